#include "core/embedding/token_text.h"

#include "core/base/error.h"

#include <QJsonArray>
#include <algorithm>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

[[noreturn]] void refuseStep(const QString &path, const QString &what)
{
    throw Error(ErrorKind::Unsupported, path, what);
}

QString mapped(const QString &text, const std::function<void(char32_t, QString &)> &append)
{
    QString result;
    result.reserve(text.size());
    for (const char32_t c : text.toUcs4())
        append(c, result);
    return result;
}

void appendCharacter(char32_t c, QString &to)
{
    to += QChar::fromUcs4(c);
}

/// The ideographs that BERT sets apart (its tokenization.py, _is_chinese_char).
bool isIdeograph(char32_t c)
{
    constexpr std::array<std::pair<char32_t, char32_t>, 8> kBlocks { { { 0x4e00, 0x9fff }, { 0x3400, 0x4dbf },
        { 0x20000, 0x2a6df }, { 0x2a700, 0x2b73f }, { 0x2b740, 0x2b81f }, { 0x2b920, 0x2ceaf }, { 0xf900, 0xfaff },
        { 0x2f800, 0x2fa1f } } };
    return std::ranges::any_of(kBlocks, [&](const auto &block) { return c >= block.first && c <= block.second; });
}

bool isPunctuation(char32_t c)
{
    const bool asciiMark = c >= 0x21 && c <= 0x7e && !QChar::isLetterOrNumber(c);
    return asciiMark || QChar::isPunct(c);
}

QString withoutControls(const QString &text)
{
    return mapped(text, [](char32_t c, QString &to) {
        const bool isBlank = c == u'\t' || c == u'\n' || c == u'\r' || QChar::isSpace(c);
        const auto category = QChar::category(c);
        const bool isControl = c == 0 || c == 0xfffd || category == QChar::Other_Control || category == QChar::Other_Format
            || category == QChar::Other_NotAssigned || category == QChar::Other_PrivateUse;
        if (isBlank)
            to += u' ';
        else if (!isControl)
            appendCharacter(c, to);
    });
}

QString withIdeographsApart(const QString &text)
{
    return mapped(text, [](char32_t c, QString &to) {
        if (isIdeograph(c))
            to += u' ';
        appendCharacter(c, to);
        if (isIdeograph(c))
            to += u' ';
    });
}

QString withoutAccents(const QString &text)
{
    return mapped(text.normalized(QString::NormalizationForm_D), [](char32_t c, QString &to) {
        if (QChar::category(c) != QChar::Mark_NonSpacing)
            appendCharacter(c, to);
    });
}

QString withOneSpace(const QString &text)
{
    QString result;
    for (const QChar c : text)
        if (!c.isSpace())
            result += c;
        else if (!result.endsWith(u' '))
            result += u' ';
    return result;
}

TextStep replacement(const QJsonObject &described, const QString &path)
{
    const QJsonObject pattern = described[u"pattern"_s].toObject();
    const QString content = described[u"content"_s].toString();
    if (const QString plain = pattern[u"String"_s].toString(); !plain.isEmpty())
        return [plain, content](const QString &text) { return QString(text).replace(plain, content); };
    // No regular expression of a stranger is run: some take for ever.
    if (pattern[u"Regex"_s].toString() == u"\\s+" && content == u" ")
        return withOneSpace;
    refuseStep(path, u"the replacement of %1"_s.arg(pattern[u"Regex"_s].toString().left(40)));
}

TextStep stripping(const QJsonObject &described)
{
    const bool left = described[u"strip_left"_s].toBool(described[u"left"_s].toBool());
    const bool right = described[u"strip_right"_s].toBool(described[u"right"_s].toBool());
    return [left, right](const QString &text) {
        qsizetype first = 0;
        qsizetype end = text.size();
        while (left && first < end && text[first].isSpace())
            ++first;
        while (right && end > first && text[end - 1].isSpace())
            --end;
        return text.mid(first, end - first);
    };
}

std::vector<TextStep> bertSteps(const QJsonObject &described)
{
    std::vector<TextStep> steps;
    if (described[u"clean_text"_s].toBool(true))
        steps.emplace_back(withoutControls);
    if (described[u"handle_chinese_chars"_s].toBool(true))
        steps.emplace_back(withIdeographsApart);
    const bool lower = described[u"lowercase"_s].toBool(true);
    if (described[u"strip_accents"_s].toBool(lower))
        steps.emplace_back(withoutAccents);
    if (lower)
        steps.emplace_back([](const QString &text) { return text.toLower(); });
    return steps;
}

TextStep unicodeForm(QString::NormalizationForm form)
{
    return [form](const QString &text) { return text.normalized(form); };
}

TextCut cutAtSpaces(bool keepMarks)
{
    return [keepMarks](const QString &text) {
        QStringList pieces { QString() };
        for (const char32_t c : text.toUcs4()) {
            if (QChar::isSpace(c)) {
                pieces << QString();
            } else if (keepMarks && isPunctuation(c)) {
                pieces << QStringView(QChar::fromUcs4(c)).toString() << QString();
            } else {
                appendCharacter(c, pieces.back());
            }
        }
        pieces.removeAll(QString());
        return pieces;
    };
}

TextCut metaspace(const QJsonObject &described)
{
    const QString mark = described[u"replacement"_s].toString(u"\u2581"_s);
    const QString scheme = described[u"prepend_scheme"_s].toString(u"always"_s);
    const bool prepend = described[u"add_prefix_space"_s].toBool(scheme != u"never");
    const bool split = described[u"split"_s].toBool(true);
    return [=](const QString &text) {
        QString marked = QString(text).replace(u' ', mark);
        if (prepend && !marked.isEmpty() && !marked.startsWith(mark))
            marked.prepend(mark);
        if (!split)
            return marked.isEmpty() ? QStringList() : QStringList { marked };
        QStringList pieces;
        for (const QChar c : marked) {
            if (pieces.isEmpty() || mark.startsWith(c))
                pieces << QString();
            pieces.back() += c;
        }
        return pieces;
    };
}

} // namespace

std::vector<TextStep> textSteps(const QJsonObject &normalizer, const QString &path)
{
    const QString type = normalizer[u"type"_s].toString();
    if (normalizer.isEmpty())
        return {};
    if (type == u"Sequence") {
        std::vector<TextStep> steps;
        for (const QJsonValue &part : normalizer[u"normalizers"_s].toArray())
            for (TextStep &step : textSteps(part.toObject(), path))
                steps.push_back(std::move(step));
        return steps;
    }
    if (type == u"BertNormalizer")
        return bertSteps(normalizer);
    if (type == u"Replace")
        return { replacement(normalizer, path) };
    if (type == u"Strip")
        return { stripping(normalizer) };
    if (type == u"Lowercase")
        return { [](const QString &text) { return text.toLower(); } };
    if (type == u"StripAccents")
        return { withoutAccents };
    if (type == u"NFC")
        return { unicodeForm(QString::NormalizationForm_C) };
    if (type == u"NFD")
        return { unicodeForm(QString::NormalizationForm_D) };
    if (type == u"NFKC" || type == u"Nmt" || type == u"Precompiled") // the latter two: the table of SentencePiece, nearly
        return { unicodeForm(QString::NormalizationForm_KC) };
    if (type == u"NFKD")
        return { unicodeForm(QString::NormalizationForm_KD) };
    refuseStep(path, u"the normalizer %1"_s.arg(type.left(40)));
}

std::vector<TextCut> textCuts(const QJsonObject &preTokenizer, const QString &path)
{
    const QString type = preTokenizer[u"type"_s].toString();
    if (preTokenizer.isEmpty())
        return {};
    if (type == u"Sequence") {
        std::vector<TextCut> cuts;
        for (const QJsonValue &part : preTokenizer[u"pretokenizers"_s].toArray())
            for (TextCut &cut : textCuts(part.toObject(), path))
                cuts.push_back(std::move(cut));
        return cuts;
    }
    if (type == u"BertPreTokenizer")
        return { cutAtSpaces(true) };
    if (type == u"WhitespaceSplit")
        return { cutAtSpaces(false) };
    if (type == u"Metaspace")
        return { metaspace(preTokenizer) };
    refuseStep(path, u"the pre-tokenizer %1"_s.arg(type.left(40)));
}

} // namespace adduce
