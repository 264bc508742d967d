#include "ui/answer/turn_widget.h"

#include "core/ask/answer_words.h"
#include "ui/answer/refusal_panel.h"
#include "ui/common/marked_text.h"
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
    , m_asked(question.trimmed())
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

const Answer *TurnWidget::answer() const
{
    return m_version < 0 ? nullptr : &m_versions[static_cast<std::size_t>(m_version)].answer;
}

QString TurnWidget::question() const
{
    return answer() ? answer()->question.trimmed() : m_asked;
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
    m_open.clear();
    m_body = new QWidget;
    m_column = new QVBoxLayout(m_body);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(space(2));
    m_layout->addWidget(m_body);
    if (m_folded)
        return buildFolded();
    buildHeading();
    if (answer()) {
        if (m_unkept && m_version + 1 == countVersions())
            buildUnkept();
        buildAnswer(*answer());
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
    open->setAccessibleName(tr("Show: %1").arg(question()));
    auto *text = new ElidedLabel;
    text->setText(question());
    text->setSecondary(true);
    row->addWidget(open);
    row->addWidget(text, 1);
    if (const Answer *shown = answer()) {
        auto *count = new PlainLabel(shown->verdict == Verdict::Answered
                ? words(shown->confidence) + u"  ·  "_s + tr("%n sentence(s)", nullptr, static_cast<int>(shown->sentences.size()))
                : shown->verdict == Verdict::NoEvidence ? tr("No evidence")
                                                        : QString(),
            Type::Caption);
        count->setSecondary(true);
        row->addWidget(count);
    }
    m_body->setMaximumWidth(readingWidth());
    m_column->addLayout(row);
    connect(open, &QToolButton::clicked, this, [this] { setFolded(false); });
}

void TurnWidget::buildHeading()
{
    auto *heading = new MarkedLabel(Type::Question);
    heading->setText(question().isEmpty() ? tr("(no question)") : question().left(2000), m_marks.words);
    heading->setMaximumWidth(readingWidth() - gutter());
    auto *more = iconButton(u"view-more"_s, tr("What can be done with this question"));
    auto *row = new QHBoxLayout;
    row->setContentsMargins(gutter(), 0, 0, 0);
    row->setSpacing(space(2));
    row->addWidget(heading, 1000);
    row->addWidget(more, 0, Qt::AlignTop);
    row->addStretch(1);
    m_column->addLayout(row);
    connect(more, &QToolButton::clicked, this, [this, more] { showMenu(more); });
    buildVersions();
}

/// When it was asked, and the way to the other versions.
void TurnWidget::buildVersions()
{
    if (m_versions.empty())
        return;
    QStringList said;
    if (const Answer *shown = answer())
        said << QLocale().toString(shown->askedAt.toLocalTime(), QLocale::ShortFormat);
    const int count = countVersions();
    if (count > 1 && m_version >= 0)
        said << tr("version %1 of %2").arg(m_version + 1).arg(count);
    auto *time = new PlainLabel(said.join(u"  \u00B7  "_s), Type::Caption);
    time->setSecondary(true);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(gutter(), 0, 0, 0);
    row->setSpacing(space(2));
    row->addWidget(time);
    if (count > 1 || m_version < 0) {
        auto *previous = iconButton(u"go-previous"_s, tr("The version before"));
        auto *next = iconButton(u"go-next"_s, tr("The version after"));
        const int at = m_version < 0 ? count : m_version; // what is asked now comes last
        previous->setEnabled(at > 0);
        next->setEnabled(m_version >= 0 && at + 1 < count);
        connect(previous, &QToolButton::clicked, this, [this, at] { showVersion(at - 1); });
        connect(next, &QToolButton::clicked, this, [this, at] { showVersion(at + 1); });
        row->addWidget(previous);
        row->addWidget(next);
    }
    row->addStretch(1);
    m_column->addLayout(row);
}

void TurnWidget::showVersion(int version)
{
    m_version = std::clamp(version, 0, countVersions() - 1);
    build();
}

void TurnWidget::setVersions(std::vector<Turn> versions)
{
    m_versions = std::move(versions);
    showVersion(countVersions() - 1);
}

void TurnWidget::askAnew(const QString &question)
{
    m_asked = question.trimmed();
    m_version = -1;
    m_error.reset();
    m_found.clear();
    m_folded = false;
    build();
}

AnswerView *TurnWidget::makeView()
{
    m_view = new AnswerView;
    m_view->setMaximumWidth(readingWidth());
    m_view->setMarks(m_marks);
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
        connect(status->trace(), &QToolButton::toggled, this,
            [this, opener = status->trace()](bool open) { toggleTrace(opener, open); });
        if (status->removed())
            connect(status->removed(), &QToolButton::toggled, this,
                [this, opener = status->removed()](bool open) { toggleRemoved(opener, open); });
    }
    if (answer.verdict == Verdict::NoEvidence) {
        auto *refusal = new RefusalPanel(answer, m_marks.notes, m_canAsk);
        for (AnswerView *view : refusal->views())
            emit viewMade(view);
        connect(refusal, &RefusalPanel::editWanted, this, &TurnWidget::editWanted);
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
    const bool isWritten = stage == Stage::Write && !m_writer.isEmpty();
    static constexpr std::array names { QT_TR_NOOP("Understanding the question…"), QT_TR_NOOP("Searching…"),
        QT_TR_NOOP("Ranking passages…"), QT_TR_NOOP("Choosing passages…"), QT_TR_NOOP("Looking around them…"),
        QT_TR_NOOP("Checking that the papers speak of it…"), QT_TR_NOOP("Choosing sentences…"), QT_TR_NOOP("Checking quotes…") };
    m_stage->setText(isWritten ? tr("%1 is writing; each sentence is checked before you see it…").arg(m_writer)
                               : tr(names[static_cast<std::size_t>(stage)]));
    emit announced(m_stage->text());
}

void TurnWidget::addSentence(const AnswerSentence &sentence)
{
    m_found.push_back(sentence);
    if (m_version >= 0)
        return; // a version before is looked at meanwhile
    if (!m_view) {
        makeView();
        m_column->removeWidget(m_view);
        m_column->insertWidget(std::max(0, m_column->count() - 1), m_view); // the stage stays under it
    }
    m_view->addSentence(sentence);
    if (!m_writer.isEmpty()) // quotes are all there at once
        emit announced(sentence.text);
}

void TurnWidget::setAnswer(const Answer &answer, TurnId saved)
{
    m_versions.push_back({ saved, firstVersion(), answer });
    m_error.reset();
    showVersion(countVersions() - 1);
    const QString sentences = tr("%n sentence(s)", nullptr, static_cast<int>(answer.sentences.size()));
    const QString outcome = answer.verdict == Verdict::Answered ? tr("Answered: %1").arg(sentences)
        : answer.verdict == Verdict::Reply                      ? replyWords(answer)
                                                                : refusalWords(answer);
    emit announced(outcome + u". "_s + statusWords(answer).join(u". "_s));
}

void TurnWidget::setError(const Error &error)
{
    m_error = error;
    m_version = -1;
    build();
    emit announced(words(error.kind(), error.detail()).what);
}

void TurnWidget::setMarks(AnswerMarks marks)
{
    m_marks = std::move(marks);
}

void TurnWidget::setNotes(const CitationNotes &notes)
{
    m_marks.notes = notes;
    for (AnswerView *view : findChildren<AnswerView *>())
        view->setNotes(notes);
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

int TurnWidget::sentenceCiting(const Citation &citation) const
{
    const std::vector<AnswerSentence> &sentences = answer() ? answer()->sentences : m_found;
    const auto cites = [&](const AnswerSentence &sentence) {
        return std::ranges::any_of(sentence.citations, [&](const Citation &other) { return isSameQuote(other, citation); });
    };
    const auto found = std::ranges::find_if(sentences, cites);
    return found == sentences.end() ? -1 : static_cast<int>(found - sentences.begin());
}

void TurnWidget::showCitation(const Citation &citation)
{
    setFolded(false);
    if (!m_view)
        return;
    const QSignalBlocker quiet(m_view); // the page shows it already
    m_view->focusSentence(sentenceCiting(citation));
}

void TurnWidget::showMenu(QWidget *under)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *copy = menu->addAction(icon(u"edit-copy"_s), tr("Copy answer with citations"), this,
        [this, text = m_view ? m_view->textWithCitations() : QString()] {
            QGuiApplication::clipboard()->setText(question() + u"\n\n"_s + text);
        });
    copy->setEnabled(m_view != nullptr);
    menu->addAction(icon(u"add-evidence"_s), tr("Add answer to evidence"), this, &TurnWidget::evidenceWanted)
        ->setEnabled(m_view != nullptr);
    menu->addAction(tr("Copy question"), this, [this] { QGuiApplication::clipboard()->setText(question()); });
    if (m_canAsk) {
        menu->addSeparator();
        menu->addAction(icon(u"document-edit"_s), tr("Edit question..."), this, &TurnWidget::editWanted);
        menu->addAction(icon(u"view-refresh"_s), tr("Ask again"), this, [this] { emit askAgain(); });
    }
    menu->popup(under->mapToGlobal(QPoint(0, under->height())));
}

} // namespace adduce
