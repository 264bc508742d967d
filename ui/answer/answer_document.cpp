#include "ui/answer/answer_document.h"

#include "core/answer/answer_words.h"
#include "core/threads/thread_search.h"
#include "ui/common/theme.h"
#include "ui/common/type.h"
#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
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

/// What of a sentence is not quoted steps back.
void dimUnquoted(QTextCursor block, const QString &text, const TextRange &quoted, const QPalette &palette)
{
    QTextCharFormat dim;
    dim.setForeground(colours(palette).secondary);
    const int start = block.position();
    const int end = start + static_cast<int>(text.size());
    for (const auto &[from, to] :
        { std::pair(start, start + quoted.start), std::pair(start + quoted.start + quoted.length, end) }) {
        block.setPosition(from);
        block.setPosition(to, QTextCursor::KeepAnchor);
        block.mergeCharFormat(dim);
    }
}

/// For reading text, empty.
void prepare(QTextDocument &document)
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

/// Behind the last block.
QTextCursor beginSentence(QTextDocument &document)
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
    return cursor;
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

AnswerDocument::AnswerDocument(AnswerMarks marks, QObject *parent)
    : QTextDocument(parent)
    , m_marks(std::move(marks))
{
    prepare(*this);
}

void AnswerDocument::write(std::vector<AnswerSentence> sentences, const QPalette &palette)
{
    m_sentences = std::move(sentences);
    rewrite(palette);
}

void AnswerDocument::rewrite(const QPalette &palette)
{
    prepare(*this);
    m_chips.clear();
    QTextCursor all(this);
    all.beginEditBlock(); // laid out once
    for (const AnswerSentence &sentence : m_sentences)
        writeSentence(sentence, palette);
    all.endEditBlock();
    emit written();
}

void AnswerDocument::append(const AnswerSentence &sentence, const QPalette &palette)
{
    m_sentences.push_back(sentence);
    QTextCursor all(this);
    all.beginEditBlock();
    writeSentence(sentence, palette);
    all.endEditBlock();
    emit written();
}

void AnswerDocument::setNotes(const CitationNotes &notes, const QPalette &palette)
{
    if (m_marks.notes == notes)
        return;
    m_marks.notes = notes;
    rewrite(palette);
}

void AnswerDocument::writeSentence(const AnswerSentence &sentence, const QPalette &palette)
{
    QTextCursor cursor = beginSentence(*this);
    const int number = blockCount() - 1;
    QTextCharFormat plain;
    plain.setFont(defaultFont());
    plain.setForeground(colours(palette).text);
    const QString text = harmless(sentence.text);
    QTextCursor start = cursor;
    start.setKeepPositionOnInsert(true);
    cursor.insertText(text, plain);
    for (std::size_t i = 0; i < sentence.citations.size(); ++i) {
        cursor.insertText(u" "_s, spaced(plain, 2));
        const Citation &citation = sentence.citations[i];
        const QString note = m_marks.notes.isEmpty() ? QString() : m_marks.notes.value(citationKey(citation));
        Chip run { number, static_cast<int>(i), cursor.position(), 0, !note.isEmpty() };
        const QTextCharFormat chip = chipFormat(chipCount(), citation, note, palette);
        cursor.insertText(kPadding, spaced(chip, space(1)));
        cursor.insertText(chipWords(citation, note), chip);
        cursor.insertText(kPadding, spaced(chip, space(1)));
        run.end = cursor.position();
        m_chips.push_back(run);
    }
    if (sentence.quoted)
        dimUnquoted(start, text, *sentence.quoted, palette);
    markWords(start, text, m_marks.words, palette);
}

// ---- its chips

const Citation &AnswerDocument::citation(int chip) const
{
    const Chip &run = m_chips.at(static_cast<std::size_t>(chip));
    return m_sentences.at(static_cast<std::size_t>(run.sentence)).citations.at(static_cast<std::size_t>(run.citation));
}

QString AnswerDocument::note(int chip) const
{
    return isNoted(chip) ? m_marks.notes.value(citationKey(citation(chip))) : QString();
}

QTextCursor AnswerDocument::chipRun(int chip) const
{
    const Chip &run = m_chips.at(static_cast<std::size_t>(chip));
    QTextCursor cursor(findBlock(run.start));
    cursor.setPosition(run.start);
    cursor.setPosition(run.end, QTextCursor::KeepAnchor);
    return cursor;
}

int AnswerDocument::sentenceOf(int chip) const
{
    return m_chips.at(static_cast<std::size_t>(chip)).sentence;
}

int AnswerDocument::firstChipOf(int sentence) const
{
    const auto found = std::ranges::find(m_chips, sentence, &Chip::sentence);
    return found == m_chips.end() ? -1 : static_cast<int>(found - m_chips.begin());
}

// ---- where things are

QList<QRectF> AnswerDocument::chipBoxes(int chip) const
{
    const Chip &run = m_chips.at(static_cast<std::size_t>(chip));
    const QTextBlock block = findBlock(run.start);
    const QFontMetricsF metrics(typeFont(Type::Caption));
    const QPointF origin = block.layout() ? block.layout()->position() : QPointF();
    QList<QRectF> boxes;
    for (int i = 0; block.layout() && i < block.layout()->lineCount(); ++i) {
        const QTextLine line = block.layout()->lineAt(i);
        const int from = std::max(run.start - block.position(), line.textStart());
        const int to = std::min(run.end - block.position(), line.textStart() + line.textLength());
        if (from >= to)
            continue;
        const qreal left = line.cursorToX(from);
        const qreal baseline = line.y() + line.ascent();
        boxes << QRectF(QPointF(left, baseline - metrics.ascent() - 1.5), QSizeF(line.cursorToX(to) - left, metrics.height() + 3))
                     .translated(origin);
    }
    return boxes;
}

QRect AnswerDocument::chipRect(int chip) const
{
    const QList<QRectF> boxes = chipBoxes(chip);
    return boxes.isEmpty() ? QRect() : boxes.first().toAlignedRect();
}

QRect AnswerDocument::sentenceRect(int sentence) const
{
    const QTextBlock block = findBlockByNumber(sentence);
    return block.isValid() ? documentLayout()->blockBoundingRect(block).toAlignedRect() : QRect();
}

int AnswerDocument::chipAt(const QPoint &position) const
{
    for (int chip = 0; chip < chipCount(); ++chip)
        for (const QRectF &box : chipBoxes(chip))
            if (box.contains(position))
                return chip;
    return -1;
}

int AnswerDocument::sentenceAt(const QPoint &position) const
{
    for (int sentence = static_cast<int>(m_sentences.size()) - 1; sentence >= 0; --sentence)
        if (const QRect box = sentenceRect(sentence); position.y() >= box.top() && position.y() <= box.bottom())
            return sentence;
    return -1;
}

// ---- to be copied

QString AnswerDocument::textWithCitations(int start, int end) const
{
    QString result;
    for (int at = start; at < end; ++at) {
        const QChar c = characterAt(at);
        const auto chip = std::ranges::find_if(m_chips, [&](const Chip &run) { return at >= run.start && at < run.end; });
        if (chip != m_chips.end() && at == chip->start)
            result += u'[';
        if (c == QChar::ParagraphSeparator)
            result += u'\n';
        else if (c == QChar::Nbsp)
            result += u' ';
        else if (c == QChar(0x2011))
            result += u'-';
        else if (c != kPadding)
            result += c;
        if (chip != m_chips.end() && at == chip->end - 1)
            result += u']';
    }
    return result;
}

QString AnswerDocument::textWithCitations() const
{
    return textWithCitations(0, characterCount() - 1);
}

} // namespace adduce
