#pragma once
#include <QtGlobal>
#include <array>
#include <cstring>
#include <span>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

// What a program and the host of its workers say to each other: one packet a message, descriptors beside it. Both are
// ours and trust each other; no document is open on this socket.

namespace adduce::control {

/// The descriptor of the packet socket in the host.
constexpr int kDescriptor = 3;

struct Request
{
    enum Kind : qint32
    {
        Start, ///< with two descriptors: the document and the channel
        End
    };
    Kind kind = Start;
    qint32 process = 0; ///< to end
    qint64 memoryBytes = 0;
    qint32 cpuSeconds = 0;
    qint32 unused = 0; ///< no byte without a value
};

struct Reply
{
    qint32 process = 0; ///< that was started; -1 when it could not be
    qint32 status = 0; ///< of the process that was ended, as of waitpid
};

constexpr std::size_t kMostDescriptors = 2;
using Ancillary = std::array<char, CMSG_SPACE(sizeof(int) * kMostDescriptors)>;

/// False when the other side has gone.
template <class Message> bool send(int socket, const Message &message, std::span<const int> descriptors = {})
{
    iovec bytes { const_cast<Message *>(&message), sizeof message }; // sendmsg(2) only reads it
    alignas(cmsghdr) Ancillary ancillary {};
    msghdr header {};
    header.msg_iov = &bytes;
    header.msg_iovlen = 1;
    if (!descriptors.empty()) {
        header.msg_control = ancillary.data();
        header.msg_controllen = CMSG_SPACE(descriptors.size_bytes());
        cmsghdr *rights = CMSG_FIRSTHDR(&header);
        rights->cmsg_level = SOL_SOCKET;
        rights->cmsg_type = SCM_RIGHTS;
        rights->cmsg_len = CMSG_LEN(descriptors.size_bytes());
        std::memcpy(CMSG_DATA(rights), descriptors.data(), descriptors.size_bytes());
    }
    return ::sendmsg(socket, &header, MSG_NOSIGNAL) == static_cast<ssize_t>(sizeof message);
}

/// False when the other side has gone. Descriptors that came along are the caller's; -1 where none did.
template <class Message> bool receive(int socket, Message &message, std::array<int, kMostDescriptors> *descriptors = nullptr)
{
    iovec bytes { &message, sizeof message };
    alignas(cmsghdr) Ancillary ancillary {};
    msghdr header {};
    header.msg_iov = &bytes;
    header.msg_iovlen = 1;
    header.msg_control = ancillary.data();
    header.msg_controllen = ancillary.size();
    ssize_t got = -1;
    do
        got = ::recvmsg(socket, &header, MSG_CMSG_CLOEXEC);
    while (got < 0 && errno == EINTR);
    if (got != static_cast<ssize_t>(sizeof message))
        return false;
    if (!descriptors)
        return true;
    descriptors->fill(-1);
    const cmsghdr *rights = CMSG_FIRSTHDR(&header);
    if (rights && rights->cmsg_type == SCM_RIGHTS && rights->cmsg_len == CMSG_LEN(sizeof *descriptors))
        std::memcpy(descriptors->data(), CMSG_DATA(rights), sizeof *descriptors);
    return true;
}

} // namespace adduce::control
