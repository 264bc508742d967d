#include "core/worker/ocr.h"

#include "core/base/tr.h"
#include <QDir>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Where data of Tesseract may be, the user's own place first.
QStringList dataFolders()
{
    QStringList folders;
    if (const QString own = qEnvironmentVariable("TESSDATA_PREFIX"); !own.isEmpty())
        folders << own << own + u"/tessdata"_s;
    const QDir versions(u"/usr/share/tesseract-ocr"_s);
    for (const QString &version : versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::Reversed))
        folders << versions.filePath(version + u"/tessdata"_s);
    return folders << u"/usr/share/tessdata"_s;
}

QStringList languagesIn(const QString &folder)
{
    QStringList languages;
    for (const QFileInfo &file : QDir(folder).entryInfoList({ u"*.traineddata"_s }, QDir::Files, QDir::Name))
        if (const QString name = file.completeBaseName(); name != u"osd"_s && name != u"equ"_s) // data for other ends
            languages << name;
    return languages;
}

} // namespace

QStringList installedOcrLanguages()
{
    QSet<QString> languages;
    for (const QString &folder : dataFolders())
        for (const QString &language : languagesIn(folder))
            languages << language;
    QStringList sorted(languages.cbegin(), languages.cend());
    sorted.sort();
    return sorted;
}

QStringList languagesWrittenIn(const QString &script)
{
    static const QHash<QString, QStringList> languages {
        { u"Arabic"_s, { u"ara"_s, u"fas"_s, u"urd"_s, u"pus"_s, u"snd"_s, u"uig"_s, u"kur_ara"_s } },
        { u"Armenian"_s, { u"hye"_s } },
        { u"Bengali"_s, { u"ben"_s, u"asm"_s } },
        { u"Cyrillic"_s,
            { u"rus"_s, u"ukr"_s, u"bul"_s, u"srp"_s, u"bel"_s, u"mkd"_s, u"kaz"_s, u"kir"_s, u"mon"_s, u"tgk"_s, u"tat"_s,
                u"uzb_cyrl"_s, u"aze_cyrl"_s } },
        { u"Devanagari"_s, { u"hin"_s, u"mar"_s, u"nep"_s, u"san"_s } },
        { u"Ethiopic"_s, { u"amh"_s, u"tir"_s } },
        { u"Georgian"_s, { u"kat"_s, u"kat_old"_s } },
        { u"Greek"_s, { u"ell"_s, u"grc"_s } },
        { u"Gujarati"_s, { u"guj"_s } },
        { u"Gurmukhi"_s, { u"pan"_s } },
        { u"Han"_s, { u"chi_sim"_s, u"chi_tra"_s, u"chi_sim_vert"_s, u"chi_tra_vert"_s, u"jpn"_s, u"jpn_vert"_s } },
        { u"Hangul"_s, { u"kor"_s, u"kor_vert"_s } },
        { u"Hebrew"_s, { u"heb"_s, u"yid"_s } },
        { u"Japanese"_s, { u"jpn"_s, u"jpn_vert"_s } },
        { u"Kannada"_s, { u"kan"_s } },
        { u"Khmer"_s, { u"khm"_s } },
        { u"Korean"_s, { u"kor"_s, u"kor_vert"_s } },
        { u"Lao"_s, { u"lao"_s } },
        { u"Malayalam"_s, { u"mal"_s } },
        { u"Myanmar"_s, { u"mya"_s } },
        { u"Sinhala"_s, { u"sin"_s } },
        { u"Tamil"_s, { u"tam"_s } },
        { u"Telugu"_s, { u"tel"_s } },
        { u"Thai"_s, { u"tha"_s } },
        { u"Tibetan"_s, { u"bod"_s, u"dzo"_s } },
    };
    return languages.value(script);
}

QString ocrDataFolder(const QStringList &languages)
{
    // A code becomes part of a file's name: nothing else may pass.
    static const QRegularExpression code(u"^[A-Za-z0-9_]{2,30}$"_s);
    for (const QString &language : languages)
        if (!code.match(language).hasMatch())
            throw Error(ErrorKind::BadInput, tr("\"%1\" is no code of a language, such as eng or deu").arg(language.left(40)));
    if (languages.isEmpty())
        throw Error(ErrorKind::BadInput, tr("no language is chosen for text recognition"));
    QStringList lacking = languages;
    for (const QString &folder : dataFolders()) {
        const QStringList there = languagesIn(folder);
        QStringList notThere = languages;
        notThere.removeIf([&](const QString &language) { return there.contains(language); });
        if (notThere.isEmpty())
            return folder;
        if (notThere.size() < lacking.size())
            lacking = notThere;
    }
    throw Error(ErrorKind::MissingLanguage, lacking.join(u'+'));
}

} // namespace adduce
