#pragma once
#include "core/evaluation/evaluation_store.h"
#include "ui/common/latest_read.h"
#include "ui/common/services.h"
#include <QObject>
#include <functional>

class QWidget;

namespace adduce {

class EvaluationTools;
class RunController;
class ShownRun;
class UnkeptRun;

/// What the user does with runs that were kept, or could not be. Nothing is done to the shown one while it goes on.
class RunCommands : public QObject
{
    Q_OBJECT

public:
    /// `parent` is under its dialogs.
    RunCommands(const Services &services, ShownRun &shown, const RunController &controller, EvaluationTools &tools,
        UnkeptRun &unkept, QWidget *parent);

    void list(); ///< the runs of the library, in the bar
    void show(EvaluationId id); ///< with its own questions
    void compareWith(EvaluationId id); ///< none: the run before
    void judge(const std::optional<QueryResult> &result, std::optional<bool> right); ///< a question of it, by the user
    void write(const QString &path); ///< the suffix says the format: .md, .csv, .json
    /// Once more, a run that could not be saved. True when there is none: then `then` has been called; else it is called once it is
    /// saved. That it still cannot be is said.
    bool keep(const std::function<void()> &then = {});
    [[nodiscard]] bool hasUnkept() const; ///< one that could not be saved
    [[nodiscard]] bool mayLeave(); ///< another one may be shown; false while one that could not be saved is tried again

signals:
    void removed();
    void said(const QString &words);
    void failed(const adduce::Error &error);

private:
    void setUnkept(const Error &error);
    void rename();
    void remove();
    void restore();
    void chooseExport();
    void save(const std::function<void()> &then); ///< the shown one as it is now
    void saveBy(std::function<EvaluationId(Database &)> write, const std::function<void()> &then); ///< in the same way

    const Services &m_services;
    ShownRun &m_shown;
    const RunController &m_controller;
    EvaluationTools &m_tools;
    UnkeptRun &m_unkept;
    QWidget *m_parent;
    LatestRead m_listing, m_opening, m_comparing;
    std::function<void()> m_then; ///< once the run is saved
    bool m_isKeeping = false;
    std::optional<Comparison> m_removed; ///< last
};

} // namespace adduce
