#include "core/export/csv_line.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Signs that make a spreadsheet run a cell, plain and full width, and those that it skips before looking. The
/// apostrophe is among them so that taking one off again always gives the text back.
bool startsFormula(const QString &text)
{
    static const QString signs = u"=+-@\t\r\n'\uFF1D\uFF0B\uFF0D\uFF20\uFE62\uFE63\uFE66\uFE6B\u2212"_s;
    const auto first = std::find_if(text.begin(), text.end(),
        [](QChar c) { return (!c.isSpace() || signs.contains(c)) && c.category() != QChar::Other_Format; });
    return first != text.end() && (signs.contains(*first) || first->category() == QChar::Other_Control);
}

QByteArray cell(QString text)
{
    if (startsFormula(text))
        text.prepend(u'\'');
    text.replace(QChar(0), QChar(QChar::ReplacementCharacter)); // readers end a cell there
    text.replace(u'"', u"\"\""_s);
    return '"' + text.toUtf8() + '"';
}

} // namespace

QByteArray csvLine(const QStringList &cells)
{
    QByteArrayList parts;
    for (const QString &text : cells)
        parts << cell(text);
    return parts.join(',') + "\r\n";
}

} // namespace adduce
