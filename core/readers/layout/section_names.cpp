#include "core/readers/layout/section_names.h"

#include <QHash>
#include <QRegularExpression>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

struct Name
{
    const char *pattern; ///< of a title from its start, in any case
    SectionType type;
};

// The first that fits wins: "Materials and methods" before "Results and discussion", "Data availability" before "Data".
constexpr Name kNames[] {
    { "(conclusions?|concluding remarks|summary and conclusions?|discussion and "
      "conclusions?|schlussfolgerung(en)?|fazit|conclusiones|"
      "conclusión)\\b",
        SectionType::Conclusion },
    { "(supplementa(ry|l)\\b|supporting information|additional files?|appendix|appendices|anhang|annexes?|anexos?)\\b",
        SectionType::Supplement },
    { "(abstract|summary|synopsis|highlights|key points|plain[- ]language summary|zusammenfassung|kurzfassung|résumé|resumen|"
      "what does this study add)\\b",
        SectionType::Abstract },
    { "(references|bibliography|literature cited|works cited|literatur(verzeichnis)?|références( "
      "bibliographiques)?|bibliographie|"
      "referencias|bibliografía)\\b",
        SectionType::References },
    { "(acknowledge?ments?|danksagung|remerciements|agradecimientos)\\b", SectionType::Acknowledgements },
    { "(declarations?|disclosures?|disclaimers?|"
      "orcid( ids?)?|trial status|trial registration|registration)$",
        SectionType::BackMatter },
    { "(competing|conflicts?|declarations?) (of |and )?(conflicting |competing |financial )?interests?\\b|disclosure of interest|"
      "statements? of (interest|ethics)|(financial )?disclosure statement",
        SectionType::BackMatter },
    { "(authors?|authorship)['’]?s? "
      "(contributions?|details|information|affiliations|statement|note)|contributors$|contributions$|"
      "about the authors?|credit (authorship|author)|contributor roles",
        SectionType::BackMatter },
    { "(funding|financial support|sponsorship|role of the (funding "
      "source|sponsors?)|förderung|finanzierung|financement|financiación)"
      "( (statement|information|sources?|and [a-z ]+))?$",
        SectionType::BackMatter },
    { "(data|code|data and code|code and data|materials?|software)( and materials?)? (availability|accessibility|sharing|access)|"
      "availability of (supporting |the )?(data|materials?|code|software)|data deposition",
        SectionType::BackMatter },
    { "(human |research )?ethic(s|al)\\b|ethic(s|al) (approval|statement|standards?|considerations?|declarations?)|institutional "
      "review "
      "board|informed consent|consent (to|for) |statement of (human|animal) rights|compliance with ethical",
        SectionType::BackMatter },
    { "publisher['’]?s note|open access$|rights and permissions|licen[cs]e$|copyright|how to cite|cite this|additional "
      "information$|"
      "peer review|provenance|generative ai|use of (ai|artificial)|electronic supplementary material",
        SectionType::BackMatter },
    { "(introduction|einleitung|einführung|introducción|aims?\\b|objectives?\\b|purpose\\b|statement of need)\\b",
        SectionType::Introduction },
    { "(background|related work|literature review|theoretical (background|framework)|previous (related )?work|hintergrund|"
      "contexte|antecedentes)\\b",
        SectionType::Background },
    { "((materials?|patients?|subjects?|participants?|data) and "
      "methods?|methods?|methodology|methodik|methoden|méthodes?|métodos?|"
      "material und methoden|matériels? et méthodes?|materiales? y métodos?|experimental( "
      "(section|design|procedures?|methods?))?|study "
      "(design|area|sites?|population|protocol)|procedures?$|statistical (analys[ei]s|methods?)|data "
      "(analys[ei]s|collection)|sample size|"
      "participants$|subjects$)\\b",
        SectionType::Methods },
    { "(results?|findings|ergebnisse|résultats|resultados)\\b", SectionType::Results },
    { "((general )?discussion|diskussion|discusión|((study |research )?strengths and |study |research )?limitations|(practical "
      "|clinical )?"
      "implications|interpretation$|future (research|directions|work))\\b",
        SectionType::Discussion },
    { "(key ?words|index terms|correspondence|affiliations?|schlüsselwörter|mots[- ]clés|palabras clave)\\b",
        SectionType::Front },
};

/// One expression for all: to begin a match takes longer than most matches do. The only groups are one for each name.
const QRegularExpression &anyName()
{
    static const QRegularExpression any = [] {
        QStringList names;
        for (int i = 0; const Name &name : kNames)
            names << u"(?<n%1>%2)"_s.arg(i++).arg(QString::fromUtf8(name.pattern));
        return QRegularExpression(u"^(?:"_s + names.join(u'|') + u')',
            QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption
                | QRegularExpression::DontCaptureOption);
    }();
    return any;
}

/// Handed down from a heading to what stands under it.
bool isHandedDown(SectionType type)
{
    return type != SectionType::Other && type != SectionType::Front && type != SectionType::Abstract
        && type != SectionType::References;
}

/// Under the methods "Ethics" and "Data analysis" are part of them; what ends a paper is no part of its last section, though it is set smaller.
bool isOfItsParent(const Section &own, SectionType above)
{
    const bool isMain = above == SectionType::Methods || above == SectionType::Results || above == SectionType::Discussion
        || above == SectionType::Supplement || above == SectionType::BackMatter;
    switch (own.type) {
    case SectionType::Other:
        return true;
    case SectionType::Introduction:
    case SectionType::Methods:
    case SectionType::Discussion:
        return isMain;
    case SectionType::BackMatter: {
        static const QRegularExpression ethics(u"^(human |research )?ethic|consent"_s, QRegularExpression::CaseInsensitiveOption);
        return above == SectionType::Methods && ethics.match(own.title).hasMatch();
    }
    default:
        return false;
    }
}

} // namespace

SectionType standardType(const QString &title)
{
    // A manual says "See also" under each of its thousands of entries, and to compare it with all names takes long.
    constexpr qsizetype kMostKnown = 500;
    thread_local QHash<QString, SectionType> known;
    if (const auto found = known.constFind(title); found != known.constEnd())
        return *found;
    const auto match = anyName().match(title);
    const SectionType type = match.hasMatch() ? kNames[match.lastCapturedIndex() - 1].type : SectionType::Other;
    if (known.size() == kMostKnown)
        known.clear();
    known.insert(title, type);
    return type;
}

void handDownTypes(std::vector<Section> &sections)
{
    std::vector<const Section *> above; // that the next one may stand under, the highest first
    for (Section &section : sections) {
        while (!above.empty() && above.back()->level >= section.level)
            above.pop_back();
        if (!above.empty() && isHandedDown(above.back()->type) && isOfItsParent(section, above.back()->type))
            section.type = above.back()->type;
        above.push_back(&section);
    }
}

} // namespace adduce
