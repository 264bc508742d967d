#pragma once
#include "ui/common/type.h"
#include <QHash>
#include <QTextBrowser>

namespace adduce {

/// Text as high as its lines: the page around it scrolls. Loads nothing: no image, style or link that a document could name.
class UnscrolledText : public QTextBrowser
{
    Q_OBJECT

public:
    explicit UnscrolledText(QWidget *parent = nullptr);

    QVariant loadResource(int type, const QUrl &name) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return { space(40), space(4) }; }

protected:
    void fitHeight(); ///< the text is another
    void wheelEvent(QWheelEvent *event) override;

private:
    mutable QHash<int, int> m_heights; ///< by width, of the text as it is
};

} // namespace adduce
