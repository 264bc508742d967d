#include "ui/common/icons.h"

#include "ui/common/theme.h"
#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

/// The icons lie in a static library: without this call the linker leaves them out.
static bool registerIcons()
{
    Q_INIT_RESOURCE(icons);
    return true;
}

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QPixmap drawn(const QString &name, const QColor &colour, QSize pixels)
{
    const QString key = u"adduce/%1/%2/%3x%4"_s.arg(name, colour.name()).arg(pixels.width()).arg(pixels.height());
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    if (pixels.isEmpty())
        return {};
    pixmap = QPixmap(pixels);
    pixmap.fill(Qt::transparent);
    static const bool registered = registerIcons();
    QFile file(registered ? u":/icons/%1.svg"_s.arg(name) : QString());
    if (!file.open(QIODevice::ReadOnly))
        return pixmap;
    // QtSvg draws currentColor black.
    QSvgRenderer renderer(file.readAll().replace("currentColor", colour.name().toLatin1()));
    QPainter painter(&pixmap);
    renderer.render(&painter);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

QColor colourOf(Tone tone, QIcon::Mode mode)
{
    const QPalette palette = QGuiApplication::palette();
    const Colours &c = colours(palette);
    if (mode == QIcon::Disabled)
        return palette.color(QPalette::Disabled, QPalette::Text);
    switch (tone) {
    case Tone::Text:
        return c.text;
    case Tone::Secondary:
        return c.secondary;
    case Tone::Accent:
        return c.accent;
    case Tone::OnAccent:
        return c.onAccent;
    case Tone::Attention:
        return c.attention;
    case Tone::Error:
        return c.error;
    }
    return c.text;
}

class Engine : public QIconEngine
{
public:
    Engine(QString name, Tone tone)
        : m_name(std::move(name))
        , m_tone(tone)
    {
    }
    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        paintIcon(*painter, rect, m_name, colourOf(m_tone, mode));
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        return drawn(m_name, colourOf(m_tone, mode), size);
    }
    [[nodiscard]] QIconEngine *clone() const override { return new Engine(*this); }

private:
    QString m_name;
    Tone m_tone;
};

} // namespace

QIcon icon(const QString &name, Tone tone)
{
    return QIcon(new Engine(name, tone)); // the icon owns its engine
}

void paintIcon(QPainter &painter, const QRect &rect, const QString &name, const QColor &colour)
{
    const qreal ratio = painter.device()->devicePixelRatioF();
    const int side = std::min(rect.width(), rect.height());
    QPixmap pixmap = drawn(name, colour, QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    painter.drawPixmap(
        rect.center().x() - side / 2 + (side % 2 == 0 ? 1 : 0), rect.center().y() - side / 2 + (side % 2 == 0 ? 1 : 0), pixmap);
}

} // namespace adduce
