#include "ui/answer/also_said.h"

#include "ui/common/widgets.h"
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// The sentences of each paper, in their order.
std::vector<std::vector<AnswerSentence>> byPaper(const std::vector<AnswerSentence> &sentences)
{
    std::vector<std::vector<AnswerSentence>> papers;
    for (const AnswerSentence &sentence : sentences) {
        if (papers.empty() || papers.back().front().citations.front().sha256 != sentence.citations.front().sha256)
            papers.emplace_back();
        papers.back().push_back(sentence);
    }
    return papers;
}

QString nameOf(const Citation &citation)
{
    return citation.title.isEmpty() ? citation.source : citation.source + u" \u00B7 "_s + citation.title;
}

} // namespace

AlsoSaid::AlsoSaid(std::vector<AnswerSentence> sentences, AnswerMarks marks, QWidget *parent)
    : QWidget(parent)
    , m_sentences(std::move(sentences))
    , m_marks(std::move(marks))
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(space(2));
    std::erase_if(m_sentences, [](const AnswerSentence &sentence) { return sentence.citations.empty(); });
    auto *opener = new QToolButton;
    opener->setCheckable(true);
    opener->setAutoRaise(true);
    opener->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    opener->setArrowType(Qt::RightArrow);
    opener->setText(tr("Also said: %Ln sentence(s)", nullptr, static_cast<int>(m_sentences.size())));
    connect(opener, &QToolButton::toggled, this, [this, opener](bool isOpen) {
        opener->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
        if (isOpen && !m_papers)
            open();
        else
            m_papers->setVisible(isOpen);
    });
    auto *first = new QHBoxLayout; // the views below have the gutter themselves
    first->setContentsMargins(gutter(), 0, 0, 0);
    first->addWidget(opener);
    first->addStretch(1);
    m_column->addLayout(first);
}

void AlsoSaid::setSentences(std::vector<AnswerSentence> sentences)
{
    m_sentences = std::move(sentences);
    std::erase_if(m_sentences, [](const AnswerSentence &sentence) { return sentence.citations.empty(); });
    if (!m_papers)
        return;
    const bool wasShown = m_papers->isVisibleTo(this);
    delete std::exchange(m_papers, nullptr);
    open();
    m_papers->setVisible(wasShown);
}

void AlsoSaid::open()
{
    m_papers = new QWidget;
    auto *column = new QVBoxLayout(m_papers);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space(1));
    m_column->addWidget(m_papers);
    for (std::vector<AnswerSentence> &paper : byPaper(m_sentences)) {
        auto *name = new ElidedLabel(Type::Caption);
        name->setSecondary(true);
        name->setText(nameOf(paper.front().citations.front()));
        name->setMaximumWidth(readingWidth());
        auto *head = new QHBoxLayout;
        head->setContentsMargins(gutter(), 0, 0, 0);
        head->addWidget(name);
        column->addLayout(head);
        auto *view = new AnswerView(m_marks);
        view->setAccessibleName(tr("Also said by %1").arg(paper.front().citations.front().source));
        view->setMaximumWidth(readingWidth());
        view->setSentences(std::move(paper));
        column->addWidget(view);
        emit viewMade(view);
    }
}

} // namespace adduce
