#include "ui/reader/page_labels.h"

#include "core/base/error.h"
#include "core/library/database.h"
#include "core/library/text_store.h"

namespace adduce {

PageLabels::PageLabels(const Library &library)
    : m_library(library)
{
}

void PageLabels::setDocument(DocumentId document, int pages)
{
    m_document = document;
    m_pages = pages;
    m_known.clear();
}

QString PageLabels::of(int page) const
{
    if (const auto known = m_known.constFind(page); known != m_known.constEnd())
        return *known;
    QString label = QString::number(page + 1);
    try {
        Database database = m_library.open();
        if (const auto stored = TextStore(database).page(m_document, page))
            label = stored->label;
    } catch (const Error &) {
        return label; // the number of the page says where it is, too
    }
    m_known.insert(page, label);
    return label;
}

std::optional<int> PageLabels::pageOf(const QString &typed) const
{
    bool isNumber = false;
    const int number = typed.toInt(&isNumber);
    if (isNumber && number >= 1 && number <= m_pages)
        return number - 1;
    for (int page = 0; page < m_pages; ++page)
        if (of(page).compare(typed, Qt::CaseInsensitive) == 0)
            return page;
    return std::nullopt;
}

} // namespace adduce
