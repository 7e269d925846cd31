#ifndef CGETOPT_H
#define CGETOPT_H

#include <getopt.h>

// getopt_long keeps its state in global variables, which Swift does not let concurrent code touch. These functions are
// the only way to them; a process calls them from its main thread, before it does anything else.

/// Begins with the first argument. Messages are left to the caller.
static inline void getopt_restart(void) {
    optind = 1;
    opterr = 0;
}

/// The number of the argument that is read next.
static inline int getopt_index(void) { return optind; }

/// The value of the option that was read last.
static inline const char *getopt_value(void) { return optarg; }

/// What was wrong when getopt_long has found a mistake: the character of a short option, 0 for a long option that does not
/// exist, or the table's value of one that was given a value and takes none.
static inline int getopt_fault(void) { return optopt; }

#endif
