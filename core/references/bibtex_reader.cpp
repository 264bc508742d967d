#include "core/references/bibtex_reader.h"

#include "core/references/bibtex_fields.h"

#include <QHash>
#include <optional>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

using Fields = QHash<QString, QString>; ///< lower-case name -> the value as TeX

constexpr qsizetype kMostExpanded = qsizetype(16) << 20; ///< UTF-16 units

/// Why an entry ends before its end.
struct Broken
{
    QString what;
};

/// Reads the file from left to right, one thing after '@' at a time.
class BibtexScanner
{
public:
    explicit BibtexScanner(const QString &text)
        : m_text(text)
    {
    }

    /// The next entry; none at the end of the file.
    std::optional<BibtexEntry> next(std::vector<ReferenceProblem> &problems)
    {
        while (findAt()) {
            const qsizetype start = m_at;
            BibtexEntry entry;
            entry.line = lineOf(start);
            try {
                ++m_at;
                entry.type = name().toLower();
                skipSpace();
                const QChar open = peek();
                if (open != u'{' && open != u'(') // an address in a comment between entries
                    continue;
                if (entry.type == u"comment" || entry.type == u"preamble") {
                    (void)group(open);
                } else if (entry.type == u"string") {
                    ++m_at;
                    readField(m_macros, open);
                } else {
                    readEntry(entry, open);
                    return entry;
                }
            } catch (const Broken &broken) {
                problems.push_back({ entry.line, entry.key, broken.what });
                m_at = nextLineWithAt(start + 1);
            }
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] QChar peek() const { return m_at < m_text.size() ? m_text[m_at] : QChar(); }

    bool findAt()
    {
        m_at = m_text.indexOf(u'@', m_at);
        if (m_at < 0)
            m_at = m_text.size();
        return m_at < m_text.size();
    }

    [[nodiscard]] qsizetype nextLineWithAt(qsizetype from) const
    {
        const qsizetype found = m_text.indexOf(u"\n@"_s, from);
        return found < 0 ? m_text.size() : found + 1;
    }

    int lineOf(qsizetype at)
    {
        m_line += static_cast<int>(QStringView(m_text).mid(m_counted, at - m_counted).count(u'\n'));
        m_counted = at;
        return m_line;
    }

    void skipSpace()
    {
        while (peek().isSpace() && m_at < m_text.size())
            ++m_at;
    }

    QString name()
    {
        skipSpace();
        const qsizetype start = m_at;
        while (m_at < m_text.size() && !peek().isSpace() && !QStringView(u"{}(),=\"#@").contains(peek()))
            ++m_at;
        return m_text.mid(start, m_at - start);
    }

    /// What stands between braces that match, without them. A new entry at the start of a line means that one is missing.
    QString group(QChar open)
    {
        const QChar close = open == u'(' ? u')' : u'}';
        const qsizetype start = ++m_at;
        int depth = 0;
        for (; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text[m_at];
            if (c == u'\\') {
                ++m_at;
            } else if (depth == 0 && c == close) {
                return m_text.mid(start, m_at++ - start);
            } else if (c == u'{') {
                ++depth;
            } else if (c == u'}') {
                --depth;
            } else if (c == u'@' && m_text[m_at - 1] == u'\n') {
                break;
            }
        }
        throw Broken { u"a brace is not closed"_s };
    }

    QString quoted()
    {
        const qsizetype start = ++m_at;
        int depth = 0;
        for (; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text[m_at];
            if (c == u'\\')
                ++m_at;
            else if (c == u'"' && depth <= 0)
                return m_text.mid(start, m_at++ - start);
            else if (c == u'{')
                ++depth;
            else if (c == u'}')
                --depth;
            else if (c == u'@' && m_text[m_at - 1] == u'\n')
                break;
        }
        throw Broken { u"a quotation mark is not closed"_s };
    }

    /// Parts joined by '#': groups, strings, numbers and the names of @string.
    QString value()
    {
        QString whole;
        for (;;) {
            skipSpace();
            const QChar c = peek();
            if (c == u'{') {
                whole += group(u'{');
            } else if (c == u'"') {
                whole += quoted();
            } else {
                const QString word = name();
                if (word.isEmpty())
                    throw Broken { u"a value is missing"_s };
                const QString said = m_macros.value(word.toLower(), word);
                if (m_expanded += said.size(); m_expanded > kMostExpanded)
                    throw Broken { u"the names of @string grow too long"_s };
                whole += said;
            }
            if (whole.size() > kLongestField)
                throw Broken { u"a field of more than %1 characters"_s.arg(kLongestField) };
            skipSpace();
            if (peek() != u'#')
                return whole;
            ++m_at;
        }
    }

    /// "name = value"; false where the entry ends. Stands after the comma, or the end, then.
    bool readField(Fields &fields, QChar open)
    {
        skipSpace();
        const QChar close = open == u'(' ? u')' : u'}';
        if (peek() == close) {
            ++m_at;
            return false;
        }
        const QString field = name().toLower();
        skipSpace();
        if (field.isEmpty() || peek() != u'=')
            throw Broken { u"a field without “=”"_s };
        ++m_at;
        const QString said = value();
        if (!fields.contains(field)) // of two the first
            fields.insert(field, said);
        skipSpace();
        if (peek() == u',') {
            ++m_at;
            return true;
        }
        if (peek() != close)
            throw Broken { u"a comma or a brace is missing"_s };
        ++m_at;
        return false;
    }

    void readEntry(BibtexEntry &entry, QChar open)
    {
        ++m_at;
        const qsizetype start = m_at;
        while (m_at < m_text.size() && !QStringView(u",{}()=\n").contains(peek()))
            ++m_at;
        entry.key = m_text.mid(start, m_at - start).trimmed();
        if (peek() == u'=') { // an entry without a key
            entry.key.clear();
            m_at = start;
        } else if (peek() == u',') {
            ++m_at;
        }
        while (readField(entry.fields, open)) { }
    }

    const QString &m_text;
    qsizetype m_at = 0;
    Fields m_macros; ///< of @string
    qsizetype m_expanded = 0; ///< characters that macros gave: each may name others
    qsizetype m_counted = 0; ///< lines before here are in m_line
    int m_line = 1;
};

} // namespace

ReferenceList readBibtex(const QByteArray &bytes, const QString &folder)
{
    const QString text = referenceText(bytes);
    BibtexScanner scanner(text);
    ReferenceList list;
    while (const auto entry = scanner.next(list.problems)) {
        if (list.references.size() == kMostReferences) {
            list.problems.push_back(
                { entry->line, entry->key, u"more than %1 entries; the rest is left out"_s.arg(kMostReferences) });
            break;
        }
        Reference reference = referenceFromBibtex(*entry, folder);
        if (reference.title.isEmpty() && reference.doi.isEmpty() && reference.files.isEmpty())
            list.problems.push_back({ entry->line, entry->key, u"neither a title nor a DOI nor a file"_s });
        else
            list.references.push_back(std::move(reference));
    }
    return list;
}

} // namespace adduce
