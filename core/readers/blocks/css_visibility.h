#pragma once
#include <QHash>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

namespace adduce {

/// What style sheets say that decides whether text can be seen.
struct CssLook
{
    std::optional<bool> isHidden; ///< not displayed, or too small, or off the page
    QString colour; ///< "#rrggbb", "transparent", or as written; empty where nothing was said
    QString background; ///< likewise; a picture is "picture"

    void take(const CssLook &other); ///< what `other` says wins
};

/// One declaration block: "color: #fff; font-size: 0".
CssLook lookOf(const QString &declarations);

/// The rules of style elements with simple selectors: a tag, a class, an id, or a tag with a class. Others, and rules for
/// media other than screens, are passed over.
class CssSheet
{
public:
    void add(const QString &sheet);
    /// By the rules that fit, the later ones winning over the earlier, ids over classes over tags.
    [[nodiscard]] CssLook lookOf(const QString &tag, const QStringList &classes, const QString &id) const;

private:
    QHash<QString, CssLook> m_rules; ///< by selector
};

} // namespace adduce
