#pragma once
#include "core/answer/answer.h"
#include "core/guardrails/statement_check.h"
#include "core/models/chat.h"
#include <optional>
#include <vector>

namespace adduce {

/// What an answer looks like: statements, confidence, caveats.
const AnswerSchema &answerSchema();

/// Reads the statements out of an answer that is still being written: each as soon as it has ended, whatever stands
/// around the JSON.
class StatementReader
{
public:
    std::vector<WrittenStatement> add(const QString &piece);

    /// Why the whole is no answer of the schema; none when it is.
    [[nodiscard]] std::optional<QString> fault() const;
    [[nodiscard]] std::optional<Confidence> confidence() const;
    [[nodiscard]] QStringList caveats() const;
    [[nodiscard]] const QString &text() const { return m_text; } ///< all that came

private:
    QString m_text;
    qsizetype m_read = 0; ///< of the text
    qsizetype m_begin = -1; ///< of the statement that is open
    int m_depth = 0; ///< of brackets of both kinds
    bool m_inString = false;
    bool m_isEscaped = false;
    bool m_inStatements = false;
};

} // namespace adduce
