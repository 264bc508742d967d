#pragma once
#include <QByteArray>
#include <QString>

namespace adduce {

struct DecodedText
{
    QString text;
    QString encoding; ///< "UTF-8", "windows-1251", "GB18030"
    bool isGuessed = false; ///< told by the look of the bytes, not by a mark
};

/// The text that bytes stand for: by their byte order mark, as UTF-8 when they are that, else in `requested` when the user
/// named an encoding, else in the one that the bytes look like (uchardet), else Windows-1252. What was asked for wins over all but a
/// mark. Throws Unsupported where that is no encoding.
DecodedText decodeText(const QByteArray &bytes, const QString &requested = {});

/// The encoding of two or four bytes a character that the first bytes of a text show, by a mark or by where their zeros
/// stand ("UTF-16LE"); empty for others.
QString wideEncoding(const QByteArray &head);

/// Whether an encoding is called so.
bool isEncoding(const QString &name);

} // namespace adduce
