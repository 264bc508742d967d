#include "core/guardrails/people.h"

#include <QHash>
#include <QStringList>
#include <QStringView>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// A group a row; its first word is its name. Rows of one kind exclude each other.
struct Kind
{
    std::array<QStringView, 16> groups;
};

constexpr std::array kKinds {
    Kind { { u"women woman female females girls girl her she ladies mothers mother maternal daughters sportswomen",
        u"men man male males boys boy his he gentlemen fathers father paternal sons sportsmen" } },
    Kind { { u"infants infant newborn newborns babies baby neonates neonatal toddlers",
        u"children child kids pediatric paediatric schoolchildren",
        u"adolescents adolescent teenagers teenager teenage teens youth youths juvenile", u"adults adult",
        u"elderly seniors geriatric" } },
    Kind { { u"rats rat", u"mice mouse murine", u"dogs dog canine", u"cats cat feline", u"pigs pig swine porcine",
        u"monkeys monkey primates macaques", u"rabbits rabbit", u"cattle cows cow bovine", u"horses horse equine",
        u"chickens chicken poultry", u"humans human", u"zebrafish", u"sheep ovine", u"seals seal", u"pandas panda",
        u"bears bear" } },
    Kind { { u"patients patient inpatients outpatients", u"volunteers", u"veterans", u"workers employees", u"nurses",
        u"physicians doctors", u"students student pupils undergraduates", u"teachers teacher instructors",
        u"soldiers soldier military", u"prisoners" } },
    Kind { { u"runners runner marathoners", u"swimmers swimmer", u"cyclists cyclist", u"rowers rower", u"triathletes triathlete",
        u"footballers footballer", u"gymnasts gymnast", u"weightlifters weightlifter powerlifters", u"boxers boxer",
        u"wrestlers wrestler", u"skiers skier", u"dancers dancer", u"bodybuilders bodybuilder", u"wheelchair",
        u"sprinters sprinter", u"golfers" } },
    Kind { { u"vegans vegan", u"vegetarians vegetarian", u"omnivores omnivore omnivorous" } },
    Kind { { u"smokers smoker", u"nonsmokers nonsmoker" } },
    Kind { { u"athletes athlete", u"sedentary untrained nonathletes" } },
    Kind { { u"pregnant pregnancy pregnancies", u"postmenopausal menopausal menopause" } },
    Kind { { u"diabetics diabetic diabetes" } },
    Kind { { u"obese obesity overweight", u"underweight" } },
    Kind { { u"hypertensive hypertensives" } },
};

struct Group
{
    QString name;
    int kind = 0;
};

const QHash<QString, Group> &groups()
{
    static const QHash<QString, Group> all = [] {
        QHash<QString, Group> known;
        for (int kind = 0; kind < static_cast<int>(kKinds.size()); ++kind)
            for (const QStringView group : kKinds[static_cast<std::size_t>(kind)].groups) {
                const QStringList words = group.toString().split(u' ', Qt::SkipEmptyParts);
                for (const QString &word : words)
                    known.insert(word, { words.front(), kind });
            }
        return known;
    }();
    return all;
}

} // namespace

QString groupOf(const QString &word)
{
    return groups().value(word).name;
}

bool areApart(const QString &group, const QString &other)
{
    return group != other && groups().value(group).kind == groups().value(other).kind;
}

} // namespace adduce
