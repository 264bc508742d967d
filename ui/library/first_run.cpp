#include "ui/library/first_run.h"

#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include <QPainter>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

class DropArea : public QWidget
{
public:
    using QWidget::QWidget;
    bool hovering = false;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Colours &c = colours(palette());
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(hovering ? QBrush(c.tint) : palette().alternateBase());
        painter.setPen(QPen(hovering ? c.accent : c.field, 1, Qt::DashLine));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
};

} // namespace

FirstRun::FirstRun(Trial trial, QWidget *parent)
    : QWidget(parent)
    , m_area(new DropArea)
    , m_model(new QWidget)
    , m_get(linkButton(tr("Get a model...")))
    , m_run(linkButton(tr("Run a GGUF file...")))
    , m_settings(linkButton(tr("How to get one...")))
{
    m_area->setMinimumWidth(space(60));
    m_area->setMaximumWidth(space(155));
    auto *inner = new QVBoxLayout(m_area);
    inner->setContentsMargins(space(8), space(12), space(8), space(10));
    inner->setSpacing(space(2));
    auto *heading = new PlainLabel(tr("Drop papers here"), Type::Question);
    heading->setAlignment(Qt::AlignCenter);
    auto *files = primaryButton(tr("Choose files..."));
    auto *folder = button(tr("Choose a folder..."));
    auto *references = button(tr("Import references..."));
    setTip(*references, tr("From Zotero, or a file of BibTeX, RIS or CSL JSON, with the papers attached"));
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(space(2));
    buttons->addStretch(1);
    buttons->addWidget(files);
    buttons->addWidget(folder);
    buttons->addWidget(references);
    buttons->addStretch(1);
    inner->addWidget(new IconLabel(u"drop-papers"_s, Tone::Accent, space(10)), 0, Qt::AlignHCenter);
    inner->addSpacing(space(2));
    inner->addWidget(heading);
    PlainLabel *taken =
        quiet(tr("PDF, EPUB, DOCX, HTML, text or Markdown files, or a folder of them.\nFiles stay where they are."));
    taken->setAlignment(Qt::AlignCenter);
    taken->setWordWrap(true);
    inner->addWidget(taken);
    inner->addSpacing(space(4));
    inner->addLayout(buttons);

    auto *promise = new QHBoxLayout;
    promise->setSpacing(space(2));
    promise->addStretch(1);
    promise->addWidget(new IconLabel(u"object-locked"_s, Tone::Secondary));
    PlainLabel *words =
        quiet(tr("Works without a language model and without a network. Nothing leaves this computer."), Type::Caption);
    words->setWrapping(words->sizeHint().width() + space(1)); // on one line where it fits
    promise->addWidget(words, 100);
    promise->addStretch(1);

    auto *all = new QVBoxLayout(this);
    all->addStretch(3);
    auto *middle = new QHBoxLayout;
    middle->addStretch(1);
    middle->addWidget(m_area, 6);
    middle->addStretch(1);
    all->addLayout(middle);
    all->addSpacing(space(4));
    if (trial != Trial::None)
        all->addLayout(trialRow(trial));
    all->addSpacing(space(6));
    all->addLayout(promise);
    all->addWidget(makeModelRow());
    all->addStretch(4);
    setModelPrograms({});

    connect(files, &QPushButton::clicked, this, &FirstRun::filesWanted);
    connect(folder, &QPushButton::clicked, this, &FirstRun::folderWanted);
    connect(references, &QPushButton::clicked, this, &FirstRun::referencesWanted);
}

QLayout *FirstRun::trialRow(Trial trial)
{
    auto *open = linkButton(trial == Trial::Sample ? tr("Open the sample library") : tr("Try it on the handbook"));
    auto *row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(open);
    row->addStretch(1);
    connect(open, &QToolButton::clicked, this, &FirstRun::trialWanted);
    return row;
}

/// Under the promise, and as quiet.
QWidget *FirstRun::makeModelRow()
{
    auto *row = new QHBoxLayout(m_model);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space(2));
    PlainLabel *words = quiet(tr("A model on this computer can write the answers."), Type::Caption);
    words->setWrapping(words->sizeHint().width() + space(1));
    row->addStretch(1);
    row->addWidget(words, 100);
    for (QToolButton *way : { m_get, m_run, m_settings }) {
        way->setFont(typeFont(Type::Caption));
        row->addWidget(way);
    }
    row->addStretch(1);
    connect(m_get, &QToolButton::clicked, this, &FirstRun::modelWanted);
    connect(m_run, &QToolButton::clicked, this, &FirstRun::modelFileWanted);
    connect(m_settings, &QToolButton::clicked, this, &FirstRun::modelSettingsWanted);
    return m_model;
}

void FirstRun::setModelPrograms(const ModelPrograms &programs)
{
    m_get->setVisible(programs.hasOllama);
    m_run->setVisible(programs.hasLlamaServer);
    m_settings->setVisible(!programs.hasOllama && !programs.hasLlamaServer);
}

void FirstRun::setModelOffered(bool offered)
{
    m_model->setVisible(offered);
}

void FirstRun::setHovering(bool hovering)
{
    static_cast<DropArea *>(m_area)->hovering = hovering;
    m_area->update();
}

} // namespace adduce
