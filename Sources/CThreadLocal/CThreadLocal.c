#include "CThreadLocal.h"

#include <pthread.h>

static _Thread_local void *thread_state;
// Each thread's own as well, although all set the same, so that no two threads write to one place.
static _Thread_local void (*release_state)(void *);
static pthread_key_t release_key;
static pthread_once_t release_key_once = PTHREAD_ONCE_INIT;

static void release_at_exit(void *state) {
    thread_state = 0;
    release_state(state);
}

static void make_release_key(void) { pthread_key_create(&release_key, release_at_exit); }

void *reactive_thread_state(void) { return thread_state; }

void reactive_set_thread_state(void *state, void (*release)(void *)) {
    thread_state = state;
    release_state = release;
    pthread_once(&release_key_once, make_release_key);
    pthread_setspecific(release_key, state);
}
