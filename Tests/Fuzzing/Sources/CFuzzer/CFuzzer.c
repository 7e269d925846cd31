#include "CFuzzer.h"

/// What libFuzzer's own `main` would try, which is linked in and never called.
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) { return 0; }
