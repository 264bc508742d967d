#include "ui/reader/reader_side.h"

#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include <QAbstractListModel>
#include <QEvent>
#include <QListView>
#include <QPainter>
#include <QScrollBar>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace adduce {

namespace {

constexpr qint64 kMostCropBytes = 16 << 20;
constexpr int kPage = Qt::UserRole;
constexpr double kRatio = 1.35; // height of a page to its width, until it is known

int thumbnailWidth()
{
    return space(24);
}

/// A small picture, sharp on the screen of this widget.
PageRequest thumbnail(const QWidget &on, int page)
{
    constexpr double kPoints = 595; // of a page's width, about
    return { page, thumbnailWidth() * on.devicePixelRatioF() / kPoints, false };
}

} // namespace

/// One row a page.
class ThumbnailModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;
    void setCount(int pages)
    {
        beginResetModel();
        m_pages = pages;
        endResetModel();
    }
    void changed(int page)
    {
        if (page < m_pages)
            emit dataChanged(index(page), index(page));
    }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : m_pages; }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override
    {
        if (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole)
            return ReaderSide::tr("Page %1").arg(index.row() + 1);
        return role == Qt::DisplayRole ? QVariant(index.row() + 1) : QVariant();
    }

private:
    int m_pages = 0;
};

namespace {

class ThumbnailDelegate : public QStyledItemDelegate
{
public:
    ThumbnailDelegate(PageCache &cache, ReaderSide &side)
        : QStyledItemDelegate(&side)
        , m_cache(cache)
        , m_side(side)
    {
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Colours &c = colours(option.palette);
        if (option.state & QStyle::State_Selected)
            painter->fillRect(option.rect, c.tint);
        QRect page =
            option.rect.adjusted(space(2), space(2), -space(2), -QFontMetrics(typeFont(Type::Caption)).lineSpacing() - space(1));
        QImage image = m_cache.find(thumbnail(m_side, index.row()));
        if (image.isNull())
            image = m_cache.findAny(index.row());
        if (!image.isNull()) {
            const QSize size = image.size().scaled(page.size(), Qt::KeepAspectRatio);
            page = QRect(QPoint(page.center().x() - size.width() / 2, page.top()), size);
            painter->setRenderHint(QPainter::SmoothPixmapTransform);
            painter->drawImage(page, image);
            drawStrokes(*painter, page, image, index.row());
        } else {
            painter->fillRect(page, option.palette.base());
        }
        painter->setPen(option.state & QStyle::State_Selected ? c.accent : c.line);
        painter->drawRect(page);
        painter->setFont(typeFont(Type::Caption));
        painter->setPen(c.secondary);
        painter->drawText(option.rect.adjusted(0, 0, 0, -1), Qt::AlignHCenter | Qt::AlignBottom, index.data().toString());
    }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return { thumbnailWidth() + 2 * space(2),
            static_cast<int>(thumbnailWidth() * kRatio) + QFontMetrics(typeFont(Type::Caption)).lineSpacing() + space(4) };
    }

private:
    /// Thin lines at least, so that they are seen.
    void drawStrokes(QPainter &painter, const QRect &page, const QImage &image, int number) const
    {
        const double points = image.width() / thumbnail(m_side, number).scale; // of the page's width
        const double scale = page.width() / points;
        painter.save();
        painter.setCompositionMode(QPainter::CompositionMode_Multiply);
        for (const ReaderSide::Stroke &stroke : m_side.strokesOn(number)) {
            QRectF on(stroke.rect.topLeft() * scale, stroke.rect.size() * scale);
            on.setHeight(std::max(on.height(), 2.0));
            painter.fillRect(on.translated(page.topLeft()).intersected(page), stroke.colour);
        }
        painter.restore();
    }

    PageCache &m_cache;
    const ReaderSide &m_side;
};

} // namespace

ReaderSide::ReaderSide(const Services &services, QWidget &highlights, QWidget *parent)
    : QWidget(parent)
    , m_cache(services.worker, kMostCropBytes)
    , m_stack(new QStackedWidget)
    , m_outline(new QTreeWidget)
    , m_none(new PlainLabel(tr("This document names no parts.")))
    , m_thumbnails(new QListView)
    , m_model(new ThumbnailModel(this))
{
    m_outline->setHeaderHidden(true);
    m_outline->setFrameShape(QFrame::NoFrame);
    m_outline->setAccessibleName(tr("Outline"));
    m_none->setSecondary(true);
    m_none->setWordWrap(true);
    m_none->setMargin(space(3));
    m_none->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_thumbnails->setModel(m_model);
    m_thumbnails->setItemDelegate(new ThumbnailDelegate(m_cache, *this));
    m_thumbnails->setFrameShape(QFrame::NoFrame);
    m_thumbnails->setUniformItemSizes(true);
    m_thumbnails->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_thumbnails->setAccessibleName(tr("Pages, small"));
    m_thumbnails->viewport()->installEventFilter(this);
    m_stack->addWidget(m_outline);
    m_stack->addWidget(m_none);
    m_stack->addWidget(m_thumbnails);
    m_stack->addWidget(&highlights);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    m_request.setSingleShot(true);
    m_request.setInterval(50);
    const auto choose = [this](const QTreeWidgetItem *item) {
        if (item)
            emit pageChosen(item->data(0, kPage).toInt());
    };
    connect(m_outline, &QTreeWidget::itemActivated, this, choose);
    connect(m_outline, &QTreeWidget::itemClicked, this, choose);
    connect(m_thumbnails, &QListView::clicked, this, [this](const QModelIndex &index) { emit pageChosen(index.row()); });
    connect(m_thumbnails, &QListView::activated, this, [this](const QModelIndex &index) { emit pageChosen(index.row()); });
    connect(m_thumbnails->verticalScrollBar(), &QScrollBar::valueChanged, &m_request, qOverload<>(&QTimer::start));
    connect(&m_request, &QTimer::timeout, this, &ReaderSide::requestVisible);
    connect(&m_cache, &PageCache::opened, this, [this] { requestVisible(); });
    connect(&m_cache, &PageCache::drawn, this, [this](const PageRequest &request) { m_model->changed(request.page); });
    hide();
}

void ReaderSide::setDocument(const QString &path, const QString &encoding, int pages)
{
    m_path = path;
    m_encoding = encoding;
    m_pages = pages;
    m_open = false;
    m_model->setCount(pages);
    setOutline({});
}

void ReaderSide::updateStrokes()
{
    m_thumbnails->viewport()->update();
}

void ReaderSide::setOutline(const std::vector<OutlineItem> &outline)
{
    m_outline->clear();
    std::vector<QTreeWidgetItem *> above; // the last one of each level
    for (const OutlineItem &item : outline) {
        const auto level = static_cast<std::size_t>(std::clamp(item.level, 1, 20));
        above.resize(std::min(above.size(), level - 1));
        auto *made = new QTreeWidgetItem({ item.title });
        made->setData(0, kPage, item.page);
        made->setToolTip(0, plainTip(item.title));
        if (above.empty())
            m_outline->addTopLevelItem(made);
        else
            above.back()->addChild(made);
        above.push_back(made);
    }
    m_outline->expandToDepth(1);
    show(m_show);
}

void ReaderSide::show(Show what)
{
    m_show = what;
    setVisible(what != Show::Nothing);
    setFixedWidth(what == Show::Thumbnails ? thumbnailWidth() + space(10) : space(what == Show::Outline ? 48 : 52));
    if (what == Show::Outline)
        m_stack->setCurrentIndex(m_outline->topLevelItemCount() > 0 ? 0 : 1);
    if (what == Show::Highlights)
        m_stack->setCurrentIndex(3);
    if (what == Show::Thumbnails) {
        m_stack->setCurrentIndex(2);
        openThumbnails();
    }
}

void ReaderSide::openThumbnails()
{
    if (m_open || m_path.isEmpty())
        return;
    m_open = true;
    m_cache.setDocument(m_path, m_encoding);
}

void ReaderSide::setCurrentPage(int page)
{
    if (m_show != Show::Thumbnails || page < 0 || page >= m_pages)
        return;
    const QModelIndex index = m_model->index(page);
    m_thumbnails->setCurrentIndex(index);
    m_thumbnails->scrollTo(index);
    m_request.start();
}

bool ReaderSide::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint && m_screenScale.hasChanged(*this))
        m_request.start();
    return QWidget::eventFilter(watched, event);
}

void ReaderSide::requestVisible()
{
    if (m_show != Show::Thumbnails || m_pages == 0)
        return;
    const int height = m_thumbnails->sizeHintForRow(0);
    const int first = std::max(0, m_thumbnails->indexAt(QPoint(space(4), 1)).row());
    const int count = m_thumbnails->viewport()->height() / std::max(1, height) + 2;
    QList<PageRequest> wanted;
    for (int page = first; page < std::min(m_pages, first + count); ++page)
        wanted << thumbnail(*this, page);
    m_cache.want(wanted);
}

} // namespace adduce

#include "reader_side.moc"
