#pragma once
#include <QByteArray>
#include <QHash>
#include <QString>

namespace adduce {

/// What a style of a DOCX makes of its paragraphs or runs.
struct DocxStyle
{
    int heading = 0; ///< level, 0 for none
    bool isTitle = false;
    bool isCaption = false;
    bool isCode = false;
    bool isHidden = false; ///< its text is not shown
};

/// Styles by id, what they inherit resolved. `xml` is word/styles.xml. Throws Damaged.
QHash<QString, DocxStyle> docxStyles(const QByteArray &xml);

} // namespace adduce
