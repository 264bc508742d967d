#include "core/export/highlights_markdown.h"

#include "core/base/tr.h"
#include "core/export/markdown_text.h"

namespace adduce {

using namespace Qt::StringLiterals;

QByteArray highlightsMarkdown(const std::vector<Highlight> &highlights)
{
    QString text = u"# %1\n"_s.arg(markdownText(tr("Highlights")));
    QString paper;
    for (const Highlight &highlight : highlights) {
        if (highlight.sha256 != paper) {
            text += u"\n## %1\n\n"_s.arg(markdownText(highlight.title));
            paper = highlight.sha256;
        }
        text += u"- “%1” (%2, %3)\n"_s.arg(
            markdownText(highlight.quote), markdownText(pageWords(highlight)), markdownText(words(highlight.colour)));
        if (highlight.note.trimmed().isEmpty())
            continue;
        text += u'\n';
        for (const QString &line : highlight.note.trimmed().split(u'\n')) // it stays within its point of the list
            text += line.isEmpty() ? u"\n"_s : u"  %1\n"_s.arg(line);
        text += u'\n';
    }
    return text.toUtf8();
}

} // namespace adduce
