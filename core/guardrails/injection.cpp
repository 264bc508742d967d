#include "core/guardrails/injection.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <vector>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr const char *kIgnore =
    R"((?:ignor\w*|drop|disregard\w*|forget\w*|forgot\w*|overlook|abandon|discard|dismiss|neglect|set aside|leave (?:\w+ )?behind|erase|remove|delete|override|bypass|pay no attention to|do not follow|don'?t follow|stop following|vergiss\w*|vergessen|missachte\w*|verwerf\w*|lass\w*|l[oö]sche\w*|olvid\w*|ignora\w*|descart\w*|oubli\w*|ignorez|n[eé]gligez|dimentica\w*|esque[cç]\w*|zaboravi\w*|zabudnite|забудь\w*|игнорируй\w*|забудьте|negeer|vergeet|unut\w*|忽略|忘记|无视|無視))";
constexpr const char *kAll =
    R"((?:all|any|every|everything|the above|above|previous|prior|earlier|preceding|before|initial|original|your|these|those|such|alle\w*|bisherig\w*|vorherig\w*|vorangehend\w*|vorangegangen\w*|obig\w*|todo\w*|todas|tout\w*|anterior\w*|pr[eé]c[eé]dent\w*|tutt\w*|sve|svi|все|прежние|предыдущ\w*|所有|之前|以上|先前))";
constexpr const char *kInstructions =
    R"((?:instruct\w*|prompts?|commands?|directives?|orders?|rules?|guidelines?|tasks?|assignments?|polic\w+|restrictions?|limitations?|programming|training|conversations?|messages?|contexts?|informations?|inputs?|thoughts?|system prompt|anweisung\w*|instruktion\w*|befehl\w*|regel\w*|auftr[aä]g\w*|aufgaben?|vorgaben?|informationen|instrucc\w*|[oó]rden\w*|reglas?|consignes?|r[eè]gles?|ordres?|istruzion\w*|instrukcij\w*|инструкци\w*|指令|指示|提示))";

// clang-format off
constexpr auto kInjectionPatterns = std::to_array<InjectionPattern>({
    { InjectionRule::OverrideInstructions, R"(\b{ignore}\b(?:\W+[\w']+){0,5}?\W+{all}\b(?:\W+[\w']+){0,4}?\W+{instructions}\b)" },
    { InjectionRule::OverrideInstructions, R"(\b{ignore}\b(?:\W+[\w']+){0,3}?\W+(?:above|previous) {instructions})" },
    { InjectionRule::OverrideInstructions, R"(\b{ignore} (?:about )?(?:everything|all|todo|alles|tout|all this|the above|above|what (?:i|you|was) \w+)\b(?: (?:that|you know|before|above|davor|gesagte|zuvor|digo|said|i|it)\b|[,.;!]| and| und| y| print| write| say|$))" },
    { InjectionRule::OverrideInstructions, R"(\b{instructions}\b(?:\W+\w+){0,3}?\W+(?:ignorieren|vergessen|missachten|verwerfen)\b)" },
    { InjectionRule::OverrideInstructions, R"(\bobigen? \w+ ignorieren\b)" },
    { InjectionRule::OverrideInstructions, R"(\b(?:instead of|despite|contrary to|abweichend (?:zu|von))\b(?:\W+\w+){0,3}\W+(?:instruct\w*|instruktion\w*|anweisung\w*|you'?ve been told|you were told|told)\b)" },
    { InjectionRule::OverrideInstructions, R"(\b(?:new|neue|further|weitere|nuevas|nouvelles|following)\b (?:instructions|tasks?|anweisungen|aufgaben?|instrucciones|instructions)\b(?:\W+\w+){0,2}\W*(?:follow\w*|are followed|folgen|below|siguen))" },
    { InjectionRule::OverrideInstructions, R"(\b(?:now|nun|jetzt)\b(?:\W+\w+){0,3}\W+(?:follow|folgen|comes|kommen)\b(?:\W+\w+){0,2}\W+(?:instructions|tasks|anweisungen|aufgaben)\b)" },
    { InjectionRule::OverrideInstructions, R"(\b(?:focus|concentrate|konzentrier\w*)\b(?:\W+\w+){0,4}\W+(?:new|neue\w*) (?:task|instruction|aufgabe|anweisung))" },
    { InjectionRule::OverrideInstructions, R"(\byour (?:new )?(?:instructions|task|tasks|rules) (?:are|is) now\b)" },
    { InjectionRule::OverrideInstructions, R"(\b(?:start|begin|fang\w*|beginn\w*)\b (?:over|from the (?:front|beginning)|again from|sie von vorne|von vorne)\b)" },
    { InjectionRule::OverrideInstructions, R"(\b(?:do not|don'?n?'?t|nicht)\b (?:answer|beantwort\w*) (?:this|the|die|diese) (?:question|frage))" },
    { InjectionRule::OverrideInstructions, R"(\b(?:do not|don'?t) look (?:in|at) the documents\b|\bignore all documents\b)" },
    { InjectionRule::OverrideInstructions, R"(\bby your own knowledge\b|\bnot by the (?:articles|documents)\b|\beigenem wissen\b|\bnicht (?:mit|aus) den artikeln\b)" },
    { InjectionRule::OverrideInstructions, R"(\binformation(?:en)?\b(?:\W+\w+){0,6}\W+(?:irrelevant|unwichtig|hinfällig)\b)" },
    { InjectionRule::ChangeRole, R"(\b(?:you are|you're|you will be|you shall be|you have become) now\b)" },
    { InjectionRule::ChangeRole, R"(\b(?:now|from now on|henceforth|from here on(?: out)?)\b,? you(?:'re| are| will| shall| only| can| have| must)\b)" },
    { InjectionRule::ChangeRole, R"(\bfrom now,? you\b|\bfrom now on\b|\bab (?:jetzt|sofort)\b)" },
    { InjectionRule::ChangeRole, R"((?:^|[.!?]\s*)(?:you are|you're|du bist|sie sind|eres|tu es) (?:the |der |die |el |la |le )?[\w-]+(?: [\w-]+)?[.,:;])" },
    { InjectionRule::ChangeRole, R"(\b(?:act|acting|behave|respond|answer|reply|speak|talk|write) (?:as if you (?:are|were)|as though you|like you(?:'re| are))\b)" },
    { InjectionRule::ChangeRole, R"(\b(?:i want|i would like|i'd like|i need) you to (?:act|play|pretend|be|become|behave|roleplay|respond|imitate|simulate|write in the style)\b)" },
    { InjectionRule::ChangeRole, R"((?:^|[.!?]\s*|\bplease )act as\b)" },
    { InjectionRule::ChangeRole, R"((?:^|[.!?:;]\s*)be (?:a|an|my) (?:\w+ ?){1,2}[.!,])" },
    { InjectionRule::ChangeRole, R"(\b(?:pretend|imagine|suppose|assume) (?:that )?(?:you|to be (?:a )?(?:an? )?(?:ai|assistant|chat\w*))\b)" },
    { InjectionRule::ChangeRole, R"(\bstell dir vor,? du\b|\bdu bist (?:jetzt|nun|ab|kein\w*)\b|\b(?:nun|jetzt|ab jetzt|ab sofort) bist du\b|\bsie sind (?:nun|jetzt|ab)\b)" },
    { InjectionRule::ChangeRole, R"(\bich m[oö]chte, dass (?:sie|du)\b(?:\W+\w+){1,8}\W+(?:fungier\w*|agier\w*|handel\w*|auftret\w*|verh[aä]lt\w*|spielen|spielst)\b|\b(?:fungier\w*|agier\w*) (?:als|sie als)\b|\bals [\w\-, äöüÄÖÜß]{3,60} fungier\w*)" },
    { InjectionRule::ChangeRole, R"(\b(?:quiero que|act[uú]a|comp[oó]rtate) (?:act[uú]es )?como\b|\bagis comme\b|\btu es (?:maintenant|d[eé]sormais)\b|\bsei (?:ora|adesso)\b)" },
    { InjectionRule::ChangeRole, R"(\b(?:you|we|let'?s)\b(?:\W+[\w']+){0,3}\W+role ?-?play\w*\b|\brole ?-?play(?:ing)? as\b)" },
    { InjectionRule::ChangeRole, R"((?:\byou\b(?:\W+[\w']+){0,4}\W+|^|[.!?]\s*)(?:take|assume|adopt|play) (?:on )?the (?:role|persona|character|part) of\b)" },
    { InjectionRule::ChangeRole, R"(\b(?:answer|antwort\w*|respond|reply|beantwort\w*)\b(?:\W+\w+){0,4}\W+(?:in|im) (?:the )?(?:style|stile?|manner) (?:of|eines?|einer)\b)" },
    { InjectionRule::ChangeRole, R"((?:\byou\b(?:\W+[\w']+){0,3}\W+|^|[.!?]\s*)(?:simulate|emulate) (?:a|an|the|being)\b)" },
    { InjectionRule::ChangeRole, R"(\byou are (?:three|two|going to|an? (?:unrestricted|evil|immoral|amoral|uncensored|unfiltered|jailbroken|ai\b|assistant|chat\w*|large language|expert|professional|world|master|famous|character|rebel\w*|pirate|hacker|\w+bot))\b)" },
    { InjectionRule::ChangeRole, R"(\bbreak(?:ing)? character\b|\bstay in character\b|\baus (?:ihrer|der|deiner) rolle\b|\bin deiner rolle\b)" },
    { InjectionRule::ChangeRole, R"(\b(?:hello|hi|hey|hallo|okay|listen),? (?:chat ?gpt|gpt|assistant|claude|bard|ai|bot|llm)\b)" },
    { InjectionRule::ChangeRole, R"(\bopen ?ai'?s?\b(?:\W+\w+){0,2}\W+(?:polic\w+|rules|guidelines|restrictions))" },
    { InjectionRule::ChangeRole, R"(\b(?:respond|act|answer|reply|behave)\b(?:\W+\w+){0,2}\W+chat ?gpt\b)" },
    { InjectionRule::ChangeRole, R"(\byou(?:,|\W+[\w']+)? as a language model\b|\byou\b(?:\W+[\w']+){0,3}\W+the large language model\b|\bdu bist eine? (?:b[oö]se )?ki\b)" },
    { InjectionRule::ChangeRole, R"(\bcan access (?:past|future|the internet|real[- ]time)\b)" },
    { InjectionRule::ChangeRole, R"(\b(?:theoretical|hypothetical|fictional) (?:world|scenario|story)\b(?=.*\byou\b))" },
    { InjectionRule::NoLimits, R"(\bjail ?broken\b|\b(?:is|be|in|you|a|the|enter|enable)\b \W*jail ?break\w*\b(?: is| mode| prompt|\W*$))" },
    { InjectionRule::NoLimits, R"(\b(?:dan|developer|dev|god|debug|sudo|admin|root|unfiltered|unrestricted|evil) mode\b)" },
    { InjectionRule::NoLimits, R"(\bdo anything now\b)" },
    { InjectionRule::NoLimits, R"((?:\b(?:you|your|answer|respond|reply|write|ai|bot|chat\w*)\b.*)\b(?:no|without|free (?:of|from)|not bound by|not limited (?:to|by)|ignore|bypass|break|beyond|lacks?|not follow|doesn'?t (?:follow|care)) (?:any |all |the |your |about |\w+'s |openai )*(?:moral\w*|ethic\w*|restrict\w*|filter\w*|limit\w*|censor\w*|rules|guidelines|boundar\w*|polic\w+|content polic\w+)\b)" },
    { InjectionRule::NoLimits, R"(\b(?:immoral|amoral|nonmoral|unethical|uncensored|unfiltered) (?:\w+ ){0,3}(?:ai|bot|assistant|model|chat\w*|response|character|\w+bot)\b)" },
    { InjectionRule::NoLimits, R"(\bor you(?:'ll| will)? die\b|\boder du stirbst\b)" },
    { InjectionRule::NoLimits, R"(\bnever (?:refuse|say no|decline|apologi[sz]e)\b|\bcannot refuse\b|\bmust (?:always )?(?:obey|comply)\b|\b(?:does|do|will) (?:everything|whatever|anything) (?:the user|i|you(?:'re| are)?) (?:request\w*|ask\w*|say\w*|told)\b)" },
    { InjectionRule::RevealPrompt, R"(\b(?:show|print|repeat|reveal|output|display|tell|give|copy|write|list|translate|complete|return|echo|recite|zeig\w*|gib|wiederhol\w*|nenn\w*|muestra|montre|zeigen)\b(?:\W+[\w']+){0,7}?\W+(?:(?:system|initial|starting|original|full|entire|whole|hidden|secret|your|all|prompt|gesamten?|vollst[aä]ndigen?|deine[rn]?|alle)\W+){1,4}(?:system ?)?(?:prompts?|instructions|messages?|initiali[sz]ation|conversation|configuration|prompt[- ]?text\w*|prompttexte?|directives|rules|guidelines)\b)" },
    { InjectionRule::RevealPrompt, R"(\bprompt[- ]?text\w*\b)" },
    { InjectionRule::RevealPrompt, R"((?:\b(?:your|the|full|entire|output|show|print|repeat|reveal|tell)\b(?:\W+[\w']+){0,3}\W+|^)system[-_ ]?(?:prompt|message)\w*\b|<system)" },
    { InjectionRule::RevealPrompt, R"(\b(?:beginning|start|top|end) of (?:this|the|your) (?:prompt|conversation|chat|session)\b)" },
    { InjectionRule::RevealPrompt, R"(\bwhat (?:are|were|is) your (?:\w+ )?(?:instructions|prompts?|rules|directives|guidelines|configuration)\b)" },
    { InjectionRule::RevealPrompt, R"((?:\b(?:text|sentences?|everything|lines?) above\b|\b(?:sentences?|lines?) (?:before|preceding) (?:the|this) (?:text|prompt|question|message)\b)(?! (?:the )?(?:table|figure|section)))" },
    { InjectionRule::RevealPrompt, R"(\b(?:repeat|translate|copy|print|output)\b(?:\W+\w+){0,3}\W+(?:above|previous|initiali[sz]ation)\b|\b(?:i|you) was instructed to\b)" },
    { InjectionRule::RevealPrompt, R"(\bnot supposed to (?:tell|say|share|reveal)\b|\b(?:your|initial|secret) (?:configuration|credentials|api key|password)\b)" },
    { InjectionRule::RevealPrompt, R"(\byou (?:were|have been) (?:told|given|instructed|configured|programmed)\b)" },
    { InjectionRule::DictateOutput, R"(\b(?:say|print|output|repeat|respond|reply|sag\w*|gib|antworte\w*|echo|printed statements?|gedruckte anweisung\w*|скажите)\b(?:\W+[\w'а-я\-]+){0,7}?\W*[\"“'«„][^\"”'»“]{2,80}[\"”'»“]?)" },
    { InjectionRule::DictateOutput, R"((?:^|[.!?:]\s*)state that\b)" },
    { InjectionRule::DictateOutput, R"(\b(?:say|state|write|tell me|include|print|admit|confirm)\b (?:that )?(?:you|u) (?:hate|love|like|are|want|agree)\b)" },
    { InjectionRule::DictateOutput, R"((?:^|[.!?]\s*|\b(?:and|then|please|just) )say (?:yes|no|what|hello)\b|(?:^|[.!?]\s*|\b(?:you|to|but|please|and) )(?:just|only) (?:say|output|print|answer|reply|respond|write)\b(?! to\b)|\bnur tot\b|\bsolo tienes que decir\b)" },
    { InjectionRule::DictateOutput, R"(\brepeat after me\b|\bsprich mir nach\b|\brepite conmigo\b)" },
    { InjectionRule::DictateOutput, R"(\bs a y\b|(?:\b\w ){8,})" },
    { InjectionRule::DictateOutput, R"(\b(?:generate|write|create|execute|run|generier\w*|schreib\w*|erstell\w*|build)\b(?:\W+[\w\-]+){0,5}?\W+(?:malware|maleware|ransomware|exploit|keylogger|virus|printed statements?)\b|\b(?:as|als) (?:an? )?(?:linux|python|sql|javascript)[- ](?:terminal|interpreter|console|konsole)\b)" },
    { InjectionRule::DictateOutput, R"((?:\\ ?n\s*){4,}|\n{5,})" },
    { InjectionRule::DictateOutput, R"(\b(?:write|schreib\w*|formul\w*|make|verfass\w*) (?:\w+ ){0,5}?(?:plea|liebesgedicht|untrue|unwahre|offensive|hateful|insulting|begr[uü]ndung, warum|reason why|manifest|propaganda)\b)" },
    { InjectionRule::DictateOutput, R"(\b(?:print|console\.log|echo|eval|exec)\s*\()" },
    { InjectionRule::DictateOutput, R"(\bfirst (?:command|sentence|request|question) is\b|\bmein(?:e)? erste[rs]? (?:befehl|satz|anfrage)\b)" },
    { InjectionRule::DictateOutput, R"(\battention\W+stop\b|\bachtung\W+stopp?\b|(?:^|[.?!:]\s*)stop[,:;!])" },
    { InjectionRule::DictateOutput, R"(\beingabe: \w+ ausgabe\b|\binput: \w+ output\b)" },
    { InjectionRule::FalseContext, R"(\b(?:document )?context\b\s*[:{\"“]|\$documents?\s*:|\b(?:context|documents?|text|kontext)\s*:.*\b(?:question|frage)\s*:)" },
    { InjectionRule::FalseContext, R"(<\|(?:im_start|system|user|assistant|endoftext)|\[/?INST\]|^\s*#{2,}\s*(?:system|instruction)|\bassistant\s*:|\b(?:end|start) of (?:prompt|instructions|document|context)\b|</?(?:documents?|context|passages?|system|user)>)" },
    { InjectionRule::FalseContext, R"((?:^|[.?!\n]\W*|\\n )(?:additional |new |neue )?(?:instruction|anweisung)s?\s*[:\-])" },
    { InjectionRule::FalseContext, R"(<script|javascript:|onerror\s*=|!\[[^\]]*\]\()" },
});
// clang-format on

QRegularExpression expression(const char *pattern)
{
    QString text = QString::fromUtf8(pattern);
    text.replace(u"{ignore}"_s, QString::fromUtf8(kIgnore))
        .replace(u"{all}"_s, QString::fromUtf8(kAll))
        .replace(u"{instructions}"_s, QString::fromUtf8(kInstructions));
    return QRegularExpression(text, QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

std::optional<InjectionRule> firstRule(const QString &text, bool (*counts)(InjectionRule))
{
    static const std::vector<QRegularExpression> expressions = [] {
        std::vector<QRegularExpression> all;
        for (const InjectionPattern &one : kInjectionPatterns)
            all.push_back(expression(one.pattern));
        return all;
    }();
    for (std::size_t i = 0; i < expressions.size(); ++i)
        if (counts(kInjectionPatterns[i].rule) && text.contains(expressions[i]))
            return kInjectionPatterns[i].rule;
    return std::nullopt;
}

/// Does a question ask of papers, and does not speak to who answers?
bool asksOfPapers(const QString &question)
{
    constexpr qsizetype kLongest = 200; // letters: attacks that dress as research are long
    static const QRegularExpression papers = expression(
        R"(\b(?:figures?|tables?|sections?|methods?|papers?|stud(?:y|ies)|results?|trials?|authors?|articles?|literature|experiments?|participants?|review(?:er)?|document that|evidence)\b)");
    static const QRegularExpression toModel =
        expression(R"(\b(?:your|you (?:are|were|have) (?:now|given|told))\b|\b(?:provided|not by)\b)");
    return question.size() < kLongest && question.contains(papers) && !question.contains(toModel);
}

} // namespace

std::span<const InjectionPattern> injectionPatterns()
{
    return kInjectionPatterns;
}

std::optional<InjectionRule> injectionIn(const QString &question)
{
    const auto any = [](InjectionRule) { return true; };
    if (!asksOfPapers(question))
        return firstRule(question, any);
    static const QRegularExpression quoted = expression(R"(["'„“‘«][^"'”’»“]{3,120}["'”’»“])");
    const auto speaksToModel = [](InjectionRule rule) {
        return rule != InjectionRule::ChangeRole && rule != InjectionRule::RevealPrompt && rule != InjectionRule::NoLimits;
    };
    return firstRule(QString(question).remove(quoted), speaksToModel);
}

} // namespace adduce
