#include <stddef.h>
#include <stdint.h>

/// libFuzzer as a library: tries inputs until one fails, or until its arguments say that it is enough.
/// Source: https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*tryInput)(const uint8_t *data, size_t size));
