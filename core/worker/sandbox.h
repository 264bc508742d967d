#pragma once
#include <QtGlobal>

namespace adduce {

struct SandboxLimits
{
    qint64 memoryBytes = qint64(1) << 30;
    int cpuSeconds = 60;
};

/// Gives up for good what reading a document does not need: memory and time over the limits, writing files, new
/// descriptors, sockets, other programs, new code, signals to others. Later system calls outside the list kill the process. False when the kernel
/// refuses: the caller must then not open the document. Sanitized builds keep their memory and system calls.
bool enterSandbox(const SandboxLimits &limits);

} // namespace adduce
