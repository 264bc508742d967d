#include "ui/reader/page_labels.h"

namespace adduce {

void PageLabels::setPages(int pages)
{
    m_pages = pages;
    m_labels.clear();
}

QString PageLabels::of(int page) const
{
    return page >= 0 && page < m_labels.size() ? m_labels[page] : QString::number(page + 1);
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
