#if canImport(Darwin)
    import Darwin

    /// Waits for changes in a folder and in the folders in it, by kqueue.
    struct FolderWatcher: ~Copyable {
        private let folder: String
        private let queue: Int32
        /// What is open to be watched: folders tell of files that come and go, files of what is written into them.
        private var files: [Int32] = []

        private static let events = UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_ATTRIB)
        /// As long as nothing may happen after the last change of several, and as they take at most. In milliseconds.
        private static let quiet = 10
        private static let longest = 50

        init(folder: String) throws {
            self.folder = folder
            queue = kqueue()
            if queue < 0 { throw FileError("folders cannot be watched: \(String(cString: strerror(errno)))") }
        }

        deinit {
            for file in files { close(file) }
            close(queue)
        }

        /// Watches all folders and specs that there are now, and the folder around them, in which the folder itself may go and come.
        mutating func lookAtAllFolders() throws {
            let before = files
            files = []
            for path in [SpecFolder.existingFolder(above: folder)] + SpecFolder.allFolders(in: folder) + SpecFolder.allFiles(in: folder) {
                let file = open(path, O_EVTONLY | O_CLOEXEC)
                if file < 0 { continue }
                files.append(file)
                var event = kevent(
                    ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR), fflags: Self.events, data: 0,
                    udata: nil)
                _ = kevent(queue, &event, 1, nil, 0, nil)
            }
            for file in before { close(file) }
        }

        /// Returns when something has changed.
        func wait() {
            _ = hasChanges(within: nil)
            let clock = ContinuousClock()
            let start = clock.now
            while clock.now - start < .milliseconds(Self.longest), hasChanges(within: Self.quiet) {}
        }

        private func hasChanges(within milliseconds: Int?) -> Bool {
            var event = kevent()
            guard let milliseconds else { return kevent(queue, nil, 0, &event, 1, nil) > 0 }
            var limit = timespec(tv_sec: 0, tv_nsec: milliseconds * 1_000_000)
            return kevent(queue, nil, 0, &event, 1, &limit) > 0
        }
    }
#endif
