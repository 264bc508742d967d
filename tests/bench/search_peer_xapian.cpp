// Before Qt, whose keywords it cannot bear: this file is compiled without the precompiled header.
#ifdef ADDUCE_HAS_XAPIAN
#include <xapian.h>
#endif

#include "core/base/cpu_clock.h"
#include "tests/bench/search_peers.h"

#include <QTemporaryDir>

namespace adduce::bench {

using namespace Qt::StringLiterals;

#ifdef ADDUCE_HAS_XAPIAN
std::optional<PeerFigures> xapianFigures(
    const QString &folder, const QString &corpus, const QString &queries, const QString &judgements)
{
    constexpr int kBest = 10;
    const QTemporaryDir place(folder + u"/xapian"_s);
    const std::vector<Text> texts = textsOf(corpus);
    PeerFigures figures;
    const double before = cpuMilliseconds();
    Xapian::WritableDatabase database(place.filePath(u"db"_s).toStdString(), Xapian::DB_CREATE);
    Xapian::TermGenerator generator;
    generator.set_stemmer(Xapian::Stem("english"));
    for (const Text &t : texts) {
        Xapian::Document document;
        generator.set_document(document);
        generator.index_text(t.text.toStdString());
        document.set_data(t.name.toStdString());
        database.add_document(document);
    }
    database.commit();
    figures.indexSeconds = (cpuMilliseconds() - before) / 1000;
    Xapian::QueryParser parser;
    parser.set_stemmer(Xapian::Stem("english"));
    parser.set_stemming_strategy(Xapian::QueryParser::STEM_SOME);
    measureQueries(figures, queries, judgements, [&](const QString &query) {
        Xapian::Enquire enquire(database);
        enquire.set_query(parser.parse_query(query.toStdString(), 0));
        std::vector<QString> names;
        const Xapian::MSet found = enquire.get_mset(0, kBest);
        for (Xapian::MSetIterator it = found.begin(); it != found.end(); ++it)
            names.push_back(QString::fromStdString(it.get_document().get_data()));
        return names;
    });
    return figures;
}
#else
std::optional<PeerFigures> xapianFigures(const QString &, const QString &, const QString &, const QString &)
{
    return std::nullopt;
}
#endif

} // namespace adduce::bench
