#pragma once
#include <QWidget>

namespace adduce {

/// What an empty library shows: one thing to do.
class FirstRun : public QWidget
{
    Q_OBJECT

public:
    /// What there is to try it on, if anything.
    enum class Trial
    {
        None,
        Sample,
        Handbook
    };
    explicit FirstRun(Trial trial, QWidget *parent = nullptr);
    void setHovering(bool hovering); ///< files are held over the window

signals:
    void filesWanted();
    void folderWanted();
    void referencesWanted();
    void trialWanted();

private:
    QLayout *trialRow(Trial trial);
    QWidget *m_area;
};

} // namespace adduce
