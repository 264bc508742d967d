#pragma once
#include "core/references/crossref.h"
#include "tests/support/loopback_server.h"

namespace adduce::test {

/// A Crossref that says the same of every work.
class CrossrefServer : public LoopbackServer
{
public:
    explicit CrossrefServer(const QByteArray &answer)
        : LoopbackServer([answer](const QByteArray &) { return answer; })
    {
    }

    [[nodiscard]] CrossrefService service() const
    {
        CrossrefService service;
        service.works = url(QStringLiteral("/works/"));
        service.timeoutMs = 2'000;
        service.mostBytes = 100'000;
        return service;
    }
};

/// What Crossref says of a work.
inline const QByteArray kWork = R"({"status": "ok", "message": {"DOI": "10.1000/Naps", "type": "journal-article",
    "title": ["Naps &amp; recall"], "container-title": ["Sleep"], "issued": {"date-parts": [[2001, 5]]},
    "author": [{"given": "Jane", "family": "Smith"}, {"name": "WHO"}]}})";

} // namespace adduce::test
