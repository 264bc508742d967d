#include "ui/library/tag_editor.h"

#include "ui/common/widgets.h"
#include <QCompleter>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPointer>
#include <QStringListModel>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Commas within quotation marks part nothing.
QStringList tagsIn(const QString &line)
{
    QStringList tags;
    QString tag;
    bool isQuoted = false;
    const auto end = [&] {
        if (const QString sound = tag.simplified(); !sound.isEmpty() && !tags.contains(sound))
            tags << sound;
        tag.clear();
    };
    for (const QChar c : line) {
        if (c == u'"')
            isQuoted = !isQuoted;
        else if (c == u',' && !isQuoted)
            end();
        else
            tag += c;
    }
    end();
    return tags;
}

QString lineOf(const QStringList &tags)
{
    QStringList parts;
    for (const QString &tag : tags)
        parts << (tag.contains(u',') ? u'"' + tag + u'"' : tag);
    return parts.join(u", "_s);
}

/// Completes the tag that is typed, and leaves those before it.
class TagCompleter : public QCompleter
{
public:
    using QCompleter::QCompleter;
    [[nodiscard]] QString pathFromIndex(const QModelIndex &index) const override
    {
        const auto *line = qobject_cast<const QLineEdit *>(widget());
        QStringList tags = line ? tagsIn(line->text()) : QStringList {};
        if (!tags.isEmpty())
            tags.removeLast(); // which is being typed
        tags << QCompleter::pathFromIndex(index);
        return lineOf(tags);
    }
    [[nodiscard]] QStringList splitPath(const QString &path) const override { return { path.section(u',', -1).trimmed() }; }
};

} // namespace

TagEditor::TagEditor(Writer write, QWidget *parent)
    : QWidget(parent)
    , m_write(std::move(write))
    , m_line(new QLineEdit)
{
    auto *label = quiet(tr("Tags"));
    label->setBuddy(m_line);
    m_line->setAccessibleName(tr("Tags"));
    m_line->setPlaceholderText(tr("Parted by commas"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space(3));
    row->addWidget(label);
    row->addWidget(m_line, 1);
    connect(m_line, &QLineEdit::editingFinished, this, &TagEditor::keep);
}

void TagEditor::setTags(DocumentId document, const QStringList &tags, const QStringList &known)
{
    if (document == m_document && (m_isWriting || m_line->isModified()))
        return;
    auto *completer = new TagCompleter(known, m_line);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    delete m_line->completer();
    m_line->setCompleter(completer);
    m_document = document;
    m_isWriting = false;
    m_tags = tags;
    if (const QString line = lineOf(tags); line != m_line->text())
        m_line->setText(line);
}

bool TagEditor::keep()
{
    const QStringList now = tagsIn(m_line->text());
    if (!m_document || !m_line->isModified())
        return !m_isWriting;
    m_line->setModified(false);
    if (now == m_tags)
        return !m_isWriting;
    m_isWriting = true;
    const QStringList before = std::exchange(m_tags, now);
    const auto kept = [editor = QPointer(this), document = m_document, now] {
        if (!editor || document != editor->m_document || now != editor->m_tags)
            return; // more was typed since
        editor->m_isWriting = false;
        emit editor->kept();
    };
    const auto notKept = [editor = QPointer(this), document = m_document, before](const Error &error) {
        if (!editor)
            return;
        if (document == editor->m_document) {
            editor->m_isWriting = false;
            editor->m_tags = before;
            editor->m_line->setModified(true); // for another try, when it is left again
        }
        emit editor->failed(error);
    };
    m_write(m_document, before, now, kept, notKept);
    return !m_isWriting && !m_line->isModified();
}

} // namespace adduce
