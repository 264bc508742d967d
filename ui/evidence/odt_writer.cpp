#include "ui/evidence/odt_writer.h"

#include "core/base/device.h"
#include "core/export/export.h"
#include <QBuffer>
#include <QRegularExpression>
#include <QTextDocument>
#include <QTextDocumentWriter>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Loads nothing that a text could name.
class ClosedDocument : public QTextDocument
{
public:
    QVariant loadResource(int, const QUrl &) override { return {}; }
};

/// Footnotes, which Qt does not know, as numbers in brackets, and each of their texts as a paragraph. Code and what is escaped stay as they are.
QString withoutFootnotes(const QString &markdown)
{
    static const QRegularExpression part(uR"re(\\.|(`+)[^`]*\1|(\n?)\[\^([\w-]+)\](:?))re"_s);
    QString out;
    qsizetype at = 0;
    for (const QRegularExpressionMatch &match : part.globalMatch(markdown)) {
        out += QStringView(markdown).mid(at, match.capturedStart() - at);
        const bool isText = match.capturedLength(2) > 0 && match.capturedLength(4) > 0;
        out += match.hasCaptured(3)
            ? (isText ? u"\n\n"_s : match.captured(2)) + uR"(\[%1\]%2)"_s.arg(match.captured(3), match.captured(4))
            : match.captured();
        at = match.capturedEnd();
    }
    out += QStringView(markdown).mid(at);
    return out;
}

} // namespace

std::unique_ptr<QTextDocument> textDocumentOf(const QString &markdown)
{
    auto document = std::make_unique<ClosedDocument>();
    document->setMarkdown(withoutFootnotes(markdown), { QTextDocument::MarkdownDialectGitHub, QTextDocument::MarkdownNoHTML });
    return document;
}

void writeOdt(const ExportContent &content, QIODevice &device)
{
    const auto document = textDocumentOf(markdownOf(content));
    document->setMetaInformation(QTextDocument::DocumentTitle, content.title);
    QBuffer whole; // for the writer closes what it is given
    QTextDocumentWriter writer(&whole, "odf");
    if (!writer.write(document.get()))
        throw Error(ErrorKind::Internal, u"QTextDocumentWriter"_s);
    writeAll(device, whole.data());
}

} // namespace adduce
