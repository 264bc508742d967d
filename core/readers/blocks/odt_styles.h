#pragma once
#include <QByteArray>
#include <QHash>
#include <QString>

namespace adduce {

/// What a style of an OpenDocument text makes of its paragraphs or spans.
struct OdtStyle
{
    bool isTitle = false;
    bool isCaption = false;
    bool isCode = false;
    bool isHidden = false; ///< its text is not shown
    bool isWhite = false;
    bool isTiny = false; ///< smaller than anybody reads
    bool isShaded = false; ///< its ground is not white
};

/// The styles that one part of the file adds to those of another (content.xml to styles.xml), by name.
class OdtStyles
{
public:
    /// Takes the styles of a part. Throws Damaged.
    void add(const QByteArray &xml);
    /// With what it inherits; what no part knows is a plain style.
    [[nodiscard]] OdtStyle find(const QString &name) const;

private:
    struct Raw
    {
        QString parent;
        QString display; ///< text:display
        QString colour;
        QString size;
        QString ground;
    };

    QHash<QString, Raw> m_raw;
};

} // namespace adduce
