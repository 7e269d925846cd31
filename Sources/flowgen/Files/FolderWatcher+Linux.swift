#if canImport(Glibc)
    import Glibc

    /// Waits for changes in a folder and in the folders in it, by inotify.
    struct FolderWatcher: ~Copyable {
        private let folder: String
        private let queue: Int32

        /// Files count when they are written to their end; editors that save under another name rename the file then.
        private static let events = UInt32(
            IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF | IN_ATTRIB)
        /// Changes that come together, such as those of a whole branch, are taken as one: so long nothing may happen after the last,
        /// and so long it takes at most. In milliseconds.
        private static let quiet: Int32 = 10
        private static let longest = 50

        init(folder: String) throws {
            self.folder = folder
            queue = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            if queue < 0 { throw FileError("folders cannot be watched: \(String(cString: strerror(errno)))") }
        }

        deinit { close(queue) }

        /// Watches all folders that there are now, and the one around them, in which the folder itself may go and come.
        mutating func lookAtAllFolders() throws {
            for path in [SpecFolder.existingFolder(above: folder)] + SpecFolder.allFolders(in: folder) {
                if inotify_add_watch(queue, path, Self.events) < 0, errno == ENOSPC {
                    throw FileError("there are more folders than the system watches; fs.inotify.max_user_watches says how many it does")
                }
            }
        }

        /// Returns when something has changed.
        func wait() {
            _ = hasChanges(within: -1)
            let clock = ContinuousClock()
            let start = clock.now
            repeat { drain() } while clock.now - start < .milliseconds(Self.longest) && hasChanges(within: Self.quiet)
        }

        private func hasChanges(within milliseconds: Int32) -> Bool {
            var descriptor = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
            return poll(&descriptor, 1, milliseconds) > 0
        }

        /// What has changed is not asked: everything is read again, and compared.
        private func drain() {
            withUnsafeTemporaryAllocation(byteCount: 16 * 1024, alignment: 8) { buffer in
                while read(queue, buffer.baseAddress, buffer.count) > 0 {}
            }
        }
    }
#endif
