#include "ui/answer/turn_widget.h"

#include "ui/answer/answer_body.h"
#include "ui/answer/folded_turn.h"
#include "ui/answer/refusal_panel.h"
#include "ui/answer/running_answer.h"
#include "ui/answer/turn_heading.h"
#include "ui/answer/unkept_note.h"
#include "ui/answer/words_block.h"
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

TurnWidget::TurnWidget(const Library &library, const QString &question, TurnStyle style, QWidget *parent)
    : QWidget(parent)
    , m_library(library)
    , m_asked(new AskedQuestion(question, this))
    , m_style(std::move(style))
{
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(space(4));
    if (m_style.isRuled) {
        QWidget *rule = line();
        rule->setMaximumWidth(readingWidth());
        rows->addWidget(rule);
    }
    connect(m_asked, &AskedQuestion::changed, this, &TurnWidget::build);
    build();
}

void TurnWidget::build()
{
    if (m_content) { // later: one of its buttons may have asked for this
        layout()->removeWidget(m_content);
        m_content->hide();
        m_content->deleteLater();
    }
    if (m_running)
        m_asked->disconnect(m_running); // what comes is another's
    m_running = nullptr;
    m_body = nullptr;
    m_view = nullptr;
    if (m_folded) {
        auto *folded = new FoldedTurn(*m_asked);
        connect(folded, &FoldedTurn::opened, this, [this] { setFolded(false); });
        m_content = folded;
    } else {
        m_content = makeContent();
    }
    layout()->addWidget(m_content);
}

QWidget *TurnWidget::makeContent()
{
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space(2));
    auto *heading = new TurnHeading(*m_asked, m_style.marks.words);
    connect(heading, &TurnHeading::menuWanted, this, &TurnWidget::showMenu);
    column->addWidget(heading);
    if (m_asked->answer()) {
        if (m_asked->saveError() && m_asked->version() + 1 == m_asked->countVersions()) {
            auto *note = new UnkeptNote(*m_asked->saveError());
            connect(note, &UnkeptNote::keepWanted, this, &TurnWidget::keepWanted);
            connect(note, &UnkeptNote::goOnWanted, m_asked, &AskedQuestion::goOnUnkept);
            column->addWidget(note);
        }
        m_body = makeBody();
        column->addWidget(m_body);
    } else if (m_asked->error()) {
        if (!m_asked->sentences().empty()) {
            auto *found = new AnswerView(m_style.marks);
            found->setMaximumWidth(readingWidth());
            found->setSentences(m_asked->sentences());
            column->addWidget(found);
            showView(found);
        }
        const ErrorWords w = words(m_asked->error()->kind(), m_asked->error()->detail());
        column->addWidget(new WordsBlock(w.what + u' ' + w.next + u' ' + tr("Your question is kept.")));
    } else {
        m_running = new RunningAnswer(*m_asked, m_style.marks);
        connect(m_running, &RunningAnswer::viewMade, this, &TurnWidget::showView);
        column->addWidget(m_running);
    }
    return content;
}

AnswerBody *TurnWidget::makeBody()
{
    auto *body = new AnswerBody(m_library, *m_asked, m_style.marks, m_style.canAsk);
    body->addPrinted(m_style.drawing);
    connect(body, &AnswerBody::citationActivated, this, &TurnWidget::citationActivated);
    if (m_style.ratings)
        body->addRating(*m_style.ratings);
    if (body->view())
        showView(body->view());
    const AnswerPanels &panels = body->panels();
    connect(&panels, &AnswerPanels::opened, this, &TurnWidget::panelOpened);
    connect(&panels, &AnswerPanels::viewMade, this, &TurnWidget::viewMade);
    connect(&panels, &AnswerPanels::citationActivated, this, &TurnWidget::citationActivated);
    connect(
        &panels, &AnswerPanels::askAgain, this, [this](const RetrievalParameters &retrieval) { emit askAgain({ retrieval }); });
    connect(body, &AnswerBody::viewMade, this, [this](AnswerView *view) {
        view->setNotes(m_style.marks.notes); // which may have come since
        emit viewMade(view);
    });
    connect(body, &AnswerBody::aloneWanted, this, [this] { emit askAgain({ .isLiteral = true }); });
    connect(body, &AnswerBody::learnedSpaceWanted, this, [this] { emit askAgain({ .usesLearnedSpace = true }); });
    connect(body, &AnswerBody::everythingWanted, this, [this] { emit askAgain({ .isOfAll = true }); });
    connect(body, &AnswerBody::choiceWanted, this, [this](const QString &question) { emit askAgain({ .question = question }); });
    if (const RefusalPanel *refusal = body->refusal()) {
        for (AnswerView *near : refusal->views())
            emit viewMade(near);
        connect(refusal, &RefusalPanel::askWanted, this,
            [this](const QString &question) { emit askAgain({ .question = question }); });
        connect(refusal, &RefusalPanel::paperWanted, this, &TurnWidget::citationActivated);
        connect(refusal, &RefusalPanel::editWanted, this, &TurnWidget::editWanted);
        connect(refusal, &RefusalPanel::papersWanted, this, [this] { emit papersWanted({}); });
        connect(refusal, &RefusalPanel::webPapersWanted, this, [this] { emit papersWanted(m_asked->text()); });
        connect(refusal, &RefusalPanel::libraryWanted, this, &TurnWidget::libraryWanted);
    }
    return body;
}

void TurnWidget::showView(AnswerView *view)
{
    m_view = view;
    connect(view, &AnswerView::sentenceFocused, this,
        [this, view](int sentence) { emit sentenceFocused(view->content().sentences().at(static_cast<std::size_t>(sentence))); });
    emit viewMade(view);
}

void TurnWidget::setNotes(const CitationNotes &notes)
{
    m_style.marks.notes = notes;
    for (AnswerView *view : findChildren<AnswerView *>())
        view->setNotes(notes);
}

void TurnWidget::setFolded(bool folded)
{
    if (m_folded == folded)
        return;
    m_folded = folded;
    build();
}

void TurnWidget::showCitation(const Citation &citation)
{
    setFolded(false);
    if (!m_view)
        return;
    const QSignalBlocker quiet(m_view); // the page shows it already
    m_view->focusSentence(sentenceCiting(m_asked->sentences(), citation));
}

bool TurnWidget::closePanel()
{
    return m_body && m_body->panels().closeTopmost();
}

void TurnWidget::showMenu(QWidget *under)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto copy = [](const QString &text) { QGuiApplication::clipboard()->setText(text); };
    QAction *copyAnswer = menu->addAction(icon(u"edit-copy"_s), tr("Copy answer with citations"), this,
        [this, copy, text = m_view ? m_view->content().textWithCitations() : QString()] {
            copy(m_asked->text() + u"\n\n"_s + text);
        });
    copyAnswer->setEnabled(m_view != nullptr);
    menu->addAction(icon(u"add-evidence"_s), tr("Add answer to evidence"), this, &TurnWidget::evidenceWanted)
        ->setEnabled(m_view != nullptr);
    menu->addAction(tr("Copy question"), this, [this, copy] { copy(m_asked->text()); });
    if (m_style.canAsk) {
        menu->addSeparator();
        menu->addAction(icon(u"document-edit"_s), tr("Edit question..."), this, &TurnWidget::editWanted);
        menu->addAction(icon(u"view-refresh"_s), tr("Ask again"), this, [this] { emit askAgain(); });
    }
    menu->popup(under->mapToGlobal(QPoint(0, under->height())));
}

} // namespace adduce
