#pragma once
#include "core/base/error.h"
#include "core/evidence/column_figures.h"
#include <QDialog>

class QChart;
class QChartView;
class QComboBox;

namespace adduce {

class PlainLabel;

/// The numbers of a matrix, a column at a time, on one axis: a line for each paper with its interval and the point in it. To be saved and
/// copied as a picture.
class FiguresWindow : public QDialog
{
    Q_OBJECT

public:
    /// `columns`: those that have numbers to compare; not empty.
    explicit FiguresWindow(std::vector<ColumnFigures> columns, QWidget *parent = nullptr);

    void show(const QString &question); ///< that column, if it is among them
    [[nodiscard]] QImage picture() const; ///< of what is shown, on white, at twice the size

signals:
    void written(const QStringList &paths);
    void failed(const adduce::Error &error);

private:
    void draw();
    void chooseFile();
    void save(const QString &path);

    std::vector<ColumnFigures> m_columns;
    QComboBox *m_question;
    PlainLabel *m_note;
    QChartView *m_view;
};

/// The columns of a matrix that have numbers to compare. Pure.
[[nodiscard]] std::vector<ColumnFigures> numericColumns(const Matrix &matrix);

} // namespace adduce
