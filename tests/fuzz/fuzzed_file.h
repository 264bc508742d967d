#pragma once
#include <QString>
#include <cstddef>
#include <cstdlib>
#include <sys/mman.h>
#include <unistd.h>

namespace adduce::fuzz {

/// A file in memory with these bytes, for what opens by name.
class FuzzedFile
{
public:
    FuzzedFile(const unsigned char *data, std::size_t size)
        : m_descriptor(memfd_create("fuzzed", MFD_CLOEXEC))
    {
        if (m_descriptor < 0 || write(m_descriptor, data, size) != static_cast<ssize_t>(size))
            std::abort();
    }
    ~FuzzedFile() { close(m_descriptor); }
    FuzzedFile(const FuzzedFile &) = delete;
    FuzzedFile &operator=(const FuzzedFile &) = delete;
    [[nodiscard]] QString path() const { return QStringLiteral("/proc/self/fd/%1").arg(m_descriptor); }

private:
    int m_descriptor;
};

} // namespace adduce::fuzz
