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

} // namespace

std::unique_ptr<QTextDocument> textDocumentOf(const QString &markdown)
{
    static const QRegularExpression footnote(uR"((?<!\\)\[\^([\w-]+)\])"_s); // which Qt does not know
    auto document = std::make_unique<ClosedDocument>();
    document->setMarkdown(QString(markdown).replace(footnote, uR"(\[\1\])"_s),
        { QTextDocument::MarkdownDialectGitHub, QTextDocument::MarkdownNoHTML });
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
