#include "tests/support/recording_vfs.h"

#include <QFileInfo>
#include <algorithm>
#include <mutex>
#include <sqlite3.h>

namespace adduce::test {

class VfsRecorder
{
public:
    void add(FileStep step)
    {
        const std::lock_guard lock(m_mutex);
        m_steps.push_back(std::move(step));
    }
    [[nodiscard]] std::vector<FileStep> steps() const
    {
        const std::lock_guard lock(m_mutex);
        return m_steps;
    }
    [[nodiscard]] std::size_t count() const
    {
        const std::lock_guard lock(m_mutex);
        return m_steps.size();
    }
    void fail(const DiskFault &fault)
    {
        const std::lock_guard lock(m_mutex);
        m_fault = fault;
        m_calls = m_failed = 0;
    }
    [[nodiscard]] int failed() const
    {
        const std::lock_guard lock(m_mutex);
        return m_failed;
    }
    /// What the next call ends with before anything is done.
    int next()
    {
        const std::lock_guard lock(m_mutex);
        ++m_calls;
        const bool isHit = m_fault.call > 0 && (m_calls == m_fault.call || (m_fault.isForEver && m_calls > m_fault.call));
        m_failed += isHit ? 1 : 0;
        return isHit ? m_fault.code : SQLITE_OK;
    }
    sqlite3_vfs vfs {};
    sqlite3_vfs *real = nullptr;

private:
    mutable std::mutex m_mutex;
    std::vector<FileStep> m_steps;
    DiskFault m_fault;
    int m_calls = 0;
    int m_failed = 0;
};

namespace {

/// SQLite allocates it, with room behind it for the file of the real file system.
struct RecordedFile
{
    sqlite3_file base;
    VfsRecorder *recorder; ///< none: nothing of it is kept
    const char *path; ///< SQLite's, which lives as long as the file is open

    [[nodiscard]] sqlite3_file *real() { return reinterpret_cast<sqlite3_file *>(this + 1); }
};

RecordedFile *recorded(sqlite3_file *file)
{
    return reinterpret_cast<RecordedFile *>(file);
}

sqlite3_file *realOf(sqlite3_file *file)
{
    return recorded(file)->real();
}

QByteArray nameOf(const char *path)
{
    const QByteArray whole(path);
    return whole.mid(whole.lastIndexOf('/') + 1);
}

void keep(sqlite3_file *file, FileStep::Kind kind, qint64 offset = 0, const QByteArray &bytes = {})
{
    if (VfsRecorder *recorder = recorded(file)->recorder)
        recorder->add({ kind, nameOf(recorded(file)->path), offset, bytes });
}

int closeFile(sqlite3_file *file)
{
    return realOf(file)->pMethods->xClose(realOf(file));
}

int readFile(sqlite3_file *file, void *into, int bytes, sqlite3_int64 offset)
{
    return realOf(file)->pMethods->xRead(realOf(file), into, bytes, offset);
}

int faultOf(sqlite3_file *file)
{
    return recorded(file)->recorder ? recorded(file)->recorder->next() : SQLITE_OK;
}

int writeFile(sqlite3_file *file, const void *from, int bytes, sqlite3_int64 offset)
{
    if (const int fault = faultOf(file); fault != SQLITE_OK)
        return fault;
    const int code = realOf(file)->pMethods->xWrite(realOf(file), from, bytes, offset);
    if (code == SQLITE_OK)
        keep(file, FileStep::Kind::Write, offset, QByteArray(static_cast<const char *>(from), bytes));
    return code;
}

int truncateFile(sqlite3_file *file, sqlite3_int64 size)
{
    if (const int fault = faultOf(file); fault != SQLITE_OK)
        return fault;
    const int code = realOf(file)->pMethods->xTruncate(realOf(file), size);
    if (code == SQLITE_OK)
        keep(file, FileStep::Kind::Truncate, size);
    return code;
}

int syncFile(sqlite3_file *file, int flags)
{
    if (const int fault = faultOf(file); fault != SQLITE_OK)
        return fault;
    const int code = realOf(file)->pMethods->xSync(realOf(file), flags);
    if (code == SQLITE_OK)
        keep(file, FileStep::Kind::Sync);
    return code;
}

int sizeOfFile(sqlite3_file *file, sqlite3_int64 *size)
{
    return realOf(file)->pMethods->xFileSize(realOf(file), size);
}

int lockFile(sqlite3_file *file, int lock)
{
    return realOf(file)->pMethods->xLock(realOf(file), lock);
}

int unlockFile(sqlite3_file *file, int lock)
{
    return realOf(file)->pMethods->xUnlock(realOf(file), lock);
}

int checkReservedLock(sqlite3_file *file, int *result)
{
    return realOf(file)->pMethods->xCheckReservedLock(realOf(file), result);
}

int controlFile(sqlite3_file *file, int operation, void *argument)
{
    return realOf(file)->pMethods->xFileControl(realOf(file), operation, argument);
}

int sectorSize(sqlite3_file *file)
{
    return realOf(file)->pMethods->xSectorSize(realOf(file));
}

int deviceCharacteristics(sqlite3_file *file)
{
    return realOf(file)->pMethods->xDeviceCharacteristics(realOf(file));
}

int mapShared(sqlite3_file *file, int page, int size, int extend, void volatile **memory)
{
    return realOf(file)->pMethods->xShmMap(realOf(file), page, size, extend, memory);
}

int lockShared(sqlite3_file *file, int offset, int count, int flags)
{
    return realOf(file)->pMethods->xShmLock(realOf(file), offset, count, flags);
}

void sharedBarrier(sqlite3_file *file)
{
    realOf(file)->pMethods->xShmBarrier(realOf(file));
}

int unmapShared(sqlite3_file *file, int remove)
{
    return realOf(file)->pMethods->xShmUnmap(realOf(file), remove);
}

// Version 2: without the memory maps of version 3, which would read past what is recorded here.
constexpr sqlite3_io_methods kMethods { 2, closeFile, readFile, writeFile, truncateFile, syncFile, sizeOfFile, lockFile,
    unlockFile, checkReservedLock, controlFile, sectorSize, deviceCharacteristics, mapShared, lockShared, sharedBarrier,
    unmapShared, nullptr, nullptr };

VfsRecorder *recorderOf(sqlite3_vfs *vfs)
{
    return static_cast<VfsRecorder *>(vfs->pAppData);
}

int openFile(sqlite3_vfs *vfs, const char *path, sqlite3_file *file, int flags, int *outFlags)
{
    VfsRecorder *recorder = recorderOf(vfs);
    constexpr int kKept = SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL;
    RecordedFile *opened = recorded(file);
    opened->recorder = path && (flags & kKept) ? recorder : nullptr;
    opened->path = path;
    const int code = recorder->real->xOpen(recorder->real, path, opened->real(), flags, outFlags);
    opened->base.pMethods = opened->real()->pMethods ? &kMethods : nullptr;
    return code;
}

int removeFile(sqlite3_vfs *vfs, const char *path, int syncsFolder)
{
    VfsRecorder *recorder = recorderOf(vfs);
    const int code = recorder->real->xDelete(recorder->real, path, syncsFolder);
    if (code == SQLITE_OK)
        recorder->add({ FileStep::Kind::Remove, nameOf(path), 0, {} });
    return code;
}

void overlay(QByteArray &content, const FileStep &step)
{
    if (step.kind == FileStep::Kind::Truncate) {
        content.resize(step.offset);
        return;
    }
    if (content.size() < step.offset)
        content.append(QByteArray(step.offset - content.size(), '\0'));
    content.replace(step.offset, step.bytes.size(), step.bytes);
}

/// The step as the disk has it after a cut in its middle; no bytes: not at all.
FileStep perhaps(FileStep step, std::mt19937 &chance)
{
    constexpr int kSector = 512;
    switch (chance() % 4) {
    case 0:
        step.bytes.clear();
        break;
    case 1:
        step.bytes.truncate(static_cast<qsizetype>(chance() % static_cast<unsigned>(step.bytes.size() / kSector + 1)) * kSector);
        break;
    default:
        break;
    }
    return step;
}

} // namespace

RecordingVfs::RecordingVfs()
    : m_recorder(std::make_unique<VfsRecorder>())
{
    m_recorder->real = sqlite3_vfs_find(nullptr);
    m_recorder->vfs = *m_recorder->real;
    m_recorder->vfs.zName = "recording";
    m_recorder->vfs.pNext = nullptr;
    m_recorder->vfs.szOsFile = static_cast<int>(sizeof(RecordedFile)) + m_recorder->real->szOsFile;
    m_recorder->vfs.pAppData = m_recorder.get();
    m_recorder->vfs.xOpen = openFile;
    m_recorder->vfs.xDelete = removeFile;
    sqlite3_vfs_register(&m_recorder->vfs, 1);
}

RecordingVfs::~RecordingVfs()
{
    sqlite3_vfs_unregister(&m_recorder->vfs);
    sqlite3_vfs_register(m_recorder->real, 1);
}

std::size_t RecordingVfs::count() const
{
    return m_recorder->count();
}

std::vector<FileStep> RecordingVfs::steps() const
{
    return m_recorder->steps();
}

void RecordingVfs::fail(const DiskFault &fault)
{
    m_recorder->fail(fault);
}

int RecordingVfs::failed() const
{
    return m_recorder->failed();
}

DiskState afterPowerCut(const std::vector<FileStep> &steps, std::size_t count, std::mt19937 *chance)
{
    DiskState disk;
    std::map<QByteArray, std::vector<const FileStep *>> unsynced;
    for (std::size_t i = 0; i < std::min(count, steps.size()); ++i) {
        const FileStep &step = steps[i];
        std::vector<const FileStep *> &waiting = unsynced[step.file];
        if (step.kind == FileStep::Kind::Remove) {
            disk.erase(step.file);
            waiting.clear();
        } else if (step.kind == FileStep::Kind::Sync) {
            for (const FileStep *write : waiting)
                overlay(disk[step.file], *write);
            waiting.clear();
        } else {
            waiting.push_back(&step);
        }
    }
    if (!chance)
        return disk;
    for (const auto &[file, waiting] : unsynced)
        for (const FileStep *step : waiting) {
            if (step->kind == FileStep::Kind::Write)
                overlay(disk[file], perhaps(*step, *chance));
            else if ((*chance)() % 2 == 0)
                overlay(disk[file], *step);
        }
    return disk;
}

} // namespace adduce::test
