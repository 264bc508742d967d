#include "core/answer/answer.h"
#include "core/answer/seal.h"
#include "core/answer/trace_json.h"
#include "core/base/error.h"

#include <QJsonArray>
#include <algorithm>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Throws Error{DamagedLibrary} for a word that is none of the enum's.
template <NamedEnum Enum> Enum valueOf(const QJsonValue &json)
{
    const auto value = valueNamed<Enum>(json.toString());
    if (!value)
        throw Error(ErrorKind::DamagedLibrary, {}, u"an answer with the unknown word \"%1\""_s.arg(json.toString()));
    return *value;
}

template <class Value> QJsonArray arrayOf(const std::vector<Value> &values, QJsonObject (*convert)(const Value &))
{
    QJsonArray array;
    for (const Value &value : values)
        array.append(convert(value));
    return array;
}

template <class Value> std::vector<Value> vectorOf(const QJsonValue &array, Value (*convert)(const QJsonObject &))
{
    std::vector<Value> values;
    for (const QJsonValue &value : array.toArray())
        values.push_back(convert(value.toObject()));
    return values;
}

QJsonObject sentenceJson(const AnswerSentence &s)
{
    QJsonArray citations;
    for (const Citation &citation : s.citations) {
        QJsonObject json = toJson(citation);
        json[u"seal"_s] = sealOf(s.text, citation);
        citations.append(json);
    }
    QJsonObject json { { u"text"_s, s.text }, { u"citations"_s, citations } };
    if (s.quoted)
        json[u"quoted"_s] = QJsonArray { s.quoted->start, s.quoted->length };
    if (s.isRow)
        json[u"row"_s] = true;
    return json;
}

AnswerSentence sentenceFrom(const QJsonObject &o)
{
    AnswerSentence s { o[u"text"_s].toString(), vectorOf(o[u"citations"_s], citationFromJson) };
    const QJsonArray quoted = o[u"quoted"_s].toArray();
    const TextRange range { quoted[0].toInt(-1), quoted[1].toInt() };
    if (range.start >= 0 && range.length > 0 && range.length <= s.text.size() - range.start)
        s.quoted = range;
    s.isRow = o[u"row"_s].toBool();
    return s;
}

/// "queued", "failed: encrypted".
QString stateName(const Unsearched &u)
{
    return u.reason ? nameOf(u.state) + u": "_s + nameOf(*u.reason) : nameOf(u.state);
}

Unsearched unsearchedFrom(const QJsonObject &o)
{
    const QString state = o[u"state"_s].toString();
    Unsearched u { DocumentId { o[u"document"_s].toInteger() }, o[u"name"_s].toString(),
        documentStateFromString(state.section(u": "_s, 0, 0)), std::nullopt };
    if (const QString reason = state.section(u": "_s, 1); !reason.isEmpty())
        u.reason = errorKindFromString(reason);
    return u;
}

QJsonArray disagreementJson(const std::vector<Disagreement> &disagreements)
{
    QJsonArray all;
    for (const Disagreement &one : disagreements)
        all.append(arrayOf<DifferingWords>(one,
            [](const DifferingWords &w) -> QJsonObject { return { { u"sentence"_s, w.sentence }, { u"words"_s, w.words } }; }));
    return all;
}

/// Those of sentences that are there.
std::vector<Disagreement> disagreementsFrom(const QJsonValue &json, int sentences)
{
    std::vector<Disagreement> all;
    for (const QJsonValue &one : json.toArray()) {
        Disagreement disagreement = vectorOf<DifferingWords>(
            one, [](const QJsonObject &w) { return DifferingWords { w[u"sentence"_s].toInt(-1), w[u"words"_s].toString() }; });
        std::erase_if(disagreement, [&](const DifferingWords &w) { return w.sentence < 0 || w.sentence >= sentences; });
        if (disagreement.size() > 1)
            all.push_back(std::move(disagreement));
    }
    return all;
}

QJsonObject reportJson(const SearchReport &r)
{
    QJsonArray suggestions;
    for (const Suggestion s : r.suggestions)
        suggestions.append(nameOf(s));
    QJsonObject json { { u"documents"_s, r.documents }, { u"documents_in_all"_s, r.documentsInAll },
        { u"passages"_s, r.passages }, { u"probability"_s, r.probability }, { u"floor"_s, r.floor },
        { u"suggestions"_s, suggestions }, { u"revision"_s, r.revision },
        { u"terms"_s,
            arrayOf<TermHits>(r.terms,
                [](const TermHits &t) -> QJsonObject {
                    QJsonObject hits { { u"term"_s, t.term }, { u"documents"_s, t.documents } };
                    if (t.passages)
                        hits[u"passages"_s] = *t.passages;
                    if (t.near)
                        hits[u"near"_s] = QJsonArray::fromStringList(*t.near);
                    return hits;
                }) },
        { u"nearest"_s,
            arrayOf<NearMiss>(r.nearest,
                [](const NearMiss &n) -> QJsonObject {
                    return { { u"score"_s, n.score }, { u"sentence"_s, sentenceJson(n.sentence) },
                        { u"lacks"_s, QJsonArray::fromStringList(n.lacks) } };
                }) },
        { u"unsearched"_s, arrayOf<Unsearched>(r.unsearched, [](const Unsearched &u) -> QJsonObject {
             return { { u"document"_s, u.document.value }, { u"name"_s, u.name }, { u"state"_s, stateName(u) } };
         }) } };
    if (!r.shorter.empty())
        json[u"shorter"_s] = arrayOf<ShorterQuestion>(r.shorter, [](const ShorterQuestion &s) -> QJsonObject {
            return { { u"question"_s, s.text }, { u"without"_s, QJsonArray::fromStringList(s.without) } };
        });
    if (r.paper)
        json[u"paper"_s] = toJson(*r.paper);
    return json;
}

SearchReport reportFrom(const QJsonObject &o)
{
    SearchReport r;
    r.documents = o[u"documents"_s].toInt();
    r.documentsInAll = o[u"documents_in_all"_s].toInt();
    r.passages = o[u"passages"_s].toInt();
    r.probability = o[u"probability"_s].toDouble();
    r.floor = o[u"floor"_s].toDouble();
    r.revision = o[u"revision"_s].toInteger();
    for (const QJsonValue &value : o[u"suggestions"_s].toArray())
        r.suggestions.push_back(valueOf<Suggestion>(value));
    r.terms = vectorOf<TermHits>(o[u"terms"_s], [](const QJsonObject &t) {
        const QJsonValue passages = t[u"passages"_s];
        const QJsonValue near = t[u"near"_s];
        return TermHits { t[u"term"_s].toString(), passages.isDouble() ? std::optional(passages.toInt()) : std::nullopt,
            t[u"documents"_s].toInt(), near.isArray() ? std::optional(near.toVariant().toStringList()) : std::nullopt };
    });
    r.nearest = vectorOf<NearMiss>(o[u"nearest"_s], [](const QJsonObject &n) {
        return NearMiss { n[u"score"_s].toDouble(), sentenceFrom(n[u"sentence"_s].toObject()),
            n[u"lacks"_s].toVariant().toStringList() };
    });
    r.unsearched = vectorOf(o[u"unsearched"_s], unsearchedFrom);
    r.shorter = vectorOf<ShorterQuestion>(o[u"shorter"_s], [](const QJsonObject &s) {
        return ShorterQuestion { s[u"question"_s].toString(), s[u"without"_s].toVariant().toStringList() };
    });
    if (const QJsonObject paper = o[u"paper"_s].toObject(); !paper.isEmpty())
        r.paper = citationFromJson(paper);
    return r;
}

Writer writerFrom(const QJsonObject &o)
{
    return { o[u"model"_s].toString(), o[u"host"_s].toString(), o[u"leaves"_s].toBool(), o[u"prompt_tokens"_s].toInt(),
        o[u"answer_tokens"_s].toInt(), o[u"cost"_s].toDouble() };
}

} // namespace

QJsonObject toJson(const Citation &c)
{
    QJsonArray rects;
    for (const QRectF &r : c.rects)
        rects.append(QJsonArray { r.left(), r.top(), r.right(), r.bottom() });
    QJsonObject json { { u"document"_s, c.document.value }, { u"sha256"_s, c.sha256 }, { u"source"_s, c.source },
        { u"title"_s, c.title }, { u"path"_s, c.path }, { u"page"_s, c.page }, { u"page_count"_s, c.pageCount },
        { u"label"_s, c.label }, { u"section"_s, c.section }, { u"quote"_s, c.quote }, { u"before"_s, c.before },
        { u"after"_s, c.after }, { u"rects"_s, rects }, { u"keyword_score"_s, c.keywordScore },
        { u"vector_score"_s, c.vectorScore }, { u"final_score"_s, c.finalScore } };
    if (c.sectionType != SectionType::Other)
        json[u"section_type"_s] = nameOf(c.sectionType);
    if (!c.chunk.isEmpty())
        json[u"chunk"_s] = c.chunk;
    if (c.web)
        json[u"web"_s] =
            QJsonObject { { u"address"_s, c.web->address }, { u"fetched_at"_s, c.web->fetchedAt.toString(Qt::ISODate) } };
    return json;
}

Citation citationFromJson(const QJsonObject &o)
{
    Citation c;
    c.document = DocumentId { o[u"document"_s].toInteger() };
    c.sha256 = o[u"sha256"_s].toString();
    c.source = o[u"source"_s].toString();
    c.title = o[u"title"_s].toString();
    c.path = o[u"path"_s].toString();
    c.page = o[u"page"_s].toInt();
    c.pageCount = o[u"page_count"_s].toInt();
    c.label = o[u"label"_s].toString();
    const QJsonObject web = o[u"web"_s].toObject();
    if (const QDateTime at = QDateTime::fromString(web[u"fetched_at"_s].toString(), Qt::ISODate); at.isValid())
        c.web = WebOrigin { web[u"address"_s].toString(), at };
    c.section = o[u"section"_s].toString();
    c.sectionType = valueNamed<SectionType>(o[u"section_type"_s].toString()).value_or(SectionType::Other);
    c.chunk = o[u"chunk"_s].toString();
    c.quote = o[u"quote"_s].toString();
    c.before = o[u"before"_s].toString();
    c.after = o[u"after"_s].toString();
    for (const QJsonValue &value : o[u"rects"_s].toArray()) {
        const QJsonArray r = value.toArray();
        c.rects.emplace_back(QPointF(r[0].toDouble(), r[1].toDouble()), QPointF(r[2].toDouble(), r[3].toDouble()));
    }
    c.keywordScore = o[u"keyword_score"_s].toDouble();
    c.vectorScore = o[u"vector_score"_s].toDouble();
    c.finalScore = o[u"final_score"_s].toDouble();
    return c;
}

QJsonObject toJson(const Writer &w)
{
    return { { u"model"_s, w.model }, { u"host"_s, w.host }, { u"leaves"_s, w.isRemote }, { u"prompt_tokens"_s, w.promptTokens },
        { u"answer_tokens"_s, w.answerTokens }, { u"cost"_s, w.cost } };
}

QJsonObject toJson(const Answer &a)
{
    return { { u"question"_s, a.question }, { u"scope"_s, a.scope }, { u"asked_at"_s, a.askedAt.toString(Qt::ISODateWithMs) },
        { u"verdict"_s, nameOf(a.verdict) }, { u"reply"_s, nameOf(a.reply) },
        { u"spoken"_s, QJsonArray::fromStringList(a.spoken) }, { u"missing"_s, QJsonArray::fromStringList(a.missing) },
        { u"reply_lines"_s, QJsonArray::fromStringList(a.replyLines) }, { u"confidence"_s, nameOf(a.confidence) },
        { u"reason"_s, nameOf(a.reason) }, { u"sentences"_s, arrayOf(a.sentences, sentenceJson) },
        { u"disagreements"_s, disagreementJson(a.disagreements) }, { u"also_said"_s, arrayOf(a.alsoSaid, sentenceJson) },
        { u"unquotable"_s, arrayOf<Citation>(a.unquotable, toJson) },
        { u"caveats"_s,
            arrayOf<CaveatNote>(a.caveats,
                [](const CaveatNote &c) -> QJsonObject {
                    return { { u"kind"_s, nameOf(c.kind) }, { u"detail"_s, c.detail } };
                }) },
        { u"removed"_s,
            arrayOf<Removed>(a.removed,
                [](const Removed &r) -> QJsonObject {
                    return { { u"text"_s, r.text }, { u"reason"_s, nameOf(r.reason) }, { u"detail"_s, r.detail },
                        { u"passages"_s, QJsonArray::fromStringList(r.passages) }, { u"part"_s, r.isPart } };
                }) },
        { u"repaired"_s, a.repaired }, { u"writer"_s, a.writer ? toJson(*a.writer) : QJsonObject() },
        { u"search"_s, reportJson(a.search) }, { u"follow_ups"_s, QJsonArray::fromStringList(a.followUps) },
        { u"milliseconds"_s, a.milliseconds }, { u"trace"_s, storedJson(a.trace) } };
}

Answer answerFromJson(const QJsonObject &o)
{
    Answer a;
    a.question = o[u"question"_s].toString();
    a.scope = o[u"scope"_s].toString();
    a.askedAt = QDateTime::fromString(o[u"asked_at"_s].toString(), Qt::ISODateWithMs);
    a.verdict = valueOf<Verdict>(o[u"verdict"_s]);
    a.reply = valueOf<ReplyKind>(o[u"reply"_s]);
    a.spoken = o[u"spoken"_s].toVariant().toStringList();
    a.missing = o[u"missing"_s].toVariant().toStringList();
    a.replyLines = o[u"reply_lines"_s].toVariant().toStringList();
    a.confidence = valueOf<Confidence>(o[u"confidence"_s]);
    a.reason = valueOf<ConfidenceReason>(o[u"reason"_s]);
    a.sentences = vectorOf(o[u"sentences"_s], sentenceFrom);
    a.disagreements = disagreementsFrom(o[u"disagreements"_s], static_cast<int>(a.sentences.size()));
    a.alsoSaid = vectorOf(o[u"also_said"_s], sentenceFrom);
    a.unquotable = vectorOf(o[u"unquotable"_s], citationFromJson);
    a.caveats = vectorOf<CaveatNote>(o[u"caveats"_s],
        [](const QJsonObject &c) { return CaveatNote { valueOf<Caveat>(c[u"kind"_s]), c[u"detail"_s].toString() }; });
    a.removed = vectorOf<Removed>(o[u"removed"_s], [](const QJsonObject &r) {
        return Removed { r[u"text"_s].toString(),
            valueNamed<RemovalReason>(r[u"reason"_s].toString()).value_or(RemovalReason::Other), r[u"detail"_s].toString(),
            r[u"passages"_s].toVariant().toStringList(), r[u"part"_s].toBool() };
    });
    a.repaired = o[u"repaired"_s].toInt();
    if (const QJsonObject writer = o[u"writer"_s].toObject(); !writer.isEmpty())
        a.writer = writerFrom(writer);
    a.search = reportFrom(o[u"search"_s].toObject());
    a.milliseconds = o[u"milliseconds"_s].toDouble();
    for (const QJsonValue &one : o[u"follow_ups"_s].toArray())
        a.followUps << one.toString();
    a.trace = traceFromJson(o[u"trace"_s].toObject());
    return a;
}

} // namespace adduce
