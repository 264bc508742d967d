#include "ui/evaluation/question_filter.h"

#include "ui/common/widgets.h"
#include "ui/evaluation/evaluation_model.h"
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>

namespace adduce {

QuestionFilter::QuestionFilter(QWidget *parent)
    : QWidget(parent)
    , m_outcome(new QComboBox)
    , m_category(new QComboBox)
    , m_words(new QLineEdit)
    , m_count(new PlainLabel({}, Type::Caption))
{
    const auto addOutcome = [this](const QString &name, Wanted wanted) { m_outcome->addItem(name, static_cast<int>(wanted)); };
    addOutcome(tr("All outcomes"), Wanted::All);
    addOutcome(tr("Right"), Wanted::Right);
    addOutcome(tr("Wrong"), Wanted::Wrong);
    addOutcome(tr("Model failed"), Wanted::Failed);
    addOutcome(tr("Not asked"), Wanted::NotAsked);
    m_outcome->setAccessibleName(tr("Outcome"));
    m_category->addItem(tr("All categories"), -1);
    for (const QueryCategory category : { QueryCategory::Direct, QueryCategory::Synthesis, QueryCategory::EdgeCase })
        m_category->addItem(words(category), static_cast<int>(category));
    m_category->setAccessibleName(tr("Category"));
    m_words->setAccessibleName(tr("Filter the questions"));
    m_words->setPlaceholderText(tr("Filter"));
    makeFindBox(*m_words);
    m_words->setMaximumWidth(space(50));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space(2));
    m_count->setSecondary(true);
    m_count->hide();
    row->addWidget(m_count);
    row->addWidget(m_outcome);
    row->addWidget(m_category);
    row->addWidget(m_words);
    connect(m_outcome, &QComboBox::currentIndexChanged, this, &QuestionFilter::changed);
    connect(m_category, &QComboBox::currentIndexChanged, this, &QuestionFilter::changed);
    connect(m_words, &QLineEdit::textChanged, this, &QuestionFilter::changed);
}

void QuestionFilter::showOnly(QueryCategory category)
{
    m_words->clear();
    m_outcome->setCurrentIndex(0);
    m_category->setCurrentIndex(m_category->findData(static_cast<int>(category)));
}

void QuestionFilter::find()
{
    m_words->setFocus(Qt::ShortcutFocusReason);
    m_words->selectAll();
}

void QuestionFilter::setCount(int shown, int all)
{
    m_count->setText(tr("%1 of %Ln question(s)", nullptr, all).arg(shown));
    m_count->setVisible(shown < all);
}

bool QuestionFilter::shows(const EvaluationQuery &query, const std::optional<QueryResult> &result) const
{
    const int category = m_category->currentData().toInt();
    if (category >= 0 && static_cast<int>(query.category) != category)
        return false;
    if (!query.question.contains(m_words->text().trimmed(), Qt::CaseInsensitive))
        return false;
    switch (static_cast<Wanted>(m_outcome->currentData().toInt())) {
    case Wanted::All:
        return true;
    case Wanted::Right:
        return result && result->isRight();
    case Wanted::Wrong:
        return result && result->isMeasured() && !result->isRight();
    case Wanted::Failed:
        return result && !result->isMeasured();
    case Wanted::NotAsked:
        return !result;
    }
    return true;
}

} // namespace adduce
