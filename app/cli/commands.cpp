#include "app/cli/commands.h"

#include "core/worker/ocr.h"

#include <algorithm>
#include <array>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

// In the order of --help.
constexpr std::array kCommands {
    Command { "add", add,
        "jobs profile chunk-size chunk-overlap emb server model api hf-model batch-size encoding ocr ocr-languages collection "
        "tag watch",
        true },
    Command { "retry", retry, "jobs profile encoding ocr ocr-languages all", true },
    Command { "list", list, "collection tag failed" },
    Command { "remove", remove, "", true },
    Command { "text", text, "hidden" },
    Command { "chunks", chunks, "profile" },
    Command { "page", page, "sentences png" },
    Command { "collections", collections, "", true },
    Command { "tags", tags, "", true },
    Command { "duplicates", duplicates, "" },
    Command { "highlights", highlights, "find colour note output copy", true },
    Command { "import", import, "jobs profile encoding ocr ocr-languages collection tag no-files delete-all", true },
    Command { "manifest", manifest, "output" },
    Command { "bibtex", bibtex, "output" },
    Command { "ris", ris, "output" },
    Command { "csl", csl, "output" },
    Command { "metadata", metadata,
        "title author year doi venue volume issue page-range issn licence retraction abstract language address note", true },
    Command { "lookup", lookUp, "all crossref", true },
    Command { "ask", ask,
        "collection tag document thread server model api context prompts profile no-model web personal-data certificate "
        "follow-ups "
        "all-papers" },
    Command { "web", web, "" },
    Command { "memory", memory, "" },
    Command { "records", records, "" },
    Command { "settings", settings, "" },
    Command { "privacy", privacy, "" },
    Command { "watch", watched, "" },
    Command { "papers", papers, "add most" },
    Command { "wanted", wanted, "all" },
    Command { "chat", chat,
        "collection tag document thread server model api context prompts profile no-model web personal-data all-papers" },
    Command { "search", search, "collection tag document profile lines mode" },
    Command { "explain", explain, "collection tag document profile weights" },
    Command { "spaces", spaces, "server model api kind context profile" },
    Command { "chunkings", chunkings, "profile" },
    Command { "profiles", profiles, "" },
    Command { "pipeline", pipeline, "profile mermaid svg" },
    Command { "models", models, "server model api kind context" },
    Command { "threads", threads, "all" },
    Command { "show", show, "personal-data" },
    Command { "export", exportThread, "format output crops paper landscape style personal-data" },
    Command { "evidence", evidence, "format output crops paper landscape style personal-data" },
    Command { "matrix", matrix, "format output crops paper landscape style personal-data profile" },
    Command { "replay", replay, "" },
    Command { "ratings", ratings, "output" },
    Command { "evaluate", evaluate,
        "collection tag document output profile mutations smoke set part most without space save gate compare server model api "
        "context "
        "prompts "
        "judge "
        "workers "
        "resume" },
    Command { "check", check, "profile" },
    Command { "verify", verify, "papers" },
    Command { "lab", lab, "files yes watch lines profile", true },
    Command { "backup", backup, "" },
    Command { "restore", restore, "" },
    Command { "rescue", rescue, "" },
    Command { "collection", collection, "db corpus list queries out mode k weights vectors dim run qrels profile jobs" },
    Command { "help", nullptr, "", false, help },
    Command { "completions", nullptr, "output", false, completions },
};

constexpr const char *kOfAll = "library configuration log json local-only help help-all version";

/// As the parser takes them.
struct OptionList
{
    QList<QCommandLineOption> all;
    void addOption(const QCommandLineOption &option) { all << option; }
};

bool names(const char *list, const QString &option)
{
    return QString::fromLatin1(list).split(u' ').contains(option);
}

} // namespace

const Command *findCommand(const QString &name)
{
    const auto found = std::ranges::find_if(kCommands, [&](const Command &c) { return name == QLatin1StringView(c.name); });
    return found == kCommands.end() ? nullptr : &*found;
}

std::span<const Command> allCommands()
{
    return kCommands;
}

void declareOptions(QCommandLineParser &options)
{
    options.addHelpOption();
    options.addVersionOption();
    options.addOptions(allOptions());
}

QList<QCommandLineOption> optionsOf(const Command &command)
{
    QList<QCommandLineOption> own = allOptions();
    own.removeIf([&](const QCommandLineOption &option) { return !names(command.options, option.names().constLast()); });
    return own;
}

QList<QCommandLineOption> optionsOfAll()
{
    QList<QCommandLineOption> shared = allOptions();
    shared.removeIf([](const QCommandLineOption &option) { return !names(kOfAll, option.names().constLast()); });
    return shared;
}

QList<QCommandLineOption> allOptions()
{
    OptionList options;
    options.addOption({ u"library"_s, u"The library file (default: %1)."_s.arg(Library::defaultPath()), u"FILE"_s });
    options.addOption({ u"configuration"_s,
        u"The file with the settings, which the window shares (default: %1)."_s.arg(ConfigurationFile::usualPath()), u"FILE"_s });
    options.addOption({ u"log"_s, u"Prints the profile that holds, with all its values, as one line of JSON first."_s });
    options.addOption({ u"json"_s, u"Machine-readable output."_s });
    options.addOption({ u"local-only"_s, u"Contacts nothing but this computer, whatever is asked for."_s });
    options.addOption({ u"thread"_s, u"ask, chat: go on with this thread."_s, u"ID"_s });
    options.addOption({ u"server"_s,
        u"add, ask, chat, evaluate, models, spaces: the address of a model server. Its key is read from the environment, such as "
        "OPENAI_API_KEY or ADDUCE_KEY_ and its host."_s,
        u"URL"_s });
    options.addOption({ u"no-model"_s, u"ask, chat: in the papers' own sentences, whatever model is in use."_s });
    options.addOption({ u"web"_s, u"ask, chat: the web may be searched, too, where that is allowed: see web."_s });
    options.addOption({ u"add"_s, u"papers: the numbers of those to fetch, as they are listed: 1,3."_s, u"N,M"_s });
    options.addOption(
        { u"most"_s, u"papers: how many are listed; evaluate propose: how many questions, 20 without it."_s, u"N"_s, u"10"_s });
    options.addOption(
        { u"model"_s, u"add, ask, chat, evaluate, models, spaces: the name of a model of the server."_s, u"NAME"_s });
    options.addOption(
        { u"api"_s, u"How the server is spoken to: openai, ollama, anthropic or gemini."_s, u"API"_s, u"openai"_s });
    options.addOption({ u"kind"_s, u"models test, models add, spaces use: chat, reranker or embedder."_s, u"KIND"_s, u"chat"_s });
    options.addOption({ u"context"_s,
        u"ask, chat, evaluate, models add, spaces: how many tokens the model has room for (default: what the server lists, at "
        u"most 8192); models "
        u"run: "
        u"that it "
        "gets room for."_s,
        u"N"_s, u"8192"_s });
    options.addOption({ u"prompts"_s,
        u"ask, chat, evaluate: a folder with prompts, used where the profile has none of its own."_s, u"FOLDER"_s });
    options.addOption(
        { u"ocr"_s, u"add, retry, import: recognise the text of scans: off or auto; otherwise they are listed."_s, u"MODE"_s });
    options.addOption({ u"ocr-languages"_s,
        u"add, retry, import: languages of the scans, out of %1."_s.arg(installedOcrLanguages().join(u", "_s)), u"eng+deu"_s });
    options.addOption({ u"jobs"_s,
        u"add, retry, import, collection ingest: how many workers read at a time; otherwise one a processor."_s, u"N"_s });
    options.addOption({ u"chunk-size"_s,
        u"add: how long a passage may be, in tokens or characters as its profile cuts; otherwise as the profile says."_s,
        u"N"_s });
    options.addOption({ u"chunk-overlap"_s, u"add: how much of a passage the next one begins with."_s, u"N"_s });
    options.addOption({ u"emb"_s,
        u"add: then gives all passages vectors, which questions are compared with from then on: openai (of --server and --model; "
        "otherwise OpenAI's text-embedding-ada-002), hf (of --hf-model) or learned."_s,
        u"WHERE"_s });
    options.addOption(
        { u"hf-model"_s, u"add: the folder of a model2vec model from Hugging Face: see spaces download."_s, u"FOLDER"_s });
    options.addOption({ u"batch-size"_s, u"add: how many texts go to the server at a time."_s, u"N"_s, u"64"_s });
    options.addOption(
        { u"profile"_s, u"The profile that holds for this command in place of the one in use: see profiles."_s, u"NAME"_s });
    options.addOption({ u"follow-ups"_s, u"ask: then looks for questions that may be asked next and that the papers answer."_s });
    options.addOption(
        { u"all-papers"_s, u"ask, chat: of every paper, also where the profile chooses collections for a question."_s });
    options.addOption(
        { u"lines"_s, u"search, lab search: each passage as SOURCE/page N: TEXT in a line of its own, without its score."_s });
    options.addOption({ u"mermaid"_s, u"pipeline: as a flow chart of Mermaid."_s });
    options.addOption({ u"svg"_s, u"pipeline: as a picture in this file; it must not exist."_s, u"FILE"_s });
    options.addOption({ u"encoding"_s,
        u"add, retry, import: how the characters of texts are coded, when detecting it goes wrong: windows-1251, GB18030, ..."_s,
        u"NAME"_s });
    options.addOption({ u"collection"_s,
        u"add, import: put the documents into it, which is made if need be; list, ask, chat, search, explain, evaluate: only "
        u"what is in it. "
        "A name or a path such as Sleep/Naps."_s,
        u"NAME"_s });
    options.addOption({ u"tag"_s,
        u"add, import: give the documents this tag; list, ask, chat, search, explain, evaluate: only what carries it."_s,
        u"TAG"_s });
    options.addOption(
        { u"document"_s, u"ask, chat, search, explain, evaluate: only this document; may be given several times."_s, u"DOC"_s });
    options.addOption({ u"watch"_s,
        u"add: remember the folders, and add what changes in them until Ctrl+C; lab sync: again whenever something is new, until Ctrl+C."_s });
    options.addOption(
        { u"set"_s, u"evaluate: the questions to ask, a JSON file or one with a question in each line."_s, u"FILE"_s });
    options.addOption({ u"part"_s, u"evaluate: only the questions of the set over this library, or of this type."_s, u"NAME"_s });
    options.addOption({ u"space"_s,
        u"evaluate: search in this embedding space, by its name or number in the list of spaces; once for each to compare them."_s,
        u"SPACE"_s });
    options.addOption({ u"without"_s,
        u"evaluate: ask by the first profile without a part, too: gate, rerank, feedback, near words, neighbours, vectors or "
        u"keywords; "
        u"may be given several times."_s,
        u"PART"_s });
    options.addOption({ u"save"_s, u"evaluate: keep the run in the library, where the window shows it too."_s });
    options.addOption({ u"gate"_s,
        u"evaluate: figures that must be reached, such as right>=0.6,refused>=0.9; exit code 4 when one is missed."_s,
        u"FIGURES"_s });
    options.addOption(
        { u"compare"_s, u"evaluate: say which questions are answered otherwise than in this kept run."_s, u"RUN"_s });
    options.addOption({ u"mutations"_s, u"evaluate: how many false statements the checks find, of saved answers made false."_s });
    options.addOption(
        { u"papers"_s, u"verify: a folder with the papers, and those in it; may be given several times."_s, u"FOLDER"_s });
    options.addOption({ u"files"_s, u"lab create: the laboratory keeps the files of papers, too."_s });
    options.addOption({ u"yes"_s, u"lab create: do it without asking."_s });
    options.addOption({ u"failed"_s, u"list: only what could not be read."_s });
    options.addOption({ u"all"_s,
        u"retry: everything that failed; lookup: every document with a DOI; wanted find: every paper; threads check: every thread."_s });
    options.addOption({ u"no-files"_s, u"import: only what the references say, not the attached papers."_s });
    options.addOption({ u"delete-all"_s,
        u"import chunks: afterwards the library holds these alone; what was there stays if one cannot be read."_s });
    options.addOption({ u"title"_s, u"metadata: the title."_s, u"TEXT"_s });
    options.addOption({ u"author"_s, u"metadata: an author; several times for several."_s, u"NAME"_s });
    options.addOption({ u"year"_s, u"metadata: the year."_s, u"YEAR"_s });
    options.addOption({ u"doi"_s, u"metadata: the DOI."_s, u"DOI"_s });
    options.addOption({ u"venue"_s, u"metadata: the journal, book or conference."_s, u"TEXT"_s });
    options.addOption({ u"volume"_s, u"metadata: the volume of the journal."_s, u"TEXT"_s });
    options.addOption({ u"issue"_s, u"metadata: the issue of the volume."_s, u"TEXT"_s });
    options.addOption({ u"page-range"_s, u"metadata: its pages in the journal, or the number of the article."_s, u"TEXT"_s });
    options.addOption({ u"issn"_s, u"metadata: the ISSN of the journal."_s, u"TEXT"_s });
    options.addOption({ u"licence"_s, u"metadata: under which licence it was published."_s, u"TEXT"_s });
    options.addOption(
        { u"retraction"_s, u"metadata: that it was retracted, and where that is said; empty: it was not."_s, u"TEXT"_s });
    options.addOption({ u"abstract"_s, u"metadata: what the paper says of itself in short."_s, u"TEXT"_s });
    options.addOption({ u"language"_s, u"metadata: that it is written in, as a list of references names it."_s, u"TEXT"_s });
    options.addOption({ u"address"_s, u"metadata: where it is on the web."_s, u"URL"_s });
    options.addOption({ u"crossref"_s, u"lookup: another server that answers as api.crossref.org does."_s, u"URL"_s });
    options.addOption({ u"hidden"_s, u"text: what cannot be seen on its pages, with page and reason."_s });
    options.addOption({ u"find"_s, u"highlights: only those whose words, note or title hold these."_s, u"WORDS"_s });
    options.addOption({ u"colour"_s, u"highlights: yellow, green, blue, pink or purple."_s, u"NAME"_s });
    options.addOption({ u"note"_s, u"highlights add, change, metadata: your own note, Markdown; empty: none."_s, u"TEXT"_s });
    options.addOption({ u"copy"_s,
        u"highlights DOC: a copy of its PDF with them, as other readers show them; it must not exist."_s, u"FILE"_s });
    options.addOption({ u"sentences"_s, u"page: one sentence a line."_s });
    options.addOption({ u"png"_s, u"page: draw it into this file; it must not exist."_s, u"FILE"_s });
    options.addOption({ u"personal-data"_s,
        u"ask, chat, show, export, evidence, matrix: with mail addresses, telephone numbers, ids of persons and keys, which are masked otherwise."_s });
    options.addOption({ u"certificate"_s,
        u"ask: the file for what was searched in vain, should nothing answer: .md, .pdf or .json; it must not exist."_s,
        u"FILE"_s });
    options.addOption({ u"style"_s,
        u"export, evidence export, matrix export: the CSL file by which docx and odt set the bibliography."_s, u"FILE"_s });
    options.addOption(
        { u"paper"_s, u"export, evidence export, matrix export: of a PDF, a4, a3 or letter."_s, u"SIZE"_s, u"a4"_s });
    options.addOption({ u"landscape"_s, u"export, evidence export, matrix export: a PDF whose pages lie on their long side."_s });
    options.addOption({ u"crops"_s, u"export, evidence export, matrix export: with the quotes on their pages (pdf)."_s });
    options.addOption({ u"format"_s,
        u"export: md, csv, pdf, docx, odt, bib, ris, csl or json; evidence export, matrix export: md, csv, pdf, docx, odt, bib, ris or csl."_s,
        u"FORMAT"_s, u"md"_s });
    options.addOption({ { u"o"_s, u"output"_s },
        u"export, evidence export, matrix export, evaluate, highlights, ratings, manifest, bibtex, ris, csl, completions: the file to write, which must not exist; evaluate: a report has the form of its name: md, html, csv or json."_s,
        u"FILE"_s });
    options.addOption({ u"smoke"_s,
        u"evaluate: try the program itself on a paper that comes with it; exit code 4 when something does not hold."_s });
    options.addOption({ u"judge"_s,
        u"evaluate: the model that says whether answers are faithful, on the server of --server, or one of those "
        "that are set up."_s,
        u"NAME"_s });
    options.addOption(
        { u"workers"_s, u"evaluate: so many questions at the same time; as many as there are processors without it."_s, u"N"_s });
    options.addOption(
        { u"resume"_s, u"evaluate: go on with a kept run that was cut short; the same set, profiles and models."_s, u"RUN"_s });
    options.addOption({ u"db"_s, u"collection: the library file to measure with."_s, u"FILE"_s });
    options.addOption({ u"corpus"_s, u"collection index, collection add: texts, one JSON object a line."_s, u"FILE"_s });
    options.addOption({ u"list"_s, u"collection ingest: a file with a path of a paper in each line."_s, u"FILE"_s });
    options.addOption({ u"queries"_s, u"collection search: queries, one JSON object a line."_s, u"FILE"_s });
    options.addOption({ u"out"_s, u"collection search: the TREC run to write."_s, u"FILE"_s });
    options.addOption({ u"mode"_s, u"search, collection search: keyword, vector or hybrid."_s, u"MODE"_s, u"hybrid"_s });
    options.addOption({ u"k"_s, u"collection search: how many documents a query."_s, u"N"_s, u"100"_s });
    options.addOption(
        { u"weights"_s, u"explain, collection search: of keyword, vector and feedback, such as 0.3,0.6,0.25."_s, u"K,V,F"_s });
    options.addOption({ u"vectors"_s,
        u"collection index, collection add, collection search: vectors of the texts or queries, 32-bit floats."_s, u"FILE"_s });
    options.addOption({ u"dim"_s, u"collection: how many numbers a vector has."_s, u"N"_s });
    options.addOption({ u"run"_s, u"collection score: a TREC run; twice to compare two."_s, u"FILE"_s });
    options.addOption({ u"qrels"_s, u"collection score: the judgements."_s, u"FILE"_s });
    return options.all;
}

QStringList unknownTo(const Command &command, const QCommandLineParser &options)
{
    QStringList unknown;
    for (const QString &option : options.optionNames())
        if (option.size() > 1 && !names(kOfAll, option) && !names(command.options, option) && !unknown.contains(option))
            unknown << option;
    return unknown;
}

} // namespace adduce::cli
