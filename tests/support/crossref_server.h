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

/// The same, with what became of it.
inline const QByteArray kRetractedWork = R"({"status": "ok", "message": {"DOI": "10.1000/naps", "type": "journal-article",
    "title": ["Naps & recall"], "updated-by": [
    {"type": "correction", "DOI": "10.1000/c", "source": "publisher", "updated": {"date-parts": [[2012, 1, 1]]}},
    {"type": "retraction", "DOI": "10.1000/R2", "source": "retraction-watch", "updated": {"date-parts": [[2010, 2, 6]]}},
    {"type": "retraction", "DOI": "10.1000/r1", "source": "publisher", "updated": {"date-parts": [[2009, 12]]}}]}})";

} // namespace adduce::test
