#include "core/ingest/language.h"

#include "core/documents/document.h"
#include <cstdio> // which the next header needs and does not include

#include <cld2/public/compact_lang_det.h>

namespace adduce {

namespace {

constexpr qsizetype kTelling = 8'000; // characters

} // namespace

QString languageOf(const QString &text)
{
    QString plain = text.left(kTelling);
    // It takes letters and spaces; control characters and halves of characters are none.
    for (QChar &c : plain)
        if (c.category() == QChar::Other_Control || c.isNonCharacter())
            c = u' ';
    const QByteArray utf8 = plain.toUtf8();
    bool isReliable = false;
    int valid = 0;
    const CLD2::Language language =
        CLD2::DetectLanguageCheckUTF8(utf8.constData(), static_cast<int>(utf8.size()), true, &isReliable, &valid);
    if (!isReliable || language == CLD2::UNKNOWN_LANGUAGE)
        return {};
    return QString::fromLatin1(CLD2::LanguageCode(language)).section(u'-', 0, 0); // "zh-Hant"
}

QString languageOf(const Document &document)
{
    QString text;
    for (const Sentence &sentence : document.sentences) {
        if (text.size() >= kTelling)
            break;
        if (sentence.kind == SentenceKind::Body)
            text += sentence.text + u' ';
    }
    return languageOf(text);
}

} // namespace adduce
