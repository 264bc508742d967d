#include "core/text/quantities.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Units by every way that papers write them, lower case.
const QHash<QString, QString> &units()
{
    static const QHash<QString, QString> all = [] {
        QHash<QString, QString> known;
        const QStringList families { u"% percent percents pct"_s, u"mg milligram milligrams"_s,
            u"µg μg ug mcg microgram micrograms"_s, u"ng"_s, u"kg kilogram kilograms kilo kilos"_s, u"g gram grams"_s,
            u"ml millilitre millilitres milliliter milliliters"_s, u"µl μl ul"_s, u"dl"_s, u"l litre litres liter liters"_s,
            u"nm"_s, u"µm μm um"_s, u"mm millimetre millimetres millimeter millimeters"_s,
            u"cm centimetre centimetres centimeter centimeters"_s, u"km kilometre kilometres kilometer kilometers"_s,
            u"m metre metres meter meters"_s, u"ms millisecond milliseconds"_s, u"s sec secs second seconds"_s,
            u"min mins minute minutes"_s, u"h hr hrs hour hours"_s, u"day days d"_s, u"week weeks wk wks"_s, u"month months"_s,
            u"year years yr yrs"_s, u"decade decades"_s, u"°c ℃"_s, u"°f"_s, u"k kelvin"_s, u"hz"_s, u"khz"_s, u"mhz"_s, u"ghz"_s,
            u"kcal"_s, u"kj"_s, u"j joule joules"_s, u"w watt watts"_s, u"kw"_s, u"v volt volts"_s, u"mv"_s, u"pa"_s, u"kpa"_s,
            u"mpa"_s, u"gpa"_s, u"mmhg"_s, u"mol moles"_s, u"mmol"_s, u"µmol μmol umol"_s, u"nmol"_s, u"iu"_s, u"bpm"_s, u"kb"_s,
            u"mb"_s, u"gb"_s, u"tb"_s, u"mile miles"_s, u"foot feet ft"_s, u"inch inches"_s, u"pound pounds lb lbs"_s,
            u"million"_s, u"billion"_s, u"thousand"_s };
        for (const QString &family : families) {
            const QStringList names = family.split(u' ');
            for (const QString &name : names)
                known.insert(name, names.first());
        }
        return known;
    }();
    return all;
}

/// Words for numbers, lower case. The large ones stand for themselves: what they are of is said by another.
const QHash<QString, QString> &numberWords()
{
    static const QHash<QString, QString> all = [] {
        QHash<QString, QString> known;
        const auto add = [&](const QString &words, int first, int step) {
            int value = first;
            for (const QString &word : words.split(u' ')) {
                known.insert(word, QString::number(value));
                value += step;
            }
        };
        add(u"one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
            "eighteen nineteen"_s,
            1, 1);
        add(u"twenty thirty forty fifty sixty seventy eighty ninety"_s, 20, 10);
        add(u"first second third fourth fifth sixth seventh eighth ninth tenth"_s, 1, 1);
        for (const QString &large : { u"dozen"_s, u"hundred"_s, u"thousand"_s, u"million"_s, u"billion"_s, u"trillion"_s }) {
            known.insert(large, large);
            known.insert(large + u's', large);
        }
        return known;
    }();
    return all;
}

bool isVague(const QString &word)
{
    static const QSet<QString> vague { u"one"_s, u"first"_s, u"second"_s, u"third"_s };
    return vague.contains(word);
}

/// ASCII digits, points and minuses in place of all others, character for character.
QString plainDigits(QStringView text)
{
    QString plain = text.toString();
    for (qsizetype i = 0; i < plain.size(); ++i) {
        const QChar c = plain[i];
        if (c.category() == QChar::Number_DecimalDigit)
            plain[i] = QChar(u'0' + c.digitValue());
        else if (c == u'·' && i > 0 && plain[i - 1].isDigit())
            plain[i] = u'.';
        else if (c == u'\u2009' || c == u'\u202f' || c == u'\u00a0')
            plain[i] = u'\u00a0';
    }
    return plain;
}

/// Marks numbers of references, as they are cited in square brackets.
void markReferences(std::vector<Quantity> &quantities, const QString &text)
{
    static const QRegularExpression marks(uR"(\[\d{1,3}(?:\s?[,;–-]\s?\d{1,3})*\])"_s);
    for (auto it = marks.globalMatch(text); it.hasNext();) {
        const auto mark = it.next();
        for (Quantity &quantity : quantities)
            quantity.isReference =
                quantity.isReference || (quantity.start > mark.capturedStart() && quantity.start < mark.capturedEnd());
    }
}

/// "thirty-five" as one number.
void joinTensAndOnes(std::vector<Quantity> &quantities, const QString &text)
{
    for (std::size_t i = 1; i < quantities.size(); ++i) {
        Quantity &tens = quantities[i - 1];
        const Quantity &ones = quantities[i];
        const int end = tens.start + tens.length;
        const bool areWords = text[tens.start].isLetter() && text[ones.start].isLetter();
        const int ten = tens.value.toInt();
        const int one = ones.value.toInt();
        if (!areWords || ones.start != end + 1 || ten < 20 || ten % 10 != 0 || one < 1 || one > 9)
            continue;
        tens = { QString::number(ten + one), ones.unit, tens.start, ones.start + ones.length - tens.start };
        quantities.erase(quantities.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

QString canonical(QString number)
{
    number.remove(u',').remove(u'\u00a0').remove(u'\'').remove(u'’');
    if (number.contains(u'.')) {
        while (number.endsWith(u'0'))
            number.chop(1);
        if (number.endsWith(u'.'))
            number.chop(1);
    }
    qsizetype zeros = 0;
    while (zeros + 1 < number.size() && number[zeros] == u'0' && number[zeros + 1] != u'.')
        ++zeros;
    number.remove(0, zeros);
    return number.startsWith(u'.') ? u'0' + number : number.isEmpty() ? u"0"_s : number;
}

QString unitBehind(const QString &text, qsizetype end)
{
    static const QRegularExpression word(uR"(\G([\s\x{a0}-]?)(%|°[CF]|℃|per\s?cent|[A-Za-zµμ]+))"_s);
    const auto found = word.match(text, end);
    if (!found.hasMatch())
        return {};
    const QString name = found.captured(2).toLower().remove(u' ');
    if (name == u"s" && found.capturedLength(1) == 0) // "1990s"
        return {};
    return units().value(name);
}

} // namespace

std::vector<Quantity> quantitiesIn(QStringView text)
{
    static const QRegularExpression number(
        uR"((?<![\d.])(?:\d{1,3}(?:[,\x{a0}'’]\d{3})+(?![\d])(?:\.\d+)?|\d+(?:\.\d+)?|(?<!\d)\.\d+)|\b[A-Za-z]+\b)"_s);
    static const QRegularExpression toNext(uR"(^\s*(?:-|–|—|−|to|and|or|through)\s*$)"_s);
    const QString plain = plainDigits(text);
    std::vector<Quantity> all;
    for (auto it = number.globalMatch(plain); it.hasNext();) {
        const auto found = it.next();
        const QString written = found.captured();
        const bool isWord = written.front().isLetter();
        const QString value = isWord ? numberWords().value(written.toLower()) : canonical(written);
        if (value.isEmpty())
            continue;
        all.push_back({ value, unitBehind(plain, found.capturedEnd()), static_cast<int>(found.capturedStart()),
            static_cast<int>(found.capturedLength()), isWord && isVague(written.toLower()) });
    }
    joinTensAndOnes(all, plain);
    markReferences(all, plain);
    for (std::size_t i = all.size(); i-- > 1;) {
        Quantity &before = all[i - 1];
        const int end = before.start + before.length;
        if (before.unit.isEmpty() && toNext.match(plain.mid(end, all[i].start - end)).hasMatch())
            before.unit = all[i].unit;
    }
    return all;
}

int negationsIn(QStringView text)
{
    static const QRegularExpression word(
        uR"(\b(?:no|not|never|none|neither|nor|without|cannot|lack(?:s|ed)?|fail(?:s|ed)?|unable|hardly|rarely)\b|n['’]t\b)"_s,
        QRegularExpression::CaseInsensitiveOption);
    int count = 0;
    for (auto it = word.globalMatch(text.toString()); it.hasNext(); it.next())
        ++count;
    return count;
}

bool stateTheSame(QStringView a, QStringView b)
{
    const auto stated = [](QStringView text, bool isReference) {
        std::vector<Quantity> quantities = quantitiesIn(text);
        std::erase_if(quantities, [&](const Quantity &one) { return one.isReference != isReference; });
        return quantities;
    };
    const auto isSame = [](const Quantity &x, const Quantity &y) { return x.value == y.value && x.unit == y.unit; };
    const std::vector<Quantity> cited = stated(a, true);
    const std::vector<Quantity> others = stated(b, true);
    return negationsIn(a) == negationsIn(b) && std::ranges::equal(stated(a, false), stated(b, false), isSame)
        && (cited.empty() || others.empty() || std::ranges::equal(cited, others, isSame));
}

} // namespace adduce
