// A worker whose faults stand in the document: it runs the document as a shell script.
#include "core/worker/worker_host.h"

#include <cstdlib>
#include <string>
#include <unistd.h>

int main()
{
    return adduce::hostWorkers([](qint64, int) {
        std::string script(1 << 12, '\0');
        const ssize_t length = ::pread(adduce::kDocumentDescriptor, script.data(), script.size(), 0);
        script.resize(length > 0 ? static_cast<std::size_t>(length) : 0);
        ::execl("/bin/sh", "sh", "-c", script.c_str(), nullptr);
        return EXIT_FAILURE;
    });
}
