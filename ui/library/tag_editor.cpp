#include "ui/library/tag_editor.h"

#include "ui/common/widgets.h"
#include <QCompleter>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QStringListModel>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QStringList tagsIn(const QString &line)
{
    QStringList tags;
    for (const QString &part : line.split(u','))
        if (QString tag = part.simplified(); !tag.isEmpty() && !tags.contains(tag))
            tags << tag;
    return tags;
}

/// Completes the tag that is typed, and leaves those before it.
class TagCompleter : public QCompleter
{
public:
    using QCompleter::QCompleter;
    [[nodiscard]] QString pathFromIndex(const QModelIndex &index) const override
    {
        const auto *line = qobject_cast<const QLineEdit *>(widget());
        QStringList parts = line ? line->text().split(u',') : QStringList {};
        if (!parts.isEmpty())
            parts.removeLast();
        for (QString &part : parts)
            part = part.simplified();
        parts << QCompleter::pathFromIndex(index);
        return parts.join(u", "_s);
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
    auto *completer = new TagCompleter(known, m_line);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    delete m_line->completer();
    m_line->setCompleter(completer);
    const bool isTyped = document == m_document && m_line->hasFocus() && tagsIn(m_line->text()) != m_tags;
    m_document = document;
    m_tags = tags;
    if (!isTyped)
        m_line->setText(tags.join(u", "_s));
}

void TagEditor::keep()
{
    const QStringList now = tagsIn(m_line->text());
    if (!m_document || now == m_tags)
        return;
    m_write(m_document, std::exchange(m_tags, now), now);
}

} // namespace adduce
