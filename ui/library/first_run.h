#pragma once
#include <QWidget>

namespace adduce {

/// What an empty library shows: one thing to do.
class FirstRun : public QWidget
{
    Q_OBJECT

public:
    explicit FirstRun(bool sampleOffered, QWidget *parent = nullptr);
    void setHovering(bool hovering); ///< files are held over the window

signals:
    void filesWanted();
    void folderWanted();
    void sampleWanted();

private:
    QLayout *sampleRow();
    QWidget *m_area;
};

} // namespace adduce
