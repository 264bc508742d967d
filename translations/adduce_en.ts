<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>adduce</name>
    <message numerus="yes">
        <source>%n document(s) could not be searched.</source>
        <translation>
            <numerusform>%n document could not be searched.</numerusform>
            <numerusform>%n documents could not be searched.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) of documents that never leave this computer were not sent.</source>
        <translation>
            <numerusform>%n passage of a document that never leaves this computer was not sent.</numerusform>
            <numerusform>%n passages of documents that never leave this computer were not sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out because it could not be proved: %n statement(s).</source>
        <translation>
            <numerusform>Left out because it could not be proved: %n statement.</numerusform>
            <numerusform>Left out because they could not be proved: %n statements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %1 of %n question(s).</source>
        <translation>
            <numerusform>Stopped after %1 of %n question.</numerusform>
            <numerusform>Stopped after %1 of %n questions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model failed on %n question(s), which are not counted</source>
        <translation>
            <numerusform>The model failed on %n question, which is not counted</numerusform>
            <numerusform>The model failed on %n questions, which are not counted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n sentence</numerusform>
            <numerusform>%n sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Filling the matrix: %1 of %n cell(s)</source>
        <translation>
            <numerusform>Filling the matrix: %1 of %n cell</numerusform>
            <numerusform>Filling the matrix: %1 of %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the model failed on %1 of %n question(s)</source>
        <translation>
            <numerusform>the model failed on %1 of %n question</numerusform>
            <numerusform>the model failed on %1 of %n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n question(s)</source>
        <translation>
            <numerusform>of %n question</numerusform>
            <numerusform>of %n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n question(s) asked</source>
        <translation>
            <numerusform>%1 of %n question asked</numerusform>
            <numerusform>%1 of %n questions asked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n citation(s)</source>
        <translation>
            <numerusform>of %n citation</numerusform>
            <numerusform>of %n citations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, over the %n question(s) of both</source>
        <translation>
            <numerusform>%1, over the %n question of both</numerusform>
            <numerusform>%1, over the %n questions of both</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n quote(s) checked again %1</source>
        <translation>
            <numerusform>the quote checked again %1</numerusform>
            <numerusform>all %n quotes checked again %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n quote(s) found word for word, %2</source>
        <translation>
            <numerusform>%1 of %n quote found word for word, %2</numerusform>
            <numerusform>%1 of %n quotes found word for word, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paper(s) can be asked.</source>
        <translation>
            <numerusform>%n paper can be asked.</numerusform>
            <numerusform>%n papers can be asked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n paper(s) can be asked.</source>
        <translation>
            <numerusform>%1 of %n paper can be asked.</numerusform>
            <numerusform>%1 of %n papers can be asked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved thread(s) would rest on other papers by now.</source>
        <translation>
            <numerusform>%n saved thread would rest on other papers by now.</numerusform>
            <numerusform>%n saved threads would rest on other papers by now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was written %n time(s) until the checks held or no attempt was left.</source>
        <translation>
            <numerusform>It was written %n time until the checks held or no attempt was left.</numerusform>
            <numerusform>It was written %n times until the checks held or no attempt was left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) of the web were read, too.</source>
        <translation>
            <numerusform>%n page of the web was read, too.</numerusform>
            <numerusform>%n pages of the web were read, too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mean temperature of the last %n hour(s): %1 °C.</source>
        <translation>
            <numerusform>Mean temperature of the last hour: %1 °C.</numerusform>
            <numerusform>Mean temperature of the last %n hours: %1 °C.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>searched %n time(s)</source>
        <translation>
            <numerusform>searched once</numerusform>
            <numerusform>searched %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>written %n time(s)</source>
        <translation>
            <numerusform>written once</numerusform>
            <numerusform>written %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>over %n answer(s)</source>
        <translation>
            <numerusform>over %n answer</numerusform>
            <numerusform>over %n answers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::AddServerDialog</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::AlsoSaid</name>
    <message numerus="yes">
        <source>Also said: %n sentence(s)</source>
        <translation>
            <numerusform>Also said: %n sentence</numerusform>
            <numerusform>Also said: %n sentences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::AnswerBody</name>
    <message numerus="yes">
        <source>%n personal datum(s) masked</source>
        <translation>
            <numerusform>%n personal datum masked</numerusform>
            <numerusform>%n personal data masked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::AskedQuestion</name>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n sentence</numerusform>
            <numerusform>%n sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Asked in %n part(s)</source>
        <translation>
            <numerusform>Asked in %n part</numerusform>
            <numerusform>Asked in %n parts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ChecksDialog</name>
    <message numerus="yes">
        <source>Of %1 false statements %2 were found (%3); %4 of %n true one(s) were lost.</source>
        <translation>
            <numerusform>Of %1 false statements %2 were found (%3); %4 of %n true one were lost.</numerusform>
            <numerusform>Of %1 false statements %2 were found (%3); %4 of %n true ones were lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n statement(s) kept in %1</source>
        <translation>
            <numerusform>%n statement kept in %1</numerusform>
            <numerusform>%n statements kept in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ChunkingsList</name>
    <message numerus="yes">
        <source>%n passage(s), %1</source>
        <translation>
            <numerusform>%n passage, %1</numerusform>
            <numerusform>%n passages, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s), %1; not complete: the next question by such a profile goes on with it</source>
        <translation>
            <numerusform>%n passage, %1; not complete: the next question by such a profile goes on with it</numerusform>
            <numerusform>%n passages, %1; not complete: the next question by such a profile goes on with it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::CollectionDialog</name>
    <message numerus="yes">
        <source>Stopped: %n profile(s) measured whole.</source>
        <translation>
            <numerusform>Stopped: %n profile measured whole.</numerusform>
            <numerusform>Stopped: %n profiles measured whole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgement(s) of queries or texts that are not in the folder left out.</source>
        <translation>
            <numerusform>%n judgement of a query or text that is not in the folder left out.</numerusform>
            <numerusform>%n judgements of queries or texts that are not in the folder left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::CollectionTree</name>
    <message numerus="yes">
        <source>%1, %n document(s)</source>
        <translation>
            <numerusform>%1, %n document</numerusform>
            <numerusform>%1, %n documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::CrossrefLookup</name>
    <message numerus="yes">
        <source>Crossref: %n paper(s) found</source>
        <translation>
            <numerusform>Crossref: %n paper found</numerusform>
            <numerusform>Crossref: %n papers found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not known there</source>
        <translation>
            <numerusform>%n not known there</numerusform>
            <numerusform>%n not known there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a DOI</source>
        <translation>
            <numerusform>%n without a DOI</numerusform>
            <numerusform>%n without a DOI</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n never leave(s) this computer</source>
        <translation>
            <numerusform>%n never leaves this computer</numerusform>
            <numerusform>%n never leave this computer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::DocumentFacts</name>
    <message numerus="yes">
        <source>%n piece(s) of text cannot be seen on the page. They are neither searched nor given to any model.</source>
        <translation>
            <numerusform>%n piece of text cannot be seen on the page. It is neither searched nor given to any model.</numerusform>
            <numerusform>%n pieces of text cannot be seen on the page. They are neither searched nor given to any model.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::DocumentFoot</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved answer(s) rest on it: %1.</source>
        <translation>
            <numerusform>%n saved answer rests on it: %1.</numerusform>
            <numerusform>%n saved answers rest on it: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n document(s) from the library? The files stay where they are, and saved answers keep their quotes. All else that they say leaves the library. They can be put back.</source>
        <translation>
            <numerusform>Remove %n document from the library? The file stays where it is, and saved answers keep their quotes. All else that it says leaves the library. It can be put back.</numerusform>
            <numerusform>Remove %n documents from the library? The files stay where they are, and saved answers keep their quotes. All else that they say leaves the library. They can be put back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::EvaluationPage</name>
    <message numerus="yes">
        <source>so far: %1 of %n question(s)</source>
        <translation>
            <numerusform>so far: %1 of %n question</numerusform>
            <numerusform>so far: %1 of %n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::EvaluationTools</name>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>%n minute left</numerusform>
            <numerusform>%n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n question(s)</source>
        <translation>
            <numerusform>%1: %n question</numerusform>
            <numerusform>%1: %n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n paper(s)</source>
        <translation>
            <numerusform>Add %n paper</numerusform>
            <numerusform>Add %n papers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceEditing</name>
    <message numerus="yes">
        <source>Add %n row(s)</source>
        <translation>
            <numerusform>Add %n row</numerusform>
            <numerusform>Add %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n row(s)</source>
        <translation>
            <numerusform>Delete %n row</numerusform>
            <numerusform>Delete %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceFoot</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paper(s)</source>
        <translation>
            <numerusform>%n paper</numerusform>
            <numerusform>%n papers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quote(s) not found as cited</source>
        <translation>
            <numerusform>%n quote not found as cited</numerusform>
            <numerusform>%n quotes not found as cited</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceNote</name>
    <message numerus="yes">
        <source>%n answer(s) would rest on other papers by now: %1</source>
        <translation>
            <numerusform>%n answer would rest on other papers by now: %1</numerusform>
            <numerusform>%n answers would rest on other papers by now: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::EvidencePage</name>
    <message numerus="yes">
        <source>%n quote(s) not found as cited</source>
        <translation>
            <numerusform>%n quote not found as cited</numerusform>
            <numerusform>%n quotes not found as cited</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quote(s) checked: all stand on their pages</source>
        <translation>
            <numerusform>%n quote checked: it stands on its page</numerusform>
            <numerusform>%n quotes checked: all stand on their pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::Filer</name>
    <message numerus="yes">
        <source>%n paper(s) filed</source>
        <translation>
            <numerusform>%n paper filed</numerusform>
            <numerusform>%n papers filed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paper(s) taken out</source>
        <translation>
            <numerusform>%n paper taken out</numerusform>
            <numerusform>%n papers taken out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paper(s) never leave this computer</source>
        <translation>
            <numerusform>%n paper never leaves this computer</numerusform>
            <numerusform>%n papers never leave this computer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paper(s) may be sent to the servers you choose</source>
        <translation>
            <numerusform>%n paper may be sent to the servers you choose</numerusform>
            <numerusform>%n papers may be sent to the servers you choose</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tag for %n paper(s)</source>
        <translation>
            <numerusform>Tag for %n paper</numerusform>
            <numerusform>Tag for %n papers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::FilterBar</name>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n document(s)</source>
        <translation>
            <numerusform>%1 of %n document</numerusform>
            <numerusform>%1 of %n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ask these %n</source>
        <translation>
            <numerusform>Ask this one</numerusform>
            <numerusform>Ask these %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::FindPapersDialog</name>
    <message numerus="yes">
        <source>%n paper(s) found.</source>
        <translation>
            <numerusform>%n paper found.</numerusform>
            <numerusform>%n papers found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::FoldedTurn</name>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n sentence</numerusform>
            <numerusform>%n sentences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::HistoryFoot</name>
    <message numerus="yes">
        <source>%n deleted</source>
        <translation>
            <numerusform>%n deleted</numerusform>
            <numerusform>%n deleted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::HistoryList</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted thread(s)</source>
        <translation>
            <numerusform>%n deleted thread</numerusform>
            <numerusform>%n deleted threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n thread</numerusform>
            <numerusform>%n threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n thread(s)</source>
        <translation>
            <numerusform>%1 of %n thread</numerusform>
            <numerusform>%1 of %n threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::JobBar</name>
    <message numerus="yes">
        <source>%n document(s) read</source>
        <translation>
            <numerusform>%n document read</numerusform>
            <numerusform>%n documents read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already there</source>
        <translation>
            <numerusform>%n already there</numerusform>
            <numerusform>%n already there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read: see the library</source>
        <translation>
            <numerusform>%n could not be read: see the library</numerusform>
            <numerusform>%n could not be read: see the library</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) searchable</source>
        <translation>
            <numerusform>%n document searchable</numerusform>
            <numerusform>%n documents searchable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n document(s) searchable</source>
        <translation>
            <numerusform>%1 of %n document searchable</numerusform>
            <numerusform>%1 of %n documents searchable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n s left</source>
        <translation>
            <numerusform>%n s left</numerusform>
            <numerusform>%n s left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min left</source>
        <translation>
            <numerusform>%n min left</numerusform>
            <numerusform>%n min left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>jobs</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passed over in the folders</source>
        <comment>files and folders</comment>
        <translation>
            <numerusform>%n passed over in the folders</numerusform>
            <numerusform>%n passed over in the folders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::LibraryCare</name>
    <message numerus="yes">
        <source>%n papers came over.</source>
        <translation>
            <numerusform>%n paper came over.</numerusform>
            <numerusform>%n papers came over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n threads came over.</source>
        <translation>
            <numerusform>%n thread came over.</numerusform>
            <numerusform>%n threads came over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows of evidence came over.</source>
        <translation>
            <numerusform>%n row of evidence came over.</numerusform>
            <numerusform>%n rows of evidence came over.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::LibraryModel</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::MatrixCommands</name>
    <message numerus="yes">
        <source>Add %n paper(s)</source>
        <translation>
            <numerusform>Add %n paper</numerusform>
            <numerusform>Add %n papers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Comparison of %n paper(s)</source>
        <translation>
            <numerusform>Comparison of %n paper</numerusform>
            <numerusform>Comparison of %n papers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::MatrixModel</name>
    <message numerus="yes">
        <source>%n quote(s)</source>
        <translation>
            <numerusform>%n quote</numerusform>
            <numerusform>%n quotes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not reported</source>
        <translation>
            <numerusform>%n not reported</numerusform>
            <numerusform>%n not reported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without</source>
        <translation>
            <numerusform>%n without</numerusform>
            <numerusform>%n without</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s)</source>
        <translation>
            <numerusform>%n conflict</numerusform>
            <numerusform>%n conflicts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ModelsSettingsPage</name>
    <message numerus="yes">
        <source>Looked for Ollama, llama.cpp, LM Studio and vLLM on this computer; %n server(s) found.</source>
        <translation>
            <numerusform>Looked for Ollama, llama.cpp, LM Studio and vLLM on this computer; %n server found.</numerusform>
            <numerusform>Looked for Ollama, llama.cpp, LM Studio and vLLM on this computer; %n servers found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::Notifications</name>
    <message numerus="yes">
        <source>Messages, %n unread</source>
        <translation>
            <numerusform>Messages, %n unread</numerusform>
            <numerusform>Messages, %n unread</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::PrivacySettingsPage</name>
    <message numerus="yes">
        <source>%n paper(s)</source>
        <translation>
            <numerusform>%n paper</numerusform>
            <numerusform>%n papers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ProfileMenu</name>
    <message numerus="yes">
        <source>%n profile(s)</source>
        <translation>
            <numerusform>%n profile</numerusform>
            <numerusform>%n profiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ProfileSettingsPage</name>
    <message numerus="yes">
        <source>%n value(s) changed</source>
        <translation>
            <numerusform>%n value changed</numerusform>
            <numerusform>%n values changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paper(s) in the library were cut otherwise than this profile asks. They are cut so, too, when you ask next; until then their passages are searched as they are.</source>
        <translation>
            <numerusform>%n paper in the library was cut otherwise than this profile asks. It is cut so, too, when you ask next; until then its passages are searched as they are.</numerusform>
            <numerusform>%n papers in the library were cut otherwise than this profile asks. They are cut so, too, when you ask next; until then their passages are searched as they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::PromptsSettingsPage</name>
    <message numerus="yes">
        <source>%n line(s) more</source>
        <translation>
            <numerusform>%n line more</numerusform>
            <numerusform>%n lines more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) less</source>
        <translation>
            <numerusform>%n line less</numerusform>
            <numerusform>%n lines less</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::QuestionFilter</name>
    <message numerus="yes">
        <source>%1 of %n question(s)</source>
        <translation>
            <numerusform>%1 of %n question</numerusform>
            <numerusform>%1 of %n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::QuestionList</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::QuoteChooser</name>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n sentence</numerusform>
            <numerusform>%n sentences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::QuoteFoot</name>
    <message numerus="yes">
        <source>Cited in %n thread(s)</source>
        <translation>
            <numerusform>Cited in %n thread</numerusform>
            <numerusform>Cited in %n threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ReferenceImport</name>
    <message numerus="yes">
        <source>%n reference(s)</source>
        <translation>
            <numerusform>%n reference</numerusform>
            <numerusform>%n references</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n paper(s) to read</source>
        <translation>
            <numerusform>, %n paper to read</numerusform>
            <numerusform>, %n papers to read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n not understood, the first in line %1</source>
        <translation>
            <numerusform>, %n not understood, the first in line %1</numerusform>
            <numerusform>, %n not understood, the first in line %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) described by references</source>
        <translation>
            <numerusform>%n document described by references</numerusform>
            <numerusform>%n documents described by references</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n reference(s) without a paper kept</source>
        <translation>
            <numerusform>; %n reference without a paper kept</numerusform>
            <numerusform>; %n references without a paper kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n highlight(s) taken over</source>
        <translation>
            <numerusform>; %n highlight taken over</numerusform>
            <numerusform>; %n highlights taken over</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::RefusalPanel</name>
    <message numerus="yes">
        <source>in %n paper(s)</source>
        <translation>
            <numerusform>in %n paper</numerusform>
            <numerusform>in %n papers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::RemovedPanel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed before you saw the answer</source>
        <translation>
            <numerusform>%n removed before you saw the answer</numerusform>
            <numerusform>%n removed before you saw the answer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ReplayDialog</name>
    <message numerus="yes">
        <source>All is as it was: %n question(s) asked again.</source>
        <translation>
            <numerusform>All is as it was: %n question asked again.</numerusform>
            <numerusform>All is as it was: %n questions asked again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n question(s) find other evidence.</source>
        <translation>
            <numerusform>%1 of %n question finds other evidence.</numerusform>
            <numerusform>%1 of %n questions find other evidence.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::RowCommands</name>
    <message numerus="yes">
        <source>%n row(s) added to “%1”</source>
        <translation>
            <numerusform>%n row added to “%1”</numerusform>
            <numerusform>%n rows added to “%1”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ScopeChip</name>
    <message numerus="yes">
        <source>%1: %n paper(s)</source>
        <translation>
            <numerusform>%1: %n paper</numerusform>
            <numerusform>%1: %n papers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen paper(s)</source>
        <translation>
            <numerusform>%n chosen paper</numerusform>
            <numerusform>%n chosen papers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n paper(s)</source>
        <translation>
            <numerusform>All %n paper</numerusform>
            <numerusform>All %n papers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n document(s) chosen before</source>
        <translation>
            <numerusform>The %n document chosen before</numerusform>
            <numerusform>The %n documents chosen before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n document(s) selected in the library</source>
        <translation>
            <numerusform>The %n document selected in the library</numerusform>
            <numerusform>The %n documents selected in the library</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n document(s)</source>
        <translation>
            <numerusform>%1: %n document</numerusform>
            <numerusform>%1: %n documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::SearchSettingsPage</name>
    <message numerus="yes">
        <source>%n dimension(s)</source>
        <translation>
            <numerusform>%n dimension</numerusform>
            <numerusform>%n dimensions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::StatusLine</name>
    <message numerus="yes">
        <source>%n paper(s)</source>
        <translation>
            <numerusform>%n paper</numerusform>
            <numerusform>%n papers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n document(s)</source>
        <translation>
            <numerusform>%1 of %n document</numerusform>
            <numerusform>%1 of %n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n passage</numerusform>
            <numerusform>%n passages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation>
            <numerusform>%n removed</numerusform>
            <numerusform>%n removed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ThreadBar</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ThreadCommands</name>
    <message numerus="yes">
        <source>%n thread(s) deleted</source>
        <translation>
            <numerusform>%n thread deleted</numerusform>
            <numerusform>%n threads deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n thread(s) for good?</source>
        <translation>
            <numerusform>Delete %n thread for good?</numerusform>
            <numerusform>Delete %n threads for good?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ThreadImport</name>
    <message numerus="yes">
        <source>%n thread(s) imported</source>
        <translation>
            <numerusform>%n thread imported</numerusform>
            <numerusform>%n threads imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n quote(s) found word for word</source>
        <translation>
            <numerusform>%1 of %n quote found word for word</numerusform>
            <numerusform>%1 of %n quotes found word for word</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not on the page</source>
        <translation>
            <numerusform>%n not on the page</numerusform>
            <numerusform>%n not on the page</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of papers that are not in the library: add them and check again</source>
        <translation>
            <numerusform>%n of papers that are not in the library: add them and check again</numerusform>
            <numerusform>%n of papers that are not in the library: add them and check again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ThreadListModel</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n citation(s)</source>
        <translation>
            <numerusform>%n citation</numerusform>
            <numerusform>%n citations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quote(s) not found</source>
        <translation>
            <numerusform>%n quote not found</numerusform>
            <numerusform>%n quotes not found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) changed</source>
        <translation>
            <numerusform>%n source changed</numerusform>
            <numerusform>%n sources changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) not in the library</source>
        <translation>
            <numerusform>%n source not in the library</numerusform>
            <numerusform>%n sources not in the library</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>new evidence for %n answer(s)</source>
        <translation>
            <numerusform>new evidence for %n answer</numerusform>
            <numerusform>new evidence for %n answers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::TraceModel</name>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n candidate</numerusform>
            <numerusform>%n candidates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %n neighbour(s)</source>
        <translation>
            <numerusform>+ %n neighbour</numerusform>
            <numerusform>+ %n neighbours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n result</numerusform>
            <numerusform>%n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) of %1</source>
        <translation>
            <numerusform>%n page of %1</numerusform>
            <numerusform>%n pages of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::VerifyDialog</name>
    <message numerus="yes">
        <source>%1 of %n paper(s) read</source>
        <translation>
            <numerusform>%1 of %n paper read</numerusform>
            <numerusform>%1 of %n papers read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n place(s) stand: the file says what it said, and the papers hold every quote.</source>
        <translation>
            <numerusform>The only place stands: the file says what it said, and the paper holds its quote.</numerusform>
            <numerusform>All %n places stand: the file says what it said, and the papers hold every quote.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n place(s) stand.</source>
        <translation>
            <numerusform>%1 of %n place stands.</numerusform>
            <numerusform>%1 of %n places stand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::WantedPapersDialog</name>
    <message numerus="yes">
        <source>%n reference(s) removed. Undo brings them back.</source>
        <translation>
            <numerusform>%n reference removed. Undo brings it back.</numerusform>
            <numerusform>%n references removed. Undo brings them back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::WhatIfPanel</name>
    <message numerus="yes">
        <source>The same %n passage(s) are kept.</source>
        <translation>
            <numerusform>The same passage is kept.</numerusform>
            <numerusform>The same %n passages are kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) are kept:</source>
        <translation>
            <numerusform>%n passage is kept:</numerusform>
            <numerusform>%n passages are kept:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::OverviewPane</name>
    <message numerus="yes">
        <source>%n paper(s)</source>
        <translation>
            <numerusform>%n paper</numerusform>
            <numerusform>%n papers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::OverviewReader</name>
    <message numerus="yes">
        <source>%n question(s) to ask</source>
        <translation>
            <numerusform>%n question to ask</numerusform>
            <numerusform>%n questions to ask</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::SearchWindow</name>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n passage</numerusform>
            <numerusform>%n passages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n paper(s)</source>
        <translation>
            <numerusform>of %n paper</numerusform>
            <numerusform>of %n papers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::DocumentList</name>
    <message numerus="yes">
        <source>%n paper(s)</source>
        <translation>
            <numerusform>%n paper</numerusform>
            <numerusform>%n papers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::HighlightsWindow</name>
    <message numerus="yes">
        <source>%n highlight(s)</source>
        <translation>
            <numerusform>%n highlight</numerusform>
            <numerusform>%n highlights</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::HighlightPane</name>
    <message numerus="yes">
        <source>Take over %n mark(s) of the file</source>
        <translation>
            <numerusform>Take over %n mark of the file</numerusform>
            <numerusform>Take over %n marks of the file</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ZoteroFollowing</name>
    <message numerus="yes">
        <source>%n new or changed item(s) at %1.</source>
        <translation>
            <numerusform>%n new or changed item at %1.</numerusform>
            <numerusform>%n new or changed items at %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ConflictLines</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::FiguresWindow</name>
    <message numerus="yes">
        <source>%n paper(s) with a number</source>
        <translation>
            <numerusform>%n paper with a number</numerusform>
            <numerusform>%n papers with a number</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with one of another kind</source>
        <translation>
            <numerusform>%n with one of another kind</numerusform>
            <numerusform>%n with one of another kind</numerusform>
        </translation>
    </message>
</context>
</TS>
