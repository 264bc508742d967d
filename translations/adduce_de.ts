<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>adduce</name>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>one sentence speaks of nearly all that was asked</source>
        <translation>ein Satz handelt von fast allem, wonach gefragt wurde</translation>
    </message>
    <message>
        <source>%1 papers speak of what was asked</source>
        <translation>%1 Paper handeln von dem, wonach gefragt wurde</translation>
    </message>
    <message>
        <source>most of what was asked stands close together</source>
        <translation>das meiste, wonach gefragt wurde, steht nah beieinander</translation>
    </message>
    <message>
        <source>not all that was written could be proved</source>
        <translation>nicht alles Geschriebene ließ sich belegen</translation>
    </message>
    <message>
        <source>the model says that it is not sure</source>
        <translation>das Modell gibt an, nicht sicher zu sein</translation>
    </message>
    <message>
        <source>only some of what was asked stands close together</source>
        <translation>nur ein Teil dessen, wonach gefragt wurde, steht nah beieinander</translation>
    </message>
    <message>
        <source>All sentences come from one document.</source>
        <translation>Alle Sätze stammen aus einem Dokument.</translation>
    </message>
    <message>
        <source>No sentence names: %1.</source>
        <translation>Kein Satz nennt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) could not be searched.</source>
        <translation>
            <numerusform>%Ln Dokument konnte nicht durchsucht werden.</numerusform>
            <numerusform>%Ln Dokumente konnten nicht durchsucht werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: this answer is partial.</source>
        <translation>Gestoppt: Diese Antwort ist unvollständig.</translation>
    </message>
    <message>
        <source>These are the papers&apos; own sentences: the model did not answer. %1</source>
        <translation>Dies sind die Sätze der Paper selbst: Das Modell hat nicht geantwortet. %1</translation>
    </message>
    <message>
        <source>The model&apos;s answer broke off; what was proved is kept. %1</source>
        <translation>Die Antwort des Modells brach ab; was belegt war, bleibt erhalten. %1</translation>
    </message>
    <message>
        <source>The model found no answer in the passages.</source>
        <translation>Das Modell fand in den Textstellen keine Antwort.</translation>
    </message>
    <message>
        <source>No sentence of the model could be proved; these are the papers&apos; own.</source>
        <translation>Kein Satz des Modells ließ sich belegen; dies sind die der Paper selbst.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) of documents that never leave this computer were not sent.</source>
        <translation>
            <numerusform>%Ln Textstelle aus Dokumenten, die diesen Computer nie verlassen, wurde nicht gesendet.</numerusform>
            <numerusform>%Ln Textstellen aus Dokumenten, die diesen Computer nie verlassen, wurden nicht gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Searched by words alone, not by meaning. %1</source>
        <translation>Nur nach Wörtern gesucht, nicht nach Bedeutung. %1</translation>
    </message>
    <message>
        <source>The model remarks: %1</source>
        <translation>Das Modell merkt an: %1</translation>
    </message>
    <message>
        <source>Asked as: %1</source>
        <translation>Gefragt als: %1</translation>
    </message>
    <message>
        <source>A quote runs over a column or page end and is cited in parts.</source>
        <translation>Ein Zitat reicht über ein Spalten- oder Seitenende und ist in Teilen belegt.</translation>
    </message>
    <message>
        <source>It cites a passage that was not given.</source>
        <translation>Er beruft sich auf eine Textstelle, die nicht vorlag.</translation>
    </message>
    <message>
        <source>Its words were not found on its page.</source>
        <translation>Seine Wörter wurden auf der Seite nicht gefunden.</translation>
    </message>
    <message>
        <source>Its quote stands in no passage: %1</source>
        <translation>Sein Zitat steht in keiner Textstelle: %1</translation>
    </message>
    <message>
        <source>Its quote has other numbers or negations than the page: %1</source>
        <translation>Sein Zitat hat andere Zahlen oder Verneinungen als die Seite: %1</translation>
    </message>
    <message>
        <source>It says the opposite of its quote: %1</source>
        <translation>Er sagt das Gegenteil seines Zitats: %1</translation>
    </message>
    <message>
        <source>Its passage does not hold the number %1.</source>
        <translation>Seine Textstelle enthält die Zahl %1 nicht.</translation>
    </message>
    <message>
        <source>Its passage does not name %1.</source>
        <translation>Seine Textstelle nennt %1 nicht.</translation>
    </message>
    <message>
        <source>Its passage does not hold the words %1.</source>
        <translation>Seine Textstelle enthält die Wörter %1 nicht.</translation>
    </message>
    <message>
        <source>It is no sentence.</source>
        <translation>Es ist kein Satz.</translation>
    </message>
    <message>
        <source>Add papers on this question.</source>
        <translation>Fügen Sie Paper zu dieser Frage hinzu.</translation>
    </message>
    <message>
        <source>Check the spelling of the terms that were not found, or use another word for them.</source>
        <translation>Prüfen Sie die Schreibweise der nicht gefundenen Begriffe, oder verwenden Sie ein anderes Wort dafür.</translation>
    </message>
    <message>
        <source>Ask with the words that the papers use.</source>
        <translation>Fragen Sie mit den Wörtern, die die Paper verwenden.</translation>
    </message>
    <message>
        <source>Look at the documents that could not be read.</source>
        <translation>Sehen Sie sich die Dokumente an, die nicht gelesen werden konnten.</translation>
    </message>
    <message>
        <source>Ask again when all documents are read.</source>
        <translation>Fragen Sie erneut, wenn alle Dokumente gelesen sind.</translation>
    </message>
    <message>
        <source>Ask about fewer things at once.</source>
        <translation>Fragen Sie nach weniger Dingen auf einmal.</translation>
    </message>
    <message>
        <source>Upload a PDF first. The library is empty: add papers, then ask about them.</source>
        <translation>Laden Sie zuerst ein PDF. Die Bibliothek ist leer: Fügen Sie Paper hinzu, und fragen Sie dann danach.</translation>
    </message>
    <message>
        <source>Hello. Ask a question about your papers; every sentence of the answer names its source, page and quote.</source>
        <translation>Hallo. Stellen Sie eine Frage zu Ihren Papern; jeder Satz der Antwort nennt Quelle, Seite und Zitat.</translation>
    </message>
    <message>
        <source>No document can be searched yet. Wait until one is read, or see in the library why it could not be.</source>
        <translation>Noch kann kein Dokument durchsucht werden. Warten Sie, bis eines gelesen ist, oder sehen Sie in der Bibliothek nach, warum es nicht ging.</translation>
    </message>
    <message>
        <source>There is no question. Type one in words.</source>
        <translation>Es ist keine Frage da. Geben Sie eine in Worten ein.</translation>
    </message>
    <message>
        <source>I don&apos;t have enough information in the provided documents to answer that accurately</source>
        <translation>Die vorliegenden Dokumente enthalten nicht genügend Informationen, um das genau zu beantworten</translation>
    </message>
    <message>
        <source>Searched: %1 of %2 documents, %3 passages.</source>
        <translation>Durchsucht: %1 von %2 Dokumenten, %3 Textstellen.</translation>
    </message>
    <message>
        <source>%1, p. %2</source>
        <translation>%1, S. %2</translation>
    </message>
    <message>
        <source>the question has %1 characters, up to %2 can be asked</source>
        <translation>die Frage hat %1 Zeichen, höchstens %2 sind möglich</translation>
    </message>
    <message>
        <source>the output</source>
        <translation>die Ausgabe</translation>
    </message>
    <message>
        <source>The file is not there: %1.</source>
        <translation>Die Datei ist nicht vorhanden: %1.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Die Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>Check its permissions, and that it is an ordinary file.</source>
        <translation>Prüfen Sie die Zugriffsrechte und ob es eine gewöhnliche Datei ist.</translation>
    </message>
    <message>
        <source>The file holds nothing to read: %1.</source>
        <translation>Die Datei enthält nichts zu lesen: %1.</translation>
    </message>
    <message>
        <source>Download or export it again.</source>
        <translation>Laden Sie sie erneut herunter, oder exportieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>This is not a kind of file that can be read: %1.</source>
        <translation>Diese Art von Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>The file is protected by a password: %1.</source>
        <translation>Die Datei ist durch ein Passwort geschützt: %1.</translation>
    </message>
    <message>
        <source>Save a copy without the password and add that.</source>
        <translation>Speichern Sie eine Kopie ohne Passwort, und fügen Sie diese hinzu.</translation>
    </message>
    <message>
        <source>The file is damaged: %1.</source>
        <translation>Die Datei ist beschädigt: %1.</translation>
    </message>
    <message>
        <source>The pages hold pictures, but no text: %1.</source>
        <translation>Die Seiten enthalten Bilder, aber keinen Text: %1.</translation>
    </message>
    <message>
        <source>It is a scan: have its text recognised (OCR).</source>
        <translation>Es ist ein Scan: Lassen Sie den Text erkennen (OCR).</translation>
    </message>
    <message>
        <source>The file is too large: %1.</source>
        <translation>Die Datei ist zu groß: %1.</translation>
    </message>
    <message>
        <source>Split it and add the parts.</source>
        <translation>Teilen Sie sie auf, und fügen Sie die Teile hinzu.</translation>
    </message>
    <message>
        <source>Reading the file took too long and was stopped: %1.</source>
        <translation>Das Lesen der Datei dauerte zu lange und wurde gestoppt: %1.</translation>
    </message>
    <message>
        <source>Try again, or print it to a new PDF first.</source>
        <translation>Versuchen Sie es erneut, oder drucken Sie sie zuerst in ein neues PDF.</translation>
    </message>
    <message>
        <source>Reading the file needs more memory than is allowed: %1.</source>
        <translation>Das Lesen der Datei braucht mehr Speicher als erlaubt: %1.</translation>
    </message>
    <message>
        <source>Split it, or print it to a new PDF first.</source>
        <translation>Teilen Sie sie auf, oder drucken Sie sie zuerst in ein neues PDF.</translation>
    </message>
    <message>
        <source>The file made its reader stop: %1.</source>
        <translation>Die Datei hat den Lesevorgang zum Absturz gebracht: %1.</translation>
    </message>
    <message>
        <source>Nothing else is affected. Print it to a new PDF and add that, or try again.</source>
        <translation>Sonst ist nichts betroffen. Drucken Sie sie in ein neues PDF, und fügen Sie dieses hinzu, oder versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The disk is full or cannot be written: %1.</source>
        <translation>Der Datenträger ist voll oder nicht beschreibbar: %1.</translation>
    </message>
    <message>
        <source>Free some space and try again; what was saved before is intact.</source>
        <translation>Geben Sie Speicherplatz frei, und versuchen Sie es erneut; was zuvor gespeichert wurde, ist unversehrt.</translation>
    </message>
    <message>
        <source>This library was written by a newer version of Adduce: %1.</source>
        <translation>Diese Bibliothek wurde von einer neueren Version von Adduce geschrieben: %1.</translation>
    </message>
    <message>
        <source>Update Adduce, or open another library. Nothing was changed.</source>
        <translation>Aktualisieren Sie Adduce, oder öffnen Sie eine andere Bibliothek. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The library file is damaged or is not a library: %1.</source>
        <translation>Die Bibliotheksdatei ist beschädigt oder keine Bibliothek: %1.</translation>
    </message>
    <message>
        <source>Another program is writing to the library: %1.</source>
        <translation>Ein anderes Programm schreibt in die Bibliothek: %1.</translation>
    </message>
    <message>
        <source>Close it and try again.</source>
        <translation>Schließen Sie es, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The pages are written in a script that text recognition was not set to read: %1.</source>
        <translation>Die Seiten sind in einer Schrift geschrieben, auf die die Texterkennung nicht eingestellt war: %1.</translation>
    </message>
    <message>
        <source>Choose their language in Settings, Reading, and recognise them again.</source>
        <translation>Wählen Sie ihre Sprache unter Einstellungen, Lesen, und erkennen Sie sie erneut.</translation>
    </message>
    <message>
        <source>The pages are written as %1 is, which text recognition was not set to read.</source>
        <translation>Die Seiten sind so geschrieben wie %1; darauf war die Texterkennung nicht eingestellt.</translation>
    </message>
    <message>
        <source>Choose their language in Settings, Reading, and recognise them again. Its data is installed with &quot;%1&quot;.</source>
        <translation>Wählen Sie ihre Sprache unter Einstellungen, Lesen, und erkennen Sie sie erneut. Die Daten der Sprache installiert „%1“.</translation>
    </message>
    <message>
        <source>Text recognition has no data for the language: %1.</source>
        <translation>Die Texterkennung hat keine Daten für die Sprache: %1.</translation>
    </message>
    <message>
        <source>Install it with &quot;%1&quot;, then try again.</source>
        <translation>Installieren Sie sie mit „%1“, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>The server does not answer as it should: %1.</source>
        <translation>Der Server antwortet nicht wie erwartet: %1.</translation>
    </message>
    <message>
        <source>The server does not accept the key: %1.</source>
        <translation>Der Server nimmt den Schlüssel nicht an: %1.</translation>
    </message>
    <message>
        <source>Enter it anew in Settings, or choose a model that it is for.</source>
        <translation>Geben Sie ihn in den Einstellungen neu ein, oder wählen Sie ein Modell, für das er gilt.</translation>
    </message>
    <message>
        <source>The server does not have the model: %1.</source>
        <translation>Der Server hat das Modell nicht: %1.</translation>
    </message>
    <message>
        <source>Choose one that it lists, in Settings.</source>
        <translation>Wählen Sie in den Einstellungen eines, das er anbietet.</translation>
    </message>
    <message>
        <source>Nothing was sent to %1: the connection cannot be secured.</source>
        <translation>Nichts wurde an %1 gesendet: Die Verbindung kann nicht gesichert werden.</translation>
    </message>
    <message>
        <source>The question with its passages is too long for the model: %1.</source>
        <translation>Die Frage mit ihren Textstellen ist zu lang für das Modell: %1.</translation>
    </message>
    <message>
        <source>Choose a narrower scope or fewer passages, or a model with a longer context.</source>
        <translation>Wählen Sie einen engeren Umfang oder weniger Textstellen, oder ein Modell mit längerem Kontext.</translation>
    </message>
    <message>
        <source>The account&apos;s limit or budget is used up: %1.</source>
        <translation>Das Limit oder Guthaben des Kontos ist aufgebraucht: %1.</translation>
    </message>
    <message>
        <source>See your account there. Answers in the papers&apos; own words need no account.</source>
        <translation>Sehen Sie dort in Ihrem Konto nach. Antworten im Wortlaut der Paper brauchen kein Konto.</translation>
    </message>
    <message>
        <source>The server has too much to do: %1.</source>
        <translation>Der Server ist überlastet: %1.</translation>
    </message>
    <message>
        <source>Try again in a while. Nothing was lost.</source>
        <translation>Versuchen Sie es in einer Weile erneut. Nichts ging verloren.</translation>
    </message>
    <message>
        <source>Nothing was sent to %1: only this computer may be contacted.</source>
        <translation>Nichts wurde an %1 gesendet: Nur dieser Computer darf kontaktiert werden.</translation>
    </message>
    <message>
        <source>Turn &quot;Local only&quot; off in Settings, or choose a model on this computer.</source>
        <translation>Schalten Sie „Nur lokal“ in den Einstellungen aus, oder wählen Sie ein Modell auf diesem Computer.</translation>
    </message>
    <message>
        <source>Nothing was sent: this document never leaves the computer: %1.</source>
        <translation>Nichts wurde gesendet: Dieses Dokument verlässt nie den Computer: %1.</translation>
    </message>
    <message>
        <source>Choose a model on this computer, or another scope.</source>
        <translation>Wählen Sie ein Modell auf diesem Computer oder einen anderen Umfang.</translation>
    </message>
    <message>
        <source>Nothing was sent to %1: the connection would not be encrypted.</source>
        <translation>Nichts wurde an %1 gesendet: Die Verbindung wäre nicht verschlüsselt.</translation>
    </message>
    <message>
        <source>Use an address with https, or agree to it at the server in Settings.</source>
        <translation>Verwenden Sie eine Adresse mit https, oder stimmen Sie beim Server in den Einstellungen zu.</translation>
    </message>
    <message>
        <source>This cannot be used: %1.</source>
        <translation>Das kann nicht verwendet werden: %1.</translation>
    </message>
    <message>
        <source>Change it and try again.</source>
        <translation>Ändern Sie es, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Gestoppt.</translation>
    </message>
    <message>
        <source>What was finished before is kept.</source>
        <translation>Was zuvor fertig wurde, bleibt erhalten.</translation>
    </message>
    <message>
        <source>Something went wrong inside Adduce: %1.</source>
        <translation>In Adduce ist ein Fehler aufgetreten: %1.</translation>
    </message>
    <message>
        <source>Try again; if it stays, please report it.</source>
        <translation>Versuchen Sie es erneut; wenn es dabei bleibt, melden Sie es bitte.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Quotes found</source>
        <translation>Zitate gefunden</translation>
    </message>
    <message>
        <source>Median ms</source>
        <translation>Median ms</translation>
    </message>
    <message>
        <source>Comparison: %1</source>
        <translation>Vergleich: %1</translation>
    </message>
    <message>
        <source>the query set: %1</source>
        <translation>der Fragensatz: %1</translation>
    </message>
    <message>
        <source>%1 has no text &quot;%2&quot;</source>
        <translation>%1 hat keinen Text „%2“</translation>
    </message>
    <message>
        <source>%1 has the unknown category &quot;%2&quot;</source>
        <translation>%1 hat die unbekannte Kategorie „%2“</translation>
    </message>
    <message>
        <source>%1 expects a page that is no number from 1</source>
        <translation>%1 erwartet eine Seite, die keine Zahl ab 1 ist</translation>
    </message>
    <message>
        <source>%1 expects no page of &quot;%2&quot;</source>
        <translation>%1 erwartet keine Seite von „%2“</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>Frage %1</translation>
    </message>
    <message>
        <source>%1 has no list &quot;%2&quot;</source>
        <translation>%1 hat keine Liste „%2“</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no file with its pages, such as &quot;paper.pdf: 4, 27&quot;</source>
        <translation>„%1“ ist keine Datei mit ihren Seiten, etwa „paper.pdf: 4, 27“</translation>
    </message>
    <message>
        <source>it is no JSON object</source>
        <translation>es ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>the set</source>
        <translation>der Fragensatz</translation>
    </message>
    <message>
        <source>two queries are called %1</source>
        <translation>zwei Fragen heißen %1</translation>
    </message>
    <message>
        <source>it has no queries</source>
        <translation>er enthält keine Fragen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <translation>Auswertung: %1</translation>
    </message>
    <message>
        <source>%L1: %L2 of %L3 right</source>
        <translation>%L1: %L2 von %L3 richtig</translation>
    </message>
    <message>
        <source>Quotes found on their page: %1 %</source>
        <translation>Auf ihrer Seite gefundene Zitate: %1 %</translation>
    </message>
    <message>
        <source>Median time to an answer: %1 ms</source>
        <translation>Median der Zeit bis zur Antwort: %1 ms</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Cited pages</source>
        <translation>Zitierte Seiten</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Evidence table</source>
        <translation>Belegtabelle</translation>
    </message>
    <message>
        <source>Evidence: %1</source>
        <translation>Belege: %1</translation>
    </message>
    <message>
        <source>not reported</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>Confidence: %1 (%2)</source>
        <translation>Sicherheit: %1 (%2)</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Aussage</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>Zitat</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Paper</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>The quotes on their pages</source>
        <translation>Die Zitate auf ihren Seiten</translation>
    </message>
    <message>
        <source>Quote found word for word</source>
        <translation>Zitat Wort für Wort gefunden</translation>
    </message>
    <message>
        <source>Quote found, with other spaces or hyphens</source>
        <translation>Zitat gefunden, mit anderen Leerzeichen oder Trennstrichen</translation>
    </message>
    <message>
        <source>Quote not found on its page</source>
        <translation>Zitat nicht auf seiner Seite gefunden</translation>
    </message>
    <message>
        <source>The paper is not in the library</source>
        <translation>Das Paper ist nicht in der Bibliothek</translation>
    </message>
    <message>
        <source>not in the library</source>
        <translation>nicht in der Bibliothek</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Beantwortet</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Nicht gesendet</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Standardwerte</translation>
    </message>
    <message>
        <source>Of the page that is shown</source>
        <translation>Der angezeigten Seite</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Datenschutz</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>In an answer: from sentence to sentence</source>
        <translation>In einer Antwort: von Satz zu Satz</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Pfeil nach oben, Pfeil nach unten</translation>
    </message>
    <message>
        <source>To the citations of a sentence</source>
        <translation>Zu den Belegen eines Satzes</translation>
    </message>
    <message>
        <source>Right, Left</source>
        <translation>Pfeil nach rechts, Pfeil nach links</translation>
    </message>
    <message>
        <source>Open the cited page</source>
        <translation>Zitierte Seite öffnen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Show the quote</source>
        <translation>Zitat anzeigen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>In the reader: next and previous cited sentence</source>
        <translation>Im Lesebereich: nächster und vorheriger zitierter Satz</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Umschalt+N</translation>
    </message>
    <message>
        <source>windows, network</source>
        <translation>Fenster, Netzwerk</translation>
    </message>
    <message>
        <source>charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>reading and drawing pages</source>
        <translation>Seiten lesen und zeichnen</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>gemeinfrei</translation>
    </message>
    <message>
        <source>the library file, full-text search</source>
        <translation>die Bibliotheksdatei, Volltextsuche</translation>
    </message>
    <message>
        <source>nearest vectors</source>
        <translation>nächste Vektoren</translation>
    </message>
    <message>
        <source>words of like meaning</source>
        <translation>Wörter ähnlicher Bedeutung</translation>
    </message>
    <message>
        <source>PDF export</source>
        <translation>PDF-Export</translation>
    </message>
    <message>
        <source>the learned space</source>
        <translation>der gelernte Raum</translation>
    </message>
    <message>
        <source>stems of words</source>
        <translation>Wortstämme</translation>
    </message>
    <message>
        <source>languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>quotes that are nearly the page&apos;s</source>
        <translation>Zitate, die fast die der Seite sind</translation>
    </message>
    <message>
        <source>prompts</source>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>the sandbox of readers</source>
        <translation>die Sandbox der Leser</translation>
    </message>
    <message>
        <source>DOCX, ODT</source>
        <translation>DOCX, ODT</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>old encodings</source>
        <translation>alte Kodierungen</translation>
    </message>
    <message>
        <source>old encodings, order of scripts</source>
        <translation>alte Kodierungen, Reihenfolge der Schriften</translation>
    </message>
    <message>
        <source>scripts that join or stack</source>
        <translation>Schriften, die sich verbinden oder stapeln</translation>
    </message>
    <message>
        <source>scans</source>
        <translation>Scans</translation>
    </message>
    <message>
        <source>pictures of pages</source>
        <translation>Bilder von Seiten</translation>
    </message>
    <message>
        <source>About Adduce</source>
        <translation>Über Adduce</translation>
    </message>
    <message>
        <source>To adduce: to cite as evidence. Every sentence of an answer names its source, page and exact quote.

Free software under the GNU Affero General Public License, version 3 or later. It is made with these libraries:</source>
        <translation>To adduce: als Beleg anführen. Jeder Satz einer Antwort nennt Quelle, Seite und genaues Zitat.

Freie Software unter der GNU Affero General Public License, Version 3 oder später. Sie entstand mit diesen Bibliotheken:</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Zweck</translation>
    </message>
    <message>
        <source>The library cannot be opened</source>
        <translation>Die Bibliothek kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Choose another library...</source>
        <translation>Andere Bibliothek auswählen...</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Choose or name a library</source>
        <translation>Bibliothek auswählen oder benennen</translation>
    </message>
    <message>
        <source>Libraries (*.adduce);;All files (*)</source>
        <translation>Bibliotheken (*.adduce);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Ask your papers; every sentence of the answer names its source, page and quote.</source>
        <translation>Fragen Sie Ihre Paper; jeder Satz der Antwort nennt Quelle, Seite und Zitat.</translation>
    </message>
    <message>
        <source>The library to open.</source>
        <translation>Die zu öffnende Bibliothek.</translation>
    </message>
    <message>
        <source>A folder of papers to begin with when the library is empty.</source>
        <translation>Ein Ordner mit Papern für den Anfang, wenn die Bibliothek leer ist.</translation>
    </message>
    <message>
        <source>light, dark or system.</source>
        <translation>light, dark oder system.</translation>
    </message>
    <message>
        <source>Papers to add, folders of them, or what a reference manager wrote.</source>
        <translation>Hinzuzufügende Paper, Ordner davon oder Dateien einer Literaturverwaltung.</translation>
    </message>
    <message>
        <source>--theme is light, dark or system.</source>
        <translation>--theme ist light, dark oder system.</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>dieser Computer</translation>
    </message>
    <message>
        <source>Answer a question</source>
        <translation>Frage beantworten</translation>
    </message>
    <message>
        <source>Rank passages</source>
        <translation>Textstellen ordnen</translation>
    </message>
    <message>
        <source>Judge an answer</source>
        <translation>Antwort beurteilen</translation>
    </message>
    <message>
        <source>Compare meanings</source>
        <translation>Bedeutungen vergleichen</translation>
    </message>
    <message>
        <source>Test a server</source>
        <translation>Server testen</translation>
    </message>
    <message>
        <source>Look a DOI up</source>
        <translation>DOI nachschlagen</translation>
    </message>
    <message>
        <source>Download a model</source>
        <translation>Modell herunterladen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Adduce Handbook</source>
        <translation>Adduce-Handbuch</translation>
    </message>
    <message>
        <source>Add a PDF, EPUB, XPS, DOCX, ODT, HTML, Markdown or text file.</source>
        <translation>Fügen Sie eine PDF-, EPUB-, XPS-, DOCX-, ODT-, HTML-, Markdown- oder Textdatei hinzu.</translation>
    </message>
    <message numerus="yes">
        <source>Left out because it could not be proved: %Ln statement(s).</source>
        <translation>
            <numerusform>Weggelassen, weil nicht zu belegen: %Ln Aussage.</numerusform>
            <numerusform>Weggelassen, weil nicht zu belegen: %Ln Aussagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No such passage</source>
        <translation>Keine solche Textstelle</translation>
    </message>
    <message>
        <source>Quote not found</source>
        <translation>Zitat nicht gefunden</translation>
    </message>
    <message>
        <source>Quote differs from the page</source>
        <translation>Zitat weicht von der Seite ab</translation>
    </message>
    <message>
        <source>Opposite of its quote</source>
        <translation>Gegenteil ihres Zitats</translation>
    </message>
    <message>
        <source>Number not in the evidence</source>
        <translation>Zahl nicht in den Belegen</translation>
    </message>
    <message>
        <source>Name not in the evidence</source>
        <translation>Name nicht in den Belegen</translation>
    </message>
    <message>
        <source>Words not in the evidence</source>
        <translation>Wörter nicht in den Belegen</translation>
    </message>
    <message>
        <source>No sentence</source>
        <translation>Kein Satz</translation>
    </message>
    <message>
        <source>Not proved</source>
        <translation>Nicht belegt</translation>
    </message>
    <message>
        <source>%1 expects no page; only a question that must be refused may</source>
        <translation>%1 erwartet keine Seite; das darf nur eine Frage, die abgelehnt werden muss</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>Direkt</translation>
    </message>
    <message>
        <source>Synthesis</source>
        <translation>Synthese</translation>
    </message>
    <message>
        <source>Must be refused</source>
        <translation>Abzulehnen</translation>
    </message>
    <message>
        <source>Passages ranked by %1</source>
        <translation>Textstellen geordnet von %1</translation>
    </message>
    <message>
        <source>Passages were found with: %1</source>
        <translation>Textstellen gefunden mit: %1</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>nicht beurteilt</translation>
    </message>
    <message>
        <source>Faithful</source>
        <translation>Getreu</translation>
    </message>
    <message>
        <source>%1 did not reply in the form that was asked for.</source>
        <translation>%1 hat nicht in der verlangten Form geantwortet.</translation>
    </message>
    <message>
        <source>Faithful: not judged</source>
        <translation>Getreu: nicht beurteilt</translation>
    </message>
    <message>
        <source>judged %1 of %2 answers by %3</source>
        <translation>%1 von %2 Antworten beurteilt von %3</translation>
    </message>
    <message>
        <source>Faithful: %1</source>
        <translation>Getreu: %1</translation>
    </message>
    <message>
        <source>Faithful: %1 of %2 (95 %: %3-%4 %), %5</source>
        <translation>Getreu: %1 von %2 (95 %: %3-%4 %), %5</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Seiten der Einstellungen</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %1 of %Ln question(s).</source>
        <translation>
            <numerusform>Angehalten nach %1 von %Ln Frage.</numerusform>
            <numerusform>Angehalten nach %1 von %Ln Fragen.</numerusform>
        </translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message numerus="yes">
        <source>The model failed on %Ln question(s), which are not counted</source>
        <translation>
            <numerusform>Das Modell ist bei %Ln Frage ausgefallen, die nicht gezählt wird</numerusform>
            <numerusform>Das Modell ist bei %Ln Fragen ausgefallen, die nicht gezählt werden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1: query %2 of %3</source>
        <translation>%1: Frage %2 von %3</translation>
    </message>
    <message>
        <source>Counting the texts</source>
        <translation>Die Texte werden gezählt</translation>
    </message>
    <message>
        <source>Indexing: %1 of %2</source>
        <translation>Indizieren: %1 von %2</translation>
    </message>
    <message>
        <source>Learning how the texts use words</source>
        <translation>Lernt, wie die Texte Wörter verwenden</translation>
    </message>
    <message>
        <source>%1 unchanged</source>
        <translation>%1 unverändert</translation>
    </message>
    <message>
        <source>nDCG@10 since %1: %2.</source>
        <translation>nDCG@10 seit %1: %2.</translation>
    </message>
    <message>
        <source>Nothing may be written there: %1.</source>
        <translation>Dort darf nichts geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>Choose another folder, or change who may write to this one; what was there before is intact.</source>
        <translation>Wählen Sie einen anderen Ordner, oder ändern Sie, wer in diesen schreiben darf; was vorher dort war, ist unversehrt.</translation>
    </message>
    <message>
        <source>The folder to write to is not there: %1.</source>
        <translation>Der Ordner, in den geschrieben werden soll, ist nicht da: %1.</translation>
    </message>
    <message>
        <source>Choose another folder, or connect its drive again.</source>
        <translation>Wählen Sie einen anderen Ordner, oder verbinden Sie sein Laufwerk wieder.</translation>
    </message>
    <message>
        <source>compressed files, checksums</source>
        <translation>komprimierte Dateien, Prüfsummen</translation>
    </message>
    <message>
        <source>These figures are not kept.</source>
        <translation>Diese Werte sind nicht aufgehoben.</translation>
    </message>
    <message>
        <source>The earlier results of this folder cannot be read: %1. The next measurement keeps that file under another name.</source>
        <translation>Die früheren Ergebnisse dieses Ordners sind nicht lesbar: %1. Die nächste Messung hebt diese Datei unter einem anderen Namen auf.</translation>
    </message>
    <message>
        <source>The earlier results of this folder cannot be read; they are now in %1.</source>
        <translation>Die früheren Ergebnisse dieses Ordners sind nicht lesbar; sie stehen jetzt in %1.</translation>
    </message>
    <message>
        <source>Understand</source>
        <translation>Verstehen</translation>
    </message>
    <message>
        <source>Understanding the question…</source>
        <translation>Frage wird verstanden…</translation>
    </message>
    <message>
        <source>Retrieve</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Ordnen</translation>
    </message>
    <message>
        <source>Ranking passages…</source>
        <translation>Textstellen werden geordnet…</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Choosing passages…</source>
        <translation>Textstellen werden ausgewählt…</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Erweitern</translation>
    </message>
    <message>
        <source>Looking around them…</source>
        <translation>Ihre Umgebung wird betrachtet…</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Checking that the papers speak of it…</source>
        <translation>Es wird geprüft, ob die Paper davon handeln…</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Choosing sentences…</source>
        <translation>Sätze werden ausgewählt…</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Checking quotes…</source>
        <translation>Zitate werden geprüft…</translation>
    </message>
    <message>
        <source>Direct questions right</source>
        <translation>Direkte Fragen richtig</translation>
    </message>
    <message>
        <source>Synthesis questions right</source>
        <translation>Synthesefragen richtig</translation>
    </message>
    <message>
        <source>Refused correctly</source>
        <translation>Zu Recht abgelehnt</translation>
    </message>
    <message>
        <source>Citations verbatim</source>
        <translation>Belege wörtlich</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Median der Zeit</translation>
    </message>
    <message>
        <source>None of the papers that these questions are about is searched: %1. Add them, or choose other questions or another scope.</source>
        <translation>Keines der Paper, von denen diese Fragen handeln, wird durchsucht: %1. Fügen Sie sie hinzu oder wählen Sie andere Fragen oder einen anderen Umfang.</translation>
    </message>
    <message>
        <source>Questions on these papers count as wrong, as they are not searched: %1.</source>
        <translation>Fragen zu diesen Papern zählen als falsch, da sie nicht durchsucht werden: %1.</translation>
    </message>
    <message>
        <source>Writing an answer</source>
        <translation>Antwort schreiben</translation>
    </message>
    <message>
        <source>Correcting what was refused</source>
        <translation>Abgelehntes korrigieren</translation>
    </message>
    <message>
        <source>Ranking passages</source>
        <translation>Textstellen ordnen</translation>
    </message>
    <message>
        <source>Grading passages</source>
        <translation>Textstellen bewerten</translation>
    </message>
    <message>
        <source>Judging answers of an evaluation</source>
        <translation>Beurteilen der Antworten einer Auswertung</translation>
    </message>
    <message>
        <source>95 %: %1 to %2 %</source>
        <translation>95 %: %1 bis %2 %</translation>
    </message>
    <message numerus="yes">
        <source>the model failed on %1 of %Ln question(s)</source>
        <translation>
            <numerusform>Modell bei %1 von %Ln Frage ausgefallen</numerusform>
            <numerusform>Modell bei %1 von %Ln Fragen ausgefallen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln question(s)</source>
        <translation>
            <numerusform>von %Ln Frage</numerusform>
            <numerusform>von %Ln Fragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln question(s) asked</source>
        <translation>
            <numerusform>%1 von %Ln Frage gestellt</numerusform>
            <numerusform>%1 von %Ln Fragen gestellt</numerusform>
        </translation>
    </message>
    <message>
        <source>judged %1 of %2</source>
        <translation>%1 von %2 beurteilt</translation>
    </message>
    <message>
        <source>from question to answer</source>
        <translation>von der Frage bis zur Antwort</translation>
    </message>
    <message>
        <source>95th percentile %1 ms</source>
        <translation>95. Perzentil %1 ms</translation>
    </message>
    <message numerus="yes">
        <source>of %Ln citation(s)</source>
        <translation>
            <numerusform>von %Ln Beleg</numerusform>
            <numerusform>von %Ln Belegen</numerusform>
        </translation>
    </message>
    <message>
        <source>unchanged since %1</source>
        <translation>unverändert seit %1</translation>
    </message>
    <message>
        <source>%1%2%3 since %4</source>
        <translation>%1%2%3 seit %4</translation>
    </message>
    <message numerus="yes">
        <source>%1, over the %Ln question(s) of both</source>
        <translation>
            <numerusform>%1, über %Ln gemeinsame Frage</numerusform>
            <numerusform>%1, über %Ln gemeinsame Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, stopped</source>
        <translation>%1, angehalten</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln quote(s) checked again %1</source>
        <translation>
            <numerusform>%Ln Zitat erneut geprüft: %1</numerusform>
            <numerusform>alle %Ln Zitate erneut geprüft: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln quote(s) found word for word, %2</source>
        <translation>
            <numerusform>%1 von %Ln Zitat wörtlich gefunden, %2</numerusform>
            <numerusform>%1 von %Ln Zitaten wörtlich gefunden, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Alle Dokumente</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Kein Modell</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>Schlagwörter: %1</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>reiner Text</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln Seite</numerusform>
            <numerusform>%Ln Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s)</source>
        <translation>
            <numerusform>%Ln Satz</numerusform>
            <numerusform>%Ln Sätze</numerusform>
        </translation>
    </message>
    <message>
        <source>text recognised (%1)</source>
        <translation>Text erkannt (%1)</translation>
    </message>
    <message>
        <source>added %1</source>
        <translation>hinzugefügt: %1</translation>
    </message>
    <message>
        <source>in “%1”</source>
        <translation>in „%1“</translation>
    </message>
    <message>
        <source>%1 (this one)</source>
        <translation>%1 (diese)</translation>
    </message>
    <message>
        <source>Add papers</source>
        <translation>Paper hinzufügen</translation>
    </message>
    <message>
        <source>Papers (*.pdf *.epub *.xps *.oxps *.docx *.odt *.html *.htm *.xhtml *.xml *.nxml *.txt *.text *.md *.markdown);;All files (*)</source>
        <translation>Paper (*.pdf *.epub *.xps *.oxps *.docx *.odt *.html *.htm *.xhtml *.xml *.nxml *.txt *.text *.md *.markdown);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Add a folder of papers</source>
        <translation>Ordner mit Papern hinzufügen</translation>
    </message>
    <message>
        <source>Colours of the system</source>
        <translation>Farben des Systems</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Settings...</source>
        <translation>Einstellungen...</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Bibliothek</translation>
    </message>
    <message>
        <source>&amp;Thread</source>
        <translation>&amp;Thread</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>V&amp;erlauf</translation>
    </message>
    <message>
        <source>&amp;Evidence</source>
        <translation>&amp;Belege</translation>
    </message>
    <message>
        <source>E&amp;valuation</source>
        <translation>Be&amp;wertung</translation>
    </message>
    <message>
        <source>&amp;Reader</source>
        <translation>&amp;Leser</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>All commands...</source>
        <translation>Alle Befehle...</translation>
    </message>
    <message>
        <source>Ask the handbook</source>
        <translation>Das Handbuch fragen</translation>
    </message>
    <message>
        <source>New thread</source>
        <translation>Neuer Thread</translation>
    </message>
    <message>
        <source>Write a question</source>
        <translation>Frage schreiben</translation>
    </message>
    <message>
        <source>Read the answer</source>
        <translation>Antwort lesen</translation>
    </message>
    <message>
        <source>Add the answer to evidence</source>
        <translation>Antwort zu den Belegen hinzufügen</translation>
    </message>
    <message>
        <source>Export thread...</source>
        <translation>Thread exportieren...</translation>
    </message>
    <message>
        <source>Stop the question</source>
        <translation>Frage stoppen</translation>
    </message>
    <message>
        <source>Open the thread in Ask</source>
        <translation>Thread in Fragen öffnen</translation>
    </message>
    <message>
        <source>Rename the thread...</source>
        <translation>Thread umbenennen...</translation>
    </message>
    <message>
        <source>Pin or unpin the thread</source>
        <translation>Thread anheften oder lösen</translation>
    </message>
    <message>
        <source>Give the thread a tag...</source>
        <translation>Thread verschlagworten...</translation>
    </message>
    <message>
        <source>Check the quotes of the thread</source>
        <translation>Zitate des Threads prüfen</translation>
    </message>
    <message>
        <source>Duplicate the thread</source>
        <translation>Thread duplizieren</translation>
    </message>
    <message>
        <source>Export the chosen threads...</source>
        <translation>Gewählte Threads exportieren...</translation>
    </message>
    <message>
        <source>Import threads...</source>
        <translation>Threads importieren...</translation>
    </message>
    <message>
        <source>Delete the thread</source>
        <translation>Thread löschen</translation>
    </message>
    <message>
        <source>New table...</source>
        <translation>Neue Tabelle...</translation>
    </message>
    <message>
        <source>Rename the table...</source>
        <translation>Tabelle umbenennen...</translation>
    </message>
    <message>
        <source>Delete the table</source>
        <translation>Tabelle löschen</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <source>Check all quotes</source>
        <translation>Alle Zitate prüfen</translation>
    </message>
    <message>
        <source>Table or matrix</source>
        <translation>Tabelle oder Matrix</translation>
    </message>
    <message>
        <source>Add a question to the matrix...</source>
        <translation>Frage zur Matrix hinzufügen...</translation>
    </message>
    <message>
        <source>Add papers to the matrix...</source>
        <translation>Papers zur Matrix hinzufügen...</translation>
    </message>
    <message>
        <source>Import evidence...</source>
        <translation>Belege importieren...</translation>
    </message>
    <message>
        <source>Export evidence...</source>
        <translation>Belege exportieren...</translation>
    </message>
    <message>
        <source>Run the evaluation</source>
        <translation>Auswertung starten</translation>
    </message>
    <message>
        <source>Stop the evaluation</source>
        <translation>Bewertung anhalten</translation>
    </message>
    <message>
        <source>Edit the questions...</source>
        <translation>Fragen bearbeiten...</translation>
    </message>
    <message>
        <source>Open a set of questions...</source>
        <translation>Fragensammlung öffnen...</translation>
    </message>
    <message>
        <source>Measure a retrieval collection...</source>
        <translation>Retrieval-Sammlung messen...</translation>
    </message>
    <message>
        <source>Rename the run...</source>
        <translation>Lauf umbenennen...</translation>
    </message>
    <message>
        <source>Export the run...</source>
        <translation>Lauf exportieren...</translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation>Lauf löschen</translation>
    </message>
    <message>
        <source>Back in the reader</source>
        <translation>Zurück im Lesebereich</translation>
    </message>
    <message>
        <source>Forward in the reader</source>
        <translation>Vorwärts im Lesebereich</translation>
    </message>
    <message>
        <source>Larger pages</source>
        <translation>Größere Seiten</translation>
    </message>
    <message>
        <source>Smaller pages</source>
        <translation>Kleinere Seiten</translation>
    </message>
    <message>
        <source>Fit the text</source>
        <translation>Text einpassen</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Gliederung</translation>
    </message>
    <message>
        <source>Small pages</source>
        <translation>Kleine Seiten</translation>
    </message>
    <message>
        <source>Dark pages in the dark theme</source>
        <translation>Dunkle Seiten im dunklen Design</translation>
    </message>
    <message>
        <source>Next cited sentence</source>
        <translation>Nächster zitierter Satz</translation>
    </message>
    <message>
        <source>Previous cited sentence</source>
        <translation>Voriger zitierter Satz</translation>
    </message>
    <message>
        <source>Ask about this</source>
        <translation>Danach fragen</translation>
    </message>
    <message>
        <source>Add this to evidence</source>
        <translation>Zu den Belegen hinzufügen</translation>
    </message>
    <message>
        <source>Open in another program</source>
        <translation>In anderem Programm öffnen</translation>
    </message>
    <message>
        <source>Show in its folder</source>
        <translation>In seinem Ordner zeigen</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>%1 wird geschrieben</translation>
    </message>
    <message>
        <source>Stopped; nothing was written: %1</source>
        <translation>Angehalten; nichts wurde geschrieben: %1</translation>
    </message>
    <message>
        <source>Evaluating %L1 of %L2</source>
        <translation>Auswertung: %L1 von %L2</translation>
    </message>
    <message numerus="yes">
        <source>Filling the matrix: %L1 of %Ln cell(s)</source>
        <translation>
            <numerusform>Matrix wird gefüllt: %L1 von %Ln Zelle</numerusform>
            <numerusform>Matrix wird gefüllt: %L1 von %Ln Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Add files...</source>
        <translation>Dateien hinzufügen...</translation>
    </message>
    <message>
        <source>Add a folder...</source>
        <translation>Ordner hinzufügen...</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>Neue Sammlung</translation>
    </message>
    <message>
        <source>Retry all that failed</source>
        <translation>Alle fehlgeschlagenen erneut versuchen</translation>
    </message>
    <message>
        <source>Import references...</source>
        <translation>Literaturangaben importieren...</translation>
    </message>
    <message>
        <source>Export references...</source>
        <translation>Literaturangaben exportieren...</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Lesen stoppen</translation>
    </message>
    <message>
        <source>Library panel</source>
        <translation>Bibliotheksbereich</translation>
    </message>
    <message>
        <source>Reader panel</source>
        <translation>Lesebereich</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Menüleiste</translation>
    </message>
    <message>
        <source>Close the top-most</source>
        <translation>Oberstes schließen</translation>
    </message>
    <message>
        <source>The file with the settings.</source>
        <translation>Die Datei mit den Einstellungen.</translation>
    </message>
    <message>
        <source>Searched for: %1</source>
        <translation>Gesucht nach: %1</translation>
    </message>
    <message>
        <source>Searched in English, word by word: %1</source>
        <translation>Auf Englisch gesucht, Wort für Wort: %1</translation>
    </message>
    <message>
        <source>The papers are in another language than the question. Ask in theirs, or install a dictionary for it.</source>
        <translation>Die Arbeiten sind in einer anderen Sprache als die Frage. Fragen Sie in deren Sprache, oder installieren Sie ein Wörterbuch.</translation>
    </message>
    <message>
        <source>A table</source>
        <translation>Eine Tabelle</translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Its quote is too short to prove anything: %1</source>
        <translation>Ihr Zitat ist zu kurz, um etwas zu belegen: %1</translation>
    </message>
    <message>
        <source>It exchanges what its quote says of each: %1</source>
        <translation>Sie vertauscht, was ihr Zitat von beiden sagt: %1</translation>
    </message>
    <message>
        <source>Its quote does not say so much, or so little: %1</source>
        <translation>Ihr Zitat sagt nicht so viel oder so wenig: %1</translation>
    </message>
    <message>
        <source>It goes further than its quote: %1</source>
        <translation>Sie geht weiter als ihr Zitat: %1</translation>
    </message>
    <message>
        <source>Its quote does not speak of %1.</source>
        <translation>Ihr Zitat spricht nicht von %1.</translation>
    </message>
    <message>
        <source>It puts another word in the place of one of its quote: %1</source>
        <translation>Sie setzt ein anderes Wort an die Stelle eines ihres Zitats: %1</translation>
    </message>
    <message>
        <source>Its quote does not say: %1</source>
        <translation>Ihr Zitat sagt nicht: %1</translation>
    </message>
    <message>
        <source>No passage holds the address %1.</source>
        <translation>Keine Passage enthält die Adresse %1.</translation>
    </message>
    <message>
        <source>Quote too short</source>
        <translation>Zitat zu kurz</translation>
    </message>
    <message>
        <source>Exchanged</source>
        <translation>Vertauscht</translation>
    </message>
    <message>
        <source>Another amount</source>
        <translation>Andere Menge</translation>
    </message>
    <message>
        <source>Goes too far</source>
        <translation>Geht zu weit</translation>
    </message>
    <message>
        <source>Speaks of others</source>
        <translation>Spricht von anderen</translation>
    </message>
    <message>
        <source>Another word</source>
        <translation>Anderes Wort</translation>
    </message>
    <message>
        <source>Not said by its quote</source>
        <translation>Im Zitat nicht gesagt</translation>
    </message>
    <message>
        <source>Address not in the evidence</source>
        <translation>Adresse nicht in den Belegen</translation>
    </message>
    <message>
        <source>False statements that the checks find</source>
        <translation>Falsche Aussagen, die die Prüfungen finden</translation>
    </message>
    <message>
        <source>%1 sentences of saved answers; unchanged, %2 of them were lost.</source>
        <translation>%1 Sätze gespeicherter Antworten; unverändert gingen %2 davon verloren.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erzeugt</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>All, by words that no list of the checks has</source>
        <translation>Alle, mit Wörtern, die keine Liste der Prüfungen hat</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Passed as proved</source>
        <translation>Als belegt durchgelassen</translation>
    </message>
    <message>
        <source>Proved: the quote stands on its page</source>
        <translation>Belegt: Das Zitat steht auf seiner Seite</translation>
    </message>
    <message>
        <source>The quote stands on its page; the file has no seal that ties the statement to it</source>
        <translation>Das Zitat steht auf seiner Seite; die Datei hat kein Siegel, das die Aussage daran bindet</translation>
    </message>
    <message>
        <source>Changed after the export: the statement, its quote or its place</source>
        <translation>Nach dem Export geändert: die Aussage, ihr Zitat oder ihre Stelle</translation>
    </message>
    <message>
        <source>No file with the bytes that were cited was found</source>
        <translation>Keine Datei mit den zitierten Bytes gefunden</translation>
    </message>
    <message>
        <source>The paper&apos;s file has other bytes than the one that was cited</source>
        <translation>Die Datei der Arbeit hat andere Bytes als die zitierte</translation>
    </message>
    <message>
        <source>The paper&apos;s file cannot be read</source>
        <translation>Die Datei der Arbeit kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>The quote does not stand on its page</source>
        <translation>Das Zitat steht nicht auf seiner Seite</translation>
    </message>
    <message>
        <source>The quote stands on its page, but not where its marks are</source>
        <translation>Das Zitat steht auf seiner Seite, aber nicht dort, wo es markiert ist</translation>
    </message>
    <message>
        <source>Verify an exported file...</source>
        <translation>Eine exportierte Datei prüfen ...</translation>
    </message>
    <message>
        <source>it asks to set instructions aside</source>
        <translation>sie verlangt, Anweisungen beiseitezulegen</translation>
    </message>
    <message>
        <source>it asks to play a part</source>
        <translation>sie verlangt, eine Rolle zu spielen</translation>
    </message>
    <message>
        <source>it asks to know no limits</source>
        <translation>sie verlangt, keine Grenzen zu kennen</translation>
    </message>
    <message>
        <source>it asks for the instructions themselves</source>
        <translation>sie fragt nach den Anweisungen selbst</translation>
    </message>
    <message>
        <source>it dictates what is to be said</source>
        <translation>sie schreibt vor, was zu sagen ist</translation>
    </message>
    <message>
        <source>it brings documents of its own</source>
        <translation>sie bringt eigene Dokumente mit</translation>
    </message>
    <message>
        <source>This question tries to change the rules that answers are made by: %1. The rules stay. Ask the papers a question.</source>
        <translation>Diese Frage will die Regeln ändern, nach denen geantwortet wird: %1. Die Regeln bleiben. Stellen Sie den Arbeiten eine Frage.</translation>
    </message>
    <message>
        <source>Ask about your papers in your own words. These can be asked, too:</source>
        <translation>Fragen Sie Ihre Paper in eigenen Worten. Auch dies kann gefragt werden:</translation>
    </message>
    <message>
        <source>Which papers are on iron? — the papers that speak of it</source>
        <translation>Welche Arbeiten handeln von Eisen? — die Arbeiten, die davon sprechen</translation>
    </message>
    <message>
        <source>How many papers do I have? — what is in the library</source>
        <translation>Wie viele Arbeiten habe ich? — was in der Bibliothek ist</translation>
    </message>
    <message>
        <source>Summarise Smith 2021. — a paper in its own sentences</source>
        <translation>Fasse Smith 2021 zusammen. — eine Arbeit in eigenen Sätzen</translation>
    </message>
    <message>
        <source>What did Smith 2021 find about sleep? — that paper alone</source>
        <translation>Was fand Smith 2021 zum Schlaf? — nur diese Arbeit</translation>
    </message>
    <message>
        <source>What does section 2.3 of Smith 2021 say? — a section</source>
        <translation>Was steht in Abschnitt 2.3 von Smith 2021? — ein Abschnitt</translation>
    </message>
    <message>
        <source>What did I ask before? — the questions of this thread</source>
        <translation>Was habe ich bisher gefragt? — die Fragen dieses Verlaufs</translation>
    </message>
    <message>
        <source>Nothing was asked before in this thread.</source>
        <translation>In diesem Verlauf wurde noch nichts gefragt.</translation>
    </message>
    <message>
        <source>These were asked before in this thread:</source>
        <translation>In diesem Verlauf wurde bisher gefragt:</translation>
    </message>
    <message>
        <source>the paper&apos;s own sentences of what was asked for</source>
        <translation>die eigenen Sätze der Arbeit zu dem, was verlangt war</translation>
    </message>
    <message>
        <source>Asked of %1 alone</source>
        <translation>Nur %1 gefragt</translation>
    </message>
    <message>
        <source>The papers speak of %1, but not of %2.</source>
        <translation>Die Arbeiten sprechen von %1, aber nicht von %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) can be asked.</source>
        <translation>
            <numerusform>%Ln Arbeit kann gefragt werden.</numerusform>
            <numerusform>%Ln Arbeiten können gefragt werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln paper(s) can be asked.</source>
        <translation>
            <numerusform>%1 von %Ln Arbeit kann gefragt werden.</numerusform>
            <numerusform>%1 von %Ln Arbeiten können gefragt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1 such answers on the test papers %2 % held the answer (%3 to %4 %)</source>
        <translation>von %1 solchen Antworten über die Testartikel enthielten %2 % die Antwort (%3 bis %4 %)</translation>
    </message>
    <message>
        <source>too few such answers on the test papers (%1) to say how often they are right</source>
        <translation>zu wenige solche Antworten über die Testartikel (%1), um zu sagen, wie oft sie richtig sind</translation>
    </message>
    <message>
        <source>of %1 such answers that you rated %2 % were right (%3 to %4 %)</source>
        <translation>von %1 solchen Antworten, die Sie bewertet haben, waren %2 % richtig (%3 bis %4 %)</translation>
    </message>
    <message>
        <source>too few such answers that you rated (%1) to say how often they are right</source>
        <translation>zu wenige solche Antworten, die Sie bewertet haben (%1), um zu sagen, wie oft sie richtig sind</translation>
    </message>
    <message>
        <source>It has no text yet: its pages are pictures.</source>
        <translation>Es hat noch keinen Text: seine Seiten sind Bilder.</translation>
    </message>
    <message>
        <source>It is still to be read.</source>
        <translation>Es muss noch gelesen werden.</translation>
    </message>
    <message>
        <source>Asked on %1. %2 of %3 documents could be searched (%4 %), %5 passages.</source>
        <translation>Gefragt am %1. %2 von %3 Dokumenten konnten durchsucht werden (%4 %), %5 Textstellen.</translation>
    </message>
    <message>
        <source>Searched in: %1</source>
        <translation>Gesucht in: %1</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Textstellen</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>Nearest passages. Together they answer with a probability of %1; %2 is needed.</source>
        <translation>Nächste Textstellen. Zusammen antworten sie mit einer Wahrscheinlichkeit von %1; nötig ist %2.</translation>
    </message>
    <message>
        <source>Nearest passages, by how much of the question they speak of; %1 is needed.</source>
        <translation>Nächste Textstellen, danach, wie viel der Frage sie ansprechen; nötig ist %1.</translation>
    </message>
    <message>
        <source>Lacks: %1</source>
        <translation>Es fehlt: %1</translation>
    </message>
    <message>
        <source>Could not be searched</source>
        <translation>Konnte nicht durchsucht werden</translation>
    </message>
    <message>
        <source>Sources differ: %1</source>
        <translation>Die Quellen widersprechen sich: %1</translation>
    </message>
    <message>
        <source>Also said</source>
        <translation>Außerdem gesagt</translation>
    </message>
    <message>
        <source>Revision %1 of the library.</source>
        <translation>Stand %1 der Bibliothek.</translation>
    </message>
    <message>
        <source>Near words tried</source>
        <translation>Versuchte verwandte Wörter</translation>
    </message>
    <message>
        <source>What the papers do not answer</source>
        <translation>Was die Paper nicht beantworten</translation>
    </message>
    <message>
        <source>Another number</source>
        <translation>Andere Zahl</translation>
    </message>
    <message>
        <source>Another unit</source>
        <translation>Andere Einheit</translation>
    </message>
    <message>
        <source>Another period</source>
        <translation>Anderer Zeitraum</translation>
    </message>
    <message>
        <source>Another p-value</source>
        <translation>Anderer p-Wert</translation>
    </message>
    <message>
        <source>Another range</source>
        <translation>Anderer Bereich</translation>
    </message>
    <message>
        <source>Another number in words</source>
        <translation>Anderes Zahlwort</translation>
    </message>
    <message>
        <source>Another direction</source>
        <translation>Andere Richtung</translation>
    </message>
    <message>
        <source>A word&apos;s opposite</source>
        <translation>Gegenteil eines Wortes</translation>
    </message>
    <message>
        <source>Other people or animals</source>
        <translation>Andere Menschen oder Tiere</translation>
    </message>
    <message>
        <source>Certain in place of possible</source>
        <translation>Sicher statt möglich</translation>
    </message>
    <message>
        <source>Numbers exchanged</source>
        <translation>Zahlen vertauscht</translation>
    </message>
    <message>
        <source>All, some or none</source>
        <translation>Alle, einige oder keine</translation>
    </message>
    <message>
        <source>Per cent or percentage points</source>
        <translation>Prozent oder Prozentpunkte</translation>
    </message>
    <message>
        <source>Before or after</source>
        <translation>Vorher oder nachher</translation>
    </message>
    <message>
        <source>Cause in place of association</source>
        <translation>Ursache statt Zusammenhang</translation>
    </message>
    <message>
        <source>At least or at most</source>
        <translation>Mindestens oder höchstens</translation>
    </message>
    <message>
        <source>Sides of a comparison exchanged</source>
        <translation>Seiten eines Vergleichs vertauscht</translation>
    </message>
    <message>
        <source>Denial taken out</source>
        <translation>Verneinung entfernt</translation>
    </message>
    <message>
        <source>Denial put in</source>
        <translation>Verneinung eingefügt</translation>
    </message>
    <message>
        <source>Significant or not</source>
        <translation>Signifikant oder nicht</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Anderer Name</translation>
    </message>
    <message>
        <source>Another thing</source>
        <translation>Andere Sache</translation>
    </message>
    <message>
        <source>A clause put in</source>
        <translation>Teilsatz eingefügt</translation>
    </message>
    <message>
        <source>Of the %1 false statements of your own set %2 were found.</source>
        <translation>Von den %1 falschen Aussagen Ihrer eigenen Sammlung wurden %2 gefunden.</translation>
    </message>
    <message>
        <source>the quotes hold nearly all that the model wrote</source>
        <translation>die Zitate enthalten fast alles, was das Modell schrieb</translation>
    </message>
    <message>
        <source>the quotes hold most of what the model wrote</source>
        <translation>die Zitate enthalten das meiste, was das Modell schrieb</translation>
    </message>
    <message>
        <source>the quotes hold only some of what the model wrote</source>
        <translation>die Zitate enthalten nur einiges, was das Modell schrieb</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>nichts gefunden</translation>
    </message>
    <message>
        <source>Searched in English, translated by the model: %1</source>
        <translation>Auf Englisch gesucht, vom Modell übersetzt: %1</translation>
    </message>
    <message>
        <source>The model that checks what was written did not answer. %1</source>
        <translation>Das Modell, das das Geschriebene prüft, hat nicht geantwortet. %1</translation>
    </message>
    <message>
        <source>The model %1 finds that its quote does not say this.</source>
        <translation>Das Modell %1 findet, dass das Zitat dies nicht sagt.</translation>
    </message>
    <message>
        <source>The model %1 finds that its quote says the opposite.</source>
        <translation>Das Modell %1 findet, dass das Zitat das Gegenteil sagt.</translation>
    </message>
    <message>
        <source>A sentence or row that cannot be quoted exactly speaks of this: %1</source>
        <translation>Ein Satz oder eine Zeile, die sich nicht genau zitieren lässt, spricht davon: %1</translation>
    </message>
    <message>
        <source>Checking what was written</source>
        <translation>Geschriebenes prüfen</translation>
    </message>
    <message>
        <source>Translating a question</source>
        <translation>Eine Frage übersetzen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln saved thread(s) would rest on other papers by now.</source>
        <translation>
            <numerusform>%Ln gespeicherter Thread würde heute auf anderen Arbeiten beruhen.</numerusform>
            <numerusform>%Ln gespeicherte Threads würden heute auf anderen Arbeiten beruhen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The model found no answer in the passages; these are the papers&apos; own sentences.</source>
        <translation>Das Modell fand in den Stellen keine Antwort; dies sind die eigenen Sätze der Arbeiten.</translation>
    </message>
    <message>
        <source>%1 of %2 passages fitted into what the model can read at once.</source>
        <translation>%1 von %2 Stellen passten in das, was das Modell auf einmal lesen kann.</translation>
    </message>
    <message>
        <source>Stopped before the first sentence. Ask again for an answer.</source>
        <translation>Vor dem ersten Satz angehalten. Fragen Sie noch einmal, um eine Antwort zu erhalten.</translation>
    </message>
    <message>
        <source>See whether it runs and can be reached, then try again.</source>
        <translation>Sehen Sie nach, ob er läuft und erreichbar ist, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Nothing listens at %1.</source>
        <translation>Unter %1 antwortet kein Server.</translation>
    </message>
    <message>
        <source>Start the server (Ollama&apos;s with &quot;ollama serve&quot;), or check the address in Settings.</source>
        <translation>Starten Sie den Server (den von Ollama mit „ollama serve“), oder prüfen Sie die Adresse in den Einstellungen.</translation>
    </message>
    <message>
        <source>What the server replied cannot be used: %1.</source>
        <translation>Was der Server antwortete, ist nicht zu gebrauchen: %1.</translation>
    </message>
    <message>
        <source>The server does not take the request: %1.</source>
        <translation>Der Server nimmt die Anfrage nicht an: %1.</translation>
    </message>
    <message>
        <source>Choose another model in Settings, or another server for it.</source>
        <translation>Wählen Sie in den Einstellungen ein anderes Modell oder einen anderen Server dafür.</translation>
    </message>
    <message>
        <source>The answer came to its longest before its end: %1.</source>
        <translation>Die Antwort erreichte ihre größte Länge vor ihrem Ende: %1.</translation>
    </message>
    <message>
        <source>Let the model write more (&quot;writing.most_tokens&quot; of the profile), or choose one with a longer context.</source>
        <translation>Lassen Sie das Modell mehr schreiben („writing.most_tokens“ des Profils), oder wählen Sie eines mit längerem Kontext.</translation>
    </message>
    <message>
        <source>A filter of the server keeps the answer back: %1.</source>
        <translation>Ein Filter des Servers hält die Antwort zurück: %1.</translation>
    </message>
    <message>
        <source>Ask in other words, or choose another model.</source>
        <translation>Fragen Sie mit anderen Worten, oder wählen Sie ein anderes Modell.</translation>
    </message>
    <message>
        <source>The model refuses to answer: %1.</source>
        <translation>Das Modell weigert sich zu antworten: %1.</translation>
    </message>
    <message>
        <source>The server wants a key, and none was given: %1.</source>
        <translation>Der Server will einen Schlüssel, und es wurde keiner angegeben: %1.</translation>
    </message>
    <message>
        <source>Enter it in Settings, or set the variable %1 before the program is started.</source>
        <translation>Geben Sie ihn in den Einstellungen ein, oder setzen Sie die Variable %1, bevor das Programm startet.</translation>
    </message>
    <message>
        <source>Check the address, and the date of this computer. If the server is your laboratory&apos;s own, have this computer trust its certificate: copy it to /usr/local/share/ca-certificates, with a name that ends in .crt, and run &quot;sudo update-ca-certificates&quot;.</source>
        <translation>Prüfen Sie die Adresse und das Datum dieses Computers. Gehört der Server Ihrem Labor, lassen Sie diesen Computer seinem Zertifikat vertrauen: kopieren Sie es nach /usr/local/share/ca-certificates, mit einem Namen, der auf .crt endet, und führen Sie „sudo update-ca-certificates“ aus.</translation>
    </message>
    <message>
        <source>%1 (nothing)</source>
        <translation>%1 (nichts)</translation>
    </message>
    <message>
        <source>%1 (sentence %2)</source>
        <translation>%1 (Satz %2)</translation>
    </message>
    <message>
        <source>Asked in parts: %1</source>
        <translation>In Teilen gefragt: %1</translation>
    </message>
    <message>
        <source>Rewrite</source>
        <translation>Umformen</translation>
    </message>
    <message>
        <source>Putting it in the words of a search…</source>
        <translation>Wird in Suchworte gefasst…</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>Resolving what it points at…</source>
        <translation>Bezüge werden aufgelöst…</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Aufteilen</translation>
    </message>
    <message>
        <source>Splitting the question…</source>
        <translation>Die Frage wird aufgeteilt…</translation>
    </message>
    <message>
        <source>Imagine</source>
        <translation>Vorstellen</translation>
    </message>
    <message>
        <source>Imagining what to search for…</source>
        <translation>Gesuchtes wird vorgestellt…</translation>
    </message>
    <message>
        <source>Examine</source>
        <translation>Prüfen (einzeln)</translation>
    </message>
    <message>
        <source>Examining passages…</source>
        <translation>Stellen werden einzeln geprüft…</translation>
    </message>
    <message>
        <source>Assess</source>
        <translation>Beurteilen</translation>
    </message>
    <message>
        <source>Looking whether it is enough…</source>
        <translation>Reicht es aus?…</translation>
    </message>
    <message>
        <source>It took longer than %1 seconds.</source>
        <translation>Es dauerte länger als %1 Sekunden.</translation>
    </message>
    <message>
        <source>Putting a question in the words of a search</source>
        <translation>Eine Frage in Suchworte fassen</translation>
    </message>
    <message>
        <source>Resolving a question by its conversation</source>
        <translation>Eine Frage aus dem Gespräch auflösen</translation>
    </message>
    <message>
        <source>Splitting a question</source>
        <translation>Eine Frage aufteilen</translation>
    </message>
    <message>
        <source>Imagining passages to search for</source>
        <translation>Stellen zum Suchen vorstellen</translation>
    </message>
    <message>
        <source>Examining a passage</source>
        <translation>Eine Stelle prüfen</translation>
    </message>
    <message>
        <source>Assessing what was found</source>
        <translation>Das Gefundene beurteilen</translation>
    </message>
    <message numerus="yes">
        <source>It was written %Ln time(s) until the checks held or no attempt was left.</source>
        <translation>
            <numerusform>Sie wurde %Ln-mal geschrieben, bis die Prüfungen hielten oder kein Versuch übrig war.</numerusform>
            <numerusform>Sie wurde %Ln-mal geschrieben, bis die Prüfungen hielten oder kein Versuch übrig war.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Entscheiden</translation>
    </message>
    <message>
        <source>Deciding what it needs…</source>
        <translation>Was sie braucht, wird entschieden…</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>entfällt</translation>
    </message>
    <message>
        <source>%1 by keyword, %2 by vector</source>
        <translation>%1 nach Wörtern, %2 nach Vektor</translation>
    </message>
    <message>
        <source>thinned to %1 by marginal relevance</source>
        <translation>nach Grenzrelevanz auf %1 ausgedünnt</translation>
    </message>
    <message>
        <source>%1 passages, from many pages and papers</source>
        <translation>%1 Stellen, aus vielen Seiten und Arbeiten</translation>
    </message>
    <message>
        <source>%1 passages, the best of each page</source>
        <translation>%1 Stellen, die beste jeder Seite</translation>
    </message>
    <message>
        <source>the best %1 passages</source>
        <translation>die besten %1 Stellen</translation>
    </message>
    <message>
        <source>what is wanted, of which papers, in which words and language</source>
        <translation>was gewollt ist, von welchen Arbeiten, in welchen Wörtern und welcher Sprache</translation>
    </message>
    <message>
        <source>papers, web, and up to %1 passages</source>
        <translation>Arbeiten, Netz und bis zu %1 Stellen</translation>
    </message>
    <message>
        <source>papers or web</source>
        <translation>Arbeiten oder Netz</translation>
    </message>
    <message>
        <source>papers</source>
        <translation>Arbeiten</translation>
    </message>
    <message>
        <source>the subject is carried over by rule</source>
        <translation>der Gegenstand wird nach Regel übernommen</translation>
    </message>
    <message>
        <source>up to %1 sub-questions, searched at the same time</source>
        <translation>bis zu %1 Teilfragen, zugleich gesucht</translation>
    </message>
    <message>
        <source>the words of a search</source>
        <translation>die Worte einer Suche</translation>
    </message>
    <message>
        <source>searched as it is asked</source>
        <translation>gesucht, wie gefragt wird</translation>
    </message>
    <message>
        <source>%1 passages, to search for what is like them, of complex questions</source>
        <translation>%1 Stellen, um Ähnliches zu suchen, bei schwierigen Fragen</translation>
    </message>
    <message>
        <source>statements, each with a quote</source>
        <translation>Aussagen, jede mit einem Zitat</translation>
    </message>
    <message>
        <source>checked as a whole, up to %1 attempts</source>
        <translation>als Ganzes geprüft, bis zu %1 Versuche</translation>
    </message>
    <message>
        <source>by a model for it</source>
        <translation>durch ein Modell dafür</translation>
    </message>
    <message>
        <source>as retrieval ranked them</source>
        <translation>wie die Suche sie ordnete</translation>
    </message>
    <message>
        <source>each of the best by itself, unless the scores are clear</source>
        <translation>jede der besten für sich, wenn die Werte nicht klar sind</translation>
    </message>
    <message>
        <source>%1 neighbours on either side, %2 passages at most</source>
        <translation>%1 Nachbarn auf jeder Seite, höchstens %2 Stellen</translation>
    </message>
    <message>
        <source>do they speak of it, and do they answer it?</source>
        <translation>sprechen sie davon, und beantworten sie es?</translation>
    </message>
    <message>
        <source>by scores; once more in other words where they are low</source>
        <translation>nach Werten; noch einmal mit anderen Worten, wo sie niedrig sind</translation>
    </message>
    <message>
        <source>up to %1 questions for what is missing</source>
        <translation>bis zu %1 Fragen nach Fehlendem</translation>
    </message>
    <message>
        <source>the papers&apos; own sentences</source>
        <translation>die eigenen Sätze der Arbeiten</translation>
    </message>
    <message>
        <source>every quote on its page</source>
        <translation>jedes Zitat auf seiner Seite</translation>
    </message>
    <message>
        <source>without a model: %1</source>
        <translation>ohne Modell: %1</translation>
    </message>
    <message>
        <source>it is not for the papers</source>
        <translation>sie ist nichts für die Arbeiten</translation>
    </message>
    <message>
        <source>the question asks for it</source>
        <translation>die Frage verlangt es</translation>
    </message>
    <message>
        <source>Deciding what a question needs</source>
        <translation>Entscheiden, was eine Frage braucht</translation>
    </message>
    <message>
        <source>Deciding between papers and web</source>
        <translation>Zwischen Arbeiten und Netz entscheiden</translation>
    </message>
    <message>
        <source>Checking an answer against its passages</source>
        <translation>Eine Antwort an ihren Stellen prüfen</translation>
    </message>
    <message>
        <source>Checking an answer against its question</source>
        <translation>Eine Antwort an ihrer Frage prüfen</translation>
    </message>
    <message>
        <source>This is no GGUF file: %1. Models for llama-server have names that end in .gguf.</source>
        <translation>Das ist keine GGUF-Datei: %1. Modelle für llama-server haben Namen, die auf .gguf enden.</translation>
    </message>
    <message>
        <source>Weather of %1 (%2°, %3°).</source>
        <translation>Wetter von %1 (%2°, %3°).</translation>
    </message>
    <message>
        <source>%1 °C</source>
        <translation>%1 °C</translation>
    </message>
    <message>
        <source>wind %1 km/h</source>
        <translation>Wind %1 km/h</translation>
    </message>
    <message>
        <source>humidity %1 %</source>
        <translation>Luftfeuchtigkeit %1 %</translation>
    </message>
    <message>
        <source>At %1 there: %2.</source>
        <translation>Am %1 dort: %2.</translation>
    </message>
    <message>
        <source>From one hour to the next the temperature changes by %1 °C on average.</source>
        <translation>Von einer Stunde zur nächsten ändert sich die Temperatur im Mittel um %1 °C.</translation>
    </message>
    <message>
        <source>Calm hours, with wind below %1 km/h: %2. Gusty hours, with gusts of %3 km/h or more: %4.</source>
        <translation>Windstille Stunden, mit Wind unter %1 km/h: %2. Böige Stunden, mit Böen von %3 km/h oder mehr: %4.</translation>
    </message>
    <message>
        <source>All values are there for %1 % of the hours.</source>
        <translation>Für %1 % der Stunden sind alle Werte da.</translation>
    </message>
    <message>
        <source>Of the places of this name, the one with the most inhabitants was taken. Others: %1.</source>
        <translation>Von den Orten dieses Namens wurde der mit den meisten Einwohnern genommen. Andere: %1.</translation>
    </message>
    <message>
        <source>The days before: %1 to %2 °C, %3 mm of precipitation.</source>
        <translation>Die Tage davor: %1 bis %2 °C, %3 mm Niederschlag.</translation>
    </message>
    <message>
        <source>The days before: %1 to %2 °C.</source>
        <translation>Die Tage davor: %1 bis %2 °C.</translation>
    </message>
    <message>
        <source>The days ahead: %1 to %2 °C, %3 mm of precipitation.</source>
        <translation>Die Tage danach: %1 bis %2 °C, %3 mm Niederschlag.</translation>
    </message>
    <message>
        <source>The days ahead: %1 to %2 °C.</source>
        <translation>Die Tage danach: %1 bis %2 °C.</translation>
    </message>
    <message>
        <source>Source: Open-Meteo.com, CC BY 4.0.</source>
        <translation>Quelle: Open-Meteo.com, CC BY 4.0.</translation>
    </message>
    <message>
        <source>The weather service knows no place called %1.</source>
        <translation>Der Wetterdienst kennt keinen Ort namens %1.</translation>
    </message>
    <message>
        <source>Check the spelling, or name a larger place nearby.</source>
        <translation>Prüfen Sie die Schreibweise, oder nennen Sie einen größeren Ort in der Nähe.</translation>
    </message>
    <message>
        <source>The weather service does not answer: %1.</source>
        <translation>Der Wetterdienst antwortet nicht: %1.</translation>
    </message>
    <message>
        <source>Check the connection to the internet, and ask again in a while.</source>
        <translation>Prüfen Sie die Verbindung zum Internet, und fragen Sie nach einer Weile noch einmal.</translation>
    </message>
    <message>
        <source>What the weather service replied cannot be used: %1.</source>
        <translation>Was der Wetterdienst antwortete, ist nicht zu gebrauchen: %1.</translation>
    </message>
    <message>
        <source>Ask again in a while.</source>
        <translation>Fragen Sie nach einer Weile noch einmal.</translation>
    </message>
    <message>
        <source>The weather service does not take the request: %1.</source>
        <translation>Der Wetterdienst nimmt die Anfrage nicht an: %1.</translation>
    </message>
    <message>
        <source>Look the weather up</source>
        <translation>Das Wetter nachsehen</translation>
    </message>
    <message>
        <source>Looked up on the web, not in your papers:</source>
        <translation>Im Netz nachgesehen, nicht in Ihren Arbeiten:</translation>
    </message>
    <message>
        <source>it is not for the papers alone</source>
        <translation>sie ist nicht nur etwas für die Arbeiten</translation>
    </message>
    <message>
        <source>Search the web</source>
        <translation>Im Web suchen</translation>
    </message>
    <message>
        <source>It says that it is a PDF, and is none.</source>
        <translation>Sie gibt sich als PDF aus und ist keines.</translation>
    </message>
    <message>
        <source>It is neither HTML nor plain text nor a PDF, but &quot;%1&quot;.</source>
        <translation>Sie ist weder HTML noch reiner Text noch ein PDF, sondern „%1“.</translation>
    </message>
    <message>
        <source>It has more than %1 MB.</source>
        <translation>Sie hat mehr als %1 MB.</translation>
    </message>
    <message>
        <source>It sends on to an address that may not be followed.</source>
        <translation>Sie leitet an eine Adresse weiter, der nicht gefolgt werden darf.</translation>
    </message>
    <message>
        <source>It sends on and on.</source>
        <translation>Sie leitet immer weiter.</translation>
    </message>
    <message>
        <source>no passage stands out</source>
        <translation>keine Stelle ragt heraus</translation>
    </message>
    <message>
        <source>few passages help</source>
        <translation>wenige Stellen helfen</translation>
    </message>
    <message>
        <source>they do not answer</source>
        <translation>sie antworten nicht</translation>
    </message>
    <message>
        <source>The papers may not be enough for this: %1. The web was not searched.</source>
        <translation>Die Arbeiten reichen dafür vielleicht nicht: %1. Das Web wurde nicht durchsucht.</translation>
    </message>
    <message>
        <source>The web was searched, and no page was found.</source>
        <translation>Das Web wurde durchsucht, und keine Seite gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) of the web were read, too.</source>
        <translation>
            <numerusform>%Ln Seite aus dem Web wurde auch gelesen.</numerusform>
            <numerusform>%Ln Seiten aus dem Web wurden auch gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The web could not be searched. %1</source>
        <translation>Das Web konnte nicht durchsucht werden. %1</translation>
    </message>
    <message>
        <source>The web was not searched, as the question holds words of a document that never leaves this computer.</source>
        <translation>Das Web wurde nicht durchsucht, da die Frage Worte eines Dokuments enthält, das diesen Rechner nie verlässt.</translation>
    </message>
    <message>
        <source>p. %1</source>
        <translation>S. %1</translation>
    </message>
    <message>
        <source>web page %1, fetched on %2</source>
        <translation>Webseite %1, abgerufen am %2</translation>
    </message>
    <message>
        <source>Web</source>
        <translation>Web</translation>
    </message>
    <message>
        <source>Searching the web…</source>
        <translation>Das Web wird durchsucht…</translation>
    </message>
    <message>
        <source>if you allow it for a question, at the same time as the papers</source>
        <translation>wenn Sie es für eine Frage erlauben, gleichzeitig mit den Arbeiten</translation>
    </message>
    <message>
        <source>if you allow it for a question, where no passage stands out</source>
        <translation>wenn Sie es für eine Frage erlauben, wo keine Stelle herausragt</translation>
    </message>
    <message>
        <source>if you allow it for a question, where fewer than %1 passages help</source>
        <translation>wenn Sie es für eine Frage erlauben, wo weniger als %1 Stellen helfen</translation>
    </message>
    <message>
        <source>if you allow it for a question, and a model holds it to be needed</source>
        <translation>wenn Sie es für eine Frage erlauben und ein Modell es für nötig hält</translation>
    </message>
    <message>
        <source>Allow it in Settings, Privacy, or with &quot;adduce-cli web allow&quot;.</source>
        <translation>Erlauben Sie es in den Einstellungen unter Datenschutz oder mit &quot;adduce-cli web allow&quot;.</translation>
    </message>
    <message>
        <source>Putting a question in the words of a search of the web</source>
        <translation>Eine Frage in Worte für eine Websuche fassen</translation>
    </message>
    <message>
        <source>Naming what to look up in an encyclopedia</source>
        <translation>Nennen, was in einer Enzyklopädie nachzuschlagen ist</translation>
    </message>
    <message>
        <source>the question</source>
        <translation>die Frage</translation>
    </message>
    <message>
        <source>It is a page about the paper, and no PDF of it.</source>
        <translation>Es ist eine Seite über die Arbeit, kein PDF davon.</translation>
    </message>
    <message>
        <source>the web</source>
        <translation>das Web</translation>
    </message>
    <message>
        <source>Find papers on a question...</source>
        <translation>Arbeiten zu einer Frage finden...</translation>
    </message>
    <message>
        <source>Nothing was sent to %1: the web may not be searched.</source>
        <translation>An %1 wurde nichts gesendet: Das Web darf nicht durchsucht werden.</translation>
    </message>
    <message>
        <source>The words of the model, made of this conversation alone: nothing was searched, and nothing of it is proved.</source>
        <translation>Worte des Modells, allein aus diesem Gespräch: Es wurde nichts gesucht, und nichts davon ist belegt.</translation>
    </message>
    <message>
        <source>There is no answer here to be put in other words, or no model that may do it. Ask the papers a question first; a model is chosen in the settings.</source>
        <translation>Hier ist keine Antwort, die anders gesagt werden kann, oder kein Modell, das es darf. Stellen Sie den Arbeiten zuerst eine Frage; ein Modell wird in den Einstellungen gewählt.</translation>
    </message>
    <message>
        <source>Other words take a model. The last answer said:</source>
        <translation>Andere Worte brauchen ein Modell. Die letzte Antwort lautete:</translation>
    </message>
    <message>
        <source>The last answer in short, in the sentences that were proved:</source>
        <translation>Die letzte Antwort in Kürze, in den belegten Sätzen:</translation>
    </message>
    <message>
        <source>Putting what was said in other words</source>
        <translation>Gesagtes anders ausdrücken</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Erinnern</translation>
    </message>
    <message>
        <source>Looking through the conversation…</source>
        <translation>Durchsicht des Gesprächs …</translation>
    </message>
    <message>
        <source>up to %1 sentences of the last %2 messages, for the model that writes</source>
        <translation>bis zu %1 Sätze der letzten %2 Nachrichten, für das schreibende Modell</translation>
    </message>
    <message>
        <source>Asked of the papers in %1, which the question is for</source>
        <translation>Gefragt wurden die Arbeiten in %1, für die die Frage ist</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Sammlungen</translation>
    </message>
    <message>
        <source>Choosing collections…</source>
        <translation>Auswahl der Sammlungen …</translation>
    </message>
    <message>
        <source>those that the question is for, where no scope was chosen</source>
        <translation>die, für die die Frage ist, wo kein Bereich gewählt wurde</translation>
    </message>
    <message>
        <source>one that is clearly nearest by its words</source>
        <translation>eine, die den Worten nach klar am nächsten ist</translation>
    </message>
    <message>
        <source>Choosing collections for a question</source>
        <translation>Sammlungen für eine Frage wählen</translation>
    </message>
    <message>
        <source>Suggesting what to ask next</source>
        <translation>Vorschlagen, was als Nächstes zu fragen ist</translation>
    </message>
    <message>
        <source>free text, then taken apart into statements, each with a quote</source>
        <translation>freier Text, dann in Aussagen zerlegt, jede mit Zitat</translation>
    </message>
    <message>
        <source>Writing an answer as free text</source>
        <translation>Eine Antwort als freien Text schreiben</translation>
    </message>
    <message>
        <source>Taking free text apart into statements</source>
        <translation>Freien Text in Aussagen zerlegen</translation>
    </message>
    <message>
        <source>Remembering what will be of use</source>
        <translation>Merken, was nützlich sein wird</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Gedächtnis</translation>
    </message>
    <message>
        <source>The web would have to be searched, too, which was not done: %1</source>
        <translation>Das Web müsste auch durchsucht werden, was nicht geschah: %1</translation>
    </message>
    <message>
        <source>The model made nothing of it that can be shown.</source>
        <translation>Das Modell hat nichts daraus gemacht, was gezeigt werden kann.</translation>
    </message>
    <message>
        <source>The model made nothing of it that can be shown. The last answer said:</source>
        <translation>Das Modell hat nichts daraus gemacht, was gezeigt werden kann. Die letzte Antwort lautete:</translation>
    </message>
    <message>
        <source>Leaves out: %1</source>
        <translation>Lässt weg: %1</translation>
    </message>
    <message>
        <source>The papers answer: %1 (%2)</source>
        <translation>Das beantworten die Paper: %1 (%2)</translation>
    </message>
    <message>
        <source>The paper that is nearest by its title: %1</source>
        <translation>Das Paper mit dem nächsten Titel: %1</translation>
    </message>
    <message>
        <source>Citations as the model wrote them, before the checks: %1 % right (%2 of %3), %4 points less than shown</source>
        <translation>Zitate, wie das Modell sie schrieb, vor den Prüfungen: %1 % richtig (%2 von %3), %4 Punkte weniger als gezeigt</translation>
    </message>
    <message>
        <source>Citations as written</source>
        <translation>Zitate wie geschrieben</translation>
    </message>
    <message>
        <source>%1 points less than shown</source>
        <translation>%1 Punkte weniger als gezeigt</translation>
    </message>
    <message>
        <source>Quotes as written</source>
        <translation>Zitate wie geschrieben</translation>
    </message>
    <message>
        <source>Examination skipped</source>
        <translation>Prüfung übersprungen</translation>
    </message>
    <message>
        <source>%1 of %2 times</source>
        <translation>%1 von %2 Malen</translation>
    </message>
    <message>
        <source>Examination skipped, as the scores were clear: %1 of %2 times (%3 %)</source>
        <translation>Prüfung übersprungen, da die Bewertungen klar waren: %1 von %2 Malen (%3 %)</translation>
    </message>
    <message>
        <source>Next steps</source>
        <translation>Was weiterführt</translation>
    </message>
    <message>
        <source>In the words of the model: %1</source>
        <translation>In den Worten des Modells: %1</translation>
    </message>
    <message>
        <source>Saying what the weather is</source>
        <translation>Sagen, wie das Wetter ist</translation>
    </message>
    <message>
        <source>No hour lies more than %1 standard deviations from the mean temperature.</source>
        <translation>Keine Stunde liegt mehr als %1 Standardabweichungen von der mittleren Temperatur entfernt.</translation>
    </message>
    <message>
        <source>Hours more than %1 standard deviations from the mean temperature: %2; the farthest has %3 °C (%4).</source>
        <translation>Stunden, die mehr als %1 Standardabweichungen von der mittleren Temperatur entfernt liegen: %2; am weitesten weg: %3 °C (%4).</translation>
    </message>
    <message numerus="yes">
        <source>Mean temperature of the last %Ln hour(s): %1 °C.</source>
        <translation>
            <numerusform>Mittlere Temperatur der letzten Stunde: %1 °C.</numerusform>
            <numerusform>Mittlere Temperatur der letzten %Ln Stunden: %1 °C.</numerusform>
        </translation>
    </message>
    <message>
        <source>I don&apos;t know: nothing that was said in this conversation answers that. Ask the papers a question of its own.</source>
        <translation>Das weiß ich nicht: Nichts, was in dieser Unterhaltung gesagt wurde, beantwortet das. Stellen Sie den Artikeln dazu eine eigene Frage.</translation>
    </message>
    <message numerus="yes">
        <source>searched %Ln time(s)</source>
        <translation>
            <numerusform>%Ln-mal gesucht</numerusform>
            <numerusform>%Ln-mal gesucht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>written %Ln time(s)</source>
        <translation>
            <numerusform>%Ln-mal geschrieben</numerusform>
            <numerusform>%Ln-mal geschrieben</numerusform>
        </translation>
    </message>
    <message>
        <source>what it points at in the last %1 questions and answers</source>
        <translation>worauf sie in den letzten %1 Fragen und Antworten verweist</translation>
    </message>
    <message>
        <source>what it points at in the last %1 questions</source>
        <translation>worauf sie in den letzten %1 Fragen verweist</translation>
    </message>
    <message>
        <source>asks back</source>
        <translation>fragt zurück</translation>
    </message>
    <message>
        <source>by a model for it, or by the one that writes</source>
        <translation>durch ein Modell dafür oder durch das, das schreibt</translation>
    </message>
    <message>
        <source>only what helps stays</source>
        <translation>nur was hilft, bleibt</translation>
    </message>
    <message>
        <source>A model made of the question: “%1”. Nothing answers that, so it was answered as it was typed.</source>
        <translation>Ein Modell machte aus der Frage: „%1“. Darauf gibt es keine Antwort, deshalb wurde sie so beantwortet, wie sie eingegeben wurde.</translation>
    </message>
    <message>
        <source>it asks for what is recent</source>
        <translation>sie fragt nach Neuem</translation>
    </message>
    <message>
        <source>complex questions get twice as many passages, and the web is for what is recent</source>
        <translation>schwierige Fragen bekommen doppelt so viele Stellen, und das Web ist für Neues da</translation>
    </message>
    <message>
        <source>it asks for several things</source>
        <translation>sie fragt nach mehrerem</translation>
    </message>
    <message>
        <source>Close other programs or large papers and try again; what was saved before is intact.</source>
        <translation>Schließen Sie andere Programme oder große Arbeiten und versuchen Sie es erneut; was vorher gespeichert war, ist unversehrt.</translation>
    </message>
    <message>
        <source>Take over what can be read into a new library (&quot;adduce-cli rescue&quot;), restore a backup, or choose another library. The file was not changed.</source>
        <translation>Übernehmen Sie, was lesbar ist, in eine neue Bibliothek („adduce-cli rescue“), stellen Sie eine Sicherung wieder her, oder wählen Sie eine andere Bibliothek. Die Datei wurde nicht verändert.</translation>
    </message>
    <message>
        <source>The library holds tables, views or triggers that Adduce did not make: %1.</source>
        <translation>Die Bibliothek enthält Tabellen, Sichten oder Trigger, die nicht von Adduce stammen: %1.</translation>
    </message>
    <message>
        <source>Somebody may have changed it so that it does something of its own. Nothing of it was run or changed. Take over what is yours into a new library (&quot;adduce-cli rescue&quot;), or choose another library.</source>
        <translation>Jemand hat sie vielleicht so verändert, dass sie von sich aus etwas tut. Nichts davon wurde ausgeführt oder geändert. Übernehmen Sie, was Ihnen gehört, in eine neue Bibliothek („adduce-cli rescue“), oder wählen Sie eine andere Bibliothek.</translation>
    </message>
    <message>
        <source>This library can only be read: %1.</source>
        <translation>Diese Bibliothek kann nur gelesen werden: %1.</translation>
    </message>
    <message>
        <source>Change who may write to its file and its folder, or open a copy in a folder of your own.</source>
        <translation>Ändern Sie, wer in ihre Datei und ihren Ordner schreiben darf, oder öffnen Sie eine Kopie in einem eigenen Ordner.</translation>
    </message>
    <message>
        <source>Rescued thread</source>
        <translation>Geretteter Thread</translation>
    </message>
    <message>
        <source>Rescued table</source>
        <translation>Gerettete Tabelle</translation>
    </message>
    <message>
        <source>Back up the library...</source>
        <translation>Bibliothek sichern...</translation>
    </message>
    <message>
        <source>Restore a backup...</source>
        <translation>Sicherung wiederherstellen...</translation>
    </message>
    <message>
        <source>Taken over into a new library</source>
        <translation>In eine neue Bibliothek übernommen</translation>
    </message>
    <message>
        <source>Taking over what can be read into %1</source>
        <translation>Lesbares wird nach %1 übernommen</translation>
    </message>
    <message>
        <source>A new library for what can be read</source>
        <translation>Eine neue Bibliothek für das Lesbare</translation>
    </message>
    <message>
        <source>Libraries (*.adduce)</source>
        <translation>Bibliotheken (*.adduce)</translation>
    </message>
    <message>
        <source>Open the new library</source>
        <translation>Neue Bibliothek öffnen</translation>
    </message>
    <message>
        <source>Take over what can be read...</source>
        <translation>Lesbares übernehmen...</translation>
    </message>
    <message>
        <source>spelling</source>
        <translation>Rechtschreibung</translation>
    </message>
    <message>
        <source>lines on the command line</source>
        <translation>Zeilen auf der Kommandozeile</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Libraries, their versions and licences</source>
        <translation>Bibliotheken, ihre Versionen und Lizenzen</translation>
    </message>
    <message>
        <source>There is no memory left for %1.</source>
        <translation>Für %1 ist kein Arbeitsspeicher mehr frei.</translation>
    </message>
    <message>
        <source>Retracted: %1. Read the notice before you rely on it.</source>
        <translation>Zurückgezogen: %1. Lesen Sie die Mitteilung, bevor Sie sich darauf stützen.</translation>
    </message>
    <message>
        <source>texts in the library</source>
        <translation>Texte in der Bibliothek</translation>
    </message>
    <message>
        <source>References without a paper...</source>
        <translation>Literaturangaben ohne Arbeit...</translation>
    </message>
    <message>
        <source>Read as %1 it makes no sense. Choose the language that it is in, and recognise it again</source>
        <translation>Als %1 gelesen ergibt es keinen Sinn. Wählen Sie die Sprache, in der es verfasst ist, und erkennen Sie es erneut</translation>
    </message>
    <message>
        <source>Gold first</source>
        <translation>Referenzsatz zuerst</translation>
    </message>
    <message>
        <source>Gold told</source>
        <translation>Referenzsatz genannt</translation>
    </message>
    <message>
        <source>Gold of all told</source>
        <translation>Referenzsätze unter den genannten</translation>
    </message>
    <message>
        <source>The first sentence is a gold one: %1 (95 %: %2)</source>
        <translation>Der erste Satz ist ein Referenzsatz: %1 (95 %: %2)</translation>
    </message>
    <message>
        <source>A gold sentence is told: %1 (95 %: %2)</source>
        <translation>Ein Referenzsatz wird genannt: %1 (95 %: %2)</translation>
    </message>
    <message>
        <source>%1 has &quot;%2&quot;, which is no regular expression</source>
        <translation>%1 hat „%2“, das kein regulärer Ausdruck ist</translation>
    </message>
    <message>
        <source>%1 wants gold sentences of %2 papers, and has them of %3</source>
        <translation>%1 verlangt Referenzsätze aus %2 Arbeiten und hat sie aus %3</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>it has no queries called %1</source>
        <translation>keine seiner Fragen heißt %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no figure with its limit, such as right&gt;=0.6</source>
        <translation>„%1“ ist keine Kennzahl mit ihrer Grenze wie right&gt;=0.6</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no figure; there are %2</source>
        <translation>„%1“ ist keine Kennzahl; es gibt %2</translation>
    </message>
    <message>
        <source>%1 at most</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>%1 at least</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>%1: %2, asked for %3: reached</source>
        <translation>%1: %2, verlangt %3: erreicht</translation>
    </message>
    <message>
        <source>%1: %2, asked for %3: missed</source>
        <translation>%1: %2, verlangt %3: verfehlt</translation>
    </message>
    <message>
        <source>Beside %1, question by question:</source>
        <translation>Neben %1, Frage für Frage:</translation>
    </message>
    <message>
        <source>Right instead</source>
        <translation>Dafür richtig</translation>
    </message>
    <message>
        <source>Wrong instead</source>
        <translation>Dafür falsch</translation>
    </message>
    <message>
        <source>Since the run of %1</source>
        <translation>Seit dem Lauf vom %1</translation>
    </message>
    <message>
        <source>%1 has something in its list &quot;%2&quot; that is no text</source>
        <translation>In der Liste „%2“ von %1 steht etwas, das kein Text ist</translation>
    </message>
    <message>
        <source>%1 has a gold sentence without a letter or a digit</source>
        <translation>%1 hat einen Referenzsatz ohne Buchstaben und Ziffern</translation>
    </message>
    <message>
        <source>%1 must be refused, and has gold sentences</source>
        <translation>%1 muss abgelehnt werden und hat Referenzsätze</translation>
    </message>
    <message>
        <source>line %1 is no JSON object</source>
        <translation>Zeile %1 ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: a share is a number from 0 to 1</source>
        <translation>„%1“: ein Anteil ist eine Zahl von 0 bis 1</translation>
    </message>
    <message>
        <source>Sentences told that are gold ones: %1 (%2 %)</source>
        <translation>Genannte Sätze, die Referenzsätze sind: %1 (%2 %)</translation>
    </message>
    <message>
        <source>Calibration error</source>
        <translation>Kalibrierungsfehler</translation>
    </message>
    <message numerus="yes">
        <source>over %Ln answer(s)</source>
        <translation>
            <numerusform>über %Ln Antwort</numerusform>
            <numerusform>über %Ln Antworten</numerusform>
        </translation>
    </message>
    <message>
        <source>Confidence lies %1 points from how often such answers were right, over %2 answers</source>
        <translation>Die Sicherheit liegt %1 Punkte neben der Häufigkeit, mit der solche Antworten richtig waren, über %2 Antworten</translation>
    </message>
    <message>
        <source>Refused wrongly</source>
        <translation>Zu Unrecht verweigert</translation>
    </message>
    <message>
        <source>Refused though the papers answer: %1 (95 %: %2)</source>
        <translation>Verweigert, obwohl die Arbeiten antworten: %1 (95 %: %2)</translation>
    </message>
    <message>
        <source>95 % within ms</source>
        <translation>95 % innerhalb ms</translation>
    </message>
    <message>
        <source>95 % of answers within %1 ms</source>
        <translation>95 % der Antworten innerhalb von %1 ms</translation>
    </message>
    <message>
        <source>Passages relevant</source>
        <translation>Relevante Textstellen</translation>
    </message>
    <message>
        <source>Passages that were relevant: %1 (%2 %)</source>
        <translation>Textstellen, die relevant waren: %1 (%2 %)</translation>
    </message>
    <message>
        <source>Gold sentences in the first ten passages: %1 (%2 %)</source>
        <translation>Goldsätze in den ersten zehn Textstellen: %1 (%2 %)</translation>
    </message>
    <message>
        <source>Questions that searched the web: %1</source>
        <translation>Fragen, die im Web suchten: %1</translation>
    </message>
    <message>
        <source>Passages: MRR@10 %1</source>
        <translation>Textstellen: MRR@10 %1</translation>
    </message>
    <message>
        <source>Passages: nDCG@10 %1</source>
        <translation>Textstellen: nDCG@10 %1</translation>
    </message>
    <message>
        <source>Held by its passages, says the model that checked: %1</source>
        <translation>Von den Textstellen gedeckt, sagt das prüfende Modell: %1</translation>
    </message>
    <message>
        <source>To the question, says the model that checked: %1</source>
        <translation>Auf die Frage, sagt das prüfende Modell: %1</translation>
    </message>
    <message>
        <source>Times passages were retrieved for a question: %1</source>
        <translation>Suchläufe je Frage: %1</translation>
    </message>
    <message>
        <source>Times a model wrote an answer: %1</source>
        <translation>Schreibversuche eines Modells je Antwort: %1</translation>
    </message>
    <message>
        <source>Tokens of a question: %1</source>
        <translation>Token je Frage: %1</translation>
    </message>
    <message>
        <source>Cost of a question: %1</source>
        <translation>Kosten je Frage: %1</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Budget ms</source>
        <translation>Budget ms</translation>
    </message>
    <message>
        <source>Right, by category</source>
        <translation>Richtig, nach Kategorie</translation>
    </message>
    <message>
        <source>Right, by type of question</source>
        <translation>Richtig, nach Art der Frage</translation>
    </message>
    <message>
        <source>Time by stage</source>
        <translation>Zeit nach Schritt</translation>
    </message>
    <message>
        <source>Time by stage: median, and within which 95 % were done</source>
        <translation>Zeit nach Schritt: Median, und worin 95 % fertig waren</translation>
    </message>
    <message>
        <source>Confidence: how often such answers were right, over how often they are said to be</source>
        <translation>Sicherheit: wie oft solche Antworten richtig waren, über der angegebenen Häufigkeit</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>Erster Satz</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>schlechter</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>%1 pages and %2 sections of %3 and %4</source>
        <translation>%1 Seiten und %2 Abschnitte von %3 und %4</translation>
    </message>
    <message>
        <source>%1 of %2 questions</source>
        <translation>%1 von %2 Fragen</translation>
    </message>
    <message>
        <source>slowest answer %1 ms</source>
        <translation>langsamste Antwort %1 ms</translation>
    </message>
    <message>
        <source>Questions on %1</source>
        <translation>Fragen zu %1</translation>
    </message>
    <message>
        <source>the query set: line %1 has &quot;%2&quot;, which cannot be read</source>
        <translation>der Fragensatz: Zeile %1 enthält „%2“, das nicht lesbar ist</translation>
    </message>
    <message>
        <source>the query set: it has no column &quot;%1&quot;</source>
        <translation>der Fragensatz: ihm fehlt die Spalte „%1“</translation>
    </message>
    <message>
        <source>%1 has an &quot;accepted&quot; that is neither true nor false</source>
        <translation>%1 hat ein „accepted“, das weder true noch false ist</translation>
    </message>
    <message>
        <source>%1 expects a page of &quot;%2&quot;, which is withheld</source>
        <translation>%1 erwartet eine Seite aus „%2“, das zurückgehalten wird</translation>
    </message>
    <message>
        <source>Caveats</source>
        <translation>Vorbehalte</translation>
    </message>
    <message>
        <source>Cost of a question: %1; the model that writes takes %2 and %3 for a million tokens read and written, as entered on %4</source>
        <translation>Kosten je Frage: %1; das schreibende Modell nimmt %2 und %3 für eine Million gelesener und geschriebener Tokens, eingegeben am %4</translation>
    </message>
    <message>
        <source>Cost of a question: %1; the model that writes takes %2 and %3 for a million tokens read and written</source>
        <translation>Kosten je Frage: %1; das schreibende Modell nimmt %2 und %3 für eine Million gelesener und geschriebener Tokens</translation>
    </message>
    <message>
        <source>Held by the checks</source>
        <translation>Von den Prüfungen gehalten</translation>
    </message>
    <message>
        <source>of what models wrote: %1</source>
        <translation>von dem, was Modelle schrieben: %1</translation>
    </message>
    <message>
        <source>Statements of models that the checks let stand: %1 (%2 %)</source>
        <translation>Aussagen von Modellen, die die Prüfungen stehen lassen: %1 (%2 %)</translation>
    </message>
    <message>
        <source>False statements caught</source>
        <translation>Falsche Aussagen erkannt</translation>
    </message>
    <message>
        <source>of those made of true ones: %1</source>
        <translation>von denen, die aus wahren gemacht wurden: %1</translation>
    </message>
    <message>
        <source>Statements of models, made false, that the checks catch: %1 (%2 %)</source>
        <translation>Falsch gemachte Aussagen von Modellen, die die Prüfungen erkennen: %1 (%2 %)</translation>
    </message>
    <message>
        <source>Wording the questions of a set</source>
        <translation>Die Fragen eines Fragensatzes formulieren</translation>
    </message>
    <message>
        <source>Without refusing what is off topic or improbable</source>
        <translation>Ohne Ablehnung dessen, was am Thema vorbeigeht oder unwahrscheinlich ist</translation>
    </message>
    <message>
        <source>Without a model that puts passages in order</source>
        <translation>Ohne Modell, das Textstellen ordnet</translation>
    </message>
    <message>
        <source>Without searching again by the best passages</source>
        <translation>Ohne erneute Suche mit den besten Textstellen</translation>
    </message>
    <message>
        <source>Without words of near meaning</source>
        <translation>Ohne Wörter ähnlicher Bedeutung</translation>
    </message>
    <message>
        <source>Without the neighbours of passages</source>
        <translation>Ohne die Nachbarn der Textstellen</translation>
    </message>
    <message>
        <source>Without the vector search</source>
        <translation>Ohne Vektorsuche</translation>
    </message>
    <message>
        <source>Without the keyword search</source>
        <translation>Ohne Stichwortsuche</translation>
    </message>
    <message>
        <source>%1 %2 of %3 right</source>
        <translation>%1 %2 von %3 richtig</translation>
    </message>
    <message>
        <source>Evaluated: %1</source>
        <translation>Ausgewertet: %1</translation>
    </message>
    <message>
        <source>differs first in %1</source>
        <translation>unterscheidet sich zuerst in: %1</translation>
    </message>
    <message>
        <source>every stage found the same</source>
        <translation>jeder Schritt fand dasselbe</translation>
    </message>
    <message>
        <source>Differ first in</source>
        <translation>Unterscheiden sich zuerst in</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>The run before</source>
        <translation>Der Lauf davor</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy these lines</source>
        <translation>Diese Zeilen kopieren</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Search everything...</source>
        <translation>Alles durchsuchen...</translation>
    </message>
    <message>
        <source>Removed papers...</source>
        <translation>Entfernte Paper...</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Highlights and notes...</source>
        <translation>Markierungen und Notizen...</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Markieren</translation>
    </message>
    <message>
        <source>Highlight and write a note</source>
        <translation>Markieren und Notiz schreiben</translation>
    </message>
    <message>
        <source>What could not be read...</source>
        <translation>Was nicht gelesen werden konnte...</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Drucken...</translation>
    </message>
    <message>
        <source>Possible duplicates...</source>
        <translation>Mögliche Duplikate...</translation>
    </message>
    <message>
        <source>Next open paper</source>
        <translation>Nächste geöffnete Arbeit</translation>
    </message>
    <message>
        <source>Previous open paper</source>
        <translation>Vorige geöffnete Arbeit</translation>
    </message>
    <message>
        <source>New tab in the reader</source>
        <translation>Neuer Tab im Leser</translation>
    </message>
    <message>
        <source>Paper to the other side</source>
        <translation>Arbeit auf die andere Seite</translation>
    </message>
    <message>
        <source>Close the paper</source>
        <translation>Arbeit schließen</translation>
    </message>
    <message>
        <source>Ask Zotero</source>
        <translation>Zotero fragen</translation>
    </message>
    <message>
        <source>Watched folders and Zotero...</source>
        <translation>Überwachte Ordner und Zotero...</translation>
    </message>
    <message>
        <source>There is no document called %1 in the library.</source>
        <translation>In der Bibliothek ist kein Dokument namens %1.</translation>
    </message>
    <message>
        <source>Pages are counted from 1.</source>
        <translation>Seiten werden von 1 an gezählt.</translation>
    </message>
    <message>
        <source>There is no thread with the number %1.</source>
        <translation>Es gibt keinen Thread mit der Nummer %1.</translation>
    </message>
    <message>
        <source>There is no table of evidence called %1.</source>
        <translation>Es gibt keine Belegtabelle namens %1.</translation>
    </message>
    <message>
        <source>See which there are: &quot;adduce-cli list&quot;.</source>
        <translation>Welche es gibt, zeigt „adduce-cli list“.</translation>
    </message>
    <message>
        <source>See which there are: &quot;adduce-cli threads&quot;.</source>
        <translation>Welche es gibt, zeigt „adduce-cli threads“.</translation>
    </message>
    <message>
        <source>See which there are: &quot;adduce-cli evidence&quot;.</source>
        <translation>Welche es gibt, zeigt „adduce-cli evidence“.</translation>
    </message>
    <message>
        <source>%1 has 1 page; there is no page %2</source>
        <translation>%1 hat 1 Seite; eine Seite %2 gibt es nicht</translation>
    </message>
    <message>
        <source>%1 has %2 pages; there is no page %3</source>
        <translation>%1 hat %2 Seiten; eine Seite %3 gibt es nicht</translation>
    </message>
    <message>
        <source>%1: %2 “%3”, %4 “%5”</source>
        <translation>%1: %2 „%3“, %4 „%5“</translation>
    </message>
    <message>
        <source>What the papers say against each other</source>
        <translation>Was die Arbeiten gegeneinander sagen</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Literatur</translation>
    </message>
    <message>
        <source>%1 is not installed, which writes this kind of file.</source>
        <translation>%1 ist nicht installiert, das diese Art von Datei schreibt.</translation>
    </message>
    <message>
        <source>Install its package (on Debian and Ubuntu: sudo apt install %1), and try again.</source>
        <translation>Installieren Sie sein Paket (unter Debian und Ubuntu: sudo apt install %1) und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Ask the handbook a question</source>
        <translation>Fragen Sie das Handbuch</translation>
    </message>
    <message>
        <source>Add it again, so that it is read as it is now, and try again.</source>
        <translation>Fügen Sie sie erneut hinzu, damit sie so gelesen wird, wie sie jetzt ist, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Ask its publisher or your library for the file, and add that.</source>
        <translation>Fragen Sie beim Verlag oder in Ihrer Bibliothek nach der Datei, und fügen Sie sie hinzu.</translation>
    </message>
    <message>
        <source>Check the address in Settings. That of a model server mostly ends in /v1.</source>
        <translation>Prüfen Sie die Adresse in den Einstellungen. Die eines Modellservers endet meist auf /v1.</translation>
    </message>
    <message>
        <source>Give another name, or move what is there out of the way.</source>
        <translation>Geben Sie einen anderen Namen an, oder räumen Sie das Vorhandene beiseite.</translation>
    </message>
    <message>
        <source>It may have been moved or renamed. Choose it, or add it again, from where it is now.</source>
        <translation>Vielleicht wurde sie verschoben oder umbenannt. Wählen Sie sie dort, wo sie jetzt ist, oder fügen Sie sie von dort erneut hinzu.</translation>
    </message>
    <message>
        <source>It may have been removed meanwhile. Look at the list once more.</source>
        <translation>Vielleicht wurde es inzwischen entfernt. Sehen Sie noch einmal in der Liste nach.</translation>
    </message>
    <message>
        <source>No copy of this paper is known that anybody may read: %1.</source>
        <translation>Von dieser Arbeit ist keine Fassung bekannt, die jeder lesen darf: %1.</translation>
    </message>
    <message>
        <source>The file has changed since it was read: %1.</source>
        <translation>Die Datei hat sich geändert, seit sie gelesen wurde: %1.</translation>
    </message>
    <message>
        <source>This is there already, and is not written over: %1.</source>
        <translation>Das gibt es schon, und es wird nicht überschrieben: %1.</translation>
    </message>
    <message>
        <source>Try again. If it stays so, and it is the server of a model, test the model in Settings, or choose another.</source>
        <translation>Versuchen Sie es erneut. Bleibt es dabei und ist es der Server eines Modells, testen Sie das Modell in den Einstellungen, oder wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>What answers at this address is not the server that was expected: %1.</source>
        <translation>Unter dieser Adresse antwortet nicht der Server, der erwartet wurde: %1.</translation>
    </message>
    <message>
        <source>What was asked for is not in the library any more.</source>
        <translation>Das Gesuchte ist nicht mehr in der Bibliothek.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a profile that comes with the program; give yours another name</source>
        <translation>„%1“ ist ein Profil, das zum Programm gehört; geben Sie Ihrem einen anderen Namen</translation>
    </message>
    <message>
        <source>there is no profile called &quot;%1&quot;; there are %2</source>
        <translation>es gibt kein Profil namens „%1“; vorhanden sind %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no file of settings</source>
        <translation>„%1“ ist keine Datei mit Einstellungen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no SHA-256, which has 64 hexadecimal digits</source>
        <translation>„%1“ ist kein SHA-256, das 64 hexadezimale Ziffern hat</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no https address</source>
        <translation>„%1“ ist keine https-Adresse</translation>
    </message>
    <message>
        <source>no query has a relevant document in &quot;%1&quot;</source>
        <translation>keine Frage hat in „%1“ ein passendes Dokument</translation>
    </message>
    <message>
        <source>that run asked %1, with other numbers or models than now; it stays as it is</source>
        <translation>jener Durchlauf fragte %1, mit anderen Zahlen oder Modellen als jetzt; er bleibt, wie er ist</translation>
    </message>
    <message>
        <source>that run asked other questions, or of other papers; it stays as it is</source>
        <translation>jener Durchlauf stellte andere Fragen oder fragte andere Arbeiten; er bleibt, wie er ist</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no citation style (CSL)</source>
        <translation>„%1“ ist kein Zitierstil (CSL)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; only points to another style, which would be fetched; choose %2</source>
        <translation>„%1“ verweist nur auf einen anderen Stil, der abgerufen würde; wählen Sie %2</translation>
    </message>
    <message>
        <source>a highlight needs a page and the words on it</source>
        <translation>eine Markierung braucht eine Seite und die Wörter darauf</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name of a collection, which has 1 to %2 characters and no slash</source>
        <translation>„%1“ ist kein Name einer Sammlung, der 1 bis %2 Zeichen und keinen Schrägstrich hat</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no collection, or one that lies more than %2 deep</source>
        <translation>„%1“ nennt keine Sammlung oder eine, die tiefer als %2 Ebenen liegt</translation>
    </message>
    <message>
        <source>a collection cannot lie in itself</source>
        <translation>eine Sammlung kann nicht in sich selbst liegen</translation>
    </message>
    <message>
        <source>several collections are called &quot;%1&quot;; name one with what it lies in, as Outer/%1</source>
        <translation>mehrere Sammlungen heißen „%1“; nennen Sie eine mit der, in der sie liegt, wie Äußere/%1</translation>
    </message>
    <message>
        <source>the description has %L1 characters, up to %L2 can be kept</source>
        <translation>die Beschreibung hat %L1 Zeichen, höchstens %L2 sind möglich</translation>
    </message>
    <message>
        <source>there is a collection called &quot;%1&quot; already</source>
        <translation>es gibt schon eine Sammlung namens „%1“</translation>
    </message>
    <message>
        <source>the library has no embedding space &quot;%1&quot;</source>
        <translation>die Bibliothek hat keinen Einbettungsraum „%1“</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no address of a server, such as http://localhost:11434</source>
        <translation>„%1“ ist keine Adresse eines Servers wie http://localhost:11434</translation>
    </message>
    <message>
        <source>the address of %1 holds a name or password; a key is set by itself</source>
        <translation>die Adresse von %1 enthält einen Namen oder ein Passwort; ein Schlüssel wird für sich angegeben</translation>
    </message>
    <message>
        <source>the prompt &quot;%1&quot; is no sound template</source>
        <translation>der Prompt „%1“ ist keine gültige Vorlage</translation>
    </message>
    <message>
        <source>the prompt &quot;%1&quot; leaves out {{{%2}}}</source>
        <translation>im Prompt „%1“ fehlt {{{%2}}}</translation>
    </message>
    <message>
        <source>the key of %1 holds a line end or another control character</source>
        <translation>der Schlüssel von %1 enthält ein Zeilenende oder ein anderes Steuerzeichen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be a number from %2 to %3</source>
        <translation>„%1“ muss eine Zahl von %2 bis %3 sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be a whole number from %2 to %3</source>
        <translation>„%1“ muss eine ganze Zahl von %2 bis %3 sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be one of %2</source>
        <translation>„%1“ muss eines von diesen sein: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be true or false</source>
        <translation>„%1“ muss true oder false sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name of a profile, which has 1 to 40 letters and digits, - and _</source>
        <translation>„%1“ ist kein Name eines Profils, der 1 bis 40 Buchstaben und Ziffern, - und _ hat</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no part of a profile</source>
        <translation>„%1“ ist kein Teil eines Profils</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no prompt of a profile</source>
        <translation>„%1“ ist kein Prompt eines Profils</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no DOI, such as 10.1000/182</source>
        <translation>„%1“ ist keine DOI wie 10.1000/182</translation>
    </message>
    <message>
        <source>the file holds no list of references (CSL-JSON)</source>
        <translation>die Datei enthält keine Liste von Literaturangaben (CSL-JSON)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read as a library of Zotero</source>
        <translation>„%1“ lässt sich nicht als Bibliothek von Zotero lesen</translation>
    </message>
    <message>
        <source>&quot;in:%1&quot; names no collection of the library</source>
        <translation>„in:%1“ nennt keine Sammlung der Bibliothek</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the address of a page on the web</source>
        <translation>„%1“ ist nicht die Adresse einer Seite im Web</translation>
    </message>
    <message>
        <source>Unpaywall wants an e-mail address of whoever asks, and &quot;%1&quot; is none</source>
        <translation>Unpaywall verlangt die E-Mail-Adresse dessen, der fragt, und „%1“ ist keine</translation>
    </message>
    <message>
        <source>the query has no words to search for</source>
        <translation>die Anfrage hat keine Wörter, nach denen gesucht werden kann</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no code of a language, such as eng or deu</source>
        <translation>„%1“ ist kein Code einer Sprache wie eng oder deu</translation>
    </message>
    <message>
        <source>no language is chosen for text recognition</source>
        <translation>für die Texterkennung ist keine Sprache gewählt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the library itself, and no backup of it</source>
        <translation>„%1“ ist die Bibliothek selbst und keine Sicherung von ihr</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not end in .md, .pdf or .json</source>
        <translation>„%1“ endet nicht auf .md, .pdf oder .json</translation>
    </message>
    <message>
        <source>this question was answered; only where no evidence was found is there a certificate</source>
        <translation>diese Frage wurde beantwortet; einen Nachweis gibt es nur, wo kein Beleg gefunden wurde</translation>
    </message>
    <message>
        <source>no run has the number %1</source>
        <translation>kein Durchlauf hat die Nummer %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a model of the kind &quot;%2&quot;, which cannot be used for &quot;%3&quot;</source>
        <translation>„%1“ ist ein Modell der Art „%2“, das für „%3“ nicht verwendbar ist</translation>
    </message>
    <message>
        <source>no model called &quot;%1&quot; is kept; &quot;adduce-cli models kept&quot; lists those that are</source>
        <translation>kein Modell namens „%1“ ist eingetragen; „adduce-cli models kept“ zeigt die eingetragenen</translation>
    </message>
    <message>
        <source>several servers have the model &quot;%1&quot;; name one as %2</source>
        <translation>mehrere Server haben das Modell „%1“; nennen Sie eines in der Form %2</translation>
    </message>
    <message>
        <source>the matrix of &quot;%1&quot; has no question yet</source>
        <translation>die Matrix von „%1“ hat noch keine Frage</translation>
    </message>
    <message>
        <source>the name of a table of evidence cannot be empty</source>
        <translation>der Name einer Belegtabelle kann nicht leer sein</translation>
    </message>
    <message>
        <source>the table &quot;%1&quot; has no rows yet</source>
        <translation>die Tabelle „%1“ hat noch keine Zeilen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not in the matrix of &quot;%2&quot;</source>
        <translation>„%1“ ist nicht in der Matrix von „%2“</translation>
    </message>
    <message>
        <source>the matrix of &quot;%1&quot; has no question with the number &quot;%2&quot;</source>
        <translation>die Matrix von „%1“ hat keine Frage mit der Nummer „%2“</translation>
    </message>
    <message>
        <source>the question has no words</source>
        <translation>die Frage hat keine Wörter</translation>
    </message>
    <message>
        <source>no saved answer has the number &quot;%1&quot;</source>
        <translation>keine gespeicherte Antwort hat die Nummer „%1“</translation>
    </message>
    <message>
        <source>the title of a thread cannot be empty</source>
        <translation>der Titel eines Threads kann nicht leer sein</translation>
    </message>
    <message>
        <source>no document that can be searched is in this scope</source>
        <translation>in diesem Umfang ist kein Dokument, das durchsucht werden kann</translation>
    </message>
    <message>
        <source>several documents are called &quot;%1&quot;; name one by its number: %2</source>
        <translation>mehrere Dokumente heißen „%1“; nennen Sie eines mit seiner Nummer: %2</translation>
    </message>
    <message>
        <source>several tables are called &quot;%1&quot;; name one by its number: %2</source>
        <translation>mehrere Tabellen heißen „%1“; nennen Sie eine mit ihrer Nummer: %2</translation>
    </message>
    <message>
        <source>there is no collection called &quot;%1&quot; in the library</source>
        <translation>in der Bibliothek gibt es keine Sammlung namens „%1“</translation>
    </message>
    <message>
        <source>no sentence of these papers answers a question that can be made of it by rule</source>
        <translation>kein Satz dieser Arbeiten beantwortet eine Frage, die sich nach Regeln aus ihm bilden lässt</translation>
    </message>
    <message>
        <source>there is no library at &quot;%1&quot;</source>
        <translation>unter „%1“ ist keine Bibliothek</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of days from %2 to %3</source>
        <translation>„%1“ ist keine Zahl von Tagen zwischen %2 und %3</translation>
    </message>
    <message>
        <source>there is no library at &quot;%1&quot;; adding or importing papers makes one</source>
        <translation>unter „%1“ ist keine Bibliothek; Hinzufügen oder Importieren von Arbeiten legt eine an</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Adduce: %1.</source>
        <translation>Die Datei wurde von einer neueren Version von Adduce geschrieben: %1.</translation>
    </message>
    <message>
        <source>Update Adduce, or have it exported by a version like this one.</source>
        <translation>Aktualisieren Sie Adduce, oder lassen Sie sie mit einer Version wie dieser exportieren.</translation>
    </message>
    <message>
        <source>Questions like this one</source>
        <translation>Fragen wie diese</translation>
    </message>
    <message>
        <source>Draw the numbers of the matrix...</source>
        <translation>Zahlen der Matrix zeichnen …</translation>
    </message>
    <message>
        <source>The laboratory does not answer: %1.</source>
        <translation>Das Labor antwortet nicht: %1.</translation>
    </message>
    <message>
        <source>See whether its server runs and can be reached. What you do here is kept and sent later.</source>
        <translation>Sehen Sie nach, ob sein Server läuft und erreichbar ist. Was Sie hier tun, bleibt erhalten und wird später gesendet.</translation>
    </message>
    <message>
        <source>The laboratory does not take the name or the password: %1.</source>
        <translation>Das Labor nimmt den Namen oder das Kennwort nicht an: %1.</translation>
    </message>
    <message>
        <source>Check both, and ask who administers the laboratory if they stay refused.</source>
        <translation>Prüfen Sie beide, und fragen Sie, wer das Labor verwaltet, wenn es dabei bleibt.</translation>
    </message>
    <message>
        <source>Your role in the laboratory does not allow this: %1.</source>
        <translation>Ihre Rolle im Labor erlaubt das nicht: %1.</translation>
    </message>
    <message>
        <source>Ask who administers it for another role. What you did here is kept.</source>
        <translation>Bitten Sie, wer es verwaltet, um eine andere Rolle. Was Sie hier getan haben, bleibt erhalten.</translation>
    </message>
    <message>
        <source>The disk of the laboratory&apos;s server is full: %1.</source>
        <translation>Die Festplatte des Servers des Labors ist voll: %1.</translation>
    </message>
    <message>
        <source>Tell who administers it. What you did here is kept and sent later.</source>
        <translation>Sagen Sie es, wer es verwaltet. Was Sie hier getan haben, bleibt erhalten und wird später gesendet.</translation>
    </message>
    <message>
        <source>There is no laboratory in this database: %1.</source>
        <translation>In dieser Datenbank ist kein Labor: %1.</translation>
    </message>
    <message>
        <source>Check the name of the database, or make a laboratory of it: &quot;adduce-cli lab create ADDRESS&quot;.</source>
        <translation>Prüfen Sie den Namen der Datenbank, oder machen Sie ein Labor daraus: &quot;adduce-cli lab create ADDRESS&quot;.</translation>
    </message>
    <message>
        <source>The laboratory needs a newer version of Adduce: %1.</source>
        <translation>Das Labor braucht eine neuere Version von Adduce: %1.</translation>
    </message>
    <message>
        <source>Update Adduce. Until then its papers stay here as they are, and what you do waits.</source>
        <translation>Aktualisieren Sie Adduce. Bis dahin bleiben seine Paper hier, wie sie sind, und was Sie tun, wartet.</translation>
    </message>
    <message>
        <source>this library is in no laboratory; &quot;adduce-cli lab join ADDRESS&quot; joins one</source>
        <translation>diese Bibliothek gehört zu keinem Labor; &quot;adduce-cli lab join ADDRESS&quot; tritt einem bei</translation>
    </message>
    <message>
        <source>at %1 there is another laboratory now than the one that was joined; leave that one and join this</source>
        <translation>unter %1 ist jetzt ein anderes Labor als das, dem beigetreten wurde; verlassen Sie jenes und treten Sie diesem bei</translation>
    </message>
    <message>
        <source>this library is in another laboratory (%1); leave that one first</source>
        <translation>diese Bibliothek gehört zu einem anderen Labor (%1); verlassen Sie zuerst jenes</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no address of a laboratory, such as postgresql://anna@server.example.org/laboratory</source>
        <translation>„%1“ ist keine Adresse eines Labors, wie postgresql://anna@server.example.org/laboratory</translation>
    </message>
    <message>
        <source>the address of a laboratory ends in the name of its database, such as postgresql://server.example.org/laboratory</source>
        <translation>die Adresse eines Labors endet mit dem Namen seiner Datenbank, wie postgresql://server.example.org/laboratory</translation>
    </message>
    <message>
        <source>the address of a laboratory must not hold a password; it is asked for, or read from the file that PGPASSFILE names</source>
        <translation>die Adresse eines Labors darf kein Kennwort enthalten; es wird erfragt oder aus der Datei gelesen, die PGPASSFILE nennt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no option of a laboratory&apos;s address; there are host=/FOLDER and sslrootcert=FILE</source>
        <translation>„%1“ ist keine Option einer Laboradresse; es gibt host=/FOLDER und sslrootcert=FILE</translation>
    </message>
    <message>
        <source>the address of a laboratory names one server</source>
        <translation>die Adresse eines Labors nennt einen Server</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Share with the laboratory</source>
        <translation>Mit dem Labor teilen</translation>
    </message>
    <message>
        <source>a laboratory&apos;s library</source>
        <translation>die Bibliothek eines Labors</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>in the laboratory, by %1</source>
        <translation>im Labor, von %1</translation>
    </message>
    <message>
        <source>the variable %1 of the environment, which would lead the connection elsewhere than its address; unset it</source>
        <translation>die Umgebungsvariable %1, die die Verbindung woandershin führen würde als zu ihrer Adresse; heben Sie sie auf (unset)</translation>
    </message>
    <message>
        <source>the laboratory at %1 cannot search yet; who administers its database brings it up to date by &quot;adduce-cli lab create&quot;</source>
        <translation>das Labor unter %1 kann noch nicht suchen; wer seine Datenbank verwaltet, bringt es mit &quot;adduce-cli lab create&quot; auf den neuesten Stand</translation>
    </message>
    <message>
        <source>it is %1&apos;s, and only its owner shares it</source>
        <translation>es gehört %1, und nur wem es gehört, teilt es</translation>
    </message>
</context>
<context>
    <name>adduce::AddServerDialog</name>
    <message>
        <source>Another server (OpenAI&apos;s protocol)</source>
        <translation>Anderer Server (Protokoll von OpenAI)</translation>
    </message>
    <message>
        <source>Reranker (llama.cpp, vLLM and others)</source>
        <translation>Reranker (llama.cpp, vLLM und andere)</translation>
    </message>
    <message>
        <source>Cohere&apos;s rerankers</source>
        <translation>Reranker von Cohere</translation>
    </message>
    <message>
        <source>Jina&apos;s rerankers</source>
        <translation>Reranker von Jina</translation>
    </message>
    <message>
        <source>Meanings of passages (llama.cpp, vLLM and others)</source>
        <translation>Bedeutungen von Textstellen (llama.cpp, vLLM und andere)</translation>
    </message>
    <message>
        <source>Meanings of passages, by Ollama</source>
        <translation>Bedeutungen von Textstellen, durch Ollama</translation>
    </message>
    <message>
        <source>Meanings of passages, by OpenAI</source>
        <translation>Bedeutungen von Textstellen, durch OpenAI</translation>
    </message>
    <message>
        <source>Meanings of passages, by Google Gemini</source>
        <translation>Bedeutungen von Textstellen, durch Google Gemini</translation>
    </message>
    <message>
        <source>Send text to this computer without encryption: whoever is on the network can read it</source>
        <translation>Text unverschlüsselt an diesen Computer senden: Wer im Netz ist, kann ihn lesen</translation>
    </message>
    <message>
        <source>Show its models</source>
        <translation>Modelle anzeigen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a server</source>
        <translation>Server hinzufügen</translation>
    </message>
    <message>
        <source>or its name, when it is not listed</source>
        <translation>oder der Name, wenn es nicht aufgeführt ist</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Kept in the system&apos;s keyring, never in a file; without a keyring, until Adduce is closed. A server on this computer usually wants none.</source>
        <translation>Wird im Schlüsselbund des Systems aufbewahrt, nie in einer Datei; ohne Schlüsselbund nur, bis Adduce geschlossen wird. Ein Server auf diesem Computer braucht meist keinen.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Asking %1</source>
        <translation>%1 wird angefragt</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Token</translation>
    </message>
    <message numerus="yes">
        <source>%Ln model(s)</source>
        <translation>
            <numerusform>%Ln Modell</numerusform>
            <numerusform>%Ln Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>OpenAI</source>
        <translation>OpenAI</translation>
    </message>
    <message>
        <source>Anthropic</source>
        <translation>Anthropic</translation>
    </message>
    <message>
        <source>Google Gemini</source>
        <translation>Google Gemini</translation>
    </message>
    <message>
        <source>Mistral</source>
        <translation>Mistral</translation>
    </message>
    <message>
        <source>OpenRouter</source>
        <translation>OpenRouter</translation>
    </message>
    <message>
        <source>Ollama</source>
        <translation>Ollama</translation>
    </message>
    <message>
        <source>llama.cpp</source>
        <translation>llama.cpp</translation>
    </message>
    <message>
        <source>LM Studio</source>
        <translation>LM Studio</translation>
    </message>
    <message>
        <source>vLLM</source>
        <translation>vLLM</translation>
    </message>
</context>
<context>
    <name>adduce::AlsoSaid</name>
    <message numerus="yes">
        <source>Also said: %Ln sentence(s)</source>
        <translation>
            <numerusform>Außerdem gesagt: %Ln Satz</numerusform>
            <numerusform>Außerdem gesagt: %Ln Sätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Also said by %1</source>
        <translation>Außerdem gesagt von %1</translation>
    </message>
</context>
<context>
    <name>adduce::AnswerBody</name>
    <message>
        <source>Ask it as it stands</source>
        <translation>So stellen, wie sie dasteht</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show the personal data of this answer</source>
        <translation>Die persönlichen Daten dieser Antwort zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln personal datum(s) masked</source>
        <translation>
            <numerusform>%Ln persönliche Angabe verdeckt</numerusform>
            <numerusform>%Ln persönliche Angaben verdeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask all papers</source>
        <translation>Alle Paper fragen</translation>
    </message>
    <message>
        <source>Use the space learned from the library</source>
        <translation>Den aus der Bibliothek gelernten Raum verwenden</translation>
    </message>
    <message>
        <source>Asks again. Settings &gt; Search leads back to the server.</source>
        <translation>Fragt noch einmal. Einstellungen &gt; Suche führt zum Server zurück.</translation>
    </message>
</context>
<context>
    <name>adduce::AnswerRatings</name>
    <message>
        <source>Rate answer</source>
        <translation>Antwort bewerten</translation>
    </message>
    <message>
        <source>Take rating back</source>
        <translation>Bewertung zurücknehmen</translation>
    </message>
</context>
<context>
    <name>adduce::AnswerView</name>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy answer with citations</source>
        <translation>Antwort mit Belegen kopieren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>adduce::AppearanceSettingsPage</name>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Size of all that is shown</source>
        <translation>Größe von allem, was gezeigt wird</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Start again now</source>
        <translation>Jetzt neu starten</translation>
    </message>
    <message>
        <source>For another size or language the window is made anew. Your question and your place are kept.</source>
        <translation>Für eine andere Größe oder Sprache wird das Fenster neu aufgebaut. Ihre Frage und Ihre Stelle bleiben erhalten.</translation>
    </message>
    <message>
        <source>Something is running that this would stop. Wait for its end, or do it now.</source>
        <translation>Es läuft etwas, das dadurch abgebrochen würde. Warten Sie das Ende ab, oder tun Sie es jetzt.</translation>
    </message>
</context>
<context>
    <name>adduce::AskPage</name>
    <message>
        <source>“%1” is still being answered: stop it or wait, then change the thread.</source>
        <translation>„%1“ wird noch beantwortet: anhalten oder abwarten, dann den Thread wechseln.</translation>
    </message>
    <message>
        <source>The library can only be read: this answer is not kept.</source>
        <translation>Die Bibliothek kann nur gelesen werden: Diese Antwort wird nicht aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>adduce::AskedQuestion</name>
    <message>
        <source>%1 is writing; each sentence is checked before you see it…</source>
        <translation>%1 schreibt; jeder Satz wird geprüft, bevor Sie ihn sehen…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s)</source>
        <translation>
            <numerusform>%Ln Satz</numerusform>
            <numerusform>%Ln Sätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Answered: %1</source>
        <translation>Beantwortet: %1</translation>
    </message>
    <message>
        <source>This answer is not saved.</source>
        <translation>Diese Antwort ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>%1 (looking)</source>
        <translation>%1 (wird gesucht)</translation>
    </message>
    <message>
        <source>%1 (found)</source>
        <translation>%1 (gefunden)</translation>
    </message>
    <message>
        <source>%1 (nothing found)</source>
        <translation>%1 (nichts gefunden)</translation>
    </message>
    <message numerus="yes">
        <source>Asked in %Ln part(s)</source>
        <translation>
            <numerusform>In %Ln Teil gefragt</numerusform>
            <numerusform>In %Ln Teilen gefragt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::CellPane</name>
    <message>
        <source>Open in reader</source>
        <translation>Im Lesebereich öffnen</translation>
    </message>
    <message>
        <source>Choose another quote...</source>
        <translation>Anderes Zitat auswählen...</translation>
    </message>
    <message>
        <source>Fill again</source>
        <translation>Neu füllen</translation>
    </message>
    <message>
        <source>Mark as not reported</source>
        <translation>Als nicht angegeben markieren</translation>
    </message>
    <message>
        <source>chosen by you</source>
        <translation>von Ihnen ausgewählt</translation>
    </message>
    <message>
        <source>the paper&apos;s own sentence</source>
        <translation>Satz aus dem Paper selbst</translation>
    </message>
    <message>
        <source>chosen by %1</source>
        <translation>ausgewählt von %1</translation>
    </message>
    <message>
        <source>quote checked</source>
        <translation>Zitat geprüft</translation>
    </message>
    <message>
        <source>What else can be done with this cell</source>
        <translation>Was mit dieser Zelle noch getan werden kann</translation>
    </message>
</context>
<context>
    <name>adduce::CellSteps</name>
    <message>
        <source>No sentence of this paper answers the question well enough. What may lead on:</source>
        <translation>Kein Satz dieses Papers beantwortet die Frage gut genug. Was weiterführen kann:</translation>
    </message>
    <message>
        <source>Nearest sentences...</source>
        <translation>Nächste Sätze...</translation>
    </message>
    <message>
        <source>Shows the sentences of this paper that are nearest to the question, to quote one of them</source>
        <translation>Zeigt die Sätze dieses Papers, die der Frage am nächsten sind, um einen davon zu zitieren</translation>
    </message>
    <message>
        <source>Ask all papers</source>
        <translation>Alle Paper fragen</translation>
    </message>
    <message>
        <source>Asks this question of all papers, in the Ask tab</source>
        <translation>Stellt diese Frage allen Papern, im Reiter Fragen</translation>
    </message>
    <message>
        <source>Ask in other words...</source>
        <translation>Anders fragen...</translation>
    </message>
    <message>
        <source>Adds the question in other words as a column of its own</source>
        <translation>Fügt die Frage in anderen Worten als eigene Spalte hinzu</translation>
    </message>
    <message>
        <source>What may lead on</source>
        <translation>Was weiterführen kann</translation>
    </message>
</context>
<context>
    <name>adduce::CertificateButton</name>
    <message>
        <source>Save certificate...</source>
        <translation>Nachweis speichern...</translation>
    </message>
    <message>
        <source>What was searched in vain as a file: words and passages, near words, the nearest passages, what could not be searched</source>
        <translation>Was vergeblich gesucht wurde, als Datei: Wörter und Passagen, verwandte Wörter, die nächsten Passagen, was nicht durchsucht werden konnte</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Save certificate</source>
        <translation>Nachweis speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>adduce::ChartsWindow</name>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
</context>
<context>
    <name>adduce::ChecksDialog</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>What was made false</source>
        <translation>Was verfälscht wurde</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erzeugt</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>False statements by kind</source>
        <translation>Falsche Aussagen nach Art</translation>
    </message>
    <message>
        <source>Passed as proved</source>
        <translation>Als belegt durchgegangen</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>Zitat</translation>
    </message>
    <message>
        <source>False statements that passed</source>
        <translation>Falsche Aussagen, die durchgingen</translation>
    </message>
    <message>
        <source>Add to my set</source>
        <translation>Zu meiner Sammlung</translation>
    </message>
    <message>
        <source>What the checks find</source>
        <translation>Was die Prüfungen finden</translation>
    </message>
    <message>
        <source>Sentences checked</source>
        <translation>Geprüfte Sätze</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Keeps the chosen false statements beside the library, to be checked with every run</source>
        <translation>Behält die gewählten falschen Aussagen neben der Bibliothek, um sie bei jedem Lauf zu prüfen</translation>
    </message>
    <message>
        <source>Sentences of your saved answers are made false in one way each and given to the checks of a model&apos;s statements. No model is asked.</source>
        <translation>Sätze Ihrer gespeicherten Antworten werden auf je eine Weise verfälscht und den Prüfungen für Aussagen eines Modells gegeben. Kein Modell wird gefragt.</translation>
    </message>
    <message>
        <source>No answer with quotes is saved: ask something first.</source>
        <translation>Keine Antwort mit Zitaten ist gespeichert: Fragen Sie zuerst etwas.</translation>
    </message>
    <message numerus="yes">
        <source>Of %1 false statements %2 were found (%3); %4 of %Ln true one(s) were lost.</source>
        <translation>
            <numerusform>Von %1 falschen Aussagen wurden %2 gefunden (%3); %4 von %Ln wahren ging verloren.</numerusform>
            <numerusform>Von %1 falschen Aussagen wurden %2 gefunden (%3); %4 von %Ln wahren gingen verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>By words that no list of the checks has</source>
        <translation>Durch Wörter, die keine Liste der Prüfungen hat</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>My set</source>
        <translation>Meine Sammlung</translation>
    </message>
    <message numerus="yes">
        <source>%Ln statement(s) kept in %1</source>
        <translation>
            <numerusform>%Ln Aussage in %1 behalten</numerusform>
            <numerusform>%Ln Aussagen in %1 behalten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ChoicesPanel</name>
    <message>
        <source>Ask: %1</source>
        <translation>Fragen: %1</translation>
    </message>
    <message>
        <source>Answer it as it stands</source>
        <translation>So beantworten, wie sie dasteht</translation>
    </message>
</context>
<context>
    <name>adduce::ChunkingsList</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>When a question is asked by a profile that cuts papers otherwise than they were cut when they were read, they are cut so, too, with an index of their own. No paper is opened for that.</source>
        <translation>Wird mit einem Profil gefragt, das Paper anders geteilt, als sie beim Lesen geteilt wurden, so werden sie zusätzlich so geteilt, mit einem eigenen Index. Dafür wird kein Paper geöffnet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s), %1</source>
        <translation>
            <numerusform>%Ln Textstelle, %1</numerusform>
            <numerusform>%Ln Textstellen, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s), %1; not complete: the next question by such a profile goes on with it</source>
        <translation>
            <numerusform>%Ln Textstelle, %1; unvollständig: die nächste Frage mit einem solchen Profil setzt es fort</numerusform>
            <numerusform>%Ln Textstellen, %1; unvollständig: die nächste Frage mit einem solchen Profil setzt es fort</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Asked for by: %2</source>
        <translation>%1. Verlangt von: %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Entfernen: %1</translation>
    </message>
    <message>
        <source>Remove a cut of the papers</source>
        <translation>Teilung der Paper entfernen</translation>
    </message>
    <message>
        <source>Remove the passages “%1” with their index?</source>
        <translation>Die Textstellen „%1“ mit ihrem Index entfernen?</translation>
    </message>
    <message>
        <source>The papers stay as they were read. They are cut so again when a question is asked by a profile that asks for it.</source>
        <translation>Die Paper bleiben, wie sie gelesen wurden. Sie werden wieder so geteilt, wenn mit einem Profil gefragt wird, das es verlangt.</translation>
    </message>
    <message>
        <source>Tokens are estimated, also for profiles that have them counted by cl100k_base: %1 is damaged.</source>
        <translation>Token werden geschätzt, auch für Profile, die sie nach cl100k_base zählen lassen: %1 ist beschädigt.</translation>
    </message>
    <message>
        <source>Tokens are estimated, also for profiles that have them counted by cl100k_base: %1 is not there.</source>
        <translation>Token werden geschätzt, auch für Profile, die sie nach cl100k_base zählen lassen: %1 ist nicht da.</translation>
    </message>
</context>
<context>
    <name>adduce::CollectionChoices</name>
    <message>
        <source>Choose...</source>
        <translation>Auswählen...</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>Choose a folder with a collection</source>
        <translation>Einen Ordner mit einer Sammlung wählen</translation>
    </message>
</context>
<context>
    <name>adduce::CollectionDialog</name>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Als CSV kopieren</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exportieren...</translation>
    </message>
    <message>
        <source>Remove its index</source>
        <translation>Ihren Index entfernen</translation>
    </message>
    <message>
        <source>Measure a retrieval collection</source>
        <translation>Eine Retrieval-Sammlung messen</translation>
    </message>
    <message>
        <source>The folder holds corpus.jsonl, queries.jsonl and qrels/test.tsv, as BEIR has them. Its texts are indexed once, apart from your library.</source>
        <translation>Der Ordner enthält corpus.jsonl, queries.jsonl und qrels/test.tsv, wie BEIR sie hat. Seine Texte werden einmal indiziert, getrennt von Ihrer Bibliothek.</translation>
    </message>
    <message>
        <source>In brackets: where the mean of all such queries lies, at 95 %.</source>
        <translation>In Klammern: wo der Mittelwert aller solchen Fragen liegt, zu 95 %.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %Ln profile(s) measured whole.</source>
        <translation>
            <numerusform>Angehalten: %Ln Profil vollständig gemessen.</numerusform>
            <numerusform>Angehalten: %Ln Profile vollständig gemessen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln judgement(s) of queries or texts that are not in the folder left out.</source>
        <translation>
            <numerusform>%Ln Urteil zu Fragen oder Texten, die nicht im Ordner sind, weggelassen.</numerusform>
            <numerusform>%Ln Urteile zu Fragen oder Texten, die nicht im Ordner sind, weggelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export figures</source>
        <translation>Werte exportieren</translation>
    </message>
    <message>
        <source>Figures as CSV (*.csv)</source>
        <translation>Werte als CSV (*.csv)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
</context>
<context>
    <name>adduce::CollectionMenu</name>
    <message>
        <source>New collection</source>
        <translation>Neue Sammlung</translation>
    </message>
    <message>
        <source>New collection inside</source>
        <translation>Neue Sammlung darin</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Describe...</source>
        <translation>Beschreiben ...</translation>
    </message>
    <message>
        <source>Remove the collection, not its papers</source>
        <translation>Sammlung entfernen, nicht ihre Paper</translation>
    </message>
    <message>
        <source>Take this tag off all papers</source>
        <translation>Dieses Schlagwort von allen Papern entfernen</translation>
    </message>
</context>
<context>
    <name>adduce::CollectionTable</name>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Median der Zeit</translation>
    </message>
    <message>
        <source>Figures of each profile</source>
        <translation>Werte jedes Profils</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
</context>
<context>
    <name>adduce::CollectionTree</name>
    <message>
        <source>Collections and tags</source>
        <translation>Sammlungen und Schlagwörter</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln document(s)</source>
        <translation>
            <numerusform>%1, %Ln Dokument</numerusform>
            <numerusform>%1, %Ln Dokumente</numerusform>
        </translation>
    </message>
    <message>
        <source>All papers</source>
        <translation>Alle Paper</translation>
    </message>
    <message>
        <source>Tag: %1</source>
        <translation>Schlagwort: %1</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Sammlungen</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
</context>
<context>
    <name>adduce::ColumnMenu</name>
    <message>
        <source>Design</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Sample size</source>
        <translation>Stichprobengröße</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Population</translation>
    </message>
    <message>
        <source>Intervention</source>
        <translation>Intervention</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Zielgrößen</translation>
    </message>
    <message>
        <source>Main finding</source>
        <translation>Wichtigstes Ergebnis</translation>
    </message>
    <message>
        <source>Limitations</source>
        <translation>Einschränkungen</translation>
    </message>
    <message>
        <source>Funding</source>
        <translation>Finanzierung</translation>
    </message>
    <message>
        <source>A question of your own...</source>
        <translation>Eine eigene Frage...</translation>
    </message>
    <message>
        <source>All of these</source>
        <translation>Alle diese</translation>
    </message>
</context>
<context>
    <name>adduce::CommandPalette</name>
    <message>
        <source>All commands</source>
        <translation>Alle Befehle</translation>
    </message>
    <message>
        <source>A command, a paper or a thread</source>
        <translation>Ein Befehl, ein Paper oder ein Thread</translation>
    </message>
    <message>
        <source>Commands, papers and threads</source>
        <translation>Befehle, Papers und Threads</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Papers</translation>
    </message>
    <message>
        <source>Paper: %1, %2</source>
        <translation>Paper: %1, %2</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Thread: %1</source>
        <translation>Thread: %1</translation>
    </message>
    <message>
        <source>Nothing is called so</source>
        <translation>Nichts heißt so</translation>
    </message>
</context>
<context>
    <name>adduce::CrossrefLookup</name>
    <message>
        <source>Look up at Crossref</source>
        <translation>Bei Crossref nachschlagen</translation>
    </message>
    <message>
        <source>Send the DOI to api.crossref.org? Nothing else of the paper leaves this computer.</source>
        <translation>Die DOI an api.crossref.org senden? Sonst verlässt nichts von dem Paper diesen Computer.</translation>
    </message>
    <message>
        <source>This allows it from now on; Settings takes it back.</source>
        <translation>Damit ist es ab jetzt erlaubt; in den Einstellungen lässt es sich zurücknehmen.</translation>
    </message>
    <message>
        <source>Allow and look up</source>
        <translation>Erlauben und nachschlagen</translation>
    </message>
    <message numerus="yes">
        <source>Crossref: %Ln paper(s) found</source>
        <translation>
            <numerusform>Crossref: %Ln Paper gefunden</numerusform>
            <numerusform>Crossref: %Ln Paper gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not known there</source>
        <translation>
            <numerusform>%Ln dort nicht bekannt</numerusform>
            <numerusform>%Ln dort nicht bekannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a DOI</source>
        <translation>
            <numerusform>%Ln ohne DOI</numerusform>
            <numerusform>%Ln ohne DOI</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%Ln never leave(s) this computer</source>
        <translation>
            <numerusform>%Ln verlässt diesen Computer nie</numerusform>
            <numerusform>%Ln verlassen diesen Computer nie</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::DockTitle</name>
    <message>
        <source>Float or dock</source>
        <translation>Abdocken oder andocken</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>adduce::DocumentFacts</name>
    <message>
        <source>The file is damaged and was repaired while it was read.</source>
        <translation>Die Datei ist beschädigt und wurde beim Lesen repariert.</translation>
    </message>
    <message>
        <source>Some pages could not be read. What they say is not searched.</source>
        <translation>Einige Seiten konnten nicht gelesen werden. Was dort steht, wird nicht durchsucht.</translation>
    </message>
    <message>
        <source>Some pages have no text.</source>
        <translation>Einige Seiten haben keinen Text.</translation>
    </message>
    <message>
        <source>Some pages are scans. What they say is searched only once their text was recognised.</source>
        <translation>Einige Seiten sind Scans. Was dort steht, wird erst durchsucht, wenn der Text erkannt ist.</translation>
    </message>
    <message>
        <source>The text of some pages means nothing (its characters are coded wrongly). It is not searched; recognise the text instead.</source>
        <translation>Der Text einiger Seiten ergibt keinen Sinn (seine Zeichen sind falsch kodiert). Er wird nicht durchsucht; lassen Sie den Text stattdessen erkennen.</translation>
    </message>
    <message>
        <source>The file does not say how its characters are coded; this was guessed.</source>
        <translation>Die Datei gibt nicht an, wie ihre Zeichen kodiert sind; dies wurde geschätzt.</translation>
    </message>
    <message>
        <source>Recognising the text did not come to the end. Recognise it again to go on.</source>
        <translation>Die Texterkennung wurde nicht abgeschlossen. Starten Sie sie erneut, um fortzufahren.</translation>
    </message>
    <message>
        <source>The file has a newer version. This one is no longer searched; it is kept for the answers that cite it.</source>
        <translation>Die Datei hat eine neuere Version. Diese wird nicht mehr durchsucht; sie bleibt für die Antworten erhalten, die sie zitieren.</translation>
    </message>
    <message>
        <source>The file is no longer at %1. What was read of it is still searched; its pages cannot be shown.</source>
        <translation>Die Datei ist nicht mehr unter %1. Was daraus gelesen wurde, wird weiterhin durchsucht; ihre Seiten können nicht angezeigt werden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s) of text cannot be seen on the page. They are neither searched nor given to any model.</source>
        <translation>
            <numerusform>%Ln Textstück ist auf der Seite nicht zu sehen. Es wird weder durchsucht noch an ein Modell gegeben.</numerusform>
            <numerusform>%Ln Textstücke sind auf der Seite nicht zu sehen. Sie werden weder durchsucht noch an ein Modell gegeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” looks like the same paper.</source>
        <translation>„%1“ sieht nach demselben Paper aus.</translation>
    </message>
    <message>
        <source>from the first page</source>
        <translation>von der ersten Seite</translation>
    </message>
    <message>
        <source>from the file&apos;s own data</source>
        <translation>aus den Angaben der Datei</translation>
    </message>
    <message>
        <source>from the file&apos;s XMP data</source>
        <translation>aus den XMP-Daten der Datei</translation>
    </message>
    <message>
        <source>looked up at Crossref</source>
        <translation>bei Crossref nachgeschlagen</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importiert</translation>
    </message>
    <message>
        <source>typed by you</source>
        <translation>von Ihnen eingegeben</translation>
    </message>
    <message>
        <source>drawn invisibly</source>
        <translation>unsichtbar gezeichnet</translation>
    </message>
    <message>
        <source>in the colour of the page</source>
        <translation>in der Farbe der Seite</translation>
    </message>
    <message>
        <source>off the page</source>
        <translation>außerhalb der Seite</translation>
    </message>
    <message>
        <source>too small to see</source>
        <translation>zu klein, um es zu sehen</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>This paper was retracted (%1). Read the notice before you rely on it; answers that quote it say so.</source>
        <translation>Diese Arbeit wurde zurückgezogen (%1). Lesen Sie die Mitteilung, bevor Sie sich darauf stützen; Antworten, die sie zitieren, sagen es.</translation>
    </message>
    <message>
        <source>The order in which some pages are read is not certain. Sentences whose lines do not follow each other there are searched, but not quoted.</source>
        <translation>Die Reihenfolge, in der einige Seiten gelesen werden, ist nicht sicher. Sätze, deren Zeilen dort nicht aufeinander folgen, werden durchsucht, aber nicht zitiert.</translation>
    </message>
    <message>
        <source>The file is not on this computer: the laboratory has what the paper says, and %1 has its file. Its pages cannot be shown; they can be once you add the file yourself.</source>
        <translation>Die Datei ist nicht auf diesem Computer: Das Labor hat, was im Paper steht, und %1 hat die Datei. Ihre Seiten können nicht gezeigt werden, bis Sie die Datei selbst hinzufügen.</translation>
    </message>
</context>
<context>
    <name>adduce::DocumentFoot</name>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Recognise text</source>
        <translation>Text erkennen</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weitere</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln saved answer(s) rest on it: %1.</source>
        <translation>
            <numerusform>%Ln gespeicherte Antwort beruht darauf: %1.</numerusform>
            <numerusform>%Ln gespeicherte Antworten beruhen darauf: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove “%1” from the library? The file stays where it is, and saved answers keep their quotes. All else that it says leaves the library. It can be put back.</source>
        <translation>„%1“ aus der Bibliothek entfernen? Die Datei bleibt, wo sie ist, und gespeicherte Antworten behalten ihre Zitate. Alles andere, was sie enthält, verlässt die Bibliothek. Es lässt sich zurückholen.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln document(s) from the library? The files stay where they are, and saved answers keep their quotes. All else that they say leaves the library. They can be put back.</source>
        <translation>
            <numerusform>%Ln Dokument aus der Bibliothek entfernen? Die Datei bleibt, wo sie ist, und gespeicherte Antworten behalten ihre Zitate. Alles andere, was es enthält, verlässt die Bibliothek. Es lässt sich zurückholen.</numerusform>
            <numerusform>%Ln Dokumente aus der Bibliothek entfernen? Die Dateien bleiben, wo sie sind, und gespeicherte Antworten behalten ihre Zitate. Alles andere, was sie enthalten, verlässt die Bibliothek. Sie lassen sich zurückholen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::DocumentList</name>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Details...</source>
        <translation>Details...</translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation>Aus der Bibliothek entfernen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>%Ln Paper</numerusform>
            <numerusform>%Ln Paper</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::DocumentMenu</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Copy the name used in citations</source>
        <translation>In Belegen verwendeten Namen kopieren</translation>
    </message>
    <message>
        <source>Details...</source>
        <translation>Details...</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
    <message>
        <source>Recognise text (OCR)</source>
        <translation>Text erkennen (OCR)</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Erneut lesen</translation>
    </message>
    <message>
        <source>Look up at Crossref...</source>
        <translation>Bei Crossref nachschlagen...</translation>
    </message>
    <message>
        <source>Remove from the library...</source>
        <translation>Aus der Bibliothek entfernen...</translation>
    </message>
    <message>
        <source>Retry all that failed</source>
        <translation>Alle fehlgeschlagenen erneut versuchen</translation>
    </message>
    <message>
        <source>Add files...</source>
        <translation>Dateien hinzufügen...</translation>
    </message>
    <message>
        <source>Add a folder...</source>
        <translation>Ordner hinzufügen...</translation>
    </message>
    <message>
        <source>Compare with its possible duplicate...</source>
        <translation>Mit dem möglichen Duplikat vergleichen...</translation>
    </message>
    <message>
        <source>Open in a new tab</source>
        <translation>In neuem Tab öffnen</translation>
    </message>
    <message>
        <source>Open side by side</source>
        <translation>Nebeneinander öffnen</translation>
    </message>
    <message>
        <source>Compare these papers</source>
        <translation>Diese Arbeiten vergleichen</translation>
    </message>
</context>
<context>
    <name>adduce::DocumentPage</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Hidden text</source>
        <translation>Verborgener Text</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Why it cannot be seen</source>
        <translation>Warum er nicht zu sehen ist</translation>
    </message>
    <message>
        <source>Cited in</source>
        <translation>Zitiert in</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>Thread</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>Zitate</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>What you typed could not be saved. It stays here; closing tries again.</source>
        <translation>Was Sie eingegeben haben, konnte nicht gespeichert werden. Es bleibt hier; beim Schließen wird es erneut versucht.</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Ohne Speichern schließen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
</context>
<context>
    <name>adduce::EmptyNote</name>
    <message>
        <source>Show all papers</source>
        <translation>Alle Paper anzeigen</translation>
    </message>
</context>
<context>
    <name>adduce::EncodingChoice</name>
    <message>
        <source>Characters coded as</source>
        <translation>Zeichenkodierung</translation>
    </message>
    <message>
        <source>Detect it</source>
        <translation>Automatisch erkennen</translation>
    </message>
    <message>
        <source>Detected: %1</source>
        <translation>Erkannt: %1</translation>
    </message>
</context>
<context>
    <name>adduce::EvaluationCharts</name>
    <message>
        <source>Right by category</source>
        <translation>Richtig nach Kategorie</translation>
    </message>
    <message>
        <source>per cent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>Time by stage</source>
        <translation>Zeit nach Schritt</translation>
    </message>
    <message>
        <source>median per question, ms</source>
        <translation>Median je Frage, ms</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>Verlässlichkeit</translation>
    </message>
    <message>
        <source>right by stated confidence, per cent</source>
        <translation>richtig nach angegebener Sicherheit, Prozent</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>Zitate</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Denials</source>
        <translation>Verneinungen</translation>
    </message>
    <message>
        <source>Raw against guarded</source>
        <translation>Roh gegen geprüft</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Repariert</translation>
    </message>
    <message>
        <source>statements of models that passed each check, and that stand repaired, per cent</source>
        <translation>Aussagen von Modellen, die jede Prüfung bestanden, und die repariert stehen, in Prozent</translation>
    </message>
    <message>
        <source>Click a bar to see its questions</source>
        <translation>Klicken Sie auf einen Balken, um seine Fragen zu sehen</translation>
    </message>
    <message>
        <source>Right over the runs</source>
        <translation>Richtig über die Läufe</translation>
    </message>
    <message>
        <source>runs of this set, the newest last, per cent</source>
        <translation>Läufe dieses Fragensatzes, der neueste zuletzt, Prozent</translation>
    </message>
    <message>
        <source>Click a point to see its run</source>
        <translation>Auf einen Punkt klicken, um seinen Lauf zu sehen</translation>
    </message>
</context>
<context>
    <name>adduce::EvaluationModel</name>
    <message>
        <source>Answered</source>
        <translation>Beantwortet</translation>
    </message>
    <message>
        <source>No evidence</source>
        <translation>Keine Belege</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Erwiderung</translation>
    </message>
    <message>
        <source>you: right</source>
        <translation>Ihr Urteil: richtig</translation>
    </message>
    <message>
        <source>you: wrong</source>
        <translation>Ihr Urteil: falsch</translation>
    </message>
    <message>
        <source>right: refused</source>
        <translation>richtig: abgelehnt</translation>
    </message>
    <message>
        <source>wrong: answered</source>
        <translation>falsch: beantwortet</translation>
    </message>
    <message>
        <source>wrong: refused</source>
        <translation>falsch: abgelehnt</translation>
    </message>
    <message>
        <source>right: %1 of %2 papers</source>
        <translation>richtig: %1 von %2 Papern</translation>
    </message>
    <message>
        <source>wrong: another page</source>
        <translation>falsch: andere Seite</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>noch nicht gefragt</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>Citations verbatim</source>
        <translation>Belege wörtlich</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Faithful</source>
        <translation>Getreu</translation>
    </message>
    <message>
        <source>not measured: the model failed</source>
        <translation>nicht gemessen: das Modell ist ausgefallen</translation>
    </message>
    <message>
        <source>Model failed</source>
        <translation>Modell ausgefallen</translation>
    </message>
    <message>
        <source>Partly answered</source>
        <translation>Teilweise beantwortet</translation>
    </message>
    <message>
        <source>Asked back</source>
        <translation>Zurückgefragt</translation>
    </message>
    <message>
        <source>right: a gold sentence is told</source>
        <translation>richtig: ein Referenzsatz wird genannt</translation>
    </message>
    <message>
        <source>wrong: no gold sentence is told</source>
        <translation>falsch: kein Referenzsatz wird genannt</translation>
    </message>
    <message>
        <source>wrong: a part of the answer is missing</source>
        <translation>falsch: ein Teil der Antwort fehlt</translation>
    </message>
</context>
<context>
    <name>adduce::EvaluationPage</name>
    <message>
        <source>over the chosen papers</source>
        <translation>Umfang: ausgewählte Paper</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>Umfang: %1</translation>
    </message>
    <message>
        <source>Asks the papers and checks the pages, the quotes and the refusals. Without a model nothing leaves this computer.</source>
        <translation>Stellt den Papern die Fragen und prüft Seiten, Zitate und Ablehnungen. Ohne Modell verlässt nichts diesen Computer.</translation>
    </message>
    <message numerus="yes">
        <source>so far: %1 of %Ln question(s)</source>
        <translation>
            <numerusform>bisher: %1 von %Ln Frage</numerusform>
            <numerusform>bisher: %1 von %Ln Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Charts...</source>
        <translation>Diagramme...</translation>
    </message>
    <message>
        <source>No question of this set is accepted. Tick those that are to be asked under Edit questions.</source>
        <translation>Keine Frage dieses Fragensatzes ist angenommen. Haken Sie unter Fragen bearbeiten die an, die gestellt werden sollen.</translation>
    </message>
    <message>
        <source>A set can be made once the run has ended.</source>
        <translation>Ein Fragensatz lässt sich erstellen, sobald der Lauf beendet ist.</translation>
    </message>
</context>
<context>
    <name>adduce::EvaluationTools</name>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>What can be done with this run</source>
        <translation>Was mit diesem Durchlauf getan werden kann</translation>
    </message>
    <message>
        <source>Set of questions</source>
        <translation>Fragensatz</translation>
    </message>
    <message>
        <source>Profiles to compare</source>
        <translation>Zu vergleichende Profile</translation>
    </message>
    <message>
        <source>Models to compare</source>
        <translation>Zu vergleichende Modelle</translation>
    </message>
    <message>
        <source>Run that is shown</source>
        <translation>Angezeigter Durchlauf</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fragensatz</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Run shown</source>
        <translation>Durchlauf</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s) left</source>
        <translation>
            <numerusform>noch %Ln Minute</numerusform>
            <numerusform>noch %Ln Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s) left</source>
        <translation>
            <numerusform>noch %Ln Sekunde</numerusform>
            <numerusform>noch %Ln Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln question(s)</source>
        <translation>
            <numerusform>%1: %Ln Frage</numerusform>
            <numerusform>%1: %Ln Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>The questions and the passages found for them are sent to %1.</source>
        <translation>Die Fragen und die dazu gefundenen Textstellen werden an %1 gesendet.</translation>
    </message>
    <message>
        <source>The questions, their answers and the passages are sent to %1.</source>
        <translation>Die Fragen, ihre Antworten und die Textstellen werden an %1 gesendet.</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln paper(s)</source>
        <translation>
            <numerusform>%Ln Arbeit hinzufügen</numerusform>
            <numerusform>%Ln Arbeiten hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Run asks them once they are read.</source>
        <translation>„Starten“ befragt sie, sobald sie gelesen sind.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausiert</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceEditing</name>
    <message>
        <source>New table</source>
        <translation>Neue Tabelle</translation>
    </message>
    <message>
        <source>Rename table</source>
        <translation>Tabelle umbenennen</translation>
    </message>
    <message>
        <source>Delete table</source>
        <translation>Tabelle löschen</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln row(s)</source>
        <translation>
            <numerusform>%Ln Zeile hinzufügen</numerusform>
            <numerusform>%Ln Zeilen hinzufügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln row(s)</source>
        <translation>
            <numerusform>%Ln Zeile löschen</numerusform>
            <numerusform>%Ln Zeilen löschen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceFoot</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>%Ln Paper</numerusform>
            <numerusform>%Ln Paper</numerusform>
        </translation>
    </message>
    <message>
        <source>all quotes checked</source>
        <translation>alle Zitate geprüft</translation>
    </message>
    <message numerus="yes">
        <source>%Ln quote(s) not found as cited</source>
        <translation>
            <numerusform>%Ln Zitat nicht wie angegeben gefunden</numerusform>
            <numerusform>%Ln Zitate nicht wie angegeben gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep as a table...</source>
        <translation>Als Tabelle behalten...</translation>
    </message>
    <message>
        <source>Double-click a claim or a note to edit</source>
        <translation>Zum Bearbeiten auf eine Aussage oder Notiz doppelklicken</translation>
    </message>
    <message>
        <source>These rows follow the thread.</source>
        <translation>Diese Zeilen folgen dem Thread.</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceModel</name>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>No quote yet</source>
        <translation>Noch kein Zitat</translation>
    </message>
    <message>
        <source>quote checked</source>
        <translation>Zitat geprüft</translation>
    </message>
    <message>
        <source>#</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Aussage</translation>
    </message>
    <message>
        <source>Evidence, verbatim</source>
        <translation>Beleg, wörtlich</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>Belegstelle</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Caveats</source>
        <translation>Vorbehalte</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceNote</name>
    <message>
        <source>Show what changes</source>
        <translation>Zeigen, was sich ändert</translation>
    </message>
    <message>
        <source>Mark as seen</source>
        <translation>Als gesehen markieren</translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) would rest on other papers by now: %1</source>
        <translation>
            <numerusform>%Ln Antwort würde heute auf anderen Arbeiten beruhen: %1</numerusform>
            <numerusform>%Ln Antworten würden heute auf anderen Arbeiten beruhen: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::EvidencePage</name>
    <message numerus="yes">
        <source>%Ln quote(s) not found as cited</source>
        <translation>
            <numerusform>%Ln Zitat nicht wie angegeben gefunden</numerusform>
            <numerusform>%Ln Zitate nicht wie angegeben gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln quote(s) checked: all stand on their pages</source>
        <translation>
            <numerusform>%Ln Zitat geprüft: Es steht auf seiner Seite</numerusform>
            <numerusform>%Ln Zitate geprüft: Alle stehen auf ihren Seiten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::EvidencePreview</name>
    <message>
        <source>Open in reader</source>
        <translation>Im Lesebereich öffnen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Choose a quote...</source>
        <translation>Zitat auswählen...</translation>
    </message>
    <message>
        <source>Close the preview</source>
        <translation>Vorschau schließen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Choose a row to see its quote on the page.</source>
        <translation>Wählen Sie eine Zeile aus, um ihr Zitat auf der Seite zu sehen.</translation>
    </message>
    <message>
        <source>The file is unchanged since.</source>
        <translation>Die Datei ist seither unverändert.</translation>
    </message>
    <message>
        <source>The file has changed since: the quote stands in the version that was cited.</source>
        <translation>Die Datei hat sich seither geändert: Das Zitat steht in der Version, die zitiert wurde.</translation>
    </message>
    <message>
        <source>The file is not where it was: the library&apos;s text of it was looked at.</source>
        <translation>Die Datei ist nicht mehr an ihrem Ort: Geprüft wurde der Text, den die Bibliothek davon hat.</translation>
    </message>
    <message>
        <source>Preview of row %1</source>
        <translation>Vorschau der Zeile %1</translation>
    </message>
    <message>
        <source>Choose another quote...</source>
        <translation>Anderes Zitat auswählen...</translation>
    </message>
    <message>
        <source>From the answer to “%1”</source>
        <translation>Aus der Antwort auf „%1“</translation>
    </message>
    <message>
        <source>Not checked again since it was added</source>
        <translation>Seit dem Hinzufügen nicht erneut geprüft</translation>
    </message>
    <message>
        <source>Checked %1. %2</source>
        <translation>Geprüft: %1. %2</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceTables</name>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceToolbar</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Papers...</source>
        <translation>Paper...</translation>
    </message>
    <message>
        <source>Check all quotes</source>
        <translation>Alle Zitate prüfen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exportieren...</translation>
    </message>
    <message>
        <source>What can be done with this table</source>
        <translation>Was mit dieser Tabelle getan werden kann</translation>
    </message>
    <message>
        <source>Add a question that each paper is asked</source>
        <translation>Frage hinzufügen, die jedem Paper gestellt wird</translation>
    </message>
    <message>
        <source>Add papers of the library</source>
        <translation>Paper aus der Bibliothek hinzufügen</translation>
    </message>
    <message>
        <source>Add a row to write a claim in</source>
        <translation>Zeile hinzufügen, um eine Aussage einzutragen</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter the evidence</source>
        <translation>Belege filtern</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceView</name>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Usual widths</source>
        <translation>Übliche Breiten</translation>
    </message>
</context>
<context>
    <name>adduce::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Evidence as CSV</source>
        <translation>Belege als CSV</translation>
    </message>
    <message>
        <source>BibTeX of what is cited</source>
        <translation>BibTeX der zitierten Quellen</translation>
    </message>
    <message>
        <source>For another Adduce (JSON)</source>
        <translation>Für ein anderes Adduce (JSON)</translation>
    </message>
    <message>
        <source>What goes in</source>
        <translation>Was enthalten ist</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Fragen und Antworten</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>Quotes on their pages</source>
        <translation>Zitate auf ihren Seiten</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Dateiname</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Auswählen...</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>in</source>
        <translation>in</translation>
    </message>
    <message>
        <source>Choose what goes in.</source>
        <translation>Wählen Sie aus, was enthalten sein soll.</translation>
    </message>
    <message>
        <source>Type a name for the file.</source>
        <translation>Geben Sie einen Namen für die Datei ein.</translation>
    </message>
    <message>
        <source>There is no such folder. Choose another.</source>
        <translation>Diesen Ordner gibt es nicht. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Nothing can be written to this folder. Choose another.</source>
        <translation>In diesen Ordner kann nicht geschrieben werden. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Replace file</source>
        <translation>Datei ersetzen</translation>
    </message>
    <message>
        <source>%1 is there already. It is replaced as a whole.</source>
        <translation>%1 ist bereits vorhanden. Die Datei wird vollständig ersetzt.</translation>
    </message>
    <message>
        <source>Folder to export to</source>
        <translation>Zielordner für den Export</translation>
    </message>
    <message>
        <source>The matrix goes into a file of its own: %1.</source>
        <translation>Die Matrix kommt in eine eigene Datei: %1.</translation>
    </message>
    <message>
        <source>%1 are there already. They are replaced as a whole.</source>
        <translation>%1 sind schon da. Sie werden ganz ersetzt.</translation>
    </message>
    <message>
        <source>RIS of what is cited</source>
        <translation>RIS der zitierten Quellen</translation>
    </message>
    <message>
        <source>CSL JSON of what is cited</source>
        <translation>CSL JSON der zitierten Quellen</translation>
    </message>
    <message>
        <source>Word (DOCX)</source>
        <translation>Word (DOCX)</translation>
    </message>
    <message>
        <source>LibreOffice (ODT)</source>
        <translation>LibreOffice (ODT)</translation>
    </message>
    <message>
        <source>Word files are written by pandoc, which is not installed. Install its package, or choose LibreOffice.</source>
        <translation>Word-Dateien schreibt pandoc, das nicht installiert ist. Installieren Sie sein Paket oder wählen Sie LibreOffice.</translation>
    </message>
    <message>
        <source>With pandoc installed, sources become footnotes and there is a bibliography.</source>
        <translation>Mit pandoc werden Quellen zu Fußnoten, und es gibt ein Literaturverzeichnis.</translation>
    </message>
</context>
<context>
    <name>adduce::ExportPreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Nothing of what is chosen goes into this format.</source>
        <translation>Nichts vom Ausgewählten passt in dieses Format.</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Seite %1</translation>
    </message>
</context>
<context>
    <name>adduce::Exporter</name>
    <message>
        <source>&quot;%1&quot; does not end in .pdf, .docx, .odt, .md, .csv, .bib, .ris, .csl.json or .json</source>
        <translation>„%1“ endet nicht auf .pdf, .docx, .odt, .md, .csv, .bib, .ris, .csl.json oder .json</translation>
    </message>
</context>
<context>
    <name>adduce::FileMessage</name>
    <message>
        <source>Look for the quote</source>
        <translation>Zitat suchen</translation>
    </message>
    <message>
        <source>Locate...</source>
        <translation>Datei suchen...</translation>
    </message>
    <message>
        <source>Show without marks</source>
        <translation>Ohne Markierungen anzeigen</translation>
    </message>
    <message>
        <source>No page is open.</source>
        <translation>Keine Seite ist geöffnet.</translation>
    </message>
    <message>
        <source>Choose a citation in an answer, or a document in the library.</source>
        <translation>Wählen Sie einen Beleg in einer Antwort oder ein Dokument in der Bibliothek aus.</translation>
    </message>
    <message>
        <source>That is another file: %1.</source>
        <translation>Das ist eine andere Datei: %1.</translation>
    </message>
    <message>
        <source>Its bytes differ from those of the file that was cited. Choose another, or show this one without marks.</source>
        <translation>Ihre Bytes weichen von denen der zitierten Datei ab. Wählen Sie eine andere, oder zeigen Sie diese ohne Markierungen an.</translation>
    </message>
    <message>
        <source>This file has changed since it was cited: %1.</source>
        <translation>Diese Datei hat sich seit dem Zitieren geändert: %1.</translation>
    </message>
    <message>
        <source>The quote may stand elsewhere in it or be gone. Look for it there, locate the file as it was, or show this one without marks.</source>
        <translation>Das Zitat kann darin an anderer Stelle stehen oder fehlen. Suchen Sie es darin, suchen Sie die Datei in ihrer früheren Fassung, oder zeigen Sie diese ohne Markierungen an.</translation>
    </message>
    <message>
        <source>It may have been moved or renamed. Show where it is now; the answer keeps its quote.</source>
        <translation>Vielleicht wurde sie verschoben oder umbenannt. Geben Sie an, wo sie jetzt ist; die Antwort behält ihr Zitat.</translation>
    </message>
    <message>
        <source>This password does not open the file: %1.</source>
        <translation>Dieses Passwort öffnet die Datei nicht: %1.</translation>
    </message>
    <message>
        <source>The password is kept until Adduce is closed, and never stored.</source>
        <translation>Das Passwort wird behalten, bis Adduce geschlossen wird, und nie gespeichert.</translation>
    </message>
    <message>
        <source>Where is the file now?</source>
        <translation>Wo ist die Datei jetzt?</translation>
    </message>
    <message>
        <source>Papers (*.pdf *.epub *.xps *.oxps *.docx *.odt *.html *.htm *.xhtml *.xml *.nxml *.txt *.text *.md *.markdown);;All files (*)</source>
        <translation>Paper (*.pdf *.epub *.xps *.oxps *.docx *.odt *.html *.htm *.xhtml *.xml *.nxml *.txt *.text *.md *.markdown);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>adduce::Filer</name>
    <message>
        <source>Collection renamed</source>
        <translation>Sammlung umbenannt</translation>
    </message>
    <message>
        <source>Collection removed, its papers stay</source>
        <translation>Sammlung entfernt, ihre Paper bleiben</translation>
    </message>
    <message>
        <source>Tag taken off</source>
        <translation>Schlagwort entfernt</translation>
    </message>
    <message>
        <source>Collection moved</source>
        <translation>Sammlung verschoben</translation>
    </message>
    <message>
        <source>%1. Ctrl+Z undoes it.</source>
        <translation>%1. Strg+Z macht es rückgängig.</translation>
    </message>
    <message>
        <source>Collection made</source>
        <translation>Sammlung angelegt</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>Neue Sammlung</translation>
    </message>
    <message>
        <source>New collection %1</source>
        <translation>Neue Sammlung %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) filed</source>
        <translation>
            <numerusform>%Ln Paper eingeordnet</numerusform>
            <numerusform>%Ln Paper eingeordnet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) taken out</source>
        <translation>
            <numerusform>%Ln Paper herausgenommen</numerusform>
            <numerusform>%Ln Paper herausgenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>Tagged “%1”</source>
        <translation>Schlagwort „%1“ hinzugefügt</translation>
    </message>
    <message>
        <source>Tag “%1” taken off</source>
        <translation>Schlagwort „%1“ entfernt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) never leave this computer</source>
        <translation>
            <numerusform>%Ln Paper verlässt nie diesen Computer</numerusform>
            <numerusform>%Ln Paper verlassen nie diesen Computer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) may be sent to the servers you choose</source>
        <translation>
            <numerusform>%Ln Paper darf an die von Ihnen gewählten Server gesendet werden</numerusform>
            <numerusform>%Ln Paper dürfen an die von Ihnen gewählten Server gesendet werden</numerusform>
        </translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Neues Schlagwort</translation>
    </message>
    <message numerus="yes">
        <source>Tag for %Ln paper(s)</source>
        <translation>
            <numerusform>Schlagwort für %Ln Paper</numerusform>
            <numerusform>Schlagwort für %Ln Paper</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to collection</source>
        <translation>Zu Sammlung hinzufügen</translation>
    </message>
    <message>
        <source>Take out of this collection</source>
        <translation>Aus dieser Sammlung herausnehmen</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>New tag...</source>
        <translation>Neues Schlagwort...</translation>
    </message>
    <message>
        <source>Never leaves this computer</source>
        <translation>Verlässt nie diesen Computer</translation>
    </message>
    <message>
        <source>No server of another computer is sent anything of it</source>
        <translation>Kein Server auf einem anderen Computer erhält etwas davon</translation>
    </message>
    <message>
        <source>Describe the collection</source>
        <translation>Die Sammlung beschreiben</translation>
    </message>
    <message>
        <source>What are the papers in %1 about? By this is told which collection a question is for. Empty: by their titles.</source>
        <translation>Wovon handeln die Arbeiten in %1? Daran wird erkannt, für welche Sammlung eine Frage ist. Leer: an ihren Titeln.</translation>
    </message>
    <message>
        <source>Collection described</source>
        <translation>Sammlung beschrieben</translation>
    </message>
</context>
<context>
    <name>adduce::FilterBar</name>
    <message>
        <source>Find title, author or file</source>
        <translation>Titel, Autor oder Datei suchen</translation>
    </message>
    <message>
        <source>Find in the library</source>
        <translation>In der Bibliothek suchen</translation>
    </message>
    <message>
        <source>Words, &quot;exact words&quot;, -without, author:smith, year:2019..2023, in:COLLECTION</source>
        <translation>Wörter, &quot;genaue Wörter&quot;, -ohne, author:smith, year:2019..2023, in:SAMMLUNG</translation>
    </message>
    <message>
        <source>Which documents are shown</source>
        <translation>Welche Dokumente angezeigt werden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln Dokument</numerusform>
            <numerusform>%Ln Dokumente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln document(s)</source>
        <translation>
            <numerusform>%1 von %Ln Dokument</numerusform>
            <numerusform>%1 von %Ln Dokumenten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No paper here has this in its title, authors, year or file.</source>
        <translation>Kein Paper hier hat dies in Titel, Autoren, Jahr oder Datei.</translation>
    </message>
    <message numerus="yes">
        <source>Ask these %Ln</source>
        <translation>
            <numerusform>Dieses fragen</numerusform>
            <numerusform>Diese %Ln fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>The next questions search these papers alone</source>
        <translation>Die nächsten Fragen durchsuchen nur diese Paper</translation>
    </message>
    <message>
        <source>Search the text of papers for this</source>
        <translation>Im Text der Paper danach suchen</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>Als Tabelle</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>In reverse</source>
        <translation>Umgekehrt</translation>
    </message>
    <message>
        <source>With their first pages</source>
        <translation>Mit ihren ersten Seiten</translation>
    </message>
</context>
<context>
    <name>adduce::FindBar</name>
    <message>
        <source>Find in this document</source>
        <translation>In diesem Dokument suchen</translation>
    </message>
</context>
<context>
    <name>adduce::FindPapersDialog</name>
    <message>
        <source>no free copy known</source>
        <translation>keine freie Fassung bekannt</translation>
    </message>
    <message>
        <source>free to read</source>
        <translation>frei lesbar</translation>
    </message>
    <message>
        <source>free, %1</source>
        <translation>frei, %1</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Add to the library</source>
        <translation>Zur Bibliothek hinzufügen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Find papers on a question</source>
        <translation>Arbeiten zu einer Frage finden</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Fassung</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Arbeiten</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The words above are sent to Europe PMC and Crossref, and to OpenAlex and Unpaywall where Settings has a key or an e-mail for them. A free copy is fetched from where they say that it lies.</source>
        <translation>Die Worte oben gehen an Europe PMC und Crossref, und an OpenAlex und Unpaywall, wo die Einstellungen einen Schlüssel oder eine E-Mail-Adresse für sie haben. Eine freie Fassung wird von dort geholt, wo sie nach deren Angabe liegt.</translation>
    </message>
    <message>
        <source>Fetching %1 (%2)</source>
        <translation>%1 wird geholt (%2)</translation>
    </message>
    <message>
        <source>added</source>
        <translation>hinzugefügt</translation>
    </message>
    <message>
        <source>Added, and being read: %1</source>
        <translation>Hinzugefügt und wird gelesen: %1</translation>
    </message>
    <message>
        <source>could not be fetched</source>
        <translation>konnte nicht geholt werden</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>The web may not be searched yet. Allow it in Settings, Privacy.</source>
        <translation>Das Web darf noch nicht durchsucht werden. Erlauben Sie es in den Einstellungen unter Datenschutz.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>No paper was found.</source>
        <translation>Es wurde keine Arbeit gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) found.</source>
        <translation>
            <numerusform>%Ln Arbeit gefunden.</numerusform>
            <numerusform>%Ln Arbeiten gefunden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::FirstRun</name>
    <message>
        <source>Drop papers here</source>
        <translation>Paper hier ablegen</translation>
    </message>
    <message>
        <source>Choose files...</source>
        <translation>Dateien auswählen...</translation>
    </message>
    <message>
        <source>Choose a folder...</source>
        <translation>Ordner auswählen...</translation>
    </message>
    <message>
        <source>Works without a language model and without a network. Nothing leaves this computer.</source>
        <translation>Funktioniert ohne Sprachmodell und ohne Netz. Nichts verlässt diesen Computer.</translation>
    </message>
    <message>
        <source>Import references...</source>
        <translation>Literaturangaben importieren...</translation>
    </message>
    <message>
        <source>From Zotero, or a file of BibTeX, RIS or CSL JSON, with the papers attached</source>
        <translation>Aus Zotero oder einer Datei in BibTeX, RIS oder CSL JSON, mit den angehängten Papern</translation>
    </message>
    <message>
        <source>Open the sample library</source>
        <translation>Beispielbibliothek öffnen</translation>
    </message>
    <message>
        <source>Try it on the handbook</source>
        <translation>Am Handbuch ausprobieren</translation>
    </message>
    <message>
        <source>PDF, EPUB, DOCX, HTML, text or Markdown files, or a folder of them.
Files stay where they are.</source>
        <translation>PDF-, EPUB-, DOCX-, HTML-, Text- oder Markdown-Dateien oder ein Ordner davon.
Die Dateien bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>Get a model...</source>
        <translation>Modell holen...</translation>
    </message>
    <message>
        <source>Run a GGUF file...</source>
        <translation>GGUF-Datei ausführen...</translation>
    </message>
    <message>
        <source>How to get one...</source>
        <translation>Wie man eines bekommt...</translation>
    </message>
    <message>
        <source>A model on this computer can write the answers.</source>
        <translation>Ein Modell auf diesem Computer kann die Antworten schreiben.</translation>
    </message>
</context>
<context>
    <name>adduce::FoldedTurn</name>
    <message>
        <source>Show this answer</source>
        <translation>Diese Antwort anzeigen</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Anzeigen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s)</source>
        <translation>
            <numerusform>%Ln Satz</numerusform>
            <numerusform>%Ln Sätze</numerusform>
        </translation>
    </message>
    <message>
        <source>No evidence</source>
        <translation>Keine Belege</translation>
    </message>
    <message>
        <source>Partly answered</source>
        <translation>Teilweise beantwortet</translation>
    </message>
</context>
<context>
    <name>adduce::FollowUpRow</name>
    <message>
        <source>Questions one might ask next</source>
        <translation>Mögliche nächste Fragen</translation>
    </message>
    <message>
        <source>Ask about</source>
        <translation>Fragen zu</translation>
    </message>
    <message>
        <source>Ask about %1</source>
        <translation>Fragen zu %1</translation>
    </message>
    <message>
        <source>Ask next</source>
        <translation>Als Nächstes fragen</translation>
    </message>
</context>
<context>
    <name>adduce::GetModelDialog</name>
    <message>
        <source>It writes the answers from then on</source>
        <translation>Es schreibt dann die Antworten</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Get a model</source>
        <translation>Modell holen</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>%1 GB, licence %2</source>
        <translation>%1 GB, Lizenz %2</translation>
    </message>
    <message>
        <source>How much of the model is there</source>
        <translation>Wie viel vom Modell da ist</translation>
    </message>
    <message>
        <source>Ollama runs models on this computer: what is asked stays here. It fetches them from its registry on the web; nothing of your library is sent. What has come is kept when it is stopped, and the next time goes on. Ollama itself is at ollama.com.</source>
        <translation>Ollama führt Modelle auf diesem Computer aus: was gefragt wird, bleibt hier. Es holt sie aus seinem Verzeichnis im Netz; nichts aus Ihrer Bibliothek wird gesendet. Was schon da ist, bleibt beim Anhalten erhalten, und beim nächsten Mal geht es weiter. Ollama selbst gibt es unter ollama.com.</translation>
    </message>
    <message>
        <source>Stopped. What has come is kept: Download goes on with it.</source>
        <translation>Angehalten. Was da ist, bleibt: „Herunterladen“ macht damit weiter.</translation>
    </message>
    <message>
        <source>Asking Ollama for %1</source>
        <translation>%1 wird bei Ollama angefordert</translation>
    </message>
    <message>
        <source>%1 of %2 GB</source>
        <translation>%1 von %2 GB</translation>
    </message>
    <message>
        <source>%1 is there and writes the answers.</source>
        <translation>%1 ist da und schreibt die Antworten.</translation>
    </message>
    <message>
        <source>%1 is there.</source>
        <translation>%1 ist da.</translation>
    </message>
</context>
<context>
    <name>adduce::HistoryFoot</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>Importieren...</translation>
    </message>
    <message>
        <source>Takes in a thread that was exported as JSON, and checks its quotes</source>
        <translation>Nimmt einen als JSON exportierten Thread auf und prüft seine Zitate</translation>
    </message>
    <message>
        <source>Back to the threads</source>
        <translation>Zurück zu den Threads</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted</source>
        <translation>
            <numerusform>%Ln gelöscht</numerusform>
            <numerusform>%Ln gelöscht</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::HistoryList</name>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <translation>
            <numerusform>%Ln ausgewählt</numerusform>
            <numerusform>%Ln ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted thread(s)</source>
        <translation>
            <numerusform>%Ln gelöschter Thread</numerusform>
            <numerusform>%Ln gelöschte Threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thread(s)</source>
        <translation>
            <numerusform>%Ln Thread</numerusform>
            <numerusform>%Ln Threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln thread(s)</source>
        <translation>
            <numerusform>%1 von %Ln Thread</numerusform>
            <numerusform>%1 von %Ln Threads</numerusform>
        </translation>
    </message>
    <message>
        <source>No thread yet. What you ask is kept here as it is answered.</source>
        <translation>Noch kein Thread. Was Sie fragen, wird hier so aufbewahrt, wie es beantwortet wurde.</translation>
    </message>
    <message>
        <source>No thread has all of these words in its questions, answers, quotes or sources.</source>
        <translation>Kein Thread enthält alle diese Wörter in seinen Fragen, Antworten, Zitaten oder Quellen.</translation>
    </message>
    <message>
        <source>No thread is like that. Choose other filters.</source>
        <translation>Kein Thread passt dazu. Wählen Sie andere Filter.</translation>
    </message>
    <message>
        <source>No saved question is like this one.</source>
        <translation>Keine gespeicherte Frage ist wie diese.</translation>
    </message>
</context>
<context>
    <name>adduce::HistoryPage</name>
    <message>
        <source>Rename...</source>
        <translation>Umbenennen...</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>adduce::HistoryToolbar</name>
    <message>
        <source>Take back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>What can be done with this thread</source>
        <translation>Was mit diesem Thread getan werden kann</translation>
    </message>
    <message>
        <source>Open in Ask</source>
        <translation>Unter „Fragen“ öffnen</translation>
    </message>
    <message>
        <source>Rename...</source>
        <translation>Umbenennen...</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exportieren...</translation>
    </message>
    <message>
        <source>Check quotes</source>
        <translation>Zitate prüfen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>adduce::JobBar</name>
    <message numerus="yes">
        <source>%Ln s left</source>
        <translation>
            <numerusform>noch %Ln s</numerusform>
            <numerusform>noch %Ln s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln min left</source>
        <translation>
            <numerusform>noch %Ln min</numerusform>
            <numerusform>noch %Ln min</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) read</source>
        <translation>
            <numerusform>%Ln Dokument gelesen</numerusform>
            <numerusform>%Ln Dokumente gelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already there</source>
        <translation>
            <numerusform>%Ln bereits vorhanden</numerusform>
            <numerusform>%Ln bereits vorhanden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read: see the library</source>
        <translation>
            <numerusform>%Ln nicht lesbar: siehe Bibliothek</numerusform>
            <numerusform>%Ln nicht lesbar: siehe Bibliothek</numerusform>
        </translation>
    </message>
    <message>
        <source>stopped; the rest waits</source>
        <translation>gestoppt; der Rest wartet</translation>
    </message>
    <message>
        <source>No papers were found there. PDF, EPUB, XPS, DOCX, ODT, HTML, JATS, Markdown and text files can be read.</source>
        <translation>Dort wurden keine Paper gefunden. Lesbar sind PDF-, EPUB-, XPS-, DOCX-, ODT-, HTML-, JATS-, Markdown- und Textdateien.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) searchable</source>
        <translation>
            <numerusform>%Ln Dokument durchsuchbar</numerusform>
            <numerusform>%Ln Dokumente durchsuchbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln document(s) searchable</source>
        <translation>
            <numerusform>%1 von %Ln Dokument durchsuchbar</numerusform>
            <numerusform>%1 von %Ln Dokumenten durchsuchbar</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Learning the library&apos;s words</source>
        <translation>Der Wortschatz der Bibliothek wird gelernt</translation>
    </message>
    <message>
        <source>Paused at %L1 of %L2</source>
        <translation>Angehalten bei %L1 von %L2</translation>
    </message>
    <message>
        <source>Reading %L1 of %L2</source>
        <translation>%L1 von %L2 wird gelesen</translation>
    </message>
    <message>
        <source>Looking for papers</source>
        <translation>Paper werden gesucht</translation>
    </message>
    <message>
        <source>recognising p. %1 of %2</source>
        <translation>Texterkennung: S. %1 von %2</translation>
    </message>
    <message>
        <source>p. %1 of %2</source>
        <translation>S. %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>jobs</comment>
        <translation>
            <numerusform>%Ln weiterer</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop: %1</source>
        <translation>Anhalten: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passed over in the folders</source>
        <comment>files and folders</comment>
        <translation>
            <numerusform>%Ln in den Ordnern übergangen</numerusform>
            <numerusform>%Ln in den Ordnern übergangen</numerusform>
        </translation>
    </message>
    <message>
        <source>Links, pipes and folders that may not be looked into were passed over:</source>
        <translation>Verknüpfungen, Pipes und Ordner, in die nicht gesehen werden darf, wurden übergangen:</translation>
    </message>
    <message>
        <source>What folders say of themselves was left out. To read one, drop it on the window or choose it by itself:</source>
        <translation>Was Ordner über sich selbst sagen, wurde ausgelassen. Um eine solche Datei zu lesen, ziehen Sie sie auf das Fenster oder wählen Sie sie einzeln aus:</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
</context>
<context>
    <name>adduce::KeyboardSettingsPage</name>
    <message>
        <source>Set</source>
        <translation>Fragensatz</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Neue Tasten</translation>
    </message>
    <message>
        <source>“%1” has these keys and loses them.</source>
        <translation>„%1“ hat diese Tasten und verliert sie.</translation>
    </message>
</context>
<context>
    <name>adduce::LibraryCare</name>
    <message>
        <source>%1 (read-only)</source>
        <translation>%1 (nur lesbar)</translation>
    </message>
    <message>
        <source>The library is damaged</source>
        <translation>Die Bibliothek ist beschädigt</translation>
    </message>
    <message>
        <source>The library is damaged. It was opened for reading only: nothing is written into it.</source>
        <translation>Die Bibliothek ist beschädigt. Sie wurde nur zum Lesen geöffnet: Es wird nichts hineingeschrieben.</translation>
    </message>
    <message>
        <source>Take over what can be read...</source>
        <translation>Lesbares übernehmen...</translation>
    </message>
    <message>
        <source>Libraries (*.adduce)</source>
        <translation>Bibliotheken (*.adduce)</translation>
    </message>
    <message>
        <source>Back up the library</source>
        <translation>Bibliothek sichern</translation>
    </message>
    <message>
        <source>The library was copied to %1</source>
        <translation>Die Bibliothek wurde nach %1 kopiert</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>Backups (*.adduce *.adduce.gz)</source>
        <translation>Sicherungen (*.adduce *.adduce.gz)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The backup was restored</source>
        <translation>Die Sicherung wurde wiederhergestellt</translation>
    </message>
    <message>
        <source>It is a library of its own: %1. The one that is open was not changed.</source>
        <translation>Sie ist eine eigene Bibliothek: %1. Die geöffnete wurde nicht verändert.</translation>
    </message>
    <message>
        <source>A new library for what can be read</source>
        <translation>Eine neue Bibliothek für das Lesbare</translation>
    </message>
    <message>
        <source>Taking over what can be read into %1</source>
        <translation>Lesbares wird nach %1 übernommen</translation>
    </message>
    <message>
        <source>Taken over into a new library</source>
        <translation>In eine neue Bibliothek übernommen</translation>
    </message>
    <message>
        <source>Open the new library</source>
        <translation>Neue Bibliothek öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln papers came over.</source>
        <translation>
            <numerusform>%Ln Arbeit wurde übernommen.</numerusform>
            <numerusform>%Ln Arbeiten wurden übernommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads came over.</source>
        <translation>
            <numerusform>%Ln Thread wurde übernommen.</numerusform>
            <numerusform>%Ln Threads wurden übernommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows of evidence came over.</source>
        <translation>
            <numerusform>%Ln Belegzeile wurde übernommen.</numerusform>
            <numerusform>%Ln Belegzeilen wurden übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Read again from their files: %1.</source>
        <translation>Erneut aus ihren Dateien gelesen: %1.</translation>
    </message>
    <message>
        <source>The text of these is lost, as their files are gone or have changed: %1.</source>
        <translation>Der Text dieser Arbeiten ist verloren, da ihre Dateien fehlen oder sich geändert haben: %1.</translation>
    </message>
    <message>
        <source>Pages of the library file that cannot be read: %1; rows: %2.</source>
        <translation>Unlesbare Seiten der Bibliotheksdatei: %1; Zeilen: %2.</translation>
    </message>
    <message>
        <source>Nothing of the library file was unreadable.</source>
        <translation>In der Bibliotheksdatei war nichts unlesbar.</translation>
    </message>
    <message>
        <source>What was written last is lost.</source>
        <translation>Was zuletzt geschrieben wurde, ist verloren.</translation>
    </message>
    <message>
        <source>Nothing of the backup was missing in the library.</source>
        <translation>In der Bibliothek fehlte nichts aus der Sicherung.</translation>
    </message>
    <message>
        <source>Came back from the backup: threads %1, answers %2, tables of evidence %3, rows %4, papers %5, highlights %6.</source>
        <translation>Aus der Sicherung zurückgeholt: Threads %1, Antworten %2, Belegtabellen %3, Zeilen %4, Arbeiten %5, Markierungen %6.</translation>
    </message>
</context>
<context>
    <name>adduce::LibraryDock</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Add papers</source>
        <translation>Paper hinzufügen</translation>
    </message>
    <message>
        <source>Add files...</source>
        <translation>Dateien hinzufügen...</translation>
    </message>
    <message>
        <source>Add a folder...</source>
        <translation>Ordner hinzufügen...</translation>
    </message>
</context>
<context>
    <name>adduce::LibraryFilter</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>Noch nicht gelesen</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Scans without text</source>
        <translation>Scans ohne Text</translation>
    </message>
    <message>
        <source>Possible duplicates</source>
        <translation>Mögliche Dubletten</translation>
    </message>
    <message>
        <source>Hidden text found</source>
        <translation>Verborgener Text gefunden</translation>
    </message>
    <message>
        <source>No paper is here.</source>
        <translation>Hier ist kein Paper.</translation>
    </message>
    <message>
        <source>Everything here was read.</source>
        <translation>Hier ist alles gelesen.</translation>
    </message>
    <message>
        <source>Nothing here failed.</source>
        <translation>Hier ist nichts fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Every paper here has text.</source>
        <translation>Jedes Paper hier hat Text.</translation>
    </message>
    <message>
        <source>No two papers here look like one.</source>
        <translation>Keine zwei Paper hier sehen gleich aus.</translation>
    </message>
    <message>
        <source>No paper here hides text from its reader.</source>
        <translation>Kein Paper hier verbirgt Text vor seinen Lesern.</translation>
    </message>
</context>
<context>
    <name>adduce::LibraryModel</name>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln Seite</numerusform>
            <numerusform>%Ln Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>No author</source>
        <translation>Kein Autor</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>unknown kind</source>
        <translation>unbekannte Art</translation>
    </message>
    <message>
        <source>encrypted</source>
        <translation>verschlüsselt</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>kein Text</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>zu groß</translation>
    </message>
    <message>
        <source>took too long</source>
        <translation>dauerte zu lange</translation>
    </message>
    <message>
        <source>too much memory</source>
        <translation>zu viel Speicher</translation>
    </message>
    <message>
        <source>reader crashed</source>
        <translation>Lesevorgang abgestürzt</translation>
    </message>
    <message>
        <source>disk full</source>
        <translation>Datenträger voll</translation>
    </message>
    <message>
        <source>see details</source>
        <translation>siehe Details</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Reading %1 of %2</source>
        <translation>%1 von %2 wird gelesen</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Wird gelesen</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Needs OCR</source>
        <translation>Braucht OCR</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>Retracted</source>
        <translation>Zurückgezogen</translation>
    </message>
    <message>
        <source>Possible duplicate</source>
        <translation>Mögliches Duplikat</translation>
    </message>
</context>
<context>
    <name>adduce::LinkOpener</name>
    <message>
        <source>Page %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>Not opened from here:</source>
        <translation>Wird von hier aus nicht geöffnet:</translation>
    </message>
    <message>
        <source>Link in the document</source>
        <translation>Link im Dokument</translation>
    </message>
    <message>
        <source>Open %1?</source>
        <translation>%1 öffnen?</translation>
    </message>
    <message>
        <source>This link is not opened.</source>
        <translation>Dieser Link wird nicht geöffnet.</translation>
    </message>
    <message>
        <source>Another program opens it.</source>
        <translation>Ein anderes Programm öffnet ihn.</translation>
    </message>
    <message>
        <source>Only addresses of the web and of mail, and DOIs, are opened from a document. This one can be copied.</source>
        <translation>Aus einem Dokument werden nur Adressen des Webs und von E-Mail sowie DOIs geöffnet. Diese kann kopiert werden.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Copy link address</source>
        <translation>Linkadresse kopieren</translation>
    </message>
    <message>
        <source>No other program opened it: %1.</source>
        <translation>Kein anderes Programm hat die Datei geöffnet: %1.</translation>
    </message>
    <message>
        <source>Go to page %1</source>
        <translation>Zu Seite %1 gehen</translation>
    </message>
    <message>
        <source>Open %1...</source>
        <translation>%1 öffnen...</translation>
    </message>
    <message>
        <source>Links on this page</source>
        <translation>Links auf dieser Seite</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>Seite %1</translation>
    </message>
</context>
<context>
    <name>adduce::LocalModelRunner</name>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>%1 is being loaded</source>
        <translation>%1 wird geladen</translation>
    </message>
    <message>
        <source>%1 runs on this computer</source>
        <translation>%1 läuft auf diesem Computer</translation>
    </message>
    <message>
        <source>%1 is being stopped</source>
        <translation>%1 wird angehalten</translation>
    </message>
</context>
<context>
    <name>adduce::LocalServer</name>
    <message>
        <source>llama-server could not be started: %1</source>
        <translation>llama-server konnte nicht gestartet werden: %1</translation>
    </message>
    <message>
        <source>llama-server said nothing for a long time while it loaded the model, and was stopped.</source>
        <translation>llama-server sagte beim Laden des Modells lange nichts und wurde angehalten.</translation>
    </message>
    <message>
        <source>llama-server is not installed. It is part of llama.cpp: get a build from github.com/ggml-org/llama.cpp, and put it where programs are found (on the PATH).</source>
        <translation>llama-server ist nicht installiert. Es gehört zu llama.cpp: holen Sie es von github.com/ggml-org/llama.cpp, und legen Sie es dorthin, wo Programme gefunden werden (in den PATH).</translation>
    </message>
    <message>
        <source>llama-server was killed, which happens when there is not enough memory. A smaller model or context takes less.</source>
        <translation>llama-server wurde vom System beendet; das geschieht, wenn der Speicher nicht reicht. Ein kleineres Modell oder weniger Kontext braucht weniger.</translation>
    </message>
    <message>
        <source>Another program took the port of llama-server meanwhile. Start it again.</source>
        <translation>Ein anderes Programm hat inzwischen den Port von llama-server belegt. Starten Sie noch einmal.</translation>
    </message>
    <message>
        <source>llama-server ended before the model was loaded: %1</source>
        <translation>llama-server endete, bevor das Modell geladen war: %1</translation>
    </message>
    <message>
        <source>llama-server ended by itself: %1</source>
        <translation>llama-server endete von selbst: %1</translation>
    </message>
    <message>
        <source>it did not say why</source>
        <translation>es sagte nicht, warum</translation>
    </message>
</context>
<context>
    <name>adduce::MainWindow</name>
    <message>
        <source>The settings cannot be saved: %1 cannot be written. What you change holds until the window is closed.</source>
        <translation>Die Einstellungen können nicht gespeichert werden: %1 ist nicht beschreibbar. Änderungen gelten, bis das Fenster geschlossen wird.</translation>
    </message>
</context>
<context>
    <name>adduce::MatchSteps</name>
    <message>
        <source>Previous match</source>
        <translation>Vorheriger Treffer</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Match %L1 of %L2</source>
        <translation>Treffer %L1 von %L2</translation>
    </message>
</context>
<context>
    <name>adduce::MatrixCommands</name>
    <message>
        <source>Add question</source>
        <translation>Frage hinzufügen</translation>
    </message>
    <message>
        <source>What each paper is asked</source>
        <translation>Was jedes Paper gefragt wird</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln paper(s)</source>
        <translation>
            <numerusform>%Ln Paper hinzufügen</numerusform>
            <numerusform>%Ln Paper hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove question</source>
        <translation>Frage entfernen</translation>
    </message>
    <message>
        <source>Remove paper</source>
        <translation>Paper entfernen</translation>
    </message>
    <message>
        <source>Choose a quote</source>
        <translation>Zitat auswählen</translation>
    </message>
    <message>
        <source>Mark as not reported</source>
        <translation>Als nicht angegeben markieren</translation>
    </message>
    <message>
        <source>Fill again</source>
        <translation>Neu füllen</translation>
    </message>
    <message>
        <source>Add questions</source>
        <translation>Fragen hinzufügen</translation>
    </message>
    <message>
        <source>Ask in other words</source>
        <translation>Anders fragen</translation>
    </message>
    <message numerus="yes">
        <source>Comparison of %Ln paper(s)</source>
        <translation>
            <numerusform>Vergleich von %Ln Arbeit</numerusform>
            <numerusform>Vergleich von %Ln Arbeiten</numerusform>
        </translation>
    </message>
    <message>
        <source>No question of this matrix is answered with numbers of one kind by two papers.</source>
        <translation>Keine Frage dieser Matrix wird von zwei Papern mit Zahlen derselben Art beantwortet.</translation>
    </message>
</context>
<context>
    <name>adduce::MatrixModel</name>
    <message>
        <source>p. %1</source>
        <translation>S. %1</translation>
    </message>
    <message>
        <source>paper not in the library</source>
        <translation>Paper nicht in der Bibliothek</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>waits until it is read</source>
        <translation>wartet, bis es gelesen ist</translation>
    </message>
    <message numerus="yes">
        <source>%Ln quote(s)</source>
        <translation>
            <numerusform>%Ln Zitat</numerusform>
            <numerusform>%Ln Zitate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not reported</source>
        <translation>
            <numerusform>%Ln nicht angegeben</numerusform>
            <numerusform>%Ln nicht angegeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln wartet</numerusform>
            <numerusform>%Ln warten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without</source>
        <translation>
            <numerusform>%Ln ohne</numerusform>
            <numerusform>%Ln ohne</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 says otherwise: “%2”, here “%3”</source>
        <translation>%1 sagt es anders: „%2“, hier „%3“</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s)</source>
        <translation>
            <numerusform>%Ln Widerspruch</numerusform>
            <numerusform>%Ln Widersprüche</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::MatrixView</name>
    <message>
        <source>Remove question</source>
        <translation>Frage entfernen</translation>
    </message>
    <message>
        <source>Remove paper</source>
        <translation>Paper entfernen</translation>
    </message>
    <message>
        <source>Mark as not reported</source>
        <translation>Als nicht angegeben markieren</translation>
    </message>
    <message>
        <source>Fill again</source>
        <translation>Neu füllen</translation>
    </message>
    <message>
        <source>Open in reader</source>
        <translation>Im Lesebereich öffnen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Choose another quote...</source>
        <translation>Anderes Zitat auswählen...</translation>
    </message>
    <message>
        <source>Add questions and papers: each cell becomes a checked quote of that paper, or “nothing found”.</source>
        <translation>Fügen Sie Fragen und Paper hinzu: Jede Zelle wird zu einem geprüften Zitat aus dem Paper oder zu „nichts gefunden“.</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>Draw the numbers...</source>
        <translation>Zahlen zeichnen …</translation>
    </message>
</context>
<context>
    <name>adduce::MeasuringBar</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Reading the folder</source>
        <translation>Der Ordner wird gelesen</translation>
    </message>
</context>
<context>
    <name>adduce::MemoryKeeper</name>
    <message>
        <source>Remember &quot;%1&quot;</source>
        <translation>&quot;%1&quot; merken</translation>
    </message>
    <message>
        <source>Remembered: %1 Undo takes it out again.</source>
        <translation>Gemerkt: %1 Rückgängig nimmt es wieder heraus.</translation>
    </message>
</context>
<context>
    <name>adduce::MemorySettingsPage</name>
    <message>
        <source>Let the model that writes remember what will be of use</source>
        <translation>Das schreibende Modell merken lassen, was nützlich sein wird</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Delete all of it...</source>
        <translation>Alles löschen...</translation>
    </message>
    <message>
        <source>After an answer it may put one line into one of the files below, and later answers are worded by them. Never the question or the answer as they stand, nothing that says who somebody is, no key, and nothing of papers that never leave this computer. Nothing of it is ever shown as evidence.</source>
        <translation>Nach einer Antwort darf es eine Zeile in eine der Dateien unten schreiben, nach denen spätere Antworten formuliert werden. Nie Frage oder Antwort im Wortlaut, nichts, was sagt, wer jemand ist, kein Schlüssel und nichts aus Arbeiten, die diesen Rechner nie verlassen. Nichts davon wird je als Beleg gezeigt.</translation>
    </message>
    <message>
        <source>About you</source>
        <translation>Über Sie</translation>
    </message>
    <message>
        <source>What interests you, what you know, work on and prefer</source>
        <translation>Was Sie interessiert, was Sie wissen, woran Sie arbeiten und was Sie vorziehen</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>What was found and will be of use again</source>
        <translation>Was gefunden wurde und wieder nützlich sein wird</translation>
    </message>
    <message>
        <source>Delete the memory</source>
        <translation>Das Gedächtnis löschen</translation>
    </message>
    <message>
        <source>Delete both files, with all that was remembered?</source>
        <translation>Beide Dateien mit allem Gemerkten löschen?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>adduce::MetadataEditor</name>
    <message>
        <source>Edit of the metadata</source>
        <translation>Bearbeiten der Metadaten</translation>
    </message>
    <message>
        <source>One name a line</source>
        <translation>Ein Name pro Zeile</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>DOI</source>
        <translation>DOI</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>Erschienen in</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Band</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>Heft</translation>
    </message>
    <message>
        <source>Pages or article</source>
        <translation>Seiten oder Artikel</translation>
    </message>
    <message>
        <source>ISSN</source>
        <translation>ISSN</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Retraction</source>
        <translation>Rücknahme</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Abstract</source>
        <translation>Zusammenfassung</translation>
    </message>
</context>
<context>
    <name>adduce::ModelChip</name>
    <message>
        <source>Who writes the answers</source>
        <translation>Wer die Antworten schreibt</translation>
    </message>
    <message>
        <source>No model: quotes only</source>
        <translation>Kein Modell: nur Zitate</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1 on this computer</source>
        <translation>%1 auf diesem Computer</translation>
    </message>
    <message>
        <source>Models...</source>
        <translation>Modelle...</translation>
    </message>
    <message>
        <source>%1 at %2 (text leaves this computer)</source>
        <translation>%1 bei %2 (Text verlässt diesen Computer)</translation>
    </message>
</context>
<context>
    <name>adduce::ModelDetails</name>
    <message>
        <source>not set</source>
        <translation>nicht festgelegt</translation>
    </message>
    <message>
        <source>From the environment of this program.</source>
        <translation>Aus der Umgebung dieses Programms.</translation>
    </message>
    <message>
        <source>Kept in the system&apos;s keyring, not in a file.</source>
        <translation>Im Schlüsselbund des Systems aufbewahrt, nicht in einer Datei.</translation>
    </message>
    <message>
        <source>For this run only: the system offers no keyring. It is asked for again next time.</source>
        <translation>Nur für diese Sitzung: Das System bietet keinen Schlüsselbund. Beim nächsten Mal wird wieder danach gefragt.</translation>
    </message>
    <message>
        <source>None is set.</source>
        <translation>Keiner ist festgelegt.</translation>
    </message>
    <message>
        <source>A server on this computer usually wants none.</source>
        <translation>Ein Server auf diesem Computer braucht meist keinen.</translation>
    </message>
    <message>
        <source>Not encrypted: whoever is on the network can read what is sent.</source>
        <translation>Nicht verschlüsselt: Wer im Netz ist, kann lesen, was gesendet wird.</translation>
    </message>
    <message>
        <source>Price of a million tokens read</source>
        <translation>Preis für eine Million gelesene Token</translation>
    </message>
    <message>
        <source>Price of a million tokens written</source>
        <translation>Preis für eine Million geschriebene Token</translation>
    </message>
    <message>
        <source>Writing answers</source>
        <translation>Antworten schreiben</translation>
    </message>
    <message>
        <source>Ranking passages</source>
        <translation>Textstellen ordnen</translation>
    </message>
    <message>
        <source>Set key...</source>
        <translation>Schlüssel festlegen...</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Context in tokens</source>
        <translation>Kontext in Token</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>For a million tokens read, and written; each answer then says what it cost.</source>
        <translation>Für eine Million gelesene und geschriebene Token; jede Antwort gibt dann an, was sie gekostet hat.</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Use for</source>
        <translation>Verwenden für</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Asks for a few short answers about texts of our own; nothing of your library is sent.</source>
        <translation>Fragt einige kurze Antworten zu unseren eigenen Texten ab; nichts aus Ihrer Bibliothek wird gesendet.</translation>
    </message>
    <message>
        <source>tokens, of %1</source>
        <translation>Token, von %1</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Erneut testen</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Test läuft…</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>Nicht getestet</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Answers in</source>
        <translation>Antwortet in</translation>
    </message>
    <message>
        <source>First word</source>
        <translation>Erstes Wort</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Writes while it thinks (streaming)</source>
        <translation>Schreibt, während es denkt (Streaming)</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 Token/s</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Puts the answer first</source>
        <translation>Stellt die Antwort an die erste Stelle</translation>
    </message>
    <message>
        <source>Puts like beside like</source>
        <translation>Stellt Ähnliches zu Ähnlichem</translation>
    </message>
    <message>
        <source>Keeps to a given form (JSON)</source>
        <translation>Hält eine vorgegebene Form ein (JSON)</translation>
    </message>
    <message>
        <source>Says so when nothing fits</source>
        <translation>Sagt es, wenn nichts passt</translation>
    </message>
    <message>
        <source>Set key</source>
        <translation>Schlüssel festlegen</translation>
    </message>
    <message>
        <source>Key for %1 (empty forgets it)</source>
        <translation>Schlüssel für %1 (leer: vergessen)</translation>
    </message>
    <message>
        <source>Judging passages and evaluated answers</source>
        <translation>Beurteilen von Textstellen und ausgewerteten Antworten</translation>
    </message>
    <message>
        <source>Checking what another model wrote</source>
        <translation>Prüfen, was ein anderes Modell schrieb</translation>
    </message>
    <message>
        <source>Entered on %1.</source>
        <translation>Eingegeben am %1.</translation>
    </message>
</context>
<context>
    <name>adduce::ModelDownloadDialog</name>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Download a model</source>
        <translation>Modell herunterladen</translation>
    </message>
    <message>
        <source>Choose where the folder is made</source>
        <translation>Auswählen, wo der Ordner angelegt wird</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>SHA-256 of model.safetensors</source>
        <translation>SHA-256 von model.safetensors</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern als</translation>
    </message>
    <message>
        <source>A static model (model2vec) knows words that your papers do not use. potion-base-8M is for English, of 30 MB, by MinishLab under the MIT licence. Nothing of your library is sent. What comes is kept only if it has the checksum; a download that breaks goes on where it was.</source>
        <translation>Ein statisches Modell (model2vec) kennt Wörter, die Ihre Paper nicht verwenden. potion-base-8M ist für Englisch, 30 MB groß, von MinishLab unter der MIT-Lizenz. Nichts aus Ihrer Bibliothek wird gesendet. Das Heruntergeladene wird nur behalten, wenn die Prüfsumme stimmt; ein abgebrochener Download wird an derselben Stelle fortgesetzt.</translation>
    </message>
    <message>
        <source>The address of the model&apos;s folder begins with https://</source>
        <translation>Die Adresse des Modellordners beginnt mit https://</translation>
    </message>
    <message>
        <source>The checksum has 64 digits, 0 to 9 and a to f. The page of the model tells it.</source>
        <translation>Die Prüfsumme hat 64 Stellen, 0 bis 9 und a bis f. Sie steht auf der Seite des Modells.</translation>
    </message>
    <message>
        <source>The folder is named with its whole path.</source>
        <translation>Der Ordner wird mit vollständigem Pfad angegeben.</translation>
    </message>
    <message>
        <source>There is something of this name already. To use it: Choose a model folder.</source>
        <translation>Unter diesem Namen gibt es bereits etwas. Um es zu verwenden: „Modellordner auswählen“.</translation>
    </message>
</context>
<context>
    <name>adduce::ModelMenu</name>
    <message>
        <source>No model</source>
        <translation>Kein Modell</translation>
    </message>
    <message>
        <source>No model is chosen in Ask</source>
        <translation>Unter „Fragen“ ist kein Modell ausgewählt</translation>
    </message>
    <message>
        <source>No model is chosen for judging</source>
        <translation>Zum Beurteilen ist kein Modell gewählt</translation>
    </message>
    <message>
        <source>Answers are judged by %1</source>
        <translation>Antworten werden von %1 beurteilt</translation>
    </message>
    <message>
        <source>judged by %1</source>
        <translation>beurteilt von %1</translation>
    </message>
    <message>
        <source>Search by the vectors of %1</source>
        <translation>Mit den Vektoren von %1 suchen</translation>
    </message>
</context>
<context>
    <name>adduce::ModelsSettingsPage</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Erneut suchen</translation>
    </message>
    <message>
        <source>For Ollama, llama.cpp, LM Studio and vLLM on this computer</source>
        <translation>Nach Ollama, llama.cpp, LM Studio und vLLM auf diesem Computer</translation>
    </message>
    <message>
        <source>Who writes the answers</source>
        <translation>Wer die Antworten schreibt</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Add a server...</source>
        <translation>Server hinzufügen...</translation>
    </message>
    <message>
        <source>Looking for servers on this computer</source>
        <translation>Server auf diesem Computer werden gesucht</translation>
    </message>
    <message numerus="yes">
        <source>Looked for Ollama, llama.cpp, LM Studio and vLLM on this computer; %Ln server(s) found.</source>
        <translation>
            <numerusform>Nach Ollama, llama.cpp, LM Studio und vLLM auf diesem Computer gesucht; %Ln Server gefunden.</numerusform>
            <numerusform>Nach Ollama, llama.cpp, LM Studio und vLLM auf diesem Computer gesucht; %Ln Server gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>ranks passages</source>
        <translation>ordnet Textstellen</translation>
    </message>
    <message>
        <source>meanings of passages</source>
        <translation>Bedeutungen von Textstellen</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Token</translation>
    </message>
    <message>
        <source>Text leaves this computer</source>
        <translation>Text verlässt diesen Computer</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>Nicht getestet</translation>
    </message>
    <message>
        <source>Tested %1</source>
        <translation>Getestet: %1</translation>
    </message>
    <message>
        <source>Did not answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>No model: quotes only</source>
        <translation>Kein Modell: nur Zitate</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>eingebaut</translation>
    </message>
    <message>
        <source>verbatim sentences</source>
        <translation>wörtliche Sätze</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Get a model...</source>
        <translation>Modell holen...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Run a GGUF file...</source>
        <translation>GGUF-Datei ausführen...</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Not running here</source>
        <translation>Läuft hier nicht</translation>
    </message>
</context>
<context>
    <name>adduce::Notifications</name>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message numerus="yes">
        <source>Messages, %Ln unread</source>
        <translation>
            <numerusform>Meldungen, %Ln ungelesen</numerusform>
            <numerusform>Meldungen, %Ln ungelesen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::OpenThread</name>
    <message>
        <source>Pin thread</source>
        <translation>Thread anheften</translation>
    </message>
    <message>
        <source>Unpin thread</source>
        <translation>Thread lösen</translation>
    </message>
    <message>
        <source>Rename thread</source>
        <translation>Thread umbenennen</translation>
    </message>
    <message>
        <source>Delete thread</source>
        <translation>Thread löschen</translation>
    </message>
</context>
<context>
    <name>adduce::OpenedAnswer</name>
    <message>
        <source>Not judged whether this answer is faithful.</source>
        <translation>Nicht beurteilt, ob diese Antwort getreu ist.</translation>
    </message>
    <message>
        <source>Not judged: %1</source>
        <translation>Nicht beurteilt: %1</translation>
    </message>
    <message>
        <source>Faithful, as %1 judges: every claim stands in the passages that it cites.</source>
        <translation>Getreu, wie %1 urteilt: Jede Aussage steht in den Textstellen, auf die sie sich beruft.</translation>
    </message>
    <message>
        <source>Not faithful, as %1 judges: a claim does not stand in the passages that it cites.</source>
        <translation>Nicht getreu, wie %1 urteilt: Eine Aussage steht nicht in den Textstellen, auf die sie sich beruft.</translation>
    </message>
    <message>
        <source>In the other ways</source>
        <translation>Auf die anderen Weisen</translation>
    </message>
</context>
<context>
    <name>adduce::PageAnnouncer</name>
    <message>
        <source>Line: “%1”</source>
        <translation>Zeile: „%1“</translation>
    </message>
    <message>
        <source>%1, page %2</source>
        <translation>%1, Seite %2</translation>
    </message>
    <message>
        <source>Marked: “%1”</source>
        <translation>Markiert: „%1“</translation>
    </message>
</context>
<context>
    <name>adduce::PageCrop</name>
    <message>
        <source>The quote on its page</source>
        <translation>Das Zitat auf seiner Seite</translation>
    </message>
    <message>
        <source>The paper is not in the library.</source>
        <translation>Das Paper ist nicht in der Bibliothek.</translation>
    </message>
    <message>
        <source>The file is not the one that was cited.</source>
        <translation>Die Datei ist nicht die zitierte.</translation>
    </message>
</context>
<context>
    <name>adduce::PageMouse</name>
    <message>
        <source>This sentence speaks to a model. It stays data: nothing that it says is done.</source>
        <translation>Dieser Satz spricht zu einem Modell. Er bleibt Text: Nichts, was er verlangt, wird getan.</translation>
    </message>
</context>
<context>
    <name>adduce::PageView</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>This page cannot be drawn. %1</source>
        <translation>Diese Seite kann nicht dargestellt werden. %1</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>Seite %1</translation>
    </message>
</context>
<context>
    <name>adduce::PaperChooser</name>
    <message>
        <source>Add papers</source>
        <translation>Paper hinzufügen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find a paper</source>
        <translation>Paper suchen</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Paper</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>adduce::PasswordPrompt</name>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>adduce::PrintedPlaces</name>
    <message>
        <source>As printed: %1</source>
        <translation>Wie gedruckt: %1</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>Seite öffnen</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
</context>
<context>
    <name>adduce::PrivacySettingsPage</name>
    <message>
        <source>Refused (HTTP %1)</source>
        <translation>Abgelehnt (HTTP %1)</translation>
    </message>
    <message>
        <source>Local only: contact no other computer</source>
        <translation>Nur lokal: keinen anderen Computer kontaktieren</translation>
    </message>
    <message>
        <source>Look papers up at Crossref when I ask for it</source>
        <translation>Paper bei Crossref nachschlagen, wenn ich es verlange</translation>
    </message>
    <message>
        <source>Nothing was sent or fetched yet.</source>
        <translation>Bisher wurde nichts gesendet oder abgerufen.</translation>
    </message>
    <message>
        <source>Models on this computer still answer. Everything else is refused before it is sent, whatever is allowed below or chosen elsewhere.</source>
        <translation>Modelle auf diesem Computer antworten weiterhin. Alles andere wird vor dem Senden abgelehnt, gleich was unten erlaubt oder anderswo ausgewählt ist.</translation>
    </message>
    <message>
        <source>Sends the DOI of the paper to api.crossref.org, and nothing else. Each answer is kept in the library and asked for once.</source>
        <translation>Sendet die DOI des Papers an api.crossref.org und sonst nichts. Jede Antwort wird in der Bibliothek aufbewahrt und nur einmal abgefragt.</translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation>Diese vergessen</translation>
    </message>
    <message>
        <source>What was sent</source>
        <translation>Was gesendet wurde</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Wohin</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Passages of</source>
        <translation>Textstellen aus</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>%Ln Paper</numerusform>
            <numerusform>%Ln Paper</numerusform>
        </translation>
    </message>
    <message>
        <source>Another computer</source>
        <translation>Anderer Computer</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Dieser Computer</translation>
    </message>
    <message>
        <source>Keep a log of questions beside the library</source>
        <translation>Ein Protokoll der Fragen neben der Bibliothek führen</translation>
    </message>
    <message>
        <source>A line for each: how it was answered, what it took and what it cost. It stays on this computer, and holds no sentence of papers that never leave it.</source>
        <translation>Je eine Zeile: wie geantwortet wurde, was es brauchte und was es kostete. Es bleibt auf diesem Computer und enthält keinen Satz aus Arbeiten, die ihn nie verlassen.</translation>
    </message>
</context>
<context>
    <name>adduce::ProfileMenu</name>
    <message numerus="yes">
        <source>%Ln profile(s)</source>
        <translation>
            <numerusform>%Ln Profil</numerusform>
            <numerusform>%Ln Profile</numerusform>
        </translation>
    </message>
    <message>
        <source>Your profile without a part</source>
        <translation>Ihr Profil ohne einen Teil</translation>
    </message>
    <message>
        <source>Vector search alone</source>
        <translation>Nur Vektorsuche</translation>
    </message>
    <message>
        <source>Keyword search alone</source>
        <translation>Nur Stichwortsuche</translation>
    </message>
</context>
<context>
    <name>adduce::ProfileSettingsPage</name>
    <message>
        <source>How text is cut into passages</source>
        <translation>Wie Text in Textstellen geteilt wird</translation>
    </message>
    <message>
        <source>Tokens of a passage, at most</source>
        <translation>Token einer Textstelle, höchstens</translation>
    </message>
    <message>
        <source>Tokens that two passages share</source>
        <translation>Token, die zwei Textstellen teilen</translation>
    </message>
    <message>
        <source>Characters of a passage</source>
        <translation>Zeichen einer Textstelle</translation>
    </message>
    <message>
        <source>Characters that two passages share</source>
        <translation>Zeichen, die zwei Textstellen teilen</translation>
    </message>
    <message>
        <source>Candidates by meaning</source>
        <translation>Kandidaten nach Bedeutung</translation>
    </message>
    <message>
        <source>Candidates by words</source>
        <translation>Kandidaten nach Wörtern</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Candidates for each passage wanted</source>
        <translation>Kandidaten je gewünschter Textstelle</translation>
    </message>
    <message>
        <source>Candidates besides</source>
        <translation>Zusätzliche Kandidaten</translation>
    </message>
    <message>
        <source>Candidates, at most</source>
        <translation>Kandidaten, höchstens</translation>
    </message>
    <message>
        <source>BM25: worth of a word said again (k1)</source>
        <translation>BM25: Wert eines wiederholten Worts (k1)</translation>
    </message>
    <message>
        <source>BM25: how far long passages are held back (b)</source>
        <translation>BM25: wie stark lange Textstellen gebremst werden (b)</translation>
    </message>
    <message>
        <source>How words and meaning become one score</source>
        <translation>Wie Wörter und Bedeutung zu einem Wert werden</translation>
    </message>
    <message>
        <source>Weight of words</source>
        <translation>Gewicht der Wörter</translation>
    </message>
    <message>
        <source>Weight of meaning</source>
        <translation>Gewicht der Bedeutung</translation>
    </message>
    <message>
        <source>Reward for every word of the question</source>
        <translation>Zuschlag für jedes Wort der Frage</translation>
    </message>
    <message>
        <source>How steeply that reward falls</source>
        <translation>Wie steil dieser Zuschlag abfällt</translation>
    </message>
    <message>
        <source>Weight of likeness to the best passages</source>
        <translation>Gewicht der Ähnlichkeit mit den besten Textstellen</translation>
    </message>
    <message>
        <source>How many best passages those are</source>
        <translation>Anzahl dieser besten Textstellen</translation>
    </message>
    <message>
        <source>Constant of reciprocal rank fusion</source>
        <translation>Konstante der Reciprocal Rank Fusion</translation>
    </message>
    <message>
        <source>Likeness that is needed where only the meaning matches</source>
        <translation>Nötige Ähnlichkeit, wo nur die Bedeutung passt</translation>
    </message>
    <message>
        <source>Thin the candidates first, relevance against difference</source>
        <translation>Kandidaten zuerst ausdünnen, Relevanz gegen Verschiedenheit</translation>
    </message>
    <message>
        <source>How passages are chosen</source>
        <translation>Wie Textstellen gewählt werden</translation>
    </message>
    <message>
        <source>Passages wanted</source>
        <translation>Gewünschte Textstellen</translation>
    </message>
    <message>
        <source>Penalty for the same page</source>
        <translation>Abzug für dieselbe Seite</translation>
    </message>
    <message>
        <source>Penalty for the same paper</source>
        <translation>Abzug für dasselbe Paper</translation>
    </message>
    <message>
        <source>Floor of the fused score</source>
        <translation>Untergrenze des fusionierten Werts</translation>
    </message>
    <message>
        <source>Relevance against difference (MMR)</source>
        <translation>Relevanz gegenüber Verschiedenheit (MMR)</translation>
    </message>
    <message>
        <source>Passages that are compared for it, at least</source>
        <translation>Dafür verglichene Textstellen, mindestens</translation>
    </message>
    <message>
        <source>Passages this alike are told once (1: none)</source>
        <translation>So ähnliche Textstellen nur einmal nennen (1: keine)</translation>
    </message>
    <message>
        <source>Neighbours on either side</source>
        <translation>Nachbarn auf jeder Seite</translation>
    </message>
    <message>
        <source>What a neighbour counts</source>
        <translation>Was ein Nachbar zählt</translation>
    </message>
    <message>
        <source>Passages with neighbours, at most</source>
        <translation>Textstellen mit Nachbarn, höchstens</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>Dimensionen</translation>
    </message>
    <message>
        <source>Power iterations</source>
        <translation>Potenziterationen</translation>
    </message>
    <message>
        <source>Oversampling</source>
        <translation>Oversampling</translation>
    </message>
    <message>
        <source>Passages that a word stands in, at least</source>
        <translation>Textstellen, in denen ein Wort steht, mindestens</translation>
    </message>
    <message>
        <source>Passages that it is learned from, at most</source>
        <translation>Textstellen, aus denen gelernt wird, höchstens</translation>
    </message>
    <message>
        <source>Growth of the library after which it is learned anew</source>
        <translation>Wachstum der Bibliothek, ab dem neu gelernt wird</translation>
    </message>
    <message>
        <source>Share of unknown words after which it is learned anew</source>
        <translation>Anteil unbekannter Wörter, ab dem neu gelernt wird</translation>
    </message>
    <message>
        <source>New passages that are indexed in memory</source>
        <translation>Neue Textstellen, die im Speicher indiziert werden</translation>
    </message>
    <message>
        <source>Vectors from which a graph is searched</source>
        <translation>Vektoren, ab denen ein Graph durchsucht wird</translation>
    </message>
    <message>
        <source>Passages that a reranker reads, at most</source>
        <translation>Textstellen, die ein Reranker liest, höchstens</translation>
    </message>
    <message>
        <source>Of them, for each passage wanted</source>
        <translation>Davon je gewünschter Textstelle</translation>
    </message>
    <message>
        <source>Of them, besides</source>
        <translation>Davon zusätzlich</translation>
    </message>
    <message>
        <source>It says yes or no of each</source>
        <translation>Es sagt zu jeder nur Ja oder Nein</translation>
    </message>
    <message>
        <source>Sentences on either side that count as near</source>
        <translation>Sätze auf jeder Seite, die als nah gelten</translation>
    </message>
    <message>
        <source>Weight of a term in a near sentence</source>
        <translation>Gewicht eines Begriffs in einem nahen Satz</translation>
    </message>
    <message>
        <source>Weight of a term in a heading</source>
        <translation>Gewicht eines Begriffs in einer Überschrift</translation>
    </message>
    <message>
        <source>Weight of a term elsewhere in the passage</source>
        <translation>Gewicht eines Begriffs anderswo in der Textstelle</translation>
    </message>
    <message>
        <source>Share of the question that one sentence must speak of</source>
        <translation>Anteil der Frage, von dem ein Satz handeln muss</translation>
    </message>
    <message>
        <source>Sentences, at most</source>
        <translation>Sätze, höchstens</translation>
    </message>
    <message>
        <source>Share of the best sentence&apos;s score that is needed</source>
        <translation>Nötiger Anteil am Wert des besten Satzes</translation>
    </message>
    <message>
        <source>Discount for the same paper</source>
        <translation>Abschlag für dasselbe Paper</translation>
    </message>
    <message>
        <source>Overlap of words that counts as repeating</source>
        <translation>Überschneidung der Wörter, die als Wiederholung gilt</translation>
    </message>
    <message>
        <source>Words of a quote, at most</source>
        <translation>Wörter eines Zitats, höchstens</translation>
    </message>
    <message>
        <source>Tokens of an answer, at least</source>
        <translation>Token einer Antwort, mindestens</translation>
    </message>
    <message>
        <source>Tokens of an answer, at most</source>
        <translation>Token einer Antwort, höchstens</translation>
    </message>
    <message>
        <source>Share of the context that an answer may take</source>
        <translation>Anteil des Kontexts, den eine Antwort einnehmen darf</translation>
    </message>
    <message>
        <source>Statements, at most</source>
        <translation>Aussagen, höchstens</translation>
    </message>
    <message>
        <source>Remarks of the model, at most</source>
        <translation>Anmerkungen des Modells, höchstens</translation>
    </message>
    <message>
        <source>Refused statements go back once</source>
        <translation>Abgelehnte Aussagen gehen einmal zurück</translation>
    </message>
    <message>
        <source>Likeness of a quote to its page that is needed</source>
        <translation>Nötige Ähnlichkeit eines Zitats mit seiner Seite</translation>
    </message>
    <message>
        <source>Nearest passages shown</source>
        <translation>Gezeigte nächstliegende Textstellen</translation>
    </message>
    <message>
        <source>Terms shown, at most</source>
        <translation>Gezeigte Begriffe, höchstens</translation>
    </message>
    <message>
        <source>Questions offered, at most</source>
        <translation>Angebotene Fragen, höchstens</translation>
    </message>
    <message>
        <source>Sentences that speak of it, at least</source>
        <translation>Sätze, die davon handeln, mindestens</translation>
    </message>
    <message>
        <source>How closely two words go together</source>
        <translation>Wie eng zwei Wörter zusammengehören</translation>
    </message>
    <message>
        <source>Letters of a word, at least</source>
        <translation>Buchstaben eines Worts, mindestens</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Textstellen</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Retrieval</translation>
    </message>
    <message>
        <source>Meaning learned from the library</source>
        <translation>Aus der Bibliothek gelernte Bedeutung</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Order by a model</source>
        <translation>Reihung durch ein Modell</translation>
    </message>
    <message>
        <source>Is the topic there?</source>
        <translation>Kommt das Thema vor?</translation>
    </message>
    <message>
        <source>What a sentence counts as an answer</source>
        <translation>Was ein Satz als Antwort zählt</translation>
    </message>
    <message>
        <source>Answers in the papers&apos; words</source>
        <translation>Antworten im Wortlaut der Paper</translation>
    </message>
    <message>
        <source>Answers written by a model</source>
        <translation>Von einem Modell geschriebene Antworten</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>Refusals</source>
        <translation>Ablehnungen</translation>
    </message>
    <message>
        <source>Follow-up questions</source>
        <translation>Anschlussfragen</translation>
    </message>
    <message>
        <source>Whole sentences</source>
        <translation>Ganze Sätze</translation>
    </message>
    <message>
        <source>Whole paragraphs</source>
        <translation>Ganze Absätze</translation>
    </message>
    <message>
        <source>Characters, at the best place</source>
        <translation>Zeichen, an der besten Stelle</translation>
    </message>
    <message>
        <source>Characters, anywhere</source>
        <translation>Zeichen, an beliebiger Stelle</translation>
    </message>
    <message>
        <source>As many of each list as said</source>
        <translation>Je Liste so viele wie angegeben</translation>
    </message>
    <message>
        <source>As many as the passages wanted ask for</source>
        <translation>Nach Zahl der gewünschten Textstellen</translation>
    </message>
    <message>
        <source>The same, and some besides</source>
        <translation>Ebenso, und einige dazu</translation>
    </message>
    <message>
        <source>By how much the space knows</source>
        <translation>Danach, wie viel der Raum kennt</translation>
    </message>
    <message>
        <source>Lowest to highest of all</source>
        <translation>Niedrigster bis höchster von allen</translation>
    </message>
    <message>
        <source>Lowest to highest of each list</source>
        <translation>Niedrigster bis höchster je Liste</translation>
    </message>
    <message>
        <source>Reciprocal ranks</source>
        <translation>Reziproke Ränge</translation>
    </message>
    <message>
        <source>From many pages and papers</source>
        <translation>Aus vielen Seiten und Papers</translation>
    </message>
    <message>
        <source>The best of each page</source>
        <translation>Die beste jeder Seite</translation>
    </message>
    <message>
        <source>As they are ranked</source>
        <translation>Wie sie gereiht sind</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Save, export, import, remove</source>
        <translation>Speichern, exportieren, importieren, entfernen</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Save under a name...</source>
        <translation>Unter einem Namen speichern...</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exportieren...</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>Importieren...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Back to the profile: %1</source>
        <translation>Zurück zum Profil: %1</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>Von %1 bis %2</translation>
    </message>
    <message>
        <source>Save profile</source>
        <translation>Profil speichern</translation>
    </message>
    <message>
        <source>Name: letters, digits, - and _</source>
        <translation>Name: Buchstaben, Ziffern, - und _</translation>
    </message>
    <message>
        <source>Import profile</source>
        <translation>Profil importieren</translation>
    </message>
    <message>
        <source>Export profile</source>
        <translation>Profil exportieren</translation>
    </message>
    <message>
        <source>Profiles (*.json)</source>
        <translation>Profile (*.json)</translation>
    </message>
    <message>
        <source>Adduce</source>
        <translation>Adduce</translation>
    </message>
    <message>
        <source>As the design “%1”</source>
        <translation>Wie der Entwurf „%1“</translation>
    </message>
    <message>
        <source>standard: %1</source>
        <translation>Standard: %1</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>Standard</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) changed</source>
        <translation>
            <numerusform>%Ln Wert geändert</numerusform>
            <numerusform>%Ln Werte geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Weight of a word that only asks (&quot;took part&quot;)</source>
        <translation>Gewicht eines Wortes, das nur fragt („took part“)</translation>
    </message>
    <message>
        <source>Passages whose sentences are looked at</source>
        <translation>Textstellen, deren Sätze angesehen werden</translation>
    </message>
    <message>
        <source>Usual length of a sentence, in words that carry meaning</source>
        <translation>Übliche Länge eines Satzes, in bedeutungstragenden Wörtern</translation>
    </message>
    <message>
        <source>Probability of an answer that is needed</source>
        <translation>Nötige Wahrscheinlichkeit einer Antwort</translation>
    </message>
    <message>
        <source>High from this probability</source>
        <translation>Hoch ab dieser Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Medium from this probability</source>
        <translation>Mittel ab dieser Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Medium from this share of the question</source>
        <translation>Mittel ab diesem Anteil der Frage</translation>
    </message>
    <message>
        <source>High from this share of the question</source>
        <translation>Hoch ab diesem Anteil der Frage</translation>
    </message>
    <message>
        <source>Letters of a word that may be mistyped, at least</source>
        <translation>Buchstaben eines Wortes, das vertippt sein kann, mindestens</translation>
    </message>
    <message>
        <source>Mistakes in a word, for each of its letters, at most</source>
        <translation>Fehler in einem Wort je Buchstabe, höchstens</translation>
    </message>
    <message>
        <source>Mistakes that each doubling of a word&apos;s passages outweighs</source>
        <translation>Fehler, die jede Verdopplung der Passagen eines Wortes aufwiegt</translation>
    </message>
    <message>
        <source>Passages that a word of questions counts for</source>
        <translation>Passagen, für die ein Fragewort zählt</translation>
    </message>
    <message>
        <source>Translations of a word, at most</source>
        <translation>Übersetzungen eines Wortes, höchstens</translation>
    </message>
    <message>
        <source>Words of a translation, at most</source>
        <translation>Wörter einer Übersetzung, höchstens</translation>
    </message>
    <message>
        <source>Letters of each part of a compound, at least</source>
        <translation>Buchstaben jedes Teils eines zusammengesetzten Wortes, mindestens</translation>
    </message>
    <message>
        <source>Differences from a word of the library, for each letter, at most</source>
        <translation>Abweichungen von einem Wort der Bibliothek je Buchstabe, höchstens</translation>
    </message>
    <message>
        <source>Weight of a word that was not found</source>
        <translation>Gewicht eines Wortes, das nicht gefunden wurde</translation>
    </message>
    <message>
        <source>Senses of a word that are looked at</source>
        <translation>Bedeutungen eines Wortes, die angesehen werden</translation>
    </message>
    <message>
        <source>What a synonym counts</source>
        <translation>Was ein Synonym zählt</translation>
    </message>
    <message>
        <source>Factor of the rarer senses</source>
        <translation>Faktor der selteneren Bedeutungen</translation>
    </message>
    <message>
        <source>What a derived word counts</source>
        <translation>Was ein abgeleitetes Wort zählt</translation>
    </message>
    <message>
        <source>What a word of like meaning counts</source>
        <translation>Was ein Wort ähnlicher Bedeutung zählt</translation>
    </message>
    <message>
        <source>Rows of tables that are looked at</source>
        <translation>Tabellenzeilen, die angesehen werden</translation>
    </message>
    <message>
        <source>Mistyped words</source>
        <translation>Vertippte Wörter</translation>
    </message>
    <message>
        <source>Questions in another language</source>
        <translation>Fragen in einer anderen Sprache</translation>
    </message>
    <message>
        <source>Words of like meaning</source>
        <translation>Wörter ähnlicher Bedeutung</translation>
    </message>
    <message>
        <source>Words of a quote that is no whole sentence, at least</source>
        <translation>Wörter eines Zitats, das kein ganzer Satz ist, mindestens</translation>
    </message>
    <message>
        <source>Share of a clause&apos;s words that its evidence must hold</source>
        <translation>Anteil der Wörter eines Teilsatzes, den die Belege enthalten müssen</translation>
    </message>
    <message>
        <source>Words from which a clause is no short one</source>
        <translation>Wörter, ab denen ein Teilsatz nicht kurz ist</translation>
    </message>
    <message>
        <source>The same share for a short clause</source>
        <translation>Derselbe Anteil für einen kurzen Teilsatz</translation>
    </message>
    <message>
        <source>Weight of what the evidence holds in a score</source>
        <translation>Gewicht dessen, was die Belege enthalten, in einer Punktzahl</translation>
    </message>
    <message>
        <source>Factor of a score for a foreign number or name</source>
        <translation>Faktor einer Punktzahl für eine fremde Zahl oder einen fremden Namen</translation>
    </message>
    <message>
        <source>Factor of a score for a contradiction</source>
        <translation>Faktor einer Punktzahl für einen Widerspruch</translation>
    </message>
    <message>
        <source>Factor of a score for what is not proved</source>
        <translation>Faktor einer Punktzahl für nicht Belegtes</translation>
    </message>
    <message>
        <source>Papers on a topic, at most</source>
        <translation>Arbeiten zu einem Thema, höchstens</translation>
    </message>
    <message>
        <source>Sentences of a summary, at most</source>
        <translation>Sätze einer Zusammenfassung, höchstens</translation>
    </message>
    <message>
        <source>Sentences of a section, at most</source>
        <translation>Sätze eines Abschnitts, höchstens</translation>
    </message>
    <message>
        <source>Passages read of a paper or section</source>
        <translation>Gelesene Passagen einer Arbeit oder eines Abschnitts</translation>
    </message>
    <message>
        <source>Share of the question that a partial answer speaks of</source>
        <translation>Anteil der Frage, von dem eine teilweise Antwort spricht</translation>
    </message>
    <message>
        <source>Sentences of a partial answer</source>
        <translation>Sätze einer teilweisen Antwort</translation>
    </message>
    <message>
        <source>Sentences also said, at most</source>
        <translation>Außerdem gesagte Sätze, höchstens</translation>
    </message>
    <message>
        <source>Least share of the best score, also said</source>
        <translation>Kleinster Anteil am besten Wert, außerdem gesagt</translation>
    </message>
    <message>
        <source>Shared words of sentences that differ in a number</source>
        <translation>Gemeinsame Wörter von Sätzen, deren Zahlen sich unterscheiden</translation>
    </message>
    <message>
        <source>Shared words of sentences that differ in a direction</source>
        <translation>Gemeinsame Wörter von Sätzen, deren Richtung sich unterscheidet</translation>
    </message>
    <message>
        <source>Fewest shared words of sentences that differ</source>
        <translation>Mindestzahl gemeinsamer Wörter sich widersprechender Sätze</translation>
    </message>
    <message>
        <source>High from this share of a model&apos;s words</source>
        <translation>Hoch ab diesem Anteil der Wörter eines Modells</translation>
    </message>
    <message>
        <source>Medium from this share of a model&apos;s words</source>
        <translation>Mittel ab diesem Anteil der Wörter eines Modells</translation>
    </message>
    <message>
        <source>A word that sentences of a column mostly have</source>
        <translation>Ein Wort, das Sätze einer Spalte meist haben</translation>
    </message>
    <message>
        <source>Its usual section</source>
        <translation>Der übliche Abschnitt</translation>
    </message>
    <message>
        <source>Speaking of the study itself</source>
        <translation>Spricht von der Studie selbst</translation>
    </message>
    <message>
        <source>Less for citing others</source>
        <translation>Abzug, wenn andere zitiert werden</translation>
    </message>
    <message>
        <source>Fewest points of a column&apos;s sentence</source>
        <translation>Mindestpunkte eines Satzes einer Spalte</translation>
    </message>
    <message>
        <source>Share of the best points for further sentences</source>
        <translation>Anteil der besten Punkte für weitere Sätze</translation>
    </message>
    <message>
        <source>Sentences of a column, at most</source>
        <translation>Sätze einer Spalte, höchstens</translation>
    </message>
    <message>
        <source>Columns of every study</source>
        <translation>Spalten jeder Studie</translation>
    </message>
    <message>
        <source>Places of sentences that cannot be quoted, at most</source>
        <translation>Stellen nicht zitierbarer Sätze, höchstens</translation>
    </message>
    <message>
        <source>Lines of a sentence that cannot be quoted, at most</source>
        <translation>Zeilen eines nicht zitierbaren Satzes, höchstens</translation>
    </message>
    <message>
        <source>Least share of the best score, cannot be quoted</source>
        <translation>Kleinster Anteil am besten Wert, nicht zitierbar</translation>
    </message>
    <message>
        <source>A model puts the question in the words of a search</source>
        <translation>Ein Modell fasst die Frage in Suchworte</translation>
    </message>
    <message>
        <source>A model names what the question points at in the conversation</source>
        <translation>Ein Modell nennt, worauf die Frage im Gespräch verweist</translation>
    </message>
    <message>
        <source>Sub-questions that it is split into, at most (0: none)</source>
        <translation>Teilfragen, in die sie geteilt wird, höchstens (0: keine)</translation>
    </message>
    <message>
        <source>Turns of the conversation that a model is told of</source>
        <translation>Runden des Gesprächs, die ein Modell erfährt</translation>
    </message>
    <message>
        <source>Choices of a question that is asked back, at most</source>
        <translation>Auswahl einer Rückfrage, höchstens</translation>
    </message>
    <message>
        <source>Answers that a model imagines, to search for what is like them</source>
        <translation>Antworten, die ein Modell sich vorstellt, um Ähnliches zu suchen</translation>
    </message>
    <message>
        <source>Passages found for each that stays when they are thinned</source>
        <translation>Gefundene Stellen je verbleibender beim Ausdünnen</translation>
    </message>
    <message>
        <source>Passages found then, at least</source>
        <translation>Dabei gefundene Stellen, mindestens</translation>
    </message>
    <message>
        <source>A model is asked about passages one by one</source>
        <translation>Ein Modell wird zu Stellen einzeln gefragt</translation>
    </message>
    <message>
        <source>Passages that are examined, for each passage wanted</source>
        <translation>Geprüfte Stellen je gewünschter Stelle</translation>
    </message>
    <message>
        <source>Passages that are examined, at most</source>
        <translation>Geprüfte Stellen, höchstens</translation>
    </message>
    <message>
        <source>Mean score of the best (z) from which nobody is asked</source>
        <translation>Mittlerer Wert der besten (z), ab dem niemand gefragt wird</translation>
    </message>
    <message>
        <source>Gap behind them (standard deviations) from which nobody is asked</source>
        <translation>Abstand dahinter (Standardabweichungen), ab dem niemand gefragt wird</translation>
    </message>
    <message>
        <source>Score of a passage that was not judged</source>
        <translation>Wert einer nicht beurteilten Stelle</translation>
    </message>
    <message>
        <source>Score that a passage needs to stay</source>
        <translation>Wert, den eine Stelle zum Bleiben braucht</translation>
    </message>
    <message>
        <source>How the scores become one</source>
        <translation>Wie die Werte zu einem werden</translation>
    </message>
    <message>
        <source>Additive: share of the reranker</source>
        <translation>Additiv: Anteil des Rerankers</translation>
    </message>
    <message>
        <source>Additive: share of the opinion</source>
        <translation>Additiv: Anteil des Urteils</translation>
    </message>
    <message>
        <source>Additive: bonus of a direct answer</source>
        <translation>Additiv: Zuschlag für eine direkte Antwort</translation>
    </message>
    <message>
        <source>Weighted: weight of the reranker</source>
        <translation>Gewichtet: Gewicht des Rerankers</translation>
    </message>
    <message>
        <source>Weighted: weight of an opinion that finds a direct answer</source>
        <translation>Gewichtet: Gewicht eines Urteils mit direkter Antwort</translation>
    </message>
    <message>
        <source>Weighted: weight of any other opinion</source>
        <translation>Gewichtet: Gewicht jedes anderen Urteils</translation>
    </message>
    <message>
        <source>Weighted: weight of retrieval</source>
        <translation>Gewichtet: Gewicht der Suche</translation>
    </message>
    <message>
        <source>Who says whether what was found is enough</source>
        <translation>Wer sagt, ob das Gefundene reicht</translation>
    </message>
    <message>
        <source>Similarity of the best passage that is enough</source>
        <translation>Ähnlichkeit der besten Stelle, die reicht</translation>
    </message>
    <message>
        <source>Mean similarity that is enough</source>
        <translation>Mittlere Ähnlichkeit, die reicht</translation>
    </message>
    <message>
        <source>Both are needed</source>
        <translation>Beides ist nötig</translation>
    </message>
    <message>
        <source>Questions for what is missing, at most</source>
        <translation>Fragen nach Fehlendem, höchstens</translation>
    </message>
    <message>
        <source>Seconds that a model may take over a step</source>
        <translation>Sekunden, die ein Modell für einen Schritt brauchen darf</translation>
    </message>
    <message>
        <source>Tokens of its reply, at most</source>
        <translation>Token seiner Antwort, höchstens</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>Anfragen zugleich</translation>
    </message>
    <message>
        <source>Understanding the question by a model</source>
        <translation>Verstehen der Frage durch ein Modell</translation>
    </message>
    <message>
        <source>Passages examined by a model</source>
        <translation>Von einem Modell geprüfte Stellen</translation>
    </message>
    <message>
        <source>Is it enough?</source>
        <translation>Reicht es aus?</translation>
    </message>
    <message>
        <source>Limits of what a model is asked on the way</source>
        <translation>Grenzen dessen, was ein Modell unterwegs gefragt wird</translation>
    </message>
    <message>
        <source>Additive</source>
        <translation>Additiv</translation>
    </message>
    <message>
        <source>Weighted</source>
        <translation>Gewichtet</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>The scores</source>
        <translation>Die Werte</translation>
    </message>
    <message>
        <source>A model</source>
        <translation>Ein Modell</translation>
    </message>
    <message>
        <source>Who decides what a question needs</source>
        <translation>Wer entscheidet, was eine Frage braucht</translation>
    </message>
    <message>
        <source>Passages that a decision may ask for, at most</source>
        <translation>Stellen, die eine Entscheidung verlangen darf, höchstens</translation>
    </message>
    <message>
        <source>A model checks whether the passages hold the answer</source>
        <translation>Ein Modell prüft, ob die Stellen die Antwort tragen</translation>
    </message>
    <message>
        <source>A model checks whether it answers the question</source>
        <translation>Ein Modell prüft, ob sie die Frage beantwortet</translation>
    </message>
    <message>
        <source>Attempts then, at most</source>
        <translation>Versuche dann, höchstens</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>A model, with how many passages</source>
        <translation>Ein Modell, mit der Zahl der Stellen</translation>
    </message>
    <message>
        <source>A model: papers or web</source>
        <translation>Ein Modell: Arbeiten oder Netz</translation>
    </message>
    <message>
        <source>All of it is begun at once</source>
        <translation>Alles wird zugleich begonnen</translation>
    </message>
    <message>
        <source>The weather of a place is looked up on the web (Open-Meteo)</source>
        <translation>Das Wetter eines Ortes wird im Netz nachgesehen (Open-Meteo)</translation>
    </message>
    <message>
        <source>Searched beside the papers, whatever they say</source>
        <translation>Neben den Arbeiten durchsucht, was immer sie sagen</translation>
    </message>
    <message>
        <source>Searched where the papers are not enough</source>
        <translation>Durchsucht, wo die Arbeiten nicht reichen</translation>
    </message>
    <message>
        <source>Scores are flat below this mean of the best</source>
        <translation>Werte sind flach unter diesem Mittel der besten</translation>
    </message>
    <message>
        <source>Or below this distance to the next</source>
        <translation>Oder unter diesem Abstand zum nächsten</translation>
    </message>
    <message>
        <source>Passages of help, of which fewer are few</source>
        <translation>Hilfreiche Stellen, von denen weniger wenige sind</translation>
    </message>
    <message>
        <source>Pages that a search engine names, at most</source>
        <translation>Seiten, die eine Suchmaschine nennt, höchstens</translation>
    </message>
    <message>
        <source>Articles of an encyclopedia, at most</source>
        <translation>Artikel einer Enzyklopädie, höchstens</translation>
    </message>
    <message>
        <source>Seconds for searching and reading the pages</source>
        <translation>Sekunden für Suchen und Lesen der Seiten</translation>
    </message>
    <message>
        <source>What a sentence of a page counts beside a paper&apos;s</source>
        <translation>Was ein Satz einer Seite neben dem einer Arbeit zählt</translation>
    </message>
    <message>
        <source>The web, where a question may search it</source>
        <translation>Das Web, wo eine Frage es durchsuchen darf</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>No passage stands out</source>
        <translation>Keine Stelle ragt heraus</translation>
    </message>
    <message>
        <source>Few passages help</source>
        <translation>Wenige Stellen helfen</translation>
    </message>
    <message>
        <source>Questions and answers of the conversation that a model may see</source>
        <translation>Fragen und Antworten des Gesprächs, die ein Modell sehen darf</translation>
    </message>
    <message>
        <source>The conversation</source>
        <translation>Das Gespräch</translation>
    </message>
    <message>
        <source>Sentences of it that the model that writes is told (0: none)</source>
        <translation>Sätze daraus, die dem schreibenden Modell gesagt werden (0: keine)</translation>
    </message>
    <message>
        <source>Share of the question that such a sentence must speak of</source>
        <translation>Anteil der Frage, von dem ein solcher Satz sprechen muss</translation>
    </message>
    <message>
        <source>A question without a scope is asked of the collections that it is for</source>
        <translation>Eine Frage ohne Bereich geht an die Sammlungen, für die sie ist</translation>
    </message>
    <message>
        <source>How much more one collection must share with it, without a model</source>
        <translation>Wie viel mehr eine Sammlung mit ihr gemein haben muss, ohne Modell</translation>
    </message>
    <message>
        <source>Share of the question that it must speak of then</source>
        <translation>Anteil der Frage, von dem sie dann sprechen muss</translation>
    </message>
    <message>
        <source>Titles that describe a collection without a description</source>
        <translation>Titel, die eine Sammlung ohne Beschreibung beschreiben</translation>
    </message>
    <message>
        <source>Topics offered, at most</source>
        <translation>Angebotene Themen, höchstens</translation>
    </message>
    <message>
        <source>Questions that are looked up for them</source>
        <translation>Fragen, die dafür nachgeschlagen werden</translation>
    </message>
    <message>
        <source>The model that writes makes them</source>
        <translation>Das schreibende Modell macht sie</translation>
    </message>
    <message>
        <source>What the model writes</source>
        <translation>Was das Modell schreibt</translation>
    </message>
    <message>
        <source>Statements with quotes</source>
        <translation>Aussagen mit Zitaten</translation>
    </message>
    <message>
        <source>Free text, then taken apart into statements</source>
        <translation>Freier Text, dann in Aussagen zerlegt</translation>
    </message>
    <message>
        <source>How questions are answered. Holds from the next one on; each answer keeps the profile that it was made with. Papers that were cut otherwise than a profile asks are cut so, too, once it is asked by.</source>
        <translation>Wie Fragen beantwortet werden. Gilt ab der nächsten; jede Antwort behält das Profil, mit dem sie entstand. Paper, die anders geteilt sind, als ein Profil es verlangt, werden zusätzlich so geteilt, sobald mit ihm gefragt wird.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) in the library were cut otherwise than this profile asks. They are cut so, too, when you ask next; until then their passages are searched as they are.</source>
        <translation>
            <numerusform>%Ln Paper der Bibliothek ist anders geteilt, als dieses Profil es verlangt. Es wird bei der nächsten Frage zusätzlich so geteilt; bis dahin werden seine Textstellen durchsucht, wie sie sind.</numerusform>
            <numerusform>%Ln Paper der Bibliothek sind anders geteilt, als dieses Profil es verlangt. Sie werden bei der nächsten Frage zusätzlich so geteilt; bis dahin werden ihre Textstellen durchsucht, wie sie sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>A model remembers what will be of use, where that is allowed</source>
        <translation>Ein Modell merkt sich, was nützlich sein wird, wo das erlaubt ist</translation>
    </message>
    <message>
        <source>How sure of it the model must be</source>
        <translation>Wie sicher sich das Modell sein muss</translation>
    </message>
    <message>
        <source>Letters of a line, at most</source>
        <translation>Zeichen einer Zeile, höchstens</translation>
    </message>
    <message>
        <source>Lines that the model is told of</source>
        <translation>Zeilen, die das Modell erfährt</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Gedächtnis</translation>
    </message>
    <message>
        <source>Shorter questions offered</source>
        <translation>Angebotene kürzere Fragen</translation>
    </message>
    <message>
        <source>Shorter questions looked up</source>
        <translation>Nachgeschlagene kürzere Fragen</translation>
    </message>
    <message>
        <source>Share for the nearest title</source>
        <translation>Anteil für den nächsten Titel</translation>
    </message>
    <message>
        <source>Share for a page without a quote</source>
        <translation>Anteil für eine Seite ohne Zitat</translation>
    </message>
    <message>
        <source>Passages that are compared for it, for each passage wanted</source>
        <translation>Textstellen, die dafür verglichen werden, je gewünschter Textstelle</translation>
    </message>
    <message>
        <source>Share of them for searching and fetching</source>
        <translation>Anteil davon für Suchen und Abrufen</translation>
    </message>
    <message>
        <source>Days before today</source>
        <translation>Tage vor heute</translation>
    </message>
    <message>
        <source>Days from today on</source>
        <translation>Tage ab heute</translation>
    </message>
    <message>
        <source>Hours of a rolling mean</source>
        <translation>Stunden eines gleitenden Mittels</translation>
    </message>
    <message>
        <source>Standard deviations from the mean that are unusual</source>
        <translation>Standardabweichungen vom Mittel, die ungewöhnlich sind</translation>
    </message>
    <message>
        <source>Wind that is calm, below (km/h)</source>
        <translation>Windstill unter (km/h)</translation>
    </message>
    <message>
        <source>Gusts that are told, from (km/h)</source>
        <translation>Böen, die genannt werden, ab (km/h)</translation>
    </message>
    <message>
        <source>Seconds for finding the place</source>
        <translation>Sekunden für das Finden des Ortes</translation>
    </message>
    <message>
        <source>Seconds for its weather</source>
        <translation>Sekunden für sein Wetter</translation>
    </message>
    <message>
        <source>The model that writes says in words what the figures say</source>
        <translation>Das schreibende Modell sagt in Worten, was die Zahlen sagen</translation>
    </message>
    <message>
        <source>The weather of a place</source>
        <translation>Das Wetter eines Ortes</translation>
    </message>
    <message>
        <source>These with their answers, to name what a question points at</source>
        <translation>Diese mit ihren Antworten, um zu benennen, worauf eine Frage verweist</translation>
    </message>
    <message>
        <source>Temperature of the model (below 0: as it is set)</source>
        <translation>Temperatur des Modells (unter 0: wie eingestellt)</translation>
    </message>
    <message>
        <source>How places are marked in text</source>
        <translation>Wie Stellen im Text gekennzeichnet werden</translation>
    </message>
    <message>
        <source>[Source, p. 4]</source>
        <translation>[Quelle, S. 4]</translation>
    </message>
    <message>
        <source>[Section 4 Discussion, Page 4]</source>
        <translation>[Section 4 Discussion, Page 4]</translation>
    </message>
    <message>
        <source>[Source/p.4]</source>
        <translation>[Quelle/p.4]</translation>
    </message>
    <message>
        <source>(Source, passage)</source>
        <translation>(Quelle, Textstelle)</translation>
    </message>
    <message>
        <source>Passages that a chat model puts in order (0: all)</source>
        <translation>Textstellen, die ein Chat-Modell ordnet (0: alle)</translation>
    </message>
    <message>
        <source>The model that writes does it, where none is chosen</source>
        <translation>Das schreibende Modell tut es, wo keines gewählt ist</translation>
    </message>
    <message>
        <source>What it does not say yes of is left out</source>
        <translation>Was es nicht bejaht, wird weggelassen</translation>
    </message>
    <message>
        <source>BM25: worth of a word that several sentences say (k3)</source>
        <translation>BM25: Wert eines Wortes, das mehrere Sätze sagen (k3)</translation>
    </message>
    <message>
        <source>Weight of two words that stand together in both</source>
        <translation>Gewicht zweier Wörter, die in beiden beisammenstehen</translation>
    </message>
    <message>
        <source>Words that such two may be apart</source>
        <translation>Wörter, die solche zwei auseinander sein dürfen</translation>
    </message>
    <message>
        <source>Share of the question that the nearest must hold for full weight</source>
        <translation>Anteil der Frage, den die nächsten für volles Gewicht enthalten müssen</translation>
    </message>
    <message>
        <source>How steeply the weight of meaning falls below it</source>
        <translation>Wie steil das Gewicht der Bedeutung darunter fällt</translation>
    </message>
    <message>
        <source>How many nearest passages are looked at</source>
        <translation>Wie viele der nächsten Stellen angesehen werden</translation>
    </message>
    <message>
        <source>Share that the best by words must hold to judge that</source>
        <translation>Anteil, den die besten nach Wörtern enthalten müssen, um das zu beurteilen</translation>
    </message>
    <message>
        <source>How tokens are counted</source>
        <translation>Wie Token gezählt werden</translation>
    </message>
    <message>
        <source>By an estimate</source>
        <translation>Durch eine Schätzung</translation>
    </message>
    <message>
        <source>cl100k_base, if installed</source>
        <translation>cl100k_base, falls installiert</translation>
    </message>
</context>
<context>
    <name>adduce::PromptsSettingsPage</name>
    <message>
        <source>Use this prompt</source>
        <translation>Diesen Prompt verwenden</translation>
    </message>
    <message>
        <source>What the prompt is for</source>
        <translation>Wofür der Prompt ist</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>As it is built in.</source>
        <translation>Wie eingebaut.</translation>
    </message>
    <message>
        <source>The profile in use has a prompt of its own for this task, which is used instead of this one.</source>
        <translation>Das verwendete Profil hat für diese Aufgabe einen eigenen Prompt, der statt dieses verwendet wird.</translation>
    </message>
    <message>
        <source>%1, %2 than the built-in prompt.</source>
        <translation>%1, %2 als im eingebauten Prompt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) more</source>
        <translation>
            <numerusform>%Ln Zeile mehr</numerusform>
            <numerusform>%Ln Zeilen mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) less</source>
        <translation>
            <numerusform>%Ln Zeile weniger</numerusform>
            <numerusform>%Ln Zeilen weniger</numerusform>
        </translation>
    </message>
    <message>
        <source>What differs from the built-in prompt</source>
        <translation>Was vom eingebauten Prompt abweicht</translation>
    </message>
    <message>
        <source>A Mustache template. It must hold %1. What stands above the line of three dashes is the model&apos;s instruction.</source>
        <translation>Eine Mustache-Vorlage. Sie muss %1 enthalten. Was über der Zeile mit drei Strichen steht, ist die Anweisung an das Modell.</translation>
    </message>
</context>
<context>
    <name>adduce::QuerySetDialog</name>
    <message>
        <source>Edit questions</source>
        <translation>Fragen bearbeiten</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Right pages</source>
        <translation>Richtige Seiten</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>Name des Fragensatzes</translation>
    </message>
    <message>
        <source>Save a copy...</source>
        <translation>Kopie speichern...</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Add question</source>
        <translation>Frage hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Right pages: the file&apos;s name and its pages, such as paper.pdf: 4, 27; other.pdf: 3. A question that must be refused has none.</source>
        <translation>Richtige Seiten: der Name der Datei und ihre Seiten, etwa paper.pdf: 4, 27; other.pdf: 3. Eine Frage, die abgelehnt werden muss, hat keine.</translation>
    </message>
    <message>
        <source>Save set of questions</source>
        <translation>Fragensatz speichern</translation>
    </message>
    <message>
        <source>Sets of questions (*.json)</source>
        <translation>Fragensätze (*.json)</translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Discard what you changed in these questions?</source>
        <translation>Ihre Änderungen an diesen Fragen verwerfen?</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Make a set</source>
        <translation>Fragensatz erstellen</translation>
    </message>
    <message>
        <source>Answered by</source>
        <translation>Beantwortet durch</translation>
    </message>
    <message>
        <source>Save...</source>
        <translation>Speichern...</translation>
    </message>
    <message>
        <source>Tick the questions that are to be asked.</source>
        <translation>Haken Sie die Fragen an, die gestellt werden sollen.</translation>
    </message>
    <message>
        <source>%1, which is not searched for it</source>
        <translation>%1, das dafür nicht durchsucht wird</translation>
    </message>
    <message>
        <source>These are proposals. Tick the ones that their sentence answers, and that the papers left cannot answer where one must be refused; change their words as you like. The others are not asked.</source>
        <translation>Dies sind Vorschläge. Haken Sie die an, die ihr Satz beantwortet, und bei denen, die abgelehnt werden müssen, die übrigen Arbeiten nicht antworten können; ändern Sie den Wortlaut nach Belieben. Die anderen werden nicht gestellt.</translation>
    </message>
</context>
<context>
    <name>adduce::QuestionBox</name>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Editing a question: its answer becomes another version</source>
        <translation>Frage wird bearbeitet: Ihre Antwort wird eine weitere Version</translation>
    </message>
    <message>
        <source>Enter asks  ·  Shift+Enter starts a new line</source>
        <translation>Eingabe fragt  ·  Umschalt+Eingabe beginnt eine neue Zeile</translation>
    </message>
    <message>
        <source>Ask a follow-up question</source>
        <translation>Anschlussfrage stellen</translation>
    </message>
    <message>
        <source>Ask your papers a question</source>
        <translation>Stellen Sie Ihren Papern eine Frage</translation>
    </message>
</context>
<context>
    <name>adduce::QuestionEdit</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
</context>
<context>
    <name>adduce::QuestionFilter</name>
    <message>
        <source>All outcomes</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>Nicht gefragt</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>Alle Kategorien</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Filter the questions</source>
        <translation>Fragen filtern</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln question(s)</source>
        <translation>
            <numerusform>%1 von %Ln Frage</numerusform>
            <numerusform>%1 von %Ln Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Model failed</source>
        <translation>Modell ausgefallen</translation>
    </message>
</context>
<context>
    <name>adduce::QuestionList</name>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Answers of</source>
        <translation>Antworten von</translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln Frage</numerusform>
            <numerusform>%Ln Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 right, %2 wrong, %3 not asked</source>
        <translation>%1 richtig, %2 falsch, %3 nicht gefragt</translation>
    </message>
    <message>
        <source>Judge as right</source>
        <translation>Als richtig werten</translation>
    </message>
    <message>
        <source>Judge as wrong</source>
        <translation>Als falsch werten</translation>
    </message>
    <message>
        <source>Take my judgement back</source>
        <translation>Mein Urteil zurücknehmen</translation>
    </message>
</context>
<context>
    <name>adduce::QuestionSets</name>
    <message>
        <source>Open a set of questions</source>
        <translation>Fragensatz öffnen</translation>
    </message>
    <message>
        <source>Sets of questions (*.json *.jsonl *.csv *.tsv)</source>
        <translation>Fragensätze (*.json *.jsonl *.csv *.tsv)</translation>
    </message>
</context>
<context>
    <name>adduce::QuoteActions</name>
    <message>
        <source>The selected words do not stand on the page in this order, so that they cannot be quoted. Select a stretch of one column.</source>
        <translation>Die ausgewählten Wörter stehen nicht in dieser Reihenfolge auf der Seite und können deshalb nicht zitiert werden. Wählen Sie einen Abschnitt innerhalb einer Spalte aus.</translation>
    </message>
    <message>
        <source>Select words on a page first.</source>
        <translation>Wählen Sie zuerst Wörter auf einer Seite aus.</translation>
    </message>
</context>
<context>
    <name>adduce::QuoteCard</name>
    <message>
        <source>section %1</source>
        <translation>Abschnitt %1</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>Why: beside a passage that was found · final %1</source>
        <translation>Warum: neben einer gefundenen Textstelle · Endwert %1</translation>
    </message>
    <message>
        <source>Why: keyword %1 · vector %2 · final %3</source>
        <translation>Warum: Stichwort %1 · Vektor %2 · Endwert %3</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>Zitat</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>wörtlich</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Add to evidence</source>
        <translation>Zu den Belegen hinzufügen</translation>
    </message>
    <message>
        <source>Enter opens</source>
        <translation>Eingabe öffnet</translation>
    </message>
</context>
<context>
    <name>adduce::QuoteChecker</name>
    <message>
        <source>Looking for quote %L1 of %L2</source>
        <translation>Zitat %L1 von %L2 wird gesucht</translation>
    </message>
</context>
<context>
    <name>adduce::QuoteChooser</name>
    <message>
        <source>Use this quote</source>
        <translation>Dieses Zitat verwenden</translation>
    </message>
    <message>
        <source>Choose a quote</source>
        <translation>Zitat auswählen</translation>
    </message>
    <message>
        <source>Words to find</source>
        <translation>Suchwörter</translation>
    </message>
    <message>
        <source>Words that the sentence speaks of</source>
        <translation>Wörter, von denen der Satz handelt</translation>
    </message>
    <message>
        <source>Sentences of the papers</source>
        <translation>Sätze aus den Papern</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Type some words.</source>
        <translation>Geben Sie einige Wörter ein.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>No sentence speaks of that.</source>
        <translation>Kein Satz handelt davon.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s)</source>
        <translation>
            <numerusform>%Ln Satz</numerusform>
            <numerusform>%Ln Sätze</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::QuoteFoot</name>
    <message>
        <source>Previous cited sentence</source>
        <translation>Vorheriger zitierter Satz</translation>
    </message>
    <message>
        <source>Next cited sentence</source>
        <translation>Nächster zitierter Satz</translation>
    </message>
    <message>
        <source>Ask about this</source>
        <translation>Hierzu fragen</translation>
    </message>
    <message>
        <source>Add to evidence</source>
        <translation>Zu den Belegen hinzufügen</translation>
    </message>
    <message>
        <source>Selected: “%1”</source>
        <translation>Ausgewählt: „%1“</translation>
    </message>
    <message>
        <source>Cited sentence %1 of %2</source>
        <translation>Zitierter Satz %1 von %2</translation>
    </message>
    <message>
        <source>section %1</source>
        <translation>Abschnitt %1</translation>
    </message>
    <message numerus="yes">
        <source>Cited in %Ln thread(s)</source>
        <translation>
            <numerusform>In %Ln Thread zitiert</numerusform>
            <numerusform>In %Ln Threads zitiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Markieren</translation>
    </message>
    <message>
        <source>Colours to highlight in</source>
        <translation>Farben zum Markieren</translation>
    </message>
</context>
<context>
    <name>adduce::RatingBar</name>
    <message>
        <source>This answer is right</source>
        <translation>Diese Antwort ist richtig</translation>
    </message>
    <message>
        <source>This answer is right in part</source>
        <translation>Diese Antwort ist teilweise richtig</translation>
    </message>
    <message>
        <source>This answer is wrong</source>
        <translation>Diese Antwort ist falsch</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Partly</source>
        <translation>Teilweise</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderDock</name>
    <message>
        <source>Reader</source>
        <translation>Lesebereich</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderFile</name>
    <message>
        <source>No other program opened it: %1.</source>
        <translation>Kein anderes Programm hat die Datei geöffnet: %1.</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderSide</name>
    <message>
        <source>Page %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>This document names no parts.</source>
        <translation>Dieses Dokument benennt keine Teile.</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Gliederung</translation>
    </message>
    <message>
        <source>Pages, small</source>
        <translation>Seitenminiaturen</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderToolbar</name>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Zurück (Alt+Links)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Vorwärts (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Find in this document</source>
        <translation>In diesem Dokument suchen</translation>
    </message>
    <message>
        <source>Dark pages in the dark theme</source>
        <translation>Dunkle Seiten im dunklen Design</translation>
    </message>
    <message>
        <source>What can be done with this document</source>
        <translation>Was mit diesem Dokument getan werden kann</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Gliederung</translation>
    </message>
    <message>
        <source>Small pages</source>
        <translation>Seitenminiaturen</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Fit the text</source>
        <translation>An Text anpassen</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>The page as printed. Type the number of a page of the file to go there.</source>
        <translation>Die Seite wie gedruckt. Geben Sie die Nummer einer Seite der Datei ein, um dorthin zu gehen.</translation>
    </message>
    <message>
        <source>%1, page %2</source>
        <translation>%1, Seite %2</translation>
    </message>
    <message>
        <source>– %1 of %2</source>
        <translation>– %1 von %2</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Markierungen</translation>
    </message>
</context>
<context>
    <name>adduce::ReadingSettingsPage</name>
    <message>
        <source>Leave them as they are</source>
        <translation>So lassen, wie sie sind</translation>
    </message>
    <message>
        <source>Ask me which to recognise</source>
        <translation>Fragen, welche erkannt werden sollen</translation>
    </message>
    <message>
        <source>Recognise their text at once</source>
        <translation>Ihren Text sofort erkennen</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Pages that are scans</source>
        <translation>Seiten, die Scans sind</translation>
    </message>
    <message>
        <source>Also pages whose characters mean nothing. Recognising takes seconds a page.</source>
        <translation>Auch Seiten, deren Zeichen keinen Sinn ergeben. Das Erkennen dauert Sekunden je Seite.</translation>
    </message>
    <message>
        <source>Languages to recognise</source>
        <translation>Zu erkennende Sprachen</translation>
    </message>
    <message>
        <source>No language is installed. To install English: sudo apt install tesseract-ocr-eng</source>
        <translation>Es ist keine Sprache installiert. Englisch installieren: sudo apt install tesseract-ocr-eng</translation>
    </message>
    <message>
        <source>Those of your papers; each more makes it slower. Another language, German for example: sudo apt install tesseract-ocr-deu</source>
        <translation>Die Sprachen Ihrer Paper; jede weitere macht es langsamer. Eine andere Sprache, zum Beispiel Deutsch: sudo apt install tesseract-ocr-deu</translation>
    </message>
    <message>
        <source>Cut papers into passages as</source>
        <translation>Paper in Textstellen zerlegen wie</translation>
    </message>
    <message>
        <source>For papers that are read from now on. “adduce” is what answers best.</source>
        <translation>Für Paper, die ab jetzt gelesen werden. „adduce“ führt zu den besten Antworten.</translation>
    </message>
    <message>
        <source>Give up on a document after</source>
        <translation>Dokument aufgeben nach</translation>
    </message>
    <message>
        <source>Memory for one document</source>
        <translation>Speicher für ein Dokument</translation>
    </message>
    <message>
        <source>A document that needs more is listed as failed, with the reason.</source>
        <translation>Ein Dokument, das mehr braucht, wird mit dem Grund als fehlgeschlagen aufgeführt.</translation>
    </message>
</context>
<context>
    <name>adduce::ReferenceExport</name>
    <message>
        <source>Export references</source>
        <translation>Literaturangaben exportieren</translation>
    </message>
    <message>
        <source>BibTeX (*.bib)</source>
        <translation>BibTeX (*.bib)</translation>
    </message>
    <message>
        <source>All that is known, as CSV (*.csv)</source>
        <translation>Alles, was bekannt ist, als CSV (*.csv)</translation>
    </message>
    <message>
        <source>RIS (*.ris)</source>
        <translation>RIS (*.ris)</translation>
    </message>
    <message>
        <source>CSL JSON (*.json)</source>
        <translation>CSL JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>adduce::ReferenceImport</name>
    <message numerus="yes">
        <source>%Ln reference(s)</source>
        <translation>
            <numerusform>%Ln Literaturangabe</numerusform>
            <numerusform>%Ln Literaturangaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln paper(s) to read</source>
        <translation>
            <numerusform>, %Ln Paper zu lesen</numerusform>
            <numerusform>, %Ln Paper zu lesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln not understood, the first in line %1</source>
        <translation>
            <numerusform>, %Ln nicht verstanden, in Zeile %1</numerusform>
            <numerusform>, %Ln nicht verstanden, die erste in Zeile %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) described by references</source>
        <translation>
            <numerusform>%Ln Dokument durch Literaturangaben beschrieben</numerusform>
            <numerusform>%Ln Dokumente durch Literaturangaben beschrieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Import references</source>
        <translation>Literaturangaben importieren</translation>
    </message>
    <message>
        <source>References (*.bib *.ris *.json zotero.sqlite);;All files (*)</source>
        <translation>Literaturangaben (*.bib *.ris *.json zotero.sqlite);;Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>; %Ln reference(s) without a paper kept</source>
        <translation>
            <numerusform>; %Ln Literaturangabe ohne Arbeit aufgehoben</numerusform>
            <numerusform>; %Ln Literaturangaben ohne Arbeit aufgehoben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %Ln highlight(s) taken over</source>
        <translation>
            <numerusform>; %Ln Markierung übernommen</numerusform>
            <numerusform>; %Ln Markierungen übernommen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::RefusalPanel</name>
    <message>
        <source>Passages with your terms</source>
        <translation>Textstellen mit Ihren Begriffen</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln paper(s)</source>
        <translation>
            <numerusform>in %Ln Paper</numerusform>
            <numerusform>in %Ln Papern</numerusform>
        </translation>
    </message>
    <message>
        <source>in no paper</source>
        <translation>in keinem Paper</translation>
    </message>
    <message>
        <source>Nearest passages: they answer with a probability of %1; %2 is needed</source>
        <translation>Nächste Textstellen: Sie antworten mit einer Wahrscheinlichkeit von %1; nötig sind %2</translation>
    </message>
    <message>
        <source>Nearest passages, all under the floor of %1</source>
        <translation>Nächstliegende Textstellen, alle unter der Untergrenze von %1</translation>
    </message>
    <message>
        <source>Near passage</source>
        <translation>Naheliegende Textstelle</translation>
    </message>
    <message>
        <source>Lacks: %1</source>
        <translation>Es fehlt: %1</translation>
    </message>
    <message>
        <source>Could not be searched</source>
        <translation>Nicht durchsuchbar</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weiteres</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>What to try</source>
        <translation>Was helfen kann</translation>
    </message>
    <message>
        <source>Show what could not be read</source>
        <translation>Anzeigen, was nicht gelesen werden konnte</translation>
    </message>
    <message>
        <source>Edit question...</source>
        <translation>Frage bearbeiten...</translation>
    </message>
    <message>
        <source>Near words tried: %1</source>
        <translation>Versuchte verwandte Wörter: %1</translation>
    </message>
    <message>
        <source>Find papers on this question...</source>
        <translation>Arbeiten zu dieser Frage finden...</translation>
    </message>
    <message>
        <source>Add papers of this computer...</source>
        <translation>Arbeiten von diesem Rechner hinzufügen...</translation>
    </message>
    <message>
        <source>Next steps</source>
        <translation>Was weiterführt</translation>
    </message>
    <message>
        <source>Ask this</source>
        <translation>Das fragen</translation>
    </message>
    <message>
        <source>Ask: %1</source>
        <translation>Fragen: %1</translation>
    </message>
    <message>
        <source>The papers answer this. %1</source>
        <translation>Das beantworten die Paper. %1</translation>
    </message>
    <message>
        <source>Open paper</source>
        <translation>Paper öffnen</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Its title is nearest to the question.</source>
        <translation>Sein Titel ist der Frage am nächsten.</translation>
    </message>
</context>
<context>
    <name>adduce::RemovedPanel</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weitere</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The answer has the sentence without that part.</source>
        <translation>Die Antwort enthält den Satz ohne diesen Teil.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed before you saw the answer</source>
        <translation>
            <numerusform>%Ln entfernt, bevor Sie die Antwort sahen</numerusform>
            <numerusform>%Ln entfernt, bevor Sie die Antwort sahen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::RemovedRow</name>
    <message>
        <source>Removed: %1</source>
        <translation>Entfernt: %1</translation>
    </message>
    <message>
        <source>Looking for the nearest passage…</source>
        <translation>Die nächste Textstelle wird gesucht …</translation>
    </message>
    <message>
        <source>Nothing that was found is near to it.</source>
        <translation>Nichts, was gefunden wurde, kommt dem nahe.</translation>
    </message>
    <message>
        <source>Nearest passage</source>
        <translation>Nächste Textstelle</translation>
    </message>
</context>
<context>
    <name>adduce::ReplayDialog</name>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>no more</source>
        <translation>nicht mehr</translation>
    </message>
    <message>
        <source>%1 new, %2 no more</source>
        <translation>%1 neu, %2 nicht mehr</translation>
    </message>
    <message>
        <source>Asked by the profile in use: the numbers of then are not known.</source>
        <translation>Mit dem verwendeten Profil gefragt: die Zahlen von damals sind nicht bekannt.</translation>
    </message>
    <message>
        <source>Asked of all papers: those of then are not known by name.</source>
        <translation>Alle Arbeiten gefragt: die von damals sind nicht namentlich bekannt.</translation>
    </message>
    <message>
        <source>A model wrote the answer, which was not asked again.</source>
        <translation>Ein Modell schrieb die Antwort; es wurde nicht noch einmal gefragt.</translation>
    </message>
    <message>
        <source>as it was</source>
        <translation>wie damals</translation>
    </message>
    <message>
        <source>other evidence</source>
        <translation>andere Belege</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Die Antwort</translation>
    </message>
    <message>
        <source>Asking again...</source>
        <translation>Noch einmal fragen...</translation>
    </message>
    <message>
        <source>Compared with today</source>
        <translation>Mit heute verglichen</translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation>Was dabei herauskam</translation>
    </message>
    <message>
        <source>Question, stage, passage or sentence</source>
        <translation>Frage, Schritt, Passage oder Satz</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>What each stage finds otherwise</source>
        <translation>Was jeder Schritt anders findet</translation>
    </message>
    <message>
        <source>The questions are asked again of the papers alone, without a model; nothing is saved.</source>
        <translation>Die Fragen werden noch einmal gestellt, nur den Arbeiten, ohne Modell; nichts wird gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>All is as it was: %Ln question(s) asked again.</source>
        <translation>
            <numerusform>Alles wie damals: %Ln Frage noch einmal gestellt.</numerusform>
            <numerusform>Alles wie damals: %Ln Fragen noch einmal gestellt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln question(s) find other evidence.</source>
        <translation>
            <numerusform>%1 von %Ln Frage findet andere Belege.</numerusform>
            <numerusform>%1 von %Ln Fragen finden andere Belege.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::RowCommands</name>
    <message numerus="yes">
        <source>%Ln row(s) added to “%1”</source>
        <translation>
            <numerusform>%Ln Zeile zu „%1“ hinzugefügt</numerusform>
            <numerusform>%Ln Zeilen zu „%1“ hinzugefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit claim</source>
        <translation>Aussage bearbeiten</translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>Notiz bearbeiten</translation>
    </message>
    <message>
        <source>Choose a quote</source>
        <translation>Zitat auswählen</translation>
    </message>
    <message>
        <source>Open in reader</source>
        <translation>Im Lesebereich öffnen</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Mit Beleg kopieren</translation>
    </message>
    <message>
        <source>Choose a quote...</source>
        <translation>Zitat auswählen...</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Add to a table</source>
        <translation>Zu einer Tabelle hinzufügen</translation>
    </message>
</context>
<context>
    <name>adduce::RowsPane</name>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>This table is empty. Add to evidence from an answer, its cards or the reader, or add a row by hand.</source>
        <translation>Diese Tabelle ist leer. Fügen Sie Belege aus einer Antwort, ihren Karten oder dem Lesebereich hinzu, oder legen Sie von Hand eine Zeile an.</translation>
    </message>
    <message>
        <source>No evidence yet. Each cited sentence of an answer becomes a row here.</source>
        <translation>Noch keine Belege. Jeder belegte Satz einer Antwort wird hier zu einer Zeile.</translation>
    </message>
    <message>
        <source>Preview of the page</source>
        <translation>Vorschau der Seite</translation>
    </message>
</context>
<context>
    <name>adduce::RunActionsMenu</name>
    <message>
        <source>Bring back the deleted run</source>
        <translation>Gelöschten Durchlauf zurückholen</translation>
    </message>
    <message>
        <source>Rename run...</source>
        <translation>Durchlauf umbenennen...</translation>
    </message>
    <message>
        <source>Export run...</source>
        <translation>Durchlauf exportieren...</translation>
    </message>
    <message>
        <source>Delete run</source>
        <translation>Durchlauf löschen</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>The run before</source>
        <translation>Vorheriger Durchlauf</translation>
    </message>
    <message>
        <source>All runs...</source>
        <translation>Alle Durchläufe...</translation>
    </message>
</context>
<context>
    <name>adduce::RunCommands</name>
    <message>
        <source>Rename run</source>
        <translation>Durchlauf umbenennen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The run was deleted. The menu brings it back.</source>
        <translation>Der Durchlauf wurde gelöscht. Über das Menü lässt er sich zurückholen.</translation>
    </message>
    <message>
        <source>Export run</source>
        <translation>Durchlauf exportieren</translation>
    </message>
    <message>
        <source>Report (*.md)</source>
        <translation>Bericht (*.md)</translation>
    </message>
    <message>
        <source>Questions as CSV (*.csv)</source>
        <translation>Fragen als CSV (*.csv)</translation>
    </message>
    <message>
        <source>All of it (*.json)</source>
        <translation>Alles (*.json)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Report with charts (*.html)</source>
        <translation>Bericht mit Diagrammen (*.html)</translation>
    </message>
</context>
<context>
    <name>adduce::RunListDialog</name>
    <message>
        <source>Choose</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Filter the runs</source>
        <translation>Durchläufe filtern</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Durchläufe</translation>
    </message>
</context>
<context>
    <name>adduce::RunMenu</name>
    <message>
        <source>All runs...</source>
        <translation>Alle Durchläufe...</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>Alle Durchläufe</translation>
    </message>
</context>
<context>
    <name>adduce::RunModelDialog</name>
    <message>
        <source>Choose...</source>
        <translation>Wählen...</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Run a GGUF file</source>
        <translation>GGUF-Datei ausführen</translation>
    </message>
    <message>
        <source>The model is being loaded</source>
        <translation>Das Modell wird geladen</translation>
    </message>
    <message>
        <source>What llama-server prints</source>
        <translation>Was llama-server ausgibt</translation>
    </message>
    <message>
        <source>What llama-server prints is shown here.</source>
        <translation>Was llama-server ausgibt, steht hier.</translation>
    </message>
    <message>
        <source>llama-server runs a model out of a file on this computer: what is asked stays here. It is reached by this computer alone, writes the answers while it runs, and ends with Stop or with Adduce.</source>
        <translation>llama-server führt ein Modell aus einer Datei auf diesem Computer aus: was gefragt wird, bleibt hier. Nur dieser Computer erreicht es; es schreibt die Antworten, solange es läuft, und endet mit „Anhalten“ oder mit Adduce.</translation>
    </message>
    <message>
        <source>a file that ends in .gguf: choose it, or drop it here</source>
        <translation>eine Datei, die auf .gguf endet: wählen oder hier ablegen</translation>
    </message>
    <message>
        <source>GGUF file</source>
        <translation>GGUF-Datei</translation>
    </message>
    <message>
        <source>Context in tokens</source>
        <translation>Kontext in Token</translation>
    </message>
    <message>
        <source>tokens; more holds more passages and takes more memory</source>
        <translation>Token; mehr fasst mehr Stellen und braucht mehr Speicher</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Choose a GGUF file</source>
        <translation>GGUF-Datei wählen</translation>
    </message>
    <message>
        <source>Models (*.gguf)</source>
        <translation>Modelle (*.gguf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>adduce::RunningAnswer</name>
    <message>
        <source>Looking…</source>
        <translation>Suche läuft…</translation>
    </message>
</context>
<context>
    <name>adduce::ScopeChip</name>
    <message>
        <source>What is searched</source>
        <translation>Was durchsucht wird</translation>
    </message>
    <message>
        <source>No papers yet</source>
        <translation>Noch keine Paper</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln paper(s)</source>
        <translation>
            <numerusform>%1: %Ln Paper</numerusform>
            <numerusform>%1: %Ln Paper</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen paper(s)</source>
        <translation>
            <numerusform>%Ln ausgewähltes Paper</numerusform>
            <numerusform>%Ln ausgewählte Paper</numerusform>
        </translation>
    </message>
    <message>
        <source>All documents: %1 of %2 ready</source>
        <translation>Alle Dokumente: %1 von %2 bereit</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln paper(s)</source>
        <translation>
            <numerusform>Alle (%Ln Paper)</numerusform>
            <numerusform>Alle %Ln Paper</numerusform>
        </translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Alle Dokumente</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Auswählen...</translation>
    </message>
    <message numerus="yes">
        <source>The %Ln document(s) chosen before</source>
        <translation>
            <numerusform>Das zuvor ausgewählte Dokument</numerusform>
            <numerusform>Die %Ln zuvor ausgewählten Dokumente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln document(s) selected in the library</source>
        <translation>
            <numerusform>Das in der Bibliothek ausgewählte Dokument</numerusform>
            <numerusform>Die %Ln in der Bibliothek ausgewählten Dokumente</numerusform>
        </translation>
    </message>
    <message>
        <source>Select documents in the library to search only these</source>
        <translation>Dokumente in der Bibliothek auswählen, um nur diese zu durchsuchen</translation>
    </message>
    <message>
        <source>What is in any of these</source>
        <translation>Was in einer von diesen liegt</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln document(s)</source>
        <translation>
            <numerusform>%1: %Ln Dokument</numerusform>
            <numerusform>%1: %Ln Dokumente</numerusform>
        </translation>
    </message>
    <message>
        <source>And carries these tags</source>
        <translation>Und diese Schlagwörter trägt</translation>
    </message>
</context>
<context>
    <name>adduce::SearchSettingsPage</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>What your library teaches</source>
        <translation>Aus Ihrer Bibliothek gelernt</translation>
    </message>
    <message>
        <source>Downloading: %1 of %2</source>
        <translation>Wird heruntergeladen: %1 von %2</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>Wird heruntergeladen</translation>
    </message>
    <message>
        <source>Comparing words: passage %1 of %2</source>
        <translation>Wörter werden verglichen: Textstelle %1 von %2</translation>
    </message>
    <message>
        <source>Reading the model</source>
        <translation>Das Modell wird gelesen</translation>
    </message>
    <message>
        <source>Writing the index</source>
        <translation>Der Index wird geschrieben</translation>
    </message>
    <message>
        <source>Choose a model folder...</source>
        <translation>Modellordner auswählen...</translation>
    </message>
    <message>
        <source>Download a model...</source>
        <translation>Modell herunterladen...</translation>
    </message>
    <message>
        <source>Add a server...</source>
        <translation>Server hinzufügen...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Meaning of words from</source>
        <translation>Quelle der Wortbedeutungen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source> passages</source>
        <translation> Textstellen</translation>
    </message>
    <message>
        <source>Search by a graph from</source>
        <translation>Suche über einen Graphen ab</translation>
    </message>
    <message>
        <source>A smaller library is compared whole, which misses nothing. The graph of a larger one takes long to build and is faster to ask; it is built when the library&apos;s index is written next.</source>
        <translation>Eine kleinere Bibliothek wird vollständig verglichen; dabei entgeht nichts. Der Graph einer größeren braucht lange zum Aufbau und antwortet schneller; er wird aufgebaut, wenn der Index der Bibliothek das nächste Mal geschrieben wird.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dimension(s)</source>
        <translation>
            <numerusform>%Ln Dimension</numerusform>
            <numerusform>%Ln Dimensionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Learned from the papers alone, on this computer: which words are used alike.</source>
        <translation>Nur aus den Papern gelernt, auf diesem Computer: welche Wörter ähnlich verwendet werden.</translation>
    </message>
    <message>
        <source>%1. Each passage was sent to the server once, each question is sent when it is asked.</source>
        <translation>%1. Jede Textstelle wurde einmal an den Server gesendet, jede Frage wird gesendet, wenn sie gestellt wird.</translation>
    </message>
    <message>
        <source>%1. Read from %2.</source>
        <translation>%1. Gelesen aus %2.</translation>
    </message>
    <message>
        <source>%1 at %2 (not used yet)</source>
        <translation>%1 bei %2 (noch nicht verwendet)</translation>
    </message>
    <message>
        <source>Send the library to a server</source>
        <translation>Bibliothek an einen Server senden</translation>
    </message>
    <message>
        <source>Send the text of your papers to %1?</source>
        <translation>Den Text Ihrer Paper an %1 senden?</translation>
    </message>
    <message>
        <source>Every passage is sent once, and each question when you ask it. Papers marked “Never leaves this computer” are left out: they are found by their words.</source>
        <translation>Jede Textstelle wird einmal gesendet, und jede Frage, wenn Sie sie stellen. Paper mit der Kennzeichnung „Verlässt nie diesen Computer“ werden ausgelassen: Sie werden über ihre Wörter gefunden.</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Choose a model folder</source>
        <translation>Modellordner auswählen</translation>
    </message>
    <message>
        <source>Remove a model</source>
        <translation>Modell entfernen</translation>
    </message>
    <message>
        <source>Remove “%1” and its vectors from the library?</source>
        <translation>„%1“ und die zugehörigen Vektoren aus der Bibliothek entfernen?</translation>
    </message>
    <message>
        <source>The server stays in the list of models. The library is searched by what it teaches.</source>
        <translation>Der Server bleibt in der Liste der Modelle. Die Bibliothek wird mit dem durchsucht, was aus ihr gelernt wurde.</translation>
    </message>
    <message>
        <source>The folder stays where it is. The library is searched by what it teaches.</source>
        <translation>Der Ordner bleibt, wo er ist. Die Bibliothek wird mit dem durchsucht, was aus ihr gelernt wurde.</translation>
    </message>
    <message>
        <source>Words of like meaning</source>
        <translation>Wörter ähnlicher Bedeutung</translation>
    </message>
    <message>
        <source>Mistyped words</source>
        <translation>Vertippte Wörter</translation>
    </message>
    <message>
        <source>Questions in German</source>
        <translation>Fragen auf Deutsch</translation>
    </message>
    <message>
        <source>Questions in French</source>
        <translation>Fragen auf Französisch</translation>
    </message>
    <message>
        <source>Questions in Spanish</source>
        <translation>Fragen auf Spanisch</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: not installed (Debian package %2)</source>
        <translation>%1: nicht installiert (Debian-Paket %2)</translation>
    </message>
    <message>
        <source>Dictionaries</source>
        <translation>Wörterbücher</translation>
    </message>
    <message>
        <source>Cutting papers another way: %1 of %2</source>
        <translation>Paper werden anders geteilt: %1 von %2</translation>
    </message>
    <message>
        <source>Cutting papers another way</source>
        <translation>Paper werden anders geteilt</translation>
    </message>
    <message>
        <source>Other cuts of the papers</source>
        <translation>Weitere Teilungen der Paper</translation>
    </message>
</context>
<context>
    <name>adduce::SetMenu</name>
    <message>
        <source>Sample papers</source>
        <translation>Beispielpaper</translation>
    </message>
    <message>
        <source>Edit questions...</source>
        <translation>Fragen bearbeiten...</translation>
    </message>
    <message>
        <source>Open a set...</source>
        <translation>Fragensatz öffnen...</translation>
    </message>
    <message>
        <source>Measure a retrieval collection...</source>
        <translation>Eine Retrieval-Sammlung messen...</translation>
    </message>
    <message>
        <source>Measure the checks...</source>
        <translation>Die Prüfungen messen...</translation>
    </message>
    <message>
        <source>Make a set...</source>
        <translation>Fragensatz erstellen...</translation>
    </message>
</context>
<context>
    <name>adduce::SettingsFinder</name>
    <message>
        <source>Find a setting</source>
        <translation>Eine Einstellung suchen</translation>
    </message>
</context>
<context>
    <name>adduce::StatusLine</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>%Ln Paper</numerusform>
            <numerusform>%Ln Paper</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln Dokument</numerusform>
            <numerusform>%Ln Dokumente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln document(s)</source>
        <translation>
            <numerusform>%1 von %Ln Dokument</numerusform>
            <numerusform>%1 von %Ln Dokumenten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 searched</source>
        <translation>%1, %2 durchsucht</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln Textstelle</numerusform>
            <numerusform>%Ln Textstellen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1 on this computer</source>
        <translation>%1 auf diesem Computer</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Kein Modell</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>Kosten: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed</source>
        <translation>
            <numerusform>%Ln entfernt</numerusform>
            <numerusform>%Ln entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>How this was found</source>
        <translation>Wie dies gefunden wurde</translation>
    </message>
</context>
<context>
    <name>adduce::TableCommands</name>
    <message>
        <source>New table</source>
        <translation>Neue Tabelle</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rename table</source>
        <translation>Tabelle umbenennen</translation>
    </message>
    <message>
        <source>Keep as a table</source>
        <translation>Als Tabelle behalten</translation>
    </message>
    <message>
        <source>Import evidence</source>
        <translation>Belege importieren</translation>
    </message>
    <message>
        <source>Exported evidence (*.csv);;All files (*)</source>
        <translation>Exportierte Belege (*.csv);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>adduce::TableMenu</name>
    <message>
        <source>New table...</source>
        <translation>Neue Tabelle...</translation>
    </message>
    <message>
        <source>Import CSV...</source>
        <translation>CSV importieren...</translation>
    </message>
    <message>
        <source>Add papers...</source>
        <translation>Paper hinzufügen...</translation>
    </message>
    <message>
        <source>Add row</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <source>Check all quotes</source>
        <translation>Alle Zitate prüfen</translation>
    </message>
    <message>
        <source>Rename table...</source>
        <translation>Tabelle umbenennen...</translation>
    </message>
    <message>
        <source>Delete table</source>
        <translation>Tabelle löschen</translation>
    </message>
    <message>
        <source>Show personal data</source>
        <translation>Personenbezogene Daten zeigen</translation>
    </message>
    <message>
        <source>Add question</source>
        <translation>Frage hinzufügen</translation>
    </message>
    <message>
        <source>Draw the numbers...</source>
        <translation>Zahlen zeichnen …</translation>
    </message>
</context>
<context>
    <name>adduce::TablesView</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Tables of the document</source>
        <translation>Tabellen des Dokuments</translation>
    </message>
    <message>
        <source>Cells of the table</source>
        <translation>Zellen der Tabelle</translation>
    </message>
    <message>
        <source>Without a caption</source>
        <translation>Ohne Beschriftung</translation>
    </message>
    <message>
        <source>The table on its page</source>
        <translation>Die Tabelle auf ihrer Seite</translation>
    </message>
</context>
<context>
    <name>adduce::Tabs</name>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Evidence Table</source>
        <translation>Belegtabelle</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Auswertung</translation>
    </message>
</context>
<context>
    <name>adduce::TagMenu</name>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>New tag...</source>
        <translation>Neues Schlagwort...</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadBar</name>
    <message>
        <source>New thread</source>
        <translation>Neuer Thread</translation>
    </message>
    <message>
        <source>Pin this thread</source>
        <translation>Diesen Thread anheften</translation>
    </message>
    <message>
        <source>Export this thread...</source>
        <translation>Diesen Thread exportieren...</translation>
    </message>
    <message>
        <source>What can be done with this thread</source>
        <translation>Was mit diesem Thread getan werden kann</translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln Frage</numerusform>
            <numerusform>%Ln Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpin this thread</source>
        <translation>Diesen Thread lösen</translation>
    </message>
    <message>
        <source>Rename...</source>
        <translation>Umbenennen...</translation>
    </message>
    <message>
        <source>Copy thread as Markdown</source>
        <translation>Thread als Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy what is cited as BibTeX</source>
        <translation>Zitierte Quellen als BibTeX kopieren</translation>
    </message>
    <message>
        <source>Delete thread</source>
        <translation>Thread löschen</translation>
    </message>
    <message>
        <source>Rename thread</source>
        <translation>Thread umbenennen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadCommands</name>
    <message>
        <source>Rename thread</source>
        <translation>Thread umbenennen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Pin thread</source>
        <translation>Thread anheften</translation>
    </message>
    <message>
        <source>Unpin thread</source>
        <translation>Thread lösen</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Neues Schlagwort</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>Schlagwort hinzufügen</translation>
    </message>
    <message>
        <source>Take tag away</source>
        <translation>Schlagwort entfernen</translation>
    </message>
    <message>
        <source>Delete thread</source>
        <translation>Thread löschen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thread(s) deleted</source>
        <translation>
            <numerusform>%Ln Thread gelöscht</numerusform>
            <numerusform>%Ln Threads gelöscht</numerusform>
        </translation>
    </message>
    <message>
        <source>Take back thread</source>
        <translation>Thread zurückholen</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln thread(s) for good?</source>
        <translation>
            <numerusform>%Ln Thread endgültig löschen?</numerusform>
            <numerusform>%Ln Threads endgültig löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing brings them back, unless they were exported.</source>
        <translation>Nichts bringt sie zurück, außer sie wurden exportiert.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Kopie von %1</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Delete for good...</source>
        <translation>Endgültig löschen...</translation>
    </message>
    <message>
        <source>Open in Ask</source>
        <translation>Unter „Fragen“ öffnen</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Rename...</source>
        <translation>Umbenennen...</translation>
    </message>
    <message>
        <source>Check quotes</source>
        <translation>Zitate prüfen</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exportieren...</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Compare with today...</source>
        <translation>Mit heute vergleichen...</translation>
    </message>
    <message>
        <source>Questions like this one</source>
        <translation>Fragen wie diese</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadFilterBar</name>
    <message>
        <source>Tag</source>
        <translation>Schlagwort</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Umfang</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Kein Modell</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Alle Dokumente</translation>
    </message>
    <message>
        <source>No evidence</source>
        <translation>Keine Belege</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadImport</name>
    <message numerus="yes">
        <source>%Ln thread(s) imported</source>
        <translation>
            <numerusform>%Ln Thread importiert</numerusform>
            <numerusform>%Ln Threads importiert</numerusform>
        </translation>
    </message>
    <message>
        <source>every quote found word for word</source>
        <translation>jedes Zitat wörtlich gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln quote(s) found word for word</source>
        <translation>
            <numerusform>%1 von %Ln Zitat wörtlich gefunden</numerusform>
            <numerusform>%1 von %Ln Zitaten wörtlich gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not on the page</source>
        <translation>
            <numerusform>%Ln nicht auf der Seite</numerusform>
            <numerusform>%Ln nicht auf der Seite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of papers that are not in the library: add them and check again</source>
        <translation>
            <numerusform>%Ln aus einem Paper, das nicht in der Bibliothek ist: hinzufügen und erneut prüfen</numerusform>
            <numerusform>%Ln aus Papern, die nicht in der Bibliothek sind: hinzufügen und erneut prüfen</numerusform>
        </translation>
    </message>
    <message>
        <source>without quotes</source>
        <translation>ohne Zitate</translation>
    </message>
    <message>
        <source>Import thread</source>
        <translation>Thread importieren</translation>
    </message>
    <message>
        <source>Exported threads (*.json);;All files (*)</source>
        <translation>Exportierte Threads (*.json);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadListModel</name>
    <message numerus="yes">
        <source>%Ln quote(s) not found</source>
        <translation>
            <numerusform>%Ln Zitat nicht gefunden</numerusform>
            <numerusform>%Ln Zitate nicht gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s) changed</source>
        <translation>
            <numerusform>%Ln Quelle geändert</numerusform>
            <numerusform>%Ln Quellen geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s) not in the library</source>
        <translation>
            <numerusform>%Ln Quelle nicht in der Bibliothek</numerusform>
            <numerusform>%Ln Quellen nicht in der Bibliothek</numerusform>
        </translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>Last seven days</source>
        <translation>Letzte sieben Tage</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Letzter Monat</translation>
    </message>
    <message>
        <source>Quote: “%1”</source>
        <translation>Zitat: „%1“</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Frage: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln Frage</numerusform>
            <numerusform>%Ln Fragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln citation(s)</source>
        <translation>
            <numerusform>%Ln Beleg</numerusform>
            <numerusform>%Ln Belege</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a date of this year, as QLocale takes it</comment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a date, as QLocale takes it</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message numerus="yes">
        <source>new evidence for %Ln answer(s)</source>
        <translation>
            <numerusform>neue Belege für %Ln Antwort</numerusform>
            <numerusform>neue Belege für %Ln Antworten</numerusform>
        </translation>
    </message>
    <message>
        <source>No evidence</source>
        <translation>Keine Belege</translation>
    </message>
    <message>
        <source>Most alike first</source>
        <translation>Die ähnlichsten zuerst</translation>
    </message>
</context>
<context>
    <name>adduce::TopBar</name>
    <message>
        <source>Tabs</source>
        <translation>Tabs</translation>
    </message>
    <message>
        <source>Settings and help</source>
        <translation>Einstellungen und Hilfe</translation>
    </message>
</context>
<context>
    <name>adduce::TraceModel</name>
    <message>
        <source>Kept, cited</source>
        <translation>Behalten, zitiert</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Beside a kept one</source>
        <translation>Neben einer behaltenen</translation>
    </message>
    <message>
        <source>Dropped: too weak</source>
        <translation>Verworfen: zu schwach</translation>
    </message>
    <message>
        <source>Dropped: enough better ones</source>
        <translation>Verworfen: genug bessere</translation>
    </message>
    <message>
        <source>(no longer in the library)</source>
        <translation>(nicht mehr in der Bibliothek)</translation>
    </message>
    <message>
        <source>#</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Textstelle</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Stichwort</translation>
    </message>
    <message>
        <source>Vector</source>
        <translation>Vektor</translation>
    </message>
    <message>
        <source>Fused</source>
        <translation>Fusion</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Abzug</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>p. %1</source>
        <translation>S. %1</translation>
    </message>
    <message>
        <source>pp. %1–%2</source>
        <translation>S. %1–%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate(s)</source>
        <translation>
            <numerusform>%Ln Kandidat</numerusform>
            <numerusform>%Ln Kandidaten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>+ %Ln neighbour(s)</source>
        <translation>
            <numerusform>+ %Ln Nachbar</numerusform>
            <numerusform>+ %Ln Nachbarn</numerusform>
        </translation>
    </message>
    <message>
        <source>no model</source>
        <translation>kein Modell</translation>
    </message>
    <message>
        <source>failed, order kept</source>
        <translation>fehlgeschlagen, Reihenfolge beibehalten</translation>
    </message>
    <message>
        <source>%1 kept, %2 removed</source>
        <translation>%1 behalten, %2 entfernt</translation>
    </message>
    <message>
        <source>not spoken of</source>
        <translation>nicht behandelt</translation>
    </message>
    <message>
        <source>spoken of</source>
        <translation>behandelt</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Beurteilen</translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation>(entfernt)</translation>
    </message>
    <message>
        <source>(not in this library)</source>
        <translation>(nicht in dieser Bibliothek)</translation>
    </message>
    <message>
        <source>Dropped: same source again</source>
        <translation>Verworfen: Stelle schon vertreten</translation>
    </message>
    <message>
        <source>This passage speaks to a model. It stays data: nothing that it says is done.</source>
        <translation>Diese Passage spricht zu einem Modell. Sie bleibt Text: Nichts, was sie verlangt, wird getan.</translation>
    </message>
    <message>
        <source>Speaks to a model: %1</source>
        <translation>Spricht zu einem Modell: %1</translation>
    </message>
    <message>
        <source>nobody was asked</source>
        <translation>niemand wurde gefragt</translation>
    </message>
    <message>
        <source>failed, gone on without</source>
        <translation>gescheitert, ohne weitergemacht</translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s)</source>
        <translation>
            <numerusform>%Ln Ergebnis</numerusform>
            <numerusform>%Ln Ergebnisse</numerusform>
        </translation>
    </message>
    <message>
        <source>Sub-question</source>
        <translation>Teilfrage</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>überholt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln Token</numerusform>
            <numerusform>%Ln Token</numerusform>
        </translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>Kosten: %1</translation>
    </message>
    <message>
        <source>no page</source>
        <translation>keine Seite</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) of %1</source>
        <translation>
            <numerusform>%Ln Seite von %1</numerusform>
            <numerusform>%Ln Seiten von %1</numerusform>
        </translation>
    </message>
    <message>
        <source>After penalty</source>
        <translation>Nach Abzug</translation>
    </message>
    <message>
        <source>Of keyword and vector together. The floor is compared with it, before any penalty.</source>
        <translation>Aus Stichwort und Vektor zusammen. Damit wird die Untergrenze verglichen, vor jedem Abzug.</translation>
    </message>
    <message>
        <source>For passages of a page or a paper from which others were kept already.</source>
        <translation>Für Textstellen einer Seite oder Arbeit, aus der schon andere behalten wurden.</translation>
    </message>
    <message>
        <source>In this order the passages were chosen. The floor does not count here.</source>
        <translation>In dieser Reihenfolge wurden die Textstellen gewählt. Die Untergrenze gilt hier nicht.</translation>
    </message>
</context>
<context>
    <name>adduce::TracePanel</name>
    <message>
        <source>Passages</source>
        <translation>Textstellen</translation>
    </message>
    <message>
        <source>How this was found</source>
        <translation>Wie dies gefunden wurde</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Ask again with the parameters that this answer was found with</source>
        <translation>Erneut mit den Parametern fragen, mit denen diese Antwort gefunden wurde</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Als JSON kopieren</translation>
    </message>
    <message>
        <source>The profile of this answer is missing from the library: the numbers that it was found with are not known.</source>
        <translation>Das Profil dieser Antwort fehlt in der Bibliothek: Die Werte, mit denen sie gefunden wurde, sind nicht bekannt.</translation>
    </message>
</context>
<context>
    <name>adduce::TurnHeading</name>
    <message>
        <source>(no question)</source>
        <translation>(keine Frage)</translation>
    </message>
    <message>
        <source>What can be done with this question</source>
        <translation>Was mit dieser Frage getan werden kann</translation>
    </message>
    <message>
        <source>version %1 of %2</source>
        <translation>Version %1 von %2</translation>
    </message>
    <message>
        <source>The version before</source>
        <translation>Vorherige Version</translation>
    </message>
    <message>
        <source>The version after</source>
        <translation>Nächste Version</translation>
    </message>
</context>
<context>
    <name>adduce::TurnWidget</name>
    <message>
        <source>Your question is kept.</source>
        <translation>Ihre Frage bleibt erhalten.</translation>
    </message>
    <message>
        <source>Copy answer with citations</source>
        <translation>Antwort mit Belegen kopieren</translation>
    </message>
    <message>
        <source>Add answer to evidence</source>
        <translation>Antwort zu den Belegen hinzufügen</translation>
    </message>
    <message>
        <source>Copy question</source>
        <translation>Frage kopieren</translation>
    </message>
    <message>
        <source>Edit question...</source>
        <translation>Frage bearbeiten...</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Erneut fragen</translation>
    </message>
</context>
<context>
    <name>adduce::UnkeptNote</name>
    <message>
        <source>Save it now</source>
        <translation>Jetzt speichern</translation>
    </message>
    <message>
        <source>Go on without saving</source>
        <translation>Ohne Speichern weiter</translation>
    </message>
</context>
<context>
    <name>adduce::UnkeptRun</name>
    <message>
        <source>This run is not saved.</source>
        <translation>Dieser Durchlauf ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>Save it now</source>
        <translation>Jetzt speichern</translation>
    </message>
    <message>
        <source>Go on without saving</source>
        <translation>Ohne Speichern weiter</translation>
    </message>
</context>
<context>
    <name>adduce::VerifyDialog</name>
    <message>
        <source>Verify %1</source>
        <translation>%1 prüfen</translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation>Was dabei herauskam</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Aussage</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>Zitat</translation>
    </message>
    <message>
        <source>Statements of the file</source>
        <translation>Aussagen der Datei</translation>
    </message>
    <message>
        <source>The papers are elsewhere...</source>
        <translation>Die Arbeiten liegen woanders ...</translation>
    </message>
    <message>
        <source>Each paper is found by the hash of its bytes and read anew. A row opens its page.</source>
        <translation>Jede Arbeit wird am Hash ihrer Bytes erkannt und neu gelesen. Eine Zeile öffnet ihre Seite.</translation>
    </message>
    <message>
        <source>Folder with the papers</source>
        <translation>Ordner mit den Arbeiten</translation>
    </message>
    <message>
        <source>Verify an exported file</source>
        <translation>Eine exportierte Datei prüfen</translation>
    </message>
    <message>
        <source>Exported files (*.json *.md *.pdf *.csv);;All files (*)</source>
        <translation>Exportierte Dateien (*.json *.md *.pdf *.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Reading the papers...</source>
        <translation>Die Arbeiten werden gelesen ...</translation>
    </message>
    <message>
        <source>The file quotes nothing.</source>
        <translation>Die Datei zitiert nichts.</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln paper(s) read</source>
        <translation>
            <numerusform>%L1 von %Ln Arbeit gelesen</numerusform>
            <numerusform>%L1 von %Ln Arbeiten gelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln place(s) stand: the file says what it said, and the papers hold every quote.</source>
        <translation>
            <numerusform>Die %Ln Stelle hält: Die Datei sagt, was sie sagte, und die Arbeit enthält das Zitat.</numerusform>
            <numerusform>Alle %Ln Stellen halten: Die Datei sagt, was sie sagte, und die Arbeiten enthalten jedes Zitat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln place(s) stand.</source>
        <translation>
            <numerusform>%1 von %Ln Stelle hält.</numerusform>
            <numerusform>%1 von %Ln Stellen halten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::WantedPapersDialog</name>
    <message>
        <source>%1, not read</source>
        <translation>%1, nicht gelesen</translation>
    </message>
    <message>
        <source>no PDF yet</source>
        <translation>noch kein PDF</translation>
    </message>
    <message>
        <source>Every reference has its paper. Those that BibTeX, RIS, CSL and Zotero name without one are kept here until their paper is added.</source>
        <translation>Jede Literaturangabe hat ihre Arbeit. Angaben aus BibTeX, RIS, CSL und Zotero, zu denen keine gehört, bleiben hier, bis die Arbeit hinzugefügt wird.</translation>
    </message>
    <message>
        <source>Find free copies</source>
        <translation>Freie Kopien suchen</translation>
    </message>
    <message>
        <source>Choose its file...</source>
        <translation>Datei wählen...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>References without a paper</source>
        <translation>Literaturangaben ohne Arbeit</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>Erschienen in</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>They are not searched. When the paper is added, however it comes, its reference describes it and goes from here. To find free copies, titles are sent to Europe PMC and Crossref, and to OpenAlex and Unpaywall where Settings has a key or an e-mail for them.</source>
        <translation>Sie werden nicht durchsucht. Wird die Arbeit hinzugefügt, gleich wie, so beschreibt die Angabe sie und verschwindet von hier. Um freie Kopien zu finden, gehen Titel an Europe PMC und Crossref, und an OpenAlex und Unpaywall, wo die Einstellungen einen Schlüssel oder eine E-Mail dafür haben.</translation>
    </message>
    <message>
        <source>Fetching %1 (%2)</source>
        <translation>%1 wird geholt (%2)</translation>
    </message>
    <message>
        <source>Added, and being read: %1</source>
        <translation>Hinzugefügt und wird gelesen: %1</translation>
    </message>
    <message>
        <source>Free copies found: %L1 of %L2.</source>
        <translation>Freie Kopien gefunden: %L1 von %L2.</translation>
    </message>
    <message>
        <source>The web may not be searched yet. Allow it in Settings, Privacy.</source>
        <translation>Das Web darf noch nicht durchsucht werden. Erlauben Sie es in den Einstellungen unter Datenschutz.</translation>
    </message>
    <message>
        <source>Looking for free copies…</source>
        <translation>Freie Kopien werden gesucht…</translation>
    </message>
    <message>
        <source>The file of the paper</source>
        <translation>Die Datei der Arbeit</translation>
    </message>
    <message>
        <source>Remove references</source>
        <translation>Literaturangaben entfernen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reference(s) removed. Undo brings them back.</source>
        <translation>
            <numerusform>%Ln Literaturangabe entfernt. Rückgängig bringt sie zurück.</numerusform>
            <numerusform>%Ln Literaturangaben entfernt. Rückgängig bringt sie zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy DOI</source>
        <translation>DOI kopieren</translation>
    </message>
</context>
<context>
    <name>adduce::WatchedFolders</name>
    <message>
        <source>Watch no longer</source>
        <translation>Nicht mehr überwachen</translation>
    </message>
    <message>
        <source>Watched folders</source>
        <translation>Überwachte Ordner</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Its papers go into</source>
        <translation>Die Paper kommen in</translation>
    </message>
    <message>
        <source>New and changed papers in these folders, and in those below them, are read by themselves.</source>
        <translation>Neue und geänderte Paper in diesen Ordnern und ihren Unterordnern werden von selbst gelesen.</translation>
    </message>
    <message>
        <source>Watch a folder...</source>
        <translation>Ordner überwachen...</translation>
    </message>
    <message>
        <source>Collection for %1</source>
        <translation>Sammlung für %1</translation>
    </message>
    <message>
        <source>No collection</source>
        <translation>Keine Sammlung</translation>
    </message>
    <message>
        <source>Watch a folder</source>
        <translation>Ordner überwachen</translation>
    </message>
    <message>
        <source>Follow Zotero on this computer</source>
        <translation>Zotero auf diesem Rechner folgen</translation>
    </message>
    <message>
        <source>What is added or changed there from now on comes here, with its papers, notes and highlights. What it has already comes with Import references.</source>
        <translation>Was dort von jetzt an hinzukommt oder sich ändert, kommt hierher, mit Arbeiten, Notizen und Markierungen. Was schon da ist, kommt mit „Literaturangaben importieren“.</translation>
    </message>
</context>
<context>
    <name>adduce::WebSettingsBox</name>
    <message>
        <source>Let a question search the web when I say so</source>
        <translation>Eine Frage das Web durchsuchen lassen, wenn ich es sage</translation>
    </message>
    <message>
        <source>DuckDuckGo</source>
        <translation>DuckDuckGo</translation>
    </message>
    <message>
        <source>Wikipedia</source>
        <translation>Wikipedia</translation>
    </message>
    <message>
        <source>Sends the words of a question for which you press &quot;Web&quot;, and fetches the pages that are named. A question that holds words of a document that never leaves this computer is not sent.</source>
        <translation>Sendet die Worte einer Frage, für die Sie &quot;Web&quot; drücken, und holt die genannten Seiten. Eine Frage mit Worten eines Dokuments, das diesen Rechner nie verlässt, wird nicht gesendet.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>https://searx.example.org, in place of DuckDuckGo</source>
        <translation>https://searx.example.org, anstelle von DuckDuckGo</translation>
    </message>
    <message>
        <source>SearXNG of your own</source>
        <translation>Eigenes SearXNG</translation>
    </message>
    <message>
        <source>for services that ask whom to write to, such as Unpaywall</source>
        <translation>für Dienste, die nach einem Ansprechpartner fragen, wie Unpaywall</translation>
    </message>
    <message>
        <source>Your e-mail</source>
        <translation>Ihre E-Mail-Adresse</translation>
    </message>
    <message>
        <source> days</source>
        <translation> Tage</translation>
    </message>
    <message>
        <source>Pages stay for</source>
        <translation>Seiten bleiben</translation>
    </message>
</context>
<context>
    <name>adduce::WebToggle</name>
    <message>
        <source>Web</source>
        <translation>Web</translation>
    </message>
    <message>
        <source>Search the web, too</source>
        <translation>Auch das Web durchsuchen</translation>
    </message>
    <message>
        <source>&quot;Local only&quot; is on: nothing but this computer is contacted.</source>
        <translation>&quot;Nur lokal&quot; ist an: Nur dieser Rechner wird angesprochen.</translation>
    </message>
    <message>
        <source>Search the web, too: the words of the question go to the services that Settings names, and the pages that they lead to are read here. Papers come first.</source>
        <translation>Auch das Web durchsuchen: Die Worte der Frage gehen an die Dienste aus den Einstellungen, und die Seiten, zu denen sie führen, werden hier gelesen. Arbeiten gehen vor.</translation>
    </message>
    <message>
        <source>Search the web</source>
        <translation>Das Web durchsuchen</translation>
    </message>
    <message>
        <source>Send the words of a question to DuckDuckGo and Wikipedia, where you press &quot;Web&quot; for it?</source>
        <translation>Die Worte einer Frage an DuckDuckGo und Wikipedia senden, wenn Sie für sie &quot;Web&quot; drücken?</translation>
    </message>
    <message>
        <source>The pages that they name are fetched and kept in the library for a while, so that each quote can be checked. No paper is sent. Settings, Privacy takes this back, and names other services.</source>
        <translation>Die genannten Seiten werden geholt und eine Weile in der Bibliothek aufbewahrt, damit jedes Zitat geprüft werden kann. Keine Arbeit wird gesendet. Einstellungen, Datenschutz nimmt dies zurück und nennt andere Dienste.</translation>
    </message>
    <message>
        <source>Allow and search</source>
        <translation>Erlauben und suchen</translation>
    </message>
    <message>
        <source>The profile &quot;%1&quot; searches the web only where the question asks for it: &quot;search the web&quot;.</source>
        <translation>Das Profil &quot;%1&quot; durchsucht das Web nur, wo die Frage es verlangt: &quot;search the web&quot;.</translation>
    </message>
</context>
<context>
    <name>adduce::WhatIfPanel</name>
    <message>
        <source>Reset</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Other weights</source>
        <translation>Andere Gewichte</translation>
    </message>
    <message>
        <source>Vector against keyword</source>
        <translation>Vektor gegenüber Stichwort</translation>
    </message>
    <message>
        <source>Penalty for the same page</source>
        <translation>Abzug für dieselbe Seite</translation>
    </message>
    <message>
        <source>Penalty for the same paper</source>
        <translation>Abzug für dasselbe Paper</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Untergrenze</translation>
    </message>
    <message>
        <source>Passages wanted</source>
        <translation>Gewünschte Textstellen</translation>
    </message>
    <message>
        <source>Ask again with these</source>
        <translation>Hiermit erneut fragen</translation>
    </message>
    <message numerus="yes">
        <source>The same %Ln passage(s) are kept.</source>
        <translation>
            <numerusform>Dieselbe Textstelle wird behalten.</numerusform>
            <numerusform>Dieselben %Ln Textstellen werden behalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) are kept:</source>
        <translation>
            <numerusform>%Ln Textstelle wird behalten:</numerusform>
            <numerusform>%Ln Textstellen werden behalten:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 come in, %2 go.</source>
        <translation>neu: %1, weggefallen: %2.</translation>
    </message>
</context>
<context>
    <name>adduce::WindowSession</name>
    <message>
        <source>After a crash the words in the question box would be lost: they cannot be written down. %1</source>
        <translation>Nach einem Absturz wären die Worte im Fragefeld verloren: Sie können nicht gesichert werden. %1</translation>
    </message>
</context>
<context>
    <name>adduce::SetMaker</name>
    <message>
        <source>Reading the papers for questions...</source>
        <translation>Die Arbeiten werden nach Fragen durchgesehen...</translation>
    </message>
    <message>
        <source>Reading the papers for questions. Sentences of them are sent to %1 to be worded...</source>
        <translation>Die Arbeiten werden nach Fragen durchsucht. Sätze daraus werden zum Formulieren an %1 gesendet...</translation>
    </message>
</context>
<context>
    <name>adduce::ChartFrame</name>
    <message>
        <source>Enter lists what opens from here</source>
        <translation>Die Eingabetaste zeigt, was sich von hier öffnen lässt</translation>
    </message>
</context>
<context>
    <name>adduce::ConnectSettingsPage</name>
    <message>
        <source>Give it papers that never leave this computer, too</source>
        <translation>Ihm auch Arbeiten geben, die diesen Computer nie verlassen</translation>
    </message>
    <message>
        <source>Lines for the program</source>
        <translation>Zeilen für das Programm</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Assistants and editors</source>
        <translation>Assistenten und Editoren</translation>
    </message>
    <message>
        <source>Programs that speak the Model Context Protocol can search this library and ask it. Whatever they get names its paper, page and exact quote.</source>
        <translation>Programme, die das Model Context Protocol sprechen, können diese Bibliothek durchsuchen und befragen. Alles, was sie bekommen, nennt Arbeit, Seite und genaues Zitat.</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Ein anderes Programm</translation>
    </message>
    <message>
        <source>Which program</source>
        <translation>Welches Programm</translation>
    </message>
    <message>
        <source>Only for a program whose model runs on this computer: it may pass on what it gets.</source>
        <translation>Nur für ein Programm, dessen Modell auf diesem Computer läuft: Es kann weitergeben, was es bekommt.</translation>
    </message>
    <message>
        <source>adduce-mcp is not installed here. It comes with the package “adduce-server”.</source>
        <translation>adduce-mcp ist hier nicht installiert. Es gehört zum Paket „adduce-server“.</translation>
    </message>
    <message>
        <source>What they may add</source>
        <translation>Was sie hinzufügen dürfen</translation>
    </message>
    <message>
        <source>They may add papers to the library from these folders alone, and from none as long as the list is empty.</source>
        <translation>Sie dürfen der Bibliothek nur Arbeiten aus diesen Ordnern hinzufügen, und gar keine, solange die Liste leer ist.</translation>
    </message>
    <message>
        <source>Folders that programs may add papers from</source>
        <translation>Ordner, aus denen Programme Arbeiten hinzufügen dürfen</translation>
    </message>
    <message>
        <source>Add a folder...</source>
        <translation>Ordner hinzufügen...</translation>
    </message>
    <message>
        <source>Programs may add papers from</source>
        <translation>Programme dürfen Arbeiten hinzufügen aus</translation>
    </message>
    <message>
        <source>Chat programs and colleagues</source>
        <translation>Chatprogramme und Kollegen</translation>
    </message>
    <message>
        <source>adduce-server serves the library to chat programs, as OpenAI&apos;s servers do, to browsers and to other computers. Start it, make a token, and give the program these three.</source>
        <translation>adduce-server stellt die Bibliothek Chatprogrammen bereit, wie es die Server von OpenAI tun, dazu Browsern und anderen Computern. Starten Sie es, erzeugen Sie ein Token und geben Sie dem Programm diese drei Angaben.</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>How to start the server</source>
        <translation>Wie der Server gestartet wird</translation>
    </message>
    <message>
        <source>Address: %1   Key: the token   Model: adduce</source>
        <translation>Adresse: %1   Schlüssel: das Token   Modell: adduce</translation>
    </message>
    <message>
        <source>These lines go into the program&apos;s file of servers. Most of them read this form.</source>
        <translation>Diese Zeilen gehören in die Serverdatei des Programms. Die meisten lesen diese Form.</translation>
    </message>
    <message>
        <source>These lines go into %1; where servers are listed already, add this one to them.</source>
        <translation>Diese Zeilen gehören in %1; stehen dort schon Server, kommt dieser dazu.</translation>
    </message>
</context>
<context>
    <name>adduce::OverviewPane</name>
    <message>
        <source>Ask your papers a question</source>
        <translation>Stellen Sie Ihren Papern eine Frage</translation>
    </message>
    <message>
        <source>Every sentence of an answer rests on a quote of a paper, with its page. A click on the page&apos;s name opens it with the quote marked. What the papers do not say is not answered.</source>
        <translation>Jeder Satz einer Antwort beruht auf einem Zitat aus einer Arbeit, mit seiner Seite. Ein Klick auf den Namen der Seite öffnet sie mit markiertem Zitat. Was die Arbeiten nicht sagen, wird nicht beantwortet.</translation>
    </message>
    <message>
        <source>What it found</source>
        <translation>Was es gefunden hat</translation>
    </message>
    <message>
        <source>Looking for questions...</source>
        <translation>Fragen werden gesucht...</translation>
    </message>
    <message>
        <source>Get a model...</source>
        <translation>Modell holen...</translation>
    </message>
    <message>
        <source>A model on this computer can write the answers.</source>
        <translation>Ein Modell auf diesem Computer kann die Antworten schreiben.</translation>
    </message>
    <message>
        <source>What there is to ask</source>
        <translation>Was man fragen kann</translation>
    </message>
    <message>
        <source>Add papers...</source>
        <translation>Paper hinzufügen...</translation>
    </message>
    <message>
        <source>Ask the handbook</source>
        <translation>Das Handbuch fragen</translation>
    </message>
    <message>
        <source>%1. They speak of %2.</source>
        <translation>%1. Sie handeln von: %2.</translation>
    </message>
    <message>
        <source>Questions that they answer</source>
        <translation>Fragen, die sie beantworten</translation>
    </message>
    <message>
        <source>Questions that it answers</source>
        <translation>Fragen, die es beantwortet</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, of %2 to %3</source>
        <translation>%1 von %2 bis %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>%Ln Paper</numerusform>
            <numerusform>%Ln Paper</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::OverviewReader</name>
    <message numerus="yes">
        <source>%Ln question(s) to ask</source>
        <translation>
            <numerusform>%Ln Frage zum Stellen</numerusform>
            <numerusform>%Ln Fragen zum Stellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::PassageListModel</name>
    <message>
        <source>p. %1</source>
        <translation>S. %1</translation>
    </message>
    <message>
        <source>row of a table</source>
        <translation>Tabellenzeile</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>adduce::SearchFilterBar</name>
    <message>
        <source>Since %1</source>
        <translation>Seit %1</translation>
    </message>
    <message>
        <source>Abstract</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Introduction</source>
        <translation>Einleitung</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Methoden</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>Diskussion</translation>
    </message>
    <message>
        <source>Conclusion</source>
        <translation>Schluss</translation>
    </message>
    <message>
        <source>How passages are found</source>
        <translation>Wie Textstellen gefunden werden</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Words and meaning</source>
        <translation>Wörter und Bedeutung</translation>
    </message>
    <message>
        <source>Words alone</source>
        <translation>Nur Wörter</translation>
    </message>
    <message>
        <source>Meaning alone</source>
        <translation>Nur Bedeutung</translation>
    </message>
</context>
<context>
    <name>adduce::SearchWindow</name>
    <message>
        <source>Search everything</source>
        <translation>Alles durchsuchen</translation>
    </message>
    <message>
        <source>Words that a passage of a paper speaks of</source>
        <translation>Wörter, von denen eine Textstelle handelt</translation>
    </message>
    <message>
        <source>Words to find</source>
        <translation>Suchwörter</translation>
    </message>
    <message>
        <source>Words, &quot;exact words&quot;, -without, author:smith, year:2019..2023, in:COLLECTION, section:methods</source>
        <translation>Wörter, &quot;genaue Wörter&quot;, -ohne, author:smith, year:2019..2023, in:SAMMLUNG, section:methods</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Textstellen</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Seite öffnen</translation>
    </message>
    <message>
        <source>Add to evidence</source>
        <translation>Zu den Belegen hinzufügen</translation>
    </message>
    <message>
        <source>Added to evidence: %1</source>
        <translation>Zu den Belegen hinzugefügt: %1</translation>
    </message>
    <message>
        <source>Ask about it</source>
        <translation>Danach fragen</translation>
    </message>
    <message>
        <source>Copy the quote</source>
        <translation>Zitat kopieren</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>Type what a passage speaks of. All papers are searched, word by word and by what they mean.</source>
        <translation>Geben Sie ein, wovon eine Textstelle handelt. Alle Paper werden durchsucht, Wort für Wort und nach ihrer Bedeutung.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln Textstelle</numerusform>
            <numerusform>%Ln Textstellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln paper(s)</source>
        <translation>
            <numerusform>aus %Ln Paper</numerusform>
            <numerusform>aus %Ln Papern</numerusform>
        </translation>
    </message>
    <message>
        <source>No passage of these papers speaks of that.</source>
        <translation>Keine Textstelle dieser Paper handelt davon.</translation>
    </message>
    <message>
        <source>No passage speaks of that.</source>
        <translation>Keine Textstelle handelt davon.</translation>
    </message>
    <message>
        <source>Searched by words alone: %1</source>
        <translation>Nur nach Wörtern gesucht: %1</translation>
    </message>
    <message>
        <source>Nothing of this passage can be quoted: its words do not stand on the page as they are read.</source>
        <translation>Aus dieser Textstelle lässt sich nichts zitieren: Ihre Wörter stehen nicht so auf der Seite, wie sie gelesen werden.</translation>
    </message>
</context>
<context>
    <name>adduce::DocumentEditing</name>
    <message>
        <source>Removal of papers</source>
        <translation>Entfernen von Papern</translation>
    </message>
    <message>
        <source>Note on a paper</source>
        <translation>Notiz zu einem Paper</translation>
    </message>
    <message>
        <source>Tags of a paper</source>
        <translation>Schlagwörter eines Papers</translation>
    </message>
    <message>
        <source>Both stay, and are not offered again</source>
        <translation>Beide bleiben und werden nicht mehr angeboten</translation>
    </message>
    <message>
        <source>The other is no longer searched; answers that cite it still open</source>
        <translation>Das andere wird nicht mehr durchsucht; Antworten, die es zitieren, öffnen sich weiterhin</translation>
    </message>
    <message>
        <source>Two papers told apart</source>
        <translation>Zwei Arbeiten unterschieden</translation>
    </message>
    <message>
        <source>Merging of two papers</source>
        <translation>Zusammenführen zweier Arbeiten</translation>
    </message>
</context>
<context>
    <name>adduce::RemovedPapersDialog</name>
    <message>
        <source>No paper was removed.</source>
        <translation>Es wurde kein Paper entfernt.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Removed papers</source>
        <translation>Entfernte Paper</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>there</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>A paper that is put back is described and filed as it was, and its file is read again. What is forgotten can be added as any other file.</source>
        <translation>Ein zurückgeholtes Paper wird beschrieben und abgelegt, wie es war, und seine Datei wird neu gelesen. Was vergessen ist, kann wie jede andere Datei hinzugefügt werden.</translation>
    </message>
</context>
<context>
    <name>adduce::HighlightEditing</name>
    <message>
        <source>Highlight</source>
        <translation>Markieren</translation>
    </message>
    <message>
        <source>Colour of a highlight</source>
        <translation>Farbe einer Markierung</translation>
    </message>
    <message>
        <source>Note on a highlight</source>
        <translation>Notiz zu einer Markierung</translation>
    </message>
    <message>
        <source>Removal of highlights</source>
        <translation>Entfernen von Markierungen</translation>
    </message>
    <message>
        <source>Highlights of the file</source>
        <translation>Markierungen der Datei</translation>
    </message>
    <message>
        <source>%1 of %2 marks were taken over. The words of the others do not stand on their page in this order.</source>
        <translation>%1 von %2 Markierungen wurden übernommen. Die Wörter der übrigen stehen nicht in dieser Reihenfolge auf ihrer Seite.</translation>
    </message>
</context>
<context>
    <name>adduce::HighlightListModel</name>
    <message>
        <source>Note: %1</source>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>Beside the text</source>
        <translation>Neben dem Text</translation>
    </message>
    <message>
        <source>%1 · in the file</source>
        <translation>%1 · in der Datei</translation>
    </message>
</context>
<context>
    <name>adduce::HighlightEditor</name>
    <message>
        <source>Remove the highlight</source>
        <translation>Markierung entfernen</translation>
    </message>
    <message>
        <source>A note of your own</source>
        <translation>Ihre eigene Notiz</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>A note that could not be kept: “%1”</source>
        <translation>Eine Notiz, die nicht gespeichert werden konnte: „%1“</translation>
    </message>
</context>
<context>
    <name>adduce::HighlightPane</name>
    <message>
        <source>Highlights</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Seite öffnen</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Notiz schreiben</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Remove the highlight</source>
        <translation>Markierung entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Take over %Ln mark(s) of the file</source>
        <translation>
            <numerusform>%Ln Markierung der Datei übernehmen</numerusform>
            <numerusform>%Ln Markierungen der Datei übernehmen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::HighlightsWindow</name>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Paper</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exportieren...</translation>
    </message>
    <message>
        <source>Highlights and notes</source>
        <translation>Markierungen und Notizen</translation>
    </message>
    <message>
        <source>Words of a highlight or a note</source>
        <translation>Wörter einer Markierung oder Notiz</translation>
    </message>
    <message>
        <source>Words to find</source>
        <translation>Gesuchte Wörter</translation>
    </message>
    <message>
        <source>Any colour</source>
        <translation>Jede Farbe</translation>
    </message>
    <message>
        <source>All papers</source>
        <translation>Alle Paper</translation>
    </message>
    <message>
        <source>Nothing is highlighted yet. Select words in a paper and choose Highlight, or press H in the reader.</source>
        <translation>Noch ist nichts markiert. Wählen Sie in einem Paper Wörter aus und dann Markieren, oder drücken Sie im Leser H.</translation>
    </message>
    <message>
        <source>No highlight is like that.</source>
        <translation>Keine Markierung ist so.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlight(s)</source>
        <translation>
            <numerusform>%Ln Markierung</numerusform>
            <numerusform>%Ln Markierungen</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is no longer in the library. Its highlights are kept.</source>
        <translation>„%1“ ist nicht mehr in der Bibliothek. Die Markierungen darin bleiben.</translation>
    </message>
    <message>
        <source>Export highlights</source>
        <translation>Markierungen exportieren</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderHighlights</name>
    <message>
        <source>Nothing is highlighted in this paper. Select words on a page and press H, or choose a colour from their menu.</source>
        <translation>In diesem Paper ist nichts markiert. Wählen Sie auf einer Seite Wörter aus und drücken Sie H, oder wählen Sie in ihrem Menü eine Farbe.</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Notiz schreiben</translation>
    </message>
    <message>
        <source>Remove the highlight</source>
        <translation>Markierung entfernen</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderMenu</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Mit Beleg kopieren</translation>
    </message>
    <message>
        <source>Ask about this</source>
        <translation>Hierzu fragen</translation>
    </message>
    <message>
        <source>Add to evidence</source>
        <translation>Zu den Belegen hinzufügen</translation>
    </message>
    <message>
        <source>Find in this document</source>
        <translation>In diesem Dokument suchen</translation>
    </message>
    <message>
        <source>Open in another program</source>
        <translation>In anderem Programm öffnen</translation>
    </message>
    <message>
        <source>Show in its folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Markieren</translation>
    </message>
    <message>
        <source>Highlight and write a note</source>
        <translation>Markieren und Notiz schreiben</translation>
    </message>
    <message>
        <source>Save a copy with highlights...</source>
        <translation>Kopie mit Markierungen speichern...</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Drucken...</translation>
    </message>
</context>
<context>
    <name>adduce::CopySaver</name>
    <message>
        <source>%1 (highlights)</source>
        <translation>%1 (Markierungen)</translation>
    </message>
    <message>
        <source>Save a copy with highlights</source>
        <translation>Kopie mit Markierungen speichern</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-Dokumente (*.pdf)</translation>
    </message>
    <message>
        <source>That is the paper itself, which stays as it is. Choose another name for the copy.</source>
        <translation>Das ist das Paper selbst, das bleibt, wie es ist. Wählen Sie für die Kopie einen anderen Namen.</translation>
    </message>
</context>
<context>
    <name>adduce::UnreadDialog</name>
    <message>
        <source>What could not be read</source>
        <translation>Was nicht gelesen werden konnte</translation>
    </message>
    <message>
        <source>Every document could be read.</source>
        <translation>Alle Dokumente konnten gelesen werden.</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation>Aus der Bibliothek entfernen</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Recognise text (OCR)</source>
        <translation>Text erkennen (OCR)</translation>
    </message>
</context>
<context>
    <name>adduce::NoteEditor</name>
    <message>
        <source>What you think of this paper</source>
        <translation>Was Sie von diesem Paper halten</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Markdown. Your notes stay in the library, and are in no answer.</source>
        <translation>Markdown. Ihre Notizen bleiben in der Bibliothek und stehen in keiner Antwort.</translation>
    </message>
</context>
<context>
    <name>adduce::TagEditor</name>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Parted by commas</source>
        <translation>Durch Kommas getrennt</translation>
    </message>
</context>
<context>
    <name>adduce::LibraryColumns</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>Erschienen in</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Cited in</source>
        <translation>Zitiert in</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
</context>
<context>
    <name>adduce::PagePrinter</name>
    <message>
        <source>Printing %1</source>
        <translation>Druckt %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>the printer &quot;%1&quot; takes nothing</source>
        <translation>der Drucker „%1“ nimmt nichts an</translation>
    </message>
</context>
<context>
    <name>adduce::DuplicatesDialog</name>
    <message>
        <source>No two papers look like one.</source>
        <translation>Keine zwei Arbeiten sehen nach einer einzigen aus.</translation>
    </message>
    <message>
        <source>They are two papers</source>
        <translation>Es sind zwei Arbeiten</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Open the first</source>
        <translation>Erste öffnen</translation>
    </message>
    <message>
        <source>Open the second</source>
        <translation>Zweite öffnen</translation>
    </message>
    <message>
        <source>Possible duplicates</source>
        <translation>Mögliche Duplikate</translation>
    </message>
    <message>
        <source>Papers that look like one</source>
        <translation>Arbeiten, die nach einer einzigen aussehen</translation>
    </message>
    <message>
        <source>Because of</source>
        <translation>Wegen</translation>
    </message>
    <message>
        <source>the same DOI</source>
        <translation>derselben DOI</translation>
    </message>
    <message>
        <source>the same text</source>
        <translation>desselben Textes</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erste</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweite</translation>
    </message>
    <message>
        <source>Field by field</source>
        <translation>Feld für Feld</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>What is checked is kept. The other file is no longer searched, and answers that cite it still open; its collections, tags and notes go to the paper that stays.</source>
        <translation>Was angekreuzt ist, bleibt. Die andere Datei wird nicht mehr durchsucht, und Antworten, die sie zitieren, öffnen sich weiterhin; ihre Sammlungen, Schlagwörter und Notizen gehen an die Arbeit, die bleibt.</translation>
    </message>
</context>
<context>
    <name>adduce::ComparedPapers</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Sammlungen</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Threads that cite it</source>
        <translation>Threads, die sie zitieren</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Markierungen</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderTabs</name>
    <message>
        <source>Open papers</source>
        <translation>Geöffnete Arbeiten</translation>
    </message>
    <message>
        <source>No paper</source>
        <translation>Keine Arbeit</translation>
    </message>
    <message>
        <source>Close the paper</source>
        <translation>Arbeit schließen</translation>
    </message>
    <message>
        <source>The paper is being printed: wait for it, or stop it, then close the paper.</source>
        <translation>Die Arbeit wird gerade gedruckt: Warten Sie darauf oder halten Sie den Druck an, und schließen Sie die Arbeit dann.</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderPanel</name>
    <message>
        <source>Choose a paper in the library to read it here.</source>
        <translation>Wählen Sie eine Arbeit in der Bibliothek, um sie hier zu lesen.</translation>
    </message>
</context>
<context>
    <name>adduce::ZoteroFollowing</name>
    <message>
        <source>Zotero is not running. What is new there comes once it does.</source>
        <translation>Zotero läuft nicht. Was dort neu ist, kommt, sobald es läuft.</translation>
    </message>
    <message>
        <source>Zotero lets no other program read. Allow it there: Settings &gt; Advanced &gt; Allow other applications on this computer to communicate with Zotero.</source>
        <translation>Zotero lässt kein anderes Programm lesen. Erlauben Sie es dort: Settings &gt; Advanced &gt; Allow other applications on this computer to communicate with Zotero.</translation>
    </message>
    <message>
        <source>Followed; last looked at %1.</source>
        <translation>Wird verfolgt; zuletzt um %1 nachgesehen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new or changed item(s) at %1.</source>
        <translation>
            <numerusform>%Ln neuer oder geänderter Eintrag um %1.</numerusform>
            <numerusform>%Ln neue oder geänderte Einträge um %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::FindLine</name>
    <message>
        <source>Previous match</source>
        <translation>Vorheriger Treffer</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Close the find box</source>
        <translation>Suchfeld schließen</translation>
    </message>
    <message>
        <source>%L1 of %L2, looking…</source>
        <translation>%L1 von %L2, sucht noch …</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 von %L2</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Suche läuft…</translation>
    </message>
</context>
<context>
    <name>adduce::WrittenFiles</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadFind</name>
    <message>
        <source>Find in this thread</source>
        <translation>In diesem Thread suchen</translation>
    </message>
</context>
<context>
    <name>adduce::Profile</name>
    <message>
        <source>Our own: both lists, weighed by how much of the question the space knows.</source>
        <translation>Unser eigenes: beide Listen, gewichtet danach, wie viel von der Frage der Vektorraum kennt.</translation>
    </message>
    <message>
        <source>The five best by vector, and none that is too far away; for complex questions also what is like two imagined answers, and a second search where the scores are low.</source>
        <translation>Die fünf besten nach Vektor, und keines, das zu weit weg ist; bei vielschichtigen Fragen auch, was zwei erdachten Antworten ähnelt, und eine zweite Suche, wenn die Werte niedrig sind.</translation>
    </message>
    <message>
        <source>Windows of characters, both lists by min-max; the question is rewritten, passages that a model says no of are left out, and an answer that fails its checks is written again.</source>
        <translation>Fenster aus Zeichen, beide Listen nach Min-Max; die Frage wird umformuliert, Textstellen, die ein Modell verneint, fallen weg, und eine Antwort, die ihre Prüfungen nicht besteht, wird neu geschrieben.</translation>
    </message>
    <message>
        <source>Paragraphs, both lists by their relative scores; the question is resolved, split and asked of the collections that it is for; what is missing is asked for, and prose is taken apart into statements.</source>
        <translation>Absätze, beide Listen nach ihren relativen Werten; die Frage wird aufgelöst, geteilt und den Sammlungen gestellt, für die sie ist; nach Fehlendem wird gefragt, und Prosa wird in Aussagen zerlegt.</translation>
    </message>
    <message>
        <source>Many candidates by vector alone, thinned by marginal relevance; a model examines each unless the reranker is sure; the best of each page.</source>
        <translation>Viele Kandidaten nach Vektor allein, ausgedünnt nach marginaler Relevanz; ein Modell prüft jeden, außer der Reranker ist sicher; von jeder Seite das Beste.</translation>
    </message>
    <message>
        <source>Five-step portal: section-aware chunks, both lists by min-max, neighbours of the best.</source>
        <translation>Portal in fünf Schritten: Abschnitte nach Kapiteln, beide Listen nach Min-Max, Nachbarn der besten.</translation>
    </message>
</context>
<context>
    <name>adduce::ConflictLines</name>
    <message>
        <source>What other papers say against it</source>
        <translation>Was andere Arbeiten dagegen sagen</translation>
    </message>
    <message>
        <source>Show that cell</source>
        <translation>Diese Zelle zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln weiterer</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::PaperChoice</name>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>A3</source>
        <translation>A3</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>Papierformat</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>How the paper lies</source>
        <translation>Ausrichtung des Papiers</translation>
    </message>
</context>
<context>
    <name>adduce::FiguresWindow</name>
    <message>
        <source>Numbers of the matrix</source>
        <translation>Zahlen der Matrix</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Save picture...</source>
        <translation>Bild speichern …</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) with a number</source>
        <translation>
            <numerusform>%Ln Arbeit mit einer Zahl</numerusform>
            <numerusform>%Ln Arbeiten mit einer Zahl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with one of another kind</source>
        <translation>
            <numerusform>%Ln mit einer anderer Art</numerusform>
            <numerusform>%Ln mit einer anderer Art</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::StyleChoice</name>
    <message>
        <source>Citation style</source>
        <translation>Zitierstil</translation>
    </message>
    <message>
        <source>As pandoc does</source>
        <translation>Wie pandoc</translation>
    </message>
    <message>
        <source>Another style file...</source>
        <translation>Andere Stildatei …</translation>
    </message>
    <message>
        <source>Citation styles (*.csl);;All files (*)</source>
        <translation>Zitierstile (*.csl);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>adduce::HandbookBand</name>
    <message>
        <source>Handbook</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Adduce Handbook</source>
        <translation>Adduce-Handbuch</translation>
    </message>
    <message>
        <source>Back to your papers</source>
        <translation>Zurück zu Ihren Papern</translation>
    </message>
    <message>
        <source>What is asked here is answered from the handbook alone; your papers are in the other window.</source>
        <translation>Was hier gefragt wird, beantwortet allein das Handbuch; Ihre Paper sind im anderen Fenster.</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadSearchBox</name>
    <message>
        <source>Find in questions, answers and quotes</source>
        <translation>In Fragen, Antworten und Zitaten suchen</translation>
    </message>
    <message>
        <source>Find a thread</source>
        <translation>Thread suchen</translation>
    </message>
</context>
<context>
    <name>adduce::LaboratorySettingsPage</name>
    <message>
        <source>reads</source>
        <translation>liest</translation>
    </message>
    <message>
        <source>reads and adds papers</source>
        <translation>liest und fügt Paper hinzu</translation>
    </message>
    <message>
        <source>reads, adds and removes papers</source>
        <translation>liest, fügt Paper hinzu und entfernt sie</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Beitreten</translation>
    </message>
    <message>
        <source>Joining…</source>
        <translation>Beitritt läuft …</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Kennwort</translation>
    </message>
    <message>
        <source>where one is needed; it is kept in the keyring</source>
        <translation>falls nötig; es wird im Schlüsselbund aufbewahrt</translation>
    </message>
    <message>
        <source>Synchronise now</source>
        <translation>Jetzt abgleichen</translation>
    </message>
    <message>
        <source>Leave...</source>
        <translation>Verlassen …</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source> as %1, who %2</source>
        <translation> als %1 (%2)</translation>
    </message>
    <message>
        <source>Synchronising…</source>
        <translation>Abgleich läuft …</translation>
    </message>
    <message>
        <source>In step since %1</source>
        <translation>Auf dem Stand von %1</translation>
    </message>
    <message>
        <source>Not in step yet</source>
        <translation>Noch nicht abgeglichen</translation>
    </message>
    <message>
        <source>Leave the laboratory</source>
        <translation>Das Labor verlassen</translation>
    </message>
    <message>
        <source>Leave this laboratory?</source>
        <translation>Dieses Labor verlassen?</translation>
    </message>
    <message>
        <source>All papers stay in this library, those of others among them. Nothing is sent or fetched any more.</source>
        <translation>Alle Paper bleiben in dieser Bibliothek, auch die von anderen. Es wird nichts mehr gesendet oder geholt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln paper(s) are here</source>
        <translation>
            <numerusform>%1 von %Ln Paper ist hier</numerusform>
            <numerusform>%1 von %Ln Papern sind hier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of this library wait(s) to be sent</source>
        <translation>
            <numerusform>%Ln aus dieser Bibliothek wartet auf das Senden</numerusform>
            <numerusform>%Ln aus dieser Bibliothek warten auf das Senden</numerusform>
        </translation>
    </message>
    <message>
        <source>Several computers share the papers of a laboratory by a PostgreSQL database. Each has all of them in its own library, and searches and answers there, offline too. Papers, how they are described and how they are filed are shared; threads and tables of evidence once you share them, by their menus. Papers that never leave this computer are not, nor are highlights and notes.</source>
        <translation>Mehrere Computer teilen die Paper eines Labors über eine PostgreSQL-Datenbank. Jeder hat sie alle in seiner eigenen Bibliothek und sucht und antwortet dort, auch offline. Geteilt werden Paper, ihre Angaben und ihre Ablage; Threads und Belegtabellen, sobald Sie sie über ihr Menü teilen. Paper, die diesen Computer nie verlassen, werden nicht geteilt, ebenso wenig Markierungen und Notizen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) of this library would be sent there. &quot;Never leaves this computer&quot;, in the menu of a paper or collection, keeps them here.</source>
        <translation>
            <numerusform>%Ln Paper dieser Bibliothek würde dorthin gesendet. „Verlässt nie diesen Computer“ im Menü eines Papers oder einer Sammlung behält es hier.</numerusform>
            <numerusform>%Ln Paper dieser Bibliothek würden dorthin gesendet. „Verlässt nie diesen Computer“ im Menü eines Papers oder einer Sammlung behält sie hier.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::LaboratoryKeeper</name>
    <message numerus="yes">
        <source>%Ln paper(s) came from the laboratory</source>
        <translation>
            <numerusform>%Ln Paper kam aus dem Labor</numerusform>
            <numerusform>%Ln Paper kamen aus dem Labor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) were taken out of the laboratory</source>
        <translation>
            <numerusform>%Ln Paper wurde aus dem Labor genommen</numerusform>
            <numerusform>%Ln Paper wurden aus dem Labor genommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thread(s) of others came</source>
        <translation>
            <numerusform>%Ln Thread von anderen kam</numerusform>
            <numerusform>%Ln Threads von anderen kamen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln table(s) of others came</source>
        <translation>
            <numerusform>%Ln Tabelle von anderen kam</numerusform>
            <numerusform>%Ln Tabellen von anderen kamen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::LaboratorySharing</name>
    <message>
        <source>Share with the laboratory</source>
        <translation>Mit dem Labor teilen</translation>
    </message>
    <message>
        <source>Share no more with the laboratory</source>
        <translation>Nicht mehr mit dem Labor teilen</translation>
    </message>
</context>
<context>
    <name>adduce::LostChangesList</name>
    <message>
        <source>Written over unseen</source>
        <translation>Ungesehen überschrieben</translation>
    </message>
    <message>
        <source>Two changed the same field before they heard of each other. What was written last holds; what was lost is here.</source>
        <translation>Zwei haben dasselbe Feld geändert, bevor sie voneinander wussten. Es gilt, was zuletzt geschrieben wurde; was verloren ging, steht hier.</translation>
    </message>
    <message>
        <source>%1 emptied it on %2; %3 wrote over it.</source>
        <translation>%1 hat es am %2 geleert; %3 hat es überschrieben.</translation>
    </message>
    <message>
        <source>“%1”, as %2 wrote on %3; %4 wrote over it.</source>
        <translation>„%1“, wie %2 am %3 schrieb; %4 hat es überschrieben.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>So lassen</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weitere</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
</context>
</TS>
