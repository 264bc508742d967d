#include "app/cli/command.h"
#include "app/cli/output.h"
#include "core/base/error.h"
#include "core/base/heap.h"
#include "core/documents/ocr.h"
#include "core/network/egress.h"

#include <QCoreApplication>
#include <QNetworkProxyFactory>
#include <csignal>
#include <cstdio>
#include <map>
#include <thread>

using namespace Qt::StringLiterals;
using namespace adduce;

namespace {

/// Turns Ctrl+C into a stop request. Signals are blocked in all threads before they start, and waited for in one.
class Interrupt
{
public:
    Interrupt()
    {
        sigemptyset(&m_watched);
        sigaddset(&m_watched, SIGINT);
        sigaddset(&m_watched, SIGTERM);
        pthread_sigmask(SIG_BLOCK, &m_watched, nullptr);
        std::thread([watched = m_watched, stop = m_stop]() mutable {
            int caught = 0;
            while (sigwait(&watched, &caught) == 0)
                stop.request_stop();
        }).detach(); // it lives as long as the process
    }

    [[nodiscard]] std::stop_token token() const { return m_stop.get_token(); }

private:
    sigset_t m_watched {};
    std::stop_source m_stop;
};

const std::map<QString, cli::ExitCode (*)(const cli::Context &)> kCommands {
    { u"add"_s, cli::add },
    { u"retry"_s, cli::retry },
    { u"list"_s, cli::list },
    { u"remove"_s, cli::remove },
    { u"text"_s, cli::text },
    { u"chunks"_s, cli::chunks },
    { u"page"_s, cli::page },
    { u"collections"_s, cli::collections },
    { u"tags"_s, cli::tags },
    { u"duplicates"_s, cli::duplicates },
    { u"import"_s, cli::import },
    { u"manifest"_s, cli::manifest },
    { u"bibtex"_s, cli::bibtex },
    { u"metadata"_s, cli::metadata },
    { u"lookup"_s, cli::lookUp },
    { u"ask"_s, cli::ask },
    { u"search"_s, cli::search },
    { u"explain"_s, cli::explain },
    { u"spaces"_s, cli::spaces },
    { u"models"_s, cli::models },
    { u"threads"_s, cli::threads },
    { u"show"_s, cli::show },
    { u"export"_s, cli::exportThread },
    { u"evaluate"_s, cli::evaluate },
    { u"collection"_s, cli::collection },
};

const QString kHelp = u"Ask papers a question and read sentences with their source, page and quote.\n\n"
                      "Commands:\n"
                      "  add FILES|FOLDERS     read PDF, EPUB, XPS, DOCX, HTML, Markdown and text\n"
                      "  retry DOC...|--all    reads documents again, or all that failed; with --profile, --encoding, --ocr\n"
                      "  list                  documents with their states; --failed, --collection, --tag\n"
                      "  remove DOC...         by id, path, file name or hash; threads keep their quotes\n"
                      "  text DOC              reading order, one sentence a line, '# ' before a section title\n"
                      "  chunks DOC            what is searched of it, with ids, sections and pages\n"
                      "  page DOC N            the text of one page; --sentences, --png FILE\n"
                      "  collections           lists them; create|remove NAME, rename NAME NEW, add|take NAME DOC...\n"
                      "  tags                  lists them; add|take TAG DOC...\n"
                      "  duplicates            what looks like one paper; dismiss DOC DOC, merge KEPT DOC\n"
                      "  import KIND PATH      bibtex, ris, csl: a FILE; zotero: its data FOLDER; with the attached papers\n"
                      "  metadata DOC          its fields and where each came from; --title, --author, --year, --doi, --venue\n"
                      "  lookup DOC...|--all   asks Crossref for what it says of a DOI: goes over the network\n"
                      "  manifest [FILE]       all documents with their metadata as CSV\n"
                      "  bibtex [FILE]         all documents as BibTeX\n"
                      "  ask QUESTION          an answer with citations, or what was searched in vain; --server, --model:\n"
                      "                        written by a model, of which only what the papers prove is kept\n"
                      "  search WORDS          the passages that retrieval finds, with scores\n"
                      "  explain WORDS         every candidate with its scores and what was chosen; --profile, --weights\n"
                      "  spaces                embedding spaces; use FOLDER (of a model2vec model), use learned,\n"
                      "                        use server (of --server with --model),\n"
                      "                        download FOLDER [ADDRESS SHA256], remove N\n"
                      "  models                that servers on this computer have, or --server; test: tries one out\n"
                      "  threads, show ID      saved questions and answers; threads find WORDS, threads check ID...|--all looks\n"
                      "                        for every quote again, threads import FILE takes in an exported thread\n"
                      "  export ID             --format md|csv|pdf|bib|json, --output FILE, --crops\n"
                      "  evaluate              the bundled questions over the sample papers\n"
                      "  collection WHAT       measures retrieval on a collection: index, add, ingest, search, score\n\n"
                      "Exit codes: 0 done (a refusal is an answer), 1 failed, 2 wrong usage, 3 some documents could not be "
                      "read, 130 interrupted."_s;

} // namespace

int main(int argc, char **argv)
{
    reuseFreedMemory();
    const Interrupt interrupt;
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(u"adduce-cli"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(ADDUCE_VERSION));

    QCommandLineParser options;
    options.setApplicationDescription(kHelp);
    options.addHelpOption();
    options.addVersionOption();
    options.addPositionalArgument(u"command"_s, u"What to do, see above."_s, u"COMMAND [ARGUMENTS]"_s);
    options.addOption({ u"library"_s, u"The library file (default: %1)."_s.arg(Library::defaultPath()), u"FILE"_s });
    options.addOption({ u"json"_s, u"Machine-readable output."_s });
    options.addOption({ u"local-only"_s, u"Contacts nothing but this computer, whatever is asked for."_s });
    options.addOption({ u"thread"_s, u"ask: go on with this thread."_s, u"ID"_s });
    options.addOption({ u"server"_s,
        u"ask, models, spaces: the address of a model server. Its key is read from the environment, such as "
        "OPENAI_API_KEY or ADDUCE_KEY_ and its host."_s,
        u"URL"_s });
    options.addOption({ u"model"_s, u"ask, models, spaces: the name of a model of the server."_s, u"NAME"_s });
    options.addOption(
        { u"api"_s, u"How the server is spoken to: openai, ollama, anthropic or gemini."_s, u"API"_s, u"openai"_s });
    options.addOption({ u"kind"_s, u"models test: chat, reranker or embedder."_s, u"KIND"_s, u"chat"_s });
    options.addOption({ u"context"_s, u"ask: how many tokens the model has room for."_s, u"N"_s, u"8192"_s });
    options.addOption({ u"prompts"_s, u"ask: a folder with prompts in place of those that are built in."_s, u"FOLDER"_s });
    options.addOption({ u"ocr"_s, u"add: recognise the text of scans: off or auto; otherwise they are listed."_s, u"MODE"_s });
    options.addOption({ u"ocr-languages"_s,
        u"add: languages of the scans, out of %1."_s.arg(installedOcrLanguages().join(u", "_s)), u"eng+deu"_s });
    options.addOption({ u"jobs"_s, u"add: how many workers read at a time; otherwise one a processor."_s, u"N"_s });
    options.addOption({ u"profile"_s,
        u"add, retry: how text is cut into chunks; explain, collection search: how passages are found: %1."_s.arg(
            chunkProfileNames().join(u", "_s)),
        u"NAME"_s });
    options.addOption({ u"encoding"_s,
        u"add, retry: how the characters of texts are coded, when detecting it goes wrong: windows-1251, GB18030, ..."_s,
        u"NAME"_s });
    options.addOption({ u"collection"_s,
        u"add: put the documents into it, which is made if need be; list, ask, search, evaluate: only what is in it. "
        "A name or a path such as Sleep/Naps."_s,
        u"NAME"_s });
    options.addOption(
        { u"tag"_s, u"add: give the documents this tag; list, ask, search, evaluate: only what carries it."_s, u"TAG"_s });
    options.addOption({ u"document"_s, u"ask, search, evaluate: only this document; may be given several times."_s, u"DOC"_s });
    options.addOption({ u"watch"_s, u"add: remember the folders, and add what changes in them until Ctrl+C."_s });
    options.addOption({ u"failed"_s, u"list: only what could not be read."_s });
    options.addOption(
        { u"all"_s, u"retry: everything that failed; lookup: every document with a DOI; threads check: every thread."_s });
    options.addOption({ u"no-files"_s, u"import: only what the references say, not the attached papers."_s });
    options.addOption({ u"title"_s, u"metadata: the title."_s, u"TEXT"_s });
    options.addOption({ u"author"_s, u"metadata: an author; several times for several."_s, u"NAME"_s });
    options.addOption({ u"year"_s, u"metadata: the year."_s, u"YEAR"_s });
    options.addOption({ u"doi"_s, u"metadata: the DOI."_s, u"DOI"_s });
    options.addOption({ u"venue"_s, u"metadata: the journal, book or conference."_s, u"TEXT"_s });
    options.addOption({ u"crossref"_s, u"lookup: another server that answers as api.crossref.org does."_s, u"URL"_s });
    options.addOption({ u"sentences"_s, u"page: one sentence a line."_s });
    options.addOption({ u"png"_s, u"page: draw it into this file; it must not exist."_s, u"FILE"_s });
    options.addOption({ u"crops"_s, u"export: with the quotes on their pages (pdf)."_s });
    options.addOption({ u"format"_s, u"export: md, csv, pdf, bib or json."_s, u"FORMAT"_s, u"md"_s });
    options.addOption({ { u"o"_s, u"output"_s }, u"export, evaluate: the file to write; it must not exist."_s, u"FILE"_s });
    options.addOption({ u"db"_s, u"collection: the library file to measure with."_s, u"FILE"_s });
    options.addOption({ u"corpus"_s, u"collection index, add: texts, one JSON object a line."_s, u"FILE"_s });
    options.addOption({ u"list"_s, u"collection ingest: a file with a path of a paper in each line."_s, u"FILE"_s });
    options.addOption({ u"queries"_s, u"collection search: queries, one JSON object a line."_s, u"FILE"_s });
    options.addOption({ u"out"_s, u"collection search: the TREC run to write."_s, u"FILE"_s });
    options.addOption({ u"mode"_s, u"collection search: keyword, vector or hybrid."_s, u"MODE"_s, u"hybrid"_s });
    options.addOption({ u"k"_s, u"collection search: how many documents a query."_s, u"N"_s, u"100"_s });
    options.addOption({ u"weights"_s, u"explain: of keyword, vector and feedback, such as 0.3,0.6,0.25."_s, u"K,V,F"_s });
    options.addOption(
        { u"vectors"_s, u"collection index, add, search: vectors of the texts or queries, 32-bit floats."_s, u"FILE"_s });
    options.addOption({ u"dim"_s, u"collection: how many numbers a vector has."_s, u"N"_s });
    options.addOption({ u"run"_s, u"collection score: a TREC run; twice to compare two."_s, u"FILE"_s });
    options.addOption({ u"qrels"_s, u"collection score: the judgements."_s, u"FILE"_s });
    options.process(application);
    QNetworkProxyFactory::setUseSystemConfiguration(true);
    egressGate().setRules({ .localOnly = options.isSet(u"local-only"_s) });

    QStringList arguments = options.positionalArguments();
    const QString name = arguments.isEmpty() ? QString() : arguments.takeFirst();
    const auto command = kCommands.find(name);
    if (command == kCommands.end()) {
        cli::note(name.isEmpty() ? options.helpText() : u"Unknown command: %1. See --help."_s.arg(name));
        return cli::Usage;
    }
    cli::Context context { options, arguments, options.value(u"library"_s), {}, {}, options.isSet(u"json"_s), interrupt.token() };
    if (context.libraryPath.isEmpty())
        context.libraryPath = Library::defaultPath();
    context.worker.path = installedWorker(QCoreApplication::applicationDirPath());
    try {
        const cli::ExitCode code = command->second(context);
        if (std::fflush(stdout) != 0 || std::ferror(stdout))
            throw Error(ErrorKind::DiskFull, u"standard output"_s);
        return code;
    } catch (const Error &error) {
        cli::note(sentence(error));
        return error.kind() == ErrorKind::Stopped ? cli::Interrupted : cli::Failed;
    } catch (const std::exception &error) {
        cli::note(sentence(Error(ErrorKind::Internal, QString::fromUtf8(error.what()))));
        return cli::Failed;
    }
}
