#pragma once
#include <QString>
#include <QStringList>
#include <QUrl>
#include <vector>

namespace adduce {

/// A paper that a service names on a question. Its texts are plain, of one line and without hidden characters.
struct FoundPaper
{
    QString title; ///< never empty
    QStringList authors; ///< "Given Family", or as the service writes them
    int year = 0; ///< 0 when unknown
    QString doi; ///< lower case, without a resolver's address; empty when it has none
    QString venue;
    QString licence; ///< as the service names it: "cc-by", an address; empty when unknown
    QUrl pdf; ///< a copy that anybody may read; empty unless the service says that there is one
    [[nodiscard]] bool isOpen() const { return !pdf.isEmpty(); }

    friend bool operator==(const FoundPaper &, const FoundPaper &) = default;
};

/// Each DOI once, in the order in which they came; what one service does not know of a paper, the next one adds. Those without a DOI
/// stay as they are.
std::vector<FoundPaper> merged(const std::vector<FoundPaper> &papers);

} // namespace adduce
