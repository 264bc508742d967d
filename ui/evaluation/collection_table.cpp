#include "ui/evaluation/collection_table.h"

#include "ui/common/table.h"
#include "ui/evaluation/collection_words.h"
#include <QHeaderView>
#include <QLocale>

namespace adduce {

using namespace Qt::StringLiterals;

CollectionTable::CollectionTable(QWidget *parent)
    : QTableWidget(0, 6, parent)
{
    prepareTableView(*this);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalHeaderLabels({ tr("Profile"), tr("Queries"), u"nDCG@10"_s, u"Recall@10"_s, u"Recall@100"_s, tr("Median time") });
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setStretchLastSection(true);
    setAccessibleName(tr("Figures of each profile"));
}

void CollectionTable::setMeasure(const CollectionMeasure &measure)
{
    setRowCount(static_cast<int>(measure.profiles.size()));
    const QLocale locale;
    for (int row = 0; const ProfileMeasure &profile : measure.profiles) {
        int column = 0;
        for (const QString &text :
            { profile.profile, locale.toString(profile.queries), meanWords(profile.ndcg10), meanWords(profile.recall10),
                meanWords(profile.recall100), tr("%1 ms").arg(locale.toString(profile.medianMilliseconds, 'f', 1)) })
            setItem(row, column++, new QTableWidgetItem(text));
        ++row;
    }
}

} // namespace adduce
