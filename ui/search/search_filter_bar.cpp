#include "ui/search/search_filter_bar.h"

#include "core/documents/document.h"
#include "ui/common/filter_box.h"
#include "ui/common/type.h"
#include <QDate>
#include <QHBoxLayout>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

// Years as the language of the search box says them: "2019..", "2021..2021".
QString yearsOf(int first, const QString &last)
{
    return QString::number(first) + u".."_s + last;
}

FilterChoices yearChoices(const std::vector<int> &years)
{
    constexpr std::array kSince { 2, 5, 10 }; // years back
    FilterChoices choices;
    for (const int back : kSince) {
        const int first = QDate::currentDate().year() - back;
        choices.emplace_back(SearchFilterBar::tr("Since %1").arg(first), yearsOf(first, {}));
    }
    for (const int year : years)
        choices.emplace_back(QString::number(year), yearsOf(year, QString::number(year)));
    return choices;
}

FilterChoices sectionChoices()
{
    const auto choice = [](const QString &text, SectionType type) { return std::pair(text, QVariant(nameOf(type))); };
    return { choice(SearchFilterBar::tr("Abstract"), SectionType::Abstract),
        choice(SearchFilterBar::tr("Introduction"), SectionType::Introduction),
        choice(SearchFilterBar::tr("Methods"), SectionType::Methods),
        choice(SearchFilterBar::tr("Results"), SectionType::Results),
        choice(SearchFilterBar::tr("Discussion"), SectionType::Discussion),
        choice(SearchFilterBar::tr("Conclusion"), SectionType::Conclusion) };
}

} // namespace

SearchFilterBar::SearchFilterBar(QWidget *parent)
    : QWidget(parent)
    , m_by(filterBox(tr("How passages are found")))
    , m_author(filterBox(tr("Author")))
    , m_year(filterBox(tr("Year")))
    , m_section(filterBox(tr("Section")))
    , m_collection(filterBox(tr("Collection")))
{
    m_by->addItem(tr("Words and meaning"), static_cast<int>(SearchBy::Both));
    m_by->addItem(tr("Words alone"), static_cast<int>(SearchBy::Words));
    m_by->addItem(tr("Meaning alone"), static_cast<int>(SearchBy::Meaning));
    fillFilter(*m_section, tr("Section"), sectionChoices());
    setChoices({});
    setCollections({});
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space(2));
    row->addWidget(m_by, 1);
    connect(m_by, &QComboBox::activated, this, &SearchFilterBar::changed);
    for (QComboBox *box : narrowing()) {
        row->addWidget(box, 1);
        connect(box, &QComboBox::activated, this, &SearchFilterBar::changed);
    }
}

void SearchFilterBar::setCollections(const std::vector<Collection> &collections)
{
    FilterChoices choices;
    for (const Collection &collection : collections)
        if (collection.documents > 0)
            choices.emplace_back(collection.path, collection.path);
    fillFilter(*m_collection, tr("Collection"), choices);
}

void SearchFilterBar::setChoices(const SearchChoices &choices)
{
    if (m_author->currentIndex() <= 0) {
        FilterChoices authors;
        for (const QString &author : choices.authors)
            authors.emplace_back(author, author);
        fillFilter(*m_author, tr("Author"), authors);
    }
    if (m_year->currentIndex() <= 0)
        fillFilter(*m_year, tr("Year"), yearChoices(choices.years));
}

void SearchFilterBar::applyTo(SearchRequest &request) const
{
    request.by = static_cast<SearchBy>(m_by->currentData().toInt());
    request.filters.author = m_author->currentData().toString();
    request.filters.section = m_section->currentData().toString();
    if (const QString years = m_year->currentData().toString(); !years.isEmpty())
        request.filters.years = parseSearchQuery(u"year:"_s + years).years;
    if (const QString collection = m_collection->currentData().toString(); !collection.isEmpty())
        request.scope.collections = { collection };
}

bool SearchFilterBar::isNarrowing() const
{
    return std::ranges::any_of(narrowing(), [](const QComboBox *box) { return box->currentIndex() > 0; });
}

void SearchFilterBar::clear()
{
    for (QComboBox *box : narrowing())
        box->setCurrentIndex(0);
}

} // namespace adduce
