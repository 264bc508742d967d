#include "ui/answer/removed_panel.h"

#include "core/answer/answer_words.h"
#include "core/base/run.h"
#include "core/library/database.h"
#include "ui/answer/answer_view.h"
#include "ui/answer/chip_button.h"
#include "ui/common/widgets.h"

namespace adduce {

namespace {

constexpr std::size_t kMostRows = 60; // a thread of elsewhere may hold any number

PlainLabel *selectable(const QString &text, Type type = Type::Base)
{
    auto *label = new PlainLabel(text, type);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setWrapping();
    return label;
}

/// The reason in bold, then in plain words.
QBoxLayout *makeReason(const Removed &removed)
{
    const bool isRepaired = removed.isPart && !isCitation(removed);
    const QString kept = isRepaired ? u' ' + RemovedPanel::tr("The answer has the sentence without that part.") : QString();
    auto *why = selectable(words(removed) + kept, Type::Caption);
    why->setSecondary(true);
    auto *said = new QVBoxLayout;
    said->setSpacing(0);
    said->addWidget(new PlainLabel(shortWords(removed), Type::Strong));
    said->addWidget(why);
    auto *row = new QHBoxLayout;
    row->setSpacing(space(2));
    row->addWidget(new IconLabel(QStringLiteral("dialog-warning"), Tone::Attention), 0, Qt::AlignTop);
    row->addLayout(said, 1);
    return row;
}

} // namespace

RemovedPanel::RemovedPanel(const Library &library, const Answer &answer, QWidget *parent)
    : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(gutter(), space(2), 0, space(2));
    column->setSpacing(space(2));
    column->addWidget(line());
    column->addWidget(makeHead(static_cast<int>(answer.removed.size())));
    for (std::size_t i = 0; i < std::min(kMostRows, answer.removed.size()); ++i) {
        auto *row = new RemovedRow(answer.removed[i]);
        connect(row, &RemovedRow::citationActivated, this, &RemovedPanel::citationActivated);
        m_rows.push_back(row);
        column->addWidget(row);
        column->addWidget(line());
    }
    if (answer.removed.size() > kMostRows)
        column->addWidget(quiet(tr("and %Ln more", nullptr, static_cast<int>(answer.removed.size() - kMostRows)), Type::Caption));
    connect(this, &RemovedPanel::failed, this, [this](const Error &error) {
        for (RemovedRow *row : m_rows)
            row->showError(error);
    });
    look(library, answer);
}

RemovedPanel::~RemovedPanel()
{
    m_stop.request_stop();
    if (m_worker.valid())
        m_worker.wait();
}

QWidget *RemovedPanel::makeHead(int removed)
{
    auto *head = new QWidget;
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(new PlainLabel(tr("%Ln removed before you saw the answer", nullptr, removed), Type::Strong));
    row->addStretch(1);
    auto *close = iconButton(QStringLiteral("window-close"), tr("Close"));
    connect(close, &QToolButton::clicked, this, &RemovedPanel::closeWanted);
    row->addWidget(close);
    return head;
}

void RemovedPanel::look(const Library &library, const Answer &answer)
{
    Answer shown = answer;
    shown.removed.resize(m_rows.size());
    const auto work = [this, &library, shown = std::move(shown), stop = m_stop.get_token()](const auto &post) {
        Database database = library.open();
        const std::vector<NearestEvidence> places = nearestEvidence(shown, database, stop);
        post([this, places] { showPlaces(places); });
    };
    m_worker = startTask(this, work, [] { });
}

void RemovedPanel::showPlaces(const std::vector<NearestEvidence> &places)
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (AnswerView *view = m_rows[i]->showPlaces(i < places.size() ? places[i] : NearestEvidence {}))
            emit viewMade(view);
    int widest = 0;
    for (const RemovedRow *row : m_rows)
        widest = std::max(widest, row->chipWidth());
    for (RemovedRow *row : m_rows)
        row->setChipWidth(widest);
}

void RemovedPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    for (RemovedRow *row : m_rows)
        row->setNarrow(width() < space(150));
}

RemovedRow::RemovedRow(const Removed &removed, QWidget *parent)
    : QWidget(parent)
    , m_columns(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_cell(new QWidget)
    , m_near(new QHBoxLayout)
{
    setAccessibleName(tr("Removed: %1").arg(removed.text.left(300)));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space(1));
    m_columns->setSpacing(space(4));
    m_columns->addWidget(selectable(removed.text.left(1000)), 5, Qt::AlignTop);
    m_columns->addWidget(m_cell, 0, Qt::AlignTop);
    m_columns->addLayout(makeReason(removed), 5);
    column->addLayout(m_columns);
    column->addLayout(m_near);
    setChipWidth(0);
    m_near->setSpacing(space(3));
    if (isCitation(removed))
        return;
    m_looking = quiet(tr("Looking for the nearest passage…"), Type::Caption);
    m_near->addWidget(m_looking);
    m_near->addStretch(1);
}

AnswerView *RemovedRow::showPlaces(const NearestEvidence &places)
{
    if (!m_looking)
        return nullptr;
    delete std::exchange(m_looking, nullptr);
    delete m_near->takeAt(0);
    if (places.named) {
        auto *chip = new ChipButton(*places.named);
        connect(chip, &ChipButton::clicked, this, [this, citation = *places.named] { emit citationActivated(citation); });
        m_chip = chip;
        auto *box = new QVBoxLayout(m_cell);
        box->setContentsMargins(0, 0, 0, 0);
        box->addWidget(chip);
    }
    if (!places.nearest) {
        m_near->addWidget(quiet(tr("Nothing that was found is near to it."), Type::Caption));
        m_near->addStretch(1);
        return nullptr;
    }
    auto *view = new AnswerView;
    view->setAccessibleName(tr("Nearest passage"));
    view->setSentences({ { u'“' + places.nearest->quote + u'”', { *places.nearest } } });
    view->setMaximumWidth(readingWidth());
    PlainLabel *name = quiet(tr("Nearest passage"), Type::Caption);
    name->setContentsMargins(0, space(1), 0, 0);
    m_near->addWidget(name, 0, Qt::AlignTop);
    m_near->addWidget(view, 1000);
    m_near->addStretch(1);
    return view;
}

void RemovedRow::showError(const Error &error)
{
    if (m_looking)
        m_looking->setText(sentence(error));
}

int RemovedRow::chipWidth() const
{
    return m_chip ? m_chip->sizeHint().width() : 0;
}

void RemovedRow::setChipWidth(int width)
{
    m_cell->setFixedWidth(width);
    m_cell->setVisible(width > 0);
}

void RemovedRow::setNarrow(bool narrow)
{
    const auto wanted = narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (m_columns->direction() != wanted)
        m_columns->setDirection(wanted);
}

} // namespace adduce
