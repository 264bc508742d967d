<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>adduce</name>
    <message>
        <source>High</source>
        <translation>Élevée</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Faible</translation>
    </message>
    <message>
        <source>one sentence speaks of nearly all that was asked</source>
        <translation>une phrase parle de presque tout ce qui a été demandé</translation>
    </message>
    <message>
        <source>%1 papers speak of what was asked</source>
        <translation>%1 articles parlent de ce qui a été demandé</translation>
    </message>
    <message>
        <source>most of what was asked stands close together</source>
        <translation>l’essentiel de ce qui a été demandé figure en un même endroit</translation>
    </message>
    <message>
        <source>not all that was written could be proved</source>
        <translation>une partie de ce qui a été rédigé n’a pas pu être prouvée</translation>
    </message>
    <message>
        <source>the model says that it is not sure</source>
        <translation>le modèle indique qu’il n’est pas sûr</translation>
    </message>
    <message>
        <source>only some of what was asked stands close together</source>
        <translation>une partie seulement de ce qui a été demandé figure en un même endroit</translation>
    </message>
    <message>
        <source>All sentences come from one document.</source>
        <translation>Toutes les phrases viennent d’un seul document.</translation>
    </message>
    <message>
        <source>No sentence names: %1.</source>
        <translation>Aucune phrase ne mentionne : %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) could not be searched.</source>
        <translation>
            <numerusform>%Ln document n’a pas pu être consulté.</numerusform>
            <numerusform>%Ln documents n’ont pas pu être consultés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: this answer is partial.</source>
        <translation>Arrêté : cette réponse est partielle.</translation>
    </message>
    <message>
        <source>These are the papers&apos; own sentences: the model did not answer. %1</source>
        <translation>Voici les phrases mêmes des articles : le modèle n’a pas répondu. %1</translation>
    </message>
    <message>
        <source>The model&apos;s answer broke off; what was proved is kept. %1</source>
        <translation>La réponse du modèle s’est interrompue ; ce qui a été prouvé est conservé. %1</translation>
    </message>
    <message>
        <source>The model found no answer in the passages.</source>
        <translation>Le modèle n’a trouvé aucune réponse dans les passages.</translation>
    </message>
    <message>
        <source>No sentence of the model could be proved; these are the papers&apos; own.</source>
        <translation>Aucune phrase du modèle n’a pu être prouvée ; voici celles des articles.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) of documents that never leave this computer were not sent.</source>
        <translation>
            <numerusform>%Ln passage de documents qui ne quittent jamais cet ordinateur n’a pas été envoyé.</numerusform>
            <numerusform>%Ln passages de documents qui ne quittent jamais cet ordinateur n’ont pas été envoyés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Searched by words alone, not by meaning. %1</source>
        <translation>Recherche par les mots seuls, pas par le sens. %1</translation>
    </message>
    <message>
        <source>The model remarks: %1</source>
        <translation>Remarque du modèle : %1</translation>
    </message>
    <message>
        <source>Asked as: %1</source>
        <translation>Question comprise ainsi : %1</translation>
    </message>
    <message>
        <source>A quote runs over a column or page end and is cited in parts.</source>
        <translation>Un extrait dépasse la fin d’une colonne ou d’une page ; il est cité en plusieurs parties.</translation>
    </message>
    <message>
        <source>It cites a passage that was not given.</source>
        <translation>Elle cite un passage qui n’a pas été fourni.</translation>
    </message>
    <message>
        <source>Its words were not found on its page.</source>
        <translation>Ses mots n’ont pas été retrouvés sur sa page.</translation>
    </message>
    <message>
        <source>Its quote stands in no passage: %1</source>
        <translation>Son extrait ne figure dans aucun passage : %1</translation>
    </message>
    <message>
        <source>Its quote has other numbers or negations than the page: %1</source>
        <translation>Son extrait comporte d’autres nombres ou négations que la page : %1</translation>
    </message>
    <message>
        <source>It says the opposite of its quote: %1</source>
        <translation>Elle dit le contraire de son extrait : %1</translation>
    </message>
    <message>
        <source>Its passage does not hold the number %1.</source>
        <translation>Son passage ne contient pas le nombre %1.</translation>
    </message>
    <message>
        <source>Its passage does not name %1.</source>
        <translation>Son passage ne mentionne pas %1.</translation>
    </message>
    <message>
        <source>Its passage does not hold the words %1.</source>
        <translation>Son passage ne contient pas les mots %1.</translation>
    </message>
    <message>
        <source>It is no sentence.</source>
        <translation>Ce n’est pas une phrase.</translation>
    </message>
    <message>
        <source>Add papers on this question.</source>
        <translation>Ajoutez des articles sur cette question.</translation>
    </message>
    <message>
        <source>Check the spelling of the terms that were not found, or use another word for them.</source>
        <translation>Vérifiez l’orthographe des termes introuvables, ou employez un autre mot.</translation>
    </message>
    <message>
        <source>Ask with the words that the papers use.</source>
        <translation>Posez la question avec les mots des articles.</translation>
    </message>
    <message>
        <source>Look at the documents that could not be read.</source>
        <translation>Examinez les documents qui n’ont pas pu être lus.</translation>
    </message>
    <message>
        <source>Ask again when all documents are read.</source>
        <translation>Posez à nouveau la question quand tous les documents auront été lus.</translation>
    </message>
    <message>
        <source>Ask about fewer things at once.</source>
        <translation>Demandez moins de choses à la fois.</translation>
    </message>
    <message>
        <source>Upload a PDF first. The library is empty: add papers, then ask about them.</source>
        <translation>Ajoutez d’abord un PDF. La bibliothèque est vide : ajoutez des articles, puis posez vos questions.</translation>
    </message>
    <message>
        <source>Hello. Ask a question about your papers; every sentence of the answer names its source, page and quote.</source>
        <translation>Bonjour. Posez une question sur vos articles ; chaque phrase de la réponse indique sa source, sa page et son extrait.</translation>
    </message>
    <message>
        <source>No document can be searched yet. Wait until one is read, or see in the library why it could not be.</source>
        <translation>Aucun document n’est encore interrogeable. Attendez que l’un d’eux soit lu, ou voyez dans la bibliothèque pourquoi il n’a pas pu l’être.</translation>
    </message>
    <message>
        <source>There is no question. Type one in words.</source>
        <translation>Il n’y a pas de question. Saisissez-en une avec des mots.</translation>
    </message>
    <message>
        <source>I don&apos;t have enough information in the provided documents to answer that accurately</source>
        <translation>Je n’ai pas assez d’informations dans les documents fournis pour répondre avec exactitude</translation>
    </message>
    <message>
        <source>Searched: %1 of %2 documents, %3 passages.</source>
        <translation>Recherche effectuée dans %1 documents sur %2, %3 passages.</translation>
    </message>
    <message>
        <source>%1, p. %2</source>
        <translation>%1, p. %2</translation>
    </message>
    <message>
        <source>the question has %1 characters, up to %2 can be asked</source>
        <translation>la question compte %1 caractères ; le maximum est de %2</translation>
    </message>
    <message>
        <source>the output</source>
        <translation>la sortie</translation>
    </message>
    <message>
        <source>The file is not there: %1.</source>
        <translation>Le fichier est introuvable : %1.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Le fichier ne peut pas être lu : %1.</translation>
    </message>
    <message>
        <source>Check its permissions, and that it is an ordinary file.</source>
        <translation>Vérifiez ses autorisations, et qu’il s’agit d’un fichier ordinaire.</translation>
    </message>
    <message>
        <source>The file holds nothing to read: %1.</source>
        <translation>Le fichier ne contient rien à lire : %1.</translation>
    </message>
    <message>
        <source>Download or export it again.</source>
        <translation>Téléchargez-le ou exportez-le à nouveau.</translation>
    </message>
    <message>
        <source>This is not a kind of file that can be read: %1.</source>
        <translation>Ce type de fichier ne peut pas être lu : %1.</translation>
    </message>
    <message>
        <source>The file is protected by a password: %1.</source>
        <translation>Le fichier est protégé par un mot de passe : %1.</translation>
    </message>
    <message>
        <source>Save a copy without the password and add that.</source>
        <translation>Enregistrez une copie sans mot de passe et ajoutez-la.</translation>
    </message>
    <message>
        <source>The file is damaged: %1.</source>
        <translation>Le fichier est endommagé : %1.</translation>
    </message>
    <message>
        <source>The pages hold pictures, but no text: %1.</source>
        <translation>Les pages contiennent des images, mais pas de texte : %1.</translation>
    </message>
    <message>
        <source>It is a scan: have its text recognised (OCR).</source>
        <translation>C’est une numérisation : faites reconnaître son texte (OCR).</translation>
    </message>
    <message>
        <source>The file is too large: %1.</source>
        <translation>Le fichier est trop volumineux : %1.</translation>
    </message>
    <message>
        <source>Split it and add the parts.</source>
        <translation>Divisez-le et ajoutez les parties.</translation>
    </message>
    <message>
        <source>Reading the file took too long and was stopped: %1.</source>
        <translation>La lecture du fichier a pris trop de temps et a été arrêtée : %1.</translation>
    </message>
    <message>
        <source>Try again, or print it to a new PDF first.</source>
        <translation>Réessayez, ou imprimez-le d’abord dans un nouveau PDF.</translation>
    </message>
    <message>
        <source>Reading the file needs more memory than is allowed: %1.</source>
        <translation>La lecture du fichier demande plus de mémoire que la limite autorisée : %1.</translation>
    </message>
    <message>
        <source>Split it, or print it to a new PDF first.</source>
        <translation>Divisez-le, ou imprimez-le d’abord dans un nouveau PDF.</translation>
    </message>
    <message>
        <source>The file made its reader stop: %1.</source>
        <translation>Le fichier a interrompu son programme de lecture : %1.</translation>
    </message>
    <message>
        <source>Nothing else is affected. Print it to a new PDF and add that, or try again.</source>
        <translation>Rien d’autre n’est touché. Imprimez-le dans un nouveau PDF et ajoutez celui-ci, ou réessayez.</translation>
    </message>
    <message>
        <source>The disk is full or cannot be written: %1.</source>
        <translation>Le disque est plein ou n’accepte pas l’écriture : %1.</translation>
    </message>
    <message>
        <source>Free some space and try again; what was saved before is intact.</source>
        <translation>Libérez de l’espace et réessayez ; ce qui a déjà été enregistré est intact.</translation>
    </message>
    <message>
        <source>This library was written by a newer version of Adduce: %1.</source>
        <translation>Cette bibliothèque a été écrite par une version plus récente d’Adduce : %1.</translation>
    </message>
    <message>
        <source>Update Adduce, or open another library. Nothing was changed.</source>
        <translation>Mettez Adduce à jour, ou ouvrez une autre bibliothèque. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The library file is damaged or is not a library: %1.</source>
        <translation>Le fichier de la bibliothèque est endommagé ou n’est pas une bibliothèque : %1.</translation>
    </message>
    <message>
        <source>Another program is writing to the library: %1.</source>
        <translation>Un autre programme écrit dans la bibliothèque : %1.</translation>
    </message>
    <message>
        <source>Close it and try again.</source>
        <translation>Fermez-le et réessayez.</translation>
    </message>
    <message>
        <source>The pages are written in a script that text recognition was not set to read: %1.</source>
        <translation>Les pages sont dans une écriture que la reconnaissance de texte n’était pas réglée pour lire : %1.</translation>
    </message>
    <message>
        <source>Choose their language in Settings, Reading, and recognise them again.</source>
        <translation>Choisissez leur langue dans Réglages, Lecture, et relancez la reconnaissance.</translation>
    </message>
    <message>
        <source>The pages are written as %1 is, which text recognition was not set to read.</source>
        <translation>Les pages sont écrites comme s’écrit %1, ce que la reconnaissance de texte n’était pas réglée pour lire.</translation>
    </message>
    <message>
        <source>Choose their language in Settings, Reading, and recognise them again. Its data is installed with &quot;%1&quot;.</source>
        <translation>Choisissez leur langue dans Réglages, Lecture, et relancez la reconnaissance. Les données de la langue s’installent avec « %1 ».</translation>
    </message>
    <message>
        <source>Text recognition has no data for the language: %1.</source>
        <translation>La reconnaissance de texte n’a pas de données pour la langue : %1.</translation>
    </message>
    <message>
        <source>Install it with &quot;%1&quot;, then try again.</source>
        <translation>Installez-la avec « %1 », puis réessayez.</translation>
    </message>
    <message>
        <source>The server does not answer as it should: %1.</source>
        <translation>Le serveur ne répond pas comme il le devrait : %1.</translation>
    </message>
    <message>
        <source>The server does not accept the key: %1.</source>
        <translation>Le serveur n’accepte pas la clé : %1.</translation>
    </message>
    <message>
        <source>Enter it anew in Settings, or choose a model that it is for.</source>
        <translation>Saisissez-la à nouveau dans les réglages, ou choisissez un modèle auquel elle donne accès.</translation>
    </message>
    <message>
        <source>The server does not have the model: %1.</source>
        <translation>Le serveur n’a pas le modèle : %1.</translation>
    </message>
    <message>
        <source>Choose one that it lists, in Settings.</source>
        <translation>Choisissez dans les réglages un modèle de sa liste.</translation>
    </message>
    <message>
        <source>Nothing was sent to %1: the connection cannot be secured.</source>
        <translation>Rien n’a été envoyé à %1 : la connexion ne peut pas être sécurisée.</translation>
    </message>
    <message>
        <source>The question with its passages is too long for the model: %1.</source>
        <translation>La question avec ses passages est trop longue pour le modèle : %1.</translation>
    </message>
    <message>
        <source>Choose a narrower scope or fewer passages, or a model with a longer context.</source>
        <translation>Choisissez un périmètre plus étroit, moins de passages, ou un modèle au contexte plus long.</translation>
    </message>
    <message>
        <source>The account&apos;s limit or budget is used up: %1.</source>
        <translation>La limite ou le budget du compte est épuisé : %1.</translation>
    </message>
    <message>
        <source>See your account there. Answers in the papers&apos; own words need no account.</source>
        <translation>Consultez votre compte sur ce service. Les réponses dans les mots mêmes des articles ne demandent aucun compte.</translation>
    </message>
    <message>
        <source>The server has too much to do: %1.</source>
        <translation>Le serveur est surchargé : %1.</translation>
    </message>
    <message>
        <source>Try again in a while. Nothing was lost.</source>
        <translation>Réessayez dans un moment. Rien n’a été perdu.</translation>
    </message>
    <message>
        <source>Nothing was sent to %1: only this computer may be contacted.</source>
        <translation>Rien n’a été envoyé à %1 : seul cet ordinateur peut être contacté.</translation>
    </message>
    <message>
        <source>Turn &quot;Local only&quot; off in Settings, or choose a model on this computer.</source>
        <translation>Désactivez « Local uniquement » dans les réglages, ou choisissez un modèle sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Nothing was sent: this document never leaves the computer: %1.</source>
        <translation>Rien n’a été envoyé : ce document ne quitte jamais l’ordinateur : %1.</translation>
    </message>
    <message>
        <source>Choose a model on this computer, or another scope.</source>
        <translation>Choisissez un modèle sur cet ordinateur, ou un autre périmètre.</translation>
    </message>
    <message>
        <source>Nothing was sent to %1: the connection would not be encrypted.</source>
        <translation>Rien n’a été envoyé à %1 : la connexion ne serait pas chiffrée.</translation>
    </message>
    <message>
        <source>Use an address with https, or agree to it at the server in Settings.</source>
        <translation>Utilisez une adresse en https, ou acceptez l’envoi non chiffré pour ce serveur dans les réglages.</translation>
    </message>
    <message>
        <source>This cannot be used: %1.</source>
        <translation>Cela ne peut pas être utilisé : %1.</translation>
    </message>
    <message>
        <source>Change it and try again.</source>
        <translation>Modifiez-le et réessayez.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>What was finished before is kept.</source>
        <translation>Ce qui était déjà terminé est conservé.</translation>
    </message>
    <message>
        <source>Something went wrong inside Adduce: %1.</source>
        <translation>Une erreur s’est produite dans Adduce : %1.</translation>
    </message>
    <message>
        <source>Try again; if it stays, please report it.</source>
        <translation>Réessayez ; si l’erreur persiste, merci de la signaler.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Quotes found</source>
        <translation>Extraits retrouvés</translation>
    </message>
    <message>
        <source>Median ms</source>
        <translation>Médiane (ms)</translation>
    </message>
    <message>
        <source>Comparison: %1</source>
        <translation>Comparaison : %1</translation>
    </message>
    <message>
        <source>the query set: %1</source>
        <translation>le jeu de questions : %1</translation>
    </message>
    <message>
        <source>%1 has no text &quot;%2&quot;</source>
        <translation>%1 n’a pas de texte « %2 »</translation>
    </message>
    <message>
        <source>%1 has the unknown category &quot;%2&quot;</source>
        <translation>%1 a la catégorie inconnue « %2 »</translation>
    </message>
    <message>
        <source>%1 expects a page that is no number from 1</source>
        <translation>%1 attend une page qui n’est pas un nombre à partir de 1</translation>
    </message>
    <message>
        <source>%1 expects no page of &quot;%2&quot;</source>
        <translation>%1 n’attend aucune page de « %2 »</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>question %1</translation>
    </message>
    <message>
        <source>%1 has no list &quot;%2&quot;</source>
        <translation>%1 n’a pas de liste « %2 »</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no file with its pages, such as &quot;paper.pdf: 4, 27&quot;</source>
        <translation>« %1 » n’est pas un fichier suivi de ses pages, comme « paper.pdf: 4, 27 »</translation>
    </message>
    <message>
        <source>it is no JSON object</source>
        <translation>ce n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>the set</source>
        <translation>le jeu</translation>
    </message>
    <message>
        <source>two queries are called %1</source>
        <translation>deux questions portent le nom %1</translation>
    </message>
    <message>
        <source>it has no queries</source>
        <translation>il ne contient aucune question</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <translation>Évaluation : %1</translation>
    </message>
    <message>
        <source>%L1: %L2 of %L3 right</source>
        <translation>%L1 : %L2 justes sur %L3</translation>
    </message>
    <message>
        <source>Quotes found on their page: %1 %</source>
        <translation>Extraits retrouvés sur leur page : %1 %</translation>
    </message>
    <message>
        <source>Median time to an answer: %1 ms</source>
        <translation>Temps médian jusqu’à la réponse : %1 ms</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Cited pages</source>
        <translation>Pages citées</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Evidence table</source>
        <translation>Tableau des preuves</translation>
    </message>
    <message>
        <source>Evidence: %1</source>
        <translation>Preuves : %1</translation>
    </message>
    <message>
        <source>not reported</source>
        <translation>non rapporté</translation>
    </message>
    <message>
        <source>Confidence: %1 (%2)</source>
        <translation>Confiance : %1 (%2)</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Note : %1</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Affirmation</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>Extrait</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confiance</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>The quotes on their pages</source>
        <translation>Les extraits sur leurs pages</translation>
    </message>
    <message>
        <source>Quote found word for word</source>
        <translation>Extrait retrouvé mot pour mot</translation>
    </message>
    <message>
        <source>Quote found, with other spaces or hyphens</source>
        <translation>Extrait retrouvé, avec d’autres espaces ou traits d’union</translation>
    </message>
    <message>
        <source>Quote not found on its page</source>
        <translation>Extrait introuvable à sa page</translation>
    </message>
    <message>
        <source>The paper is not in the library</source>
        <translation>L’article n’est pas dans la bibliothèque</translation>
    </message>
    <message>
        <source>not in the library</source>
        <translation>absent de la bibliothèque</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Répondu</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Non envoyé</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Valeurs par défaut</translation>
    </message>
    <message>
        <source>Of the page that is shown</source>
        <translation>De la page affichée</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Invites</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Confidentialité</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>In an answer: from sentence to sentence</source>
        <translation>Dans une réponse : de phrase en phrase</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Haut, Bas</translation>
    </message>
    <message>
        <source>To the citations of a sentence</source>
        <translation>Vers les références d’une phrase</translation>
    </message>
    <message>
        <source>Right, Left</source>
        <translation>Droite, Gauche</translation>
    </message>
    <message>
        <source>Open the cited page</source>
        <translation>Ouvrir la page citée</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Show the quote</source>
        <translation>Afficher l’extrait</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>In the reader: next and previous cited sentence</source>
        <translation>Dans le lecteur : phrase citée suivante et précédente</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Maj+N</translation>
    </message>
    <message>
        <source>windows, network</source>
        <translation>fenêtres, réseau</translation>
    </message>
    <message>
        <source>charts</source>
        <translation>graphiques</translation>
    </message>
    <message>
        <source>reading and drawing pages</source>
        <translation>lecture et dessin des pages</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>domaine public</translation>
    </message>
    <message>
        <source>the library file, full-text search</source>
        <translation>le fichier de la bibliothèque, la recherche en texte intégral</translation>
    </message>
    <message>
        <source>nearest vectors</source>
        <translation>vecteurs les plus proches</translation>
    </message>
    <message>
        <source>words of like meaning</source>
        <translation>mots de sens voisin</translation>
    </message>
    <message>
        <source>PDF export</source>
        <translation>export PDF</translation>
    </message>
    <message>
        <source>the learned space</source>
        <translation>l’espace appris</translation>
    </message>
    <message>
        <source>stems of words</source>
        <translation>racines des mots</translation>
    </message>
    <message>
        <source>languages</source>
        <translation>langues</translation>
    </message>
    <message>
        <source>quotes that are nearly the page&apos;s</source>
        <translation>extraits presque identiques à la page</translation>
    </message>
    <message>
        <source>prompts</source>
        <translation>invites</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>clés</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>the sandbox of readers</source>
        <translation>le bac à sable des lecteurs</translation>
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
        <translation>anciens codages</translation>
    </message>
    <message>
        <source>old encodings, order of scripts</source>
        <translation>anciens codages, ordre des écritures</translation>
    </message>
    <message>
        <source>scripts that join or stack</source>
        <translation>écritures qui se lient ou s’empilent</translation>
    </message>
    <message>
        <source>scans</source>
        <translation>numérisations</translation>
    </message>
    <message>
        <source>pictures of pages</source>
        <translation>images des pages</translation>
    </message>
    <message>
        <source>About Adduce</source>
        <translation>À propos d’Adduce</translation>
    </message>
    <message>
        <source>To adduce: to cite as evidence. Every sentence of an answer names its source, page and exact quote.

Free software under the GNU Affero General Public License, version 3 or later. It is made with these libraries:</source>
        <translation>« To adduce » signifie, en anglais, citer comme preuve. Chaque phrase d’une réponse indique sa source, sa page et l’extrait exact.

Logiciel libre sous licence publique générale GNU Affero, version 3 ou ultérieure. Il est réalisé avec ces bibliothèques :</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Usage</translation>
    </message>
    <message>
        <source>The library cannot be opened</source>
        <translation>La bibliothèque ne peut pas être ouverte</translation>
    </message>
    <message>
        <source>Choose another library...</source>
        <translation>Choisir une autre bibliothèque...</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Choose or name a library</source>
        <translation>Choisir ou nommer une bibliothèque</translation>
    </message>
    <message>
        <source>Libraries (*.adduce);;All files (*)</source>
        <translation>Bibliothèques (*.adduce);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Ask your papers; every sentence of the answer names its source, page and quote.</source>
        <translation>Interrogez vos articles ; chaque phrase de la réponse indique sa source, sa page et son extrait.</translation>
    </message>
    <message>
        <source>The library to open.</source>
        <translation>La bibliothèque à ouvrir.</translation>
    </message>
    <message>
        <source>A folder of papers to begin with when the library is empty.</source>
        <translation>Un dossier d’articles pour commencer lorsque la bibliothèque est vide.</translation>
    </message>
    <message>
        <source>light, dark or system.</source>
        <translation>light, dark ou system.</translation>
    </message>
    <message>
        <source>Papers to add, folders of them, or what a reference manager wrote.</source>
        <translation>Articles à ajouter, dossiers d’articles, ou fichier d’un gestionnaire de références bibliographiques.</translation>
    </message>
    <message>
        <source>--theme is light, dark or system.</source>
        <translation>--theme vaut light, dark ou system.</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>cet ordinateur</translation>
    </message>
    <message>
        <source>Answer a question</source>
        <translation>Répondre à une question</translation>
    </message>
    <message>
        <source>Rank passages</source>
        <translation>Classer des passages</translation>
    </message>
    <message>
        <source>Judge an answer</source>
        <translation>Juger une réponse</translation>
    </message>
    <message>
        <source>Compare meanings</source>
        <translation>Comparer des sens</translation>
    </message>
    <message>
        <source>Test a server</source>
        <translation>Tester un serveur</translation>
    </message>
    <message>
        <source>Look a DOI up</source>
        <translation>Rechercher un DOI</translation>
    </message>
    <message>
        <source>Download a model</source>
        <translation>Télécharger un modèle</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Adduce Handbook</source>
        <translation>Manuel d’Adduce</translation>
    </message>
    <message>
        <source>Add a PDF, EPUB, XPS, DOCX, ODT, HTML, Markdown or text file.</source>
        <translation>Ajoutez un fichier PDF, EPUB, XPS, DOCX, ODT, HTML, Markdown ou texte.</translation>
    </message>
    <message numerus="yes">
        <source>Left out because it could not be proved: %Ln statement(s).</source>
        <translation>
            <numerusform>Écartée, faute de preuve : %Ln affirmation.</numerusform>
            <numerusform>Écartées, faute de preuve : %Ln affirmations.</numerusform>
        </translation>
    </message>
    <message>
        <source>No such passage</source>
        <translation>Passage inexistant</translation>
    </message>
    <message>
        <source>Quote not found</source>
        <translation>Extrait introuvable</translation>
    </message>
    <message>
        <source>Quote differs from the page</source>
        <translation>L’extrait diffère de la page</translation>
    </message>
    <message>
        <source>Opposite of its quote</source>
        <translation>Contraire de son extrait</translation>
    </message>
    <message>
        <source>Number not in the evidence</source>
        <translation>Nombre absent des preuves</translation>
    </message>
    <message>
        <source>Name not in the evidence</source>
        <translation>Nom absent des preuves</translation>
    </message>
    <message>
        <source>Words not in the evidence</source>
        <translation>Mots absents des preuves</translation>
    </message>
    <message>
        <source>No sentence</source>
        <translation>Pas une phrase</translation>
    </message>
    <message>
        <source>Not proved</source>
        <translation>Non prouvé</translation>
    </message>
    <message>
        <source>%1 expects no page; only a question that must be refused may</source>
        <translation>%1 n’attend aucune page ; seule une question à refuser le peut</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>Directe</translation>
    </message>
    <message>
        <source>Synthesis</source>
        <translation>Synthèse</translation>
    </message>
    <message>
        <source>Must be refused</source>
        <translation>À refuser</translation>
    </message>
    <message>
        <source>Passages ranked by %1</source>
        <translation>Passages classés par %1</translation>
    </message>
    <message>
        <source>Passages were found with: %1</source>
        <translation>Passages trouvés avec : %1</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>non jugé</translation>
    </message>
    <message>
        <source>Faithful</source>
        <translation>Fidèle</translation>
    </message>
    <message>
        <source>%1 did not reply in the form that was asked for.</source>
        <translation>%1 n’a pas répondu sous la forme demandée.</translation>
    </message>
    <message>
        <source>Faithful: not judged</source>
        <translation>Fidèle : non jugé</translation>
    </message>
    <message>
        <source>judged %1 of %2 answers by %3</source>
        <translation>%1 réponses sur %2 jugées par %3</translation>
    </message>
    <message>
        <source>Faithful: %1</source>
        <translation>Fidèle : %1</translation>
    </message>
    <message>
        <source>Faithful: %1 of %2 (95 %: %3-%4 %), %5</source>
        <translation>Fidèle : %1 sur %2 (95 % : %3-%4 %), %5</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Pages des réglages</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %1 of %Ln question(s).</source>
        <translation>
            <numerusform>Arrêtée après %1 question sur %Ln.</numerusform>
            <numerusform>Arrêtée après %1 questions sur %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>non mesuré</translation>
    </message>
    <message numerus="yes">
        <source>The model failed on %Ln question(s), which are not counted</source>
        <translation>
            <numerusform>Le modèle a échoué sur %Ln question, qui n’est pas comptée</numerusform>
            <numerusform>Le modèle a échoué sur %Ln questions, qui ne sont pas comptées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 à %3)</translation>
    </message>
    <message>
        <source>%1: query %2 of %3</source>
        <translation>%1 : question %2 sur %3</translation>
    </message>
    <message>
        <source>Counting the texts</source>
        <translation>Comptage des textes</translation>
    </message>
    <message>
        <source>Indexing: %1 of %2</source>
        <translation>Indexation : %1 sur %2</translation>
    </message>
    <message>
        <source>Learning how the texts use words</source>
        <translation>Apprentissage de l’usage des mots dans les textes</translation>
    </message>
    <message>
        <source>%1 unchanged</source>
        <translation>%1 inchangé</translation>
    </message>
    <message>
        <source>nDCG@10 since %1: %2.</source>
        <translation>nDCG@10 par rapport à %1 : %2.</translation>
    </message>
    <message>
        <source>Nothing may be written there: %1.</source>
        <translation>Rien ne peut y être écrit : %1.</translation>
    </message>
    <message>
        <source>Choose another folder, or change who may write to this one; what was there before is intact.</source>
        <translation>Choisissez un autre dossier, ou modifiez les droits d’écriture de celui-ci ; ce qui s’y trouvait est intact.</translation>
    </message>
    <message>
        <source>The folder to write to is not there: %1.</source>
        <translation>Le dossier de destination est introuvable : %1.</translation>
    </message>
    <message>
        <source>Choose another folder, or connect its drive again.</source>
        <translation>Choisissez un autre dossier, ou reconnectez son disque.</translation>
    </message>
    <message>
        <source>compressed files, checksums</source>
        <translation>fichiers compressés, sommes de contrôle</translation>
    </message>
    <message>
        <source>These figures are not kept.</source>
        <translation>Ces chiffres ne sont pas conservés.</translation>
    </message>
    <message>
        <source>The earlier results of this folder cannot be read: %1. The next measurement keeps that file under another name.</source>
        <translation>Les résultats précédents de ce dossier ne peuvent pas être lus : %1. La prochaine mesure conservera ce fichier sous un autre nom.</translation>
    </message>
    <message>
        <source>The earlier results of this folder cannot be read; they are now in %1.</source>
        <translation>Les résultats précédents de ce dossier ne peuvent pas être lus ; ils sont maintenant dans %1.</translation>
    </message>
    <message>
        <source>Understand</source>
        <translation>Comprendre</translation>
    </message>
    <message>
        <source>Understanding the question…</source>
        <translation>Analyse de la question…</translation>
    </message>
    <message>
        <source>Retrieve</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Classer</translation>
    </message>
    <message>
        <source>Ranking passages…</source>
        <translation>Classement des passages…</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Sélectionner</translation>
    </message>
    <message>
        <source>Choosing passages…</source>
        <translation>Choix des passages…</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Élargir</translation>
    </message>
    <message>
        <source>Looking around them…</source>
        <translation>Examen de leurs abords…</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>Checking that the papers speak of it…</source>
        <translation>Vérification que les articles en parlent…</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Rédiger</translation>
    </message>
    <message>
        <source>Choosing sentences…</source>
        <translation>Choix des phrases…</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Checking quotes…</source>
        <translation>Vérification des extraits…</translation>
    </message>
    <message>
        <source>Direct questions right</source>
        <translation>Questions directes justes</translation>
    </message>
    <message>
        <source>Synthesis questions right</source>
        <translation>Questions de synthèse justes</translation>
    </message>
    <message>
        <source>Refused correctly</source>
        <translation>Refus justifiés</translation>
    </message>
    <message>
        <source>Citations verbatim</source>
        <translation>Références textuelles</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Temps médian</translation>
    </message>
    <message>
        <source>None of the papers that these questions are about is searched: %1. Add them, or choose other questions or another scope.</source>
        <translation>Aucun des articles sur lesquels portent ces questions n’est consulté : %1. Ajoutez-les, ou choisissez d’autres questions ou un autre périmètre.</translation>
    </message>
    <message>
        <source>Questions on these papers count as wrong, as they are not searched: %1.</source>
        <translation>Les questions sur ces articles comptent comme fausses, car ils ne sont pas consultés : %1.</translation>
    </message>
    <message>
        <source>Writing an answer</source>
        <translation>Rédaction d’une réponse</translation>
    </message>
    <message>
        <source>Correcting what was refused</source>
        <translation>Correction de ce qui a été refusé</translation>
    </message>
    <message>
        <source>Ranking passages</source>
        <translation>Classement des passages</translation>
    </message>
    <message>
        <source>Grading passages</source>
        <translation>Notation des passages</translation>
    </message>
    <message>
        <source>Judging answers of an evaluation</source>
        <translation>Juger les réponses d’une évaluation</translation>
    </message>
    <message>
        <source>95 %: %1 to %2 %</source>
        <translation>95 % : %1 à %2 %</translation>
    </message>
    <message numerus="yes">
        <source>the model failed on %1 of %Ln question(s)</source>
        <translation>
            <numerusform>le modèle a échoué sur %1 question sur %Ln</numerusform>
            <numerusform>le modèle a échoué sur %1 questions sur %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln question(s)</source>
        <translation>
            <numerusform>sur %Ln question</numerusform>
            <numerusform>sur %Ln questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln question(s) asked</source>
        <translation>
            <numerusform>%1 question posée sur %Ln</numerusform>
            <numerusform>%1 questions posées sur %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>judged %1 of %2</source>
        <translation>%1 jugées sur %2</translation>
    </message>
    <message>
        <source>from question to answer</source>
        <translation>de la question à la réponse</translation>
    </message>
    <message>
        <source>95th percentile %1 ms</source>
        <translation>95e centile : %1 ms</translation>
    </message>
    <message numerus="yes">
        <source>of %Ln citation(s)</source>
        <translation>
            <numerusform>sur %Ln référence</numerusform>
            <numerusform>sur %Ln références</numerusform>
        </translation>
    </message>
    <message>
        <source>unchanged since %1</source>
        <translation>inchangé par rapport à %1</translation>
    </message>
    <message>
        <source>%1%2%3 since %4</source>
        <translation>%1%2%3 par rapport à %4</translation>
    </message>
    <message numerus="yes">
        <source>%1, over the %Ln question(s) of both</source>
        <translation>
            <numerusform>%1, sur %Ln question commune</numerusform>
            <numerusform>%1, sur %Ln questions communes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, stopped</source>
        <translation>%1, arrêtée</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln quote(s) checked again %1</source>
        <translation>
            <numerusform>%Ln extrait revérifié le %1</numerusform>
            <numerusform>les %Ln extraits revérifiés le %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln quote(s) found word for word, %2</source>
        <translation>
            <numerusform>%1 extrait sur %Ln retrouvé mot pour mot, le %2</numerusform>
            <numerusform>%1 extraits sur %Ln retrouvés mot pour mot, le %2</numerusform>
        </translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Tous les documents</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Aucun modèle</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>Étiquettes : %1</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>texte brut</translation>
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
            <numerusform>%Ln phrase</numerusform>
            <numerusform>%Ln phrases</numerusform>
        </translation>
    </message>
    <message>
        <source>text recognised (%1)</source>
        <translation>texte reconnu (%1)</translation>
    </message>
    <message>
        <source>added %1</source>
        <translation>ajouté le %1</translation>
    </message>
    <message>
        <source>in “%1”</source>
        <translation>dans « %1 »</translation>
    </message>
    <message>
        <source>%1 (this one)</source>
        <translation>%1 (celui-ci)</translation>
    </message>
    <message>
        <source>Add papers</source>
        <translation>Ajouter des articles</translation>
    </message>
    <message>
        <source>Papers (*.pdf *.epub *.xps *.oxps *.docx *.odt *.html *.htm *.xhtml *.xml *.nxml *.txt *.text *.md *.markdown);;All files (*)</source>
        <translation>Articles (*.pdf *.epub *.xps *.oxps *.docx *.odt *.html *.htm *.xhtml *.xml *.nxml *.txt *.text *.md *.markdown);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Add a folder of papers</source>
        <translation>Ajouter un dossier d’articles</translation>
    </message>
    <message>
        <source>Colours of the system</source>
        <translation>Couleurs du système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Settings...</source>
        <translation>Réglages...</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Bibliothèque</translation>
    </message>
    <message>
        <source>&amp;Thread</source>
        <translation>&amp;Fil</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Historique</translation>
    </message>
    <message>
        <source>&amp;Evidence</source>
        <translation>&amp;Preuves</translation>
    </message>
    <message>
        <source>E&amp;valuation</source>
        <translation>É&amp;valuation</translation>
    </message>
    <message>
        <source>&amp;Reader</source>
        <translation>&amp;Lecteur</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>All commands...</source>
        <translation>Toutes les commandes...</translation>
    </message>
    <message>
        <source>Ask the handbook</source>
        <translation>Interroger le manuel</translation>
    </message>
    <message>
        <source>New thread</source>
        <translation>Nouveau fil</translation>
    </message>
    <message>
        <source>Write a question</source>
        <translation>Écrire une question</translation>
    </message>
    <message>
        <source>Read the answer</source>
        <translation>Lire la réponse</translation>
    </message>
    <message>
        <source>Add the answer to evidence</source>
        <translation>Ajouter la réponse aux preuves</translation>
    </message>
    <message>
        <source>Export thread...</source>
        <translation>Exporter le fil...</translation>
    </message>
    <message>
        <source>Stop the question</source>
        <translation>Arrêter la question</translation>
    </message>
    <message>
        <source>Open the thread in Ask</source>
        <translation>Ouvrir le fil dans Demander</translation>
    </message>
    <message>
        <source>Rename the thread...</source>
        <translation>Renommer le fil...</translation>
    </message>
    <message>
        <source>Pin or unpin the thread</source>
        <translation>Épingler ou détacher le fil</translation>
    </message>
    <message>
        <source>Give the thread a tag...</source>
        <translation>Donner une étiquette au fil...</translation>
    </message>
    <message>
        <source>Check the quotes of the thread</source>
        <translation>Vérifier les extraits du fil</translation>
    </message>
    <message>
        <source>Duplicate the thread</source>
        <translation>Dupliquer le fil</translation>
    </message>
    <message>
        <source>Export the chosen threads...</source>
        <translation>Exporter les fils choisis...</translation>
    </message>
    <message>
        <source>Import threads...</source>
        <translation>Importer des fils...</translation>
    </message>
    <message>
        <source>Delete the thread</source>
        <translation>Supprimer le fil</translation>
    </message>
    <message>
        <source>New table...</source>
        <translation>Nouveau tableau...</translation>
    </message>
    <message>
        <source>Rename the table...</source>
        <translation>Renommer le tableau...</translation>
    </message>
    <message>
        <source>Delete the table</source>
        <translation>Supprimer le tableau</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Ajouter une ligne</translation>
    </message>
    <message>
        <source>Check all quotes</source>
        <translation>Vérifier tous les extraits</translation>
    </message>
    <message>
        <source>Table or matrix</source>
        <translation>Tableau ou matrice</translation>
    </message>
    <message>
        <source>Add a question to the matrix...</source>
        <translation>Ajouter une question à la matrice...</translation>
    </message>
    <message>
        <source>Add papers to the matrix...</source>
        <translation>Ajouter des articles à la matrice...</translation>
    </message>
    <message>
        <source>Import evidence...</source>
        <translation>Importer des preuves...</translation>
    </message>
    <message>
        <source>Export evidence...</source>
        <translation>Exporter les preuves...</translation>
    </message>
    <message>
        <source>Run the evaluation</source>
        <translation>Exécuter l’évaluation</translation>
    </message>
    <message>
        <source>Stop the evaluation</source>
        <translation>Arrêter l’évaluation</translation>
    </message>
    <message>
        <source>Edit the questions...</source>
        <translation>Modifier les questions...</translation>
    </message>
    <message>
        <source>Open a set of questions...</source>
        <translation>Ouvrir un jeu de questions...</translation>
    </message>
    <message>
        <source>Measure a retrieval collection...</source>
        <translation>Mesurer une collection de recherche...</translation>
    </message>
    <message>
        <source>Rename the run...</source>
        <translation>Renommer l’exécution...</translation>
    </message>
    <message>
        <source>Export the run...</source>
        <translation>Exporter l’exécution...</translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation>Supprimer l’exécution</translation>
    </message>
    <message>
        <source>Back in the reader</source>
        <translation>Reculer dans le lecteur</translation>
    </message>
    <message>
        <source>Forward in the reader</source>
        <translation>Avancer dans le lecteur</translation>
    </message>
    <message>
        <source>Larger pages</source>
        <translation>Pages plus grandes</translation>
    </message>
    <message>
        <source>Smaller pages</source>
        <translation>Pages plus petites</translation>
    </message>
    <message>
        <source>Fit the text</source>
        <translation>Ajuster au texte</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Small pages</source>
        <translation>Petites pages</translation>
    </message>
    <message>
        <source>Dark pages in the dark theme</source>
        <translation>Pages sombres dans le thème sombre</translation>
    </message>
    <message>
        <source>Next cited sentence</source>
        <translation>Phrase citée suivante</translation>
    </message>
    <message>
        <source>Previous cited sentence</source>
        <translation>Phrase citée précédente</translation>
    </message>
    <message>
        <source>Ask about this</source>
        <translation>Demander à ce sujet</translation>
    </message>
    <message>
        <source>Add this to evidence</source>
        <translation>Ajouter aux preuves</translation>
    </message>
    <message>
        <source>Open in another program</source>
        <translation>Ouvrir dans un autre programme</translation>
    </message>
    <message>
        <source>Show in its folder</source>
        <translation>Montrer dans son dossier</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>Écriture de %1</translation>
    </message>
    <message>
        <source>Stopped; nothing was written: %1</source>
        <translation>Arrêté ; rien n’a été écrit : %1</translation>
    </message>
    <message>
        <source>Evaluating %L1 of %L2</source>
        <translation>Évaluation de %L1 sur %L2</translation>
    </message>
    <message numerus="yes">
        <source>Filling the matrix: %L1 of %Ln cell(s)</source>
        <translation>
            <numerusform>Remplissage de la matrice : %L1 cellule sur %Ln</numerusform>
            <numerusform>Remplissage de la matrice : %L1 cellules sur %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Add files...</source>
        <translation>Ajouter des fichiers...</translation>
    </message>
    <message>
        <source>Add a folder...</source>
        <translation>Ajouter un dossier...</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>Nouvelle collection</translation>
    </message>
    <message>
        <source>Retry all that failed</source>
        <translation>Réessayer tous les documents en échec</translation>
    </message>
    <message>
        <source>Import references...</source>
        <translation>Importer des références bibliographiques...</translation>
    </message>
    <message>
        <source>Export references...</source>
        <translation>Exporter des références bibliographiques...</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Arrêter la lecture</translation>
    </message>
    <message>
        <source>Library panel</source>
        <translation>Panneau de la bibliothèque</translation>
    </message>
    <message>
        <source>Reader panel</source>
        <translation>Panneau du lecteur</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Barre de menus</translation>
    </message>
    <message>
        <source>Close the top-most</source>
        <translation>Fermer l’élément au premier plan</translation>
    </message>
    <message>
        <source>The file with the settings.</source>
        <translation>Le fichier contenant les réglages.</translation>
    </message>
    <message>
        <source>Searched for: %1</source>
        <translation>Recherché : %1</translation>
    </message>
    <message>
        <source>Searched in English, word by word: %1</source>
        <translation>Recherché en anglais, mot à mot : %1</translation>
    </message>
    <message>
        <source>The papers are in another language than the question. Ask in theirs, or install a dictionary for it.</source>
        <translation>Les articles sont dans une autre langue que la question. Posez-la dans la leur, ou installez un dictionnaire.</translation>
    </message>
    <message>
        <source>A table</source>
        <translation>Un tableau</translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <translation>ligne %1 : %2</translation>
    </message>
    <message>
        <source>Its quote is too short to prove anything: %1</source>
        <translation>Sa citation est trop courte pour prouver quoi que ce soit : %1</translation>
    </message>
    <message>
        <source>It exchanges what its quote says of each: %1</source>
        <translation>Elle échange ce que sa citation dit de chacun : %1</translation>
    </message>
    <message>
        <source>Its quote does not say so much, or so little: %1</source>
        <translation>Sa citation n’en dit pas autant, ou pas si peu : %1</translation>
    </message>
    <message>
        <source>It goes further than its quote: %1</source>
        <translation>Elle va plus loin que sa citation : %1</translation>
    </message>
    <message>
        <source>Its quote does not speak of %1.</source>
        <translation>Sa citation ne parle pas de %1.</translation>
    </message>
    <message>
        <source>It puts another word in the place of one of its quote: %1</source>
        <translation>Elle met un autre mot à la place d’un de sa citation : %1</translation>
    </message>
    <message>
        <source>Its quote does not say: %1</source>
        <translation>Sa citation ne dit pas : %1</translation>
    </message>
    <message>
        <source>No passage holds the address %1.</source>
        <translation>Aucun passage ne contient l’adresse %1.</translation>
    </message>
    <message>
        <source>Quote too short</source>
        <translation>Citation trop courte</translation>
    </message>
    <message>
        <source>Exchanged</source>
        <translation>Échangé</translation>
    </message>
    <message>
        <source>Another amount</source>
        <translation>Autre quantité</translation>
    </message>
    <message>
        <source>Goes too far</source>
        <translation>Va trop loin</translation>
    </message>
    <message>
        <source>Speaks of others</source>
        <translation>Parle d’autres</translation>
    </message>
    <message>
        <source>Another word</source>
        <translation>Autre mot</translation>
    </message>
    <message>
        <source>Not said by its quote</source>
        <translation>Non dit par sa citation</translation>
    </message>
    <message>
        <source>Address not in the evidence</source>
        <translation>Adresse absente des preuves</translation>
    </message>
    <message>
        <source>False statements that the checks find</source>
        <translation>Affirmations fausses que les contrôles trouvent</translation>
    </message>
    <message>
        <source>%1 sentences of saved answers; unchanged, %2 of them were lost.</source>
        <translation>%1 phrases de réponses enregistrées ; inchangées, %2 ont été perdues.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Faites</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvées</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>All, by words that no list of the checks has</source>
        <translation>Toutes, par des mots qu’aucune liste des contrôles ne contient</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Passed as proved</source>
        <translation>Passées pour prouvées</translation>
    </message>
    <message>
        <source>Proved: the quote stands on its page</source>
        <translation>Prouvé : la citation figure sur sa page</translation>
    </message>
    <message>
        <source>The quote stands on its page; the file has no seal that ties the statement to it</source>
        <translation>La citation figure sur sa page ; le fichier n’a pas de sceau qui y lie l’affirmation</translation>
    </message>
    <message>
        <source>Changed after the export: the statement, its quote or its place</source>
        <translation>Modifié après l’exportation : l’affirmation, sa citation ou son emplacement</translation>
    </message>
    <message>
        <source>No file with the bytes that were cited was found</source>
        <translation>Aucun fichier avec les octets cités n’a été trouvé</translation>
    </message>
    <message>
        <source>The paper&apos;s file has other bytes than the one that was cited</source>
        <translation>Le fichier de l’article a d’autres octets que celui qui a été cité</translation>
    </message>
    <message>
        <source>The paper&apos;s file cannot be read</source>
        <translation>Le fichier de l’article ne peut pas être lu</translation>
    </message>
    <message>
        <source>The quote does not stand on its page</source>
        <translation>La citation ne figure pas sur sa page</translation>
    </message>
    <message>
        <source>The quote stands on its page, but not where its marks are</source>
        <translation>La citation figure sur sa page, mais pas là où elle est marquée</translation>
    </message>
    <message>
        <source>Verify an exported file...</source>
        <translation>Vérifier un fichier exporté…</translation>
    </message>
    <message>
        <source>it asks to set instructions aside</source>
        <translation>elle demande d’écarter des consignes</translation>
    </message>
    <message>
        <source>it asks to play a part</source>
        <translation>elle demande de jouer un rôle</translation>
    </message>
    <message>
        <source>it asks to know no limits</source>
        <translation>elle demande de ne connaître aucune limite</translation>
    </message>
    <message>
        <source>it asks for the instructions themselves</source>
        <translation>elle demande les consignes elles-mêmes</translation>
    </message>
    <message>
        <source>it dictates what is to be said</source>
        <translation>elle dicte ce qu’il faut dire</translation>
    </message>
    <message>
        <source>it brings documents of its own</source>
        <translation>elle apporte ses propres documents</translation>
    </message>
    <message>
        <source>This question tries to change the rules that answers are made by: %1. The rules stay. Ask the papers a question.</source>
        <translation>Cette question cherche à changer les règles des réponses : %1. Les règles restent. Posez une question aux articles.</translation>
    </message>
    <message>
        <source>Ask about your papers in your own words. These can be asked, too:</source>
        <translation>Interrogez vos articles avec vos propres mots. Vous pouvez aussi demander :</translation>
    </message>
    <message>
        <source>Which papers are on iron? — the papers that speak of it</source>
        <translation>Quels articles parlent de fer ? — les articles qui en parlent</translation>
    </message>
    <message>
        <source>How many papers do I have? — what is in the library</source>
        <translation>Combien d’articles ai-je ? — ce que contient la bibliothèque</translation>
    </message>
    <message>
        <source>Summarise Smith 2021. — a paper in its own sentences</source>
        <translation>Résume Smith 2021. — un article dans ses propres phrases</translation>
    </message>
    <message>
        <source>What did Smith 2021 find about sleep? — that paper alone</source>
        <translation>Qu’a trouvé Smith 2021 sur le sommeil ? — cet article seul</translation>
    </message>
    <message>
        <source>What does section 2.3 of Smith 2021 say? — a section</source>
        <translation>Que dit la section 2.3 de Smith 2021 ? — une section</translation>
    </message>
    <message>
        <source>What did I ask before? — the questions of this thread</source>
        <translation>Qu’ai-je demandé avant ? — les questions de ce fil</translation>
    </message>
    <message>
        <source>Nothing was asked before in this thread.</source>
        <translation>Rien n’a encore été demandé dans ce fil.</translation>
    </message>
    <message>
        <source>These were asked before in this thread:</source>
        <translation>Ont été demandées dans ce fil :</translation>
    </message>
    <message>
        <source>the paper&apos;s own sentences of what was asked for</source>
        <translation>les phrases mêmes de l’article sur ce qui était demandé</translation>
    </message>
    <message>
        <source>Asked of %1 alone</source>
        <translation>Demandé à %1 seulement</translation>
    </message>
    <message>
        <source>The papers speak of %1, but not of %2.</source>
        <translation>Les articles parlent de %1, mais pas de %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) can be asked.</source>
        <translation>
            <numerusform>%Ln article peut être interrogé.</numerusform>
            <numerusform>%Ln articles peuvent être interrogés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln paper(s) can be asked.</source>
        <translation>
            <numerusform>%1 sur %Ln article peut être interrogé.</numerusform>
            <numerusform>%1 sur %Ln articles peuvent être interrogés.</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1 such answers on the test papers %2 % held the answer (%3 to %4 %)</source>
        <translation>sur %1 réponses de ce genre aux articles de test, %2 % contenaient la réponse (%3 à %4 %)</translation>
    </message>
    <message>
        <source>too few such answers on the test papers (%1) to say how often they are right</source>
        <translation>trop peu de réponses de ce genre aux articles de test (%1) pour dire combien de fois elles sont justes</translation>
    </message>
    <message>
        <source>of %1 such answers that you rated %2 % were right (%3 to %4 %)</source>
        <translation>sur %1 réponses de ce genre que vous avez évaluées, %2 % étaient justes (%3 à %4 %)</translation>
    </message>
    <message>
        <source>too few such answers that you rated (%1) to say how often they are right</source>
        <translation>trop peu de réponses de ce genre que vous avez évaluées (%1) pour dire combien de fois elles sont justes</translation>
    </message>
    <message>
        <source>It has no text yet: its pages are pictures.</source>
        <translation>Il n’a pas encore de texte : ses pages sont des images.</translation>
    </message>
    <message>
        <source>It is still to be read.</source>
        <translation>Il reste à lire.</translation>
    </message>
    <message>
        <source>Asked on %1. %2 of %3 documents could be searched (%4 %), %5 passages.</source>
        <translation>Posée le %1. %2 documents sur %3 ont pu être consultés (%4 %), %5 passages.</translation>
    </message>
    <message>
        <source>Searched in: %1</source>
        <translation>Recherché dans : %1</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Passages</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Articles</translation>
    </message>
    <message>
        <source>Nearest passages. Together they answer with a probability of %1; %2 is needed.</source>
        <translation>Passages les plus proches. Ensemble, ils répondent avec une probabilité de %1 ; il faut %2.</translation>
    </message>
    <message>
        <source>Nearest passages, by how much of the question they speak of; %1 is needed.</source>
        <translation>Passages les plus proches, selon la part de la question dont ils parlent ; il faut %1.</translation>
    </message>
    <message>
        <source>Lacks: %1</source>
        <translation>Il manque : %1</translation>
    </message>
    <message>
        <source>Could not be searched</source>
        <translation>N’a pas pu être consulté</translation>
    </message>
    <message>
        <source>Sources differ: %1</source>
        <translation>Les sources divergent : %1</translation>
    </message>
    <message>
        <source>Also said</source>
        <translation>Également dit</translation>
    </message>
    <message>
        <source>Revision %1 of the library.</source>
        <translation>Révision %1 de la bibliothèque.</translation>
    </message>
    <message>
        <source>Near words tried</source>
        <translation>Mots proches essayés</translation>
    </message>
    <message>
        <source>What the papers do not answer</source>
        <translation>Ce à quoi les articles ne répondent pas</translation>
    </message>
    <message>
        <source>Another number</source>
        <translation>Autre nombre</translation>
    </message>
    <message>
        <source>Another unit</source>
        <translation>Autre unité</translation>
    </message>
    <message>
        <source>Another period</source>
        <translation>Autre période</translation>
    </message>
    <message>
        <source>Another p-value</source>
        <translation>Autre valeur p</translation>
    </message>
    <message>
        <source>Another range</source>
        <translation>Autre plage</translation>
    </message>
    <message>
        <source>Another number in words</source>
        <translation>Autre nombre en lettres</translation>
    </message>
    <message>
        <source>Another direction</source>
        <translation>Autre sens</translation>
    </message>
    <message>
        <source>A word&apos;s opposite</source>
        <translation>Contraire d’un mot</translation>
    </message>
    <message>
        <source>Other people or animals</source>
        <translation>Autres personnes ou animaux</translation>
    </message>
    <message>
        <source>Certain in place of possible</source>
        <translation>Certain au lieu de possible</translation>
    </message>
    <message>
        <source>Numbers exchanged</source>
        <translation>Nombres échangés</translation>
    </message>
    <message>
        <source>All, some or none</source>
        <translation>Tous, certains ou aucun</translation>
    </message>
    <message>
        <source>Per cent or percentage points</source>
        <translation>Pour cent ou points de pourcentage</translation>
    </message>
    <message>
        <source>Before or after</source>
        <translation>Avant ou après</translation>
    </message>
    <message>
        <source>Cause in place of association</source>
        <translation>Cause au lieu d’association</translation>
    </message>
    <message>
        <source>At least or at most</source>
        <translation>Au moins ou au plus</translation>
    </message>
    <message>
        <source>Sides of a comparison exchanged</source>
        <translation>Termes d’une comparaison échangés</translation>
    </message>
    <message>
        <source>Denial taken out</source>
        <translation>Négation retirée</translation>
    </message>
    <message>
        <source>Denial put in</source>
        <translation>Négation ajoutée</translation>
    </message>
    <message>
        <source>Significant or not</source>
        <translation>Significatif ou non</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Autre nom</translation>
    </message>
    <message>
        <source>Another thing</source>
        <translation>Autre chose</translation>
    </message>
    <message>
        <source>A clause put in</source>
        <translation>Proposition ajoutée</translation>
    </message>
    <message>
        <source>Of the %1 false statements of your own set %2 were found.</source>
        <translation>Sur les %1 énoncés faux de votre propre jeu, %2 ont été trouvés.</translation>
    </message>
    <message>
        <source>the quotes hold nearly all that the model wrote</source>
        <translation>les extraits contiennent presque tout ce que le modèle a écrit</translation>
    </message>
    <message>
        <source>the quotes hold most of what the model wrote</source>
        <translation>les extraits contiennent l’essentiel de ce que le modèle a écrit</translation>
    </message>
    <message>
        <source>the quotes hold only some of what the model wrote</source>
        <translation>les extraits ne contiennent qu’une partie de ce que le modèle a écrit</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>rien trouvé</translation>
    </message>
    <message>
        <source>Searched in English, translated by the model: %1</source>
        <translation>Recherché en anglais, traduit par le modèle : %1</translation>
    </message>
    <message>
        <source>The model that checks what was written did not answer. %1</source>
        <translation>Le modèle qui vérifie ce qui a été écrit n’a pas répondu. %1</translation>
    </message>
    <message>
        <source>The model %1 finds that its quote does not say this.</source>
        <translation>Le modèle %1 estime que la citation ne dit pas cela.</translation>
    </message>
    <message>
        <source>The model %1 finds that its quote says the opposite.</source>
        <translation>Le modèle %1 estime que la citation dit le contraire.</translation>
    </message>
    <message>
        <source>A sentence or row that cannot be quoted exactly speaks of this: %1</source>
        <translation>Une phrase ou une ligne qui ne peut être citée exactement en parle : %1</translation>
    </message>
    <message>
        <source>Checking what was written</source>
        <translation>Vérifier ce qui a été écrit</translation>
    </message>
    <message>
        <source>Translating a question</source>
        <translation>Traduire une question</translation>
    </message>
    <message numerus="yes">
        <source>%Ln saved thread(s) would rest on other papers by now.</source>
        <translation>
            <numerusform>%Ln fil enregistré reposerait aujourd’hui sur d’autres articles.</numerusform>
            <numerusform>%Ln fils enregistrés reposeraient aujourd’hui sur d’autres articles.</numerusform>
        </translation>
    </message>
    <message>
        <source>The model found no answer in the passages; these are the papers&apos; own sentences.</source>
        <translation>Le modèle n’a pas trouvé de réponse dans les passages ; voici les phrases des articles eux-mêmes.</translation>
    </message>
    <message>
        <source>%1 of %2 passages fitted into what the model can read at once.</source>
        <translation>%1 passages sur %2 tenaient dans ce que le modèle peut lire en une fois.</translation>
    </message>
    <message>
        <source>Stopped before the first sentence. Ask again for an answer.</source>
        <translation>Arrêté avant la première phrase. Reposez la question pour obtenir une réponse.</translation>
    </message>
    <message>
        <source>See whether it runs and can be reached, then try again.</source>
        <translation>Vérifiez qu’il fonctionne et qu’il est joignable, puis réessayez.</translation>
    </message>
    <message>
        <source>Nothing listens at %1.</source>
        <translation>Aucun serveur n’écoute à %1.</translation>
    </message>
    <message>
        <source>Start the server (Ollama&apos;s with &quot;ollama serve&quot;), or check the address in Settings.</source>
        <translation>Démarrez le serveur (celui d’Ollama avec « ollama serve »), ou vérifiez l’adresse dans les réglages.</translation>
    </message>
    <message>
        <source>What the server replied cannot be used: %1.</source>
        <translation>La réponse du serveur est inutilisable : %1.</translation>
    </message>
    <message>
        <source>The server does not take the request: %1.</source>
        <translation>Le serveur n’accepte pas la requête : %1.</translation>
    </message>
    <message>
        <source>Choose another model in Settings, or another server for it.</source>
        <translation>Choisissez un autre modèle dans les réglages, ou un autre serveur pour celui-ci.</translation>
    </message>
    <message>
        <source>The answer came to its longest before its end: %1.</source>
        <translation>La réponse a atteint sa longueur maximale avant sa fin : %1.</translation>
    </message>
    <message>
        <source>Let the model write more (&quot;writing.most_tokens&quot; of the profile), or choose one with a longer context.</source>
        <translation>Laissez le modèle écrire davantage (« writing.most_tokens » du profil), ou choisissez-en un au contexte plus long.</translation>
    </message>
    <message>
        <source>A filter of the server keeps the answer back: %1.</source>
        <translation>Un filtre du serveur retient la réponse : %1.</translation>
    </message>
    <message>
        <source>Ask in other words, or choose another model.</source>
        <translation>Posez la question autrement, ou choisissez un autre modèle.</translation>
    </message>
    <message>
        <source>The model refuses to answer: %1.</source>
        <translation>Le modèle refuse de répondre : %1.</translation>
    </message>
    <message>
        <source>The server wants a key, and none was given: %1.</source>
        <translation>Le serveur demande une clé et aucune n’a été donnée : %1.</translation>
    </message>
    <message>
        <source>Enter it in Settings, or set the variable %1 before the program is started.</source>
        <translation>Saisissez-la dans les réglages, ou définissez la variable %1 avant de démarrer le programme.</translation>
    </message>
    <message>
        <source>Check the address, and the date of this computer. If the server is your laboratory&apos;s own, have this computer trust its certificate: copy it to /usr/local/share/ca-certificates, with a name that ends in .crt, and run &quot;sudo update-ca-certificates&quot;.</source>
        <translation>Vérifiez l’adresse et la date de cet ordinateur. Si le serveur est celui de votre laboratoire, faites que cet ordinateur fasse confiance à son certificat : copiez-le dans /usr/local/share/ca-certificates, sous un nom finissant par .crt, et lancez « sudo update-ca-certificates ».</translation>
    </message>
    <message>
        <source>%1 (nothing)</source>
        <translation>%1 (rien)</translation>
    </message>
    <message>
        <source>%1 (sentence %2)</source>
        <translation>%1 (phrase %2)</translation>
    </message>
    <message>
        <source>Asked in parts: %1</source>
        <translation>Posée en parties : %1</translation>
    </message>
    <message>
        <source>Rewrite</source>
        <translation>Reformuler</translation>
    </message>
    <message>
        <source>Putting it in the words of a search…</source>
        <translation>Mise en mots de recherche…</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Resolving what it points at…</source>
        <translation>Résolution des références…</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Diviser</translation>
    </message>
    <message>
        <source>Splitting the question…</source>
        <translation>Division de la question…</translation>
    </message>
    <message>
        <source>Imagine</source>
        <translation>Imaginer</translation>
    </message>
    <message>
        <source>Imagining what to search for…</source>
        <translation>On imagine ce qu’il faut chercher…</translation>
    </message>
    <message>
        <source>Examine</source>
        <translation>Examiner</translation>
    </message>
    <message>
        <source>Examining passages…</source>
        <translation>Examen des passages…</translation>
    </message>
    <message>
        <source>Assess</source>
        <translation>Évaluer</translation>
    </message>
    <message>
        <source>Looking whether it is enough…</source>
        <translation>Est-ce suffisant ?…</translation>
    </message>
    <message>
        <source>It took longer than %1 seconds.</source>
        <translation>Cela a pris plus de %1 secondes.</translation>
    </message>
    <message>
        <source>Putting a question in the words of a search</source>
        <translation>Mettre une question en mots de recherche</translation>
    </message>
    <message>
        <source>Resolving a question by its conversation</source>
        <translation>Résoudre une question par la conversation</translation>
    </message>
    <message>
        <source>Splitting a question</source>
        <translation>Diviser une question</translation>
    </message>
    <message>
        <source>Imagining passages to search for</source>
        <translation>Imaginer des passages à chercher</translation>
    </message>
    <message>
        <source>Examining a passage</source>
        <translation>Examiner un passage</translation>
    </message>
    <message>
        <source>Assessing what was found</source>
        <translation>Évaluer ce qui a été trouvé</translation>
    </message>
    <message numerus="yes">
        <source>It was written %Ln time(s) until the checks held or no attempt was left.</source>
        <translation>
            <numerusform>Elle a été rédigée %Ln fois, jusqu’à ce que les contrôles passent ou qu’il ne reste plus d’essai.</numerusform>
            <numerusform>Elle a été rédigée %Ln fois, jusqu’à ce que les contrôles passent ou qu’il ne reste plus d’essai.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Décider</translation>
    </message>
    <message>
        <source>Deciding what it needs…</source>
        <translation>On décide ce qu’il faut…</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omis</translation>
    </message>
    <message>
        <source>%1 by keyword, %2 by vector</source>
        <translation>%1 par mots, %2 par vecteur</translation>
    </message>
    <message>
        <source>thinned to %1 by marginal relevance</source>
        <translation>éclairci à %1 par pertinence marginale</translation>
    </message>
    <message>
        <source>%1 passages, from many pages and papers</source>
        <translation>%1 passages, de nombreuses pages et de nombreux articles</translation>
    </message>
    <message>
        <source>%1 passages, the best of each page</source>
        <translation>%1 passages, le meilleur de chaque page</translation>
    </message>
    <message>
        <source>the best %1 passages</source>
        <translation>les %1 meilleurs passages</translation>
    </message>
    <message>
        <source>what is wanted, of which papers, in which words and language</source>
        <translation>ce qui est voulu, de quels articles, dans quels mots et quelle langue</translation>
    </message>
    <message>
        <source>papers, web, and up to %1 passages</source>
        <translation>articles, web et jusqu’à %1 passages</translation>
    </message>
    <message>
        <source>papers or web</source>
        <translation>articles ou web</translation>
    </message>
    <message>
        <source>papers</source>
        <translation>articles</translation>
    </message>
    <message>
        <source>the subject is carried over by rule</source>
        <translation>le sujet est repris par règle</translation>
    </message>
    <message>
        <source>up to %1 sub-questions, searched at the same time</source>
        <translation>jusqu’à %1 sous-questions, cherchées en même temps</translation>
    </message>
    <message>
        <source>the words of a search</source>
        <translation>les mots d’une recherche</translation>
    </message>
    <message>
        <source>searched as it is asked</source>
        <translation>cherchée telle quelle</translation>
    </message>
    <message>
        <source>%1 passages, to search for what is like them, of complex questions</source>
        <translation>%1 passages, pour chercher ce qui leur ressemble, pour les questions complexes</translation>
    </message>
    <message>
        <source>statements, each with a quote</source>
        <translation>des énoncés, chacun avec une citation</translation>
    </message>
    <message>
        <source>checked as a whole, up to %1 attempts</source>
        <translation>contrôlés dans l’ensemble, jusqu’à %1 essais</translation>
    </message>
    <message>
        <source>by a model for it</source>
        <translation>par un modèle prévu</translation>
    </message>
    <message>
        <source>as retrieval ranked them</source>
        <translation>dans l’ordre de la recherche</translation>
    </message>
    <message>
        <source>each of the best by itself, unless the scores are clear</source>
        <translation>chacun des meilleurs à part, sauf si les scores sont nets</translation>
    </message>
    <message>
        <source>%1 neighbours on either side, %2 passages at most</source>
        <translation>%1 voisins de chaque côté, %2 passages au plus</translation>
    </message>
    <message>
        <source>do they speak of it, and do they answer it?</source>
        <translation>en parlent-ils, et y répondent-ils ?</translation>
    </message>
    <message>
        <source>by scores; once more in other words where they are low</source>
        <translation>par scores ; une fois encore autrement s’ils sont bas</translation>
    </message>
    <message>
        <source>up to %1 questions for what is missing</source>
        <translation>jusqu’à %1 questions sur ce qui manque</translation>
    </message>
    <message>
        <source>the papers&apos; own sentences</source>
        <translation>les phrases des articles eux-mêmes</translation>
    </message>
    <message>
        <source>every quote on its page</source>
        <translation>chaque citation sur sa page</translation>
    </message>
    <message>
        <source>without a model: %1</source>
        <translation>sans modèle : %1</translation>
    </message>
    <message>
        <source>it is not for the papers</source>
        <translation>elle ne relève pas des articles</translation>
    </message>
    <message>
        <source>the question asks for it</source>
        <translation>la question le demande</translation>
    </message>
    <message>
        <source>Deciding what a question needs</source>
        <translation>Décider ce qu’il faut à une question</translation>
    </message>
    <message>
        <source>Deciding between papers and web</source>
        <translation>Choisir entre articles et web</translation>
    </message>
    <message>
        <source>Checking an answer against its passages</source>
        <translation>Contrôler une réponse d’après ses passages</translation>
    </message>
    <message>
        <source>Checking an answer against its question</source>
        <translation>Contrôler une réponse d’après sa question</translation>
    </message>
    <message>
        <source>This is no GGUF file: %1. Models for llama-server have names that end in .gguf.</source>
        <translation>Ce n’est pas un fichier GGUF : %1. Les modèles pour llama-server ont des noms qui se terminent par .gguf.</translation>
    </message>
    <message>
        <source>Weather of %1 (%2°, %3°).</source>
        <translation>Météo de %1 (%2°, %3°).</translation>
    </message>
    <message>
        <source>%1 °C</source>
        <translation>%1 °C</translation>
    </message>
    <message>
        <source>wind %1 km/h</source>
        <translation>vent %1 km/h</translation>
    </message>
    <message>
        <source>humidity %1 %</source>
        <translation>humidité %1 %</translation>
    </message>
    <message>
        <source>At %1 there: %2.</source>
        <translation>Le %1 sur place : %2.</translation>
    </message>
    <message>
        <source>From one hour to the next the temperature changes by %1 °C on average.</source>
        <translation>D’une heure à l’autre, la température varie de %1 °C en moyenne.</translation>
    </message>
    <message>
        <source>Calm hours, with wind below %1 km/h: %2. Gusty hours, with gusts of %3 km/h or more: %4.</source>
        <translation>Heures calmes, avec un vent inférieur à %1 km/h : %2. Heures de rafales de %3 km/h ou plus : %4.</translation>
    </message>
    <message>
        <source>All values are there for %1 % of the hours.</source>
        <translation>Toutes les valeurs sont disponibles pour %1 % des heures.</translation>
    </message>
    <message>
        <source>Of the places of this name, the one with the most inhabitants was taken. Others: %1.</source>
        <translation>Parmi les lieux de ce nom, celui qui a le plus d’habitants a été retenu. Autres : %1.</translation>
    </message>
    <message>
        <source>The days before: %1 to %2 °C, %3 mm of precipitation.</source>
        <translation>Les jours précédents : %1 à %2 °C, %3 mm de précipitations.</translation>
    </message>
    <message>
        <source>The days before: %1 to %2 °C.</source>
        <translation>Les jours précédents : %1 à %2 °C.</translation>
    </message>
    <message>
        <source>The days ahead: %1 to %2 °C, %3 mm of precipitation.</source>
        <translation>Les jours à venir : %1 à %2 °C, %3 mm de précipitations.</translation>
    </message>
    <message>
        <source>The days ahead: %1 to %2 °C.</source>
        <translation>Les jours à venir : %1 à %2 °C.</translation>
    </message>
    <message>
        <source>Source: Open-Meteo.com, CC BY 4.0.</source>
        <translation>Source : Open-Meteo.com, CC BY 4.0.</translation>
    </message>
    <message>
        <source>The weather service knows no place called %1.</source>
        <translation>Le service météo ne connaît aucun lieu nommé %1.</translation>
    </message>
    <message>
        <source>Check the spelling, or name a larger place nearby.</source>
        <translation>Vérifiez l’orthographe, ou nommez une localité plus grande à proximité.</translation>
    </message>
    <message>
        <source>The weather service does not answer: %1.</source>
        <translation>Le service météo ne répond pas : %1.</translation>
    </message>
    <message>
        <source>Check the connection to the internet, and ask again in a while.</source>
        <translation>Vérifiez la connexion à internet et reposez la question dans un moment.</translation>
    </message>
    <message>
        <source>What the weather service replied cannot be used: %1.</source>
        <translation>La réponse du service météo est inutilisable : %1.</translation>
    </message>
    <message>
        <source>Ask again in a while.</source>
        <translation>Reposez la question dans un moment.</translation>
    </message>
    <message>
        <source>The weather service does not take the request: %1.</source>
        <translation>Le service météo n’accepte pas la requête : %1.</translation>
    </message>
    <message>
        <source>Look the weather up</source>
        <translation>Consulter la météo</translation>
    </message>
    <message>
        <source>Looked up on the web, not in your papers:</source>
        <translation>Consulté sur le web, pas dans vos articles :</translation>
    </message>
    <message>
        <source>it is not for the papers alone</source>
        <translation>elle ne relève pas des seuls articles</translation>
    </message>
    <message>
        <source>Search the web</source>
        <translation>Chercher sur le web</translation>
    </message>
    <message>
        <source>It says that it is a PDF, and is none.</source>
        <translation>Elle se dit PDF et n’en est pas un.</translation>
    </message>
    <message>
        <source>It is neither HTML nor plain text nor a PDF, but &quot;%1&quot;.</source>
        <translation>Ce n’est ni du HTML, ni du texte brut, ni un PDF, mais « %1 ».</translation>
    </message>
    <message>
        <source>It has more than %1 MB.</source>
        <translation>Elle dépasse %1 Mo.</translation>
    </message>
    <message>
        <source>It sends on to an address that may not be followed.</source>
        <translation>Elle redirige vers une adresse qui ne doit pas être suivie.</translation>
    </message>
    <message>
        <source>It sends on and on.</source>
        <translation>Elle redirige sans fin.</translation>
    </message>
    <message>
        <source>no passage stands out</source>
        <translation>aucun passage ne se détache</translation>
    </message>
    <message>
        <source>few passages help</source>
        <translation>peu de passages sont utiles</translation>
    </message>
    <message>
        <source>they do not answer</source>
        <translation>ils ne répondent pas</translation>
    </message>
    <message>
        <source>The papers may not be enough for this: %1. The web was not searched.</source>
        <translation>Les articles ne suffisent peut-être pas : %1. Le web n’a pas été interrogé.</translation>
    </message>
    <message>
        <source>The web was searched, and no page was found.</source>
        <translation>Le web a été interrogé, sans trouver de page.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) of the web were read, too.</source>
        <translation>
            <numerusform>%Ln page du web a aussi été lue.</numerusform>
            <numerusform>%Ln pages du web ont aussi été lues.</numerusform>
        </translation>
    </message>
    <message>
        <source>The web could not be searched. %1</source>
        <translation>Le web n’a pas pu être interrogé. %1</translation>
    </message>
    <message>
        <source>The web was not searched, as the question holds words of a document that never leaves this computer.</source>
        <translation>Le web n’a pas été interrogé, car la question contient des mots d’un document qui ne quitte jamais cet ordinateur.</translation>
    </message>
    <message>
        <source>p. %1</source>
        <translation>p. %1</translation>
    </message>
    <message>
        <source>web page %1, fetched on %2</source>
        <translation>page web %1, consultée le %2</translation>
    </message>
    <message>
        <source>Web</source>
        <translation>Web</translation>
    </message>
    <message>
        <source>Searching the web…</source>
        <translation>Recherche sur le web…</translation>
    </message>
    <message>
        <source>if you allow it for a question, at the same time as the papers</source>
        <translation>si vous l’autorisez pour une question, en même temps que les articles</translation>
    </message>
    <message>
        <source>if you allow it for a question, where no passage stands out</source>
        <translation>si vous l’autorisez pour une question, quand aucun passage ne se détache</translation>
    </message>
    <message>
        <source>if you allow it for a question, where fewer than %1 passages help</source>
        <translation>si vous l’autorisez pour une question, quand moins de %1 passages sont utiles</translation>
    </message>
    <message>
        <source>if you allow it for a question, and a model holds it to be needed</source>
        <translation>si vous l’autorisez pour une question et qu’un modèle le juge nécessaire</translation>
    </message>
    <message>
        <source>Allow it in Settings, Privacy, or with &quot;adduce-cli web allow&quot;.</source>
        <translation>Autorisez-la dans Réglages, Confidentialité, ou avec &quot;adduce-cli web allow&quot;.</translation>
    </message>
    <message>
        <source>Putting a question in the words of a search of the web</source>
        <translation>Mettre une question en mots pour une recherche sur le web</translation>
    </message>
    <message>
        <source>Naming what to look up in an encyclopedia</source>
        <translation>Nommer ce qu’il faut chercher dans une encyclopédie</translation>
    </message>
    <message>
        <source>the question</source>
        <translation>la question</translation>
    </message>
    <message>
        <source>It is a page about the paper, and no PDF of it.</source>
        <translation>C’est une page sur l’article, pas son PDF.</translation>
    </message>
    <message>
        <source>the web</source>
        <translation>le web</translation>
    </message>
    <message>
        <source>Find papers on a question...</source>
        <translation>Trouver des articles sur une question...</translation>
    </message>
    <message>
        <source>Nothing was sent to %1: the web may not be searched.</source>
        <translation>Rien n’a été envoyé à %1 : la recherche sur le web n’est pas autorisée.</translation>
    </message>
    <message>
        <source>The words of the model, made of this conversation alone: nothing was searched, and nothing of it is proved.</source>
        <translation>Les mots du modèle, tirés de cette seule conversation : rien n&apos;a été cherché, et rien n&apos;en est prouvé.</translation>
    </message>
    <message>
        <source>There is no answer here to be put in other words, or no model that may do it. Ask the papers a question first; a model is chosen in the settings.</source>
        <translation>Il n&apos;y a ici aucune réponse à reformuler, ou aucun modèle qui puisse le faire. Posez d&apos;abord une question aux articles ; un modèle se choisit dans les réglages.</translation>
    </message>
    <message>
        <source>Other words take a model. The last answer said:</source>
        <translation>Reformuler demande un modèle. La dernière réponse disait :</translation>
    </message>
    <message>
        <source>The last answer in short, in the sentences that were proved:</source>
        <translation>La dernière réponse en bref, dans les phrases prouvées :</translation>
    </message>
    <message>
        <source>Putting what was said in other words</source>
        <translation>Redire autrement ce qui a été dit</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Rappel</translation>
    </message>
    <message>
        <source>Looking through the conversation…</source>
        <translation>Relecture de la conversation…</translation>
    </message>
    <message>
        <source>up to %1 sentences of the last %2 messages, for the model that writes</source>
        <translation>jusqu&apos;à %1 phrases des %2 derniers messages, pour le modèle qui écrit</translation>
    </message>
    <message>
        <source>Asked of the papers in %1, which the question is for</source>
        <translation>Posée aux articles de %1, que la question concerne</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Collections</translation>
    </message>
    <message>
        <source>Choosing collections…</source>
        <translation>Choix des collections…</translation>
    </message>
    <message>
        <source>those that the question is for, where no scope was chosen</source>
        <translation>celles que la question concerne, si aucune portée n&apos;a été choisie</translation>
    </message>
    <message>
        <source>one that is clearly nearest by its words</source>
        <translation>une seule, nettement la plus proche par ses mots</translation>
    </message>
    <message>
        <source>Choosing collections for a question</source>
        <translation>Choisir des collections pour une question</translation>
    </message>
    <message>
        <source>Suggesting what to ask next</source>
        <translation>Proposer la question suivante</translation>
    </message>
    <message>
        <source>free text, then taken apart into statements, each with a quote</source>
        <translation>texte libre, puis découpé en affirmations, chacune avec une citation</translation>
    </message>
    <message>
        <source>Writing an answer as free text</source>
        <translation>Écrire une réponse en texte libre</translation>
    </message>
    <message>
        <source>Taking free text apart into statements</source>
        <translation>Découper un texte libre en affirmations</translation>
    </message>
    <message>
        <source>Remembering what will be of use</source>
        <translation>Retenir ce qui sera utile</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>The web would have to be searched, too, which was not done: %1</source>
        <translation>Il faudrait aussi interroger le web, ce qui n’a pas été fait : %1</translation>
    </message>
    <message>
        <source>The model made nothing of it that can be shown.</source>
        <translation>Le modèle n’en a rien fait qui puisse être montré.</translation>
    </message>
    <message>
        <source>The model made nothing of it that can be shown. The last answer said:</source>
        <translation>Le modèle n’en a rien fait qui puisse être montré. La dernière réponse disait :</translation>
    </message>
    <message>
        <source>Leaves out: %1</source>
        <translation>Sans : %1</translation>
    </message>
    <message>
        <source>The papers answer: %1 (%2)</source>
        <translation>Les articles répondent à : %1 (%2)</translation>
    </message>
    <message>
        <source>The paper that is nearest by its title: %1</source>
        <translation>L’article au titre le plus proche : %1</translation>
    </message>
    <message>
        <source>Citations as the model wrote them, before the checks: %1 % right (%2 of %3), %4 points less than shown</source>
        <translation>Citations telles que le modèle les a écrites, avant les vérifications : %1 % justes (%2 sur %3), %4 points de moins qu’affiché</translation>
    </message>
    <message>
        <source>Citations as written</source>
        <translation>Citations telles qu’écrites</translation>
    </message>
    <message>
        <source>%1 points less than shown</source>
        <translation>%1 points de moins qu’affiché</translation>
    </message>
    <message>
        <source>Quotes as written</source>
        <translation>Citations telles qu’écrites</translation>
    </message>
    <message>
        <source>Examination skipped</source>
        <translation>Examen omis</translation>
    </message>
    <message>
        <source>%1 of %2 times</source>
        <translation>%1 fois sur %2</translation>
    </message>
    <message>
        <source>Examination skipped, as the scores were clear: %1 of %2 times (%3 %)</source>
        <translation>Examen omis, car les scores étaient nets : %1 fois sur %2 (%3 %)</translation>
    </message>
    <message>
        <source>Next steps</source>
        <translation>Pistes à suivre</translation>
    </message>
    <message>
        <source>In the words of the model: %1</source>
        <translation>Avec les mots du modèle : %1</translation>
    </message>
    <message>
        <source>Saying what the weather is</source>
        <translation>Dire le temps qu’il fait</translation>
    </message>
    <message>
        <source>No hour lies more than %1 standard deviations from the mean temperature.</source>
        <translation>Aucune heure ne s’écarte de plus de %1 écarts types de la température moyenne.</translation>
    </message>
    <message>
        <source>Hours more than %1 standard deviations from the mean temperature: %2; the farthest has %3 °C (%4).</source>
        <translation>Heures à plus de %1 écarts types de la température moyenne : %2 ; la plus éloignée atteint %3 °C (%4).</translation>
    </message>
    <message numerus="yes">
        <source>Mean temperature of the last %Ln hour(s): %1 °C.</source>
        <translation>
            <numerusform>Température moyenne de la dernière heure : %1 °C.</numerusform>
            <numerusform>Température moyenne des %Ln dernières heures : %1 °C.</numerusform>
        </translation>
    </message>
    <message>
        <source>I don&apos;t know: nothing that was said in this conversation answers that. Ask the papers a question of its own.</source>
        <translation>Je ne sais pas : rien de ce qui a été dit dans cette conversation n’y répond. Posez la question aux articles séparément.</translation>
    </message>
    <message numerus="yes">
        <source>searched %Ln time(s)</source>
        <translation>
            <numerusform>%Ln recherche</numerusform>
            <numerusform>%Ln recherches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>written %Ln time(s)</source>
        <translation>
            <numerusform>%Ln rédaction</numerusform>
            <numerusform>%Ln rédactions</numerusform>
        </translation>
    </message>
    <message>
        <source>what it points at in the last %1 questions and answers</source>
        <translation>ce à quoi elle renvoie dans les %1 dernières questions et réponses</translation>
    </message>
    <message>
        <source>what it points at in the last %1 questions</source>
        <translation>ce à quoi elle renvoie dans les %1 dernières questions</translation>
    </message>
    <message>
        <source>asks back</source>
        <translation>demande une précision</translation>
    </message>
    <message>
        <source>by a model for it, or by the one that writes</source>
        <translation>par un modèle prévu pour cela, ou par celui qui rédige</translation>
    </message>
    <message>
        <source>only what helps stays</source>
        <translation>seul ce qui est utile reste</translation>
    </message>
    <message>
        <source>A model made of the question: “%1”. Nothing answers that, so it was answered as it was typed.</source>
        <translation>Un modèle a fait de la question : « %1 ». Rien n’y répond, c’est pourquoi elle a reçu une réponse telle qu’elle a été saisie.</translation>
    </message>
    <message>
        <source>it asks for what is recent</source>
        <translation>elle porte sur des faits récents</translation>
    </message>
    <message>
        <source>complex questions get twice as many passages, and the web is for what is recent</source>
        <translation>les questions complexes reçoivent deux fois plus de passages, et le web sert à ce qui est récent</translation>
    </message>
    <message>
        <source>it asks for several things</source>
        <translation>elle demande plusieurs choses</translation>
    </message>
    <message>
        <source>Close other programs or large papers and try again; what was saved before is intact.</source>
        <translation>Fermez d’autres programmes ou de gros articles, puis réessayez ; ce qui était enregistré est intact.</translation>
    </message>
    <message>
        <source>Take over what can be read into a new library (&quot;adduce-cli rescue&quot;), restore a backup, or choose another library. The file was not changed.</source>
        <translation>Reprenez ce qui est lisible dans une nouvelle bibliothèque (« adduce-cli rescue »), restaurez une sauvegarde, ou choisissez une autre bibliothèque. Le fichier n’a pas été modifié.</translation>
    </message>
    <message>
        <source>The library holds tables, views or triggers that Adduce did not make: %1.</source>
        <translation>La bibliothèque contient des tables, des vues ou des déclencheurs qu’Adduce n’a pas créés : %1.</translation>
    </message>
    <message>
        <source>Somebody may have changed it so that it does something of its own. Nothing of it was run or changed. Take over what is yours into a new library (&quot;adduce-cli rescue&quot;), or choose another library.</source>
        <translation>Quelqu’un l’a peut-être modifiée pour qu’elle agisse d’elle-même. Rien n’en a été exécuté ni modifié. Reprenez ce qui est à vous dans une nouvelle bibliothèque (« adduce-cli rescue »), ou choisissez une autre bibliothèque.</translation>
    </message>
    <message>
        <source>This library can only be read: %1.</source>
        <translation>Cette bibliothèque est en lecture seule : %1.</translation>
    </message>
    <message>
        <source>Change who may write to its file and its folder, or open a copy in a folder of your own.</source>
        <translation>Modifiez les droits d’écriture sur son fichier et son dossier, ou ouvrez-en une copie dans un dossier à vous.</translation>
    </message>
    <message>
        <source>Rescued thread</source>
        <translation>Fil récupéré</translation>
    </message>
    <message>
        <source>Rescued table</source>
        <translation>Tableau récupéré</translation>
    </message>
    <message>
        <source>Back up the library...</source>
        <translation>Sauvegarder la bibliothèque...</translation>
    </message>
    <message>
        <source>Restore a backup...</source>
        <translation>Restaurer une sauvegarde...</translation>
    </message>
    <message>
        <source>Taken over into a new library</source>
        <translation>Repris dans une nouvelle bibliothèque</translation>
    </message>
    <message>
        <source>Taking over what can be read into %1</source>
        <translation>Reprise de ce qui est lisible dans %1</translation>
    </message>
    <message>
        <source>A new library for what can be read</source>
        <translation>Une nouvelle bibliothèque pour ce qui est lisible</translation>
    </message>
    <message>
        <source>Libraries (*.adduce)</source>
        <translation>Bibliothèques (*.adduce)</translation>
    </message>
    <message>
        <source>Open the new library</source>
        <translation>Ouvrir la nouvelle bibliothèque</translation>
    </message>
    <message>
        <source>Take over what can be read...</source>
        <translation>Reprendre ce qui est lisible...</translation>
    </message>
    <message>
        <source>spelling</source>
        <translation>orthographe</translation>
    </message>
    <message>
        <source>lines on the command line</source>
        <translation>lignes de la ligne de commande</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Libraries, their versions and licences</source>
        <translation>Bibliothèques, leurs versions et licences</translation>
    </message>
    <message>
        <source>There is no memory left for %1.</source>
        <translation>Il ne reste plus de mémoire pour %1.</translation>
    </message>
    <message>
        <source>Retracted: %1. Read the notice before you rely on it.</source>
        <translation>Rétracté : %1. Lisez la notice avant de vous y fier.</translation>
    </message>
    <message>
        <source>texts in the library</source>
        <translation>textes de la bibliothèque</translation>
    </message>
    <message>
        <source>References without a paper...</source>
        <translation>Références sans article...</translation>
    </message>
    <message>
        <source>Read as %1 it makes no sense. Choose the language that it is in, and recognise it again</source>
        <translation>Lu comme %1, cela n’a pas de sens. Choisissez la langue du document et relancez la reconnaissance</translation>
    </message>
    <message>
        <source>Gold first</source>
        <translation>Phrase de référence d’abord</translation>
    </message>
    <message>
        <source>Gold told</source>
        <translation>Phrase de référence citée</translation>
    </message>
    <message>
        <source>Gold of all told</source>
        <translation>Phrases de référence parmi les citées</translation>
    </message>
    <message>
        <source>The first sentence is a gold one: %1 (95 %: %2)</source>
        <translation>La première phrase est une phrase de référence : %1 (95 % : %2)</translation>
    </message>
    <message>
        <source>A gold sentence is told: %1 (95 %: %2)</source>
        <translation>Une phrase de référence est citée : %1 (95 % : %2)</translation>
    </message>
    <message>
        <source>%1 has &quot;%2&quot;, which is no regular expression</source>
        <translation>%1 contient « %2 », qui n’est pas une expression régulière</translation>
    </message>
    <message>
        <source>%1 wants gold sentences of %2 papers, and has them of %3</source>
        <translation>%1 demande des phrases de référence de %2 articles et en a de %3</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>it has no queries called %1</source>
        <translation>aucune de ses questions ne s’appelle %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no figure with its limit, such as right&gt;=0.6</source>
        <translation>« %1 » n’est pas une mesure avec sa limite, comme right&gt;=0.6</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no figure; there are %2</source>
        <translation>« %1 » n’est pas une mesure ; il y a %2</translation>
    </message>
    <message>
        <source>%1 at most</source>
        <translation>%1 au plus</translation>
    </message>
    <message>
        <source>%1 at least</source>
        <translation>%1 au moins</translation>
    </message>
    <message>
        <source>%1: %2, asked for %3: reached</source>
        <translation>%1 : %2, demandé %3 : atteint</translation>
    </message>
    <message>
        <source>%1: %2, asked for %3: missed</source>
        <translation>%1 : %2, demandé %3 : manqué</translation>
    </message>
    <message>
        <source>Beside %1, question by question:</source>
        <translation>À côté de %1, question par question :</translation>
    </message>
    <message>
        <source>Right instead</source>
        <translation>Justes à la place</translation>
    </message>
    <message>
        <source>Wrong instead</source>
        <translation>Fausses à la place</translation>
    </message>
    <message>
        <source>Since the run of %1</source>
        <translation>Depuis l’exécution du %1</translation>
    </message>
    <message>
        <source>%1 has something in its list &quot;%2&quot; that is no text</source>
        <translation>La liste « %2 » de %1 contient ce qui n’est pas un texte</translation>
    </message>
    <message>
        <source>%1 has a gold sentence without a letter or a digit</source>
        <translation>%1 a une phrase de référence sans lettre ni chiffre</translation>
    </message>
    <message>
        <source>%1 must be refused, and has gold sentences</source>
        <translation>%1 doit être refusée et a des phrases de référence</translation>
    </message>
    <message>
        <source>line %1 is no JSON object</source>
        <translation>la ligne %1 n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: a share is a number from 0 to 1</source>
        <translation>« %1 » : une part est un nombre de 0 à 1</translation>
    </message>
    <message>
        <source>Sentences told that are gold ones: %1 (%2 %)</source>
        <translation>Phrases citées qui sont de référence : %1 (%2 %)</translation>
    </message>
    <message>
        <source>Calibration error</source>
        <translation>Erreur de calibration</translation>
    </message>
    <message numerus="yes">
        <source>over %Ln answer(s)</source>
        <translation>
            <numerusform>sur %Ln réponse</numerusform>
            <numerusform>sur %Ln réponses</numerusform>
        </translation>
    </message>
    <message>
        <source>Confidence lies %1 points from how often such answers were right, over %2 answers</source>
        <translation>La confiance s’écarte de %1 points de la fréquence à laquelle de telles réponses étaient justes, sur %2 réponses</translation>
    </message>
    <message>
        <source>Refused wrongly</source>
        <translation>Refusées à tort</translation>
    </message>
    <message>
        <source>Refused though the papers answer: %1 (95 %: %2)</source>
        <translation>Refusées alors que les articles répondent : %1 (95 % : %2)</translation>
    </message>
    <message>
        <source>95 % within ms</source>
        <translation>95 % en ms</translation>
    </message>
    <message>
        <source>95 % of answers within %1 ms</source>
        <translation>95 % des réponses en %1 ms</translation>
    </message>
    <message>
        <source>Passages relevant</source>
        <translation>Passages pertinents</translation>
    </message>
    <message>
        <source>Passages that were relevant: %1 (%2 %)</source>
        <translation>Passages qui étaient pertinents : %1 (%2 %)</translation>
    </message>
    <message>
        <source>Gold sentences in the first ten passages: %1 (%2 %)</source>
        <translation>Phrases de référence dans les dix premiers passages : %1 (%2 %)</translation>
    </message>
    <message>
        <source>Questions that searched the web: %1</source>
        <translation>Questions qui ont cherché sur le Web : %1</translation>
    </message>
    <message>
        <source>Passages: MRR@10 %1</source>
        <translation>Passages : MRR@10 %1</translation>
    </message>
    <message>
        <source>Passages: nDCG@10 %1</source>
        <translation>Passages : nDCG@10 %1</translation>
    </message>
    <message>
        <source>Held by its passages, says the model that checked: %1</source>
        <translation>Soutenues par leurs passages, selon le modèle vérificateur : %1</translation>
    </message>
    <message>
        <source>To the question, says the model that checked: %1</source>
        <translation>Répondent à la question, selon le modèle vérificateur : %1</translation>
    </message>
    <message>
        <source>Times passages were retrieved for a question: %1</source>
        <translation>Recherches de passages par question : %1</translation>
    </message>
    <message>
        <source>Times a model wrote an answer: %1</source>
        <translation>Rédactions d’une réponse par un modèle : %1</translation>
    </message>
    <message>
        <source>Tokens of a question: %1</source>
        <translation>Jetons par question : %1</translation>
    </message>
    <message>
        <source>Cost of a question: %1</source>
        <translation>Coût par question : %1</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Budget ms</source>
        <translation>Budget ms</translation>
    </message>
    <message>
        <source>Right, by category</source>
        <translation>Justes, par catégorie</translation>
    </message>
    <message>
        <source>Right, by type of question</source>
        <translation>Justes, par type de question</translation>
    </message>
    <message>
        <source>Time by stage</source>
        <translation>Temps par étape</translation>
    </message>
    <message>
        <source>Time by stage: median, and within which 95 % were done</source>
        <translation>Temps par étape : médiane, et délai où 95 % étaient finis</translation>
    </message>
    <message>
        <source>Confidence: how often such answers were right, over how often they are said to be</source>
        <translation>Confiance : fréquence des réponses justes, selon la fréquence annoncée</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>Première phrase</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mieux</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>moins bien</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>%1 pages and %2 sections of %3 and %4</source>
        <translation>%1 pages et %2 sections sur %3 et %4</translation>
    </message>
    <message>
        <source>%1 of %2 questions</source>
        <translation>%1 questions sur %2</translation>
    </message>
    <message>
        <source>slowest answer %1 ms</source>
        <translation>réponse la plus lente : %1 ms</translation>
    </message>
    <message>
        <source>Questions on %1</source>
        <translation>Questions sur %1</translation>
    </message>
    <message>
        <source>the query set: line %1 has &quot;%2&quot;, which cannot be read</source>
        <translation>le jeu de questions : la ligne %1 contient « %2 », qui est illisible</translation>
    </message>
    <message>
        <source>the query set: it has no column &quot;%1&quot;</source>
        <translation>le jeu de questions : il n&apos;a pas de colonne « %1 »</translation>
    </message>
    <message>
        <source>%1 has an &quot;accepted&quot; that is neither true nor false</source>
        <translation>%1 a un « accepted » qui n&apos;est ni true ni false</translation>
    </message>
    <message>
        <source>%1 expects a page of &quot;%2&quot;, which is withheld</source>
        <translation>%1 attend une page de « %2 », qui est écarté</translation>
    </message>
    <message>
        <source>Caveats</source>
        <translation>Réserves</translation>
    </message>
    <message>
        <source>Cost of a question: %1; the model that writes takes %2 and %3 for a million tokens read and written, as entered on %4</source>
        <translation>Coût d’une question : %1 ; le modèle qui écrit prend %2 et %3 par million de tokens lus et écrits, saisis le %4</translation>
    </message>
    <message>
        <source>Cost of a question: %1; the model that writes takes %2 and %3 for a million tokens read and written</source>
        <translation>Coût d’une question : %1 ; le modèle qui écrit prend %2 et %3 par million de tokens lus et écrits</translation>
    </message>
    <message>
        <source>Held by the checks</source>
        <translation>Retenues par les contrôles</translation>
    </message>
    <message>
        <source>of what models wrote: %1</source>
        <translation>de ce que les modèles ont écrit : %1</translation>
    </message>
    <message>
        <source>Statements of models that the checks let stand: %1 (%2 %)</source>
        <translation>Affirmations des modèles que les contrôles laissent : %1 (%2 %)</translation>
    </message>
    <message>
        <source>False statements caught</source>
        <translation>Affirmations fausses détectées</translation>
    </message>
    <message>
        <source>of those made of true ones: %1</source>
        <translation>de celles faites à partir de vraies : %1</translation>
    </message>
    <message>
        <source>Statements of models, made false, that the checks catch: %1 (%2 %)</source>
        <translation>Affirmations des modèles rendues fausses que les contrôles détectent : %1 (%2 %)</translation>
    </message>
    <message>
        <source>Wording the questions of a set</source>
        <translation>Formuler les questions d’un jeu</translation>
    </message>
    <message>
        <source>Without refusing what is off topic or improbable</source>
        <translation>Sans refuser ce qui est hors sujet ou improbable</translation>
    </message>
    <message>
        <source>Without a model that puts passages in order</source>
        <translation>Sans modèle qui ordonne les passages</translation>
    </message>
    <message>
        <source>Without searching again by the best passages</source>
        <translation>Sans nouvelle recherche d’après les meilleurs passages</translation>
    </message>
    <message>
        <source>Without words of near meaning</source>
        <translation>Sans mots de sens voisin</translation>
    </message>
    <message>
        <source>Without the neighbours of passages</source>
        <translation>Sans les passages voisins</translation>
    </message>
    <message>
        <source>Without the vector search</source>
        <translation>Sans la recherche vectorielle</translation>
    </message>
    <message>
        <source>Without the keyword search</source>
        <translation>Sans la recherche par mots-clés</translation>
    </message>
    <message>
        <source>%1 %2 of %3 right</source>
        <translation>%1 : %2 justes sur %3</translation>
    </message>
    <message>
        <source>Evaluated: %1</source>
        <translation>Évalué : %1</translation>
    </message>
    <message>
        <source>differs first in %1</source>
        <translation>diffère d’abord à l’étape : %1</translation>
    </message>
    <message>
        <source>every stage found the same</source>
        <translation>chaque étape a trouvé la même chose</translation>
    </message>
    <message>
        <source>Differ first in</source>
        <translation>Diffèrent d’abord à</translation>
    </message>
    <message>
        <source>right</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>faux</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refusé</translation>
    </message>
    <message>
        <source>The run before</source>
        <translation>L’exécution précédente</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy these lines</source>
        <translation>Copier ces lignes</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Connecter</translation>
    </message>
    <message>
        <source>Search everything...</source>
        <translation>Tout rechercher...</translation>
    </message>
    <message>
        <source>Removed papers...</source>
        <translation>Articles retirés...</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Surlignages</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Highlights and notes...</source>
        <translation>Surlignages et notes...</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Surligner</translation>
    </message>
    <message>
        <source>Highlight and write a note</source>
        <translation>Surligner et écrire une note</translation>
    </message>
    <message>
        <source>What could not be read...</source>
        <translation>Ce qui n’a pas pu être lu...</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Imprimer...</translation>
    </message>
    <message>
        <source>Possible duplicates...</source>
        <translation>Doublons possibles...</translation>
    </message>
    <message>
        <source>Next open paper</source>
        <translation>Article ouvert suivant</translation>
    </message>
    <message>
        <source>Previous open paper</source>
        <translation>Article ouvert précédent</translation>
    </message>
    <message>
        <source>New tab in the reader</source>
        <translation>Nouvel onglet dans le lecteur</translation>
    </message>
    <message>
        <source>Paper to the other side</source>
        <translation>Article de l’autre côté</translation>
    </message>
    <message>
        <source>Close the paper</source>
        <translation>Fermer l’article</translation>
    </message>
    <message>
        <source>Ask Zotero</source>
        <translation>Interroger Zotero</translation>
    </message>
    <message>
        <source>Watched folders and Zotero...</source>
        <translation>Dossiers surveillés et Zotero...</translation>
    </message>
    <message>
        <source>There is no document called %1 in the library.</source>
        <translation>Aucun document de la bibliothèque ne s’appelle %1.</translation>
    </message>
    <message>
        <source>Pages are counted from 1.</source>
        <translation>Les pages sont comptées à partir de 1.</translation>
    </message>
    <message>
        <source>There is no thread with the number %1.</source>
        <translation>Aucun fil ne porte le numéro %1.</translation>
    </message>
    <message>
        <source>There is no table of evidence called %1.</source>
        <translation>Aucun tableau de preuves ne s’appelle %1.</translation>
    </message>
    <message>
        <source>See which there are: &quot;adduce-cli list&quot;.</source>
        <translation>Voyez lesquels existent avec « adduce-cli list ».</translation>
    </message>
    <message>
        <source>See which there are: &quot;adduce-cli threads&quot;.</source>
        <translation>Voyez lesquels existent avec « adduce-cli threads ».</translation>
    </message>
    <message>
        <source>See which there are: &quot;adduce-cli evidence&quot;.</source>
        <translation>Voyez lesquels existent avec « adduce-cli evidence ».</translation>
    </message>
    <message>
        <source>%1 has 1 page; there is no page %2</source>
        <translation>%1 a 1 page ; il n’y a pas de page %2</translation>
    </message>
    <message>
        <source>%1 has %2 pages; there is no page %3</source>
        <translation>%1 a %2 pages ; il n’y a pas de page %3</translation>
    </message>
    <message>
        <source>%1: %2 “%3”, %4 “%5”</source>
        <translation>%1 : %2 « %3 », %4 « %5 »</translation>
    </message>
    <message>
        <source>What the papers say against each other</source>
        <translation>Ce que les articles disent les uns contre les autres</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Références</translation>
    </message>
    <message>
        <source>%1 is not installed, which writes this kind of file.</source>
        <translation>%1, qui écrit ce type de fichier, n’est pas installé.</translation>
    </message>
    <message>
        <source>Install its package (on Debian and Ubuntu: sudo apt install %1), and try again.</source>
        <translation>Installez son paquet (sous Debian et Ubuntu : sudo apt install %1) et réessayez.</translation>
    </message>
    <message>
        <source>Ask the handbook a question</source>
        <translation>Posez une question au manuel</translation>
    </message>
    <message>
        <source>Add it again, so that it is read as it is now, and try again.</source>
        <translation>Ajoutez-le à nouveau, pour qu’il soit lu tel qu’il est à présent, puis réessayez.</translation>
    </message>
    <message>
        <source>Ask its publisher or your library for the file, and add that.</source>
        <translation>Demandez le fichier à l’éditeur ou à votre bibliothèque, puis ajoutez-le.</translation>
    </message>
    <message>
        <source>Check the address in Settings. That of a model server mostly ends in /v1.</source>
        <translation>Vérifiez l’adresse dans les réglages. Celle d’un serveur de modèles se termine le plus souvent par /v1.</translation>
    </message>
    <message>
        <source>Give another name, or move what is there out of the way.</source>
        <translation>Donnez un autre nom, ou déplacez ce qui s’y trouve.</translation>
    </message>
    <message>
        <source>It may have been moved or renamed. Choose it, or add it again, from where it is now.</source>
        <translation>Il a peut-être été déplacé ou renommé. Choisissez-le à son emplacement actuel, ou ajoutez-le à nouveau depuis celui-ci.</translation>
    </message>
    <message>
        <source>It may have been removed meanwhile. Look at the list once more.</source>
        <translation>Cela a peut-être été retiré entre-temps. Consultez à nouveau la liste.</translation>
    </message>
    <message>
        <source>No copy of this paper is known that anybody may read: %1.</source>
        <translation>On ne connaît aucune copie en libre accès de cet article : %1.</translation>
    </message>
    <message>
        <source>The file has changed since it was read: %1.</source>
        <translation>Le fichier a changé depuis sa lecture : %1.</translation>
    </message>
    <message>
        <source>This is there already, and is not written over: %1.</source>
        <translation>Cela existe déjà et n’est pas écrasé : %1.</translation>
    </message>
    <message>
        <source>Try again. If it stays so, and it is the server of a model, test the model in Settings, or choose another.</source>
        <translation>Réessayez. Si cela persiste et qu’il s’agit du serveur d’un modèle, testez le modèle dans les réglages ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>What answers at this address is not the server that was expected: %1.</source>
        <translation>Ce qui répond à cette adresse n’est pas le serveur attendu : %1.</translation>
    </message>
    <message>
        <source>What was asked for is not in the library any more.</source>
        <translation>Ce qui est demandé n’est plus dans la bibliothèque.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a profile that comes with the program; give yours another name</source>
        <translation>« %1 » est un profil fourni avec le programme ; donnez un autre nom au vôtre</translation>
    </message>
    <message>
        <source>there is no profile called &quot;%1&quot;; there are %2</source>
        <translation>aucun profil ne s’appelle « %1 » ; il y a %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no file of settings</source>
        <translation>« %1 » n’est pas un fichier de réglages</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no SHA-256, which has 64 hexadecimal digits</source>
        <translation>« %1 » n’est pas un SHA-256, qui compte 64 chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no https address</source>
        <translation>« %1 » n’est pas une adresse https</translation>
    </message>
    <message>
        <source>no query has a relevant document in &quot;%1&quot;</source>
        <translation>aucune question n’a de document pertinent dans « %1 »</translation>
    </message>
    <message>
        <source>that run asked %1, with other numbers or models than now; it stays as it is</source>
        <translation>cette exécution interrogeait %1, avec d’autres nombres ou modèles qu’à présent ; elle reste telle quelle</translation>
    </message>
    <message>
        <source>that run asked other questions, or of other papers; it stays as it is</source>
        <translation>cette exécution posait d’autres questions, ou à d’autres articles ; elle reste telle quelle</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no citation style (CSL)</source>
        <translation>« %1 » n’est pas un style de citation (CSL)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; only points to another style, which would be fetched; choose %2</source>
        <translation>« %1 » ne fait que renvoyer à un autre style, qu’il faudrait télécharger ; choisissez %2</translation>
    </message>
    <message>
        <source>a highlight needs a page and the words on it</source>
        <translation>un surlignage demande une page et les mots qui s’y trouvent</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name of a collection, which has 1 to %2 characters and no slash</source>
        <translation>« %1 » n’est pas un nom de collection, qui compte de 1 à %2 caractères et aucune barre oblique</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no collection, or one that lies more than %2 deep</source>
        <translation>« %1 » ne désigne aucune collection, ou une à plus de %2 niveaux</translation>
    </message>
    <message>
        <source>a collection cannot lie in itself</source>
        <translation>une collection ne peut pas se contenir elle-même</translation>
    </message>
    <message>
        <source>several collections are called &quot;%1&quot;; name one with what it lies in, as Outer/%1</source>
        <translation>plusieurs collections s’appellent « %1 » ; désignez-en une avec celle qui la contient, comme Parent/%1</translation>
    </message>
    <message>
        <source>the description has %L1 characters, up to %L2 can be kept</source>
        <translation>la description compte %L1 caractères ; le maximum est de %L2</translation>
    </message>
    <message>
        <source>there is a collection called &quot;%1&quot; already</source>
        <translation>une collection s’appelle déjà « %1 »</translation>
    </message>
    <message>
        <source>the library has no embedding space &quot;%1&quot;</source>
        <translation>la bibliothèque n’a pas d’espace de représentation « %1 »</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no address of a server, such as http://localhost:11434</source>
        <translation>« %1 » n’est pas l’adresse d’un serveur, comme http://localhost:11434</translation>
    </message>
    <message>
        <source>the address of %1 holds a name or password; a key is set by itself</source>
        <translation>l’adresse de %1 contient un nom ou un mot de passe ; une clé se donne à part</translation>
    </message>
    <message>
        <source>the prompt &quot;%1&quot; is no sound template</source>
        <translation>l’invite « %1 » n’est pas un modèle de texte valable</translation>
    </message>
    <message>
        <source>the prompt &quot;%1&quot; leaves out {{{%2}}}</source>
        <translation>il manque {{{%2}}} dans l’invite « %1 »</translation>
    </message>
    <message>
        <source>the key of %1 holds a line end or another control character</source>
        <translation>la clé de %1 contient une fin de ligne ou un autre caractère de contrôle</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be a number from %2 to %3</source>
        <translation>« %1 » doit être un nombre de %2 à %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be a whole number from %2 to %3</source>
        <translation>« %1 » doit être un nombre entier de %2 à %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be one of %2</source>
        <translation>« %1 » doit être l’une de ces valeurs : %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be true or false</source>
        <translation>« %1 » doit être true ou false</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name of a profile, which has 1 to 40 letters and digits, - and _</source>
        <translation>« %1 » n’est pas un nom de profil, qui compte de 1 à 40 lettres et chiffres, - et _</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no part of a profile</source>
        <translation>« %1 » ne fait pas partie d’un profil</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no prompt of a profile</source>
        <translation>« %1 » n’est pas une invite d’un profil</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no DOI, such as 10.1000/182</source>
        <translation>« %1 » n’est pas un DOI, comme 10.1000/182</translation>
    </message>
    <message>
        <source>the file holds no list of references (CSL-JSON)</source>
        <translation>le fichier ne contient pas de liste de références (CSL-JSON)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read as a library of Zotero</source>
        <translation>« %1 » ne peut pas être lu comme bibliothèque de Zotero</translation>
    </message>
    <message>
        <source>&quot;in:%1&quot; names no collection of the library</source>
        <translation>« in:%1 » ne désigne aucune collection de la bibliothèque</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the address of a page on the web</source>
        <translation>« %1 » n’est pas l’adresse d’une page du web</translation>
    </message>
    <message>
        <source>Unpaywall wants an e-mail address of whoever asks, and &quot;%1&quot; is none</source>
        <translation>Unpaywall demande l’adresse e-mail de qui l’interroge, et « %1 » n’en est pas une</translation>
    </message>
    <message>
        <source>the query has no words to search for</source>
        <translation>la requête n’a pas de mots à rechercher</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no code of a language, such as eng or deu</source>
        <translation>« %1 » n’est pas le code d’une langue, comme eng ou deu</translation>
    </message>
    <message>
        <source>no language is chosen for text recognition</source>
        <translation>aucune langue n’est choisie pour la reconnaissance de texte</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the library itself, and no backup of it</source>
        <translation>« %1 » est la bibliothèque elle-même, et non une sauvegarde</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not end in .md, .pdf or .json</source>
        <translation>« %1 » ne se termine pas par .md, .pdf ou .json</translation>
    </message>
    <message>
        <source>this question was answered; only where no evidence was found is there a certificate</source>
        <translation>cette question a reçu une réponse ; il n’y a de certificat que là où aucune preuve n’a été trouvée</translation>
    </message>
    <message>
        <source>no run has the number %1</source>
        <translation>aucune exécution ne porte le numéro %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a model of the kind &quot;%2&quot;, which cannot be used for &quot;%3&quot;</source>
        <translation>« %1 » est un modèle du type « %2 », qui ne peut pas servir à « %3 »</translation>
    </message>
    <message>
        <source>no model called &quot;%1&quot; is kept; &quot;adduce-cli models kept&quot; lists those that are</source>
        <translation>aucun modèle appelé « %1 » n’est enregistré ; « adduce-cli models kept » montre ceux qui le sont</translation>
    </message>
    <message>
        <source>several servers have the model &quot;%1&quot;; name one as %2</source>
        <translation>plusieurs serveurs ont le modèle « %1 » ; désignez-en un ainsi : %2</translation>
    </message>
    <message>
        <source>the matrix of &quot;%1&quot; has no question yet</source>
        <translation>la matrice de « %1 » n’a encore aucune question</translation>
    </message>
    <message>
        <source>the name of a table of evidence cannot be empty</source>
        <translation>le nom d’un tableau de preuves ne peut pas être vide</translation>
    </message>
    <message>
        <source>the table &quot;%1&quot; has no rows yet</source>
        <translation>le tableau « %1 » n’a encore aucune ligne</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not in the matrix of &quot;%2&quot;</source>
        <translation>« %1 » n’est pas dans la matrice de « %2 »</translation>
    </message>
    <message>
        <source>the matrix of &quot;%1&quot; has no question with the number &quot;%2&quot;</source>
        <translation>la matrice de « %1 » n’a pas de question portant le numéro « %2 »</translation>
    </message>
    <message>
        <source>the question has no words</source>
        <translation>la question n’a pas de mots</translation>
    </message>
    <message>
        <source>no saved answer has the number &quot;%1&quot;</source>
        <translation>aucune réponse enregistrée ne porte le numéro « %1 »</translation>
    </message>
    <message>
        <source>the title of a thread cannot be empty</source>
        <translation>le titre d’un fil ne peut pas être vide</translation>
    </message>
    <message>
        <source>no document that can be searched is in this scope</source>
        <translation>ce périmètre ne contient aucun document où chercher</translation>
    </message>
    <message>
        <source>several documents are called &quot;%1&quot;; name one by its number: %2</source>
        <translation>plusieurs documents s’appellent « %1 » ; désignez-en un par son numéro : %2</translation>
    </message>
    <message>
        <source>several tables are called &quot;%1&quot;; name one by its number: %2</source>
        <translation>plusieurs tableaux s’appellent « %1 » ; désignez-en un par son numéro : %2</translation>
    </message>
    <message>
        <source>there is no collection called &quot;%1&quot; in the library</source>
        <translation>aucune collection de la bibliothèque ne s’appelle « %1 »</translation>
    </message>
    <message>
        <source>no sentence of these papers answers a question that can be made of it by rule</source>
        <translation>aucune phrase de ces articles ne répond à une question que des règles puissent en tirer</translation>
    </message>
    <message>
        <source>there is no library at &quot;%1&quot;</source>
        <translation>il n’y a pas de bibliothèque à « %1 »</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of days from %2 to %3</source>
        <translation>« %1 » n’est pas un nombre de jours de %2 à %3</translation>
    </message>
    <message>
        <source>there is no library at &quot;%1&quot;; adding or importing papers makes one</source>
        <translation>il n’y a pas de bibliothèque à « %1 » ; ajouter ou importer des articles en crée une</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Adduce: %1.</source>
        <translation>Le fichier a été écrit par une version plus récente d’Adduce : %1.</translation>
    </message>
    <message>
        <source>Update Adduce, or have it exported by a version like this one.</source>
        <translation>Mettez Adduce à jour, ou faites-le exporter par une version comme celle-ci.</translation>
    </message>
    <message>
        <source>Questions like this one</source>
        <translation>Questions comme celle-ci</translation>
    </message>
    <message>
        <source>Draw the numbers of the matrix...</source>
        <translation>Tracer les nombres de la matrice...</translation>
    </message>
    <message>
        <source>The laboratory does not answer: %1.</source>
        <translation>Le laboratoire ne répond pas : %1.</translation>
    </message>
    <message>
        <source>See whether its server runs and can be reached. What you do here is kept and sent later.</source>
        <translation>Vérifiez que son serveur fonctionne et qu’il est joignable. Ce que vous faites ici est conservé et envoyé plus tard.</translation>
    </message>
    <message>
        <source>The laboratory does not take the name or the password: %1.</source>
        <translation>Le laboratoire n’accepte pas le nom ou le mot de passe : %1.</translation>
    </message>
    <message>
        <source>Check both, and ask who administers the laboratory if they stay refused.</source>
        <translation>Vérifiez les deux et, si le refus persiste, demandez à la personne qui administre le laboratoire.</translation>
    </message>
    <message>
        <source>Your role in the laboratory does not allow this: %1.</source>
        <translation>Votre rôle dans le laboratoire ne permet pas cela : %1.</translation>
    </message>
    <message>
        <source>Ask who administers it for another role. What you did here is kept.</source>
        <translation>Demandez un autre rôle à la personne qui l’administre. Ce que vous avez fait ici est conservé.</translation>
    </message>
    <message>
        <source>The disk of the laboratory&apos;s server is full: %1.</source>
        <translation>Le disque du serveur du laboratoire est plein : %1.</translation>
    </message>
    <message>
        <source>Tell who administers it. What you did here is kept and sent later.</source>
        <translation>Prévenez la personne qui l’administre. Ce que vous avez fait ici est conservé et envoyé plus tard.</translation>
    </message>
    <message>
        <source>There is no laboratory in this database: %1.</source>
        <translation>Il n’y a pas de laboratoire dans cette base de données : %1.</translation>
    </message>
    <message>
        <source>Check the name of the database, or make a laboratory of it: &quot;adduce-cli lab create ADDRESS&quot;.</source>
        <translation>Vérifiez le nom de la base de données, ou faites-en un laboratoire : &quot;adduce-cli lab create ADDRESS&quot;.</translation>
    </message>
    <message>
        <source>The laboratory needs a newer version of Adduce: %1.</source>
        <translation>Le laboratoire exige une version plus récente d’Adduce : %1.</translation>
    </message>
    <message>
        <source>Update Adduce. Until then its papers stay here as they are, and what you do waits.</source>
        <translation>Mettez Adduce à jour. D’ici là, ses articles restent ici tels quels, et ce que vous faites attend.</translation>
    </message>
    <message>
        <source>this library is in no laboratory; &quot;adduce-cli lab join ADDRESS&quot; joins one</source>
        <translation>cette bibliothèque n’est dans aucun laboratoire ; &quot;adduce-cli lab join ADDRESS&quot; en rejoint un</translation>
    </message>
    <message>
        <source>at %1 there is another laboratory now than the one that was joined; leave that one and join this</source>
        <translation>à %1 se trouve maintenant un autre laboratoire que celui qui a été rejoint ; quittez celui-là et rejoignez celui-ci</translation>
    </message>
    <message>
        <source>this library is in another laboratory (%1); leave that one first</source>
        <translation>cette bibliothèque est dans un autre laboratoire (%1) ; quittez d’abord celui-là</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no address of a laboratory, such as postgresql://anna@server.example.org/laboratory</source>
        <translation>« %1 » n’est pas l’adresse d’un laboratoire, comme postgresql://anna@server.example.org/laboratory</translation>
    </message>
    <message>
        <source>the address of a laboratory ends in the name of its database, such as postgresql://server.example.org/laboratory</source>
        <translation>l’adresse d’un laboratoire se termine par le nom de sa base de données, comme postgresql://server.example.org/laboratory</translation>
    </message>
    <message>
        <source>the address of a laboratory must not hold a password; it is asked for, or read from the file that PGPASSFILE names</source>
        <translation>l’adresse d’un laboratoire ne doit pas contenir de mot de passe ; il est demandé, ou lu dans le fichier que nomme PGPASSFILE</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no option of a laboratory&apos;s address; there are host=/FOLDER and sslrootcert=FILE</source>
        <translation>« %1 » n’est pas une option de l’adresse d’un laboratoire ; il y a host=/FOLDER et sslrootcert=FILE</translation>
    </message>
    <message>
        <source>the address of a laboratory names one server</source>
        <translation>l’adresse d’un laboratoire désigne un seul serveur</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Share with the laboratory</source>
        <translation>Partager avec le laboratoire</translation>
    </message>
    <message>
        <source>a laboratory&apos;s library</source>
        <translation>la bibliothèque d’un laboratoire</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratoire</translation>
    </message>
    <message>
        <source>in the laboratory, by %1</source>
        <translation>au laboratoire, par %1</translation>
    </message>
    <message>
        <source>the variable %1 of the environment, which would lead the connection elsewhere than its address; unset it</source>
        <translation>la variable d’environnement %1, qui mènerait la connexion ailleurs qu’à son adresse ; supprimez-la (unset)</translation>
    </message>
    <message>
        <source>the laboratory at %1 cannot search yet; who administers its database brings it up to date by &quot;adduce-cli lab create&quot;</source>
        <translation>le laboratoire à l’adresse %1 ne sait pas encore chercher ; la personne qui administre sa base de données le met à jour avec &quot;adduce-cli lab create&quot;</translation>
    </message>
    <message>
        <source>it is %1&apos;s, and only its owner shares it</source>
        <translation>il est à %1, et seul son propriétaire le partage</translation>
    </message>
</context>
<context>
    <name>adduce::AddServerDialog</name>
    <message>
        <source>Another server (OpenAI&apos;s protocol)</source>
        <translation>Autre serveur (protocole d’OpenAI)</translation>
    </message>
    <message>
        <source>Reranker (llama.cpp, vLLM and others)</source>
        <translation>Reclasseur (llama.cpp, vLLM et autres)</translation>
    </message>
    <message>
        <source>Cohere&apos;s rerankers</source>
        <translation>Reclasseurs de Cohere</translation>
    </message>
    <message>
        <source>Jina&apos;s rerankers</source>
        <translation>Reclasseurs de Jina</translation>
    </message>
    <message>
        <source>Meanings of passages (llama.cpp, vLLM and others)</source>
        <translation>Sens des passages (llama.cpp, vLLM et autres)</translation>
    </message>
    <message>
        <source>Meanings of passages, by Ollama</source>
        <translation>Sens des passages, par Ollama</translation>
    </message>
    <message>
        <source>Meanings of passages, by OpenAI</source>
        <translation>Sens des passages, par OpenAI</translation>
    </message>
    <message>
        <source>Meanings of passages, by Google Gemini</source>
        <translation>Sens des passages, par Google Gemini</translation>
    </message>
    <message>
        <source>Send text to this computer without encryption: whoever is on the network can read it</source>
        <translation>Envoyer du texte à cet ordinateur sans chiffrement : toute personne présente sur le réseau peut le lire</translation>
    </message>
    <message>
        <source>Show its models</source>
        <translation>Afficher ses modèles</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add a server</source>
        <translation>Ajouter un serveur</translation>
    </message>
    <message>
        <source>or its name, when it is not listed</source>
        <translation>ou son nom, s’il n’est pas dans la liste</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Kept in the system&apos;s keyring, never in a file; without a keyring, until Adduce is closed. A server on this computer usually wants none.</source>
        <translation>Conservée dans le trousseau de clés du système, jamais dans un fichier ; sans trousseau, jusqu’à la fermeture d’Adduce. Un serveur sur cet ordinateur n’en demande généralement pas.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Asking %1</source>
        <translation>Interrogation de %1</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 jetons</translation>
    </message>
    <message numerus="yes">
        <source>%Ln model(s)</source>
        <translation>
            <numerusform>%Ln modèle</numerusform>
            <numerusform>%Ln modèles</numerusform>
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
            <numerusform>Également dit : %Ln phrase</numerusform>
            <numerusform>Également dit : %Ln phrases</numerusform>
        </translation>
    </message>
    <message>
        <source>Also said by %1</source>
        <translation>Également dit par %1</translation>
    </message>
</context>
<context>
    <name>adduce::AnswerBody</name>
    <message>
        <source>Ask it as it stands</source>
        <translation>La poser telle quelle</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Show the personal data of this answer</source>
        <translation>Afficher les données personnelles de cette réponse</translation>
    </message>
    <message numerus="yes">
        <source>%Ln personal datum(s) masked</source>
        <translation>
            <numerusform>%Ln donnée personnelle masquée</numerusform>
            <numerusform>%Ln données personnelles masquées</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask all papers</source>
        <translation>Interroger tous les articles</translation>
    </message>
    <message>
        <source>Use the space learned from the library</source>
        <translation>Utiliser l’espace appris de la bibliothèque</translation>
    </message>
    <message>
        <source>Asks again. Settings &gt; Search leads back to the server.</source>
        <translation>Pose de nouveau la question. Réglages &gt; Recherche ramène au serveur.</translation>
    </message>
</context>
<context>
    <name>adduce::AnswerRatings</name>
    <message>
        <source>Rate answer</source>
        <translation>Évaluer la réponse</translation>
    </message>
    <message>
        <source>Take rating back</source>
        <translation>Retirer l’évaluation</translation>
    </message>
</context>
<context>
    <name>adduce::AnswerView</name>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy answer with citations</source>
        <translation>Copier la réponse avec ses références</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>adduce::AppearanceSettingsPage</name>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Size of all that is shown</source>
        <translation>Taille de tout ce qui est affiché</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Start again now</source>
        <translation>Redémarrer maintenant</translation>
    </message>
    <message>
        <source>For another size or language the window is made anew. Your question and your place are kept.</source>
        <translation>Pour une autre taille ou une autre langue, la fenêtre est recréée. Votre question et votre position sont conservées.</translation>
    </message>
    <message>
        <source>Something is running that this would stop. Wait for its end, or do it now.</source>
        <translation>Un travail est en cours et serait interrompu. Attendez sa fin, ou faites-le maintenant.</translation>
    </message>
</context>
<context>
    <name>adduce::AskPage</name>
    <message>
        <source>“%1” is still being answered: stop it or wait, then change the thread.</source>
        <translation>La réponse à « %1 » est encore en cours : arrêtez-la ou attendez, puis changez de fil.</translation>
    </message>
    <message>
        <source>The library can only be read: this answer is not kept.</source>
        <translation>La bibliothèque est en lecture seule : cette réponse n’est pas conservée.</translation>
    </message>
</context>
<context>
    <name>adduce::AskedQuestion</name>
    <message>
        <source>%1 is writing; each sentence is checked before you see it…</source>
        <translation>%1 rédige ; chaque phrase est vérifiée avant que vous la voyiez…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s)</source>
        <translation>
            <numerusform>%Ln phrase</numerusform>
            <numerusform>%Ln phrases</numerusform>
        </translation>
    </message>
    <message>
        <source>Answered: %1</source>
        <translation>Répondu : %1</translation>
    </message>
    <message>
        <source>This answer is not saved.</source>
        <translation>Cette réponse n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>%1 (looking)</source>
        <translation>%1 (recherche en cours)</translation>
    </message>
    <message>
        <source>%1 (found)</source>
        <translation>%1 (trouvé)</translation>
    </message>
    <message>
        <source>%1 (nothing found)</source>
        <translation>%1 (rien trouvé)</translation>
    </message>
    <message numerus="yes">
        <source>Asked in %Ln part(s)</source>
        <translation>
            <numerusform>Posée en %Ln partie</numerusform>
            <numerusform>Posée en %Ln parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::CellPane</name>
    <message>
        <source>Open in reader</source>
        <translation>Ouvrir dans le lecteur</translation>
    </message>
    <message>
        <source>Choose another quote...</source>
        <translation>Choisir un autre extrait...</translation>
    </message>
    <message>
        <source>Fill again</source>
        <translation>Remplir à nouveau</translation>
    </message>
    <message>
        <source>Mark as not reported</source>
        <translation>Marquer comme non rapporté</translation>
    </message>
    <message>
        <source>chosen by you</source>
        <translation>choisi par vous</translation>
    </message>
    <message>
        <source>the paper&apos;s own sentence</source>
        <translation>la phrase même de l’article</translation>
    </message>
    <message>
        <source>chosen by %1</source>
        <translation>choisi par %1</translation>
    </message>
    <message>
        <source>quote checked</source>
        <translation>extrait vérifié</translation>
    </message>
    <message>
        <source>What else can be done with this cell</source>
        <translation>Ce que l’on peut encore faire de cette cellule</translation>
    </message>
</context>
<context>
    <name>adduce::CellSteps</name>
    <message>
        <source>No sentence of this paper answers the question well enough. What may lead on:</source>
        <translation>Aucune phrase de cet article ne répond assez bien à la question. Pistes possibles :</translation>
    </message>
    <message>
        <source>Nearest sentences...</source>
        <translation>Phrases les plus proches...</translation>
    </message>
    <message>
        <source>Shows the sentences of this paper that are nearest to the question, to quote one of them</source>
        <translation>Montre les phrases de cet article les plus proches de la question, pour en citer une</translation>
    </message>
    <message>
        <source>Ask all papers</source>
        <translation>Interroger tous les articles</translation>
    </message>
    <message>
        <source>Asks this question of all papers, in the Ask tab</source>
        <translation>Pose cette question à tous les articles, dans l’onglet des questions</translation>
    </message>
    <message>
        <source>Ask in other words...</source>
        <translation>Reformuler...</translation>
    </message>
    <message>
        <source>Adds the question in other words as a column of its own</source>
        <translation>Ajoute la question reformulée dans une colonne à part</translation>
    </message>
    <message>
        <source>What may lead on</source>
        <translation>Pistes possibles</translation>
    </message>
</context>
<context>
    <name>adduce::CertificateButton</name>
    <message>
        <source>Save certificate...</source>
        <translation>Enregistrer le certificat...</translation>
    </message>
    <message>
        <source>What was searched in vain as a file: words and passages, near words, the nearest passages, what could not be searched</source>
        <translation>Ce qui a été cherché en vain, dans un fichier : mots et passages, mots proches, passages les plus proches, ce qui n’a pas pu être cherché</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Écrit : %1</translation>
    </message>
    <message>
        <source>Save certificate</source>
        <translation>Enregistrer le certificat</translation>
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
        <translation>Graphiques</translation>
    </message>
</context>
<context>
    <name>adduce::ChecksDialog</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>What was made false</source>
        <translation>Ce qui a été faussé</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Produits</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvés</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>False statements by kind</source>
        <translation>Énoncés faux par type</translation>
    </message>
    <message>
        <source>Passed as proved</source>
        <translation>Passés pour prouvés</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>Citation</translation>
    </message>
    <message>
        <source>False statements that passed</source>
        <translation>Énoncés faux passés</translation>
    </message>
    <message>
        <source>Add to my set</source>
        <translation>Ajouter à mon jeu</translation>
    </message>
    <message>
        <source>What the checks find</source>
        <translation>Ce que trouvent les contrôles</translation>
    </message>
    <message>
        <source>Sentences checked</source>
        <translation>Phrases contrôlées</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Contrôler à nouveau</translation>
    </message>
    <message>
        <source>Keeps the chosen false statements beside the library, to be checked with every run</source>
        <translation>Garde les énoncés faux choisis à côté de la bibliothèque, pour les contrôler à chaque fois</translation>
    </message>
    <message>
        <source>Sentences of your saved answers are made false in one way each and given to the checks of a model&apos;s statements. No model is asked.</source>
        <translation>Des phrases de vos réponses enregistrées sont faussées d’une manière chacune et soumises aux contrôles des énoncés d’un modèle. Aucun modèle n’est interrogé.</translation>
    </message>
    <message>
        <source>No answer with quotes is saved: ask something first.</source>
        <translation>Aucune réponse avec citations n’est enregistrée : posez d’abord une question.</translation>
    </message>
    <message numerus="yes">
        <source>Of %1 false statements %2 were found (%3); %4 of %Ln true one(s) were lost.</source>
        <translation>
            <numerusform>Sur %1 énoncés faux, %2 ont été trouvés (%3) ; %4 sur %Ln vrai perdu.</numerusform>
            <numerusform>Sur %1 énoncés faux, %2 ont été trouvés (%3) ; %4 sur %Ln vrais perdus.</numerusform>
        </translation>
    </message>
    <message>
        <source>By words that no list of the checks has</source>
        <translation>Par des mots absents des listes des contrôles</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>My set</source>
        <translation>Mon jeu</translation>
    </message>
    <message numerus="yes">
        <source>%Ln statement(s) kept in %1</source>
        <translation>
            <numerusform>%Ln énoncé gardé dans %1</numerusform>
            <numerusform>%Ln énoncés gardés dans %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ChoicesPanel</name>
    <message>
        <source>Ask: %1</source>
        <translation>Demander : %1</translation>
    </message>
    <message>
        <source>Answer it as it stands</source>
        <translation>Répondre telle quelle</translation>
    </message>
</context>
<context>
    <name>adduce::ChunkingsList</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>When a question is asked by a profile that cuts papers otherwise than they were cut when they were read, they are cut so, too, with an index of their own. No paper is opened for that.</source>
        <translation>Lorsqu’une question est posée avec un profil qui découpe les articles autrement qu’à leur lecture, ils sont aussi découpés ainsi, avec un index à part. Aucun article n’est ouvert pour cela.</translation>
    </message>
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
            <numerusform>%Ln passage, %1 ; incomplet : la prochaine question posée avec un tel profil le poursuivra</numerusform>
            <numerusform>%Ln passages, %1 ; incomplet : la prochaine question posée avec un tel profil le poursuivra</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Asked for by: %2</source>
        <translation>%1. Demandé par : %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Supprimer : %1</translation>
    </message>
    <message>
        <source>Remove a cut of the papers</source>
        <translation>Supprimer un découpage des articles</translation>
    </message>
    <message>
        <source>Remove the passages “%1” with their index?</source>
        <translation>Supprimer les passages « %1 » et leur index ?</translation>
    </message>
    <message>
        <source>The papers stay as they were read. They are cut so again when a question is asked by a profile that asks for it.</source>
        <translation>Les articles restent tels qu’ils ont été lus. Ils seront de nouveau découpés ainsi lorsqu’une question sera posée avec un profil qui le demande.</translation>
    </message>
    <message>
        <source>Tokens are estimated, also for profiles that have them counted by cl100k_base: %1 is damaged.</source>
        <translation>Les jetons sont estimés, même pour les profils qui les font compter selon cl100k_base : %1 est endommagé.</translation>
    </message>
    <message>
        <source>Tokens are estimated, also for profiles that have them counted by cl100k_base: %1 is not there.</source>
        <translation>Les jetons sont estimés, même pour les profils qui les font compter selon cl100k_base : %1 n’est pas là.</translation>
    </message>
</context>
<context>
    <name>adduce::CollectionChoices</name>
    <message>
        <source>Choose...</source>
        <translation>Choisir...</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profils</translation>
    </message>
    <message>
        <source>Choose a folder with a collection</source>
        <translation>Choisir un dossier avec une collection</translation>
    </message>
</context>
<context>
    <name>adduce::CollectionDialog</name>
    <message>
        <source>Run</source>
        <translation>Exécuter</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Copier en CSV</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exporter...</translation>
    </message>
    <message>
        <source>Remove its index</source>
        <translation>Supprimer son index</translation>
    </message>
    <message>
        <source>Measure a retrieval collection</source>
        <translation>Mesurer une collection de recherche</translation>
    </message>
    <message>
        <source>The folder holds corpus.jsonl, queries.jsonl and qrels/test.tsv, as BEIR has them. Its texts are indexed once, apart from your library.</source>
        <translation>Le dossier contient corpus.jsonl, queries.jsonl et qrels/test.tsv, comme dans BEIR. Ses textes sont indexés une fois, à part de votre bibliothèque.</translation>
    </message>
    <message>
        <source>In brackets: where the mean of all such queries lies, at 95 %.</source>
        <translation>Entre parenthèses : où se situe la moyenne de toutes les questions de ce genre, à 95 %.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %Ln profile(s) measured whole.</source>
        <translation>
            <numerusform>Arrêté : %Ln profil mesuré en entier.</numerusform>
            <numerusform>Arrêté : %Ln profils mesurés en entier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln judgement(s) of queries or texts that are not in the folder left out.</source>
        <translation>
            <numerusform>%Ln jugement sur des questions ou des textes absents du dossier laissé de côté.</numerusform>
            <numerusform>%Ln jugements sur des questions ou des textes absents du dossier laissés de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export figures</source>
        <translation>Exporter les chiffres</translation>
    </message>
    <message>
        <source>Figures as CSV (*.csv)</source>
        <translation>Chiffres en CSV (*.csv)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Fichier écrit : %1</translation>
    </message>
</context>
<context>
    <name>adduce::CollectionMenu</name>
    <message>
        <source>New collection</source>
        <translation>Nouvelle collection</translation>
    </message>
    <message>
        <source>New collection inside</source>
        <translation>Nouvelle collection à l’intérieur</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Describe...</source>
        <translation>Décrire...</translation>
    </message>
    <message>
        <source>Remove the collection, not its papers</source>
        <translation>Supprimer la collection, pas ses articles</translation>
    </message>
    <message>
        <source>Take this tag off all papers</source>
        <translation>Retirer cette étiquette de tous les articles</translation>
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
        <translation>Questions</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Temps médian</translation>
    </message>
    <message>
        <source>Figures of each profile</source>
        <translation>Chiffres de chaque profil</translation>
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
        <translation>Collections et étiquettes</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln document(s)</source>
        <translation>
            <numerusform>%1, %Ln document</numerusform>
            <numerusform>%1, %Ln documents</numerusform>
        </translation>
    </message>
    <message>
        <source>All papers</source>
        <translation>Tous les articles</translation>
    </message>
    <message>
        <source>Tag: %1</source>
        <translation>Étiquette : %1</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Collections</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
</context>
<context>
    <name>adduce::ColumnMenu</name>
    <message>
        <source>Design</source>
        <translation>Méthode d’étude</translation>
    </message>
    <message>
        <source>Sample size</source>
        <translation>Taille de l’échantillon</translation>
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
        <translation>Critères mesurés</translation>
    </message>
    <message>
        <source>Main finding</source>
        <translation>Résultat principal</translation>
    </message>
    <message>
        <source>Limitations</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Funding</source>
        <translation>Financement</translation>
    </message>
    <message>
        <source>A question of your own...</source>
        <translation>Une question à vous...</translation>
    </message>
    <message>
        <source>All of these</source>
        <translation>Toutes celles-ci</translation>
    </message>
</context>
<context>
    <name>adduce::CommandPalette</name>
    <message>
        <source>All commands</source>
        <translation>Toutes les commandes</translation>
    </message>
    <message>
        <source>A command, a paper or a thread</source>
        <translation>Une commande, un article ou un fil</translation>
    </message>
    <message>
        <source>Commands, papers and threads</source>
        <translation>Commandes, articles et fils</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Articles</translation>
    </message>
    <message>
        <source>Paper: %1, %2</source>
        <translation>Article : %1, %2</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Fils</translation>
    </message>
    <message>
        <source>Thread: %1</source>
        <translation>Fil : %1</translation>
    </message>
    <message>
        <source>Nothing is called so</source>
        <translation>Rien ne s’appelle ainsi</translation>
    </message>
</context>
<context>
    <name>adduce::CrossrefLookup</name>
    <message>
        <source>Look up at Crossref</source>
        <translation>Rechercher dans Crossref</translation>
    </message>
    <message>
        <source>Send the DOI to api.crossref.org? Nothing else of the paper leaves this computer.</source>
        <translation>Envoyer le DOI à api.crossref.org ? Rien d’autre de l’article ne quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>This allows it from now on; Settings takes it back.</source>
        <translation>L’autorisation vaut désormais pour toujours ; les réglages permettent de la retirer.</translation>
    </message>
    <message>
        <source>Allow and look up</source>
        <translation>Autoriser et rechercher</translation>
    </message>
    <message numerus="yes">
        <source>Crossref: %Ln paper(s) found</source>
        <translation>
            <numerusform>Crossref : %Ln article trouvé</numerusform>
            <numerusform>Crossref : %Ln articles trouvés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not known there</source>
        <translation>
            <numerusform>%Ln non répertorié</numerusform>
            <numerusform>%Ln non répertoriés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a DOI</source>
        <translation>
            <numerusform>%Ln sans DOI</numerusform>
            <numerusform>%Ln sans DOI</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%Ln never leave(s) this computer</source>
        <translation>
            <numerusform>%Ln ne quitte jamais cet ordinateur</numerusform>
            <numerusform>%Ln ne quittent jamais cet ordinateur</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::DockTitle</name>
    <message>
        <source>Float or dock</source>
        <translation>Détacher ou ancrer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>adduce::DocumentFacts</name>
    <message>
        <source>The file is damaged and was repaired while it was read.</source>
        <translation>Le fichier est endommagé et a été réparé pendant la lecture.</translation>
    </message>
    <message>
        <source>Some pages could not be read. What they say is not searched.</source>
        <translation>Certaines pages n’ont pas pu être lues. La recherche ne porte pas sur leur contenu.</translation>
    </message>
    <message>
        <source>Some pages have no text.</source>
        <translation>Certaines pages n’ont pas de texte.</translation>
    </message>
    <message>
        <source>Some pages are scans. What they say is searched only once their text was recognised.</source>
        <translation>Certaines pages sont des numérisations. La recherche ne porte sur leur contenu qu’une fois leur texte reconnu.</translation>
    </message>
    <message>
        <source>The text of some pages means nothing (its characters are coded wrongly). It is not searched; recognise the text instead.</source>
        <translation>Le texte de certaines pages n’a pas de sens (leurs caractères sont mal codés). La recherche ne porte pas sur lui ; faites plutôt reconnaître le texte.</translation>
    </message>
    <message>
        <source>The file does not say how its characters are coded; this was guessed.</source>
        <translation>Le fichier n’indique pas le codage de ses caractères ; il a été déduit.</translation>
    </message>
    <message>
        <source>Recognising the text did not come to the end. Recognise it again to go on.</source>
        <translation>La reconnaissance du texte n’est pas allée jusqu’au bout. Relancez-la pour continuer.</translation>
    </message>
    <message>
        <source>The file has a newer version. This one is no longer searched; it is kept for the answers that cite it.</source>
        <translation>Le fichier a une version plus récente. La recherche ne porte plus sur celle-ci ; elle est conservée pour les réponses qui la citent.</translation>
    </message>
    <message>
        <source>The file is no longer at %1. What was read of it is still searched; its pages cannot be shown.</source>
        <translation>Le fichier n’est plus à l’emplacement %1. La recherche porte toujours sur ce qui en a été lu ; ses pages ne peuvent pas être affichées.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s) of text cannot be seen on the page. They are neither searched nor given to any model.</source>
        <translation>
            <numerusform>%Ln fragment de texte n’est pas visible sur la page. Il n’est ni recherché ni transmis à un modèle.</numerusform>
            <numerusform>%Ln fragments de texte ne sont pas visibles sur la page. Ils ne sont ni recherchés ni transmis à un modèle.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” looks like the same paper.</source>
        <translation>« %1 » semble être le même article.</translation>
    </message>
    <message>
        <source>from the first page</source>
        <translation>d’après la première page</translation>
    </message>
    <message>
        <source>from the file&apos;s own data</source>
        <translation>d’après les données du fichier</translation>
    </message>
    <message>
        <source>from the file&apos;s XMP data</source>
        <translation>d’après les données XMP du fichier</translation>
    </message>
    <message>
        <source>looked up at Crossref</source>
        <translation>trouvé dans Crossref</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importé</translation>
    </message>
    <message>
        <source>typed by you</source>
        <translation>saisi par vous</translation>
    </message>
    <message>
        <source>drawn invisibly</source>
        <translation>dessiné de façon invisible</translation>
    </message>
    <message>
        <source>in the colour of the page</source>
        <translation>de la couleur de la page</translation>
    </message>
    <message>
        <source>off the page</source>
        <translation>hors de la page</translation>
    </message>
    <message>
        <source>too small to see</source>
        <translation>trop petit pour être vu</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>recouvert</translation>
    </message>
    <message>
        <source>This paper was retracted (%1). Read the notice before you rely on it; answers that quote it say so.</source>
        <translation>Cet article a été rétracté (%1). Lisez la notice avant de vous y fier ; les réponses qui le citent le signalent.</translation>
    </message>
    <message>
        <source>The order in which some pages are read is not certain. Sentences whose lines do not follow each other there are searched, but not quoted.</source>
        <translation>L’ordre de lecture de certaines pages n’est pas certain. Les phrases dont les lignes ne s’y suivent pas sont cherchées, mais pas citées.</translation>
    </message>
    <message>
        <source>The file is not on this computer: the laboratory has what the paper says, and %1 has its file. Its pages cannot be shown; they can be once you add the file yourself.</source>
        <translation>Le fichier n’est pas sur cet ordinateur : le laboratoire a ce que dit l’article, et %1 a le fichier. Ses pages ne peuvent être montrées tant que vous n’ajoutez pas le fichier vous-même.</translation>
    </message>
</context>
<context>
    <name>adduce::DocumentFoot</name>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Recognise text</source>
        <translation>Reconnaître le texte</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>« %1 »</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln saved answer(s) rest on it: %1.</source>
        <translation>
            <numerusform>%Ln réponse enregistrée s’appuie dessus : %1.</numerusform>
            <numerusform>%Ln réponses enregistrées s’appuient dessus : %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove “%1” from the library? The file stays where it is, and saved answers keep their quotes. All else that it says leaves the library. It can be put back.</source>
        <translation>Retirer « %1 » de la bibliothèque ? Le fichier reste où il est, et les réponses enregistrées gardent leurs citations. Tout le reste de son contenu quitte la bibliothèque. Il peut être remis.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln document(s) from the library? The files stay where they are, and saved answers keep their quotes. All else that they say leaves the library. They can be put back.</source>
        <translation>
            <numerusform>Retirer %Ln document de la bibliothèque ? Le fichier reste où il est, et les réponses enregistrées gardent leurs citations. Tout le reste de son contenu quitte la bibliothèque. Il peut être remis.</numerusform>
            <numerusform>Retirer %Ln documents de la bibliothèque ? Les fichiers restent où ils sont, et les réponses enregistrées gardent leurs citations. Tout le reste de leur contenu quitte la bibliothèque. Ils peuvent être remis.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::DocumentList</name>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Details...</source>
        <translation>Détails...</translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation>Retirer de la bibliothèque</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>%Ln article</numerusform>
            <numerusform>%Ln articles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::DocumentMenu</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Copy the name used in citations</source>
        <translation>Copier le nom utilisé dans les références</translation>
    </message>
    <message>
        <source>Details...</source>
        <translation>Détails...</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>Recognise text (OCR)</source>
        <translation>Reconnaître le texte (OCR)</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Look up at Crossref...</source>
        <translation>Rechercher dans Crossref...</translation>
    </message>
    <message>
        <source>Remove from the library...</source>
        <translation>Retirer de la bibliothèque...</translation>
    </message>
    <message>
        <source>Retry all that failed</source>
        <translation>Réessayer tous les documents en échec</translation>
    </message>
    <message>
        <source>Add files...</source>
        <translation>Ajouter des fichiers...</translation>
    </message>
    <message>
        <source>Add a folder...</source>
        <translation>Ajouter un dossier...</translation>
    </message>
    <message>
        <source>Compare with its possible duplicate...</source>
        <translation>Comparer avec son doublon possible...</translation>
    </message>
    <message>
        <source>Open in a new tab</source>
        <translation>Ouvrir dans un nouvel onglet</translation>
    </message>
    <message>
        <source>Open side by side</source>
        <translation>Ouvrir côte à côte</translation>
    </message>
    <message>
        <source>Compare these papers</source>
        <translation>Comparer ces articles</translation>
    </message>
</context>
<context>
    <name>adduce::DocumentPage</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>Hidden text</source>
        <translation>Texte masqué</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Why it cannot be seen</source>
        <translation>Pourquoi il n’est pas visible</translation>
    </message>
    <message>
        <source>Cited in</source>
        <translation>Cité dans</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>Extraits</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Dernière utilisation</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajout</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>What you typed could not be saved. It stays here; closing tries again.</source>
        <translation>Votre saisie n’a pas pu être enregistrée. Elle reste ici ; fermer fait une nouvelle tentative.</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Fermer sans enregistrer</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
</context>
<context>
    <name>adduce::EmptyNote</name>
    <message>
        <source>Show all papers</source>
        <translation>Afficher tous les articles</translation>
    </message>
</context>
<context>
    <name>adduce::EncodingChoice</name>
    <message>
        <source>Characters coded as</source>
        <translation>Codage des caractères</translation>
    </message>
    <message>
        <source>Detect it</source>
        <translation>Détecter</translation>
    </message>
    <message>
        <source>Detected: %1</source>
        <translation>Détecté : %1</translation>
    </message>
</context>
<context>
    <name>adduce::EvaluationCharts</name>
    <message>
        <source>Right by category</source>
        <translation>Réponses justes par catégorie</translation>
    </message>
    <message>
        <source>per cent</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Time by stage</source>
        <translation>Temps par étape</translation>
    </message>
    <message>
        <source>median per question, ms</source>
        <translation>médiane par question, ms</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>Fiabilité</translation>
    </message>
    <message>
        <source>right by stated confidence, per cent</source>
        <translation>réponses justes selon la confiance annoncée, %</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>Extraits</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Denials</source>
        <translation>Négations</translation>
    </message>
    <message>
        <source>Raw against guarded</source>
        <translation>Brut contre vérifié</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Réparées</translation>
    </message>
    <message>
        <source>statements of models that passed each check, and that stand repaired, per cent</source>
        <translation>affirmations des modèles qui passent chaque contrôle, et qui restent réparées, en pour cent</translation>
    </message>
    <message>
        <source>Click a bar to see its questions</source>
        <translation>Cliquez sur une barre pour voir ses questions</translation>
    </message>
    <message>
        <source>Right over the runs</source>
        <translation>Justes au fil des exécutions</translation>
    </message>
    <message>
        <source>runs of this set, the newest last, per cent</source>
        <translation>exécutions de ce jeu, la plus récente en dernier, en pour cent</translation>
    </message>
    <message>
        <source>Click a point to see its run</source>
        <translation>Cliquez sur un point pour voir son exécution</translation>
    </message>
</context>
<context>
    <name>adduce::EvaluationModel</name>
    <message>
        <source>Answered</source>
        <translation>Répondu</translation>
    </message>
    <message>
        <source>No evidence</source>
        <translation>Aucune preuve</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Réplique</translation>
    </message>
    <message>
        <source>you: right</source>
        <translation>vous : juste</translation>
    </message>
    <message>
        <source>you: wrong</source>
        <translation>vous : faux</translation>
    </message>
    <message>
        <source>right: refused</source>
        <translation>juste : refusé</translation>
    </message>
    <message>
        <source>wrong: answered</source>
        <translation>faux : répondu</translation>
    </message>
    <message>
        <source>wrong: refused</source>
        <translation>faux : refusé</translation>
    </message>
    <message>
        <source>right: %1 of %2 papers</source>
        <translation>juste : %1 articles sur %2</translation>
    </message>
    <message>
        <source>wrong: another page</source>
        <translation>faux : autre page</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>pas encore posée</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confiance</translation>
    </message>
    <message>
        <source>Citations verbatim</source>
        <translation>Références textuelles</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Jugement</translation>
    </message>
    <message>
        <source>Faithful</source>
        <translation>Fidèle</translation>
    </message>
    <message>
        <source>not measured: the model failed</source>
        <translation>non mesuré : le modèle a échoué</translation>
    </message>
    <message>
        <source>Model failed</source>
        <translation>Échec du modèle</translation>
    </message>
    <message>
        <source>Partly answered</source>
        <translation>Répondu en partie</translation>
    </message>
    <message>
        <source>Asked back</source>
        <translation>Question en retour</translation>
    </message>
    <message>
        <source>right: a gold sentence is told</source>
        <translation>juste : une phrase de référence est citée</translation>
    </message>
    <message>
        <source>wrong: no gold sentence is told</source>
        <translation>faux : aucune phrase de référence n’est citée</translation>
    </message>
    <message>
        <source>wrong: a part of the answer is missing</source>
        <translation>faux : une partie de la réponse manque</translation>
    </message>
</context>
<context>
    <name>adduce::EvaluationPage</name>
    <message>
        <source>over the chosen papers</source>
        <translation>sur les articles choisis</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>Asks the papers and checks the pages, the quotes and the refusals. Without a model nothing leaves this computer.</source>
        <translation>Interroge les articles et vérifie les pages, les extraits et les refus. Sans modèle, rien ne quitte cet ordinateur.</translation>
    </message>
    <message numerus="yes">
        <source>so far: %1 of %Ln question(s)</source>
        <translation>
            <numerusform>jusqu’ici : %1 sur %Ln question</numerusform>
            <numerusform>jusqu’ici : %1 sur %Ln questions</numerusform>
        </translation>
    </message>
    <message>
        <source>Charts...</source>
        <translation>Graphiques...</translation>
    </message>
    <message>
        <source>No question of this set is accepted. Tick those that are to be asked under Edit questions.</source>
        <translation>Aucune question de ce jeu n&apos;est acceptée. Cochez celles à poser dans Modifier les questions.</translation>
    </message>
    <message>
        <source>A set can be made once the run has ended.</source>
        <translation>Un jeu peut être créé une fois l&apos;exécution terminée.</translation>
    </message>
</context>
<context>
    <name>adduce::EvaluationTools</name>
    <message>
        <source>Run</source>
        <translation>Exécuter</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>What can be done with this run</source>
        <translation>Actions possibles sur cette exécution</translation>
    </message>
    <message>
        <source>Set of questions</source>
        <translation>Jeu de questions</translation>
    </message>
    <message>
        <source>Profiles to compare</source>
        <translation>Profils à comparer</translation>
    </message>
    <message>
        <source>Models to compare</source>
        <translation>Modèles à comparer</translation>
    </message>
    <message>
        <source>Run that is shown</source>
        <translation>Exécution affichée</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profils</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Run shown</source>
        <translation>Exécution affichée</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s) left</source>
        <translation>
            <numerusform>%Ln minute restante</numerusform>
            <numerusform>%Ln minutes restantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s) left</source>
        <translation>
            <numerusform>%Ln seconde restante</numerusform>
            <numerusform>%Ln secondes restantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln question(s)</source>
        <translation>
            <numerusform>%1 : %Ln question</numerusform>
            <numerusform>%1 : %Ln questions</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>The questions and the passages found for them are sent to %1.</source>
        <translation>Les questions et les passages trouvés sont envoyés à %1.</translation>
    </message>
    <message>
        <source>The questions, their answers and the passages are sent to %1.</source>
        <translation>Les questions, leurs réponses et les passages sont envoyés à %1.</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln paper(s)</source>
        <translation>
            <numerusform>Ajouter %Ln article</numerusform>
            <numerusform>Ajouter %Ln articles</numerusform>
        </translation>
    </message>
    <message>
        <source>Run asks them once they are read.</source>
        <translation>« Exécuter » les interroge une fois lus.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceEditing</name>
    <message>
        <source>New table</source>
        <translation>Nouveau tableau</translation>
    </message>
    <message>
        <source>Rename table</source>
        <translation>Renommer le tableau</translation>
    </message>
    <message>
        <source>Delete table</source>
        <translation>Supprimer le tableau</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln row(s)</source>
        <translation>
            <numerusform>Ajouter %Ln ligne</numerusform>
            <numerusform>Ajouter %Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln row(s)</source>
        <translation>
            <numerusform>Supprimer %Ln ligne</numerusform>
            <numerusform>Supprimer %Ln lignes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceFoot</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>%Ln article</numerusform>
            <numerusform>%Ln articles</numerusform>
        </translation>
    </message>
    <message>
        <source>all quotes checked</source>
        <translation>tous les extraits vérifiés</translation>
    </message>
    <message numerus="yes">
        <source>%Ln quote(s) not found as cited</source>
        <translation>
            <numerusform>%Ln extrait non retrouvé tel que cité</numerusform>
            <numerusform>%Ln extraits non retrouvés tels que cités</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep as a table...</source>
        <translation>Conserver comme tableau...</translation>
    </message>
    <message>
        <source>Double-click a claim or a note to edit</source>
        <translation>Double-cliquez sur une affirmation ou une note pour la modifier</translation>
    </message>
    <message>
        <source>These rows follow the thread.</source>
        <translation>Ces lignes suivent le fil.</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceModel</name>
    <message>
        <source>page %1 of %2</source>
        <translation>page %1 sur %2</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>page %1</translation>
    </message>
    <message>
        <source>No quote yet</source>
        <translation>Pas encore d’extrait</translation>
    </message>
    <message>
        <source>quote checked</source>
        <translation>extrait vérifié</translation>
    </message>
    <message>
        <source>#</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Affirmation</translation>
    </message>
    <message>
        <source>Evidence, verbatim</source>
        <translation>Preuve, mot pour mot</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confiance</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Caveats</source>
        <translation>Réserves</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceNote</name>
    <message>
        <source>Show what changes</source>
        <translation>Montrer ce qui change</translation>
    </message>
    <message>
        <source>Mark as seen</source>
        <translation>Marquer comme vu</translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) would rest on other papers by now: %1</source>
        <translation>
            <numerusform>%Ln réponse reposerait aujourd’hui sur d’autres articles : %1</numerusform>
            <numerusform>%Ln réponses reposeraient aujourd’hui sur d’autres articles : %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::EvidencePage</name>
    <message numerus="yes">
        <source>%Ln quote(s) not found as cited</source>
        <translation>
            <numerusform>%Ln extrait non retrouvé tel que cité</numerusform>
            <numerusform>%Ln extraits non retrouvés tels que cités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln quote(s) checked: all stand on their pages</source>
        <translation>
            <numerusform>%Ln extrait vérifié : il figure bien sur sa page</numerusform>
            <numerusform>%Ln extraits vérifiés : tous figurent sur leurs pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::EvidencePreview</name>
    <message>
        <source>Open in reader</source>
        <translation>Ouvrir dans le lecteur</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Choose a quote...</source>
        <translation>Choisir un extrait...</translation>
    </message>
    <message>
        <source>Close the preview</source>
        <translation>Fermer l’aperçu</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Choose a row to see its quote on the page.</source>
        <translation>Choisissez une ligne pour voir son extrait sur la page.</translation>
    </message>
    <message>
        <source>The file is unchanged since.</source>
        <translation>Le fichier est inchangé depuis.</translation>
    </message>
    <message>
        <source>The file has changed since: the quote stands in the version that was cited.</source>
        <translation>Le fichier a changé depuis : l’extrait figure dans la version citée.</translation>
    </message>
    <message>
        <source>The file is not where it was: the library&apos;s text of it was looked at.</source>
        <translation>Le fichier n’est plus à son emplacement : le texte conservé dans la bibliothèque a été consulté.</translation>
    </message>
    <message>
        <source>Preview of row %1</source>
        <translation>Aperçu de la ligne %1</translation>
    </message>
    <message>
        <source>Choose another quote...</source>
        <translation>Choisir un autre extrait...</translation>
    </message>
    <message>
        <source>From the answer to “%1”</source>
        <translation>De la réponse à « %1 »</translation>
    </message>
    <message>
        <source>Not checked again since it was added</source>
        <translation>Pas revérifié depuis l’ajout</translation>
    </message>
    <message>
        <source>Checked %1. %2</source>
        <translation>Vérifié le %1. %2</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceTables</name>
    <message>
        <source>Evidence</source>
        <translation>Preuves</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceToolbar</name>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrice</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Papers...</source>
        <translation>Articles...</translation>
    </message>
    <message>
        <source>Check all quotes</source>
        <translation>Vérifier tous les extraits</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exporter...</translation>
    </message>
    <message>
        <source>What can be done with this table</source>
        <translation>Actions possibles sur ce tableau</translation>
    </message>
    <message>
        <source>Add a question that each paper is asked</source>
        <translation>Ajouter une question à poser à chaque article</translation>
    </message>
    <message>
        <source>Add papers of the library</source>
        <translation>Ajouter des articles de la bibliothèque</translation>
    </message>
    <message>
        <source>Add a row to write a claim in</source>
        <translation>Ajouter une ligne pour y écrire une affirmation</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Filter the evidence</source>
        <translation>Filtrer les preuves</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceView</name>
    <message>
        <source>Evidence</source>
        <translation>Preuves</translation>
    </message>
    <message>
        <source>Usual widths</source>
        <translation>Largeurs habituelles</translation>
    </message>
</context>
<context>
    <name>adduce::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
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
        <translation>Preuves en CSV</translation>
    </message>
    <message>
        <source>BibTeX of what is cited</source>
        <translation>BibTeX des sources citées</translation>
    </message>
    <message>
        <source>For another Adduce (JSON)</source>
        <translation>Pour un autre Adduce (JSON)</translation>
    </message>
    <message>
        <source>What goes in</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Questions et réponses</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Preuves</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrice</translation>
    </message>
    <message>
        <source>Quotes on their pages</source>
        <translation>Extraits sur leurs pages</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Nom du fichier</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Choisir...</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>in</source>
        <translation>dans</translation>
    </message>
    <message>
        <source>Choose what goes in.</source>
        <translation>Choisissez le contenu.</translation>
    </message>
    <message>
        <source>Type a name for the file.</source>
        <translation>Saisissez un nom de fichier.</translation>
    </message>
    <message>
        <source>There is no such folder. Choose another.</source>
        <translation>Ce dossier n’existe pas. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Nothing can be written to this folder. Choose another.</source>
        <translation>Il est impossible d’écrire dans ce dossier. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Replace file</source>
        <translation>Remplacer le fichier</translation>
    </message>
    <message>
        <source>%1 is there already. It is replaced as a whole.</source>
        <translation>%1 existe déjà. Il sera remplacé en entier.</translation>
    </message>
    <message>
        <source>Folder to export to</source>
        <translation>Dossier d’exportation</translation>
    </message>
    <message>
        <source>The matrix goes into a file of its own: %1.</source>
        <translation>La matrice va dans un fichier à part : %1.</translation>
    </message>
    <message>
        <source>%1 are there already. They are replaced as a whole.</source>
        <translation>%1 existent déjà. Ils seront entièrement remplacés.</translation>
    </message>
    <message>
        <source>RIS of what is cited</source>
        <translation>RIS des sources citées</translation>
    </message>
    <message>
        <source>CSL JSON of what is cited</source>
        <translation>CSL JSON des sources citées</translation>
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
        <translation>Les fichiers Word sont écrits par pandoc, qui n’est pas installé. Installez son paquet ou choisissez LibreOffice.</translation>
    </message>
    <message>
        <source>With pandoc installed, sources become footnotes and there is a bibliography.</source>
        <translation>Avec pandoc, les sources deviennent des notes de bas de page et il y a une bibliographie.</translation>
    </message>
</context>
<context>
    <name>adduce::ExportPreview</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Nothing of what is chosen goes into this format.</source>
        <translation>Rien de ce qui est choisi n’entre dans ce format.</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Page %1</translation>
    </message>
</context>
<context>
    <name>adduce::Exporter</name>
    <message>
        <source>&quot;%1&quot; does not end in .pdf, .docx, .odt, .md, .csv, .bib, .ris, .csl.json or .json</source>
        <translation>« %1 » ne se termine pas par .pdf, .docx, .odt, .md, .csv, .bib, .ris, .csl.json ou .json</translation>
    </message>
</context>
<context>
    <name>adduce::FileMessage</name>
    <message>
        <source>Look for the quote</source>
        <translation>Chercher l’extrait</translation>
    </message>
    <message>
        <source>Locate...</source>
        <translation>Localiser...</translation>
    </message>
    <message>
        <source>Show without marks</source>
        <translation>Afficher sans surlignage</translation>
    </message>
    <message>
        <source>No page is open.</source>
        <translation>Aucune page n’est ouverte.</translation>
    </message>
    <message>
        <source>Choose a citation in an answer, or a document in the library.</source>
        <translation>Choisissez une référence dans une réponse, ou un document dans la bibliothèque.</translation>
    </message>
    <message>
        <source>That is another file: %1.</source>
        <translation>Il s’agit d’un autre fichier : %1.</translation>
    </message>
    <message>
        <source>Its bytes differ from those of the file that was cited. Choose another, or show this one without marks.</source>
        <translation>Son contenu diffère de celui du fichier cité. Choisissez-en un autre, ou affichez celui-ci sans surlignage.</translation>
    </message>
    <message>
        <source>This file has changed since it was cited: %1.</source>
        <translation>Ce fichier a changé depuis qu’il a été cité : %1.</translation>
    </message>
    <message>
        <source>The quote may stand elsewhere in it or be gone. Look for it there, locate the file as it was, or show this one without marks.</source>
        <translation>L’extrait peut s’y trouver ailleurs ou avoir disparu. Cherchez-le dans ce fichier, localisez le fichier d’origine, ou affichez celui-ci sans surlignage.</translation>
    </message>
    <message>
        <source>It may have been moved or renamed. Show where it is now; the answer keeps its quote.</source>
        <translation>Il a peut-être été déplacé ou renommé. Indiquez où il se trouve ; la réponse conserve son extrait.</translation>
    </message>
    <message>
        <source>This password does not open the file: %1.</source>
        <translation>Ce mot de passe n’ouvre pas le fichier : %1.</translation>
    </message>
    <message>
        <source>The password is kept until Adduce is closed, and never stored.</source>
        <translation>Le mot de passe est gardé jusqu’à la fermeture d’Adduce, et jamais enregistré.</translation>
    </message>
    <message>
        <source>Where is the file now?</source>
        <translation>Où se trouve maintenant le fichier ?</translation>
    </message>
    <message>
        <source>Papers (*.pdf *.epub *.xps *.oxps *.docx *.odt *.html *.htm *.xhtml *.xml *.nxml *.txt *.text *.md *.markdown);;All files (*)</source>
        <translation>Articles (*.pdf *.epub *.xps *.oxps *.docx *.odt *.html *.htm *.xhtml *.xml *.nxml *.txt *.text *.md *.markdown);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>adduce::Filer</name>
    <message>
        <source>Collection renamed</source>
        <translation>Collection renommée</translation>
    </message>
    <message>
        <source>Collection removed, its papers stay</source>
        <translation>Collection supprimée, ses articles restent</translation>
    </message>
    <message>
        <source>Tag taken off</source>
        <translation>Étiquette retirée</translation>
    </message>
    <message>
        <source>Collection moved</source>
        <translation>Collection déplacée</translation>
    </message>
    <message>
        <source>%1. Ctrl+Z undoes it.</source>
        <translation>%1. Ctrl+Z pour annuler.</translation>
    </message>
    <message>
        <source>Collection made</source>
        <translation>Collection créée</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>Nouvelle collection</translation>
    </message>
    <message>
        <source>New collection %1</source>
        <translation>Nouvelle collection %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) filed</source>
        <translation>
            <numerusform>%Ln article classé</numerusform>
            <numerusform>%Ln articles classés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) taken out</source>
        <translation>
            <numerusform>%Ln article retiré</numerusform>
            <numerusform>%Ln articles retirés</numerusform>
        </translation>
    </message>
    <message>
        <source>Tagged “%1”</source>
        <translation>Étiquette « %1 » ajoutée</translation>
    </message>
    <message>
        <source>Tag “%1” taken off</source>
        <translation>Étiquette « %1 » retirée</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) never leave this computer</source>
        <translation>
            <numerusform>%Ln article ne quitte jamais cet ordinateur</numerusform>
            <numerusform>%Ln articles ne quittent jamais cet ordinateur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) may be sent to the servers you choose</source>
        <translation>
            <numerusform>%Ln article peut être envoyé aux serveurs que vous choisissez</numerusform>
            <numerusform>%Ln articles peuvent être envoyés aux serveurs que vous choisissez</numerusform>
        </translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Nouvelle étiquette</translation>
    </message>
    <message numerus="yes">
        <source>Tag for %Ln paper(s)</source>
        <translation>
            <numerusform>Étiquette pour %Ln article</numerusform>
            <numerusform>Étiquette pour %Ln articles</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to collection</source>
        <translation>Ajouter à une collection</translation>
    </message>
    <message>
        <source>Take out of this collection</source>
        <translation>Retirer de cette collection</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>New tag...</source>
        <translation>Nouvelle étiquette...</translation>
    </message>
    <message>
        <source>Never leaves this computer</source>
        <translation>Ne quitte jamais cet ordinateur</translation>
    </message>
    <message>
        <source>No server of another computer is sent anything of it</source>
        <translation>Rien de ce document n’est envoyé au serveur d’un autre ordinateur</translation>
    </message>
    <message>
        <source>Describe the collection</source>
        <translation>Décrire la collection</translation>
    </message>
    <message>
        <source>What are the papers in %1 about? By this is told which collection a question is for. Empty: by their titles.</source>
        <translation>De quoi parlent les articles de %1 ? On reconnaît ainsi quelle collection une question concerne. Vide : d&apos;après leurs titres.</translation>
    </message>
    <message>
        <source>Collection described</source>
        <translation>Collection décrite</translation>
    </message>
</context>
<context>
    <name>adduce::FilterBar</name>
    <message>
        <source>Find title, author or file</source>
        <translation>Rechercher un titre, un auteur ou un fichier</translation>
    </message>
    <message>
        <source>Find in the library</source>
        <translation>Rechercher dans la bibliothèque</translation>
    </message>
    <message>
        <source>Words, &quot;exact words&quot;, -without, author:smith, year:2019..2023, in:COLLECTION</source>
        <translation>Mots, &quot;mots exacts&quot;, -sans, author:smith, year:2019..2023, in:COLLECTION</translation>
    </message>
    <message>
        <source>Which documents are shown</source>
        <translation>Documents affichés</translation>
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
            <numerusform>%1 document sur %Ln</numerusform>
            <numerusform>%1 documents sur %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No paper here has this in its title, authors, year or file.</source>
        <translation>Aucun article ici ne contient cela dans son titre, ses auteurs, son année ou son fichier.</translation>
    </message>
    <message numerus="yes">
        <source>Ask these %Ln</source>
        <translation>
            <numerusform>Interroger celui-ci</numerusform>
            <numerusform>Interroger ces %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>The next questions search these papers alone</source>
        <translation>Les prochaines questions ne cherchent que dans ces articles</translation>
    </message>
    <message>
        <source>Search the text of papers for this</source>
        <translation>Chercher cela dans le texte des articles</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>En tableau</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Les plus récents d’abord</translation>
    </message>
    <message>
        <source>In reverse</source>
        <translation>À l’envers</translation>
    </message>
    <message>
        <source>With their first pages</source>
        <translation>Avec leurs premières pages</translation>
    </message>
</context>
<context>
    <name>adduce::FindBar</name>
    <message>
        <source>Find in this document</source>
        <translation>Rechercher dans ce document</translation>
    </message>
</context>
<context>
    <name>adduce::FindPapersDialog</name>
    <message>
        <source>no free copy known</source>
        <translation>pas de copie libre connue</translation>
    </message>
    <message>
        <source>free to read</source>
        <translation>en libre accès</translation>
    </message>
    <message>
        <source>free, %1</source>
        <translation>libre, %1</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Add to the library</source>
        <translation>Ajouter à la bibliothèque</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Find papers on a question</source>
        <translation>Trouver des articles sur une question</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Auteurs</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copie</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Articles</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The words above are sent to Europe PMC and Crossref, and to OpenAlex and Unpaywall where Settings has a key or an e-mail for them. A free copy is fetched from where they say that it lies.</source>
        <translation>Les mots ci-dessus sont envoyés à Europe PMC et Crossref, ainsi qu’à OpenAlex et Unpaywall si les réglages ont une clé ou une adresse pour eux. Une copie libre est prise là où ils disent qu’elle se trouve.</translation>
    </message>
    <message>
        <source>Fetching %1 (%2)</source>
        <translation>Récupération de %1 (%2)</translation>
    </message>
    <message>
        <source>added</source>
        <translation>ajouté</translation>
    </message>
    <message>
        <source>Added, and being read: %1</source>
        <translation>Ajouté, en cours de lecture : %1</translation>
    </message>
    <message>
        <source>could not be fetched</source>
        <translation>n’a pas pu être récupéré</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>The web may not be searched yet. Allow it in Settings, Privacy.</source>
        <translation>La recherche sur le web n’est pas encore autorisée. Autorisez-la dans Réglages, Confidentialité.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>No paper was found.</source>
        <translation>Aucun article trouvé.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) found.</source>
        <translation>
            <numerusform>%Ln article trouvé.</numerusform>
            <numerusform>%Ln articles trouvés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::FirstRun</name>
    <message>
        <source>Drop papers here</source>
        <translation>Déposez vos articles ici</translation>
    </message>
    <message>
        <source>Choose files...</source>
        <translation>Choisir des fichiers...</translation>
    </message>
    <message>
        <source>Choose a folder...</source>
        <translation>Choisir un dossier...</translation>
    </message>
    <message>
        <source>Works without a language model and without a network. Nothing leaves this computer.</source>
        <translation>Fonctionne sans modèle de langage et sans réseau. Rien ne quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>Import references...</source>
        <translation>Importer des références bibliographiques...</translation>
    </message>
    <message>
        <source>From Zotero, or a file of BibTeX, RIS or CSL JSON, with the papers attached</source>
        <translation>Depuis Zotero, ou un fichier BibTeX, RIS ou CSL JSON, avec les articles joints</translation>
    </message>
    <message>
        <source>Open the sample library</source>
        <translation>Ouvrir la bibliothèque d’exemple</translation>
    </message>
    <message>
        <source>Try it on the handbook</source>
        <translation>L’essayer sur le manuel</translation>
    </message>
    <message>
        <source>PDF, EPUB, DOCX, HTML, text or Markdown files, or a folder of them.
Files stay where they are.</source>
        <translation>Fichiers PDF, EPUB, DOCX, HTML, texte ou Markdown, ou un dossier de ceux-ci.
Les fichiers restent où ils sont.</translation>
    </message>
    <message>
        <source>Get a model...</source>
        <translation>Obtenir un modèle...</translation>
    </message>
    <message>
        <source>Run a GGUF file...</source>
        <translation>Exécuter un fichier GGUF...</translation>
    </message>
    <message>
        <source>How to get one...</source>
        <translation>Comment en obtenir un...</translation>
    </message>
    <message>
        <source>A model on this computer can write the answers.</source>
        <translation>Un modèle sur cet ordinateur peut rédiger les réponses.</translation>
    </message>
</context>
<context>
    <name>adduce::FoldedTurn</name>
    <message>
        <source>Show this answer</source>
        <translation>Afficher cette réponse</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Afficher : %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s)</source>
        <translation>
            <numerusform>%Ln phrase</numerusform>
            <numerusform>%Ln phrases</numerusform>
        </translation>
    </message>
    <message>
        <source>No evidence</source>
        <translation>Aucune preuve</translation>
    </message>
    <message>
        <source>Partly answered</source>
        <translation>Répondu en partie</translation>
    </message>
</context>
<context>
    <name>adduce::FollowUpRow</name>
    <message>
        <source>Questions one might ask next</source>
        <translation>Questions à poser ensuite</translation>
    </message>
    <message>
        <source>Ask about</source>
        <translation>Interroger sur</translation>
    </message>
    <message>
        <source>Ask about %1</source>
        <translation>Interroger sur %1</translation>
    </message>
    <message>
        <source>Ask next</source>
        <translation>À demander ensuite</translation>
    </message>
</context>
<context>
    <name>adduce::GetModelDialog</name>
    <message>
        <source>It writes the answers from then on</source>
        <translation>Il rédige ensuite les réponses</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Télécharger</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Get a model</source>
        <translation>Obtenir un modèle</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>%1 GB, licence %2</source>
        <translation>%1 Go, licence %2</translation>
    </message>
    <message>
        <source>How much of the model is there</source>
        <translation>Part du modèle déjà reçue</translation>
    </message>
    <message>
        <source>Ollama runs models on this computer: what is asked stays here. It fetches them from its registry on the web; nothing of your library is sent. What has come is kept when it is stopped, and the next time goes on. Ollama itself is at ollama.com.</source>
        <translation>Ollama exécute des modèles sur cet ordinateur : ce qui est demandé reste ici. Il les récupère dans son registre sur le web ; rien de votre bibliothèque n’est envoyé. Ce qui est arrivé est conservé en cas d’arrêt, et la suite reprend la fois suivante. Ollama se trouve sur ollama.com.</translation>
    </message>
    <message>
        <source>Stopped. What has come is kept: Download goes on with it.</source>
        <translation>Arrêté. Ce qui est arrivé est conservé : le téléchargement reprendra.</translation>
    </message>
    <message>
        <source>Asking Ollama for %1</source>
        <translation>Demande de %1 à Ollama</translation>
    </message>
    <message>
        <source>%1 of %2 GB</source>
        <translation>%1 Go sur %2</translation>
    </message>
    <message>
        <source>%1 is there and writes the answers.</source>
        <translation>%1 est là et rédige les réponses.</translation>
    </message>
    <message>
        <source>%1 is there.</source>
        <translation>%1 est là.</translation>
    </message>
</context>
<context>
    <name>adduce::HistoryFoot</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>Importer...</translation>
    </message>
    <message>
        <source>Takes in a thread that was exported as JSON, and checks its quotes</source>
        <translation>Reprend un fil exporté en JSON et vérifie ses extraits</translation>
    </message>
    <message>
        <source>Back to the threads</source>
        <translation>Retour aux fils</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted</source>
        <translation>
            <numerusform>%Ln supprimé</numerusform>
            <numerusform>%Ln supprimés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::HistoryList</name>
    <message>
        <source>Threads</source>
        <translation>Fils</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <translation>
            <numerusform>%Ln sélectionné</numerusform>
            <numerusform>%Ln sélectionnés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted thread(s)</source>
        <translation>
            <numerusform>%Ln fil supprimé</numerusform>
            <numerusform>%Ln fils supprimés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thread(s)</source>
        <translation>
            <numerusform>%Ln fil</numerusform>
            <numerusform>%Ln fils</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln thread(s)</source>
        <translation>
            <numerusform>%1 fil sur %Ln</numerusform>
            <numerusform>%1 fils sur %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>No thread yet. What you ask is kept here as it is answered.</source>
        <translation>Pas encore de fil. Ce que vous demandez est conservé ici avec les réponses obtenues.</translation>
    </message>
    <message>
        <source>No thread has all of these words in its questions, answers, quotes or sources.</source>
        <translation>Aucun fil ne contient tous ces mots dans ses questions, réponses, extraits ou sources.</translation>
    </message>
    <message>
        <source>No thread is like that. Choose other filters.</source>
        <translation>Aucun fil ne correspond. Choisissez d’autres filtres.</translation>
    </message>
    <message>
        <source>No saved question is like this one.</source>
        <translation>Aucune question enregistrée ne ressemble à celle-ci.</translation>
    </message>
</context>
<context>
    <name>adduce::HistoryPage</name>
    <message>
        <source>Rename...</source>
        <translation>Renommer...</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>adduce::HistoryToolbar</name>
    <message>
        <source>Take back</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>What can be done with this thread</source>
        <translation>Actions possibles sur ce fil</translation>
    </message>
    <message>
        <source>Open in Ask</source>
        <translation>Ouvrir dans « Interroger »</translation>
    </message>
    <message>
        <source>Rename...</source>
        <translation>Renommer...</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exporter...</translation>
    </message>
    <message>
        <source>Check quotes</source>
        <translation>Vérifier les extraits</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>adduce::JobBar</name>
    <message numerus="yes">
        <source>%Ln s left</source>
        <translation>
            <numerusform>%Ln s restante</numerusform>
            <numerusform>%Ln s restantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln min left</source>
        <translation>
            <numerusform>%Ln min restante</numerusform>
            <numerusform>%Ln min restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) read</source>
        <translation>
            <numerusform>%Ln document lu</numerusform>
            <numerusform>%Ln documents lus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already there</source>
        <translation>
            <numerusform>%Ln déjà présent</numerusform>
            <numerusform>%Ln déjà présents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read: see the library</source>
        <translation>
            <numerusform>%Ln n’a pas pu être lu : voir la bibliothèque</numerusform>
            <numerusform>%Ln n’ont pas pu être lus : voir la bibliothèque</numerusform>
        </translation>
    </message>
    <message>
        <source>stopped; the rest waits</source>
        <translation>arrêté ; le reste est en attente</translation>
    </message>
    <message>
        <source>No papers were found there. PDF, EPUB, XPS, DOCX, ODT, HTML, JATS, Markdown and text files can be read.</source>
        <translation>Aucun article n’y a été trouvé. Les fichiers PDF, EPUB, XPS, DOCX, ODT, HTML, JATS, Markdown et texte peuvent être lus.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) searchable</source>
        <translation>
            <numerusform>%Ln document interrogeable</numerusform>
            <numerusform>%Ln documents interrogeables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln document(s) searchable</source>
        <translation>
            <numerusform>%1 document interrogeable sur %Ln</numerusform>
            <numerusform>%1 documents interrogeables sur %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Learning the library&apos;s words</source>
        <translation>Apprentissage des mots de la bibliothèque</translation>
    </message>
    <message>
        <source>Paused at %L1 of %L2</source>
        <translation>En pause à %L1 sur %L2</translation>
    </message>
    <message>
        <source>Reading %L1 of %L2</source>
        <translation>Lecture de %L1 sur %L2</translation>
    </message>
    <message>
        <source>Looking for papers</source>
        <translation>Recherche d’articles</translation>
    </message>
    <message>
        <source>recognising p. %1 of %2</source>
        <translation>reconnaissance de la p. %1 sur %2</translation>
    </message>
    <message>
        <source>p. %1 of %2</source>
        <translation>p. %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>jobs</comment>
        <translation>
            <numerusform>%Ln autre</numerusform>
            <numerusform>%Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop: %1</source>
        <translation>Arrêter : %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passed over in the folders</source>
        <comment>files and folders</comment>
        <translation>
            <numerusform>%Ln élément ignoré dans les dossiers</numerusform>
            <numerusform>%Ln éléments ignorés dans les dossiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Links, pipes and folders that may not be looked into were passed over:</source>
        <translation>Les liens, les tubes et les dossiers dont l’accès est refusé ont été ignorés :</translation>
    </message>
    <message>
        <source>What folders say of themselves was left out. To read one, drop it on the window or choose it by itself:</source>
        <translation>Ce que les dossiers disent d’eux-mêmes a été laissé de côté. Pour lire l’un de ces fichiers, déposez-le sur la fenêtre ou choisissez-le seul :</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Fichier écrit : %1</translation>
    </message>
</context>
<context>
    <name>adduce::KeyboardSettingsPage</name>
    <message>
        <source>Set</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Commandes et leurs touches</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Nouvelles touches</translation>
    </message>
    <message>
        <source>“%1” has these keys and loses them.</source>
        <translation>« %1 » a ces touches et les perd.</translation>
    </message>
</context>
<context>
    <name>adduce::LibraryCare</name>
    <message>
        <source>%1 (read-only)</source>
        <translation>%1 (lecture seule)</translation>
    </message>
    <message>
        <source>The library is damaged</source>
        <translation>La bibliothèque est endommagée</translation>
    </message>
    <message>
        <source>The library is damaged. It was opened for reading only: nothing is written into it.</source>
        <translation>La bibliothèque est endommagée. Elle a été ouverte en lecture seule : rien n’y est écrit.</translation>
    </message>
    <message>
        <source>Take over what can be read...</source>
        <translation>Reprendre ce qui est lisible...</translation>
    </message>
    <message>
        <source>Libraries (*.adduce)</source>
        <translation>Bibliothèques (*.adduce)</translation>
    </message>
    <message>
        <source>Back up the library</source>
        <translation>Sauvegarder la bibliothèque</translation>
    </message>
    <message>
        <source>The library was copied to %1</source>
        <translation>La bibliothèque a été copiée dans %1</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>Backups (*.adduce *.adduce.gz)</source>
        <translation>Sauvegardes (*.adduce *.adduce.gz)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The backup was restored</source>
        <translation>La sauvegarde a été restaurée</translation>
    </message>
    <message>
        <source>It is a library of its own: %1. The one that is open was not changed.</source>
        <translation>C’est une bibliothèque à part : %1. Celle qui est ouverte n’a pas été modifiée.</translation>
    </message>
    <message>
        <source>A new library for what can be read</source>
        <translation>Une nouvelle bibliothèque pour ce qui est lisible</translation>
    </message>
    <message>
        <source>Taking over what can be read into %1</source>
        <translation>Reprise de ce qui est lisible dans %1</translation>
    </message>
    <message>
        <source>Taken over into a new library</source>
        <translation>Repris dans une nouvelle bibliothèque</translation>
    </message>
    <message>
        <source>Open the new library</source>
        <translation>Ouvrir la nouvelle bibliothèque</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message numerus="yes">
        <source>%Ln papers came over.</source>
        <translation>
            <numerusform>%Ln article repris.</numerusform>
            <numerusform>%Ln articles repris.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads came over.</source>
        <translation>
            <numerusform>%Ln fil repris.</numerusform>
            <numerusform>%Ln fils repris.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows of evidence came over.</source>
        <translation>
            <numerusform>%Ln ligne de preuves reprise.</numerusform>
            <numerusform>%Ln lignes de preuves reprises.</numerusform>
        </translation>
    </message>
    <message>
        <source>Read again from their files: %1.</source>
        <translation>Relus depuis leurs fichiers : %1.</translation>
    </message>
    <message>
        <source>The text of these is lost, as their files are gone or have changed: %1.</source>
        <translation>Le texte de ceux-ci est perdu, car leurs fichiers ont disparu ou changé : %1.</translation>
    </message>
    <message>
        <source>Pages of the library file that cannot be read: %1; rows: %2.</source>
        <translation>Pages illisibles du fichier de la bibliothèque : %1 ; lignes : %2.</translation>
    </message>
    <message>
        <source>Nothing of the library file was unreadable.</source>
        <translation>Rien n’était illisible dans le fichier de la bibliothèque.</translation>
    </message>
    <message>
        <source>What was written last is lost.</source>
        <translation>Ce qui a été écrit en dernier est perdu.</translation>
    </message>
    <message>
        <source>Nothing of the backup was missing in the library.</source>
        <translation>Rien de la sauvegarde ne manquait dans la bibliothèque.</translation>
    </message>
    <message>
        <source>Came back from the backup: threads %1, answers %2, tables of evidence %3, rows %4, papers %5, highlights %6.</source>
        <translation>Repris de la sauvegarde : fils %1, réponses %2, tableaux de preuves %3, lignes %4, articles %5, surlignages %6.</translation>
    </message>
</context>
<context>
    <name>adduce::LibraryDock</name>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Add papers</source>
        <translation>Ajouter des articles</translation>
    </message>
    <message>
        <source>Add files...</source>
        <translation>Ajouter des fichiers...</translation>
    </message>
    <message>
        <source>Add a folder...</source>
        <translation>Ajouter un dossier...</translation>
    </message>
</context>
<context>
    <name>adduce::LibraryFilter</name>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>Pas encore lus</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>En échec</translation>
    </message>
    <message>
        <source>Scans without text</source>
        <translation>Numérisations sans texte</translation>
    </message>
    <message>
        <source>Possible duplicates</source>
        <translation>Doublons possibles</translation>
    </message>
    <message>
        <source>Hidden text found</source>
        <translation>Texte masqué détecté</translation>
    </message>
    <message>
        <source>No paper is here.</source>
        <translation>Il n’y a aucun article ici.</translation>
    </message>
    <message>
        <source>Everything here was read.</source>
        <translation>Tout a été lu ici.</translation>
    </message>
    <message>
        <source>Nothing here failed.</source>
        <translation>Aucun échec ici.</translation>
    </message>
    <message>
        <source>Every paper here has text.</source>
        <translation>Tous les articles ont ici du texte.</translation>
    </message>
    <message>
        <source>No two papers here look like one.</source>
        <translation>Aucun doublon apparent ici.</translation>
    </message>
    <message>
        <source>No paper here hides text from its reader.</source>
        <translation>Aucun article ne cache ici de texte à son lecteur.</translation>
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
    <message>
        <source>No author</source>
        <translation>Sans auteur</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>unknown kind</source>
        <translation>type inconnu</translation>
    </message>
    <message>
        <source>encrypted</source>
        <translation>chiffré</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagé</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>aucun texte</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>trop volumineux</translation>
    </message>
    <message>
        <source>took too long</source>
        <translation>délai dépassé</translation>
    </message>
    <message>
        <source>too much memory</source>
        <translation>trop de mémoire</translation>
    </message>
    <message>
        <source>reader crashed</source>
        <translation>lecteur interrompu</translation>
    </message>
    <message>
        <source>disk full</source>
        <translation>disque plein</translation>
    </message>
    <message>
        <source>see details</source>
        <translation>voir les détails</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Reading %1 of %2</source>
        <translation>Lecture de %1 sur %2</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture en cours</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>Needs OCR</source>
        <translation>OCR nécessaire</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Échec : %1</translation>
    </message>
    <message>
        <source>Retracted</source>
        <translation>Rétracté</translation>
    </message>
    <message>
        <source>Possible duplicate</source>
        <translation>Doublon possible</translation>
    </message>
</context>
<context>
    <name>adduce::LinkOpener</name>
    <message>
        <source>Page %1</source>
        <translation>Page %1</translation>
    </message>
    <message>
        <source>Not opened from here:</source>
        <translation>N’est pas ouvert d’ici :</translation>
    </message>
    <message>
        <source>Link in the document</source>
        <translation>Lien dans le document</translation>
    </message>
    <message>
        <source>Open %1?</source>
        <translation>Ouvrir %1 ?</translation>
    </message>
    <message>
        <source>This link is not opened.</source>
        <translation>Ce lien n’est pas ouvert.</translation>
    </message>
    <message>
        <source>Another program opens it.</source>
        <translation>Un autre programme l’ouvre.</translation>
    </message>
    <message>
        <source>Only addresses of the web and of mail, and DOIs, are opened from a document. This one can be copied.</source>
        <translation>Depuis un document, seuls les adresses web, les adresses de courriel et les DOI sont ouverts. Celle-ci peut être copiée.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Copy link address</source>
        <translation>Copier l’adresse du lien</translation>
    </message>
    <message>
        <source>No other program opened it: %1.</source>
        <translation>Aucun autre programme ne l’a ouvert : %1.</translation>
    </message>
    <message>
        <source>Go to page %1</source>
        <translation>Aller à la page %1</translation>
    </message>
    <message>
        <source>Open %1...</source>
        <translation>Ouvrir %1...</translation>
    </message>
    <message>
        <source>Links on this page</source>
        <translation>Liens de cette page</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>page %1</translation>
    </message>
</context>
<context>
    <name>adduce::LocalModelRunner</name>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>%1 is being loaded</source>
        <translation>%1 est en cours de chargement</translation>
    </message>
    <message>
        <source>%1 runs on this computer</source>
        <translation>%1 fonctionne sur cet ordinateur</translation>
    </message>
    <message>
        <source>%1 is being stopped</source>
        <translation>%1 est en cours d’arrêt</translation>
    </message>
</context>
<context>
    <name>adduce::LocalServer</name>
    <message>
        <source>llama-server could not be started: %1</source>
        <translation>llama-server n’a pas pu être démarré : %1</translation>
    </message>
    <message>
        <source>llama-server said nothing for a long time while it loaded the model, and was stopped.</source>
        <translation>llama-server n’a rien dit pendant longtemps en chargeant le modèle, et a été arrêté.</translation>
    </message>
    <message>
        <source>llama-server is not installed. It is part of llama.cpp: get a build from github.com/ggml-org/llama.cpp, and put it where programs are found (on the PATH).</source>
        <translation>llama-server n’est pas installé. Il fait partie de llama.cpp : prenez-en une version sur github.com/ggml-org/llama.cpp et placez-la là où les programmes sont trouvés (dans le PATH).</translation>
    </message>
    <message>
        <source>llama-server was killed, which happens when there is not enough memory. A smaller model or context takes less.</source>
        <translation>llama-server a été tué, ce qui arrive quand la mémoire ne suffit pas. Un modèle ou un contexte plus petit en demande moins.</translation>
    </message>
    <message>
        <source>Another program took the port of llama-server meanwhile. Start it again.</source>
        <translation>Un autre programme a pris entre-temps le port de llama-server. Démarrez-le de nouveau.</translation>
    </message>
    <message>
        <source>llama-server ended before the model was loaded: %1</source>
        <translation>llama-server s’est terminé avant que le modèle soit chargé : %1</translation>
    </message>
    <message>
        <source>llama-server ended by itself: %1</source>
        <translation>llama-server s’est terminé de lui-même : %1</translation>
    </message>
    <message>
        <source>it did not say why</source>
        <translation>il n’a pas dit pourquoi</translation>
    </message>
</context>
<context>
    <name>adduce::MainWindow</name>
    <message>
        <source>The settings cannot be saved: %1 cannot be written. What you change holds until the window is closed.</source>
        <translation>Les réglages ne peuvent pas être enregistrés : impossible d’écrire %1. Vos changements valent jusqu’à la fermeture de la fenêtre.</translation>
    </message>
</context>
<context>
    <name>adduce::MatchSteps</name>
    <message>
        <source>Previous match</source>
        <translation>Occurrence précédente</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Occurrence suivante</translation>
    </message>
    <message>
        <source>Match %L1 of %L2</source>
        <translation>Occurrence %L1 sur %L2</translation>
    </message>
</context>
<context>
    <name>adduce::MatrixCommands</name>
    <message>
        <source>Add question</source>
        <translation>Ajouter une question</translation>
    </message>
    <message>
        <source>What each paper is asked</source>
        <translation>Question posée à chaque article</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln paper(s)</source>
        <translation>
            <numerusform>Ajouter %Ln article</numerusform>
            <numerusform>Ajouter %Ln articles</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove question</source>
        <translation>Retirer la question</translation>
    </message>
    <message>
        <source>Remove paper</source>
        <translation>Retirer l’article</translation>
    </message>
    <message>
        <source>Choose a quote</source>
        <translation>Choisir un extrait</translation>
    </message>
    <message>
        <source>Mark as not reported</source>
        <translation>Marquer comme non rapporté</translation>
    </message>
    <message>
        <source>Fill again</source>
        <translation>Remplir à nouveau</translation>
    </message>
    <message>
        <source>Add questions</source>
        <translation>Ajouter des questions</translation>
    </message>
    <message>
        <source>Ask in other words</source>
        <translation>Reformuler</translation>
    </message>
    <message numerus="yes">
        <source>Comparison of %Ln paper(s)</source>
        <translation>
            <numerusform>Comparaison de %Ln article</numerusform>
            <numerusform>Comparaison de %Ln articles</numerusform>
        </translation>
    </message>
    <message>
        <source>No question of this matrix is answered with numbers of one kind by two papers.</source>
        <translation>Aucune question de cette matrice ne reçoit de deux articles des nombres de même nature.</translation>
    </message>
</context>
<context>
    <name>adduce::MatrixModel</name>
    <message>
        <source>p. %1</source>
        <translation>p. %1</translation>
    </message>
    <message>
        <source>paper not in the library</source>
        <translation>article absent de la bibliothèque</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>waits until it is read</source>
        <translation>en attente de lecture</translation>
    </message>
    <message numerus="yes">
        <source>%Ln quote(s)</source>
        <translation>
            <numerusform>%Ln extrait</numerusform>
            <numerusform>%Ln extraits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not reported</source>
        <translation>
            <numerusform>%Ln non rapporté</numerusform>
            <numerusform>%Ln non rapportés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln en attente</numerusform>
            <numerusform>%Ln en attente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without</source>
        <translation>
            <numerusform>%Ln sans</numerusform>
            <numerusform>%Ln sans</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 says otherwise: “%2”, here “%3”</source>
        <translation>%1 dit autre chose : « %2 », ici « %3 »</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s)</source>
        <translation>
            <numerusform>%Ln contradiction</numerusform>
            <numerusform>%Ln contradictions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::MatrixView</name>
    <message>
        <source>Remove question</source>
        <translation>Retirer la question</translation>
    </message>
    <message>
        <source>Remove paper</source>
        <translation>Retirer l’article</translation>
    </message>
    <message>
        <source>Mark as not reported</source>
        <translation>Marquer comme non rapporté</translation>
    </message>
    <message>
        <source>Fill again</source>
        <translation>Remplir à nouveau</translation>
    </message>
    <message>
        <source>Open in reader</source>
        <translation>Ouvrir dans le lecteur</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Choose another quote...</source>
        <translation>Choisir un autre extrait...</translation>
    </message>
    <message>
        <source>Add questions and papers: each cell becomes a checked quote of that paper, or “nothing found”.</source>
        <translation>Ajoutez des questions et des articles : chaque cellule devient un extrait vérifié de l’article, ou « rien trouvé ».</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrice</translation>
    </message>
    <message>
        <source>Draw the numbers...</source>
        <translation>Tracer les nombres…</translation>
    </message>
</context>
<context>
    <name>adduce::MeasuringBar</name>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Reading the folder</source>
        <translation>Lecture du dossier</translation>
    </message>
</context>
<context>
    <name>adduce::MemoryKeeper</name>
    <message>
        <source>Remember &quot;%1&quot;</source>
        <translation>Retenir &quot;%1&quot;</translation>
    </message>
    <message>
        <source>Remembered: %1 Undo takes it out again.</source>
        <translation>Retenu : %1 Annuler le retire.</translation>
    </message>
</context>
<context>
    <name>adduce::MemorySettingsPage</name>
    <message>
        <source>Let the model that writes remember what will be of use</source>
        <translation>Laisser le modèle qui rédige retenir ce qui sera utile</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Delete all of it...</source>
        <translation>Tout supprimer...</translation>
    </message>
    <message>
        <source>After an answer it may put one line into one of the files below, and later answers are worded by them. Never the question or the answer as they stand, nothing that says who somebody is, no key, and nothing of papers that never leave this computer. Nothing of it is ever shown as evidence.</source>
        <translation>Après une réponse, il peut ajouter une ligne à l’un des fichiers ci-dessous, d’après lesquels les réponses suivantes sont formulées. Jamais la question ni la réponse telles quelles, rien qui dise qui est quelqu’un, aucune clé, et rien des articles qui ne quittent jamais cet ordinateur. Rien n’en est jamais montré comme preuve.</translation>
    </message>
    <message>
        <source>About you</source>
        <translation>À propos de vous</translation>
    </message>
    <message>
        <source>What interests you, what you know, work on and prefer</source>
        <translation>Ce qui vous intéresse, ce que vous savez, vos travaux et vos préférences</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>What was found and will be of use again</source>
        <translation>Ce qui a été trouvé et resservira</translation>
    </message>
    <message>
        <source>Delete the memory</source>
        <translation>Supprimer la mémoire</translation>
    </message>
    <message>
        <source>Delete both files, with all that was remembered?</source>
        <translation>Supprimer les deux fichiers, avec tout ce qui a été retenu ?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>adduce::MetadataEditor</name>
    <message>
        <source>Edit of the metadata</source>
        <translation>Modification des métadonnées</translation>
    </message>
    <message>
        <source>One name a line</source>
        <translation>Un nom par ligne</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Auteurs</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>DOI</source>
        <translation>DOI</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>Publié dans</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Pages or article</source>
        <translation>Pages ou article</translation>
    </message>
    <message>
        <source>ISSN</source>
        <translation>ISSN</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Retraction</source>
        <translation>Rétractation</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Abstract</source>
        <translation>Résumé</translation>
    </message>
</context>
<context>
    <name>adduce::ModelChip</name>
    <message>
        <source>Who writes the answers</source>
        <translation>Qui rédige les réponses</translation>
    </message>
    <message>
        <source>No model: quotes only</source>
        <translation>Aucun modèle : extraits seulement</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 on this computer</source>
        <translation>%1 sur cet ordinateur</translation>
    </message>
    <message>
        <source>Models...</source>
        <translation>Modèles...</translation>
    </message>
    <message>
        <source>%1 at %2 (text leaves this computer)</source>
        <translation>%1 sur %2 (du texte quitte cet ordinateur)</translation>
    </message>
</context>
<context>
    <name>adduce::ModelDetails</name>
    <message>
        <source>not set</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>From the environment of this program.</source>
        <translation>Provient de l’environnement de ce programme.</translation>
    </message>
    <message>
        <source>Kept in the system&apos;s keyring, not in a file.</source>
        <translation>Conservée dans le trousseau de clés du système, pas dans un fichier.</translation>
    </message>
    <message>
        <source>For this run only: the system offers no keyring. It is asked for again next time.</source>
        <translation>Pour cette session seulement : le système n’offre pas de trousseau de clés. Elle sera redemandée la prochaine fois.</translation>
    </message>
    <message>
        <source>None is set.</source>
        <translation>Aucune n’est définie.</translation>
    </message>
    <message>
        <source>A server on this computer usually wants none.</source>
        <translation>Un serveur sur cet ordinateur n’en demande généralement pas.</translation>
    </message>
    <message>
        <source>Not encrypted: whoever is on the network can read what is sent.</source>
        <translation>Non chiffré : toute personne présente sur le réseau peut lire ce qui est envoyé.</translation>
    </message>
    <message>
        <source>Price of a million tokens read</source>
        <translation>Prix d’un million de jetons lus</translation>
    </message>
    <message>
        <source>Price of a million tokens written</source>
        <translation>Prix d’un million de jetons écrits</translation>
    </message>
    <message>
        <source>Writing answers</source>
        <translation>Rédaction des réponses</translation>
    </message>
    <message>
        <source>Ranking passages</source>
        <translation>Classement des passages</translation>
    </message>
    <message>
        <source>Set key...</source>
        <translation>Définir la clé...</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Context in tokens</source>
        <translation>Contexte en jetons</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>For a million tokens read, and written; each answer then says what it cost.</source>
        <translation>Pour un million de jetons lus, et écrits ; chaque réponse indique alors son coût.</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Serveur</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexte</translation>
    </message>
    <message>
        <source>Use for</source>
        <translation>Utiliser pour</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Asks for a few short answers about texts of our own; nothing of your library is sent.</source>
        <translation>Demande quelques réponses courtes sur des textes fournis avec Adduce ; rien de votre bibliothèque n’est envoyé.</translation>
    </message>
    <message>
        <source>tokens, of %1</source>
        <translation>jetons, sur %1</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>jetons</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Tester à nouveau</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Test en cours…</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>Non testé</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Answers in</source>
        <translation>Répond en</translation>
    </message>
    <message>
        <source>First word</source>
        <translation>Premier mot</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Writes while it thinks (streaming)</source>
        <translation>Écrit à mesure qu’il réfléchit (flux continu)</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 jetons/s</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Puts the answer first</source>
        <translation>Place la réponse en tête</translation>
    </message>
    <message>
        <source>Puts like beside like</source>
        <translation>Rapproche ce qui se ressemble</translation>
    </message>
    <message>
        <source>Keeps to a given form (JSON)</source>
        <translation>Respecte une forme donnée (JSON)</translation>
    </message>
    <message>
        <source>Says so when nothing fits</source>
        <translation>Le dit quand rien ne convient</translation>
    </message>
    <message>
        <source>Set key</source>
        <translation>Définir la clé</translation>
    </message>
    <message>
        <source>Key for %1 (empty forgets it)</source>
        <translation>Clé pour %1 (vide pour l’oublier)</translation>
    </message>
    <message>
        <source>Judging passages and evaluated answers</source>
        <translation>Juger les passages et les réponses évaluées</translation>
    </message>
    <message>
        <source>Checking what another model wrote</source>
        <translation>Vérifier ce qu’un autre modèle a écrit</translation>
    </message>
    <message>
        <source>Entered on %1.</source>
        <translation>Saisis le %1.</translation>
    </message>
</context>
<context>
    <name>adduce::ModelDownloadDialog</name>
    <message>
        <source>Download</source>
        <translation>Télécharger</translation>
    </message>
    <message>
        <source>Download a model</source>
        <translation>Télécharger un modèle</translation>
    </message>
    <message>
        <source>Choose where the folder is made</source>
        <translation>Choisir où créer le dossier</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>SHA-256 of model.safetensors</source>
        <translation>SHA-256 de model.safetensors</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>A static model (model2vec) knows words that your papers do not use. potion-base-8M is for English, of 30 MB, by MinishLab under the MIT licence. Nothing of your library is sent. What comes is kept only if it has the checksum; a download that breaks goes on where it was.</source>
        <translation>Un modèle statique (model2vec) connaît des mots que vos articles n’emploient pas. potion-base-8M, pour l’anglais, pèse 30 Mo ; il est publié par MinishLab sous licence MIT. Rien de votre bibliothèque n’est envoyé. Le fichier reçu n’est conservé que si sa somme de contrôle est exacte ; un téléchargement interrompu reprend là où il en était.</translation>
    </message>
    <message>
        <source>The address of the model&apos;s folder begins with https://</source>
        <translation>L’adresse du dossier du modèle commence par https://</translation>
    </message>
    <message>
        <source>The checksum has 64 digits, 0 to 9 and a to f. The page of the model tells it.</source>
        <translation>La somme de contrôle compte 64 chiffres, de 0 à 9 et de a à f. Elle est indiquée sur la page du modèle.</translation>
    </message>
    <message>
        <source>The folder is named with its whole path.</source>
        <translation>Le dossier doit être indiqué avec son chemin complet.</translation>
    </message>
    <message>
        <source>There is something of this name already. To use it: Choose a model folder.</source>
        <translation>Un élément porte déjà ce nom. Pour l’utiliser : « Choisir un dossier de modèle ».</translation>
    </message>
</context>
<context>
    <name>adduce::ModelMenu</name>
    <message>
        <source>No model</source>
        <translation>Aucun modèle</translation>
    </message>
    <message>
        <source>No model is chosen in Ask</source>
        <translation>Aucun modèle n’est choisi dans « Interroger »</translation>
    </message>
    <message>
        <source>No model is chosen for judging</source>
        <translation>Aucun modèle n’est choisi pour juger</translation>
    </message>
    <message>
        <source>Answers are judged by %1</source>
        <translation>Les réponses sont jugées par %1</translation>
    </message>
    <message>
        <source>judged by %1</source>
        <translation>jugé par %1</translation>
    </message>
    <message>
        <source>Search by the vectors of %1</source>
        <translation>Rechercher par les vecteurs de %1</translation>
    </message>
</context>
<context>
    <name>adduce::ModelsSettingsPage</name>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Rechercher à nouveau</translation>
    </message>
    <message>
        <source>For Ollama, llama.cpp, LM Studio and vLLM on this computer</source>
        <translation>Pour Ollama, llama.cpp, LM Studio et vLLM sur cet ordinateur</translation>
    </message>
    <message>
        <source>Who writes the answers</source>
        <translation>Qui rédige les réponses</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Nature</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Add a server...</source>
        <translation>Ajouter un serveur...</translation>
    </message>
    <message>
        <source>Looking for servers on this computer</source>
        <translation>Recherche de serveurs sur cet ordinateur</translation>
    </message>
    <message numerus="yes">
        <source>Looked for Ollama, llama.cpp, LM Studio and vLLM on this computer; %Ln server(s) found.</source>
        <translation>
            <numerusform>Ollama, llama.cpp, LM Studio et vLLM recherchés sur cet ordinateur ; %Ln serveur trouvé.</numerusform>
            <numerusform>Ollama, llama.cpp, LM Studio et vLLM recherchés sur cet ordinateur ; %Ln serveurs trouvés.</numerusform>
        </translation>
    </message>
    <message>
        <source>ranks passages</source>
        <translation>classe les passages</translation>
    </message>
    <message>
        <source>meanings of passages</source>
        <translation>sens des passages</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 jetons</translation>
    </message>
    <message>
        <source>Text leaves this computer</source>
        <translation>Du texte quitte cet ordinateur</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>Non testé</translation>
    </message>
    <message>
        <source>Tested %1</source>
        <translation>Testé le %1</translation>
    </message>
    <message>
        <source>Did not answer</source>
        <translation>N’a pas répondu</translation>
    </message>
    <message>
        <source>No model: quotes only</source>
        <translation>Aucun modèle : extraits seulement</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>intégré</translation>
    </message>
    <message>
        <source>verbatim sentences</source>
        <translation>phrases mot pour mot</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>Get a model...</source>
        <translation>Obtenir un modèle...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Run a GGUF file...</source>
        <translation>Exécuter un fichier GGUF...</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En marche</translation>
    </message>
    <message>
        <source>Not running here</source>
        <translation>Pas en marche ici</translation>
    </message>
</context>
<context>
    <name>adduce::Notifications</name>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message numerus="yes">
        <source>Messages, %Ln unread</source>
        <translation>
            <numerusform>Messages, %Ln non lu</numerusform>
            <numerusform>Messages, %Ln non lus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::OpenThread</name>
    <message>
        <source>Pin thread</source>
        <translation>Épingler le fil</translation>
    </message>
    <message>
        <source>Unpin thread</source>
        <translation>Désépingler le fil</translation>
    </message>
    <message>
        <source>Rename thread</source>
        <translation>Renommer le fil</translation>
    </message>
    <message>
        <source>Delete thread</source>
        <translation>Supprimer le fil</translation>
    </message>
</context>
<context>
    <name>adduce::OpenedAnswer</name>
    <message>
        <source>Not judged whether this answer is faithful.</source>
        <translation>La fidélité de cette réponse n’a pas été jugée.</translation>
    </message>
    <message>
        <source>Not judged: %1</source>
        <translation>Non jugé : %1</translation>
    </message>
    <message>
        <source>Faithful, as %1 judges: every claim stands in the passages that it cites.</source>
        <translation>Fidèle, selon %1 : chaque affirmation se trouve dans les passages qu’elle cite.</translation>
    </message>
    <message>
        <source>Not faithful, as %1 judges: a claim does not stand in the passages that it cites.</source>
        <translation>Non fidèle, selon %1 : une affirmation ne se trouve pas dans les passages qu’elle cite.</translation>
    </message>
    <message>
        <source>In the other ways</source>
        <translation>Des autres façons</translation>
    </message>
</context>
<context>
    <name>adduce::PageAnnouncer</name>
    <message>
        <source>Line: “%1”</source>
        <translation>Ligne : « %1 »</translation>
    </message>
    <message>
        <source>%1, page %2</source>
        <translation>%1, page %2</translation>
    </message>
    <message>
        <source>Marked: “%1”</source>
        <translation>Marqué : « %1 »</translation>
    </message>
</context>
<context>
    <name>adduce::PageCrop</name>
    <message>
        <source>The quote on its page</source>
        <translation>L’extrait sur sa page</translation>
    </message>
    <message>
        <source>The paper is not in the library.</source>
        <translation>L’article n’est pas dans la bibliothèque.</translation>
    </message>
    <message>
        <source>The file is not the one that was cited.</source>
        <translation>Le fichier n’est pas celui qui a été cité.</translation>
    </message>
</context>
<context>
    <name>adduce::PageMouse</name>
    <message>
        <source>This sentence speaks to a model. It stays data: nothing that it says is done.</source>
        <translation>Cette phrase s’adresse à un modèle. Elle reste une donnée : rien de ce qu’elle demande n’est fait.</translation>
    </message>
</context>
<context>
    <name>adduce::PageView</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>This page cannot be drawn. %1</source>
        <translation>Cette page ne peut pas être affichée. %1</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>page %1</translation>
    </message>
</context>
<context>
    <name>adduce::PaperChooser</name>
    <message>
        <source>Add papers</source>
        <translation>Ajouter des articles</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Find a paper</source>
        <translation>Rechercher un article</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Articles</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
</context>
<context>
    <name>adduce::PasswordPrompt</name>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
</context>
<context>
    <name>adduce::PrintedPlaces</name>
    <message>
        <source>As printed: %1</source>
        <translation>Tel qu’imprimé : %1</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>Ouvrir la page</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
</context>
<context>
    <name>adduce::PrivacySettingsPage</name>
    <message>
        <source>Refused (HTTP %1)</source>
        <translation>Refusé (HTTP %1)</translation>
    </message>
    <message>
        <source>Local only: contact no other computer</source>
        <translation>Local uniquement : ne contacter aucun autre ordinateur</translation>
    </message>
    <message>
        <source>Look papers up at Crossref when I ask for it</source>
        <translation>Rechercher des articles dans Crossref quand je le demande</translation>
    </message>
    <message>
        <source>Nothing was sent or fetched yet.</source>
        <translation>Rien n’a encore été envoyé ni récupéré.</translation>
    </message>
    <message>
        <source>Models on this computer still answer. Everything else is refused before it is sent, whatever is allowed below or chosen elsewhere.</source>
        <translation>Les modèles de cet ordinateur répondent toujours. Tout le reste est refusé avant l’envoi, quoi qu’il soit autorisé ci-dessous ou choisi ailleurs.</translation>
    </message>
    <message>
        <source>Sends the DOI of the paper to api.crossref.org, and nothing else. Each answer is kept in the library and asked for once.</source>
        <translation>Envoie le DOI de l’article à api.crossref.org, et rien d’autre. Chaque réponse est conservée dans la bibliothèque et demandée une seule fois.</translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation>Effacer cette liste</translation>
    </message>
    <message>
        <source>What was sent</source>
        <translation>Ce qui a été envoyé</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Destination</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Envoyé</translation>
    </message>
    <message>
        <source>Passages of</source>
        <translation>Passages de</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>%Ln article</numerusform>
            <numerusform>%Ln articles</numerusform>
        </translation>
    </message>
    <message>
        <source>Another computer</source>
        <translation>Autre ordinateur</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Cet ordinateur</translation>
    </message>
    <message>
        <source>Keep a log of questions beside the library</source>
        <translation>Tenir un journal des questions à côté de la bibliothèque</translation>
    </message>
    <message>
        <source>A line for each: how it was answered, what it took and what it cost. It stays on this computer, and holds no sentence of papers that never leave it.</source>
        <translation>Une ligne pour chacune : comment il y fut répondu, ce qu’il a fallu et ce que cela a coûté. Il reste sur cet ordinateur et ne contient aucune phrase d’articles qui n’en sortent jamais.</translation>
    </message>
</context>
<context>
    <name>adduce::ProfileMenu</name>
    <message numerus="yes">
        <source>%Ln profile(s)</source>
        <translation>
            <numerusform>%Ln profil</numerusform>
            <numerusform>%Ln profils</numerusform>
        </translation>
    </message>
    <message>
        <source>Your profile without a part</source>
        <translation>Votre profil sans une partie</translation>
    </message>
    <message>
        <source>Vector search alone</source>
        <translation>Recherche vectorielle seule</translation>
    </message>
    <message>
        <source>Keyword search alone</source>
        <translation>Recherche par mots-clés seule</translation>
    </message>
</context>
<context>
    <name>adduce::ProfileSettingsPage</name>
    <message>
        <source>How text is cut into passages</source>
        <translation>Comment le texte est découpé en passages</translation>
    </message>
    <message>
        <source>Tokens of a passage, at most</source>
        <translation>Jetons d’un passage, au plus</translation>
    </message>
    <message>
        <source>Tokens that two passages share</source>
        <translation>Jetons communs à deux passages</translation>
    </message>
    <message>
        <source>Characters of a passage</source>
        <translation>Caractères d’un passage</translation>
    </message>
    <message>
        <source>Characters that two passages share</source>
        <translation>Caractères communs à deux passages</translation>
    </message>
    <message>
        <source>Candidates by meaning</source>
        <translation>Candidats par le sens</translation>
    </message>
    <message>
        <source>Candidates by words</source>
        <translation>Candidats par les mots</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidats</translation>
    </message>
    <message>
        <source>Candidates for each passage wanted</source>
        <translation>Candidats par passage voulu</translation>
    </message>
    <message>
        <source>Candidates besides</source>
        <translation>Candidats en plus</translation>
    </message>
    <message>
        <source>Candidates, at most</source>
        <translation>Candidats, au plus</translation>
    </message>
    <message>
        <source>BM25: worth of a word said again (k1)</source>
        <translation>BM25 : valeur d’un mot répété (k1)</translation>
    </message>
    <message>
        <source>BM25: how far long passages are held back (b)</source>
        <translation>BM25 : frein aux passages longs (b)</translation>
    </message>
    <message>
        <source>How words and meaning become one score</source>
        <translation>Comment mots et sens forment un score</translation>
    </message>
    <message>
        <source>Weight of words</source>
        <translation>Poids des mots</translation>
    </message>
    <message>
        <source>Weight of meaning</source>
        <translation>Poids du sens</translation>
    </message>
    <message>
        <source>Reward for every word of the question</source>
        <translation>Prime si tous les mots de la question sont présents</translation>
    </message>
    <message>
        <source>How steeply that reward falls</source>
        <translation>Raideur de la baisse de cette prime</translation>
    </message>
    <message>
        <source>Weight of likeness to the best passages</source>
        <translation>Poids de la ressemblance aux meilleurs passages</translation>
    </message>
    <message>
        <source>How many best passages those are</source>
        <translation>Nombre de ces meilleurs passages</translation>
    </message>
    <message>
        <source>Constant of reciprocal rank fusion</source>
        <translation>Constante de la fusion des rangs réciproques</translation>
    </message>
    <message>
        <source>Likeness that is needed where only the meaning matches</source>
        <translation>Ressemblance exigée quand seul le sens concorde</translation>
    </message>
    <message>
        <source>Thin the candidates first, relevance against difference</source>
        <translation>Éclaircir d’abord les candidats, pertinence contre différence</translation>
    </message>
    <message>
        <source>How passages are chosen</source>
        <translation>Comment les passages sont choisis</translation>
    </message>
    <message>
        <source>Passages wanted</source>
        <translation>Passages voulus</translation>
    </message>
    <message>
        <source>Penalty for the same page</source>
        <translation>Pénalité pour la même page</translation>
    </message>
    <message>
        <source>Penalty for the same paper</source>
        <translation>Pénalité pour le même article</translation>
    </message>
    <message>
        <source>Floor of the fused score</source>
        <translation>Seuil du score fusionné</translation>
    </message>
    <message>
        <source>Relevance against difference (MMR)</source>
        <translation>Pertinence par rapport à la diversité (MMR)</translation>
    </message>
    <message>
        <source>Passages that are compared for it, at least</source>
        <translation>Passages comparés pour cela, au moins</translation>
    </message>
    <message>
        <source>Passages this alike are told once (1: none)</source>
        <translation>Ressemblance à partir de laquelle un passage n’est donné qu’une fois (1 : aucune)</translation>
    </message>
    <message>
        <source>Neighbours on either side</source>
        <translation>Voisins de chaque côté</translation>
    </message>
    <message>
        <source>What a neighbour counts</source>
        <translation>Valeur d’un voisin</translation>
    </message>
    <message>
        <source>Passages with neighbours, at most</source>
        <translation>Passages avec leurs voisins, au plus</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>Dimensions</translation>
    </message>
    <message>
        <source>Power iterations</source>
        <translation>Itérations de puissance</translation>
    </message>
    <message>
        <source>Oversampling</source>
        <translation>Suréchantillonnage</translation>
    </message>
    <message>
        <source>Passages that a word stands in, at least</source>
        <translation>Passages contenant un mot, au moins</translation>
    </message>
    <message>
        <source>Passages that it is learned from, at most</source>
        <translation>Passages servant à l’apprentissage, au plus</translation>
    </message>
    <message>
        <source>Growth of the library after which it is learned anew</source>
        <translation>Croissance de la bibliothèque à partir de laquelle tout est réappris</translation>
    </message>
    <message>
        <source>Share of unknown words after which it is learned anew</source>
        <translation>Part de mots inconnus à partir de laquelle tout est réappris</translation>
    </message>
    <message>
        <source>New passages that are indexed in memory</source>
        <translation>Nouveaux passages indexés en mémoire</translation>
    </message>
    <message>
        <source>Vectors from which a graph is searched</source>
        <translation>Vecteurs à partir desquels la recherche passe par un graphe</translation>
    </message>
    <message>
        <source>Passages that a reranker reads, at most</source>
        <translation>Passages lus par un reclasseur, au plus</translation>
    </message>
    <message>
        <source>Of them, for each passage wanted</source>
        <translation>Parmi eux, par passage voulu</translation>
    </message>
    <message>
        <source>Of them, besides</source>
        <translation>Parmi eux, en plus</translation>
    </message>
    <message>
        <source>It says yes or no of each</source>
        <translation>Il dit seulement oui ou non pour chacun</translation>
    </message>
    <message>
        <source>Sentences on either side that count as near</source>
        <translation>Phrases de chaque côté qui comptent comme proches</translation>
    </message>
    <message>
        <source>Weight of a term in a near sentence</source>
        <translation>Poids d’un terme dans une phrase proche</translation>
    </message>
    <message>
        <source>Weight of a term in a heading</source>
        <translation>Poids d’un terme dans un titre</translation>
    </message>
    <message>
        <source>Weight of a term elsewhere in the passage</source>
        <translation>Poids d’un terme ailleurs dans le passage</translation>
    </message>
    <message>
        <source>Share of the question that one sentence must speak of</source>
        <translation>Part de la question dont une phrase doit parler</translation>
    </message>
    <message>
        <source>Sentences, at most</source>
        <translation>Phrases, au plus</translation>
    </message>
    <message>
        <source>Share of the best sentence&apos;s score that is needed</source>
        <translation>Part exigée du score de la meilleure phrase</translation>
    </message>
    <message>
        <source>Discount for the same paper</source>
        <translation>Décote pour le même article</translation>
    </message>
    <message>
        <source>Overlap of words that counts as repeating</source>
        <translation>Recoupement des mots qui compte comme répétition</translation>
    </message>
    <message>
        <source>Words of a quote, at most</source>
        <translation>Mots d’un extrait, au plus</translation>
    </message>
    <message>
        <source>Tokens of an answer, at least</source>
        <translation>Jetons d’une réponse, au moins</translation>
    </message>
    <message>
        <source>Tokens of an answer, at most</source>
        <translation>Jetons d’une réponse, au plus</translation>
    </message>
    <message>
        <source>Share of the context that an answer may take</source>
        <translation>Part du contexte qu’une réponse peut occuper</translation>
    </message>
    <message>
        <source>Statements, at most</source>
        <translation>Affirmations, au plus</translation>
    </message>
    <message>
        <source>Remarks of the model, at most</source>
        <translation>Remarques du modèle, au plus</translation>
    </message>
    <message>
        <source>Refused statements go back once</source>
        <translation>Les affirmations refusées sont renvoyées une fois</translation>
    </message>
    <message>
        <source>Likeness of a quote to its page that is needed</source>
        <translation>Ressemblance exigée d’un extrait avec sa page</translation>
    </message>
    <message>
        <source>Nearest passages shown</source>
        <translation>Passages les plus proches affichés</translation>
    </message>
    <message>
        <source>Terms shown, at most</source>
        <translation>Termes affichés, au plus</translation>
    </message>
    <message>
        <source>Questions offered, at most</source>
        <translation>Questions proposées, au plus</translation>
    </message>
    <message>
        <source>Sentences that speak of it, at least</source>
        <translation>Phrases qui en parlent, au moins</translation>
    </message>
    <message>
        <source>How closely two words go together</source>
        <translation>Force du lien entre deux mots</translation>
    </message>
    <message>
        <source>Letters of a word, at least</source>
        <translation>Lettres d’un mot, au moins</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Passages</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Récupération</translation>
    </message>
    <message>
        <source>Meaning learned from the library</source>
        <translation>Sens appris de la bibliothèque</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Order by a model</source>
        <translation>Classement par un modèle</translation>
    </message>
    <message>
        <source>Is the topic there?</source>
        <translation>Le sujet est-il présent ?</translation>
    </message>
    <message>
        <source>What a sentence counts as an answer</source>
        <translation>Valeur d’une phrase comme réponse</translation>
    </message>
    <message>
        <source>Answers in the papers&apos; words</source>
        <translation>Réponses dans les mots des articles</translation>
    </message>
    <message>
        <source>Answers written by a model</source>
        <translation>Réponses écrites par un modèle</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confiance</translation>
    </message>
    <message>
        <source>Refusals</source>
        <translation>Refus</translation>
    </message>
    <message>
        <source>Follow-up questions</source>
        <translation>Questions complémentaires</translation>
    </message>
    <message>
        <source>Whole sentences</source>
        <translation>Phrases entières</translation>
    </message>
    <message>
        <source>Whole paragraphs</source>
        <translation>Paragraphes entiers</translation>
    </message>
    <message>
        <source>Characters, at the best place</source>
        <translation>Caractères, au meilleur endroit</translation>
    </message>
    <message>
        <source>Characters, anywhere</source>
        <translation>Caractères, n’importe où</translation>
    </message>
    <message>
        <source>As many of each list as said</source>
        <translation>De chaque liste, le nombre indiqué</translation>
    </message>
    <message>
        <source>As many as the passages wanted ask for</source>
        <translation>Selon le nombre de passages voulus</translation>
    </message>
    <message>
        <source>The same, and some besides</source>
        <translation>De même, et quelques-uns en plus</translation>
    </message>
    <message>
        <source>By how much the space knows</source>
        <translation>Selon ce que l’espace connaît</translation>
    </message>
    <message>
        <source>Lowest to highest of all</source>
        <translation>Du plus bas au plus haut de tous</translation>
    </message>
    <message>
        <source>Lowest to highest of each list</source>
        <translation>Du plus bas au plus haut de chaque liste</translation>
    </message>
    <message>
        <source>Reciprocal ranks</source>
        <translation>Rangs réciproques</translation>
    </message>
    <message>
        <source>From many pages and papers</source>
        <translation>De nombreuses pages et articles</translation>
    </message>
    <message>
        <source>The best of each page</source>
        <translation>Le meilleur de chaque page</translation>
    </message>
    <message>
        <source>As they are ranked</source>
        <translation>Tels qu’ils sont classés</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Save, export, import, remove</source>
        <translation>Enregistrer, exporter, importer, retirer</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Save under a name...</source>
        <translation>Enregistrer sous un nom...</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exporter...</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>Importer...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Back to the profile: %1</source>
        <translation>Revenir au profil : %1</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>De %1 à %2</translation>
    </message>
    <message>
        <source>Save profile</source>
        <translation>Enregistrer le profil</translation>
    </message>
    <message>
        <source>Name: letters, digits, - and _</source>
        <translation>Nom : lettres, chiffres, - et _</translation>
    </message>
    <message>
        <source>Import profile</source>
        <translation>Importer un profil</translation>
    </message>
    <message>
        <source>Export profile</source>
        <translation>Exporter le profil</translation>
    </message>
    <message>
        <source>Profiles (*.json)</source>
        <translation>Profils (*.json)</translation>
    </message>
    <message>
        <source>Adduce</source>
        <translation>Adduce</translation>
    </message>
    <message>
        <source>As the design “%1”</source>
        <translation>Selon le modèle « %1 »</translation>
    </message>
    <message>
        <source>standard: %1</source>
        <translation>standard : %1</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>valeur d’origine</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) changed</source>
        <translation>
            <numerusform>%Ln valeur modifiée</numerusform>
            <numerusform>%Ln valeurs modifiées</numerusform>
        </translation>
    </message>
    <message>
        <source>Weight of a word that only asks (&quot;took part&quot;)</source>
        <translation>Poids d&apos;un mot qui ne fait que demander (« took part »)</translation>
    </message>
    <message>
        <source>Passages whose sentences are looked at</source>
        <translation>Passages dont les phrases sont examinées</translation>
    </message>
    <message>
        <source>Usual length of a sentence, in words that carry meaning</source>
        <translation>Longueur habituelle d&apos;une phrase, en mots porteurs de sens</translation>
    </message>
    <message>
        <source>Probability of an answer that is needed</source>
        <translation>Probabilité requise d&apos;une réponse</translation>
    </message>
    <message>
        <source>High from this probability</source>
        <translation>Élevée à partir de cette probabilité</translation>
    </message>
    <message>
        <source>Medium from this probability</source>
        <translation>Moyenne à partir de cette probabilité</translation>
    </message>
    <message>
        <source>Medium from this share of the question</source>
        <translation>Moyenne à partir de cette part de la question</translation>
    </message>
    <message>
        <source>High from this share of the question</source>
        <translation>Élevée à partir de cette part de la question</translation>
    </message>
    <message>
        <source>Letters of a word that may be mistyped, at least</source>
        <translation>Lettres d’un mot qui peut être mal tapé, au moins</translation>
    </message>
    <message>
        <source>Mistakes in a word, for each of its letters, at most</source>
        <translation>Fautes dans un mot, par lettre, au plus</translation>
    </message>
    <message>
        <source>Mistakes that each doubling of a word&apos;s passages outweighs</source>
        <translation>Fautes que compense chaque doublement des passages d’un mot</translation>
    </message>
    <message>
        <source>Passages that a word of questions counts for</source>
        <translation>Passages pour lesquels compte un mot interrogatif</translation>
    </message>
    <message>
        <source>Translations of a word, at most</source>
        <translation>Traductions d’un mot, au plus</translation>
    </message>
    <message>
        <source>Words of a translation, at most</source>
        <translation>Mots d’une traduction, au plus</translation>
    </message>
    <message>
        <source>Letters of each part of a compound, at least</source>
        <translation>Lettres de chaque partie d’un mot composé, au moins</translation>
    </message>
    <message>
        <source>Differences from a word of the library, for each letter, at most</source>
        <translation>Différences avec un mot de la bibliothèque, par lettre, au plus</translation>
    </message>
    <message>
        <source>Weight of a word that was not found</source>
        <translation>Poids d’un mot introuvable</translation>
    </message>
    <message>
        <source>Senses of a word that are looked at</source>
        <translation>Sens d’un mot pris en compte</translation>
    </message>
    <message>
        <source>What a synonym counts</source>
        <translation>Ce que compte un synonyme</translation>
    </message>
    <message>
        <source>Factor of the rarer senses</source>
        <translation>Facteur des sens plus rares</translation>
    </message>
    <message>
        <source>What a derived word counts</source>
        <translation>Ce que compte un mot dérivé</translation>
    </message>
    <message>
        <source>What a word of like meaning counts</source>
        <translation>Ce que compte un mot de sens voisin</translation>
    </message>
    <message>
        <source>Rows of tables that are looked at</source>
        <translation>Lignes de tableaux prises en compte</translation>
    </message>
    <message>
        <source>Mistyped words</source>
        <translation>Mots mal tapés</translation>
    </message>
    <message>
        <source>Questions in another language</source>
        <translation>Questions dans une autre langue</translation>
    </message>
    <message>
        <source>Words of like meaning</source>
        <translation>Mots de sens voisin</translation>
    </message>
    <message>
        <source>Words of a quote that is no whole sentence, at least</source>
        <translation>Mots d’une citation qui n’est pas une phrase entière, au moins</translation>
    </message>
    <message>
        <source>Share of a clause&apos;s words that its evidence must hold</source>
        <translation>Part des mots d’une proposition que les preuves doivent contenir</translation>
    </message>
    <message>
        <source>Words from which a clause is no short one</source>
        <translation>Mots à partir desquels une proposition n’est pas courte</translation>
    </message>
    <message>
        <source>The same share for a short clause</source>
        <translation>La même part pour une proposition courte</translation>
    </message>
    <message>
        <source>Weight of what the evidence holds in a score</source>
        <translation>Poids de ce que contiennent les preuves dans un score</translation>
    </message>
    <message>
        <source>Factor of a score for a foreign number or name</source>
        <translation>Facteur d’un score pour un nombre ou un nom étranger</translation>
    </message>
    <message>
        <source>Factor of a score for a contradiction</source>
        <translation>Facteur d’un score pour une contradiction</translation>
    </message>
    <message>
        <source>Factor of a score for what is not proved</source>
        <translation>Facteur d’un score pour ce qui n’est pas prouvé</translation>
    </message>
    <message>
        <source>Papers on a topic, at most</source>
        <translation>Articles sur un sujet, au plus</translation>
    </message>
    <message>
        <source>Sentences of a summary, at most</source>
        <translation>Phrases d’un résumé, au plus</translation>
    </message>
    <message>
        <source>Sentences of a section, at most</source>
        <translation>Phrases d’une section, au plus</translation>
    </message>
    <message>
        <source>Passages read of a paper or section</source>
        <translation>Passages lus d’un article ou d’une section</translation>
    </message>
    <message>
        <source>Share of the question that a partial answer speaks of</source>
        <translation>Part de la question dont parle une réponse partielle</translation>
    </message>
    <message>
        <source>Sentences of a partial answer</source>
        <translation>Phrases d’une réponse partielle</translation>
    </message>
    <message>
        <source>Sentences also said, at most</source>
        <translation>Phrases également dites, au plus</translation>
    </message>
    <message>
        <source>Least share of the best score, also said</source>
        <translation>Part minimale du meilleur score, également dit</translation>
    </message>
    <message>
        <source>Shared words of sentences that differ in a number</source>
        <translation>Mots communs de phrases dont un nombre diffère</translation>
    </message>
    <message>
        <source>Shared words of sentences that differ in a direction</source>
        <translation>Mots communs de phrases dont le sens diffère</translation>
    </message>
    <message>
        <source>Fewest shared words of sentences that differ</source>
        <translation>Nombre minimal de mots communs de phrases qui divergent</translation>
    </message>
    <message>
        <source>High from this share of a model&apos;s words</source>
        <translation>Élevée à partir de cette part des mots d’un modèle</translation>
    </message>
    <message>
        <source>Medium from this share of a model&apos;s words</source>
        <translation>Moyenne à partir de cette part des mots d’un modèle</translation>
    </message>
    <message>
        <source>A word that sentences of a column mostly have</source>
        <translation>Un mot que les phrases d’une colonne ont souvent</translation>
    </message>
    <message>
        <source>Its usual section</source>
        <translation>Sa section habituelle</translation>
    </message>
    <message>
        <source>Speaking of the study itself</source>
        <translation>Parle de l’étude elle-même</translation>
    </message>
    <message>
        <source>Less for citing others</source>
        <translation>Moins si d’autres sont cités</translation>
    </message>
    <message>
        <source>Fewest points of a column&apos;s sentence</source>
        <translation>Points minimaux d’une phrase de colonne</translation>
    </message>
    <message>
        <source>Share of the best points for further sentences</source>
        <translation>Part des meilleurs points pour d’autres phrases</translation>
    </message>
    <message>
        <source>Sentences of a column, at most</source>
        <translation>Phrases d’une colonne, au plus</translation>
    </message>
    <message>
        <source>Columns of every study</source>
        <translation>Colonnes de toute étude</translation>
    </message>
    <message>
        <source>Places of sentences that cannot be quoted, at most</source>
        <translation>Emplacements de phrases non citables, au plus</translation>
    </message>
    <message>
        <source>Lines of a sentence that cannot be quoted, at most</source>
        <translation>Lignes d’une phrase non citable, au plus</translation>
    </message>
    <message>
        <source>Least share of the best score, cannot be quoted</source>
        <translation>Part minimale du meilleur score, non citable</translation>
    </message>
    <message>
        <source>A model puts the question in the words of a search</source>
        <translation>Un modèle met la question en mots de recherche</translation>
    </message>
    <message>
        <source>A model names what the question points at in the conversation</source>
        <translation>Un modèle nomme ce que la question désigne dans la conversation</translation>
    </message>
    <message>
        <source>Sub-questions that it is split into, at most (0: none)</source>
        <translation>Sous-questions, au plus (0 : aucune)</translation>
    </message>
    <message>
        <source>Turns of the conversation that a model is told of</source>
        <translation>Tours de la conversation transmis au modèle</translation>
    </message>
    <message>
        <source>Choices of a question that is asked back, at most</source>
        <translation>Choix d’une question en retour, au plus</translation>
    </message>
    <message>
        <source>Answers that a model imagines, to search for what is like them</source>
        <translation>Réponses imaginées par un modèle pour chercher ce qui leur ressemble</translation>
    </message>
    <message>
        <source>Passages found for each that stays when they are thinned</source>
        <translation>Passages trouvés pour chacun conservé lors de l’éclaircissage</translation>
    </message>
    <message>
        <source>Passages found then, at least</source>
        <translation>Passages trouvés alors, au moins</translation>
    </message>
    <message>
        <source>A model is asked about passages one by one</source>
        <translation>Un modèle est interrogé sur les passages un par un</translation>
    </message>
    <message>
        <source>Passages that are examined, for each passage wanted</source>
        <translation>Passages examinés pour chaque passage voulu</translation>
    </message>
    <message>
        <source>Passages that are examined, at most</source>
        <translation>Passages examinés, au plus</translation>
    </message>
    <message>
        <source>Mean score of the best (z) from which nobody is asked</source>
        <translation>Score moyen des meilleurs (z) à partir duquel personne n’est interrogé</translation>
    </message>
    <message>
        <source>Gap behind them (standard deviations) from which nobody is asked</source>
        <translation>Écart derrière eux (écarts types) à partir duquel personne n’est interrogé</translation>
    </message>
    <message>
        <source>Score of a passage that was not judged</source>
        <translation>Score d’un passage non jugé</translation>
    </message>
    <message>
        <source>Score that a passage needs to stay</source>
        <translation>Score nécessaire pour rester</translation>
    </message>
    <message>
        <source>How the scores become one</source>
        <translation>Comment les scores n’en font qu’un</translation>
    </message>
    <message>
        <source>Additive: share of the reranker</source>
        <translation>Additif : part du reclasseur</translation>
    </message>
    <message>
        <source>Additive: share of the opinion</source>
        <translation>Additif : part de l’avis</translation>
    </message>
    <message>
        <source>Additive: bonus of a direct answer</source>
        <translation>Additif : bonus d’une réponse directe</translation>
    </message>
    <message>
        <source>Weighted: weight of the reranker</source>
        <translation>Pondéré : poids du reclasseur</translation>
    </message>
    <message>
        <source>Weighted: weight of an opinion that finds a direct answer</source>
        <translation>Pondéré : poids d’un avis trouvant une réponse directe</translation>
    </message>
    <message>
        <source>Weighted: weight of any other opinion</source>
        <translation>Pondéré : poids de tout autre avis</translation>
    </message>
    <message>
        <source>Weighted: weight of retrieval</source>
        <translation>Pondéré : poids de la recherche</translation>
    </message>
    <message>
        <source>Who says whether what was found is enough</source>
        <translation>Qui dit si ce qui a été trouvé suffit</translation>
    </message>
    <message>
        <source>Similarity of the best passage that is enough</source>
        <translation>Similarité du meilleur passage qui suffit</translation>
    </message>
    <message>
        <source>Mean similarity that is enough</source>
        <translation>Similarité moyenne qui suffit</translation>
    </message>
    <message>
        <source>Both are needed</source>
        <translation>Les deux sont nécessaires</translation>
    </message>
    <message>
        <source>Questions for what is missing, at most</source>
        <translation>Questions sur ce qui manque, au plus</translation>
    </message>
    <message>
        <source>Seconds that a model may take over a step</source>
        <translation>Secondes qu’un modèle peut prendre pour une étape</translation>
    </message>
    <message>
        <source>Tokens of its reply, at most</source>
        <translation>Jetons de sa réponse, au plus</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>Requêtes simultanées</translation>
    </message>
    <message>
        <source>Understanding the question by a model</source>
        <translation>Compréhension de la question par un modèle</translation>
    </message>
    <message>
        <source>Passages examined by a model</source>
        <translation>Passages examinés par un modèle</translation>
    </message>
    <message>
        <source>Is it enough?</source>
        <translation>Est-ce suffisant ?</translation>
    </message>
    <message>
        <source>Limits of what a model is asked on the way</source>
        <translation>Limites de ce qui est demandé à un modèle en chemin</translation>
    </message>
    <message>
        <source>Additive</source>
        <translation>Additif</translation>
    </message>
    <message>
        <source>Weighted</source>
        <translation>Pondéré</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>The scores</source>
        <translation>Les scores</translation>
    </message>
    <message>
        <source>A model</source>
        <translation>Un modèle</translation>
    </message>
    <message>
        <source>Who decides what a question needs</source>
        <translation>Qui décide ce qu’il faut à une question</translation>
    </message>
    <message>
        <source>Passages that a decision may ask for, at most</source>
        <translation>Passages qu’une décision peut demander, au plus</translation>
    </message>
    <message>
        <source>A model checks whether the passages hold the answer</source>
        <translation>Un modèle contrôle si les passages portent la réponse</translation>
    </message>
    <message>
        <source>A model checks whether it answers the question</source>
        <translation>Un modèle contrôle si elle répond à la question</translation>
    </message>
    <message>
        <source>Attempts then, at most</source>
        <translation>Essais alors, au plus</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Des règles</translation>
    </message>
    <message>
        <source>A model, with how many passages</source>
        <translation>Un modèle, avec le nombre de passages</translation>
    </message>
    <message>
        <source>A model: papers or web</source>
        <translation>Un modèle : articles ou web</translation>
    </message>
    <message>
        <source>All of it is begun at once</source>
        <translation>Tout est commencé en même temps</translation>
    </message>
    <message>
        <source>The weather of a place is looked up on the web (Open-Meteo)</source>
        <translation>La météo d’un lieu est consultée sur le web (Open-Meteo)</translation>
    </message>
    <message>
        <source>Searched beside the papers, whatever they say</source>
        <translation>Interrogé à côté des articles, quoi qu’ils disent</translation>
    </message>
    <message>
        <source>Searched where the papers are not enough</source>
        <translation>Interrogé quand les articles ne suffisent pas</translation>
    </message>
    <message>
        <source>Scores are flat below this mean of the best</source>
        <translation>Les scores sont plats sous cette moyenne des meilleurs</translation>
    </message>
    <message>
        <source>Or below this distance to the next</source>
        <translation>Ou sous cet écart au suivant</translation>
    </message>
    <message>
        <source>Passages of help, of which fewer are few</source>
        <translation>Passages utiles, en dessous desquels c’est peu</translation>
    </message>
    <message>
        <source>Pages that a search engine names, at most</source>
        <translation>Pages qu’un moteur de recherche nomme, au plus</translation>
    </message>
    <message>
        <source>Articles of an encyclopedia, at most</source>
        <translation>Articles d’une encyclopédie, au plus</translation>
    </message>
    <message>
        <source>Seconds for searching and reading the pages</source>
        <translation>Secondes pour chercher et lire les pages</translation>
    </message>
    <message>
        <source>What a sentence of a page counts beside a paper&apos;s</source>
        <translation>Ce que compte une phrase d’une page à côté de celle d’un article</translation>
    </message>
    <message>
        <source>The web, where a question may search it</source>
        <translation>Le web, quand une question peut l’interroger</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>No passage stands out</source>
        <translation>Aucun passage ne se détache</translation>
    </message>
    <message>
        <source>Few passages help</source>
        <translation>Peu de passages sont utiles</translation>
    </message>
    <message>
        <source>Questions and answers of the conversation that a model may see</source>
        <translation>Questions et réponses de la conversation qu&apos;un modèle peut voir</translation>
    </message>
    <message>
        <source>The conversation</source>
        <translation>La conversation</translation>
    </message>
    <message>
        <source>Sentences of it that the model that writes is told (0: none)</source>
        <translation>Phrases qui en sont dites au modèle qui écrit (0 : aucune)</translation>
    </message>
    <message>
        <source>Share of the question that such a sentence must speak of</source>
        <translation>Part de la question dont une telle phrase doit parler</translation>
    </message>
    <message>
        <source>A question without a scope is asked of the collections that it is for</source>
        <translation>Une question sans portée est posée aux collections qu&apos;elle concerne</translation>
    </message>
    <message>
        <source>How much more one collection must share with it, without a model</source>
        <translation>Combien de fois plus une collection doit partager avec elle, sans modèle</translation>
    </message>
    <message>
        <source>Share of the question that it must speak of then</source>
        <translation>Part de la question dont elle doit alors parler</translation>
    </message>
    <message>
        <source>Titles that describe a collection without a description</source>
        <translation>Titres qui décrivent une collection sans description</translation>
    </message>
    <message>
        <source>Topics offered, at most</source>
        <translation>Sujets proposés, au plus</translation>
    </message>
    <message>
        <source>Questions that are looked up for them</source>
        <translation>Questions vérifiées pour cela</translation>
    </message>
    <message>
        <source>The model that writes makes them</source>
        <translation>Le modèle qui écrit les propose</translation>
    </message>
    <message>
        <source>What the model writes</source>
        <translation>Ce que le modèle écrit</translation>
    </message>
    <message>
        <source>Statements with quotes</source>
        <translation>Affirmations avec citations</translation>
    </message>
    <message>
        <source>Free text, then taken apart into statements</source>
        <translation>Texte libre, puis découpé en affirmations</translation>
    </message>
    <message>
        <source>How questions are answered. Holds from the next one on; each answer keeps the profile that it was made with. Papers that were cut otherwise than a profile asks are cut so, too, once it is asked by.</source>
        <translation>Comment les questions sont traitées. Vaut dès la prochaine ; chaque réponse garde le profil avec lequel elle a été faite. Les articles découpés autrement qu’un profil ne le demande sont aussi découpés ainsi dès qu’une question est posée avec lui.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) in the library were cut otherwise than this profile asks. They are cut so, too, when you ask next; until then their passages are searched as they are.</source>
        <translation>
            <numerusform>%Ln article de la bibliothèque a été découpé autrement que ce profil ne le demande. Il sera aussi découpé ainsi à la prochaine question ; d’ici là, ses passages sont recherchés tels quels.</numerusform>
            <numerusform>%Ln articles de la bibliothèque ont été découpés autrement que ce profil ne le demande. Ils seront aussi découpés ainsi à la prochaine question ; d’ici là, leurs passages sont recherchés tels quels.</numerusform>
        </translation>
    </message>
    <message>
        <source>A model remembers what will be of use, where that is allowed</source>
        <translation>Un modèle retient ce qui sera utile, là où c’est autorisé</translation>
    </message>
    <message>
        <source>How sure of it the model must be</source>
        <translation>À quel point le modèle doit en être sûr</translation>
    </message>
    <message>
        <source>Letters of a line, at most</source>
        <translation>Lettres d’une ligne, au plus</translation>
    </message>
    <message>
        <source>Lines that the model is told of</source>
        <translation>Lignes transmises au modèle</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Shorter questions offered</source>
        <translation>Questions plus courtes proposées</translation>
    </message>
    <message>
        <source>Shorter questions looked up</source>
        <translation>Questions plus courtes vérifiées</translation>
    </message>
    <message>
        <source>Share for the nearest title</source>
        <translation>Part requise pour le titre le plus proche</translation>
    </message>
    <message>
        <source>Share for a page without a quote</source>
        <translation>Part requise pour une page sans citation</translation>
    </message>
    <message>
        <source>Passages that are compared for it, for each passage wanted</source>
        <translation>Passages comparés pour cela, par passage voulu</translation>
    </message>
    <message>
        <source>Share of them for searching and fetching</source>
        <translation>Part de celles-ci pour chercher et récupérer</translation>
    </message>
    <message>
        <source>Days before today</source>
        <translation>Jours avant aujourd’hui</translation>
    </message>
    <message>
        <source>Days from today on</source>
        <translation>Jours à partir d’aujourd’hui</translation>
    </message>
    <message>
        <source>Hours of a rolling mean</source>
        <translation>Heures d’une moyenne glissante</translation>
    </message>
    <message>
        <source>Standard deviations from the mean that are unusual</source>
        <translation>Écarts types par rapport à la moyenne jugés inhabituels</translation>
    </message>
    <message>
        <source>Wind that is calm, below (km/h)</source>
        <translation>Vent calme, en dessous de (km/h)</translation>
    </message>
    <message>
        <source>Gusts that are told, from (km/h)</source>
        <translation>Rafales signalées à partir de (km/h)</translation>
    </message>
    <message>
        <source>Seconds for finding the place</source>
        <translation>Secondes pour trouver le lieu</translation>
    </message>
    <message>
        <source>Seconds for its weather</source>
        <translation>Secondes pour sa météo</translation>
    </message>
    <message>
        <source>The model that writes says in words what the figures say</source>
        <translation>Le modèle qui rédige dit avec des mots ce que disent les chiffres</translation>
    </message>
    <message>
        <source>The weather of a place</source>
        <translation>La météo d’un lieu</translation>
    </message>
    <message>
        <source>These with their answers, to name what a question points at</source>
        <translation>Celles-ci avec leurs réponses, pour nommer ce à quoi une question renvoie</translation>
    </message>
    <message>
        <source>Temperature of the model (below 0: as it is set)</source>
        <translation>Température du modèle (moins de 0 : telle que réglée)</translation>
    </message>
    <message>
        <source>How places are marked in text</source>
        <translation>Comment les emplacements sont indiqués dans le texte</translation>
    </message>
    <message>
        <source>[Source, p. 4]</source>
        <translation>[Source, p. 4]</translation>
    </message>
    <message>
        <source>[Section 4 Discussion, Page 4]</source>
        <translation>[Section 4 Discussion, Page 4]</translation>
    </message>
    <message>
        <source>[Source/p.4]</source>
        <translation>[Source/p.4]</translation>
    </message>
    <message>
        <source>(Source, passage)</source>
        <translation>(Source, passage)</translation>
    </message>
    <message>
        <source>Passages that a chat model puts in order (0: all)</source>
        <translation>Passages qu’un modèle de conversation classe (0 : tous)</translation>
    </message>
    <message>
        <source>The model that writes does it, where none is chosen</source>
        <translation>Le modèle qui rédige s’en charge, si aucun n’est choisi</translation>
    </message>
    <message>
        <source>What it does not say yes of is left out</source>
        <translation>Ce qu’il n’approuve pas est écarté</translation>
    </message>
    <message>
        <source>BM25: worth of a word that several sentences say (k3)</source>
        <translation>BM25 : valeur d’un mot dit par plusieurs phrases (k3)</translation>
    </message>
    <message>
        <source>Weight of two words that stand together in both</source>
        <translation>Poids de deux mots voisins dans les deux</translation>
    </message>
    <message>
        <source>Words that such two may be apart</source>
        <translation>Écart permis entre ces deux mots, en mots</translation>
    </message>
    <message>
        <source>Share of the question that the nearest must hold for full weight</source>
        <translation>Part de la question que les plus proches doivent contenir pour leur plein poids</translation>
    </message>
    <message>
        <source>How steeply the weight of meaning falls below it</source>
        <translation>Vitesse à laquelle le poids du sens baisse en dessous</translation>
    </message>
    <message>
        <source>How many nearest passages are looked at</source>
        <translation>Nombre de passages les plus proches examinés</translation>
    </message>
    <message>
        <source>Share that the best by words must hold to judge that</source>
        <translation>Part que les meilleurs par mots doivent contenir pour en juger</translation>
    </message>
    <message>
        <source>How tokens are counted</source>
        <translation>Comment les jetons sont comptés</translation>
    </message>
    <message>
        <source>By an estimate</source>
        <translation>Par estimation</translation>
    </message>
    <message>
        <source>cl100k_base, if installed</source>
        <translation>cl100k_base, si installé</translation>
    </message>
</context>
<context>
    <name>adduce::PromptsSettingsPage</name>
    <message>
        <source>Use this prompt</source>
        <translation>Utiliser cette invite</translation>
    </message>
    <message>
        <source>What the prompt is for</source>
        <translation>Usage de l’invite</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Invite</translation>
    </message>
    <message>
        <source>As it is built in.</source>
        <translation>Identique à l’invite intégrée.</translation>
    </message>
    <message>
        <source>The profile in use has a prompt of its own for this task, which is used instead of this one.</source>
        <translation>Le profil utilisé a sa propre invite pour cette tâche, qui est employée à la place de celle-ci.</translation>
    </message>
    <message>
        <source>%1, %2 than the built-in prompt.</source>
        <translation>%1, %2 que l’invite intégrée.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) more</source>
        <translation>
            <numerusform>%Ln ligne de plus</numerusform>
            <numerusform>%Ln lignes de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) less</source>
        <translation>
            <numerusform>%Ln ligne de moins</numerusform>
            <numerusform>%Ln lignes de moins</numerusform>
        </translation>
    </message>
    <message>
        <source>What differs from the built-in prompt</source>
        <translation>Ce qui diffère du prompt intégré</translation>
    </message>
    <message>
        <source>A Mustache template. It must hold %1. What stands above the line of three dashes is the model&apos;s instruction.</source>
        <translation>Un modèle Mustache. Il doit contenir %1. Ce qui est au-dessus de la ligne de trois tirets est l’instruction du modèle.</translation>
    </message>
</context>
<context>
    <name>adduce::QuerySetDialog</name>
    <message>
        <source>Edit questions</source>
        <translation>Modifier les questions</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Right pages</source>
        <translation>Pages justes</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>Nom du jeu</translation>
    </message>
    <message>
        <source>Save a copy...</source>
        <translation>Enregistrer une copie...</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Add question</source>
        <translation>Ajouter une question</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Right pages: the file&apos;s name and its pages, such as paper.pdf: 4, 27; other.pdf: 3. A question that must be refused has none.</source>
        <translation>Pages justes : le nom du fichier et ses pages, par exemple paper.pdf: 4, 27; other.pdf: 3. Une question à refuser n’en a pas.</translation>
    </message>
    <message>
        <source>Save set of questions</source>
        <translation>Enregistrer le jeu de questions</translation>
    </message>
    <message>
        <source>Sets of questions (*.json)</source>
        <translation>Jeux de questions (*.json)</translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>Abandonner les modifications</translation>
    </message>
    <message>
        <source>Discard what you changed in these questions?</source>
        <translation>Abandonner ce que vous avez modifié dans ces questions ?</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continuer la modification</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Make a set</source>
        <translation>Créer un jeu</translation>
    </message>
    <message>
        <source>Answered by</source>
        <translation>Phrase qui répond</translation>
    </message>
    <message>
        <source>Save...</source>
        <translation>Enregistrer...</translation>
    </message>
    <message>
        <source>Tick the questions that are to be asked.</source>
        <translation>Cochez les questions à poser.</translation>
    </message>
    <message>
        <source>%1, which is not searched for it</source>
        <translation>%1, qui n&apos;est pas consulté pour elle</translation>
    </message>
    <message>
        <source>These are proposals. Tick the ones that their sentence answers, and that the papers left cannot answer where one must be refused; change their words as you like. The others are not asked.</source>
        <translation>Ce sont des propositions. Cochez celles auxquelles leur phrase répond et, pour un refus attendu, celles auxquelles les autres articles ne peuvent répondre ; modifiez-les à votre gré. Les autres ne sont pas posées.</translation>
    </message>
</context>
<context>
    <name>adduce::QuestionBox</name>
    <message>
        <source>Ask</source>
        <translation>Interroger</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Editing a question: its answer becomes another version</source>
        <translation>Modification d’une question : sa réponse devient une autre version</translation>
    </message>
    <message>
        <source>Enter asks  ·  Shift+Enter starts a new line</source>
        <translation>Entrée pour envoyer  ·  Maj+Entrée pour aller à la ligne</translation>
    </message>
    <message>
        <source>Ask a follow-up question</source>
        <translation>Posez une question complémentaire</translation>
    </message>
    <message>
        <source>Ask your papers a question</source>
        <translation>Posez une question à vos articles</translation>
    </message>
</context>
<context>
    <name>adduce::QuestionEdit</name>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
</context>
<context>
    <name>adduce::QuestionFilter</name>
    <message>
        <source>All outcomes</source>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Faux</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>Non posées</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>Toutes les catégories</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Filter the questions</source>
        <translation>Filtrer les questions</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln question(s)</source>
        <translation>
            <numerusform>%1 sur %Ln question</numerusform>
            <numerusform>%1 sur %Ln questions</numerusform>
        </translation>
    </message>
    <message>
        <source>Model failed</source>
        <translation>Échec du modèle</translation>
    </message>
</context>
<context>
    <name>adduce::QuestionList</name>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Answers of</source>
        <translation>Réponses de</translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln question</numerusform>
            <numerusform>%Ln questions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 right, %2 wrong, %3 not asked</source>
        <translation>Justes : %1, fausses : %2, non posées : %3</translation>
    </message>
    <message>
        <source>Judge as right</source>
        <translation>Juger juste</translation>
    </message>
    <message>
        <source>Judge as wrong</source>
        <translation>Juger faux</translation>
    </message>
    <message>
        <source>Take my judgement back</source>
        <translation>Retirer mon jugement</translation>
    </message>
</context>
<context>
    <name>adduce::QuestionSets</name>
    <message>
        <source>Open a set of questions</source>
        <translation>Ouvrir un jeu de questions</translation>
    </message>
    <message>
        <source>Sets of questions (*.json *.jsonl *.csv *.tsv)</source>
        <translation>Jeux de questions (*.json *.jsonl *.csv *.tsv)</translation>
    </message>
</context>
<context>
    <name>adduce::QuoteActions</name>
    <message>
        <source>The selected words do not stand on the page in this order, so that they cannot be quoted. Select a stretch of one column.</source>
        <translation>Les mots sélectionnés ne figurent pas dans cet ordre sur la page et ne peuvent donc pas être cités. Sélectionnez une portion d’une seule colonne.</translation>
    </message>
    <message>
        <source>Select words on a page first.</source>
        <translation>Sélectionnez d’abord des mots sur une page.</translation>
    </message>
</context>
<context>
    <name>adduce::QuoteCard</name>
    <message>
        <source>section %1</source>
        <translation>section %1</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>page %1 sur %2</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>page %1</translation>
    </message>
    <message>
        <source>Why: beside a passage that was found · final %1</source>
        <translation>Pourquoi : voisin d’un passage trouvé · final %1</translation>
    </message>
    <message>
        <source>Why: keyword %1 · vector %2 · final %3</source>
        <translation>Pourquoi : mots-clés %1 · vecteurs %2 · final %3</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>Extrait</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Add to evidence</source>
        <translation>Ajouter aux preuves</translation>
    </message>
    <message>
        <source>Enter opens</source>
        <translation>Entrée pour ouvrir</translation>
    </message>
</context>
<context>
    <name>adduce::QuoteChecker</name>
    <message>
        <source>Looking for quote %L1 of %L2</source>
        <translation>Recherche de l’extrait %L1 sur %L2</translation>
    </message>
</context>
<context>
    <name>adduce::QuoteChooser</name>
    <message>
        <source>Use this quote</source>
        <translation>Utiliser cet extrait</translation>
    </message>
    <message>
        <source>Choose a quote</source>
        <translation>Choisir un extrait</translation>
    </message>
    <message>
        <source>Words to find</source>
        <translation>Mots à rechercher</translation>
    </message>
    <message>
        <source>Words that the sentence speaks of</source>
        <translation>Mots dont la phrase parle</translation>
    </message>
    <message>
        <source>Sentences of the papers</source>
        <translation>Phrases des articles</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Type some words.</source>
        <translation>Saisissez quelques mots.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>No sentence speaks of that.</source>
        <translation>Aucune phrase n’en parle.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s)</source>
        <translation>
            <numerusform>%Ln phrase</numerusform>
            <numerusform>%Ln phrases</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::QuoteFoot</name>
    <message>
        <source>Previous cited sentence</source>
        <translation>Phrase citée précédente</translation>
    </message>
    <message>
        <source>Next cited sentence</source>
        <translation>Phrase citée suivante</translation>
    </message>
    <message>
        <source>Ask about this</source>
        <translation>Poser une question à ce sujet</translation>
    </message>
    <message>
        <source>Add to evidence</source>
        <translation>Ajouter aux preuves</translation>
    </message>
    <message>
        <source>Selected: “%1”</source>
        <translation>Sélection : « %1 »</translation>
    </message>
    <message>
        <source>Cited sentence %1 of %2</source>
        <translation>Phrase citée %1 sur %2</translation>
    </message>
    <message>
        <source>section %1</source>
        <translation>section %1</translation>
    </message>
    <message numerus="yes">
        <source>Cited in %Ln thread(s)</source>
        <translation>
            <numerusform>Cité dans %Ln fil</numerusform>
            <numerusform>Cité dans %Ln fils</numerusform>
        </translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Surligner</translation>
    </message>
    <message>
        <source>Colours to highlight in</source>
        <translation>Couleurs de surlignage</translation>
    </message>
</context>
<context>
    <name>adduce::RatingBar</name>
    <message>
        <source>This answer is right</source>
        <translation>Cette réponse est juste</translation>
    </message>
    <message>
        <source>This answer is right in part</source>
        <translation>Cette réponse est juste en partie</translation>
    </message>
    <message>
        <source>This answer is wrong</source>
        <translation>Cette réponse est fausse</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Partly</source>
        <translation>En partie</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Fausse</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderDock</name>
    <message>
        <source>Reader</source>
        <translation>Lecteur</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderFile</name>
    <message>
        <source>No other program opened it: %1.</source>
        <translation>Aucun autre programme ne l’a ouvert : %1.</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderSide</name>
    <message>
        <source>Page %1</source>
        <translation>Page %1</translation>
    </message>
    <message>
        <source>This document names no parts.</source>
        <translation>Ce document n’a pas de plan.</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Pages, small</source>
        <translation>Vignettes des pages</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderToolbar</name>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Précédent (Alt+Gauche)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Suivant (Alt+Droite)</translation>
    </message>
    <message>
        <source>Find in this document</source>
        <translation>Rechercher dans ce document</translation>
    </message>
    <message>
        <source>Dark pages in the dark theme</source>
        <translation>Pages sombres dans le thème sombre</translation>
    </message>
    <message>
        <source>What can be done with this document</source>
        <translation>Actions possibles sur ce document</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Small pages</source>
        <translation>Vignettes</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Fit the text</source>
        <translation>Ajuster au texte</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>The page as printed. Type the number of a page of the file to go there.</source>
        <translation>Le numéro imprimé de la page. Saisissez le numéro d’une page du fichier pour y aller.</translation>
    </message>
    <message>
        <source>%1, page %2</source>
        <translation>%1, page %2</translation>
    </message>
    <message>
        <source>– %1 of %2</source>
        <translation>– %1 sur %2</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Surlignages</translation>
    </message>
</context>
<context>
    <name>adduce::ReadingSettingsPage</name>
    <message>
        <source>Leave them as they are</source>
        <translation>Les laisser telles quelles</translation>
    </message>
    <message>
        <source>Ask me which to recognise</source>
        <translation>Me demander lesquelles reconnaître</translation>
    </message>
    <message>
        <source>Recognise their text at once</source>
        <translation>Reconnaître leur texte aussitôt</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> Mo</translation>
    </message>
    <message>
        <source>Pages that are scans</source>
        <translation>Pages numérisées</translation>
    </message>
    <message>
        <source>Also pages whose characters mean nothing. Recognising takes seconds a page.</source>
        <translation>Également les pages dont les caractères n’ont pas de sens. La reconnaissance prend quelques secondes par page.</translation>
    </message>
    <message>
        <source>Languages to recognise</source>
        <translation>Langues à reconnaître</translation>
    </message>
    <message>
        <source>No language is installed. To install English: sudo apt install tesseract-ocr-eng</source>
        <translation>Aucune langue n’est installée. Pour installer l’anglais : sudo apt install tesseract-ocr-eng</translation>
    </message>
    <message>
        <source>Those of your papers; each more makes it slower. Another language, German for example: sudo apt install tesseract-ocr-deu</source>
        <translation>Celles de vos articles ; chaque langue de plus ralentit la reconnaissance. Pour une autre langue, l’allemand par exemple : sudo apt install tesseract-ocr-deu</translation>
    </message>
    <message>
        <source>Cut papers into passages as</source>
        <translation>Découper les articles en passages selon</translation>
    </message>
    <message>
        <source>For papers that are read from now on. “adduce” is what answers best.</source>
        <translation>Pour les articles lus désormais. « adduce » donne les meilleures réponses.</translation>
    </message>
    <message>
        <source>Give up on a document after</source>
        <translation>Abandonner un document après</translation>
    </message>
    <message>
        <source>Memory for one document</source>
        <translation>Mémoire pour un document</translation>
    </message>
    <message>
        <source>A document that needs more is listed as failed, with the reason.</source>
        <translation>Un document qui en demande plus figure parmi les échecs, avec la raison.</translation>
    </message>
</context>
<context>
    <name>adduce::ReferenceExport</name>
    <message>
        <source>Export references</source>
        <translation>Exporter des références bibliographiques</translation>
    </message>
    <message>
        <source>BibTeX (*.bib)</source>
        <translation>BibTeX (*.bib)</translation>
    </message>
    <message>
        <source>All that is known, as CSV (*.csv)</source>
        <translation>Tout ce qui est connu, en CSV (*.csv)</translation>
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
            <numerusform>%Ln référence bibliographique</numerusform>
            <numerusform>%Ln références bibliographiques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln paper(s) to read</source>
        <translation>
            <numerusform>, %Ln article à lire</numerusform>
            <numerusform>, %Ln articles à lire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln not understood, the first in line %1</source>
        <translation>
            <numerusform>, %Ln non comprise, la première à la ligne %1</numerusform>
            <numerusform>, %Ln non comprises, la première à la ligne %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) described by references</source>
        <translation>
            <numerusform>%Ln document décrit par des références bibliographiques</numerusform>
            <numerusform>%Ln documents décrits par des références bibliographiques</numerusform>
        </translation>
    </message>
    <message>
        <source>Import references</source>
        <translation>Importer des références bibliographiques</translation>
    </message>
    <message>
        <source>References (*.bib *.ris *.json zotero.sqlite);;All files (*)</source>
        <translation>Références bibliographiques (*.bib *.ris *.json zotero.sqlite);;Tous les fichiers (*)</translation>
    </message>
    <message numerus="yes">
        <source>; %Ln reference(s) without a paper kept</source>
        <translation>
            <numerusform> ; %Ln référence sans article conservée</numerusform>
            <numerusform> ; %Ln références sans article conservées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %Ln highlight(s) taken over</source>
        <translation>
            <numerusform>; %Ln surlignage repris</numerusform>
            <numerusform>; %Ln surlignages repris</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::RefusalPanel</name>
    <message>
        <source>Passages with your terms</source>
        <translation>Passages contenant vos termes</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln paper(s)</source>
        <translation>
            <numerusform>dans %Ln article</numerusform>
            <numerusform>dans %Ln articles</numerusform>
        </translation>
    </message>
    <message>
        <source>in no paper</source>
        <translation>dans aucun article</translation>
    </message>
    <message>
        <source>Nearest passages: they answer with a probability of %1; %2 is needed</source>
        <translation>Passages les plus proches : probabilité de réponse %1 ; il faut %2</translation>
    </message>
    <message>
        <source>Nearest passages, all under the floor of %1</source>
        <translation>Passages les plus proches, tous sous le seuil de %1</translation>
    </message>
    <message>
        <source>Near passage</source>
        <translation>Passage proche</translation>
    </message>
    <message>
        <source>Lacks: %1</source>
        <translation>Absent : %1</translation>
    </message>
    <message>
        <source>Could not be searched</source>
        <translation>Recherche impossible</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>What to try</source>
        <translation>Que faire</translation>
    </message>
    <message>
        <source>Show what could not be read</source>
        <translation>Afficher ce qui n’a pas pu être lu</translation>
    </message>
    <message>
        <source>Edit question...</source>
        <translation>Modifier la question...</translation>
    </message>
    <message>
        <source>Near words tried: %1</source>
        <translation>Mots proches essayés : %1</translation>
    </message>
    <message>
        <source>Find papers on this question...</source>
        <translation>Trouver des articles sur cette question...</translation>
    </message>
    <message>
        <source>Add papers of this computer...</source>
        <translation>Ajouter des articles de cet ordinateur...</translation>
    </message>
    <message>
        <source>Next steps</source>
        <translation>Pistes à suivre</translation>
    </message>
    <message>
        <source>Ask this</source>
        <translation>Poser cette question</translation>
    </message>
    <message>
        <source>Ask: %1</source>
        <translation>Demander : %1</translation>
    </message>
    <message>
        <source>The papers answer this. %1</source>
        <translation>Les articles y répondent. %1</translation>
    </message>
    <message>
        <source>Open paper</source>
        <translation>Ouvrir l’article</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>Its title is nearest to the question.</source>
        <translation>Son titre est le plus proche de la question.</translation>
    </message>
</context>
<context>
    <name>adduce::RemovedPanel</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The answer has the sentence without that part.</source>
        <translation>La réponse garde la phrase sans cette partie.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed before you saw the answer</source>
        <translation>
            <numerusform>%Ln élément retiré avant l’affichage de la réponse</numerusform>
            <numerusform>%Ln éléments retirés avant l’affichage de la réponse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::RemovedRow</name>
    <message>
        <source>Removed: %1</source>
        <translation>Retiré : %1</translation>
    </message>
    <message>
        <source>Looking for the nearest passage…</source>
        <translation>Recherche du passage le plus proche…</translation>
    </message>
    <message>
        <source>Nothing that was found is near to it.</source>
        <translation>Rien de ce qui a été trouvé n’en est proche.</translation>
    </message>
    <message>
        <source>Nearest passage</source>
        <translation>Passage le plus proche</translation>
    </message>
</context>
<context>
    <name>adduce::ReplayDialog</name>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>no more</source>
        <translation>disparu</translation>
    </message>
    <message>
        <source>%1 new, %2 no more</source>
        <translation>%1 nouveau(x), %2 disparu(s)</translation>
    </message>
    <message>
        <source>Asked by the profile in use: the numbers of then are not known.</source>
        <translation>Demandé selon le profil utilisé : les valeurs d’alors ne sont pas connues.</translation>
    </message>
    <message>
        <source>Asked of all papers: those of then are not known by name.</source>
        <translation>Demandé à tous les articles : ceux d’alors ne sont pas connus par leur nom.</translation>
    </message>
    <message>
        <source>A model wrote the answer, which was not asked again.</source>
        <translation>Un modèle a écrit la réponse ; il n’a pas été interrogé de nouveau.</translation>
    </message>
    <message>
        <source>as it was</source>
        <translation>comme avant</translation>
    </message>
    <message>
        <source>other evidence</source>
        <translation>d’autres preuves</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>La réponse</translation>
    </message>
    <message>
        <source>Asking again...</source>
        <translation>Nouvelle interrogation...</translation>
    </message>
    <message>
        <source>Compared with today</source>
        <translation>Comparé à aujourd’hui</translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation>Ce qui en est résulté</translation>
    </message>
    <message>
        <source>Question, stage, passage or sentence</source>
        <translation>Question, étape, passage ou phrase</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>What each stage finds otherwise</source>
        <translation>Ce que chaque étape trouve autrement</translation>
    </message>
    <message>
        <source>The questions are asked again of the papers alone, without a model; nothing is saved.</source>
        <translation>Les questions sont reposées aux articles seuls, sans modèle ; rien n’est enregistré.</translation>
    </message>
    <message numerus="yes">
        <source>All is as it was: %Ln question(s) asked again.</source>
        <translation>
            <numerusform>Tout est comme avant : %Ln question reposée.</numerusform>
            <numerusform>Tout est comme avant : %Ln questions reposées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln question(s) find other evidence.</source>
        <translation>
            <numerusform>%1 question sur %Ln trouve d’autres preuves.</numerusform>
            <numerusform>%1 questions sur %Ln trouvent d’autres preuves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::RowCommands</name>
    <message numerus="yes">
        <source>%Ln row(s) added to “%1”</source>
        <translation>
            <numerusform>%Ln ligne ajoutée à « %1 »</numerusform>
            <numerusform>%Ln lignes ajoutées à « %1 »</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit claim</source>
        <translation>Modifier l’affirmation</translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>Modifier la note</translation>
    </message>
    <message>
        <source>Choose a quote</source>
        <translation>Choisir un extrait</translation>
    </message>
    <message>
        <source>Open in reader</source>
        <translation>Ouvrir dans le lecteur</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Copier avec la référence</translation>
    </message>
    <message>
        <source>Choose a quote...</source>
        <translation>Choisir un extrait...</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Add to a table</source>
        <translation>Ajouter à un tableau</translation>
    </message>
</context>
<context>
    <name>adduce::RowsPane</name>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>This table is empty. Add to evidence from an answer, its cards or the reader, or add a row by hand.</source>
        <translation>Ce tableau est vide. Ajoutez aux preuves depuis une réponse, ses fiches ou le lecteur, ou ajoutez une ligne à la main.</translation>
    </message>
    <message>
        <source>No evidence yet. Each cited sentence of an answer becomes a row here.</source>
        <translation>Pas encore de preuves. Chaque phrase référencée d’une réponse devient une ligne ici.</translation>
    </message>
    <message>
        <source>Preview of the page</source>
        <translation>Aperçu de la page</translation>
    </message>
</context>
<context>
    <name>adduce::RunActionsMenu</name>
    <message>
        <source>Bring back the deleted run</source>
        <translation>Restaurer l’exécution supprimée</translation>
    </message>
    <message>
        <source>Rename run...</source>
        <translation>Renommer l’exécution...</translation>
    </message>
    <message>
        <source>Export run...</source>
        <translation>Exporter l’exécution...</translation>
    </message>
    <message>
        <source>Delete run</source>
        <translation>Supprimer l’exécution</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>The run before</source>
        <translation>L’exécution précédente</translation>
    </message>
    <message>
        <source>All runs...</source>
        <translation>Toutes les exécutions...</translation>
    </message>
</context>
<context>
    <name>adduce::RunCommands</name>
    <message>
        <source>Rename run</source>
        <translation>Renommer l’exécution</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>The run was deleted. The menu brings it back.</source>
        <translation>L’exécution a été supprimée. Le menu permet de la restaurer.</translation>
    </message>
    <message>
        <source>Export run</source>
        <translation>Exporter l’exécution</translation>
    </message>
    <message>
        <source>Report (*.md)</source>
        <translation>Rapport (*.md)</translation>
    </message>
    <message>
        <source>Questions as CSV (*.csv)</source>
        <translation>Questions en CSV (*.csv)</translation>
    </message>
    <message>
        <source>All of it (*.json)</source>
        <translation>Ensemble des données (*.json)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Fichier écrit : %1</translation>
    </message>
    <message>
        <source>Report with charts (*.html)</source>
        <translation>Rapport avec graphiques (*.html)</translation>
    </message>
</context>
<context>
    <name>adduce::RunListDialog</name>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Filter the runs</source>
        <translation>Filtrer les exécutions</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
</context>
<context>
    <name>adduce::RunMenu</name>
    <message>
        <source>All runs...</source>
        <translation>Toutes les exécutions...</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>Toutes les exécutions</translation>
    </message>
</context>
<context>
    <name>adduce::RunModelDialog</name>
    <message>
        <source>Choose...</source>
        <translation>Choisir...</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Run a GGUF file</source>
        <translation>Exécuter un fichier GGUF</translation>
    </message>
    <message>
        <source>The model is being loaded</source>
        <translation>Le modèle est en cours de chargement</translation>
    </message>
    <message>
        <source>What llama-server prints</source>
        <translation>Ce que llama-server affiche</translation>
    </message>
    <message>
        <source>What llama-server prints is shown here.</source>
        <translation>Ce que llama-server affiche apparaît ici.</translation>
    </message>
    <message>
        <source>llama-server runs a model out of a file on this computer: what is asked stays here. It is reached by this computer alone, writes the answers while it runs, and ends with Stop or with Adduce.</source>
        <translation>llama-server exécute sur cet ordinateur un modèle tiré d’un fichier : ce qui est demandé reste ici. Seul cet ordinateur y accède ; il rédige les réponses tant qu’il fonctionne, et se termine avec « Arrêter » ou avec Adduce.</translation>
    </message>
    <message>
        <source>a file that ends in .gguf: choose it, or drop it here</source>
        <translation>un fichier en .gguf : choisissez-le ou déposez-le ici</translation>
    </message>
    <message>
        <source>GGUF file</source>
        <translation>Fichier GGUF</translation>
    </message>
    <message>
        <source>Context in tokens</source>
        <translation>Contexte en jetons</translation>
    </message>
    <message>
        <source>tokens; more holds more passages and takes more memory</source>
        <translation>jetons ; davantage contient plus de passages et demande plus de mémoire</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexte</translation>
    </message>
    <message>
        <source>Choose a GGUF file</source>
        <translation>Choisir un fichier GGUF</translation>
    </message>
    <message>
        <source>Models (*.gguf)</source>
        <translation>Modèles (*.gguf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>adduce::RunningAnswer</name>
    <message>
        <source>Looking…</source>
        <translation>Recherche…</translation>
    </message>
</context>
<context>
    <name>adduce::ScopeChip</name>
    <message>
        <source>What is searched</source>
        <translation>Ce qui est recherché</translation>
    </message>
    <message>
        <source>No papers yet</source>
        <translation>Pas encore d’articles</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln paper(s)</source>
        <translation>
            <numerusform>%1 : %Ln article</numerusform>
            <numerusform>%1 : %Ln articles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen paper(s)</source>
        <translation>
            <numerusform>%Ln article choisi</numerusform>
            <numerusform>%Ln articles choisis</numerusform>
        </translation>
    </message>
    <message>
        <source>All documents: %1 of %2 ready</source>
        <translation>Tous les documents : %1 prêts sur %2</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln paper(s)</source>
        <translation>
            <numerusform>Tous les articles (%Ln)</numerusform>
            <numerusform>Tous les articles (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Tous les documents</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Choisir...</translation>
    </message>
    <message numerus="yes">
        <source>The %Ln document(s) chosen before</source>
        <translation>
            <numerusform>Le document choisi précédemment</numerusform>
            <numerusform>Les %Ln documents choisis précédemment</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln document(s) selected in the library</source>
        <translation>
            <numerusform>Le document sélectionné dans la bibliothèque</numerusform>
            <numerusform>Les %Ln documents sélectionnés dans la bibliothèque</numerusform>
        </translation>
    </message>
    <message>
        <source>Select documents in the library to search only these</source>
        <translation>Sélectionnez des documents dans la bibliothèque pour ne rechercher que dans ceux-ci</translation>
    </message>
    <message>
        <source>What is in any of these</source>
        <translation>Ce qui figure dans l’une de ces collections</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln document(s)</source>
        <translation>
            <numerusform>%1 : %Ln document</numerusform>
            <numerusform>%1 : %Ln documents</numerusform>
        </translation>
    </message>
    <message>
        <source>And carries these tags</source>
        <translation>Et qui porte ces étiquettes</translation>
    </message>
</context>
<context>
    <name>adduce::SearchSettingsPage</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>What your library teaches</source>
        <translation>Ce qu’enseigne votre bibliothèque</translation>
    </message>
    <message>
        <source>Downloading: %1 of %2</source>
        <translation>Téléchargement : %1 sur %2</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>Téléchargement</translation>
    </message>
    <message>
        <source>Comparing words: passage %1 of %2</source>
        <translation>Comparaison des mots : passage %1 sur %2</translation>
    </message>
    <message>
        <source>Reading the model</source>
        <translation>Lecture du modèle</translation>
    </message>
    <message>
        <source>Writing the index</source>
        <translation>Écriture de l’index</translation>
    </message>
    <message>
        <source>Choose a model folder...</source>
        <translation>Choisir un dossier de modèle...</translation>
    </message>
    <message>
        <source>Download a model...</source>
        <translation>Télécharger un modèle...</translation>
    </message>
    <message>
        <source>Add a server...</source>
        <translation>Ajouter un serveur...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Meaning of words from</source>
        <translation>Sens des mots d’après</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source> passages</source>
        <translation> passages</translation>
    </message>
    <message>
        <source>Search by a graph from</source>
        <translation>Recherche par graphe à partir de</translation>
    </message>
    <message>
        <source>A smaller library is compared whole, which misses nothing. The graph of a larger one takes long to build and is faster to ask; it is built when the library&apos;s index is written next.</source>
        <translation>Une bibliothèque plus petite est comparée en entier, ce qui n’omet rien. Le graphe d’une plus grande est long à construire et plus rapide à interroger ; il est construit à la prochaine écriture de l’index de la bibliothèque.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dimension(s)</source>
        <translation>
            <numerusform>%Ln dimension</numerusform>
            <numerusform>%Ln dimensions</numerusform>
        </translation>
    </message>
    <message>
        <source>Learned from the papers alone, on this computer: which words are used alike.</source>
        <translation>Appris des articles seuls, sur cet ordinateur : quels mots s’emploient de façon semblable.</translation>
    </message>
    <message>
        <source>%1. Each passage was sent to the server once, each question is sent when it is asked.</source>
        <translation>%1. Chaque passage a été envoyé une fois au serveur, chaque question est envoyée lorsqu’elle est posée.</translation>
    </message>
    <message>
        <source>%1. Read from %2.</source>
        <translation>%1. Lu depuis %2.</translation>
    </message>
    <message>
        <source>%1 at %2 (not used yet)</source>
        <translation>%1 sur %2 (pas encore utilisé)</translation>
    </message>
    <message>
        <source>Send the library to a server</source>
        <translation>Envoyer la bibliothèque à un serveur</translation>
    </message>
    <message>
        <source>Send the text of your papers to %1?</source>
        <translation>Envoyer le texte de vos articles à %1 ?</translation>
    </message>
    <message>
        <source>Every passage is sent once, and each question when you ask it. Papers marked “Never leaves this computer” are left out: they are found by their words.</source>
        <translation>Chaque passage est envoyé une fois, et chaque question lorsque vous la posez. Les articles marqués « Ne quitte jamais cet ordinateur » sont exclus : ils sont trouvés par leurs mots.</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Choose a model folder</source>
        <translation>Choisir un dossier de modèle</translation>
    </message>
    <message>
        <source>Remove a model</source>
        <translation>Retirer un modèle</translation>
    </message>
    <message>
        <source>Remove “%1” and its vectors from the library?</source>
        <translation>Retirer « %1 » et ses vecteurs de la bibliothèque ?</translation>
    </message>
    <message>
        <source>The server stays in the list of models. The library is searched by what it teaches.</source>
        <translation>Le serveur reste dans la liste des modèles. La recherche s’appuie sur ce que la bibliothèque enseigne.</translation>
    </message>
    <message>
        <source>The folder stays where it is. The library is searched by what it teaches.</source>
        <translation>Le dossier reste à sa place. La recherche s’appuie sur ce que la bibliothèque enseigne.</translation>
    </message>
    <message>
        <source>Words of like meaning</source>
        <translation>Mots de sens proche</translation>
    </message>
    <message>
        <source>Mistyped words</source>
        <translation>Mots mal saisis</translation>
    </message>
    <message>
        <source>Questions in German</source>
        <translation>Questions en allemand</translation>
    </message>
    <message>
        <source>Questions in French</source>
        <translation>Questions en français</translation>
    </message>
    <message>
        <source>Questions in Spanish</source>
        <translation>Questions en espagnol</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1 : %2, %3</translation>
    </message>
    <message>
        <source>%1: not installed (Debian package %2)</source>
        <translation>%1 : non installé (paquet Debian %2)</translation>
    </message>
    <message>
        <source>Dictionaries</source>
        <translation>Dictionnaires</translation>
    </message>
    <message>
        <source>Cutting papers another way: %1 of %2</source>
        <translation>Autre découpage des articles : %1 sur %2</translation>
    </message>
    <message>
        <source>Cutting papers another way</source>
        <translation>Autre découpage des articles</translation>
    </message>
    <message>
        <source>Other cuts of the papers</source>
        <translation>Autres découpages des articles</translation>
    </message>
</context>
<context>
    <name>adduce::SetMenu</name>
    <message>
        <source>Sample papers</source>
        <translation>Articles d’exemple</translation>
    </message>
    <message>
        <source>Edit questions...</source>
        <translation>Modifier les questions...</translation>
    </message>
    <message>
        <source>Open a set...</source>
        <translation>Ouvrir un jeu...</translation>
    </message>
    <message>
        <source>Measure a retrieval collection...</source>
        <translation>Mesurer une collection de recherche...</translation>
    </message>
    <message>
        <source>Measure the checks...</source>
        <translation>Mesurer les contrôles...</translation>
    </message>
    <message>
        <source>Make a set...</source>
        <translation>Créer un jeu...</translation>
    </message>
</context>
<context>
    <name>adduce::SettingsFinder</name>
    <message>
        <source>Find a setting</source>
        <translation>Chercher un réglage</translation>
    </message>
</context>
<context>
    <name>adduce::StatusLine</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>%Ln article</numerusform>
            <numerusform>%Ln articles</numerusform>
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
            <numerusform>%1 document sur %Ln</numerusform>
            <numerusform>%1 documents sur %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 searched</source>
        <translation>%1, %2 examinés</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln passage</numerusform>
            <numerusform>%Ln passages</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 on this computer</source>
        <translation>%1 sur cet ordinateur</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Aucun modèle</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>coût %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed</source>
        <translation>
            <numerusform>%Ln retirée</numerusform>
            <numerusform>%Ln retirées</numerusform>
        </translation>
    </message>
    <message>
        <source>How this was found</source>
        <translation>Comment ceci a été trouvé</translation>
    </message>
</context>
<context>
    <name>adduce::TableCommands</name>
    <message>
        <source>New table</source>
        <translation>Nouveau tableau</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rename table</source>
        <translation>Renommer le tableau</translation>
    </message>
    <message>
        <source>Keep as a table</source>
        <translation>Conserver comme tableau</translation>
    </message>
    <message>
        <source>Import evidence</source>
        <translation>Importer des preuves</translation>
    </message>
    <message>
        <source>Exported evidence (*.csv);;All files (*)</source>
        <translation>Preuves exportées (*.csv);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>adduce::TableMenu</name>
    <message>
        <source>New table...</source>
        <translation>Nouveau tableau...</translation>
    </message>
    <message>
        <source>Import CSV...</source>
        <translation>Importer un fichier CSV...</translation>
    </message>
    <message>
        <source>Add papers...</source>
        <translation>Ajouter des articles...</translation>
    </message>
    <message>
        <source>Add row</source>
        <translation>Ajouter une ligne</translation>
    </message>
    <message>
        <source>Check all quotes</source>
        <translation>Vérifier tous les extraits</translation>
    </message>
    <message>
        <source>Rename table...</source>
        <translation>Renommer le tableau...</translation>
    </message>
    <message>
        <source>Delete table</source>
        <translation>Supprimer le tableau</translation>
    </message>
    <message>
        <source>Show personal data</source>
        <translation>Afficher les données personnelles</translation>
    </message>
    <message>
        <source>Add question</source>
        <translation>Ajouter une question</translation>
    </message>
    <message>
        <source>Draw the numbers...</source>
        <translation>Tracer les nombres…</translation>
    </message>
</context>
<context>
    <name>adduce::TablesView</name>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Tables of the document</source>
        <translation>Tableaux du document</translation>
    </message>
    <message>
        <source>Cells of the table</source>
        <translation>Cellules du tableau</translation>
    </message>
    <message>
        <source>Without a caption</source>
        <translation>Sans légende</translation>
    </message>
    <message>
        <source>The table on its page</source>
        <translation>Le tableau sur sa page</translation>
    </message>
</context>
<context>
    <name>adduce::Tabs</name>
    <message>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Interroger</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Evidence Table</source>
        <translation>Tableau des preuves</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Évaluation</translation>
    </message>
</context>
<context>
    <name>adduce::TagMenu</name>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>New tag...</source>
        <translation>Nouvelle étiquette...</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadBar</name>
    <message>
        <source>New thread</source>
        <translation>Nouveau fil</translation>
    </message>
    <message>
        <source>Pin this thread</source>
        <translation>Épingler ce fil</translation>
    </message>
    <message>
        <source>Export this thread...</source>
        <translation>Exporter ce fil...</translation>
    </message>
    <message>
        <source>What can be done with this thread</source>
        <translation>Actions possibles sur ce fil</translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln question</numerusform>
            <numerusform>%Ln questions</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpin this thread</source>
        <translation>Désépingler ce fil</translation>
    </message>
    <message>
        <source>Rename...</source>
        <translation>Renommer...</translation>
    </message>
    <message>
        <source>Copy thread as Markdown</source>
        <translation>Copier le fil en Markdown</translation>
    </message>
    <message>
        <source>Copy what is cited as BibTeX</source>
        <translation>Copier les sources citées en BibTeX</translation>
    </message>
    <message>
        <source>Delete thread</source>
        <translation>Supprimer le fil</translation>
    </message>
    <message>
        <source>Rename thread</source>
        <translation>Renommer le fil</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadCommands</name>
    <message>
        <source>Rename thread</source>
        <translation>Renommer le fil</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Pin thread</source>
        <translation>Épingler le fil</translation>
    </message>
    <message>
        <source>Unpin thread</source>
        <translation>Désépingler le fil</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Nouvelle étiquette</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>Ajouter une étiquette</translation>
    </message>
    <message>
        <source>Take tag away</source>
        <translation>Retirer une étiquette</translation>
    </message>
    <message>
        <source>Delete thread</source>
        <translation>Supprimer le fil</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thread(s) deleted</source>
        <translation>
            <numerusform>%Ln fil supprimé</numerusform>
            <numerusform>%Ln fils supprimés</numerusform>
        </translation>
    </message>
    <message>
        <source>Take back thread</source>
        <translation>Restaurer le fil</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Supprimer définitivement</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln thread(s) for good?</source>
        <translation>
            <numerusform>Supprimer définitivement %Ln fil ?</numerusform>
            <numerusform>Supprimer définitivement %Ln fils ?</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing brings them back, unless they were exported.</source>
        <translation>Rien ne les ramène, sauf s’ils ont été exportés.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Copie de %1</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Delete for good...</source>
        <translation>Supprimer définitivement...</translation>
    </message>
    <message>
        <source>Open in Ask</source>
        <translation>Ouvrir dans « Interroger »</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Désépingler</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <source>Rename...</source>
        <translation>Renommer...</translation>
    </message>
    <message>
        <source>Check quotes</source>
        <translation>Vérifier les extraits</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exporter...</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Compare with today...</source>
        <translation>Comparer à aujourd’hui...</translation>
    </message>
    <message>
        <source>Questions like this one</source>
        <translation>Questions comme celle-ci</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadFilterBar</name>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Périmètre</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confiance</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Aucun modèle</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Tous les documents</translation>
    </message>
    <message>
        <source>No evidence</source>
        <translation>Aucune preuve</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadImport</name>
    <message numerus="yes">
        <source>%Ln thread(s) imported</source>
        <translation>
            <numerusform>%Ln fil importé</numerusform>
            <numerusform>%Ln fils importés</numerusform>
        </translation>
    </message>
    <message>
        <source>every quote found word for word</source>
        <translation>tous les extraits retrouvés mot pour mot</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln quote(s) found word for word</source>
        <translation>
            <numerusform>%1 extrait sur %Ln retrouvé mot pour mot</numerusform>
            <numerusform>%1 extraits sur %Ln retrouvés mot pour mot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not on the page</source>
        <translation>
            <numerusform>%Ln absent de la page</numerusform>
            <numerusform>%Ln absents de la page</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of papers that are not in the library: add them and check again</source>
        <translation>
            <numerusform>%Ln d’un article absent de la bibliothèque : ajoutez-le et vérifiez à nouveau</numerusform>
            <numerusform>%Ln d’articles absents de la bibliothèque : ajoutez-les et vérifiez à nouveau</numerusform>
        </translation>
    </message>
    <message>
        <source>without quotes</source>
        <translation>sans extrait</translation>
    </message>
    <message>
        <source>Import thread</source>
        <translation>Importer un fil</translation>
    </message>
    <message>
        <source>Exported threads (*.json);;All files (*)</source>
        <translation>Fils exportés (*.json);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadListModel</name>
    <message numerus="yes">
        <source>%Ln quote(s) not found</source>
        <translation>
            <numerusform>%Ln extrait non retrouvé</numerusform>
            <numerusform>%Ln extraits non retrouvés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s) changed</source>
        <translation>
            <numerusform>%Ln source modifiée</numerusform>
            <numerusform>%Ln sources modifiées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s) not in the library</source>
        <translation>
            <numerusform>%Ln source absente de la bibliothèque</numerusform>
            <numerusform>%Ln sources absentes de la bibliothèque</numerusform>
        </translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Épinglés</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Last seven days</source>
        <translation>Sept derniers jours</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Dernier mois</translation>
    </message>
    <message>
        <source>Quote: “%1”</source>
        <translation>Extrait : « %1 »</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Source : %1</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Question : %1</translation>
    </message>
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
            <numerusform>%Ln référence</numerusform>
            <numerusform>%Ln références</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a date of this year, as QLocale takes it</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a date, as QLocale takes it</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message numerus="yes">
        <source>new evidence for %Ln answer(s)</source>
        <translation>
            <numerusform>nouvelles preuves pour %Ln réponse</numerusform>
            <numerusform>nouvelles preuves pour %Ln réponses</numerusform>
        </translation>
    </message>
    <message>
        <source>No evidence</source>
        <translation>Aucune preuve</translation>
    </message>
    <message>
        <source>Most alike first</source>
        <translation>Les plus proches d’abord</translation>
    </message>
</context>
<context>
    <name>adduce::TopBar</name>
    <message>
        <source>Tabs</source>
        <translation>Onglets</translation>
    </message>
    <message>
        <source>Settings and help</source>
        <translation>Réglages et aide</translation>
    </message>
</context>
<context>
    <name>adduce::TraceModel</name>
    <message>
        <source>Kept, cited</source>
        <translation>Conservé, cité</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservé</translation>
    </message>
    <message>
        <source>Beside a kept one</source>
        <translation>Voisin d’un passage conservé</translation>
    </message>
    <message>
        <source>Dropped: too weak</source>
        <translation>Écarté : trop faible</translation>
    </message>
    <message>
        <source>Dropped: enough better ones</source>
        <translation>Écarté : assez de meilleurs passages</translation>
    </message>
    <message>
        <source>(no longer in the library)</source>
        <translation>(n’est plus dans la bibliothèque)</translation>
    </message>
    <message>
        <source>#</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Passage</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Mots-clés</translation>
    </message>
    <message>
        <source>Vector</source>
        <translation>Vecteurs</translation>
    </message>
    <message>
        <source>Fused</source>
        <translation>Fusionné</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Pénalité</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>p. %1</source>
        <translation>p. %1</translation>
    </message>
    <message>
        <source>pp. %1–%2</source>
        <translation>pp. %1–%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate(s)</source>
        <translation>
            <numerusform>%Ln candidat</numerusform>
            <numerusform>%Ln candidats</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>+ %Ln neighbour(s)</source>
        <translation>
            <numerusform>+ %Ln voisin</numerusform>
            <numerusform>+ %Ln voisins</numerusform>
        </translation>
    </message>
    <message>
        <source>no model</source>
        <translation>aucun modèle</translation>
    </message>
    <message>
        <source>failed, order kept</source>
        <translation>échec, ordre conservé</translation>
    </message>
    <message>
        <source>%1 kept, %2 removed</source>
        <translation>conservées : %1, retirées : %2</translation>
    </message>
    <message>
        <source>not spoken of</source>
        <translation>pas évoqué</translation>
    </message>
    <message>
        <source>spoken of</source>
        <translation>évoqué</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juger</translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation>(retiré)</translation>
    </message>
    <message>
        <source>(not in this library)</source>
        <translation>(pas dans cette bibliothèque)</translation>
    </message>
    <message>
        <source>Dropped: same source again</source>
        <translation>Écarté : même source déjà là</translation>
    </message>
    <message>
        <source>This passage speaks to a model. It stays data: nothing that it says is done.</source>
        <translation>Ce passage s’adresse à un modèle. Il reste une donnée : rien de ce qu’il demande n’est fait.</translation>
    </message>
    <message>
        <source>Speaks to a model: %1</source>
        <translation>S’adresse à un modèle : %1</translation>
    </message>
    <message>
        <source>nobody was asked</source>
        <translation>personne n’a été interrogé</translation>
    </message>
    <message>
        <source>failed, gone on without</source>
        <translation>échec, poursuivi sans</translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s)</source>
        <translation>
            <numerusform>%Ln résultat</numerusform>
            <numerusform>%Ln résultats</numerusform>
        </translation>
    </message>
    <message>
        <source>Sub-question</source>
        <translation>Sous-question</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>dépassé</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln jeton</numerusform>
            <numerusform>%Ln jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>coût %1</translation>
    </message>
    <message>
        <source>no page</source>
        <translation>aucune page</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) of %1</source>
        <translation>
            <numerusform>%Ln page de %1</numerusform>
            <numerusform>%Ln pages de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>After penalty</source>
        <translation>Après pénalité</translation>
    </message>
    <message>
        <source>Of keyword and vector together. The floor is compared with it, before any penalty.</source>
        <translation>Du mot-clé et du vecteur ensemble. C’est à lui que le seuil est comparé, avant toute pénalité.</translation>
    </message>
    <message>
        <source>For passages of a page or a paper from which others were kept already.</source>
        <translation>Pour les passages d’une page ou d’un article dont d’autres ont déjà été gardés.</translation>
    </message>
    <message>
        <source>In this order the passages were chosen. The floor does not count here.</source>
        <translation>C’est dans cet ordre que les passages ont été choisis. Le seuil ne compte pas ici.</translation>
    </message>
</context>
<context>
    <name>adduce::TracePanel</name>
    <message>
        <source>Passages</source>
        <translation>Passages</translation>
    </message>
    <message>
        <source>How this was found</source>
        <translation>Comment ceci a été trouvé</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Ask again with the parameters that this answer was found with</source>
        <translation>Poser à nouveau la question avec les paramètres de cette réponse</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Copier en JSON</translation>
    </message>
    <message>
        <source>The profile of this answer is missing from the library: the numbers that it was found with are not known.</source>
        <translation>Le profil de cette réponse manque dans la bibliothèque : les valeurs avec lesquelles elle a été trouvée ne sont pas connues.</translation>
    </message>
</context>
<context>
    <name>adduce::TurnHeading</name>
    <message>
        <source>(no question)</source>
        <translation>(aucune question)</translation>
    </message>
    <message>
        <source>What can be done with this question</source>
        <translation>Actions possibles sur cette question</translation>
    </message>
    <message>
        <source>version %1 of %2</source>
        <translation>version %1 sur %2</translation>
    </message>
    <message>
        <source>The version before</source>
        <translation>Version précédente</translation>
    </message>
    <message>
        <source>The version after</source>
        <translation>Version suivante</translation>
    </message>
</context>
<context>
    <name>adduce::TurnWidget</name>
    <message>
        <source>Your question is kept.</source>
        <translation>Votre question est conservée.</translation>
    </message>
    <message>
        <source>Copy answer with citations</source>
        <translation>Copier la réponse avec ses références</translation>
    </message>
    <message>
        <source>Add answer to evidence</source>
        <translation>Ajouter la réponse aux preuves</translation>
    </message>
    <message>
        <source>Copy question</source>
        <translation>Copier la question</translation>
    </message>
    <message>
        <source>Edit question...</source>
        <translation>Modifier la question...</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Poser à nouveau</translation>
    </message>
</context>
<context>
    <name>adduce::UnkeptNote</name>
    <message>
        <source>Save it now</source>
        <translation>Enregistrer maintenant</translation>
    </message>
    <message>
        <source>Go on without saving</source>
        <translation>Continuer sans enregistrer</translation>
    </message>
</context>
<context>
    <name>adduce::UnkeptRun</name>
    <message>
        <source>This run is not saved.</source>
        <translation>Cette exécution n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>Save it now</source>
        <translation>Enregistrer maintenant</translation>
    </message>
    <message>
        <source>Go on without saving</source>
        <translation>Continuer sans enregistrer</translation>
    </message>
</context>
<context>
    <name>adduce::VerifyDialog</name>
    <message>
        <source>Verify %1</source>
        <translation>Vérifier %1</translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation>Ce qu’il en est</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Affirmation</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>Citation</translation>
    </message>
    <message>
        <source>Statements of the file</source>
        <translation>Affirmations du fichier</translation>
    </message>
    <message>
        <source>The papers are elsewhere...</source>
        <translation>Les articles sont ailleurs…</translation>
    </message>
    <message>
        <source>Each paper is found by the hash of its bytes and read anew. A row opens its page.</source>
        <translation>Chaque article est trouvé par l’empreinte de ses octets et relu. Une ligne ouvre sa page.</translation>
    </message>
    <message>
        <source>Folder with the papers</source>
        <translation>Dossier des articles</translation>
    </message>
    <message>
        <source>Verify an exported file</source>
        <translation>Vérifier un fichier exporté</translation>
    </message>
    <message>
        <source>Exported files (*.json *.md *.pdf *.csv);;All files (*)</source>
        <translation>Fichiers exportés (*.json *.md *.pdf *.csv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Reading the papers...</source>
        <translation>Lecture des articles…</translation>
    </message>
    <message>
        <source>The file quotes nothing.</source>
        <translation>Le fichier ne cite rien.</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln paper(s) read</source>
        <translation>
            <numerusform>%L1 sur %Ln article lu</numerusform>
            <numerusform>%L1 sur %Ln articles lus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln place(s) stand: the file says what it said, and the papers hold every quote.</source>
        <translation>
            <numerusform>La référence (%Ln) tient : le fichier dit ce qu’il disait, et l’article contient la citation.</numerusform>
            <numerusform>Les %Ln références tiennent : le fichier dit ce qu’il disait, et les articles contiennent chaque citation.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln place(s) stand.</source>
        <translation>
            <numerusform>%1 sur %Ln référence tient.</numerusform>
            <numerusform>%1 sur %Ln références tiennent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::WantedPapersDialog</name>
    <message>
        <source>%1, not read</source>
        <translation>%1, non lu</translation>
    </message>
    <message>
        <source>no PDF yet</source>
        <translation>pas encore de PDF</translation>
    </message>
    <message>
        <source>Every reference has its paper. Those that BibTeX, RIS, CSL and Zotero name without one are kept here until their paper is added.</source>
        <translation>Chaque référence a son article. Celles que BibTeX, RIS, CSL et Zotero donnent sans article sont conservées ici jusqu’à ce que l’article soit ajouté.</translation>
    </message>
    <message>
        <source>Find free copies</source>
        <translation>Chercher des copies libres</translation>
    </message>
    <message>
        <source>Choose its file...</source>
        <translation>Choisir son fichier...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>References without a paper</source>
        <translation>Références sans article</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Auteurs</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>Publié dans</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>They are not searched. When the paper is added, however it comes, its reference describes it and goes from here. To find free copies, titles are sent to Europe PMC and Crossref, and to OpenAlex and Unpaywall where Settings has a key or an e-mail for them.</source>
        <translation>On n’y cherche rien. Dès que l’article est ajouté, d’où qu’il vienne, sa référence le décrit et quitte cette liste. Pour trouver des copies libres, les titres sont envoyés à Europe PMC et Crossref, ainsi qu’à OpenAlex et Unpaywall si les réglages ont une clé ou une adresse pour eux.</translation>
    </message>
    <message>
        <source>Fetching %1 (%2)</source>
        <translation>Récupération de %1 (%2)</translation>
    </message>
    <message>
        <source>Added, and being read: %1</source>
        <translation>Ajouté, en cours de lecture : %1</translation>
    </message>
    <message>
        <source>Free copies found: %L1 of %L2.</source>
        <translation>Copies libres trouvées : %L1 sur %L2.</translation>
    </message>
    <message>
        <source>The web may not be searched yet. Allow it in Settings, Privacy.</source>
        <translation>La recherche sur le web n’est pas encore autorisée. Autorisez-la dans Réglages, Confidentialité.</translation>
    </message>
    <message>
        <source>Looking for free copies…</source>
        <translation>Recherche de copies libres…</translation>
    </message>
    <message>
        <source>The file of the paper</source>
        <translation>Le fichier de l’article</translation>
    </message>
    <message>
        <source>Remove references</source>
        <translation>Supprimer des références</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reference(s) removed. Undo brings them back.</source>
        <translation>
            <numerusform>%Ln référence supprimée. Annuler la rétablit.</numerusform>
            <numerusform>%Ln références supprimées. Annuler les rétablit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy DOI</source>
        <translation>Copier le DOI</translation>
    </message>
</context>
<context>
    <name>adduce::WatchedFolders</name>
    <message>
        <source>Watch no longer</source>
        <translation>Ne plus surveiller</translation>
    </message>
    <message>
        <source>Watched folders</source>
        <translation>Dossiers surveillés</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Its papers go into</source>
        <translation>Collection de ses articles</translation>
    </message>
    <message>
        <source>New and changed papers in these folders, and in those below them, are read by themselves.</source>
        <translation>Les articles nouveaux et modifiés de ces dossiers et de leurs sous-dossiers sont lus automatiquement.</translation>
    </message>
    <message>
        <source>Watch a folder...</source>
        <translation>Surveiller un dossier...</translation>
    </message>
    <message>
        <source>Collection for %1</source>
        <translation>Collection pour %1</translation>
    </message>
    <message>
        <source>No collection</source>
        <translation>Aucune collection</translation>
    </message>
    <message>
        <source>Watch a folder</source>
        <translation>Surveiller un dossier</translation>
    </message>
    <message>
        <source>Follow Zotero on this computer</source>
        <translation>Suivre Zotero sur cet ordinateur</translation>
    </message>
    <message>
        <source>What is added or changed there from now on comes here, with its papers, notes and highlights. What it has already comes with Import references.</source>
        <translation>Ce qui y est ajouté ou modifié désormais arrive ici, avec les articles, les notes et les surlignages. Ce qui y est déjà vient avec « Importer des références bibliographiques ».</translation>
    </message>
</context>
<context>
    <name>adduce::WebSettingsBox</name>
    <message>
        <source>Let a question search the web when I say so</source>
        <translation>Laisser une question interroger le web quand je le demande</translation>
    </message>
    <message>
        <source>DuckDuckGo</source>
        <translation>DuckDuckGo</translation>
    </message>
    <message>
        <source>Wikipedia</source>
        <translation>Wikipédia</translation>
    </message>
    <message>
        <source>Sends the words of a question for which you press &quot;Web&quot;, and fetches the pages that are named. A question that holds words of a document that never leaves this computer is not sent.</source>
        <translation>Envoie les mots d’une question pour laquelle vous appuyez sur &quot;Web&quot;, et récupère les pages nommées. Une question qui contient des mots d’un document qui ne quitte jamais cet ordinateur n’est pas envoyée.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Interroger</translation>
    </message>
    <message>
        <source>https://searx.example.org, in place of DuckDuckGo</source>
        <translation>https://searx.example.org, à la place de DuckDuckGo</translation>
    </message>
    <message>
        <source>SearXNG of your own</source>
        <translation>Votre propre SearXNG</translation>
    </message>
    <message>
        <source>for services that ask whom to write to, such as Unpaywall</source>
        <translation>pour les services qui demandent un contact, comme Unpaywall</translation>
    </message>
    <message>
        <source>Your e-mail</source>
        <translation>Votre adresse e-mail</translation>
    </message>
    <message>
        <source> days</source>
        <translation> jours</translation>
    </message>
    <message>
        <source>Pages stay for</source>
        <translation>Les pages restent</translation>
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
        <translation>Interroger aussi le web</translation>
    </message>
    <message>
        <source>&quot;Local only&quot; is on: nothing but this computer is contacted.</source>
        <translation>&quot;Local uniquement&quot; est actif : seul cet ordinateur est contacté.</translation>
    </message>
    <message>
        <source>Search the web, too: the words of the question go to the services that Settings names, and the pages that they lead to are read here. Papers come first.</source>
        <translation>Interroger aussi le web : les mots de la question vont aux services des réglages, et les pages indiquées sont lues ici. Les articles passent avant.</translation>
    </message>
    <message>
        <source>Search the web</source>
        <translation>Interroger le web</translation>
    </message>
    <message>
        <source>Send the words of a question to DuckDuckGo and Wikipedia, where you press &quot;Web&quot; for it?</source>
        <translation>Envoyer les mots d’une question à DuckDuckGo et Wikipédia quand vous appuyez sur &quot;Web&quot; pour elle ?</translation>
    </message>
    <message>
        <source>The pages that they name are fetched and kept in the library for a while, so that each quote can be checked. No paper is sent. Settings, Privacy takes this back, and names other services.</source>
        <translation>Les pages nommées sont récupérées et gardées un temps dans la bibliothèque, pour que chaque citation puisse être vérifiée. Aucun article n’est envoyé. Réglages, Confidentialité permet de revenir dessus et de nommer d’autres services.</translation>
    </message>
    <message>
        <source>Allow and search</source>
        <translation>Autoriser et chercher</translation>
    </message>
    <message>
        <source>The profile &quot;%1&quot; searches the web only where the question asks for it: &quot;search the web&quot;.</source>
        <translation>Le profil &quot;%1&quot; n’interroge le web que si la question le demande : &quot;search the web&quot;.</translation>
    </message>
</context>
<context>
    <name>adduce::WhatIfPanel</name>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Other weights</source>
        <translation>Autres poids</translation>
    </message>
    <message>
        <source>Vector against keyword</source>
        <translation>Vecteurs par rapport aux mots-clés</translation>
    </message>
    <message>
        <source>Penalty for the same page</source>
        <translation>Pénalité pour la même page</translation>
    </message>
    <message>
        <source>Penalty for the same paper</source>
        <translation>Pénalité pour le même article</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Seuil</translation>
    </message>
    <message>
        <source>Passages wanted</source>
        <translation>Passages voulus</translation>
    </message>
    <message>
        <source>Ask again with these</source>
        <translation>Poser à nouveau avec ces valeurs</translation>
    </message>
    <message numerus="yes">
        <source>The same %Ln passage(s) are kept.</source>
        <translation>
            <numerusform>Même choix : %Ln passage conservé.</numerusform>
            <numerusform>Même choix : %Ln passages conservés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) are kept:</source>
        <translation>
            <numerusform>%Ln passage conservé :</numerusform>
            <numerusform>%Ln passages conservés :</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 come in, %2 go.</source>
        <translation>%1 en plus, %2 en moins.</translation>
    </message>
</context>
<context>
    <name>adduce::WindowSession</name>
    <message>
        <source>After a crash the words in the question box would be lost: they cannot be written down. %1</source>
        <translation>Après un plantage, le texte du champ de question serait perdu : il ne peut pas être mis de côté. %1</translation>
    </message>
</context>
<context>
    <name>adduce::SetMaker</name>
    <message>
        <source>Reading the papers for questions...</source>
        <translation>Lecture des articles à la recherche de questions...</translation>
    </message>
    <message>
        <source>Reading the papers for questions. Sentences of them are sent to %1 to be worded...</source>
        <translation>Recherche de questions dans les articles. Des phrases sont envoyées à %1 pour être formulées...</translation>
    </message>
</context>
<context>
    <name>adduce::ChartFrame</name>
    <message>
        <source>Enter lists what opens from here</source>
        <translation>Entrée montre ce qui s’ouvre d’ici</translation>
    </message>
</context>
<context>
    <name>adduce::ConnectSettingsPage</name>
    <message>
        <source>Give it papers that never leave this computer, too</source>
        <translation>Lui donner aussi les articles qui ne quittent jamais cet ordinateur</translation>
    </message>
    <message>
        <source>Lines for the program</source>
        <translation>Lignes pour le programme</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Assistants and editors</source>
        <translation>Assistants et éditeurs</translation>
    </message>
    <message>
        <source>Programs that speak the Model Context Protocol can search this library and ask it. Whatever they get names its paper, page and exact quote.</source>
        <translation>Les programmes qui parlent le Model Context Protocol peuvent chercher dans cette bibliothèque et l’interroger. Tout ce qu’ils reçoivent nomme son article, sa page et la citation exacte.</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Un autre programme</translation>
    </message>
    <message>
        <source>Which program</source>
        <translation>Quel programme</translation>
    </message>
    <message>
        <source>Only for a program whose model runs on this computer: it may pass on what it gets.</source>
        <translation>Seulement pour un programme dont le modèle tourne sur cet ordinateur : il peut transmettre ce qu’il reçoit.</translation>
    </message>
    <message>
        <source>adduce-mcp is not installed here. It comes with the package “adduce-server”.</source>
        <translation>adduce-mcp n’est pas installé ici. Il vient avec le paquet « adduce-server ».</translation>
    </message>
    <message>
        <source>What they may add</source>
        <translation>Ce qu’ils peuvent ajouter</translation>
    </message>
    <message>
        <source>They may add papers to the library from these folders alone, and from none as long as the list is empty.</source>
        <translation>Ils ne peuvent ajouter à la bibliothèque que des articles de ces dossiers, et aucun tant que la liste est vide.</translation>
    </message>
    <message>
        <source>Folders that programs may add papers from</source>
        <translation>Dossiers d’où les programmes peuvent ajouter des articles</translation>
    </message>
    <message>
        <source>Add a folder...</source>
        <translation>Ajouter un dossier...</translation>
    </message>
    <message>
        <source>Programs may add papers from</source>
        <translation>Les programmes peuvent ajouter des articles de</translation>
    </message>
    <message>
        <source>Chat programs and colleagues</source>
        <translation>Programmes de discussion et collègues</translation>
    </message>
    <message>
        <source>adduce-server serves the library to chat programs, as OpenAI&apos;s servers do, to browsers and to other computers. Start it, make a token, and give the program these three.</source>
        <translation>adduce-server sert la bibliothèque aux programmes de discussion, comme le font les serveurs d’OpenAI, aux navigateurs et à d’autres ordinateurs. Démarrez-le, créez un jeton et donnez au programme ces trois éléments.</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOM</translation>
    </message>
    <message>
        <source>How to start the server</source>
        <translation>Comment démarrer le serveur</translation>
    </message>
    <message>
        <source>Address: %1   Key: the token   Model: adduce</source>
        <translation>Adresse : %1   Clé : le jeton   Modèle : adduce</translation>
    </message>
    <message>
        <source>These lines go into the program&apos;s file of servers. Most of them read this form.</source>
        <translation>Ces lignes vont dans le fichier de serveurs du programme. La plupart lisent cette forme.</translation>
    </message>
    <message>
        <source>These lines go into %1; where servers are listed already, add this one to them.</source>
        <translation>Ces lignes vont dans %1 ; s’il y a déjà des serveurs, ajoutez-y celui-ci.</translation>
    </message>
</context>
<context>
    <name>adduce::OverviewPane</name>
    <message>
        <source>Ask your papers a question</source>
        <translation>Posez une question à vos articles</translation>
    </message>
    <message>
        <source>Every sentence of an answer rests on a quote of a paper, with its page. A click on the page&apos;s name opens it with the quote marked. What the papers do not say is not answered.</source>
        <translation>Chaque phrase d’une réponse repose sur une citation d’un article, avec sa page. Un clic sur le nom de la page l’ouvre, la citation surlignée. Ce que les articles ne disent pas n’obtient pas de réponse.</translation>
    </message>
    <message>
        <source>What it found</source>
        <translation>Ce qu’il a trouvé</translation>
    </message>
    <message>
        <source>Looking for questions...</source>
        <translation>Recherche de questions...</translation>
    </message>
    <message>
        <source>Get a model...</source>
        <translation>Obtenir un modèle...</translation>
    </message>
    <message>
        <source>A model on this computer can write the answers.</source>
        <translation>Un modèle sur cet ordinateur peut rédiger les réponses.</translation>
    </message>
    <message>
        <source>What there is to ask</source>
        <translation>Ce que l’on peut demander</translation>
    </message>
    <message>
        <source>Add papers...</source>
        <translation>Ajouter des articles...</translation>
    </message>
    <message>
        <source>Ask the handbook</source>
        <translation>Interroger le manuel</translation>
    </message>
    <message>
        <source>%1. They speak of %2.</source>
        <translation>%1. Ils traitent de : %2.</translation>
    </message>
    <message>
        <source>Questions that they answer</source>
        <translation>Questions auxquelles ils répondent</translation>
    </message>
    <message>
        <source>Questions that it answers</source>
        <translation>Questions auxquelles il répond</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <translation>%1, de %2</translation>
    </message>
    <message>
        <source>%1, of %2 to %3</source>
        <translation>%1, de %2 à %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>%Ln article</numerusform>
            <numerusform>%Ln articles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::OverviewReader</name>
    <message numerus="yes">
        <source>%Ln question(s) to ask</source>
        <translation>
            <numerusform>%Ln question à poser</numerusform>
            <numerusform>%Ln questions à poser</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::PassageListModel</name>
    <message>
        <source>p. %1</source>
        <translation>p. %1</translation>
    </message>
    <message>
        <source>row of a table</source>
        <translation>ligne d’un tableau</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2 : %3</translation>
    </message>
</context>
<context>
    <name>adduce::SearchFilterBar</name>
    <message>
        <source>Since %1</source>
        <translation>Depuis %1</translation>
    </message>
    <message>
        <source>Abstract</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Introduction</source>
        <translation>Introduction</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Méthodes</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>Conclusion</source>
        <translation>Conclusion</translation>
    </message>
    <message>
        <source>How passages are found</source>
        <translation>Comment les passages sont trouvés</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
    <message>
        <source>Words and meaning</source>
        <translation>Mots et sens</translation>
    </message>
    <message>
        <source>Words alone</source>
        <translation>Mots seuls</translation>
    </message>
    <message>
        <source>Meaning alone</source>
        <translation>Sens seul</translation>
    </message>
</context>
<context>
    <name>adduce::SearchWindow</name>
    <message>
        <source>Search everything</source>
        <translation>Tout rechercher</translation>
    </message>
    <message>
        <source>Words that a passage of a paper speaks of</source>
        <translation>Mots dont parle un passage</translation>
    </message>
    <message>
        <source>Words to find</source>
        <translation>Mots à rechercher</translation>
    </message>
    <message>
        <source>Words, &quot;exact words&quot;, -without, author:smith, year:2019..2023, in:COLLECTION, section:methods</source>
        <translation>Mots, &quot;mots exacts&quot;, -sans, author:smith, year:2019..2023, in:COLLECTION, section:methods</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Passages</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Ouvrir la page</translation>
    </message>
    <message>
        <source>Add to evidence</source>
        <translation>Ajouter aux preuves</translation>
    </message>
    <message>
        <source>Added to evidence: %1</source>
        <translation>Ajouté aux preuves : %1</translation>
    </message>
    <message>
        <source>Ask about it</source>
        <translation>Poser une question à ce sujet</translation>
    </message>
    <message>
        <source>Copy the quote</source>
        <translation>Copier la citation</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copié : %1</translation>
    </message>
    <message>
        <source>Type what a passage speaks of. All papers are searched, word by word and by what they mean.</source>
        <translation>Tapez ce dont parle un passage. Tous les articles sont parcourus, mot à mot et selon leur sens.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Recherche…</translation>
    </message>
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
            <numerusform>de %Ln article</numerusform>
            <numerusform>de %Ln articles</numerusform>
        </translation>
    </message>
    <message>
        <source>No passage of these papers speaks of that.</source>
        <translation>Aucun passage de ces articles n’en parle.</translation>
    </message>
    <message>
        <source>No passage speaks of that.</source>
        <translation>Aucun passage n’en parle.</translation>
    </message>
    <message>
        <source>Searched by words alone: %1</source>
        <translation>Recherche par mots seuls : %1</translation>
    </message>
    <message>
        <source>Nothing of this passage can be quoted: its words do not stand on the page as they are read.</source>
        <translation>Rien de ce passage ne peut être cité : ses mots ne figurent pas sur la page tels qu’ils sont lus.</translation>
    </message>
</context>
<context>
    <name>adduce::DocumentEditing</name>
    <message>
        <source>Removal of papers</source>
        <translation>Retrait d’articles</translation>
    </message>
    <message>
        <source>Note on a paper</source>
        <translation>Note sur un article</translation>
    </message>
    <message>
        <source>Tags of a paper</source>
        <translation>Étiquettes d’un article</translation>
    </message>
    <message>
        <source>Both stay, and are not offered again</source>
        <translation>Les deux restent et ne sont plus proposés</translation>
    </message>
    <message>
        <source>The other is no longer searched; answers that cite it still open</source>
        <translation>L’autre n’est plus interrogé ; les réponses qui le citent s’ouvrent toujours</translation>
    </message>
    <message>
        <source>Two papers told apart</source>
        <translation>Deux articles distingués</translation>
    </message>
    <message>
        <source>Merging of two papers</source>
        <translation>Fusion de deux articles</translation>
    </message>
</context>
<context>
    <name>adduce::RemovedPapersDialog</name>
    <message>
        <source>No paper was removed.</source>
        <translation>Aucun article n’a été retiré.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Removed papers</source>
        <translation>Articles retirés</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Auteurs</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Retiré</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>there</source>
        <translation>présent</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>A paper that is put back is described and filed as it was, and its file is read again. What is forgotten can be added as any other file.</source>
        <translation>Un article remis est décrit et classé comme avant, et son fichier est relu. Ce qui est oublié peut être ajouté comme tout autre fichier.</translation>
    </message>
</context>
<context>
    <name>adduce::HighlightEditing</name>
    <message>
        <source>Highlight</source>
        <translation>Surligner</translation>
    </message>
    <message>
        <source>Colour of a highlight</source>
        <translation>Couleur d’un surlignage</translation>
    </message>
    <message>
        <source>Note on a highlight</source>
        <translation>Note sur un surlignage</translation>
    </message>
    <message>
        <source>Removal of highlights</source>
        <translation>Retrait de surlignages</translation>
    </message>
    <message>
        <source>Highlights of the file</source>
        <translation>Surlignages du fichier</translation>
    </message>
    <message>
        <source>%1 of %2 marks were taken over. The words of the others do not stand on their page in this order.</source>
        <translation>%1 marques sur %2 ont été reprises. Les mots des autres ne se trouvent pas dans cet ordre sur leur page.</translation>
    </message>
</context>
<context>
    <name>adduce::HighlightListModel</name>
    <message>
        <source>Note: %1</source>
        <translation>Note : %1</translation>
    </message>
    <message>
        <source>Beside the text</source>
        <translation>À côté du texte</translation>
    </message>
    <message>
        <source>%1 · in the file</source>
        <translation>%1 · dans le fichier</translation>
    </message>
</context>
<context>
    <name>adduce::HighlightEditor</name>
    <message>
        <source>Remove the highlight</source>
        <translation>Retirer le surlignage</translation>
    </message>
    <message>
        <source>A note of your own</source>
        <translation>Une note à vous</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>A note that could not be kept: “%1”</source>
        <translation>Une note qui n’a pas pu être conservée : « %1 »</translation>
    </message>
</context>
<context>
    <name>adduce::HighlightPane</name>
    <message>
        <source>Highlights</source>
        <translation>Surlignages</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Ouvrir la page</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Écrire une note</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Remove the highlight</source>
        <translation>Retirer le surlignage</translation>
    </message>
    <message numerus="yes">
        <source>Take over %Ln mark(s) of the file</source>
        <translation>
            <numerusform>Reprendre %Ln marque du fichier</numerusform>
            <numerusform>Reprendre %Ln marques du fichier</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::HighlightsWindow</name>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exporter...</translation>
    </message>
    <message>
        <source>Highlights and notes</source>
        <translation>Surlignages et notes</translation>
    </message>
    <message>
        <source>Words of a highlight or a note</source>
        <translation>Mots d’un surlignage ou d’une note</translation>
    </message>
    <message>
        <source>Words to find</source>
        <translation>Mots cherchés</translation>
    </message>
    <message>
        <source>Any colour</source>
        <translation>Toute couleur</translation>
    </message>
    <message>
        <source>All papers</source>
        <translation>Tous les articles</translation>
    </message>
    <message>
        <source>Nothing is highlighted yet. Select words in a paper and choose Highlight, or press H in the reader.</source>
        <translation>Rien n’est encore surligné. Sélectionnez des mots dans un article et choisissez Surligner, ou appuyez sur H dans le lecteur.</translation>
    </message>
    <message>
        <source>No highlight is like that.</source>
        <translation>Aucun surlignage n’est ainsi.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlight(s)</source>
        <translation>
            <numerusform>%Ln surlignage</numerusform>
            <numerusform>%Ln surlignages</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is no longer in the library. Its highlights are kept.</source>
        <translation>« %1 » n’est plus dans la bibliothèque. Ses surlignages sont conservés.</translation>
    </message>
    <message>
        <source>Export highlights</source>
        <translation>Exporter les surlignages</translation>
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
        <translation>Rien n’est surligné dans cet article. Sélectionnez des mots sur une page et appuyez sur H, ou choisissez une couleur dans leur menu.</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Écrire une note</translation>
    </message>
    <message>
        <source>Remove the highlight</source>
        <translation>Retirer le surlignage</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderMenu</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Copier avec la référence</translation>
    </message>
    <message>
        <source>Ask about this</source>
        <translation>Poser une question à ce sujet</translation>
    </message>
    <message>
        <source>Add to evidence</source>
        <translation>Ajouter aux preuves</translation>
    </message>
    <message>
        <source>Find in this document</source>
        <translation>Rechercher dans ce document</translation>
    </message>
    <message>
        <source>Open in another program</source>
        <translation>Ouvrir dans un autre programme</translation>
    </message>
    <message>
        <source>Show in its folder</source>
        <translation>Afficher dans son dossier</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Surligner</translation>
    </message>
    <message>
        <source>Highlight and write a note</source>
        <translation>Surligner et écrire une note</translation>
    </message>
    <message>
        <source>Save a copy with highlights...</source>
        <translation>Enregistrer une copie avec les surlignages...</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Imprimer...</translation>
    </message>
</context>
<context>
    <name>adduce::CopySaver</name>
    <message>
        <source>%1 (highlights)</source>
        <translation>%1 (surlignages)</translation>
    </message>
    <message>
        <source>Save a copy with highlights</source>
        <translation>Enregistrer une copie avec les surlignages</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documents PDF (*.pdf)</translation>
    </message>
    <message>
        <source>That is the paper itself, which stays as it is. Choose another name for the copy.</source>
        <translation>C’est l’article lui-même, qui reste tel quel. Choisissez un autre nom pour la copie.</translation>
    </message>
</context>
<context>
    <name>adduce::UnreadDialog</name>
    <message>
        <source>What could not be read</source>
        <translation>Ce qui n’a pas pu être lu</translation>
    </message>
    <message>
        <source>Every document could be read.</source>
        <translation>Tous les documents ont pu être lus.</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Montrer dans le dossier</translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation>Retirer de la bibliothèque</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Recognise text (OCR)</source>
        <translation>Reconnaître le texte (OCR)</translation>
    </message>
</context>
<context>
    <name>adduce::NoteEditor</name>
    <message>
        <source>What you think of this paper</source>
        <translation>Ce que vous pensez de cet article</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Markdown. Your notes stay in the library, and are in no answer.</source>
        <translation>Markdown. Vos notes restent dans la bibliothèque et ne figurent dans aucune réponse.</translation>
    </message>
</context>
<context>
    <name>adduce::TagEditor</name>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Parted by commas</source>
        <translation>Séparées par des virgules</translation>
    </message>
</context>
<context>
    <name>adduce::LibraryColumns</name>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Auteurs</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>Publié dans</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>Cited in</source>
        <translation>Cité dans</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
</context>
<context>
    <name>adduce::PagePrinter</name>
    <message>
        <source>Printing %1</source>
        <translation>Impression de %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>the printer &quot;%1&quot; takes nothing</source>
        <translation>l’imprimante « %1 » n’accepte rien</translation>
    </message>
</context>
<context>
    <name>adduce::DuplicatesDialog</name>
    <message>
        <source>No two papers look like one.</source>
        <translation>Aucun doublon possible.</translation>
    </message>
    <message>
        <source>They are two papers</source>
        <translation>Ce sont deux articles</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionner</translation>
    </message>
    <message>
        <source>Open the first</source>
        <translation>Ouvrir le premier</translation>
    </message>
    <message>
        <source>Open the second</source>
        <translation>Ouvrir le second</translation>
    </message>
    <message>
        <source>Possible duplicates</source>
        <translation>Doublons possibles</translation>
    </message>
    <message>
        <source>Papers that look like one</source>
        <translation>Articles qui semblent n’en faire qu’un</translation>
    </message>
    <message>
        <source>Because of</source>
        <translation>En raison de</translation>
    </message>
    <message>
        <source>the same DOI</source>
        <translation>le même DOI</translation>
    </message>
    <message>
        <source>the same text</source>
        <translation>le même texte</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Premier</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Second</translation>
    </message>
    <message>
        <source>Field by field</source>
        <translation>Champ par champ</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>What is checked is kept. The other file is no longer searched, and answers that cite it still open; its collections, tags and notes go to the paper that stays.</source>
        <translation>Ce qui est coché est gardé. L’autre fichier n’est plus interrogé et les réponses qui le citent s’ouvrent toujours ; ses collections, étiquettes et notes passent à l’article qui reste.</translation>
    </message>
</context>
<context>
    <name>adduce::ComparedPapers</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Collections</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Threads that cite it</source>
        <translation>Fils qui le citent</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Surlignages</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderTabs</name>
    <message>
        <source>Open papers</source>
        <translation>Articles ouverts</translation>
    </message>
    <message>
        <source>No paper</source>
        <translation>Aucun article</translation>
    </message>
    <message>
        <source>Close the paper</source>
        <translation>Fermer l’article</translation>
    </message>
    <message>
        <source>The paper is being printed: wait for it, or stop it, then close the paper.</source>
        <translation>L’article est en cours d’impression : attendez ou arrêtez-la, puis fermez l’article.</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderPanel</name>
    <message>
        <source>Choose a paper in the library to read it here.</source>
        <translation>Choisissez un article dans la bibliothèque pour le lire ici.</translation>
    </message>
</context>
<context>
    <name>adduce::ZoteroFollowing</name>
    <message>
        <source>Zotero is not running. What is new there comes once it does.</source>
        <translation>Zotero n’est pas lancé. Ce qui y est nouveau viendra dès qu’il le sera.</translation>
    </message>
    <message>
        <source>Zotero lets no other program read. Allow it there: Settings &gt; Advanced &gt; Allow other applications on this computer to communicate with Zotero.</source>
        <translation>Zotero ne laisse lire aucun autre programme. Autorisez-le là-bas : Settings &gt; Advanced &gt; Allow other applications on this computer to communicate with Zotero.</translation>
    </message>
    <message>
        <source>Followed; last looked at %1.</source>
        <translation>Suivi ; dernière consultation à %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new or changed item(s) at %1.</source>
        <translation>
            <numerusform>%Ln élément nouveau ou modifié à %1.</numerusform>
            <numerusform>%Ln éléments nouveaux ou modifiés à %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::FindLine</name>
    <message>
        <source>Previous match</source>
        <translation>Occurrence précédente</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Occurrence suivante</translation>
    </message>
    <message>
        <source>Close the find box</source>
        <translation>Fermer la barre de recherche</translation>
    </message>
    <message>
        <source>%L1 of %L2, looking…</source>
        <translation>%L1 sur %L2, recherche…</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 sur %L2</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Recherche…</translation>
    </message>
</context>
<context>
    <name>adduce::WrittenFiles</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadFind</name>
    <message>
        <source>Find in this thread</source>
        <translation>Rechercher dans ce fil</translation>
    </message>
</context>
<context>
    <name>adduce::Profile</name>
    <message>
        <source>Our own: both lists, weighed by how much of the question the space knows.</source>
        <translation>Le nôtre : les deux listes, pondérées selon ce que l’espace vectoriel connaît de la question.</translation>
    </message>
    <message>
        <source>The five best by vector, and none that is too far away; for complex questions also what is like two imagined answers, and a second search where the scores are low.</source>
        <translation>Les cinq meilleurs par vecteur, sans ceux qui sont trop loin ; pour les questions complexes, aussi ce qui ressemble à deux réponses imaginées, et une seconde recherche quand les scores sont bas.</translation>
    </message>
    <message>
        <source>Windows of characters, both lists by min-max; the question is rewritten, passages that a model says no of are left out, and an answer that fails its checks is written again.</source>
        <translation>Fenêtres de caractères, les deux listes par min-max ; la question est reformulée, les passages qu’un modèle refuse sont écartés, et une réponse qui échoue aux contrôles est réécrite.</translation>
    </message>
    <message>
        <source>Paragraphs, both lists by their relative scores; the question is resolved, split and asked of the collections that it is for; what is missing is asked for, and prose is taken apart into statements.</source>
        <translation>Paragraphes, les deux listes par leurs scores relatifs ; la question est résolue, divisée et posée aux collections concernées ; ce qui manque est demandé, et la prose est découpée en affirmations.</translation>
    </message>
    <message>
        <source>Many candidates by vector alone, thinned by marginal relevance; a model examines each unless the reranker is sure; the best of each page.</source>
        <translation>Beaucoup de candidats par vecteur seul, éclaircis par pertinence marginale ; un modèle examine chacun, sauf si le reclasseur est sûr ; le meilleur de chaque page.</translation>
    </message>
    <message>
        <source>Five-step portal: section-aware chunks, both lists by min-max, neighbours of the best.</source>
        <translation>Portail en cinq étapes : fragments selon les sections, les deux listes par min-max, voisins des meilleurs.</translation>
    </message>
</context>
<context>
    <name>adduce::ConflictLines</name>
    <message>
        <source>What other papers say against it</source>
        <translation>Ce que d’autres articles disent contre</translation>
    </message>
    <message>
        <source>Show that cell</source>
        <translation>Montrer cette cellule</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln de plus</numerusform>
            <numerusform>%Ln de plus</numerusform>
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
        <translation>Lettre US</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>Format du papier</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>How the paper lies</source>
        <translation>Orientation du papier</translation>
    </message>
</context>
<context>
    <name>adduce::FiguresWindow</name>
    <message>
        <source>Numbers of the matrix</source>
        <translation>Nombres de la matrice</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Save picture...</source>
        <translation>Enregistrer l’image…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) with a number</source>
        <translation>
            <numerusform>%Ln article avec un nombre</numerusform>
            <numerusform>%Ln articles avec un nombre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with one of another kind</source>
        <translation>
            <numerusform>%Ln avec un nombre d’un autre type</numerusform>
            <numerusform>%Ln avec un nombre d’un autre type</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::StyleChoice</name>
    <message>
        <source>Citation style</source>
        <translation>Style de citation</translation>
    </message>
    <message>
        <source>As pandoc does</source>
        <translation>Comme pandoc</translation>
    </message>
    <message>
        <source>Another style file...</source>
        <translation>Un autre fichier de style…</translation>
    </message>
    <message>
        <source>Citation styles (*.csl);;All files (*)</source>
        <translation>Styles de citation (*.csl);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>adduce::HandbookBand</name>
    <message>
        <source>Handbook</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Adduce Handbook</source>
        <translation>Manuel d’Adduce</translation>
    </message>
    <message>
        <source>Back to your papers</source>
        <translation>Revenir à vos articles</translation>
    </message>
    <message>
        <source>What is asked here is answered from the handbook alone; your papers are in the other window.</source>
        <translation>Ce qui est demandé ici reçoit sa réponse du seul manuel ; vos articles sont dans l’autre fenêtre.</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadSearchBox</name>
    <message>
        <source>Find in questions, answers and quotes</source>
        <translation>Rechercher dans les questions, réponses et extraits</translation>
    </message>
    <message>
        <source>Find a thread</source>
        <translation>Rechercher un fil</translation>
    </message>
</context>
<context>
    <name>adduce::LaboratorySettingsPage</name>
    <message>
        <source>reads</source>
        <translation>lit</translation>
    </message>
    <message>
        <source>reads and adds papers</source>
        <translation>lit et ajoute des articles</translation>
    </message>
    <message>
        <source>reads, adds and removes papers</source>
        <translation>lit, ajoute et retire des articles</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Rejoindre</translation>
    </message>
    <message>
        <source>Joining…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>where one is needed; it is kept in the keyring</source>
        <translation>s’il en faut un ; il est conservé dans le trousseau</translation>
    </message>
    <message>
        <source>Synchronise now</source>
        <translation>Synchroniser maintenant</translation>
    </message>
    <message>
        <source>Leave...</source>
        <translation>Quitter...</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source> as %1, who %2</source>
        <translation> en tant que %1, qui %2</translation>
    </message>
    <message>
        <source>Synchronising…</source>
        <translation>Synchronisation…</translation>
    </message>
    <message>
        <source>In step since %1</source>
        <translation>À jour depuis %1</translation>
    </message>
    <message>
        <source>Not in step yet</source>
        <translation>Pas encore synchronisé</translation>
    </message>
    <message>
        <source>Leave the laboratory</source>
        <translation>Quitter le laboratoire</translation>
    </message>
    <message>
        <source>Leave this laboratory?</source>
        <translation>Quitter ce laboratoire ?</translation>
    </message>
    <message>
        <source>All papers stay in this library, those of others among them. Nothing is sent or fetched any more.</source>
        <translation>Tous les articles restent dans cette bibliothèque, ceux des autres aussi. Plus rien n’est envoyé ni reçu.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln paper(s) are here</source>
        <translation>
            <numerusform>%1 sur %Ln article est ici</numerusform>
            <numerusform>%1 sur %Ln articles sont ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of this library wait(s) to be sent</source>
        <translation>
            <numerusform>%Ln de cette bibliothèque attend d’être envoyé</numerusform>
            <numerusform>%Ln de cette bibliothèque attendent d’être envoyés</numerusform>
        </translation>
    </message>
    <message>
        <source>Several computers share the papers of a laboratory by a PostgreSQL database. Each has all of them in its own library, and searches and answers there, offline too. Papers, how they are described and how they are filed are shared; threads and tables of evidence once you share them, by their menus. Papers that never leave this computer are not, nor are highlights and notes.</source>
        <translation>Plusieurs ordinateurs partagent les articles d’un laboratoire par une base de données PostgreSQL. Chacun les a tous dans sa propre bibliothèque, où il cherche et répond, hors ligne aussi. Les articles, leur description et leur classement sont partagés ; les fils et les tableaux de preuves une fois que vous les partagez, par leur menu. Les articles qui ne quittent jamais cet ordinateur ne le sont pas, ni les surlignages et les notes.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) of this library would be sent there. &quot;Never leaves this computer&quot;, in the menu of a paper or collection, keeps them here.</source>
        <translation>
            <numerusform>%Ln article de cette bibliothèque y serait envoyé. « Ne quitte jamais cet ordinateur », dans le menu d’un article ou d’une collection, le garde ici.</numerusform>
            <numerusform>%Ln articles de cette bibliothèque y seraient envoyés. « Ne quitte jamais cet ordinateur », dans le menu d’un article ou d’une collection, les garde ici.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::LaboratoryKeeper</name>
    <message numerus="yes">
        <source>%Ln paper(s) came from the laboratory</source>
        <translation>
            <numerusform>%Ln article est venu du laboratoire</numerusform>
            <numerusform>%Ln articles sont venus du laboratoire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) were taken out of the laboratory</source>
        <translation>
            <numerusform>%Ln article a été retiré du laboratoire</numerusform>
            <numerusform>%Ln articles ont été retirés du laboratoire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thread(s) of others came</source>
        <translation>
            <numerusform>%Ln fil d’autrui est arrivé</numerusform>
            <numerusform>%Ln fils d’autrui sont arrivés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln table(s) of others came</source>
        <translation>
            <numerusform>%Ln tableau d’autrui est arrivé</numerusform>
            <numerusform>%Ln tableaux d’autrui sont arrivés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::LaboratorySharing</name>
    <message>
        <source>Share with the laboratory</source>
        <translation>Partager avec le laboratoire</translation>
    </message>
    <message>
        <source>Share no more with the laboratory</source>
        <translation>Ne plus partager avec le laboratoire</translation>
    </message>
</context>
<context>
    <name>adduce::LostChangesList</name>
    <message>
        <source>Written over unseen</source>
        <translation>Écrasé sans avoir été vu</translation>
    </message>
    <message>
        <source>Two changed the same field before they heard of each other. What was written last holds; what was lost is here.</source>
        <translation>Deux personnes ont modifié le même champ avant d’avoir connaissance l’une de l’autre. Ce qui a été écrit en dernier vaut ; ce qui a été perdu est ici.</translation>
    </message>
    <message>
        <source>%1 emptied it on %2; %3 wrote over it.</source>
        <translation>%1 l’a vidé le %2 ; %3 a écrit par-dessus.</translation>
    </message>
    <message>
        <source>“%1”, as %2 wrote on %3; %4 wrote over it.</source>
        <translation>« %1 », comme %2 l’a écrit le %3 ; %4 a écrit par-dessus.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>Laisser tel quel</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
</context>
</TS>
