#include "tests/support/paper_measure.h"

#include "core/base/error.h"
#include "tests/support/jsonl.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>

namespace adduce::test {

using namespace Qt::StringLiterals;

namespace {

/// Words of five letters or more, lower case.
QStringList longWords(const QString &text)
{
    static const QRegularExpression word(u"[^\\W\\d_]{5,}"_s, QRegularExpression::UseUnicodePropertiesOption);
    QStringList words;
    for (auto it = word.globalMatch(text.normalized(QString::NormalizationForm_KC)); it.hasNext();)
        words << it.next().captured().toLower();
    return words;
}

QString lettersOf(const QString &title)
{
    QString letters;
    for (const QChar c : title.normalized(QString::NormalizationForm_KC))
        if (c.isLetter())
            letters += c.toLower();
    return letters;
}

/// Letters and digits alone.
QString contentOf(const QString &cell)
{
    QString content;
    for (const QChar c : cell.normalized(QString::NormalizationForm_KC))
        if (c.isLetterOrNumber())
            content += c.toLower();
    return content;
}

QString textOf(const QJsonObject &truth)
{
    QString text = truth[u"abstract"_s].toString();
    for (const QJsonValue &section : truth[u"sections"_s].toArray())
        text += u'\n' + section[u"text"_s].toString();
    return text;
}

void compareText(const QString &truth, const Document &document, PaperMeasure &measure)
{
    constexpr qsizetype kShortestKey = 40; // letters
    QStringList read;
    for (const Sentence &sentence : document.sentences)
        read << longWords(sentence.text);
    const QString run = read.join(QString());
    const QSet<QString> vocabulary(read.begin(), read.end());
    for (const QString &word : longWords(truth))
        measure.words.count(vocabulary.contains(word));
    static const QRegularExpression ends(u"(?<=[.!?])\\s+(?=[A-Z])|\\n"_s);
    for (const QString &sentence : truth.split(ends)) {
        const QString key = longWords(sentence).join(QString());
        if (key.size() >= kShortestKey)
            measure.sentences.count(run.contains(key));
    }
}

void compareTitles(const QJsonArray &truth, const Document &document, PaperMeasure &measure)
{
    QSet<QString> ours;
    for (const Section &section : document.sections)
        ours << lettersOf(section.title);
    QSet<QString> theirs;
    for (const QJsonValue &section : truth) {
        const QString title = lettersOf(section[u"title"_s].toString());
        if (title.isEmpty())
            continue;
        theirs << title;
        measure.titles.count(ours.contains(title));
    }
    // The parts of an abstract, keywords and back matter are no sections in what publishers wrote.
    const auto isApart = [](const Section &section) {
        return isBackMatter(section.type) || section.type == SectionType::Front
            || (section.type == SectionType::Abstract && section.level > 1);
    };
    for (const Section &section : document.sections)
        if (!isApart(section) || theirs.contains(lettersOf(section.title)))
            measure.ownTitles.count(theirs.contains(lettersOf(section.title)));
}

void compareCells(const QJsonArray &truth, const Document &document, PaperMeasure &measure)
{
    QSet<QString> ours;
    for (const Table &table : document.tables)
        for (const TableRow &row : table.rows)
            for (const QString &cell : row.cells)
                ours << contentOf(cell);
    for (const QJsonValue &table : truth)
        for (const QJsonValue &row : table[u"rows"_s].toArray())
            for (const QJsonValue &cell : row.toArray())
                if (const QString content = contentOf(cell.toString()); !content.isEmpty())
                    measure.cells.count(ours.contains(content));
}

} // namespace

bool PaperMeasure::countsReferences() const
{
    return std::abs(references - referencesWritten) * 10 <= referencesWritten;
}

std::vector<PaperMeasure> measurePapers(const QString &folder, const WorkerProgram &program)
{
    std::vector<PaperMeasure> papers;
    forEachLine(folder + u"/groundtruth.jsonl.gz"_s, [&](const QJsonObject &truth) {
        PaperMeasure measure;
        measure.file = truth[u"file"_s].toString();
        const Document document = readDocument(program, SourceFile(folder + u'/' + measure.file, program.limits));
        compareText(textOf(truth), document, measure);
        compareTitles(truth[u"sections"_s].toArray(), document, measure);
        compareCells(truth[u"tables"_s].toArray(), document, measure);
        measure.referencesWritten = truth[u"n_references"_s].toInt();
        for (const Sentence &sentence : document.sentences)
            measure.references += sentence.kind == SentenceKind::Reference;
        papers.push_back(std::move(measure));
    });
    return papers;
}

PaperMeasure total(const std::vector<PaperMeasure> &papers)
{
    PaperMeasure sum;
    sum.file = u"all"_s;
    for (const PaperMeasure &paper : papers) {
        sum.words += paper.words;
        sum.sentences += paper.sentences;
        sum.titles += paper.titles;
        sum.ownTitles += paper.ownTitles;
        sum.cells += paper.cells;
        sum.references += paper.countsReferences();
        ++sum.referencesWritten;
    }
    return sum;
}

QString toLine(const PaperMeasure &paper)
{
    const auto share = [](const Share &s) { return s.all ? QString::number(s.value(), 'f', 3) : u"    -"_s; };
    return u"%1  words %2  sentences %3  titles found %4, right %5  cells %6  references %7 of %8"_s.arg(
        paper.file.leftJustified(32), share(paper.words), share(paper.sentences), share(paper.titles), share(paper.ownTitles),
        share(paper.cells), QString::number(paper.references).rightJustified(3), QString::number(paper.referencesWritten));
}

} // namespace adduce::test
