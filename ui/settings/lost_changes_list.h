#pragma once
#include <QWidget>

class QVBoxLayout;

namespace adduce {

class LaboratoryKeeper;
struct LostChange;

/// What users wrote into fields of papers that another member wrote over without having seen it: each can be put back, or left as it is.
/// Shows nothing where there is none.
class LostChangesList : public QWidget
{
    Q_OBJECT

public:
    explicit LostChangesList(LaboratoryKeeper &laboratory, QWidget *parent = nullptr);

private:
    void fill();
    void addRow(const LostChange &change);

    LaboratoryKeeper &m_laboratory;
    QVBoxLayout *m_lines;
};

} // namespace adduce
