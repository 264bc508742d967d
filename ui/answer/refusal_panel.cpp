#include "ui/answer/refusal_panel.h"

#include "core/answer/answer_words.h"
#include "core/answer/next_step_words.h"
#include "core/threads/thread_search.h"
#include "ui/answer/certificate_button.h"
#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include "ui/library/library_model.h"
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// A length beside a number, so that terms can be compared at a glance.
class TermBar : public QWidget
{
public:
    explicit TermBar(double share)
        : m_share(share)
    {
        setFixedSize(space(36), space(2));
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const int length = m_share > 0 ? std::max(2, static_cast<int>(width() * m_share)) : 1;
        const Colours &c = colours(palette());
        QPainter(this).fillRect(QRect(0, 0, length, height()), m_share > 0 ? c.chipEdge : c.lineStrong);
    }

private:
    double m_share;
};

QVBoxLayout *section(QWidget *page, const QString &title)
{
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space(1) + 2);
    column->addWidget(new PlainLabel(title, Type::Strong));
    column->addWidget(line());
    return column;
}

PlainLabel *remark(const QString &text, Type type = Type::Base)
{
    PlainLabel *label = quiet(text, type);
    label->setWordWrap(true);
    return label;
}

/// What a bar is as long as.
int countOf(const TermHits &hits)
{
    return hits.passages.value_or(hits.documents);
}

QStringList sought(const SearchReport &search)
{
    QStringList words;
    for (const TermHits &hits : search.terms)
        words << hits.term;
    return words;
}

} // namespace

RefusalPanel::RefusalPanel(const Answer &answer, const CitationNotes &notes, bool canAsk, QWidget *parent)
    : QWidget(parent)
    , m_columns(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    m_columns->setContentsMargins(gutter(), space(3), 0, 0);
    m_columns->setSpacing(space(10));
    auto *left = new QVBoxLayout;
    left->setSpacing(space(6));
    auto *right = new QVBoxLayout;
    right->setSpacing(space(6));
    const SearchReport &search = answer.search;
    if (!search.shorter.empty() || search.paper)
        left->addWidget(makeNextSteps(search, canAsk));
    if (!search.terms.empty())
        left->addWidget(makeTerms(search));
    if (!search.nearest.empty())
        left->addWidget(makeNearest(search, notes));
    left->addStretch(1);
    if (!search.unsearched.empty())
        right->addWidget(makeUnsearched(search));
    if (!search.suggestions.empty())
        right->addWidget(makeSuggestions(search, canAsk));
    right->addWidget(new CertificateButton(answer));
    right->addStretch(1);
    m_columns->addLayout(left, 2);
    m_columns->addLayout(right, 1);
}

QWidget *RefusalPanel::makeNextSteps(const SearchReport &search, bool canAsk)
{
    auto *page = new QWidget;
    QVBoxLayout *column = section(page, tr("Next steps"));
    const auto addStep = [column](const QString &says, const QString &note, QAbstractButton *way) {
        auto *words = new QVBoxLayout;
        words->setSpacing(0);
        auto *what = new PlainLabel(says);
        what->setWordWrap(true);
        words->addWidget(what);
        words->addWidget(remark(note, Type::Caption));
        auto *row = new QHBoxLayout;
        row->setSpacing(space(3));
        row->addLayout(words, 1);
        if (way)
            row->addWidget(way, 0, Qt::AlignTop);
        column->addLayout(row);
        column->addWidget(line());
    };
    for (const ShorterQuestion &one : search.shorter) {
        QPushButton *ask = nullptr;
        if (canAsk) {
            ask = button(tr("Ask this"));
            ask->setAccessibleName(tr("Ask: %1").arg(one.text));
            ask->setAccessibleDescription(leftOutWords(one));
            connect(ask, &QPushButton::clicked, this, [this, question = one.text] { emit askWanted(question); });
        }
        addStep(one.text, tr("The papers answer this. %1").arg(leftOutWords(one)), ask);
    }
    if (const auto &paper = search.paper) {
        QPushButton *open = button(tr("Open paper"), u"document-open"_s);
        open->setAccessibleName(tr("Open %1").arg(paperWords(*paper)));
        connect(open, &QPushButton::clicked, this, [this, place = *paper] { emit paperWanted(place); });
        addStep(paperWords(*paper), tr("Its title is nearest to the question."), open);
    }
    return page;
}

QWidget *RefusalPanel::makeTerms(const SearchReport &search)
{
    auto *page = new QWidget;
    QVBoxLayout *column = section(page, tr("Passages with your terms"));
    int most = 1;
    for (const TermHits &hits : search.terms)
        most = std::max(most, countOf(hits));
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(space(4));
    grid->setVerticalSpacing(space(1) + 2);
    grid->setColumnStretch(3, 1);
    int row = 0;
    for (const TermHits &hits : search.terms) {
        auto *term = new ElidedLabel;
        term->setText(hits.term);
        term->setFixedWidth(space(32));
        auto *count = new PlainLabel(hits.passages ? QLocale().toString(*hits.passages) : QString(), Type::Strong);
        count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        grid->addWidget(term, row, 0);
        grid->addWidget(new TermBar(double(countOf(hits)) / most), row, 1);
        grid->addWidget(count, row, 2);
        grid->addWidget(remark(hits.documents > 0 ? tr("in %Ln paper(s)", nullptr, hits.documents) : tr("in no paper")), row, 3);
        if (const QStringList near = hits.near.value_or(QStringList()); !near.isEmpty()) {
            auto *tried = new ElidedLabel(Type::Caption);
            tried->setSecondary(true);
            tried->setText(tr("Near words tried: %1").arg(near.join(u", "_s)));
            grid->addWidget(tried, ++row, 0, 1, 4);
        }
        grid->addWidget(line(), row + 1, 0, 1, 4);
        row += 2;
    }
    column->addLayout(grid);
    return page;
}

QWidget *RefusalPanel::makeNearest(const SearchReport &search, const CitationNotes &notes)
{
    auto *page = new QWidget;
    const auto number = [](double value) { return QLocale().toString(value, 'f', 2); };
    QVBoxLayout *column = section(page,
        search.probability > 0 ? tr("Nearest passages: they answer with a probability of %1; %2 is needed")
                                     .arg(number(search.probability), number(search.floor))
                               : tr("Nearest passages, all under the floor of %1").arg(number(search.floor)));
    for (const NearMiss &miss : search.nearest) {
        auto *row = new QHBoxLayout;
        row->setSpacing(space(3));
        auto *score = new PlainLabel(QLocale().toString(miss.score, 'f', 2), Type::Strong);
        score->setContentsMargins(0, space(1) + 2, 0, 0);
        auto *text = new QVBoxLayout;
        text->setSpacing(0);
        auto *view = new AnswerView({ searchedWords(sought(search).join(u' ')), notes });
        view->setAccessibleName(tr("Near passage"));
        AnswerSentence sentence = miss.sentence;
        sentence.text = u'“' + sentence.text + u'”';
        if (sentence.quoted)
            ++sentence.quoted->start;
        view->setSentences({ sentence });
        view->setMaximumWidth(readingWidth());
        m_views.push_back(view);
        text->addWidget(view);
        if (!miss.lacks.isEmpty()) {
            PlainLabel *lacks = remark(tr("Lacks: %1").arg(miss.lacks.join(u", "_s)), Type::Caption);
            lacks->setContentsMargins(gutter(), 0, 0, 0);
            text->addWidget(lacks);
        }
        row->addWidget(score, 0, Qt::AlignTop);
        row->addLayout(text, 1000);
        row->addStretch(1);
        column->addLayout(row);
        column->addWidget(line());
    }
    return page;
}

QWidget *RefusalPanel::makeUnsearched(const SearchReport &search)
{
    constexpr std::size_t kMost = 8;
    auto *page = new QWidget;
    QVBoxLayout *column = section(page, tr("Could not be searched"));
    for (std::size_t i = 0; i < std::min(kMost, search.unsearched.size()); ++i) {
        const Unsearched &document = search.unsearched[i];
        const bool failed = document.state == DocumentState::Failed;
        auto *row = new QHBoxLayout;
        row->setSpacing(space(2));
        row->addWidget(new IconLabel(failed ? u"state-failed"_s : u"state-waiting"_s, failed ? Tone::Error : Tone::Secondary), 0,
            Qt::AlignTop);
        auto *words = new QVBoxLayout;
        words->setSpacing(0);
        auto *name = new ElidedLabel;
        name->setText(document.name);
        words->addWidget(name);
        words->addWidget(remark(stateWords(document.state, document.reason), Type::Caption));
        row->addLayout(words, 1);
        column->addLayout(row);
        column->addWidget(line());
    }
    if (search.unsearched.size() > kMost)
        column->addWidget(remark(tr("and %Ln more", nullptr, static_cast<int>(search.unsearched.size() - kMost)), Type::Caption));
    return page;
}

QWidget *RefusalPanel::makeSuggestions(const SearchReport &search, bool canAsk)
{
    auto *page = new QWidget;
    QVBoxLayout *column = section(page, tr("What to try"));
    const auto addWay = [&](const QString &text, const QString &iconName, void (RefusalPanel::*wanted)()) {
        QPushButton *way = button(text, iconName);
        column->addWidget(way);
        connect(way, &QPushButton::clicked, this, wanted);
    };
    const auto has = [&](Suggestion suggestion) {
        return std::ranges::find(search.suggestions, suggestion) != search.suggestions.end();
    };
    const auto isDone = [&](Suggestion suggestion) { // by a button, that says it
        return canAsk && (suggestion == Suggestion::AddPapers || suggestion == Suggestion::ReadFailedDocuments);
    };
    for (const Suggestion suggestion : search.suggestions)
        if (!isDone(suggestion))
            column->addWidget(remark(words(suggestion)));
    if (!canAsk)
        return page;
    if (has(Suggestion::CheckSpelling) || has(Suggestion::RephraseWithTerms) || has(Suggestion::AskNarrower))
        addWay(tr("Edit question..."), u"document-edit"_s, &RefusalPanel::editWanted);
    if (has(Suggestion::ReadFailedDocuments))
        addWay(tr("Show what could not be read"), u"text-x-generic"_s, &RefusalPanel::libraryWanted);
    if (has(Suggestion::AddPapers)) {
        addWay(tr("Find papers on this question..."), u"edit-find"_s, &RefusalPanel::webPapersWanted);
        addWay(tr("Add papers of this computer..."), u"list-add"_s, &RefusalPanel::papersWanted);
    }
    return page;
}

void RefusalPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const auto wanted = width() < space(170) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (m_columns->direction() != wanted)
        m_columns->setDirection(wanted);
}

} // namespace adduce
