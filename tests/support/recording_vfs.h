#pragma once
#include <QByteArray>
#include <map>
#include <memory>
#include <random>
#include <vector>

namespace adduce::test {

/// What SQLite did to a file.
struct FileStep
{
    enum class Kind
    {
        Write,
        Truncate,
        Sync,
        Remove
    };
    Kind kind = Kind::Write;
    QByteArray file; ///< name without its folder
    qint64 offset = 0; ///< of a write; of a truncation, the size that is left; bytes
    QByteArray bytes; ///< of a write
};

/// Which call that changes a file (write, truncation, sync) fails, and how.
struct DiskFault
{
    int call = 0; ///< counted from 1; 0: none fails
    int code = 0; ///< SQLITE_FULL, SQLITE_IOERR_WRITE
    bool isForEver = false; ///< so do all that come after it
};

using DiskState = std::map<QByteArray, QByteArray>; ///< what each file holds

class VfsRecorder;

/// While it lives, SQLite's files are opened through it: all goes on to the file system as ever, and what is written and synced is
/// kept, in order; it can be made to fail. Temporary files and the shared memory of a log, which no power cut outlives, are not. One at a time, and no
/// connection may outlive it; connections may be of several threads.
class RecordingVfs
{
public:
    RecordingVfs();
    ~RecordingVfs();
    RecordingVfs(const RecordingVfs &) = delete;
    RecordingVfs &operator=(const RecordingVfs &) = delete;

    [[nodiscard]] std::size_t count() const; ///< of steps so far
    [[nodiscard]] std::vector<FileStep> steps() const;
    void fail(const DiskFault &fault); ///< calls are counted from now on
    [[nodiscard]] int failed() const; ///< calls that did, since then

private:
    std::unique_ptr<VfsRecorder> m_recorder;
};

/// The disk after a power cut that came once the first `count` steps were done. What was synced is there. What was not is
/// lost; or, with `chance`, each such write by itself is there, lost, or there to some multiple of 512 bytes, as if the disk had
/// put them in another order. A file that was removed is gone. Pure but for `chance`.
DiskState afterPowerCut(const std::vector<FileStep> &steps, std::size_t count, std::mt19937 *chance = nullptr);

} // namespace adduce::test
