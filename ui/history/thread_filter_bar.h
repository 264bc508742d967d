#pragma once
#include "ui/history/thread_list_model.h"
#include <QWidget>

class QComboBox;

namespace adduce {

/// The boxes that narrow a list of threads: by tag, scope, model and confidence.
class ThreadFilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit ThreadFilterBar(QWidget *parent = nullptr);

    void setRows(const std::vector<ThreadRow> &rows); ///< to choose from; what was chosen stays so while it is still there
    [[nodiscard]] ThreadFilter filter() const; ///< as the boxes say
    void clear(); ///< every thread passes; changed() is not emitted

signals:
    void changed(); ///< by the user

private:
    [[nodiscard]] std::array<QComboBox *, 4> boxes() const { return { m_tag, m_scope, m_writer, m_confidence }; }

    QComboBox *m_tag, *m_scope, *m_writer, *m_confidence;
};

} // namespace adduce
