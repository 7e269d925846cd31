#if __has_include(<cmark.h>)
#include <cmark.h>
#elif defined(__APPLE__)
#error "flowgen reads Markdown by libcmark, whose header cmark.h was not found. Install it: brew install cmark pkg-config"
#elif defined(__linux__)
#error "flowgen reads Markdown by libcmark, whose header cmark.h was not found. Install it: apt-get install libcmark-dev pkg-config (Debian, Ubuntu), dnf install cmark-devel pkgconf (Fedora), apk add cmark-dev pkgconf (Alpine), pacman -S cmark pkgconf (Arch)"
#else
#error "flowgen reads Markdown by libcmark, whose header cmark.h was not found. Install the development files of libcmark, and pkg-config"
#endif
