#include "ui/evidence/evidence_preview.h"

#include "core/answer/answer_words.h"
#include "ui/common/theme.h"
#include "ui/evidence/evidence_model.h"
#include "ui/reader/page_crop.h"
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

EvidencePreview::EvidencePreview(const Services &services, QWidget *parent)
    : QWidget(parent)
    , m_title(new PlainLabel({}, Type::Caption))
    , m_crop(new PageCrop(services))
    , m_source(new PlainLabel({}, Type::Strong))
    , m_place(new PlainLabel({}, Type::Caption))
    , m_paper(new PlainLabel)
    , m_quote(new PlainLabel)
    , m_standingIcon(new IconLabel(u"quote-exact"_s, Tone::Accent))
    , m_standing(new PlainLabel)
    , m_standingMore(new PlainLabel({}, Type::Caption))
    , m_open(button(tr("Open in reader"), u"document-open"_s))
    , m_copy(button(tr("Copy"), u"edit-copy"_s))
    , m_check(button(tr("Check")))
    , m_choose(button(tr("Choose a quote...")))
    , m_origin(new PlainLabel({}, Type::Caption))
    , m_facts(new QWidget)
{
    auto *close = iconButton(u"window-close"_s, tr("Close the preview"));
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(close);
    for (PlainLabel *label : { m_title, m_place, m_standingMore, m_origin })
        label->setSecondary(true);
    for (PlainLabel *label : { m_source, m_place, m_paper, m_quote, m_standing, m_standingMore, m_origin })
        label->setWrapping();
    auto *standing = new QHBoxLayout;
    standing->addWidget(m_standingIcon, 0, Qt::AlignTop);
    standing->addWidget(m_standing, 1);
    auto *first = new QHBoxLayout;
    first->addWidget(m_open);
    first->addStretch(1);
    auto *second = new QHBoxLayout;
    second->addWidget(m_copy);
    second->addWidget(m_check);
    second->addStretch(1);
    auto *facts = new QVBoxLayout(m_facts);
    facts->setContentsMargins(0, 0, 0, 0);
    facts->setSpacing(space(2));
    facts->addWidget(m_source);
    facts->addWidget(m_place);
    facts->addWidget(m_paper);
    facts->addWidget(m_quote);
    facts->addWidget(line());
    facts->addLayout(standing);
    facts->addWidget(m_standingMore);
    facts->addLayout(first);
    facts->addLayout(second);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space(4), space(2), space(4), space(3));
    column->setSpacing(space(2));
    column->addLayout(head);
    column->addWidget(m_crop, 3);
    column->addWidget(m_facts);
    column->addWidget(m_choose, 0, Qt::AlignLeft);
    column->addWidget(line());
    column->addWidget(m_origin);
    column->addStretch(1);
    setMinimumWidth(space(64));
    connect(close, &QToolButton::clicked, this, &EvidencePreview::closeWanted);
    connect(m_open, &QPushButton::clicked, this, &EvidencePreview::openWanted);
    connect(m_check, &QPushButton::clicked, this, &EvidencePreview::checkWanted);
    connect(m_choose, &QPushButton::clicked, this, &EvidencePreview::chooseWanted);
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_text); });
    followTheme();
    clear();
}

void EvidencePreview::clear()
{
    m_title->setText(tr("Preview"));
    m_crop->setCitation({});
    m_crop->hide();
    m_facts->hide();
    m_choose->hide();
    m_origin->setText(tr("Choose a row to see its quote on the page."));
}

static QString fileWords(FileState file)
{
    switch (file) {
    case FileState::Unchanged:
        return EvidencePreview::tr("The file is unchanged since.");
    case FileState::Changed:
        return EvidencePreview::tr("The file has changed since: the quote stands in the version that was cited.");
    case FileState::Gone:
        return EvidencePreview::tr("The file is not where it was: the library's text of it was looked at.");
    }
    return {};
}

void EvidencePreview::setRow(
    int number, const EvidenceRow &row, const QString &quote, const std::optional<QuoteCheck> &check, bool editable)
{
    m_title->setText(tr("Preview of row %1").arg(number));
    m_crop->setCitation(row.citation);
    m_crop->setVisible(row.citation.has_value());
    m_facts->setVisible(row.citation.has_value());
    m_choose->setVisible(editable);
    m_choose->setText(row.citation ? tr("Choose another quote...") : tr("Choose a quote..."));
    QStringList origin;
    if (!row.question.isEmpty())
        origin << tr("From the answer to “%1”").arg(row.question);
    if (row.addedAt.isValid())
        origin << QLocale().toString(row.addedAt.toLocalTime(), QLocale::ShortFormat);
    m_origin->setText(origin.join(u", "_s));
    if (!row.citation)
        return;
    const Citation &c = *row.citation;
    m_source->setText(chipText(c));
    m_place->setText(placeWords(c));
    m_paper->setText(c.title);
    m_quote->setText(u"“%1”"_s.arg(quote));
    m_quote->setVisible(isQuoteShortened(row));
    m_text = u"“%1” (%2)"_s.arg(c.quote, chipText(c));
    const bool found = !check || check->outcome == QuoteOutcome::Found;
    m_standingIcon->setIcon(found ? u"quote-exact"_s : u"dialog-warning"_s, found ? Tone::Accent : Tone::Attention);
    m_standing->setText(check ? words(*check) : tr("Not checked again since it was added"));
    m_standingMore->setText(check
            ? tr("Checked %1. %2")
                  .arg(QLocale().toString(check->checkedAt.toLocalTime(), QLocale::ShortFormat), fileWords(check->file))
            : QString());
    m_standingMore->setVisible(check.has_value());
}

void EvidencePreview::followTheme()
{
    m_crop->setRecoloured(colours(palette()).isDark);
}

void EvidencePreview::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        followTheme();
}

} // namespace adduce
