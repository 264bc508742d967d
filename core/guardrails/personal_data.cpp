#include "core/guardrails/personal_data.h"

#include "core/guardrails/quote.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <vector>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kPersonalPatterns = std::to_array<PersonalDataPattern>({
    { PersonalDataKind::Mail, R"([\p{L}\d._%+\-]+\s?@\s?[\p{L}\d\-]+(?:\.[\p{L}\d\-]+)*\.\p{L}{2,})" },
    { PersonalDataKind::Mail, R"([\p{L}\d._%+\-]+\s?[\[(]at[\])]\s?[\p{L}\d\-]+(?:\s?(?:\.|[\[(]dot[\])])\s?[\p{L}\d\-]+)+)" },
    { PersonalDataKind::Telephone, R"((?<![\w.+])\+\d{1,3}(?:[\s/\-]?\(?\d{1,4}\)?){2,6}(?![\w.]\d))" },
    { PersonalDataKind::Telephone, R"((?<![\w.])(?:\(\d{3}\)\s?|\d{3}[.\-])\d{3}[.\-]\d{4}(?![\w\-]))" },
    { PersonalDataKind::Telephone,
        R"(\b(?:tel(?:ephone|\.)?|phone|fax|telefon|téléphone|teléfono)\b[\s.:]*(?:no\.?|number|nr\.?)?[\s:]*(?<it>\(?\+?\d[\d\s()./\-]{5,}\d))" },
    { PersonalDataKind::PersonId, R"((?<![\w\-])\d{3}-\d{2}-\d{4}(?![\w\-]))" },
    { PersonalDataKind::PersonId, R"((?<![\w\-])\d{4}-\d{4}-\d{4}-\d{3}[\dXx](?![\w\-]))" },
    { PersonalDataKind::PersonId,
        R"(\b(?:ssn|social security|passport|national id(?:entity)?|id(?:entity)? card|driv(?:er'?s|ing) licen[cs]e|insurance|patient|medical record|mrn|steuer-?id|personalausweis|dni|nif)\b(?:\s+(?:id|number|no\.?|nr\.?))*[\s:#]*(?<it>(?=[A-Z\d\-]*\d{4})[A-Z\d][A-Z\d\-]{5,}))" },
    { PersonalDataKind::Account, R"(\b[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){3,7}(?:\s?[A-Z\d]{1,3})?\b)" },
    { PersonalDataKind::Account, R"((?<![\w.\-])(?:\d{4}[\s\-]){3}\d{4}(?![\w\-]))" },
    { PersonalDataKind::Key, R"(\b(?:sk|pk|rk)-(?:[A-Za-z]+-)*[A-Za-z0-9_\-]{20,})" },
    { PersonalDataKind::Key, R"(\b(?:AKIA|ASIA)[0-9A-Z]{16}\b)" },
    { PersonalDataKind::Key,
        R"(\bgh[pousr]_[A-Za-z0-9]{30,}|\bgithub_pat_\w{30,}|\bxox[abprs]-[A-Za-z0-9\-]{10,}|\bhf_[A-Za-z0-9]{30,})" },
    { PersonalDataKind::Key, R"(\bAIza[0-9A-Za-z_\-]{35})" },
    { PersonalDataKind::Key, R"(\beyJ[\w\-]{10,}\.eyJ[\w\-]{10,}\.[\w\-]{10,})" },
    { PersonalDataKind::Key, R"(-----BEGIN [A-Z ]*PRIVATE KEY-----[^-]*(?:-----END [A-Z ]*PRIVATE KEY-----)?)" },
    { PersonalDataKind::Key, R"(\b(?:password|passwort|api[ _\-]?key|secret|token)\s*[:=]\s*(?<it>[^\s,;]{6,}))" },
});

/// "doi:", "ISBN", "NCT", "accession number": what follows is of a publication, a trial or data.
bool isOfPublication(const QString &text, qsizetype start)
{
    constexpr qsizetype kBefore = 30;
    static const QRegularExpression names(
        u"(?:doi(?:\\.org)?|pmid|pmcid|pmc|isbn|issn|arxiv|nct|isrctn|chictr|actrn|ctri|drks|eudract|umin|jrct|prospero|crd|"
        u"registration|registry"
        "|accession|genbank|gse|srp|prj\\w*|ensembl|uniprot|grant|protocol|ethics|approval|catalog(?:ue)?|ref(?:erence)?)"
        "(?:\\s+(?:no\\.?|number|code|id|identifier))*[\\s:#./\\d-]*$"_s,
        QRegularExpression::CaseInsensitiveOption);
    const qsizetype from = std::max(qsizetype(0), start - kBefore);
    return text.sliced(from, start - from).contains(names);
}

/// Luhn's sum (ISO/IEC 7812-1), which the numbers of cards satisfy.
bool isCardNumber(QStringView digits)
{
    int sum = 0;
    int place = 0;
    for (qsizetype i = digits.size() - 1; i >= 0; --i) {
        if (!digits[i].isDigit())
            continue;
        int value = digits[i].digitValue() * (place++ % 2 == 0 ? 1 : 2);
        sum += value > 9 ? value - 9 : value;
    }
    return sum % 10 == 0;
}

/// A change of +10.3, of +140-170 and a pH of 7.25-7.35 have fewer digits than any telephone number with its area.
constexpr qsizetype kFewestDigits = 7;

qsizetype digitsIn(QStringView text)
{
    return std::ranges::count_if(text, [](QChar c) { return c.isDigit(); });
}

bool isDatum(PersonalDataKind kind, const QString &text, const PersonalDatum &found)
{
    const QStringView it = QStringView(text).sliced(found.start, found.length);
    if (kind == PersonalDataKind::Telephone && digitsIn(it) < kFewestDigits)
        return false;
    if (kind == PersonalDataKind::Account && it.front().isDigit() && !isCardNumber(it))
        return false;
    return kind == PersonalDataKind::Mail || kind == PersonalDataKind::Key || !isOfPublication(text, found.start);
}

void mask(AnswerSentence &sentence)
{
    sentence = masked(std::move(sentence));
}

int countIn(const AnswerSentence &sentence)
{
    std::size_t count = personalDataIn(sentence.text).size();
    for (const Citation &citation : sentence.citations)
        count = std::max(count, personalDataIn(citation.quote).size()); // a quote mostly says the same again
    return static_cast<int>(count);
}

} // namespace

std::span<const PersonalDataPattern> personalDataPatterns()
{
    return kPersonalPatterns;
}

std::vector<PersonalDatum> personalDataIn(const QString &text)
{
    static const std::vector<QRegularExpression> expressions = [] {
        std::vector<QRegularExpression> all;
        for (const PersonalDataPattern &one : kPersonalPatterns)
            all.emplace_back(QString::fromUtf8(one.pattern),
                one.kind == PersonalDataKind::Key || one.kind == PersonalDataKind::Account
                    ? QRegularExpression::UseUnicodePropertiesOption
                    : QRegularExpression::UseUnicodePropertiesOption | QRegularExpression::CaseInsensitiveOption);
        return all;
    }();
    std::vector<PersonalDatum> data;
    for (std::size_t i = 0; i < expressions.size(); ++i)
        for (const QRegularExpressionMatch &match : expressions[i].globalMatch(text)) {
            const bool isNamed = match.regularExpression().namedCaptureGroups().contains(u"it"_s);
            const PersonalDatum found { kPersonalPatterns[i].kind, isNamed ? match.capturedStart(u"it"_s) : match.capturedStart(),
                isNamed ? match.capturedLength(u"it"_s) : match.capturedLength() };
            const bool isKnown = std::ranges::any_of(data, [&](const PersonalDatum &other) {
                return other.start < found.start + found.length && found.start < other.start + other.length;
            });
            if (found.length > 0 && !isKnown && isDatum(found.kind, text, found))
                data.push_back(found);
        }
    std::ranges::sort(data, {}, &PersonalDatum::start);
    return data;
}

QString masked(QString text)
{
    for (const PersonalDatum &datum : personalDataIn(text))
        for (qsizetype i = datum.start; i < datum.start + datum.length; ++i)
            if (text[i].isLetterOrNumber())
                text[i] = QChar(kMask);
    return text;
}

Citation masked(Citation citation)
{
    for (QString *text : { &citation.quote, &citation.before, &citation.after })
        *text = masked(*text);
    return citation;
}

AnswerSentence masked(AnswerSentence sentence)
{
    sentence.text = masked(sentence.text);
    for (Citation &citation : sentence.citations)
        citation = masked(citation);
    return sentence;
}

int countPersonalData(const Answer &answer)
{
    int count = 0;
    for (const AnswerSentence &sentence : answer.sentences)
        count += countIn(sentence);
    for (const AnswerSentence &sentence : answer.alsoSaid)
        count += countIn(sentence);
    for (const NearMiss &miss : answer.search.nearest)
        count += countIn(miss.sentence);
    return count;
}

Answer masked(Answer answer)
{
    std::ranges::for_each(answer.sentences, mask);
    std::ranges::for_each(answer.alsoSaid, mask);
    for (NearMiss &miss : answer.search.nearest)
        mask(miss.sentence);
    for (Removed &removed : answer.removed) {
        removed.text = masked(removed.text);
        removed.detail = masked(removed.detail);
    }
    for (CaveatNote &note : answer.caveats)
        note.detail = masked(note.detail);
    for (QString &line : answer.replyLines) // of an earlier answer
        line = masked(line);
    return answer;
}

} // namespace adduce
