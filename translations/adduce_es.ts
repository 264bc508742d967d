<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>adduce</name>
    <message>
        <source>High</source>
        <translation>Alta</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Baja</translation>
    </message>
    <message>
        <source>one sentence speaks of nearly all that was asked</source>
        <translation>una sola frase habla de casi todo lo preguntado</translation>
    </message>
    <message>
        <source>%1 papers speak of what was asked</source>
        <translation>%1 artículos hablan de lo preguntado</translation>
    </message>
    <message>
        <source>most of what was asked stands close together</source>
        <translation>la mayor parte de lo preguntado aparece junta</translation>
    </message>
    <message>
        <source>not all that was written could be proved</source>
        <translation>no todo lo escrito se pudo demostrar</translation>
    </message>
    <message>
        <source>the model says that it is not sure</source>
        <translation>el modelo indica que no está seguro</translation>
    </message>
    <message>
        <source>only some of what was asked stands close together</source>
        <translation>solo parte de lo preguntado aparece junta</translation>
    </message>
    <message>
        <source>All sentences come from one document.</source>
        <translation>Todas las frases proceden de un solo documento.</translation>
    </message>
    <message>
        <source>No sentence names: %1.</source>
        <translation>Ninguna frase nombra: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) could not be searched.</source>
        <translation>
            <numerusform>%Ln documento no pudo consultarse.</numerusform>
            <numerusform>%Ln documentos no pudieron consultarse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: this answer is partial.</source>
        <translation>Detenida: esta respuesta es parcial.</translation>
    </message>
    <message>
        <source>These are the papers&apos; own sentences: the model did not answer. %1</source>
        <translation>Estas son frases de los propios artículos: el modelo no respondió. %1</translation>
    </message>
    <message>
        <source>The model&apos;s answer broke off; what was proved is kept. %1</source>
        <translation>La respuesta del modelo se interrumpió; se conserva lo demostrado. %1</translation>
    </message>
    <message>
        <source>The model found no answer in the passages.</source>
        <translation>El modelo no encontró respuesta en los pasajes.</translation>
    </message>
    <message>
        <source>No sentence of the model could be proved; these are the papers&apos; own.</source>
        <translation>No se pudo demostrar ninguna frase del modelo; estas son de los propios artículos.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) of documents that never leave this computer were not sent.</source>
        <translation>
            <numerusform>No se envió %Ln pasaje de documentos que nunca salen de este equipo.</numerusform>
            <numerusform>No se enviaron %Ln pasajes de documentos que nunca salen de este equipo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Searched by words alone, not by meaning. %1</source>
        <translation>Se ha buscado solo por palabras, no por significado. %1</translation>
    </message>
    <message>
        <source>The model remarks: %1</source>
        <translation>El modelo observa: %1</translation>
    </message>
    <message>
        <source>Asked as: %1</source>
        <translation>Preguntado como: %1</translation>
    </message>
    <message>
        <source>A quote runs over a column or page end and is cited in parts.</source>
        <translation>Una cita textual pasa de una columna o página a otra y se cita por partes.</translation>
    </message>
    <message>
        <source>It cites a passage that was not given.</source>
        <translation>Cita un pasaje que no se le dio.</translation>
    </message>
    <message>
        <source>Its words were not found on its page.</source>
        <translation>Sus palabras no se encontraron en su página.</translation>
    </message>
    <message>
        <source>Its quote stands in no passage: %1</source>
        <translation>Su cita textual no está en ningún pasaje: %1</translation>
    </message>
    <message>
        <source>Its quote has other numbers or negations than the page: %1</source>
        <translation>Su cita textual tiene otros números o negaciones que la página: %1</translation>
    </message>
    <message>
        <source>It says the opposite of its quote: %1</source>
        <translation>Dice lo contrario de su cita textual: %1</translation>
    </message>
    <message>
        <source>Its passage does not hold the number %1.</source>
        <translation>Su pasaje no contiene el número %1.</translation>
    </message>
    <message>
        <source>Its passage does not name %1.</source>
        <translation>Su pasaje no nombra %1.</translation>
    </message>
    <message>
        <source>Its passage does not hold the words %1.</source>
        <translation>Su pasaje no contiene las palabras %1.</translation>
    </message>
    <message>
        <source>It is no sentence.</source>
        <translation>No es una frase.</translation>
    </message>
    <message>
        <source>Add papers on this question.</source>
        <translation>Añada artículos sobre esta pregunta.</translation>
    </message>
    <message>
        <source>Check the spelling of the terms that were not found, or use another word for them.</source>
        <translation>Compruebe la ortografía de los términos que no se encontraron o use otra palabra.</translation>
    </message>
    <message>
        <source>Ask with the words that the papers use.</source>
        <translation>Pregunte con las palabras que usan los artículos.</translation>
    </message>
    <message>
        <source>Look at the documents that could not be read.</source>
        <translation>Revise los documentos que no se pudieron leer.</translation>
    </message>
    <message>
        <source>Ask again when all documents are read.</source>
        <translation>Pregunte de nuevo cuando se hayan leído todos los documentos.</translation>
    </message>
    <message>
        <source>Ask about fewer things at once.</source>
        <translation>Pregunte sobre menos cosas a la vez.</translation>
    </message>
    <message>
        <source>Upload a PDF first. The library is empty: add papers, then ask about them.</source>
        <translation>Añada primero un PDF. La biblioteca está vacía: añada artículos y pregunte después sobre ellos.</translation>
    </message>
    <message>
        <source>Hello. Ask a question about your papers; every sentence of the answer names its source, page and quote.</source>
        <translation>Hola. Haga una pregunta sobre sus artículos; cada frase de la respuesta indica su fuente, su página y su cita textual.</translation>
    </message>
    <message>
        <source>No document can be searched yet. Wait until one is read, or see in the library why it could not be.</source>
        <translation>Aún no se puede buscar en ningún documento. Espere a que se lea uno o vea en la biblioteca por qué no se pudo.</translation>
    </message>
    <message>
        <source>There is no question. Type one in words.</source>
        <translation>No hay ninguna pregunta. Escriba una con palabras.</translation>
    </message>
    <message>
        <source>I don&apos;t have enough information in the provided documents to answer that accurately</source>
        <translation>No dispongo de información suficiente en los documentos proporcionados para responder a eso con precisión</translation>
    </message>
    <message>
        <source>Searched: %1 of %2 documents, %3 passages.</source>
        <translation>Se ha buscado en %1 de %2 documentos, %3 pasajes.</translation>
    </message>
    <message>
        <source>%1, p. %2</source>
        <translation>%1, p. %2</translation>
    </message>
    <message>
        <source>the question has %1 characters, up to %2 can be asked</source>
        <translation>la pregunta tiene %1 caracteres; se admiten %2 como máximo</translation>
    </message>
    <message>
        <source>the output</source>
        <translation>la salida</translation>
    </message>
    <message>
        <source>The file is not there: %1.</source>
        <translation>El archivo no está ahí: %1.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>No se puede leer el archivo: %1.</translation>
    </message>
    <message>
        <source>Check its permissions, and that it is an ordinary file.</source>
        <translation>Compruebe sus permisos y que sea un archivo corriente.</translation>
    </message>
    <message>
        <source>The file holds nothing to read: %1.</source>
        <translation>El archivo no contiene nada que leer: %1.</translation>
    </message>
    <message>
        <source>Download or export it again.</source>
        <translation>Descárguelo o expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>This is not a kind of file that can be read: %1.</source>
        <translation>Este tipo de archivo no se puede leer: %1.</translation>
    </message>
    <message>
        <source>The file is protected by a password: %1.</source>
        <translation>El archivo está protegido con contraseña: %1.</translation>
    </message>
    <message>
        <source>Save a copy without the password and add that.</source>
        <translation>Guarde una copia sin contraseña y añádala.</translation>
    </message>
    <message>
        <source>The file is damaged: %1.</source>
        <translation>El archivo está dañado: %1.</translation>
    </message>
    <message>
        <source>The pages hold pictures, but no text: %1.</source>
        <translation>Las páginas contienen imágenes, pero no texto: %1.</translation>
    </message>
    <message>
        <source>It is a scan: have its text recognised (OCR).</source>
        <translation>Es un escaneo: haga reconocer su texto (OCR).</translation>
    </message>
    <message>
        <source>The file is too large: %1.</source>
        <translation>El archivo es demasiado grande: %1.</translation>
    </message>
    <message>
        <source>Split it and add the parts.</source>
        <translation>Divídalo y añada las partes.</translation>
    </message>
    <message>
        <source>Reading the file took too long and was stopped: %1.</source>
        <translation>La lectura del archivo tardaba demasiado y se detuvo: %1.</translation>
    </message>
    <message>
        <source>Try again, or print it to a new PDF first.</source>
        <translation>Inténtelo de nuevo o imprímalo antes en un PDF nuevo.</translation>
    </message>
    <message>
        <source>Reading the file needs more memory than is allowed: %1.</source>
        <translation>La lectura del archivo necesita más memoria de la permitida: %1.</translation>
    </message>
    <message>
        <source>Split it, or print it to a new PDF first.</source>
        <translation>Divídalo o imprímalo antes en un PDF nuevo.</translation>
    </message>
    <message>
        <source>The file made its reader stop: %1.</source>
        <translation>El archivo hizo que su lector se detuviera: %1.</translation>
    </message>
    <message>
        <source>Nothing else is affected. Print it to a new PDF and add that, or try again.</source>
        <translation>Nada más se ve afectado. Imprímalo en un PDF nuevo y añádalo, o inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The disk is full or cannot be written: %1.</source>
        <translation>El disco está lleno o no se puede escribir en él: %1.</translation>
    </message>
    <message>
        <source>Free some space and try again; what was saved before is intact.</source>
        <translation>Libere espacio e inténtelo de nuevo; lo guardado antes está intacto.</translation>
    </message>
    <message>
        <source>This library was written by a newer version of Adduce: %1.</source>
        <translation>Esta biblioteca se escribió con una versión más reciente de Adduce: %1.</translation>
    </message>
    <message>
        <source>Update Adduce, or open another library. Nothing was changed.</source>
        <translation>Actualice Adduce o abra otra biblioteca. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The library file is damaged or is not a library: %1.</source>
        <translation>El archivo de la biblioteca está dañado o no es una biblioteca: %1.</translation>
    </message>
    <message>
        <source>Another program is writing to the library: %1.</source>
        <translation>Otro programa está escribiendo en la biblioteca: %1.</translation>
    </message>
    <message>
        <source>Close it and try again.</source>
        <translation>Ciérrelo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The pages are written in a script that text recognition was not set to read: %1.</source>
        <translation>Las páginas están en una escritura para la que el reconocimiento de texto no estaba configurado: %1.</translation>
    </message>
    <message>
        <source>Choose their language in Settings, Reading, and recognise them again.</source>
        <translation>Elija su idioma en Preferencias, Lectura, y vuelva a reconocerlas.</translation>
    </message>
    <message>
        <source>The pages are written as %1 is, which text recognition was not set to read.</source>
        <translation>Las páginas están escritas como se escribe %1, y el reconocimiento de texto no estaba configurado para leerlo.</translation>
    </message>
    <message>
        <source>Choose their language in Settings, Reading, and recognise them again. Its data is installed with &quot;%1&quot;.</source>
        <translation>Elija su idioma en Preferencias, Lectura, y vuelva a reconocerlas. Los datos del idioma se instalan con «%1».</translation>
    </message>
    <message>
        <source>Text recognition has no data for the language: %1.</source>
        <translation>El reconocimiento de texto no tiene datos para el idioma: %1.</translation>
    </message>
    <message>
        <source>Install it with &quot;%1&quot;, then try again.</source>
        <translation>Instálelos con «%1» e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The server does not answer as it should: %1.</source>
        <translation>El servidor no responde como debería: %1.</translation>
    </message>
    <message>
        <source>The server does not accept the key: %1.</source>
        <translation>El servidor no acepta la clave: %1.</translation>
    </message>
    <message>
        <source>Enter it anew in Settings, or choose a model that it is for.</source>
        <translation>Introdúzcala de nuevo en Preferencias o elija un modelo para el que sirva.</translation>
    </message>
    <message>
        <source>The server does not have the model: %1.</source>
        <translation>El servidor no tiene el modelo: %1.</translation>
    </message>
    <message>
        <source>Choose one that it lists, in Settings.</source>
        <translation>Elija en Preferencias uno de los que ofrece.</translation>
    </message>
    <message>
        <source>Nothing was sent to %1: the connection cannot be secured.</source>
        <translation>No se ha enviado nada a %1: no se puede proteger la conexión.</translation>
    </message>
    <message>
        <source>The question with its passages is too long for the model: %1.</source>
        <translation>La pregunta con sus pasajes es demasiado larga para el modelo: %1.</translation>
    </message>
    <message>
        <source>Choose a narrower scope or fewer passages, or a model with a longer context.</source>
        <translation>Elija un ámbito más reducido o menos pasajes, o un modelo con un contexto más largo.</translation>
    </message>
    <message>
        <source>The account&apos;s limit or budget is used up: %1.</source>
        <translation>Se ha agotado el límite o el presupuesto de la cuenta: %1.</translation>
    </message>
    <message>
        <source>See your account there. Answers in the papers&apos; own words need no account.</source>
        <translation>Consulte su cuenta allí. Las respuestas con las palabras de los propios artículos no necesitan cuenta.</translation>
    </message>
    <message>
        <source>The server has too much to do: %1.</source>
        <translation>El servidor está sobrecargado: %1.</translation>
    </message>
    <message>
        <source>Try again in a while. Nothing was lost.</source>
        <translation>Inténtelo de nuevo dentro de un rato. No se ha perdido nada.</translation>
    </message>
    <message>
        <source>Nothing was sent to %1: only this computer may be contacted.</source>
        <translation>No se ha enviado nada a %1: solo se puede contactar con este equipo.</translation>
    </message>
    <message>
        <source>Turn &quot;Local only&quot; off in Settings, or choose a model on this computer.</source>
        <translation>Desactive «Solo local» en Preferencias o elija un modelo de este equipo.</translation>
    </message>
    <message>
        <source>Nothing was sent: this document never leaves the computer: %1.</source>
        <translation>No se ha enviado nada; este documento nunca sale del equipo: %1.</translation>
    </message>
    <message>
        <source>Choose a model on this computer, or another scope.</source>
        <translation>Elija un modelo de este equipo u otro ámbito.</translation>
    </message>
    <message>
        <source>Nothing was sent to %1: the connection would not be encrypted.</source>
        <translation>No se ha enviado nada a %1: la conexión no estaría cifrada.</translation>
    </message>
    <message>
        <source>Use an address with https, or agree to it at the server in Settings.</source>
        <translation>Use una dirección con https o acéptelo en el servidor, en Preferencias.</translation>
    </message>
    <message>
        <source>This cannot be used: %1.</source>
        <translation>Esto no se puede usar: %1.</translation>
    </message>
    <message>
        <source>Change it and try again.</source>
        <translation>Cámbielo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>What was finished before is kept.</source>
        <translation>Lo terminado antes se conserva.</translation>
    </message>
    <message>
        <source>Something went wrong inside Adduce: %1.</source>
        <translation>Se ha producido un error interno en Adduce: %1.</translation>
    </message>
    <message>
        <source>Try again; if it stays, please report it.</source>
        <translation>Inténtelo de nuevo; si persiste, comuníquelo.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Acierto</translation>
    </message>
    <message>
        <source>Quotes found</source>
        <translation>Citas textuales encontradas</translation>
    </message>
    <message>
        <source>Median ms</source>
        <translation>Mediana, ms</translation>
    </message>
    <message>
        <source>Comparison: %1</source>
        <translation>Comparación: %1</translation>
    </message>
    <message>
        <source>the query set: %1</source>
        <translation>el conjunto de preguntas: %1</translation>
    </message>
    <message>
        <source>%1 has no text &quot;%2&quot;</source>
        <translation>%1 no tiene el texto «%2»</translation>
    </message>
    <message>
        <source>%1 has the unknown category &quot;%2&quot;</source>
        <translation>%1 tiene la categoría desconocida «%2»</translation>
    </message>
    <message>
        <source>%1 expects a page that is no number from 1</source>
        <translation>%1 espera una página que no es un número a partir de 1</translation>
    </message>
    <message>
        <source>%1 expects no page of &quot;%2&quot;</source>
        <translation>%1 no espera ninguna página de «%2»</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>la pregunta %1</translation>
    </message>
    <message>
        <source>%1 has no list &quot;%2&quot;</source>
        <translation>%1 no tiene la lista «%2»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no file with its pages, such as &quot;paper.pdf: 4, 27&quot;</source>
        <translation>«%1» no es un archivo con sus páginas, por ejemplo «articulo.pdf: 4, 27»</translation>
    </message>
    <message>
        <source>it is no JSON object</source>
        <translation>no es un objeto JSON</translation>
    </message>
    <message>
        <source>the set</source>
        <translation>el conjunto</translation>
    </message>
    <message>
        <source>two queries are called %1</source>
        <translation>dos preguntas se llaman %1</translation>
    </message>
    <message>
        <source>it has no queries</source>
        <translation>no tiene preguntas</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <translation>Evaluación: %1</translation>
    </message>
    <message>
        <source>%L1: %L2 of %L3 right</source>
        <translation>%L1: %L2 de %L3 correctas</translation>
    </message>
    <message>
        <source>Quotes found on their page: %1 %</source>
        <translation>Citas textuales encontradas en su página: %1 %</translation>
    </message>
    <message>
        <source>Median time to an answer: %1 ms</source>
        <translation>Tiempo mediano hasta una respuesta: %1 ms</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Cited pages</source>
        <translation>Páginas citadas</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Evidence table</source>
        <translation>Tabla de evidencias</translation>
    </message>
    <message>
        <source>Evidence: %1</source>
        <translation>Evidencias: %1</translation>
    </message>
    <message>
        <source>not reported</source>
        <translation>no se indica</translation>
    </message>
    <message>
        <source>Confidence: %1 (%2)</source>
        <translation>Confianza: %1 (%2)</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Nota: %1</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Afirmación</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>Cita textual</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Artículo</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>The quotes on their pages</source>
        <translation>Las citas textuales en sus páginas</translation>
    </message>
    <message>
        <source>Quote found word for word</source>
        <translation>Cita textual hallada palabra por palabra</translation>
    </message>
    <message>
        <source>Quote found, with other spaces or hyphens</source>
        <translation>Cita textual hallada, con otros espacios o guiones</translation>
    </message>
    <message>
        <source>Quote not found on its page</source>
        <translation>Cita textual no hallada en su página</translation>
    </message>
    <message>
        <source>The paper is not in the library</source>
        <translation>El artículo no está en la biblioteca</translation>
    </message>
    <message>
        <source>not in the library</source>
        <translation>no está en la biblioteca</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modificado</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no encontrado</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Respondida</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>No enviado</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Valores predeterminados</translation>
    </message>
    <message>
        <source>Of the page that is shown</source>
        <translation>De la página que se muestra</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lectura</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privacidad</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>In an answer: from sentence to sentence</source>
        <translation>En una respuesta: de frase en frase</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Arriba, Abajo</translation>
    </message>
    <message>
        <source>To the citations of a sentence</source>
        <translation>A las referencias de una frase</translation>
    </message>
    <message>
        <source>Right, Left</source>
        <translation>Derecha, Izquierda</translation>
    </message>
    <message>
        <source>Open the cited page</source>
        <translation>Abrir la página citada</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Show the quote</source>
        <translation>Mostrar la cita textual</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>In the reader: next and previous cited sentence</source>
        <translation>En el lector: frase citada siguiente y anterior</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Mayús+N</translation>
    </message>
    <message>
        <source>windows, network</source>
        <translation>ventanas, red</translation>
    </message>
    <message>
        <source>charts</source>
        <translation>gráficos</translation>
    </message>
    <message>
        <source>reading and drawing pages</source>
        <translation>lectura y dibujo de páginas</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>dominio público</translation>
    </message>
    <message>
        <source>the library file, full-text search</source>
        <translation>el archivo de la biblioteca, la búsqueda de texto completo</translation>
    </message>
    <message>
        <source>nearest vectors</source>
        <translation>vectores más cercanos</translation>
    </message>
    <message>
        <source>words of like meaning</source>
        <translation>palabras de significado parecido</translation>
    </message>
    <message>
        <source>PDF export</source>
        <translation>exportación a PDF</translation>
    </message>
    <message>
        <source>the learned space</source>
        <translation>el espacio aprendido</translation>
    </message>
    <message>
        <source>stems of words</source>
        <translation>raíces de palabras</translation>
    </message>
    <message>
        <source>languages</source>
        <translation>idiomas</translation>
    </message>
    <message>
        <source>quotes that are nearly the page&apos;s</source>
        <translation>citas casi iguales a las de la página</translation>
    </message>
    <message>
        <source>prompts</source>
        <translation>instrucciones</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>claves</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>the sandbox of readers</source>
        <translation>el entorno aislado de los lectores</translation>
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
        <translation>codificaciones antiguas</translation>
    </message>
    <message>
        <source>old encodings, order of scripts</source>
        <translation>codificaciones antiguas, orden de las escrituras</translation>
    </message>
    <message>
        <source>scripts that join or stack</source>
        <translation>escrituras que se unen o apilan</translation>
    </message>
    <message>
        <source>scans</source>
        <translation>escaneos</translation>
    </message>
    <message>
        <source>pictures of pages</source>
        <translation>imágenes de páginas</translation>
    </message>
    <message>
        <source>About Adduce</source>
        <translation>Acerca de Adduce</translation>
    </message>
    <message>
        <source>To adduce: to cite as evidence. Every sentence of an answer names its source, page and exact quote.

Free software under the GNU Affero General Public License, version 3 or later. It is made with these libraries:</source>
        <translation>Aducir: citar como evidencia. Cada frase de una respuesta indica su fuente, su página y su cita exacta.

Software libre bajo la Licencia Pública General Affero de GNU, versión 3 o posterior. Está hecho con estas bibliotecas:</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>The library cannot be opened</source>
        <translation>No se puede abrir la biblioteca</translation>
    </message>
    <message>
        <source>Choose another library...</source>
        <translation>Elegir otra biblioteca...</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Choose or name a library</source>
        <translation>Elegir una biblioteca o darle nombre</translation>
    </message>
    <message>
        <source>Libraries (*.adduce);;All files (*)</source>
        <translation>Bibliotecas (*.adduce);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Ask your papers; every sentence of the answer names its source, page and quote.</source>
        <translation>Pregunte a sus artículos; cada frase de la respuesta indica su fuente, su página y su cita textual.</translation>
    </message>
    <message>
        <source>The library to open.</source>
        <translation>La biblioteca que se abre.</translation>
    </message>
    <message>
        <source>A folder of papers to begin with when the library is empty.</source>
        <translation>Una carpeta de artículos con la que empezar si la biblioteca está vacía.</translation>
    </message>
    <message>
        <source>light, dark or system.</source>
        <translation>light, dark o system.</translation>
    </message>
    <message>
        <source>Papers to add, folders of them, or what a reference manager wrote.</source>
        <translation>Artículos que añadir, carpetas con ellos o lo que escribió un gestor de referencias bibliográficas.</translation>
    </message>
    <message>
        <source>--theme is light, dark or system.</source>
        <translation>--theme es light, dark o system.</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>este equipo</translation>
    </message>
    <message>
        <source>Answer a question</source>
        <translation>Responder una pregunta</translation>
    </message>
    <message>
        <source>Rank passages</source>
        <translation>Ordenar pasajes</translation>
    </message>
    <message>
        <source>Judge an answer</source>
        <translation>Juzgar una respuesta</translation>
    </message>
    <message>
        <source>Compare meanings</source>
        <translation>Comparar significados</translation>
    </message>
    <message>
        <source>Test a server</source>
        <translation>Probar un servidor</translation>
    </message>
    <message>
        <source>Look a DOI up</source>
        <translation>Consultar un DOI</translation>
    </message>
    <message>
        <source>Download a model</source>
        <translation>Descargar un modelo</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Adduce Handbook</source>
        <translation>Manual de Adduce</translation>
    </message>
    <message>
        <source>Add a PDF, EPUB, XPS, DOCX, ODT, HTML, Markdown or text file.</source>
        <translation>Añada un archivo PDF, EPUB, XPS, DOCX, ODT, HTML, Markdown o de texto.</translation>
    </message>
    <message numerus="yes">
        <source>Left out because it could not be proved: %Ln statement(s).</source>
        <translation>
            <numerusform>Omitida por no poder probarse: %Ln afirmación.</numerusform>
            <numerusform>Omitidas por no poder probarse: %Ln afirmaciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>No such passage</source>
        <translation>No existe ese pasaje</translation>
    </message>
    <message>
        <source>Quote not found</source>
        <translation>Cita no encontrada</translation>
    </message>
    <message>
        <source>Quote differs from the page</source>
        <translation>La cita difiere de la página</translation>
    </message>
    <message>
        <source>Opposite of its quote</source>
        <translation>Lo contrario de su cita</translation>
    </message>
    <message>
        <source>Number not in the evidence</source>
        <translation>Número ausente de las evidencias</translation>
    </message>
    <message>
        <source>Name not in the evidence</source>
        <translation>Nombre ausente de las evidencias</translation>
    </message>
    <message>
        <source>Words not in the evidence</source>
        <translation>Palabras ausentes de las evidencias</translation>
    </message>
    <message>
        <source>No sentence</source>
        <translation>No es una frase</translation>
    </message>
    <message>
        <source>Not proved</source>
        <translation>No probado</translation>
    </message>
    <message>
        <source>%1 expects no page; only a question that must be refused may</source>
        <translation>%1 no espera ninguna página; solo puede hacerlo una pregunta que deba rechazarse</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>Directa</translation>
    </message>
    <message>
        <source>Synthesis</source>
        <translation>Síntesis</translation>
    </message>
    <message>
        <source>Must be refused</source>
        <translation>Debe rechazarse</translation>
    </message>
    <message>
        <source>Passages ranked by %1</source>
        <translation>Pasajes ordenados por %1</translation>
    </message>
    <message>
        <source>Passages were found with: %1</source>
        <translation>Pasajes encontrados con: %1</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>sin juzgar</translation>
    </message>
    <message>
        <source>Faithful</source>
        <translation>Fiel</translation>
    </message>
    <message>
        <source>%1 did not reply in the form that was asked for.</source>
        <translation>%1 no respondió en la forma solicitada.</translation>
    </message>
    <message>
        <source>Faithful: not judged</source>
        <translation>Fiel: sin juzgar</translation>
    </message>
    <message>
        <source>judged %1 of %2 answers by %3</source>
        <translation>%1 de %2 respuestas juzgadas por %3</translation>
    </message>
    <message>
        <source>Faithful: %1</source>
        <translation>Fiel: %1</translation>
    </message>
    <message>
        <source>Faithful: %1 of %2 (95 %: %3-%4 %), %5</source>
        <translation>Fiel: %1 de %2 (95 %: %3-%4 %), %5</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Páginas de las preferencias</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %1 of %Ln question(s).</source>
        <translation>
            <numerusform>Detenida tras %1 de %Ln pregunta.</numerusform>
            <numerusform>Detenida tras %1 de %Ln preguntas.</numerusform>
        </translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>sin medir</translation>
    </message>
    <message numerus="yes">
        <source>The model failed on %Ln question(s), which are not counted</source>
        <translation>
            <numerusform>El modelo falló en %Ln pregunta, que no se cuenta</numerusform>
            <numerusform>El modelo falló en %Ln preguntas, que no se cuentan</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 a %3)</translation>
    </message>
    <message>
        <source>%1: query %2 of %3</source>
        <translation>%1: pregunta %2 de %3</translation>
    </message>
    <message>
        <source>Counting the texts</source>
        <translation>Contando los textos</translation>
    </message>
    <message>
        <source>Indexing: %1 of %2</source>
        <translation>Indexando: %1 de %2</translation>
    </message>
    <message>
        <source>Learning how the texts use words</source>
        <translation>Aprendiendo cómo usan las palabras los textos</translation>
    </message>
    <message>
        <source>%1 unchanged</source>
        <translation>%1 sin cambios</translation>
    </message>
    <message>
        <source>nDCG@10 since %1: %2.</source>
        <translation>nDCG@10 desde %1: %2.</translation>
    </message>
    <message>
        <source>Nothing may be written there: %1.</source>
        <translation>No se permite escribir ahí: %1.</translation>
    </message>
    <message>
        <source>Choose another folder, or change who may write to this one; what was there before is intact.</source>
        <translation>Elija otra carpeta o cambie quién puede escribir en esta; lo que había antes está intacto.</translation>
    </message>
    <message>
        <source>The folder to write to is not there: %1.</source>
        <translation>La carpeta de destino no está: %1.</translation>
    </message>
    <message>
        <source>Choose another folder, or connect its drive again.</source>
        <translation>Elija otra carpeta o vuelva a conectar su unidad.</translation>
    </message>
    <message>
        <source>compressed files, checksums</source>
        <translation>archivos comprimidos, sumas de comprobación</translation>
    </message>
    <message>
        <source>These figures are not kept.</source>
        <translation>Estas cifras no se han guardado.</translation>
    </message>
    <message>
        <source>The earlier results of this folder cannot be read: %1. The next measurement keeps that file under another name.</source>
        <translation>Los resultados anteriores de esta carpeta no se pueden leer: %1. La próxima medición conservará ese archivo con otro nombre.</translation>
    </message>
    <message>
        <source>The earlier results of this folder cannot be read; they are now in %1.</source>
        <translation>Los resultados anteriores de esta carpeta no se pueden leer; ahora están en %1.</translation>
    </message>
    <message>
        <source>Understand</source>
        <translation>Comprender</translation>
    </message>
    <message>
        <source>Understanding the question…</source>
        <translation>Comprendiendo la pregunta…</translation>
    </message>
    <message>
        <source>Retrieve</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>Ranking passages…</source>
        <translation>Ordenando pasajes…</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleccionar</translation>
    </message>
    <message>
        <source>Choosing passages…</source>
        <translation>Eligiendo pasajes…</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Looking around them…</source>
        <translation>Mirando a su alrededor…</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Checking that the papers speak of it…</source>
        <translation>Comprobando que los artículos hablan de ello…</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Escribir</translation>
    </message>
    <message>
        <source>Choosing sentences…</source>
        <translation>Eligiendo frases…</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Checking quotes…</source>
        <translation>Comprobando citas textuales…</translation>
    </message>
    <message>
        <source>Direct questions right</source>
        <translation>Preguntas directas correctas</translation>
    </message>
    <message>
        <source>Synthesis questions right</source>
        <translation>Preguntas de síntesis correctas</translation>
    </message>
    <message>
        <source>Refused correctly</source>
        <translation>Rechazadas correctamente</translation>
    </message>
    <message>
        <source>Citations verbatim</source>
        <translation>Referencias literales</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Tiempo mediano</translation>
    </message>
    <message>
        <source>None of the papers that these questions are about is searched: %1. Add them, or choose other questions or another scope.</source>
        <translation>No se busca en ninguno de los artículos de los que tratan estas preguntas: %1. Añádalos o elija otras preguntas u otro ámbito.</translation>
    </message>
    <message>
        <source>Questions on these papers count as wrong, as they are not searched: %1.</source>
        <translation>Las preguntas sobre estos artículos cuentan como incorrectas, ya que no se busca en ellos: %1.</translation>
    </message>
    <message>
        <source>Writing an answer</source>
        <translation>Escribir una respuesta</translation>
    </message>
    <message>
        <source>Correcting what was refused</source>
        <translation>Corregir lo rechazado</translation>
    </message>
    <message>
        <source>Ranking passages</source>
        <translation>Ordenar pasajes</translation>
    </message>
    <message>
        <source>Grading passages</source>
        <translation>Calificar pasajes</translation>
    </message>
    <message>
        <source>Judging answers of an evaluation</source>
        <translation>Juzgar las respuestas de una evaluación</translation>
    </message>
    <message>
        <source>95 %: %1 to %2 %</source>
        <translation>95 %: de %1 a %2 %</translation>
    </message>
    <message numerus="yes">
        <source>the model failed on %1 of %Ln question(s)</source>
        <translation>
            <numerusform>el modelo falló en %1 de %Ln pregunta</numerusform>
            <numerusform>el modelo falló en %1 de %Ln preguntas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln question(s)</source>
        <translation>
            <numerusform>de %Ln pregunta</numerusform>
            <numerusform>de %Ln preguntas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln question(s) asked</source>
        <translation>
            <numerusform>%1 de %Ln pregunta hecha</numerusform>
            <numerusform>%1 de %Ln preguntas hechas</numerusform>
        </translation>
    </message>
    <message>
        <source>judged %1 of %2</source>
        <translation>%1 de %2 juzgadas</translation>
    </message>
    <message>
        <source>from question to answer</source>
        <translation>de la pregunta a la respuesta</translation>
    </message>
    <message>
        <source>95th percentile %1 ms</source>
        <translation>percentil 95: %1 ms</translation>
    </message>
    <message numerus="yes">
        <source>of %Ln citation(s)</source>
        <translation>
            <numerusform>de %Ln referencia</numerusform>
            <numerusform>de %Ln referencias</numerusform>
        </translation>
    </message>
    <message>
        <source>unchanged since %1</source>
        <translation>sin cambios desde %1</translation>
    </message>
    <message>
        <source>%1%2%3 since %4</source>
        <translation>%1%2%3 desde %4</translation>
    </message>
    <message numerus="yes">
        <source>%1, over the %Ln question(s) of both</source>
        <translation>
            <numerusform>%1, sobre %Ln pregunta común</numerusform>
            <numerusform>%1, sobre %Ln preguntas comunes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, stopped</source>
        <translation>%1, detenida</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln quote(s) checked again %1</source>
        <translation>
            <numerusform>%Ln cita textual se ha vuelto a comprobar: %1</numerusform>
            <numerusform>las %Ln citas textuales se han vuelto a comprobar: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln quote(s) found word for word, %2</source>
        <translation>
            <numerusform>%1 de %Ln cita textual encontrada palabra por palabra, %2</numerusform>
            <numerusform>%1 de %Ln citas textuales encontradas palabra por palabra, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Todos los documentos</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Sin modelo</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>Etiquetas: %1</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>texto sin formato</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln página</numerusform>
            <numerusform>%Ln páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s)</source>
        <translation>
            <numerusform>%Ln frase</numerusform>
            <numerusform>%Ln frases</numerusform>
        </translation>
    </message>
    <message>
        <source>text recognised (%1)</source>
        <translation>texto reconocido (%1)</translation>
    </message>
    <message>
        <source>added %1</source>
        <translation>añadido: %1</translation>
    </message>
    <message>
        <source>in “%1”</source>
        <translation>en «%1»</translation>
    </message>
    <message>
        <source>%1 (this one)</source>
        <translation>%1 (este)</translation>
    </message>
    <message>
        <source>Add papers</source>
        <translation>Añadir artículos</translation>
    </message>
    <message>
        <source>Papers (*.pdf *.epub *.xps *.oxps *.docx *.odt *.html *.htm *.xhtml *.xml *.nxml *.txt *.text *.md *.markdown);;All files (*)</source>
        <translation>Artículos (*.pdf *.epub *.xps *.oxps *.docx *.odt *.html *.htm *.xhtml *.xml *.nxml *.txt *.text *.md *.markdown);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Add a folder of papers</source>
        <translation>Añadir una carpeta de artículos</translation>
    </message>
    <message>
        <source>Colours of the system</source>
        <translation>Colores del sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Settings...</source>
        <translation>Preferencias...</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Biblioteca</translation>
    </message>
    <message>
        <source>&amp;Thread</source>
        <translation>&amp;Hilo</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Historial</translation>
    </message>
    <message>
        <source>&amp;Evidence</source>
        <translation>&amp;Evidencias</translation>
    </message>
    <message>
        <source>E&amp;valuation</source>
        <translation>E&amp;valuación</translation>
    </message>
    <message>
        <source>&amp;Reader</source>
        <translation>&amp;Lector</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>All commands...</source>
        <translation>Todas las órdenes...</translation>
    </message>
    <message>
        <source>Ask the handbook</source>
        <translation>Preguntar al manual</translation>
    </message>
    <message>
        <source>New thread</source>
        <translation>Nuevo hilo</translation>
    </message>
    <message>
        <source>Write a question</source>
        <translation>Escribir una pregunta</translation>
    </message>
    <message>
        <source>Read the answer</source>
        <translation>Leer la respuesta</translation>
    </message>
    <message>
        <source>Add the answer to evidence</source>
        <translation>Añadir la respuesta a las evidencias</translation>
    </message>
    <message>
        <source>Export thread...</source>
        <translation>Exportar hilo...</translation>
    </message>
    <message>
        <source>Stop the question</source>
        <translation>Detener la pregunta</translation>
    </message>
    <message>
        <source>Open the thread in Ask</source>
        <translation>Abrir el hilo en Preguntar</translation>
    </message>
    <message>
        <source>Rename the thread...</source>
        <translation>Renombrar el hilo...</translation>
    </message>
    <message>
        <source>Pin or unpin the thread</source>
        <translation>Fijar o soltar el hilo</translation>
    </message>
    <message>
        <source>Give the thread a tag...</source>
        <translation>Etiquetar el hilo...</translation>
    </message>
    <message>
        <source>Check the quotes of the thread</source>
        <translation>Comprobar las citas del hilo</translation>
    </message>
    <message>
        <source>Duplicate the thread</source>
        <translation>Duplicar el hilo</translation>
    </message>
    <message>
        <source>Export the chosen threads...</source>
        <translation>Exportar los hilos elegidos...</translation>
    </message>
    <message>
        <source>Import threads...</source>
        <translation>Importar hilos...</translation>
    </message>
    <message>
        <source>Delete the thread</source>
        <translation>Eliminar el hilo</translation>
    </message>
    <message>
        <source>New table...</source>
        <translation>Nueva tabla...</translation>
    </message>
    <message>
        <source>Rename the table...</source>
        <translation>Renombrar la tabla...</translation>
    </message>
    <message>
        <source>Delete the table</source>
        <translation>Eliminar la tabla</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Añadir una fila</translation>
    </message>
    <message>
        <source>Check all quotes</source>
        <translation>Comprobar todas las citas</translation>
    </message>
    <message>
        <source>Table or matrix</source>
        <translation>Tabla o matriz</translation>
    </message>
    <message>
        <source>Add a question to the matrix...</source>
        <translation>Añadir una pregunta a la matriz...</translation>
    </message>
    <message>
        <source>Add papers to the matrix...</source>
        <translation>Añadir artículos a la matriz...</translation>
    </message>
    <message>
        <source>Import evidence...</source>
        <translation>Importar evidencias...</translation>
    </message>
    <message>
        <source>Export evidence...</source>
        <translation>Exportar evidencias...</translation>
    </message>
    <message>
        <source>Run the evaluation</source>
        <translation>Ejecutar la evaluación</translation>
    </message>
    <message>
        <source>Stop the evaluation</source>
        <translation>Detener la evaluación</translation>
    </message>
    <message>
        <source>Edit the questions...</source>
        <translation>Editar las preguntas...</translation>
    </message>
    <message>
        <source>Open a set of questions...</source>
        <translation>Abrir un conjunto de preguntas...</translation>
    </message>
    <message>
        <source>Measure a retrieval collection...</source>
        <translation>Medir una colección de recuperación...</translation>
    </message>
    <message>
        <source>Rename the run...</source>
        <translation>Renombrar la ejecución...</translation>
    </message>
    <message>
        <source>Export the run...</source>
        <translation>Exportar la ejecución...</translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation>Eliminar la ejecución</translation>
    </message>
    <message>
        <source>Back in the reader</source>
        <translation>Atrás en el lector</translation>
    </message>
    <message>
        <source>Forward in the reader</source>
        <translation>Adelante en el lector</translation>
    </message>
    <message>
        <source>Larger pages</source>
        <translation>Páginas más grandes</translation>
    </message>
    <message>
        <source>Smaller pages</source>
        <translation>Páginas más pequeñas</translation>
    </message>
    <message>
        <source>Fit the text</source>
        <translation>Ajustar al texto</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Esquema</translation>
    </message>
    <message>
        <source>Small pages</source>
        <translation>Páginas en miniatura</translation>
    </message>
    <message>
        <source>Dark pages in the dark theme</source>
        <translation>Páginas oscuras en el tema oscuro</translation>
    </message>
    <message>
        <source>Next cited sentence</source>
        <translation>Frase citada siguiente</translation>
    </message>
    <message>
        <source>Previous cited sentence</source>
        <translation>Frase citada anterior</translation>
    </message>
    <message>
        <source>Ask about this</source>
        <translation>Preguntar sobre esto</translation>
    </message>
    <message>
        <source>Add this to evidence</source>
        <translation>Añadir a las evidencias</translation>
    </message>
    <message>
        <source>Open in another program</source>
        <translation>Abrir en otro programa</translation>
    </message>
    <message>
        <source>Show in its folder</source>
        <translation>Mostrar en su carpeta</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>Escribiendo %1</translation>
    </message>
    <message>
        <source>Stopped; nothing was written: %1</source>
        <translation>Detenido; no se escribió nada: %1</translation>
    </message>
    <message>
        <source>Evaluating %L1 of %L2</source>
        <translation>Evaluando %L1 de %L2</translation>
    </message>
    <message numerus="yes">
        <source>Filling the matrix: %L1 of %Ln cell(s)</source>
        <translation>
            <numerusform>Rellenando la matriz: %L1 de %Ln celda</numerusform>
            <numerusform>Rellenando la matriz: %L1 de %Ln celdas</numerusform>
        </translation>
    </message>
    <message>
        <source>Add files...</source>
        <translation>Añadir archivos...</translation>
    </message>
    <message>
        <source>Add a folder...</source>
        <translation>Añadir una carpeta...</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>Nueva colección</translation>
    </message>
    <message>
        <source>Retry all that failed</source>
        <translation>Reintentar todos los que fallaron</translation>
    </message>
    <message>
        <source>Import references...</source>
        <translation>Importar referencias bibliográficas...</translation>
    </message>
    <message>
        <source>Export references...</source>
        <translation>Exportar referencias bibliográficas...</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>Detener la lectura</translation>
    </message>
    <message>
        <source>Library panel</source>
        <translation>Panel de la biblioteca</translation>
    </message>
    <message>
        <source>Reader panel</source>
        <translation>Panel del lector</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Barra de menús</translation>
    </message>
    <message>
        <source>Close the top-most</source>
        <translation>Cerrar lo que está encima</translation>
    </message>
    <message>
        <source>The file with the settings.</source>
        <translation>El archivo con las preferencias.</translation>
    </message>
    <message>
        <source>Searched for: %1</source>
        <translation>Buscado: %1</translation>
    </message>
    <message>
        <source>Searched in English, word by word: %1</source>
        <translation>Buscado en inglés, palabra por palabra: %1</translation>
    </message>
    <message>
        <source>The papers are in another language than the question. Ask in theirs, or install a dictionary for it.</source>
        <translation>Los artículos están en otro idioma que la pregunta. Pregunte en el suyo o instale un diccionario.</translation>
    </message>
    <message>
        <source>A table</source>
        <translation>Una tabla</translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <translation>fila %1: %2</translation>
    </message>
    <message>
        <source>Its quote is too short to prove anything: %1</source>
        <translation>Su cita es demasiado corta para probar nada: %1</translation>
    </message>
    <message>
        <source>It exchanges what its quote says of each: %1</source>
        <translation>Intercambia lo que su cita dice de cada uno: %1</translation>
    </message>
    <message>
        <source>Its quote does not say so much, or so little: %1</source>
        <translation>Su cita no dice tanto, o tan poco: %1</translation>
    </message>
    <message>
        <source>It goes further than its quote: %1</source>
        <translation>Va más allá de su cita: %1</translation>
    </message>
    <message>
        <source>Its quote does not speak of %1.</source>
        <translation>Su cita no habla de %1.</translation>
    </message>
    <message>
        <source>It puts another word in the place of one of its quote: %1</source>
        <translation>Pone otra palabra en lugar de una de su cita: %1</translation>
    </message>
    <message>
        <source>Its quote does not say: %1</source>
        <translation>Su cita no dice: %1</translation>
    </message>
    <message>
        <source>No passage holds the address %1.</source>
        <translation>Ningún pasaje contiene la dirección %1.</translation>
    </message>
    <message>
        <source>Quote too short</source>
        <translation>Cita demasiado corta</translation>
    </message>
    <message>
        <source>Exchanged</source>
        <translation>Intercambiado</translation>
    </message>
    <message>
        <source>Another amount</source>
        <translation>Otra cantidad</translation>
    </message>
    <message>
        <source>Goes too far</source>
        <translation>Va demasiado lejos</translation>
    </message>
    <message>
        <source>Speaks of others</source>
        <translation>Habla de otros</translation>
    </message>
    <message>
        <source>Another word</source>
        <translation>Otra palabra</translation>
    </message>
    <message>
        <source>Not said by its quote</source>
        <translation>No dicho por su cita</translation>
    </message>
    <message>
        <source>Address not in the evidence</source>
        <translation>Dirección ausente en las pruebas</translation>
    </message>
    <message>
        <source>False statements that the checks find</source>
        <translation>Afirmaciones falsas que encuentran las comprobaciones</translation>
    </message>
    <message>
        <source>%1 sentences of saved answers; unchanged, %2 of them were lost.</source>
        <translation>%1 oraciones de respuestas guardadas; sin cambios, se perdieron %2.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Hechas</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontradas</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>All, by words that no list of the checks has</source>
        <translation>Todas, con palabras que ninguna lista de las comprobaciones tiene</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Passed as proved</source>
        <translation>Pasaron por probadas</translation>
    </message>
    <message>
        <source>Proved: the quote stands on its page</source>
        <translation>Probado: la cita está en su página</translation>
    </message>
    <message>
        <source>The quote stands on its page; the file has no seal that ties the statement to it</source>
        <translation>La cita está en su página; el archivo no tiene sello que una a ella la afirmación</translation>
    </message>
    <message>
        <source>Changed after the export: the statement, its quote or its place</source>
        <translation>Cambiado tras la exportación: la afirmación, su cita o su lugar</translation>
    </message>
    <message>
        <source>No file with the bytes that were cited was found</source>
        <translation>No se encontró ningún archivo con los bytes citados</translation>
    </message>
    <message>
        <source>The paper&apos;s file has other bytes than the one that was cited</source>
        <translation>El archivo del artículo tiene otros bytes que el citado</translation>
    </message>
    <message>
        <source>The paper&apos;s file cannot be read</source>
        <translation>No se puede leer el archivo del artículo</translation>
    </message>
    <message>
        <source>The quote does not stand on its page</source>
        <translation>La cita no está en su página</translation>
    </message>
    <message>
        <source>The quote stands on its page, but not where its marks are</source>
        <translation>La cita está en su página, pero no donde está marcada</translation>
    </message>
    <message>
        <source>Verify an exported file...</source>
        <translation>Verificar un archivo exportado...</translation>
    </message>
    <message>
        <source>it asks to set instructions aside</source>
        <translation>pide dejar de lado instrucciones</translation>
    </message>
    <message>
        <source>it asks to play a part</source>
        <translation>pide interpretar un papel</translation>
    </message>
    <message>
        <source>it asks to know no limits</source>
        <translation>pide no conocer límites</translation>
    </message>
    <message>
        <source>it asks for the instructions themselves</source>
        <translation>pide las propias instrucciones</translation>
    </message>
    <message>
        <source>it dictates what is to be said</source>
        <translation>dicta lo que se debe decir</translation>
    </message>
    <message>
        <source>it brings documents of its own</source>
        <translation>trae sus propios documentos</translation>
    </message>
    <message>
        <source>This question tries to change the rules that answers are made by: %1. The rules stay. Ask the papers a question.</source>
        <translation>Esta pregunta intenta cambiar las reglas de las respuestas: %1. Las reglas se mantienen. Haga una pregunta a los artículos.</translation>
    </message>
    <message>
        <source>Ask about your papers in your own words. These can be asked, too:</source>
        <translation>Pregunte a sus artículos con sus propias palabras. También puede preguntar:</translation>
    </message>
    <message>
        <source>Which papers are on iron? — the papers that speak of it</source>
        <translation>¿Qué artículos hablan de hierro? — los artículos que lo tratan</translation>
    </message>
    <message>
        <source>How many papers do I have? — what is in the library</source>
        <translation>¿Cuántos artículos tengo? — lo que hay en la biblioteca</translation>
    </message>
    <message>
        <source>Summarise Smith 2021. — a paper in its own sentences</source>
        <translation>Resume Smith 2021. — un artículo con sus propias frases</translation>
    </message>
    <message>
        <source>What did Smith 2021 find about sleep? — that paper alone</source>
        <translation>¿Qué halló Smith 2021 sobre el sueño? — solo ese artículo</translation>
    </message>
    <message>
        <source>What does section 2.3 of Smith 2021 say? — a section</source>
        <translation>¿Qué dice la sección 2.3 de Smith 2021? — una sección</translation>
    </message>
    <message>
        <source>What did I ask before? — the questions of this thread</source>
        <translation>¿Qué pregunté antes? — las preguntas de este hilo</translation>
    </message>
    <message>
        <source>Nothing was asked before in this thread.</source>
        <translation>En este hilo no se ha preguntado nada antes.</translation>
    </message>
    <message>
        <source>These were asked before in this thread:</source>
        <translation>En este hilo se preguntó antes:</translation>
    </message>
    <message>
        <source>the paper&apos;s own sentences of what was asked for</source>
        <translation>las propias frases del artículo sobre lo pedido</translation>
    </message>
    <message>
        <source>Asked of %1 alone</source>
        <translation>Preguntado solo a %1</translation>
    </message>
    <message>
        <source>The papers speak of %1, but not of %2.</source>
        <translation>Los artículos hablan de %1, pero no de %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) can be asked.</source>
        <translation>
            <numerusform>Se puede preguntar a %Ln artículo.</numerusform>
            <numerusform>Se puede preguntar a %Ln artículos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln paper(s) can be asked.</source>
        <translation>
            <numerusform>Se puede preguntar a %1 de %Ln artículo.</numerusform>
            <numerusform>Se puede preguntar a %1 de %Ln artículos.</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1 such answers on the test papers %2 % held the answer (%3 to %4 %)</source>
        <translation>de %1 respuestas así sobre los artículos de prueba, el %2 % contenía la respuesta (del %3 al %4 %)</translation>
    </message>
    <message>
        <source>too few such answers on the test papers (%1) to say how often they are right</source>
        <translation>muy pocas respuestas así sobre los artículos de prueba (%1) para decir cuántas veces son correctas</translation>
    </message>
    <message>
        <source>of %1 such answers that you rated %2 % were right (%3 to %4 %)</source>
        <translation>de %1 respuestas así que usted valoró, el %2 % eran correctas (del %3 al %4 %)</translation>
    </message>
    <message>
        <source>too few such answers that you rated (%1) to say how often they are right</source>
        <translation>muy pocas respuestas así valoradas por usted (%1) para decir cuántas veces son correctas</translation>
    </message>
    <message>
        <source>It has no text yet: its pages are pictures.</source>
        <translation>Todavía no tiene texto: sus páginas son imágenes.</translation>
    </message>
    <message>
        <source>It is still to be read.</source>
        <translation>Todavía está por leer.</translation>
    </message>
    <message>
        <source>Asked on %1. %2 of %3 documents could be searched (%4 %), %5 passages.</source>
        <translation>Preguntado el %1. Se pudieron consultar %2 de %3 documentos (%4 %), %5 pasajes.</translation>
    </message>
    <message>
        <source>Searched in: %1</source>
        <translation>Buscado en: %1</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Palabra</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Pasajes</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Artículos</translation>
    </message>
    <message>
        <source>Nearest passages. Together they answer with a probability of %1; %2 is needed.</source>
        <translation>Pasajes más cercanos. Juntos responden con una probabilidad de %1; hace falta %2.</translation>
    </message>
    <message>
        <source>Nearest passages, by how much of the question they speak of; %1 is needed.</source>
        <translation>Pasajes más cercanos, según cuánto de la pregunta tratan; hace falta %1.</translation>
    </message>
    <message>
        <source>Lacks: %1</source>
        <translation>Falta: %1</translation>
    </message>
    <message>
        <source>Could not be searched</source>
        <translation>No se pudo consultar</translation>
    </message>
    <message>
        <source>Sources differ: %1</source>
        <translation>Las fuentes difieren: %1</translation>
    </message>
    <message>
        <source>Also said</source>
        <translation>También se dice</translation>
    </message>
    <message>
        <source>Revision %1 of the library.</source>
        <translation>Revisión %1 de la biblioteca.</translation>
    </message>
    <message>
        <source>Near words tried</source>
        <translation>Palabras afines probadas</translation>
    </message>
    <message>
        <source>What the papers do not answer</source>
        <translation>Lo que los artículos no responden</translation>
    </message>
    <message>
        <source>Another number</source>
        <translation>Otro número</translation>
    </message>
    <message>
        <source>Another unit</source>
        <translation>Otra unidad</translation>
    </message>
    <message>
        <source>Another period</source>
        <translation>Otro período</translation>
    </message>
    <message>
        <source>Another p-value</source>
        <translation>Otro valor p</translation>
    </message>
    <message>
        <source>Another range</source>
        <translation>Otro intervalo</translation>
    </message>
    <message>
        <source>Another number in words</source>
        <translation>Otro número en palabras</translation>
    </message>
    <message>
        <source>Another direction</source>
        <translation>Otra dirección</translation>
    </message>
    <message>
        <source>A word&apos;s opposite</source>
        <translation>Contrario de una palabra</translation>
    </message>
    <message>
        <source>Other people or animals</source>
        <translation>Otras personas o animales</translation>
    </message>
    <message>
        <source>Certain in place of possible</source>
        <translation>Seguro en lugar de posible</translation>
    </message>
    <message>
        <source>Numbers exchanged</source>
        <translation>Números intercambiados</translation>
    </message>
    <message>
        <source>All, some or none</source>
        <translation>Todos, algunos o ninguno</translation>
    </message>
    <message>
        <source>Per cent or percentage points</source>
        <translation>Por ciento o puntos porcentuales</translation>
    </message>
    <message>
        <source>Before or after</source>
        <translation>Antes o después</translation>
    </message>
    <message>
        <source>Cause in place of association</source>
        <translation>Causa en lugar de asociación</translation>
    </message>
    <message>
        <source>At least or at most</source>
        <translation>Al menos o como máximo</translation>
    </message>
    <message>
        <source>Sides of a comparison exchanged</source>
        <translation>Lados de una comparación intercambiados</translation>
    </message>
    <message>
        <source>Denial taken out</source>
        <translation>Negación quitada</translation>
    </message>
    <message>
        <source>Denial put in</source>
        <translation>Negación añadida</translation>
    </message>
    <message>
        <source>Significant or not</source>
        <translation>Significativo o no</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Otro nombre</translation>
    </message>
    <message>
        <source>Another thing</source>
        <translation>Otra cosa</translation>
    </message>
    <message>
        <source>A clause put in</source>
        <translation>Oración añadida</translation>
    </message>
    <message>
        <source>Of the %1 false statements of your own set %2 were found.</source>
        <translation>De las %1 afirmaciones falsas de su propio conjunto se encontraron %2.</translation>
    </message>
    <message>
        <source>the quotes hold nearly all that the model wrote</source>
        <translation>las citas contienen casi todo lo que escribió el modelo</translation>
    </message>
    <message>
        <source>the quotes hold most of what the model wrote</source>
        <translation>las citas contienen la mayor parte de lo que escribió el modelo</translation>
    </message>
    <message>
        <source>the quotes hold only some of what the model wrote</source>
        <translation>las citas contienen solo parte de lo que escribió el modelo</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>nada encontrado</translation>
    </message>
    <message>
        <source>Searched in English, translated by the model: %1</source>
        <translation>Buscado en inglés, traducido por el modelo: %1</translation>
    </message>
    <message>
        <source>The model that checks what was written did not answer. %1</source>
        <translation>El modelo que comprueba lo escrito no respondió. %1</translation>
    </message>
    <message>
        <source>The model %1 finds that its quote does not say this.</source>
        <translation>El modelo %1 considera que su cita no dice esto.</translation>
    </message>
    <message>
        <source>The model %1 finds that its quote says the opposite.</source>
        <translation>El modelo %1 considera que su cita dice lo contrario.</translation>
    </message>
    <message>
        <source>A sentence or row that cannot be quoted exactly speaks of this: %1</source>
        <translation>Una frase o fila que no se puede citar con exactitud habla de esto: %1</translation>
    </message>
    <message>
        <source>Checking what was written</source>
        <translation>Comprobar lo escrito</translation>
    </message>
    <message>
        <source>Translating a question</source>
        <translation>Traducir una pregunta</translation>
    </message>
    <message numerus="yes">
        <source>%Ln saved thread(s) would rest on other papers by now.</source>
        <translation>
            <numerusform>%Ln hilo guardado se apoyaría hoy en otros artículos.</numerusform>
            <numerusform>%Ln hilos guardados se apoyarían hoy en otros artículos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The model found no answer in the passages; these are the papers&apos; own sentences.</source>
        <translation>El modelo no encontró respuesta en los pasajes; estas son frases de los propios artículos.</translation>
    </message>
    <message>
        <source>%1 of %2 passages fitted into what the model can read at once.</source>
        <translation>%1 de %2 pasajes cabían en lo que el modelo puede leer de una vez.</translation>
    </message>
    <message>
        <source>Stopped before the first sentence. Ask again for an answer.</source>
        <translation>Detenido antes de la primera frase. Pregunte de nuevo para obtener una respuesta.</translation>
    </message>
    <message>
        <source>See whether it runs and can be reached, then try again.</source>
        <translation>Compruebe que funciona y que se puede acceder a él, y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>Nothing listens at %1.</source>
        <translation>Ningún servidor escucha en %1.</translation>
    </message>
    <message>
        <source>Start the server (Ollama&apos;s with &quot;ollama serve&quot;), or check the address in Settings.</source>
        <translation>Inicie el servidor (el de Ollama con «ollama serve») o compruebe la dirección en los ajustes.</translation>
    </message>
    <message>
        <source>What the server replied cannot be used: %1.</source>
        <translation>Lo que respondió el servidor no se puede usar: %1.</translation>
    </message>
    <message>
        <source>The server does not take the request: %1.</source>
        <translation>El servidor no acepta la solicitud: %1.</translation>
    </message>
    <message>
        <source>Choose another model in Settings, or another server for it.</source>
        <translation>Elija otro modelo en los ajustes u otro servidor para él.</translation>
    </message>
    <message>
        <source>The answer came to its longest before its end: %1.</source>
        <translation>La respuesta alcanzó su longitud máxima antes de terminar: %1.</translation>
    </message>
    <message>
        <source>Let the model write more (&quot;writing.most_tokens&quot; of the profile), or choose one with a longer context.</source>
        <translation>Deje que el modelo escriba más («writing.most_tokens» del perfil) o elija uno con un contexto más largo.</translation>
    </message>
    <message>
        <source>A filter of the server keeps the answer back: %1.</source>
        <translation>Un filtro del servidor retiene la respuesta: %1.</translation>
    </message>
    <message>
        <source>Ask in other words, or choose another model.</source>
        <translation>Pregunte con otras palabras o elija otro modelo.</translation>
    </message>
    <message>
        <source>The model refuses to answer: %1.</source>
        <translation>El modelo se niega a responder: %1.</translation>
    </message>
    <message>
        <source>The server wants a key, and none was given: %1.</source>
        <translation>El servidor pide una clave y no se dio ninguna: %1.</translation>
    </message>
    <message>
        <source>Enter it in Settings, or set the variable %1 before the program is started.</source>
        <translation>Introdúzcala en los ajustes o defina la variable %1 antes de iniciar el programa.</translation>
    </message>
    <message>
        <source>Check the address, and the date of this computer. If the server is your laboratory&apos;s own, have this computer trust its certificate: copy it to /usr/local/share/ca-certificates, with a name that ends in .crt, and run &quot;sudo update-ca-certificates&quot;.</source>
        <translation>Compruebe la dirección y la fecha de este equipo. Si el servidor es de su laboratorio, haga que este equipo confíe en su certificado: cópielo en /usr/local/share/ca-certificates, con un nombre que termine en .crt, y ejecute «sudo update-ca-certificates».</translation>
    </message>
    <message>
        <source>%1 (nothing)</source>
        <translation>%1 (nada)</translation>
    </message>
    <message>
        <source>%1 (sentence %2)</source>
        <translation>%1 (frase %2)</translation>
    </message>
    <message>
        <source>Asked in parts: %1</source>
        <translation>Preguntada por partes: %1</translation>
    </message>
    <message>
        <source>Rewrite</source>
        <translation>Reformular</translation>
    </message>
    <message>
        <source>Putting it in the words of a search…</source>
        <translation>Poniéndola en palabras de búsqueda…</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Resolving what it points at…</source>
        <translation>Resolviendo a qué se refiere…</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>Splitting the question…</source>
        <translation>Dividiendo la pregunta…</translation>
    </message>
    <message>
        <source>Imagine</source>
        <translation>Imaginar</translation>
    </message>
    <message>
        <source>Imagining what to search for…</source>
        <translation>Imaginando qué buscar…</translation>
    </message>
    <message>
        <source>Examine</source>
        <translation>Examinar</translation>
    </message>
    <message>
        <source>Examining passages…</source>
        <translation>Examinando pasajes…</translation>
    </message>
    <message>
        <source>Assess</source>
        <translation>Valorar</translation>
    </message>
    <message>
        <source>Looking whether it is enough…</source>
        <translation>Viendo si es suficiente…</translation>
    </message>
    <message>
        <source>It took longer than %1 seconds.</source>
        <translation>Tardó más de %1 segundos.</translation>
    </message>
    <message>
        <source>Putting a question in the words of a search</source>
        <translation>Poner una pregunta en palabras de búsqueda</translation>
    </message>
    <message>
        <source>Resolving a question by its conversation</source>
        <translation>Resolver una pregunta por la conversación</translation>
    </message>
    <message>
        <source>Splitting a question</source>
        <translation>Dividir una pregunta</translation>
    </message>
    <message>
        <source>Imagining passages to search for</source>
        <translation>Imaginar pasajes que buscar</translation>
    </message>
    <message>
        <source>Examining a passage</source>
        <translation>Examinar un pasaje</translation>
    </message>
    <message>
        <source>Assessing what was found</source>
        <translation>Valorar lo encontrado</translation>
    </message>
    <message numerus="yes">
        <source>It was written %Ln time(s) until the checks held or no attempt was left.</source>
        <translation>
            <numerusform>Se escribió %Ln vez, hasta que las comprobaciones pasaron o no quedó intento.</numerusform>
            <numerusform>Se escribió %Ln veces, hasta que las comprobaciones pasaron o no quedó intento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Decidir</translation>
    </message>
    <message>
        <source>Deciding what it needs…</source>
        <translation>Decidiendo qué necesita…</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>se omite</translation>
    </message>
    <message>
        <source>%1 by keyword, %2 by vector</source>
        <translation>%1 por palabra, %2 por vector</translation>
    </message>
    <message>
        <source>thinned to %1 by marginal relevance</source>
        <translation>aclarado a %1 por relevancia marginal</translation>
    </message>
    <message>
        <source>%1 passages, from many pages and papers</source>
        <translation>%1 pasajes, de muchas páginas y artículos</translation>
    </message>
    <message>
        <source>%1 passages, the best of each page</source>
        <translation>%1 pasajes, el mejor de cada página</translation>
    </message>
    <message>
        <source>the best %1 passages</source>
        <translation>los %1 mejores pasajes</translation>
    </message>
    <message>
        <source>what is wanted, of which papers, in which words and language</source>
        <translation>qué se quiere, de qué artículos, en qué palabras e idioma</translation>
    </message>
    <message>
        <source>papers, web, and up to %1 passages</source>
        <translation>artículos, web y hasta %1 pasajes</translation>
    </message>
    <message>
        <source>papers or web</source>
        <translation>artículos o web</translation>
    </message>
    <message>
        <source>papers</source>
        <translation>artículos</translation>
    </message>
    <message>
        <source>the subject is carried over by rule</source>
        <translation>el tema se traslada por regla</translation>
    </message>
    <message>
        <source>up to %1 sub-questions, searched at the same time</source>
        <translation>hasta %1 subpreguntas, buscadas a la vez</translation>
    </message>
    <message>
        <source>the words of a search</source>
        <translation>las palabras de una búsqueda</translation>
    </message>
    <message>
        <source>searched as it is asked</source>
        <translation>se busca como se pregunta</translation>
    </message>
    <message>
        <source>%1 passages, to search for what is like them, of complex questions</source>
        <translation>%1 pasajes, para buscar lo parecido, en preguntas complejas</translation>
    </message>
    <message>
        <source>statements, each with a quote</source>
        <translation>afirmaciones, cada una con una cita</translation>
    </message>
    <message>
        <source>checked as a whole, up to %1 attempts</source>
        <translation>comprobadas en conjunto, hasta %1 intentos</translation>
    </message>
    <message>
        <source>by a model for it</source>
        <translation>por un modelo para ello</translation>
    </message>
    <message>
        <source>as retrieval ranked them</source>
        <translation>como los ordenó la búsqueda</translation>
    </message>
    <message>
        <source>each of the best by itself, unless the scores are clear</source>
        <translation>cada uno de los mejores por sí, salvo que las puntuaciones sean claras</translation>
    </message>
    <message>
        <source>%1 neighbours on either side, %2 passages at most</source>
        <translation>%1 vecinos a cada lado, %2 pasajes como máximo</translation>
    </message>
    <message>
        <source>do they speak of it, and do they answer it?</source>
        <translation>¿hablan de ello y lo responden?</translation>
    </message>
    <message>
        <source>by scores; once more in other words where they are low</source>
        <translation>por puntuaciones; otra vez con otras palabras si son bajas</translation>
    </message>
    <message>
        <source>up to %1 questions for what is missing</source>
        <translation>hasta %1 preguntas por lo que falta</translation>
    </message>
    <message>
        <source>the papers&apos; own sentences</source>
        <translation>las frases de los propios artículos</translation>
    </message>
    <message>
        <source>every quote on its page</source>
        <translation>cada cita en su página</translation>
    </message>
    <message>
        <source>without a model: %1</source>
        <translation>sin modelo: %1</translation>
    </message>
    <message>
        <source>it is not for the papers</source>
        <translation>no es para los artículos</translation>
    </message>
    <message>
        <source>the question asks for it</source>
        <translation>la pregunta lo pide</translation>
    </message>
    <message>
        <source>Deciding what a question needs</source>
        <translation>Decidir qué necesita una pregunta</translation>
    </message>
    <message>
        <source>Deciding between papers and web</source>
        <translation>Elegir entre artículos y web</translation>
    </message>
    <message>
        <source>Checking an answer against its passages</source>
        <translation>Comprobar una respuesta con sus pasajes</translation>
    </message>
    <message>
        <source>Checking an answer against its question</source>
        <translation>Comprobar una respuesta con su pregunta</translation>
    </message>
    <message>
        <source>This is no GGUF file: %1. Models for llama-server have names that end in .gguf.</source>
        <translation>Esto no es un archivo GGUF: %1. Los modelos para llama-server tienen nombres que terminan en .gguf.</translation>
    </message>
    <message>
        <source>Weather of %1 (%2°, %3°).</source>
        <translation>Tiempo de %1 (%2°, %3°).</translation>
    </message>
    <message>
        <source>%1 °C</source>
        <translation>%1 °C</translation>
    </message>
    <message>
        <source>wind %1 km/h</source>
        <translation>viento %1 km/h</translation>
    </message>
    <message>
        <source>humidity %1 %</source>
        <translation>humedad %1 %</translation>
    </message>
    <message>
        <source>At %1 there: %2.</source>
        <translation>El %1 allí: %2.</translation>
    </message>
    <message>
        <source>From one hour to the next the temperature changes by %1 °C on average.</source>
        <translation>De una hora a la siguiente la temperatura cambia %1 °C en promedio.</translation>
    </message>
    <message>
        <source>Calm hours, with wind below %1 km/h: %2. Gusty hours, with gusts of %3 km/h or more: %4.</source>
        <translation>Horas de calma, con viento inferior a %1 km/h: %2. Horas de ráfagas de %3 km/h o más: %4.</translation>
    </message>
    <message>
        <source>All values are there for %1 % of the hours.</source>
        <translation>Todos los valores están disponibles en el %1 % de las horas.</translation>
    </message>
    <message>
        <source>Of the places of this name, the one with the most inhabitants was taken. Others: %1.</source>
        <translation>De los lugares con este nombre se ha tomado el de más habitantes. Otros: %1.</translation>
    </message>
    <message>
        <source>The days before: %1 to %2 °C, %3 mm of precipitation.</source>
        <translation>Los días anteriores: de %1 a %2 °C, %3 mm de precipitación.</translation>
    </message>
    <message>
        <source>The days before: %1 to %2 °C.</source>
        <translation>Los días anteriores: de %1 a %2 °C.</translation>
    </message>
    <message>
        <source>The days ahead: %1 to %2 °C, %3 mm of precipitation.</source>
        <translation>Los próximos días: de %1 a %2 °C, %3 mm de precipitación.</translation>
    </message>
    <message>
        <source>The days ahead: %1 to %2 °C.</source>
        <translation>Los próximos días: de %1 a %2 °C.</translation>
    </message>
    <message>
        <source>Source: Open-Meteo.com, CC BY 4.0.</source>
        <translation>Fuente: Open-Meteo.com, CC BY 4.0.</translation>
    </message>
    <message>
        <source>The weather service knows no place called %1.</source>
        <translation>El servicio meteorológico no conoce ningún lugar llamado %1.</translation>
    </message>
    <message>
        <source>Check the spelling, or name a larger place nearby.</source>
        <translation>Compruebe la ortografía o nombre un lugar más grande cercano.</translation>
    </message>
    <message>
        <source>The weather service does not answer: %1.</source>
        <translation>El servicio meteorológico no responde: %1.</translation>
    </message>
    <message>
        <source>Check the connection to the internet, and ask again in a while.</source>
        <translation>Compruebe la conexión a internet y vuelva a preguntar dentro de un rato.</translation>
    </message>
    <message>
        <source>What the weather service replied cannot be used: %1.</source>
        <translation>Lo que respondió el servicio meteorológico no se puede usar: %1.</translation>
    </message>
    <message>
        <source>Ask again in a while.</source>
        <translation>Vuelva a preguntar dentro de un rato.</translation>
    </message>
    <message>
        <source>The weather service does not take the request: %1.</source>
        <translation>El servicio meteorológico no acepta la solicitud: %1.</translation>
    </message>
    <message>
        <source>Look the weather up</source>
        <translation>Consultar el tiempo</translation>
    </message>
    <message>
        <source>Looked up on the web, not in your papers:</source>
        <translation>Consultado en la web, no en sus artículos:</translation>
    </message>
    <message>
        <source>it is not for the papers alone</source>
        <translation>no es solo para los artículos</translation>
    </message>
    <message>
        <source>Search the web</source>
        <translation>Buscar en la web</translation>
    </message>
    <message>
        <source>It says that it is a PDF, and is none.</source>
        <translation>Dice ser un PDF y no lo es.</translation>
    </message>
    <message>
        <source>It is neither HTML nor plain text nor a PDF, but &quot;%1&quot;.</source>
        <translation>No es HTML ni texto sin formato ni un PDF, sino «%1».</translation>
    </message>
    <message>
        <source>It has more than %1 MB.</source>
        <translation>Tiene más de %1 MB.</translation>
    </message>
    <message>
        <source>It sends on to an address that may not be followed.</source>
        <translation>Redirige a una dirección que no se puede seguir.</translation>
    </message>
    <message>
        <source>It sends on and on.</source>
        <translation>Redirige una y otra vez.</translation>
    </message>
    <message>
        <source>no passage stands out</source>
        <translation>ningún pasaje destaca</translation>
    </message>
    <message>
        <source>few passages help</source>
        <translation>pocos pasajes ayudan</translation>
    </message>
    <message>
        <source>they do not answer</source>
        <translation>no responden</translation>
    </message>
    <message>
        <source>The papers may not be enough for this: %1. The web was not searched.</source>
        <translation>Los artículos quizá no basten: %1. No se buscó en la web.</translation>
    </message>
    <message>
        <source>The web was searched, and no page was found.</source>
        <translation>Se buscó en la web y no se encontró ninguna página.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) of the web were read, too.</source>
        <translation>
            <numerusform>También se leyó %Ln página de la web.</numerusform>
            <numerusform>También se leyeron %Ln páginas de la web.</numerusform>
        </translation>
    </message>
    <message>
        <source>The web could not be searched. %1</source>
        <translation>No se pudo buscar en la web. %1</translation>
    </message>
    <message>
        <source>The web was not searched, as the question holds words of a document that never leaves this computer.</source>
        <translation>No se buscó en la web, porque la pregunta contiene palabras de un documento que nunca sale de este equipo.</translation>
    </message>
    <message>
        <source>p. %1</source>
        <translation>p. %1</translation>
    </message>
    <message>
        <source>web page %1, fetched on %2</source>
        <translation>página web %1, obtenida el %2</translation>
    </message>
    <message>
        <source>Web</source>
        <translation>Web</translation>
    </message>
    <message>
        <source>Searching the web…</source>
        <translation>Buscando en la web…</translation>
    </message>
    <message>
        <source>if you allow it for a question, at the same time as the papers</source>
        <translation>si lo permite para una pregunta, a la vez que los artículos</translation>
    </message>
    <message>
        <source>if you allow it for a question, where no passage stands out</source>
        <translation>si lo permite para una pregunta, cuando ningún pasaje destaca</translation>
    </message>
    <message>
        <source>if you allow it for a question, where fewer than %1 passages help</source>
        <translation>si lo permite para una pregunta, cuando ayudan menos de %1 pasajes</translation>
    </message>
    <message>
        <source>if you allow it for a question, and a model holds it to be needed</source>
        <translation>si lo permite para una pregunta y un modelo lo considera necesario</translation>
    </message>
    <message>
        <source>Allow it in Settings, Privacy, or with &quot;adduce-cli web allow&quot;.</source>
        <translation>Permítalo en Ajustes, Privacidad, o con &quot;adduce-cli web allow&quot;.</translation>
    </message>
    <message>
        <source>Putting a question in the words of a search of the web</source>
        <translation>Poner una pregunta en palabras para buscar en la web</translation>
    </message>
    <message>
        <source>Naming what to look up in an encyclopedia</source>
        <translation>Nombrar qué buscar en una enciclopedia</translation>
    </message>
    <message>
        <source>the question</source>
        <translation>la pregunta</translation>
    </message>
    <message>
        <source>It is a page about the paper, and no PDF of it.</source>
        <translation>Es una página sobre el artículo, no su PDF.</translation>
    </message>
    <message>
        <source>the web</source>
        <translation>la web</translation>
    </message>
    <message>
        <source>Find papers on a question...</source>
        <translation>Buscar artículos sobre una pregunta...</translation>
    </message>
    <message>
        <source>Nothing was sent to %1: the web may not be searched.</source>
        <translation>No se envió nada a %1: no está permitido buscar en la web.</translation>
    </message>
    <message>
        <source>The words of the model, made of this conversation alone: nothing was searched, and nothing of it is proved.</source>
        <translation>Palabras del modelo, hechas solo de esta conversación: no se buscó nada, y nada de ello está probado.</translation>
    </message>
    <message>
        <source>There is no answer here to be put in other words, or no model that may do it. Ask the papers a question first; a model is chosen in the settings.</source>
        <translation>Aquí no hay ninguna respuesta que decir de otro modo, o ningún modelo que pueda hacerlo. Pregunte primero a los artículos; el modelo se elige en los ajustes.</translation>
    </message>
    <message>
        <source>Other words take a model. The last answer said:</source>
        <translation>Decirlo de otro modo requiere un modelo. La última respuesta decía:</translation>
    </message>
    <message>
        <source>The last answer in short, in the sentences that were proved:</source>
        <translation>La última respuesta en breve, en las frases probadas:</translation>
    </message>
    <message>
        <source>Putting what was said in other words</source>
        <translation>Decir de otro modo lo dicho</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Recordar</translation>
    </message>
    <message>
        <source>Looking through the conversation…</source>
        <translation>Repasando la conversación…</translation>
    </message>
    <message>
        <source>up to %1 sentences of the last %2 messages, for the model that writes</source>
        <translation>hasta %1 frases de los últimos %2 mensajes, para el modelo que escribe</translation>
    </message>
    <message>
        <source>Asked of the papers in %1, which the question is for</source>
        <translation>Preguntado a los artículos de %1, a los que se dirige la pregunta</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Colecciones</translation>
    </message>
    <message>
        <source>Choosing collections…</source>
        <translation>Eligiendo colecciones…</translation>
    </message>
    <message>
        <source>those that the question is for, where no scope was chosen</source>
        <translation>aquellas a las que se dirige la pregunta, si no se eligió un ámbito</translation>
    </message>
    <message>
        <source>one that is clearly nearest by its words</source>
        <translation>una que sea claramente la más cercana por sus palabras</translation>
    </message>
    <message>
        <source>Choosing collections for a question</source>
        <translation>Elegir colecciones para una pregunta</translation>
    </message>
    <message>
        <source>Suggesting what to ask next</source>
        <translation>Sugerir qué preguntar después</translation>
    </message>
    <message>
        <source>free text, then taken apart into statements, each with a quote</source>
        <translation>texto libre, luego descompuesto en afirmaciones, cada una con su cita</translation>
    </message>
    <message>
        <source>Writing an answer as free text</source>
        <translation>Escribir una respuesta como texto libre</translation>
    </message>
    <message>
        <source>Taking free text apart into statements</source>
        <translation>Descomponer texto libre en afirmaciones</translation>
    </message>
    <message>
        <source>Remembering what will be of use</source>
        <translation>Recordar lo que será útil</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>The web would have to be searched, too, which was not done: %1</source>
        <translation>También habría que buscar en la web, lo que no se hizo: %1</translation>
    </message>
    <message>
        <source>The model made nothing of it that can be shown.</source>
        <translation>El modelo no hizo con ello nada que se pueda mostrar.</translation>
    </message>
    <message>
        <source>The model made nothing of it that can be shown. The last answer said:</source>
        <translation>El modelo no hizo con ello nada que se pueda mostrar. La última respuesta decía:</translation>
    </message>
    <message>
        <source>Leaves out: %1</source>
        <translation>Deja fuera: %1</translation>
    </message>
    <message>
        <source>The papers answer: %1 (%2)</source>
        <translation>Los artículos responden a: %1 (%2)</translation>
    </message>
    <message>
        <source>The paper that is nearest by its title: %1</source>
        <translation>El artículo con el título más cercano: %1</translation>
    </message>
    <message>
        <source>Citations as the model wrote them, before the checks: %1 % right (%2 of %3), %4 points less than shown</source>
        <translation>Citas tal como las escribió el modelo, antes de las comprobaciones: %1 % correctas (%2 de %3), %4 puntos menos que las mostradas</translation>
    </message>
    <message>
        <source>Citations as written</source>
        <translation>Citas tal como se escribieron</translation>
    </message>
    <message>
        <source>%1 points less than shown</source>
        <translation>%1 puntos menos que lo mostrado</translation>
    </message>
    <message>
        <source>Quotes as written</source>
        <translation>Citas tal como se escribieron</translation>
    </message>
    <message>
        <source>Examination skipped</source>
        <translation>Examen omitido</translation>
    </message>
    <message>
        <source>%1 of %2 times</source>
        <translation>%1 de %2 veces</translation>
    </message>
    <message>
        <source>Examination skipped, as the scores were clear: %1 of %2 times (%3 %)</source>
        <translation>Examen omitido porque las puntuaciones eran claras: %1 de %2 veces (%3 %)</translation>
    </message>
    <message>
        <source>Next steps</source>
        <translation>Cómo seguir</translation>
    </message>
    <message>
        <source>In the words of the model: %1</source>
        <translation>En palabras del modelo: %1</translation>
    </message>
    <message>
        <source>Saying what the weather is</source>
        <translation>Decir qué tiempo hace</translation>
    </message>
    <message>
        <source>No hour lies more than %1 standard deviations from the mean temperature.</source>
        <translation>Ninguna hora se aparta más de %1 desviaciones típicas de la temperatura media.</translation>
    </message>
    <message>
        <source>Hours more than %1 standard deviations from the mean temperature: %2; the farthest has %3 °C (%4).</source>
        <translation>Horas a más de %1 desviaciones típicas de la temperatura media: %2; la más alejada tiene %3 °C (%4).</translation>
    </message>
    <message numerus="yes">
        <source>Mean temperature of the last %Ln hour(s): %1 °C.</source>
        <translation>
            <numerusform>Temperatura media de la última hora: %1 °C.</numerusform>
            <numerusform>Temperatura media de las últimas %Ln horas: %1 °C.</numerusform>
        </translation>
    </message>
    <message>
        <source>I don&apos;t know: nothing that was said in this conversation answers that. Ask the papers a question of its own.</source>
        <translation>No lo sé: nada de lo dicho en esta conversación lo responde. Haga a los artículos una pregunta aparte.</translation>
    </message>
    <message numerus="yes">
        <source>searched %Ln time(s)</source>
        <translation>
            <numerusform>%Ln búsqueda</numerusform>
            <numerusform>%Ln búsquedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>written %Ln time(s)</source>
        <translation>
            <numerusform>%Ln redacción</numerusform>
            <numerusform>%Ln redacciones</numerusform>
        </translation>
    </message>
    <message>
        <source>what it points at in the last %1 questions and answers</source>
        <translation>a qué alude en las últimas %1 preguntas y respuestas</translation>
    </message>
    <message>
        <source>what it points at in the last %1 questions</source>
        <translation>a qué alude en las últimas %1 preguntas</translation>
    </message>
    <message>
        <source>asks back</source>
        <translation>pide una aclaración</translation>
    </message>
    <message>
        <source>by a model for it, or by the one that writes</source>
        <translation>por un modelo para ello, o por el que redacta</translation>
    </message>
    <message>
        <source>only what helps stays</source>
        <translation>solo queda lo que ayuda</translation>
    </message>
    <message>
        <source>A model made of the question: “%1”. Nothing answers that, so it was answered as it was typed.</source>
        <translation>Un modelo hizo de la pregunta: «%1». Nada la responde, así que se respondió tal como se escribió.</translation>
    </message>
    <message>
        <source>it asks for what is recent</source>
        <translation>pregunta por lo reciente</translation>
    </message>
    <message>
        <source>complex questions get twice as many passages, and the web is for what is recent</source>
        <translation>las preguntas complejas reciben el doble de pasajes, y la web es para lo reciente</translation>
    </message>
    <message>
        <source>it asks for several things</source>
        <translation>pregunta por varias cosas</translation>
    </message>
    <message>
        <source>Close other programs or large papers and try again; what was saved before is intact.</source>
        <translation>Cierre otros programas o artículos grandes e inténtelo de nuevo; lo guardado antes está intacto.</translation>
    </message>
    <message>
        <source>Take over what can be read into a new library (&quot;adduce-cli rescue&quot;), restore a backup, or choose another library. The file was not changed.</source>
        <translation>Pase lo que se pueda leer a una biblioteca nueva («adduce-cli rescue»), restaure una copia de seguridad o elija otra biblioteca. El archivo no se ha modificado.</translation>
    </message>
    <message>
        <source>The library holds tables, views or triggers that Adduce did not make: %1.</source>
        <translation>La biblioteca contiene tablas, vistas o disparadores que Adduce no ha creado: %1.</translation>
    </message>
    <message>
        <source>Somebody may have changed it so that it does something of its own. Nothing of it was run or changed. Take over what is yours into a new library (&quot;adduce-cli rescue&quot;), or choose another library.</source>
        <translation>Puede que alguien la haya modificado para que haga algo por su cuenta. No se ha ejecutado ni cambiado nada de ella. Pase lo que es suyo a una biblioteca nueva («adduce-cli rescue») o elija otra biblioteca.</translation>
    </message>
    <message>
        <source>This library can only be read: %1.</source>
        <translation>Esta biblioteca solo se puede leer: %1.</translation>
    </message>
    <message>
        <source>Change who may write to its file and its folder, or open a copy in a folder of your own.</source>
        <translation>Cambie quién puede escribir en su archivo y su carpeta, o abra una copia en una carpeta propia.</translation>
    </message>
    <message>
        <source>Rescued thread</source>
        <translation>Hilo recuperado</translation>
    </message>
    <message>
        <source>Rescued table</source>
        <translation>Tabla recuperada</translation>
    </message>
    <message>
        <source>Back up the library...</source>
        <translation>Hacer copia de la biblioteca...</translation>
    </message>
    <message>
        <source>Restore a backup...</source>
        <translation>Restaurar una copia de seguridad...</translation>
    </message>
    <message>
        <source>Taken over into a new library</source>
        <translation>Pasado a una biblioteca nueva</translation>
    </message>
    <message>
        <source>Taking over what can be read into %1</source>
        <translation>Pasando lo que se puede leer a %1</translation>
    </message>
    <message>
        <source>A new library for what can be read</source>
        <translation>Una biblioteca nueva para lo que se pueda leer</translation>
    </message>
    <message>
        <source>Libraries (*.adduce)</source>
        <translation>Bibliotecas (*.adduce)</translation>
    </message>
    <message>
        <source>Open the new library</source>
        <translation>Abrir la biblioteca nueva</translation>
    </message>
    <message>
        <source>Take over what can be read...</source>
        <translation>Pasar lo que se pueda leer...</translation>
    </message>
    <message>
        <source>spelling</source>
        <translation>ortografía</translation>
    </message>
    <message>
        <source>lines on the command line</source>
        <translation>líneas de la línea de órdenes</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Libraries, their versions and licences</source>
        <translation>Bibliotecas, sus versiones y licencias</translation>
    </message>
    <message>
        <source>There is no memory left for %1.</source>
        <translation>No queda memoria para %1.</translation>
    </message>
    <message>
        <source>Retracted: %1. Read the notice before you rely on it.</source>
        <translation>Retractado: %1. Lea el aviso antes de basarse en él.</translation>
    </message>
    <message>
        <source>texts in the library</source>
        <translation>textos de la biblioteca</translation>
    </message>
    <message>
        <source>References without a paper...</source>
        <translation>Referencias sin artículo...</translation>
    </message>
    <message>
        <source>Read as %1 it makes no sense. Choose the language that it is in, and recognise it again</source>
        <translation>Leído como %1 no tiene sentido. Elija el idioma en que está y vuelva a reconocerlo</translation>
    </message>
    <message>
        <source>Gold first</source>
        <translation>Frase de referencia primero</translation>
    </message>
    <message>
        <source>Gold told</source>
        <translation>Frase de referencia citada</translation>
    </message>
    <message>
        <source>Gold of all told</source>
        <translation>Frases de referencia entre las citadas</translation>
    </message>
    <message>
        <source>The first sentence is a gold one: %1 (95 %: %2)</source>
        <translation>La primera frase es de referencia: %1 (95 %: %2)</translation>
    </message>
    <message>
        <source>A gold sentence is told: %1 (95 %: %2)</source>
        <translation>Se cita una frase de referencia: %1 (95 %: %2)</translation>
    </message>
    <message>
        <source>%1 has &quot;%2&quot;, which is no regular expression</source>
        <translation>%1 tiene «%2», que no es una expresión regular</translation>
    </message>
    <message>
        <source>%1 wants gold sentences of %2 papers, and has them of %3</source>
        <translation>%1 pide frases de referencia de %2 artículos y las tiene de %3</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>it has no queries called %1</source>
        <translation>ninguna de sus preguntas se llama %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no figure with its limit, such as right&gt;=0.6</source>
        <translation>«%1» no es una cifra con su límite, como right&gt;=0.6</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no figure; there are %2</source>
        <translation>«%1» no es una cifra; hay %2</translation>
    </message>
    <message>
        <source>%1 at most</source>
        <translation>%1 como máximo</translation>
    </message>
    <message>
        <source>%1 at least</source>
        <translation>%1 como mínimo</translation>
    </message>
    <message>
        <source>%1: %2, asked for %3: reached</source>
        <translation>%1: %2, se pedía %3: alcanzado</translation>
    </message>
    <message>
        <source>%1: %2, asked for %3: missed</source>
        <translation>%1: %2, se pedía %3: no alcanzado</translation>
    </message>
    <message>
        <source>Beside %1, question by question:</source>
        <translation>Junto a %1, pregunta a pregunta:</translation>
    </message>
    <message>
        <source>Right instead</source>
        <translation>En cambio, correctas</translation>
    </message>
    <message>
        <source>Wrong instead</source>
        <translation>En cambio, incorrectas</translation>
    </message>
    <message>
        <source>Since the run of %1</source>
        <translation>Desde la ejecución del %1</translation>
    </message>
    <message>
        <source>%1 has something in its list &quot;%2&quot; that is no text</source>
        <translation>La lista «%2» de %1 contiene algo que no es texto</translation>
    </message>
    <message>
        <source>%1 has a gold sentence without a letter or a digit</source>
        <translation>%1 tiene una frase de referencia sin letras ni cifras</translation>
    </message>
    <message>
        <source>%1 must be refused, and has gold sentences</source>
        <translation>%1 debe rechazarse y tiene frases de referencia</translation>
    </message>
    <message>
        <source>line %1 is no JSON object</source>
        <translation>la línea %1 no es un objeto JSON</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: a share is a number from 0 to 1</source>
        <translation>«%1»: una proporción es un número de 0 a 1</translation>
    </message>
    <message>
        <source>Sentences told that are gold ones: %1 (%2 %)</source>
        <translation>Frases citadas que son de referencia: %1 (%2 %)</translation>
    </message>
    <message>
        <source>Calibration error</source>
        <translation>Error de calibración</translation>
    </message>
    <message numerus="yes">
        <source>over %Ln answer(s)</source>
        <translation>
            <numerusform>sobre %Ln respuesta</numerusform>
            <numerusform>sobre %Ln respuestas</numerusform>
        </translation>
    </message>
    <message>
        <source>Confidence lies %1 points from how often such answers were right, over %2 answers</source>
        <translation>La confianza se aparta %1 puntos de la frecuencia con que tales respuestas fueron correctas, sobre %2 respuestas</translation>
    </message>
    <message>
        <source>Refused wrongly</source>
        <translation>Rechazadas por error</translation>
    </message>
    <message>
        <source>Refused though the papers answer: %1 (95 %: %2)</source>
        <translation>Rechazadas aunque los artículos responden: %1 (95 %: %2)</translation>
    </message>
    <message>
        <source>95 % within ms</source>
        <translation>95 % en ms</translation>
    </message>
    <message>
        <source>95 % of answers within %1 ms</source>
        <translation>95 % de las respuestas en %1 ms</translation>
    </message>
    <message>
        <source>Passages relevant</source>
        <translation>Pasajes pertinentes</translation>
    </message>
    <message>
        <source>Passages that were relevant: %1 (%2 %)</source>
        <translation>Pasajes que eran pertinentes: %1 (%2 %)</translation>
    </message>
    <message>
        <source>Gold sentences in the first ten passages: %1 (%2 %)</source>
        <translation>Frases de referencia en los diez primeros pasajes: %1 (%2 %)</translation>
    </message>
    <message>
        <source>Questions that searched the web: %1</source>
        <translation>Preguntas que buscaron en la web: %1</translation>
    </message>
    <message>
        <source>Passages: MRR@10 %1</source>
        <translation>Pasajes: MRR@10 %1</translation>
    </message>
    <message>
        <source>Passages: nDCG@10 %1</source>
        <translation>Pasajes: nDCG@10 %1</translation>
    </message>
    <message>
        <source>Held by its passages, says the model that checked: %1</source>
        <translation>Respaldadas por sus pasajes, según el modelo que comprobó: %1</translation>
    </message>
    <message>
        <source>To the question, says the model that checked: %1</source>
        <translation>Responden a la pregunta, según el modelo que comprobó: %1</translation>
    </message>
    <message>
        <source>Times passages were retrieved for a question: %1</source>
        <translation>Búsquedas de pasajes por pregunta: %1</translation>
    </message>
    <message>
        <source>Times a model wrote an answer: %1</source>
        <translation>Veces que un modelo escribió una respuesta: %1</translation>
    </message>
    <message>
        <source>Tokens of a question: %1</source>
        <translation>Tokens por pregunta: %1</translation>
    </message>
    <message>
        <source>Cost of a question: %1</source>
        <translation>Coste por pregunta: %1</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>Budget ms</source>
        <translation>Presupuesto ms</translation>
    </message>
    <message>
        <source>Right, by category</source>
        <translation>Correctas, por categoría</translation>
    </message>
    <message>
        <source>Right, by type of question</source>
        <translation>Correctas, por tipo de pregunta</translation>
    </message>
    <message>
        <source>Time by stage</source>
        <translation>Tiempo por etapa</translation>
    </message>
    <message>
        <source>Time by stage: median, and within which 95 % were done</source>
        <translation>Tiempo por etapa: mediana, y en cuánto acabó el 95 %</translation>
    </message>
    <message>
        <source>Confidence: how often such answers were right, over how often they are said to be</source>
        <translation>Confianza: con qué frecuencia acertaron tales respuestas, frente a la anunciada</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>Primera frase</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>peor</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>%1 pages and %2 sections of %3 and %4</source>
        <translation>%1 páginas y %2 secciones de %3 y %4</translation>
    </message>
    <message>
        <source>%1 of %2 questions</source>
        <translation>%1 de %2 preguntas</translation>
    </message>
    <message>
        <source>slowest answer %1 ms</source>
        <translation>respuesta más lenta: %1 ms</translation>
    </message>
    <message>
        <source>Questions on %1</source>
        <translation>Preguntas sobre %1</translation>
    </message>
    <message>
        <source>the query set: line %1 has &quot;%2&quot;, which cannot be read</source>
        <translation>el conjunto de preguntas: la línea %1 contiene «%2», que no se puede leer</translation>
    </message>
    <message>
        <source>the query set: it has no column &quot;%1&quot;</source>
        <translation>el conjunto de preguntas: le falta la columna «%1»</translation>
    </message>
    <message>
        <source>%1 has an &quot;accepted&quot; that is neither true nor false</source>
        <translation>%1 tiene un «accepted» que no es ni true ni false</translation>
    </message>
    <message>
        <source>%1 expects a page of &quot;%2&quot;, which is withheld</source>
        <translation>%1 espera una página de «%2», que se retiene</translation>
    </message>
    <message>
        <source>Caveats</source>
        <translation>Reservas</translation>
    </message>
    <message>
        <source>Cost of a question: %1; the model that writes takes %2 and %3 for a million tokens read and written, as entered on %4</source>
        <translation>Coste de una pregunta: %1; el modelo que escribe cobra %2 y %3 por millón de tokens leídos y escritos, introducidos el %4</translation>
    </message>
    <message>
        <source>Cost of a question: %1; the model that writes takes %2 and %3 for a million tokens read and written</source>
        <translation>Coste de una pregunta: %1; el modelo que escribe cobra %2 y %3 por millón de tokens leídos y escritos</translation>
    </message>
    <message>
        <source>Held by the checks</source>
        <translation>Sostenidas por las comprobaciones</translation>
    </message>
    <message>
        <source>of what models wrote: %1</source>
        <translation>de lo que escribieron los modelos: %1</translation>
    </message>
    <message>
        <source>Statements of models that the checks let stand: %1 (%2 %)</source>
        <translation>Afirmaciones de modelos que las comprobaciones dejan en pie: %1 (%2 %)</translation>
    </message>
    <message>
        <source>False statements caught</source>
        <translation>Afirmaciones falsas detectadas</translation>
    </message>
    <message>
        <source>of those made of true ones: %1</source>
        <translation>de las hechas a partir de verdaderas: %1</translation>
    </message>
    <message>
        <source>Statements of models, made false, that the checks catch: %1 (%2 %)</source>
        <translation>Afirmaciones de modelos hechas falsas que las comprobaciones detectan: %1 (%2 %)</translation>
    </message>
    <message>
        <source>Wording the questions of a set</source>
        <translation>Formular las preguntas de un conjunto</translation>
    </message>
    <message>
        <source>Without refusing what is off topic or improbable</source>
        <translation>Sin rechazar lo que es ajeno al tema o improbable</translation>
    </message>
    <message>
        <source>Without a model that puts passages in order</source>
        <translation>Sin un modelo que ordene los pasajes</translation>
    </message>
    <message>
        <source>Without searching again by the best passages</source>
        <translation>Sin buscar de nuevo con los mejores pasajes</translation>
    </message>
    <message>
        <source>Without words of near meaning</source>
        <translation>Sin palabras de significado cercano</translation>
    </message>
    <message>
        <source>Without the neighbours of passages</source>
        <translation>Sin los vecinos de los pasajes</translation>
    </message>
    <message>
        <source>Without the vector search</source>
        <translation>Sin la búsqueda vectorial</translation>
    </message>
    <message>
        <source>Without the keyword search</source>
        <translation>Sin la búsqueda por palabras clave</translation>
    </message>
    <message>
        <source>%1 %2 of %3 right</source>
        <translation>%1: %2 de %3 correctas</translation>
    </message>
    <message>
        <source>Evaluated: %1</source>
        <translation>Evaluado: %1</translation>
    </message>
    <message>
        <source>differs first in %1</source>
        <translation>difiere primero en: %1</translation>
    </message>
    <message>
        <source>every stage found the same</source>
        <translation>cada etapa encontró lo mismo</translation>
    </message>
    <message>
        <source>Differ first in</source>
        <translation>Difieren primero en</translation>
    </message>
    <message>
        <source>right</source>
        <translation>correcta</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>incorrecta</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rechazada</translation>
    </message>
    <message>
        <source>The run before</source>
        <translation>La ejecución anterior</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy these lines</source>
        <translation>Copiar estas líneas</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Search everything...</source>
        <translation>Buscar en todo...</translation>
    </message>
    <message>
        <source>Removed papers...</source>
        <translation>Artículos quitados...</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Resaltados</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Morado</translation>
    </message>
    <message>
        <source>Highlights and notes...</source>
        <translation>Resaltados y notas...</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Resaltar</translation>
    </message>
    <message>
        <source>Highlight and write a note</source>
        <translation>Resaltar y escribir una nota</translation>
    </message>
    <message>
        <source>What could not be read...</source>
        <translation>Lo que no se pudo leer...</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Imprimir...</translation>
    </message>
    <message>
        <source>Possible duplicates...</source>
        <translation>Posibles duplicados...</translation>
    </message>
    <message>
        <source>Next open paper</source>
        <translation>Siguiente artículo abierto</translation>
    </message>
    <message>
        <source>Previous open paper</source>
        <translation>Artículo abierto anterior</translation>
    </message>
    <message>
        <source>New tab in the reader</source>
        <translation>Nueva pestaña en el lector</translation>
    </message>
    <message>
        <source>Paper to the other side</source>
        <translation>Artículo al otro lado</translation>
    </message>
    <message>
        <source>Close the paper</source>
        <translation>Cerrar el artículo</translation>
    </message>
    <message>
        <source>Ask Zotero</source>
        <translation>Preguntar a Zotero</translation>
    </message>
    <message>
        <source>Watched folders and Zotero...</source>
        <translation>Carpetas vigiladas y Zotero...</translation>
    </message>
    <message>
        <source>There is no document called %1 in the library.</source>
        <translation>No hay ningún documento llamado %1 en la biblioteca.</translation>
    </message>
    <message>
        <source>Pages are counted from 1.</source>
        <translation>Las páginas se cuentan desde 1.</translation>
    </message>
    <message>
        <source>There is no thread with the number %1.</source>
        <translation>No hay ningún hilo con el número %1.</translation>
    </message>
    <message>
        <source>There is no table of evidence called %1.</source>
        <translation>No hay ninguna tabla de evidencias llamada %1.</translation>
    </message>
    <message>
        <source>See which there are: &quot;adduce-cli list&quot;.</source>
        <translation>Vea cuáles hay con «adduce-cli list».</translation>
    </message>
    <message>
        <source>See which there are: &quot;adduce-cli threads&quot;.</source>
        <translation>Vea cuáles hay con «adduce-cli threads».</translation>
    </message>
    <message>
        <source>See which there are: &quot;adduce-cli evidence&quot;.</source>
        <translation>Vea cuáles hay con «adduce-cli evidence».</translation>
    </message>
    <message>
        <source>%1 has 1 page; there is no page %2</source>
        <translation>%1 tiene 1 página; no hay página %2</translation>
    </message>
    <message>
        <source>%1 has %2 pages; there is no page %3</source>
        <translation>%1 tiene %2 páginas; no hay página %3</translation>
    </message>
    <message>
        <source>%1: %2 “%3”, %4 “%5”</source>
        <translation>%1: %2 «%3», %4 «%5»</translation>
    </message>
    <message>
        <source>What the papers say against each other</source>
        <translation>Lo que los artículos dicen unos contra otros</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Referencias</translation>
    </message>
    <message>
        <source>%1 is not installed, which writes this kind of file.</source>
        <translation>%1, que escribe este tipo de archivo, no está instalado.</translation>
    </message>
    <message>
        <source>Install its package (on Debian and Ubuntu: sudo apt install %1), and try again.</source>
        <translation>Instale su paquete (en Debian y Ubuntu: sudo apt install %1) y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>Ask the handbook a question</source>
        <translation>Haga una pregunta al manual</translation>
    </message>
    <message>
        <source>Add it again, so that it is read as it is now, and try again.</source>
        <translation>Añádalo de nuevo, para que se lea tal como está ahora, e inténtelo otra vez.</translation>
    </message>
    <message>
        <source>Ask its publisher or your library for the file, and add that.</source>
        <translation>Pida el archivo a la editorial o a su biblioteca y añádalo.</translation>
    </message>
    <message>
        <source>Check the address in Settings. That of a model server mostly ends in /v1.</source>
        <translation>Compruebe la dirección en Preferencias. La de un servidor de modelos suele terminar en /v1.</translation>
    </message>
    <message>
        <source>Give another name, or move what is there out of the way.</source>
        <translation>Indique otro nombre o aparte lo que ya está ahí.</translation>
    </message>
    <message>
        <source>It may have been moved or renamed. Choose it, or add it again, from where it is now.</source>
        <translation>Puede que se haya movido o que se haya cambiado su nombre. Elíjalo donde está ahora, o añádalo de nuevo desde allí.</translation>
    </message>
    <message>
        <source>It may have been removed meanwhile. Look at the list once more.</source>
        <translation>Puede que se haya quitado entretanto. Mire la lista otra vez.</translation>
    </message>
    <message>
        <source>No copy of this paper is known that anybody may read: %1.</source>
        <translation>No se conoce ninguna copia de lectura libre de este artículo: %1.</translation>
    </message>
    <message>
        <source>The file has changed since it was read: %1.</source>
        <translation>El archivo ha cambiado desde que se leyó: %1.</translation>
    </message>
    <message>
        <source>This is there already, and is not written over: %1.</source>
        <translation>Esto ya existe y no se sobrescribe: %1.</translation>
    </message>
    <message>
        <source>Try again. If it stays so, and it is the server of a model, test the model in Settings, or choose another.</source>
        <translation>Inténtelo de nuevo. Si persiste y es el servidor de un modelo, pruebe el modelo en Preferencias o elija otro.</translation>
    </message>
    <message>
        <source>What answers at this address is not the server that was expected: %1.</source>
        <translation>Lo que responde en esta dirección no es el servidor que se esperaba: %1.</translation>
    </message>
    <message>
        <source>What was asked for is not in the library any more.</source>
        <translation>Lo que se pide ya no está en la biblioteca.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a profile that comes with the program; give yours another name</source>
        <translation>«%1» es un perfil que viene con el programa; dé otro nombre al suyo</translation>
    </message>
    <message>
        <source>there is no profile called &quot;%1&quot;; there are %2</source>
        <translation>no hay ningún perfil llamado «%1»; hay %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no file of settings</source>
        <translation>«%1» no es un archivo de preferencias</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no SHA-256, which has 64 hexadecimal digits</source>
        <translation>«%1» no es un SHA-256, que tiene 64 cifras hexadecimales</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no https address</source>
        <translation>«%1» no es una dirección https</translation>
    </message>
    <message>
        <source>no query has a relevant document in &quot;%1&quot;</source>
        <translation>ninguna pregunta tiene un documento relevante en «%1»</translation>
    </message>
    <message>
        <source>that run asked %1, with other numbers or models than now; it stays as it is</source>
        <translation>esa ejecución preguntó con %1, con otros números o modelos que ahora; se queda como está</translation>
    </message>
    <message>
        <source>that run asked other questions, or of other papers; it stays as it is</source>
        <translation>esa ejecución hizo otras preguntas, o a otros artículos; se queda como está</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no citation style (CSL)</source>
        <translation>«%1» no es un estilo de citas (CSL)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; only points to another style, which would be fetched; choose %2</source>
        <translation>«%1» solo remite a otro estilo, que habría que descargar; elija %2</translation>
    </message>
    <message>
        <source>a highlight needs a page and the words on it</source>
        <translation>un resaltado necesita una página y las palabras que hay en ella</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name of a collection, which has 1 to %2 characters and no slash</source>
        <translation>«%1» no es un nombre de colección, que tiene de 1 a %2 caracteres y ninguna barra</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no collection, or one that lies more than %2 deep</source>
        <translation>«%1» no nombra ninguna colección, o una a más de %2 niveles</translation>
    </message>
    <message>
        <source>a collection cannot lie in itself</source>
        <translation>una colección no puede estar dentro de sí misma</translation>
    </message>
    <message>
        <source>several collections are called &quot;%1&quot;; name one with what it lies in, as Outer/%1</source>
        <translation>varias colecciones se llaman «%1»; nombre una junto con la que la contiene, como Exterior/%1</translation>
    </message>
    <message>
        <source>the description has %L1 characters, up to %L2 can be kept</source>
        <translation>la descripción tiene %L1 caracteres; se admiten %L2 como máximo</translation>
    </message>
    <message>
        <source>there is a collection called &quot;%1&quot; already</source>
        <translation>ya hay una colección llamada «%1»</translation>
    </message>
    <message>
        <source>the library has no embedding space &quot;%1&quot;</source>
        <translation>la biblioteca no tiene ningún espacio de representación «%1»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no address of a server, such as http://localhost:11434</source>
        <translation>«%1» no es la dirección de un servidor, como http://localhost:11434</translation>
    </message>
    <message>
        <source>the address of %1 holds a name or password; a key is set by itself</source>
        <translation>la dirección de %1 contiene un nombre o una contraseña; una clave se indica aparte</translation>
    </message>
    <message>
        <source>the prompt &quot;%1&quot; is no sound template</source>
        <translation>el prompt «%1» no es una plantilla válida</translation>
    </message>
    <message>
        <source>the prompt &quot;%1&quot; leaves out {{{%2}}}</source>
        <translation>al prompt «%1» le falta {{{%2}}}</translation>
    </message>
    <message>
        <source>the key of %1 holds a line end or another control character</source>
        <translation>la clave de %1 contiene un fin de línea u otro carácter de control</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be a number from %2 to %3</source>
        <translation>«%1» tiene que ser un número de %2 a %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be a whole number from %2 to %3</source>
        <translation>«%1» tiene que ser un número entero de %2 a %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be one of %2</source>
        <translation>«%1» tiene que ser uno de estos: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be true or false</source>
        <translation>«%1» tiene que ser true o false</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name of a profile, which has 1 to 40 letters and digits, - and _</source>
        <translation>«%1» no es un nombre de perfil, que tiene de 1 a 40 letras y cifras, - y _</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no part of a profile</source>
        <translation>«%1» no es parte de un perfil</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no prompt of a profile</source>
        <translation>«%1» no es un prompt de un perfil</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no DOI, such as 10.1000/182</source>
        <translation>«%1» no es un DOI, como 10.1000/182</translation>
    </message>
    <message>
        <source>the file holds no list of references (CSL-JSON)</source>
        <translation>el archivo no contiene una lista de referencias (CSL-JSON)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read as a library of Zotero</source>
        <translation>«%1» no se puede leer como biblioteca de Zotero</translation>
    </message>
    <message>
        <source>&quot;in:%1&quot; names no collection of the library</source>
        <translation>«in:%1» no nombra ninguna colección de la biblioteca</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the address of a page on the web</source>
        <translation>«%1» no es la dirección de una página web</translation>
    </message>
    <message>
        <source>Unpaywall wants an e-mail address of whoever asks, and &quot;%1&quot; is none</source>
        <translation>Unpaywall pide el correo de quien pregunta, y «%1» no lo es</translation>
    </message>
    <message>
        <source>the query has no words to search for</source>
        <translation>la consulta no tiene palabras que buscar</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no code of a language, such as eng or deu</source>
        <translation>«%1» no es el código de un idioma, como eng o deu</translation>
    </message>
    <message>
        <source>no language is chosen for text recognition</source>
        <translation>no se ha elegido ningún idioma para el reconocimiento de texto</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the library itself, and no backup of it</source>
        <translation>«%1» es la propia biblioteca y no una copia de seguridad</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not end in .md, .pdf or .json</source>
        <translation>«%1» no termina en .md, .pdf o .json</translation>
    </message>
    <message>
        <source>this question was answered; only where no evidence was found is there a certificate</source>
        <translation>esta pregunta se respondió; solo hay certificado donde no se encontró evidencia</translation>
    </message>
    <message>
        <source>no run has the number %1</source>
        <translation>ninguna ejecución tiene el número %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a model of the kind &quot;%2&quot;, which cannot be used for &quot;%3&quot;</source>
        <translation>«%1» es un modelo del tipo «%2», que no se puede usar para «%3»</translation>
    </message>
    <message>
        <source>no model called &quot;%1&quot; is kept; &quot;adduce-cli models kept&quot; lists those that are</source>
        <translation>no hay guardado ningún modelo llamado «%1»; «adduce-cli models kept» muestra los que hay</translation>
    </message>
    <message>
        <source>several servers have the model &quot;%1&quot;; name one as %2</source>
        <translation>varios servidores tienen el modelo «%1»; nombre uno así: %2</translation>
    </message>
    <message>
        <source>the matrix of &quot;%1&quot; has no question yet</source>
        <translation>la matriz de «%1» aún no tiene ninguna pregunta</translation>
    </message>
    <message>
        <source>the name of a table of evidence cannot be empty</source>
        <translation>el nombre de una tabla de evidencias no puede estar vacío</translation>
    </message>
    <message>
        <source>the table &quot;%1&quot; has no rows yet</source>
        <translation>la tabla «%1» aún no tiene filas</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not in the matrix of &quot;%2&quot;</source>
        <translation>«%1» no está en la matriz de «%2»</translation>
    </message>
    <message>
        <source>the matrix of &quot;%1&quot; has no question with the number &quot;%2&quot;</source>
        <translation>la matriz de «%1» no tiene ninguna pregunta con el número «%2»</translation>
    </message>
    <message>
        <source>the question has no words</source>
        <translation>la pregunta no tiene palabras</translation>
    </message>
    <message>
        <source>no saved answer has the number &quot;%1&quot;</source>
        <translation>ninguna respuesta guardada tiene el número «%1»</translation>
    </message>
    <message>
        <source>the title of a thread cannot be empty</source>
        <translation>el título de un hilo no puede estar vacío</translation>
    </message>
    <message>
        <source>no document that can be searched is in this scope</source>
        <translation>en este ámbito no hay ningún documento en el que se pueda buscar</translation>
    </message>
    <message>
        <source>several documents are called &quot;%1&quot;; name one by its number: %2</source>
        <translation>varios documentos se llaman «%1»; nombre uno por su número: %2</translation>
    </message>
    <message>
        <source>several tables are called &quot;%1&quot;; name one by its number: %2</source>
        <translation>varias tablas se llaman «%1»; nombre una por su número: %2</translation>
    </message>
    <message>
        <source>there is no collection called &quot;%1&quot; in the library</source>
        <translation>en la biblioteca no hay ninguna colección llamada «%1»</translation>
    </message>
    <message>
        <source>no sentence of these papers answers a question that can be made of it by rule</source>
        <translation>ninguna frase de estos artículos responde a una pregunta que se pueda formar con ella por reglas</translation>
    </message>
    <message>
        <source>there is no library at &quot;%1&quot;</source>
        <translation>no hay ninguna biblioteca en «%1»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of days from %2 to %3</source>
        <translation>«%1» no es un número de días de %2 a %3</translation>
    </message>
    <message>
        <source>there is no library at &quot;%1&quot;; adding or importing papers makes one</source>
        <translation>no hay ninguna biblioteca en «%1»; al añadir o importar artículos se crea una</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Adduce: %1.</source>
        <translation>El archivo lo escribió una versión más reciente de Adduce: %1.</translation>
    </message>
    <message>
        <source>Update Adduce, or have it exported by a version like this one.</source>
        <translation>Actualice Adduce o pida que lo exporten con una versión como esta.</translation>
    </message>
    <message>
        <source>Questions like this one</source>
        <translation>Preguntas como esta</translation>
    </message>
    <message>
        <source>Draw the numbers of the matrix...</source>
        <translation>Dibujar los números de la matriz...</translation>
    </message>
    <message>
        <source>The laboratory does not answer: %1.</source>
        <translation>El laboratorio no responde: %1.</translation>
    </message>
    <message>
        <source>See whether its server runs and can be reached. What you do here is kept and sent later.</source>
        <translation>Compruebe si su servidor funciona y es accesible. Lo que haga aquí se conserva y se envía más tarde.</translation>
    </message>
    <message>
        <source>The laboratory does not take the name or the password: %1.</source>
        <translation>El laboratorio no acepta el nombre o la contraseña: %1.</translation>
    </message>
    <message>
        <source>Check both, and ask who administers the laboratory if they stay refused.</source>
        <translation>Compruebe ambos y, si siguen sin aceptarse, pregunte a quien administra el laboratorio.</translation>
    </message>
    <message>
        <source>Your role in the laboratory does not allow this: %1.</source>
        <translation>Su rol en el laboratorio no permite esto: %1.</translation>
    </message>
    <message>
        <source>Ask who administers it for another role. What you did here is kept.</source>
        <translation>Pida otro rol a quien lo administra. Lo que hizo aquí se conserva.</translation>
    </message>
    <message>
        <source>The disk of the laboratory&apos;s server is full: %1.</source>
        <translation>El disco del servidor del laboratorio está lleno: %1.</translation>
    </message>
    <message>
        <source>Tell who administers it. What you did here is kept and sent later.</source>
        <translation>Avise a quien lo administra. Lo que hizo aquí se conserva y se envía más tarde.</translation>
    </message>
    <message>
        <source>There is no laboratory in this database: %1.</source>
        <translation>En esta base de datos no hay ningún laboratorio: %1.</translation>
    </message>
    <message>
        <source>Check the name of the database, or make a laboratory of it: &quot;adduce-cli lab create ADDRESS&quot;.</source>
        <translation>Compruebe el nombre de la base de datos o conviértala en un laboratorio: &quot;adduce-cli lab create ADDRESS&quot;.</translation>
    </message>
    <message>
        <source>The laboratory needs a newer version of Adduce: %1.</source>
        <translation>El laboratorio necesita una versión más reciente de Adduce: %1.</translation>
    </message>
    <message>
        <source>Update Adduce. Until then its papers stay here as they are, and what you do waits.</source>
        <translation>Actualice Adduce. Hasta entonces sus artículos quedan aquí como están, y lo que haga espera.</translation>
    </message>
    <message>
        <source>this library is in no laboratory; &quot;adduce-cli lab join ADDRESS&quot; joins one</source>
        <translation>esta biblioteca no está en ningún laboratorio; &quot;adduce-cli lab join ADDRESS&quot; se une a uno</translation>
    </message>
    <message>
        <source>at %1 there is another laboratory now than the one that was joined; leave that one and join this</source>
        <translation>en %1 hay ahora otro laboratorio distinto del que se unió; salga de aquel y únase a este</translation>
    </message>
    <message>
        <source>this library is in another laboratory (%1); leave that one first</source>
        <translation>esta biblioteca está en otro laboratorio (%1); salga primero de ese</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no address of a laboratory, such as postgresql://anna@server.example.org/laboratory</source>
        <translation>«%1» no es la dirección de un laboratorio, como postgresql://anna@server.example.org/laboratory</translation>
    </message>
    <message>
        <source>the address of a laboratory ends in the name of its database, such as postgresql://server.example.org/laboratory</source>
        <translation>la dirección de un laboratorio termina con el nombre de su base de datos, como postgresql://server.example.org/laboratory</translation>
    </message>
    <message>
        <source>the address of a laboratory must not hold a password; it is asked for, or read from the file that PGPASSFILE names</source>
        <translation>la dirección de un laboratorio no debe contener una contraseña; se pide o se lee del archivo que indica PGPASSFILE</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no option of a laboratory&apos;s address; there are host=/FOLDER and sslrootcert=FILE</source>
        <translation>«%1» no es una opción de la dirección de un laboratorio; existen host=/FOLDER y sslrootcert=FILE</translation>
    </message>
    <message>
        <source>the address of a laboratory names one server</source>
        <translation>la dirección de un laboratorio indica un solo servidor</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Share with the laboratory</source>
        <translation>Compartir con el laboratorio</translation>
    </message>
    <message>
        <source>a laboratory&apos;s library</source>
        <translation>la biblioteca de un laboratorio</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratorio</translation>
    </message>
    <message>
        <source>in the laboratory, by %1</source>
        <translation>en el laboratorio, por %1</translation>
    </message>
    <message>
        <source>the variable %1 of the environment, which would lead the connection elsewhere than its address; unset it</source>
        <translation>la variable de entorno %1, que llevaría la conexión a otro lugar que su dirección; elimínela (unset)</translation>
    </message>
    <message>
        <source>the laboratory at %1 cannot search yet; who administers its database brings it up to date by &quot;adduce-cli lab create&quot;</source>
        <translation>el laboratorio de %1 aún no puede buscar; quien administra su base de datos lo actualiza con &quot;adduce-cli lab create&quot;</translation>
    </message>
    <message>
        <source>it is %1&apos;s, and only its owner shares it</source>
        <translation>es de %1, y solo su propietario lo comparte</translation>
    </message>
</context>
<context>
    <name>adduce::AddServerDialog</name>
    <message>
        <source>Another server (OpenAI&apos;s protocol)</source>
        <translation>Otro servidor (protocolo de OpenAI)</translation>
    </message>
    <message>
        <source>Reranker (llama.cpp, vLLM and others)</source>
        <translation>Reordenador (llama.cpp, vLLM y otros)</translation>
    </message>
    <message>
        <source>Cohere&apos;s rerankers</source>
        <translation>Reordenadores de Cohere</translation>
    </message>
    <message>
        <source>Jina&apos;s rerankers</source>
        <translation>Reordenadores de Jina</translation>
    </message>
    <message>
        <source>Meanings of passages (llama.cpp, vLLM and others)</source>
        <translation>Significados de pasajes (llama.cpp, vLLM y otros)</translation>
    </message>
    <message>
        <source>Meanings of passages, by Ollama</source>
        <translation>Significados de pasajes, con Ollama</translation>
    </message>
    <message>
        <source>Meanings of passages, by OpenAI</source>
        <translation>Significados de pasajes, con OpenAI</translation>
    </message>
    <message>
        <source>Meanings of passages, by Google Gemini</source>
        <translation>Significados de pasajes, con Google Gemini</translation>
    </message>
    <message>
        <source>Send text to this computer without encryption: whoever is on the network can read it</source>
        <translation>Enviar texto a este equipo sin cifrar: cualquiera que esté en la red puede leerlo</translation>
    </message>
    <message>
        <source>Show its models</source>
        <translation>Mostrar sus modelos</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add a server</source>
        <translation>Añadir un servidor</translation>
    </message>
    <message>
        <source>or its name, when it is not listed</source>
        <translation>o su nombre, si no está en la lista</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Kept in the system&apos;s keyring, never in a file; without a keyring, until Adduce is closed. A server on this computer usually wants none.</source>
        <translation>Se guarda en el depósito de claves del sistema, nunca en un archivo; si no lo hay, hasta que se cierre Adduce. Un servidor de este equipo no suele necesitarla.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Asking %1</source>
        <translation>Preguntando a %1</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message numerus="yes">
        <source>%Ln model(s)</source>
        <translation>
            <numerusform>%Ln modelo</numerusform>
            <numerusform>%Ln modelos</numerusform>
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
            <numerusform>También se dice: %Ln frase</numerusform>
            <numerusform>También se dice: %Ln frases</numerusform>
        </translation>
    </message>
    <message>
        <source>Also said by %1</source>
        <translation>También lo dice %1</translation>
    </message>
</context>
<context>
    <name>adduce::AnswerBody</name>
    <message>
        <source>Ask it as it stands</source>
        <translation>Preguntar tal como está</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show the personal data of this answer</source>
        <translation>Mostrar los datos personales de esta respuesta</translation>
    </message>
    <message numerus="yes">
        <source>%Ln personal datum(s) masked</source>
        <translation>
            <numerusform>%Ln dato personal oculto</numerusform>
            <numerusform>%Ln datos personales ocultos</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask all papers</source>
        <translation>Preguntar a todos los artículos</translation>
    </message>
    <message>
        <source>Use the space learned from the library</source>
        <translation>Usar el espacio aprendido de la biblioteca</translation>
    </message>
    <message>
        <source>Asks again. Settings &gt; Search leads back to the server.</source>
        <translation>Vuelve a preguntar. Preferencias &gt; Búsqueda lleva de nuevo al servidor.</translation>
    </message>
</context>
<context>
    <name>adduce::AnswerRatings</name>
    <message>
        <source>Rate answer</source>
        <translation>Valorar la respuesta</translation>
    </message>
    <message>
        <source>Take rating back</source>
        <translation>Retirar la valoración</translation>
    </message>
</context>
<context>
    <name>adduce::AnswerView</name>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy answer with citations</source>
        <translation>Copiar respuesta con referencias</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>adduce::AppearanceSettingsPage</name>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Size of all that is shown</source>
        <translation>Tamaño de todo lo que se muestra</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Start again now</source>
        <translation>Reiniciar ahora</translation>
    </message>
    <message>
        <source>For another size or language the window is made anew. Your question and your place are kept.</source>
        <translation>Para otro tamaño u otro idioma la ventana se construye de nuevo. Su pregunta y su lugar se conservan.</translation>
    </message>
    <message>
        <source>Something is running that this would stop. Wait for its end, or do it now.</source>
        <translation>Hay algo en marcha que esto detendría. Espere a que termine o hágalo ahora.</translation>
    </message>
</context>
<context>
    <name>adduce::AskPage</name>
    <message>
        <source>“%1” is still being answered: stop it or wait, then change the thread.</source>
        <translation>Todavía se está respondiendo «%1»: deténgala o espere, y después cambie de hilo.</translation>
    </message>
    <message>
        <source>The library can only be read: this answer is not kept.</source>
        <translation>La biblioteca solo se puede leer: esta respuesta no se guarda.</translation>
    </message>
</context>
<context>
    <name>adduce::AskedQuestion</name>
    <message>
        <source>%1 is writing; each sentence is checked before you see it…</source>
        <translation>%1 está escribiendo; cada frase se comprueba antes de mostrarla…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s)</source>
        <translation>
            <numerusform>%Ln frase</numerusform>
            <numerusform>%Ln frases</numerusform>
        </translation>
    </message>
    <message>
        <source>Answered: %1</source>
        <translation>Respondida: %1</translation>
    </message>
    <message>
        <source>This answer is not saved.</source>
        <translation>Esta respuesta no está guardada.</translation>
    </message>
    <message>
        <source>%1 (looking)</source>
        <translation>%1 (buscando)</translation>
    </message>
    <message>
        <source>%1 (found)</source>
        <translation>%1 (encontrado)</translation>
    </message>
    <message>
        <source>%1 (nothing found)</source>
        <translation>%1 (nada encontrado)</translation>
    </message>
    <message numerus="yes">
        <source>Asked in %Ln part(s)</source>
        <translation>
            <numerusform>Preguntado en %Ln parte</numerusform>
            <numerusform>Preguntado en %Ln partes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::CellPane</name>
    <message>
        <source>Open in reader</source>
        <translation>Abrir en el lector</translation>
    </message>
    <message>
        <source>Choose another quote...</source>
        <translation>Elegir otra cita textual...</translation>
    </message>
    <message>
        <source>Fill again</source>
        <translation>Rellenar de nuevo</translation>
    </message>
    <message>
        <source>Mark as not reported</source>
        <translation>Marcar como no indicado</translation>
    </message>
    <message>
        <source>chosen by you</source>
        <translation>elegida por usted</translation>
    </message>
    <message>
        <source>the paper&apos;s own sentence</source>
        <translation>la frase del propio artículo</translation>
    </message>
    <message>
        <source>chosen by %1</source>
        <translation>elegida por %1</translation>
    </message>
    <message>
        <source>quote checked</source>
        <translation>cita textual comprobada</translation>
    </message>
    <message>
        <source>What else can be done with this cell</source>
        <translation>Qué más se puede hacer con esta celda</translation>
    </message>
</context>
<context>
    <name>adduce::CellSteps</name>
    <message>
        <source>No sentence of this paper answers the question well enough. What may lead on:</source>
        <translation>Ninguna frase de este artículo responde bastante bien a la pregunta. Cómo se puede seguir:</translation>
    </message>
    <message>
        <source>Nearest sentences...</source>
        <translation>Frases más cercanas...</translation>
    </message>
    <message>
        <source>Shows the sentences of this paper that are nearest to the question, to quote one of them</source>
        <translation>Muestra las frases de este artículo más cercanas a la pregunta, para citar una de ellas</translation>
    </message>
    <message>
        <source>Ask all papers</source>
        <translation>Preguntar a todos los artículos</translation>
    </message>
    <message>
        <source>Asks this question of all papers, in the Ask tab</source>
        <translation>Hace esta pregunta a todos los artículos, en la pestaña de preguntas</translation>
    </message>
    <message>
        <source>Ask in other words...</source>
        <translation>Preguntar de otro modo...</translation>
    </message>
    <message>
        <source>Adds the question in other words as a column of its own</source>
        <translation>Añade la pregunta con otras palabras como columna propia</translation>
    </message>
    <message>
        <source>What may lead on</source>
        <translation>Cómo se puede seguir</translation>
    </message>
</context>
<context>
    <name>adduce::CertificateButton</name>
    <message>
        <source>Save certificate...</source>
        <translation>Guardar certificado...</translation>
    </message>
    <message>
        <source>What was searched in vain as a file: words and passages, near words, the nearest passages, what could not be searched</source>
        <translation>Lo que se buscó en vano, en un archivo: palabras y pasajes, palabras afines, los pasajes más cercanos y lo que no se pudo buscar</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Escrito: %1</translation>
    </message>
    <message>
        <source>Save certificate</source>
        <translation>Guardar certificado</translation>
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
        <translation>Gráficos</translation>
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
        <translation>Detener</translation>
    </message>
    <message>
        <source>What was made false</source>
        <translation>Qué se falseó</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Creadas</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontradas</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>False statements by kind</source>
        <translation>Afirmaciones falsas por tipo</translation>
    </message>
    <message>
        <source>Passed as proved</source>
        <translation>Pasaron por probadas</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiado</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>Cita</translation>
    </message>
    <message>
        <source>False statements that passed</source>
        <translation>Afirmaciones falsas que pasaron</translation>
    </message>
    <message>
        <source>Add to my set</source>
        <translation>Añadir a mi conjunto</translation>
    </message>
    <message>
        <source>What the checks find</source>
        <translation>Lo que encuentran los controles</translation>
    </message>
    <message>
        <source>Sentences checked</source>
        <translation>Frases comprobadas</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>Keeps the chosen false statements beside the library, to be checked with every run</source>
        <translation>Guarda las afirmaciones falsas elegidas junto a la biblioteca, para comprobarlas cada vez</translation>
    </message>
    <message>
        <source>Sentences of your saved answers are made false in one way each and given to the checks of a model&apos;s statements. No model is asked.</source>
        <translation>Frases de sus respuestas guardadas se falsean de una manera cada una y se someten a los controles de las afirmaciones de un modelo. No se pregunta a ningún modelo.</translation>
    </message>
    <message>
        <source>No answer with quotes is saved: ask something first.</source>
        <translation>No hay ninguna respuesta con citas guardada: pregunte algo primero.</translation>
    </message>
    <message numerus="yes">
        <source>Of %1 false statements %2 were found (%3); %4 of %Ln true one(s) were lost.</source>
        <translation>
            <numerusform>De %1 afirmaciones falsas se encontraron %2 (%3); de %Ln verdadera se perdieron %4.</numerusform>
            <numerusform>De %1 afirmaciones falsas se encontraron %2 (%3); de %Ln verdaderas se perdieron %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>By words that no list of the checks has</source>
        <translation>Con palabras que no están en las listas de los controles</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>My set</source>
        <translation>Mi conjunto</translation>
    </message>
    <message numerus="yes">
        <source>%Ln statement(s) kept in %1</source>
        <translation>
            <numerusform>%Ln afirmación guardada en %1</numerusform>
            <numerusform>%Ln afirmaciones guardadas en %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ChoicesPanel</name>
    <message>
        <source>Ask: %1</source>
        <translation>Preguntar: %1</translation>
    </message>
    <message>
        <source>Answer it as it stands</source>
        <translation>Responder tal como está</translation>
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
        <translation>Cuando se pregunta con un perfil que divide los artículos de un modo distinto al de su lectura, se dividen también así, con un índice propio. No se abre ningún artículo para ello.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s), %1</source>
        <translation>
            <numerusform>%Ln pasaje, %1</numerusform>
            <numerusform>%Ln pasajes, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s), %1; not complete: the next question by such a profile goes on with it</source>
        <translation>
            <numerusform>%Ln pasaje, %1; incompleta: la próxima pregunta con un perfil así la continuará</numerusform>
            <numerusform>%Ln pasajes, %1; incompleta: la próxima pregunta con un perfil así la continuará</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Asked for by: %2</source>
        <translation>%1. La piden: %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Eliminar: %1</translation>
    </message>
    <message>
        <source>Remove a cut of the papers</source>
        <translation>Eliminar una división de los artículos</translation>
    </message>
    <message>
        <source>Remove the passages “%1” with their index?</source>
        <translation>¿Eliminar los pasajes «%1» con su índice?</translation>
    </message>
    <message>
        <source>The papers stay as they were read. They are cut so again when a question is asked by a profile that asks for it.</source>
        <translation>Los artículos quedan como se leyeron. Volverán a dividirse así cuando se pregunte con un perfil que lo pida.</translation>
    </message>
    <message>
        <source>Tokens are estimated, also for profiles that have them counted by cl100k_base: %1 is damaged.</source>
        <translation>Los tokens se estiman, también en los perfiles que los cuentan según cl100k_base: %1 está dañado.</translation>
    </message>
    <message>
        <source>Tokens are estimated, also for profiles that have them counted by cl100k_base: %1 is not there.</source>
        <translation>Los tokens se estiman, también en los perfiles que los cuentan según cl100k_base: %1 no está.</translation>
    </message>
</context>
<context>
    <name>adduce::CollectionChoices</name>
    <message>
        <source>Choose...</source>
        <translation>Elegir...</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Perfiles</translation>
    </message>
    <message>
        <source>Choose a folder with a collection</source>
        <translation>Elija una carpeta con una colección</translation>
    </message>
</context>
<context>
    <name>adduce::CollectionDialog</name>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Copiar como CSV</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exportar...</translation>
    </message>
    <message>
        <source>Remove its index</source>
        <translation>Eliminar su índice</translation>
    </message>
    <message>
        <source>Measure a retrieval collection</source>
        <translation>Medir una colección de recuperación</translation>
    </message>
    <message>
        <source>The folder holds corpus.jsonl, queries.jsonl and qrels/test.tsv, as BEIR has them. Its texts are indexed once, apart from your library.</source>
        <translation>La carpeta contiene corpus.jsonl, queries.jsonl y qrels/test.tsv, como en BEIR. Sus textos se indexan una vez, aparte de su biblioteca.</translation>
    </message>
    <message>
        <source>In brackets: where the mean of all such queries lies, at 95 %.</source>
        <translation>Entre paréntesis: dónde está la media de todas las preguntas así, al 95 %.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %Ln profile(s) measured whole.</source>
        <translation>
            <numerusform>Detenido: %Ln perfil medido por completo.</numerusform>
            <numerusform>Detenido: %Ln perfiles medidos por completo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln judgement(s) of queries or texts that are not in the folder left out.</source>
        <translation>
            <numerusform>Se omitió %Ln juicio de preguntas o textos que no están en la carpeta.</numerusform>
            <numerusform>Se omitieron %Ln juicios de preguntas o textos que no están en la carpeta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export figures</source>
        <translation>Exportar las cifras</translation>
    </message>
    <message>
        <source>Figures as CSV (*.csv)</source>
        <translation>Cifras como CSV (*.csv)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Se ha escrito: %1</translation>
    </message>
</context>
<context>
    <name>adduce::CollectionMenu</name>
    <message>
        <source>New collection</source>
        <translation>Nueva colección</translation>
    </message>
    <message>
        <source>New collection inside</source>
        <translation>Nueva colección dentro</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Describe...</source>
        <translation>Describir...</translation>
    </message>
    <message>
        <source>Remove the collection, not its papers</source>
        <translation>Quitar la colección, no sus artículos</translation>
    </message>
    <message>
        <source>Take this tag off all papers</source>
        <translation>Quitar esta etiqueta de todos los artículos</translation>
    </message>
</context>
<context>
    <name>adduce::CollectionTable</name>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Tiempo mediano</translation>
    </message>
    <message>
        <source>Figures of each profile</source>
        <translation>Cifras de cada perfil</translation>
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
        <translation>Colecciones y etiquetas</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln document(s)</source>
        <translation>
            <numerusform>%1, %Ln documento</numerusform>
            <numerusform>%1, %Ln documentos</numerusform>
        </translation>
    </message>
    <message>
        <source>All papers</source>
        <translation>Todos los artículos</translation>
    </message>
    <message>
        <source>Tag: %1</source>
        <translation>Etiqueta: %1</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Colecciones</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
</context>
<context>
    <name>adduce::ColumnMenu</name>
    <message>
        <source>Design</source>
        <translation>Diseño</translation>
    </message>
    <message>
        <source>Sample size</source>
        <translation>Tamaño de la muestra</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Población</translation>
    </message>
    <message>
        <source>Intervention</source>
        <translation>Intervención</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Resultados medidos</translation>
    </message>
    <message>
        <source>Main finding</source>
        <translation>Resultado principal</translation>
    </message>
    <message>
        <source>Limitations</source>
        <translation>Limitaciones</translation>
    </message>
    <message>
        <source>Funding</source>
        <translation>Financiación</translation>
    </message>
    <message>
        <source>A question of your own...</source>
        <translation>Una pregunta propia...</translation>
    </message>
    <message>
        <source>All of these</source>
        <translation>Todas estas</translation>
    </message>
</context>
<context>
    <name>adduce::CommandPalette</name>
    <message>
        <source>All commands</source>
        <translation>Todas las órdenes</translation>
    </message>
    <message>
        <source>A command, a paper or a thread</source>
        <translation>Un comando, un artículo o un hilo</translation>
    </message>
    <message>
        <source>Commands, papers and threads</source>
        <translation>Comandos, artículos e hilos</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Artículos</translation>
    </message>
    <message>
        <source>Paper: %1, %2</source>
        <translation>Artículo: %1, %2</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Thread: %1</source>
        <translation>Hilo: %1</translation>
    </message>
    <message>
        <source>Nothing is called so</source>
        <translation>Nada se llama así</translation>
    </message>
</context>
<context>
    <name>adduce::CrossrefLookup</name>
    <message>
        <source>Look up at Crossref</source>
        <translation>Consultar en Crossref</translation>
    </message>
    <message>
        <source>Send the DOI to api.crossref.org? Nothing else of the paper leaves this computer.</source>
        <translation>¿Enviar el DOI a api.crossref.org? Nada más del artículo sale de este equipo.</translation>
    </message>
    <message>
        <source>This allows it from now on; Settings takes it back.</source>
        <translation>Esto lo permite a partir de ahora; se puede revocar en Preferencias.</translation>
    </message>
    <message>
        <source>Allow and look up</source>
        <translation>Permitir y consultar</translation>
    </message>
    <message numerus="yes">
        <source>Crossref: %Ln paper(s) found</source>
        <translation>
            <numerusform>Crossref: %Ln artículo encontrado</numerusform>
            <numerusform>Crossref: %Ln artículos encontrados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not known there</source>
        <translation>
            <numerusform>%Ln no figura allí</numerusform>
            <numerusform>%Ln no figuran allí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a DOI</source>
        <translation>
            <numerusform>%Ln sin DOI</numerusform>
            <numerusform>%Ln sin DOI</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%Ln never leave(s) this computer</source>
        <translation>
            <numerusform>%Ln nunca sale de este equipo</numerusform>
            <numerusform>%Ln nunca salen de este equipo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::DockTitle</name>
    <message>
        <source>Float or dock</source>
        <translation>Desacoplar o acoplar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>adduce::DocumentFacts</name>
    <message>
        <source>The file is damaged and was repaired while it was read.</source>
        <translation>El archivo está dañado y se reparó durante la lectura.</translation>
    </message>
    <message>
        <source>Some pages could not be read. What they say is not searched.</source>
        <translation>Algunas páginas no se pudieron leer. No se busca en lo que dicen.</translation>
    </message>
    <message>
        <source>Some pages have no text.</source>
        <translation>Algunas páginas no tienen texto.</translation>
    </message>
    <message>
        <source>Some pages are scans. What they say is searched only once their text was recognised.</source>
        <translation>Algunas páginas son escaneos. Solo se busca en lo que dicen una vez reconocido su texto.</translation>
    </message>
    <message>
        <source>The text of some pages means nothing (its characters are coded wrongly). It is not searched; recognise the text instead.</source>
        <translation>El texto de algunas páginas no significa nada (sus caracteres están mal codificados). No se busca en él; reconozca el texto en su lugar.</translation>
    </message>
    <message>
        <source>The file does not say how its characters are coded; this was guessed.</source>
        <translation>El archivo no indica cómo están codificados sus caracteres; se ha supuesto.</translation>
    </message>
    <message>
        <source>Recognising the text did not come to the end. Recognise it again to go on.</source>
        <translation>El reconocimiento del texto no llegó al final. Reconózcalo de nuevo para continuar.</translation>
    </message>
    <message>
        <source>The file has a newer version. This one is no longer searched; it is kept for the answers that cite it.</source>
        <translation>El archivo tiene una versión más reciente. En esta ya no se busca; se conserva para las respuestas que la citan.</translation>
    </message>
    <message>
        <source>The file is no longer at %1. What was read of it is still searched; its pages cannot be shown.</source>
        <translation>El archivo ya no está en %1. Se sigue buscando en lo que se leyó de él; sus páginas no se pueden mostrar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s) of text cannot be seen on the page. They are neither searched nor given to any model.</source>
        <translation>
            <numerusform>%Ln fragmento de texto no se ve en la página. No se busca en él ni se da a ningún modelo.</numerusform>
            <numerusform>%Ln fragmentos de texto no se ven en la página. No se busca en ellos ni se dan a ningún modelo.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” looks like the same paper.</source>
        <translation>«%1» parece el mismo artículo.</translation>
    </message>
    <message>
        <source>from the first page</source>
        <translation>de la primera página</translation>
    </message>
    <message>
        <source>from the file&apos;s own data</source>
        <translation>de los datos del propio archivo</translation>
    </message>
    <message>
        <source>from the file&apos;s XMP data</source>
        <translation>de los datos XMP del archivo</translation>
    </message>
    <message>
        <source>looked up at Crossref</source>
        <translation>consultado en Crossref</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importado</translation>
    </message>
    <message>
        <source>typed by you</source>
        <translation>escrito por usted</translation>
    </message>
    <message>
        <source>drawn invisibly</source>
        <translation>trazado de forma invisible</translation>
    </message>
    <message>
        <source>in the colour of the page</source>
        <translation>del color de la página</translation>
    </message>
    <message>
        <source>off the page</source>
        <translation>fuera de la página</translation>
    </message>
    <message>
        <source>too small to see</source>
        <translation>demasiado pequeño para verse</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>cubierto</translation>
    </message>
    <message>
        <source>This paper was retracted (%1). Read the notice before you rely on it; answers that quote it say so.</source>
        <translation>Este artículo fue retractado (%1). Lea el aviso antes de basarse en él; las respuestas que lo citan lo indican.</translation>
    </message>
    <message>
        <source>The order in which some pages are read is not certain. Sentences whose lines do not follow each other there are searched, but not quoted.</source>
        <translation>El orden de lectura de algunas páginas no es seguro. Las frases cuyas líneas no se siguen allí se buscan, pero no se citan.</translation>
    </message>
    <message>
        <source>The file is not on this computer: the laboratory has what the paper says, and %1 has its file. Its pages cannot be shown; they can be once you add the file yourself.</source>
        <translation>El archivo no está en este equipo: el laboratorio tiene lo que dice el artículo y %1 tiene el archivo. Sus páginas no pueden mostrarse hasta que usted mismo añada el archivo.</translation>
    </message>
</context>
<context>
    <name>adduce::DocumentFoot</name>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Recognise text</source>
        <translation>Reconocer texto</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln saved answer(s) rest on it: %1.</source>
        <translation>
            <numerusform>%Ln respuesta guardada se basa en ello: %1.</numerusform>
            <numerusform>%Ln respuestas guardadas se basan en ello: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove “%1” from the library? The file stays where it is, and saved answers keep their quotes. All else that it says leaves the library. It can be put back.</source>
        <translation>¿Quitar «%1» de la biblioteca? El archivo queda donde está y las respuestas guardadas conservan sus citas. Todo lo demás que dice sale de la biblioteca. Se puede devolver.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln document(s) from the library? The files stay where they are, and saved answers keep their quotes. All else that they say leaves the library. They can be put back.</source>
        <translation>
            <numerusform>¿Quitar %Ln documento de la biblioteca? El archivo queda donde está y las respuestas guardadas conservan sus citas. Todo lo demás que dice sale de la biblioteca. Se puede devolver.</numerusform>
            <numerusform>¿Quitar %Ln documentos de la biblioteca? Los archivos quedan donde están y las respuestas guardadas conservan sus citas. Todo lo demás que dicen sale de la biblioteca. Se pueden devolver.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::DocumentList</name>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Details...</source>
        <translation>Detalles...</translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation>Quitar de la biblioteca</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>%Ln artículo</numerusform>
            <numerusform>%Ln artículos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::DocumentMenu</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Copy the name used in citations</source>
        <translation>Copiar el nombre usado en las referencias</translation>
    </message>
    <message>
        <source>Details...</source>
        <translation>Detalles...</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>Recognise text (OCR)</source>
        <translation>Reconocer texto (OCR)</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Volver a leer</translation>
    </message>
    <message>
        <source>Look up at Crossref...</source>
        <translation>Consultar en Crossref...</translation>
    </message>
    <message>
        <source>Remove from the library...</source>
        <translation>Quitar de la biblioteca...</translation>
    </message>
    <message>
        <source>Retry all that failed</source>
        <translation>Reintentar todos los que fallaron</translation>
    </message>
    <message>
        <source>Add files...</source>
        <translation>Añadir archivos...</translation>
    </message>
    <message>
        <source>Add a folder...</source>
        <translation>Añadir una carpeta...</translation>
    </message>
    <message>
        <source>Compare with its possible duplicate...</source>
        <translation>Comparar con su posible duplicado...</translation>
    </message>
    <message>
        <source>Open in a new tab</source>
        <translation>Abrir en una pestaña nueva</translation>
    </message>
    <message>
        <source>Open side by side</source>
        <translation>Abrir uno junto a otro</translation>
    </message>
    <message>
        <source>Compare these papers</source>
        <translation>Comparar estos artículos</translation>
    </message>
</context>
<context>
    <name>adduce::DocumentPage</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Hidden text</source>
        <translation>Texto oculto</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Why it cannot be seen</source>
        <translation>Por qué no se ve</translation>
    </message>
    <message>
        <source>Cited in</source>
        <translation>Citado en</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>Hilo</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>Citas textuales</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Último uso</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadido</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>What you typed could not be saved. It stays here; closing tries again.</source>
        <translation>No se pudo guardar lo que ha escrito. Se queda aquí; al cerrar se intenta de nuevo.</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Cerrar sin guardar</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
</context>
<context>
    <name>adduce::EmptyNote</name>
    <message>
        <source>Show all papers</source>
        <translation>Mostrar todos los artículos</translation>
    </message>
</context>
<context>
    <name>adduce::EncodingChoice</name>
    <message>
        <source>Characters coded as</source>
        <translation>Codificación de caracteres</translation>
    </message>
    <message>
        <source>Detect it</source>
        <translation>Detectar</translation>
    </message>
    <message>
        <source>Detected: %1</source>
        <translation>Detectada: %1</translation>
    </message>
</context>
<context>
    <name>adduce::EvaluationCharts</name>
    <message>
        <source>Right by category</source>
        <translation>Aciertos por categoría</translation>
    </message>
    <message>
        <source>per cent</source>
        <translation>por ciento</translation>
    </message>
    <message>
        <source>Time by stage</source>
        <translation>Tiempo por etapa</translation>
    </message>
    <message>
        <source>median per question, ms</source>
        <translation>mediana por pregunta, ms</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>Fiabilidad</translation>
    </message>
    <message>
        <source>right by stated confidence, per cent</source>
        <translation>aciertos según la confianza declarada, por ciento</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>Citas textuales</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Denials</source>
        <translation>Negaciones</translation>
    </message>
    <message>
        <source>Raw against guarded</source>
        <translation>En bruto frente a revisado</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Reparadas</translation>
    </message>
    <message>
        <source>statements of models that passed each check, and that stand repaired, per cent</source>
        <translation>afirmaciones de modelos que superaron cada comprobación, y que quedan reparadas, en tanto por ciento</translation>
    </message>
    <message>
        <source>Click a bar to see its questions</source>
        <translation>Haga clic en una barra para ver sus preguntas</translation>
    </message>
    <message>
        <source>Right over the runs</source>
        <translation>Correctas a lo largo de las ejecuciones</translation>
    </message>
    <message>
        <source>runs of this set, the newest last, per cent</source>
        <translation>ejecuciones de este conjunto, la más reciente al final, por ciento</translation>
    </message>
    <message>
        <source>Click a point to see its run</source>
        <translation>Haga clic en un punto para ver su ejecución</translation>
    </message>
</context>
<context>
    <name>adduce::EvaluationModel</name>
    <message>
        <source>Answered</source>
        <translation>Respondida</translation>
    </message>
    <message>
        <source>No evidence</source>
        <translation>Sin evidencias</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Contestación</translation>
    </message>
    <message>
        <source>you: right</source>
        <translation>usted: correcta</translation>
    </message>
    <message>
        <source>you: wrong</source>
        <translation>usted: incorrecta</translation>
    </message>
    <message>
        <source>right: refused</source>
        <translation>correcta: rechazada</translation>
    </message>
    <message>
        <source>wrong: answered</source>
        <translation>incorrecta: respondida</translation>
    </message>
    <message>
        <source>wrong: refused</source>
        <translation>incorrecta: rechazada</translation>
    </message>
    <message>
        <source>right: %1 of %2 papers</source>
        <translation>correcta: %1 de %2 artículos</translation>
    </message>
    <message>
        <source>wrong: another page</source>
        <translation>incorrecta: otra página</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>aún sin preguntar</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Citations verbatim</source>
        <translation>Referencias literales</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Juicio</translation>
    </message>
    <message>
        <source>Faithful</source>
        <translation>Fiel</translation>
    </message>
    <message>
        <source>not measured: the model failed</source>
        <translation>sin medir: el modelo falló</translation>
    </message>
    <message>
        <source>Model failed</source>
        <translation>El modelo falló</translation>
    </message>
    <message>
        <source>Partly answered</source>
        <translation>Respondida en parte</translation>
    </message>
    <message>
        <source>Asked back</source>
        <translation>Pregunta de vuelta</translation>
    </message>
    <message>
        <source>right: a gold sentence is told</source>
        <translation>correcto: se cita una frase de referencia</translation>
    </message>
    <message>
        <source>wrong: no gold sentence is told</source>
        <translation>incorrecto: no se cita ninguna frase de referencia</translation>
    </message>
    <message>
        <source>wrong: a part of the answer is missing</source>
        <translation>incorrecto: falta una parte de la respuesta</translation>
    </message>
</context>
<context>
    <name>adduce::EvaluationPage</name>
    <message>
        <source>over the chosen papers</source>
        <translation>en los artículos elegidos</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>Asks the papers and checks the pages, the quotes and the refusals. Without a model nothing leaves this computer.</source>
        <translation>Pregunta a los artículos y comprueba las páginas, las citas y los rechazos. Sin modelo, nada sale de este equipo.</translation>
    </message>
    <message numerus="yes">
        <source>so far: %1 of %Ln question(s)</source>
        <translation>
            <numerusform>hasta ahora: %1 de %Ln pregunta</numerusform>
            <numerusform>hasta ahora: %1 de %Ln preguntas</numerusform>
        </translation>
    </message>
    <message>
        <source>Charts...</source>
        <translation>Gráficos...</translation>
    </message>
    <message>
        <source>No question of this set is accepted. Tick those that are to be asked under Edit questions.</source>
        <translation>Ninguna pregunta de este conjunto está aceptada. Marque en Editar preguntas las que se deben hacer.</translation>
    </message>
    <message>
        <source>A set can be made once the run has ended.</source>
        <translation>Se puede crear un conjunto cuando termine la ejecución.</translation>
    </message>
</context>
<context>
    <name>adduce::EvaluationTools</name>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>What can be done with this run</source>
        <translation>Qué se puede hacer con esta ejecución</translation>
    </message>
    <message>
        <source>Set of questions</source>
        <translation>Conjunto de preguntas</translation>
    </message>
    <message>
        <source>Profiles to compare</source>
        <translation>Perfiles que comparar</translation>
    </message>
    <message>
        <source>Models to compare</source>
        <translation>Modelos que comparar</translation>
    </message>
    <message>
        <source>Run that is shown</source>
        <translation>Ejecución que se muestra</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Conjunto</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Perfiles</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Run shown</source>
        <translation>Ejecución mostrada</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s) left</source>
        <translation>
            <numerusform>Queda %Ln minuto</numerusform>
            <numerusform>Quedan %Ln minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s) left</source>
        <translation>
            <numerusform>Queda %Ln segundo</numerusform>
            <numerusform>Quedan %Ln segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln question(s)</source>
        <translation>
            <numerusform>%1: %Ln pregunta</numerusform>
            <numerusform>%1: %Ln preguntas</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>The questions and the passages found for them are sent to %1.</source>
        <translation>Las preguntas y los pasajes encontrados para ellas se envían a %1.</translation>
    </message>
    <message>
        <source>The questions, their answers and the passages are sent to %1.</source>
        <translation>Las preguntas, sus respuestas y los pasajes se envían a %1.</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln paper(s)</source>
        <translation>
            <numerusform>Añadir %Ln artículo</numerusform>
            <numerusform>Añadir %Ln artículos</numerusform>
        </translation>
    </message>
    <message>
        <source>Run asks them once they are read.</source>
        <translation>«Ejecutar» los consulta cuando se hayan leído.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceEditing</name>
    <message>
        <source>New table</source>
        <translation>Nueva tabla</translation>
    </message>
    <message>
        <source>Rename table</source>
        <translation>Cambiar nombre de la tabla</translation>
    </message>
    <message>
        <source>Delete table</source>
        <translation>Eliminar tabla</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln row(s)</source>
        <translation>
            <numerusform>Añadir %Ln fila</numerusform>
            <numerusform>Añadir %Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln row(s)</source>
        <translation>
            <numerusform>Eliminar %Ln fila</numerusform>
            <numerusform>Eliminar %Ln filas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceFoot</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>%Ln artículo</numerusform>
            <numerusform>%Ln artículos</numerusform>
        </translation>
    </message>
    <message>
        <source>all quotes checked</source>
        <translation>todas las citas textuales comprobadas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln quote(s) not found as cited</source>
        <translation>
            <numerusform>%Ln cita textual no encontrada como se citó</numerusform>
            <numerusform>%Ln citas textuales no encontradas como se citaron</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep as a table...</source>
        <translation>Guardar como tabla...</translation>
    </message>
    <message>
        <source>Double-click a claim or a note to edit</source>
        <translation>Haga doble clic en una afirmación o una nota para editarla</translation>
    </message>
    <message>
        <source>These rows follow the thread.</source>
        <translation>Estas filas siguen al hilo.</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceModel</name>
    <message>
        <source>page %1 of %2</source>
        <translation>página %1 de %2</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>página %1</translation>
    </message>
    <message>
        <source>No quote yet</source>
        <translation>Aún sin cita textual</translation>
    </message>
    <message>
        <source>quote checked</source>
        <translation>cita textual comprobada</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Afirmación</translation>
    </message>
    <message>
        <source>Evidence, verbatim</source>
        <translation>Evidencia literal</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Caveats</source>
        <translation>Reservas</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceNote</name>
    <message>
        <source>Show what changes</source>
        <translation>Mostrar qué cambia</translation>
    </message>
    <message>
        <source>Mark as seen</source>
        <translation>Marcar como visto</translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) would rest on other papers by now: %1</source>
        <translation>
            <numerusform>%Ln respuesta se apoyaría hoy en otros artículos: %1</numerusform>
            <numerusform>%Ln respuestas se apoyarían hoy en otros artículos: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::EvidencePage</name>
    <message numerus="yes">
        <source>%Ln quote(s) not found as cited</source>
        <translation>
            <numerusform>%Ln cita textual no encontrada como se citó</numerusform>
            <numerusform>%Ln citas textuales no encontradas como se citaron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln quote(s) checked: all stand on their pages</source>
        <translation>
            <numerusform>%Ln cita textual comprobada: está en su página</numerusform>
            <numerusform>%Ln citas textuales comprobadas: todas están en sus páginas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::EvidencePreview</name>
    <message>
        <source>Open in reader</source>
        <translation>Abrir en el lector</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Choose a quote...</source>
        <translation>Elegir una cita textual...</translation>
    </message>
    <message>
        <source>Close the preview</source>
        <translation>Cerrar la vista previa</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Choose a row to see its quote on the page.</source>
        <translation>Elija una fila para ver su cita textual en la página.</translation>
    </message>
    <message>
        <source>The file is unchanged since.</source>
        <translation>El archivo no ha cambiado desde entonces.</translation>
    </message>
    <message>
        <source>The file has changed since: the quote stands in the version that was cited.</source>
        <translation>El archivo ha cambiado desde entonces: la cita textual está en la versión que se citó.</translation>
    </message>
    <message>
        <source>The file is not where it was: the library&apos;s text of it was looked at.</source>
        <translation>El archivo no está donde estaba: se ha consultado el texto que guarda la biblioteca.</translation>
    </message>
    <message>
        <source>Preview of row %1</source>
        <translation>Vista previa de la fila %1</translation>
    </message>
    <message>
        <source>Choose another quote...</source>
        <translation>Elegir otra cita textual...</translation>
    </message>
    <message>
        <source>From the answer to “%1”</source>
        <translation>De la respuesta a «%1»</translation>
    </message>
    <message>
        <source>Not checked again since it was added</source>
        <translation>Sin volver a comprobar desde que se añadió</translation>
    </message>
    <message>
        <source>Checked %1. %2</source>
        <translation>Comprobada: %1. %2</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceTables</name>
    <message>
        <source>Evidence</source>
        <translation>Evidencias</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceToolbar</name>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matriz</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Papers...</source>
        <translation>Artículos...</translation>
    </message>
    <message>
        <source>Check all quotes</source>
        <translation>Comprobar todas las citas textuales</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exportar...</translation>
    </message>
    <message>
        <source>What can be done with this table</source>
        <translation>Qué se puede hacer con esta tabla</translation>
    </message>
    <message>
        <source>Add a question that each paper is asked</source>
        <translation>Añadir una pregunta que se hace a cada artículo</translation>
    </message>
    <message>
        <source>Add papers of the library</source>
        <translation>Añadir artículos de la biblioteca</translation>
    </message>
    <message>
        <source>Add a row to write a claim in</source>
        <translation>Añadir una fila en la que escribir una afirmación</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Filter the evidence</source>
        <translation>Filtrar las evidencias</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceView</name>
    <message>
        <source>Evidence</source>
        <translation>Evidencias</translation>
    </message>
    <message>
        <source>Usual widths</source>
        <translation>Anchos habituales</translation>
    </message>
</context>
<context>
    <name>adduce::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
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
        <translation>Evidencias en CSV</translation>
    </message>
    <message>
        <source>BibTeX of what is cited</source>
        <translation>BibTeX de lo citado</translation>
    </message>
    <message>
        <source>For another Adduce (JSON)</source>
        <translation>Para otro Adduce (JSON)</translation>
    </message>
    <message>
        <source>What goes in</source>
        <translation>Qué se incluye</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Preguntas y respuestas</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Evidencias</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matriz</translation>
    </message>
    <message>
        <source>Quotes on their pages</source>
        <translation>Citas textuales en sus páginas</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Nombre del archivo</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Elegir...</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>in</source>
        <translation>en</translation>
    </message>
    <message>
        <source>Choose what goes in.</source>
        <translation>Elija qué se incluye.</translation>
    </message>
    <message>
        <source>Type a name for the file.</source>
        <translation>Escriba un nombre para el archivo.</translation>
    </message>
    <message>
        <source>There is no such folder. Choose another.</source>
        <translation>Esa carpeta no existe. Elija otra.</translation>
    </message>
    <message>
        <source>Nothing can be written to this folder. Choose another.</source>
        <translation>No se puede escribir en esta carpeta. Elija otra.</translation>
    </message>
    <message>
        <source>Replace file</source>
        <translation>Reemplazar archivo</translation>
    </message>
    <message>
        <source>%1 is there already. It is replaced as a whole.</source>
        <translation>%1 ya existe. Se reemplazará por completo.</translation>
    </message>
    <message>
        <source>Folder to export to</source>
        <translation>Carpeta a la que exportar</translation>
    </message>
    <message>
        <source>The matrix goes into a file of its own: %1.</source>
        <translation>La matriz va en un archivo aparte: %1.</translation>
    </message>
    <message>
        <source>%1 are there already. They are replaced as a whole.</source>
        <translation>%1 ya existen. Se reemplazan por completo.</translation>
    </message>
    <message>
        <source>RIS of what is cited</source>
        <translation>RIS de lo citado</translation>
    </message>
    <message>
        <source>CSL JSON of what is cited</source>
        <translation>CSL JSON de lo citado</translation>
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
        <translation>Los archivos de Word los escribe pandoc, que no está instalado. Instale su paquete o elija LibreOffice.</translation>
    </message>
    <message>
        <source>With pandoc installed, sources become footnotes and there is a bibliography.</source>
        <translation>Con pandoc instalado, las fuentes son notas al pie y hay una bibliografía.</translation>
    </message>
</context>
<context>
    <name>adduce::ExportPreview</name>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Nothing of what is chosen goes into this format.</source>
        <translation>Nada de lo elegido cabe en este formato.</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Página %1</translation>
    </message>
</context>
<context>
    <name>adduce::Exporter</name>
    <message>
        <source>&quot;%1&quot; does not end in .pdf, .docx, .odt, .md, .csv, .bib, .ris, .csl.json or .json</source>
        <translation>«%1» no termina en .pdf, .docx, .odt, .md, .csv, .bib, .ris, .csl.json o .json</translation>
    </message>
</context>
<context>
    <name>adduce::FileMessage</name>
    <message>
        <source>Look for the quote</source>
        <translation>Buscar la cita textual</translation>
    </message>
    <message>
        <source>Locate...</source>
        <translation>Localizar...</translation>
    </message>
    <message>
        <source>Show without marks</source>
        <translation>Mostrar sin marcas</translation>
    </message>
    <message>
        <source>No page is open.</source>
        <translation>No hay ninguna página abierta.</translation>
    </message>
    <message>
        <source>Choose a citation in an answer, or a document in the library.</source>
        <translation>Elija una referencia en una respuesta o un documento en la biblioteca.</translation>
    </message>
    <message>
        <source>That is another file: %1.</source>
        <translation>Ese es otro archivo: %1.</translation>
    </message>
    <message>
        <source>Its bytes differ from those of the file that was cited. Choose another, or show this one without marks.</source>
        <translation>Sus bytes difieren de los del archivo que se citó. Elija otro o muestre este sin marcas.</translation>
    </message>
    <message>
        <source>This file has changed since it was cited: %1.</source>
        <translation>Este archivo ha cambiado desde que se citó: %1.</translation>
    </message>
    <message>
        <source>The quote may stand elsewhere in it or be gone. Look for it there, locate the file as it was, or show this one without marks.</source>
        <translation>La cita textual puede estar en otro lugar o haber desaparecido. Búsquela en este archivo, localice el archivo tal como era o muestre este sin marcas.</translation>
    </message>
    <message>
        <source>It may have been moved or renamed. Show where it is now; the answer keeps its quote.</source>
        <translation>Puede que se haya movido o que se haya cambiado su nombre. Indique dónde está ahora; la respuesta conserva su cita textual.</translation>
    </message>
    <message>
        <source>This password does not open the file: %1.</source>
        <translation>Esta contraseña no abre el archivo: %1.</translation>
    </message>
    <message>
        <source>The password is kept until Adduce is closed, and never stored.</source>
        <translation>La contraseña se guarda hasta que se cierra Adduce, y nunca se almacena.</translation>
    </message>
    <message>
        <source>Where is the file now?</source>
        <translation>¿Dónde está ahora el archivo?</translation>
    </message>
    <message>
        <source>Papers (*.pdf *.epub *.xps *.oxps *.docx *.odt *.html *.htm *.xhtml *.xml *.nxml *.txt *.text *.md *.markdown);;All files (*)</source>
        <translation>Artículos (*.pdf *.epub *.xps *.oxps *.docx *.odt *.html *.htm *.xhtml *.xml *.nxml *.txt *.text *.md *.markdown);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>adduce::Filer</name>
    <message>
        <source>Collection renamed</source>
        <translation>Se ha cambiado el nombre de la colección</translation>
    </message>
    <message>
        <source>Collection removed, its papers stay</source>
        <translation>Colección quitada; sus artículos permanecen</translation>
    </message>
    <message>
        <source>Tag taken off</source>
        <translation>Etiqueta quitada</translation>
    </message>
    <message>
        <source>Collection moved</source>
        <translation>Colección movida</translation>
    </message>
    <message>
        <source>%1. Ctrl+Z undoes it.</source>
        <translation>%1. Ctrl+Z lo deshace.</translation>
    </message>
    <message>
        <source>Collection made</source>
        <translation>Colección creada</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>Nueva colección</translation>
    </message>
    <message>
        <source>New collection %1</source>
        <translation>Nueva colección %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) filed</source>
        <translation>
            <numerusform>%Ln artículo clasificado</numerusform>
            <numerusform>%Ln artículos clasificados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) taken out</source>
        <translation>
            <numerusform>%Ln artículo sacado</numerusform>
            <numerusform>%Ln artículos sacados</numerusform>
        </translation>
    </message>
    <message>
        <source>Tagged “%1”</source>
        <translation>Etiqueta «%1» puesta</translation>
    </message>
    <message>
        <source>Tag “%1” taken off</source>
        <translation>Etiqueta «%1» quitada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) never leave this computer</source>
        <translation>
            <numerusform>%Ln artículo nunca sale de este equipo</numerusform>
            <numerusform>%Ln artículos nunca salen de este equipo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) may be sent to the servers you choose</source>
        <translation>
            <numerusform>%Ln artículo se puede enviar a los servidores que elija</numerusform>
            <numerusform>%Ln artículos se pueden enviar a los servidores que elija</numerusform>
        </translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Nueva etiqueta</translation>
    </message>
    <message numerus="yes">
        <source>Tag for %Ln paper(s)</source>
        <translation>
            <numerusform>Etiqueta para %Ln artículo</numerusform>
            <numerusform>Etiqueta para %Ln artículos</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to collection</source>
        <translation>Añadir a una colección</translation>
    </message>
    <message>
        <source>Take out of this collection</source>
        <translation>Sacar de esta colección</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>New tag...</source>
        <translation>Nueva etiqueta...</translation>
    </message>
    <message>
        <source>Never leaves this computer</source>
        <translation>Nunca sale de este equipo</translation>
    </message>
    <message>
        <source>No server of another computer is sent anything of it</source>
        <translation>No se envía nada de él a ningún servidor de otro equipo</translation>
    </message>
    <message>
        <source>Describe the collection</source>
        <translation>Describir la colección</translation>
    </message>
    <message>
        <source>What are the papers in %1 about? By this is told which collection a question is for. Empty: by their titles.</source>
        <translation>¿De qué tratan los artículos de %1? Por esto se sabe a qué colección se dirige una pregunta. Vacío: por sus títulos.</translation>
    </message>
    <message>
        <source>Collection described</source>
        <translation>Colección descrita</translation>
    </message>
</context>
<context>
    <name>adduce::FilterBar</name>
    <message>
        <source>Find title, author or file</source>
        <translation>Buscar título, autor o archivo</translation>
    </message>
    <message>
        <source>Find in the library</source>
        <translation>Buscar en la biblioteca</translation>
    </message>
    <message>
        <source>Words, &quot;exact words&quot;, -without, author:smith, year:2019..2023, in:COLLECTION</source>
        <translation>Palabras, &quot;palabras exactas&quot;, -sin, author:smith, year:2019..2023, in:COLECCIÓN</translation>
    </message>
    <message>
        <source>Which documents are shown</source>
        <translation>Qué documentos se muestran</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln documento</numerusform>
            <numerusform>%Ln documentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln document(s)</source>
        <translation>
            <numerusform>%1 de %Ln documento</numerusform>
            <numerusform>%1 de %Ln documentos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No paper here has this in its title, authors, year or file.</source>
        <translation>Ningún artículo contiene esto en su título, autores, año o archivo.</translation>
    </message>
    <message numerus="yes">
        <source>Ask these %Ln</source>
        <translation>
            <numerusform>Preguntar a este</numerusform>
            <numerusform>Preguntar a estos %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>The next questions search these papers alone</source>
        <translation>Las próximas preguntas buscan solo en estos artículos</translation>
    </message>
    <message>
        <source>Search the text of papers for this</source>
        <translation>Buscar esto en el texto de los artículos</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>Como tabla</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Los más nuevos primero</translation>
    </message>
    <message>
        <source>In reverse</source>
        <translation>Al revés</translation>
    </message>
    <message>
        <source>With their first pages</source>
        <translation>Con sus primeras páginas</translation>
    </message>
</context>
<context>
    <name>adduce::FindBar</name>
    <message>
        <source>Find in this document</source>
        <translation>Buscar en este documento</translation>
    </message>
</context>
<context>
    <name>adduce::FindPapersDialog</name>
    <message>
        <source>no free copy known</source>
        <translation>sin copia libre conocida</translation>
    </message>
    <message>
        <source>free to read</source>
        <translation>de lectura libre</translation>
    </message>
    <message>
        <source>free, %1</source>
        <translation>libre, %1</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Add to the library</source>
        <translation>Añadir a la biblioteca</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Find papers on a question</source>
        <translation>Buscar artículos sobre una pregunta</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autores</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Artículos</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The words above are sent to Europe PMC and Crossref, and to OpenAlex and Unpaywall where Settings has a key or an e-mail for them. A free copy is fetched from where they say that it lies.</source>
        <translation>Las palabras de arriba se envían a Europe PMC y Crossref, y a OpenAlex y Unpaywall si los ajustes tienen una clave o un correo para ellos. Una copia libre se obtiene de donde dicen que está.</translation>
    </message>
    <message>
        <source>Fetching %1 (%2)</source>
        <translation>Obteniendo %1 (%2)</translation>
    </message>
    <message>
        <source>added</source>
        <translation>añadido</translation>
    </message>
    <message>
        <source>Added, and being read: %1</source>
        <translation>Añadido y en lectura: %1</translation>
    </message>
    <message>
        <source>could not be fetched</source>
        <translation>no se pudo obtener</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>The web may not be searched yet. Allow it in Settings, Privacy.</source>
        <translation>Aún no está permitido buscar en la web. Permítalo en Ajustes, Privacidad.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>No paper was found.</source>
        <translation>No se encontró ningún artículo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) found.</source>
        <translation>
            <numerusform>%Ln artículo encontrado.</numerusform>
            <numerusform>%Ln artículos encontrados.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::FirstRun</name>
    <message>
        <source>Drop papers here</source>
        <translation>Suelte aquí los artículos</translation>
    </message>
    <message>
        <source>Choose files...</source>
        <translation>Elegir archivos...</translation>
    </message>
    <message>
        <source>Choose a folder...</source>
        <translation>Elegir una carpeta...</translation>
    </message>
    <message>
        <source>Works without a language model and without a network. Nothing leaves this computer.</source>
        <translation>Funciona sin modelo de lenguaje y sin red. Nada sale de este equipo.</translation>
    </message>
    <message>
        <source>Import references...</source>
        <translation>Importar referencias bibliográficas...</translation>
    </message>
    <message>
        <source>From Zotero, or a file of BibTeX, RIS or CSL JSON, with the papers attached</source>
        <translation>Desde Zotero, o un archivo BibTeX, RIS o CSL JSON, con los artículos adjuntos</translation>
    </message>
    <message>
        <source>Open the sample library</source>
        <translation>Abrir la biblioteca de ejemplo</translation>
    </message>
    <message>
        <source>Try it on the handbook</source>
        <translation>Probarlo con el manual</translation>
    </message>
    <message>
        <source>PDF, EPUB, DOCX, HTML, text or Markdown files, or a folder of them.
Files stay where they are.</source>
        <translation>Archivos PDF, EPUB, DOCX, HTML, de texto o Markdown, o una carpeta con ellos.
Los archivos se quedan donde están.</translation>
    </message>
    <message>
        <source>Get a model...</source>
        <translation>Obtener un modelo...</translation>
    </message>
    <message>
        <source>Run a GGUF file...</source>
        <translation>Ejecutar un archivo GGUF...</translation>
    </message>
    <message>
        <source>How to get one...</source>
        <translation>Cómo obtener uno...</translation>
    </message>
    <message>
        <source>A model on this computer can write the answers.</source>
        <translation>Un modelo en este equipo puede redactar las respuestas.</translation>
    </message>
</context>
<context>
    <name>adduce::FoldedTurn</name>
    <message>
        <source>Show this answer</source>
        <translation>Mostrar esta respuesta</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Mostrar: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s)</source>
        <translation>
            <numerusform>%Ln frase</numerusform>
            <numerusform>%Ln frases</numerusform>
        </translation>
    </message>
    <message>
        <source>No evidence</source>
        <translation>Sin evidencias</translation>
    </message>
    <message>
        <source>Partly answered</source>
        <translation>Respondida en parte</translation>
    </message>
</context>
<context>
    <name>adduce::FollowUpRow</name>
    <message>
        <source>Questions one might ask next</source>
        <translation>Preguntas que se podrían hacer a continuación</translation>
    </message>
    <message>
        <source>Ask about</source>
        <translation>Preguntar por</translation>
    </message>
    <message>
        <source>Ask about %1</source>
        <translation>Preguntar por %1</translation>
    </message>
    <message>
        <source>Ask next</source>
        <translation>Preguntar después</translation>
    </message>
</context>
<context>
    <name>adduce::GetModelDialog</name>
    <message>
        <source>It writes the answers from then on</source>
        <translation>A partir de entonces redacta las respuestas</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descargar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Get a model</source>
        <translation>Obtener un modelo</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>%1 GB, licence %2</source>
        <translation>%1 GB, licencia %2</translation>
    </message>
    <message>
        <source>How much of the model is there</source>
        <translation>Cuánto del modelo ha llegado</translation>
    </message>
    <message>
        <source>Ollama runs models on this computer: what is asked stays here. It fetches them from its registry on the web; nothing of your library is sent. What has come is kept when it is stopped, and the next time goes on. Ollama itself is at ollama.com.</source>
        <translation>Ollama ejecuta modelos en este equipo: lo que se pregunta se queda aquí. Los obtiene de su registro en la web; no se envía nada de su biblioteca. Lo que ha llegado se conserva al detener, y la próxima vez continúa. Ollama está en ollama.com.</translation>
    </message>
    <message>
        <source>Stopped. What has come is kept: Download goes on with it.</source>
        <translation>Detenido. Lo que ha llegado se conserva: la descarga continuará desde ahí.</translation>
    </message>
    <message>
        <source>Asking Ollama for %1</source>
        <translation>Pidiendo %1 a Ollama</translation>
    </message>
    <message>
        <source>%1 of %2 GB</source>
        <translation>%1 de %2 GB</translation>
    </message>
    <message>
        <source>%1 is there and writes the answers.</source>
        <translation>%1 está listo y redacta las respuestas.</translation>
    </message>
    <message>
        <source>%1 is there.</source>
        <translation>%1 está listo.</translation>
    </message>
</context>
<context>
    <name>adduce::HistoryFoot</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>Importar...</translation>
    </message>
    <message>
        <source>Takes in a thread that was exported as JSON, and checks its quotes</source>
        <translation>Incorpora un hilo exportado como JSON y comprueba sus citas textuales</translation>
    </message>
    <message>
        <source>Back to the threads</source>
        <translation>Volver a los hilos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted</source>
        <translation>
            <numerusform>%Ln eliminado</numerusform>
            <numerusform>%Ln eliminados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::HistoryList</name>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <translation>
            <numerusform>%Ln elegido</numerusform>
            <numerusform>%Ln elegidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted thread(s)</source>
        <translation>
            <numerusform>%Ln hilo eliminado</numerusform>
            <numerusform>%Ln hilos eliminados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thread(s)</source>
        <translation>
            <numerusform>%Ln hilo</numerusform>
            <numerusform>%Ln hilos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln thread(s)</source>
        <translation>
            <numerusform>%1 de %Ln hilo</numerusform>
            <numerusform>%1 de %Ln hilos</numerusform>
        </translation>
    </message>
    <message>
        <source>No thread yet. What you ask is kept here as it is answered.</source>
        <translation>Aún no hay hilos. Lo que se pregunta se guarda aquí a medida que se responde.</translation>
    </message>
    <message>
        <source>No thread has all of these words in its questions, answers, quotes or sources.</source>
        <translation>Ningún hilo tiene todas estas palabras en sus preguntas, respuestas, citas textuales o fuentes.</translation>
    </message>
    <message>
        <source>No thread is like that. Choose other filters.</source>
        <translation>Ningún hilo es así. Elija otros filtros.</translation>
    </message>
    <message>
        <source>No saved question is like this one.</source>
        <translation>Ninguna pregunta guardada se parece a esta.</translation>
    </message>
</context>
<context>
    <name>adduce::HistoryPage</name>
    <message>
        <source>Rename...</source>
        <translation>Cambiar nombre...</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
</context>
<context>
    <name>adduce::HistoryToolbar</name>
    <message>
        <source>Take back</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>What can be done with this thread</source>
        <translation>Qué se puede hacer con este hilo</translation>
    </message>
    <message>
        <source>Open in Ask</source>
        <translation>Abrir en Preguntar</translation>
    </message>
    <message>
        <source>Rename...</source>
        <translation>Cambiar nombre...</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exportar...</translation>
    </message>
    <message>
        <source>Check quotes</source>
        <translation>Comprobar citas textuales</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
</context>
<context>
    <name>adduce::JobBar</name>
    <message numerus="yes">
        <source>%Ln s left</source>
        <translation>
            <numerusform>Queda %Ln s</numerusform>
            <numerusform>Quedan %Ln s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln min left</source>
        <translation>
            <numerusform>Queda %Ln min</numerusform>
            <numerusform>Quedan %Ln min</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) read</source>
        <translation>
            <numerusform>%Ln documento leído</numerusform>
            <numerusform>%Ln documentos leídos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already there</source>
        <translation>
            <numerusform>%Ln ya estaba</numerusform>
            <numerusform>%Ln ya estaban</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read: see the library</source>
        <translation>
            <numerusform>%Ln no se pudo leer: consulte la biblioteca</numerusform>
            <numerusform>%Ln no se pudieron leer: consulte la biblioteca</numerusform>
        </translation>
    </message>
    <message>
        <source>stopped; the rest waits</source>
        <translation>detenido; el resto queda en espera</translation>
    </message>
    <message>
        <source>No papers were found there. PDF, EPUB, XPS, DOCX, ODT, HTML, JATS, Markdown and text files can be read.</source>
        <translation>No se han encontrado artículos ahí. Se pueden leer archivos PDF, EPUB, XPS, DOCX, ODT, HTML, JATS, Markdown y de texto.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) searchable</source>
        <translation>
            <numerusform>%Ln documento consultable</numerusform>
            <numerusform>%Ln documentos consultables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln document(s) searchable</source>
        <translation>
            <numerusform>%1 de %Ln documento consultable</numerusform>
            <numerusform>%1 de %Ln documentos consultables</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Learning the library&apos;s words</source>
        <translation>Aprendiendo las palabras de la biblioteca</translation>
    </message>
    <message>
        <source>Paused at %L1 of %L2</source>
        <translation>En pausa en %L1 de %L2</translation>
    </message>
    <message>
        <source>Reading %L1 of %L2</source>
        <translation>Leyendo %L1 de %L2</translation>
    </message>
    <message>
        <source>Looking for papers</source>
        <translation>Buscando artículos</translation>
    </message>
    <message>
        <source>recognising p. %1 of %2</source>
        <translation>reconociendo p. %1 de %2</translation>
    </message>
    <message>
        <source>p. %1 of %2</source>
        <translation>p. %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>jobs</comment>
        <translation>
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop: %1</source>
        <translation>Detener: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passed over in the folders</source>
        <comment>files and folders</comment>
        <translation>
            <numerusform>%Ln elemento omitido en las carpetas</numerusform>
            <numerusform>%Ln elementos omitidos en las carpetas</numerusform>
        </translation>
    </message>
    <message>
        <source>Links, pipes and folders that may not be looked into were passed over:</source>
        <translation>Se omitieron los enlaces, las tuberías y las carpetas a las que no se puede acceder:</translation>
    </message>
    <message>
        <source>What folders say of themselves was left out. To read one, drop it on the window or choose it by itself:</source>
        <translation>Lo que las carpetas dicen de sí mismas se ha dejado fuera. Para leer uno de esos archivos, suéltelo en la ventana o elíjalo por separado:</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Se ha escrito: %1</translation>
    </message>
</context>
<context>
    <name>adduce::KeyboardSettingsPage</name>
    <message>
        <source>Set</source>
        <translation>Conjunto</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Comandos y sus teclas</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Teclas nuevas</translation>
    </message>
    <message>
        <source>“%1” has these keys and loses them.</source>
        <translation>«%1» tiene estas teclas y las pierde.</translation>
    </message>
</context>
<context>
    <name>adduce::LibraryCare</name>
    <message>
        <source>%1 (read-only)</source>
        <translation>%1 (solo lectura)</translation>
    </message>
    <message>
        <source>The library is damaged</source>
        <translation>La biblioteca está dañada</translation>
    </message>
    <message>
        <source>The library is damaged. It was opened for reading only: nothing is written into it.</source>
        <translation>La biblioteca está dañada. Se ha abierto solo para lectura: no se escribe nada en ella.</translation>
    </message>
    <message>
        <source>Take over what can be read...</source>
        <translation>Pasar lo que se pueda leer...</translation>
    </message>
    <message>
        <source>Libraries (*.adduce)</source>
        <translation>Bibliotecas (*.adduce)</translation>
    </message>
    <message>
        <source>Back up the library</source>
        <translation>Hacer copia de la biblioteca</translation>
    </message>
    <message>
        <source>The library was copied to %1</source>
        <translation>La biblioteca se ha copiado en %1</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurar una copia de seguridad</translation>
    </message>
    <message>
        <source>Backups (*.adduce *.adduce.gz)</source>
        <translation>Copias de seguridad (*.adduce *.adduce.gz)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The backup was restored</source>
        <translation>La copia de seguridad se ha restaurado</translation>
    </message>
    <message>
        <source>It is a library of its own: %1. The one that is open was not changed.</source>
        <translation>Es una biblioteca aparte: %1. La que está abierta no se ha modificado.</translation>
    </message>
    <message>
        <source>A new library for what can be read</source>
        <translation>Una biblioteca nueva para lo que se pueda leer</translation>
    </message>
    <message>
        <source>Taking over what can be read into %1</source>
        <translation>Pasando lo que se puede leer a %1</translation>
    </message>
    <message>
        <source>Taken over into a new library</source>
        <translation>Pasado a una biblioteca nueva</translation>
    </message>
    <message>
        <source>Open the new library</source>
        <translation>Abrir la biblioteca nueva</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message numerus="yes">
        <source>%Ln papers came over.</source>
        <translation>
            <numerusform>Se ha pasado %Ln artículo.</numerusform>
            <numerusform>Se han pasado %Ln artículos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads came over.</source>
        <translation>
            <numerusform>Se ha pasado %Ln hilo.</numerusform>
            <numerusform>Se han pasado %Ln hilos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows of evidence came over.</source>
        <translation>
            <numerusform>Se ha pasado %Ln fila de evidencias.</numerusform>
            <numerusform>Se han pasado %Ln filas de evidencias.</numerusform>
        </translation>
    </message>
    <message>
        <source>Read again from their files: %1.</source>
        <translation>Leídos de nuevo desde sus archivos: %1.</translation>
    </message>
    <message>
        <source>The text of these is lost, as their files are gone or have changed: %1.</source>
        <translation>El texto de estos se ha perdido, porque sus archivos ya no están o han cambiado: %1.</translation>
    </message>
    <message>
        <source>Pages of the library file that cannot be read: %1; rows: %2.</source>
        <translation>Páginas ilegibles del archivo de la biblioteca: %1; filas: %2.</translation>
    </message>
    <message>
        <source>Nothing of the library file was unreadable.</source>
        <translation>No había nada ilegible en el archivo de la biblioteca.</translation>
    </message>
    <message>
        <source>What was written last is lost.</source>
        <translation>Lo último que se escribió se ha perdido.</translation>
    </message>
    <message>
        <source>Nothing of the backup was missing in the library.</source>
        <translation>En la biblioteca no faltaba nada de la copia de seguridad.</translation>
    </message>
    <message>
        <source>Came back from the backup: threads %1, answers %2, tables of evidence %3, rows %4, papers %5, highlights %6.</source>
        <translation>Recuperado de la copia: hilos %1, respuestas %2, tablas de evidencias %3, filas %4, artículos %5, resaltados %6.</translation>
    </message>
</context>
<context>
    <name>adduce::LibraryDock</name>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Add papers</source>
        <translation>Añadir artículos</translation>
    </message>
    <message>
        <source>Add files...</source>
        <translation>Añadir archivos...</translation>
    </message>
    <message>
        <source>Add a folder...</source>
        <translation>Añadir una carpeta...</translation>
    </message>
</context>
<context>
    <name>adduce::LibraryFilter</name>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>Aún sin leer</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Con error</translation>
    </message>
    <message>
        <source>Scans without text</source>
        <translation>Escaneos sin texto</translation>
    </message>
    <message>
        <source>Possible duplicates</source>
        <translation>Posibles duplicados</translation>
    </message>
    <message>
        <source>Hidden text found</source>
        <translation>Con texto oculto</translation>
    </message>
    <message>
        <source>No paper is here.</source>
        <translation>Aquí no hay artículos.</translation>
    </message>
    <message>
        <source>Everything here was read.</source>
        <translation>Aquí se ha leído todo.</translation>
    </message>
    <message>
        <source>Nothing here failed.</source>
        <translation>Aquí no ha fallado nada.</translation>
    </message>
    <message>
        <source>Every paper here has text.</source>
        <translation>Todos los artículos de aquí tienen texto.</translation>
    </message>
    <message>
        <source>No two papers here look like one.</source>
        <translation>Aquí no hay dos artículos que parezcan el mismo.</translation>
    </message>
    <message>
        <source>No paper here hides text from its reader.</source>
        <translation>Ningún artículo de aquí oculta texto a quien lo lee.</translation>
    </message>
</context>
<context>
    <name>adduce::LibraryModel</name>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln página</numerusform>
            <numerusform>%Ln páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>No author</source>
        <translation>Sin autor</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no encontrado</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegible</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>unknown kind</source>
        <translation>tipo desconocido</translation>
    </message>
    <message>
        <source>encrypted</source>
        <translation>cifrado</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañado</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>sin texto</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>demasiado grande</translation>
    </message>
    <message>
        <source>took too long</source>
        <translation>tardó demasiado</translation>
    </message>
    <message>
        <source>too much memory</source>
        <translation>demasiada memoria</translation>
    </message>
    <message>
        <source>reader crashed</source>
        <translation>el lector falló</translation>
    </message>
    <message>
        <source>disk full</source>
        <translation>disco lleno</translation>
    </message>
    <message>
        <source>see details</source>
        <translation>véanse los detalles</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Reading %1 of %2</source>
        <translation>Leyendo %1 de %2</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Leyendo</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Needs OCR</source>
        <translation>Necesita OCR</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Error: %1</translation>
    </message>
    <message>
        <source>Retracted</source>
        <translation>Retractado</translation>
    </message>
    <message>
        <source>Possible duplicate</source>
        <translation>Posible duplicado</translation>
    </message>
</context>
<context>
    <name>adduce::LinkOpener</name>
    <message>
        <source>Page %1</source>
        <translation>Página %1</translation>
    </message>
    <message>
        <source>Not opened from here:</source>
        <translation>No se abre desde aquí:</translation>
    </message>
    <message>
        <source>Link in the document</source>
        <translation>Enlace en el documento</translation>
    </message>
    <message>
        <source>Open %1?</source>
        <translation>¿Abrir %1?</translation>
    </message>
    <message>
        <source>This link is not opened.</source>
        <translation>Este enlace no se abre.</translation>
    </message>
    <message>
        <source>Another program opens it.</source>
        <translation>Lo abre otro programa.</translation>
    </message>
    <message>
        <source>Only addresses of the web and of mail, and DOIs, are opened from a document. This one can be copied.</source>
        <translation>Desde un documento solo se abren direcciones web, direcciones de correo y DOI. Esta se puede copiar.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Copy link address</source>
        <translation>Copiar la dirección del enlace</translation>
    </message>
    <message>
        <source>No other program opened it: %1.</source>
        <translation>Ningún otro programa lo ha abierto: %1.</translation>
    </message>
    <message>
        <source>Go to page %1</source>
        <translation>Ir a la página %1</translation>
    </message>
    <message>
        <source>Open %1...</source>
        <translation>Abrir %1...</translation>
    </message>
    <message>
        <source>Links on this page</source>
        <translation>Enlaces de esta página</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>página %1</translation>
    </message>
</context>
<context>
    <name>adduce::LocalModelRunner</name>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>%1 is being loaded</source>
        <translation>%1 se está cargando</translation>
    </message>
    <message>
        <source>%1 runs on this computer</source>
        <translation>%1 funciona en este equipo</translation>
    </message>
    <message>
        <source>%1 is being stopped</source>
        <translation>%1 se está deteniendo</translation>
    </message>
</context>
<context>
    <name>adduce::LocalServer</name>
    <message>
        <source>llama-server could not be started: %1</source>
        <translation>No se pudo iniciar llama-server: %1</translation>
    </message>
    <message>
        <source>llama-server said nothing for a long time while it loaded the model, and was stopped.</source>
        <translation>llama-server no dijo nada durante mucho tiempo mientras cargaba el modelo y se detuvo.</translation>
    </message>
    <message>
        <source>llama-server is not installed. It is part of llama.cpp: get a build from github.com/ggml-org/llama.cpp, and put it where programs are found (on the PATH).</source>
        <translation>llama-server no está instalado. Forma parte de llama.cpp: obtenga una versión en github.com/ggml-org/llama.cpp y póngala donde se encuentran los programas (en el PATH).</translation>
    </message>
    <message>
        <source>llama-server was killed, which happens when there is not enough memory. A smaller model or context takes less.</source>
        <translation>llama-server fue terminado por el sistema, lo que ocurre cuando no hay memoria suficiente. Un modelo o un contexto menor necesita menos.</translation>
    </message>
    <message>
        <source>Another program took the port of llama-server meanwhile. Start it again.</source>
        <translation>Otro programa ocupó entretanto el puerto de llama-server. Inícielo de nuevo.</translation>
    </message>
    <message>
        <source>llama-server ended before the model was loaded: %1</source>
        <translation>llama-server terminó antes de que se cargara el modelo: %1</translation>
    </message>
    <message>
        <source>llama-server ended by itself: %1</source>
        <translation>llama-server terminó por sí solo: %1</translation>
    </message>
    <message>
        <source>it did not say why</source>
        <translation>no dijo por qué</translation>
    </message>
</context>
<context>
    <name>adduce::MainWindow</name>
    <message>
        <source>The settings cannot be saved: %1 cannot be written. What you change holds until the window is closed.</source>
        <translation>No se pueden guardar las preferencias: no se puede escribir en %1. Los cambios valen hasta que se cierre la ventana.</translation>
    </message>
</context>
<context>
    <name>adduce::MatchSteps</name>
    <message>
        <source>Previous match</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Coincidencia siguiente</translation>
    </message>
    <message>
        <source>Match %L1 of %L2</source>
        <translation>Coincidencia %L1 de %L2</translation>
    </message>
</context>
<context>
    <name>adduce::MatrixCommands</name>
    <message>
        <source>Add question</source>
        <translation>Añadir pregunta</translation>
    </message>
    <message>
        <source>What each paper is asked</source>
        <translation>Qué se pregunta a cada artículo</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln paper(s)</source>
        <translation>
            <numerusform>Añadir %Ln artículo</numerusform>
            <numerusform>Añadir %Ln artículos</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove question</source>
        <translation>Quitar pregunta</translation>
    </message>
    <message>
        <source>Remove paper</source>
        <translation>Quitar artículo</translation>
    </message>
    <message>
        <source>Choose a quote</source>
        <translation>Elegir una cita textual</translation>
    </message>
    <message>
        <source>Mark as not reported</source>
        <translation>Marcar como no indicado</translation>
    </message>
    <message>
        <source>Fill again</source>
        <translation>Rellenar de nuevo</translation>
    </message>
    <message>
        <source>Add questions</source>
        <translation>Añadir preguntas</translation>
    </message>
    <message>
        <source>Ask in other words</source>
        <translation>Preguntar de otro modo</translation>
    </message>
    <message numerus="yes">
        <source>Comparison of %Ln paper(s)</source>
        <translation>
            <numerusform>Comparación de %Ln artículo</numerusform>
            <numerusform>Comparación de %Ln artículos</numerusform>
        </translation>
    </message>
    <message>
        <source>No question of this matrix is answered with numbers of one kind by two papers.</source>
        <translation>Ninguna pregunta de esta matriz recibe de dos artículos números del mismo tipo.</translation>
    </message>
</context>
<context>
    <name>adduce::MatrixModel</name>
    <message>
        <source>p. %1</source>
        <translation>p. %1</translation>
    </message>
    <message>
        <source>paper not in the library</source>
        <translation>el artículo no está en la biblioteca</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>waits until it is read</source>
        <translation>en espera de que se lea</translation>
    </message>
    <message numerus="yes">
        <source>%Ln quote(s)</source>
        <translation>
            <numerusform>%Ln cita textual</numerusform>
            <numerusform>%Ln citas textuales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not reported</source>
        <translation>
            <numerusform>%Ln no se indica</numerusform>
            <numerusform>%Ln no se indican</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln en espera</numerusform>
            <numerusform>%Ln en espera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without</source>
        <translation>
            <numerusform>%Ln sin</numerusform>
            <numerusform>%Ln sin</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 says otherwise: “%2”, here “%3”</source>
        <translation>%1 dice otra cosa: «%2», aquí «%3»</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s)</source>
        <translation>
            <numerusform>%Ln contradicción</numerusform>
            <numerusform>%Ln contradicciones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::MatrixView</name>
    <message>
        <source>Remove question</source>
        <translation>Quitar pregunta</translation>
    </message>
    <message>
        <source>Remove paper</source>
        <translation>Quitar artículo</translation>
    </message>
    <message>
        <source>Mark as not reported</source>
        <translation>Marcar como no indicado</translation>
    </message>
    <message>
        <source>Fill again</source>
        <translation>Rellenar de nuevo</translation>
    </message>
    <message>
        <source>Open in reader</source>
        <translation>Abrir en el lector</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Choose another quote...</source>
        <translation>Elegir otra cita textual...</translation>
    </message>
    <message>
        <source>Add questions and papers: each cell becomes a checked quote of that paper, or “nothing found”.</source>
        <translation>Añada preguntas y artículos: cada celda pasa a ser una cita textual comprobada de ese artículo, o «no se encontró nada».</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matriz</translation>
    </message>
    <message>
        <source>Draw the numbers...</source>
        <translation>Dibujar los números…</translation>
    </message>
</context>
<context>
    <name>adduce::MeasuringBar</name>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Reading the folder</source>
        <translation>Leyendo la carpeta</translation>
    </message>
</context>
<context>
    <name>adduce::MemoryKeeper</name>
    <message>
        <source>Remember &quot;%1&quot;</source>
        <translation>Recordar &quot;%1&quot;</translation>
    </message>
    <message>
        <source>Remembered: %1 Undo takes it out again.</source>
        <translation>Recordado: %1 Deshacer lo quita.</translation>
    </message>
</context>
<context>
    <name>adduce::MemorySettingsPage</name>
    <message>
        <source>Let the model that writes remember what will be of use</source>
        <translation>Dejar que el modelo que escribe recuerde lo que será útil</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Delete all of it...</source>
        <translation>Borrarlo todo...</translation>
    </message>
    <message>
        <source>After an answer it may put one line into one of the files below, and later answers are worded by them. Never the question or the answer as they stand, nothing that says who somebody is, no key, and nothing of papers that never leave this computer. Nothing of it is ever shown as evidence.</source>
        <translation>Tras una respuesta puede poner una línea en uno de los archivos de abajo, y las respuestas posteriores se redactan según ellos. Nunca la pregunta ni la respuesta tal cual, nada que diga quién es alguien, ninguna clave y nada de artículos que nunca salen de este equipo. Nada de ello se muestra como prueba.</translation>
    </message>
    <message>
        <source>About you</source>
        <translation>Sobre usted</translation>
    </message>
    <message>
        <source>What interests you, what you know, work on and prefer</source>
        <translation>Lo que le interesa, sabe, trabaja y prefiere</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>What was found and will be of use again</source>
        <translation>Lo que se halló y volverá a ser útil</translation>
    </message>
    <message>
        <source>Delete the memory</source>
        <translation>Borrar la memoria</translation>
    </message>
    <message>
        <source>Delete both files, with all that was remembered?</source>
        <translation>¿Borrar ambos archivos con todo lo recordado?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
</context>
<context>
    <name>adduce::MetadataEditor</name>
    <message>
        <source>Edit of the metadata</source>
        <translation>Edición de los metadatos</translation>
    </message>
    <message>
        <source>One name a line</source>
        <translation>Un nombre por línea</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autores</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
    <message>
        <source>DOI</source>
        <translation>DOI</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>Publicado en</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Pages or article</source>
        <translation>Páginas o artículo</translation>
    </message>
    <message>
        <source>ISSN</source>
        <translation>ISSN</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Retraction</source>
        <translation>Retractación</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Abstract</source>
        <translation>Resumen</translation>
    </message>
</context>
<context>
    <name>adduce::ModelChip</name>
    <message>
        <source>Who writes the answers</source>
        <translation>Quién escribe las respuestas</translation>
    </message>
    <message>
        <source>No model: quotes only</source>
        <translation>Sin modelo: solo citas textuales</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 on this computer</source>
        <translation>%1 en este equipo</translation>
    </message>
    <message>
        <source>Models...</source>
        <translation>Modelos...</translation>
    </message>
    <message>
        <source>%1 at %2 (text leaves this computer)</source>
        <translation>%1 en %2 (el texto sale de este equipo)</translation>
    </message>
</context>
<context>
    <name>adduce::ModelDetails</name>
    <message>
        <source>not set</source>
        <translation>sin definir</translation>
    </message>
    <message>
        <source>From the environment of this program.</source>
        <translation>Del entorno de este programa.</translation>
    </message>
    <message>
        <source>Kept in the system&apos;s keyring, not in a file.</source>
        <translation>Se guarda en el depósito de claves del sistema, no en un archivo.</translation>
    </message>
    <message>
        <source>For this run only: the system offers no keyring. It is asked for again next time.</source>
        <translation>Solo para esta sesión: el sistema no ofrece depósito de claves. Se volverá a pedir la próxima vez.</translation>
    </message>
    <message>
        <source>None is set.</source>
        <translation>No hay ninguna.</translation>
    </message>
    <message>
        <source>A server on this computer usually wants none.</source>
        <translation>Un servidor de este equipo no suele necesitarla.</translation>
    </message>
    <message>
        <source>Not encrypted: whoever is on the network can read what is sent.</source>
        <translation>Sin cifrar: cualquiera que esté en la red puede leer lo que se envía.</translation>
    </message>
    <message>
        <source>Price of a million tokens read</source>
        <translation>Precio del millón de tokens leídos</translation>
    </message>
    <message>
        <source>Price of a million tokens written</source>
        <translation>Precio del millón de tokens escritos</translation>
    </message>
    <message>
        <source>Writing answers</source>
        <translation>Escribir respuestas</translation>
    </message>
    <message>
        <source>Ranking passages</source>
        <translation>Ordenar pasajes</translation>
    </message>
    <message>
        <source>Set key...</source>
        <translation>Definir clave...</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Context in tokens</source>
        <translation>Contexto en tokens</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>For a million tokens read, and written; each answer then says what it cost.</source>
        <translation>Por un millón de tokens leídos y escritos; cada respuesta indica entonces lo que ha costado.</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Use for</source>
        <translation>Usar para</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Asks for a few short answers about texts of our own; nothing of your library is sent.</source>
        <translation>Pide unas respuestas breves sobre textos nuestros; no se envía nada de su biblioteca.</translation>
    </message>
    <message>
        <source>tokens, of %1</source>
        <translation>tokens, de %1</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Probar de nuevo</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Probando…</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>Sin probar</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Answers in</source>
        <translation>Responde en</translation>
    </message>
    <message>
        <source>First word</source>
        <translation>Primera palabra</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Writes while it thinks (streaming)</source>
        <translation>Escribe mientras piensa (streaming)</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 tokens/s</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Puts the answer first</source>
        <translation>Pone la respuesta en primer lugar</translation>
    </message>
    <message>
        <source>Puts like beside like</source>
        <translation>Pone lo parecido junto a lo parecido</translation>
    </message>
    <message>
        <source>Keeps to a given form (JSON)</source>
        <translation>Respeta un formato dado (JSON)</translation>
    </message>
    <message>
        <source>Says so when nothing fits</source>
        <translation>Avisa cuando nada encaja</translation>
    </message>
    <message>
        <source>Set key</source>
        <translation>Definir clave</translation>
    </message>
    <message>
        <source>Key for %1 (empty forgets it)</source>
        <translation>Clave para %1 (vacía, se olvida)</translation>
    </message>
    <message>
        <source>Judging passages and evaluated answers</source>
        <translation>Juzgar pasajes y respuestas evaluadas</translation>
    </message>
    <message>
        <source>Checking what another model wrote</source>
        <translation>Comprobar lo que escribió otro modelo</translation>
    </message>
    <message>
        <source>Entered on %1.</source>
        <translation>Introducidos el %1.</translation>
    </message>
</context>
<context>
    <name>adduce::ModelDownloadDialog</name>
    <message>
        <source>Download</source>
        <translation>Descargar</translation>
    </message>
    <message>
        <source>Download a model</source>
        <translation>Descargar un modelo</translation>
    </message>
    <message>
        <source>Choose where the folder is made</source>
        <translation>Elija dónde se crea la carpeta</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>SHA-256 of model.safetensors</source>
        <translation>SHA-256 de model.safetensors</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>A static model (model2vec) knows words that your papers do not use. potion-base-8M is for English, of 30 MB, by MinishLab under the MIT licence. Nothing of your library is sent. What comes is kept only if it has the checksum; a download that breaks goes on where it was.</source>
        <translation>Un modelo estático (model2vec) conoce palabras que sus artículos no usan. potion-base-8M es para inglés, de 30 MB, de MinishLab, con licencia MIT. No se envía nada de su biblioteca. Lo recibido solo se conserva si tiene la suma de comprobación; una descarga interrumpida sigue donde se quedó.</translation>
    </message>
    <message>
        <source>The address of the model&apos;s folder begins with https://</source>
        <translation>La dirección de la carpeta del modelo empieza por https://</translation>
    </message>
    <message>
        <source>The checksum has 64 digits, 0 to 9 and a to f. The page of the model tells it.</source>
        <translation>La suma de comprobación tiene 64 dígitos, de 0 a 9 y de a a f. Figura en la página del modelo.</translation>
    </message>
    <message>
        <source>The folder is named with its whole path.</source>
        <translation>La carpeta se indica con su ruta completa.</translation>
    </message>
    <message>
        <source>There is something of this name already. To use it: Choose a model folder.</source>
        <translation>Ya existe algo con este nombre. Para usarlo: Elegir una carpeta de modelo.</translation>
    </message>
</context>
<context>
    <name>adduce::ModelMenu</name>
    <message>
        <source>No model</source>
        <translation>Sin modelo</translation>
    </message>
    <message>
        <source>No model is chosen in Ask</source>
        <translation>No hay ningún modelo elegido en Preguntar</translation>
    </message>
    <message>
        <source>No model is chosen for judging</source>
        <translation>No se ha elegido ningún modelo para juzgar</translation>
    </message>
    <message>
        <source>Answers are judged by %1</source>
        <translation>Las respuestas las juzga %1</translation>
    </message>
    <message>
        <source>judged by %1</source>
        <translation>juzgado por %1</translation>
    </message>
    <message>
        <source>Search by the vectors of %1</source>
        <translation>Buscar por los vectores de %1</translation>
    </message>
</context>
<context>
    <name>adduce::ModelsSettingsPage</name>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Volver a buscar</translation>
    </message>
    <message>
        <source>For Ollama, llama.cpp, LM Studio and vLLM on this computer</source>
        <translation>Busca Ollama, llama.cpp, LM Studio y vLLM en este equipo</translation>
    </message>
    <message>
        <source>Who writes the answers</source>
        <translation>Quién escribe las respuestas</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Qué es</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Add a server...</source>
        <translation>Añadir un servidor...</translation>
    </message>
    <message>
        <source>Looking for servers on this computer</source>
        <translation>Buscando servidores en este equipo</translation>
    </message>
    <message numerus="yes">
        <source>Looked for Ollama, llama.cpp, LM Studio and vLLM on this computer; %Ln server(s) found.</source>
        <translation>
            <numerusform>Se han buscado Ollama, llama.cpp, LM Studio y vLLM en este equipo; %Ln servidor encontrado.</numerusform>
            <numerusform>Se han buscado Ollama, llama.cpp, LM Studio y vLLM en este equipo; %Ln servidores encontrados.</numerusform>
        </translation>
    </message>
    <message>
        <source>ranks passages</source>
        <translation>ordena pasajes</translation>
    </message>
    <message>
        <source>meanings of passages</source>
        <translation>significados de pasajes</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>Text leaves this computer</source>
        <translation>El texto sale de este equipo</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>Sin probar</translation>
    </message>
    <message>
        <source>Tested %1</source>
        <translation>Probado: %1</translation>
    </message>
    <message>
        <source>Did not answer</source>
        <translation>No respondió</translation>
    </message>
    <message>
        <source>No model: quotes only</source>
        <translation>Sin modelo: solo citas textuales</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>incorporado</translation>
    </message>
    <message>
        <source>verbatim sentences</source>
        <translation>frases literales</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Get a model...</source>
        <translation>Obtener un modelo...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Run a GGUF file...</source>
        <translation>Ejecutar un archivo GGUF...</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En marcha</translation>
    </message>
    <message>
        <source>Not running here</source>
        <translation>No funciona aquí</translation>
    </message>
</context>
<context>
    <name>adduce::Notifications</name>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message numerus="yes">
        <source>Messages, %Ln unread</source>
        <translation>
            <numerusform>Mensajes, %Ln sin leer</numerusform>
            <numerusform>Mensajes, %Ln sin leer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::OpenThread</name>
    <message>
        <source>Pin thread</source>
        <translation>Fijar hilo</translation>
    </message>
    <message>
        <source>Unpin thread</source>
        <translation>Dejar de fijar el hilo</translation>
    </message>
    <message>
        <source>Rename thread</source>
        <translation>Cambiar nombre del hilo</translation>
    </message>
    <message>
        <source>Delete thread</source>
        <translation>Eliminar hilo</translation>
    </message>
</context>
<context>
    <name>adduce::OpenedAnswer</name>
    <message>
        <source>Not judged whether this answer is faithful.</source>
        <translation>No se juzgó si esta respuesta es fiel.</translation>
    </message>
    <message>
        <source>Not judged: %1</source>
        <translation>Sin juzgar: %1</translation>
    </message>
    <message>
        <source>Faithful, as %1 judges: every claim stands in the passages that it cites.</source>
        <translation>Fiel, según %1: cada afirmación figura en los pasajes que cita.</translation>
    </message>
    <message>
        <source>Not faithful, as %1 judges: a claim does not stand in the passages that it cites.</source>
        <translation>No fiel, según %1: una afirmación no figura en los pasajes que cita.</translation>
    </message>
    <message>
        <source>In the other ways</source>
        <translation>De las otras maneras</translation>
    </message>
</context>
<context>
    <name>adduce::PageAnnouncer</name>
    <message>
        <source>Line: “%1”</source>
        <translation>Línea: «%1»</translation>
    </message>
    <message>
        <source>%1, page %2</source>
        <translation>%1, página %2</translation>
    </message>
    <message>
        <source>Marked: “%1”</source>
        <translation>Marcado: «%1»</translation>
    </message>
</context>
<context>
    <name>adduce::PageCrop</name>
    <message>
        <source>The quote on its page</source>
        <translation>La cita textual en su página</translation>
    </message>
    <message>
        <source>The paper is not in the library.</source>
        <translation>El artículo no está en la biblioteca.</translation>
    </message>
    <message>
        <source>The file is not the one that was cited.</source>
        <translation>El archivo no es el que se citó.</translation>
    </message>
</context>
<context>
    <name>adduce::PageMouse</name>
    <message>
        <source>This sentence speaks to a model. It stays data: nothing that it says is done.</source>
        <translation>Esta frase se dirige a un modelo. Sigue siendo un dato: no se hace nada de lo que pide.</translation>
    </message>
</context>
<context>
    <name>adduce::PageView</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>This page cannot be drawn. %1</source>
        <translation>No se puede mostrar esta página. %1</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>página %1</translation>
    </message>
</context>
<context>
    <name>adduce::PaperChooser</name>
    <message>
        <source>Add papers</source>
        <translation>Añadir artículos</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find a paper</source>
        <translation>Buscar un artículo</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Artículos</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
</context>
<context>
    <name>adduce::PasswordPrompt</name>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
</context>
<context>
    <name>adduce::PrintedPlaces</name>
    <message>
        <source>As printed: %1</source>
        <translation>Tal como está impreso: %1</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>Abrir la página</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
</context>
<context>
    <name>adduce::PrivacySettingsPage</name>
    <message>
        <source>Refused (HTTP %1)</source>
        <translation>Rechazado (HTTP %1)</translation>
    </message>
    <message>
        <source>Local only: contact no other computer</source>
        <translation>Solo local: no contactar con ningún otro equipo</translation>
    </message>
    <message>
        <source>Look papers up at Crossref when I ask for it</source>
        <translation>Consultar artículos en Crossref cuando lo pida</translation>
    </message>
    <message>
        <source>Nothing was sent or fetched yet.</source>
        <translation>Aún no se ha enviado ni obtenido nada.</translation>
    </message>
    <message>
        <source>Models on this computer still answer. Everything else is refused before it is sent, whatever is allowed below or chosen elsewhere.</source>
        <translation>Los modelos de este equipo siguen respondiendo. Todo lo demás se rechaza antes de enviarse, sea lo que sea lo que se permita abajo o se elija en otro sitio.</translation>
    </message>
    <message>
        <source>Sends the DOI of the paper to api.crossref.org, and nothing else. Each answer is kept in the library and asked for once.</source>
        <translation>Envía el DOI del artículo a api.crossref.org y nada más. Cada respuesta se guarda en la biblioteca y se pide una sola vez.</translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation>Olvidar estos</translation>
    </message>
    <message>
        <source>What was sent</source>
        <translation>Qué se ha enviado</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Adónde</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Para qué</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviado</translation>
    </message>
    <message>
        <source>Passages of</source>
        <translation>Pasajes de</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>%Ln artículo</numerusform>
            <numerusform>%Ln artículos</numerusform>
        </translation>
    </message>
    <message>
        <source>Another computer</source>
        <translation>Otro equipo</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Este equipo</translation>
    </message>
    <message>
        <source>Keep a log of questions beside the library</source>
        <translation>Guardar un registro de preguntas junto a la biblioteca</translation>
    </message>
    <message>
        <source>A line for each: how it was answered, what it took and what it cost. It stays on this computer, and holds no sentence of papers that never leave it.</source>
        <translation>Una línea por pregunta: cómo se respondió, qué necesitó y qué costó. Se queda en este equipo y no contiene ninguna frase de artículos que nunca salen de él.</translation>
    </message>
</context>
<context>
    <name>adduce::ProfileMenu</name>
    <message numerus="yes">
        <source>%Ln profile(s)</source>
        <translation>
            <numerusform>%Ln perfil</numerusform>
            <numerusform>%Ln perfiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Your profile without a part</source>
        <translation>Su perfil sin una parte</translation>
    </message>
    <message>
        <source>Vector search alone</source>
        <translation>Solo búsqueda vectorial</translation>
    </message>
    <message>
        <source>Keyword search alone</source>
        <translation>Solo búsqueda por palabras clave</translation>
    </message>
</context>
<context>
    <name>adduce::ProfileSettingsPage</name>
    <message>
        <source>How text is cut into passages</source>
        <translation>Cómo se divide el texto en pasajes</translation>
    </message>
    <message>
        <source>Tokens of a passage, at most</source>
        <translation>Tokens de un pasaje, como máximo</translation>
    </message>
    <message>
        <source>Tokens that two passages share</source>
        <translation>Tokens que comparten dos pasajes</translation>
    </message>
    <message>
        <source>Characters of a passage</source>
        <translation>Caracteres de un pasaje</translation>
    </message>
    <message>
        <source>Characters that two passages share</source>
        <translation>Caracteres que comparten dos pasajes</translation>
    </message>
    <message>
        <source>Candidates by meaning</source>
        <translation>Candidatos por significado</translation>
    </message>
    <message>
        <source>Candidates by words</source>
        <translation>Candidatos por palabras</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidatos</translation>
    </message>
    <message>
        <source>Candidates for each passage wanted</source>
        <translation>Candidatos por cada pasaje deseado</translation>
    </message>
    <message>
        <source>Candidates besides</source>
        <translation>Candidatos adicionales</translation>
    </message>
    <message>
        <source>Candidates, at most</source>
        <translation>Candidatos, como máximo</translation>
    </message>
    <message>
        <source>BM25: worth of a word said again (k1)</source>
        <translation>BM25: valor de una palabra repetida (k1)</translation>
    </message>
    <message>
        <source>BM25: how far long passages are held back (b)</source>
        <translation>BM25: cuánto se frenan los pasajes largos (b)</translation>
    </message>
    <message>
        <source>How words and meaning become one score</source>
        <translation>Cómo palabras y significado forman una puntuación</translation>
    </message>
    <message>
        <source>Weight of words</source>
        <translation>Peso de las palabras</translation>
    </message>
    <message>
        <source>Weight of meaning</source>
        <translation>Peso del significado</translation>
    </message>
    <message>
        <source>Reward for every word of the question</source>
        <translation>Recompensa por cada palabra de la pregunta</translation>
    </message>
    <message>
        <source>How steeply that reward falls</source>
        <translation>Con qué pendiente cae esa recompensa</translation>
    </message>
    <message>
        <source>Weight of likeness to the best passages</source>
        <translation>Peso del parecido con los mejores pasajes</translation>
    </message>
    <message>
        <source>How many best passages those are</source>
        <translation>Cuántos son esos mejores pasajes</translation>
    </message>
    <message>
        <source>Constant of reciprocal rank fusion</source>
        <translation>Constante de la fusión por rango recíproco</translation>
    </message>
    <message>
        <source>Likeness that is needed where only the meaning matches</source>
        <translation>Semejanza necesaria cuando solo coincide el significado</translation>
    </message>
    <message>
        <source>Thin the candidates first, relevance against difference</source>
        <translation>Aclarar antes los candidatos, relevancia frente a diferencia</translation>
    </message>
    <message>
        <source>How passages are chosen</source>
        <translation>Cómo se eligen los pasajes</translation>
    </message>
    <message>
        <source>Passages wanted</source>
        <translation>Pasajes deseados</translation>
    </message>
    <message>
        <source>Penalty for the same page</source>
        <translation>Penalización por la misma página</translation>
    </message>
    <message>
        <source>Penalty for the same paper</source>
        <translation>Penalización por el mismo artículo</translation>
    </message>
    <message>
        <source>Floor of the fused score</source>
        <translation>Umbral de la puntuación fusionada</translation>
    </message>
    <message>
        <source>Relevance against difference (MMR)</source>
        <translation>Relevancia frente a diferencia (MMR)</translation>
    </message>
    <message>
        <source>Passages that are compared for it, at least</source>
        <translation>Pasajes que se comparan para ello, como mínimo</translation>
    </message>
    <message>
        <source>Passages this alike are told once (1: none)</source>
        <translation>Los pasajes así de parecidos se dan una sola vez (1: ninguno)</translation>
    </message>
    <message>
        <source>Neighbours on either side</source>
        <translation>Vecinos a cada lado</translation>
    </message>
    <message>
        <source>What a neighbour counts</source>
        <translation>Cuánto cuenta un vecino</translation>
    </message>
    <message>
        <source>Passages with neighbours, at most</source>
        <translation>Pasajes con vecinos, como máximo</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>Dimensiones</translation>
    </message>
    <message>
        <source>Power iterations</source>
        <translation>Iteraciones de potencia</translation>
    </message>
    <message>
        <source>Oversampling</source>
        <translation>Sobremuestreo</translation>
    </message>
    <message>
        <source>Passages that a word stands in, at least</source>
        <translation>Pasajes en los que aparece una palabra, como mínimo</translation>
    </message>
    <message>
        <source>Passages that it is learned from, at most</source>
        <translation>Pasajes de los que se aprende, como máximo</translation>
    </message>
    <message>
        <source>Growth of the library after which it is learned anew</source>
        <translation>Crecimiento de la biblioteca a partir del cual se aprende de nuevo</translation>
    </message>
    <message>
        <source>Share of unknown words after which it is learned anew</source>
        <translation>Proporción de palabras desconocidas a partir de la cual se aprende de nuevo</translation>
    </message>
    <message>
        <source>New passages that are indexed in memory</source>
        <translation>Pasajes nuevos que se indexan en memoria</translation>
    </message>
    <message>
        <source>Vectors from which a graph is searched</source>
        <translation>Vectores a partir de los cuales se busca en un grafo</translation>
    </message>
    <message>
        <source>Passages that a reranker reads, at most</source>
        <translation>Pasajes que lee un reordenador, como máximo</translation>
    </message>
    <message>
        <source>Of them, for each passage wanted</source>
        <translation>De ellos, por cada pasaje deseado</translation>
    </message>
    <message>
        <source>Of them, besides</source>
        <translation>De ellos, adicionales</translation>
    </message>
    <message>
        <source>It says yes or no of each</source>
        <translation>Solo dice sí o no de cada uno</translation>
    </message>
    <message>
        <source>Sentences on either side that count as near</source>
        <translation>Frases a cada lado que cuentan como cercanas</translation>
    </message>
    <message>
        <source>Weight of a term in a near sentence</source>
        <translation>Peso de un término en una frase cercana</translation>
    </message>
    <message>
        <source>Weight of a term in a heading</source>
        <translation>Peso de un término en un encabezado</translation>
    </message>
    <message>
        <source>Weight of a term elsewhere in the passage</source>
        <translation>Peso de un término en otra parte del pasaje</translation>
    </message>
    <message>
        <source>Share of the question that one sentence must speak of</source>
        <translation>Proporción de la pregunta de la que debe hablar una frase</translation>
    </message>
    <message>
        <source>Sentences, at most</source>
        <translation>Frases, como máximo</translation>
    </message>
    <message>
        <source>Share of the best sentence&apos;s score that is needed</source>
        <translation>Proporción necesaria de la puntuación de la mejor frase</translation>
    </message>
    <message>
        <source>Discount for the same paper</source>
        <translation>Descuento por el mismo artículo</translation>
    </message>
    <message>
        <source>Overlap of words that counts as repeating</source>
        <translation>Coincidencia de palabras que cuenta como repetición</translation>
    </message>
    <message>
        <source>Words of a quote, at most</source>
        <translation>Palabras de una cita textual, como máximo</translation>
    </message>
    <message>
        <source>Tokens of an answer, at least</source>
        <translation>Tokens de una respuesta, como mínimo</translation>
    </message>
    <message>
        <source>Tokens of an answer, at most</source>
        <translation>Tokens de una respuesta, como máximo</translation>
    </message>
    <message>
        <source>Share of the context that an answer may take</source>
        <translation>Proporción del contexto que puede ocupar una respuesta</translation>
    </message>
    <message>
        <source>Statements, at most</source>
        <translation>Afirmaciones, como máximo</translation>
    </message>
    <message>
        <source>Remarks of the model, at most</source>
        <translation>Observaciones del modelo, como máximo</translation>
    </message>
    <message>
        <source>Refused statements go back once</source>
        <translation>Las afirmaciones rechazadas se devuelven una vez</translation>
    </message>
    <message>
        <source>Likeness of a quote to its page that is needed</source>
        <translation>Semejanza necesaria de una cita textual con su página</translation>
    </message>
    <message>
        <source>Nearest passages shown</source>
        <translation>Pasajes más cercanos que se muestran</translation>
    </message>
    <message>
        <source>Terms shown, at most</source>
        <translation>Términos mostrados, como máximo</translation>
    </message>
    <message>
        <source>Questions offered, at most</source>
        <translation>Preguntas ofrecidas, como máximo</translation>
    </message>
    <message>
        <source>Sentences that speak of it, at least</source>
        <translation>Frases que hablan de ello, como mínimo</translation>
    </message>
    <message>
        <source>How closely two words go together</source>
        <translation>Cuán unidas van dos palabras</translation>
    </message>
    <message>
        <source>Letters of a word, at least</source>
        <translation>Letras de una palabra, como mínimo</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Pasajes</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Recuperación</translation>
    </message>
    <message>
        <source>Meaning learned from the library</source>
        <translation>Significado aprendido de la biblioteca</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Order by a model</source>
        <translation>Orden según un modelo</translation>
    </message>
    <message>
        <source>Is the topic there?</source>
        <translation>¿Aparece el tema?</translation>
    </message>
    <message>
        <source>What a sentence counts as an answer</source>
        <translation>Cuánto cuenta una frase como respuesta</translation>
    </message>
    <message>
        <source>Answers in the papers&apos; words</source>
        <translation>Respuestas con las palabras de los artículos</translation>
    </message>
    <message>
        <source>Answers written by a model</source>
        <translation>Respuestas escritas por un modelo</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Refusals</source>
        <translation>Rechazos</translation>
    </message>
    <message>
        <source>Follow-up questions</source>
        <translation>Preguntas de seguimiento</translation>
    </message>
    <message>
        <source>Whole sentences</source>
        <translation>Frases enteras</translation>
    </message>
    <message>
        <source>Whole paragraphs</source>
        <translation>Párrafos enteros</translation>
    </message>
    <message>
        <source>Characters, at the best place</source>
        <translation>Caracteres, en el mejor lugar</translation>
    </message>
    <message>
        <source>Characters, anywhere</source>
        <translation>Caracteres, en cualquier lugar</translation>
    </message>
    <message>
        <source>As many of each list as said</source>
        <translation>De cada lista, tantos como se indica</translation>
    </message>
    <message>
        <source>As many as the passages wanted ask for</source>
        <translation>Según el número de pasajes deseados</translation>
    </message>
    <message>
        <source>The same, and some besides</source>
        <translation>Lo mismo y algunos más</translation>
    </message>
    <message>
        <source>By how much the space knows</source>
        <translation>Según lo que conoce el espacio</translation>
    </message>
    <message>
        <source>Lowest to highest of all</source>
        <translation>Del menor al mayor de todos</translation>
    </message>
    <message>
        <source>Lowest to highest of each list</source>
        <translation>Del menor al mayor de cada lista</translation>
    </message>
    <message>
        <source>Reciprocal ranks</source>
        <translation>Rangos recíprocos</translation>
    </message>
    <message>
        <source>From many pages and papers</source>
        <translation>De muchas páginas y artículos</translation>
    </message>
    <message>
        <source>The best of each page</source>
        <translation>El mejor de cada página</translation>
    </message>
    <message>
        <source>As they are ranked</source>
        <translation>Según su orden</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Save, export, import, remove</source>
        <translation>Guardar, exportar, importar, quitar</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Save under a name...</source>
        <translation>Guardar con un nombre...</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exportar...</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>Importar...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Back to the profile: %1</source>
        <translation>Volver al perfil: %1</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>De %1 a %2</translation>
    </message>
    <message>
        <source>Save profile</source>
        <translation>Guardar perfil</translation>
    </message>
    <message>
        <source>Name: letters, digits, - and _</source>
        <translation>Nombre: letras, dígitos, - y _</translation>
    </message>
    <message>
        <source>Import profile</source>
        <translation>Importar perfil</translation>
    </message>
    <message>
        <source>Export profile</source>
        <translation>Exportar perfil</translation>
    </message>
    <message>
        <source>Profiles (*.json)</source>
        <translation>Perfiles (*.json)</translation>
    </message>
    <message>
        <source>Adduce</source>
        <translation>Adduce</translation>
    </message>
    <message>
        <source>As the design “%1”</source>
        <translation>Como el diseño «%1»</translation>
    </message>
    <message>
        <source>standard: %1</source>
        <translation>estándar: %1</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>valor estándar</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) changed</source>
        <translation>
            <numerusform>%Ln valor cambiado</numerusform>
            <numerusform>%Ln valores cambiados</numerusform>
        </translation>
    </message>
    <message>
        <source>Weight of a word that only asks (&quot;took part&quot;)</source>
        <translation>Peso de una palabra que solo pregunta («took part»)</translation>
    </message>
    <message>
        <source>Passages whose sentences are looked at</source>
        <translation>Pasajes cuyas frases se examinan</translation>
    </message>
    <message>
        <source>Usual length of a sentence, in words that carry meaning</source>
        <translation>Longitud habitual de una frase, en palabras con significado</translation>
    </message>
    <message>
        <source>Probability of an answer that is needed</source>
        <translation>Probabilidad necesaria de una respuesta</translation>
    </message>
    <message>
        <source>High from this probability</source>
        <translation>Alta a partir de esta probabilidad</translation>
    </message>
    <message>
        <source>Medium from this probability</source>
        <translation>Media a partir de esta probabilidad</translation>
    </message>
    <message>
        <source>Medium from this share of the question</source>
        <translation>Media a partir de esta proporción de la pregunta</translation>
    </message>
    <message>
        <source>High from this share of the question</source>
        <translation>Alta a partir de esta proporción de la pregunta</translation>
    </message>
    <message>
        <source>Letters of a word that may be mistyped, at least</source>
        <translation>Letras de una palabra que puede estar mal escrita, como mínimo</translation>
    </message>
    <message>
        <source>Mistakes in a word, for each of its letters, at most</source>
        <translation>Errores en una palabra por letra, como máximo</translation>
    </message>
    <message>
        <source>Mistakes that each doubling of a word&apos;s passages outweighs</source>
        <translation>Errores que compensa cada duplicación de los pasajes de una palabra</translation>
    </message>
    <message>
        <source>Passages that a word of questions counts for</source>
        <translation>Pasajes por los que cuenta una palabra interrogativa</translation>
    </message>
    <message>
        <source>Translations of a word, at most</source>
        <translation>Traducciones de una palabra, como máximo</translation>
    </message>
    <message>
        <source>Words of a translation, at most</source>
        <translation>Palabras de una traducción, como máximo</translation>
    </message>
    <message>
        <source>Letters of each part of a compound, at least</source>
        <translation>Letras de cada parte de una palabra compuesta, como mínimo</translation>
    </message>
    <message>
        <source>Differences from a word of the library, for each letter, at most</source>
        <translation>Diferencias con una palabra de la biblioteca por letra, como máximo</translation>
    </message>
    <message>
        <source>Weight of a word that was not found</source>
        <translation>Peso de una palabra no encontrada</translation>
    </message>
    <message>
        <source>Senses of a word that are looked at</source>
        <translation>Acepciones de una palabra que se consideran</translation>
    </message>
    <message>
        <source>What a synonym counts</source>
        <translation>Lo que cuenta un sinónimo</translation>
    </message>
    <message>
        <source>Factor of the rarer senses</source>
        <translation>Factor de las acepciones menos frecuentes</translation>
    </message>
    <message>
        <source>What a derived word counts</source>
        <translation>Lo que cuenta una palabra derivada</translation>
    </message>
    <message>
        <source>What a word of like meaning counts</source>
        <translation>Lo que cuenta una palabra de significado parecido</translation>
    </message>
    <message>
        <source>Rows of tables that are looked at</source>
        <translation>Filas de tablas que se consideran</translation>
    </message>
    <message>
        <source>Mistyped words</source>
        <translation>Palabras mal escritas</translation>
    </message>
    <message>
        <source>Questions in another language</source>
        <translation>Preguntas en otro idioma</translation>
    </message>
    <message>
        <source>Words of like meaning</source>
        <translation>Palabras de significado parecido</translation>
    </message>
    <message>
        <source>Words of a quote that is no whole sentence, at least</source>
        <translation>Palabras de una cita que no es una oración entera, como mínimo</translation>
    </message>
    <message>
        <source>Share of a clause&apos;s words that its evidence must hold</source>
        <translation>Parte de las palabras de una cláusula que las pruebas deben contener</translation>
    </message>
    <message>
        <source>Words from which a clause is no short one</source>
        <translation>Palabras a partir de las cuales una cláusula no es corta</translation>
    </message>
    <message>
        <source>The same share for a short clause</source>
        <translation>La misma parte para una cláusula corta</translation>
    </message>
    <message>
        <source>Weight of what the evidence holds in a score</source>
        <translation>Peso de lo que contienen las pruebas en una puntuación</translation>
    </message>
    <message>
        <source>Factor of a score for a foreign number or name</source>
        <translation>Factor de una puntuación por un número o nombre ajeno</translation>
    </message>
    <message>
        <source>Factor of a score for a contradiction</source>
        <translation>Factor de una puntuación por una contradicción</translation>
    </message>
    <message>
        <source>Factor of a score for what is not proved</source>
        <translation>Factor de una puntuación por lo no probado</translation>
    </message>
    <message>
        <source>Papers on a topic, at most</source>
        <translation>Artículos sobre un tema, como máximo</translation>
    </message>
    <message>
        <source>Sentences of a summary, at most</source>
        <translation>Frases de un resumen, como máximo</translation>
    </message>
    <message>
        <source>Sentences of a section, at most</source>
        <translation>Frases de una sección, como máximo</translation>
    </message>
    <message>
        <source>Passages read of a paper or section</source>
        <translation>Pasajes leídos de un artículo o sección</translation>
    </message>
    <message>
        <source>Share of the question that a partial answer speaks of</source>
        <translation>Parte de la pregunta de la que habla una respuesta parcial</translation>
    </message>
    <message>
        <source>Sentences of a partial answer</source>
        <translation>Frases de una respuesta parcial</translation>
    </message>
    <message>
        <source>Sentences also said, at most</source>
        <translation>Frases también dichas, como máximo</translation>
    </message>
    <message>
        <source>Least share of the best score, also said</source>
        <translation>Parte mínima de la mejor puntuación, también dicho</translation>
    </message>
    <message>
        <source>Shared words of sentences that differ in a number</source>
        <translation>Palabras comunes de frases que difieren en un número</translation>
    </message>
    <message>
        <source>Shared words of sentences that differ in a direction</source>
        <translation>Palabras comunes de frases que difieren en la dirección</translation>
    </message>
    <message>
        <source>Fewest shared words of sentences that differ</source>
        <translation>Mínimo de palabras comunes de frases que difieren</translation>
    </message>
    <message>
        <source>High from this share of a model&apos;s words</source>
        <translation>Alta a partir de esta parte de las palabras de un modelo</translation>
    </message>
    <message>
        <source>Medium from this share of a model&apos;s words</source>
        <translation>Media a partir de esta parte de las palabras de un modelo</translation>
    </message>
    <message>
        <source>A word that sentences of a column mostly have</source>
        <translation>Una palabra que suelen tener las frases de una columna</translation>
    </message>
    <message>
        <source>Its usual section</source>
        <translation>Su sección habitual</translation>
    </message>
    <message>
        <source>Speaking of the study itself</source>
        <translation>Habla del propio estudio</translation>
    </message>
    <message>
        <source>Less for citing others</source>
        <translation>Menos si cita a otros</translation>
    </message>
    <message>
        <source>Fewest points of a column&apos;s sentence</source>
        <translation>Puntos mínimos de una frase de columna</translation>
    </message>
    <message>
        <source>Share of the best points for further sentences</source>
        <translation>Parte de los mejores puntos para más frases</translation>
    </message>
    <message>
        <source>Sentences of a column, at most</source>
        <translation>Frases de una columna, como máximo</translation>
    </message>
    <message>
        <source>Columns of every study</source>
        <translation>Columnas de todo estudio</translation>
    </message>
    <message>
        <source>Places of sentences that cannot be quoted, at most</source>
        <translation>Lugares de frases no citables, como máximo</translation>
    </message>
    <message>
        <source>Lines of a sentence that cannot be quoted, at most</source>
        <translation>Líneas de una frase no citable, como máximo</translation>
    </message>
    <message>
        <source>Least share of the best score, cannot be quoted</source>
        <translation>Proporción mínima de la mejor puntuación, no citable</translation>
    </message>
    <message>
        <source>A model puts the question in the words of a search</source>
        <translation>Un modelo pone la pregunta en palabras de búsqueda</translation>
    </message>
    <message>
        <source>A model names what the question points at in the conversation</source>
        <translation>Un modelo nombra a qué se refiere la pregunta en la conversación</translation>
    </message>
    <message>
        <source>Sub-questions that it is split into, at most (0: none)</source>
        <translation>Subpreguntas en que se divide, como máximo (0: ninguna)</translation>
    </message>
    <message>
        <source>Turns of the conversation that a model is told of</source>
        <translation>Turnos de la conversación que conoce el modelo</translation>
    </message>
    <message>
        <source>Choices of a question that is asked back, at most</source>
        <translation>Opciones de una pregunta de vuelta, como máximo</translation>
    </message>
    <message>
        <source>Answers that a model imagines, to search for what is like them</source>
        <translation>Respuestas que un modelo imagina para buscar lo parecido</translation>
    </message>
    <message>
        <source>Passages found for each that stays when they are thinned</source>
        <translation>Pasajes hallados por cada uno que queda al aclarar</translation>
    </message>
    <message>
        <source>Passages found then, at least</source>
        <translation>Pasajes hallados entonces, como mínimo</translation>
    </message>
    <message>
        <source>A model is asked about passages one by one</source>
        <translation>Se pregunta a un modelo por los pasajes uno a uno</translation>
    </message>
    <message>
        <source>Passages that are examined, for each passage wanted</source>
        <translation>Pasajes examinados por cada pasaje deseado</translation>
    </message>
    <message>
        <source>Passages that are examined, at most</source>
        <translation>Pasajes examinados, como máximo</translation>
    </message>
    <message>
        <source>Mean score of the best (z) from which nobody is asked</source>
        <translation>Puntuación media de los mejores (z) desde la que no se pregunta</translation>
    </message>
    <message>
        <source>Gap behind them (standard deviations) from which nobody is asked</source>
        <translation>Distancia tras ellos (desviaciones típicas) desde la que no se pregunta</translation>
    </message>
    <message>
        <source>Score of a passage that was not judged</source>
        <translation>Puntuación de un pasaje no juzgado</translation>
    </message>
    <message>
        <source>Score that a passage needs to stay</source>
        <translation>Puntuación que necesita un pasaje para quedarse</translation>
    </message>
    <message>
        <source>How the scores become one</source>
        <translation>Cómo las puntuaciones se hacen una</translation>
    </message>
    <message>
        <source>Additive: share of the reranker</source>
        <translation>Aditivo: parte del reordenador</translation>
    </message>
    <message>
        <source>Additive: share of the opinion</source>
        <translation>Aditivo: parte de la opinión</translation>
    </message>
    <message>
        <source>Additive: bonus of a direct answer</source>
        <translation>Aditivo: premio por respuesta directa</translation>
    </message>
    <message>
        <source>Weighted: weight of the reranker</source>
        <translation>Ponderado: peso del reordenador</translation>
    </message>
    <message>
        <source>Weighted: weight of an opinion that finds a direct answer</source>
        <translation>Ponderado: peso de una opinión con respuesta directa</translation>
    </message>
    <message>
        <source>Weighted: weight of any other opinion</source>
        <translation>Ponderado: peso de cualquier otra opinión</translation>
    </message>
    <message>
        <source>Weighted: weight of retrieval</source>
        <translation>Ponderado: peso de la búsqueda</translation>
    </message>
    <message>
        <source>Who says whether what was found is enough</source>
        <translation>Quién dice si lo encontrado basta</translation>
    </message>
    <message>
        <source>Similarity of the best passage that is enough</source>
        <translation>Similitud del mejor pasaje que basta</translation>
    </message>
    <message>
        <source>Mean similarity that is enough</source>
        <translation>Similitud media que basta</translation>
    </message>
    <message>
        <source>Both are needed</source>
        <translation>Ambas son necesarias</translation>
    </message>
    <message>
        <source>Questions for what is missing, at most</source>
        <translation>Preguntas por lo que falta, como máximo</translation>
    </message>
    <message>
        <source>Seconds that a model may take over a step</source>
        <translation>Segundos que un modelo puede tardar en un paso</translation>
    </message>
    <message>
        <source>Tokens of its reply, at most</source>
        <translation>Tokens de su respuesta, como máximo</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>Solicitudes a la vez</translation>
    </message>
    <message>
        <source>Understanding the question by a model</source>
        <translation>Comprensión de la pregunta por un modelo</translation>
    </message>
    <message>
        <source>Passages examined by a model</source>
        <translation>Pasajes examinados por un modelo</translation>
    </message>
    <message>
        <source>Is it enough?</source>
        <translation>¿Es suficiente?</translation>
    </message>
    <message>
        <source>Limits of what a model is asked on the way</source>
        <translation>Límites de lo que se pregunta a un modelo por el camino</translation>
    </message>
    <message>
        <source>Additive</source>
        <translation>Aditivo</translation>
    </message>
    <message>
        <source>Weighted</source>
        <translation>Ponderado</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>The scores</source>
        <translation>Las puntuaciones</translation>
    </message>
    <message>
        <source>A model</source>
        <translation>Un modelo</translation>
    </message>
    <message>
        <source>Who decides what a question needs</source>
        <translation>Quién decide qué necesita una pregunta</translation>
    </message>
    <message>
        <source>Passages that a decision may ask for, at most</source>
        <translation>Pasajes que una decisión puede pedir, como máximo</translation>
    </message>
    <message>
        <source>A model checks whether the passages hold the answer</source>
        <translation>Un modelo comprueba si los pasajes sostienen la respuesta</translation>
    </message>
    <message>
        <source>A model checks whether it answers the question</source>
        <translation>Un modelo comprueba si responde a la pregunta</translation>
    </message>
    <message>
        <source>Attempts then, at most</source>
        <translation>Intentos entonces, como máximo</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>A model, with how many passages</source>
        <translation>Un modelo, con cuántos pasajes</translation>
    </message>
    <message>
        <source>A model: papers or web</source>
        <translation>Un modelo: artículos o web</translation>
    </message>
    <message>
        <source>All of it is begun at once</source>
        <translation>Todo se empieza a la vez</translation>
    </message>
    <message>
        <source>The weather of a place is looked up on the web (Open-Meteo)</source>
        <translation>El tiempo de un lugar se consulta en la web (Open-Meteo)</translation>
    </message>
    <message>
        <source>Searched beside the papers, whatever they say</source>
        <translation>Se busca junto a los artículos, digan lo que digan</translation>
    </message>
    <message>
        <source>Searched where the papers are not enough</source>
        <translation>Se busca donde los artículos no bastan</translation>
    </message>
    <message>
        <source>Scores are flat below this mean of the best</source>
        <translation>Las puntuaciones son planas por debajo de esta media de las mejores</translation>
    </message>
    <message>
        <source>Or below this distance to the next</source>
        <translation>O por debajo de esta distancia al siguiente</translation>
    </message>
    <message>
        <source>Passages of help, of which fewer are few</source>
        <translation>Pasajes útiles, por debajo de los cuales son pocos</translation>
    </message>
    <message>
        <source>Pages that a search engine names, at most</source>
        <translation>Páginas que nombra un buscador, como máximo</translation>
    </message>
    <message>
        <source>Articles of an encyclopedia, at most</source>
        <translation>Artículos de una enciclopedia, como máximo</translation>
    </message>
    <message>
        <source>Seconds for searching and reading the pages</source>
        <translation>Segundos para buscar y leer las páginas</translation>
    </message>
    <message>
        <source>What a sentence of a page counts beside a paper&apos;s</source>
        <translation>Lo que cuenta una frase de una página junto a la de un artículo</translation>
    </message>
    <message>
        <source>The web, where a question may search it</source>
        <translation>La web, donde una pregunta puede buscar en ella</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>No passage stands out</source>
        <translation>Ningún pasaje destaca</translation>
    </message>
    <message>
        <source>Few passages help</source>
        <translation>Pocos pasajes ayudan</translation>
    </message>
    <message>
        <source>Questions and answers of the conversation that a model may see</source>
        <translation>Preguntas y respuestas de la conversación que un modelo puede ver</translation>
    </message>
    <message>
        <source>The conversation</source>
        <translation>La conversación</translation>
    </message>
    <message>
        <source>Sentences of it that the model that writes is told (0: none)</source>
        <translation>Frases de ella que se dicen al modelo que escribe (0: ninguna)</translation>
    </message>
    <message>
        <source>Share of the question that such a sentence must speak of</source>
        <translation>Parte de la pregunta de la que debe hablar tal frase</translation>
    </message>
    <message>
        <source>A question without a scope is asked of the collections that it is for</source>
        <translation>Una pregunta sin ámbito se hace a las colecciones a las que se dirige</translation>
    </message>
    <message>
        <source>How much more one collection must share with it, without a model</source>
        <translation>Cuánto más debe compartir con ella una colección, sin modelo</translation>
    </message>
    <message>
        <source>Share of the question that it must speak of then</source>
        <translation>Parte de la pregunta de la que debe hablar entonces</translation>
    </message>
    <message>
        <source>Titles that describe a collection without a description</source>
        <translation>Títulos que describen una colección sin descripción</translation>
    </message>
    <message>
        <source>Topics offered, at most</source>
        <translation>Temas ofrecidos, como máximo</translation>
    </message>
    <message>
        <source>Questions that are looked up for them</source>
        <translation>Preguntas que se buscan para ello</translation>
    </message>
    <message>
        <source>The model that writes makes them</source>
        <translation>Las hace el modelo que escribe</translation>
    </message>
    <message>
        <source>What the model writes</source>
        <translation>Lo que escribe el modelo</translation>
    </message>
    <message>
        <source>Statements with quotes</source>
        <translation>Afirmaciones con citas</translation>
    </message>
    <message>
        <source>Free text, then taken apart into statements</source>
        <translation>Texto libre, luego descompuesto en afirmaciones</translation>
    </message>
    <message>
        <source>How questions are answered. Holds from the next one on; each answer keeps the profile that it was made with. Papers that were cut otherwise than a profile asks are cut so, too, once it is asked by.</source>
        <translation>Cómo se responden las preguntas. Vale desde la próxima; cada respuesta conserva el perfil con que se hizo. Los artículos divididos de un modo distinto al que pide un perfil se dividen también así en cuanto se pregunta con él.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) in the library were cut otherwise than this profile asks. They are cut so, too, when you ask next; until then their passages are searched as they are.</source>
        <translation>
            <numerusform>%Ln artículo de la biblioteca se dividió de un modo distinto al que pide este perfil. Se dividirá también así con la próxima pregunta; hasta entonces se buscan sus pasajes tal como están.</numerusform>
            <numerusform>%Ln artículos de la biblioteca se dividieron de un modo distinto al que pide este perfil. Se dividirán también así con la próxima pregunta; hasta entonces se buscan sus pasajes tal como están.</numerusform>
        </translation>
    </message>
    <message>
        <source>A model remembers what will be of use, where that is allowed</source>
        <translation>Un modelo recuerda lo que será útil, donde se permite</translation>
    </message>
    <message>
        <source>How sure of it the model must be</source>
        <translation>Cuán seguro debe estar el modelo</translation>
    </message>
    <message>
        <source>Letters of a line, at most</source>
        <translation>Letras de una línea, como máximo</translation>
    </message>
    <message>
        <source>Lines that the model is told of</source>
        <translation>Líneas que conoce el modelo</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Shorter questions offered</source>
        <translation>Preguntas más cortas ofrecidas</translation>
    </message>
    <message>
        <source>Shorter questions looked up</source>
        <translation>Preguntas más cortas consultadas</translation>
    </message>
    <message>
        <source>Share for the nearest title</source>
        <translation>Proporción para el título más cercano</translation>
    </message>
    <message>
        <source>Share for a page without a quote</source>
        <translation>Proporción para una página sin cita</translation>
    </message>
    <message>
        <source>Passages that are compared for it, for each passage wanted</source>
        <translation>Pasajes que se comparan para ello, por cada pasaje deseado</translation>
    </message>
    <message>
        <source>Share of them for searching and fetching</source>
        <translation>Parte de ellos para buscar y descargar</translation>
    </message>
    <message>
        <source>Days before today</source>
        <translation>Días antes de hoy</translation>
    </message>
    <message>
        <source>Days from today on</source>
        <translation>Días a partir de hoy</translation>
    </message>
    <message>
        <source>Hours of a rolling mean</source>
        <translation>Horas de una media móvil</translation>
    </message>
    <message>
        <source>Standard deviations from the mean that are unusual</source>
        <translation>Desviaciones típicas de la media que son inusuales</translation>
    </message>
    <message>
        <source>Wind that is calm, below (km/h)</source>
        <translation>Viento en calma, por debajo de (km/h)</translation>
    </message>
    <message>
        <source>Gusts that are told, from (km/h)</source>
        <translation>Rachas que se indican, desde (km/h)</translation>
    </message>
    <message>
        <source>Seconds for finding the place</source>
        <translation>Segundos para encontrar el lugar</translation>
    </message>
    <message>
        <source>Seconds for its weather</source>
        <translation>Segundos para su tiempo</translation>
    </message>
    <message>
        <source>The model that writes says in words what the figures say</source>
        <translation>El modelo que redacta dice con palabras lo que dicen las cifras</translation>
    </message>
    <message>
        <source>The weather of a place</source>
        <translation>El tiempo de un lugar</translation>
    </message>
    <message>
        <source>These with their answers, to name what a question points at</source>
        <translation>Estas con sus respuestas, para nombrar a qué alude una pregunta</translation>
    </message>
    <message>
        <source>Temperature of the model (below 0: as it is set)</source>
        <translation>Temperatura del modelo (menos de 0: como esté ajustada)</translation>
    </message>
    <message>
        <source>How places are marked in text</source>
        <translation>Cómo se indican los lugares en el texto</translation>
    </message>
    <message>
        <source>[Source, p. 4]</source>
        <translation>[Fuente, p. 4]</translation>
    </message>
    <message>
        <source>[Section 4 Discussion, Page 4]</source>
        <translation>[Section 4 Discussion, Page 4]</translation>
    </message>
    <message>
        <source>[Source/p.4]</source>
        <translation>[Fuente/p.4]</translation>
    </message>
    <message>
        <source>(Source, passage)</source>
        <translation>(Fuente, pasaje)</translation>
    </message>
    <message>
        <source>Passages that a chat model puts in order (0: all)</source>
        <translation>Pasajes que ordena un modelo de chat (0: todos)</translation>
    </message>
    <message>
        <source>The model that writes does it, where none is chosen</source>
        <translation>Lo hace el modelo que redacta, si no se eligió otro</translation>
    </message>
    <message>
        <source>What it does not say yes of is left out</source>
        <translation>Se omite lo que no aprueba</translation>
    </message>
    <message>
        <source>BM25: worth of a word that several sentences say (k3)</source>
        <translation>BM25: valor de una palabra que dicen varias frases (k3)</translation>
    </message>
    <message>
        <source>Weight of two words that stand together in both</source>
        <translation>Peso de dos palabras que están juntas en ambos</translation>
    </message>
    <message>
        <source>Words that such two may be apart</source>
        <translation>Palabras que pueden separar a esas dos</translation>
    </message>
    <message>
        <source>Share of the question that the nearest must hold for full weight</source>
        <translation>Parte de la pregunta que deben contener los más próximos para tener todo su peso</translation>
    </message>
    <message>
        <source>How steeply the weight of meaning falls below it</source>
        <translation>Con qué pendiente cae el peso del significado por debajo</translation>
    </message>
    <message>
        <source>How many nearest passages are looked at</source>
        <translation>Cuántos pasajes más próximos se miran</translation>
    </message>
    <message>
        <source>Share that the best by words must hold to judge that</source>
        <translation>Parte que deben contener los mejores por palabras para juzgarlo</translation>
    </message>
    <message>
        <source>How tokens are counted</source>
        <translation>Cómo se cuentan los tokens</translation>
    </message>
    <message>
        <source>By an estimate</source>
        <translation>Por estimación</translation>
    </message>
    <message>
        <source>cl100k_base, if installed</source>
        <translation>cl100k_base, si está instalado</translation>
    </message>
</context>
<context>
    <name>adduce::PromptsSettingsPage</name>
    <message>
        <source>Use this prompt</source>
        <translation>Usar este prompt</translation>
    </message>
    <message>
        <source>What the prompt is for</source>
        <translation>Para qué es el prompt</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>As it is built in.</source>
        <translation>Tal como viene incorporado.</translation>
    </message>
    <message>
        <source>The profile in use has a prompt of its own for this task, which is used instead of this one.</source>
        <translation>El perfil en uso tiene un prompt propio para esta tarea, que se usa en lugar de este.</translation>
    </message>
    <message>
        <source>%1, %2 than the built-in prompt.</source>
        <translation>%1, %2 que el prompt incorporado.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) more</source>
        <translation>
            <numerusform>%Ln línea más</numerusform>
            <numerusform>%Ln líneas más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) less</source>
        <translation>
            <numerusform>%Ln línea menos</numerusform>
            <numerusform>%Ln líneas menos</numerusform>
        </translation>
    </message>
    <message>
        <source>What differs from the built-in prompt</source>
        <translation>Lo que difiere del prompt incorporado</translation>
    </message>
    <message>
        <source>A Mustache template. It must hold %1. What stands above the line of three dashes is the model&apos;s instruction.</source>
        <translation>Una plantilla Mustache. Debe contener %1. Lo que está por encima de la línea de tres guiones es la instrucción del modelo.</translation>
    </message>
</context>
<context>
    <name>adduce::QuerySetDialog</name>
    <message>
        <source>Edit questions</source>
        <translation>Editar preguntas</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Right pages</source>
        <translation>Páginas correctas</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>Nombre del conjunto</translation>
    </message>
    <message>
        <source>Save a copy...</source>
        <translation>Guardar una copia...</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Add question</source>
        <translation>Añadir pregunta</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Right pages: the file&apos;s name and its pages, such as paper.pdf: 4, 27; other.pdf: 3. A question that must be refused has none.</source>
        <translation>Páginas correctas: el nombre del archivo y sus páginas, por ejemplo articulo.pdf: 4, 27; otro.pdf: 3. Una pregunta que debe rechazarse no tiene ninguna.</translation>
    </message>
    <message>
        <source>Save set of questions</source>
        <translation>Guardar conjunto de preguntas</translation>
    </message>
    <message>
        <source>Sets of questions (*.json)</source>
        <translation>Conjuntos de preguntas (*.json)</translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>Descartar los cambios</translation>
    </message>
    <message>
        <source>Discard what you changed in these questions?</source>
        <translation>¿Descartar lo que ha cambiado en estas preguntas?</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Seguir editando</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Make a set</source>
        <translation>Crear un conjunto</translation>
    </message>
    <message>
        <source>Answered by</source>
        <translation>Respondida por</translation>
    </message>
    <message>
        <source>Save...</source>
        <translation>Guardar...</translation>
    </message>
    <message>
        <source>Tick the questions that are to be asked.</source>
        <translation>Marque las preguntas que se deben hacer.</translation>
    </message>
    <message>
        <source>%1, which is not searched for it</source>
        <translation>%1, que no se consulta para ella</translation>
    </message>
    <message>
        <source>These are proposals. Tick the ones that their sentence answers, and that the papers left cannot answer where one must be refused; change their words as you like. The others are not asked.</source>
        <translation>Son propuestas. Marque las que su frase responde y, donde deba rechazarse, las que los demás artículos no pueden responder; cambie las palabras como quiera. Las demás no se preguntan.</translation>
    </message>
</context>
<context>
    <name>adduce::QuestionBox</name>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Editing a question: its answer becomes another version</source>
        <translation>Edición de una pregunta: su respuesta será otra versión</translation>
    </message>
    <message>
        <source>Enter asks  ·  Shift+Enter starts a new line</source>
        <translation>Intro pregunta  ·  Mayús+Intro empieza una línea nueva</translation>
    </message>
    <message>
        <source>Ask a follow-up question</source>
        <translation>Hacer una pregunta de seguimiento</translation>
    </message>
    <message>
        <source>Ask your papers a question</source>
        <translation>Pregunte a sus artículos</translation>
    </message>
</context>
<context>
    <name>adduce::QuestionEdit</name>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
</context>
<context>
    <name>adduce::QuestionFilter</name>
    <message>
        <source>All outcomes</source>
        <translation>Todos los resultados</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Correctas</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Incorrectas</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>No preguntadas</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>Todas las categorías</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Filter the questions</source>
        <translation>Filtrar las preguntas</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln question(s)</source>
        <translation>
            <numerusform>%1 de %Ln pregunta</numerusform>
            <numerusform>%1 de %Ln preguntas</numerusform>
        </translation>
    </message>
    <message>
        <source>Model failed</source>
        <translation>El modelo falló</translation>
    </message>
</context>
<context>
    <name>adduce::QuestionList</name>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>Answers of</source>
        <translation>Respuestas de</translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln pregunta</numerusform>
            <numerusform>%Ln preguntas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 right, %2 wrong, %3 not asked</source>
        <translation>%1 correctas, %2 incorrectas, %3 sin preguntar</translation>
    </message>
    <message>
        <source>Judge as right</source>
        <translation>Juzgar correcta</translation>
    </message>
    <message>
        <source>Judge as wrong</source>
        <translation>Juzgar incorrecta</translation>
    </message>
    <message>
        <source>Take my judgement back</source>
        <translation>Retirar mi juicio</translation>
    </message>
</context>
<context>
    <name>adduce::QuestionSets</name>
    <message>
        <source>Open a set of questions</source>
        <translation>Abrir un conjunto de preguntas</translation>
    </message>
    <message>
        <source>Sets of questions (*.json *.jsonl *.csv *.tsv)</source>
        <translation>Conjuntos de preguntas (*.json *.jsonl *.csv *.tsv)</translation>
    </message>
</context>
<context>
    <name>adduce::QuoteActions</name>
    <message>
        <source>The selected words do not stand on the page in this order, so that they cannot be quoted. Select a stretch of one column.</source>
        <translation>Las palabras seleccionadas no están en este orden en la página, por lo que no se pueden citar. Seleccione un fragmento de una sola columna.</translation>
    </message>
    <message>
        <source>Select words on a page first.</source>
        <translation>Seleccione primero palabras en una página.</translation>
    </message>
</context>
<context>
    <name>adduce::QuoteCard</name>
    <message>
        <source>section %1</source>
        <translation>sección %1</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>página %1 de %2</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>página %1</translation>
    </message>
    <message>
        <source>Why: beside a passage that was found · final %1</source>
        <translation>Por qué: junto a un pasaje encontrado · final %1</translation>
    </message>
    <message>
        <source>Why: keyword %1 · vector %2 · final %3</source>
        <translation>Por qué: palabra clave %1 · vector %2 · final %3</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>Cita textual</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacta</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Add to evidence</source>
        <translation>Añadir a las evidencias</translation>
    </message>
    <message>
        <source>Enter opens</source>
        <translation>Intro abre</translation>
    </message>
</context>
<context>
    <name>adduce::QuoteChecker</name>
    <message>
        <source>Looking for quote %L1 of %L2</source>
        <translation>Buscando la cita textual %L1 de %L2</translation>
    </message>
</context>
<context>
    <name>adduce::QuoteChooser</name>
    <message>
        <source>Use this quote</source>
        <translation>Usar esta cita textual</translation>
    </message>
    <message>
        <source>Choose a quote</source>
        <translation>Elegir una cita textual</translation>
    </message>
    <message>
        <source>Words to find</source>
        <translation>Palabras que buscar</translation>
    </message>
    <message>
        <source>Words that the sentence speaks of</source>
        <translation>Palabras de las que habla la frase</translation>
    </message>
    <message>
        <source>Sentences of the papers</source>
        <translation>Frases de los artículos</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Type some words.</source>
        <translation>Escriba algunas palabras.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>No sentence speaks of that.</source>
        <translation>Ninguna frase habla de eso.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s)</source>
        <translation>
            <numerusform>%Ln frase</numerusform>
            <numerusform>%Ln frases</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::QuoteFoot</name>
    <message>
        <source>Previous cited sentence</source>
        <translation>Frase citada anterior</translation>
    </message>
    <message>
        <source>Next cited sentence</source>
        <translation>Frase citada siguiente</translation>
    </message>
    <message>
        <source>Ask about this</source>
        <translation>Preguntar sobre esto</translation>
    </message>
    <message>
        <source>Add to evidence</source>
        <translation>Añadir a las evidencias</translation>
    </message>
    <message>
        <source>Selected: “%1”</source>
        <translation>Seleccionado: «%1»</translation>
    </message>
    <message>
        <source>Cited sentence %1 of %2</source>
        <translation>Frase citada %1 de %2</translation>
    </message>
    <message>
        <source>section %1</source>
        <translation>sección %1</translation>
    </message>
    <message numerus="yes">
        <source>Cited in %Ln thread(s)</source>
        <translation>
            <numerusform>Citado en %Ln hilo</numerusform>
            <numerusform>Citado en %Ln hilos</numerusform>
        </translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Resaltar</translation>
    </message>
    <message>
        <source>Colours to highlight in</source>
        <translation>Colores para resaltar</translation>
    </message>
</context>
<context>
    <name>adduce::RatingBar</name>
    <message>
        <source>This answer is right</source>
        <translation>Esta respuesta es correcta</translation>
    </message>
    <message>
        <source>This answer is right in part</source>
        <translation>Esta respuesta es correcta en parte</translation>
    </message>
    <message>
        <source>This answer is wrong</source>
        <translation>Esta respuesta es incorrecta</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Correcta</translation>
    </message>
    <message>
        <source>Partly</source>
        <translation>En parte</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Incorrecta</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderDock</name>
    <message>
        <source>Reader</source>
        <translation>Lector</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderFile</name>
    <message>
        <source>No other program opened it: %1.</source>
        <translation>Ningún otro programa lo ha abierto: %1.</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderSide</name>
    <message>
        <source>Page %1</source>
        <translation>Página %1</translation>
    </message>
    <message>
        <source>This document names no parts.</source>
        <translation>Este documento no nombra partes.</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Pages, small</source>
        <translation>Páginas en miniatura</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderToolbar</name>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Atrás (Alt+Izquierda)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Adelante (Alt+Derecha)</translation>
    </message>
    <message>
        <source>Find in this document</source>
        <translation>Buscar en este documento</translation>
    </message>
    <message>
        <source>Dark pages in the dark theme</source>
        <translation>Páginas oscuras en el tema oscuro</translation>
    </message>
    <message>
        <source>What can be done with this document</source>
        <translation>Qué se puede hacer con este documento</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Small pages</source>
        <translation>Miniaturas</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Fit the text</source>
        <translation>Ajustar al texto</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>The page as printed. Type the number of a page of the file to go there.</source>
        <translation>La página según está impresa. Escriba el número de una página del archivo para ir a ella.</translation>
    </message>
    <message>
        <source>%1, page %2</source>
        <translation>%1, página %2</translation>
    </message>
    <message>
        <source>– %1 of %2</source>
        <translation>– %1 de %2</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Resaltados</translation>
    </message>
</context>
<context>
    <name>adduce::ReadingSettingsPage</name>
    <message>
        <source>Leave them as they are</source>
        <translation>Dejarlas como están</translation>
    </message>
    <message>
        <source>Ask me which to recognise</source>
        <translation>Preguntarme cuáles reconocer</translation>
    </message>
    <message>
        <source>Recognise their text at once</source>
        <translation>Reconocer su texto enseguida</translation>
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
        <translation>Páginas escaneadas</translation>
    </message>
    <message>
        <source>Also pages whose characters mean nothing. Recognising takes seconds a page.</source>
        <translation>También páginas cuyos caracteres no significan nada. El reconocimiento tarda segundos por página.</translation>
    </message>
    <message>
        <source>Languages to recognise</source>
        <translation>Idiomas que reconocer</translation>
    </message>
    <message>
        <source>No language is installed. To install English: sudo apt install tesseract-ocr-eng</source>
        <translation>No hay ningún idioma instalado. Para instalar el inglés: sudo apt install tesseract-ocr-eng</translation>
    </message>
    <message>
        <source>Those of your papers; each more makes it slower. Another language, German for example: sudo apt install tesseract-ocr-deu</source>
        <translation>Los de sus artículos; cada idioma más lo hace más lento. Otro idioma, por ejemplo el alemán: sudo apt install tesseract-ocr-deu</translation>
    </message>
    <message>
        <source>Cut papers into passages as</source>
        <translation>Dividir los artículos en pasajes como</translation>
    </message>
    <message>
        <source>For papers that are read from now on. “adduce” is what answers best.</source>
        <translation>Para los artículos que se lean a partir de ahora. «adduce» es lo que mejor responde.</translation>
    </message>
    <message>
        <source>Give up on a document after</source>
        <translation>Abandonar un documento tras</translation>
    </message>
    <message>
        <source>Memory for one document</source>
        <translation>Memoria para un documento</translation>
    </message>
    <message>
        <source>A document that needs more is listed as failed, with the reason.</source>
        <translation>Un documento que necesita más figura como fallido, con el motivo.</translation>
    </message>
</context>
<context>
    <name>adduce::ReferenceExport</name>
    <message>
        <source>Export references</source>
        <translation>Exportar referencias bibliográficas</translation>
    </message>
    <message>
        <source>BibTeX (*.bib)</source>
        <translation>BibTeX (*.bib)</translation>
    </message>
    <message>
        <source>All that is known, as CSV (*.csv)</source>
        <translation>Todo lo que se sabe, en CSV (*.csv)</translation>
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
            <numerusform>%Ln referencia bibliográfica</numerusform>
            <numerusform>%Ln referencias bibliográficas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln paper(s) to read</source>
        <translation>
            <numerusform>, %Ln artículo por leer</numerusform>
            <numerusform>, %Ln artículos por leer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln not understood, the first in line %1</source>
        <translation>
            <numerusform>, %Ln no entendida, la primera en la línea %1</numerusform>
            <numerusform>, %Ln no entendidas, la primera en la línea %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) described by references</source>
        <translation>
            <numerusform>%Ln documento descrito por referencias bibliográficas</numerusform>
            <numerusform>%Ln documentos descritos por referencias bibliográficas</numerusform>
        </translation>
    </message>
    <message>
        <source>Import references</source>
        <translation>Importar referencias bibliográficas</translation>
    </message>
    <message>
        <source>References (*.bib *.ris *.json zotero.sqlite);;All files (*)</source>
        <translation>Referencias bibliográficas (*.bib *.ris *.json zotero.sqlite);;Todos los archivos (*)</translation>
    </message>
    <message numerus="yes">
        <source>; %Ln reference(s) without a paper kept</source>
        <translation>
            <numerusform>; %Ln referencia sin artículo guardada</numerusform>
            <numerusform>; %Ln referencias sin artículo guardadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %Ln highlight(s) taken over</source>
        <translation>
            <numerusform>; %Ln resaltado tomado</numerusform>
            <numerusform>; %Ln resaltados tomados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::RefusalPanel</name>
    <message>
        <source>Passages with your terms</source>
        <translation>Pasajes con sus términos</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln paper(s)</source>
        <translation>
            <numerusform>en %Ln artículo</numerusform>
            <numerusform>en %Ln artículos</numerusform>
        </translation>
    </message>
    <message>
        <source>in no paper</source>
        <translation>en ningún artículo</translation>
    </message>
    <message>
        <source>Nearest passages: they answer with a probability of %1; %2 is needed</source>
        <translation>Pasajes más cercanos: responden con una probabilidad de %1; se necesita %2</translation>
    </message>
    <message>
        <source>Nearest passages, all under the floor of %1</source>
        <translation>Pasajes más cercanos, todos por debajo del umbral de %1</translation>
    </message>
    <message>
        <source>Near passage</source>
        <translation>Pasaje cercano</translation>
    </message>
    <message>
        <source>Lacks: %1</source>
        <translation>Falta: %1</translation>
    </message>
    <message>
        <source>Could not be searched</source>
        <translation>No consultables</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>What to try</source>
        <translation>Qué probar</translation>
    </message>
    <message>
        <source>Show what could not be read</source>
        <translation>Mostrar lo que no se pudo leer</translation>
    </message>
    <message>
        <source>Edit question...</source>
        <translation>Editar pregunta...</translation>
    </message>
    <message>
        <source>Near words tried: %1</source>
        <translation>Palabras afines probadas: %1</translation>
    </message>
    <message>
        <source>Find papers on this question...</source>
        <translation>Buscar artículos sobre esta pregunta...</translation>
    </message>
    <message>
        <source>Add papers of this computer...</source>
        <translation>Añadir artículos de este equipo...</translation>
    </message>
    <message>
        <source>Next steps</source>
        <translation>Cómo seguir</translation>
    </message>
    <message>
        <source>Ask this</source>
        <translation>Preguntar esto</translation>
    </message>
    <message>
        <source>Ask: %1</source>
        <translation>Preguntar: %1</translation>
    </message>
    <message>
        <source>The papers answer this. %1</source>
        <translation>Los artículos responden a esto. %1</translation>
    </message>
    <message>
        <source>Open paper</source>
        <translation>Abrir el artículo</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>Its title is nearest to the question.</source>
        <translation>Su título es el más cercano a la pregunta.</translation>
    </message>
</context>
<context>
    <name>adduce::RemovedPanel</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The answer has the sentence without that part.</source>
        <translation>La respuesta conserva la frase sin esa parte.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed before you saw the answer</source>
        <translation>
            <numerusform>%Ln elemento retirado antes de mostrar la respuesta</numerusform>
            <numerusform>%Ln elementos retirados antes de mostrar la respuesta</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::RemovedRow</name>
    <message>
        <source>Removed: %1</source>
        <translation>Retirado: %1</translation>
    </message>
    <message>
        <source>Looking for the nearest passage…</source>
        <translation>Buscando el pasaje más cercano…</translation>
    </message>
    <message>
        <source>Nothing that was found is near to it.</source>
        <translation>Nada de lo encontrado se le acerca.</translation>
    </message>
    <message>
        <source>Nearest passage</source>
        <translation>Pasaje más cercano</translation>
    </message>
</context>
<context>
    <name>adduce::ReplayDialog</name>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>no more</source>
        <translation>ya no</translation>
    </message>
    <message>
        <source>%1 new, %2 no more</source>
        <translation>%1 nuevos, %2 ya no</translation>
    </message>
    <message>
        <source>Asked by the profile in use: the numbers of then are not known.</source>
        <translation>Preguntado con el perfil en uso: no se conocen los valores de entonces.</translation>
    </message>
    <message>
        <source>Asked of all papers: those of then are not known by name.</source>
        <translation>Preguntado a todos los artículos: los de entonces no se conocen por su nombre.</translation>
    </message>
    <message>
        <source>A model wrote the answer, which was not asked again.</source>
        <translation>Un modelo escribió la respuesta; no se le volvió a preguntar.</translation>
    </message>
    <message>
        <source>as it was</source>
        <translation>como antes</translation>
    </message>
    <message>
        <source>other evidence</source>
        <translation>otras pruebas</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>La respuesta</translation>
    </message>
    <message>
        <source>Asking again...</source>
        <translation>Preguntando de nuevo...</translation>
    </message>
    <message>
        <source>Compared with today</source>
        <translation>Comparado con hoy</translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation>El resultado</translation>
    </message>
    <message>
        <source>Question, stage, passage or sentence</source>
        <translation>Pregunta, etapa, pasaje o frase</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>What each stage finds otherwise</source>
        <translation>Lo que cada etapa encuentra de otro modo</translation>
    </message>
    <message>
        <source>The questions are asked again of the papers alone, without a model; nothing is saved.</source>
        <translation>Las preguntas se hacen de nuevo solo a los artículos, sin modelo; no se guarda nada.</translation>
    </message>
    <message numerus="yes">
        <source>All is as it was: %Ln question(s) asked again.</source>
        <translation>
            <numerusform>Todo sigue igual: %Ln pregunta repetida.</numerusform>
            <numerusform>Todo sigue igual: %Ln preguntas repetidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln question(s) find other evidence.</source>
        <translation>
            <numerusform>%1 de %Ln pregunta encuentra otras pruebas.</numerusform>
            <numerusform>%1 de %Ln preguntas encuentran otras pruebas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::RowCommands</name>
    <message numerus="yes">
        <source>%Ln row(s) added to “%1”</source>
        <translation>
            <numerusform>%Ln fila añadida a «%1»</numerusform>
            <numerusform>%Ln filas añadidas a «%1»</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit claim</source>
        <translation>Editar afirmación</translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>Editar nota</translation>
    </message>
    <message>
        <source>Choose a quote</source>
        <translation>Elegir una cita textual</translation>
    </message>
    <message>
        <source>Open in reader</source>
        <translation>Abrir en el lector</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Copiar con referencia</translation>
    </message>
    <message>
        <source>Choose a quote...</source>
        <translation>Elegir una cita textual...</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Add to a table</source>
        <translation>Añadir a una tabla</translation>
    </message>
</context>
<context>
    <name>adduce::RowsPane</name>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>This table is empty. Add to evidence from an answer, its cards or the reader, or add a row by hand.</source>
        <translation>Esta tabla está vacía. Añada evidencias desde una respuesta, sus tarjetas o el lector, o añada una fila a mano.</translation>
    </message>
    <message>
        <source>No evidence yet. Each cited sentence of an answer becomes a row here.</source>
        <translation>Aún no hay evidencias. Cada frase citada de una respuesta se convierte aquí en una fila.</translation>
    </message>
    <message>
        <source>Preview of the page</source>
        <translation>Vista previa de la página</translation>
    </message>
</context>
<context>
    <name>adduce::RunActionsMenu</name>
    <message>
        <source>Bring back the deleted run</source>
        <translation>Recuperar la ejecución eliminada</translation>
    </message>
    <message>
        <source>Rename run...</source>
        <translation>Cambiar nombre de la ejecución...</translation>
    </message>
    <message>
        <source>Export run...</source>
        <translation>Exportar ejecución...</translation>
    </message>
    <message>
        <source>Delete run</source>
        <translation>Eliminar ejecución</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>The run before</source>
        <translation>La ejecución anterior</translation>
    </message>
    <message>
        <source>All runs...</source>
        <translation>Todas las ejecuciones...</translation>
    </message>
</context>
<context>
    <name>adduce::RunCommands</name>
    <message>
        <source>Rename run</source>
        <translation>Cambiar nombre de la ejecución</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>The run was deleted. The menu brings it back.</source>
        <translation>Se ha eliminado la ejecución. Se puede recuperar desde el menú.</translation>
    </message>
    <message>
        <source>Export run</source>
        <translation>Exportar ejecución</translation>
    </message>
    <message>
        <source>Report (*.md)</source>
        <translation>Informe (*.md)</translation>
    </message>
    <message>
        <source>Questions as CSV (*.csv)</source>
        <translation>Preguntas en CSV (*.csv)</translation>
    </message>
    <message>
        <source>All of it (*.json)</source>
        <translation>Todo (*.json)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Se ha escrito: %1</translation>
    </message>
    <message>
        <source>Report with charts (*.html)</source>
        <translation>Informe con gráficos (*.html)</translation>
    </message>
</context>
<context>
    <name>adduce::RunListDialog</name>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Filter the runs</source>
        <translation>Filtrar las ejecuciones</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
</context>
<context>
    <name>adduce::RunMenu</name>
    <message>
        <source>All runs...</source>
        <translation>Todas las ejecuciones...</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>Todas las ejecuciones</translation>
    </message>
</context>
<context>
    <name>adduce::RunModelDialog</name>
    <message>
        <source>Choose...</source>
        <translation>Elegir...</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Run a GGUF file</source>
        <translation>Ejecutar un archivo GGUF</translation>
    </message>
    <message>
        <source>The model is being loaded</source>
        <translation>El modelo se está cargando</translation>
    </message>
    <message>
        <source>What llama-server prints</source>
        <translation>Lo que muestra llama-server</translation>
    </message>
    <message>
        <source>What llama-server prints is shown here.</source>
        <translation>Lo que muestra llama-server aparece aquí.</translation>
    </message>
    <message>
        <source>llama-server runs a model out of a file on this computer: what is asked stays here. It is reached by this computer alone, writes the answers while it runs, and ends with Stop or with Adduce.</source>
        <translation>llama-server ejecuta en este equipo un modelo a partir de un archivo: lo que se pregunta se queda aquí. Solo este equipo accede a él; redacta las respuestas mientras funciona y termina con «Detener» o con Adduce.</translation>
    </message>
    <message>
        <source>a file that ends in .gguf: choose it, or drop it here</source>
        <translation>un archivo que termina en .gguf: elíjalo o suéltelo aquí</translation>
    </message>
    <message>
        <source>GGUF file</source>
        <translation>Archivo GGUF</translation>
    </message>
    <message>
        <source>Context in tokens</source>
        <translation>Contexto en tokens</translation>
    </message>
    <message>
        <source>tokens; more holds more passages and takes more memory</source>
        <translation>tokens; más admite más pasajes y ocupa más memoria</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Choose a GGUF file</source>
        <translation>Elegir un archivo GGUF</translation>
    </message>
    <message>
        <source>Models (*.gguf)</source>
        <translation>Modelos (*.gguf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>adduce::RunningAnswer</name>
    <message>
        <source>Looking…</source>
        <translation>Buscando…</translation>
    </message>
</context>
<context>
    <name>adduce::ScopeChip</name>
    <message>
        <source>What is searched</source>
        <translation>Dónde se busca</translation>
    </message>
    <message>
        <source>No papers yet</source>
        <translation>Aún no hay artículos</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln paper(s)</source>
        <translation>
            <numerusform>%1: %Ln artículo</numerusform>
            <numerusform>%1: %Ln artículos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen paper(s)</source>
        <translation>
            <numerusform>%Ln artículo elegido</numerusform>
            <numerusform>%Ln artículos elegidos</numerusform>
        </translation>
    </message>
    <message>
        <source>All documents: %1 of %2 ready</source>
        <translation>Todos los documentos: %1 de %2 listos</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln paper(s)</source>
        <translation>
            <numerusform>Todo: %Ln artículo</numerusform>
            <numerusform>Los %Ln artículos</numerusform>
        </translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Todos los documentos</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Elegir...</translation>
    </message>
    <message numerus="yes">
        <source>The %Ln document(s) chosen before</source>
        <translation>
            <numerusform>El documento elegido antes (%Ln)</numerusform>
            <numerusform>Los %Ln documentos elegidos antes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln document(s) selected in the library</source>
        <translation>
            <numerusform>El documento seleccionado en la biblioteca (%Ln)</numerusform>
            <numerusform>Los %Ln documentos seleccionados en la biblioteca</numerusform>
        </translation>
    </message>
    <message>
        <source>Select documents in the library to search only these</source>
        <translation>Seleccione documentos en la biblioteca para buscar solo en ellos</translation>
    </message>
    <message>
        <source>What is in any of these</source>
        <translation>Lo que está en cualquiera de estas</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln document(s)</source>
        <translation>
            <numerusform>%1: %Ln documento</numerusform>
            <numerusform>%1: %Ln documentos</numerusform>
        </translation>
    </message>
    <message>
        <source>And carries these tags</source>
        <translation>Y lleva estas etiquetas</translation>
    </message>
</context>
<context>
    <name>adduce::SearchSettingsPage</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>What your library teaches</source>
        <translation>Lo que enseña su biblioteca</translation>
    </message>
    <message>
        <source>Downloading: %1 of %2</source>
        <translation>Descargando: %1 de %2</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>Descargando</translation>
    </message>
    <message>
        <source>Comparing words: passage %1 of %2</source>
        <translation>Comparando palabras: pasaje %1 de %2</translation>
    </message>
    <message>
        <source>Reading the model</source>
        <translation>Leyendo el modelo</translation>
    </message>
    <message>
        <source>Writing the index</source>
        <translation>Escribiendo el índice</translation>
    </message>
    <message>
        <source>Choose a model folder...</source>
        <translation>Elegir una carpeta de modelo...</translation>
    </message>
    <message>
        <source>Download a model...</source>
        <translation>Descargar un modelo...</translation>
    </message>
    <message>
        <source>Add a server...</source>
        <translation>Añadir un servidor...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Meaning of words from</source>
        <translation>Significado de las palabras según</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source> passages</source>
        <translation> pasajes</translation>
    </message>
    <message>
        <source>Search by a graph from</source>
        <translation>Buscar con un grafo a partir de</translation>
    </message>
    <message>
        <source>A smaller library is compared whole, which misses nothing. The graph of a larger one takes long to build and is faster to ask; it is built when the library&apos;s index is written next.</source>
        <translation>Una biblioteca más pequeña se compara entera, con lo que no se pierde nada. El grafo de una más grande tarda en construirse y responde más deprisa; se construye la próxima vez que se escriba el índice de la biblioteca.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dimension(s)</source>
        <translation>
            <numerusform>%Ln dimensión</numerusform>
            <numerusform>%Ln dimensiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Learned from the papers alone, on this computer: which words are used alike.</source>
        <translation>Aprendido solo de los artículos, en este equipo: qué palabras se usan de forma parecida.</translation>
    </message>
    <message>
        <source>%1. Each passage was sent to the server once, each question is sent when it is asked.</source>
        <translation>%1. Cada pasaje se envió al servidor una vez; cada pregunta se envía cuando se hace.</translation>
    </message>
    <message>
        <source>%1. Read from %2.</source>
        <translation>%1. Leído de %2.</translation>
    </message>
    <message>
        <source>%1 at %2 (not used yet)</source>
        <translation>%1 en %2 (aún sin usar)</translation>
    </message>
    <message>
        <source>Send the library to a server</source>
        <translation>Enviar la biblioteca a un servidor</translation>
    </message>
    <message>
        <source>Send the text of your papers to %1?</source>
        <translation>¿Enviar el texto de sus artículos a %1?</translation>
    </message>
    <message>
        <source>Every passage is sent once, and each question when you ask it. Papers marked “Never leaves this computer” are left out: they are found by their words.</source>
        <translation>Cada pasaje se envía una vez, y cada pregunta cuando usted la hace. Los artículos marcados con «Nunca sale de este equipo» quedan fuera: se encuentran por sus palabras.</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Choose a model folder</source>
        <translation>Elegir una carpeta de modelo</translation>
    </message>
    <message>
        <source>Remove a model</source>
        <translation>Quitar un modelo</translation>
    </message>
    <message>
        <source>Remove “%1” and its vectors from the library?</source>
        <translation>¿Quitar «%1» y sus vectores de la biblioteca?</translation>
    </message>
    <message>
        <source>The server stays in the list of models. The library is searched by what it teaches.</source>
        <translation>El servidor sigue en la lista de modelos. La búsqueda en la biblioteca usa lo que ella misma enseña.</translation>
    </message>
    <message>
        <source>The folder stays where it is. The library is searched by what it teaches.</source>
        <translation>La carpeta se queda donde está. La búsqueda en la biblioteca usa lo que ella misma enseña.</translation>
    </message>
    <message>
        <source>Words of like meaning</source>
        <translation>Palabras de significado parecido</translation>
    </message>
    <message>
        <source>Mistyped words</source>
        <translation>Palabras mal escritas</translation>
    </message>
    <message>
        <source>Questions in German</source>
        <translation>Preguntas en alemán</translation>
    </message>
    <message>
        <source>Questions in French</source>
        <translation>Preguntas en francés</translation>
    </message>
    <message>
        <source>Questions in Spanish</source>
        <translation>Preguntas en español</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: not installed (Debian package %2)</source>
        <translation>%1: no instalado (paquete de Debian %2)</translation>
    </message>
    <message>
        <source>Dictionaries</source>
        <translation>Diccionarios</translation>
    </message>
    <message>
        <source>Cutting papers another way: %1 of %2</source>
        <translation>Dividiendo los artículos de otro modo: %1 de %2</translation>
    </message>
    <message>
        <source>Cutting papers another way</source>
        <translation>Dividiendo los artículos de otro modo</translation>
    </message>
    <message>
        <source>Other cuts of the papers</source>
        <translation>Otras divisiones de los artículos</translation>
    </message>
</context>
<context>
    <name>adduce::SetMenu</name>
    <message>
        <source>Sample papers</source>
        <translation>Artículos de muestra</translation>
    </message>
    <message>
        <source>Edit questions...</source>
        <translation>Editar preguntas...</translation>
    </message>
    <message>
        <source>Open a set...</source>
        <translation>Abrir un conjunto...</translation>
    </message>
    <message>
        <source>Measure a retrieval collection...</source>
        <translation>Medir una colección de recuperación...</translation>
    </message>
    <message>
        <source>Measure the checks...</source>
        <translation>Medir los controles...</translation>
    </message>
    <message>
        <source>Make a set...</source>
        <translation>Crear un conjunto...</translation>
    </message>
</context>
<context>
    <name>adduce::SettingsFinder</name>
    <message>
        <source>Find a setting</source>
        <translation>Buscar un ajuste</translation>
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
            <numerusform>%Ln artículo</numerusform>
            <numerusform>%Ln artículos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln documento</numerusform>
            <numerusform>%Ln documentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln document(s)</source>
        <translation>
            <numerusform>%1 de %Ln documento</numerusform>
            <numerusform>%1 de %Ln documentos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 searched</source>
        <translation>%1, %2 consultados</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln pasaje</numerusform>
            <numerusform>%Ln pasajes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 on this computer</source>
        <translation>%1 en este equipo</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Sin modelo</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>coste: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed</source>
        <translation>
            <numerusform>%Ln eliminada</numerusform>
            <numerusform>%Ln eliminadas</numerusform>
        </translation>
    </message>
    <message>
        <source>How this was found</source>
        <translation>Cómo se ha encontrado</translation>
    </message>
</context>
<context>
    <name>adduce::TableCommands</name>
    <message>
        <source>New table</source>
        <translation>Nueva tabla</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Rename table</source>
        <translation>Cambiar nombre de la tabla</translation>
    </message>
    <message>
        <source>Keep as a table</source>
        <translation>Guardar como tabla</translation>
    </message>
    <message>
        <source>Import evidence</source>
        <translation>Importar evidencias</translation>
    </message>
    <message>
        <source>Exported evidence (*.csv);;All files (*)</source>
        <translation>Evidencias exportadas (*.csv);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>adduce::TableMenu</name>
    <message>
        <source>New table...</source>
        <translation>Nueva tabla...</translation>
    </message>
    <message>
        <source>Import CSV...</source>
        <translation>Importar CSV...</translation>
    </message>
    <message>
        <source>Add papers...</source>
        <translation>Añadir artículos...</translation>
    </message>
    <message>
        <source>Add row</source>
        <translation>Añadir fila</translation>
    </message>
    <message>
        <source>Check all quotes</source>
        <translation>Comprobar todas las citas textuales</translation>
    </message>
    <message>
        <source>Rename table...</source>
        <translation>Cambiar nombre de la tabla...</translation>
    </message>
    <message>
        <source>Delete table</source>
        <translation>Eliminar tabla</translation>
    </message>
    <message>
        <source>Show personal data</source>
        <translation>Mostrar datos personales</translation>
    </message>
    <message>
        <source>Add question</source>
        <translation>Añadir pregunta</translation>
    </message>
    <message>
        <source>Draw the numbers...</source>
        <translation>Dibujar los números…</translation>
    </message>
</context>
<context>
    <name>adduce::TablesView</name>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Tables of the document</source>
        <translation>Tablas del documento</translation>
    </message>
    <message>
        <source>Cells of the table</source>
        <translation>Celdas de la tabla</translation>
    </message>
    <message>
        <source>Without a caption</source>
        <translation>Sin leyenda</translation>
    </message>
    <message>
        <source>The table on its page</source>
        <translation>La tabla en su página</translation>
    </message>
</context>
<context>
    <name>adduce::Tabs</name>
    <message>
        <source>Views</source>
        <translation>Vistas</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Evidence Table</source>
        <translation>Tabla de evidencias</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Evaluación</translation>
    </message>
</context>
<context>
    <name>adduce::TagMenu</name>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>New tag...</source>
        <translation>Nueva etiqueta...</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadBar</name>
    <message>
        <source>New thread</source>
        <translation>Nuevo hilo</translation>
    </message>
    <message>
        <source>Pin this thread</source>
        <translation>Fijar este hilo</translation>
    </message>
    <message>
        <source>Export this thread...</source>
        <translation>Exportar este hilo...</translation>
    </message>
    <message>
        <source>What can be done with this thread</source>
        <translation>Qué se puede hacer con este hilo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln pregunta</numerusform>
            <numerusform>%Ln preguntas</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpin this thread</source>
        <translation>Dejar de fijar este hilo</translation>
    </message>
    <message>
        <source>Rename...</source>
        <translation>Cambiar nombre...</translation>
    </message>
    <message>
        <source>Copy thread as Markdown</source>
        <translation>Copiar hilo como Markdown</translation>
    </message>
    <message>
        <source>Copy what is cited as BibTeX</source>
        <translation>Copiar lo citado como BibTeX</translation>
    </message>
    <message>
        <source>Delete thread</source>
        <translation>Eliminar hilo</translation>
    </message>
    <message>
        <source>Rename thread</source>
        <translation>Cambiar nombre del hilo</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadCommands</name>
    <message>
        <source>Rename thread</source>
        <translation>Cambiar nombre del hilo</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Pin thread</source>
        <translation>Fijar hilo</translation>
    </message>
    <message>
        <source>Unpin thread</source>
        <translation>Dejar de fijar el hilo</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Nueva etiqueta</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>Añadir etiqueta</translation>
    </message>
    <message>
        <source>Take tag away</source>
        <translation>Quitar etiqueta</translation>
    </message>
    <message>
        <source>Delete thread</source>
        <translation>Eliminar hilo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thread(s) deleted</source>
        <translation>
            <numerusform>%Ln hilo eliminado</numerusform>
            <numerusform>%Ln hilos eliminados</numerusform>
        </translation>
    </message>
    <message>
        <source>Take back thread</source>
        <translation>Recuperar hilo</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Eliminar definitivamente</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln thread(s) for good?</source>
        <translation>
            <numerusform>¿Eliminar %Ln hilo definitivamente?</numerusform>
            <numerusform>¿Eliminar %Ln hilos definitivamente?</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing brings them back, unless they were exported.</source>
        <translation>Nada los recupera, salvo que se hayan exportado.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Copia de %1</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Delete for good...</source>
        <translation>Eliminar definitivamente...</translation>
    </message>
    <message>
        <source>Open in Ask</source>
        <translation>Abrir en Preguntar</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Dejar de fijar</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Rename...</source>
        <translation>Cambiar nombre...</translation>
    </message>
    <message>
        <source>Check quotes</source>
        <translation>Comprobar citas textuales</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exportar...</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Compare with today...</source>
        <translation>Comparar con hoy...</translation>
    </message>
    <message>
        <source>Questions like this one</source>
        <translation>Preguntas como esta</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadFilterBar</name>
    <message>
        <source>Tag</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Ámbito</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Sin modelo</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Todos los documentos</translation>
    </message>
    <message>
        <source>No evidence</source>
        <translation>Sin evidencias</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadImport</name>
    <message numerus="yes">
        <source>%Ln thread(s) imported</source>
        <translation>
            <numerusform>%Ln hilo importado</numerusform>
            <numerusform>%Ln hilos importados</numerusform>
        </translation>
    </message>
    <message>
        <source>every quote found word for word</source>
        <translation>todas las citas textuales encontradas palabra por palabra</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln quote(s) found word for word</source>
        <translation>
            <numerusform>%1 de %Ln cita textual encontrada palabra por palabra</numerusform>
            <numerusform>%1 de %Ln citas textuales encontradas palabra por palabra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not on the page</source>
        <translation>
            <numerusform>%Ln no está en la página</numerusform>
            <numerusform>%Ln no están en la página</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of papers that are not in the library: add them and check again</source>
        <translation>
            <numerusform>%Ln de artículos que no están en la biblioteca: añádalos y vuelva a comprobar</numerusform>
            <numerusform>%Ln de artículos que no están en la biblioteca: añádalos y vuelva a comprobar</numerusform>
        </translation>
    </message>
    <message>
        <source>without quotes</source>
        <translation>sin citas textuales</translation>
    </message>
    <message>
        <source>Import thread</source>
        <translation>Importar hilo</translation>
    </message>
    <message>
        <source>Exported threads (*.json);;All files (*)</source>
        <translation>Hilos exportados (*.json);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadListModel</name>
    <message numerus="yes">
        <source>%Ln quote(s) not found</source>
        <translation>
            <numerusform>%Ln cita textual no encontrada</numerusform>
            <numerusform>%Ln citas textuales no encontradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s) changed</source>
        <translation>
            <numerusform>%Ln fuente ha cambiado</numerusform>
            <numerusform>%Ln fuentes han cambiado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s) not in the library</source>
        <translation>
            <numerusform>%Ln fuente no está en la biblioteca</numerusform>
            <numerusform>%Ln fuentes no están en la biblioteca</numerusform>
        </translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Fijados</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
    </message>
    <message>
        <source>Last seven days</source>
        <translation>Últimos siete días</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Último mes</translation>
    </message>
    <message>
        <source>Quote: “%1”</source>
        <translation>Cita textual: «%1»</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Fuente: %1</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Pregunta: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln pregunta</numerusform>
            <numerusform>%Ln preguntas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln citation(s)</source>
        <translation>
            <numerusform>%Ln referencia</numerusform>
            <numerusform>%Ln referencias</numerusform>
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
            <numerusform>nuevas pruebas para %Ln respuesta</numerusform>
            <numerusform>nuevas pruebas para %Ln respuestas</numerusform>
        </translation>
    </message>
    <message>
        <source>No evidence</source>
        <translation>Sin evidencias</translation>
    </message>
    <message>
        <source>Most alike first</source>
        <translation>Las más parecidas primero</translation>
    </message>
</context>
<context>
    <name>adduce::TopBar</name>
    <message>
        <source>Tabs</source>
        <translation>Pestañas</translation>
    </message>
    <message>
        <source>Settings and help</source>
        <translation>Preferencias y ayuda</translation>
    </message>
</context>
<context>
    <name>adduce::TraceModel</name>
    <message>
        <source>Kept, cited</source>
        <translation>Conservado, citado</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservado</translation>
    </message>
    <message>
        <source>Beside a kept one</source>
        <translation>Junto a uno conservado</translation>
    </message>
    <message>
        <source>Dropped: too weak</source>
        <translation>Descartado: demasiado débil</translation>
    </message>
    <message>
        <source>Dropped: enough better ones</source>
        <translation>Descartado: hay bastantes mejores</translation>
    </message>
    <message>
        <source>(no longer in the library)</source>
        <translation>(ya no está en la biblioteca)</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Pasaje</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Palabra clave</translation>
    </message>
    <message>
        <source>Vector</source>
        <translation>Vector</translation>
    </message>
    <message>
        <source>Fused</source>
        <translation>Fusión</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalización</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>p. %1</source>
        <translation>p. %1</translation>
    </message>
    <message>
        <source>pp. %1–%2</source>
        <translation>pp. %1–%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate(s)</source>
        <translation>
            <numerusform>%Ln candidato</numerusform>
            <numerusform>%Ln candidatos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>+ %Ln neighbour(s)</source>
        <translation>
            <numerusform>+ %Ln vecino</numerusform>
            <numerusform>+ %Ln vecinos</numerusform>
        </translation>
    </message>
    <message>
        <source>no model</source>
        <translation>sin modelo</translation>
    </message>
    <message>
        <source>failed, order kept</source>
        <translation>falló; se conserva el orden</translation>
    </message>
    <message>
        <source>%1 kept, %2 removed</source>
        <translation>%1 conservadas, %2 eliminadas</translation>
    </message>
    <message>
        <source>not spoken of</source>
        <translation>no se trata</translation>
    </message>
    <message>
        <source>spoken of</source>
        <translation>se trata</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juzgar</translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation>(quitado)</translation>
    </message>
    <message>
        <source>(not in this library)</source>
        <translation>(no está en esta biblioteca)</translation>
    </message>
    <message>
        <source>Dropped: same source again</source>
        <translation>Descartado: misma fuente otra vez</translation>
    </message>
    <message>
        <source>This passage speaks to a model. It stays data: nothing that it says is done.</source>
        <translation>Este pasaje se dirige a un modelo. Sigue siendo un dato: no se hace nada de lo que pide.</translation>
    </message>
    <message>
        <source>Speaks to a model: %1</source>
        <translation>Se dirige a un modelo: %1</translation>
    </message>
    <message>
        <source>nobody was asked</source>
        <translation>no se preguntó a nadie</translation>
    </message>
    <message>
        <source>failed, gone on without</source>
        <translation>falló, se siguió sin ello</translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s)</source>
        <translation>
            <numerusform>%Ln resultado</numerusform>
            <numerusform>%Ln resultados</numerusform>
        </translation>
    </message>
    <message>
        <source>Sub-question</source>
        <translation>Subpregunta</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>superado</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>coste: %1</translation>
    </message>
    <message>
        <source>no page</source>
        <translation>ninguna página</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) of %1</source>
        <translation>
            <numerusform>%Ln página de %1</numerusform>
            <numerusform>%Ln páginas de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>After penalty</source>
        <translation>Tras penalización</translation>
    </message>
    <message>
        <source>Of keyword and vector together. The floor is compared with it, before any penalty.</source>
        <translation>De palabra clave y vector juntos. Con él se compara el umbral, antes de toda penalización.</translation>
    </message>
    <message>
        <source>For passages of a page or a paper from which others were kept already.</source>
        <translation>Para pasajes de una página o un artículo de los que ya se conservaron otros.</translation>
    </message>
    <message>
        <source>In this order the passages were chosen. The floor does not count here.</source>
        <translation>En este orden se eligieron los pasajes. El umbral no cuenta aquí.</translation>
    </message>
</context>
<context>
    <name>adduce::TracePanel</name>
    <message>
        <source>Passages</source>
        <translation>Pasajes</translation>
    </message>
    <message>
        <source>How this was found</source>
        <translation>Cómo se ha encontrado</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Ask again with the parameters that this answer was found with</source>
        <translation>Preguntar de nuevo con los parámetros con los que se encontró esta respuesta</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Copiar como JSON</translation>
    </message>
    <message>
        <source>The profile of this answer is missing from the library: the numbers that it was found with are not known.</source>
        <translation>El perfil de esta respuesta falta en la biblioteca: no se conocen los valores con los que se encontró.</translation>
    </message>
</context>
<context>
    <name>adduce::TurnHeading</name>
    <message>
        <source>(no question)</source>
        <translation>(sin pregunta)</translation>
    </message>
    <message>
        <source>What can be done with this question</source>
        <translation>Qué se puede hacer con esta pregunta</translation>
    </message>
    <message>
        <source>version %1 of %2</source>
        <translation>versión %1 de %2</translation>
    </message>
    <message>
        <source>The version before</source>
        <translation>La versión anterior</translation>
    </message>
    <message>
        <source>The version after</source>
        <translation>La versión siguiente</translation>
    </message>
</context>
<context>
    <name>adduce::TurnWidget</name>
    <message>
        <source>Your question is kept.</source>
        <translation>Su pregunta se conserva.</translation>
    </message>
    <message>
        <source>Copy answer with citations</source>
        <translation>Copiar respuesta con referencias</translation>
    </message>
    <message>
        <source>Add answer to evidence</source>
        <translation>Añadir respuesta a las evidencias</translation>
    </message>
    <message>
        <source>Copy question</source>
        <translation>Copiar pregunta</translation>
    </message>
    <message>
        <source>Edit question...</source>
        <translation>Editar pregunta...</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Preguntar de nuevo</translation>
    </message>
</context>
<context>
    <name>adduce::UnkeptNote</name>
    <message>
        <source>Save it now</source>
        <translation>Guardar ahora</translation>
    </message>
    <message>
        <source>Go on without saving</source>
        <translation>Seguir sin guardar</translation>
    </message>
</context>
<context>
    <name>adduce::UnkeptRun</name>
    <message>
        <source>This run is not saved.</source>
        <translation>Esta ejecución no está guardada.</translation>
    </message>
    <message>
        <source>Save it now</source>
        <translation>Guardar ahora</translation>
    </message>
    <message>
        <source>Go on without saving</source>
        <translation>Seguir sin guardar</translation>
    </message>
</context>
<context>
    <name>adduce::VerifyDialog</name>
    <message>
        <source>Verify %1</source>
        <translation>Verificar %1</translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Afirmación</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>Cita</translation>
    </message>
    <message>
        <source>Statements of the file</source>
        <translation>Afirmaciones del archivo</translation>
    </message>
    <message>
        <source>The papers are elsewhere...</source>
        <translation>Los artículos están en otro lugar...</translation>
    </message>
    <message>
        <source>Each paper is found by the hash of its bytes and read anew. A row opens its page.</source>
        <translation>Cada artículo se encuentra por el hash de sus bytes y se lee de nuevo. Una fila abre su página.</translation>
    </message>
    <message>
        <source>Folder with the papers</source>
        <translation>Carpeta con los artículos</translation>
    </message>
    <message>
        <source>Verify an exported file</source>
        <translation>Verificar un archivo exportado</translation>
    </message>
    <message>
        <source>Exported files (*.json *.md *.pdf *.csv);;All files (*)</source>
        <translation>Archivos exportados (*.json *.md *.pdf *.csv);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Reading the papers...</source>
        <translation>Leyendo los artículos...</translation>
    </message>
    <message>
        <source>The file quotes nothing.</source>
        <translation>El archivo no cita nada.</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln paper(s) read</source>
        <translation>
            <numerusform>%L1 de %Ln artículo leído</numerusform>
            <numerusform>%L1 de %Ln artículos leídos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln place(s) stand: the file says what it said, and the papers hold every quote.</source>
        <translation>
            <numerusform>El lugar (%Ln) se sostiene: el archivo dice lo que decía y el artículo contiene la cita.</numerusform>
            <numerusform>Los %Ln lugares se sostienen: el archivo dice lo que decía y los artículos contienen cada cita.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln place(s) stand.</source>
        <translation>
            <numerusform>%1 de %Ln lugar se sostiene.</numerusform>
            <numerusform>%1 de %Ln lugares se sostienen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::WantedPapersDialog</name>
    <message>
        <source>%1, not read</source>
        <translation>%1, sin leer</translation>
    </message>
    <message>
        <source>no PDF yet</source>
        <translation>aún sin PDF</translation>
    </message>
    <message>
        <source>Every reference has its paper. Those that BibTeX, RIS, CSL and Zotero name without one are kept here until their paper is added.</source>
        <translation>Cada referencia tiene su artículo. Las que BibTeX, RIS, CSL y Zotero dan sin artículo se guardan aquí hasta que se añada.</translation>
    </message>
    <message>
        <source>Find free copies</source>
        <translation>Buscar copias libres</translation>
    </message>
    <message>
        <source>Choose its file...</source>
        <translation>Elegir su archivo...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>References without a paper</source>
        <translation>Referencias sin artículo</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autores</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>Publicado en</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>They are not searched. When the paper is added, however it comes, its reference describes it and goes from here. To find free copies, titles are sent to Europe PMC and Crossref, and to OpenAlex and Unpaywall where Settings has a key or an e-mail for them.</source>
        <translation>No se busca en ellas. Cuando se añade el artículo, venga de donde venga, su referencia lo describe y sale de aquí. Para encontrar copias libres, los títulos se envían a Europe PMC y Crossref, y a OpenAlex y Unpaywall si los ajustes tienen una clave o un correo para ellos.</translation>
    </message>
    <message>
        <source>Fetching %1 (%2)</source>
        <translation>Obteniendo %1 (%2)</translation>
    </message>
    <message>
        <source>Added, and being read: %1</source>
        <translation>Añadido y en lectura: %1</translation>
    </message>
    <message>
        <source>Free copies found: %L1 of %L2.</source>
        <translation>Copias libres encontradas: %L1 de %L2.</translation>
    </message>
    <message>
        <source>The web may not be searched yet. Allow it in Settings, Privacy.</source>
        <translation>Aún no está permitido buscar en la web. Permítalo en Ajustes, Privacidad.</translation>
    </message>
    <message>
        <source>Looking for free copies…</source>
        <translation>Buscando copias libres…</translation>
    </message>
    <message>
        <source>The file of the paper</source>
        <translation>El archivo del artículo</translation>
    </message>
    <message>
        <source>Remove references</source>
        <translation>Eliminar referencias</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reference(s) removed. Undo brings them back.</source>
        <translation>
            <numerusform>%Ln referencia eliminada. Deshacer la recupera.</numerusform>
            <numerusform>%Ln referencias eliminadas. Deshacer las recupera.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy DOI</source>
        <translation>Copiar el DOI</translation>
    </message>
</context>
<context>
    <name>adduce::WatchedFolders</name>
    <message>
        <source>Watch no longer</source>
        <translation>Dejar de vigilar</translation>
    </message>
    <message>
        <source>Watched folders</source>
        <translation>Carpetas vigiladas</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Its papers go into</source>
        <translation>Sus artículos van a</translation>
    </message>
    <message>
        <source>New and changed papers in these folders, and in those below them, are read by themselves.</source>
        <translation>Los artículos nuevos y modificados de estas carpetas y de sus subcarpetas se leen automáticamente.</translation>
    </message>
    <message>
        <source>Watch a folder...</source>
        <translation>Vigilar una carpeta...</translation>
    </message>
    <message>
        <source>Collection for %1</source>
        <translation>Colección para %1</translation>
    </message>
    <message>
        <source>No collection</source>
        <translation>Sin colección</translation>
    </message>
    <message>
        <source>Watch a folder</source>
        <translation>Vigilar una carpeta</translation>
    </message>
    <message>
        <source>Follow Zotero on this computer</source>
        <translation>Seguir Zotero en este equipo</translation>
    </message>
    <message>
        <source>What is added or changed there from now on comes here, with its papers, notes and highlights. What it has already comes with Import references.</source>
        <translation>Lo que allí se añada o cambie a partir de ahora llega aquí, con sus artículos, notas y resaltados. Lo que ya tiene llega con «Importar referencias bibliográficas».</translation>
    </message>
</context>
<context>
    <name>adduce::WebSettingsBox</name>
    <message>
        <source>Let a question search the web when I say so</source>
        <translation>Dejar que una pregunta busque en la web cuando yo lo diga</translation>
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
        <translation>Envía las palabras de una pregunta para la que pulse &quot;Web&quot; y obtiene las páginas nombradas. No se envía una pregunta con palabras de un documento que nunca sale de este equipo.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>https://searx.example.org, in place of DuckDuckGo</source>
        <translation>https://searx.example.org, en lugar de DuckDuckGo</translation>
    </message>
    <message>
        <source>SearXNG of your own</source>
        <translation>Su propio SearXNG</translation>
    </message>
    <message>
        <source>for services that ask whom to write to, such as Unpaywall</source>
        <translation>para servicios que piden un contacto, como Unpaywall</translation>
    </message>
    <message>
        <source>Your e-mail</source>
        <translation>Su correo</translation>
    </message>
    <message>
        <source> days</source>
        <translation> días</translation>
    </message>
    <message>
        <source>Pages stay for</source>
        <translation>Las páginas se conservan</translation>
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
        <translation>Buscar también en la web</translation>
    </message>
    <message>
        <source>&quot;Local only&quot; is on: nothing but this computer is contacted.</source>
        <translation>&quot;Solo local&quot; está activo: solo se contacta con este equipo.</translation>
    </message>
    <message>
        <source>Search the web, too: the words of the question go to the services that Settings names, and the pages that they lead to are read here. Papers come first.</source>
        <translation>Buscar también en la web: las palabras de la pregunta van a los servicios de los ajustes y las páginas a las que llevan se leen aquí. Los artículos van primero.</translation>
    </message>
    <message>
        <source>Search the web</source>
        <translation>Buscar en la web</translation>
    </message>
    <message>
        <source>Send the words of a question to DuckDuckGo and Wikipedia, where you press &quot;Web&quot; for it?</source>
        <translation>¿Enviar las palabras de una pregunta a DuckDuckGo y Wikipedia cuando pulse &quot;Web&quot; para ella?</translation>
    </message>
    <message>
        <source>The pages that they name are fetched and kept in the library for a while, so that each quote can be checked. No paper is sent. Settings, Privacy takes this back, and names other services.</source>
        <translation>Las páginas nombradas se obtienen y se guardan un tiempo en la biblioteca, para que cada cita pueda comprobarse. No se envía ningún artículo. En Ajustes, Privacidad se revoca y se nombran otros servicios.</translation>
    </message>
    <message>
        <source>Allow and search</source>
        <translation>Permitir y buscar</translation>
    </message>
    <message>
        <source>The profile &quot;%1&quot; searches the web only where the question asks for it: &quot;search the web&quot;.</source>
        <translation>El perfil &quot;%1&quot; solo busca en la web si la pregunta lo pide: &quot;search the web&quot;.</translation>
    </message>
</context>
<context>
    <name>adduce::WhatIfPanel</name>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Other weights</source>
        <translation>Otros pesos</translation>
    </message>
    <message>
        <source>Vector against keyword</source>
        <translation>Vector frente a palabra clave</translation>
    </message>
    <message>
        <source>Penalty for the same page</source>
        <translation>Penalización por la misma página</translation>
    </message>
    <message>
        <source>Penalty for the same paper</source>
        <translation>Penalización por el mismo artículo</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Umbral</translation>
    </message>
    <message>
        <source>Passages wanted</source>
        <translation>Pasajes deseados</translation>
    </message>
    <message>
        <source>Ask again with these</source>
        <translation>Preguntar de nuevo con estos</translation>
    </message>
    <message numerus="yes">
        <source>The same %Ln passage(s) are kept.</source>
        <translation>
            <numerusform>Se conserva el mismo pasaje (%Ln).</numerusform>
            <numerusform>Se conservan los mismos %Ln pasajes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) are kept:</source>
        <translation>
            <numerusform>Se conserva %Ln pasaje:</numerusform>
            <numerusform>Se conservan %Ln pasajes:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 come in, %2 go.</source>
        <translation>entran %1, salen %2.</translation>
    </message>
</context>
<context>
    <name>adduce::WindowSession</name>
    <message>
        <source>After a crash the words in the question box would be lost: they cannot be written down. %1</source>
        <translation>Tras un fallo se perdería el texto del cuadro de pregunta: no se puede guardar aparte. %1</translation>
    </message>
</context>
<context>
    <name>adduce::SetMaker</name>
    <message>
        <source>Reading the papers for questions...</source>
        <translation>Leyendo los artículos en busca de preguntas...</translation>
    </message>
    <message>
        <source>Reading the papers for questions. Sentences of them are sent to %1 to be worded...</source>
        <translation>Se buscan preguntas en los artículos. Se envían frases de ellos a %1 para formularlas...</translation>
    </message>
</context>
<context>
    <name>adduce::ChartFrame</name>
    <message>
        <source>Enter lists what opens from here</source>
        <translation>Intro muestra lo que se abre desde aquí</translation>
    </message>
</context>
<context>
    <name>adduce::ConnectSettingsPage</name>
    <message>
        <source>Give it papers that never leave this computer, too</source>
        <translation>Darle también los artículos que nunca salen de este ordenador</translation>
    </message>
    <message>
        <source>Lines for the program</source>
        <translation>Líneas para el programa</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Assistants and editors</source>
        <translation>Asistentes y editores</translation>
    </message>
    <message>
        <source>Programs that speak the Model Context Protocol can search this library and ask it. Whatever they get names its paper, page and exact quote.</source>
        <translation>Los programas que hablan el Model Context Protocol pueden buscar en esta biblioteca y preguntarle. Todo lo que reciben nombra su artículo, su página y la cita exacta.</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Otro programa</translation>
    </message>
    <message>
        <source>Which program</source>
        <translation>Qué programa</translation>
    </message>
    <message>
        <source>Only for a program whose model runs on this computer: it may pass on what it gets.</source>
        <translation>Solo para un programa cuyo modelo funcione en este ordenador: puede transmitir lo que recibe.</translation>
    </message>
    <message>
        <source>adduce-mcp is not installed here. It comes with the package “adduce-server”.</source>
        <translation>adduce-mcp no está instalado aquí. Viene con el paquete «adduce-server».</translation>
    </message>
    <message>
        <source>What they may add</source>
        <translation>Lo que pueden añadir</translation>
    </message>
    <message>
        <source>They may add papers to the library from these folders alone, and from none as long as the list is empty.</source>
        <translation>Solo pueden añadir a la biblioteca artículos de estas carpetas, y ninguno mientras la lista esté vacía.</translation>
    </message>
    <message>
        <source>Folders that programs may add papers from</source>
        <translation>Carpetas de las que los programas pueden añadir artículos</translation>
    </message>
    <message>
        <source>Add a folder...</source>
        <translation>Añadir una carpeta...</translation>
    </message>
    <message>
        <source>Programs may add papers from</source>
        <translation>Los programas pueden añadir artículos de</translation>
    </message>
    <message>
        <source>Chat programs and colleagues</source>
        <translation>Programas de chat y colegas</translation>
    </message>
    <message>
        <source>adduce-server serves the library to chat programs, as OpenAI&apos;s servers do, to browsers and to other computers. Start it, make a token, and give the program these three.</source>
        <translation>adduce-server ofrece la biblioteca a programas de chat, como hacen los servidores de OpenAI, a navegadores y a otros ordenadores. Inícielo, cree un token y dé al programa estos tres datos.</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOMBRE</translation>
    </message>
    <message>
        <source>How to start the server</source>
        <translation>Cómo iniciar el servidor</translation>
    </message>
    <message>
        <source>Address: %1   Key: the token   Model: adduce</source>
        <translation>Dirección: %1   Clave: el token   Modelo: adduce</translation>
    </message>
    <message>
        <source>These lines go into the program&apos;s file of servers. Most of them read this form.</source>
        <translation>Estas líneas van en el archivo de servidores del programa. La mayoría lee esta forma.</translation>
    </message>
    <message>
        <source>These lines go into %1; where servers are listed already, add this one to them.</source>
        <translation>Estas líneas van en %1; si ya hay servidores, añada este a ellos.</translation>
    </message>
</context>
<context>
    <name>adduce::OverviewPane</name>
    <message>
        <source>Ask your papers a question</source>
        <translation>Pregunte a sus artículos</translation>
    </message>
    <message>
        <source>Every sentence of an answer rests on a quote of a paper, with its page. A click on the page&apos;s name opens it with the quote marked. What the papers do not say is not answered.</source>
        <translation>Cada frase de una respuesta se apoya en una cita de un artículo, con su página. Un clic en el nombre de la página la abre con la cita marcada. Lo que los artículos no dicen no se responde.</translation>
    </message>
    <message>
        <source>What it found</source>
        <translation>Qué halló</translation>
    </message>
    <message>
        <source>Looking for questions...</source>
        <translation>Buscando preguntas...</translation>
    </message>
    <message>
        <source>Get a model...</source>
        <translation>Obtener un modelo...</translation>
    </message>
    <message>
        <source>A model on this computer can write the answers.</source>
        <translation>Un modelo en este equipo puede redactar las respuestas.</translation>
    </message>
    <message>
        <source>What there is to ask</source>
        <translation>Qué se puede preguntar</translation>
    </message>
    <message>
        <source>Add papers...</source>
        <translation>Añadir artículos...</translation>
    </message>
    <message>
        <source>Ask the handbook</source>
        <translation>Preguntar al manual</translation>
    </message>
    <message>
        <source>%1. They speak of %2.</source>
        <translation>%1. Tratan de: %2.</translation>
    </message>
    <message>
        <source>Questions that they answer</source>
        <translation>Preguntas que responden</translation>
    </message>
    <message>
        <source>Questions that it answers</source>
        <translation>Preguntas que responde</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <translation>%1, de %2</translation>
    </message>
    <message>
        <source>%1, of %2 to %3</source>
        <translation>%1, de %2 a %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>%Ln artículo</numerusform>
            <numerusform>%Ln artículos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::OverviewReader</name>
    <message numerus="yes">
        <source>%Ln question(s) to ask</source>
        <translation>
            <numerusform>%Ln pregunta para hacer</numerusform>
            <numerusform>%Ln preguntas para hacer</numerusform>
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
        <translation>fila de una tabla</translation>
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
        <translation>Desde %1</translation>
    </message>
    <message>
        <source>Abstract</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Introduction</source>
        <translation>Introducción</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Métodos</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>Discusión</translation>
    </message>
    <message>
        <source>Conclusion</source>
        <translation>Conclusión</translation>
    </message>
    <message>
        <source>How passages are found</source>
        <translation>Cómo se hallan los pasajes</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Colección</translation>
    </message>
    <message>
        <source>Words and meaning</source>
        <translation>Palabras y significado</translation>
    </message>
    <message>
        <source>Words alone</source>
        <translation>Solo palabras</translation>
    </message>
    <message>
        <source>Meaning alone</source>
        <translation>Solo significado</translation>
    </message>
</context>
<context>
    <name>adduce::SearchWindow</name>
    <message>
        <source>Search everything</source>
        <translation>Buscar en todo</translation>
    </message>
    <message>
        <source>Words that a passage of a paper speaks of</source>
        <translation>Palabras de las que trata un pasaje</translation>
    </message>
    <message>
        <source>Words to find</source>
        <translation>Palabras que buscar</translation>
    </message>
    <message>
        <source>Words, &quot;exact words&quot;, -without, author:smith, year:2019..2023, in:COLLECTION, section:methods</source>
        <translation>Palabras, &quot;palabras exactas&quot;, -sin, author:smith, year:2019..2023, in:COLECCIÓN, section:methods</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Pasajes</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Abrir la página</translation>
    </message>
    <message>
        <source>Add to evidence</source>
        <translation>Añadir a las evidencias</translation>
    </message>
    <message>
        <source>Added to evidence: %1</source>
        <translation>Añadido a las evidencias: %1</translation>
    </message>
    <message>
        <source>Ask about it</source>
        <translation>Preguntar sobre ello</translation>
    </message>
    <message>
        <source>Copy the quote</source>
        <translation>Copiar la cita</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>Type what a passage speaks of. All papers are searched, word by word and by what they mean.</source>
        <translation>Escriba de qué trata un pasaje. Se busca en todos los artículos, palabra por palabra y por su significado.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Buscando…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln pasaje</numerusform>
            <numerusform>%Ln pasajes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln paper(s)</source>
        <translation>
            <numerusform>de %Ln artículo</numerusform>
            <numerusform>de %Ln artículos</numerusform>
        </translation>
    </message>
    <message>
        <source>No passage of these papers speaks of that.</source>
        <translation>Ningún pasaje de estos artículos trata de eso.</translation>
    </message>
    <message>
        <source>No passage speaks of that.</source>
        <translation>Ningún pasaje trata de eso.</translation>
    </message>
    <message>
        <source>Searched by words alone: %1</source>
        <translation>Se buscó solo por palabras: %1</translation>
    </message>
    <message>
        <source>Nothing of this passage can be quoted: its words do not stand on the page as they are read.</source>
        <translation>No se puede citar nada de este pasaje: sus palabras no están en la página tal como se leen.</translation>
    </message>
</context>
<context>
    <name>adduce::DocumentEditing</name>
    <message>
        <source>Removal of papers</source>
        <translation>Retirada de artículos</translation>
    </message>
    <message>
        <source>Note on a paper</source>
        <translation>Nota sobre un artículo</translation>
    </message>
    <message>
        <source>Tags of a paper</source>
        <translation>Etiquetas de un artículo</translation>
    </message>
    <message>
        <source>Both stay, and are not offered again</source>
        <translation>Ambos se conservan y no se volverán a proponer</translation>
    </message>
    <message>
        <source>The other is no longer searched; answers that cite it still open</source>
        <translation>El otro ya no se busca; las respuestas que lo citan siguen abriéndose</translation>
    </message>
    <message>
        <source>Two papers told apart</source>
        <translation>Dos artículos diferenciados</translation>
    </message>
    <message>
        <source>Merging of two papers</source>
        <translation>Fusión de dos artículos</translation>
    </message>
</context>
<context>
    <name>adduce::RemovedPapersDialog</name>
    <message>
        <source>No paper was removed.</source>
        <translation>No se ha quitado ningún artículo.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Devolver</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Removed papers</source>
        <translation>Artículos quitados</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autores</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Quitado</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>there</source>
        <translation>disponible</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no encontrado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>A paper that is put back is described and filed as it was, and its file is read again. What is forgotten can be added as any other file.</source>
        <translation>Un artículo devuelto queda descrito y clasificado como estaba, y su archivo se lee de nuevo. Lo olvidado se puede añadir como cualquier otro archivo.</translation>
    </message>
</context>
<context>
    <name>adduce::HighlightEditing</name>
    <message>
        <source>Highlight</source>
        <translation>Resaltar</translation>
    </message>
    <message>
        <source>Colour of a highlight</source>
        <translation>Color de un resaltado</translation>
    </message>
    <message>
        <source>Note on a highlight</source>
        <translation>Nota de un resaltado</translation>
    </message>
    <message>
        <source>Removal of highlights</source>
        <translation>Retirada de resaltados</translation>
    </message>
    <message>
        <source>Highlights of the file</source>
        <translation>Resaltados del archivo</translation>
    </message>
    <message>
        <source>%1 of %2 marks were taken over. The words of the others do not stand on their page in this order.</source>
        <translation>Se tomaron %1 de %2 marcas. Las palabras de las demás no están en su página en ese orden.</translation>
    </message>
</context>
<context>
    <name>adduce::HighlightListModel</name>
    <message>
        <source>Note: %1</source>
        <translation>Nota: %1</translation>
    </message>
    <message>
        <source>Beside the text</source>
        <translation>Junto al texto</translation>
    </message>
    <message>
        <source>%1 · in the file</source>
        <translation>%1 · en el archivo</translation>
    </message>
</context>
<context>
    <name>adduce::HighlightEditor</name>
    <message>
        <source>Remove the highlight</source>
        <translation>Quitar el resaltado</translation>
    </message>
    <message>
        <source>A note of your own</source>
        <translation>Una nota suya</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>A note that could not be kept: “%1”</source>
        <translation>Una nota que no se pudo guardar: «%1»</translation>
    </message>
</context>
<context>
    <name>adduce::HighlightPane</name>
    <message>
        <source>Highlights</source>
        <translation>Resaltados</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Abrir la página</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Escribir una nota</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Remove the highlight</source>
        <translation>Quitar el resaltado</translation>
    </message>
    <message numerus="yes">
        <source>Take over %Ln mark(s) of the file</source>
        <translation>
            <numerusform>Tomar %Ln marca del archivo</numerusform>
            <numerusform>Tomar %Ln marcas del archivo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::HighlightsWindow</name>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Artículo</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exportar...</translation>
    </message>
    <message>
        <source>Highlights and notes</source>
        <translation>Resaltados y notas</translation>
    </message>
    <message>
        <source>Words of a highlight or a note</source>
        <translation>Palabras de un resaltado o una nota</translation>
    </message>
    <message>
        <source>Words to find</source>
        <translation>Palabras buscadas</translation>
    </message>
    <message>
        <source>Any colour</source>
        <translation>Cualquier color</translation>
    </message>
    <message>
        <source>All papers</source>
        <translation>Todos los artículos</translation>
    </message>
    <message>
        <source>Nothing is highlighted yet. Select words in a paper and choose Highlight, or press H in the reader.</source>
        <translation>Todavía no hay nada resaltado. Seleccione palabras en un artículo y elija Resaltar, o pulse H en el lector.</translation>
    </message>
    <message>
        <source>No highlight is like that.</source>
        <translation>Ningún resaltado es así.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlight(s)</source>
        <translation>
            <numerusform>%Ln resaltado</numerusform>
            <numerusform>%Ln resaltados</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is no longer in the library. Its highlights are kept.</source>
        <translation>«%1» ya no está en la biblioteca. Sus resaltados se conservan.</translation>
    </message>
    <message>
        <source>Export highlights</source>
        <translation>Exportar resaltados</translation>
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
        <translation>En este artículo no hay nada resaltado. Seleccione palabras en una página y pulse H, o elija un color en su menú.</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Escribir una nota</translation>
    </message>
    <message>
        <source>Remove the highlight</source>
        <translation>Quitar el resaltado</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderMenu</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>Copiar con referencia</translation>
    </message>
    <message>
        <source>Ask about this</source>
        <translation>Preguntar sobre esto</translation>
    </message>
    <message>
        <source>Add to evidence</source>
        <translation>Añadir a las evidencias</translation>
    </message>
    <message>
        <source>Find in this document</source>
        <translation>Buscar en este documento</translation>
    </message>
    <message>
        <source>Open in another program</source>
        <translation>Abrir en otro programa</translation>
    </message>
    <message>
        <source>Show in its folder</source>
        <translation>Mostrar en su carpeta</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Resaltar</translation>
    </message>
    <message>
        <source>Highlight and write a note</source>
        <translation>Resaltar y escribir una nota</translation>
    </message>
    <message>
        <source>Save a copy with highlights...</source>
        <translation>Guardar una copia con los resaltados...</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Imprimir...</translation>
    </message>
</context>
<context>
    <name>adduce::CopySaver</name>
    <message>
        <source>%1 (highlights)</source>
        <translation>%1 (resaltados)</translation>
    </message>
    <message>
        <source>Save a copy with highlights</source>
        <translation>Guardar una copia con los resaltados</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documentos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>That is the paper itself, which stays as it is. Choose another name for the copy.</source>
        <translation>Ese es el propio artículo, que queda como está. Elija otro nombre para la copia.</translation>
    </message>
</context>
<context>
    <name>adduce::UnreadDialog</name>
    <message>
        <source>What could not be read</source>
        <translation>Lo que no se pudo leer</translation>
    </message>
    <message>
        <source>Every document could be read.</source>
        <translation>Se pudieron leer todos los documentos.</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Leer de nuevo</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation>Quitar de la biblioteca</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Recognise text (OCR)</source>
        <translation>Reconocer el texto (OCR)</translation>
    </message>
</context>
<context>
    <name>adduce::NoteEditor</name>
    <message>
        <source>What you think of this paper</source>
        <translation>Lo que piensa de este artículo</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Markdown. Your notes stay in the library, and are in no answer.</source>
        <translation>Markdown. Sus notas quedan en la biblioteca y no aparecen en ninguna respuesta.</translation>
    </message>
</context>
<context>
    <name>adduce::TagEditor</name>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Parted by commas</source>
        <translation>Separadas por comas</translation>
    </message>
</context>
<context>
    <name>adduce::LibraryColumns</name>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autores</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>Publicado en</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadido</translation>
    </message>
    <message>
        <source>Cited in</source>
        <translation>Citado en</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>adduce::PagePrinter</name>
    <message>
        <source>Printing %1</source>
        <translation>Imprimiendo %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>the printer &quot;%1&quot; takes nothing</source>
        <translation>la impresora «%1» no acepta nada</translation>
    </message>
</context>
<context>
    <name>adduce::DuplicatesDialog</name>
    <message>
        <source>No two papers look like one.</source>
        <translation>No hay dos artículos que parezcan uno solo.</translation>
    </message>
    <message>
        <source>They are two papers</source>
        <translation>Son dos artículos</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionar</translation>
    </message>
    <message>
        <source>Open the first</source>
        <translation>Abrir el primero</translation>
    </message>
    <message>
        <source>Open the second</source>
        <translation>Abrir el segundo</translation>
    </message>
    <message>
        <source>Possible duplicates</source>
        <translation>Posibles duplicados</translation>
    </message>
    <message>
        <source>Papers that look like one</source>
        <translation>Artículos que parecen uno solo</translation>
    </message>
    <message>
        <source>Because of</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>the same DOI</source>
        <translation>el mismo DOI</translation>
    </message>
    <message>
        <source>the same text</source>
        <translation>el mismo texto</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primero</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segundo</translation>
    </message>
    <message>
        <source>Field by field</source>
        <translation>Campo por campo</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>What is checked is kept. The other file is no longer searched, and answers that cite it still open; its collections, tags and notes go to the paper that stays.</source>
        <translation>Se conserva lo que está marcado. El otro archivo ya no se busca y las respuestas que lo citan siguen abriéndose; sus colecciones, etiquetas y notas pasan al artículo que queda.</translation>
    </message>
</context>
<context>
    <name>adduce::ComparedPapers</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadido</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Colecciones</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Threads that cite it</source>
        <translation>Hilos que lo citan</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Resaltados</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderTabs</name>
    <message>
        <source>Open papers</source>
        <translation>Artículos abiertos</translation>
    </message>
    <message>
        <source>No paper</source>
        <translation>Ningún artículo</translation>
    </message>
    <message>
        <source>Close the paper</source>
        <translation>Cerrar el artículo</translation>
    </message>
    <message>
        <source>The paper is being printed: wait for it, or stop it, then close the paper.</source>
        <translation>El artículo se está imprimiendo: espere o detenga la impresión y ciérrelo después.</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderPanel</name>
    <message>
        <source>Choose a paper in the library to read it here.</source>
        <translation>Elija un artículo de la biblioteca para leerlo aquí.</translation>
    </message>
</context>
<context>
    <name>adduce::ZoteroFollowing</name>
    <message>
        <source>Zotero is not running. What is new there comes once it does.</source>
        <translation>Zotero no está en marcha. Lo nuevo llegará cuando lo esté.</translation>
    </message>
    <message>
        <source>Zotero lets no other program read. Allow it there: Settings &gt; Advanced &gt; Allow other applications on this computer to communicate with Zotero.</source>
        <translation>Zotero no deja leer a otros programas. Permítalo allí: Settings &gt; Advanced &gt; Allow other applications on this computer to communicate with Zotero.</translation>
    </message>
    <message>
        <source>Followed; last looked at %1.</source>
        <translation>Se sigue; última consulta a las %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new or changed item(s) at %1.</source>
        <translation>
            <numerusform>%Ln elemento nuevo o cambiado a las %1.</numerusform>
            <numerusform>%Ln elementos nuevos o cambiados a las %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::FindLine</name>
    <message>
        <source>Previous match</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Coincidencia siguiente</translation>
    </message>
    <message>
        <source>Close the find box</source>
        <translation>Cerrar el cuadro de búsqueda</translation>
    </message>
    <message>
        <source>%L1 of %L2, looking…</source>
        <translation>%L1 de %L2, buscando…</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 de %L2</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No encontrado</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Buscando…</translation>
    </message>
</context>
<context>
    <name>adduce::WrittenFiles</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadFind</name>
    <message>
        <source>Find in this thread</source>
        <translation>Buscar en este hilo</translation>
    </message>
</context>
<context>
    <name>adduce::Profile</name>
    <message>
        <source>Our own: both lists, weighed by how much of the question the space knows.</source>
        <translation>El nuestro: ambas listas, ponderadas según cuánto de la pregunta conoce el espacio vectorial.</translation>
    </message>
    <message>
        <source>The five best by vector, and none that is too far away; for complex questions also what is like two imagined answers, and a second search where the scores are low.</source>
        <translation>Los cinco mejores por vector y ninguno demasiado lejano; en preguntas complejas, también lo que se parece a dos respuestas imaginadas, y una segunda búsqueda cuando las puntuaciones son bajas.</translation>
    </message>
    <message>
        <source>Windows of characters, both lists by min-max; the question is rewritten, passages that a model says no of are left out, and an answer that fails its checks is written again.</source>
        <translation>Ventanas de caracteres, ambas listas por mín-máx; la pregunta se reescribe, se dejan fuera los pasajes que un modelo rechaza y una respuesta que no pasa sus comprobaciones se vuelve a escribir.</translation>
    </message>
    <message>
        <source>Paragraphs, both lists by their relative scores; the question is resolved, split and asked of the collections that it is for; what is missing is asked for, and prose is taken apart into statements.</source>
        <translation>Párrafos, ambas listas por sus puntuaciones relativas; la pregunta se resuelve, se divide y se hace a las colecciones que le corresponden; se pregunta lo que falta y la prosa se separa en afirmaciones.</translation>
    </message>
    <message>
        <source>Many candidates by vector alone, thinned by marginal relevance; a model examines each unless the reranker is sure; the best of each page.</source>
        <translation>Muchos candidatos solo por vector, reducidos por relevancia marginal; un modelo examina cada uno salvo que el reordenador esté seguro; lo mejor de cada página.</translation>
    </message>
    <message>
        <source>Five-step portal: section-aware chunks, both lists by min-max, neighbours of the best.</source>
        <translation>Portal de cinco pasos: fragmentos según las secciones, ambas listas por mín-máx, vecinos de los mejores.</translation>
    </message>
</context>
<context>
    <name>adduce::ConflictLines</name>
    <message>
        <source>What other papers say against it</source>
        <translation>Lo que otros artículos dicen en contra</translation>
    </message>
    <message>
        <source>Show that cell</source>
        <translation>Mostrar esa celda</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::PaperChoice</name>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
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
        <translation>Carta</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>Tamaño del papel</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>How the paper lies</source>
        <translation>Orientación del papel</translation>
    </message>
</context>
<context>
    <name>adduce::FiguresWindow</name>
    <message>
        <source>Numbers of the matrix</source>
        <translation>Números de la matriz</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Save picture...</source>
        <translation>Guardar imagen…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Guardar imagen</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copiar imagen</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Imagen (*.png)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) with a number</source>
        <translation>
            <numerusform>%Ln artículo con un número</numerusform>
            <numerusform>%Ln artículos con un número</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with one of another kind</source>
        <translation>
            <numerusform>%Ln con uno de otro tipo</numerusform>
            <numerusform>%Ln con uno de otro tipo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::StyleChoice</name>
    <message>
        <source>Citation style</source>
        <translation>Estilo de citas</translation>
    </message>
    <message>
        <source>As pandoc does</source>
        <translation>Como hace pandoc</translation>
    </message>
    <message>
        <source>Another style file...</source>
        <translation>Otro archivo de estilo…</translation>
    </message>
    <message>
        <source>Citation styles (*.csl);;All files (*)</source>
        <translation>Estilos de citas (*.csl);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>adduce::HandbookBand</name>
    <message>
        <source>Handbook</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Adduce Handbook</source>
        <translation>Manual de Adduce</translation>
    </message>
    <message>
        <source>Back to your papers</source>
        <translation>Volver a sus artículos</translation>
    </message>
    <message>
        <source>What is asked here is answered from the handbook alone; your papers are in the other window.</source>
        <translation>Lo que se pregunta aquí se responde solo con el manual; sus artículos están en la otra ventana.</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadSearchBox</name>
    <message>
        <source>Find in questions, answers and quotes</source>
        <translation>Buscar en preguntas, respuestas y citas textuales</translation>
    </message>
    <message>
        <source>Find a thread</source>
        <translation>Buscar un hilo</translation>
    </message>
</context>
<context>
    <name>adduce::LaboratorySettingsPage</name>
    <message>
        <source>reads</source>
        <translation>lee</translation>
    </message>
    <message>
        <source>reads and adds papers</source>
        <translation>lee y añade artículos</translation>
    </message>
    <message>
        <source>reads, adds and removes papers</source>
        <translation>lee, añade y quita artículos</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unirse</translation>
    </message>
    <message>
        <source>Joining…</source>
        <translation>Uniéndose…</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>where one is needed; it is kept in the keyring</source>
        <translation>si hace falta; se guarda en el llavero</translation>
    </message>
    <message>
        <source>Synchronise now</source>
        <translation>Sincronizar ahora</translation>
    </message>
    <message>
        <source>Leave...</source>
        <translation>Salir...</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source> as %1, who %2</source>
        <translation> como %1, que %2</translation>
    </message>
    <message>
        <source>Synchronising…</source>
        <translation>Sincronizando…</translation>
    </message>
    <message>
        <source>In step since %1</source>
        <translation>Al día desde %1</translation>
    </message>
    <message>
        <source>Not in step yet</source>
        <translation>Aún sin sincronizar</translation>
    </message>
    <message>
        <source>Leave the laboratory</source>
        <translation>Salir del laboratorio</translation>
    </message>
    <message>
        <source>Leave this laboratory?</source>
        <translation>¿Salir de este laboratorio?</translation>
    </message>
    <message>
        <source>All papers stay in this library, those of others among them. Nothing is sent or fetched any more.</source>
        <translation>Todos los artículos quedan en esta biblioteca, también los de otros. Ya no se envía ni se recibe nada.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln paper(s) are here</source>
        <translation>
            <numerusform>%1 de %Ln artículo está aquí</numerusform>
            <numerusform>%1 de %Ln artículos están aquí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of this library wait(s) to be sent</source>
        <translation>
            <numerusform>%Ln de esta biblioteca espera a enviarse</numerusform>
            <numerusform>%Ln de esta biblioteca esperan a enviarse</numerusform>
        </translation>
    </message>
    <message>
        <source>Several computers share the papers of a laboratory by a PostgreSQL database. Each has all of them in its own library, and searches and answers there, offline too. Papers, how they are described and how they are filed are shared; threads and tables of evidence once you share them, by their menus. Papers that never leave this computer are not, nor are highlights and notes.</source>
        <translation>Varios equipos comparten los artículos de un laboratorio mediante una base de datos PostgreSQL. Cada uno los tiene todos en su propia biblioteca y busca y responde allí, también sin conexión. Se comparten los artículos, sus datos y su clasificación; los hilos y las tablas de evidencias, cuando usted los comparta desde su menú. Los artículos que nunca salen de este equipo no se comparten, ni tampoco los resaltados y las notas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) of this library would be sent there. &quot;Never leaves this computer&quot;, in the menu of a paper or collection, keeps them here.</source>
        <translation>
            <numerusform>Se enviaría allí %Ln artículo de esta biblioteca. «Nunca sale de este equipo», en el menú de un artículo o colección, lo mantiene aquí.</numerusform>
            <numerusform>Se enviarían allí %Ln artículos de esta biblioteca. «Nunca sale de este equipo», en el menú de un artículo o colección, los mantiene aquí.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::LaboratoryKeeper</name>
    <message numerus="yes">
        <source>%Ln paper(s) came from the laboratory</source>
        <translation>
            <numerusform>Llegó %Ln artículo del laboratorio</numerusform>
            <numerusform>Llegaron %Ln artículos del laboratorio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) were taken out of the laboratory</source>
        <translation>
            <numerusform>Se retiró %Ln artículo del laboratorio</numerusform>
            <numerusform>Se retiraron %Ln artículos del laboratorio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thread(s) of others came</source>
        <translation>
            <numerusform>Llegó %Ln hilo de otros</numerusform>
            <numerusform>Llegaron %Ln hilos de otros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln table(s) of others came</source>
        <translation>
            <numerusform>Llegó %Ln tabla de otros</numerusform>
            <numerusform>Llegaron %Ln tablas de otros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::LaboratorySharing</name>
    <message>
        <source>Share with the laboratory</source>
        <translation>Compartir con el laboratorio</translation>
    </message>
    <message>
        <source>Share no more with the laboratory</source>
        <translation>Dejar de compartir con el laboratorio</translation>
    </message>
</context>
<context>
    <name>adduce::LostChangesList</name>
    <message>
        <source>Written over unseen</source>
        <translation>Sobrescrito sin haberse visto</translation>
    </message>
    <message>
        <source>Two changed the same field before they heard of each other. What was written last holds; what was lost is here.</source>
        <translation>Dos personas cambiaron el mismo campo antes de saber una de la otra. Vale lo que se escribió al final; lo que se perdió está aquí.</translation>
    </message>
    <message>
        <source>%1 emptied it on %2; %3 wrote over it.</source>
        <translation>%1 lo vació el %2; %3 lo sobrescribió.</translation>
    </message>
    <message>
        <source>“%1”, as %2 wrote on %3; %4 wrote over it.</source>
        <translation>«%1», como escribió %2 el %3; %4 lo sobrescribió.</translation>
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
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>Dejar como está</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
</context>
</TS>
