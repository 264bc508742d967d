#include "core/guardrails/opposites.h"

#include <QHash>
#include <QStringList>
#include <algorithm>
#include <array>
#include <vector>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

struct ScaleWords
{
    QStringView upper; ///< parted by spaces; a word that ends in '*' stands for all that begin so
    QStringView lower;
};

constexpr ScaleWords kScales[] {
    { u"increas* rise rises rising risen rose raise* grow grows growing grew growth gain gains gained elevat* higher high highly "
      u"greater more "
      u"larger bigger upregulat* expand* above boost* climb* upward exceed* heavier heighten* augment* escalat* upper",
        u"decreas* reduc* lower lowered lowers lowering low declin* fall falls falling fell fallen drop drops dropped dropping "
        u"diminish* less "
        u"fewer smaller downregulat* shrink* shrank below loss losses lost lose loses attenuat* suppress* downward lighter "
        u"lessen* dwindl* curtail*" },
    { u"improv* better benefi* enhanc* favorabl* favourabl* helpful helps advantag* strengthen* superior optimal",
        u"worsen* worse worst impair* harm* deteriorat* detriment* adverse* damag* disadvantag* weaken* inferior hamper* "
        u"undermin* degrad*" },
    { u"positive positively", u"negative negatively" },
    { u"fast faster fastest quick quicker quickly rapid* accelerat* sooner speed*",
        u"slow slower slowest slowly slows slowed gradual* decelerat* delay*" },
    { u"longer long longest lengthen* prolong*", u"shorter short shortest shorten* brief*" },
    { u"before prior preced* earlier early preceding pre beforehand previous previously",
        u"after afterwards later late subsequent* post thereafter succeeding" },
    { u"first initial* begin* beginning start starts started onset", u"last final* end ends ended finish*" },
    { u"with including include includes included", u"without excluding exclude excludes excluded" },
    { u"present presence", u"absent absence" },
    { u"maxim* highest most largest greatest best longest majority peak",
        u"minim* lowest least smallest fewest shortest minority" },
    { u"day daytime diurnal morning", u"night nighttime nocturnal evening overnight" },
    { u"acute acutely", u"chronic chronically" },
    { u"hot hotter warm warmer heat", u"cold colder cool cooler" },
    { u"young younger youngest", u"old older oldest elderly" },
    { u"promot* stimulat* facilitat* support* allow allows allowed permit* activat* encourag* enabl* trigger*",
        u"inhibit* prevent* block* hinder* prohibit* deactivat* discourag* disabl* oppos*" },
    { u"deficien* lack lacks lacking scarc* shortage", u"excess* surplus abundan* overload" },
    { u"simple simpler simplest easy easier easily", u"complex difficult harder hard challenging complicated" },
    { u"common commonly frequent* often usual* typical*", u"rare rarely rarer uncommon* seldom infrequent* unusual*" },
    { u"same similar* identical* equal* alike comparabl*",
        u"different* differ differs differed differing dissimilar* distinct* unlike" },
    { u"success* succeed* passed", u"fail* unsuccess*" },
    { u"strong stronger strongest strongly", u"weak weaker weakest weakly" },
    { u"internal* inner inside within", u"external* outer outside" },
    { u"pro", u"anti" },
    { u"safe safer safely", u"danger* hazard* risky toxic" },
    { u"agree* accept* approv* confirm* endors*", u"disagree* reject* refus* refut* contradict* den*" },
    { u"rich richer wealth*", u"poor poorer poorly" },
    { u"alive surviv* survival", u"dead die died dies death deaths mortality" },
    { u"win wins won victor*", u"lose loses losing defeat*" },
    { u"open opened opens", u"closed close closes" },
    { u"full fully complete* entire*", u"partial* incomplete* empty" },
    { u"single individual* alone", u"multiple combined together" },
    { u"stable stabil* steady maintain* preserv* unchanged constant", u"unstable fluctuat* varied" },
    { u"necessary needed require* essential mandatory", u"unnecessary optional dispensable" },
    { u"recommend* advis* advocat*", u"discourag* warn* avoid*" },
    { u"active actively", u"passive* inactive sedentary" },
    { u"mild milder moderate* light", u"severe* intens* heavy vigorous*" },
    { u"thick thicker", u"thin thinner" },
    { u"right", u"left" },
};

struct Scales
{
    QHash<QString, Pole> words;
    std::vector<std::pair<QString, Pole>> beginnings; ///< the longest first

    Scales()
    {
        for (int scale = 0; scale < static_cast<int>(std::size(kScales)); ++scale)
            for (const bool isUpper : { true, false })
                for (const QStringView word : (isUpper ? kScales[scale].upper : kScales[scale].lower).split(u' '))
                    if (word.endsWith(u'*'))
                        beginnings.emplace_back(word.chopped(1).toString(), Pole { scale, isUpper });
                    else
                        words.insert(word.toString(), { scale, isUpper });
        std::ranges::stable_sort(beginnings, std::greater {}, [](const auto &one) { return one.first.size(); });
    }
};

} // namespace

std::optional<Pole> poleOf(const QString &word)
{
    static const Scales scales;
    if (const auto found = scales.words.constFind(word); found != scales.words.cend())
        return *found;
    for (const auto &[beginning, pole] : scales.beginnings)
        if (word.startsWith(beginning))
            return pole;
    return std::nullopt;
}

bool areOppositeForms(const QString &a, const QString &b)
{
    static constexpr std::array kTurning { QStringView(u"un"), QStringView(u"in"), QStringView(u"im"), QStringView(u"ir"),
        QStringView(u"il"), QStringView(u"dis"), QStringView(u"non"), QStringView(u"mal"), QStringView(u"an") };
    static constexpr std::pair<QStringView, QStringView> kPairs[] { { u"hyper", u"hypo" }, { u"over", u"under" },
        { u"pre", u"post" }, { u"anti", u"pro" }, { u"up", u"down" }, { u"in", u"out" }, { u"macro", u"micro" },
        { u"intra", u"inter" } };
    constexpr qsizetype kShortest = 4; // letters of what both have
    const auto turns = [](const QString &longer, const QString &shorter) {
        return shorter.size() >= kShortest && std::ranges::any_of(kTurning, [&](QStringView beginning) {
            return longer.size() == shorter.size() + beginning.size() && longer.startsWith(beginning) && longer.endsWith(shorter);
        });
    };
    if (turns(a, b) || turns(b, a))
        return true;
    return std::ranges::any_of(kPairs, [&](const auto &pair) {
        const auto isPair = [&](QStringView x, QStringView y) {
            return a.startsWith(x) && b.startsWith(y) && QStringView(a).mid(x.size()).size() >= kShortest
                && QStringView(a).mid(x.size()) == QStringView(b).mid(y.size());
        };
        return isPair(pair.first, pair.second) || isPair(pair.second, pair.first);
    });
}

} // namespace adduce
