#pragma once
#include <QStringList>

namespace adduce {

/// How the server of a library is reached.
struct ServerSettings
{
    QString address = QStringLiteral("127.0.0.1"); ///< that it listens at; other than this computer's own, others can reach it
    int port = 8433;
    QStringList
        hosts {}; ///< names that it is reached by besides this computer's own ("papers.example.org"); a request to another is none of ours
    QStringList origins {}; ///< of pages that may call it ("https://notes.example.org"), besides its own
    QString certificate {}; ///< path of a PEM file; empty: no encryption
    QString key {}; ///< of the certificate, the same
    bool isBehindProxy = false; ///< every request counts as one of another computer, wherever it comes from
    int requestsPerMinute = 300; ///< of one user
    int questions = 2; ///< that are answered at once
    int questionSeconds = 300; ///< that one may take
    int uploadMegabytes = 64;
    QStringList addFrom {}; ///< folders: programs that speak the Model Context Protocol may add files of these
    friend bool operator==(const ServerSettings &, const ServerSettings &) = default;
};

constexpr int kMostServerNumber = 100'000; ///< of each number of these

} // namespace adduce
