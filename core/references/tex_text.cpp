#include "core/references/tex_text.h"

#include <QHash>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Combining characters by the accent command of TeX.
QChar accentOf(QStringView command)
{
    static const QHash<QString, char16_t> accents { { u"'"_s, 0x301 }, { u"`"_s, 0x300 }, { u"^"_s, 0x302 }, { u"\""_s, 0x308 },
        { u"~"_s, 0x303 }, { u"="_s, 0x304 }, { u"."_s, 0x307 }, { u"u"_s, 0x306 }, { u"v"_s, 0x30c }, { u"H"_s, 0x30b },
        { u"c"_s, 0x327 }, { u"k"_s, 0x328 }, { u"r"_s, 0x30a }, { u"b"_s, 0x331 }, { u"d"_s, 0x323 } };
    return accents.value(command.toString(), 0);
}

QString symbolOf(QStringView command)
{
    static const QHash<QString, QString> symbols { { u"ss"_s, u"ß"_s }, { u"o"_s, u"ø"_s }, { u"O"_s, u"Ø"_s },
        { u"l"_s, u"ł"_s }, { u"L"_s, u"Ł"_s }, { u"ae"_s, u"æ"_s }, { u"AE"_s, u"Æ"_s }, { u"oe"_s, u"œ"_s },
        { u"OE"_s, u"Œ"_s }, { u"aa"_s, u"å"_s }, { u"AA"_s, u"Å"_s }, { u"i"_s, u"i"_s }, { u"j"_s, u"j"_s },
        { u"dh"_s, u"ð"_s }, { u"DH"_s, u"Ð"_s }, { u"th"_s, u"þ"_s }, { u"TH"_s, u"Þ"_s }, { u"ng"_s, u"ŋ"_s },
        { u"dj"_s, u"đ"_s }, { u"DJ"_s, u"Đ"_s }, { u"textendash"_s, u"–"_s }, { u"textemdash"_s, u"—"_s },
        { u"ldots"_s, u"…"_s }, { u"dots"_s, u"…"_s }, { u"copyright"_s, u"©"_s }, { u"textregistered"_s, u"®"_s },
        { u"texttrademark"_s, u"™"_s }, { u"textquoteright"_s, u"’"_s }, { u"textquoteleft"_s, u"‘"_s },
        { u"textquotedblleft"_s, u"“"_s }, { u"textquotedblright"_s, u"”"_s }, { u"textbackslash"_s, u"\\"_s },
        { u"backslash"_s, u"\\"_s }, { u"textasciitilde"_s, u"~"_s }, { u"textunderscore"_s, u"_"_s },
        { u"textasciicircum"_s, u"^"_s }, { u"textbraceleft"_s, u"{"_s }, { u"textbraceright"_s, u"}"_s },
        { u"lbrace"_s, u"{"_s }, { u"rbrace"_s, u"}"_s }, { u"textless"_s, u"<"_s }, { u"textgreater"_s, u">"_s },
        { u"textbar"_s, u"|"_s }, { u"textdollar"_s, u"$"_s }, { u"times"_s, u"×"_s }, { u"pm"_s, u"±"_s },
        { u"alpha"_s, u"α"_s }, { u"beta"_s, u"β"_s }, { u"gamma"_s, u"γ"_s }, { u"delta"_s, u"δ"_s }, { u"epsilon"_s, u"ε"_s },
        { u"kappa"_s, u"κ"_s }, { u"lambda"_s, u"λ"_s }, { u"mu"_s, u"μ"_s }, { u"pi"_s, u"π"_s }, { u"sigma"_s, u"σ"_s },
        { u"omega"_s, u"ω"_s }, { u"Delta"_s, u"Δ"_s }, { u"Omega"_s, u"Ω"_s }, { u"TeX"_s, u"TeX"_s },
        { u"LaTeX"_s, u"LaTeX"_s } };
    return symbols.value(command.toString());
}

bool isAsciiLetter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

/// Walks over TeX once, from left to right.
class TexWalk
{
public:
    explicit TexWalk(QStringView tex)
        : m_tex(tex)
    {
    }

    QString text()
    {
        while (m_at < m_tex.size())
            step();
        return m_text.simplified().normalized(QString::NormalizationForm_C);
    }

private:
    void step()
    {
        const QChar c = m_tex[m_at];
        if (c == u'\\')
            return command();
        ++m_at;
        if (c == u'~') {
            put(u" "_s);
        } else if (c == u'-' && m_tex.mid(m_at - 1, 3) == u"---") {
            m_at += 2;
            put(u"—"_s);
        } else if (c == u'-' && m_tex.mid(m_at - 1, 2) == u"--") {
            m_at += 1;
            put(u"–"_s);
        } else if (c == u'`' && m_tex.mid(m_at, 1) == u"`") {
            m_at += 1;
            put(u"“"_s);
        } else if (c == u'\'' && m_tex.mid(m_at, 1) == u"'") {
            m_at += 1;
            put(u"”"_s);
        } else if (c != u'{' && c != u'}' && c != u'$') {
            put(QString(c));
        }
    }

    /// A backslash with a run of letters, or with one other character.
    void command()
    {
        const qsizetype start = ++m_at;
        while (m_at < m_tex.size() && isAsciiLetter(m_tex[m_at]))
            ++m_at;
        if (m_at == start && m_at < m_tex.size())
            ++m_at;
        const QStringView name = m_tex.mid(start, m_at - start);
        const bool word = !name.isEmpty() && isAsciiLetter(name.front());
        const QString symbol = symbolOf(name);
        const QChar accent = accentOf(name);
        if (word) // the space ends the command and is not printed
            while (m_at < m_tex.size() && m_tex[m_at].isSpace())
                ++m_at;
        if (!symbol.isEmpty())
            put(symbol);
        else if (!accent.isNull())
            m_accent = accent;
        else if (!word)
            put(name == u"\\" ? u" "_s : name.toString()); // "\&", "\%"; a forced line end
    }

    void put(const QString &characters)
    {
        m_text += characters;
        if (m_accent.isNull() || characters.isEmpty() || characters.front().isSpace())
            return;
        m_text += m_accent;
        m_accent = QChar();
    }

    QStringView m_tex;
    QString m_text;
    QChar m_accent; ///< for the next letter
    qsizetype m_at = 0;
};

} // namespace

QString textOfTex(QStringView tex)
{
    return TexWalk(tex).text();
}

QString texOfText(const QString &text)
{
    static const QHash<QChar, QString> commands { { u'\\', u"\\textbackslash{}"_s }, { u'~', u"\\textasciitilde{}"_s },
        { u'^', u"\\textasciicircum{}"_s }, { u'{', u"\\textbraceleft{}"_s }, { u'}', u"\\textbraceright{}"_s } };
    QString tex;
    for (const QChar c : text.simplified()) {
        if (const auto command = commands.find(c); command != commands.end())
            tex += *command;
        else if (QStringView(u"%#$&_").contains(c))
            tex += u'\\' + QString(c);
        else if (QStringView(u"-`'").contains(c) && tex.endsWith(c)) // two would be one other sign
            tex += u"{}"_s + c;
        else if (c.category() != QChar::Other_Control)
            tex += c;
    }
    return tex;
}

QStringList splitTex(const QString &tex, QStringView signs)
{
    QStringList parts { QString() };
    int depth = 0;
    for (qsizetype i = 0; i < tex.size(); ++i) {
        const QChar c = tex[i];
        if (depth <= 0 && signs.contains(c)) {
            parts << QString();
            continue;
        }
        parts.back() += c;
        if (c == u'\\' && i + 1 < tex.size())
            parts.back() += tex[++i];
        else
            depth += (c == u'{') - (c == u'}');
    }
    return parts;
}

} // namespace adduce
