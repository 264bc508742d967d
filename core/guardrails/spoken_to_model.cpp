#include "core/guardrails/spoken_to_model.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <vector>

namespace adduce {

// Perl's syntax, any case.
static constexpr auto kPatterns = std::to_array<const char *>({
    R"(\b(notes?|messages?|instructions?|hints?|reminders?|hinweis|nota|note) (to|for|an|pour|para) (the |any |all |das |den |el |l')?(ai|a\.i\.|assistants?|language models?|llms?|chatbots?|large language models?|ki|asistente|assistent\w*|modell?e?|model)\b)", // a note to the assistant
    R"(\b(for|to) (llm|ai|automated) (readers?|reviewers?|assistants?|agents?|systems)\b *:|\b(ai|llm) (readers?|reviewers?)\b *:)", // for AI reviewers:
    R"(\bimportant for (ai|llm|assistants?))", // important for AI
    R"(\b(assistants?|chatbots?|ai systems|llms) (quoting|reading|summari[sz]ing|processing|citing|reviewing|answering)\b.{0,40}\b(must|should|have to|are to)\b)", // assistants quoting this work must
    R"((^|[\n.!?] ?)(system|systemhinweis|systeme|sistema|assistant|user)( (note|message|prompt|instruction))? *: )", // System: ...
    R"(\b(ignore|disregard|forget|override)\b.{0,30}\b(previous|prior|above|earlier|preceding|all|other|your)\b.{0,20}\b(instructions?|prompts?|rules|directions|commands)\b)", // ignore all previous instructions
    R"(\b(ignore|ignoriere|ignorer|ignora)\b.{0,20}\b(la question|die frage|la pregunta|the question|user|utilisateur|usuario|nutzer\w*|benutzer\w*))", // ignore the user's question
    R"(<\|?(im_start|im_end|system|endoftext)\|?>|\[/?INST\]|</?(document|context|passage|system|instructions?)>|###\s*(instruction|system|response))", // marks that only we set
    R"(\bwhen (you )?(summari[sz]|answer|quot|cit|review|translat)(e|ing)\b.{0,25}\b(this|the) (text|document|paper|article|work)\b.{0,5},? (output|write|say|add|append|include|insert|always|do not|you must|answer|end|mention))", // when summarising this text, output
    R"(\b(before|after) (answering|you answer|your answer|replying|your reply|the answer)\b,? ?(repeat|print|append|write|add|output|call|delete|l[oö]sche|send|show|state|say))", // before answering, repeat
    R"(\b(write|print|repeat|append|l[oö]sche)\b.{0,60}\b(before|after|vor|nach) (the|your|der|deiner) (answer|antwort)\b)", // write ... before the answer
    R"(\brepeat (everything|all|the text) (above|before))", // repeat everything above
    R"(\bfor all (future|later|following) (conversations|questions|answers|chats)|\bevery (later|following|future) (question|answer)\b)", // for all future conversations
    R"(\b(call|use|invoke|run) the (web )?(search|fetch|export|browser|file|shell|mail|delete)[ -]?tool\b)", // call the web search tool
    R"(\b(in|with|to|of) your (answer|response|reply|summary|output)\b)", // in your answer
    R"(\btell the (reader|user) (that|to)\b)", // tell the reader that
    R"((^|[\n.!?:;] ?)(reply|respond|antworte|reponds?|réponds?|responde)\b.{0,10}\b(only|nur|seulement|solo|with|que|mit|dass|avec)\b)", // reply only with
    R"((^|[\n.!?:;] ?)(answer|finish|end|output|conclude)\b (only |every .{0,20})?(with|raw)\b (a link|the (word|line|sentence|link|image)|!?\[|html|raw))", // end with a link
    R"(!\[[^\]]*\]\s?(\(https?|\[)|<img\b[^>]*\bsrc=.{0,3}https?:|\bfile:///|\bjavascript:)", // an image or address that leaks
    R"(\bthe user('s)? (question|prefers?|session|conversation)\b.{0,60}\b(without|append|url|encoded)|\bconversation\b.{0,20}\bbase64|\bbase64\b.{0,20}\bconversation)", // the user's conversation
    R"(\b(no contestes|nicht beantworten|ne r[ée]ponds pas|do not answer) (con|mit|avec|with|the)\b)", // do not answer with the paper's data
    R"(\byou are (now )?(in )?(a |an )?(maintenance|developer|debug|admin|unrestricted|dan)\b( mode)?)", // you are now in maintenance mode
    R"(\b(give|write) (a )?positive (review|assessment)s? only|\brecommend (acceptance|to accept)\b.{0,40}\b(paper|manuscript|review))", // give a positive review only
    R"([\x{E0020}-\x{E007E}]{3}|(\w[\x{200B}\x{200C}\x{200D}\x{2060}]){4})", // letters that nobody sees
});

bool speaksToModel(const QString &text)
{
    static const std::vector<QRegularExpression> expressions = [] {
        std::vector<QRegularExpression> all;
        for (const char *pattern : kPatterns)
            all.emplace_back(QString::fromUtf8(pattern),
                QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
        return all;
    }();
    return std::ranges::any_of(expressions, [&](const QRegularExpression &one) { return one.match(text).hasMatch(); });
}

} // namespace adduce
