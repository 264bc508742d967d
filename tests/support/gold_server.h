#pragma once
#include "tests/support/chat_server.h"
#include <map>

namespace adduce::test {

/// What a question is answered by, as a reader found it.
struct GoldAnswer
{
    QString question;
    QStringList letters; ///< lettersAndDigits() of the sentences that answer; empty: nothing does
};

/// A model that knows the answers, for every stage that one is asked in: the same each time. It grades, scores and examines a passage by
/// whether an answer stands in it, writes statements that are those sentences, quoted, or prose of them, and says nothing where none was given; splits a question
/// with "and" in two; imagines the answer itself; has enough once an answer was found; chooses no collection; and takes what answers.
class GoldModel
{
public:
    explicit GoldModel(std::vector<GoldAnswer> answers, std::function<QString(const QString &)> lettersOf)
        : m_answers(std::move(answers))
        , m_lettersOf(std::move(lettersOf))
    {
    }

    /// The reply to a request of this form (the name of its schema); counts it.
    [[nodiscard]] QString operator()(const QString &prompt, const QString &form) const
    {
        {
            const std::scoped_lock lock(m_mutex);
            ++m_counts[form.isEmpty() ? QStringLiteral("plain") : form];
        }
        const QString question = prompt.section(QStringLiteral("Question:"), -1).section(u'\n', 0, 0).trimmed();
        const GoldAnswer *gold = answerTo(question);
        if (form == QStringLiteral("decision"))
            return QStringLiteral(R"({"need_rag": true, "need_web": false, "f": 3, "reason": "a fact of the papers"})");
        if (form == QStringLiteral("direction"))
            return QStringLiteral(R"({"source": "vectorstore"})");
        if (form == QStringLiteral("query"))
            return json({ { QStringLiteral("query"), withoutAsking(question) } });
        if (form == QStringLiteral("resolution"))
            return json({ { QStringLiteral("question"), question }, { QStringLiteral("ask"), QString() },
                { QStringLiteral("choices"), QJsonArray() } });
        if (form == QStringLiteral("parts"))
            return json({ { QStringLiteral("questions"), partsOf(question) } });
        if (form == QStringLiteral("passages"))
            return json({ { QStringLiteral("passages"),
                QJsonArray { question, QStringLiteral("This paper reports what was found: ") + withoutAsking(question) } } });
        if (form == QStringLiteral("collections"))
            return QStringLiteral(R"({"calls": []})");
        if (form == QStringLiteral("follow_ups"))
            return json({ { QStringLiteral("questions"), QJsonArray { withoutAsking(question) + u'?' } } });
        if (form == QStringLiteral("retelling"))
            return json({ { QStringLiteral("text"), QString() } });
        if (form == QStringLiteral("check"))
            return json({ { QStringLiteral("holds"), true }, { QStringLiteral("reason"), QString() } });
        return aboutPassages(prompt, form, gold);
    }
    [[nodiscard]] std::map<QString, int> counts() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_counts;
    }

private:
    struct Block
    {
        QString id;
        QString text;
    };

    static QString json(const QJsonObject &object)
    {
        return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
    }
    static std::vector<Block> blocksOf(const QString &prompt)
    {
        static const QRegularExpression block(QStringLiteral("<passage id=\"([^\"]*)\"[^>]*>\\n(.*?)\\n</passage>"),
            QRegularExpression::DotMatchesEverythingOption);
        std::vector<Block> blocks;
        for (auto it = block.globalMatch(prompt); it.hasNext();) {
            const auto found = it.next();
            blocks.push_back({ found.captured(1), found.captured(2) });
        }
        return blocks;
    }
    static QString withoutAsking(const QString &question)
    {
        static const QRegularExpression asking(
            QStringLiteral("^(?:what|which|who|how|why|when|where|does|do|did|is|are|was|were)\\b"),
            QRegularExpression::CaseInsensitiveOption);
        return QString(question).remove(asking).remove(u'?').simplified();
    }
    static QJsonArray partsOf(const QString &question)
    {
        const qsizetype at = question.indexOf(QStringLiteral(" and "));
        if (at < 0)
            return {};
        return { question.first(at) + u'?', question.mid(at + 5) };
    }
    const GoldAnswer *answerTo(const QString &question) const
    {
        const GoldAnswer *best = nullptr;
        for (const GoldAnswer &answer : m_answers)
            if (answer.question == question || (!best && question.size() > 8 && answer.question.contains(question.chopped(1))))
                best = &answer;
        return best;
    }
    bool answers(const GoldAnswer *gold, const QString &text) const
    {
        const QString letters = m_lettersOf(text);
        return gold
            && std::ranges::any_of(gold->letters, [&](const QString &one) { return !one.isEmpty() && letters.contains(one); });
    }
    QString aboutPassages(const QString &prompt, const QString &form, const GoldAnswer *gold) const
    {
        const std::vector<Block> blocks = blocksOf(prompt);
        if (form == QStringLiteral("grades") || form == QStringLiteral("scores")) {
            QJsonArray all;
            for (const Block &block : blocks) {
                const bool helps = answers(gold, block.text);
                QJsonObject one { { QStringLiteral("passage"), block.id } };
                if (form == QStringLiteral("grades"))
                    one.insert(QStringLiteral("relevant"), helps);
                else
                    one.insert(QStringLiteral("score"), helps ? 9 : 2);
                all.append(one);
            }
            return json({ { form, all } });
        }
        const bool isThere = std::ranges::any_of(blocks, [&](const Block &block) { return answers(gold, block.text); });
        if (form == QStringLiteral("opinion"))
            return json({ { QStringLiteral("score"), isThere ? 0.9 : 0.3 }, { QStringLiteral("contains_direct_answer"), isThere },
                { QStringLiteral("rationale"), QStringLiteral("by the known answer") } });
        if (form == QStringLiteral("assessment")) {
            const bool isEnough = isThere || !gold || gold->letters.isEmpty();
            const QJsonArray more { withoutAsking(gold ? gold->question : QString()) };
            return json(
                { { QStringLiteral("is_enough"), isEnough }, { QStringLiteral("questions"), isEnough ? QJsonArray() : more } });
        }
        const QJsonArray statements = statementsFrom(blocks, gold);
        if (form == QStringLiteral("prose"))
            return proseOf(statements);
        return json({ { QStringLiteral("statements"), statements }, { QStringLiteral("confidence"), QStringLiteral("high") },
            { QStringLiteral("caveats"), QJsonArray() } });
    }
    static QString proseOf(const QJsonArray &statements)
    {
        QStringList sentences;
        for (const QJsonValue &one : statements)
            sentences << one[QStringLiteral("text")].toString() + QStringLiteral(" [")
                    + one[QStringLiteral("passages")][0].toString() + u']';
        return json({ { QStringLiteral("text"), sentences.join(u' ') } });
    }
    /// The sentences that answer, as their own quotes.
    QJsonArray statementsFrom(const std::vector<Block> &blocks, const GoldAnswer *gold) const
    {
        static const QRegularExpression ends(QStringLiteral("(?<=[.!?])\\s+"));
        QJsonArray statements;
        for (const Block &block : blocks)
            for (const QString &sentence : block.text.split(ends, Qt::SkipEmptyParts))
                if (const QString letters = m_lettersOf(sentence); letters.size() > 20 && gold && statements.size() < 3
                    && std::ranges::any_of(
                        gold->letters, [&](const QString &one) { return one.contains(letters) || letters.contains(one); }))
                    statements.append(QJsonObject { { QStringLiteral("text"), sentence },
                        { QStringLiteral("passages"), QJsonArray { block.id } }, { QStringLiteral("quote"), sentence } });
        return statements;
    }

    std::vector<GoldAnswer> m_answers;
    std::function<QString(const QString &)> m_lettersOf;
    mutable std::mutex m_mutex;
    mutable std::map<QString, int> m_counts;
};

} // namespace adduce::test
