#include "ui/answer/running_answer.h"

#include "ui/answer/asked_question.h"
#include "ui/common/widgets.h"
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

static IconLabel *iconOf(const AskedPart &part)
{
    if (!part.isFound)
        return new IconLabel(u"state-waiting"_s, Tone::Secondary);
    return *part.isFound ? new IconLabel(u"state-ready"_s, Tone::Secondary) : new IconLabel(u"dialog-warning"_s, Tone::Attention);
}

RunningAnswer::RunningAnswer(const AskedQuestion &asked, AnswerMarks marks, QWidget *parent)
    : QWidget(parent)
    , m_asked(asked)
    , m_marks(std::move(marks))
    , m_column(new QVBoxLayout(this))
    , m_stage(quiet(tr("Looking…"), Type::Caption))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(space(2));
    m_stage->setContentsMargins(gutter(), 0, 0, 0);
    m_column->addWidget(m_stage);
    connect(&asked, &AskedQuestion::stageStarted, this, [this](const QString &words) { m_stage->setText(words); });
    showParts();
    connect(&asked, &AskedQuestion::announced, this, &RunningAnswer::showParts);
    connect(&asked, &AskedQuestion::sentenceFound, this, &RunningAnswer::addSentence);
}

void RunningAnswer::addSentence(const AnswerSentence &sentence)
{
    if (!m_view) {
        m_view = new AnswerView(m_marks);
        m_view->setMaximumWidth(readingWidth());
        m_column->insertWidget(m_parts ? 1 : 0, m_view);
        emit viewMade(m_view);
    }
    m_view->addSentence(sentence);
}

void RunningAnswer::showParts()
{
    QStringList said;
    for (const AskedPart &part : m_asked.parts())
        said << partWords(part);
    if (said == m_shownParts)
        return;
    m_shownParts = said;
    delete m_parts;
    m_parts = nullptr;
    if (said.isEmpty())
        return;
    m_parts = new QWidget;
    auto *rows = new QVBoxLayout(m_parts);
    rows->setContentsMargins(gutter(), 0, 0, 0);
    rows->setSpacing(space(1));
    for (const AskedPart &part : m_asked.parts()) {
        auto *row = new QHBoxLayout;
        row->setSpacing(space(1) + 1);
        row->addWidget(iconOf(part), 0, Qt::AlignTop);
        auto *words = new PlainLabel(partWords(part), Type::Caption);
        words->setWrapping(readingWidth() - gutter() - iconSize() - space(2));
        words->setSecondary(part.isFound != true);
        row->addWidget(words, 1000);
        row->addStretch(1);
        rows->addLayout(row);
    }
    m_column->insertWidget(0, m_parts);
}

} // namespace adduce
