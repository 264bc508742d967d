#include "core/worker/worker_control.h"
#include "core/worker/worker_host.h"

#include <csignal>
#include <cstdlib>
#include <sys/prctl.h>
#include <sys/wait.h>

namespace adduce {

namespace {

/// What a process that is to open a document may hold: the document, its standard streams and nothing else.
void keepOnly(int document, int channel)
{
    ::dup2(channel, STDIN_FILENO);
    ::dup2(channel, STDOUT_FILENO);
    ::dup2(document, kDocumentDescriptor);
    ::close_range(STDERR_FILENO + 1, kDocumentDescriptor - 1, 0);
    ::close_range(kDocumentDescriptor + 1, ~0U, 0);
}

} // namespace

int hostWorkers(const std::function<int(qint64 memoryBytes, int cpuSeconds)> &work)
{
    control::Request request;
    std::array<int, control::kMostDescriptors> descriptors { -1, -1 };
    while (control::receive(control::kDescriptor, request, &descriptors)) {
        control::Reply reply;
        if (request.kind == control::Request::Start) {
            const pid_t host = ::getpid();
            reply.process = ::fork();
            if (reply.process == 0) {
                ::prctl(PR_SET_PDEATHSIG, SIGKILL); // no orphan when the host has gone
                if (::getppid() != host)
                    std::_Exit(EXIT_FAILURE);
                keepOnly(descriptors[0], descriptors[1]);
                std::_Exit(work(request.memoryBytes, request.cpuSeconds));
            }
        } else if (request.process > 0) {
            ::kill(request.process, SIGKILL); // without effect on one that is ending
            ::waitpid(request.process, &reply.status, 0);
        }
        for (const int descriptor : descriptors)
            if (descriptor >= 0)
                ::close(descriptor);
        if (!control::send(control::kDescriptor, reply))
            break;
    }
    return EXIT_SUCCESS;
}

} // namespace adduce
