#pragma once
#include "core/overview/overview_run.h"
#include "ui/common/services.h"
#include <QTimer>

namespace adduce {

class OverviewPane;

/// Keeps a pane up to date with the library, while it is in sight: some moments after the papers, the one that is chosen, what is asked or
/// how it is asked may have changed. Questions of several papers, or that there are none, are kept in the settings of the window, so that they are looked for once.
class OverviewReader : public QObject
{
    Q_OBJECT

public:
    OverviewReader(const Services &services, OverviewPane &pane, QObject *parent = nullptr);

    [[nodiscard]] OverviewPane &pane() { return m_pane; }
    void setProfile(std::function<Profile()> profile) { m_profile = std::move(profile); } ///< gives that of the moment
    void profileChanged();
    void setScope(const Scope &scope); ///< that is asked
    void setPaper(DocumentId document); ///< that is chosen; none: the papers that are asked
    /// The library was read again, so many of its papers can be asked. While others are being read, no questions are looked for.
    void setPapers(int papers, bool isReading);
    void stop(); ///< a question is asked, which is not to wait for this

signals:
    void failed(const adduce::Error &error);
    void announced(const QString &text); ///< to who does not see the pane

private:
    void change(int milliseconds);
    void begin();
    void connectRun();
    void finish();
    [[nodiscard]] KeptQuestions kept() const;
    void keep();

    const Ask &m_ask;
    QSettings &m_settings;
    OverviewPane &m_pane;
    QTimer m_soon;
    std::function<Profile()> m_profile;
    Scope m_scope;
    DocumentId m_paper;
    int m_papers = 0;
    bool m_isReading = false;
    bool m_isStale = true;
    bool m_isWhole = true; ///< all questions that were wanted were looked for
    QString m_way; ///< version of the program and hash of the profile that they are asked by
    QString m_digest; ///< of the papers whose questions are looked for; empty for one paper
    QString m_shownWay; ///< by which the pane's questions were found; empty while they are not all there
    OverviewRun *m_run = nullptr;
};

} // namespace adduce
