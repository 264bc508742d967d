#include "app/cli/command_help.h"

#include <algorithm>
#include <array>

namespace adduce::cli {

namespace {

constexpr std::array kHelp {
    CommandHelp { "add", "FILES|FOLDERS", "reads papers into the library", "",
        "PDF, EPUB, XPS, DOCX, ODT, HTML, Markdown and text; folders are searched, links are not followed.",
        "add papers/*.pdf --collection Sleep\nadd ~/papers --watch" },
    CommandHelp {
        "retry", "DOC...|--all", "reads documents again, or all that failed", "", "", "retry --all\nretry scan.pdf --ocr auto" },
    CommandHelp { "list", "", "documents with their states", "", "", "list\nlist --failed" },
    CommandHelp { "remove", "DOC...", "takes documents out; their files and the quotes of threads stay", "",
        "A DOC is an id of list, a path, a file name or the first eight letters of its hash.", "remove smith.pdf" },
    CommandHelp {
        "text", "DOC", "reading order, one sentence a line", "", "'# ' stands before the title of a section.", "text smith.pdf" },
    CommandHelp { "chunks", "DOC", "what is searched of a document", "", "With ids, sections and pages.", "chunks smith.pdf" },
    CommandHelp { "page", "DOC N", "the text of one page", "", "Pages are counted from 1 in the file.",
        "page smith.pdf 3\npage smith.pdf 3 --png page3.png" },
    CommandHelp { "collections", "[VERB NAME ...]", "collections of papers: lists, makes and fills them",
        "create remove rename describe add take",
        "create|remove NAME, rename NAME NEW, describe NAME TEXT, add|take NAME DOC...; a NAME may be a path such as Sleep/Naps.",
        "collections create Sleep/Naps\ncollections add Sleep/Naps smith.pdf" },
    CommandHelp {
        "tags", "[add|take TAG DOC...]", "lists tags, gives and takes them", "add take", "", "tags add \"to read\" smith.pdf" },
    CommandHelp { "duplicates", "[dismiss|merge DOC DOC]", "what looks like one paper", "dismiss merge",
        "dismiss DOC DOC says that they are two, merge KEPT DOC that they are one.", "duplicates merge smith.pdf copy.pdf" },
    CommandHelp { "highlights", "[DOC]", "what is highlighted, in one paper or in all", "add change remove",
        "add DOC PAGE WORDS, change N (with --colour, --note), remove N...",
        "highlights smith.pdf --copy marked.pdf\nhighlights add smith.pdf 3 \"words of that page\" --colour blue" },
    CommandHelp { "import", "KIND PATH", "what a reference manager, or a parser, says of papers", "bibtex ris csl zotero chunks",
        "bibtex, ris, csl: a FILE; zotero: its data FOLDER; with the attached papers. chunks: FILEs of JSON, with --collection "
        "NAME before each.",
        "import bibtex library.bib\nimport zotero ~/Zotero" },
    CommandHelp { "metadata", "DOC", "the fields of a document and where each came from", "", "Options set them.",
        "metadata smith.pdf --year 2021 --doi 10.1000/x" },
    CommandHelp {
        "lookup", "DOC...|--all", "asks Crossref what it says of a DOI", "", "Goes over the network.", "lookup smith.pdf" },
    CommandHelp { "manifest", "[FILE]", "all documents with their metadata as CSV", "", "", "manifest papers.csv" },
    CommandHelp { "bibtex", "[FILE]", "all documents as BibTeX", "", "", "bibtex papers.bib" },
    CommandHelp { "ris", "[FILE]", "all documents as RIS", "", "", "ris papers.ris" },
    CommandHelp { "csl", "[FILE]", "all documents as CSL JSON", "", "", "csl papers.csl.json" },
    CommandHelp { "ask", "QUESTION", "an answer with its quotes, or what was searched in vain", "",
        "Kept as a thread, whose number is told at the end. Without a model the papers' own sentences answer.",
        "ask \"Does a nap improve recall?\"\nask --thread 12 \"And in children?\"" },
    CommandHelp { "web", "[VERB ...]", "what of the web questions may search, and the pages that came",
        "allow forbid searxng email duckduckgo wikipedia days keep drop",
        "allow, forbid, searxng URL|none, email ADDRESS|none, duckduckgo|wikipedia on|off, days N, keep|drop DOC", "web allow" },
    CommandHelp { "memory", "[allow|forbid|forget]", "what the model that writes may remember, and has", "allow forbid forget",
        "", "memory forget" },
    CommandHelp {
        "records", "[VERB]", "the log of questions: a line for each", "summary allow forbid forget", "", "records summary" },
    CommandHelp { "settings", "[NAME [VALUE]]", "what the window's Settings have and no other command",
        "reading.ocr reading.ocr_languages reading.seconds reading.megabytes online.local_only online.crossref server.add_from",
        "", "settings\nsettings online.local_only on" },
    CommandHelp { "privacy", "[keep|release DOC...]", "the documents that never leave this computer", "keep release", "",
        "privacy keep interview.docx" },
    CommandHelp { "watch", "[remove FOLDER...]", "the folders that are watched", "list remove", "add FOLDER --watch watches one.",
        "watch remove ~/papers" },
    CommandHelp { "papers", "QUESTION", "papers on a question that services know", "", "Goes over the network.",
        "papers \"naps and memory\" --add 1,3" },
    CommandHelp { "wanted", "[VERB N...]", "references without a file", "find attach remove",
        "find N...|--all looks for free copies and reads them (goes over the network); attach N FILE; remove N...",
        "wanted\nwanted find 1 2" },
    CommandHelp {
        "chat", "", "questions one after another, as a conversation", "", "/help lists its commands.", "chat\nchat --thread 12" },
    CommandHelp { "search", "WORDS", "the passages that retrieval finds, with scores", "",
        "\"exact words\", -without, author:smith, year:2019..2023, in:COLLECTION, section:methods.",
        "search \"word pairs\" year:2015..\nsearch recall --mode keyword --lines" },
    CommandHelp {
        "explain", "WORDS", "every candidate of a search with its scores, and what was chosen", "", "", "explain naps recall" },
    CommandHelp { "spaces", "[VERB ...]", "embedding spaces, and which is searched", "use download remove",
        "use FOLDER (of a model2vec model), use learned, use server (of --server with --model), download FOLDER [ADDRESS "
        "SHA256], "
        "remove N",
        "spaces download ~/potion\nspaces use learned" },
    CommandHelp { "chunkings", "[make|drop HASH]", "other ways in which the papers are cut", "make drop",
        "make cuts them as --profile asks, from the text that is stored.", "chunkings make --profile nutor" },
    CommandHelp { "profiles", "[VERB ...]", "how questions are answered", "list show set copy remove import export",
        "list, show [NAME], set NAME [KEY=VALUE...], copy NAME NEW [KEY=VALUE...], remove NAME, import FILE, export NAME [FILE]",
        "profiles set portal" },
    CommandHelp {
        "pipeline", "", "the stages that a question goes through by a profile", "", "", "pipeline --profile portal --mermaid" },
    CommandHelp { "models", "[VERB ...]", "models on servers, and what they are used for", "test add kept use remove pull run",
        "Alone: those that servers on this computer have. test, add, kept, use TASK NAME|none (answer, rank, judge or check), "
        "remove NAME, pull NAME (Ollama fetches it), run FILE.gguf (with llama-server, until Ctrl+C)",
        "models add --server http://localhost:11434 --api ollama --model llama3\nmodels use answer llama3" },
    CommandHelp { "threads", "[VERB ID...]", "saved questions and answers",
        "find like check import rename pin unpin tag untag remove restore bin",
        "find WORDS, like QUESTION, check ID...|--all, import FILE..., rename ID TITLE, pin|unpin ID..., tag|untag ID TAG..., "
        "remove|restore "
        "ID..., bin",
        "threads find naps\nthreads tag 12 \"to read\"" },
    CommandHelp { "show", "ID", "one thread with every quote", "", "", "show 12" },
    CommandHelp { "export", "ID", "a thread as a file", "", "", "export 12 --format pdf --output naps.pdf --crops" },
    CommandHelp { "evidence", "[VERB TABLE ...]", "tables of evidence", "show create rename remove add check export",
        "show|check|export TABLE, create NAME, rename TABLE NAME, remove TABLE..., add TABLE THREAD... A TABLE is a number or a "
        "name.",
        "evidence create Naps\nevidence add Naps 12" },
    CommandHelp { "matrix", "VERB TABLE ...", "what each paper says to each question", "show ask unask add take fill export",
        "show|fill|export TABLE, ask TABLE QUESTION, unask TABLE N, add|take TABLE DOC... A TABLE is one of evidence.",
        "matrix ask Naps \"How many took part?\"\nmatrix add Naps smith.pdf" },
    CommandHelp { "replay", "[ID]", "asks a thread again, and says what is found otherwise", "",
        "Without ID: the threads whose answers new or replaced papers would change. No model is asked.", "replay 12" },
    CommandHelp { "ratings", "[TURN right|partly|wrong|none]", "what you said of answers, as CSV", "",
        "TURN is the number of an answer: \"trace\" of show --json.", "ratings 31 right" },
    CommandHelp { "evaluate", "[VERB ...]", "asks questions whose answers are known, and measures", "runs show sets propose",
        "The bundled questions over the sample papers, or those of --set. runs lists what is kept, show N shows it, sets "
        "[FILE...] "
        "says what can be asked, propose makes a set of the papers' own sentences for you to accept.",
        "evaluate --profile portal --gate \"right>=0.6\"\nevaluate propose --output questions.json" },
    CommandHelp { "check", "FILE", "statements against their passages: proved, not proved or contradicted", "",
        "A line is {\"statement\": \"...\", \"passages\": [\"...\"]}; - is standard input.", "check statements.jsonl" },
    CommandHelp { "verify", "FILE", "an exported file against the papers themselves, opened anew", "", "json, md, pdf or csv.",
        "verify naps.pdf --papers ~/papers" },
    CommandHelp { "lab", "VERB ADDRESS", "a laboratory's library on PostgreSQL, shared by several computers",
        "create admit join sync search status lost share unshare share-table unshare-table leave",
        "create ADDRESS (by who administers the database; --files keeps the files of papers there), admit LOGIN ROLE ADDRESS, "
        "join ADDRESS, "
        "sync [--watch], search QUESTION (in the laboratory's database, papers that are not here among them), status, "
        "lost [restore|dismiss NUMBER...] (what others wrote over unseen), share|unshare "
        "THREAD..., share-table|unshare-table TABLE..., leave. An ADDRESS holds no password: that is of the keyring, or of the "
        "file that PGPASSFILE "
        "names.",
        "lab join postgresql://anna@server.example.org/laboratory\nlab search word pairs --lines" },
    CommandHelp { "backup", "FILE", "copies the whole library, as of one moment", "", "", "backup library-monday.adduce" },
    CommandHelp { "restore", "FILE", "a backup takes the place of the library, or adds what is missing", "",
        "The library that was there stays beside it under another name.", "restore library-monday.adduce" },
    CommandHelp { "rescue", "NEW", "takes over what can be read of a damaged library", "", "",
        "--library damaged.adduce rescue sound.adduce" },
    CommandHelp { "collection", "VERB", "measures retrieval on a collection", "index add ingest search score", "",
        "collection search --db med.adduce --queries queries.jsonl --out run.txt" },
    CommandHelp { "help", "[COMMAND]", "this list, or what a command knows, with examples", "", "", "help ask" },
    CommandHelp { "completions", "SHELL", "what completes commands in a shell", "bash zsh fish",
        "They come with the package; elsewhere, say where yours looks for them.",
        "completions bash --output ~/.local/share/bash-completion/completions/adduce-cli" },
};

} // namespace

std::span<const CommandHelp> commandHelp()
{
    return kHelp;
}

const CommandHelp *findHelp(const QString &name)
{
    const auto found = std::ranges::find_if(kHelp, [&](const CommandHelp &help) { return name == QLatin1StringView(help.name); });
    return found == kHelp.end() ? nullptr : &*found;
}

} // namespace adduce::cli
