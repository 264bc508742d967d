#include "ui/library/fact_lists.h"

#include "core/base/tr.h"
#include "ui/common/widgets.h"
#include "ui/library/document_facts.h"
#include "ui/library/fact_list.h"
#include <QFileInfo>
#include <QLocale>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

std::size_t fillContents(FactList &list, const DocumentFacts &facts)
{
    list.clear();
    std::vector<QTreeWidgetItem *> above; // the last item of each level
    const auto add = [&](const QString &title, int level, int page) {
        above.resize(std::min(above.size(), static_cast<std::size_t>(std::max(1, level) - 1)));
        above.push_back(list.add({ title, labelOf(facts, page) }, page, title, above.empty() ? nullptr : above.back()));
    };
    for (const OutlineItem &item : facts.outline)
        add(item.title, item.level, item.page);
    if (facts.outline.empty())
        for (const Section &section : facts.sections)
            add(section.number.isEmpty() ? section.title : section.number + u' ' + section.title, section.level, section.page);
    const bool deep = std::ranges::any_of(facts.outline, [](const OutlineItem &o) { return o.level > 1; })
        || std::ranges::any_of(facts.sections, [](const Section &s) { return s.level > 1; });
    list.setRootIsDecorated(deep);
    list.expandAll();
    return facts.outline.empty() ? facts.sections.size() : facts.outline.size();
}

std::size_t fillHidden(FactList &list, const DocumentFacts &facts)
{
    list.clear();
    for (const HiddenText &hidden : facts.hidden) {
        const QString text = hidden.text.simplified();
        list.add({ text, labelOf(facts, hidden.page), hiddenWords(hidden.reason) }, hidden.page, text.left(1000));
    }
    return facts.hidden.size();
}

std::size_t fillCiting(FactList &list, const DocumentFacts &facts)
{
    list.clear();
    for (const CitingThread &citing : facts.citing) {
        const QString used = QLocale().toString(citing.thread.updatedAt.toLocalTime(), QLocale::ShortFormat);
        const QString &title = citing.thread.marks.title;
        list.add({ title, QLocale().toString(citing.quotes), used }, citing.thread.id.value, title);
    }
    return facts.citing.size();
}

std::size_t fillVersions(FactList &list, const DocumentFacts &facts)
{
    list.clear();
    for (int i = 0; i < static_cast<int>(facts.versions.size()); ++i) {
        const DocumentRow &row = facts.versions[static_cast<std::size_t>(i)];
        const QString name = QFileInfo(row.path).fileName();
        list.add(
            { row.id == facts.row.id ? adduce::tr("%1 (this one)").arg(name) : name,
                QLocale().toString(row.addedAt.toLocalTime(), QLocale::ShortFormat), QLocale().formattedDataSize(row.bytes, 1) },
            i, row.path);
    }
    return facts.versions.size() > 1 ? facts.versions.size() : 0;
}

static void clear(QLayout &layout)
{
    while (QLayoutItem *item = layout.takeAt(0)) {
        if (QLayout *inner = item->layout())
            clear(*inner);
        delete item->widget();
        delete item;
    }
}

void fillNotices(QVBoxLayout &column, const DocumentFacts &facts)
{
    clear(column);
    for (const Notice &notice : noticesOf(facts)) {
        auto *row = new QHBoxLayout;
        row->setSpacing(space(2));
        auto *text = new PlainLabel(notice.text);
        text->setWrapping();
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        row->addWidget(notice.isFailure ? new IconLabel(u"dialog-error"_s, Tone::Error)
                                        : new IconLabel(u"dialog-warning"_s, Tone::Attention),
            0, Qt::AlignTop);
        row->addWidget(text, 1);
        column.addLayout(row);
    }
}

} // namespace adduce
