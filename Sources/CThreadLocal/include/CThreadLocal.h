#ifndef CTHREADLOCAL_H
#define CTHREADLOCAL_H

/// The state that the calling thread's changes run in, or null if there is none yet.
///
/// Out of line on purpose: a compiler that saw the thread-local itself could keep its address
/// across a suspension point, after which the code may run on another thread.
void *_Nullable reactive_thread_state(void);

/// Sets the calling thread's state; `release` is called with it when the thread ends.
void reactive_set_thread_state(void *_Nonnull state, void (*_Nonnull release)(void *_Nonnull));

#endif
