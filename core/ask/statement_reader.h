#pragma once
#include "core/answer/answer.h"
#include "core/guardrails/statement_check.h"
#include "core/models/chat.h"
#include "core/settings/parameters.h"
#include <optional>
#include <vector>

namespace adduce {

/// What an answer looks like: statements, confidence, caveats, in this order, no more and no longer than can be used.
AnswerSchema answerSchema(const WritingParameters &parameters);

/// Reads the statements out of an answer that is still being written: each as soon as it has ended, whatever stands
/// around the JSON.
class StatementReader
{
public:
    std::vector<WrittenStatement> add(const QString &piece);
    /// Once all has come: the statements of the whole where none was found on the way, as in JSON that is written in another manner.
    std::vector<WrittenStatement> finish();

    /// Why the whole is no answer of the schema; none when it is.
    [[nodiscard]] std::optional<QString> fault() const;
    [[nodiscard]] std::optional<Confidence> confidence() const;
    [[nodiscard]] QStringList caveats() const;
    [[nodiscard]] const QString &text() const { return m_text; } ///< all that came

private:
    void takeInString(QChar c);
    void open(QChar bracket);
    std::optional<WrittenStatement> close(); ///< a bracket

    QString m_text;
    qsizetype m_read = 0; ///< of the text
    qsizetype m_begin = -1; ///< of the statement that is open
    int m_depth = 0; ///< of brackets of both kinds
    qsizetype m_string = -1; ///< where the string begins that is open
    bool m_isEscaped = false;
    QString m_ended; ///< the last string at the top of the object
    QString m_key; ///< of the member that is being read there
    bool m_inStatements = false;
    bool m_anyFound = false;
};

} // namespace adduce
