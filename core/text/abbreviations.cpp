#include "core/text/abbreviations.h"

#include <QSet>
#include <QStringList>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QSet<QString> setOf(const QString &list)
{
    const QStringList words = list.split(u' ', Qt::SkipEmptyParts);
    return { words.begin(), words.end() };
}

} // namespace

// English first, then German, French, Spanish and Italian: the languages whose papers stand beside English ones most.
Abbreviation abbreviationOf(const QString &word, bool capital)
{
    static const QSet<QString> open = setOf(
        u"e.g eg i.e ie cf vs viz resp approx ca dr mr mrs ms prof messrs figs eqs eqn eqns secs vols nos nr nrs pp eds refs thm "
        "lem univ dept assoc jan feb apr jun jul aug sept oct nov w.r.t i.v i.p i.m s.c i.i.d a.k.a suppl spp subsp ssp cv avg "
        "incl excl sensu cfr "
        "z.b d.h u.a s.a s.o s.u o.g v.a i.d.r i.a m.e bzw vgl ggf evtl inkl exkl sog zzgl abzgl bspw hrsg "
        "p.ex c.-à-d c.à.d env mme mlle "
        "p.ej sra srta dra aprox ee "
        "ad.es p.es"_s);
    static const QSet<QString> titles = setOf(u"st mt ft gen col sen rep rev hon capt lt sgt gov pres sr jr mag dipl ing"_s);
    static const QSet<QString> beforeNumber =
        setOf(u"no fig eq sec ch chap vol ed ref tab prop cor def ex app st min max est var mar dec sep lect art para par ver p "
              u"s n t l "
              "v r nr bd abb kap abs abschn anm aufl jg ziff pág pag núm num cap fasc obs exp ser"_s);
    static const QSet<QString> mayEnd = setOf(
        u"al etc inc ltd co corp sp a.m p.m u.s u.k u.s.a e.u u.n d.c ph.d m.d b.c a.d usw u.s.w uva ibid uu ee.uu colab"_s);
    if (open.contains(word) || (capital && titles.contains(word)))
        return Abbreviation::Open;
    if (mayEnd.contains(word))
        return Abbreviation::MayEnd;
    return beforeNumber.contains(word) ? Abbreviation::BeforeNumber : Abbreviation::None;
}

bool beginsSentences(const QString &word)
{
    static const QSet<QString> words = setOf(
        u"The This These Those That It We They There Here In On At As For From With By To After Before During However Moreover "
        "Furthermore Thus Therefore Hence When While Although Because If Since Our Their Its Both All Each Some Many Most Such "
        "Another Other Finally Overall "
        "Der Die Diese Dieser Dieses Wir Es Im Bei Nach Für Auch "
        "Les Cette Ces Ce Nous Dans Il "
        "El Este Esta Estos Estas En"_s);
    return words.contains(word);
}

bool isMonthAfterOrdinal(const QString &word)
{
    static const QSet<QString> months =
        setOf(u"januar jänner februar märz april mai juni juli august september oktober november dezember jahrhundert"_s);
    return months.contains(word);
}

} // namespace adduce
