#pragma once
#include "core/library/space_store.h"
#include <QMenu>
#include <set>

namespace adduce {

/// Whether a model writes, or none, or both are compared, whether a model judges the answers, and in which embedding spaces is searched.
class ModelMenu : public QMenu
{
    Q_OBJECT

public:
    explicit ModelMenu(QWidget *parent = nullptr);
    /// That Ask uses to write and that judges answers; empty without one. A judge on another computer is asked once it is ticked.
    void setModels(const QString &writer, const QString &judge, bool isJudgeRemote);
    void setSpaces(const std::vector<SpaceChoice> &spaces); ///< of the library; shown where there are several
    void choose(bool without, bool with); ///< to write: one of them at least
    [[nodiscard]] bool withoutModel() const { return m_withoutModel; }
    [[nodiscard]] bool withModel() const { return m_withModel; }
    [[nodiscard]] bool withJudge() const { return m_withJudge && !m_judge.isEmpty(); }
    /// Those that are ticked; one that is none, the space in use, where no one is.
    [[nodiscard]] std::vector<std::optional<SpaceChoice>> spaces() const;
    [[nodiscard]] QString words() const; ///< "No model, qwen3:8b, judged by llama3"

signals:
    void changed();

private:
    void fill();
    void addSpaces();
    void addWriter(const QString &name, bool &chosen, const bool &other, bool isPossible);

    QString m_writer;
    QString m_judge;
    std::vector<SpaceChoice> m_spaces;
    std::set<SpaceChoice> m_searched; ///< of these
    bool m_withoutModel = true;
    bool m_withModel = false;
    bool m_withJudge = true;
};

} // namespace adduce
