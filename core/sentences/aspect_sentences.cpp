#include "core/sentences/aspect_sentences.h"

#include <QRegularExpression>
#include <algorithm>
#include <vector>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// What sentences of an aspect are made of. The patterns are Perl's, any case.
struct AspectCues
{
    StudyAspect aspect;
    const char *needed; ///< without a match it is none
    const char *likely; ///< each further match speaks for it
    SectionType sections[4]; ///< where it stands, likeliest first; Other for none
    bool isOfOwn; ///< of this study: what cites others says it of theirs
};

// {people} stands for the words for those who take part.
// clang-format off: it takes the table for the body of a function
constexpr AspectCues kCues[] {
    { StudyAspect::Design,
        R"(\b(randomi[sz]ed|cross-?over|cross-?sectional|cohort|case[- ]control|case (study|series|report)|systematic review|narrative review|scoping review|literature review|critical review|meta-analys[ei]s|pilot|retrospective|prospective|longitudinal|qualitative|quasi-experimental|(single|double|triple)-blind(ed)?|observational|controlled trial|clinical trial|survey|experimental design|study design|simulation|between-subjects?|within-subjects?|repeated[- ]measures|mixed[- ]methods|descriptive|review aim(s|ed)|this review)\b)",
        R"(\b(study|trial|review|design(ed)?|conducted|carried out|performed|employed|adopted|used|aim(s|ed)?)\b)",
        { SectionType::Abstract, SectionType::Methods, SectionType::Introduction, SectionType::Front }, true },
    { StudyAspect::SampleSize,
        R"(\b(\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)([- ]\w+){0,4} {people}\b|^(\d[\d,]*|[A-Z][a-z]+(-[a-z]+)?) (\w+ ){0,4}.*\b(participated|took part|volunteered|were (recruited|enrolled|included))\b|\b[nN] ?= ?\d+|\bsample( size)? (of|was|consisted|comprised)|\b\d[\d,]* (studies|articles|papers|trials|publications|records)\b)",
        R"(\b(recruited|included|enrolled|enroled|took part|participated|completed|comprised|consisted|sample|selected|volunteered|total( of)?|invited|randomi[sz]ed|eligible|were analy[sz]ed|met the inclusion)\b)",
        { SectionType::Abstract, SectionType::Methods, SectionType::Results, SectionType::Front }, true },
    { StudyAspect::Population, R"(\b{people}\b|\b(sample|cohort|inclusion criteria|studies|articles)\b)",
        R"(\b(aged|age|years|years old|healthy|trained|untrained|elite|recreational|professional|male|female|inclusion criteria|included|recruited|eligible|enrolled|volunteered|took part|participated|criteria|selected|diagnosed|with a history|mean age|weight|height|experience)\b)",
        { SectionType::Methods, SectionType::Abstract, SectionType::Results, SectionType::Front }, true },
    { StudyAspect::Intervention,
        R"(\b(interventions?|randomi[sz]ed (to|into)|assigned (to|into)|allocated (to|into)|supplement(ed|ation)?|programm?es?|protocol|received|treated|treatment|trained|training|regimen|diets?|doses?|administered|exposed|condition|fasting|trial|sessions?|delivered|placebo)\b)",
        R"(\b(group|groups|weeks?|days?|per (day|week)|daily|control|mg|consumed|performed|completed|followed|consisted|underwent|compared|both|each|intervention|random(ly|i[sz]ed))\b)",
        { SectionType::Methods, SectionType::Abstract, SectionType::Introduction, SectionType::Other }, true },
    { StudyAspect::Outcome,
        R"(\b(outcomes?|end ?points?|(was|were) (measured|assessed|evaluated|recorded|determined|collected|estimated|analy[sz]ed|tested|examined|monitored|quantified|obtained)|measure(s|ment|ments) (of|were|was|included)|variables?)\b)",
        R"(\b(primary|secondary|main|outcome|using|with|by|at baseline|before and after|pre|post|questionnaire|scale|test|performance|rate|level|levels|score|scores|time|index)\b)",
        { SectionType::Methods, SectionType::Abstract, SectionType::Results, SectionType::Other }, true },
    { StudyAspect::MainFinding, R"(\b(conclu(de|des|ded|sions?)|in summary|to summari[sz]e|(our|these|the|present|main|key|principal) (findings?|results?|data|study|review) (show|shows|showed|suggest|suggests|suggested|indicate|indicates|indicated|demonstrate|demonstrates|demonstrated|reveal|reveals|revealed|support|supports|confirm|confirms|confirmed|highlight|highlights)|we (found|show|showed|demonstrate|demonstrated|observed|report|conclude)|main (finding|result)|results? (show|showed|indicated|revealed|suggest)(ed|s)?|significant(ly)?|overall)\b)", R"(\b(in conclusion|conclusions?|main|overall|therefore|thus|significant(ly)?|higher|lower|greater|increase[sd]?|decrease[sd]?|reduce[sd]?|improve[sd]?|no (significant )?(differences?|effects?)|effective|associated|findings?|results?)\b)",
        { SectionType::Conclusion, SectionType::Abstract, SectionType::Discussion, SectionType::Results }, true },
    { StudyAspect::Limitation,
        R"(\b(limitations?|limited by|limits? the|weakness(es)?|shortcomings?|interpreted with caution|with caution|(small|limited) sample|not (be )?generali[sz](ed|able)|cannot (be )?(generali[sz]ed|rule out|exclude)|lack of (a )?(control|data|power|randomi[sz]ation)|risk of bias|bias(ed)?|could not be (measured|assessed|controlled)|future (studies|research|work) (should|are|is))\b)",
        R"(\b(limitations?|our|this|present|study|sample|size|generali[sz]\w*|however|bias|caution|future|self-reported|only|small|short)\b)",
        { SectionType::Discussion, SectionType::Conclusion, SectionType::Other, SectionType::Methods }, true },
    { StudyAspect::Funding,
        R"(\b(fund(s|ed|ing|ers?)?|grants?|financ(ed|ial support|ially)|sponsor(s|ed|ship)?|supported (by|in part|through)|no (external|specific) (funding|grant))\b)",
        R"(\b(this (research|work|study|project|article|review)|received|award|number|no\.|foundation|national|institutes?|council|ministry|agency|university|external|not-for-profit|author\(s\)|programme)\b)",
        { SectionType::BackMatter, SectionType::Acknowledgements, SectionType::Other, SectionType::Front }, false },
};
// clang-format on

constexpr int kMostWords = 4; ///< of a kind, that count: more of them are no better

QRegularExpression expression(const char *pattern)
{
    QString text = QString::fromUtf8(pattern);
    text.replace(u"{people}"_s,
        u"(participants?|subjects?|patients?|athletes?|players?|women|men|females?|males?|girls|boys|students?|adults?|children|"
        "volunteers?|individuals|people|persons|respondents?|runners?|cyclists?|swimmers?|practitioners?|smokers?|users?|"
        "employees?|"
        "nurses?|cases)"_s);
    return QRegularExpression(text, QRegularExpression::CaseInsensitiveOption);
}

struct AspectPatterns
{
    QRegularExpression needed;
    QRegularExpression likely;
};

const AspectPatterns &patternsOf(StudyAspect aspect)
{
    static const std::vector<AspectPatterns> patterns = [] {
        std::vector<AspectPatterns> all;
        for (const AspectCues &cues : kCues)
            all.push_back({ expression(cues.needed), expression(cues.likely) });
        return all;
    }();
    return patterns[static_cast<std::size_t>(aspect)];
}

/// How many different words of a pattern stand in a text.
int countMatches(const QRegularExpression &pattern, const QString &text)
{
    QSet<QString> found;
    for (auto match = pattern.globalMatch(text); match.hasNext();)
        found.insert(match.next().captured().toLower());
    return static_cast<int>(found.size());
}

/// Of the statistics, or of leave to do the study: what is asked of every study stands in other sentences.
bool isOfProcedure(const Candidate &candidate)
{
    static const QRegularExpression procedure(
        uR"(\b(t[- ]tests?|m?an(c)?ova|spss|statistical(ly)? (analys[ei]s|package|significance|test)|effect sizes?|normality|helsinki|ethic(s|al)|informed consent|exclusion criteria)\b)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return procedure.match(candidate.sentence.text).hasMatch();
}

/// "[12]", "(Smith et al., 2019)".
bool citesOthers(const Candidate &candidate)
{
    static const QRegularExpression mark(uR"(\[\d+([–,-] ?\d+)*\]|\bet al\b|\(\d{1,3}([,–-] ?\d{1,3})*\)\.?$)"_s);
    return candidate.cues.testFlag(Cue::CitesOthers) || mark.match(candidate.sentence.text).hasMatch();
}

/// Has the words of the aspect, but says something else.
bool isOfAnother(const Candidate &candidate, StudyAspect aspect)
{
    if (isOfProcedure(candidate))
        return true;
    if (candidate.cues.testFlag(Cue::Funding) && aspect != StudyAspect::Intervention) // which is "received", too
        return true;
    if (aspect == StudyAspect::SampleSize)
        return candidate.form.hasPercent; // of a part of the sample
    return aspect == StudyAspect::Design && candidate.cues.testFlag(Cue::Denial); // what was not done
}

/// What a sentence says of an aspect of its study, by its words and where it stands; 0 without any of the words.
double pointsOf(const Candidate &candidate, StudyAspect aspect, const AspectParameters &weights)
{
    const AspectCues &cues = kCues[static_cast<std::size_t>(aspect)];
    const AspectPatterns &patterns = patternsOf(aspect);
    const QString &text = candidate.sentence.text;
    const int needed = countMatches(patterns.needed, text);
    if (needed == 0)
        return 0;
    double score = std::min(needed, kMostWords) + weights.likelyWord * std::min(countMatches(patterns.likely, text), kMostWords);
    const auto *section = std::ranges::find(cues.sections, candidate.section);
    if (section != std::end(cues.sections) && (*section != SectionType::Other || aspect == StudyAspect::Funding))
        score += weights.section
            * (1 - static_cast<double>(section - std::begin(cues.sections)) / static_cast<double>(std::size(cues.sections)));
    if (cues.isOfOwn) {
        score += candidate.cues.testFlag(Cue::SpeaksOfItself) ? weights.ownStudy : 0;
        score -= citesOthers(candidate) ? weights.otherStudies : 0;
        score -= isOfAnother(candidate, aspect) ? weights.otherStudies : 0;
    }
    return std::max(score, 0.0);
}

double mostPoints(const AspectParameters &weights)
{
    return kMostWords * (1 + weights.likelyWord) + weights.section + weights.ownStudy;
}

} // namespace

void scoreByAspect(std::vector<Candidate> &candidates, StudyAspect aspect, const AspectParameters &weights)
{
    static_assert(std::size(kCues) == std::size(enumNames<StudyAspect>));
    for (Candidate &c : candidates)
        c.score = pointsOf(c, aspect, weights) / mostPoints(weights);
}

std::vector<Candidate> aspectSentences(const std::vector<Candidate> &scored, const AspectParameters &parameters)
{
    std::vector<Candidate> found;
    std::ranges::copy_if(scored, std::back_inserter(found), [&](const Candidate &c) {
        return c.isQuotable() && c.sentence.kind == SentenceKind::Body && !c.form.isQuestion && !c.form.leadsIn && !c.form.isCode
            && c.score * mostPoints(parameters) >= parameters.floor;
    });
    std::ranges::stable_sort(found, std::ranges::greater {}, &Candidate::score);
    std::size_t told = 0;
    while (told < std::min(found.size(), static_cast<std::size_t>(parameters.mostSentences))
        && found[told].score >= parameters.sentenceFloor * found.front().score)
        ++told;
    found.erase(found.begin() + static_cast<std::ptrdiff_t>(told), found.end());
    return found;
}

} // namespace adduce
