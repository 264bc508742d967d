#include "core/ask/statement_reader.h"

#include "core/models/json_shape.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QJsonObject text()
{
    return { { u"type"_s, u"string"_s } };
}

QJsonObject listOf(const QJsonObject &items)
{
    return { { u"type"_s, u"array"_s }, { u"items"_s, items } };
}

QJsonObject objectOf(const QJsonObject &properties)
{
    return { { u"type"_s, u"object"_s }, { u"properties"_s, properties },
        { u"required"_s, QJsonArray::fromStringList(properties.keys()) }, { u"additionalProperties"_s, false } };
}

QJsonObject statementSchema()
{
    return objectOf({ { u"text"_s, text() }, { u"passages"_s, listOf(text()) }, { u"quote"_s, text() } });
}

} // namespace

const AnswerSchema &answerSchema()
{
    static const AnswerSchema schema { u"answer"_s,
        objectOf({ { u"statements"_s, listOf(statementSchema()) },
            { u"confidence"_s,
                QJsonObject { { u"type"_s, u"string"_s }, { u"enum"_s, QJsonArray { u"high"_s, u"medium"_s, u"low"_s } } } },
            { u"caveats"_s, listOf(text()) } }) };
    return schema;
}

std::vector<WrittenStatement> StatementReader::add(const QString &piece)
{
    m_text += piece;
    std::vector<WrittenStatement> ended;
    for (; m_read < m_text.size(); ++m_read) {
        const QChar c = m_text[m_read];
        if (m_inString) {
            m_inString = m_isEscaped || c != u'"';
            m_isEscaped = !m_isEscaped && c == u'\\';
        } else if (c == u'"') {
            m_inString = m_depth > 0; // outside of the JSON a mark is just a mark
        } else if (c == u'[' || c == u'{') {
            if (m_depth == 1 && c == u'[')
                m_inStatements = QStringView(m_text).first(m_read).trimmed().endsWith(u"\"statements\":")
                    || QStringView(m_text).first(m_read).trimmed().endsWith(u"\"statements\" :");
            if (m_inStatements && m_depth == 2 && c == u'{')
                m_begin = m_read;
            if (m_depth > 0 || c == u'{')
                ++m_depth;
        } else if ((c == u']' || c == u'}') && m_depth > 0) {
            --m_depth;
            if (m_inStatements && m_depth == 2 && m_begin >= 0) {
                const QByteArray json = QStringView(m_text).mid(m_begin, m_read - m_begin + 1).toUtf8();
                const QJsonObject o = QJsonDocument::fromJson(json).object();
                if (!shapeFault(o, statementSchema()))
                    ended.push_back({ o[u"text"].toString(), o[u"passages"].toVariant().toStringList(), o[u"quote"].toString() });
                m_begin = -1;
            } else if (m_depth == 1) {
                m_inStatements = false;
            }
        }
    }
    return ended;
}

std::optional<QString> StatementReader::fault() const
{
    const QJsonObject whole = objectIn(m_text);
    return whole.isEmpty() ? std::optional(u"the answer is no JSON"_s) : shapeFault(whole, answerSchema().schema);
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
