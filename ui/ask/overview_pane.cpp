#include "ui/ask/overview_pane.h"

#include "ui/answer/chip_button.h"
#include "ui/common/flow_layout.h"
#include "ui/common/menu_text.h"
#include "ui/common/widgets.h"
#include <QScrollBar>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// A question on one line, which asks it; what has no room is in its tip.
class QuestionLink : public QToolButton
{
public:
    QuestionLink(const QString &question, QWidget *parent)
        : QToolButton(parent)
        , m_question(question)
    {
        setAutoRaise(true);
        setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        setIcon(adduce::icon(u"go-next"_s, Tone::Accent));
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::PointingHandCursor);
        setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        setAccessibleName(question);
        setText(menuText(question));
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return { space(30), controlHeight() }; }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QToolButton::resizeEvent(event);
        const QString fitting = fontMetrics().elidedText(m_question, Qt::ElideRight, width() - adduce::iconSize() - space(5));
        if (menuText(fitting) != text())
            setText(menuText(fitting));
        setToolTip(fitting == m_question ? QString() : plainTip(m_question)); // its name says the whole already
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        return { fontMetrics().horizontalAdvance(m_question) + adduce::iconSize() + space(6), controlHeight() };
    }

private:
    QString m_question;
};

PlainLabel *wrapped(Type type, bool isQuiet = false)
{
    auto *label = new PlainLabel({}, type);
    label->setSecondary(isQuiet);
    label->setWrapping(readingWidth());
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

void clear(QLayout &layout)
{
    while (QLayoutItem *item = layout.takeAt(0)) {
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater(); // it may be the one that was clicked
        }
        delete item;
    }
}

QString yearsOf(const Overview &overview)
{
    const QString papers = OverviewPane::tr("%Ln paper(s)", nullptr, overview.papers);
    if (overview.firstYear == 0)
        return papers;
    if (overview.firstYear == overview.lastYear)
        return OverviewPane::tr("%1, of %2").arg(papers, QString::number(overview.firstYear));
    return OverviewPane::tr("%1, of %2 to %3")
        .arg(papers, QString::number(overview.firstYear), QString::number(overview.lastYear));
}

} // namespace

OverviewPane::OverviewPane(bool hasHandbook, QWidget *parent)
    : QScrollArea(parent)
    , m_title(wrapped(Type::Question))
    , m_line(wrapped(Type::Base, true))
    , m_text(wrapped(Type::Reading))
    , m_findingsLead(quiet(tr("What it found"), Type::Caption))
    , m_questionsLead(quiet({}, Type::Caption))
    , m_looking(quiet(tr("Looking for questions..."), Type::Caption))
    , m_findings(new QVBoxLayout)
    , m_links(new QVBoxLayout)
    , m_model(linkButton(tr("Get a model...")))
    , m_last(m_text)
{
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(space(4) + gutter(), space(6), space(6), space(4));
    column->setSpacing(space(2));
    column->addWidget(m_title);
    column->addWidget(m_line);
    column->addSpacing(space(1));
    column->addWidget(m_text);
    column->addSpacing(space(2));
    column->addWidget(m_findingsLead);
    m_findings->setSpacing(space(2));
    column->addLayout(m_findings);
    column->addSpacing(space(2));
    column->addWidget(m_questionsLead);
    m_links->setSpacing(0);
    column->addLayout(m_links);
    column->addWidget(m_looking);
    column->addSpacing(space(2));
    column->addWidget(makeTools(hasHandbook));
    column->addStretch(1);
    content->setBackgroundRole(QPalette::Base);
    content->setAutoFillBackground(true);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus); // its links and texts take it
    setAccessibleName(tr("What there is to ask"));
    show(Overview {});
}

QWidget *OverviewPane::makeTools(bool hasHandbook)
{
    auto *tools = new QWidget;
    auto *row = new FlowLayout(tools);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space(2));
    auto *add = linkButton(tr("Add papers..."));
    auto *handbook = linkButton(tr("Ask the handbook"));
    setTip(*m_model, tr("A model on this computer can write the answers."));
    for (QToolButton *tool : { add, m_model, handbook })
        row->addWidget(tool);
    tools->setVisible(hasHandbook);
    connect(add, &QToolButton::clicked, this, &OverviewPane::filesWanted);
    connect(m_model, &QToolButton::clicked, this, &OverviewPane::modelWanted);
    connect(handbook, &QToolButton::clicked, this, &OverviewPane::handbookWanted);
    return tools;
}

void OverviewPane::setHeads(const QString &title, const QString &line, const QString &text)
{
    m_title->setText(title);
    m_line->setText(line);
    m_line->setVisible(!line.isEmpty());
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
}

void OverviewPane::show(const Overview &overview)
{
    if (m_paper)
        verticalScrollBar()->setValue(0);
    m_paper.reset();
    m_overview = overview;
    QString line;
    if (overview.papers > 0)
        line = overview.subjects.isEmpty()
            ? yearsOf(overview)
            : tr("%1. They speak of %2.").arg(yearsOf(overview), QLocale().createSeparatedList(overview.subjects));
    setHeads(tr("Ask your papers a question"), line,
        tr("Every sentence of an answer rests on a quote of a paper, with its page. A click on the page's name opens it "
           "with the quote marked. What the papers do not say is not answered."));
    clearFindings();
    clearQuestions(tr("Questions that they answer"));
}

void OverviewPane::show(const PaperOverview &paper)
{
    if (!m_paper || m_paper->document != paper.document)
        verticalScrollBar()->setValue(0);
    m_paper = paper;
    setHeads(paper.title, paper.byline, paper.abstract);
    clearFindings();
    for (const AnswerSentence &finding : paper.findings)
        addFinding(finding);
    m_findingsLead->setVisible(!paper.findings.empty());
    clearQuestions(tr("Questions that it answers"));
}

void OverviewPane::addFinding(const AnswerSentence &finding)
{
    auto *row = new QWidget(widget());
    auto *column = new QVBoxLayout(row);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space(1));
    PlainLabel *text = wrapped(Type::Reading);
    text->setText(finding.text);
    column->addWidget(text);
    for (const Citation &citation : finding.citations) {
        auto *chip = new ChipButton(citation, row);
        column->addWidget(chip, 0, Qt::AlignLeft);
        putInOrder(*chip);
        connect(chip, &ChipButton::clicked, this, [this, citation] { emit citationActivated(citation); });
    }
    m_findings->addWidget(row);
}

/// Tab goes from the findings to the questions, and from these to the tools, however late they came.
void OverviewPane::putInOrder(QWidget &added)
{
    setTabOrder(m_last, &added);
    m_last = &added;
}

void OverviewPane::clearFindings()
{
    clear(*m_findings);
    m_last = m_text;
    m_findingsLead->hide();
}

void OverviewPane::clearQuestions(const QString &lead)
{
    clear(*m_links);
    m_questions.clear();
    const auto chips = widget()->findChildren<ChipButton *>();
    m_last = m_paper && !m_paper->findings.empty() && !chips.isEmpty() ? static_cast<QWidget *>(chips.back()) : m_text;
    m_questionsLead->setText(lead);
    m_questionsLead->hide();
    m_looking->hide();
}

void OverviewPane::setLooking(bool isLooking)
{
    m_looking->setVisible(isLooking);
}

void OverviewPane::addQuestion(const QString &question)
{
    m_questions << question;
    m_questionsLead->show();
    auto *link = new QuestionLink(question, widget());
    m_links->addWidget(link, 0, Qt::AlignLeft);
    putInOrder(*link);
    connect(link, &QToolButton::clicked, this, [this, question] { emit asked(question); });
}

void OverviewPane::setModelOffered(bool isOffered)
{
    m_model->setVisible(isOffered);
}

void OverviewPane::showEvent(QShowEvent *event)
{
    QScrollArea::showEvent(event);
    emit shown();
}

} // namespace adduce
