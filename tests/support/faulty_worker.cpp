// A worker whose faults stand in the document: it tells the lie that the document names ("lie: ..."), or runs it as a shell script.
#include "core/worker/worker_host.h"
#include "tests/support/lies.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <unistd.h>

using namespace adduce;

int main()
{
    return hostWorkers([](qint64, int) {
        std::string script(1 << 12, '\0');
        const ssize_t length = ::pread(kDocumentDescriptor, script.data(), script.size(), 0);
        script.resize(length > 0 ? static_cast<std::size_t>(length) : 0);
        const auto lie =
            std::ranges::find_if(test::lies(), [&](const test::Lie &one) { return script == std::string("lie: ") + one.name; });
        if (lie != test::lies().end()) {
            lie->tell();
            return EXIT_SUCCESS;
        }
        ::execl("/bin/sh", "sh", "-c", script.c_str(), nullptr);
        return EXIT_FAILURE;
    });
}
