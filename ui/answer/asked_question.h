#pragma once
#include "core/ask/ask_events.h"
#include "core/base/error.h"
#include "core/threads/thread.h"
#include <QObject>

namespace adduce {

/// A part of a question that is asked in parts.
struct AskedPart
{
    QString question;
    std::optional<bool> isFound {}; ///< passages speak of it; none: it is still looked for
};

/// A question of a thread with what came of it: while it is asked, once it is answered, refused or failed. Asked anew, as it
/// was or edited, it keeps the answers before as versions, of which one is shown.
class AskedQuestion : public QObject
{
    Q_OBJECT

public:
    /// It is being asked, until setAnswer() or setError().
    explicit AskedQuestion(const QString &text, QObject *parent = nullptr);

    void setVersions(std::vector<Turn> versions); ///< oldest first, the last one is shown
    void showVersion(int version); ///< 0-based, oldest first
    /// The next answer is another version. `writer`: the model that will write it; empty: none.
    void ask(const QString &text, const QString &writer);
    void follow(const AskEvent &event);
    void setAnswer(const Answer &answer, TurnId saved = {});
    void setError(const Error &error);
    /// The newest answer could not be saved, for this reason: it stays, with a way to try again, until setKept() or the
    /// user goes on without it.
    void setUnkept(const Error &error);
    void setKept(TurnId saved);
    void goOnUnkept();

    [[nodiscard]] QString text() const; ///< as it was put for the version that is shown
    [[nodiscard]] const Answer *answer() const; ///< the version that is shown; null while it is asked
    [[nodiscard]] TurnId turn() const; ///< that it is saved as; none while it is not
    [[nodiscard]] int version() const { return m_version; } ///< that is shown; -1: what is being asked, or failed
    [[nodiscard]] int countVersions() const { return static_cast<int>(m_versions.size()); }
    [[nodiscard]] TurnId firstVersion() const { return m_versions.empty() ? TurnId {} : m_versions.front().id; }
    [[nodiscard]] const std::vector<AnswerSentence> &sentences() const; ///< of that version, or those found so far
    [[nodiscard]] const std::vector<AskedPart> &parts() const
    {
        return m_parts;
    } ///< of what is being asked; `announced` says that they changed
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; } ///< why it was not answered
    [[nodiscard]] const std::optional<Error> &saveError() const { return m_unkept; } ///< why the newest answer is not saved
    [[nodiscard]] const Answer *unkept() const { return m_unkept ? &m_versions.back().answer : nullptr; } ///< null: all are

signals:
    void changed(); ///< what is to be shown of it
    void stageStarted(const QString &words); ///< while it is looked at
    void sentenceFound(const adduce::AnswerSentence &sentence); ///< while it is looked at
    void announced(const QString &words); ///< for a screen reader

private:
    QString m_asked; ///< what is being asked, or failed
    QString m_writer;
    std::vector<AnswerSentence> m_found; ///< while it is asked
    std::vector<AskedPart> m_parts; ///< while it is asked
    std::vector<Turn> m_versions;
    int m_version = -1;
    std::optional<Error> m_error;
    std::optional<Error> m_unkept;
};

/// "What is sleep?: nothing found", in words for those who read it.
[[nodiscard]] QString partWords(const AskedPart &part);
/// Why an answer is not saved, in words for those who read it.
[[nodiscard]] QString unkeptWords(const Error &error);
/// The first of these sentences that rests on the quote; -1 for none.
[[nodiscard]] int sentenceCiting(const std::vector<AnswerSentence> &sentences, const Citation &citation);

} // namespace adduce
