#pragma once
#include "ui/common/widgets.h"

namespace adduce {

/// A large number with what it is above and what it rests on below.
class Figure : public QWidget
{
    Q_OBJECT

public:
    explicit Figure(const QString &name, QWidget *parent = nullptr);
    void setValue(const QString &value, const QString &unit, const QString &note);
    void setChange(const QString &change); ///< "+1 since 20 Nov"; empty without a run to compare with

private:
    PlainLabel *m_value;
    PlainLabel *m_unit;
    ElidedLabel *m_note;
    ElidedLabel *m_change;
};

} // namespace adduce
