#include "ui/ask/turn_widget.h"

#include "core/ask/answer_words.h"
#include "ui/ask/refusal_panel.h"
#include "ui/ask/trace_panel.h"
#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <QMenu>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

TurnWidget::TurnWidget(const Library &library, const QString &question, QWidget *parent)
    : QWidget(parent)
    , m_library(library)
    , m_question(question.trimmed())
    , m_rule(line())
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(space(4));
    m_layout->addWidget(m_rule);
    m_rule->setMaximumWidth(readingWidth());
    m_rule->hide();
    build();
}

void TurnWidget::build()
{
    if (m_body) { // later: one of its buttons may have asked for this
        m_layout->removeWidget(m_body);
        m_body->hide();
        m_body->deleteLater();
    }
    m_view = nullptr;
    m_stage = nullptr;
    m_trace = m_removed = nullptr;
    m_body = new QWidget;
    m_column = new QVBoxLayout(m_body);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(space(2));
    m_layout->addWidget(m_body);
    if (m_folded)
        return buildFolded();
    buildHeading();
    if (m_answer) {
        buildAnswer(*m_answer);
    } else if (m_error) {
        const ErrorWords w = words(m_error->kind(), m_error->detail());
        if (!m_found.empty())
            makeView()->setSentences(m_found);
        m_column->addWidget(new WordsBlock(w.what + u' ' + w.next + u' ' + tr("Your question is kept.")));
    } else {
        m_stage = new PlainLabel(tr("Looking…"), Type::Caption);
        m_stage->setSecondary(true);
        m_stage->setContentsMargins(gutter(), 0, 0, 0);
        m_column->addWidget(m_stage);
    }
}

void TurnWidget::buildFolded()
{
    auto *row = new QHBoxLayout;
    row->setContentsMargins(space(2), 0, 0, 0);
    row->setSpacing(space(1) / 2);
    auto *open = iconButton(u"chevron-right"_s, tr("Show this answer"));
    open->setAccessibleName(tr("Show: %1").arg(m_question));
    auto *text = new ElidedLabel;
    text->setText(m_question);
    text->setSecondary(true);
    row->addWidget(open);
    row->addWidget(text, 1);
    if (m_answer) {
        auto *count = new PlainLabel(m_answer->verdict == Verdict::Answered ? words(m_answer->confidence) + u"  ·  "_s
                    + tr("%n sentence(s)", nullptr, static_cast<int>(m_answer->sentences.size()))
                : m_answer->verdict == Verdict::NoEvidence ? tr("No evidence")
                                                           : QString(),
            Type::Caption);
        count->setSecondary(true);
        row->addWidget(count);
    }
    m_body->setMaximumWidth(readingWidth());
    m_column->addLayout(row);
    connect(open, &QToolButton::clicked, this, [this] {
        setFolded(false);
        emit unfolded();
    });
}

void TurnWidget::buildHeading()
{
    auto *heading = new PlainLabel(m_question.isEmpty() ? tr("(no question)") : m_question.left(2000), Type::Question);
    heading->setWrapping(readingWidth() - gutter());
    heading->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *more = iconButton(u"view-more"_s, tr("What can be done with this question"));
    auto *row = new QHBoxLayout;
    row->setContentsMargins(gutter(), 0, 0, 0);
    row->setSpacing(space(2));
    row->addWidget(heading, 1000);
    row->addWidget(more, 0, Qt::AlignTop);
    row->addStretch(1);
    m_column->addLayout(row);
    connect(more, &QToolButton::clicked, this, [this, more] { showMenu(more); });
    if (m_answer) {
        auto *time = new PlainLabel(QLocale().toString(m_answer->askedAt.toLocalTime(), QLocale::ShortFormat), Type::Caption);
        time->setSecondary(true);
        time->setContentsMargins(gutter(), 0, 0, 0);
        m_column->addWidget(time);
    }
}

AnswerView *TurnWidget::makeView()
{
    m_view = new AnswerView;
    m_view->setMaximumWidth(readingWidth());
    m_view->setMarkedWords(m_words);
    m_column->addWidget(m_view);
    connect(m_view, &AnswerView::sentenceFocused, this,
        [this](int sentence) { emit sentenceFocused(m_view->sentences().at(static_cast<std::size_t>(sentence))); });
    emit viewMade(m_view);
    return m_view;
}

void TurnWidget::buildAnswer(const Answer &answer)
{
    if (answer.verdict == Verdict::Answered) {
        makeView()->setSentences(answer.sentences);
        buildCaveats(answer.caveats);
    } else {
        m_column->addWidget(new WordsBlock(answer.verdict == Verdict::Reply ? replyWords(answer) : refusalWords(answer)));
        buildCaveats(answer.caveats);
    }
    if (answer.verdict == Verdict::Reply && answer.reply != ReplyKind::EmptyLibrary)
        return;
    if (answer.verdict != Verdict::Reply) {
        auto *status = new StatusLine(answer);
        m_column->addWidget(status);
        connect(status->trace(), &QToolButton::toggled, this, &TurnWidget::toggleTrace);
        if (status->removed())
            connect(status->removed(), &QToolButton::toggled, this, &TurnWidget::toggleRemoved);
    }
    if (answer.verdict == Verdict::NoEvidence) {
        auto *refusal = new RefusalPanel(answer);
        for (AnswerView *view : refusal->views())
            emit viewMade(view);
        connect(refusal, &RefusalPanel::papersWanted, this, &TurnWidget::papersWanted);
        connect(refusal, &RefusalPanel::libraryWanted, this, &TurnWidget::libraryWanted);
        m_column->addWidget(refusal);
    }
}

void TurnWidget::buildCaveats(const std::vector<CaveatNote> &caveats)
{
    for (const CaveatNote &caveat : caveats) {
        auto *row = new QHBoxLayout;
        row->setContentsMargins(gutter(), 0, 0, 0);
        row->setSpacing(space(1) + 1);
        const bool attention = caveat.kind == Caveat::Partial || caveat.kind == Caveat::PartlyCovered
            || caveat.kind == Caveat::ModelFailed || caveat.kind == Caveat::ModelBroke || caveat.kind == Caveat::NothingKept
            || caveat.kind == Caveat::WordsAlone;
        auto *text = new PlainLabel(words(caveat), Type::Caption);
        text->setWrapping(readingWidth() - gutter() - iconSize() - space(2));
        text->setSecondary(true);
        row->addWidget(new IconLabel(u"dialog-warning"_s, attention ? Tone::Attention : Tone::Secondary), 0, Qt::AlignTop);
        row->addWidget(text, 1000);
        row->addStretch(1);
        m_column->addLayout(row);
    }
}

void TurnWidget::setWriter(const QString &model)
{
    m_writer = model;
}

void TurnWidget::showStage(Stage stage)
{
    if (!m_stage)
        return;
    if (stage == Stage::Write && !m_writer.isEmpty())
        return m_stage->setText(tr("%1 is writing; each sentence is checked before you see it…").arg(m_writer));
    static constexpr std::array names { QT_TR_NOOP("Understanding the question…"), QT_TR_NOOP("Searching…"),
        QT_TR_NOOP("Ranking passages…"), QT_TR_NOOP("Choosing passages…"), QT_TR_NOOP("Looking around them…"),
        QT_TR_NOOP("Checking that the papers speak of it…"), QT_TR_NOOP("Choosing sentences…"), QT_TR_NOOP("Checking quotes…") };
    m_stage->setText(tr(names[static_cast<std::size_t>(stage)]));
}

void TurnWidget::addSentence(const AnswerSentence &sentence)
{
    m_found.push_back(sentence);
    if (!m_view) {
        makeView();
        m_column->removeWidget(m_view);
        m_column->insertWidget(std::max(0, m_column->count() - 1), m_view); // the stage stays under it
    }
    m_view->addSentence(sentence);
}

void TurnWidget::setAnswer(const Answer &answer)
{
    m_answer = answer;
    m_error.reset();
    build();
}

void TurnWidget::setError(const Error &error)
{
    m_error = error;
    build();
}

void TurnWidget::setMarkedWords(const QStringList &words)
{
    m_words = words;
}

void TurnWidget::setRuled(bool ruled)
{
    m_rule->setVisible(ruled);
}

void TurnWidget::setFolded(bool folded)
{
    if (m_folded == folded)
        return;
    m_folded = folded;
    build();
}

void TurnWidget::toggleTrace(bool open)
{
    if (open && !m_trace && m_answer) {
        m_trace = new TracePanel(m_library, *m_answer);
        // Under the status line, above the panels of a refusal.
        const int at = m_answer->verdict == Verdict::NoEvidence ? m_column->count() - 1 : m_column->count();
        m_column->insertWidget(at, m_trace);
    }
    if (m_trace)
        m_trace->setVisible(open);
}

void TurnWidget::toggleRemoved(bool open)
{
    if (open && !m_removed && m_answer) {
        m_removed = new RemovedPanel(m_answer->removed);
        m_column->addWidget(m_removed);
    }
    if (m_removed)
        m_removed->setVisible(open);
}

bool TurnWidget::showCitation(const Citation &citation)
{
    if (!m_view)
        return false;
    const auto &sentences = m_view->sentences();
    for (std::size_t i = 0; i < sentences.size(); ++i)
        if (std::find(sentences[i].citations.begin(), sentences[i].citations.end(), citation) != sentences[i].citations.end()) {
            const QSignalBlocker quiet(m_view); // the page shows it already
            m_view->focusSentence(static_cast<int>(i));
            return true;
        }
    return false;
}

void TurnWidget::showMenu(QWidget *under)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *copy = menu->addAction(icon(u"edit-copy"_s), tr("Copy answer with citations"), this,
        [this, text = m_view ? m_view->textWithCitations() : QString()] {
            QGuiApplication::clipboard()->setText(m_question + u"\n\n"_s + text);
        });
    copy->setEnabled(m_view != nullptr);
    menu->addAction(tr("Copy question"), this, [this] { QGuiApplication::clipboard()->setText(m_question); });
    menu->addAction(icon(u"view-refresh"_s), tr("Ask again"), this, [this] { emit askAgain(m_question); });
    menu->popup(under->mapToGlobal(QPoint(0, under->height())));
}

} // namespace adduce
