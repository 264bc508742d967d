#include "ui/evidence/figures_window.h"

#include "core/base/device.h"
#include "core/export/axis_ticks.h"
#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include <QCategoryAxis>
#include <QChart>
#include <QChartView>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLegend>
#include <QLineSeries>
#include <QScatterSeries>
#include <QScrollArea>
#include <QSet>
#include <QStandardPaths>
#include <QVBoxLayout>
#include <QValueAxis>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr double kPoint = 9; // pixels across
constexpr int kPictureScale = 2;

/// Qt Charts reads its labels as HTML, which would open what a name tells it to, and takes each but once.
QString axisLabel(const QString &name, QSet<QString> &taken)
{
    constexpr qsizetype kLongest = 40;
    const QString plain = name.simplified().left(kLongest).toHtmlEscaped();
    QString label = plain;
    for (int i = 2; taken.contains(label); ++i)
        label = u"%1 (%2)"_s.arg(plain).arg(i);
    taken.insert(label);
    return label;
}

Interval rangeOf(const ColumnFigures &figures)
{
    Interval range { figures.papers.front().value, figures.papers.front().value };
    const auto take = [&](double value) { range = { std::min(range.low, value), std::max(range.high, value) }; };
    for (const PaperFigure &figure : figures.papers) {
        take(figure.value);
        take(figure.interval.value_or(Interval { figure.value, figure.value }).low);
        take(figure.interval.value_or(Interval { figure.value, figure.value }).high);
    }
    if (figures.nothing)
        take(*figures.nothing);
    return range;
}

QLineSeries *lineBetween(const QPointF &from, const QPointF &to, const QPen &pen)
{
    auto *line = new QLineSeries;
    line->append(from);
    line->append(to);
    line->setPen(pen);
    return line;
}

void dress(QAbstractAxis &axis, const Colours &c)
{
    axis.setLabelsFont(typeFont(Type::Caption));
    axis.setLabelsColor(c.text);
    axis.setTitleFont(typeFont(Type::Caption));
    axis.setTitleBrush(c.secondary);
    axis.setGridLineColor(c.line);
    axis.setLinePenColor(c.line);
}

QChart *chartOf(const ColumnFigures &figures, const Colours &c)
{
    auto *chart = new QChart;
    auto *points = new QScatterSeries;
    points->setMarkerSize(kPoint);
    points->setColor(c.accent);
    points->setBorderColor(Qt::transparent);
    auto *down = new QCategoryAxis;
    down->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    down->setReverse(true);
    down->setGridLineVisible(false);
    down->setTruncateLabels(false);
    const auto count = static_cast<double>(figures.papers.size());
    down->setRange(0.5, count + 0.5);
    QSet<QString> labels;
    QList<QAbstractSeries *> all;
    if (figures.nothing)
        all << lineBetween({ *figures.nothing, 0.5 }, { *figures.nothing, count + 0.5 }, QPen(c.secondary, 1, Qt::DashLine));
    double row = 0;
    for (const PaperFigure &figure : figures.papers) {
        down->append(axisLabel(figure.source, labels), ++row);
        points->append(figure.value, row);
        if (figure.interval)
            all << lineBetween({ figure.interval->low, row }, { figure.interval->high, row }, QPen(c.accent, 2));
    }
    all << points;
    const std::vector<double> ticks = axisTicks(rangeOf(figures));
    auto *across = new QValueAxis;
    across->setRange(ticks.front(), ticks.back());
    across->setTickCount(static_cast<int>(ticks.size()));
    across->setLabelFormat(u"%g"_s);
    across->setTitleText(axisWords(figures).toHtmlEscaped());
    for (QAbstractSeries *series : all)
        chart->addSeries(series);
    dress(*across, c);
    dress(*down, c);
    chart->addAxis(across, Qt::AlignBottom);
    chart->addAxis(down, Qt::AlignLeft);
    for (QAbstractSeries *series : all) {
        series->attachAxis(across);
        series->attachAxis(down);
    }
    chart->legend()->hide();
    chart->setBackgroundVisible(false);
    chart->setMargins({});
    return chart;
}

} // namespace

std::vector<ColumnFigures> numericColumns(const Matrix &matrix)
{
    std::vector<ColumnFigures> columns;
    for (const MatrixQuestion &question : matrix.questions)
        if (ColumnFigures figures = figuresOf(matrix, question); figures.isNumeric())
            columns.push_back(std::move(figures));
    return columns;
}

FiguresWindow::FiguresWindow(std::vector<ColumnFigures> columns, QWidget *parent)
    : QDialog(parent)
    , m_columns(std::move(columns))
    , m_question(new QComboBox)
    , m_note(quiet({}, Type::Caption))
    , m_view(new QChartView)
{
    setWindowTitle(tr("Numbers of the matrix"));
    for (const ColumnFigures &figures : m_columns)
        m_question->addItem(figures.question);
    m_question->setAccessibleName(tr("Question"));
    m_question->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setBackgroundBrush(Qt::NoBrush);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setFocusPolicy(Qt::StrongFocus);
    auto *scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(m_view);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto *save = buttons->addButton(tr("Save picture..."), QDialogButtonBox::ActionRole);
    auto *copy = buttons->addButton(tr("Copy picture"), QDialogButtonBox::ActionRole);
    auto *all = new QVBoxLayout(this);
    all->addWidget(m_question);
    all->addWidget(m_note);
    all->addWidget(scroll, 1);
    all->addWidget(buttons);
    connect(m_question, &QComboBox::currentIndexChanged, this, &FiguresWindow::draw);
    connect(save, &QPushButton::clicked, this, &FiguresWindow::chooseFile);
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setImage(picture()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resizeInSight(*this, { space(190), space(120) });
    draw();
}

void FiguresWindow::show(const QString &question)
{
    m_question->setCurrentIndex(std::max(0, m_question->findText(question)));
    QDialog::show();
}

void FiguresWindow::draw()
{
    const ColumnFigures &figures = m_columns.at(static_cast<std::size_t>(std::max(0, m_question->currentIndex())));
    QChart *before = m_view->chart();
    m_view->setChart(chartOf(figures, colours(palette())));
    delete before;
    const auto count = static_cast<int>(figures.papers.size());
    m_view->setMinimumHeight(space(14) + count * (QFontMetrics(typeFont(Type::Caption)).lineSpacing() + space(2)));
    QStringList notes { tr("%Ln paper(s) with a number", nullptr, count) };
    if (figures.others > 0)
        notes << tr("%Ln with one of another kind", nullptr, figures.others);
    m_note->setText(notes.join(u"  ·  "_s));
    QStringList spoken;
    for (const PaperFigure &figure : figures.papers)
        spoken << u"%1: %2 %3"_s.arg(figure.source, words(figure), axisWords(figures)).trimmed();
    m_view->setAccessibleName(figures.question);
    m_view->setAccessibleDescription(spoken.join(u"; "_s));
}

QImage FiguresWindow::picture() const
{
    QImage image(m_view->size() * kPictureScale, QImage::Format_RGB32);
    image.setDevicePixelRatio(kPictureScale);
    image.fill(palette().color(QPalette::Base));
    QPainter painter(&image);
    m_view->render(&painter);
    return image;
}

void FiguresWindow::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Save picture"), QStandardPaths::writableLocation(QStandardPaths::PicturesLocation));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({ tr("Picture (*.png)") });
    dialog->setDefaultSuffix(u"png"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &FiguresWindow::save);
    dialog->open();
}

void FiguresWindow::save(const QString &path)
{
    try {
        replaceFile(path, [image = picture()](QIODevice &file) { image.save(&file, "PNG"); });
        emit written({ path });
    } catch (const Error &error) {
        emit failed(error);
    }
}

} // namespace adduce
