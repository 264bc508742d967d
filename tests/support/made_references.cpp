#include "tests/support/made_references.h"

#include "core/references/entry_types.h"

#include <random>

namespace adduce::test {

using namespace Qt::StringLiterals;

namespace {

/// Chooses by a row of numbers that is the same everywhere: distributions of the standard library are not.
class Dice
{
public:
    std::size_t below(std::size_t count) { return m_numbers() % count; }
    bool once(std::size_t in) { return below(in) == 0; }
    template <class Values> const auto &of(const Values &values) { return values[below(std::size(values))]; }

private:
    std::mt19937 m_numbers { 33 };
};

const std::vector<QString> &madeTypes()
{
    static const std::vector<QString> types { u"article-journal"_s, u"article-magazine"_s, u"article-newspaper"_s, u"article"_s,
        u"book"_s, u"chapter"_s, u"paper-conference"_s, u"thesis"_s, u"report"_s, u"webpage"_s, u"document"_s, u"manuscript"_s,
        u"pamphlet"_s, u"dataset"_s, u"software"_s, u"patent"_s, u"periodical"_s, u"standard"_s, u"entry-encyclopedia"_s,
        u"entry-dictionary"_s, u"post-weblog"_s, u"post"_s, u"bill"_s, u"broadcast"_s, u"classic"_s, u"collection"_s, u"figure"_s,
        u"graphic"_s, u"hearing"_s, u"interview"_s, u"legal_case"_s, u"legislation"_s, u"map"_s, u"motion_picture"_s,
        u"musical_score"_s, u"personal_communication"_s, u"regulation"_s, u"song"_s, u"speech"_s };
    return types;
}

const std::vector<PersonName> &madeNames()
{
    static const std::vector<PersonName> names {
        { u"Jane"_s, {}, u"Smith"_s, {} },
        { u"J. R. R."_s, {}, u"Tolkien"_s, {} },
        { u"Jan"_s, u"van der"_s, u"Berg"_s, {} },
        { u"Ludwig"_s, u"van"_s, u"Beethoven"_s, {} },
        { u"Jacobus Henricus"_s, u"van 't"_s, u"Hoff"_s, {} },
        { u"Simone"_s, u"de"_s, u"Beauvoir"_s, {} },
        { u"Juan Carlos"_s, u"de la"_s, u"Cruz Ortega"_s, {} },
        { u"Jean"_s, u"d'"_s, u"Alembert"_s, {} },
        { u"Hassan"_s, u"al-"_s, u"Banna"_s, {} },
        { u"Martin Luther"_s, {}, u"King"_s, u"Jr."_s },
        { u"Oliver"_s, u"von"_s, u"Holmes Wendell"_s, u"III"_s },
        { u"Jane"_s, {}, u"Doe"_s, u"M.D., Ph.D."_s },
        { {}, {}, u"Plato"_s, {} },
        { {}, u"van"_s, u"Gogh"_s, {} },
        { {}, {}, u"King"_s, u"Sr."_s },
        { u"Gabriel"_s, {}, u"García Márquez"_s, {} },
        { u"Susanne"_s, {}, u"Köll"_s, {} },
        { u"Émile"_s, {}, u"Ørsted-Łukasiewicz"_s, {} },
        { u"Иван"_s, {}, u"Петров"_s, {} },
        { u"小明"_s, {}, u"王"_s, {} },
        { {}, {}, u"山田太郎"_s, {} },
        { u"محمد"_s, {}, u"النجار"_s, {} },
        { u"יוסף"_s, {}, u"כהן"_s, {} },
        { u"प्रिया"_s, {}, u"शर्मा"_s, {} },
        { u"A_b & C%"_s, {}, u"O#x{y}"_s, {} },
        { u"and"_s, {}, u"Others and Sons"_s, {} },
        { {}, {}, {}, {}, u"World Health Organization"_s },
        { {}, {}, {}, {}, u"University of California, Irvine"_s },
        { {}, {}, {}, {}, u"Barnes and Noble, Inc., and others"_s },
        { {}, {}, {}, {}, u"WHO"_s },
        { {}, {}, {}, {}, u"van der Berg & Söhne {Verlag}"_s },
        { {}, {}, {}, {}, u"国立研究開発法人"_s },
    };
    return names;
}

const std::vector<QString> &madeTexts()
{
    static const std::vector<QString> texts { u"The effects of naps on recall"_s, u"Costs & benefits: 50 % of {all} naps_in $"_s,
        u"\\input{/etc/passwd} and \\write18{rm} #1 ~ ^"_s, u"An unbalanced } and an unbalanced {"_s,
        u"Dashes - -- --- – — and quotes ' '' ` `` \" “so” ‘so’"_s, u"ER - is no end, TY - JOUR no beginning; AU - nobody"_s,
        u"@article{x, title = {y}}"_s, u"Größe, naïveté, Škoda, ångström and œuvre"_s, u"睡眠不足と記憶"_s,
        u"Влияние сна на память"_s, u"تأثير القيلولة على الذاكرة"_s, u"השפעת השינה על הזיכרון"_s, u"नींद और स्मृति"_s,
        u"Emoji 😴 and 𝑥² ≤ α‑helix"_s, u"[\"JSON\"], {\"title\": null}, \\n and \\u0041"_s, u"Second"_s, u"12"_s,
        u"A/B: 3.5 < x > 2"_s, u"Words and more words that go on and on. "_s.repeated(60).trimmed() };
    return texts;
}

PersonNames someNames(Dice &dice, std::size_t most)
{
    PersonNames names;
    for (std::size_t count = dice.below(most + 1); count > 0; --count)
        names.push_back(dice.of(madeNames()));
    return names;
}

QString someDate(Dice &dice)
{
    const int month = static_cast<int>(dice.below(13));
    return isoDate(partialDate(1990 + static_cast<int>(dice.below(35)), month, static_cast<int>(dice.below(32))));
}

void setPages(Reference &reference, Dice &dice)
{
    static const std::vector<QString> pages { u"215–226"_s, u"e1017"_s, u"S1–S14"_s, u"1–5, 8–10"_s, u"x–xv"_s };
    static const std::vector<QString> totals { u"345"_s, u"xii, 345"_s, u"28 p."_s };
    if (isWhole(reference.type))
        reference.pageTotal = dice.of(totals);
    else
        reference.pages = dice.of(pages);
}

QStringList someTags(Dice &dice)
{
    static const std::vector<QString> tags { u"sleep"_s, u"to read"_s, u"sleep, REM"_s, u"a; b"_s, u"C# & {more}"_s, u"昼寝"_s };
    QStringList chosen;
    for (std::size_t count = dice.below(4); count > 0; --count)
        chosen << dice.of(tags);
    chosen.removeDuplicates();
    return chosen;
}

QString shown(const PersonNames &names)
{
    QStringList parts;
    for (const PersonName &n : names)
        parts << QStringList { n.given, n.particle, n.droppingParticle, n.family, n.suffix, n.literal }.join(u'|');
    return parts.join(u" & "_s);
}

} // namespace

std::vector<Reference> madeReferences(int count)
{
    // Each takes its turn with a text of its own in two of three references.
    static const std::vector<QString Reference::*> free { &Reference::shortTitle, &Reference::venue, &Reference::series,
        &Reference::edition, &Reference::volume, &Reference::issue, &Reference::publisher, &Reference::place, &Reference::genre,
        &Reference::abstract, &Reference::printedNote };
    static const std::vector<QString> retractions { u"Retraction, 2010-02-06, doi:10.1000/r_2"_s, u"Withdrawal"_s };
    Dice dice;
    std::vector<Reference> references;
    for (int i = 0; i < count; ++i) {
        Reference r;
        r.key = u"key:%1"_s.arg(i);
        r.type = madeTypes()[static_cast<std::size_t>(i) % madeTypes().size()];
        r.title = u"%1 (%2)"_s.arg(dice.of(madeTexts())).arg(i);
        for (QString Reference::*field : free)
            if (!dice.once(3))
                r.*field = dice.of(madeTexts());
        if (r.type == u"thesis" && dice.once(2))
            r.genre = u"Master's thesis"_s;
        r.authors = someNames(dice, 6);
        r.editors = someNames(dice, 3);
        r.translators = someNames(dice, 2);
        if (!dice.once(8))
            setDate(r, dateIn(someDate(dice)));
        if (!dice.once(3))
            setPages(r, dice);
        if (dice.once(2))
            r.doi = u"10.1000/a_b(%1)--x"_s.arg(i);
        if (dice.once(2))
            r.issn = u"1234-567X"_s;
        if (dice.once(2))
            r.isbn = dice.once(2) ? u"978-3-16-148410-0"_s : u"0-19-852663-6"_s;
        if (dice.once(2))
            r.url = u"https://example.org/~naps/a_b?x=1&y=%20#top-%1--end"_s.arg(i);
        if (dice.once(2))
            r.accessed = someDate(dice);
        if (dice.once(2))
            r.language = dice.once(2) ? u"en"_s : u"de-CH"_s;
        if (dice.once(9))
            r.retraction = dice.of(retractions);
        r.tags = someTags(dice);
        references.push_back(std::move(r));
    }
    return references;
}

QStringList differences(const Reference &is, const Reference &was)
{
    static const std::vector<std::pair<QString, QString Reference::*>> texts { { u"key"_s, &Reference::key },
        { u"type"_s, &Reference::type }, { u"title"_s, &Reference::title }, { u"doi"_s, &Reference::doi },
        { u"venue"_s, &Reference::venue }, { u"volume"_s, &Reference::volume }, { u"issue"_s, &Reference::issue },
        { u"pages"_s, &Reference::pages }, { u"issn"_s, &Reference::issn }, { u"retraction"_s, &Reference::retraction },
        { u"publisher"_s, &Reference::publisher }, { u"url"_s, &Reference::url }, { u"abstract"_s, &Reference::abstract },
        { u"language"_s, &Reference::language }, { u"shortTitle"_s, &Reference::shortTitle }, { u"series"_s, &Reference::series },
        { u"edition"_s, &Reference::edition }, { u"isbn"_s, &Reference::isbn }, { u"place"_s, &Reference::place },
        { u"pageTotal"_s, &Reference::pageTotal }, { u"genre"_s, &Reference::genre }, { u"accessed"_s, &Reference::accessed },
        { u"printedNote"_s, &Reference::printedNote }, { u"note"_s, &Reference::note } };
    QStringList found;
    const auto compare = [&](const QString &name, const QString &a, const QString &b) {
        if (a != b)
            found << u"%1: “%2” was “%3”"_s.arg(name, a, b);
    };
    for (const auto &[name, field] : texts)
        compare(name, is.*field, was.*field);
    for (const auto &[name, field] : { std::pair(u"authors"_s, &Reference::authors), std::pair(u"editors"_s, &Reference::editors),
             std::pair(u"translators"_s, &Reference::translators) })
        compare(name, shown(is.*field), shown(was.*field));
    for (const auto &[name, field] : { std::pair(u"year"_s, &Reference::year), std::pair(u"month"_s, &Reference::month),
             std::pair(u"day"_s, &Reference::day) })
        compare(name, QString::number(is.*field), QString::number(was.*field));
    compare(u"tags"_s, is.tags.join(u'|'), was.tags.join(u'|'));
    return found;
}

} // namespace adduce::test
