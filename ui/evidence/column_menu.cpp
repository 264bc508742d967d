#include "ui/evidence/column_menu.h"

#include "core/question/study_aspect.h"
#include "ui/common/widgets.h"
#include <QLocale>

namespace adduce {

using namespace Qt::StringLiterals;

static QString words(StudyAspect aspect)
{
    switch (aspect) {
    case StudyAspect::Design:
        return ColumnMenu::tr("Design");
    case StudyAspect::SampleSize:
        return ColumnMenu::tr("Sample size");
    case StudyAspect::Population:
        return ColumnMenu::tr("Population");
    case StudyAspect::Intervention:
        return ColumnMenu::tr("Intervention");
    case StudyAspect::Outcome:
        return ColumnMenu::tr("Outcomes");
    case StudyAspect::MainFinding:
        return ColumnMenu::tr("Main finding");
    case StudyAspect::Limitation:
        return ColumnMenu::tr("Limitations");
    case StudyAspect::Funding:
        return ColumnMenu::tr("Funding");
    }
    return {};
}

ColumnMenu::ColumnMenu(QWidget *parent)
    : QMenu(parent)
{
    addAction(adduce::icon(u"document-edit"_s), tr("A question of your own..."), this, &ColumnMenu::ownWanted);
    addSeparator();
    const QStringList all = standardQuestions(QLocale().name().section(u'_', 0, 0));
    for (qsizetype i = 0; i < all.size(); ++i) {
        const QString &question = all[i];
        QAction *action =
            addAction(words(static_cast<StudyAspect>(i)), this, [this, question] { emit questionsWanted({ question }); });
        action->setToolTip(question);
    }
    setToolTipsVisible(true);
    addSeparator();
    addAction(tr("All of these"), this, [this, all] { emit questionsWanted(all); });
}

} // namespace adduce
