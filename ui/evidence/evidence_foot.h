#pragma once
#include <QWidget>

class QToolButton;

namespace adduce {

class EvidenceModel;
class PlainLabel;

/// Under the rows: how many rows, papers and checked quotes there are, and what can be done with rows like these.
class EvidenceFoot : public QWidget
{
    Q_OBJECT

public:
    explicit EvidenceFoot(QWidget *parent = nullptr);

    void setRows(const EvidenceModel &rows);
    void say(const QString &words); ///< in place of the counts

signals:
    void keepWanted(); ///< of a thread's rows, as a table

private:
    PlainLabel *m_count, *m_hint;
    QToolButton *m_keep;
};

} // namespace adduce
