#include "tests/support/made_document.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace adduce::test {

namespace {

constexpr int kSentencesAPage = 4;
constexpr double kLineHeight = 14;

} // namespace

Document makeDocument(const QStringList &lines)
{
    Document document;
    int onPage = 0;
    for (const QString &line : lines) {
        if (line.startsWith(u"# "_s)) {
            Section section { {}, line.mid(2), SectionType::Other, 1, std::max(0, static_cast<int>(document.pages.size()) - 1) };
            if (line == u"# References")
                section.type = SectionType::References;
            else if (line == u"# Funding")
                section.type = SectionType::BackMatter;
            document.sections.push_back(section);
            continue;
        }
        if (document.pages.empty() || onPage == kSentencesAPage) {
            document.pages.push_back({ QString::number(document.pages.size() + 101), QSizeF(595, 842), {}, PageQuality::Sound });
            onPage = 0;
        }
        Page &page = document.pages.back();
        SentencePart part { static_cast<int>(document.pages.size()) - 1, static_cast<int>(page.text.size()),
            static_cast<int>(line.size()), {} };
        part.rects.emplace_back(72, 72 + kLineHeight * onPage, 400, kLineHeight);
        page.text += line + u'\n';
        document.sentences.push_back(
            { line, SentenceKind::Body, static_cast<int>(document.sections.size()) - 1, onPage == 0, false, { part } });
        ++onPage;
    }
    return document;
}

QStringList sleepPaper()
{
    return { u"# Introduction"_s, u"Sleep loss harms the memory of students before examinations."_s,
        u"We asked whether a short nap restores the recall of word lists."_s,
        u"Earlier work on naps gave mixed results in small samples."_s, u"# Methods"_s,
        u"Forty volunteers learned sixty word pairs in the morning."_s,
        u"Half of the volunteers slept for thirty minutes after lunch in a dark room."_s,
        u"The others watched a silent film for the same time."_s, u"Recall was tested at four in the afternoon."_s,
        u"# Results"_s, u"The nap group recalled 42 word pairs and the film group recalled 31 pairs."_s,
        u"The difference was larger for pairs learned late in the list."_s,
        u"Sleepiness ratings did not explain the effect of the nap on recall."_s, u"# Conclusion"_s,
        u"A nap of thirty minutes improves the recall of word pairs on the same day."_s,
        u"Longer naps were not studied in this experiment."_s, u"# References"_s,
        u"Smith J. Napping and memory. Journal of Sleep 2001."_s };
}

QStringList coffeePaper()
{
    return { u"# Introduction"_s, u"Caffeine is the most widely used stimulant in the world."_s,
        u"Runners drink coffee before races because they expect to run faster."_s, u"# Methods"_s,
        u"Twelve trained runners drank coffee with 300 mg of caffeine or a decaffeinated drink."_s,
        u"Each runner covered ten kilometres on an indoor track one hour later."_s,
        u"Heart rate and perceived exertion were recorded every kilometre."_s, u"# Results"_s,
        u"Caffeine shortened the ten kilometre time by 1.3 percent on average."_s,
        u"Perceived exertion was lower after caffeine although the heart rate was higher."_s,
        u"Two runners reported a headache after the decaffeinated drink."_s, u"# Conclusion"_s,
        u"Coffee before a race improves the endurance of trained runners by about one percent."_s };
}

QStringList bridgePaper()
{
    return { u"# Introduction"_s, u"Steel bridges corrode where road salt gathers at the joints."_s,
        u"Inspections by rope are slow and dangerous for the workers."_s, u"# Methods"_s,
        u"We flew a drone with a thermal camera under nine highway bridges."_s,
        u"An engineer marked every corroded plate in the pictures by hand."_s, u"# Results"_s,
        u"The drone found 88 of 96 corroded plates known from rope inspections."_s,
        u"One bridge took forty minutes by drone and two days by rope."_s, u"# Conclusion"_s,
        u"Thermal drones find most corrosion of steel bridges in a fraction of the time."_s };
}

} // namespace adduce::test
