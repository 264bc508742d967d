#include "core/ingest/language.h"

#include "core/documents/document.h"
#include <cstdio> // which the next header needs and does not include

#include <algorithm>
#include <cld2/public/compact_lang_det.h>

namespace adduce {

namespace {

constexpr qsizetype kTelling = 8'000; // characters that are looked at of any text
constexpr qsizetype kSample = 3'000; // that stand for a document

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
    // From all over it: a paper may begin with an abstract in another language.
    const auto isBody = [](const Sentence &sentence) { return sentence.kind == SentenceKind::Body; };
    qsizetype length = 0;
    for (const Sentence &sentence : document.sentences)
        length += isBody(sentence) ? sentence.text.size() : 0;
    const qsizetype step = std::max<qsizetype>(1, length / kSample);
    QString text;
    qsizetype number = 0;
    for (const Sentence &sentence : document.sentences)
        if (isBody(sentence) && number++ % step == 0 && text.size() < 2 * kSample)
            text += sentence.text + u' ';
    return languageOf(text);
}

} // namespace adduce
