#include "core/models/prompt.h"

#include "core/base/device.h"
#include "core/base/private_file.h"
#include "core/base/tr.h"
#include "core/text/hidden_characters.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <kainjow/mustache.hpp>

static void loadPrompts() // a library's resources are loaded by hand
{
    Q_INIT_RESOURCE(prompts);
}

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostBytes = 1 << 16;

constexpr std::array kPrompts {
    PromptInfo { PromptTask::Answer, "answer", ":/prompts/answer.mustache", QT_TRANSLATE_NOOP("adduce", "Writing an answer"),
        "passages question", EgressPurpose::Answer },
    PromptInfo { PromptTask::Repair, "repair", ":/prompts/repair.mustache",
        QT_TRANSLATE_NOOP("adduce", "Correcting what was refused"), "passages question refused", EgressPurpose::Answer },
    PromptInfo { PromptTask::Rank, "rank", ":/prompts/rank.mustache", QT_TRANSLATE_NOOP("adduce", "Ranking passages"),
        "passages question", EgressPurpose::Rank },
    PromptInfo { PromptTask::Grade, "grade", ":/prompts/grade.mustache", QT_TRANSLATE_NOOP("adduce", "Grading passages"),
        "passages question", EgressPurpose::Rank },
    PromptInfo { PromptTask::Faithful, "faithful", ":/prompts/faithful.mustache",
        QT_TRANSLATE_NOOP("adduce", "Judging answers of an evaluation"), "passages question statements", EgressPurpose::Judge },
    PromptInfo { PromptTask::Entail, "entail", ":/prompts/entail.mustache",
        QT_TRANSLATE_NOOP("adduce", "Checking what was written"), "passages statements", EgressPurpose::Judge },
    PromptInfo { PromptTask::Translate, "translate", ":/prompts/translate.mustache",
        QT_TRANSLATE_NOOP("adduce", "Translating a question"), "question", EgressPurpose::Answer },
    PromptInfo { PromptTask::Decide, "decide", ":/prompts/decide.mustache",
        QT_TRANSLATE_NOOP("adduce", "Deciding what a question needs"), "history question count", EgressPurpose::Answer },
    PromptInfo { PromptTask::Direct, "direct", ":/prompts/direct.mustache",
        QT_TRANSLATE_NOOP("adduce", "Deciding between papers and web"), "question", EgressPurpose::Answer },
    PromptInfo { PromptTask::Rewrite, "rewrite", ":/prompts/rewrite.mustache",
        QT_TRANSLATE_NOOP("adduce", "Putting a question in the words of a search"), "question", EgressPurpose::Answer },
    PromptInfo { PromptTask::WebQuery, "web_query", ":/prompts/web_query.mustache",
        QT_TRANSLATE_NOOP("adduce", "Putting a question in the words of a search of the web"), "question",
        EgressPurpose::Answer },
    PromptInfo { PromptTask::ArticleQuery, "article_query", ":/prompts/article_query.mustache",
        QT_TRANSLATE_NOOP("adduce", "Naming what to look up in an encyclopedia"), "question", EgressPurpose::Answer },
    PromptInfo { PromptTask::Resolve, "resolve", ":/prompts/resolve.mustache",
        QT_TRANSLATE_NOOP("adduce", "Resolving a question by its conversation"), "history question count",
        EgressPurpose::Answer },
    PromptInfo { PromptTask::Split, "split", ":/prompts/split.mustache", QT_TRANSLATE_NOOP("adduce", "Splitting a question"),
        "question count", EgressPurpose::Answer },
    PromptInfo { PromptTask::Imagine, "imagine", ":/prompts/imagine.mustache",
        QT_TRANSLATE_NOOP("adduce", "Imagining passages to search for"), "question manner count", EgressPurpose::Answer },
    PromptInfo { PromptTask::Examine, "examine", ":/prompts/examine.mustache", QT_TRANSLATE_NOOP("adduce", "Examining a passage"),
        "passages question", EgressPurpose::Rank },
    PromptInfo { PromptTask::Assess, "assess", ":/prompts/assess.mustache",
        QT_TRANSLATE_NOOP("adduce", "Assessing what was found"), "passages question count", EgressPurpose::Rank },
    PromptInfo { PromptTask::Grounded, "grounded", ":/prompts/grounded.mustache",
        QT_TRANSLATE_NOOP("adduce", "Checking an answer against its passages"), "passages statements", EgressPurpose::Judge },
    PromptInfo { PromptTask::Quality, "quality", ":/prompts/quality.mustache",
        QT_TRANSLATE_NOOP("adduce", "Checking an answer against its question"), "question statements", EgressPurpose::Judge },
    PromptInfo { PromptTask::Remember, "remember", ":/prompts/remember.mustache",
        QT_TRANSLATE_NOOP("adduce", "Remembering what will be of use"), "question text", EgressPurpose::Answer },
    PromptInfo { PromptTask::Retell, "retell", ":/prompts/retell.mustache",
        QT_TRANSLATE_NOOP("adduce", "Putting what was said in other words"), "history question", EgressPurpose::Answer },
    PromptInfo { PromptTask::Weather, "weather", ":/prompts/weather.mustache",
        QT_TRANSLATE_NOOP("adduce", "Saying what the weather is"), "question text", EgressPurpose::Answer },
    PromptInfo { PromptTask::Prose, "prose", ":/prompts/prose.mustache",
        QT_TRANSLATE_NOOP("adduce", "Writing an answer as free text"), "passages history question", EgressPurpose::Answer },
    PromptInfo { PromptTask::Parse, "parse", ":/prompts/parse.mustache",
        QT_TRANSLATE_NOOP("adduce", "Taking free text apart into statements"), "passages question text", EgressPurpose::Answer },
    PromptInfo { PromptTask::FollowUps, "follow_ups", ":/prompts/follow_ups.mustache",
        QT_TRANSLATE_NOOP("adduce", "Suggesting what to ask next"), "history question count", EgressPurpose::Answer },
    PromptInfo { PromptTask::Collections, "collections", ":/prompts/collections.mustache",
        QT_TRANSLATE_NOOP("adduce", "Choosing collections for a question"), "collections question", EgressPurpose::Answer },
    PromptInfo { PromptTask::Word, "word", ":/prompts/word.mustache",
        QT_TRANSLATE_NOOP("adduce", "Wording the questions of a set"), "passages question", EgressPurpose::Answer },
};

const PromptInfo &infoOf(PromptTask task)
{
    const auto found = std::ranges::find(kPrompts, task, &PromptInfo::task);
    Q_ASSERT(found != kPrompts.end());
    return *found;
}

QString attribute(const QString &text)
{
    return promptText(text).simplified().replace(u'"', u'\'').replace(u'<', u'‹').replace(u'>', u'›');
}

} // namespace

std::span<const PromptInfo> promptTable()
{
    return kPrompts;
}

QString nameOf(PromptTask task)
{
    return QString::fromLatin1(infoOf(task).name);
}

std::optional<PromptTask> promptTaskFrom(const QString &name)
{
    for (const PromptInfo &info : kPrompts)
        if (name == QLatin1StringView(info.name))
            return info.task;
    return std::nullopt;
}

QString words(PromptTask task)
{
    return tr(infoOf(task).label);
}

QStringList variablesOf(PromptTask task)
{
    return QString::fromLatin1(infoOf(task).variables).split(u' ');
}

EgressPurpose purposeOf(PromptTask task)
{
    return infoOf(task).purpose;
}

QString builtInPrompt(PromptTask task)
{
    loadPrompts();
    QFile file(QString::fromLatin1(infoOf(task).builtIn));
    if (!file.open(QIODevice::ReadOnly))
        throw Error(ErrorKind::Internal, file.fileName());
    return QString::fromUtf8(file.readAll());
}

namespace {

struct BrokenMark
{
    QRegularExpression mark;
    QString broken;
};

/// `mark` may stand in any case, and with full-width brackets in place of the usual ones.
const std::vector<BrokenMark> &brokenMarks()
{
    const auto pattern = [](const QString &text) {
        return QRegularExpression(text, QRegularExpression::CaseInsensitiveOption | QRegularExpression::MultilineOption);
    };
    static const std::vector<BrokenMark> marks {
        // The tags of a block, and those of models: <s>, </s>, <start_of_turn>, <end_of_turn>, <bos>, <eos>, <unk>, <pad>, <think>, <tool_call>
        { pattern(
              u"[<＜](?=\\s*[/／]?\\s*(?:passage|statement|conversation|collections|answer|s>|s＞|start_of|end_of|bos|eos|unk|pad|think|tool|sep|cls|mask))"_s),
            u"‹"_s },
        { pattern(u"[<＜](?=[|｜])"_s), u"‹"_s }, // <|im_start|>, <｜User｜>
        { pattern(u"(?<=[|｜])[>＞]"_s), u"›"_s },
        { pattern(u"[<＜](?=[<＜]/?SYS)"_s), u"‹"_s }, // <<SYS>> of Llama 2
        { pattern(u"\\[(?=/?(?:INST|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS|SYSTEM_PROMPT|gMASK)\\])"_s), u"⟦"_s },
        { pattern(u"^(?=\\s*(?:question|refused)\\s*[:：])"_s), u"› "_s },
    };
    return marks;
}

} // namespace

QString promptText(const QString &text)
{
    QString shown = withoutHiddenCharacters(text);
    for (const BrokenMark &one : brokenMarks())
        shown.replace(one.mark, one.broken);
    return shown;
}

QString passageBlocks(const std::vector<PromptPassage> &passages)
{
    QStringList blocks;
    for (const PromptPassage &passage : passages)
        blocks << u"<passage id=\"%1\" source=\"%2\" pages=\"%3\">\n%4\n</passage>"_s.arg(
            attribute(passage.id), attribute(passage.source), attribute(passage.pages), promptText(passage.text));
    return blocks.join(u"\n\n"_s);
}

QString statementBlocks(const std::vector<PromptStatement> &statements)
{
    QStringList blocks;
    for (const PromptStatement &statement : statements)
        blocks << u"<statement id=\"%1\" passages=\"%2\">\n%3\n</statement>"_s.arg(
            attribute(statement.id), attribute(statement.passages.join(u", "_s)), promptText(statement.text));
    return blocks.join(u"\n\n"_s);
}

QString historyBlock(const QStringList &questions)
{
    QStringList lines;
    for (const QString &question : questions)
        lines << u"- "_s + promptText(question).simplified();
    return lines.join(u'\n');
}

QString conversationBlock(const std::vector<PromptMessage> &messages)
{
    QStringList lines;
    for (const PromptMessage &message : messages)
        lines << (message.isRemembered      ? u"- known before: "_s
                         : message.isAnswer ? u"- answered: "_s
                                            : u"- asked: "_s)
                + promptText(message.text).simplified();
    return lines.join(u'\n');
}

std::vector<ChatMessage> renderPrompt(PromptTask task, const QString &text, const PromptValues &values)
{
    kainjow::mustache::mustache whole(text.toStdString());
    if (!whole.is_valid())
        throw Error(ErrorKind::BadInput, tr("the prompt \"%1\" is no sound template").arg(nameOf(task)),
            QString::fromStdString(whole.error_message()));
    for (const QString &name : variablesOf(task))
        if (!QRegularExpression(u"\\{\\{[{&]?\\s*%1\\s*\\}"_s.arg(name)).match(text).hasMatch())
            throw Error(ErrorKind::BadInput, tr("the prompt \"%1\" leaves out {{{%2}}}").arg(nameOf(task), name));
    static const QRegularExpression dashes(u"^---\\s*$"_s, QRegularExpression::MultilineOption);
    const auto parting = dashes.match(text);
    const auto render = [&](const QString &part) {
        kainjow::mustache::mustache templated(part.toStdString());
        templated.set_custom_escape([](const std::string &value) { return value; });
        kainjow::mustache::data data;
        data.set("passages", values.passages.toStdString());
        data.set("question", promptText(values.question).toStdString());
        data.set("refused", values.refused.toStdString());
        data.set("statements", values.statements.toStdString());
        if (!values.history.isEmpty())
            data.set("history", values.history.toStdString());
        else
            data.set("history", kainjow::mustache::data(false)); // a part that tells of it is left out
        data.set("manner", values.manner.toStdString());
        data.set("count", values.count.toStdString());
        data.set("text", promptText(values.text).toStdString());
        data.set("collections", values.collections.toStdString());
        return QString::fromStdString(templated.render(data)).trimmed();
    };
    if (!parting.hasMatch())
        return { { Role::User, render(text) } };
    return { { Role::System, render(text.first(parting.capturedStart())) },
        { Role::User, render(text.sliced(parting.capturedEnd())) } };
}

PromptStore::PromptStore(QString folder)
    : m_folder(std::move(folder))
{
}

QString PromptStore::fileOf(PromptTask task) const
{
    return QDir(m_folder).filePath(nameOf(task) + u".mustache"_s);
}

QString PromptStore::text(PromptTask task) const
{
    QFile file(fileOf(task));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.read(kMostBytes)) : builtInPrompt(task);
}

bool PromptStore::isChanged(PromptTask task) const
{
    return QFile::exists(fileOf(task));
}

void PromptStore::change(PromptTask task, const QString &text)
{
    if (text == builtInPrompt(task))
        return reset(task);
    (void)renderPrompt(task, text, {});
    const QByteArray bytes = text.toUtf8();
    if (bytes.size() > kMostBytes)
        throw Error(ErrorKind::TooLarge, nameOf(task));
    if (!makePrivateFolder(m_folder))
        throw Error(ErrorKind::Unwritable, m_folder);
    replacePrivateFile(fileOf(task), bytes);
}

void PromptStore::reset(PromptTask task)
{
    QFile::remove(fileOf(task));
}

} // namespace adduce
