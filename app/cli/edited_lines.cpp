#include "app/cli/line_source.h"

#include "core/base/error.h"
#include "core/base/private_file.h"

#include <QFile>
#include <QFileInfo>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <poll.h>
#include <unistd.h>
#include <utility>
// After <cstdio>, which they need.
#include <readline/history.h>
#include <readline/readline.h>

namespace adduce::cli {

namespace {

constexpr int kMostRemembered = 1'000; // lines

/// Readline calls back without saying for whom: it edits one line at a time, for this.
struct Edited
{
    bool isDone = false;
    TypedLine line;
    Complete complete;
};
Edited *edited = nullptr; // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

void takeLine(char *text)
{
    rl_callback_handler_remove(); // the terminal is as it was while the line is answered
    edited->isDone = true;
    edited->line = text ? TypedLine { TypedLine::Kind::Line, QString::fromUtf8(text) } : TypedLine { TypedLine::Kind::End };
    std::free(text); // NOLINT(cppcoreguidelines-no-malloc): readline's
}

char *copied(const QByteArray &text)
{
    return strdup(text.constData()); // freed by readline
}

QByteArray commonBeginning(const QStringList &lines)
{
    QString common = lines.front();
    for (const QString &line : lines)
        while (!line.startsWith(common, Qt::CaseInsensitive))
            common.chop(1);
    return common.toUtf8();
}

/// As readline wants it: what all have in common, then each, then null; null for none. The word is the line up to the cursor.
char **completeLine(const char *typed, int, int)
{
    rl_attempted_completion_over = 1; // no file names
    const QString beginning = QString::fromUtf8(typed);
    const QStringList lines = beginning.startsWith(u'/') ? edited->complete(beginning) : QStringList();
    if (lines.isEmpty())
        return nullptr;
    const bool isOne = lines.size() == 1;
    rl_completion_append_character = isOne && !lines.front().contains(u' ') ? ' ' : '\0';
    auto **all = static_cast<char **>(std::calloc(static_cast<std::size_t>(lines.size()) + 2, sizeof(char *))); // NOLINT
    if (!all)
        return nullptr;
    all[0] = copied(isOne ? lines.front().toUtf8() : commonBeginning(lines));
    if (!isOne)
        for (qsizetype i = 0; i < lines.size(); ++i)
            all[i + 1] = copied(lines[i].toUtf8());
    return all;
}

/// Makes the file, or takes what others may do with it. False when it cannot be.
bool makeHistory(const QString &path)
{
    makePrivateFolder(QFileInfo(path).absolutePath());
    try {
        makePrivateFile(path);
        return true;
    } catch (const Error &) {
        return false;
    }
}

class EditedLines : public LineSource
{
public:
    EditedLines(int wake, const QString &history, Complete complete)
        : m_wake(wake)
    {
        m_edited.complete = std::move(complete);
        edited = &m_edited;
        rl_readline_name = "adduce-cli";
        rl_outstream = isatty(STDOUT_FILENO) ? stdout : stderr;
        rl_attempted_completion_function = completeLine;
        rl_completer_word_break_characters = ""; // the whole line is the word
        rl_completer_quote_characters = nullptr;
        using_history();
        stifle_history(kMostRemembered);
        if (makeHistory(history)) {
            m_history = QFile::encodeName(history);
            history_truncate_file(m_history.constData(), kMostRemembered);
            read_history(m_history.constData());
        }
    }
    ~EditedLines() override { edited = nullptr; }
    EditedLines(const EditedLines &) = delete;
    EditedLines &operator=(const EditedLines &) = delete;

    TypedLine next() override
    {
        m_edited.isDone = false;
        rl_callback_handler_install("> ", takeLine);
        while (!m_edited.isDone) {
            std::array<pollfd, 2> watched { pollfd { STDIN_FILENO, POLLIN, 0 }, pollfd { m_wake, POLLIN, 0 } };
            if (poll(watched.data(), watched.size(), -1) < 0)
                rl_check_signals(); // the window has another size, or the program was put aside
            else if (watched[1].revents != 0)
                return breakOff();
            else if (watched[0].revents != 0)
                rl_callback_read_char();
        }
        remember(m_edited.line.text);
        return std::exchange(m_edited.line, {});
    }

private:
    static TypedLine breakOff()
    {
        const QString typed = QString::fromUtf8(rl_line_buffer);
        rl_free_line_state(); // a search, a repeat count
        rl_callback_sigcleanup();
        rl_callback_handler_remove();
        std::fputc('\n', rl_outstream);
        std::fflush(rl_outstream);
        return { TypedLine::Kind::Broken, typed };
    }

    void remember(const QString &text)
    {
        const QByteArray line = text.simplified().toUtf8(); // what was pasted in several lines is one
        const HIST_ENTRY *last = history_length > 0 ? history_get(history_base + history_length - 1) : nullptr;
        if (line.isEmpty() || (last && line == last->line))
            return;
        add_history(line.constData());
        if (!m_history.isEmpty())
            append_history(1, m_history.constData());
    }

    int m_wake;
    QByteArray m_history; ///< the file; empty: none can be written
    Edited m_edited;
};

} // namespace

std::unique_ptr<LineSource> editedLines(int wake, const QString &history, Complete complete)
{
    return std::make_unique<EditedLines>(wake, history, std::move(complete));
}

} // namespace adduce::cli
