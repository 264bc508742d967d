#include "core/ask/statement_reader.h"

#include "core/models/json_shape.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QJsonObject statementSchema()
{
    constexpr int kText = 600; // characters
    constexpr int kQuote = 500; // of forty words
    constexpr int kId = 8; // "P12"
    constexpr int kPassages = 8;
    return objectSchema({ { u"text"_s, textSchema(kText) }, { u"passages"_s, listSchema(textSchema(kId), kPassages) },
        { u"quote"_s, textSchema(kQuote) } });
}

/// What is longer than it need be may still be of use.
std::optional<WrittenStatement> statementFrom(const QJsonValue &json)
{
    static const QJsonObject schema = withoutLimits(statementSchema());
    if (shapeFault(json, schema))
        return std::nullopt;
    return WrittenStatement { json[u"text"].toString(), json[u"passages"].toVariant().toStringList(), json[u"quote"].toString() };
}

} // namespace

AnswerSchema answerSchema(const WritingParameters &parameters)
{
    constexpr int kCaveat = 300; // characters
    return { u"answer"_s,
        objectSchema({ { u"statements"_s, listSchema(statementSchema(), parameters.mostStatements) },
            { u"confidence"_s, wordSchema({ u"high"_s, u"medium"_s, u"low"_s }) },
            { u"caveats"_s, listSchema(textSchema(kCaveat), parameters.mostRemarks) } }) };
}

std::vector<WrittenStatement> StatementReader::add(const QString &piece)
{
    m_text += piece;
    std::vector<WrittenStatement> ended;
    for (; m_read < m_text.size(); ++m_read) {
        const QChar c = m_text[m_read];
        if (m_string >= 0)
            takeInString(c);
        else if (c == u'"' && m_depth > 0) // outside of the JSON a mark is just a mark
            m_string = m_read + 1;
        else if (c == u'[' || c == u'{')
            open(c);
        else if ((c == u']' || c == u'}') && m_depth > 0) {
            if (auto statement = close())
                ended.push_back(*std::move(statement));
        } else if (c == u':' && m_depth == 1)
            m_key = std::exchange(m_ended, {});
        else if (c == u',' && m_depth == 1)
            m_key.clear();
    }
    m_anyFound = m_anyFound || !ended.empty();
    return ended;
}

void StatementReader::takeInString(QChar c)
{
    if (c == u'"' && !m_isEscaped) {
        if (m_depth == 1)
            m_ended = m_text.mid(m_string, m_read - m_string);
        m_string = -1;
    }
    m_isEscaped = !m_isEscaped && c == u'\\';
}

void StatementReader::open(QChar bracket)
{
    if (m_depth == 1)
        m_inStatements = bracket == u'[' && m_key == u"statements";
    if (m_inStatements && m_depth == 2 && bracket == u'{')
        m_begin = m_read;
    if (m_depth > 0 || bracket == u'{')
        ++m_depth;
}

std::optional<WrittenStatement> StatementReader::close()
{
    --m_depth;
    if (m_depth == 1)
        m_inStatements = false;
    if (!m_inStatements || m_depth != 2 || m_begin < 0)
        return std::nullopt;
    const qsizetype begin = std::exchange(m_begin, -1);
    const QByteArray json = QStringView(m_text).mid(begin, m_read - begin + 1).toUtf8();
    return statementFrom(QJsonDocument::fromJson(json).object());
}

std::vector<WrittenStatement> StatementReader::finish()
{
    std::vector<WrittenStatement> found;
    if (!std::exchange(m_anyFound, true))
        for (const QJsonValue &one : objectIn(m_text)[u"statements"].toArray())
            if (auto statement = statementFrom(one))
                found.push_back(*std::move(statement));
    return found;
}

std::optional<QString> StatementReader::fault() const
{
    const QJsonObject whole = objectIn(m_text);
    return whole.isEmpty() ? std::optional(u"the answer is no JSON"_s)
                           : shapeFault(whole, withoutLimits(answerSchema({}).schema));
}

std::optional<Confidence> StatementReader::confidence() const
{
    const QString said = objectIn(m_text)[u"confidence"].toString().toLower();
    for (const Confidence level : { Confidence::High, Confidence::Medium, Confidence::Low })
        if (said == nameOf(level))
            return level;
    return std::nullopt;
}

QStringList StatementReader::caveats() const
{
    QStringList caveats;
    for (const QJsonValue &caveat : objectIn(m_text)[u"caveats"].toArray())
        if (const QString words = caveat.toString().simplified(); !words.isEmpty())
            caveats << words;
    return caveats;
}

} // namespace adduce
