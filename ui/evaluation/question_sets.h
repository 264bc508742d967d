#pragma once
#include "core/base/error.h"
#include "core/evaluation/query_set.h"
#include <QObject>
#include <functional>

class QSettings;
class QWidget;

namespace adduce {

class EvaluationTools;

/// A set with the file that it came from.
struct ChosenSet
{
    QuerySet set;
    QString path {}; ///< empty: it has no file that may be written
    QString folder {}; ///< of the file that it was read from
};

/// The set of questions that is asked and edited, chosen among that of the program and files of the user's.
class QuestionSets : public QObject
{
    Q_OBJECT

public:
    /// `mayLeave` is asked before the user has another set: false while the run that is shown must stay. `parent` is under the
    /// dialogs.
    QuestionSets(QSettings &settings, EvaluationTools &tools, std::function<bool()> mayLeave, QWidget *parent);

    [[nodiscard]] const ChosenSet &chosen() const { return m_chosen; }
    void choose(ChosenSet chosen);
    void chooseBundled();
    void open(const QString &path); ///< remembered for the next time
    void review(const QuerySet &proposals); ///< for the user to accept, change and save
    bool save(const QuerySet &set, const QString &path); ///< and opens it; false when it cannot be written

signals:
    void changed(); ///< another set is chosen, or the same one anew
    void failed(const adduce::Error &error);

private:
    void chooseFile();
    void edit(const ChosenSet &edited);
    void remember(const QString &path);

    QSettings &m_settings;
    EvaluationTools &m_tools;
    std::function<bool()> m_mayLeave;
    QWidget *m_parent;
    ChosenSet m_chosen;
};

} // namespace adduce
