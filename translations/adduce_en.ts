<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>adduce</name>
    <message numerus="yes">
        <source>%Ln document(s) could not be searched.</source>
        <translation>
            <numerusform>%Ln document could not be searched.</numerusform>
            <numerusform>%Ln documents could not be searched.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) of documents that never leave this computer were not sent.</source>
        <translation>
            <numerusform>%Ln passage of a document that never leaves this computer was not sent.</numerusform>
            <numerusform>%Ln passages of documents that never leave this computer were not sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out because it could not be proved: %Ln statement(s).</source>
        <translation>
            <numerusform>Left out because it could not be proved: %Ln statement.</numerusform>
            <numerusform>Left out because they could not be proved: %Ln statements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %1 of %Ln question(s).</source>
        <translation>
            <numerusform>Stopped after %1 of %Ln question.</numerusform>
            <numerusform>Stopped after %1 of %Ln questions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model failed on %Ln question(s), which are not counted</source>
        <translation>
            <numerusform>The model failed on %Ln question, which is not counted</numerusform>
            <numerusform>The model failed on %Ln questions, which are not counted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln page</numerusform>
            <numerusform>%Ln pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s)</source>
        <translation>
            <numerusform>%Ln sentence</numerusform>
            <numerusform>%Ln sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Filling the matrix: %L1 of %Ln cell(s)</source>
        <translation>
            <numerusform>Filling the matrix: %L1 of %Ln cell</numerusform>
            <numerusform>Filling the matrix: %L1 of %Ln cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the model failed on %1 of %Ln question(s)</source>
        <translation>
            <numerusform>the model failed on %1 of %Ln question</numerusform>
            <numerusform>the model failed on %1 of %Ln questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln question(s)</source>
        <translation>
            <numerusform>of %Ln question</numerusform>
            <numerusform>of %Ln questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln question(s) asked</source>
        <translation>
            <numerusform>%1 of %Ln question asked</numerusform>
            <numerusform>%1 of %Ln questions asked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln citation(s)</source>
        <translation>
            <numerusform>of %Ln citation</numerusform>
            <numerusform>of %Ln citations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, over the %Ln question(s) of both</source>
        <translation>
            <numerusform>%1, over the %Ln question of both</numerusform>
            <numerusform>%1, over the %Ln questions of both</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %Ln quote(s) checked again %1</source>
        <translation>
            <numerusform>the quote checked again %1</numerusform>
            <numerusform>all %Ln quotes checked again %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln quote(s) found word for word, %2</source>
        <translation>
            <numerusform>%1 of %Ln quote found word for word, %2</numerusform>
            <numerusform>%1 of %Ln quotes found word for word, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) can be asked.</source>
        <translation>
            <numerusform>%Ln paper can be asked.</numerusform>
            <numerusform>%Ln papers can be asked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln paper(s) can be asked.</source>
        <translation>
            <numerusform>%1 of %Ln paper can be asked.</numerusform>
            <numerusform>%1 of %Ln papers can be asked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln saved thread(s) would rest on other papers by now.</source>
        <translation>
            <numerusform>%Ln saved thread would rest on other papers by now.</numerusform>
            <numerusform>%Ln saved threads would rest on other papers by now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was written %Ln time(s) until the checks held or no attempt was left.</source>
        <translation>
            <numerusform>It was written %Ln time until the checks held or no attempt was left.</numerusform>
            <numerusform>It was written %Ln times until the checks held or no attempt was left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) of the web were read, too.</source>
        <translation>
            <numerusform>%Ln page of the web was read, too.</numerusform>
            <numerusform>%Ln pages of the web were read, too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mean temperature of the last %Ln hour(s): %1 °C.</source>
        <translation>
            <numerusform>Mean temperature of the last hour: %1 °C.</numerusform>
            <numerusform>Mean temperature of the last %Ln hours: %1 °C.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>searched %Ln time(s)</source>
        <translation>
            <numerusform>searched once</numerusform>
            <numerusform>searched %Ln times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>written %Ln time(s)</source>
        <translation>
            <numerusform>written once</numerusform>
            <numerusform>written %Ln times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>over %Ln answer(s)</source>
        <translation>
            <numerusform>over %Ln answer</numerusform>
            <numerusform>over %Ln answers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::AddServerDialog</name>
    <message numerus="yes">
        <source>%Ln model(s)</source>
        <translation>
            <numerusform>%Ln model</numerusform>
            <numerusform>%Ln models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::AlsoSaid</name>
    <message numerus="yes">
        <source>Also said: %Ln sentence(s)</source>
        <translation>
            <numerusform>Also said: %Ln sentence</numerusform>
            <numerusform>Also said: %Ln sentences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::AnswerBody</name>
    <message numerus="yes">
        <source>%Ln personal datum(s) masked</source>
        <translation>
            <numerusform>%Ln personal datum masked</numerusform>
            <numerusform>%Ln personal data masked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::AskedQuestion</name>
    <message numerus="yes">
        <source>%Ln sentence(s)</source>
        <translation>
            <numerusform>%Ln sentence</numerusform>
            <numerusform>%Ln sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Asked in %Ln part(s)</source>
        <translation>
            <numerusform>Asked in %Ln part</numerusform>
            <numerusform>Asked in %Ln parts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ChecksDialog</name>
    <message numerus="yes">
        <source>Of %1 false statements %2 were found (%3); %4 of %Ln true one(s) were lost.</source>
        <translation>
            <numerusform>Of %1 false statements %2 were found (%3); %4 of %Ln true one were lost.</numerusform>
            <numerusform>Of %1 false statements %2 were found (%3); %4 of %Ln true ones were lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln statement(s) kept in %1</source>
        <translation>
            <numerusform>%Ln statement kept in %1</numerusform>
            <numerusform>%Ln statements kept in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ChunkingsList</name>
    <message numerus="yes">
        <source>%Ln passage(s), %1</source>
        <translation>
            <numerusform>%Ln passage, %1</numerusform>
            <numerusform>%Ln passages, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s), %1; not complete: the next question by such a profile goes on with it</source>
        <translation>
            <numerusform>%Ln passage, %1; not complete: the next question by such a profile goes on with it</numerusform>
            <numerusform>%Ln passages, %1; not complete: the next question by such a profile goes on with it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::CollectionDialog</name>
    <message numerus="yes">
        <source>Stopped: %Ln profile(s) measured whole.</source>
        <translation>
            <numerusform>Stopped: %Ln profile measured whole.</numerusform>
            <numerusform>Stopped: %Ln profiles measured whole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln judgement(s) of queries or texts that are not in the folder left out.</source>
        <translation>
            <numerusform>%Ln judgement of a query or text that is not in the folder left out.</numerusform>
            <numerusform>%Ln judgements of queries or texts that are not in the folder left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::CollectionTree</name>
    <message numerus="yes">
        <source>%1, %Ln document(s)</source>
        <translation>
            <numerusform>%1, %Ln document</numerusform>
            <numerusform>%1, %Ln documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::CrossrefLookup</name>
    <message numerus="yes">
        <source>Crossref: %Ln paper(s) found</source>
        <translation>
            <numerusform>Crossref: %Ln paper found</numerusform>
            <numerusform>Crossref: %Ln papers found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not known there</source>
        <translation>
            <numerusform>%Ln not known there</numerusform>
            <numerusform>%Ln not known there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a DOI</source>
        <translation>
            <numerusform>%Ln without a DOI</numerusform>
            <numerusform>%Ln without a DOI</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln never leave(s) this computer</source>
        <translation>
            <numerusform>%Ln never leaves this computer</numerusform>
            <numerusform>%Ln never leave this computer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::DocumentFacts</name>
    <message numerus="yes">
        <source>%Ln piece(s) of text cannot be seen on the page. They are neither searched nor given to any model.</source>
        <translation>
            <numerusform>%Ln piece of text cannot be seen on the page. It is neither searched nor given to any model.</numerusform>
            <numerusform>%Ln pieces of text cannot be seen on the page. They are neither searched nor given to any model.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::DocumentFoot</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln saved answer(s) rest on it: %1.</source>
        <translation>
            <numerusform>%Ln saved answer rests on it: %1.</numerusform>
            <numerusform>%Ln saved answers rest on it: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln document(s) from the library? The files stay where they are, and saved answers keep their quotes. All else that they say leaves the library. They can be put back.</source>
        <translation>
            <numerusform>Remove %Ln document from the library? The file stays where it is, and saved answers keep their quotes. All else that it says leaves the library. It can be put back.</numerusform>
            <numerusform>Remove %Ln documents from the library? The files stay where they are, and saved answers keep their quotes. All else that they say leaves the library. They can be put back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::EvaluationPage</name>
    <message numerus="yes">
        <source>so far: %1 of %Ln question(s)</source>
        <translation>
            <numerusform>so far: %1 of %Ln question</numerusform>
            <numerusform>so far: %1 of %Ln questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::EvaluationTools</name>
    <message numerus="yes">
        <source>%Ln minute(s) left</source>
        <translation>
            <numerusform>%Ln minute left</numerusform>
            <numerusform>%Ln minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s) left</source>
        <translation>
            <numerusform>%Ln second left</numerusform>
            <numerusform>%Ln seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln question(s)</source>
        <translation>
            <numerusform>%1: %Ln question</numerusform>
            <numerusform>%1: %Ln questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln paper(s)</source>
        <translation>
            <numerusform>Add %Ln paper</numerusform>
            <numerusform>Add %Ln papers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceEditing</name>
    <message numerus="yes">
        <source>Add %Ln row(s)</source>
        <translation>
            <numerusform>Add %Ln row</numerusform>
            <numerusform>Add %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln row(s)</source>
        <translation>
            <numerusform>Delete %Ln row</numerusform>
            <numerusform>Delete %Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceFoot</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>%Ln paper</numerusform>
            <numerusform>%Ln papers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln quote(s) not found as cited</source>
        <translation>
            <numerusform>%Ln quote not found as cited</numerusform>
            <numerusform>%Ln quotes not found as cited</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceNote</name>
    <message numerus="yes">
        <source>%Ln answer(s) would rest on other papers by now: %1</source>
        <translation>
            <numerusform>%Ln answer would rest on other papers by now: %1</numerusform>
            <numerusform>%Ln answers would rest on other papers by now: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::EvidencePage</name>
    <message numerus="yes">
        <source>%Ln quote(s) not found as cited</source>
        <translation>
            <numerusform>%Ln quote not found as cited</numerusform>
            <numerusform>%Ln quotes not found as cited</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln quote(s) checked: all stand on their pages</source>
        <translation>
            <numerusform>%Ln quote checked: it stands on its page</numerusform>
            <numerusform>%Ln quotes checked: all stand on their pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::Filer</name>
    <message numerus="yes">
        <source>%Ln paper(s) filed</source>
        <translation>
            <numerusform>%Ln paper filed</numerusform>
            <numerusform>%Ln papers filed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) taken out</source>
        <translation>
            <numerusform>%Ln paper taken out</numerusform>
            <numerusform>%Ln papers taken out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) never leave this computer</source>
        <translation>
            <numerusform>%Ln paper never leaves this computer</numerusform>
            <numerusform>%Ln papers never leave this computer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) may be sent to the servers you choose</source>
        <translation>
            <numerusform>%Ln paper may be sent to the servers you choose</numerusform>
            <numerusform>%Ln papers may be sent to the servers you choose</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tag for %Ln paper(s)</source>
        <translation>
            <numerusform>Tag for %Ln paper</numerusform>
            <numerusform>Tag for %Ln papers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::FilterBar</name>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln document</numerusform>
            <numerusform>%Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln document(s)</source>
        <translation>
            <numerusform>%1 of %Ln document</numerusform>
            <numerusform>%1 of %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ask these %Ln</source>
        <translation>
            <numerusform>Ask this one</numerusform>
            <numerusform>Ask these %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::FindPapersDialog</name>
    <message numerus="yes">
        <source>%Ln paper(s) found.</source>
        <translation>
            <numerusform>%Ln paper found.</numerusform>
            <numerusform>%Ln papers found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::FoldedTurn</name>
    <message numerus="yes">
        <source>%Ln sentence(s)</source>
        <translation>
            <numerusform>%Ln sentence</numerusform>
            <numerusform>%Ln sentences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::HistoryFoot</name>
    <message numerus="yes">
        <source>%Ln deleted</source>
        <translation>
            <numerusform>%Ln deleted</numerusform>
            <numerusform>%Ln deleted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::HistoryList</name>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <translation>
            <numerusform>%Ln chosen</numerusform>
            <numerusform>%Ln chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted thread(s)</source>
        <translation>
            <numerusform>%Ln deleted thread</numerusform>
            <numerusform>%Ln deleted threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thread(s)</source>
        <translation>
            <numerusform>%Ln thread</numerusform>
            <numerusform>%Ln threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln thread(s)</source>
        <translation>
            <numerusform>%1 of %Ln thread</numerusform>
            <numerusform>%1 of %Ln threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::JobBar</name>
    <message numerus="yes">
        <source>%Ln document(s) read</source>
        <translation>
            <numerusform>%Ln document read</numerusform>
            <numerusform>%Ln documents read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already there</source>
        <translation>
            <numerusform>%Ln already there</numerusform>
            <numerusform>%Ln already there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read: see the library</source>
        <translation>
            <numerusform>%Ln could not be read: see the library</numerusform>
            <numerusform>%Ln could not be read: see the library</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) searchable</source>
        <translation>
            <numerusform>%Ln document searchable</numerusform>
            <numerusform>%Ln documents searchable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln document(s) searchable</source>
        <translation>
            <numerusform>%1 of %Ln document searchable</numerusform>
            <numerusform>%1 of %Ln documents searchable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln s left</source>
        <translation>
            <numerusform>%Ln s left</numerusform>
            <numerusform>%Ln s left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln min left</source>
        <translation>
            <numerusform>%Ln min left</numerusform>
            <numerusform>%Ln min left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>jobs</comment>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passed over in the folders</source>
        <comment>files and folders</comment>
        <translation>
            <numerusform>%Ln passed over in the folders</numerusform>
            <numerusform>%Ln passed over in the folders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::LibraryCare</name>
    <message numerus="yes">
        <source>%Ln papers came over.</source>
        <translation>
            <numerusform>%Ln paper came over.</numerusform>
            <numerusform>%Ln papers came over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads came over.</source>
        <translation>
            <numerusform>%Ln thread came over.</numerusform>
            <numerusform>%Ln threads came over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows of evidence came over.</source>
        <translation>
            <numerusform>%Ln row of evidence came over.</numerusform>
            <numerusform>%Ln rows of evidence came over.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::LibraryModel</name>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln page</numerusform>
            <numerusform>%Ln pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::MatrixCommands</name>
    <message numerus="yes">
        <source>Add %Ln paper(s)</source>
        <translation>
            <numerusform>Add %Ln paper</numerusform>
            <numerusform>Add %Ln papers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Comparison of %Ln paper(s)</source>
        <translation>
            <numerusform>Comparison of %Ln paper</numerusform>
            <numerusform>Comparison of %Ln papers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::MatrixModel</name>
    <message numerus="yes">
        <source>%Ln quote(s)</source>
        <translation>
            <numerusform>%Ln quote</numerusform>
            <numerusform>%Ln quotes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not reported</source>
        <translation>
            <numerusform>%Ln not reported</numerusform>
            <numerusform>%Ln not reported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln waiting</numerusform>
            <numerusform>%Ln waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without</source>
        <translation>
            <numerusform>%Ln without</numerusform>
            <numerusform>%Ln without</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s)</source>
        <translation>
            <numerusform>%Ln conflict</numerusform>
            <numerusform>%Ln conflicts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ModelsSettingsPage</name>
    <message numerus="yes">
        <source>Looked for Ollama, llama.cpp, LM Studio and vLLM on this computer; %Ln server(s) found.</source>
        <translation>
            <numerusform>Looked for Ollama, llama.cpp, LM Studio and vLLM on this computer; %Ln server found.</numerusform>
            <numerusform>Looked for Ollama, llama.cpp, LM Studio and vLLM on this computer; %Ln servers found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::Notifications</name>
    <message numerus="yes">
        <source>Messages, %Ln unread</source>
        <translation>
            <numerusform>Messages, %Ln unread</numerusform>
            <numerusform>Messages, %Ln unread</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::PrivacySettingsPage</name>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>%Ln paper</numerusform>
            <numerusform>%Ln papers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ProfileMenu</name>
    <message numerus="yes">
        <source>%Ln profile(s)</source>
        <translation>
            <numerusform>%Ln profile</numerusform>
            <numerusform>%Ln profiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ProfileSettingsPage</name>
    <message numerus="yes">
        <source>%Ln value(s) changed</source>
        <translation>
            <numerusform>%Ln value changed</numerusform>
            <numerusform>%Ln values changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) in the library were cut otherwise than this profile asks. They are cut so, too, when you ask next; until then their passages are searched as they are.</source>
        <translation>
            <numerusform>%Ln paper in the library was cut otherwise than this profile asks. It is cut so, too, when you ask next; until then its passages are searched as they are.</numerusform>
            <numerusform>%Ln papers in the library were cut otherwise than this profile asks. They are cut so, too, when you ask next; until then their passages are searched as they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::PromptsSettingsPage</name>
    <message numerus="yes">
        <source>%Ln line(s) more</source>
        <translation>
            <numerusform>%Ln line more</numerusform>
            <numerusform>%Ln lines more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) less</source>
        <translation>
            <numerusform>%Ln line less</numerusform>
            <numerusform>%Ln lines less</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::QuestionFilter</name>
    <message numerus="yes">
        <source>%1 of %Ln question(s)</source>
        <translation>
            <numerusform>%1 of %Ln question</numerusform>
            <numerusform>%1 of %Ln questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::QuestionList</name>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln question</numerusform>
            <numerusform>%Ln questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::QuoteChooser</name>
    <message numerus="yes">
        <source>%Ln sentence(s)</source>
        <translation>
            <numerusform>%Ln sentence</numerusform>
            <numerusform>%Ln sentences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::QuoteFoot</name>
    <message numerus="yes">
        <source>Cited in %Ln thread(s)</source>
        <translation>
            <numerusform>Cited in %Ln thread</numerusform>
            <numerusform>Cited in %Ln threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ReferenceImport</name>
    <message numerus="yes">
        <source>%Ln reference(s)</source>
        <translation>
            <numerusform>%Ln reference</numerusform>
            <numerusform>%Ln references</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln paper(s) to read</source>
        <translation>
            <numerusform>, %Ln paper to read</numerusform>
            <numerusform>, %Ln papers to read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln not understood, the first in line %1</source>
        <translation>
            <numerusform>, %Ln not understood, the first in line %1</numerusform>
            <numerusform>, %Ln not understood, the first in line %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) described by references</source>
        <translation>
            <numerusform>%Ln document described by references</numerusform>
            <numerusform>%Ln documents described by references</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %Ln reference(s) without a paper kept</source>
        <translation>
            <numerusform>; %Ln reference without a paper kept</numerusform>
            <numerusform>; %Ln references without a paper kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %Ln highlight(s) taken over</source>
        <translation>
            <numerusform>; %Ln highlight taken over</numerusform>
            <numerusform>; %Ln highlights taken over</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::RefusalPanel</name>
    <message numerus="yes">
        <source>in %Ln paper(s)</source>
        <translation>
            <numerusform>in %Ln paper</numerusform>
            <numerusform>in %Ln papers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::RemovedPanel</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed before you saw the answer</source>
        <translation>
            <numerusform>%Ln removed before you saw the answer</numerusform>
            <numerusform>%Ln removed before you saw the answer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ReplayDialog</name>
    <message numerus="yes">
        <source>All is as it was: %Ln question(s) asked again.</source>
        <translation>
            <numerusform>All is as it was: %Ln question asked again.</numerusform>
            <numerusform>All is as it was: %Ln questions asked again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln question(s) find other evidence.</source>
        <translation>
            <numerusform>%1 of %Ln question finds other evidence.</numerusform>
            <numerusform>%1 of %Ln questions find other evidence.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::RowCommands</name>
    <message numerus="yes">
        <source>%Ln row(s) added to “%1”</source>
        <translation>
            <numerusform>%Ln row added to “%1”</numerusform>
            <numerusform>%Ln rows added to “%1”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ScopeChip</name>
    <message numerus="yes">
        <source>%1: %Ln paper(s)</source>
        <translation>
            <numerusform>%1: %Ln paper</numerusform>
            <numerusform>%1: %Ln papers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen paper(s)</source>
        <translation>
            <numerusform>%Ln chosen paper</numerusform>
            <numerusform>%Ln chosen papers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln paper(s)</source>
        <translation>
            <numerusform>All %Ln paper</numerusform>
            <numerusform>All %Ln papers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln document(s) chosen before</source>
        <translation>
            <numerusform>The %Ln document chosen before</numerusform>
            <numerusform>The %Ln documents chosen before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln document(s) selected in the library</source>
        <translation>
            <numerusform>The %Ln document selected in the library</numerusform>
            <numerusform>The %Ln documents selected in the library</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln document(s)</source>
        <translation>
            <numerusform>%1: %Ln document</numerusform>
            <numerusform>%1: %Ln documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::SearchSettingsPage</name>
    <message numerus="yes">
        <source>%Ln dimension(s)</source>
        <translation>
            <numerusform>%Ln dimension</numerusform>
            <numerusform>%Ln dimensions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::StatusLine</name>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>%Ln paper</numerusform>
            <numerusform>%Ln papers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln document</numerusform>
            <numerusform>%Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln document(s)</source>
        <translation>
            <numerusform>%1 of %Ln document</numerusform>
            <numerusform>%1 of %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln passage</numerusform>
            <numerusform>%Ln passages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed</source>
        <translation>
            <numerusform>%Ln removed</numerusform>
            <numerusform>%Ln removed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ThreadBar</name>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln question</numerusform>
            <numerusform>%Ln questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ThreadCommands</name>
    <message numerus="yes">
        <source>%Ln thread(s) deleted</source>
        <translation>
            <numerusform>%Ln thread deleted</numerusform>
            <numerusform>%Ln threads deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln thread(s) for good?</source>
        <translation>
            <numerusform>Delete %Ln thread for good?</numerusform>
            <numerusform>Delete %Ln threads for good?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ThreadImport</name>
    <message numerus="yes">
        <source>%Ln thread(s) imported</source>
        <translation>
            <numerusform>%Ln thread imported</numerusform>
            <numerusform>%Ln threads imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln quote(s) found word for word</source>
        <translation>
            <numerusform>%1 of %Ln quote found word for word</numerusform>
            <numerusform>%1 of %Ln quotes found word for word</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not on the page</source>
        <translation>
            <numerusform>%Ln not on the page</numerusform>
            <numerusform>%Ln not on the page</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of papers that are not in the library: add them and check again</source>
        <translation>
            <numerusform>%Ln of papers that are not in the library: add them and check again</numerusform>
            <numerusform>%Ln of papers that are not in the library: add them and check again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ThreadListModel</name>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln question</numerusform>
            <numerusform>%Ln questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln citation(s)</source>
        <translation>
            <numerusform>%Ln citation</numerusform>
            <numerusform>%Ln citations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln quote(s) not found</source>
        <translation>
            <numerusform>%Ln quote not found</numerusform>
            <numerusform>%Ln quotes not found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s) changed</source>
        <translation>
            <numerusform>%Ln source changed</numerusform>
            <numerusform>%Ln sources changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s) not in the library</source>
        <translation>
            <numerusform>%Ln source not in the library</numerusform>
            <numerusform>%Ln sources not in the library</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>new evidence for %Ln answer(s)</source>
        <translation>
            <numerusform>new evidence for %Ln answer</numerusform>
            <numerusform>new evidence for %Ln answers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::TraceModel</name>
    <message numerus="yes">
        <source>%Ln candidate(s)</source>
        <translation>
            <numerusform>%Ln candidate</numerusform>
            <numerusform>%Ln candidates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %Ln neighbour(s)</source>
        <translation>
            <numerusform>+ %Ln neighbour</numerusform>
            <numerusform>+ %Ln neighbours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s)</source>
        <translation>
            <numerusform>%Ln result</numerusform>
            <numerusform>%Ln results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) of %1</source>
        <translation>
            <numerusform>%Ln page of %1</numerusform>
            <numerusform>%Ln pages of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::VerifyDialog</name>
    <message numerus="yes">
        <source>%L1 of %Ln paper(s) read</source>
        <translation>
            <numerusform>%L1 of %Ln paper read</numerusform>
            <numerusform>%L1 of %Ln papers read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln place(s) stand: the file says what it said, and the papers hold every quote.</source>
        <translation>
            <numerusform>The only place stands: the file says what it said, and the paper holds its quote.</numerusform>
            <numerusform>All %Ln places stand: the file says what it said, and the papers hold every quote.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln place(s) stand.</source>
        <translation>
            <numerusform>%1 of %Ln place stands.</numerusform>
            <numerusform>%1 of %Ln places stand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::WantedPapersDialog</name>
    <message numerus="yes">
        <source>%Ln reference(s) removed. Undo brings them back.</source>
        <translation>
            <numerusform>%Ln reference removed. Undo brings it back.</numerusform>
            <numerusform>%Ln references removed. Undo brings them back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::WhatIfPanel</name>
    <message numerus="yes">
        <source>The same %Ln passage(s) are kept.</source>
        <translation>
            <numerusform>The same passage is kept.</numerusform>
            <numerusform>The same %Ln passages are kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) are kept:</source>
        <translation>
            <numerusform>%Ln passage is kept:</numerusform>
            <numerusform>%Ln passages are kept:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::OverviewPane</name>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>%Ln paper</numerusform>
            <numerusform>%Ln papers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::OverviewReader</name>
    <message numerus="yes">
        <source>%Ln question(s) to ask</source>
        <translation>
            <numerusform>%Ln question to ask</numerusform>
            <numerusform>%Ln questions to ask</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::SearchWindow</name>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln passage</numerusform>
            <numerusform>%Ln passages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln paper(s)</source>
        <translation>
            <numerusform>of %Ln paper</numerusform>
            <numerusform>of %Ln papers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::DocumentList</name>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>%Ln paper</numerusform>
            <numerusform>%Ln papers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::HighlightsWindow</name>
    <message numerus="yes">
        <source>%Ln highlight(s)</source>
        <translation>
            <numerusform>%Ln highlight</numerusform>
            <numerusform>%Ln highlights</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::HighlightPane</name>
    <message numerus="yes">
        <source>Take over %Ln mark(s) of the file</source>
        <translation>
            <numerusform>Take over %Ln mark of the file</numerusform>
            <numerusform>Take over %Ln marks of the file</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ZoteroFollowing</name>
    <message numerus="yes">
        <source>%Ln new or changed item(s) at %1.</source>
        <translation>
            <numerusform>%Ln new or changed item at %1.</numerusform>
            <numerusform>%Ln new or changed items at %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ConflictLines</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::FiguresWindow</name>
    <message numerus="yes">
        <source>%Ln paper(s) with a number</source>
        <translation>
            <numerusform>%Ln paper with a number</numerusform>
            <numerusform>%Ln papers with a number</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with one of another kind</source>
        <translation>
            <numerusform>%Ln with one of another kind</numerusform>
            <numerusform>%Ln with one of another kind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::LaboratorySettingsPage</name>
    <message numerus="yes">
        <source>%1 of %Ln paper(s) are here</source>
        <translation>
            <numerusform>%1 of %Ln paper is here</numerusform>
            <numerusform>%1 of %Ln papers are here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of this library wait(s) to be sent</source>
        <translation>
            <numerusform>%Ln of this library waits to be sent</numerusform>
            <numerusform>%Ln of this library wait to be sent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) of this library would be sent there. &quot;Never leaves this computer&quot;, in the menu of a paper or collection, keeps them here.</source>
        <translation>
            <numerusform>%Ln paper of this library would be sent there. &quot;Never leaves this computer&quot;, in the menu of a paper or collection, keeps it here.</numerusform>
            <numerusform>%Ln papers of this library would be sent there. &quot;Never leaves this computer&quot;, in the menu of a paper or collection, keeps them here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::LaboratoryKeeper</name>
    <message numerus="yes">
        <source>%Ln paper(s) came from the laboratory</source>
        <translation>
            <numerusform>%Ln paper came from the laboratory</numerusform>
            <numerusform>%Ln papers came from the laboratory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) were taken out of the laboratory</source>
        <translation>
            <numerusform>%Ln paper was taken out of the laboratory</numerusform>
            <numerusform>%Ln papers were taken out of the laboratory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thread(s) of others came</source>
        <translation>
            <numerusform>%Ln thread of others came</numerusform>
            <numerusform>%Ln threads of others came</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln table(s) of others came</source>
        <translation>
            <numerusform>%Ln table of others came</numerusform>
            <numerusform>%Ln tables of others came</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::LostChangesList</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
</TS>
