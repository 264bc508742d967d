#include "ui/answer/answer_document.h"

#include "core/ask/answer_words.h"
#include "core/threads/thread_search.h"
#include "ui/common/theme.h"
#include "ui/common/type.h"
#include <QTextBlock>
#include <QTextCursor>
#include <QTextFrame>
#include <QtMath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr QChar kPadding(0x202F); // narrow no-break space: air inside the box, and no line breaks there
constexpr int kLongestChip = 48;

QString chipWords(const Citation &citation, const QString &note)
{
    QString text = harmless(chipText(citation));
    if (text.size() > kLongestChip) {
        const qsizetype comma = text.lastIndexOf(u',');
        const QString tail = comma > 0 && text.size() - comma < 16 ? text.mid(comma) : QString();
        text = text.left(kLongestChip - tail.size() - 1) + u'…' + tail;
    }
    if (!note.isEmpty())
        text += u" \u00B7 "_s + note;
    text.replace(u' ', QChar::Nbsp);
    text.replace(u'-', QChar(0x2011)); // a hyphen that does not break
    return text;
}

/// Air of a fixed width: a narrow no-break space and some letter spacing.
QTextCharFormat spaced(QTextCharFormat format, double pixels)
{
    format.setFontLetterSpacingType(QFont::AbsoluteSpacing);
    format.setFontLetterSpacing(pixels);
    return format;
}

QTextCharFormat chipFormat(int index, const Citation &citation, const QString &note, const QPalette &palette)
{
    QTextCharFormat format;
    format.setFont(typeFont(Type::Caption));
    format.setForeground(colours(palette).accent);
    format.setAnchor(true);
    format.setAnchorHref(u"cite:%1"_s.arg(index));
    format.setAnchorNames({ harmless(note.isEmpty() ? chipText(citation) : chipText(citation) + u", "_s + note) });
    return format;
}

void markWords(QTextCursor block, const QString &text, const QStringList &words, const QPalette &palette)
{
    QTextCharFormat marked;
    marked.setBackground(colours(palette).markStrong);
    const int start = block.position();
    for (const auto &[at, length] : matchesIn(text, words)) {
        block.setPosition(start + static_cast<int>(at));
        block.setPosition(start + static_cast<int>(at + length), QTextCursor::KeepAnchor);
        block.mergeCharFormat(marked);
    }
}

} // namespace

QString harmless(QString text)
{
    for (QChar &c : text)
        if (c == QChar::ObjectReplacementCharacter || c == QChar::ParagraphSeparator || c == QChar::LineSeparator || c == u'\n'
            || c == u'\r' || c.isNull() || (c.unicode() >= 0xFDD0 && c.unicode() <= 0xFDEF))
            c = u' ';
    return text;
}

void prepareDocument(QTextDocument &document)
{
    document.clear();
    document.setUndoRedoEnabled(false);
    document.setDocumentMargin(0);
    document.setDefaultFont(typeFont(Type::Reading));
    QTextFrameFormat root = document.rootFrame()->frameFormat();
    root.setMargin(0);
    root.setLeftMargin(gutter());
    root.setBottomMargin(space(2)); // a block's own margin does not count below the last one
    document.rootFrame()->setFrameFormat(root);
}

void appendSentence(QTextDocument &document, AnswerLayout &layout, const AnswerSentence &sentence, const QPalette &palette,
    const AnswerMarks &marks)
{
    QTextCursor cursor(&document);
    cursor.movePosition(QTextCursor::End);
    QTextBlockFormat block;
    block.setLineHeight(qRound(QFontInfo(document.defaultFont()).pixelSize() * 1.5), QTextBlockFormat::FixedHeight);
    block.setTopMargin(space(1) + 2);
    block.setBottomMargin(space(3));
    if (document.isEmpty())
        cursor.setBlockFormat(block);
    else
        cursor.insertBlock(block);
    const int number = document.blockCount() - 1;
    QTextCharFormat plain;
    plain.setFont(document.defaultFont());
    plain.setForeground(colours(palette).text);
    const QString text = harmless(sentence.text);
    QTextCursor start = cursor;
    start.setKeepPositionOnInsert(true);
    cursor.insertText(text, plain);
    for (std::size_t i = 0; i < sentence.citations.size(); ++i) {
        cursor.insertText(u" "_s, spaced(plain, 2));
        const Citation &citation = sentence.citations[i];
        const QString note = marks.notes.isEmpty() ? QString() : marks.notes.value(citationKey(citation));
        ChipRun run { number, static_cast<int>(i), cursor.position(), 0, !note.isEmpty() };
        const QTextCharFormat chip = chipFormat(static_cast<int>(layout.chips.size()), citation, note, palette);
        cursor.insertText(kPadding, spaced(chip, space(1)));
        cursor.insertText(chipWords(citation, note), chip);
        cursor.insertText(kPadding, spaced(chip, space(1)));
        run.end = cursor.position();
        layout.chips.push_back(run);
    }
    markWords(start, text, marks.words, palette);
}

QString plainText(const QTextDocument &document, const AnswerLayout &layout, int start, int end)
{
    QString result;
    for (int at = start; at < end; ++at) {
        const QChar c = document.characterAt(at);
        const auto chip =
            std::find_if(layout.chips.begin(), layout.chips.end(), [&](const ChipRun &r) { return at >= r.start && at < r.end; });
        if (chip != layout.chips.end() && at == chip->start)
            result += u'[';
        if (c == QChar::ParagraphSeparator)
            result += u'\n';
        else if (c == QChar::Nbsp)
            result += u' ';
        else if (c == QChar(0x2011))
            result += u'-';
        else if (c != kPadding)
            result += c;
        if (chip != layout.chips.end() && at == chip->end - 1)
            result += u']';
    }
    return result;
}

} // namespace adduce
