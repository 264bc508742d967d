#include "core/references/bibtex_reader.h"
#include "core/references/bibtex_writer.h"
#include "core/references/csl_json.h"
#include "core/references/entry_types.h"
#include "core/references/ris_reader.h"
#include "core/references/ris_writer.h"
#include "tests/support/made_references.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <functional>
#include <set>

using namespace adduce;
using namespace Qt::StringLiterals;

using References = std::vector<Reference>;
using Trip = std::function<References(const References &)>; ///< written in a format and read again

class TestRoundTrip : public QObject
{
    Q_OBJECT

private slots:
    void eachFormatKeepsEveryField_data();
    void eachFormatKeepsEveryField();
    void allFormatsAfterEachOther();
    void everythingIsMade();
    void whatALibraryKeeps();
    void typesComeBack();
};

namespace {

constexpr int kMade = 500;

QByteArray bibtex(const References &references)
{
    QSet<QString> keys;
    QByteArray bytes;
    for (const Reference &reference : references)
        bytes += bibtexOf(reference, keys);
    return bytes;
}

QByteArray ris(const References &references)
{
    QSet<QString> keys;
    QByteArray bytes;
    for (const Reference &reference : references)
        bytes += risOf(reference, keys);
    return bytes;
}

QByteArray csl(const References &references)
{
    QJsonArray items;
    for (const Reference &reference : references)
        items.append(cslOf(reference));
    return QJsonDocument(items).toJson();
}

References sound(const ReferenceList &list)
{
    return list.problems.empty() ? list.references : References();
}

const Trip throughBibtex = [](const References &made) { return sound(readBibtex(bibtex(made), {})); };
const Trip throughRis = [](const References &made) { return sound(readRis(ris(made), {})); };
const Trip throughCsl = [](const References &made) { return sound(readCsl(csl(made), {})); };

/// What is lost, of each reference on a line of its own.
QString lost(const References &is, const References &was)
{
    if (is.size() != was.size())
        return u"%1 references of %2"_s.arg(is.size()).arg(was.size());
    QStringList all;
    for (std::size_t i = 0; i < is.size(); ++i) {
        const QStringList found = test::differences(is[i], was[i]);
        if (!found.isEmpty())
            all << was[i].key + u' ' + was[i].type + u": "_s + found.join(u"; "_s);
        else if (is[i] != was[i])
            all << was[i].key + u": in what is not exported"_s;
    }
    return all.join(u'\n');
}

} // namespace

Q_DECLARE_METATYPE(Trip)

void TestRoundTrip::eachFormatKeepsEveryField_data()
{
    QTest::addColumn<Trip>("trip");
    QTest::newRow("BibTeX") << throughBibtex;
    QTest::newRow("RIS") << throughRis;
    QTest::newRow("CSL-JSON") << throughCsl;
}

void TestRoundTrip::eachFormatKeepsEveryField()
{
    QFETCH(Trip, trip);
    const References made = test::madeReferences(kMade);
    QCOMPARE(lost(trip(made), made), QString());
}

void TestRoundTrip::allFormatsAfterEachOther()
{
    const References made = test::madeReferences(kMade);
    const References first = throughBibtex(made);
    const References second = throughRis(first);
    const References third = throughCsl(second);
    QCOMPARE(lost(first, made), QString());
    QCOMPARE(lost(second, made), QString());
    QCOMPARE(lost(third, made), QString());
    QCOMPARE(bibtex(third), bibtex(made));
}

/// So that none of the comparisons is of nothing with nothing.
void TestRoundTrip::everythingIsMade()
{
    const References made = test::madeReferences(kMade);
    QCOMPARE(static_cast<int>(made.size()), kMade);
    std::set<QString> said;
    int compared = 0;
    for (const Reference &reference : made)
        for (const QString &difference : test::differences(reference, {}))
            said.insert(difference.section(u':', 0, 0));
    for (QString Reference::*field : textFields())
        compared += std::ranges::any_of(made, [&](const Reference &r) { return !(r.*field).isEmpty(); }) ? 1 : 0;
    QCOMPARE(compared, static_cast<int>(textFields().size()));
    QCOMPARE(static_cast<int>(said.size()), test::kComparedFields - 1); // all but the user's own note
}

void TestRoundTrip::whatALibraryKeeps()
{
    for (const Reference &reference : test::madeReferences(kMade))
        QCOMPARE(test::differences(referenceFromStored(storedOf(reference)), reference), QStringList());
}

/// RIS has no names for some types of CSL; BibTeX and CSL itself keep them all.
void TestRoundTrip::typesComeBack()
{
    QStringList withoutRis;
    for (const QString &type : { u"article"_s, u"article-journal"_s, u"article-magazine"_s, u"article-newspaper"_s, u"bill"_s,
             u"book"_s, u"broadcast"_s, u"chapter"_s, u"classic"_s, u"collection"_s, u"dataset"_s, u"document"_s, u"entry"_s,
             u"entry-dictionary"_s, u"entry-encyclopedia"_s, u"event"_s, u"figure"_s, u"graphic"_s, u"hearing"_s, u"interview"_s,
             u"legal_case"_s, u"legislation"_s, u"manuscript"_s, u"map"_s, u"motion_picture"_s, u"musical_score"_s, u"pamphlet"_s,
             u"paper-conference"_s, u"patent"_s, u"performance"_s, u"periodical"_s, u"personal_communication"_s, u"post"_s,
             u"post-weblog"_s, u"regulation"_s, u"report"_s, u"review"_s, u"review-book"_s, u"software"_s, u"song"_s, u"speech"_s,
             u"standard"_s, u"thesis"_s, u"treaty"_s, u"webpage"_s }) {
        const BibtexType bibtexType = bibtexTypeOf(type);
        QCOMPARE(cslTypeOfBibtex(bibtexType.entry, bibtexType.subtype), type);
        QCOMPARE(cslTypeOfCsl(type), type);
        if (cslTypeOfRis(risTypeOf(type)) != type)
            withoutRis << type;
    }
    QCOMPARE(withoutRis, (QStringList { u"entry"_s, u"event"_s, u"performance"_s, u"review"_s, u"review-book"_s, u"treaty"_s }));
}

ADDUCE_TEST(TestRoundTrip)
#include "test_round_trip.moc"
