<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>adduce</name>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>one sentence speaks of nearly all that was asked</source>
        <translation>質問のほぼすべてについて 1 つの文が述べています</translation>
    </message>
    <message>
        <source>%1 papers speak of what was asked</source>
        <translation>論文 %1 件が質問の内容について述べています</translation>
    </message>
    <message>
        <source>most of what was asked stands close together</source>
        <translation>質問の大部分が近い位置にまとまって述べられています</translation>
    </message>
    <message>
        <source>not all that was written could be proved</source>
        <translation>書かれた内容のすべては裏付けられませんでした</translation>
    </message>
    <message>
        <source>the model says that it is not sure</source>
        <translation>モデルが確実ではないと述べています</translation>
    </message>
    <message>
        <source>only some of what was asked stands close together</source>
        <translation>質問の一部だけが近い位置にまとまって述べられています</translation>
    </message>
    <message>
        <source>All sentences come from one document.</source>
        <translation>すべての文が 1 つの文書から来ています。</translation>
    </message>
    <message>
        <source>No sentence names: %1.</source>
        <translation>どの文にも現れない語：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) could not be searched.</source>
        <translation>
            <numerusform>%Ln 件の文書を検索できませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: this answer is partial.</source>
        <translation>停止しました：この回答は途中までです。</translation>
    </message>
    <message>
        <source>These are the papers&apos; own sentences: the model did not answer. %1</source>
        <translation>モデルが応答しなかったため、論文の原文を示しています。%1</translation>
    </message>
    <message>
        <source>The model&apos;s answer broke off; what was proved is kept. %1</source>
        <translation>モデルの回答が途中で切れました。裏付けられた部分は残しています。%1</translation>
    </message>
    <message>
        <source>The model found no answer in the passages.</source>
        <translation>モデルは、該当する箇所の中に答えを見つけられませんでした。</translation>
    </message>
    <message>
        <source>No sentence of the model could be proved; these are the papers&apos; own.</source>
        <translation>モデルの文はどれも裏付けられなかったため、論文の原文を示しています。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) of documents that never leave this computer were not sent.</source>
        <translation>
            <numerusform>このコンピューターから出ることのない文書の %Ln 箇所は送信されませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Searched by words alone, not by meaning. %1</source>
        <translation>意味は使わず、語だけで検索しました。%1</translation>
    </message>
    <message>
        <source>The model remarks: %1</source>
        <translation>モデルの補足：%1</translation>
    </message>
    <message>
        <source>Asked as: %1</source>
        <translation>次の質問として検索: %1</translation>
    </message>
    <message>
        <source>A quote runs over a column or page end and is cited in parts.</source>
        <translation>引用文が段またはページをまたぐため、分けて引用しています。</translation>
    </message>
    <message>
        <source>It cites a passage that was not given.</source>
        <translation>与えられていない箇所を出典としています。</translation>
    </message>
    <message>
        <source>Its words were not found on its page.</source>
        <translation>その語句がページに見つかりませんでした。</translation>
    </message>
    <message>
        <source>Its quote stands in no passage: %1</source>
        <translation>引用文がどの箇所にもありません：%1</translation>
    </message>
    <message>
        <source>Its quote has other numbers or negations than the page: %1</source>
        <translation>引用文の数値または否定がページと異なります：%1</translation>
    </message>
    <message>
        <source>It says the opposite of its quote: %1</source>
        <translation>引用文と逆のことを述べています：%1</translation>
    </message>
    <message>
        <source>Its passage does not hold the number %1.</source>
        <translation>箇所に数値 %1 がありません。</translation>
    </message>
    <message>
        <source>Its passage does not name %1.</source>
        <translation>箇所に %1 の名前がありません。</translation>
    </message>
    <message>
        <source>Its passage does not hold the words %1.</source>
        <translation>箇所に語 %1 がありません。</translation>
    </message>
    <message>
        <source>It is no sentence.</source>
        <translation>文になっていません。</translation>
    </message>
    <message>
        <source>Add papers on this question.</source>
        <translation>この質問に関する論文を追加してください。</translation>
    </message>
    <message>
        <source>Check the spelling of the terms that were not found, or use another word for them.</source>
        <translation>見つからなかった語のつづりを確認するか、別の語を使ってください。</translation>
    </message>
    <message>
        <source>Ask with the words that the papers use.</source>
        <translation>論文で使われている語で質問してください。</translation>
    </message>
    <message>
        <source>Look at the documents that could not be read.</source>
        <translation>読み取れなかった文書を確認してください。</translation>
    </message>
    <message>
        <source>Ask again when all documents are read.</source>
        <translation>すべての文書を読み取ってから、もう一度質問してください。</translation>
    </message>
    <message>
        <source>Ask about fewer things at once.</source>
        <translation>一度に尋ねる内容を減らしてください。</translation>
    </message>
    <message>
        <source>Upload a PDF first. The library is empty: add papers, then ask about them.</source>
        <translation>先に PDF を追加してください。ライブラリが空です。論文を追加してから質問してください。</translation>
    </message>
    <message>
        <source>Hello. Ask a question about your papers; every sentence of the answer names its source, page and quote.</source>
        <translation>こんにちは。論文について質問してください。回答のすべての文に、出典、ページ、引用文が示されます。</translation>
    </message>
    <message>
        <source>No document can be searched yet. Wait until one is read, or see in the library why it could not be.</source>
        <translation>検索できる文書がまだありません。1 件読み取られるまで待つか、読み取れなかった理由をライブラリで確認してください。</translation>
    </message>
    <message>
        <source>There is no question. Type one in words.</source>
        <translation>質問がありません。言葉で入力してください。</translation>
    </message>
    <message>
        <source>I don&apos;t have enough information in the provided documents to answer that accurately</source>
        <translation>提供された文書には、その質問に正確に答えるための十分な情報がありません</translation>
    </message>
    <message>
        <source>Searched: %1 of %2 documents, %3 passages.</source>
        <translation>検索対象：文書 %2 件中 %1 件、%3 箇所。</translation>
    </message>
    <message>
        <source>%1, p. %2</source>
        <translation>%1, p. %2</translation>
    </message>
    <message>
        <source>the question has %1 characters, up to %2 can be asked</source>
        <translation>質問が %1 文字あります（上限は %2 文字）</translation>
    </message>
    <message>
        <source>the output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>The file is not there: %1.</source>
        <translation>ファイルがありません：%1。</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>ファイルを読み取れません：%1。</translation>
    </message>
    <message>
        <source>Check its permissions, and that it is an ordinary file.</source>
        <translation>アクセス権と、通常のファイルであることを確認してください。</translation>
    </message>
    <message>
        <source>The file holds nothing to read: %1.</source>
        <translation>ファイルに読み取れる内容がありません：%1。</translation>
    </message>
    <message>
        <source>Download or export it again.</source>
        <translation>ダウンロードまたはエクスポートし直してください。</translation>
    </message>
    <message>
        <source>This is not a kind of file that can be read: %1.</source>
        <translation>読み取れる種類のファイルではありません：%1。</translation>
    </message>
    <message>
        <source>The file is protected by a password: %1.</source>
        <translation>ファイルがパスワードで保護されています：%1。</translation>
    </message>
    <message>
        <source>Save a copy without the password and add that.</source>
        <translation>パスワードなしのコピーを保存し、それを追加してください。</translation>
    </message>
    <message>
        <source>The file is damaged: %1.</source>
        <translation>ファイルが破損しています：%1。</translation>
    </message>
    <message>
        <source>The pages hold pictures, but no text: %1.</source>
        <translation>ページに画像はありますが、テキストがありません：%1。</translation>
    </message>
    <message>
        <source>It is a scan: have its text recognised (OCR).</source>
        <translation>スキャンされた文書です。テキストの認識（OCR）を行ってください。</translation>
    </message>
    <message>
        <source>The file is too large: %1.</source>
        <translation>ファイルが大きすぎます：%1。</translation>
    </message>
    <message>
        <source>Split it and add the parts.</source>
        <translation>分割して、それぞれを追加してください。</translation>
    </message>
    <message>
        <source>Reading the file took too long and was stopped: %1.</source>
        <translation>ファイルの読み取りに時間がかかりすぎたため停止しました：%1。</translation>
    </message>
    <message>
        <source>Try again, or print it to a new PDF first.</source>
        <translation>もう一度試すか、先に新しい PDF として印刷してください。</translation>
    </message>
    <message>
        <source>Reading the file needs more memory than is allowed: %1.</source>
        <translation>ファイルの読み取りに、許可されている以上のメモリが必要です：%1。</translation>
    </message>
    <message>
        <source>Split it, or print it to a new PDF first.</source>
        <translation>分割するか、先に新しい PDF として印刷してください。</translation>
    </message>
    <message>
        <source>The file made its reader stop: %1.</source>
        <translation>このファイルの読み取り処理が異常終了しました：%1。</translation>
    </message>
    <message>
        <source>Nothing else is affected. Print it to a new PDF and add that, or try again.</source>
        <translation>ほかへの影響はありません。新しい PDF として印刷して追加するか、もう一度試してください。</translation>
    </message>
    <message>
        <source>The disk is full or cannot be written: %1.</source>
        <translation>ディスクがいっぱいか、書き込めません：%1。</translation>
    </message>
    <message>
        <source>Free some space and try again; what was saved before is intact.</source>
        <translation>空き容量を増やしてから、もう一度試してください。以前に保存された内容は無事です。</translation>
    </message>
    <message>
        <source>This library was written by a newer version of Adduce: %1.</source>
        <translation>このライブラリは、新しいバージョンの Adduce で作成されています：%1。</translation>
    </message>
    <message>
        <source>Update Adduce, or open another library. Nothing was changed.</source>
        <translation>Adduce を更新するか、別のライブラリを開いてください。何も変更されていません。</translation>
    </message>
    <message>
        <source>The library file is damaged or is not a library: %1.</source>
        <translation>ライブラリのファイルが破損しているか、ライブラリではありません：%1。</translation>
    </message>
    <message>
        <source>Another program is writing to the library: %1.</source>
        <translation>ほかのプログラムがライブラリに書き込んでいます：%1。</translation>
    </message>
    <message>
        <source>Close it and try again.</source>
        <translation>そのプログラムを閉じて、もう一度試してください。</translation>
    </message>
    <message>
        <source>The pages are written in a script that text recognition was not set to read: %1.</source>
        <translation>ページは、テキスト認識が読む設定になっていない文字で書かれています：%1。</translation>
    </message>
    <message>
        <source>Choose their language in Settings, Reading, and recognise them again.</source>
        <translation>設定の「読み取り」でその言語を選び、もう一度認識してください。</translation>
    </message>
    <message>
        <source>The pages are written as %1 is, which text recognition was not set to read.</source>
        <translation>ページは%1の文字で書かれていますが、テキスト認識はその文字を読む設定になっていません。</translation>
    </message>
    <message>
        <source>Choose their language in Settings, Reading, and recognise them again. Its data is installed with &quot;%1&quot;.</source>
        <translation>設定の「読み取り」でその言語を選び、もう一度認識してください。言語データは「%1」でインストールできます。</translation>
    </message>
    <message>
        <source>Text recognition has no data for the language: %1.</source>
        <translation>テキスト認識用の言語データがありません：%1。</translation>
    </message>
    <message>
        <source>Install it with &quot;%1&quot;, then try again.</source>
        <translation>「%1」でインストールしてから、もう一度試してください。</translation>
    </message>
    <message>
        <source>The server does not answer as it should: %1.</source>
        <translation>サーバーが正しく応答しません：%1。</translation>
    </message>
    <message>
        <source>The server does not accept the key: %1.</source>
        <translation>サーバーがキーを受け付けません：%1。</translation>
    </message>
    <message>
        <source>Enter it anew in Settings, or choose a model that it is for.</source>
        <translation>設定でキーを入力し直すか、そのキーに対応するモデルを選択してください。</translation>
    </message>
    <message>
        <source>The server does not have the model: %1.</source>
        <translation>サーバーにモデルがありません：%1。</translation>
    </message>
    <message>
        <source>Choose one that it lists, in Settings.</source>
        <translation>設定で、サーバーの一覧にあるモデルを選択してください。</translation>
    </message>
    <message>
        <source>Nothing was sent to %1: the connection cannot be secured.</source>
        <translation>%1 には何も送っていません：接続の安全を確保できません。</translation>
    </message>
    <message>
        <source>The question with its passages is too long for the model: %1.</source>
        <translation>質問と箇所の合計が、モデルには長すぎます：%1。</translation>
    </message>
    <message>
        <source>Choose a narrower scope or fewer passages, or a model with a longer context.</source>
        <translation>対象範囲を狭めるか、箇所を減らすか、コンテキストの長いモデルを選択してください。</translation>
    </message>
    <message>
        <source>The account&apos;s limit or budget is used up: %1.</source>
        <translation>アカウントの上限または予算に達しました：%1。</translation>
    </message>
    <message>
        <source>See your account there. Answers in the papers&apos; own words need no account.</source>
        <translation>提供元でアカウントを確認してください。論文の原文による回答にはアカウントは不要です。</translation>
    </message>
    <message>
        <source>The server has too much to do: %1.</source>
        <translation>サーバーが混雑しています：%1。</translation>
    </message>
    <message>
        <source>Try again in a while. Nothing was lost.</source>
        <translation>しばらくしてからもう一度試してください。失われたものはありません。</translation>
    </message>
    <message>
        <source>Nothing was sent to %1: only this computer may be contacted.</source>
        <translation>%1 には何も送っていません：このコンピューターへの接続だけが許可されています。</translation>
    </message>
    <message>
        <source>Turn &quot;Local only&quot; off in Settings, or choose a model on this computer.</source>
        <translation>設定で「ローカルのみ」をオフにするか、このコンピューター上のモデルを選択してください。</translation>
    </message>
    <message>
        <source>Nothing was sent: this document never leaves the computer: %1.</source>
        <translation>何も送っていません。この文書はこのコンピューターから出さない設定です：%1。</translation>
    </message>
    <message>
        <source>Choose a model on this computer, or another scope.</source>
        <translation>このコンピューター上のモデルか、別の対象範囲を選択してください。</translation>
    </message>
    <message>
        <source>Nothing was sent to %1: the connection would not be encrypted.</source>
        <translation>%1 には何も送っていません：接続が暗号化されません。</translation>
    </message>
    <message>
        <source>Use an address with https, or agree to it at the server in Settings.</source>
        <translation>https のアドレスを使うか、設定のサーバーの項目で暗号化なしの送信に同意してください。</translation>
    </message>
    <message>
        <source>This cannot be used: %1.</source>
        <translation>これは使用できません：%1。</translation>
    </message>
    <message>
        <source>Change it and try again.</source>
        <translation>変更して、もう一度試してください。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <source>What was finished before is kept.</source>
        <translation>それまでに完了した内容は残っています。</translation>
    </message>
    <message>
        <source>Something went wrong inside Adduce: %1.</source>
        <translation>Adduce の内部で問題が発生しました：%1。</translation>
    </message>
    <message>
        <source>Try again; if it stays, please report it.</source>
        <translation>もう一度試してください。解決しない場合は報告をお願いします。</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Quotes found</source>
        <translation>見つかった引用文</translation>
    </message>
    <message>
        <source>Median ms</source>
        <translation>中央値（ms）</translation>
    </message>
    <message>
        <source>Comparison: %1</source>
        <translation>比較：%1</translation>
    </message>
    <message>
        <source>the query set: %1</source>
        <translation>質問セット：%1</translation>
    </message>
    <message>
        <source>%1 has no text &quot;%2&quot;</source>
        <translation>%1 に文字列「%2」がありません</translation>
    </message>
    <message>
        <source>%1 has the unknown category &quot;%2&quot;</source>
        <translation>%1 に不明なカテゴリ「%2」があります</translation>
    </message>
    <message>
        <source>%1 expects a page that is no number from 1</source>
        <translation>%1 に、1 以上の数ではないページが指定されています</translation>
    </message>
    <message>
        <source>%1 expects no page of &quot;%2&quot;</source>
        <translation>%1 に「%2」のページの指定がありません</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>質問 %1</translation>
    </message>
    <message>
        <source>%1 has no list &quot;%2&quot;</source>
        <translation>%1 にリスト「%2」がありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no file with its pages, such as &quot;paper.pdf: 4, 27&quot;</source>
        <translation>「%1」は、「paper.pdf: 4, 27」のようなファイルとページの指定ではありません</translation>
    </message>
    <message>
        <source>it is no JSON object</source>
        <translation>JSON オブジェクトではありません</translation>
    </message>
    <message>
        <source>the set</source>
        <translation>セット</translation>
    </message>
    <message>
        <source>two queries are called %1</source>
        <translation>%1 という名前の質問が 2 つあります</translation>
    </message>
    <message>
        <source>it has no queries</source>
        <translation>質問がありません</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <translation>評価：%1</translation>
    </message>
    <message>
        <source>%L1: %L2 of %L3 right</source>
        <translation>%L1：%L3 件中 %L2 件が正解</translation>
    </message>
    <message>
        <source>Quotes found on their page: %1 %</source>
        <translation>ページ上に見つかった引用文：%1 %</translation>
    </message>
    <message>
        <source>Median time to an answer: %1 ms</source>
        <translation>回答までの時間の中央値：%1 ms</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Cited pages</source>
        <translation>引用されたページ</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Evidence table</source>
        <translation>根拠表</translation>
    </message>
    <message>
        <source>Evidence: %1</source>
        <translation>根拠：%1</translation>
    </message>
    <message>
        <source>not reported</source>
        <translation>記載なし</translation>
    </message>
    <message>
        <source>Confidence: %1 (%2)</source>
        <translation>確信度：%1（%2）</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>注：%1</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>主張</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>引用文</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>確信度</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>論文</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>The quotes on their pages</source>
        <translation>ページ上の引用文</translation>
    </message>
    <message>
        <source>Quote found word for word</source>
        <translation>引用文が一字一句見つかりました</translation>
    </message>
    <message>
        <source>Quote found, with other spaces or hyphens</source>
        <translation>引用文が見つかりました（空白またはハイフンが異なります）</translation>
    </message>
    <message>
        <source>Quote not found on its page</source>
        <translation>引用文がそのページに見つかりません</translation>
    </message>
    <message>
        <source>The paper is not in the library</source>
        <translation>その論文はライブラリにありません</translation>
    </message>
    <message>
        <source>not in the library</source>
        <translation>ライブラリにありません</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更済み</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>回答あり</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>未送信</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>既定値に戻す</translation>
    </message>
    <message>
        <source>Of the page that is shown</source>
        <translation>表示中のページの設定が対象です</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>プライバシー</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>In an answer: from sentence to sentence</source>
        <translation>回答内：文から文へ移動</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>↑、↓</translation>
    </message>
    <message>
        <source>To the citations of a sentence</source>
        <translation>文の出典へ移動</translation>
    </message>
    <message>
        <source>Right, Left</source>
        <translation>→、←</translation>
    </message>
    <message>
        <source>Open the cited page</source>
        <translation>引用されたページを開く</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Show the quote</source>
        <translation>引用文を表示</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>In the reader: next and previous cited sentence</source>
        <translation>リーダー内：次または前の引用された文</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N、Shift+N</translation>
    </message>
    <message>
        <source>windows, network</source>
        <translation>ウィンドウ、ネットワーク</translation>
    </message>
    <message>
        <source>charts</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>reading and drawing pages</source>
        <translation>ページの読み取りと描画</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>パブリックドメイン</translation>
    </message>
    <message>
        <source>the library file, full-text search</source>
        <translation>ライブラリファイル、全文検索</translation>
    </message>
    <message>
        <source>nearest vectors</source>
        <translation>最近傍ベクトル</translation>
    </message>
    <message>
        <source>words of like meaning</source>
        <translation>意味の近い語</translation>
    </message>
    <message>
        <source>PDF export</source>
        <translation>PDF 書き出し</translation>
    </message>
    <message>
        <source>the learned space</source>
        <translation>学習された空間</translation>
    </message>
    <message>
        <source>stems of words</source>
        <translation>語幹</translation>
    </message>
    <message>
        <source>languages</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>quotes that are nearly the page&apos;s</source>
        <translation>ページとほぼ同じ引用文</translation>
    </message>
    <message>
        <source>prompts</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>the sandbox of readers</source>
        <translation>読み取りプログラムのサンドボックス</translation>
    </message>
    <message>
        <source>DOCX, ODT</source>
        <translation>DOCX、ODT</translation>
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
        <translation>古い文字コード</translation>
    </message>
    <message>
        <source>old encodings, order of scripts</source>
        <translation>古い文字コード、文字体系の並び</translation>
    </message>
    <message>
        <source>scripts that join or stack</source>
        <translation>連結または積み重ねる文字体系</translation>
    </message>
    <message>
        <source>scans</source>
        <translation>スキャン</translation>
    </message>
    <message>
        <source>pictures of pages</source>
        <translation>ページの画像</translation>
    </message>
    <message>
        <source>About Adduce</source>
        <translation>Adduce について</translation>
    </message>
    <message>
        <source>To adduce: to cite as evidence. Every sentence of an answer names its source, page and exact quote.

Free software under the GNU Affero General Public License, version 3 or later. It is made with these libraries:</source>
        <translation>adduce とは、根拠として挙げるという意味の英語の動詞です。回答のすべての文に、出典、ページ、正確な引用文が示されます。

GNU Affero General Public License バージョン 3 以降に基づくフリーソフトウェアです。次のライブラリを使用しています：</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>プログラムライブラリ</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>For</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>The library cannot be opened</source>
        <translation>ライブラリを開けません</translation>
    </message>
    <message>
        <source>Choose another library...</source>
        <translation>別のライブラリを選択...</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Choose or name a library</source>
        <translation>ライブラリを選択または新規作成</translation>
    </message>
    <message>
        <source>Libraries (*.adduce);;All files (*)</source>
        <translation>ライブラリ (*.adduce);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Ask your papers; every sentence of the answer names its source, page and quote.</source>
        <translation>論文に質問できます。回答のすべての文に、出典、ページ、引用文が示されます。</translation>
    </message>
    <message>
        <source>The library to open.</source>
        <translation>開くライブラリ。</translation>
    </message>
    <message>
        <source>A folder of papers to begin with when the library is empty.</source>
        <translation>ライブラリが空のときに、最初に読み込む論文のフォルダー。</translation>
    </message>
    <message>
        <source>light, dark or system.</source>
        <translation>light、dark、system のいずれか。</translation>
    </message>
    <message>
        <source>Papers to add, folders of them, or what a reference manager wrote.</source>
        <translation>追加する論文、論文のフォルダー、または文献管理ソフトが出力したファイル。</translation>
    </message>
    <message>
        <source>--theme is light, dark or system.</source>
        <translation>--theme には light、dark、system のいずれかを指定します。</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>Answer a question</source>
        <translation>質問への回答</translation>
    </message>
    <message>
        <source>Rank passages</source>
        <translation>箇所の順位付け</translation>
    </message>
    <message>
        <source>Judge an answer</source>
        <translation>回答の判定</translation>
    </message>
    <message>
        <source>Compare meanings</source>
        <translation>意味の比較</translation>
    </message>
    <message>
        <source>Test a server</source>
        <translation>サーバーのテスト</translation>
    </message>
    <message>
        <source>Look a DOI up</source>
        <translation>DOI の照会</translation>
    </message>
    <message>
        <source>Download a model</source>
        <translation>モデルをダウンロード</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>キーボード</translation>
    </message>
    <message>
        <source>Adduce Handbook</source>
        <translation>Adduce ハンドブック</translation>
    </message>
    <message>
        <source>Add a PDF, EPUB, XPS, DOCX, ODT, HTML, Markdown or text file.</source>
        <translation>PDF、EPUB、XPS、DOCX、ODT、HTML、Markdown、テキストのいずれかのファイルを追加してください。</translation>
    </message>
    <message numerus="yes">
        <source>Left out because it could not be proved: %Ln statement(s).</source>
        <translation>
            <numerusform>裏付けられないため省いた主張：%Ln 件。</numerusform>
        </translation>
    </message>
    <message>
        <source>No such passage</source>
        <translation>そのような箇所はありません</translation>
    </message>
    <message>
        <source>Quote not found</source>
        <translation>引用文が見つかりません</translation>
    </message>
    <message>
        <source>Quote differs from the page</source>
        <translation>引用文がページと異なります</translation>
    </message>
    <message>
        <source>Opposite of its quote</source>
        <translation>引用文と逆の内容</translation>
    </message>
    <message>
        <source>Number not in the evidence</source>
        <translation>根拠にない数値</translation>
    </message>
    <message>
        <source>Name not in the evidence</source>
        <translation>根拠にない名前</translation>
    </message>
    <message>
        <source>Words not in the evidence</source>
        <translation>根拠にない語</translation>
    </message>
    <message>
        <source>No sentence</source>
        <translation>文ではありません</translation>
    </message>
    <message>
        <source>Not proved</source>
        <translation>裏付けなし</translation>
    </message>
    <message>
        <source>%1 expects no page; only a question that must be refused may</source>
        <translation>%1 には期待するページがありません。回答を拒むべき質問だけに許されます</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>直接</translation>
    </message>
    <message>
        <source>Synthesis</source>
        <translation>統合</translation>
    </message>
    <message>
        <source>Must be refused</source>
        <translation>回答してはならない</translation>
    </message>
    <message>
        <source>Passages ranked by %1</source>
        <translation>箇所の順位付け: %1</translation>
    </message>
    <message>
        <source>Passages were found with: %1</source>
        <translation>箇所の検索条件: %1</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>未判定</translation>
    </message>
    <message>
        <source>Faithful</source>
        <translation>忠実</translation>
    </message>
    <message>
        <source>%1 did not reply in the form that was asked for.</source>
        <translation>%1 は求められた形式で返答しませんでした。</translation>
    </message>
    <message>
        <source>Faithful: not judged</source>
        <translation>忠実: 未判定</translation>
    </message>
    <message>
        <source>judged %1 of %2 answers by %3</source>
        <translation>回答 %2 件中 %1 件を %3 が判定</translation>
    </message>
    <message>
        <source>Faithful: %1</source>
        <translation>忠実: %1</translation>
    </message>
    <message>
        <source>Faithful: %1 of %2 (95 %: %3-%4 %), %5</source>
        <translation>忠実: %2 件中 %1 件 (95 %: %3-%4 %)、%5</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>設定のページ</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %1 of %Ln question(s).</source>
        <translation>
            <numerusform>質問 %Ln 件中 %1 件で停止しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>対象外</translation>
    </message>
    <message numerus="yes">
        <source>The model failed on %Ln question(s), which are not counted</source>
        <translation>
            <numerusform>モデルが質問 %Ln 件で失敗しました（集計には含めません）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2～%3）</translation>
    </message>
    <message>
        <source>%1: query %2 of %3</source>
        <translation>%1：質問 %2 / %3</translation>
    </message>
    <message>
        <source>Counting the texts</source>
        <translation>テキストを数えています</translation>
    </message>
    <message>
        <source>Indexing: %1 of %2</source>
        <translation>索引を作成中：%1 / %2</translation>
    </message>
    <message>
        <source>Learning how the texts use words</source>
        <translation>テキストの語の使い方を学習しています</translation>
    </message>
    <message>
        <source>%1 unchanged</source>
        <translation>%1 変化なし</translation>
    </message>
    <message>
        <source>nDCG@10 since %1: %2.</source>
        <translation>%1 からの nDCG@10：%2。</translation>
    </message>
    <message>
        <source>Nothing may be written there: %1.</source>
        <translation>そこには書き込めません: %1。</translation>
    </message>
    <message>
        <source>Choose another folder, or change who may write to this one; what was there before is intact.</source>
        <translation>別のフォルダーを選ぶか、このフォルダーの書き込み権限を変更してください。以前の内容はそのままです。</translation>
    </message>
    <message>
        <source>The folder to write to is not there: %1.</source>
        <translation>書き込み先のフォルダーがありません: %1。</translation>
    </message>
    <message>
        <source>Choose another folder, or connect its drive again.</source>
        <translation>別のフォルダーを選ぶか、そのドライブを接続し直してください。</translation>
    </message>
    <message>
        <source>compressed files, checksums</source>
        <translation>圧縮ファイル、チェックサム</translation>
    </message>
    <message>
        <source>These figures are not kept.</source>
        <translation>これらの数値は保存されていません。</translation>
    </message>
    <message>
        <source>The earlier results of this folder cannot be read: %1. The next measurement keeps that file under another name.</source>
        <translation>このフォルダーの以前の結果を読み取れません：%1。次の測定の際、そのファイルは別の名前で残されます。</translation>
    </message>
    <message>
        <source>The earlier results of this folder cannot be read; they are now in %1.</source>
        <translation>このフォルダーの以前の結果を読み取れません。現在は %1 にあります。</translation>
    </message>
    <message>
        <source>Understand</source>
        <translation>解釈</translation>
    </message>
    <message>
        <source>Understanding the question…</source>
        <translation>質問を解釈中…</translation>
    </message>
    <message>
        <source>Retrieve</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>順位付け</translation>
    </message>
    <message>
        <source>Ranking passages…</source>
        <translation>箇所を順位付け中…</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Choosing passages…</source>
        <translation>箇所を選択中…</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>拡張</translation>
    </message>
    <message>
        <source>Looking around them…</source>
        <translation>前後を確認中…</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>主題</translation>
    </message>
    <message>
        <source>Checking that the papers speak of it…</source>
        <translation>論文に言及があるか確認中…</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>Choosing sentences…</source>
        <translation>文を選択中…</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Checking quotes…</source>
        <translation>引用文を確認中…</translation>
    </message>
    <message>
        <source>Direct questions right</source>
        <translation>直接の質問の正解</translation>
    </message>
    <message>
        <source>Synthesis questions right</source>
        <translation>統合の質問の正解</translation>
    </message>
    <message>
        <source>Refused correctly</source>
        <translation>正しく回答を控えた質問</translation>
    </message>
    <message>
        <source>Citations verbatim</source>
        <translation>原文どおりの出典</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>時間の中央値</translation>
    </message>
    <message>
        <source>None of the papers that these questions are about is searched: %1. Add them, or choose other questions or another scope.</source>
        <translation>これらの質問が扱う論文はどれも検索対象に含まれていません: %1。論文を追加するか、別の質問か別の対象範囲を選択してください。</translation>
    </message>
    <message>
        <source>Questions on these papers count as wrong, as they are not searched: %1.</source>
        <translation>次の論文は検索されないため、それらに関する質問は不正解として数えられます: %1。</translation>
    </message>
    <message>
        <source>Writing an answer</source>
        <translation>回答の作成</translation>
    </message>
    <message>
        <source>Correcting what was refused</source>
        <translation>拒否された文の修正</translation>
    </message>
    <message>
        <source>Ranking passages</source>
        <translation>箇所の順位付け</translation>
    </message>
    <message>
        <source>Grading passages</source>
        <translation>箇所の採点</translation>
    </message>
    <message>
        <source>Judging answers of an evaluation</source>
        <translation>評価の回答を判定</translation>
    </message>
    <message>
        <source>95 %: %1 to %2 %</source>
        <translation>95 %：%1〜%2 %</translation>
    </message>
    <message numerus="yes">
        <source>the model failed on %1 of %Ln question(s)</source>
        <translation>
            <numerusform>質問 %Ln 件中 %1 件でモデルが失敗</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln question(s)</source>
        <translation>
            <numerusform>質問 %Ln 件中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln question(s) asked</source>
        <translation>
            <numerusform>質問 %Ln 件中 %1 件を質問済み</numerusform>
        </translation>
    </message>
    <message>
        <source>judged %1 of %2</source>
        <translation>%2 件中 %1 件を判定</translation>
    </message>
    <message>
        <source>from question to answer</source>
        <translation>質問から回答まで</translation>
    </message>
    <message>
        <source>95th percentile %1 ms</source>
        <translation>95 パーセンタイル %1 ms</translation>
    </message>
    <message numerus="yes">
        <source>of %Ln citation(s)</source>
        <translation>
            <numerusform>出典 %Ln 件中</numerusform>
        </translation>
    </message>
    <message>
        <source>unchanged since %1</source>
        <translation>%1 から変化なし</translation>
    </message>
    <message>
        <source>%1%2%3 since %4</source>
        <translation>%4 から %1%2%3</translation>
    </message>
    <message numerus="yes">
        <source>%1, over the %Ln question(s) of both</source>
        <translation>
            <numerusform>%1（両方で質問した %Ln 件）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, stopped</source>
        <translation>%1、停止</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln quote(s) checked again %1</source>
        <translation>
            <numerusform>引用文 %Ln 件をすべて再確認済み（%1）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln quote(s) found word for word, %2</source>
        <translation>
            <numerusform>引用文 %Ln 件中 %1 件が一字一句一致、%2</numerusform>
        </translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>すべての文書</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>モデルなし</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>タグ：%1</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>プレーンテキスト</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln ページ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s)</source>
        <translation>
            <numerusform>%Ln 文</numerusform>
        </translation>
    </message>
    <message>
        <source>text recognised (%1)</source>
        <translation>テキスト認識済み（%1）</translation>
    </message>
    <message>
        <source>added %1</source>
        <translation>%1 に追加</translation>
    </message>
    <message>
        <source>in “%1”</source>
        <translation>「%1」内</translation>
    </message>
    <message>
        <source>%1 (this one)</source>
        <translation>%1（これ）</translation>
    </message>
    <message>
        <source>Add papers</source>
        <translation>論文を追加</translation>
    </message>
    <message>
        <source>Papers (*.pdf *.epub *.xps *.oxps *.docx *.odt *.html *.htm *.xhtml *.xml *.nxml *.txt *.text *.md *.markdown);;All files (*)</source>
        <translation>論文 (*.pdf *.epub *.xps *.oxps *.docx *.odt *.html *.htm *.xhtml *.xml *.nxml *.txt *.text *.md *.markdown);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Add a folder of papers</source>
        <translation>論文のフォルダーを追加</translation>
    </message>
    <message>
        <source>Colours of the system</source>
        <translation>システムの配色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Settings...</source>
        <translation>設定...</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>ライブラリ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Thread</source>
        <translation>スレッド(&amp;T)</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>履歴(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Evidence</source>
        <translation>根拠(&amp;E)</translation>
    </message>
    <message>
        <source>E&amp;valuation</source>
        <translation>評価(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Reader</source>
        <translation>リーダー(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>All commands...</source>
        <translation>すべてのコマンド...</translation>
    </message>
    <message>
        <source>Ask the handbook</source>
        <translation>ハンドブックに質問</translation>
    </message>
    <message>
        <source>New thread</source>
        <translation>新規スレッド</translation>
    </message>
    <message>
        <source>Write a question</source>
        <translation>質問を書く</translation>
    </message>
    <message>
        <source>Read the answer</source>
        <translation>回答を読む</translation>
    </message>
    <message>
        <source>Add the answer to evidence</source>
        <translation>回答を根拠に追加</translation>
    </message>
    <message>
        <source>Export thread...</source>
        <translation>スレッドをエクスポート...</translation>
    </message>
    <message>
        <source>Stop the question</source>
        <translation>質問を停止</translation>
    </message>
    <message>
        <source>Open the thread in Ask</source>
        <translation>スレッドを質問で開く</translation>
    </message>
    <message>
        <source>Rename the thread...</source>
        <translation>スレッドの名前を変更...</translation>
    </message>
    <message>
        <source>Pin or unpin the thread</source>
        <translation>スレッドを固定または解除</translation>
    </message>
    <message>
        <source>Give the thread a tag...</source>
        <translation>スレッドにタグを付ける...</translation>
    </message>
    <message>
        <source>Check the quotes of the thread</source>
        <translation>スレッドの引用文を確認</translation>
    </message>
    <message>
        <source>Duplicate the thread</source>
        <translation>スレッドを複製</translation>
    </message>
    <message>
        <source>Export the chosen threads...</source>
        <translation>選んだスレッドを書き出す...</translation>
    </message>
    <message>
        <source>Import threads...</source>
        <translation>スレッドを取り込む...</translation>
    </message>
    <message>
        <source>Delete the thread</source>
        <translation>スレッドを削除</translation>
    </message>
    <message>
        <source>New table...</source>
        <translation>新しい表...</translation>
    </message>
    <message>
        <source>Rename the table...</source>
        <translation>表の名前を変更...</translation>
    </message>
    <message>
        <source>Delete the table</source>
        <translation>表を削除</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>行を追加</translation>
    </message>
    <message>
        <source>Check all quotes</source>
        <translation>すべての引用文を確認</translation>
    </message>
    <message>
        <source>Table or matrix</source>
        <translation>表またはマトリックス</translation>
    </message>
    <message>
        <source>Add a question to the matrix...</source>
        <translation>マトリックスに質問を追加...</translation>
    </message>
    <message>
        <source>Add papers to the matrix...</source>
        <translation>マトリックスに論文を追加...</translation>
    </message>
    <message>
        <source>Import evidence...</source>
        <translation>根拠を取り込む...</translation>
    </message>
    <message>
        <source>Export evidence...</source>
        <translation>根拠を書き出す...</translation>
    </message>
    <message>
        <source>Run the evaluation</source>
        <translation>評価を実行</translation>
    </message>
    <message>
        <source>Stop the evaluation</source>
        <translation>評価を停止</translation>
    </message>
    <message>
        <source>Edit the questions...</source>
        <translation>質問を編集...</translation>
    </message>
    <message>
        <source>Open a set of questions...</source>
        <translation>質問セットを開く...</translation>
    </message>
    <message>
        <source>Measure a retrieval collection...</source>
        <translation>検索コレクションを測定...</translation>
    </message>
    <message>
        <source>Rename the run...</source>
        <translation>実行の名前を変更...</translation>
    </message>
    <message>
        <source>Export the run...</source>
        <translation>実行を書き出す...</translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation>実行を削除</translation>
    </message>
    <message>
        <source>Back in the reader</source>
        <translation>リーダーで戻る</translation>
    </message>
    <message>
        <source>Forward in the reader</source>
        <translation>リーダーで進む</translation>
    </message>
    <message>
        <source>Larger pages</source>
        <translation>ページを拡大</translation>
    </message>
    <message>
        <source>Smaller pages</source>
        <translation>ページを縮小</translation>
    </message>
    <message>
        <source>Fit the text</source>
        <translation>本文に合わせる</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>アウトライン</translation>
    </message>
    <message>
        <source>Small pages</source>
        <translation>小さなページ</translation>
    </message>
    <message>
        <source>Dark pages in the dark theme</source>
        <translation>ダークテーマで暗いページ</translation>
    </message>
    <message>
        <source>Next cited sentence</source>
        <translation>次の引用された文</translation>
    </message>
    <message>
        <source>Previous cited sentence</source>
        <translation>前の引用された文</translation>
    </message>
    <message>
        <source>Ask about this</source>
        <translation>これについて質問</translation>
    </message>
    <message>
        <source>Add this to evidence</source>
        <translation>根拠に追加</translation>
    </message>
    <message>
        <source>Open in another program</source>
        <translation>別のプログラムで開く</translation>
    </message>
    <message>
        <source>Show in its folder</source>
        <translation>フォルダーに表示</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>%1 を書き出しています</translation>
    </message>
    <message>
        <source>Stopped; nothing was written: %1</source>
        <translation>停止しました。何も書き出されていません: %1</translation>
    </message>
    <message>
        <source>Evaluating %L1 of %L2</source>
        <translation>評価中 %L1 / %L2</translation>
    </message>
    <message numerus="yes">
        <source>Filling the matrix: %L1 of %Ln cell(s)</source>
        <translation>
            <numerusform>マトリックスを作成中：%Ln セル中 %L1 セル</numerusform>
        </translation>
    </message>
    <message>
        <source>Add files...</source>
        <translation>ファイルを追加...</translation>
    </message>
    <message>
        <source>Add a folder...</source>
        <translation>フォルダーを追加...</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>新規コレクション</translation>
    </message>
    <message>
        <source>Retry all that failed</source>
        <translation>失敗したものをすべて再試行</translation>
    </message>
    <message>
        <source>Import references...</source>
        <translation>文献情報をインポート...</translation>
    </message>
    <message>
        <source>Export references...</source>
        <translation>文献情報をエクスポート...</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>読み取りを停止</translation>
    </message>
    <message>
        <source>Library panel</source>
        <translation>ライブラリパネル</translation>
    </message>
    <message>
        <source>Reader panel</source>
        <translation>リーダーパネル</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>メニューバー</translation>
    </message>
    <message>
        <source>Close the top-most</source>
        <translation>最前面のものを閉じる</translation>
    </message>
    <message>
        <source>The file with the settings.</source>
        <translation>設定のファイル。</translation>
    </message>
    <message>
        <source>Searched for: %1</source>
        <translation>検索した語: %1</translation>
    </message>
    <message>
        <source>Searched in English, word by word: %1</source>
        <translation>英語で一語ずつ検索: %1</translation>
    </message>
    <message>
        <source>The papers are in another language than the question. Ask in theirs, or install a dictionary for it.</source>
        <translation>論文は質問とは別の言語です。論文の言語で質問するか、辞書をインストールしてください。</translation>
    </message>
    <message>
        <source>A table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <translation>行 %1: %2</translation>
    </message>
    <message>
        <source>Its quote is too short to prove anything: %1</source>
        <translation>引用が短すぎて何も証明できません: %1</translation>
    </message>
    <message>
        <source>It exchanges what its quote says of each: %1</source>
        <translation>引用がそれぞれについて述べたことを入れ替えています: %1</translation>
    </message>
    <message>
        <source>Its quote does not say so much, or so little: %1</source>
        <translation>引用はそれほど多くも少なくも述べていません: %1</translation>
    </message>
    <message>
        <source>It goes further than its quote: %1</source>
        <translation>引用より踏み込んでいます: %1</translation>
    </message>
    <message>
        <source>Its quote does not speak of %1.</source>
        <translation>引用は%1について述べていません。</translation>
    </message>
    <message>
        <source>It puts another word in the place of one of its quote: %1</source>
        <translation>引用の語を別の語に置き換えています: %1</translation>
    </message>
    <message>
        <source>Its quote does not say: %1</source>
        <translation>引用は次のことを述べていません: %1</translation>
    </message>
    <message>
        <source>No passage holds the address %1.</source>
        <translation>アドレス%1を含むパッセージはありません。</translation>
    </message>
    <message>
        <source>Quote too short</source>
        <translation>引用が短すぎます</translation>
    </message>
    <message>
        <source>Exchanged</source>
        <translation>入れ替え</translation>
    </message>
    <message>
        <source>Another amount</source>
        <translation>別の量</translation>
    </message>
    <message>
        <source>Goes too far</source>
        <translation>言い過ぎ</translation>
    </message>
    <message>
        <source>Speaks of others</source>
        <translation>別の対象</translation>
    </message>
    <message>
        <source>Another word</source>
        <translation>別の語</translation>
    </message>
    <message>
        <source>Not said by its quote</source>
        <translation>引用にない</translation>
    </message>
    <message>
        <source>Address not in the evidence</source>
        <translation>根拠にないアドレス</translation>
    </message>
    <message>
        <source>False statements that the checks find</source>
        <translation>チェックが見つける誤った文</translation>
    </message>
    <message>
        <source>%1 sentences of saved answers; unchanged, %2 of them were lost.</source>
        <translation>保存された回答の%1文。変更しない場合、%2文が失われました。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>発見</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>All, by words that no list of the checks has</source>
        <translation>すべて（チェックのどの一覧にもない語による）</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Passed as proved</source>
        <translation>証明済みとして通過</translation>
    </message>
    <message>
        <source>Proved: the quote stands on its page</source>
        <translation>証明済み：引用はそのページにあります</translation>
    </message>
    <message>
        <source>The quote stands on its page; the file has no seal that ties the statement to it</source>
        <translation>引用はそのページにありますが、主張と結び付ける封印がファイルにありません</translation>
    </message>
    <message>
        <source>Changed after the export: the statement, its quote or its place</source>
        <translation>書き出し後に変更されています：主張、引用、または場所</translation>
    </message>
    <message>
        <source>No file with the bytes that were cited was found</source>
        <translation>引用されたバイト列を持つファイルが見つかりません</translation>
    </message>
    <message>
        <source>The paper&apos;s file has other bytes than the one that was cited</source>
        <translation>論文のファイルは引用されたものとバイト列が異なります</translation>
    </message>
    <message>
        <source>The paper&apos;s file cannot be read</source>
        <translation>論文のファイルを読めません</translation>
    </message>
    <message>
        <source>The quote does not stand on its page</source>
        <translation>引用はそのページにありません</translation>
    </message>
    <message>
        <source>The quote stands on its page, but not where its marks are</source>
        <translation>引用はそのページにありますが、印の場所ではありません</translation>
    </message>
    <message>
        <source>Verify an exported file...</source>
        <translation>書き出したファイルを検証...</translation>
    </message>
    <message>
        <source>it asks to set instructions aside</source>
        <translation>指示を無視するよう求めています</translation>
    </message>
    <message>
        <source>it asks to play a part</source>
        <translation>役を演じるよう求めています</translation>
    </message>
    <message>
        <source>it asks to know no limits</source>
        <translation>制限をなくすよう求めています</translation>
    </message>
    <message>
        <source>it asks for the instructions themselves</source>
        <translation>指示そのものを求めています</translation>
    </message>
    <message>
        <source>it dictates what is to be said</source>
        <translation>言うべきことを指図しています</translation>
    </message>
    <message>
        <source>it brings documents of its own</source>
        <translation>独自の文書を持ち込んでいます</translation>
    </message>
    <message>
        <source>This question tries to change the rules that answers are made by: %1. The rules stay. Ask the papers a question.</source>
        <translation>この質問は回答の規則を変えようとしています：%1。規則は変わりません。論文に質問してください。</translation>
    </message>
    <message>
        <source>Ask about your papers in your own words. These can be asked, too:</source>
        <translation>自分の言葉で論文に質問してください。次のようにも聞けます：</translation>
    </message>
    <message>
        <source>Which papers are on iron? — the papers that speak of it</source>
        <translation>鉄についての論文はどれ？ — それを扱う論文</translation>
    </message>
    <message>
        <source>How many papers do I have? — what is in the library</source>
        <translation>論文はいくつある？ — ライブラリの中身</translation>
    </message>
    <message>
        <source>Summarise Smith 2021. — a paper in its own sentences</source>
        <translation>Smith 2021 を要約して。 — 論文自身の文で</translation>
    </message>
    <message>
        <source>What did Smith 2021 find about sleep? — that paper alone</source>
        <translation>Smith 2021 は睡眠について何を見つけた？ — その論文だけ</translation>
    </message>
    <message>
        <source>What does section 2.3 of Smith 2021 say? — a section</source>
        <translation>Smith 2021 の 2.3 節は何を述べている？ — 一つの節</translation>
    </message>
    <message>
        <source>What did I ask before? — the questions of this thread</source>
        <translation>前に何を聞いた？ — このスレッドの質問</translation>
    </message>
    <message>
        <source>Nothing was asked before in this thread.</source>
        <translation>このスレッドではまだ何も聞かれていません。</translation>
    </message>
    <message>
        <source>These were asked before in this thread:</source>
        <translation>このスレッドでこれまでに聞かれたこと：</translation>
    </message>
    <message>
        <source>the paper&apos;s own sentences of what was asked for</source>
        <translation>求められた箇所の論文自身の文</translation>
    </message>
    <message>
        <source>Asked of %1 alone</source>
        <translation>%1 だけに質問しました</translation>
    </message>
    <message>
        <source>The papers speak of %1, but not of %2.</source>
        <translation>論文は %1 について述べていますが、%2 については述べていません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) can be asked.</source>
        <translation>
            <numerusform>%Ln 件の論文に質問できます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln paper(s) can be asked.</source>
        <translation>
            <numerusform>%Ln 件中 %1 件の論文に質問できます。</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1 such answers on the test papers %2 % held the answer (%3 to %4 %)</source>
        <translation>テスト論文でのこのような回答 %1 件のうち %2 % が答えを含んでいました（%3～%4 %）</translation>
    </message>
    <message>
        <source>too few such answers on the test papers (%1) to say how often they are right</source>
        <translation>テスト論文でのこのような回答が少なすぎ（%1 件）、正しさの割合は言えません</translation>
    </message>
    <message>
        <source>of %1 such answers that you rated %2 % were right (%3 to %4 %)</source>
        <translation>評価したこのような回答 %1 件のうち %2 % が正しいものでした（%3～%4 %）</translation>
    </message>
    <message>
        <source>too few such answers that you rated (%1) to say how often they are right</source>
        <translation>評価したこのような回答が少なすぎ（%1 件）、正しさの割合は言えません</translation>
    </message>
    <message>
        <source>It has no text yet: its pages are pictures.</source>
        <translation>まだ文字がありません。ページは画像です。</translation>
    </message>
    <message>
        <source>It is still to be read.</source>
        <translation>まだ読み込まれていません。</translation>
    </message>
    <message>
        <source>Asked on %1. %2 of %3 documents could be searched (%4 %), %5 passages.</source>
        <translation>%1 に質問。%3 件中 %2 件の文書を検索できました（%4 %）、%5 箇所。</translation>
    </message>
    <message>
        <source>Searched in: %1</source>
        <translation>検索範囲：%1</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>語</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>箇所</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>論文</translation>
    </message>
    <message>
        <source>Nearest passages. Together they answer with a probability of %1; %2 is needed.</source>
        <translation>最も近い箇所。合わせて答えとなる確率は %1、必要なのは %2 です。</translation>
    </message>
    <message>
        <source>Nearest passages, by how much of the question they speak of; %1 is needed.</source>
        <translation>最も近い箇所。質問をどれだけ扱うかの順、必要なのは %1 です。</translation>
    </message>
    <message>
        <source>Lacks: %1</source>
        <translation>不足：%1</translation>
    </message>
    <message>
        <source>Could not be searched</source>
        <translation>検索できなかったもの</translation>
    </message>
    <message>
        <source>Sources differ: %1</source>
        <translation>出典の記述が異なります: %1</translation>
    </message>
    <message>
        <source>Also said</source>
        <translation>ほかの記述</translation>
    </message>
    <message>
        <source>Revision %1 of the library.</source>
        <translation>ライブラリのリビジョン %1。</translation>
    </message>
    <message>
        <source>Near words tried</source>
        <translation>試した近い語</translation>
    </message>
    <message>
        <source>What the papers do not answer</source>
        <translation>論文が答えていないこと</translation>
    </message>
    <message>
        <source>Another number</source>
        <translation>別の数</translation>
    </message>
    <message>
        <source>Another unit</source>
        <translation>別の単位</translation>
    </message>
    <message>
        <source>Another period</source>
        <translation>別の期間</translation>
    </message>
    <message>
        <source>Another p-value</source>
        <translation>別の p 値</translation>
    </message>
    <message>
        <source>Another range</source>
        <translation>別の範囲</translation>
    </message>
    <message>
        <source>Another number in words</source>
        <translation>別の数詞</translation>
    </message>
    <message>
        <source>Another direction</source>
        <translation>逆の方向</translation>
    </message>
    <message>
        <source>A word&apos;s opposite</source>
        <translation>反対語</translation>
    </message>
    <message>
        <source>Other people or animals</source>
        <translation>別の人や動物</translation>
    </message>
    <message>
        <source>Certain in place of possible</source>
        <translation>可能性を断定に</translation>
    </message>
    <message>
        <source>Numbers exchanged</source>
        <translation>数の入れ替え</translation>
    </message>
    <message>
        <source>All, some or none</source>
        <translation>すべて・一部・なし</translation>
    </message>
    <message>
        <source>Per cent or percentage points</source>
        <translation>パーセントかポイントか</translation>
    </message>
    <message>
        <source>Before or after</source>
        <translation>前か後か</translation>
    </message>
    <message>
        <source>Cause in place of association</source>
        <translation>関連を因果に</translation>
    </message>
    <message>
        <source>At least or at most</source>
        <translation>以上か以下か</translation>
    </message>
    <message>
        <source>Sides of a comparison exchanged</source>
        <translation>比較の両側の入れ替え</translation>
    </message>
    <message>
        <source>Denial taken out</source>
        <translation>否定を削除</translation>
    </message>
    <message>
        <source>Denial put in</source>
        <translation>否定を追加</translation>
    </message>
    <message>
        <source>Significant or not</source>
        <translation>有意か否か</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>別の名前</translation>
    </message>
    <message>
        <source>Another thing</source>
        <translation>別の物</translation>
    </message>
    <message>
        <source>A clause put in</source>
        <translation>節を追加</translation>
    </message>
    <message>
        <source>Of the %1 false statements of your own set %2 were found.</source>
        <translation>あなたのセットの誤った記述 %1 件のうち %2 件が見つかりました。</translation>
    </message>
    <message>
        <source>the quotes hold nearly all that the model wrote</source>
        <translation>引用はモデルが書いたほぼすべてを含みます</translation>
    </message>
    <message>
        <source>the quotes hold most of what the model wrote</source>
        <translation>引用はモデルが書いた大半を含みます</translation>
    </message>
    <message>
        <source>the quotes hold only some of what the model wrote</source>
        <translation>引用はモデルが書いた一部しか含みません</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>見つからず</translation>
    </message>
    <message>
        <source>Searched in English, translated by the model: %1</source>
        <translation>モデルが訳した英語で検索: %1</translation>
    </message>
    <message>
        <source>The model that checks what was written did not answer. %1</source>
        <translation>書かれた内容を確認するモデルが応答しませんでした。%1</translation>
    </message>
    <message>
        <source>The model %1 finds that its quote does not say this.</source>
        <translation>モデル %1 は、引用がそう述べていないと判断しました。</translation>
    </message>
    <message>
        <source>The model %1 finds that its quote says the opposite.</source>
        <translation>モデル %1 は、引用が反対のことを述べていると判断しました。</translation>
    </message>
    <message>
        <source>A sentence or row that cannot be quoted exactly speaks of this: %1</source>
        <translation>正確に引用できない文または行がこれについて述べています: %1</translation>
    </message>
    <message>
        <source>Checking what was written</source>
        <translation>書かれた内容の確認</translation>
    </message>
    <message>
        <source>Translating a question</source>
        <translation>質問の翻訳</translation>
    </message>
    <message numerus="yes">
        <source>%Ln saved thread(s) would rest on other papers by now.</source>
        <translation>
            <numerusform>保存済みのスレッド %Ln 件は、今では別の論文に基づくことになります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The model found no answer in the passages; these are the papers&apos; own sentences.</source>
        <translation>モデルは箇所の中に答えを見つけられませんでした。以下は論文自身の文です。</translation>
    </message>
    <message>
        <source>%1 of %2 passages fitted into what the model can read at once.</source>
        <translation>%2 箇所のうち %1 箇所が、モデルが一度に読める量に収まりました。</translation>
    </message>
    <message>
        <source>Stopped before the first sentence. Ask again for an answer.</source>
        <translation>最初の文の前に停止しました。回答を得るにはもう一度質問してください。</translation>
    </message>
    <message>
        <source>See whether it runs and can be reached, then try again.</source>
        <translation>動作していて接続できることを確認し、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Nothing listens at %1.</source>
        <translation>%1 で待ち受けているサーバーがありません。</translation>
    </message>
    <message>
        <source>Start the server (Ollama&apos;s with &quot;ollama serve&quot;), or check the address in Settings.</source>
        <translation>サーバーを起動するか（Ollama は「ollama serve」）、設定でアドレスを確認してください。</translation>
    </message>
    <message>
        <source>What the server replied cannot be used: %1.</source>
        <translation>サーバーの応答は使用できません: %1。</translation>
    </message>
    <message>
        <source>The server does not take the request: %1.</source>
        <translation>サーバーがリクエストを受け付けません: %1。</translation>
    </message>
    <message>
        <source>Choose another model in Settings, or another server for it.</source>
        <translation>設定で別のモデルを選ぶか、別のサーバーを選んでください。</translation>
    </message>
    <message>
        <source>The answer came to its longest before its end: %1.</source>
        <translation>回答が終わる前に最大の長さに達しました: %1。</translation>
    </message>
    <message>
        <source>Let the model write more (&quot;writing.most_tokens&quot; of the profile), or choose one with a longer context.</source>
        <translation>モデルがより多く書けるようにするか（プロファイルの「writing.most_tokens」）、より長いコンテキストのモデルを選んでください。</translation>
    </message>
    <message>
        <source>A filter of the server keeps the answer back: %1.</source>
        <translation>サーバーのフィルターが回答を止めています: %1。</translation>
    </message>
    <message>
        <source>Ask in other words, or choose another model.</source>
        <translation>別の言葉で質問するか、別のモデルを選んでください。</translation>
    </message>
    <message>
        <source>The model refuses to answer: %1.</source>
        <translation>モデルが回答を拒否しました: %1。</translation>
    </message>
    <message>
        <source>The server wants a key, and none was given: %1.</source>
        <translation>サーバーはキーを求めていますが、指定されていません: %1。</translation>
    </message>
    <message>
        <source>Enter it in Settings, or set the variable %1 before the program is started.</source>
        <translation>設定で入力するか、プログラムの起動前に変数 %1 を設定してください。</translation>
    </message>
    <message>
        <source>Check the address, and the date of this computer. If the server is your laboratory&apos;s own, have this computer trust its certificate: copy it to /usr/local/share/ca-certificates, with a name that ends in .crt, and run &quot;sudo update-ca-certificates&quot;.</source>
        <translation>アドレスとこのコンピューターの日付を確認してください。研究室のサーバーの場合は、その証明書をこのコンピューターに信頼させてください。名前の末尾を .crt にして /usr/local/share/ca-certificates にコピーし、「sudo update-ca-certificates」を実行します。</translation>
    </message>
    <message>
        <source>%1 (nothing)</source>
        <translation>%1（なし）</translation>
    </message>
    <message>
        <source>%1 (sentence %2)</source>
        <translation>%1（文 %2）</translation>
    </message>
    <message>
        <source>Asked in parts: %1</source>
        <translation>分けて質問: %1</translation>
    </message>
    <message>
        <source>Rewrite</source>
        <translation>書き換え</translation>
    </message>
    <message>
        <source>Putting it in the words of a search…</source>
        <translation>検索の言葉に直しています…</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>参照の解決</translation>
    </message>
    <message>
        <source>Resolving what it points at…</source>
        <translation>何を指すかを解決しています…</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分割</translation>
    </message>
    <message>
        <source>Splitting the question…</source>
        <translation>質問を分割しています…</translation>
    </message>
    <message>
        <source>Imagine</source>
        <translation>想定</translation>
    </message>
    <message>
        <source>Imagining what to search for…</source>
        <translation>探す内容を想定しています…</translation>
    </message>
    <message>
        <source>Examine</source>
        <translation>個別確認</translation>
    </message>
    <message>
        <source>Examining passages…</source>
        <translation>箇所を一つずつ確認しています…</translation>
    </message>
    <message>
        <source>Assess</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>Looking whether it is enough…</source>
        <translation>十分かどうかを見ています…</translation>
    </message>
    <message>
        <source>It took longer than %1 seconds.</source>
        <translation>%1 秒を超えました。</translation>
    </message>
    <message>
        <source>Putting a question in the words of a search</source>
        <translation>質問を検索の言葉に直す</translation>
    </message>
    <message>
        <source>Resolving a question by its conversation</source>
        <translation>会話から質問を解決する</translation>
    </message>
    <message>
        <source>Splitting a question</source>
        <translation>質問を分割する</translation>
    </message>
    <message>
        <source>Imagining passages to search for</source>
        <translation>探す箇所を想定する</translation>
    </message>
    <message>
        <source>Examining a passage</source>
        <translation>箇所を確認する</translation>
    </message>
    <message>
        <source>Assessing what was found</source>
        <translation>見つかったものを評価する</translation>
    </message>
    <message numerus="yes">
        <source>It was written %Ln time(s) until the checks held or no attempt was left.</source>
        <translation>
            <numerusform>確認を通るか試行が尽きるまで %Ln 回書かれました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>Deciding what it needs…</source>
        <translation>何が必要かを判断しています…</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>省略</translation>
    </message>
    <message>
        <source>%1 by keyword, %2 by vector</source>
        <translation>語で %1 件、ベクトルで %2 件</translation>
    </message>
    <message>
        <source>thinned to %1 by marginal relevance</source>
        <translation>限界関連度で %1 件に間引き</translation>
    </message>
    <message>
        <source>%1 passages, from many pages and papers</source>
        <translation>%1 箇所、多くのページと論文から</translation>
    </message>
    <message>
        <source>%1 passages, the best of each page</source>
        <translation>%1 箇所、各ページの最良</translation>
    </message>
    <message>
        <source>the best %1 passages</source>
        <translation>上位 %1 箇所</translation>
    </message>
    <message>
        <source>what is wanted, of which papers, in which words and language</source>
        <translation>何を、どの論文に、どの言葉と言語で求めるか</translation>
    </message>
    <message>
        <source>papers, web, and up to %1 passages</source>
        <translation>論文、ウェブ、最大 %1 箇所</translation>
    </message>
    <message>
        <source>papers or web</source>
        <translation>論文かウェブ</translation>
    </message>
    <message>
        <source>papers</source>
        <translation>論文</translation>
    </message>
    <message>
        <source>the subject is carried over by rule</source>
        <translation>主題は規則で引き継ぐ</translation>
    </message>
    <message>
        <source>up to %1 sub-questions, searched at the same time</source>
        <translation>最大 %1 の小問を同時に検索</translation>
    </message>
    <message>
        <source>the words of a search</source>
        <translation>検索の言葉</translation>
    </message>
    <message>
        <source>searched as it is asked</source>
        <translation>質問のまま検索</translation>
    </message>
    <message>
        <source>%1 passages, to search for what is like them, of complex questions</source>
        <translation>複雑な質問では %1 箇所を想定して似たものを検索</translation>
    </message>
    <message>
        <source>statements, each with a quote</source>
        <translation>引用付きの文</translation>
    </message>
    <message>
        <source>checked as a whole, up to %1 attempts</source>
        <translation>全体を確認、最大 %1 回</translation>
    </message>
    <message>
        <source>by a model for it</source>
        <translation>専用のモデルで</translation>
    </message>
    <message>
        <source>as retrieval ranked them</source>
        <translation>検索の順のまま</translation>
    </message>
    <message>
        <source>each of the best by itself, unless the scores are clear</source>
        <translation>スコアが明らかでなければ上位を一つずつ</translation>
    </message>
    <message>
        <source>%1 neighbours on either side, %2 passages at most</source>
        <translation>両側 %1 件の隣、最大 %2 箇所</translation>
    </message>
    <message>
        <source>do they speak of it, and do they answer it?</source>
        <translation>それについて述べ、答えているか？</translation>
    </message>
    <message>
        <source>by scores; once more in other words where they are low</source>
        <translation>スコアで判断。低ければ言葉を変えてもう一度</translation>
    </message>
    <message>
        <source>up to %1 questions for what is missing</source>
        <translation>足りないものを最大 %1 問で尋ねる</translation>
    </message>
    <message>
        <source>the papers&apos; own sentences</source>
        <translation>論文自身の文</translation>
    </message>
    <message>
        <source>every quote on its page</source>
        <translation>すべての引用をそのページで</translation>
    </message>
    <message>
        <source>without a model: %1</source>
        <translation>モデルなし: %1</translation>
    </message>
    <message>
        <source>it is not for the papers</source>
        <translation>論文向けではない</translation>
    </message>
    <message>
        <source>the question asks for it</source>
        <translation>質問が求めている</translation>
    </message>
    <message>
        <source>Deciding what a question needs</source>
        <translation>質問に何が必要かを判断する</translation>
    </message>
    <message>
        <source>Deciding between papers and web</source>
        <translation>論文かウェブかを判断する</translation>
    </message>
    <message>
        <source>Checking an answer against its passages</source>
        <translation>回答を箇所に照らして確認する</translation>
    </message>
    <message>
        <source>Checking an answer against its question</source>
        <translation>回答を質問に照らして確認する</translation>
    </message>
    <message>
        <source>This is no GGUF file: %1. Models for llama-server have names that end in .gguf.</source>
        <translation>GGUF ファイルではありません: %1。llama-server 用モデルのファイル名は .gguf で終わります。</translation>
    </message>
    <message>
        <source>Weather of %1 (%2°, %3°).</source>
        <translation>%1 の天気（%2°、%3°）。</translation>
    </message>
    <message>
        <source>%1 °C</source>
        <translation>%1 °C</translation>
    </message>
    <message>
        <source>wind %1 km/h</source>
        <translation>風速 %1 km/h</translation>
    </message>
    <message>
        <source>humidity %1 %</source>
        <translation>湿度 %1 %</translation>
    </message>
    <message>
        <source>At %1 there: %2.</source>
        <translation>現地 %1: %2。</translation>
    </message>
    <message>
        <source>From one hour to the next the temperature changes by %1 °C on average.</source>
        <translation>気温は 1 時間ごとに平均 %1 °C 変化します。</translation>
    </message>
    <message>
        <source>Calm hours, with wind below %1 km/h: %2. Gusty hours, with gusts of %3 km/h or more: %4.</source>
        <translation>静穏な時間（風速 %1 km/h 未満）: %2。突風のある時間（%3 km/h 以上）: %4。</translation>
    </message>
    <message>
        <source>All values are there for %1 % of the hours.</source>
        <translation>%1 % の時間についてすべての値があります。</translation>
    </message>
    <message>
        <source>Of the places of this name, the one with the most inhabitants was taken. Others: %1.</source>
        <translation>この名前の場所のうち、人口が最も多いものを選びました。ほか: %1。</translation>
    </message>
    <message>
        <source>The days before: %1 to %2 °C, %3 mm of precipitation.</source>
        <translation>これまでの数日: %1～%2 °C、降水量 %3 mm。</translation>
    </message>
    <message>
        <source>The days before: %1 to %2 °C.</source>
        <translation>これまでの数日: %1～%2 °C。</translation>
    </message>
    <message>
        <source>The days ahead: %1 to %2 °C, %3 mm of precipitation.</source>
        <translation>これからの数日: %1～%2 °C、降水量 %3 mm。</translation>
    </message>
    <message>
        <source>The days ahead: %1 to %2 °C.</source>
        <translation>これからの数日: %1～%2 °C。</translation>
    </message>
    <message>
        <source>Source: Open-Meteo.com, CC BY 4.0.</source>
        <translation>出典: Open-Meteo.com、CC BY 4.0。</translation>
    </message>
    <message>
        <source>The weather service knows no place called %1.</source>
        <translation>天気サービスは %1 という場所を知りません。</translation>
    </message>
    <message>
        <source>Check the spelling, or name a larger place nearby.</source>
        <translation>つづりを確認するか、近くの大きな町の名前にしてください。</translation>
    </message>
    <message>
        <source>The weather service does not answer: %1.</source>
        <translation>天気サービスが応答しません: %1。</translation>
    </message>
    <message>
        <source>Check the connection to the internet, and ask again in a while.</source>
        <translation>インターネット接続を確認し、しばらくしてからもう一度質問してください。</translation>
    </message>
    <message>
        <source>What the weather service replied cannot be used: %1.</source>
        <translation>天気サービスの応答は使用できません: %1。</translation>
    </message>
    <message>
        <source>Ask again in a while.</source>
        <translation>しばらくしてからもう一度質問してください。</translation>
    </message>
    <message>
        <source>The weather service does not take the request: %1.</source>
        <translation>天気サービスがリクエストを受け付けません: %1。</translation>
    </message>
    <message>
        <source>Look the weather up</source>
        <translation>天気を調べる</translation>
    </message>
    <message>
        <source>Looked up on the web, not in your papers:</source>
        <translation>ウェブで調べました。あなたの論文からではありません:</translation>
    </message>
    <message>
        <source>it is not for the papers alone</source>
        <translation>論文だけの問題ではない</translation>
    </message>
    <message>
        <source>Search the web</source>
        <translation>ウェブを検索</translation>
    </message>
    <message>
        <source>It says that it is a PDF, and is none.</source>
        <translation>PDF と称していますが、PDF ではありません。</translation>
    </message>
    <message>
        <source>It is neither HTML nor plain text nor a PDF, but &quot;%1&quot;.</source>
        <translation>HTML でもプレーンテキストでも PDF でもなく、「%1」です。</translation>
    </message>
    <message>
        <source>It has more than %1 MB.</source>
        <translation>%1 MB を超えています。</translation>
    </message>
    <message>
        <source>It sends on to an address that may not be followed.</source>
        <translation>たどってはならないアドレスへ転送されます。</translation>
    </message>
    <message>
        <source>It sends on and on.</source>
        <translation>転送が続いて終わりません。</translation>
    </message>
    <message>
        <source>no passage stands out</source>
        <translation>際立つ箇所がない</translation>
    </message>
    <message>
        <source>few passages help</source>
        <translation>役立つ箇所が少ない</translation>
    </message>
    <message>
        <source>they do not answer</source>
        <translation>答えがない</translation>
    </message>
    <message>
        <source>The papers may not be enough for this: %1. The web was not searched.</source>
        <translation>論文だけでは足りないかもしれません（%1）。ウェブは検索していません。</translation>
    </message>
    <message>
        <source>The web was searched, and no page was found.</source>
        <translation>ウェブを検索しましたが、ページは見つかりませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) of the web were read, too.</source>
        <translation>
            <numerusform>ウェブのページも %Ln 件読みました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The web could not be searched. %1</source>
        <translation>ウェブを検索できませんでした。%1</translation>
    </message>
    <message>
        <source>The web was not searched, as the question holds words of a document that never leaves this computer.</source>
        <translation>質問に、このコンピューターから出ない文書の言葉が含まれるため、ウェブは検索していません。</translation>
    </message>
    <message>
        <source>p. %1</source>
        <translation>p. %1</translation>
    </message>
    <message>
        <source>web page %1, fetched on %2</source>
        <translation>ウェブページ %1、%2 取得</translation>
    </message>
    <message>
        <source>Web</source>
        <translation>ウェブ</translation>
    </message>
    <message>
        <source>Searching the web…</source>
        <translation>ウェブを検索しています…</translation>
    </message>
    <message>
        <source>if you allow it for a question, at the same time as the papers</source>
        <translation>質問ごとに許可すると、論文と同時に検索</translation>
    </message>
    <message>
        <source>if you allow it for a question, where no passage stands out</source>
        <translation>質問ごとに許可すると、際立つ箇所がないときに検索</translation>
    </message>
    <message>
        <source>if you allow it for a question, where fewer than %1 passages help</source>
        <translation>質問ごとに許可すると、役立つ箇所が %1 未満のときに検索</translation>
    </message>
    <message>
        <source>if you allow it for a question, and a model holds it to be needed</source>
        <translation>質問ごとに許可し、モデルが必要と判断したときに検索</translation>
    </message>
    <message>
        <source>Allow it in Settings, Privacy, or with &quot;adduce-cli web allow&quot;.</source>
        <translation>設定の「プライバシー」か &quot;adduce-cli web allow&quot; で許可してください。</translation>
    </message>
    <message>
        <source>Putting a question in the words of a search of the web</source>
        <translation>質問をウェブ検索の言葉に直す</translation>
    </message>
    <message>
        <source>Naming what to look up in an encyclopedia</source>
        <translation>百科事典で調べる項目を挙げる</translation>
    </message>
    <message>
        <source>the question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>It is a page about the paper, and no PDF of it.</source>
        <translation>論文についてのページで、PDF ではありません。</translation>
    </message>
    <message>
        <source>the web</source>
        <translation>ウェブ</translation>
    </message>
    <message>
        <source>Find papers on a question...</source>
        <translation>質問に関する論文を探す...</translation>
    </message>
    <message>
        <source>Nothing was sent to %1: the web may not be searched.</source>
        <translation>%1 には何も送信していません: ウェブの検索は許可されていません。</translation>
    </message>
    <message>
        <source>The words of the model, made of this conversation alone: nothing was searched, and nothing of it is proved.</source>
        <translation>モデルの言葉であり、この会話だけから作られています。検索はしておらず、裏付けもありません。</translation>
    </message>
    <message>
        <source>There is no answer here to be put in other words, or no model that may do it. Ask the papers a question first; a model is chosen in the settings.</source>
        <translation>言い換える回答がないか、それをできるモデルがありません。まず文献に質問してください。モデルは設定で選びます。</translation>
    </message>
    <message>
        <source>Other words take a model. The last answer said:</source>
        <translation>言い換えにはモデルが必要です。前の回答は次のとおりでした:</translation>
    </message>
    <message>
        <source>The last answer in short, in the sentences that were proved:</source>
        <translation>前の回答を短く、裏付けのある文で:</translation>
    </message>
    <message>
        <source>Putting what was said in other words</source>
        <translation>述べたことの言い換え</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>Looking through the conversation…</source>
        <translation>会話を振り返っています…</translation>
    </message>
    <message>
        <source>up to %1 sentences of the last %2 messages, for the model that writes</source>
        <translation>直近 %2 件の発言から最大 %1 文を、書くモデルのために</translation>
    </message>
    <message>
        <source>Asked of the papers in %1, which the question is for</source>
        <translation>質問の対象である %1 の文献に尋ねました</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>コレクション</translation>
    </message>
    <message>
        <source>Choosing collections…</source>
        <translation>コレクションを選んでいます…</translation>
    </message>
    <message>
        <source>those that the question is for, where no scope was chosen</source>
        <translation>範囲が選ばれていないとき、質問の対象となるもの</translation>
    </message>
    <message>
        <source>one that is clearly nearest by its words</source>
        <translation>言葉の上で明らかに最も近いもの一つ</translation>
    </message>
    <message>
        <source>Choosing collections for a question</source>
        <translation>質問のためのコレクションの選択</translation>
    </message>
    <message>
        <source>Suggesting what to ask next</source>
        <translation>次に尋ねることの提案</translation>
    </message>
    <message>
        <source>free text, then taken apart into statements, each with a quote</source>
        <translation>自由な文章、次に引用付きの主張に分解</translation>
    </message>
    <message>
        <source>Writing an answer as free text</source>
        <translation>自由な文章で回答を書く</translation>
    </message>
    <message>
        <source>Taking free text apart into statements</source>
        <translation>自由な文章を主張に分解</translation>
    </message>
    <message>
        <source>Remembering what will be of use</source>
        <translation>役立つことを覚える</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>記憶</translation>
    </message>
    <message>
        <source>The web would have to be searched, too, which was not done: %1</source>
        <translation>ウェブも検索する必要がありますが、行っていません: %1</translation>
    </message>
    <message>
        <source>The model made nothing of it that can be shown.</source>
        <translation>モデルからは、表示できる結果が得られませんでした。</translation>
    </message>
    <message>
        <source>The model made nothing of it that can be shown. The last answer said:</source>
        <translation>モデルからは、表示できる結果が得られませんでした。直前の回答は次のとおりです。</translation>
    </message>
    <message>
        <source>Leaves out: %1</source>
        <translation>省いた語：%1</translation>
    </message>
    <message>
        <source>The papers answer: %1 (%2)</source>
        <translation>論文が答えられる質問：%1（%2）</translation>
    </message>
    <message>
        <source>The paper that is nearest by its title: %1</source>
        <translation>題名が最も近い論文：%1</translation>
    </message>
    <message>
        <source>Citations as the model wrote them, before the checks: %1 % right (%2 of %3), %4 points less than shown</source>
        <translation>検査前のモデルが書いたままの引用：%1 % が正しい（%3 件中 %2 件）、表示より %4 ポイント低い</translation>
    </message>
    <message>
        <source>Citations as written</source>
        <translation>書かれたままの引用</translation>
    </message>
    <message>
        <source>%1 points less than shown</source>
        <translation>表示より %1 ポイント低い</translation>
    </message>
    <message>
        <source>Quotes as written</source>
        <translation>書かれたままの引用文</translation>
    </message>
    <message>
        <source>Examination skipped</source>
        <translation>審査の省略</translation>
    </message>
    <message>
        <source>%1 of %2 times</source>
        <translation>%2 回中 %1 回</translation>
    </message>
    <message>
        <source>Examination skipped, as the scores were clear: %1 of %2 times (%3 %)</source>
        <translation>点数が明らかなため審査を省略：%2 回中 %1 回（%3 %）</translation>
    </message>
    <message>
        <source>Next steps</source>
        <translation>次の手がかり</translation>
    </message>
    <message>
        <source>In the words of the model: %1</source>
        <translation>モデルの言葉：%1</translation>
    </message>
    <message>
        <source>Saying what the weather is</source>
        <translation>天気を言葉にする</translation>
    </message>
    <message>
        <source>No hour lies more than %1 standard deviations from the mean temperature.</source>
        <translation>平均気温から標準偏差の %1 倍を超えて離れた時間帯はありません。</translation>
    </message>
    <message>
        <source>Hours more than %1 standard deviations from the mean temperature: %2; the farthest has %3 °C (%4).</source>
        <translation>平均気温から標準偏差の %1 倍を超えて離れた時間帯：%2。最も離れた時間帯は %3 °C（%4）です。</translation>
    </message>
    <message numerus="yes">
        <source>Mean temperature of the last %Ln hour(s): %1 °C.</source>
        <translation>
            <numerusform>直近 %Ln 時間の平均気温：%1 °C。</numerusform>
        </translation>
    </message>
    <message>
        <source>I don&apos;t know: nothing that was said in this conversation answers that. Ask the papers a question of its own.</source>
        <translation>わかりません。この会話で述べられたことからは答えられません。論文に対して独立した質問をしてください。</translation>
    </message>
    <message numerus="yes">
        <source>searched %Ln time(s)</source>
        <translation>
            <numerusform>検索 %Ln 回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>written %Ln time(s)</source>
        <translation>
            <numerusform>作成 %Ln 回</numerusform>
        </translation>
    </message>
    <message>
        <source>what it points at in the last %1 questions and answers</source>
        <translation>直近 %1 件の質問と回答の中で指しているもの</translation>
    </message>
    <message>
        <source>what it points at in the last %1 questions</source>
        <translation>直近 %1 件の質問の中で指しているもの</translation>
    </message>
    <message>
        <source>asks back</source>
        <translation>聞き返します</translation>
    </message>
    <message>
        <source>by a model for it, or by the one that writes</source>
        <translation>専用のモデル、または文章を書くモデルによる</translation>
    </message>
    <message>
        <source>only what helps stays</source>
        <translation>役立つものだけが残ります</translation>
    </message>
    <message>
        <source>A model made of the question: “%1”. Nothing answers that, so it was answered as it was typed.</source>
        <translation>モデルは質問を「%1」と解釈しました。それに答える記述がないため、入力されたままの質問に答えました。</translation>
    </message>
    <message>
        <source>it asks for what is recent</source>
        <translation>最近のことを尋ねているため</translation>
    </message>
    <message>
        <source>complex questions get twice as many passages, and the web is for what is recent</source>
        <translation>複雑な質問は箇所を二倍にし、最近のことはウェブで調べる</translation>
    </message>
    <message>
        <source>it asks for several things</source>
        <translation>複数のことを尋ねている</translation>
    </message>
    <message>
        <source>Close other programs or large papers and try again; what was saved before is intact.</source>
        <translation>ほかのプログラムや大きな論文を閉じてもう一度お試しください。それまでに保存した内容は無事です。</translation>
    </message>
    <message>
        <source>Take over what can be read into a new library (&quot;adduce-cli rescue&quot;), restore a backup, or choose another library. The file was not changed.</source>
        <translation>読み取れる内容を新しいライブラリに引き継ぐか(「adduce-cli rescue」)、バックアップを復元するか、別のライブラリを選んでください。ファイルは変更していません。</translation>
    </message>
    <message>
        <source>The library holds tables, views or triggers that Adduce did not make: %1.</source>
        <translation>ライブラリに Adduce が作成していないテーブル、ビュー、またはトリガーが含まれています: %1。</translation>
    </message>
    <message>
        <source>Somebody may have changed it so that it does something of its own. Nothing of it was run or changed. Take over what is yours into a new library (&quot;adduce-cli rescue&quot;), or choose another library.</source>
        <translation>何者かがライブラリを改変し、独自の動作をさせようとした可能性があります。何も実行も変更もしていません。ご自身のデータを新しいライブラリに引き継ぐか(「adduce-cli rescue」)、別のライブラリを選んでください。</translation>
    </message>
    <message>
        <source>This library can only be read: %1.</source>
        <translation>このライブラリは読み取り専用です: %1。</translation>
    </message>
    <message>
        <source>Change who may write to its file and its folder, or open a copy in a folder of your own.</source>
        <translation>ファイルとフォルダーの書き込み権限を変更するか、ご自身のフォルダーに置いたコピーを開いてください。</translation>
    </message>
    <message>
        <source>Rescued thread</source>
        <translation>復旧したスレッド</translation>
    </message>
    <message>
        <source>Rescued table</source>
        <translation>復旧した表</translation>
    </message>
    <message>
        <source>Back up the library...</source>
        <translation>ライブラリをバックアップ...</translation>
    </message>
    <message>
        <source>Restore a backup...</source>
        <translation>バックアップを復元...</translation>
    </message>
    <message>
        <source>Taken over into a new library</source>
        <translation>新しいライブラリに引き継ぎました</translation>
    </message>
    <message>
        <source>Taking over what can be read into %1</source>
        <translation>読み取れる内容を %1 に引き継いでいます</translation>
    </message>
    <message>
        <source>A new library for what can be read</source>
        <translation>読み取れる内容のための新しいライブラリ</translation>
    </message>
    <message>
        <source>Libraries (*.adduce)</source>
        <translation>ライブラリ (*.adduce)</translation>
    </message>
    <message>
        <source>Open the new library</source>
        <translation>新しいライブラリを開く</translation>
    </message>
    <message>
        <source>Take over what can be read...</source>
        <translation>読み取れる内容を引き継ぐ...</translation>
    </message>
    <message>
        <source>spelling</source>
        <translation>綴り</translation>
    </message>
    <message>
        <source>lines on the command line</source>
        <translation>コマンドラインの入力行</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Libraries, their versions and licences</source>
        <translation>ライブラリとそのバージョン、ライセンス</translation>
    </message>
    <message>
        <source>There is no memory left for %1.</source>
        <translation>%1 に使えるメモリがありません。</translation>
    </message>
    <message>
        <source>Retracted: %1. Read the notice before you rely on it.</source>
        <translation>撤回済み: %1。依拠する前に撤回通知をお読みください。</translation>
    </message>
    <message>
        <source>texts in the library</source>
        <translation>ライブラリのテキスト</translation>
    </message>
    <message>
        <source>References without a paper...</source>
        <translation>論文のない文献情報...</translation>
    </message>
    <message>
        <source>Read as %1 it makes no sense. Choose the language that it is in, and recognise it again</source>
        <translation>%1 として読むと意味をなしません。書かれている言語を選び、もう一度認識してください</translation>
    </message>
    <message>
        <source>Gold first</source>
        <translation>参照文が先頭</translation>
    </message>
    <message>
        <source>Gold told</source>
        <translation>参照文を提示</translation>
    </message>
    <message>
        <source>Gold of all told</source>
        <translation>提示文中の参照文</translation>
    </message>
    <message>
        <source>The first sentence is a gold one: %1 (95 %: %2)</source>
        <translation>最初の文が参照文: %1 (95 %: %2)</translation>
    </message>
    <message>
        <source>A gold sentence is told: %1 (95 %: %2)</source>
        <translation>参照文を提示: %1 (95 %: %2)</translation>
    </message>
    <message>
        <source>%1 has &quot;%2&quot;, which is no regular expression</source>
        <translation>%1の「%2」は正規表現ではありません</translation>
    </message>
    <message>
        <source>%1 wants gold sentences of %2 papers, and has them of %3</source>
        <translation>%1は%2件の論文の参照文を求めていますが、%3件分しかありません</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>it has no queries called %1</source>
        <translation>%1という質問がありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no figure with its limit, such as right&gt;=0.6</source>
        <translation>「%1」は right&gt;=0.6 のような指標と限度ではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no figure; there are %2</source>
        <translation>「%1」という指標はありません。あるのは %2</translation>
    </message>
    <message>
        <source>%1 at most</source>
        <translation>%1以下</translation>
    </message>
    <message>
        <source>%1 at least</source>
        <translation>%1以上</translation>
    </message>
    <message>
        <source>%1: %2, asked for %3: reached</source>
        <translation>%1: %2、要求 %3: 達成</translation>
    </message>
    <message>
        <source>%1: %2, asked for %3: missed</source>
        <translation>%1: %2、要求 %3: 未達</translation>
    </message>
    <message>
        <source>Beside %1, question by question:</source>
        <translation>%1と質問ごとに比べて:</translation>
    </message>
    <message>
        <source>Right instead</source>
        <translation>代わりに正解</translation>
    </message>
    <message>
        <source>Wrong instead</source>
        <translation>代わりに誤り</translation>
    </message>
    <message>
        <source>Since the run of %1</source>
        <translation>%1の実行以降</translation>
    </message>
    <message>
        <source>%1 has something in its list &quot;%2&quot; that is no text</source>
        <translation>%1のリスト「%2」に文字列でないものがあります</translation>
    </message>
    <message>
        <source>%1 has a gold sentence without a letter or a digit</source>
        <translation>%1の参照文に文字も数字もありません</translation>
    </message>
    <message>
        <source>%1 must be refused, and has gold sentences</source>
        <translation>%1は拒否されるべき質問ですが、参照文があります</translation>
    </message>
    <message>
        <source>line %1 is no JSON object</source>
        <translation>%1行目はJSONオブジェクトではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: a share is a number from 0 to 1</source>
        <translation>「%1」: 割合は0から1の数です</translation>
    </message>
    <message>
        <source>Sentences told that are gold ones: %1 (%2 %)</source>
        <translation>提示した文のうち参照文: %1 (%2 %)</translation>
    </message>
    <message>
        <source>Calibration error</source>
        <translation>較正誤差</translation>
    </message>
    <message numerus="yes">
        <source>over %Ln answer(s)</source>
        <translation>
            <numerusform>%Ln 件の回答について</numerusform>
        </translation>
    </message>
    <message>
        <source>Confidence lies %1 points from how often such answers were right, over %2 answers</source>
        <translation>確信度と実際の正答率の差は %1 ポイント（%2 件の回答）</translation>
    </message>
    <message>
        <source>Refused wrongly</source>
        <translation>誤って回答を控えた数</translation>
    </message>
    <message>
        <source>Refused though the papers answer: %1 (95 %: %2)</source>
        <translation>論文に答えがあるのに回答を控えた数：%1（95 %：%2）</translation>
    </message>
    <message>
        <source>95 % within ms</source>
        <translation>95 % が収まる ms</translation>
    </message>
    <message>
        <source>95 % of answers within %1 ms</source>
        <translation>回答の 95 % は %1 ms 以内</translation>
    </message>
    <message>
        <source>Passages relevant</source>
        <translation>関連する箇所</translation>
    </message>
    <message>
        <source>Passages that were relevant: %1 (%2 %)</source>
        <translation>関連していた箇所：%1（%2 %）</translation>
    </message>
    <message>
        <source>Gold sentences in the first ten passages: %1 (%2 %)</source>
        <translation>最初の 10 箇所にある正解文：%1（%2 %）</translation>
    </message>
    <message>
        <source>Questions that searched the web: %1</source>
        <translation>ウェブを検索した質問：%1</translation>
    </message>
    <message>
        <source>Passages: MRR@10 %1</source>
        <translation>箇所：MRR@10 %1</translation>
    </message>
    <message>
        <source>Passages: nDCG@10 %1</source>
        <translation>箇所：nDCG@10 %1</translation>
    </message>
    <message>
        <source>Held by its passages, says the model that checked: %1</source>
        <translation>検査したモデルが箇所に裏付けられるとした数：%1</translation>
    </message>
    <message>
        <source>To the question, says the model that checked: %1</source>
        <translation>検査したモデルが質問に答えているとした数：%1</translation>
    </message>
    <message>
        <source>Times passages were retrieved for a question: %1</source>
        <translation>質問ごとの検索回数：%1</translation>
    </message>
    <message>
        <source>Times a model wrote an answer: %1</source>
        <translation>モデルが回答を書いた回数：%1</translation>
    </message>
    <message>
        <source>Tokens of a question: %1</source>
        <translation>質問ごとのトークン数：%1</translation>
    </message>
    <message>
        <source>Cost of a question: %1</source>
        <translation>質問ごとの費用：%1</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>Budget ms</source>
        <translation>予算 ms</translation>
    </message>
    <message>
        <source>Right, by category</source>
        <translation>区分ごとの正答</translation>
    </message>
    <message>
        <source>Right, by type of question</source>
        <translation>質問の種類ごとの正答</translation>
    </message>
    <message>
        <source>Time by stage</source>
        <translation>段階ごとの時間</translation>
    </message>
    <message>
        <source>Time by stage: median, and within which 95 % were done</source>
        <translation>段階ごとの時間：中央値と 95 % が終わるまで</translation>
    </message>
    <message>
        <source>Confidence: how often such answers were right, over how often they are said to be</source>
        <translation>確信度：実際の正答率と表示された正答率</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>最初の文</translation>
    </message>
    <message>
        <source>better</source>
        <translation>改善</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>悪化</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>前回</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>今回</translation>
    </message>
    <message>
        <source>%1 pages and %2 sections of %3 and %4</source>
        <translation>%3 ページ中 %1、%4 節中 %2</translation>
    </message>
    <message>
        <source>%1 of %2 questions</source>
        <translation>%2 問中 %1 問</translation>
    </message>
    <message>
        <source>slowest answer %1 ms</source>
        <translation>最も遅い回答 %1 ms</translation>
    </message>
    <message>
        <source>Questions on %1</source>
        <translation>%1 に関する質問</translation>
    </message>
    <message>
        <source>the query set: line %1 has &quot;%2&quot;, which cannot be read</source>
        <translation>質問セット: %1 行目の「%2」は読み取れません</translation>
    </message>
    <message>
        <source>the query set: it has no column &quot;%1&quot;</source>
        <translation>質問セット: 列「%1」がありません</translation>
    </message>
    <message>
        <source>%1 has an &quot;accepted&quot; that is neither true nor false</source>
        <translation>%1 の &quot;accepted&quot; は true でも false でもありません</translation>
    </message>
    <message>
        <source>%1 expects a page of &quot;%2&quot;, which is withheld</source>
        <translation>%1 は除外される「%2」のページを期待しています</translation>
    </message>
    <message>
        <source>Caveats</source>
        <translation>留意点</translation>
    </message>
    <message>
        <source>Cost of a question: %1; the model that writes takes %2 and %3 for a million tokens read and written, as entered on %4</source>
        <translation>質問 1 件の費用: %1。書くモデルの料金は 100 万トークンあたり読み取り %2、書き込み %3（%4 に入力）</translation>
    </message>
    <message>
        <source>Cost of a question: %1; the model that writes takes %2 and %3 for a million tokens read and written</source>
        <translation>質問 1 件の費用: %1。書くモデルの料金は 100 万トークンあたり読み取り %2、書き込み %3</translation>
    </message>
    <message>
        <source>Held by the checks</source>
        <translation>検査を通った文</translation>
    </message>
    <message>
        <source>of what models wrote: %1</source>
        <translation>モデルが書いたもののうち: %1</translation>
    </message>
    <message>
        <source>Statements of models that the checks let stand: %1 (%2 %)</source>
        <translation>モデルの文のうち検査を通ったもの: %1（%2 %）</translation>
    </message>
    <message>
        <source>False statements caught</source>
        <translation>検出された偽の文</translation>
    </message>
    <message>
        <source>of those made of true ones: %1</source>
        <translation>正しい文から作ったもののうち: %1</translation>
    </message>
    <message>
        <source>Statements of models, made false, that the checks catch: %1 (%2 %)</source>
        <translation>偽にしたモデルの文のうち検査が検出したもの: %1（%2 %）</translation>
    </message>
    <message>
        <source>Wording the questions of a set</source>
        <translation>セットの質問の言い回し</translation>
    </message>
    <message>
        <source>Without refusing what is off topic or improbable</source>
        <translation>主題外や見込みの低いものを断らない</translation>
    </message>
    <message>
        <source>Without a model that puts passages in order</source>
        <translation>箇所を並べ替えるモデルなし</translation>
    </message>
    <message>
        <source>Without searching again by the best passages</source>
        <translation>最良の箇所による再検索なし</translation>
    </message>
    <message>
        <source>Without words of near meaning</source>
        <translation>意味の近い語なし</translation>
    </message>
    <message>
        <source>Without the neighbours of passages</source>
        <translation>前後の箇所なし</translation>
    </message>
    <message>
        <source>Without the vector search</source>
        <translation>ベクトル検索なし</translation>
    </message>
    <message>
        <source>Without the keyword search</source>
        <translation>キーワード検索なし</translation>
    </message>
    <message>
        <source>%1 %2 of %3 right</source>
        <translation>%1 は %3 問中 %2 問正解</translation>
    </message>
    <message>
        <source>Evaluated: %1</source>
        <translation>評価が完了しました：%1</translation>
    </message>
    <message>
        <source>differs first in %1</source>
        <translation>最初に異なる段階：%1</translation>
    </message>
    <message>
        <source>every stage found the same</source>
        <translation>すべての段階で同じものを検出</translation>
    </message>
    <message>
        <source>Differ first in</source>
        <translation>最初に異なる段階</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>不正解</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>回答せず</translation>
    </message>
    <message>
        <source>The run before</source>
        <translation>前回の実行</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy these lines</source>
        <translation>これらの行をコピーする</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Search everything...</source>
        <translation>すべてを検索...</translation>
    </message>
    <message>
        <source>Removed papers...</source>
        <translation>削除した論文...</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>ハイライト</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>ピンク</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>Highlights and notes...</source>
        <translation>ハイライトとメモ...</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>ハイライト</translation>
    </message>
    <message>
        <source>Highlight and write a note</source>
        <translation>ハイライトしてメモを書く</translation>
    </message>
    <message>
        <source>What could not be read...</source>
        <translation>読めなかったもの...</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>印刷...</translation>
    </message>
    <message>
        <source>Possible duplicates...</source>
        <translation>重複の可能性...</translation>
    </message>
    <message>
        <source>Next open paper</source>
        <translation>次の開いている論文</translation>
    </message>
    <message>
        <source>Previous open paper</source>
        <translation>前の開いている論文</translation>
    </message>
    <message>
        <source>New tab in the reader</source>
        <translation>リーダーに新しいタブ</translation>
    </message>
    <message>
        <source>Paper to the other side</source>
        <translation>論文を反対側へ</translation>
    </message>
    <message>
        <source>Close the paper</source>
        <translation>論文を閉じる</translation>
    </message>
    <message>
        <source>Ask Zotero</source>
        <translation>Zotero に問い合わせる</translation>
    </message>
    <message>
        <source>Watched folders and Zotero...</source>
        <translation>監視フォルダーと Zotero...</translation>
    </message>
    <message>
        <source>There is no document called %1 in the library.</source>
        <translation>ライブラリに「%1」という文書はありません。</translation>
    </message>
    <message>
        <source>Pages are counted from 1.</source>
        <translation>ページは 1 から数えます。</translation>
    </message>
    <message>
        <source>There is no thread with the number %1.</source>
        <translation>番号 %1 のスレッドはありません。</translation>
    </message>
    <message>
        <source>There is no table of evidence called %1.</source>
        <translation>「%1」という根拠の表はありません。</translation>
    </message>
    <message>
        <source>See which there are: &quot;adduce-cli list&quot;.</source>
        <translation>「adduce-cli list」で一覧できます。</translation>
    </message>
    <message>
        <source>See which there are: &quot;adduce-cli threads&quot;.</source>
        <translation>「adduce-cli threads」で一覧できます。</translation>
    </message>
    <message>
        <source>See which there are: &quot;adduce-cli evidence&quot;.</source>
        <translation>「adduce-cli evidence」で一覧できます。</translation>
    </message>
    <message>
        <source>%1 has 1 page; there is no page %2</source>
        <translation>%1 は 1 ページです。%2 ページはありません</translation>
    </message>
    <message>
        <source>%1 has %2 pages; there is no page %3</source>
        <translation>%1 は %2 ページです。%3 ページはありません</translation>
    </message>
    <message>
        <source>%1: %2 “%3”, %4 “%5”</source>
        <translation>%1：%2「%3」、%4「%5」</translation>
    </message>
    <message>
        <source>What the papers say against each other</source>
        <translation>論文どうしが食い違う点</translation>
    </message>
    <message>
        <source>References</source>
        <translation>参考文献</translation>
    </message>
    <message>
        <source>%1 is not installed, which writes this kind of file.</source>
        <translation>この種類のファイルを書き出す %1 がインストールされていません。</translation>
    </message>
    <message>
        <source>Install its package (on Debian and Ubuntu: sudo apt install %1), and try again.</source>
        <translation>パッケージをインストールして（Debian と Ubuntu では sudo apt install %1）、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Ask the handbook a question</source>
        <translation>ハンドブックに質問する</translation>
    </message>
    <message>
        <source>Add it again, so that it is read as it is now, and try again.</source>
        <translation>現在の内容で読み込まれるように追加し直してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Ask its publisher or your library for the file, and add that.</source>
        <translation>出版社または所属の図書館からファイルを入手し、追加してください。</translation>
    </message>
    <message>
        <source>Check the address in Settings. That of a model server mostly ends in /v1.</source>
        <translation>設定でアドレスを確認してください。モデルのサーバーのアドレスは多くが /v1 で終わります。</translation>
    </message>
    <message>
        <source>Give another name, or move what is there out of the way.</source>
        <translation>別の名前を指定するか、既にあるものを移動してください。</translation>
    </message>
    <message>
        <source>It may have been moved or renamed. Choose it, or add it again, from where it is now.</source>
        <translation>移動または名前の変更が行われた可能性があります。現在の場所から選び直すか、追加し直してください。</translation>
    </message>
    <message>
        <source>It may have been removed meanwhile. Look at the list once more.</source>
        <translation>その間に削除された可能性があります。一覧をもう一度確認してください。</translation>
    </message>
    <message>
        <source>No copy of this paper is known that anybody may read: %1.</source>
        <translation>この論文には、誰でも読めるコピーが知られていません：%1。</translation>
    </message>
    <message>
        <source>The file has changed since it was read: %1.</source>
        <translation>ファイルは読み込まれた後に変更されています：%1。</translation>
    </message>
    <message>
        <source>This is there already, and is not written over: %1.</source>
        <translation>既に存在するため、上書きしません：%1。</translation>
    </message>
    <message>
        <source>Try again. If it stays so, and it is the server of a model, test the model in Settings, or choose another.</source>
        <translation>もう一度お試しください。変わらず、それがモデルのサーバーである場合は、設定でモデルをテストするか、別のモデルを選んでください。</translation>
    </message>
    <message>
        <source>What answers at this address is not the server that was expected: %1.</source>
        <translation>このアドレスで応答しているのは、想定したサーバーではありません：%1。</translation>
    </message>
    <message>
        <source>What was asked for is not in the library any more.</source>
        <translation>要求されたものはもうライブラリにありません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a profile that comes with the program; give yours another name</source>
        <translation>「%1」はプログラム付属のプロファイルです。別の名前を付けてください</translation>
    </message>
    <message>
        <source>there is no profile called &quot;%1&quot;; there are %2</source>
        <translation>「%1」というプロファイルはありません。あるのは %2 です</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no file of settings</source>
        <translation>「%1」は設定のファイルではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no SHA-256, which has 64 hexadecimal digits</source>
        <translation>「%1」は SHA-256（16 進数 64 桁）ではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no https address</source>
        <translation>「%1」は https のアドレスではありません</translation>
    </message>
    <message>
        <source>no query has a relevant document in &quot;%1&quot;</source>
        <translation>「%1」には関連文書のある質問がありません</translation>
    </message>
    <message>
        <source>that run asked %1, with other numbers or models than now; it stays as it is</source>
        <translation>その実行は %1 に対するもので、数値かモデルが今と違います。そのまま残ります</translation>
    </message>
    <message>
        <source>that run asked other questions, or of other papers; it stays as it is</source>
        <translation>その実行は別の質問か別の論文に対するものです。そのまま残ります</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no citation style (CSL)</source>
        <translation>「%1」は引用スタイル (CSL) ではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; only points to another style, which would be fetched; choose %2</source>
        <translation>「%1」は別のスタイルを指すだけで、取得が必要です。%2 を選んでください</translation>
    </message>
    <message>
        <source>a highlight needs a page and the words on it</source>
        <translation>ハイライトにはページとその上の言葉が必要です</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name of a collection, which has 1 to %2 characters and no slash</source>
        <translation>「%1」はコレクションの名前にできません（1～%2 文字、スラッシュなし）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no collection, or one that lies more than %2 deep</source>
        <translation>「%1」はコレクションを指していないか、%2 階層より深い場所を指しています</translation>
    </message>
    <message>
        <source>a collection cannot lie in itself</source>
        <translation>コレクションを自分自身の中に置くことはできません</translation>
    </message>
    <message>
        <source>several collections are called &quot;%1&quot;; name one with what it lies in, as Outer/%1</source>
        <translation>「%1」というコレクションが複数あります。「外側/%1」のように、入っている場所と共に指定してください</translation>
    </message>
    <message>
        <source>the description has %L1 characters, up to %L2 can be kept</source>
        <translation>説明が %L1 文字あります（上限は %L2 文字）</translation>
    </message>
    <message>
        <source>there is a collection called &quot;%1&quot; already</source>
        <translation>「%1」というコレクションは既にあります</translation>
    </message>
    <message>
        <source>the library has no embedding space &quot;%1&quot;</source>
        <translation>ライブラリに埋め込み空間「%1」はありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no address of a server, such as http://localhost:11434</source>
        <translation>「%1」は http://localhost:11434 のようなサーバーのアドレスではありません</translation>
    </message>
    <message>
        <source>the address of %1 holds a name or password; a key is set by itself</source>
        <translation>%1 のアドレスに名前またはパスワードが含まれています。キーは別に指定します</translation>
    </message>
    <message>
        <source>the prompt &quot;%1&quot; is no sound template</source>
        <translation>プロンプト「%1」は正しいテンプレートではありません</translation>
    </message>
    <message>
        <source>the prompt &quot;%1&quot; leaves out {{{%2}}}</source>
        <translation>プロンプト「%1」に {{{%2}}} がありません</translation>
    </message>
    <message>
        <source>the key of %1 holds a line end or another control character</source>
        <translation>%1 のキーに改行などの制御文字が含まれています</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be a number from %2 to %3</source>
        <translation>「%1」は %2～%3 の数でなければなりません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be a whole number from %2 to %3</source>
        <translation>「%1」は %2～%3 の整数でなければなりません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be one of %2</source>
        <translation>「%1」は次のいずれかでなければなりません：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be true or false</source>
        <translation>「%1」は true か false でなければなりません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name of a profile, which has 1 to 40 letters and digits, - and _</source>
        <translation>「%1」はプロファイルの名前にできません（1～40 文字の文字、数字、- と _）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no part of a profile</source>
        <translation>「%1」はプロファイルの項目ではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no prompt of a profile</source>
        <translation>「%1」はプロファイルのプロンプトではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no DOI, such as 10.1000/182</source>
        <translation>「%1」は 10.1000/182 のような DOI ではありません</translation>
    </message>
    <message>
        <source>the file holds no list of references (CSL-JSON)</source>
        <translation>ファイルに文献リスト (CSL-JSON) が含まれていません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read as a library of Zotero</source>
        <translation>「%1」は Zotero のライブラリとして読み込めません</translation>
    </message>
    <message>
        <source>&quot;in:%1&quot; names no collection of the library</source>
        <translation>「in:%1」はライブラリのどのコレクションも指していません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the address of a page on the web</source>
        <translation>「%1」はウェブページのアドレスではありません</translation>
    </message>
    <message>
        <source>Unpaywall wants an e-mail address of whoever asks, and &quot;%1&quot; is none</source>
        <translation>Unpaywall は質問者のメールアドレスを求めますが、「%1」はメールアドレスではありません</translation>
    </message>
    <message>
        <source>the query has no words to search for</source>
        <translation>検索する言葉がありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no code of a language, such as eng or deu</source>
        <translation>「%1」は eng や deu のような言語コードではありません</translation>
    </message>
    <message>
        <source>no language is chosen for text recognition</source>
        <translation>テキスト認識の言語が選ばれていません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the library itself, and no backup of it</source>
        <translation>「%1」はライブラリ自体で、バックアップではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not end in .md, .pdf or .json</source>
        <translation>「%1」は .md、.pdf、.json のいずれでも終わっていません</translation>
    </message>
    <message>
        <source>this question was answered; only where no evidence was found is there a certificate</source>
        <translation>この質問には回答がありました。証明書があるのは根拠が見つからなかった場合だけです</translation>
    </message>
    <message>
        <source>no run has the number %1</source>
        <translation>番号 %1 の実行はありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a model of the kind &quot;%2&quot;, which cannot be used for &quot;%3&quot;</source>
        <translation>「%1」は種類「%2」のモデルで、「%3」には使用できません</translation>
    </message>
    <message>
        <source>no model called &quot;%1&quot; is kept; &quot;adduce-cli models kept&quot; lists those that are</source>
        <translation>「%1」というモデルは登録されていません。登録済みのものは「adduce-cli models kept」で確認できます</translation>
    </message>
    <message>
        <source>several servers have the model &quot;%1&quot;; name one as %2</source>
        <translation>モデル「%1」は複数のサーバーにあります。%2 のように指定してください</translation>
    </message>
    <message>
        <source>the matrix of &quot;%1&quot; has no question yet</source>
        <translation>「%1」のマトリックスにはまだ質問がありません</translation>
    </message>
    <message>
        <source>the name of a table of evidence cannot be empty</source>
        <translation>根拠の表の名前は空にできません</translation>
    </message>
    <message>
        <source>the table &quot;%1&quot; has no rows yet</source>
        <translation>表「%1」にはまだ行がありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not in the matrix of &quot;%2&quot;</source>
        <translation>「%1」は「%2」のマトリックスにありません</translation>
    </message>
    <message>
        <source>the matrix of &quot;%1&quot; has no question with the number &quot;%2&quot;</source>
        <translation>「%1」のマトリックスに番号「%2」の質問はありません</translation>
    </message>
    <message>
        <source>the question has no words</source>
        <translation>質問に言葉がありません</translation>
    </message>
    <message>
        <source>no saved answer has the number &quot;%1&quot;</source>
        <translation>番号「%1」の保存された回答はありません</translation>
    </message>
    <message>
        <source>the title of a thread cannot be empty</source>
        <translation>スレッドのタイトルは空にできません</translation>
    </message>
    <message>
        <source>no document that can be searched is in this scope</source>
        <translation>この範囲には検索できる文書がありません</translation>
    </message>
    <message>
        <source>several documents are called &quot;%1&quot;; name one by its number: %2</source>
        <translation>「%1」という文書が複数あります。番号で指定してください：%2</translation>
    </message>
    <message>
        <source>several tables are called &quot;%1&quot;; name one by its number: %2</source>
        <translation>「%1」という表が複数あります。番号で指定してください：%2</translation>
    </message>
    <message>
        <source>there is no collection called &quot;%1&quot; in the library</source>
        <translation>ライブラリに「%1」というコレクションはありません</translation>
    </message>
    <message>
        <source>no sentence of these papers answers a question that can be made of it by rule</source>
        <translation>これらの論文には、規則で質問を作れる文がありません</translation>
    </message>
    <message>
        <source>there is no library at &quot;%1&quot;</source>
        <translation>「%1」にライブラリはありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of days from %2 to %3</source>
        <translation>「%1」は %2～%3 の日数ではありません</translation>
    </message>
    <message>
        <source>there is no library at &quot;%1&quot;; adding or importing papers makes one</source>
        <translation>「%1」にライブラリはありません。論文を追加またはインポートすると作成されます</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Adduce: %1.</source>
        <translation>このファイルは新しいバージョンの Adduce で書き出されたものです：%1。</translation>
    </message>
    <message>
        <source>Update Adduce, or have it exported by a version like this one.</source>
        <translation>Adduce を更新するか、このバージョンと同じ Adduce で書き出してもらってください。</translation>
    </message>
    <message>
        <source>Questions like this one</source>
        <translation>これに似た質問</translation>
    </message>
    <message>
        <source>Draw the numbers of the matrix...</source>
        <translation>マトリクスの数値を描く...</translation>
    </message>
    <message>
        <source>The laboratory does not answer: %1.</source>
        <translation>研究室が応答しません: %1。</translation>
    </message>
    <message>
        <source>See whether its server runs and can be reached. What you do here is kept and sent later.</source>
        <translation>サーバーが動作し接続できるか確認してください。ここでの操作は保存され、後で送信されます。</translation>
    </message>
    <message>
        <source>The laboratory does not take the name or the password: %1.</source>
        <translation>研究室が名前またはパスワードを受け付けません: %1。</translation>
    </message>
    <message>
        <source>Check both, and ask who administers the laboratory if they stay refused.</source>
        <translation>両方を確認し、それでも拒否される場合は研究室の管理者に尋ねてください。</translation>
    </message>
    <message>
        <source>Your role in the laboratory does not allow this: %1.</source>
        <translation>研究室でのあなたの役割ではこれはできません: %1。</translation>
    </message>
    <message>
        <source>Ask who administers it for another role. What you did here is kept.</source>
        <translation>管理者に別の役割を依頼してください。ここで行ったことは保存されています。</translation>
    </message>
    <message>
        <source>The disk of the laboratory&apos;s server is full: %1.</source>
        <translation>研究室のサーバーのディスクがいっぱいです: %1。</translation>
    </message>
    <message>
        <source>Tell who administers it. What you did here is kept and sent later.</source>
        <translation>管理者に知らせてください。ここで行ったことは保存され、後で送信されます。</translation>
    </message>
    <message>
        <source>There is no laboratory in this database: %1.</source>
        <translation>このデータベースに研究室はありません: %1。</translation>
    </message>
    <message>
        <source>Check the name of the database, or make a laboratory of it: &quot;adduce-cli lab create ADDRESS&quot;.</source>
        <translation>データベースの名前を確認するか、研究室を作成してください: &quot;adduce-cli lab create ADDRESS&quot;。</translation>
    </message>
    <message>
        <source>The laboratory needs a newer version of Adduce: %1.</source>
        <translation>研究室にはより新しいバージョンの Adduce が必要です: %1。</translation>
    </message>
    <message>
        <source>Update Adduce. Until then its papers stay here as they are, and what you do waits.</source>
        <translation>Adduce を更新してください。それまで論文はそのまま残り、操作は保留されます。</translation>
    </message>
    <message>
        <source>this library is in no laboratory; &quot;adduce-cli lab join ADDRESS&quot; joins one</source>
        <translation>このライブラリはどの研究室にも属していません。&quot;adduce-cli lab join ADDRESS&quot; で参加します</translation>
    </message>
    <message>
        <source>at %1 there is another laboratory now than the one that was joined; leave that one and join this</source>
        <translation>%1 には参加したものとは別の研究室があります。元の研究室から抜けて、こちらに参加してください</translation>
    </message>
    <message>
        <source>this library is in another laboratory (%1); leave that one first</source>
        <translation>このライブラリは別の研究室 (%1) に属しています。先にそこから抜けてください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no address of a laboratory, such as postgresql://anna@server.example.org/laboratory</source>
        <translation>&quot;%1&quot; は研究室のアドレスではありません。例: postgresql://anna@server.example.org/laboratory</translation>
    </message>
    <message>
        <source>the address of a laboratory ends in the name of its database, such as postgresql://server.example.org/laboratory</source>
        <translation>研究室のアドレスはデータベース名で終わります。例: postgresql://server.example.org/laboratory</translation>
    </message>
    <message>
        <source>the address of a laboratory must not hold a password; it is asked for, or read from the file that PGPASSFILE names</source>
        <translation>研究室のアドレスにパスワードを含めないでください。入力を求められるか、PGPASSFILE のファイルから読み取られます</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no option of a laboratory&apos;s address; there are host=/FOLDER and sslrootcert=FILE</source>
        <translation>&quot;%1&quot; は研究室のアドレスのオプションではありません。host=/FOLDER と sslrootcert=FILE があります</translation>
    </message>
    <message>
        <source>the address of a laboratory names one server</source>
        <translation>研究室のアドレスには一つのサーバーを指定します</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Share with the laboratory</source>
        <translation>研究室と共有</translation>
    </message>
    <message>
        <source>a laboratory&apos;s library</source>
        <translation>研究室のライブラリ</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>研究室</translation>
    </message>
    <message>
        <source>in the laboratory, by %1</source>
        <translation>研究室（%1 が追加）</translation>
    </message>
    <message>
        <source>the variable %1 of the environment, which would lead the connection elsewhere than its address; unset it</source>
        <translation>環境変数 %1。接続がアドレスとは別の場所に向かうため、設定を解除してください</translation>
    </message>
    <message>
        <source>the laboratory at %1 cannot search yet; who administers its database brings it up to date by &quot;adduce-cli lab create&quot;</source>
        <translation>%1 の研究室はまだ検索に対応していません。データベースの管理者が &quot;adduce-cli lab create&quot; で最新の形にします</translation>
    </message>
    <message>
        <source>it is %1&apos;s, and only its owner shares it</source>
        <translation>%1 のもので、所有者だけが共有できます</translation>
    </message>
</context>
<context>
    <name>adduce::AddServerDialog</name>
    <message>
        <source>Another server (OpenAI&apos;s protocol)</source>
        <translation>その他のサーバー（OpenAI のプロトコル）</translation>
    </message>
    <message>
        <source>Reranker (llama.cpp, vLLM and others)</source>
        <translation>リランカー（llama.cpp、vLLM など）</translation>
    </message>
    <message>
        <source>Cohere&apos;s rerankers</source>
        <translation>Cohere のリランカー</translation>
    </message>
    <message>
        <source>Jina&apos;s rerankers</source>
        <translation>Jina のリランカー</translation>
    </message>
    <message>
        <source>Meanings of passages (llama.cpp, vLLM and others)</source>
        <translation>箇所の意味（llama.cpp、vLLM など）</translation>
    </message>
    <message>
        <source>Meanings of passages, by Ollama</source>
        <translation>箇所の意味（Ollama）</translation>
    </message>
    <message>
        <source>Meanings of passages, by OpenAI</source>
        <translation>箇所の意味（OpenAI）</translation>
    </message>
    <message>
        <source>Meanings of passages, by Google Gemini</source>
        <translation>箇所の意味（Google Gemini）</translation>
    </message>
    <message>
        <source>Send text to this computer without encryption: whoever is on the network can read it</source>
        <translation>このコンピューターへ暗号化せずに送る：ネットワーク上の誰でも読めます</translation>
    </message>
    <message>
        <source>Show its models</source>
        <translation>モデルを表示</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add a server</source>
        <translation>サーバーを追加</translation>
    </message>
    <message>
        <source>or its name, when it is not listed</source>
        <translation>一覧にない場合は名前を入力</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Kept in the system&apos;s keyring, never in a file; without a keyring, until Adduce is closed. A server on this computer usually wants none.</source>
        <translation>ファイルには保存せず、システムのキーリングに保存します。キーリングがない場合は、Adduce を終了するまで保持します。このコンピューター上のサーバーには、通常は不要です。</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Asking %1</source>
        <translation>%1 に問い合わせ中</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 トークン</translation>
    </message>
    <message numerus="yes">
        <source>%Ln model(s)</source>
        <translation>
            <numerusform>モデル %Ln 個</numerusform>
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
            <numerusform>ほかの記述: %Ln 文</numerusform>
        </translation>
    </message>
    <message>
        <source>Also said by %1</source>
        <translation>%1 のほかの記述</translation>
    </message>
</context>
<context>
    <name>adduce::AnswerBody</name>
    <message>
        <source>Ask it as it stands</source>
        <translation>そのまま質問する</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Show the personal data of this answer</source>
        <translation>この回答の個人データを表示</translation>
    </message>
    <message numerus="yes">
        <source>%Ln personal datum(s) masked</source>
        <translation>
            <numerusform>個人データ %Ln 件を隠しています</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask all papers</source>
        <translation>すべての文献に尋ねる</translation>
    </message>
    <message>
        <source>Use the space learned from the library</source>
        <translation>ライブラリから学習した空間を使う</translation>
    </message>
    <message>
        <source>Asks again. Settings &gt; Search leads back to the server.</source>
        <translation>もう一度質問します。サーバーには「設定 &gt; 検索」で戻れます。</translation>
    </message>
</context>
<context>
    <name>adduce::AnswerRatings</name>
    <message>
        <source>Rate answer</source>
        <translation>回答を評価</translation>
    </message>
    <message>
        <source>Take rating back</source>
        <translation>評価を取り消す</translation>
    </message>
</context>
<context>
    <name>adduce::AnswerView</name>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy answer with citations</source>
        <translation>回答を出典付きでコピー</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>すべて選択</translation>
    </message>
</context>
<context>
    <name>adduce::AppearanceSettingsPage</name>
    <message>
        <source>As the system</source>
        <translation>システムに従う</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Size of all that is shown</source>
        <translation>表示全体の大きさ</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Start again now</source>
        <translation>今すぐ再起動</translation>
    </message>
    <message>
        <source>For another size or language the window is made anew. Your question and your place are kept.</source>
        <translation>サイズや言語を変えるとウィンドウが作り直されます。質問と表示位置は保たれます。</translation>
    </message>
    <message>
        <source>Something is running that this would stop. Wait for its end, or do it now.</source>
        <translation>実行中の処理が中断されます。終わるまで待つか、今すぐ実行してください。</translation>
    </message>
</context>
<context>
    <name>adduce::AskPage</name>
    <message>
        <source>“%1” is still being answered: stop it or wait, then change the thread.</source>
        <translation>「%1」はまだ回答中です。停止するか待ってから、スレッドを切り替えてください。</translation>
    </message>
    <message>
        <source>The library can only be read: this answer is not kept.</source>
        <translation>ライブラリは読み取り専用です。この回答は保存されません。</translation>
    </message>
</context>
<context>
    <name>adduce::AskedQuestion</name>
    <message>
        <source>%1 is writing; each sentence is checked before you see it…</source>
        <translation>%1 が作成中です。各文は確認後に表示されます…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s)</source>
        <translation>
            <numerusform>%Ln 文</numerusform>
        </translation>
    </message>
    <message>
        <source>Answered: %1</source>
        <translation>回答済み：%1</translation>
    </message>
    <message>
        <source>This answer is not saved.</source>
        <translation>この回答は保存されていません。</translation>
    </message>
    <message>
        <source>%1 (looking)</source>
        <translation>%1（検索中）</translation>
    </message>
    <message>
        <source>%1 (found)</source>
        <translation>%1（見つかりました）</translation>
    </message>
    <message>
        <source>%1 (nothing found)</source>
        <translation>%1（見つかりません）</translation>
    </message>
    <message numerus="yes">
        <source>Asked in %Ln part(s)</source>
        <translation>
            <numerusform>%Ln つの部分に分けて質問</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::CellPane</name>
    <message>
        <source>Open in reader</source>
        <translation>リーダーで開く</translation>
    </message>
    <message>
        <source>Choose another quote...</source>
        <translation>別の引用文を選択...</translation>
    </message>
    <message>
        <source>Fill again</source>
        <translation>再作成</translation>
    </message>
    <message>
        <source>Mark as not reported</source>
        <translation>「記載なし」にする</translation>
    </message>
    <message>
        <source>chosen by you</source>
        <translation>自分で選択</translation>
    </message>
    <message>
        <source>the paper&apos;s own sentence</source>
        <translation>論文の原文</translation>
    </message>
    <message>
        <source>chosen by %1</source>
        <translation>%1 が選択</translation>
    </message>
    <message>
        <source>quote checked</source>
        <translation>引用文確認済み</translation>
    </message>
    <message>
        <source>What else can be done with this cell</source>
        <translation>このセルでほかにできること</translation>
    </message>
</context>
<context>
    <name>adduce::CellSteps</name>
    <message>
        <source>No sentence of this paper answers the question well enough. What may lead on:</source>
        <translation>この論文には質問に十分に答える文がありません。次の手がかり：</translation>
    </message>
    <message>
        <source>Nearest sentences...</source>
        <translation>最も近い文...</translation>
    </message>
    <message>
        <source>Shows the sentences of this paper that are nearest to the question, to quote one of them</source>
        <translation>この論文で質問に最も近い文を示し、その一つを引用します</translation>
    </message>
    <message>
        <source>Ask all papers</source>
        <translation>すべての論文に尋ねる</translation>
    </message>
    <message>
        <source>Asks this question of all papers, in the Ask tab</source>
        <translation>質問タブで、この質問をすべての論文に尋ねます</translation>
    </message>
    <message>
        <source>Ask in other words...</source>
        <translation>言い換えて尋ねる...</translation>
    </message>
    <message>
        <source>Adds the question in other words as a column of its own</source>
        <translation>言い換えた質問を別の列として加えます</translation>
    </message>
    <message>
        <source>What may lead on</source>
        <translation>次の手がかりになるもの</translation>
    </message>
</context>
<context>
    <name>adduce::CertificateButton</name>
    <message>
        <source>Save certificate...</source>
        <translation>証明書を保存...</translation>
    </message>
    <message>
        <source>What was searched in vain as a file: words and passages, near words, the nearest passages, what could not be searched</source>
        <translation>見つからなかった検索をファイルに: 語と箇所、近い語、最も近い箇所、検索できなかったもの</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>書き出しました: %1</translation>
    </message>
    <message>
        <source>Save certificate</source>
        <translation>証明書を保存</translation>
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
        <translation>グラフ</translation>
    </message>
</context>
<context>
    <name>adduce::ChecksDialog</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>What was made false</source>
        <translation>誤りにした点</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>検出</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>False statements by kind</source>
        <translation>種類別の誤った記述</translation>
    </message>
    <message>
        <source>Passed as proved</source>
        <translation>証明済みとして通過</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>引用</translation>
    </message>
    <message>
        <source>False statements that passed</source>
        <translation>通過した誤った記述</translation>
    </message>
    <message>
        <source>Add to my set</source>
        <translation>自分のセットに追加</translation>
    </message>
    <message>
        <source>What the checks find</source>
        <translation>チェックが見つけるもの</translation>
    </message>
    <message>
        <source>Sentences checked</source>
        <translation>チェックした文</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>もう一度チェック</translation>
    </message>
    <message>
        <source>Keeps the chosen false statements beside the library, to be checked with every run</source>
        <translation>選んだ誤った記述をライブラリの横に保存し、毎回チェックします</translation>
    </message>
    <message>
        <source>Sentences of your saved answers are made false in one way each and given to the checks of a model&apos;s statements. No model is asked.</source>
        <translation>保存した回答の文を一つずつ誤りにして、モデルの記述のチェックにかけます。モデルには問い合わせません。</translation>
    </message>
    <message>
        <source>No answer with quotes is saved: ask something first.</source>
        <translation>引用のある回答が保存されていません。まず質問してください。</translation>
    </message>
    <message numerus="yes">
        <source>Of %1 false statements %2 were found (%3); %4 of %Ln true one(s) were lost.</source>
        <translation>
            <numerusform>誤った記述 %1 件のうち %2 件を検出（%3）。正しい記述 %Ln 件のうち %4 件が失われました。</numerusform>
        </translation>
    </message>
    <message>
        <source>By words that no list of the checks has</source>
        <translation>チェックのリストにない語による</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>My set</source>
        <translation>自分のセット</translation>
    </message>
    <message numerus="yes">
        <source>%Ln statement(s) kept in %1</source>
        <translation>
            <numerusform>%Ln 件の記述を %1 に保存しました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ChoicesPanel</name>
    <message>
        <source>Ask: %1</source>
        <translation>質問: %1</translation>
    </message>
    <message>
        <source>Answer it as it stands</source>
        <translation>このまま答える</translation>
    </message>
</context>
<context>
    <name>adduce::ChunkingsList</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>When a question is asked by a profile that cuts papers otherwise than they were cut when they were read, they are cut so, too, with an index of their own. No paper is opened for that.</source>
        <translation>読み込み時とは異なる方法で論文を分割するプロファイルで質問すると、その方法でも分割され、専用の索引が作られます。そのために論文が開かれることはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s), %1</source>
        <translation>
            <numerusform>%Ln 箇所、%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s), %1; not complete: the next question by such a profile goes on with it</source>
        <translation>
            <numerusform>%Ln 箇所、%1。未完了：このようなプロファイルで次に質問すると続きが作られます</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Asked for by: %2</source>
        <translation>%1。必要とするプロファイル：%2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>削除：%1</translation>
    </message>
    <message>
        <source>Remove a cut of the papers</source>
        <translation>論文の分け方を削除</translation>
    </message>
    <message>
        <source>Remove the passages “%1” with their index?</source>
        <translation>箇所「%1」とその索引を削除しますか？</translation>
    </message>
    <message>
        <source>The papers stay as they were read. They are cut so again when a question is asked by a profile that asks for it.</source>
        <translation>論文は読み込まれたときのまま残ります。これを必要とするプロファイルで質問すると、再び分割されます。</translation>
    </message>
    <message>
        <source>Tokens are estimated, also for profiles that have them counted by cl100k_base: %1 is damaged.</source>
        <translation>トークンは見積もられます。cl100k_base で数えるプロファイルでも同じです: %1 は壊れています。</translation>
    </message>
    <message>
        <source>Tokens are estimated, also for profiles that have them counted by cl100k_base: %1 is not there.</source>
        <translation>トークンは見積もられます。cl100k_base で数えるプロファイルでも同じです: %1 がありません。</translation>
    </message>
</context>
<context>
    <name>adduce::CollectionChoices</name>
    <message>
        <source>Choose...</source>
        <translation>選択...</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>Choose a folder with a collection</source>
        <translation>コレクションのあるフォルダーを選択</translation>
    </message>
</context>
<context>
    <name>adduce::CollectionDialog</name>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>CSV としてコピー</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>エクスポート...</translation>
    </message>
    <message>
        <source>Remove its index</source>
        <translation>その索引を削除</translation>
    </message>
    <message>
        <source>Measure a retrieval collection</source>
        <translation>検索コレクションを測定</translation>
    </message>
    <message>
        <source>The folder holds corpus.jsonl, queries.jsonl and qrels/test.tsv, as BEIR has them. Its texts are indexed once, apart from your library.</source>
        <translation>フォルダーには BEIR と同じく corpus.jsonl、queries.jsonl、qrels/test.tsv があります。テキストの索引は一度だけ、ライブラリとは別に作られます。</translation>
    </message>
    <message>
        <source>In brackets: where the mean of all such queries lies, at 95 %.</source>
        <translation>括弧内：このような質問全体の平均がある範囲（95 %）。</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>コピーしました。</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %Ln profile(s) measured whole.</source>
        <translation>
            <numerusform>停止しました：%Ln 個のプロファイルを最後まで測定しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln judgement(s) of queries or texts that are not in the folder left out.</source>
        <translation>
            <numerusform>フォルダーにない質問やテキストへの判定 %Ln 件を除きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export figures</source>
        <translation>数値を書き出す</translation>
    </message>
    <message>
        <source>Figures as CSV (*.csv)</source>
        <translation>CSV の数値 (*.csv)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>書き出しました：%1</translation>
    </message>
</context>
<context>
    <name>adduce::CollectionMenu</name>
    <message>
        <source>New collection</source>
        <translation>新規コレクション</translation>
    </message>
    <message>
        <source>New collection inside</source>
        <translation>この中に新規コレクション</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Describe...</source>
        <translation>説明...</translation>
    </message>
    <message>
        <source>Remove the collection, not its papers</source>
        <translation>コレクションを削除（論文は残す）</translation>
    </message>
    <message>
        <source>Take this tag off all papers</source>
        <translation>すべての論文からこのタグを外す</translation>
    </message>
</context>
<context>
    <name>adduce::CollectionTable</name>
    <message>
        <source>Profile</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>時間の中央値</translation>
    </message>
    <message>
        <source>Figures of each profile</source>
        <translation>各プロファイルの数値</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ミリ秒</translation>
    </message>
</context>
<context>
    <name>adduce::CollectionTree</name>
    <message>
        <source>Collections and tags</source>
        <translation>コレクションとタグ</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln document(s)</source>
        <translation>
            <numerusform>%1、文書 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>All papers</source>
        <translation>すべての論文</translation>
    </message>
    <message>
        <source>Tag: %1</source>
        <translation>タグ: %1</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>コレクション</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
</context>
<context>
    <name>adduce::ColumnMenu</name>
    <message>
        <source>Design</source>
        <translation>研究デザイン</translation>
    </message>
    <message>
        <source>Sample size</source>
        <translation>サンプルサイズ</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>対象者</translation>
    </message>
    <message>
        <source>Intervention</source>
        <translation>介入</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>アウトカム</translation>
    </message>
    <message>
        <source>Main finding</source>
        <translation>主な結果</translation>
    </message>
    <message>
        <source>Limitations</source>
        <translation>限界</translation>
    </message>
    <message>
        <source>Funding</source>
        <translation>資金</translation>
    </message>
    <message>
        <source>A question of your own...</source>
        <translation>自分の質問...</translation>
    </message>
    <message>
        <source>All of these</source>
        <translation>これらすべて</translation>
    </message>
</context>
<context>
    <name>adduce::CommandPalette</name>
    <message>
        <source>All commands</source>
        <translation>すべてのコマンド</translation>
    </message>
    <message>
        <source>A command, a paper or a thread</source>
        <translation>コマンド、論文、スレッド</translation>
    </message>
    <message>
        <source>Commands, papers and threads</source>
        <translation>コマンド、論文、スレッドの一覧</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>論文</translation>
    </message>
    <message>
        <source>Paper: %1, %2</source>
        <translation>論文: %1、%2</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>Thread: %1</source>
        <translation>スレッド: %1</translation>
    </message>
    <message>
        <source>Nothing is called so</source>
        <translation>その名前のものはありません</translation>
    </message>
</context>
<context>
    <name>adduce::CrossrefLookup</name>
    <message>
        <source>Look up at Crossref</source>
        <translation>Crossref で照会</translation>
    </message>
    <message>
        <source>Send the DOI to api.crossref.org? Nothing else of the paper leaves this computer.</source>
        <translation>DOI を api.crossref.org に送りますか？論文のほかの内容は、このコンピューターから出ません。</translation>
    </message>
    <message>
        <source>This allows it from now on; Settings takes it back.</source>
        <translation>今後もこれを許可します。設定で取り消せます。</translation>
    </message>
    <message>
        <source>Allow and look up</source>
        <translation>許可して照会</translation>
    </message>
    <message numerus="yes">
        <source>Crossref: %Ln paper(s) found</source>
        <translation>
            <numerusform>Crossref：論文 %Ln 件が見つかりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not known there</source>
        <translation>
            <numerusform>登録のないもの %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a DOI</source>
        <translation>
            <numerusform>DOI のないもの %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%Ln never leave(s) this computer</source>
        <translation>
            <numerusform>%Ln 件はこのコンピューターから出ません</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::DockTitle</name>
    <message>
        <source>Float or dock</source>
        <translation>フローティング／ドッキング</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>adduce::DocumentFacts</name>
    <message>
        <source>The file is damaged and was repaired while it was read.</source>
        <translation>ファイルが破損していたため、読み取り時に修復しました。</translation>
    </message>
    <message>
        <source>Some pages could not be read. What they say is not searched.</source>
        <translation>読み取れないページがありました。その内容は検索されません。</translation>
    </message>
    <message>
        <source>Some pages have no text.</source>
        <translation>テキストのないページがあります。</translation>
    </message>
    <message>
        <source>Some pages are scans. What they say is searched only once their text was recognised.</source>
        <translation>スキャンされたページがあります。その内容は、テキストを認識するまで検索されません。</translation>
    </message>
    <message>
        <source>The text of some pages means nothing (its characters are coded wrongly). It is not searched; recognise the text instead.</source>
        <translation>テキストが意味をなさないページがあります（文字コードの誤り）。そのテキストは検索されません。代わりにテキストを認識してください。</translation>
    </message>
    <message>
        <source>The file does not say how its characters are coded; this was guessed.</source>
        <translation>ファイルに文字コードの情報がないため、推定しました。</translation>
    </message>
    <message>
        <source>Recognising the text did not come to the end. Recognise it again to go on.</source>
        <translation>テキストの認識が最後まで終わっていません。続けるには、もう一度認識してください。</translation>
    </message>
    <message>
        <source>The file has a newer version. This one is no longer searched; it is kept for the answers that cite it.</source>
        <translation>このファイルには新しいバージョンがあります。この版は検索されなくなりましたが、これを出典とする回答のために残しています。</translation>
    </message>
    <message>
        <source>The file is no longer at %1. What was read of it is still searched; its pages cannot be shown.</source>
        <translation>ファイルが %1 にありません。読み取り済みの内容は引き続き検索されますが、ページは表示できません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s) of text cannot be seen on the page. They are neither searched nor given to any model.</source>
        <translation>
            <numerusform>ページ上で見えないテキストが %Ln か所あります。検索の対象にならず、どのモデルにも渡されません。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” looks like the same paper.</source>
        <translation>「%1」と同じ論文の可能性があります。</translation>
    </message>
    <message>
        <source>from the first page</source>
        <translation>最初のページから</translation>
    </message>
    <message>
        <source>from the file&apos;s own data</source>
        <translation>ファイル自体のデータから</translation>
    </message>
    <message>
        <source>from the file&apos;s XMP data</source>
        <translation>ファイルの XMP データから</translation>
    </message>
    <message>
        <source>looked up at Crossref</source>
        <translation>Crossref で照会</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>typed by you</source>
        <translation>自分で入力</translation>
    </message>
    <message>
        <source>drawn invisibly</source>
        <translation>不可視で描画</translation>
    </message>
    <message>
        <source>in the colour of the page</source>
        <translation>ページと同じ色</translation>
    </message>
    <message>
        <source>off the page</source>
        <translation>ページの外</translation>
    </message>
    <message>
        <source>too small to see</source>
        <translation>小さすぎて見えない</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>ほかの要素の下</translation>
    </message>
    <message>
        <source>This paper was retracted (%1). Read the notice before you rely on it; answers that quote it say so.</source>
        <translation>この論文は撤回されました（%1）。依拠する前に撤回通知をお読みください。この論文を引用する回答にはその旨が示されます。</translation>
    </message>
    <message>
        <source>The order in which some pages are read is not certain. Sentences whose lines do not follow each other there are searched, but not quoted.</source>
        <translation>一部のページの読む順序は確実ではありません。そこで行が続いていない文は検索されますが、引用されません。</translation>
    </message>
    <message>
        <source>The file is not on this computer: the laboratory has what the paper says, and %1 has its file. Its pages cannot be shown; they can be once you add the file yourself.</source>
        <translation>ファイルはこのコンピューターにありません。研究室には論文の内容があり、ファイルは %1 が持っています。ファイルを自分で追加するまでページは表示できません。</translation>
    </message>
</context>
<context>
    <name>adduce::DocumentFoot</name>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Recognise text</source>
        <translation>テキストを認識</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln saved answer(s) rest on it: %1.</source>
        <translation>
            <numerusform>保存された回答 %Ln 件がこれに基づいています: %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove “%1” from the library? The file stays where it is, and saved answers keep their quotes. All else that it says leaves the library. It can be put back.</source>
        <translation>「%1」をライブラリから削除しますか？ファイルはそのまま残り、保存済みの回答の引用も残ります。それ以外の内容はすべてライブラリから消えます。あとで元に戻せます。</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln document(s) from the library? The files stay where they are, and saved answers keep their quotes. All else that they say leaves the library. They can be put back.</source>
        <translation>
            <numerusform>%Ln 件の文書をライブラリから削除しますか？ファイルはそのまま残り、保存済みの回答の引用も残ります。それ以外の内容はすべてライブラリから消えます。あとで元に戻せます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::DocumentList</name>
    <message>
        <source>Documents</source>
        <translation>文書</translation>
    </message>
    <message>
        <source>Details...</source>
        <translation>詳細...</translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation>ライブラリから削除</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>論文 %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::DocumentMenu</name>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Copy the name used in citations</source>
        <translation>出典で使う名前をコピー</translation>
    </message>
    <message>
        <source>Details...</source>
        <translation>詳細...</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>フォルダーに表示</translation>
    </message>
    <message>
        <source>Recognise text (OCR)</source>
        <translation>テキストを認識（OCR）</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>再読み取り</translation>
    </message>
    <message>
        <source>Look up at Crossref...</source>
        <translation>Crossref で照会...</translation>
    </message>
    <message>
        <source>Remove from the library...</source>
        <translation>ライブラリから削除...</translation>
    </message>
    <message>
        <source>Retry all that failed</source>
        <translation>失敗したものをすべて再試行</translation>
    </message>
    <message>
        <source>Add files...</source>
        <translation>ファイルを追加...</translation>
    </message>
    <message>
        <source>Add a folder...</source>
        <translation>フォルダーを追加...</translation>
    </message>
    <message>
        <source>Compare with its possible duplicate...</source>
        <translation>重複の可能性がある論文と比較...</translation>
    </message>
    <message>
        <source>Open in a new tab</source>
        <translation>新しいタブで開く</translation>
    </message>
    <message>
        <source>Open side by side</source>
        <translation>並べて開く</translation>
    </message>
    <message>
        <source>Compare these papers</source>
        <translation>これらの論文を比較</translation>
    </message>
</context>
<context>
    <name>adduce::DocumentPage</name>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>節</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Hidden text</source>
        <translation>隠しテキスト</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Why it cannot be seen</source>
        <translation>見えない理由</translation>
    </message>
    <message>
        <source>Cited in</source>
        <translation>引用元スレッド</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>引用文</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>最終使用</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>追加日</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>What you typed could not be saved. It stays here; closing tries again.</source>
        <translation>入力内容を保存できませんでした。内容はここに残り、閉じるときにもう一度保存を試みます。</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>保存せずに閉じる</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
</context>
<context>
    <name>adduce::EmptyNote</name>
    <message>
        <source>Show all papers</source>
        <translation>すべての論文を表示</translation>
    </message>
</context>
<context>
    <name>adduce::EncodingChoice</name>
    <message>
        <source>Characters coded as</source>
        <translation>文字コード</translation>
    </message>
    <message>
        <source>Detect it</source>
        <translation>自動判別</translation>
    </message>
    <message>
        <source>Detected: %1</source>
        <translation>判別結果：%1</translation>
    </message>
</context>
<context>
    <name>adduce::EvaluationCharts</name>
    <message>
        <source>Right by category</source>
        <translation>カテゴリ別の正解率</translation>
    </message>
    <message>
        <source>per cent</source>
        <translation>パーセント</translation>
    </message>
    <message>
        <source>Time by stage</source>
        <translation>段階別の時間</translation>
    </message>
    <message>
        <source>median per question, ms</source>
        <translation>質問ごとの中央値（ms）</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>信頼性</translation>
    </message>
    <message>
        <source>right by stated confidence, per cent</source>
        <translation>示された確信度別の正解率（パーセント）</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>引用文</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Denials</source>
        <translation>否定</translation>
    </message>
    <message>
        <source>Raw against guarded</source>
        <translation>検査前と検査後</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>修正済み</translation>
    </message>
    <message>
        <source>statements of models that passed each check, and that stand repaired, per cent</source>
        <translation>各検査を通ったモデルの主張と、修正されて残った主張の割合 (%)</translation>
    </message>
    <message>
        <source>Click a bar to see its questions</source>
        <translation>棒をクリックすると、その質問が表示されます</translation>
    </message>
    <message>
        <source>Right over the runs</source>
        <translation>実行ごとの正解</translation>
    </message>
    <message>
        <source>runs of this set, the newest last, per cent</source>
        <translation>このセットの実行、最新が最後、パーセント</translation>
    </message>
    <message>
        <source>Click a point to see its run</source>
        <translation>点をクリックするとその実行を表示します</translation>
    </message>
</context>
<context>
    <name>adduce::EvaluationModel</name>
    <message>
        <source>Answered</source>
        <translation>回答あり</translation>
    </message>
    <message>
        <source>No evidence</source>
        <translation>根拠なし</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>you: right</source>
        <translation>あなたの判定：正解</translation>
    </message>
    <message>
        <source>you: wrong</source>
        <translation>あなたの判定：不正解</translation>
    </message>
    <message>
        <source>right: refused</source>
        <translation>正解：回答せず</translation>
    </message>
    <message>
        <source>wrong: answered</source>
        <translation>不正解：回答した</translation>
    </message>
    <message>
        <source>wrong: refused</source>
        <translation>不正解：回答せず</translation>
    </message>
    <message>
        <source>right: %1 of %2 papers</source>
        <translation>正解：論文 %2 件中 %1 件</translation>
    </message>
    <message>
        <source>wrong: another page</source>
        <translation>不正解：別のページ</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>未質問</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリ</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>確信度</translation>
    </message>
    <message>
        <source>Citations verbatim</source>
        <translation>原文どおりの出典</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Faithful</source>
        <translation>忠実</translation>
    </message>
    <message>
        <source>not measured: the model failed</source>
        <translation>対象外：モデルが失敗</translation>
    </message>
    <message>
        <source>Model failed</source>
        <translation>モデルが失敗</translation>
    </message>
    <message>
        <source>Partly answered</source>
        <translation>部分的に回答</translation>
    </message>
    <message>
        <source>Asked back</source>
        <translation>聞き返し</translation>
    </message>
    <message>
        <source>right: a gold sentence is told</source>
        <translation>正解：参照文を提示</translation>
    </message>
    <message>
        <source>wrong: no gold sentence is told</source>
        <translation>不正解：参照文がない</translation>
    </message>
    <message>
        <source>wrong: a part of the answer is missing</source>
        <translation>不正解：回答の一部が欠けている</translation>
    </message>
</context>
<context>
    <name>adduce::EvaluationPage</name>
    <message>
        <source>over the chosen papers</source>
        <translation>対象：選択した論文</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>対象：%1</translation>
    </message>
    <message>
        <source>Asks the papers and checks the pages, the quotes and the refusals. Without a model nothing leaves this computer.</source>
        <translation>論文に質問し、ページ、引用文、回答拒否を確かめます。モデルなしでは何もこのコンピューターから出ません。</translation>
    </message>
    <message numerus="yes">
        <source>so far: %1 of %Ln question(s)</source>
        <translation>
            <numerusform>ここまで: 質問 %Ln 件中 %1 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Charts...</source>
        <translation>グラフ...</translation>
    </message>
    <message>
        <source>No question of this set is accepted. Tick those that are to be asked under Edit questions.</source>
        <translation>このセットには承認された質問がありません。「質問を編集」で尋ねる質問にチェックを入れてください。</translation>
    </message>
    <message>
        <source>A set can be made once the run has ended.</source>
        <translation>実行が終わるとセットを作成できます。</translation>
    </message>
</context>
<context>
    <name>adduce::EvaluationTools</name>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>What can be done with this run</source>
        <translation>この実行結果に対する操作</translation>
    </message>
    <message>
        <source>Set of questions</source>
        <translation>質問セット</translation>
    </message>
    <message>
        <source>Profiles to compare</source>
        <translation>比較するプロファイル</translation>
    </message>
    <message>
        <source>Models to compare</source>
        <translation>比較するモデル</translation>
    </message>
    <message>
        <source>Run that is shown</source>
        <translation>表示する実行結果</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>セット</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Run shown</source>
        <translation>表示中の実行結果</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s) left</source>
        <translation>
            <numerusform>残り %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s) left</source>
        <translation>
            <numerusform>残り %Ln 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln question(s)</source>
        <translation>
            <numerusform>%1：質問 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The questions and the passages found for them are sent to %1.</source>
        <translation>質問と、それに対して見つかった箇所が %1 に送られます。</translation>
    </message>
    <message>
        <source>The questions, their answers and the passages are sent to %1.</source>
        <translation>質問とその回答、箇所が %1 に送られます。</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln paper(s)</source>
        <translation>
            <numerusform>%Ln 件の論文を追加</numerusform>
        </translation>
    </message>
    <message>
        <source>Run asks them once they are read.</source>
        <translation>読み込みが終わったら「実行」で質問できます。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続行</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceEditing</name>
    <message>
        <source>New table</source>
        <translation>新規の表</translation>
    </message>
    <message>
        <source>Rename table</source>
        <translation>表の名前を変更</translation>
    </message>
    <message>
        <source>Delete table</source>
        <translation>表を削除</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln row(s)</source>
        <translation>
            <numerusform>%Ln 行を追加</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln row(s)</source>
        <translation>
            <numerusform>%Ln 行を削除</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceFoot</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>論文 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>all quotes checked</source>
        <translation>すべての引用文を確認済み</translation>
    </message>
    <message numerus="yes">
        <source>%Ln quote(s) not found as cited</source>
        <translation>
            <numerusform>引用どおりに見つからない引用文 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep as a table...</source>
        <translation>表として保存...</translation>
    </message>
    <message>
        <source>Double-click a claim or a note to edit</source>
        <translation>主張またはメモをダブルクリックして編集</translation>
    </message>
    <message>
        <source>These rows follow the thread.</source>
        <translation>これらの行はスレッドに合わせて更新されます。</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceModel</name>
    <message>
        <source>page %1 of %2</source>
        <translation>%1 / %2 ページ</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>%1 ページ</translation>
    </message>
    <message>
        <source>No quote yet</source>
        <translation>引用文なし</translation>
    </message>
    <message>
        <source>quote checked</source>
        <translation>引用文確認済み</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>主張</translation>
    </message>
    <message>
        <source>Evidence, verbatim</source>
        <translation>根拠（原文）</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>確信度</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Caveats</source>
        <translation>留意点</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceNote</name>
    <message>
        <source>Show what changes</source>
        <translation>何が変わるかを表示</translation>
    </message>
    <message>
        <source>Mark as seen</source>
        <translation>確認済みにする</translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) would rest on other papers by now: %1</source>
        <translation>
            <numerusform>%Ln 件の回答は、今では別の論文に基づくことになります: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::EvidencePage</name>
    <message numerus="yes">
        <source>%Ln quote(s) not found as cited</source>
        <translation>
            <numerusform>引用どおりに見つからない引用文 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln quote(s) checked: all stand on their pages</source>
        <translation>
            <numerusform>%Ln 件の引用文を確認しました：すべて該当ページにあります</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::EvidencePreview</name>
    <message>
        <source>Open in reader</source>
        <translation>リーダーで開く</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Choose a quote...</source>
        <translation>引用文を選択...</translation>
    </message>
    <message>
        <source>Close the preview</source>
        <translation>プレビューを閉じる</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Choose a row to see its quote on the page.</source>
        <translation>行を選択すると、引用文がページ上に表示されます。</translation>
    </message>
    <message>
        <source>The file is unchanged since.</source>
        <translation>ファイルはその後変更されていません。</translation>
    </message>
    <message>
        <source>The file has changed since: the quote stands in the version that was cited.</source>
        <translation>ファイルはその後変更されています。引用文は、引用時のバージョンにあります。</translation>
    </message>
    <message>
        <source>The file is not where it was: the library&apos;s text of it was looked at.</source>
        <translation>ファイルが元の場所にありません。ライブラリに保存されたテキストで確認しました。</translation>
    </message>
    <message>
        <source>Preview of row %1</source>
        <translation>%1 行目のプレビュー</translation>
    </message>
    <message>
        <source>Choose another quote...</source>
        <translation>別の引用文を選択...</translation>
    </message>
    <message>
        <source>From the answer to “%1”</source>
        <translation>「%1」への回答から</translation>
    </message>
    <message>
        <source>Not checked again since it was added</source>
        <translation>追加後の再確認なし</translation>
    </message>
    <message>
        <source>Checked %1. %2</source>
        <translation>%1 に確認。%2</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceTables</name>
    <message>
        <source>Evidence</source>
        <translation>根拠</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceToolbar</name>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>マトリックス</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Papers...</source>
        <translation>論文...</translation>
    </message>
    <message>
        <source>Check all quotes</source>
        <translation>すべての引用文を確認</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>エクスポート...</translation>
    </message>
    <message>
        <source>What can be done with this table</source>
        <translation>この表に対する操作</translation>
    </message>
    <message>
        <source>Add a question that each paper is asked</source>
        <translation>各論文への質問を追加</translation>
    </message>
    <message>
        <source>Add papers of the library</source>
        <translation>ライブラリの論文を追加</translation>
    </message>
    <message>
        <source>Add a row to write a claim in</source>
        <translation>主張を書き込む行を追加</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Filter the evidence</source>
        <translation>根拠を絞り込む</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceView</name>
    <message>
        <source>Evidence</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>Usual widths</source>
        <translation>通常の幅</translation>
    </message>
</context>
<context>
    <name>adduce::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
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
        <translation>根拠（CSV）</translation>
    </message>
    <message>
        <source>BibTeX of what is cited</source>
        <translation>出典の BibTeX</translation>
    </message>
    <message>
        <source>For another Adduce (JSON)</source>
        <translation>別の Adduce 用（JSON）</translation>
    </message>
    <message>
        <source>What goes in</source>
        <translation>含める内容</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>質問と回答</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>マトリックス</translation>
    </message>
    <message>
        <source>Quotes on their pages</source>
        <translation>ページ上の引用文</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>ファイル名</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>選択...</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>in</source>
        <translation>保存先</translation>
    </message>
    <message>
        <source>Choose what goes in.</source>
        <translation>含める内容を選択してください。</translation>
    </message>
    <message>
        <source>Type a name for the file.</source>
        <translation>ファイル名を入力してください。</translation>
    </message>
    <message>
        <source>There is no such folder. Choose another.</source>
        <translation>そのフォルダーは存在しません。別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>Nothing can be written to this folder. Choose another.</source>
        <translation>このフォルダーには書き込めません。別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>Replace file</source>
        <translation>ファイルを置き換え</translation>
    </message>
    <message>
        <source>%1 is there already. It is replaced as a whole.</source>
        <translation>%1 はすでに存在します。全体が置き換えられます。</translation>
    </message>
    <message>
        <source>Folder to export to</source>
        <translation>エクスポート先のフォルダー</translation>
    </message>
    <message>
        <source>The matrix goes into a file of its own: %1.</source>
        <translation>マトリックスは別のファイルに書き出されます: %1。</translation>
    </message>
    <message>
        <source>%1 are there already. They are replaced as a whole.</source>
        <translation>%1 は既にあります。全体が置き換えられます。</translation>
    </message>
    <message>
        <source>RIS of what is cited</source>
        <translation>出典の RIS</translation>
    </message>
    <message>
        <source>CSL JSON of what is cited</source>
        <translation>出典の CSL JSON</translation>
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
        <translation>Word ファイルは pandoc が書き出しますが、インストールされていません。パッケージをインストールするか、LibreOffice を選んでください。</translation>
    </message>
    <message>
        <source>With pandoc installed, sources become footnotes and there is a bibliography.</source>
        <translation>pandoc があれば、出典は脚注になり、文献一覧が付きます。</translation>
    </message>
</context>
<context>
    <name>adduce::ExportPreview</name>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Nothing of what is chosen goes into this format.</source>
        <translation>選択した内容には、この形式に含められるものがありません。</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>%1 ページ</translation>
    </message>
</context>
<context>
    <name>adduce::Exporter</name>
    <message>
        <source>&quot;%1&quot; does not end in .pdf, .docx, .odt, .md, .csv, .bib, .ris, .csl.json or .json</source>
        <translation>「%1」は .pdf、.docx、.odt、.md、.csv、.bib、.ris、.csl.json、.json のいずれでも終わっていません</translation>
    </message>
</context>
<context>
    <name>adduce::FileMessage</name>
    <message>
        <source>Look for the quote</source>
        <translation>引用文を探す</translation>
    </message>
    <message>
        <source>Locate...</source>
        <translation>場所を指定...</translation>
    </message>
    <message>
        <source>Show without marks</source>
        <translation>印なしで表示</translation>
    </message>
    <message>
        <source>No page is open.</source>
        <translation>開いているページはありません。</translation>
    </message>
    <message>
        <source>Choose a citation in an answer, or a document in the library.</source>
        <translation>回答の出典か、ライブラリの文書を選択してください。</translation>
    </message>
    <message>
        <source>That is another file: %1.</source>
        <translation>これは別のファイルです：%1。</translation>
    </message>
    <message>
        <source>Its bytes differ from those of the file that was cited. Choose another, or show this one without marks.</source>
        <translation>引用時のファイルとはデータが異なります。別のファイルを選択するか、このファイルを印なしで表示してください。</translation>
    </message>
    <message>
        <source>This file has changed since it was cited: %1.</source>
        <translation>このファイルは引用後に変更されています：%1。</translation>
    </message>
    <message>
        <source>The quote may stand elsewhere in it or be gone. Look for it there, locate the file as it was, or show this one without marks.</source>
        <translation>引用文は別の位置にあるか、なくなっている可能性があります。このファイルの中を探すか、元のファイルの場所を指定するか、このファイルを印なしで表示してください。</translation>
    </message>
    <message>
        <source>It may have been moved or renamed. Show where it is now; the answer keeps its quote.</source>
        <translation>移動または名前の変更が行われた可能性があります。現在の場所を指定してください。回答の引用文はそのまま残ります。</translation>
    </message>
    <message>
        <source>This password does not open the file: %1.</source>
        <translation>このパスワードではファイルを開けません：%1</translation>
    </message>
    <message>
        <source>The password is kept until Adduce is closed, and never stored.</source>
        <translation>パスワードは Adduce を閉じるまで保持され、保存されることはありません。</translation>
    </message>
    <message>
        <source>Where is the file now?</source>
        <translation>ファイルの現在の場所</translation>
    </message>
    <message>
        <source>Papers (*.pdf *.epub *.xps *.oxps *.docx *.odt *.html *.htm *.xhtml *.xml *.nxml *.txt *.text *.md *.markdown);;All files (*)</source>
        <translation>論文 (*.pdf *.epub *.xps *.oxps *.docx *.odt *.html *.htm *.xhtml *.xml *.nxml *.txt *.text *.md *.markdown);;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>adduce::Filer</name>
    <message>
        <source>Collection renamed</source>
        <translation>コレクションの名前を変更しました</translation>
    </message>
    <message>
        <source>Collection removed, its papers stay</source>
        <translation>コレクションを削除しました（論文は残っています）</translation>
    </message>
    <message>
        <source>Tag taken off</source>
        <translation>タグを外しました</translation>
    </message>
    <message>
        <source>Collection moved</source>
        <translation>コレクションを移動しました</translation>
    </message>
    <message>
        <source>%1. Ctrl+Z undoes it.</source>
        <translation>%1。Ctrl+Z で元に戻せます。</translation>
    </message>
    <message>
        <source>Collection made</source>
        <translation>コレクションを作成しました</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>新規コレクション</translation>
    </message>
    <message>
        <source>New collection %1</source>
        <translation>新規コレクション %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) filed</source>
        <translation>
            <numerusform>論文 %Ln 件をコレクションに入れました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) taken out</source>
        <translation>
            <numerusform>論文 %Ln 件を外しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Tagged “%1”</source>
        <translation>タグ「%1」を付けました</translation>
    </message>
    <message>
        <source>Tag “%1” taken off</source>
        <translation>タグ「%1」を外しました</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) never leave this computer</source>
        <translation>
            <numerusform>論文 %Ln 件をこのコンピューターから出さない設定にしました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) may be sent to the servers you choose</source>
        <translation>
            <numerusform>論文 %Ln 件を、選択したサーバーに送れるようにしました</numerusform>
        </translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>新規タグ</translation>
    </message>
    <message numerus="yes">
        <source>Tag for %Ln paper(s)</source>
        <translation>
            <numerusform>論文 %Ln 件のタグ</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to collection</source>
        <translation>コレクションに追加</translation>
    </message>
    <message>
        <source>Take out of this collection</source>
        <translation>このコレクションから外す</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>New tag...</source>
        <translation>新規タグ...</translation>
    </message>
    <message>
        <source>Never leaves this computer</source>
        <translation>このコンピューターから出さない</translation>
    </message>
    <message>
        <source>No server of another computer is sent anything of it</source>
        <translation>ほかのコンピューターのサーバーには、この論文の内容を一切送りません</translation>
    </message>
    <message>
        <source>Describe the collection</source>
        <translation>コレクションの説明</translation>
    </message>
    <message>
        <source>What are the papers in %1 about? By this is told which collection a question is for. Empty: by their titles.</source>
        <translation>%1 の文献は何についてですか? これにより質問がどのコレクション向けかを判断します。空欄:題名によります。</translation>
    </message>
    <message>
        <source>Collection described</source>
        <translation>コレクションに説明を付けました</translation>
    </message>
</context>
<context>
    <name>adduce::FilterBar</name>
    <message>
        <source>Find title, author or file</source>
        <translation>タイトル、著者、ファイルを検索</translation>
    </message>
    <message>
        <source>Find in the library</source>
        <translation>ライブラリ内を検索</translation>
    </message>
    <message>
        <source>Words, &quot;exact words&quot;, -without, author:smith, year:2019..2023, in:COLLECTION</source>
        <translation>語、&quot;完全一致&quot;、-除外、author:smith、year:2019..2023、in:コレクション</translation>
    </message>
    <message>
        <source>Which documents are shown</source>
        <translation>表示する文書</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>文書 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln document(s)</source>
        <translation>
            <numerusform>文書 %Ln 件中 %1 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>No paper here has this in its title, authors, year or file.</source>
        <translation>タイトル、著者、年、ファイル名にこれを含む論文はここにありません。</translation>
    </message>
    <message numerus="yes">
        <source>Ask these %Ln</source>
        <translation>
            <numerusform>この %Ln 件に質問</numerusform>
        </translation>
    </message>
    <message>
        <source>The next questions search these papers alone</source>
        <translation>次の質問はこれらの論文だけを検索します</translation>
    </message>
    <message>
        <source>Search the text of papers for this</source>
        <translation>論文の本文でこれを検索</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>表で表示</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>並び順</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>In reverse</source>
        <translation>逆順</translation>
    </message>
    <message>
        <source>With their first pages</source>
        <translation>最初のページを表示</translation>
    </message>
</context>
<context>
    <name>adduce::FindBar</name>
    <message>
        <source>Find in this document</source>
        <translation>この文書内を検索</translation>
    </message>
</context>
<context>
    <name>adduce::FindPapersDialog</name>
    <message>
        <source>no free copy known</source>
        <translation>無料のコピーは不明</translation>
    </message>
    <message>
        <source>free to read</source>
        <translation>無料で読める</translation>
    </message>
    <message>
        <source>free, %1</source>
        <translation>無料、%1</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Add to the library</source>
        <translation>ライブラリに追加</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Find papers on a question</source>
        <translation>質問に関する論文を探す</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>著者</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>論文</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The words above are sent to Europe PMC and Crossref, and to OpenAlex and Unpaywall where Settings has a key or an e-mail for them. A free copy is fetched from where they say that it lies.</source>
        <translation>上の言葉は Europe PMC と Crossref に送られ、設定にキーやメールアドレスがあれば OpenAlex と Unpaywall にも送られます。無料のコピーは、それらが示す場所から取得します。</translation>
    </message>
    <message>
        <source>Fetching %1 (%2)</source>
        <translation>%1 を取得しています（%2）</translation>
    </message>
    <message>
        <source>added</source>
        <translation>追加済み</translation>
    </message>
    <message>
        <source>Added, and being read: %1</source>
        <translation>追加して読み込み中: %1</translation>
    </message>
    <message>
        <source>could not be fetched</source>
        <translation>取得できませんでした</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <source>The web may not be searched yet. Allow it in Settings, Privacy.</source>
        <translation>ウェブの検索はまだ許可されていません。設定の「プライバシー」で許可してください。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索しています…</translation>
    </message>
    <message>
        <source>No paper was found.</source>
        <translation>論文は見つかりませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) found.</source>
        <translation>
            <numerusform>論文が %Ln 件見つかりました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::FirstRun</name>
    <message>
        <source>Drop papers here</source>
        <translation>ここに論文をドロップ</translation>
    </message>
    <message>
        <source>Choose files...</source>
        <translation>ファイルを選択...</translation>
    </message>
    <message>
        <source>Choose a folder...</source>
        <translation>フォルダーを選択...</translation>
    </message>
    <message>
        <source>Works without a language model and without a network. Nothing leaves this computer.</source>
        <translation>言語モデルもネットワークもなしで動作します。このコンピューターの外には何も送りません。</translation>
    </message>
    <message>
        <source>Import references...</source>
        <translation>文献情報をインポート...</translation>
    </message>
    <message>
        <source>From Zotero, or a file of BibTeX, RIS or CSL JSON, with the papers attached</source>
        <translation>Zotero、または BibTeX、RIS、CSL JSON のファイルから、添付の論文とともに</translation>
    </message>
    <message>
        <source>Open the sample library</source>
        <translation>サンプルライブラリを開く</translation>
    </message>
    <message>
        <source>Try it on the handbook</source>
        <translation>ハンドブックで試す</translation>
    </message>
    <message>
        <source>PDF, EPUB, DOCX, HTML, text or Markdown files, or a folder of them.
Files stay where they are.</source>
        <translation>PDF、EPUB、DOCX、HTML、テキスト、Markdown のファイル、またはそれらのフォルダー。
ファイルは元の場所に残ります。</translation>
    </message>
    <message>
        <source>Get a model...</source>
        <translation>モデルを入手...</translation>
    </message>
    <message>
        <source>Run a GGUF file...</source>
        <translation>GGUF ファイルを実行...</translation>
    </message>
    <message>
        <source>How to get one...</source>
        <translation>入手方法...</translation>
    </message>
    <message>
        <source>A model on this computer can write the answers.</source>
        <translation>このコンピューター上のモデルに回答を書かせることができます。</translation>
    </message>
</context>
<context>
    <name>adduce::FoldedTurn</name>
    <message>
        <source>Show this answer</source>
        <translation>この回答を表示</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>表示：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s)</source>
        <translation>
            <numerusform>%Ln 文</numerusform>
        </translation>
    </message>
    <message>
        <source>No evidence</source>
        <translation>根拠なし</translation>
    </message>
    <message>
        <source>Partly answered</source>
        <translation>部分的に回答</translation>
    </message>
</context>
<context>
    <name>adduce::FollowUpRow</name>
    <message>
        <source>Questions one might ask next</source>
        <translation>次に尋ねるとよい質問</translation>
    </message>
    <message>
        <source>Ask about</source>
        <translation>次について質問</translation>
    </message>
    <message>
        <source>Ask about %1</source>
        <translation>%1 について質問</translation>
    </message>
    <message>
        <source>Ask next</source>
        <translation>次に尋ねる</translation>
    </message>
</context>
<context>
    <name>adduce::GetModelDialog</name>
    <message>
        <source>It writes the answers from then on</source>
        <translation>以後の回答はこのモデルが書く</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Get a model</source>
        <translation>モデルを入手</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>%1 GB, licence %2</source>
        <translation>%1 GB、ライセンス %2</translation>
    </message>
    <message>
        <source>How much of the model is there</source>
        <translation>モデルの受信済みの割合</translation>
    </message>
    <message>
        <source>Ollama runs models on this computer: what is asked stays here. It fetches them from its registry on the web; nothing of your library is sent. What has come is kept when it is stopped, and the next time goes on. Ollama itself is at ollama.com.</source>
        <translation>Ollama はこのコンピューターでモデルを動かします。質問の内容は外に出ません。モデルは Web 上のレジストリから取得され、ライブラリの内容は送信されません。停止しても受信済みの分は残り、次回はその続きから始まります。Ollama は ollama.com で入手できます。</translation>
    </message>
    <message>
        <source>Stopped. What has come is kept: Download goes on with it.</source>
        <translation>停止しました。受信済みの分は残り、次のダウンロードで続きから始まります。</translation>
    </message>
    <message>
        <source>Asking Ollama for %1</source>
        <translation>Ollama に %1 を要求しています</translation>
    </message>
    <message>
        <source>%1 of %2 GB</source>
        <translation>%2 GB 中 %1</translation>
    </message>
    <message>
        <source>%1 is there and writes the answers.</source>
        <translation>%1 の準備ができ、回答を書きます。</translation>
    </message>
    <message>
        <source>%1 is there.</source>
        <translation>%1 の準備ができました。</translation>
    </message>
</context>
<context>
    <name>adduce::HistoryFoot</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>インポート...</translation>
    </message>
    <message>
        <source>Takes in a thread that was exported as JSON, and checks its quotes</source>
        <translation>JSON でエクスポートされたスレッドを取り込み、引用文を確認します</translation>
    </message>
    <message>
        <source>Back to the threads</source>
        <translation>スレッドに戻る</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted</source>
        <translation>
            <numerusform>削除済み %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::HistoryList</name>
    <message>
        <source>Threads</source>
        <translation>スレッド</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <translation>
            <numerusform>%Ln 件を選択中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted thread(s)</source>
        <translation>
            <numerusform>削除済みスレッド %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thread(s)</source>
        <translation>
            <numerusform>スレッド %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln thread(s)</source>
        <translation>
            <numerusform>スレッド %Ln 件中 %1 件</numerusform>
        </translation>
    </message>
    <message>
        <source>No thread yet. What you ask is kept here as it is answered.</source>
        <translation>スレッドはまだありません。質問の内容は、回答とともにここに保存されます。</translation>
    </message>
    <message>
        <source>No thread has all of these words in its questions, answers, quotes or sources.</source>
        <translation>これらの語をすべて質問、回答、引用文、出典に含むスレッドはありません。</translation>
    </message>
    <message>
        <source>No thread is like that. Choose other filters.</source>
        <translation>条件に合うスレッドはありません。別のフィルターを選択してください。</translation>
    </message>
    <message>
        <source>No saved question is like this one.</source>
        <translation>この質問に似た保存済みの質問はありません。</translation>
    </message>
</context>
<context>
    <name>adduce::HistoryPage</name>
    <message>
        <source>Rename...</source>
        <translation>名前を変更...</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>adduce::HistoryToolbar</name>
    <message>
        <source>Take back</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>What can be done with this thread</source>
        <translation>このスレッドに対する操作</translation>
    </message>
    <message>
        <source>Open in Ask</source>
        <translation>「質問」で開く</translation>
    </message>
    <message>
        <source>Rename...</source>
        <translation>名前を変更...</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>エクスポート...</translation>
    </message>
    <message>
        <source>Check quotes</source>
        <translation>引用文を確認</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>adduce::JobBar</name>
    <message numerus="yes">
        <source>%Ln s left</source>
        <translation>
            <numerusform>残り %Ln 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln min left</source>
        <translation>
            <numerusform>残り %Ln 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) read</source>
        <translation>
            <numerusform>文書 %Ln 件を読み取りました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already there</source>
        <translation>
            <numerusform>追加済み %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read: see the library</source>
        <translation>
            <numerusform>%Ln 件は読み取れませんでした：ライブラリを参照してください</numerusform>
        </translation>
    </message>
    <message>
        <source>stopped; the rest waits</source>
        <translation>停止しました（残りは待機中）</translation>
    </message>
    <message>
        <source>No papers were found there. PDF, EPUB, XPS, DOCX, ODT, HTML, JATS, Markdown and text files can be read.</source>
        <translation>論文が見つかりませんでした。PDF、EPUB、XPS、DOCX、ODT、HTML、JATS、Markdown、テキストのファイルを読み取れます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) searchable</source>
        <translation>
            <numerusform>文書 %Ln 件を検索可能</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln document(s) searchable</source>
        <translation>
            <numerusform>文書 %Ln 件中 %1 件を検索可能</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続行</translation>
    </message>
    <message>
        <source>Learning the library&apos;s words</source>
        <translation>ライブラリの語を学習中</translation>
    </message>
    <message>
        <source>Paused at %L1 of %L2</source>
        <translation>一時停止中 %L1 / %L2</translation>
    </message>
    <message>
        <source>Reading %L1 of %L2</source>
        <translation>読み取り中 %L1 / %L2</translation>
    </message>
    <message>
        <source>Looking for papers</source>
        <translation>論文を検索中</translation>
    </message>
    <message>
        <source>recognising p. %1 of %2</source>
        <translation>テキスト認識中 %1 / %2 ページ</translation>
    </message>
    <message>
        <source>p. %1 of %2</source>
        <translation>%1 / %2 ページ</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>jobs</comment>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop: %1</source>
        <translation>停止：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passed over in the folders</source>
        <comment>files and folders</comment>
        <translation>
            <numerusform>フォルダー内の %Ln 件を飛ばしました</numerusform>
        </translation>
    </message>
    <message>
        <source>Links, pipes and folders that may not be looked into were passed over:</source>
        <translation>リンク、パイプ、および開く権限のないフォルダーを飛ばしました：</translation>
    </message>
    <message>
        <source>What folders say of themselves was left out. To read one, drop it on the window or choose it by itself:</source>
        <translation>フォルダー自身についてのファイルは除外しました。読み込むには、ウィンドウにドロップするか、個別に選択してください：</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>書き出しました：%1</translation>
    </message>
</context>
<context>
    <name>adduce::KeyboardSettingsPage</name>
    <message>
        <source>Set</source>
        <translation>セット</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>コマンドとキー</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>新しいキー</translation>
    </message>
    <message>
        <source>“%1” has these keys and loses them.</source>
        <translation>「%1」がこのキーを使っており、失います。</translation>
    </message>
</context>
<context>
    <name>adduce::LibraryCare</name>
    <message>
        <source>%1 (read-only)</source>
        <translation>%1(読み取り専用)</translation>
    </message>
    <message>
        <source>The library is damaged</source>
        <translation>ライブラリが破損しています</translation>
    </message>
    <message>
        <source>The library is damaged. It was opened for reading only: nothing is written into it.</source>
        <translation>ライブラリが破損しています。読み取り専用で開いたため、何も書き込まれません。</translation>
    </message>
    <message>
        <source>Take over what can be read...</source>
        <translation>読み取れる内容を引き継ぐ...</translation>
    </message>
    <message>
        <source>Libraries (*.adduce)</source>
        <translation>ライブラリ (*.adduce)</translation>
    </message>
    <message>
        <source>Back up the library</source>
        <translation>ライブラリをバックアップ</translation>
    </message>
    <message>
        <source>The library was copied to %1</source>
        <translation>ライブラリを %1 にコピーしました</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>バックアップを復元</translation>
    </message>
    <message>
        <source>Backups (*.adduce *.adduce.gz)</source>
        <translation>バックアップ (*.adduce *.adduce.gz)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>The backup was restored</source>
        <translation>バックアップを復元しました</translation>
    </message>
    <message>
        <source>It is a library of its own: %1. The one that is open was not changed.</source>
        <translation>独立したライブラリです: %1。開いているライブラリは変更していません。</translation>
    </message>
    <message>
        <source>A new library for what can be read</source>
        <translation>読み取れる内容のための新しいライブラリ</translation>
    </message>
    <message>
        <source>Taking over what can be read into %1</source>
        <translation>読み取れる内容を %1 に引き継いでいます</translation>
    </message>
    <message>
        <source>Taken over into a new library</source>
        <translation>新しいライブラリに引き継ぎました</translation>
    </message>
    <message>
        <source>Open the new library</source>
        <translation>新しいライブラリを開く</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message numerus="yes">
        <source>%Ln papers came over.</source>
        <translation>
            <numerusform>%Ln 件の論文を引き継ぎました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads came over.</source>
        <translation>
            <numerusform>%Ln 件のスレッドを引き継ぎました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows of evidence came over.</source>
        <translation>
            <numerusform>%Ln 行のエビデンスを引き継ぎました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Read again from their files: %1.</source>
        <translation>ファイルから読み直しました: %1。</translation>
    </message>
    <message>
        <source>The text of these is lost, as their files are gone or have changed: %1.</source>
        <translation>次の論文の本文は、ファイルが存在しないか変更されているため失われました: %1。</translation>
    </message>
    <message>
        <source>Pages of the library file that cannot be read: %1; rows: %2.</source>
        <translation>ライブラリファイルの読み取れないページ: %1、行: %2。</translation>
    </message>
    <message>
        <source>Nothing of the library file was unreadable.</source>
        <translation>ライブラリファイルに読み取れない部分はありませんでした。</translation>
    </message>
    <message>
        <source>What was written last is lost.</source>
        <translation>最後に書き込まれた内容は失われました。</translation>
    </message>
    <message>
        <source>Nothing of the backup was missing in the library.</source>
        <translation>バックアップの内容でライブラリに欠けているものはありませんでした。</translation>
    </message>
    <message>
        <source>Came back from the backup: threads %1, answers %2, tables of evidence %3, rows %4, papers %5, highlights %6.</source>
        <translation>バックアップから復元: スレッド %1、回答 %2、エビデンス表 %3、行 %4、論文 %5、ハイライト%6。</translation>
    </message>
</context>
<context>
    <name>adduce::LibraryDock</name>
    <message>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>Add papers</source>
        <translation>論文を追加</translation>
    </message>
    <message>
        <source>Add files...</source>
        <translation>ファイルを追加...</translation>
    </message>
    <message>
        <source>Add a folder...</source>
        <translation>フォルダーを追加...</translation>
    </message>
</context>
<context>
    <name>adduce::LibraryFilter</name>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>未読み取り</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Scans without text</source>
        <translation>テキストのないスキャン</translation>
    </message>
    <message>
        <source>Possible duplicates</source>
        <translation>重複の可能性</translation>
    </message>
    <message>
        <source>Hidden text found</source>
        <translation>隠しテキストあり</translation>
    </message>
    <message>
        <source>No paper is here.</source>
        <translation>ここに論文はありません。</translation>
    </message>
    <message>
        <source>Everything here was read.</source>
        <translation>ここにあるものはすべて読み取り済みです。</translation>
    </message>
    <message>
        <source>Nothing here failed.</source>
        <translation>ここに失敗したものはありません。</translation>
    </message>
    <message>
        <source>Every paper here has text.</source>
        <translation>ここの論文にはすべてテキストがあります。</translation>
    </message>
    <message>
        <source>No two papers here look like one.</source>
        <translation>ここに重複と思われる論文はありません。</translation>
    </message>
    <message>
        <source>No paper here hides text from its reader.</source>
        <translation>ここに隠しテキストのある論文はありません。</translation>
    </message>
</context>
<context>
    <name>adduce::LibraryModel</name>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln ページ</numerusform>
        </translation>
    </message>
    <message>
        <source>No author</source>
        <translation>著者なし</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>読み取り不可</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>unknown kind</source>
        <translation>不明な種類</translation>
    </message>
    <message>
        <source>encrypted</source>
        <translation>暗号化</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>テキストなし</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>サイズ超過</translation>
    </message>
    <message>
        <source>took too long</source>
        <translation>時間超過</translation>
    </message>
    <message>
        <source>too much memory</source>
        <translation>メモリ超過</translation>
    </message>
    <message>
        <source>reader crashed</source>
        <translation>読み取り処理の異常終了</translation>
    </message>
    <message>
        <source>disk full</source>
        <translation>ディスクの空きなし</translation>
    </message>
    <message>
        <source>see details</source>
        <translation>詳細を参照</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Reading %1 of %2</source>
        <translation>読み取り中 %1 / %2</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>読み取り中</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>Needs OCR</source>
        <translation>OCR が必要</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>失敗：%1</translation>
    </message>
    <message>
        <source>Retracted</source>
        <translation>撤回済み</translation>
    </message>
    <message>
        <source>Possible duplicate</source>
        <translation>重複の可能性</translation>
    </message>
</context>
<context>
    <name>adduce::LinkOpener</name>
    <message>
        <source>Page %1</source>
        <translation>%1 ページ</translation>
    </message>
    <message>
        <source>Not opened from here:</source>
        <translation>ここからは開きません：</translation>
    </message>
    <message>
        <source>Link in the document</source>
        <translation>文書内のリンク</translation>
    </message>
    <message>
        <source>Open %1?</source>
        <translation>%1 を開きますか？</translation>
    </message>
    <message>
        <source>This link is not opened.</source>
        <translation>このリンクは開きません。</translation>
    </message>
    <message>
        <source>Another program opens it.</source>
        <translation>ほかのプログラムで開きます。</translation>
    </message>
    <message>
        <source>Only addresses of the web and of mail, and DOIs, are opened from a document. This one can be copied.</source>
        <translation>文書から開けるのは、ウェブとメールのアドレスおよび DOI だけです。このアドレスはコピーできます。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Copy link address</source>
        <translation>リンクのアドレスをコピー</translation>
    </message>
    <message>
        <source>No other program opened it: %1.</source>
        <translation>ほかのプログラムで開けませんでした：%1。</translation>
    </message>
    <message>
        <source>Go to page %1</source>
        <translation>%1 ページへ移動</translation>
    </message>
    <message>
        <source>Open %1...</source>
        <translation>%1 を開く...</translation>
    </message>
    <message>
        <source>Links on this page</source>
        <translation>このページのリンク</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>%1 ページ</translation>
    </message>
</context>
<context>
    <name>adduce::LocalModelRunner</name>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <source>%1 is being loaded</source>
        <translation>%1 を読み込んでいます</translation>
    </message>
    <message>
        <source>%1 runs on this computer</source>
        <translation>%1 がこのコンピューターで動作中</translation>
    </message>
    <message>
        <source>%1 is being stopped</source>
        <translation>%1 を停止しています</translation>
    </message>
</context>
<context>
    <name>adduce::LocalServer</name>
    <message>
        <source>llama-server could not be started: %1</source>
        <translation>llama-server を起動できませんでした: %1</translation>
    </message>
    <message>
        <source>llama-server said nothing for a long time while it loaded the model, and was stopped.</source>
        <translation>llama-server がモデルの読み込み中に長い間何も出力しなかったため、停止しました。</translation>
    </message>
    <message>
        <source>llama-server is not installed. It is part of llama.cpp: get a build from github.com/ggml-org/llama.cpp, and put it where programs are found (on the PATH).</source>
        <translation>llama-server がインストールされていません。llama.cpp の一部です。github.com/ggml-org/llama.cpp から入手し、プログラムが見つかる場所（PATH）に置いてください。</translation>
    </message>
    <message>
        <source>llama-server was killed, which happens when there is not enough memory. A smaller model or context takes less.</source>
        <translation>llama-server が強制終了されました。メモリーが足りないときに起こります。小さいモデルや短いコンテキストなら必要なメモリーが減ります。</translation>
    </message>
    <message>
        <source>Another program took the port of llama-server meanwhile. Start it again.</source>
        <translation>その間に別のプログラムが llama-server のポートを使用しました。もう一度起動してください。</translation>
    </message>
    <message>
        <source>llama-server ended before the model was loaded: %1</source>
        <translation>モデルの読み込みが終わる前に llama-server が終了しました: %1</translation>
    </message>
    <message>
        <source>llama-server ended by itself: %1</source>
        <translation>llama-server が自ら終了しました: %1</translation>
    </message>
    <message>
        <source>it did not say why</source>
        <translation>理由は出力されていません</translation>
    </message>
</context>
<context>
    <name>adduce::MainWindow</name>
    <message>
        <source>The settings cannot be saved: %1 cannot be written. What you change holds until the window is closed.</source>
        <translation>設定を保存できません。%1 に書き込めません。変更はウィンドウを閉じるまで有効です。</translation>
    </message>
</context>
<context>
    <name>adduce::MatchSteps</name>
    <message>
        <source>Previous match</source>
        <translation>前の一致</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次の一致</translation>
    </message>
    <message>
        <source>Match %L1 of %L2</source>
        <translation>一致 %L1 / %L2</translation>
    </message>
</context>
<context>
    <name>adduce::MatrixCommands</name>
    <message>
        <source>Add question</source>
        <translation>質問を追加</translation>
    </message>
    <message>
        <source>What each paper is asked</source>
        <translation>各論文への質問</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln paper(s)</source>
        <translation>
            <numerusform>論文 %Ln 件を追加</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove question</source>
        <translation>質問を削除</translation>
    </message>
    <message>
        <source>Remove paper</source>
        <translation>論文を削除</translation>
    </message>
    <message>
        <source>Choose a quote</source>
        <translation>引用文を選択</translation>
    </message>
    <message>
        <source>Mark as not reported</source>
        <translation>「記載なし」にする</translation>
    </message>
    <message>
        <source>Fill again</source>
        <translation>再作成</translation>
    </message>
    <message>
        <source>Add questions</source>
        <translation>質問を追加</translation>
    </message>
    <message>
        <source>Ask in other words</source>
        <translation>言い換えて尋ねる</translation>
    </message>
    <message numerus="yes">
        <source>Comparison of %Ln paper(s)</source>
        <translation>
            <numerusform>%Ln 件の論文の比較</numerusform>
        </translation>
    </message>
    <message>
        <source>No question of this matrix is answered with numbers of one kind by two papers.</source>
        <translation>このマトリクスには、二つの論文が同じ種類の数値で答えている質問がありません。</translation>
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
        <translation>ライブラリにない論文</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>waits until it is read</source>
        <translation>読み取りを待機中</translation>
    </message>
    <message numerus="yes">
        <source>%Ln quote(s)</source>
        <translation>
            <numerusform>引用文 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not reported</source>
        <translation>
            <numerusform>記載なし %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>待機中 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without</source>
        <translation>
            <numerusform>%Ln 件なし</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 says otherwise: “%2”, here “%3”</source>
        <translation>%1 は異なることを述べています：「%2」、ここでは「%3」</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s)</source>
        <translation>
            <numerusform>矛盾 %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::MatrixView</name>
    <message>
        <source>Remove question</source>
        <translation>質問を削除</translation>
    </message>
    <message>
        <source>Remove paper</source>
        <translation>論文を削除</translation>
    </message>
    <message>
        <source>Mark as not reported</source>
        <translation>「記載なし」にする</translation>
    </message>
    <message>
        <source>Fill again</source>
        <translation>再作成</translation>
    </message>
    <message>
        <source>Open in reader</source>
        <translation>リーダーで開く</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Choose another quote...</source>
        <translation>別の引用文を選択...</translation>
    </message>
    <message>
        <source>Add questions and papers: each cell becomes a checked quote of that paper, or “nothing found”.</source>
        <translation>質問と論文を追加してください。各セルに、その論文の確認済みの引用文か「該当なし」が入ります。</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>マトリックス</translation>
    </message>
    <message>
        <source>Draw the numbers...</source>
        <translation>数値を図示...</translation>
    </message>
</context>
<context>
    <name>adduce::MeasuringBar</name>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Reading the folder</source>
        <translation>フォルダーを読み取っています</translation>
    </message>
</context>
<context>
    <name>adduce::MemoryKeeper</name>
    <message>
        <source>Remember &quot;%1&quot;</source>
        <translation>「%1」を覚える</translation>
    </message>
    <message>
        <source>Remembered: %1 Undo takes it out again.</source>
        <translation>覚えました: %1 元に戻すで取り消せます。</translation>
    </message>
</context>
<context>
    <name>adduce::MemorySettingsPage</name>
    <message>
        <source>Let the model that writes remember what will be of use</source>
        <translation>書くモデルに役立つことを覚えさせる</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Delete all of it...</source>
        <translation>すべて削除...</translation>
    </message>
    <message>
        <source>After an answer it may put one line into one of the files below, and later answers are worded by them. Never the question or the answer as they stand, nothing that says who somebody is, no key, and nothing of papers that never leave this computer. Nothing of it is ever shown as evidence.</source>
        <translation>回答のあと、下のファイルのどちらかに 1 行書き加えることがあり、以後の回答の言い回しに使われます。質問や回答そのまま、個人を特定するもの、キー、このコンピューターから出ない論文の内容は書きません。証拠として表示されることはありません。</translation>
    </message>
    <message>
        <source>About you</source>
        <translation>あなたについて</translation>
    </message>
    <message>
        <source>What interests you, what you know, work on and prefer</source>
        <translation>興味、知識、取り組み、好み</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>知見</translation>
    </message>
    <message>
        <source>What was found and will be of use again</source>
        <translation>見つかったことで今後も役立つもの</translation>
    </message>
    <message>
        <source>Delete the memory</source>
        <translation>記憶を削除</translation>
    </message>
    <message>
        <source>Delete both files, with all that was remembered?</source>
        <translation>覚えた内容ごと両方のファイルを削除しますか?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>adduce::MetadataEditor</name>
    <message>
        <source>Edit of the metadata</source>
        <translation>メタデータの編集</translation>
    </message>
    <message>
        <source>One name a line</source>
        <translation>1 行に 1 名</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>著者</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>DOI</source>
        <translation>DOI</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>掲載誌・出版物</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>巻</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>号</translation>
    </message>
    <message>
        <source>Pages or article</source>
        <translation>ページまたは論文番号</translation>
    </message>
    <message>
        <source>ISSN</source>
        <translation>ISSN</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Retraction</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Abstract</source>
        <translation>要旨</translation>
    </message>
</context>
<context>
    <name>adduce::ModelChip</name>
    <message>
        <source>Who writes the answers</source>
        <translation>回答の作成者</translation>
    </message>
    <message>
        <source>No model: quotes only</source>
        <translation>モデルなし：引用文のみ</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 on this computer</source>
        <translation>%1（このコンピューター）</translation>
    </message>
    <message>
        <source>Models...</source>
        <translation>モデル...</translation>
    </message>
    <message>
        <source>%1 at %2 (text leaves this computer)</source>
        <translation>%1（%2、テキストはこのコンピューターの外に送られます）</translation>
    </message>
</context>
<context>
    <name>adduce::ModelDetails</name>
    <message>
        <source>not set</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>From the environment of this program.</source>
        <translation>このプログラムの環境変数から取得しています。</translation>
    </message>
    <message>
        <source>Kept in the system&apos;s keyring, not in a file.</source>
        <translation>ファイルではなく、システムのキーリングに保存しています。</translation>
    </message>
    <message>
        <source>For this run only: the system offers no keyring. It is asked for again next time.</source>
        <translation>今回の起動中のみ有効です。システムにキーリングがないため、次回も入力が必要です。</translation>
    </message>
    <message>
        <source>None is set.</source>
        <translation>設定されていません。</translation>
    </message>
    <message>
        <source>A server on this computer usually wants none.</source>
        <translation>このコンピューター上のサーバーには、通常は不要です。</translation>
    </message>
    <message>
        <source>Not encrypted: whoever is on the network can read what is sent.</source>
        <translation>暗号化されません：送信内容はネットワーク上の誰でも読めます。</translation>
    </message>
    <message>
        <source>Price of a million tokens read</source>
        <translation>入力 100 万トークンあたりの価格</translation>
    </message>
    <message>
        <source>Price of a million tokens written</source>
        <translation>出力 100 万トークンあたりの価格</translation>
    </message>
    <message>
        <source>Writing answers</source>
        <translation>回答の作成</translation>
    </message>
    <message>
        <source>Ranking passages</source>
        <translation>箇所の順位付け</translation>
    </message>
    <message>
        <source>Set key...</source>
        <translation>キーを設定...</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Context in tokens</source>
        <translation>コンテキスト（トークン数）</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>For a million tokens read, and written; each answer then says what it cost.</source>
        <translation>入力と出力それぞれの 100 万トークンあたりの価格です。設定すると、各回答に費用が表示されます。</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>コンテキスト</translation>
    </message>
    <message>
        <source>Use for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>価格</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Asks for a few short answers about texts of our own; nothing of your library is sent.</source>
        <translation>Adduce に付属の文章について、短い回答をいくつか求めます。ライブラリの内容は送りません。</translation>
    </message>
    <message>
        <source>tokens, of %1</source>
        <translation>トークン（最大 %1）</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>再テスト</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>テスト中…</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>未テスト</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Answers in</source>
        <translation>応答時間</translation>
    </message>
    <message>
        <source>First word</source>
        <translation>最初の語まで</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Writes while it thinks (streaming)</source>
        <translation>生成しながら出力（ストリーミング）</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 トークン/秒</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Puts the answer first</source>
        <translation>答えとなる箇所を先頭に置く</translation>
    </message>
    <message>
        <source>Puts like beside like</source>
        <translation>似たものを近くに置く</translation>
    </message>
    <message>
        <source>Keeps to a given form (JSON)</source>
        <translation>指定の形式（JSON）を守る</translation>
    </message>
    <message>
        <source>Says so when nothing fits</source>
        <translation>該当するものがなければそう答える</translation>
    </message>
    <message>
        <source>Set key</source>
        <translation>キーを設定</translation>
    </message>
    <message>
        <source>Key for %1 (empty forgets it)</source>
        <translation>%1 のキー（空にすると消去）</translation>
    </message>
    <message>
        <source>Judging passages and evaluated answers</source>
        <translation>箇所と評価する回答の判定</translation>
    </message>
    <message>
        <source>Checking what another model wrote</source>
        <translation>別のモデルが書いた内容の確認</translation>
    </message>
    <message>
        <source>Entered on %1.</source>
        <translation>%1 に入力しました。</translation>
    </message>
</context>
<context>
    <name>adduce::ModelDownloadDialog</name>
    <message>
        <source>Download</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Download a model</source>
        <translation>モデルをダウンロード</translation>
    </message>
    <message>
        <source>Choose where the folder is made</source>
        <translation>フォルダーの作成場所を選択</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>SHA-256 of model.safetensors</source>
        <translation>model.safetensors の SHA-256</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>保存先</translation>
    </message>
    <message>
        <source>A static model (model2vec) knows words that your papers do not use. potion-base-8M is for English, of 30 MB, by MinishLab under the MIT licence. Nothing of your library is sent. What comes is kept only if it has the checksum; a download that breaks goes on where it was.</source>
        <translation>静的モデル（model2vec）は、論文で使われていない語も扱えます。potion-base-8M は英語用で 30 MB、MinishLab が MIT ライセンスで提供しています。ライブラリの内容は送りません。受信したものは、チェックサムが一致する場合だけ保存します。途切れたダウンロードは、続きから再開します。</translation>
    </message>
    <message>
        <source>The address of the model&apos;s folder begins with https://</source>
        <translation>モデルのフォルダーのアドレスは https:// で始まる必要があります</translation>
    </message>
    <message>
        <source>The checksum has 64 digits, 0 to 9 and a to f. The page of the model tells it.</source>
        <translation>チェックサムは 0〜9 と a〜f からなる 64 桁です。モデルのページに記載されています。</translation>
    </message>
    <message>
        <source>The folder is named with its whole path.</source>
        <translation>フォルダーは完全なパスで指定してください。</translation>
    </message>
    <message>
        <source>There is something of this name already. To use it: Choose a model folder.</source>
        <translation>同じ名前のものがすでにあります。それを使うには「モデルのフォルダーを選択」を使用してください。</translation>
    </message>
</context>
<context>
    <name>adduce::ModelMenu</name>
    <message>
        <source>No model</source>
        <translation>モデルなし</translation>
    </message>
    <message>
        <source>No model is chosen in Ask</source>
        <translation>「質問」タブでモデルが選択されていません</translation>
    </message>
    <message>
        <source>No model is chosen for judging</source>
        <translation>判定用のモデルが選ばれていません</translation>
    </message>
    <message>
        <source>Answers are judged by %1</source>
        <translation>回答は %1 が判定します</translation>
    </message>
    <message>
        <source>judged by %1</source>
        <translation>%1 が判定</translation>
    </message>
    <message>
        <source>Search by the vectors of %1</source>
        <translation>%1 のベクトルで検索する</translation>
    </message>
</context>
<context>
    <name>adduce::ModelsSettingsPage</name>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>再検索</translation>
    </message>
    <message>
        <source>For Ollama, llama.cpp, LM Studio and vLLM on this computer</source>
        <translation>このコンピューター上の Ollama、llama.cpp、LM Studio、vLLM を探します</translation>
    </message>
    <message>
        <source>Who writes the answers</source>
        <translation>回答の作成者</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Add a server...</source>
        <translation>サーバーを追加...</translation>
    </message>
    <message>
        <source>Looking for servers on this computer</source>
        <translation>このコンピューター上のサーバーを検索中</translation>
    </message>
    <message numerus="yes">
        <source>Looked for Ollama, llama.cpp, LM Studio and vLLM on this computer; %Ln server(s) found.</source>
        <translation>
            <numerusform>このコンピューター上の Ollama、llama.cpp、LM Studio、vLLM を検索し、サーバー %Ln 台が見つかりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>ranks passages</source>
        <translation>箇所の順位付け</translation>
    </message>
    <message>
        <source>meanings of passages</source>
        <translation>箇所の意味</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 トークン</translation>
    </message>
    <message>
        <source>Text leaves this computer</source>
        <translation>テキストはこのコンピューターの外に送られます</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>未テスト</translation>
    </message>
    <message>
        <source>Tested %1</source>
        <translation>テスト済み（%1）</translation>
    </message>
    <message>
        <source>Did not answer</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>No model: quotes only</source>
        <translation>モデルなし：引用文のみ</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>組み込み</translation>
    </message>
    <message>
        <source>verbatim sentences</source>
        <translation>原文のままの文</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>Get a model...</source>
        <translation>モデルを入手...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Run a GGUF file...</source>
        <translation>GGUF ファイルを実行...</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>動作中</translation>
    </message>
    <message>
        <source>Not running here</source>
        <translation>ここでは動作していません</translation>
    </message>
</context>
<context>
    <name>adduce::Notifications</name>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message numerus="yes">
        <source>Messages, %Ln unread</source>
        <translation>
            <numerusform>メッセージ、未読 %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::OpenThread</name>
    <message>
        <source>Pin thread</source>
        <translation>スレッドをピン留め</translation>
    </message>
    <message>
        <source>Unpin thread</source>
        <translation>スレッドのピン留めを外す</translation>
    </message>
    <message>
        <source>Rename thread</source>
        <translation>スレッドの名前を変更</translation>
    </message>
    <message>
        <source>Delete thread</source>
        <translation>スレッドを削除</translation>
    </message>
</context>
<context>
    <name>adduce::OpenedAnswer</name>
    <message>
        <source>Not judged whether this answer is faithful.</source>
        <translation>この回答が忠実かどうかは判定されていません。</translation>
    </message>
    <message>
        <source>Not judged: %1</source>
        <translation>未判定: %1</translation>
    </message>
    <message>
        <source>Faithful, as %1 judges: every claim stands in the passages that it cites.</source>
        <translation>%1 の判定では忠実: どの主張も出典の箇所に書かれています。</translation>
    </message>
    <message>
        <source>Not faithful, as %1 judges: a claim does not stand in the passages that it cites.</source>
        <translation>%1 の判定では忠実でない: 出典の箇所に書かれていない主張があります。</translation>
    </message>
    <message>
        <source>In the other ways</source>
        <translation>ほかの方法では</translation>
    </message>
</context>
<context>
    <name>adduce::PageAnnouncer</name>
    <message>
        <source>Line: “%1”</source>
        <translation>行：「%1」</translation>
    </message>
    <message>
        <source>%1, page %2</source>
        <translation>%1、%2 ページ</translation>
    </message>
    <message>
        <source>Marked: “%1”</source>
        <translation>マーク：「%1」</translation>
    </message>
</context>
<context>
    <name>adduce::PageCrop</name>
    <message>
        <source>The quote on its page</source>
        <translation>ページ上の引用文</translation>
    </message>
    <message>
        <source>The paper is not in the library.</source>
        <translation>この論文はライブラリにありません。</translation>
    </message>
    <message>
        <source>The file is not the one that was cited.</source>
        <translation>このファイルは引用時のものと異なります。</translation>
    </message>
</context>
<context>
    <name>adduce::PageMouse</name>
    <message>
        <source>This sentence speaks to a model. It stays data: nothing that it says is done.</source>
        <translation>この文はモデルに向けて書かれています。データとして扱われ、指示は実行されません。</translation>
    </message>
</context>
<context>
    <name>adduce::PageView</name>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>This page cannot be drawn. %1</source>
        <translation>このページは表示できません。%1</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>%1 ページ</translation>
    </message>
</context>
<context>
    <name>adduce::PaperChooser</name>
    <message>
        <source>Add papers</source>
        <translation>論文を追加</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Find a paper</source>
        <translation>論文を検索</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>論文</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
</context>
<context>
    <name>adduce::PasswordPrompt</name>
    <message>
        <source>Password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
</context>
<context>
    <name>adduce::PrintedPlaces</name>
    <message>
        <source>As printed: %1</source>
        <translation>印刷どおり: %1</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>ページを開く</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 を開く</translation>
    </message>
</context>
<context>
    <name>adduce::PrivacySettingsPage</name>
    <message>
        <source>Refused (HTTP %1)</source>
        <translation>拒否（HTTP %1）</translation>
    </message>
    <message>
        <source>Local only: contact no other computer</source>
        <translation>ローカルのみ：ほかのコンピューターに接続しない</translation>
    </message>
    <message>
        <source>Look papers up at Crossref when I ask for it</source>
        <translation>要求したときに論文を Crossref で照会する</translation>
    </message>
    <message>
        <source>Nothing was sent or fetched yet.</source>
        <translation>まだ何も送受信していません。</translation>
    </message>
    <message>
        <source>Models on this computer still answer. Everything else is refused before it is sent, whatever is allowed below or chosen elsewhere.</source>
        <translation>このコンピューター上のモデルは引き続き回答します。それ以外の通信は、下の許可やほかの設定にかかわらず、送信前にすべて拒否されます。</translation>
    </message>
    <message>
        <source>Sends the DOI of the paper to api.crossref.org, and nothing else. Each answer is kept in the library and asked for once.</source>
        <translation>論文の DOI だけを api.crossref.org に送ります。結果はライブラリに保存され、照会は一度だけ行われます。</translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation>この記録を消去</translation>
    </message>
    <message>
        <source>What was sent</source>
        <translation>送信の記録</translation>
    </message>
    <message>
        <source>When</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>送信先</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>目的</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>送信量</translation>
    </message>
    <message>
        <source>Passages of</source>
        <translation>箇所の元の論文</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>論文 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Another computer</source>
        <translation>ほかのコンピューター</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>Keep a log of questions beside the library</source>
        <translation>質問の記録をライブラリの隣に残す</translation>
    </message>
    <message>
        <source>A line for each: how it was answered, what it took and what it cost. It stays on this computer, and holds no sentence of papers that never leave it.</source>
        <translation>質問ごとに 1 行：どう答えたか、所要時間と費用。この記録はこのコンピューターに留まり、ここから出ることのない論文の文は含みません。</translation>
    </message>
</context>
<context>
    <name>adduce::ProfileMenu</name>
    <message numerus="yes">
        <source>%Ln profile(s)</source>
        <translation>
            <numerusform>プロファイル %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Your profile without a part</source>
        <translation>一部を除いた自分のプロファイル</translation>
    </message>
    <message>
        <source>Vector search alone</source>
        <translation>ベクトル検索のみ</translation>
    </message>
    <message>
        <source>Keyword search alone</source>
        <translation>キーワード検索のみ</translation>
    </message>
</context>
<context>
    <name>adduce::ProfileSettingsPage</name>
    <message>
        <source>How text is cut into passages</source>
        <translation>テキストを箇所に分ける方法</translation>
    </message>
    <message>
        <source>Tokens of a passage, at most</source>
        <translation>箇所のトークン数の上限</translation>
    </message>
    <message>
        <source>Tokens that two passages share</source>
        <translation>隣り合う箇所が共有するトークン数</translation>
    </message>
    <message>
        <source>Characters of a passage</source>
        <translation>箇所の文字数</translation>
    </message>
    <message>
        <source>Characters that two passages share</source>
        <translation>隣り合う箇所が共有する文字数</translation>
    </message>
    <message>
        <source>Candidates by meaning</source>
        <translation>意味による候補の数</translation>
    </message>
    <message>
        <source>Candidates by words</source>
        <translation>語による候補の数</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>Candidates for each passage wanted</source>
        <translation>必要な箇所 1 件あたりの候補の数</translation>
    </message>
    <message>
        <source>Candidates besides</source>
        <translation>追加する候補の数</translation>
    </message>
    <message>
        <source>Candidates, at most</source>
        <translation>候補の最大数</translation>
    </message>
    <message>
        <source>BM25: worth of a word said again (k1)</source>
        <translation>BM25：語の繰り返しの価値 (k1)</translation>
    </message>
    <message>
        <source>BM25: how far long passages are held back (b)</source>
        <translation>BM25：長い箇所を抑える度合い (b)</translation>
    </message>
    <message>
        <source>How words and meaning become one score</source>
        <translation>語と意味を一つのスコアにする方法</translation>
    </message>
    <message>
        <source>Weight of words</source>
        <translation>語の重み</translation>
    </message>
    <message>
        <source>Weight of meaning</source>
        <translation>意味の重み</translation>
    </message>
    <message>
        <source>Reward for every word of the question</source>
        <translation>質問の語がすべてそろう場合の加点</translation>
    </message>
    <message>
        <source>How steeply that reward falls</source>
        <translation>その加点が減る急さ</translation>
    </message>
    <message>
        <source>Weight of likeness to the best passages</source>
        <translation>最上位の箇所との類似度の重み</translation>
    </message>
    <message>
        <source>How many best passages those are</source>
        <translation>最上位とみなす箇所の数</translation>
    </message>
    <message>
        <source>Constant of reciprocal rank fusion</source>
        <translation>RRF（逆順位融合）の定数</translation>
    </message>
    <message>
        <source>Likeness that is needed where only the meaning matches</source>
        <translation>意味だけが合うときに必要な類似度</translation>
    </message>
    <message>
        <source>Thin the candidates first, relevance against difference</source>
        <translation>先に候補を間引く (関連性と相違)</translation>
    </message>
    <message>
        <source>How passages are chosen</source>
        <translation>箇所の選び方</translation>
    </message>
    <message>
        <source>Passages wanted</source>
        <translation>必要な箇所の数</translation>
    </message>
    <message>
        <source>Penalty for the same page</source>
        <translation>同じページの減点</translation>
    </message>
    <message>
        <source>Penalty for the same paper</source>
        <translation>同じ論文の減点</translation>
    </message>
    <message>
        <source>Floor of the fused score</source>
        <translation>統合スコアの下限</translation>
    </message>
    <message>
        <source>Relevance against difference (MMR)</source>
        <translation>関連度と多様性の比率 (MMR)</translation>
    </message>
    <message>
        <source>Passages that are compared for it, at least</source>
        <translation>そのために比べる箇所の最小数</translation>
    </message>
    <message>
        <source>Passages this alike are told once (1: none)</source>
        <translation>重複とみなす箇所の類似度（1：重複を除かない）</translation>
    </message>
    <message>
        <source>Neighbours on either side</source>
        <translation>前後それぞれの隣接箇所の数</translation>
    </message>
    <message>
        <source>What a neighbour counts</source>
        <translation>隣接箇所の評価の割合</translation>
    </message>
    <message>
        <source>Passages with neighbours, at most</source>
        <translation>隣接箇所を含む箇所の最大数</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>次元数</translation>
    </message>
    <message>
        <source>Power iterations</source>
        <translation>べき乗法の反復回数</translation>
    </message>
    <message>
        <source>Oversampling</source>
        <translation>オーバーサンプリング</translation>
    </message>
    <message>
        <source>Passages that a word stands in, at least</source>
        <translation>語が現れる箇所の最小数</translation>
    </message>
    <message>
        <source>Passages that it is learned from, at most</source>
        <translation>学習に使う箇所の最大数</translation>
    </message>
    <message>
        <source>Growth of the library after which it is learned anew</source>
        <translation>学習し直すライブラリの増加率</translation>
    </message>
    <message>
        <source>Share of unknown words after which it is learned anew</source>
        <translation>学習し直す未知語の割合</translation>
    </message>
    <message>
        <source>New passages that are indexed in memory</source>
        <translation>メモリ内で索引を作る新しい箇所の数</translation>
    </message>
    <message>
        <source>Vectors from which a graph is searched</source>
        <translation>グラフで検索するベクトル数の下限</translation>
    </message>
    <message>
        <source>Passages that a reranker reads, at most</source>
        <translation>リランカーが読む箇所の最大数</translation>
    </message>
    <message>
        <source>Of them, for each passage wanted</source>
        <translation>そのうち、必要な箇所 1 件あたりの数</translation>
    </message>
    <message>
        <source>Of them, besides</source>
        <translation>そのうち、追加する数</translation>
    </message>
    <message>
        <source>It says yes or no of each</source>
        <translation>各箇所に「はい」か「いいえ」で答える</translation>
    </message>
    <message>
        <source>Sentences on either side that count as near</source>
        <translation>近いとみなす前後それぞれの文の数</translation>
    </message>
    <message>
        <source>Weight of a term in a near sentence</source>
        <translation>近い文にある語の重み</translation>
    </message>
    <message>
        <source>Weight of a term in a heading</source>
        <translation>見出しにある語の重み</translation>
    </message>
    <message>
        <source>Weight of a term elsewhere in the passage</source>
        <translation>箇所のほかの部分にある語の重み</translation>
    </message>
    <message>
        <source>Share of the question that one sentence must speak of</source>
        <translation>1 つの文が述べるべき質問の割合</translation>
    </message>
    <message>
        <source>Sentences, at most</source>
        <translation>文の最大数</translation>
    </message>
    <message>
        <source>Share of the best sentence&apos;s score that is needed</source>
        <translation>最良の文のスコアに対して必要な割合</translation>
    </message>
    <message>
        <source>Discount for the same paper</source>
        <translation>同じ論文の割引</translation>
    </message>
    <message>
        <source>Overlap of words that counts as repeating</source>
        <translation>繰り返しとみなす語の重なり</translation>
    </message>
    <message>
        <source>Words of a quote, at most</source>
        <translation>引用文の語数の上限</translation>
    </message>
    <message>
        <source>Tokens of an answer, at least</source>
        <translation>回答のトークン数の下限</translation>
    </message>
    <message>
        <source>Tokens of an answer, at most</source>
        <translation>回答のトークン数の上限</translation>
    </message>
    <message>
        <source>Share of the context that an answer may take</source>
        <translation>回答が使えるコンテキストの割合</translation>
    </message>
    <message>
        <source>Statements, at most</source>
        <translation>主張の最大数</translation>
    </message>
    <message>
        <source>Remarks of the model, at most</source>
        <translation>モデルの補足の最大数</translation>
    </message>
    <message>
        <source>Refused statements go back once</source>
        <translation>拒否された主張を一度モデルに戻す</translation>
    </message>
    <message>
        <source>Likeness of a quote to its page that is needed</source>
        <translation>引用文とページの間に必要な類似度</translation>
    </message>
    <message>
        <source>Nearest passages shown</source>
        <translation>表示する最も近い箇所の数</translation>
    </message>
    <message>
        <source>Terms shown, at most</source>
        <translation>表示する語の最大数</translation>
    </message>
    <message>
        <source>Questions offered, at most</source>
        <translation>提示する質問の最大数</translation>
    </message>
    <message>
        <source>Sentences that speak of it, at least</source>
        <translation>それについて述べる文の最小数</translation>
    </message>
    <message>
        <source>How closely two words go together</source>
        <translation>2 つの語の結び付きの強さ</translation>
    </message>
    <message>
        <source>Letters of a word, at least</source>
        <translation>語の文字数の下限</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>箇所</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>検索パラメーター</translation>
    </message>
    <message>
        <source>Meaning learned from the library</source>
        <translation>ライブラリから学習した意味</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>索引</translation>
    </message>
    <message>
        <source>Order by a model</source>
        <translation>モデルによる並べ替え</translation>
    </message>
    <message>
        <source>Is the topic there?</source>
        <translation>主題が述べられているか</translation>
    </message>
    <message>
        <source>What a sentence counts as an answer</source>
        <translation>回答としての文の評価</translation>
    </message>
    <message>
        <source>Answers in the papers&apos; words</source>
        <translation>論文の原文による回答</translation>
    </message>
    <message>
        <source>Answers written by a model</source>
        <translation>モデルが書く回答</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>確信度</translation>
    </message>
    <message>
        <source>Refusals</source>
        <translation>回答拒否</translation>
    </message>
    <message>
        <source>Follow-up questions</source>
        <translation>続けて尋ねる質問</translation>
    </message>
    <message>
        <source>Whole sentences</source>
        <translation>文単位</translation>
    </message>
    <message>
        <source>Whole paragraphs</source>
        <translation>段落単位</translation>
    </message>
    <message>
        <source>Characters, at the best place</source>
        <translation>文字数、最適な位置で</translation>
    </message>
    <message>
        <source>Characters, anywhere</source>
        <translation>文字数、任意の位置で</translation>
    </message>
    <message>
        <source>As many of each list as said</source>
        <translation>各リストから指定した数</translation>
    </message>
    <message>
        <source>As many as the passages wanted ask for</source>
        <translation>必要な箇所の数に応じた数</translation>
    </message>
    <message>
        <source>The same, and some besides</source>
        <translation>同じ数に追加分を加える</translation>
    </message>
    <message>
        <source>By how much the space knows</source>
        <translation>空間が知る度合いに応じて</translation>
    </message>
    <message>
        <source>Lowest to highest of all</source>
        <translation>全体の最低から最高</translation>
    </message>
    <message>
        <source>Lowest to highest of each list</source>
        <translation>各リストの最低から最高</translation>
    </message>
    <message>
        <source>Reciprocal ranks</source>
        <translation>逆順位</translation>
    </message>
    <message>
        <source>From many pages and papers</source>
        <translation>多くのページと論文から</translation>
    </message>
    <message>
        <source>The best of each page</source>
        <translation>各ページの最良</translation>
    </message>
    <message>
        <source>As they are ranked</source>
        <translation>順位のまま</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Save, export, import, remove</source>
        <translation>保存、エクスポート、インポート、削除</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>Save under a name...</source>
        <translation>名前を付けて保存...</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>エクスポート...</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>インポート...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Back to the profile: %1</source>
        <translation>プロファイルの値に戻す：%1</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>%1〜%2</translation>
    </message>
    <message>
        <source>Save profile</source>
        <translation>プロファイルを保存</translation>
    </message>
    <message>
        <source>Name: letters, digits, - and _</source>
        <translation>名前：英字、数字、-、_</translation>
    </message>
    <message>
        <source>Import profile</source>
        <translation>プロファイルをインポート</translation>
    </message>
    <message>
        <source>Export profile</source>
        <translation>プロファイルをエクスポート</translation>
    </message>
    <message>
        <source>Profiles (*.json)</source>
        <translation>プロファイル (*.json)</translation>
    </message>
    <message>
        <source>Adduce</source>
        <translation>Adduce</translation>
    </message>
    <message>
        <source>As the design “%1”</source>
        <translation>設計「%1」のとおり</translation>
    </message>
    <message>
        <source>standard: %1</source>
        <translation>標準: %1</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>標準</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) changed</source>
        <translation>
            <numerusform>%Ln 個の値を変更</numerusform>
        </translation>
    </message>
    <message>
        <source>Weight of a word that only asks (&quot;took part&quot;)</source>
        <translation>問いかけるだけの語の重み（“took part”）</translation>
    </message>
    <message>
        <source>Passages whose sentences are looked at</source>
        <translation>文を調べる箇所の数</translation>
    </message>
    <message>
        <source>Usual length of a sentence, in words that carry meaning</source>
        <translation>文の通常の長さ（意味を持つ語の数）</translation>
    </message>
    <message>
        <source>Probability of an answer that is needed</source>
        <translation>必要な回答の確率</translation>
    </message>
    <message>
        <source>High from this probability</source>
        <translation>この確率から「高」</translation>
    </message>
    <message>
        <source>Medium from this probability</source>
        <translation>この確率から「中」</translation>
    </message>
    <message>
        <source>Medium from this share of the question</source>
        <translation>「中」とする質問の割合の下限</translation>
    </message>
    <message>
        <source>High from this share of the question</source>
        <translation>「高」とする質問の割合の下限</translation>
    </message>
    <message>
        <source>Letters of a word that may be mistyped, at least</source>
        <translation>打ち間違いとみなす単語の最少文字数</translation>
    </message>
    <message>
        <source>Mistakes in a word, for each of its letters, at most</source>
        <translation>単語の1文字あたりの間違いの上限</translation>
    </message>
    <message>
        <source>Mistakes that each doubling of a word&apos;s passages outweighs</source>
        <translation>単語のあるパッセージが2倍になるごとに相殺される間違い</translation>
    </message>
    <message>
        <source>Passages that a word of questions counts for</source>
        <translation>疑問文の語が相当するパッセージ数</translation>
    </message>
    <message>
        <source>Translations of a word, at most</source>
        <translation>1語の訳語の上限</translation>
    </message>
    <message>
        <source>Words of a translation, at most</source>
        <translation>訳語の語数の上限</translation>
    </message>
    <message>
        <source>Letters of each part of a compound, at least</source>
        <translation>複合語の各部分の最少文字数</translation>
    </message>
    <message>
        <source>Differences from a word of the library, for each letter, at most</source>
        <translation>ライブラリの語との1文字あたりの違いの上限</translation>
    </message>
    <message>
        <source>Weight of a word that was not found</source>
        <translation>見つからなかった語の重み</translation>
    </message>
    <message>
        <source>Senses of a word that are looked at</source>
        <translation>調べる語義の数</translation>
    </message>
    <message>
        <source>What a synonym counts</source>
        <translation>同義語の重み</translation>
    </message>
    <message>
        <source>Factor of the rarer senses</source>
        <translation>まれな語義の係数</translation>
    </message>
    <message>
        <source>What a derived word counts</source>
        <translation>派生語の重み</translation>
    </message>
    <message>
        <source>What a word of like meaning counts</source>
        <translation>似た意味の語の重み</translation>
    </message>
    <message>
        <source>Rows of tables that are looked at</source>
        <translation>調べる表の行数</translation>
    </message>
    <message>
        <source>Mistyped words</source>
        <translation>打ち間違えた語</translation>
    </message>
    <message>
        <source>Questions in another language</source>
        <translation>別の言語の質問</translation>
    </message>
    <message>
        <source>Words of like meaning</source>
        <translation>似た意味の語</translation>
    </message>
    <message>
        <source>Words of a quote that is no whole sentence, at least</source>
        <translation>文全体でない引用の最少語数</translation>
    </message>
    <message>
        <source>Share of a clause&apos;s words that its evidence must hold</source>
        <translation>節の語のうち根拠に必要な割合</translation>
    </message>
    <message>
        <source>Words from which a clause is no short one</source>
        <translation>この語数から節は短くない</translation>
    </message>
    <message>
        <source>The same share for a short clause</source>
        <translation>短い節での同じ割合</translation>
    </message>
    <message>
        <source>Weight of what the evidence holds in a score</source>
        <translation>スコアにおける根拠の内容の重み</translation>
    </message>
    <message>
        <source>Factor of a score for a foreign number or name</source>
        <translation>根拠にない数や名前のスコア係数</translation>
    </message>
    <message>
        <source>Factor of a score for a contradiction</source>
        <translation>矛盾のスコア係数</translation>
    </message>
    <message>
        <source>Factor of a score for what is not proved</source>
        <translation>証明されないもののスコア係数</translation>
    </message>
    <message>
        <source>Papers on a topic, at most</source>
        <translation>一つの主題の論文数の上限</translation>
    </message>
    <message>
        <source>Sentences of a summary, at most</source>
        <translation>要約の文数の上限</translation>
    </message>
    <message>
        <source>Sentences of a section, at most</source>
        <translation>節の文数の上限</translation>
    </message>
    <message>
        <source>Passages read of a paper or section</source>
        <translation>論文や節から読む箇所の数</translation>
    </message>
    <message>
        <source>Share of the question that a partial answer speaks of</source>
        <translation>部分的な回答が扱う質問の割合</translation>
    </message>
    <message>
        <source>Sentences of a partial answer</source>
        <translation>部分的な回答の文数</translation>
    </message>
    <message>
        <source>Sentences also said, at most</source>
        <translation>ほかの記述の文数の上限</translation>
    </message>
    <message>
        <source>Least share of the best score, also said</source>
        <translation>ほかの記述の最良スコアに対する最小割合</translation>
    </message>
    <message>
        <source>Shared words of sentences that differ in a number</source>
        <translation>数が異なる文の共通語の割合</translation>
    </message>
    <message>
        <source>Shared words of sentences that differ in a direction</source>
        <translation>方向が異なる文の共通語の割合</translation>
    </message>
    <message>
        <source>Fewest shared words of sentences that differ</source>
        <translation>異なる文の共通語の最小数</translation>
    </message>
    <message>
        <source>High from this share of a model&apos;s words</source>
        <translation>モデルの語のこの割合から高</translation>
    </message>
    <message>
        <source>Medium from this share of a model&apos;s words</source>
        <translation>モデルの語のこの割合から中</translation>
    </message>
    <message>
        <source>A word that sentences of a column mostly have</source>
        <translation>列の文によくある語</translation>
    </message>
    <message>
        <source>Its usual section</source>
        <translation>通常の節</translation>
    </message>
    <message>
        <source>Speaking of the study itself</source>
        <translation>研究自体について述べる</translation>
    </message>
    <message>
        <source>Less for citing others</source>
        <translation>他を引用すると減点</translation>
    </message>
    <message>
        <source>Fewest points of a column&apos;s sentence</source>
        <translation>列の文の最低点</translation>
    </message>
    <message>
        <source>Share of the best points for further sentences</source>
        <translation>追加の文の最高点に対する割合</translation>
    </message>
    <message>
        <source>Sentences of a column, at most</source>
        <translation>列の文の上限</translation>
    </message>
    <message>
        <source>Columns of every study</source>
        <translation>すべての研究の列</translation>
    </message>
    <message>
        <source>Places of sentences that cannot be quoted, at most</source>
        <translation>引用できない文の箇所の上限</translation>
    </message>
    <message>
        <source>Lines of a sentence that cannot be quoted, at most</source>
        <translation>引用できない文の行数の上限</translation>
    </message>
    <message>
        <source>Least share of the best score, cannot be quoted</source>
        <translation>最良スコアに対する最小の割合（引用不可）</translation>
    </message>
    <message>
        <source>A model puts the question in the words of a search</source>
        <translation>モデルが質問を検索の言葉に直す</translation>
    </message>
    <message>
        <source>A model names what the question points at in the conversation</source>
        <translation>質問が会話の何を指すかをモデルが示す</translation>
    </message>
    <message>
        <source>Sub-questions that it is split into, at most (0: none)</source>
        <translation>分割する小問の最大数（0: 分割しない）</translation>
    </message>
    <message>
        <source>Turns of the conversation that a model is told of</source>
        <translation>モデルに伝える会話のやりとりの数</translation>
    </message>
    <message>
        <source>Choices of a question that is asked back, at most</source>
        <translation>聞き返しの選択肢の最大数</translation>
    </message>
    <message>
        <source>Answers that a model imagines, to search for what is like them</source>
        <translation>似たものを探すためにモデルが想定する回答の数</translation>
    </message>
    <message>
        <source>Passages found for each that stays when they are thinned</source>
        <translation>間引きで残る一箇所あたりに探す箇所の数</translation>
    </message>
    <message>
        <source>Passages found then, at least</source>
        <translation>その際に探す箇所の最小数</translation>
    </message>
    <message>
        <source>A model is asked about passages one by one</source>
        <translation>箇所を一つずつモデルに尋ねる</translation>
    </message>
    <message>
        <source>Passages that are examined, for each passage wanted</source>
        <translation>必要な箇所ごとに確認する箇所の数</translation>
    </message>
    <message>
        <source>Passages that are examined, at most</source>
        <translation>確認する箇所の最大数</translation>
    </message>
    <message>
        <source>Mean score of the best (z) from which nobody is asked</source>
        <translation>上位の平均スコア（z）がこの値以上なら尋ねない</translation>
    </message>
    <message>
        <source>Gap behind them (standard deviations) from which nobody is asked</source>
        <translation>その後の差（標準偏差）がこの値以上なら尋ねない</translation>
    </message>
    <message>
        <source>Score of a passage that was not judged</source>
        <translation>判定されなかった箇所のスコア</translation>
    </message>
    <message>
        <source>Score that a passage needs to stay</source>
        <translation>箇所が残るために必要なスコア</translation>
    </message>
    <message>
        <source>How the scores become one</source>
        <translation>スコアのまとめ方</translation>
    </message>
    <message>
        <source>Additive: share of the reranker</source>
        <translation>加算: リランカーの割合</translation>
    </message>
    <message>
        <source>Additive: share of the opinion</source>
        <translation>加算: 判定の割合</translation>
    </message>
    <message>
        <source>Additive: bonus of a direct answer</source>
        <translation>加算: 直接の回答への加点</translation>
    </message>
    <message>
        <source>Weighted: weight of the reranker</source>
        <translation>加重: リランカーの重み</translation>
    </message>
    <message>
        <source>Weighted: weight of an opinion that finds a direct answer</source>
        <translation>加重: 直接の回答を見つけた判定の重み</translation>
    </message>
    <message>
        <source>Weighted: weight of any other opinion</source>
        <translation>加重: その他の判定の重み</translation>
    </message>
    <message>
        <source>Weighted: weight of retrieval</source>
        <translation>加重: 検索の重み</translation>
    </message>
    <message>
        <source>Who says whether what was found is enough</source>
        <translation>見つかったものが十分かを誰が判断するか</translation>
    </message>
    <message>
        <source>Similarity of the best passage that is enough</source>
        <translation>最良の箇所がこの類似度なら十分</translation>
    </message>
    <message>
        <source>Mean similarity that is enough</source>
        <translation>平均がこの類似度なら十分</translation>
    </message>
    <message>
        <source>Both are needed</source>
        <translation>両方が必要</translation>
    </message>
    <message>
        <source>Questions for what is missing, at most</source>
        <translation>足りないものを尋ねる質問の最大数</translation>
    </message>
    <message>
        <source>Seconds that a model may take over a step</source>
        <translation>一つの段階でモデルが使える秒数</translation>
    </message>
    <message>
        <source>Tokens of its reply, at most</source>
        <translation>応答のトークンの最大数</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>同時の要求数</translation>
    </message>
    <message>
        <source>Understanding the question by a model</source>
        <translation>モデルによる質問の理解</translation>
    </message>
    <message>
        <source>Passages examined by a model</source>
        <translation>モデルが確認する箇所</translation>
    </message>
    <message>
        <source>Is it enough?</source>
        <translation>十分か？</translation>
    </message>
    <message>
        <source>Limits of what a model is asked on the way</source>
        <translation>途中でモデルに尋ねる際の上限</translation>
    </message>
    <message>
        <source>Additive</source>
        <translation>加算</translation>
    </message>
    <message>
        <source>Weighted</source>
        <translation>加重</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The scores</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>A model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Who decides what a question needs</source>
        <translation>質問に何が必要かを誰が判断するか</translation>
    </message>
    <message>
        <source>Passages that a decision may ask for, at most</source>
        <translation>判断が求められる箇所の最大数</translation>
    </message>
    <message>
        <source>A model checks whether the passages hold the answer</source>
        <translation>箇所が回答を支えるかをモデルが確認する</translation>
    </message>
    <message>
        <source>A model checks whether it answers the question</source>
        <translation>質問に答えているかをモデルが確認する</translation>
    </message>
    <message>
        <source>Attempts then, at most</source>
        <translation>その際の試行の最大数</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>A model, with how many passages</source>
        <translation>モデル（箇所の数も）</translation>
    </message>
    <message>
        <source>A model: papers or web</source>
        <translation>モデル: 論文かウェブ</translation>
    </message>
    <message>
        <source>All of it is begun at once</source>
        <translation>すべてを同時に始める</translation>
    </message>
    <message>
        <source>The weather of a place is looked up on the web (Open-Meteo)</source>
        <translation>場所の天気をウェブで調べる（Open-Meteo）</translation>
    </message>
    <message>
        <source>Searched beside the papers, whatever they say</source>
        <translation>論文の内容にかかわらず併せて検索</translation>
    </message>
    <message>
        <source>Searched where the papers are not enough</source>
        <translation>論文が足りないときに検索</translation>
    </message>
    <message>
        <source>Scores are flat below this mean of the best</source>
        <translation>上位の平均がこれ未満ならスコアは平坦</translation>
    </message>
    <message>
        <source>Or below this distance to the next</source>
        <translation>または次との差がこれ未満</translation>
    </message>
    <message>
        <source>Passages of help, of which fewer are few</source>
        <translation>役立つ箇所がこれより少なければ不足</translation>
    </message>
    <message>
        <source>Pages that a search engine names, at most</source>
        <translation>検索エンジンが挙げるページの最大数</translation>
    </message>
    <message>
        <source>Articles of an encyclopedia, at most</source>
        <translation>百科事典の項目の最大数</translation>
    </message>
    <message>
        <source>Seconds for searching and reading the pages</source>
        <translation>ページの検索と読み込みの秒数</translation>
    </message>
    <message>
        <source>What a sentence of a page counts beside a paper&apos;s</source>
        <translation>論文の文に対するページの文の重み</translation>
    </message>
    <message>
        <source>The web, where a question may search it</source>
        <translation>ウェブ（質問で許可された場合）</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>No passage stands out</source>
        <translation>際立つ箇所がない</translation>
    </message>
    <message>
        <source>Few passages help</source>
        <translation>役立つ箇所が少ない</translation>
    </message>
    <message>
        <source>Questions and answers of the conversation that a model may see</source>
        <translation>モデルが見てよい会話の質問と回答の数</translation>
    </message>
    <message>
        <source>The conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Sentences of it that the model that writes is told (0: none)</source>
        <translation>書くモデルに伝える会話の文の数(0:なし)</translation>
    </message>
    <message>
        <source>Share of the question that such a sentence must speak of</source>
        <translation>そのような文が触れるべき質問の割合</translation>
    </message>
    <message>
        <source>A question without a scope is asked of the collections that it is for</source>
        <translation>範囲のない質問は、対象となるコレクションに尋ねる</translation>
    </message>
    <message>
        <source>How much more one collection must share with it, without a model</source>
        <translation>モデルなしで、一つのコレクションが何倍多く共有すべきか</translation>
    </message>
    <message>
        <source>Share of the question that it must speak of then</source>
        <translation>そのとき触れるべき質問の割合</translation>
    </message>
    <message>
        <source>Titles that describe a collection without a description</source>
        <translation>説明のないコレクションを表す題名の数</translation>
    </message>
    <message>
        <source>Topics offered, at most</source>
        <translation>提示する話題の最大数</translation>
    </message>
    <message>
        <source>Questions that are looked up for them</source>
        <translation>そのために調べる質問の数</translation>
    </message>
    <message>
        <source>The model that writes makes them</source>
        <translation>書くモデルが作る</translation>
    </message>
    <message>
        <source>What the model writes</source>
        <translation>モデルが書くもの</translation>
    </message>
    <message>
        <source>Statements with quotes</source>
        <translation>引用付きの主張</translation>
    </message>
    <message>
        <source>Free text, then taken apart into statements</source>
        <translation>自由な文章、次に主張に分解</translation>
    </message>
    <message>
        <source>How questions are answered. Holds from the next one on; each answer keeps the profile that it was made with. Papers that were cut otherwise than a profile asks are cut so, too, once it is asked by.</source>
        <translation>質問への答え方。次の質問から有効です。それぞれの回答には、作られたときのプロファイルが残ります。プロファイルが求める方法と違う方法で分割された論文は、そのプロファイルで質問するとその方法でも分割されます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) in the library were cut otherwise than this profile asks. They are cut so, too, when you ask next; until then their passages are searched as they are.</source>
        <translation>
            <numerusform>ライブラリの %Ln 件の論文は、このプロファイルが求める方法とは別の方法で分割されています。次に質問するとこの方法でも分割され、それまでは今の箇所のまま検索されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>A model remembers what will be of use, where that is allowed</source>
        <translation>許可されている場合、モデルが役立つことを覚える</translation>
    </message>
    <message>
        <source>How sure of it the model must be</source>
        <translation>モデルに必要な確信度</translation>
    </message>
    <message>
        <source>Letters of a line, at most</source>
        <translation>1 行の最大文字数</translation>
    </message>
    <message>
        <source>Lines that the model is told of</source>
        <translation>モデルに伝える行数</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>記憶</translation>
    </message>
    <message>
        <source>Shorter questions offered</source>
        <translation>示す短い質問の数</translation>
    </message>
    <message>
        <source>Shorter questions looked up</source>
        <translation>調べる短い質問の数</translation>
    </message>
    <message>
        <source>Share for the nearest title</source>
        <translation>最も近い題名に必要な割合</translation>
    </message>
    <message>
        <source>Share for a page without a quote</source>
        <translation>引用文のないページに必要な割合</translation>
    </message>
    <message>
        <source>Passages that are compared for it, for each passage wanted</source>
        <translation>そのために比べる段落数（必要な段落 1 つにつき）</translation>
    </message>
    <message>
        <source>Share of them for searching and fetching</source>
        <translation>そのうち検索と取得に使う割合</translation>
    </message>
    <message>
        <source>Days before today</source>
        <translation>今日より前の日数</translation>
    </message>
    <message>
        <source>Days from today on</source>
        <translation>今日からの日数</translation>
    </message>
    <message>
        <source>Hours of a rolling mean</source>
        <translation>移動平均の時間数</translation>
    </message>
    <message>
        <source>Standard deviations from the mean that are unusual</source>
        <translation>異常とみなす平均からの標準偏差の倍数</translation>
    </message>
    <message>
        <source>Wind that is calm, below (km/h)</source>
        <translation>これ未満を静穏とする風速（km/h）</translation>
    </message>
    <message>
        <source>Gusts that are told, from (km/h)</source>
        <translation>突風として数える風速、以上（km/h）</translation>
    </message>
    <message>
        <source>Seconds for finding the place</source>
        <translation>場所を探す秒数</translation>
    </message>
    <message>
        <source>Seconds for its weather</source>
        <translation>その天気を得る秒数</translation>
    </message>
    <message>
        <source>The model that writes says in words what the figures say</source>
        <translation>数値の意味を、文章を書くモデルが言葉にする</translation>
    </message>
    <message>
        <source>The weather of a place</source>
        <translation>場所の天気</translation>
    </message>
    <message>
        <source>These with their answers, to name what a question points at</source>
        <translation>質問が指すものを示すため、回答も含める</translation>
    </message>
    <message>
        <source>Temperature of the model (below 0: as it is set)</source>
        <translation>モデルの温度（0 未満：設定のまま）</translation>
    </message>
    <message>
        <source>How places are marked in text</source>
        <translation>テキストでの出典の示し方</translation>
    </message>
    <message>
        <source>[Source, p. 4]</source>
        <translation>[出典、4 ページ]</translation>
    </message>
    <message>
        <source>[Section 4 Discussion, Page 4]</source>
        <translation>[Section 4 Discussion, Page 4]</translation>
    </message>
    <message>
        <source>[Source/p.4]</source>
        <translation>[出典/p.4]</translation>
    </message>
    <message>
        <source>(Source, passage)</source>
        <translation>（出典、段落）</translation>
    </message>
    <message>
        <source>Passages that a chat model puts in order (0: all)</source>
        <translation>チャットモデルが並べる段落数（0：すべて）</translation>
    </message>
    <message>
        <source>The model that writes does it, where none is chosen</source>
        <translation>選ばれていなければ、文章を書くモデルが行う</translation>
    </message>
    <message>
        <source>What it does not say yes of is left out</source>
        <translation>肯定されなかったものは除く</translation>
    </message>
    <message>
        <source>BM25: worth of a word that several sentences say (k3)</source>
        <translation>BM25：複数の文に現れる語の重み（k3）</translation>
    </message>
    <message>
        <source>Weight of two words that stand together in both</source>
        <translation>質問と本文の両方で隣り合う二語の重み</translation>
    </message>
    <message>
        <source>Words that such two may be apart</source>
        <translation>その二語の最大の隔たり（語数）</translation>
    </message>
    <message>
        <source>Share of the question that the nearest must hold for full weight</source>
        <translation>最も近い箇所が全重みを得るために含むべき質問の割合</translation>
    </message>
    <message>
        <source>How steeply the weight of meaning falls below it</source>
        <translation>それを下回るときの意味の重みの下がり方</translation>
    </message>
    <message>
        <source>How many nearest passages are looked at</source>
        <translation>調べる最も近い箇所の数</translation>
    </message>
    <message>
        <source>Share that the best by words must hold to judge that</source>
        <translation>それを判断するために語で最良の箇所が含むべき割合</translation>
    </message>
    <message>
        <source>How tokens are counted</source>
        <translation>トークンの数え方</translation>
    </message>
    <message>
        <source>By an estimate</source>
        <translation>見積もりによる</translation>
    </message>
    <message>
        <source>cl100k_base, if installed</source>
        <translation>cl100k_base（ある場合）</translation>
    </message>
</context>
<context>
    <name>adduce::PromptsSettingsPage</name>
    <message>
        <source>Use this prompt</source>
        <translation>このプロンプトを使用</translation>
    </message>
    <message>
        <source>What the prompt is for</source>
        <translation>プロンプトの用途</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>As it is built in.</source>
        <translation>組み込みのままです。</translation>
    </message>
    <message>
        <source>The profile in use has a prompt of its own for this task, which is used instead of this one.</source>
        <translation>使用中のプロファイルにこの用途専用のプロンプトがあるため、ここのプロンプトの代わりにそれが使われます。</translation>
    </message>
    <message>
        <source>%1, %2 than the built-in prompt.</source>
        <translation>組み込みのプロンプトとの違い：%1、%2。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) more</source>
        <translation>
            <numerusform>%Ln 行の追加</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) less</source>
        <translation>
            <numerusform>%Ln 行の削除</numerusform>
        </translation>
    </message>
    <message>
        <source>What differs from the built-in prompt</source>
        <translation>組み込みプロンプトとの違い</translation>
    </message>
    <message>
        <source>A Mustache template. It must hold %1. What stands above the line of three dashes is the model&apos;s instruction.</source>
        <translation>Mustache テンプレートです。%1 を含める必要があります。ハイフン 3 つの行より上がモデルへの指示です。</translation>
    </message>
</context>
<context>
    <name>adduce::QuerySetDialog</name>
    <message>
        <source>Edit questions</source>
        <translation>質問を編集</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリ</translation>
    </message>
    <message>
        <source>Right pages</source>
        <translation>正解のページ</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>セットの名前</translation>
    </message>
    <message>
        <source>Save a copy...</source>
        <translation>コピーを保存...</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Add question</source>
        <translation>質問を追加</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Right pages: the file&apos;s name and its pages, such as paper.pdf: 4, 27; other.pdf: 3. A question that must be refused has none.</source>
        <translation>正解のページ：ファイル名とページを「paper.pdf: 4, 27; other.pdf: 3」のように指定します。回答してはならない質問には指定しません。</translation>
    </message>
    <message>
        <source>Save set of questions</source>
        <translation>質問セットを保存</translation>
    </message>
    <message>
        <source>Sets of questions (*.json)</source>
        <translation>質問セット (*.json)</translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>変更を破棄</translation>
    </message>
    <message>
        <source>Discard what you changed in these questions?</source>
        <translation>これらの質問への変更を破棄しますか？</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>編集を続ける</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Make a set</source>
        <translation>セットを作成</translation>
    </message>
    <message>
        <source>Answered by</source>
        <translation>答えとなる文</translation>
    </message>
    <message>
        <source>Save...</source>
        <translation>保存...</translation>
    </message>
    <message>
        <source>Tick the questions that are to be asked.</source>
        <translation>尋ねる質問にチェックを入れてください。</translation>
    </message>
    <message>
        <source>%1, which is not searched for it</source>
        <translation>%1（この質問では検索しません）</translation>
    </message>
    <message>
        <source>These are proposals. Tick the ones that their sentence answers, and that the papers left cannot answer where one must be refused; change their words as you like. The others are not asked.</source>
        <translation>これらは提案です。文が答えになっているもの、また拒否すべき質問では残りの論文が答えられないものにチェックを入れてください。文言は自由に変更できます。それ以外は尋ねません。</translation>
    </message>
</context>
<context>
    <name>adduce::QuestionBox</name>
    <message>
        <source>Ask</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Editing a question: its answer becomes another version</source>
        <translation>質問を編集中：回答は別のバージョンになります</translation>
    </message>
    <message>
        <source>Enter asks  ·  Shift+Enter starts a new line</source>
        <translation>Enter で質問  ·  Shift+Enter で改行</translation>
    </message>
    <message>
        <source>Ask a follow-up question</source>
        <translation>続けて質問する</translation>
    </message>
    <message>
        <source>Ask your papers a question</source>
        <translation>論文に質問する</translation>
    </message>
</context>
<context>
    <name>adduce::QuestionEdit</name>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
</context>
<context>
    <name>adduce::QuestionFilter</name>
    <message>
        <source>All outcomes</source>
        <translation>すべての結果</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>不正解</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>未質問</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>すべての分類</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>カテゴリ</translation>
    </message>
    <message>
        <source>Filter the questions</source>
        <translation>質問を絞り込む</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln question(s)</source>
        <translation>
            <numerusform>質問 %Ln 件中 %1 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Model failed</source>
        <translation>モデルが失敗</translation>
    </message>
</context>
<context>
    <name>adduce::QuestionList</name>
    <message>
        <source>Questions</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Answers of</source>
        <translation>表示する回答の条件</translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>質問 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 right, %2 wrong, %3 not asked</source>
        <translation>正解 %1、不正解 %2、未質問 %3</translation>
    </message>
    <message>
        <source>Judge as right</source>
        <translation>正解と判定</translation>
    </message>
    <message>
        <source>Judge as wrong</source>
        <translation>不正解と判定</translation>
    </message>
    <message>
        <source>Take my judgement back</source>
        <translation>自分の判定を取り消す</translation>
    </message>
</context>
<context>
    <name>adduce::QuestionSets</name>
    <message>
        <source>Open a set of questions</source>
        <translation>質問セットを開く</translation>
    </message>
    <message>
        <source>Sets of questions (*.json *.jsonl *.csv *.tsv)</source>
        <translation>質問セット (*.json *.jsonl *.csv *.tsv)</translation>
    </message>
</context>
<context>
    <name>adduce::QuoteActions</name>
    <message>
        <source>The selected words do not stand on the page in this order, so that they cannot be quoted. Select a stretch of one column.</source>
        <translation>選択した語は、ページ上でこの順に並んでいないため引用できません。1 つの段の中で続いた範囲を選択してください。</translation>
    </message>
    <message>
        <source>Select words on a page first.</source>
        <translation>先にページの言葉を選択してください。</translation>
    </message>
</context>
<context>
    <name>adduce::QuoteCard</name>
    <message>
        <source>section %1</source>
        <translation>節 %1</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>%1 / %2 ページ</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>%1 ページ</translation>
    </message>
    <message>
        <source>Why: beside a passage that was found · final %1</source>
        <translation>理由：見つかった箇所の隣 · 最終 %1</translation>
    </message>
    <message>
        <source>Why: keyword %1 · vector %2 · final %3</source>
        <translation>理由：キーワード %1 · ベクトル %2 · 最終 %3</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>引用文</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>完全一致</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Add to evidence</source>
        <translation>根拠に追加</translation>
    </message>
    <message>
        <source>Enter opens</source>
        <translation>Enter で開く</translation>
    </message>
</context>
<context>
    <name>adduce::QuoteChecker</name>
    <message>
        <source>Looking for quote %L1 of %L2</source>
        <translation>引用文を検索中 %L1 / %L2</translation>
    </message>
</context>
<context>
    <name>adduce::QuoteChooser</name>
    <message>
        <source>Use this quote</source>
        <translation>この引用文を使用</translation>
    </message>
    <message>
        <source>Choose a quote</source>
        <translation>引用文を選択</translation>
    </message>
    <message>
        <source>Words to find</source>
        <translation>検索する語</translation>
    </message>
    <message>
        <source>Words that the sentence speaks of</source>
        <translation>文が述べている内容の語</translation>
    </message>
    <message>
        <source>Sentences of the papers</source>
        <translation>論文の文</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Type some words.</source>
        <translation>語を入力してください。</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>No sentence speaks of that.</source>
        <translation>それについて述べた文はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s)</source>
        <translation>
            <numerusform>%Ln 文</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::QuoteFoot</name>
    <message>
        <source>Previous cited sentence</source>
        <translation>前の引用された文</translation>
    </message>
    <message>
        <source>Next cited sentence</source>
        <translation>次の引用された文</translation>
    </message>
    <message>
        <source>Ask about this</source>
        <translation>これについて質問</translation>
    </message>
    <message>
        <source>Add to evidence</source>
        <translation>根拠に追加</translation>
    </message>
    <message>
        <source>Selected: “%1”</source>
        <translation>選択中：「%1」</translation>
    </message>
    <message>
        <source>Cited sentence %1 of %2</source>
        <translation>引用された文 %1 / %2</translation>
    </message>
    <message>
        <source>section %1</source>
        <translation>節 %1</translation>
    </message>
    <message numerus="yes">
        <source>Cited in %Ln thread(s)</source>
        <translation>
            <numerusform>スレッド %Ln 件で引用</numerusform>
        </translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>ハイライト</translation>
    </message>
    <message>
        <source>Colours to highlight in</source>
        <translation>ハイライトの色</translation>
    </message>
</context>
<context>
    <name>adduce::RatingBar</name>
    <message>
        <source>This answer is right</source>
        <translation>この回答は正しい</translation>
    </message>
    <message>
        <source>This answer is right in part</source>
        <translation>この回答は一部正しい</translation>
    </message>
    <message>
        <source>This answer is wrong</source>
        <translation>この回答は誤り</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正しい</translation>
    </message>
    <message>
        <source>Partly</source>
        <translation>一部正しい</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>誤り</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderDock</name>
    <message>
        <source>Reader</source>
        <translation>リーダー</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderFile</name>
    <message>
        <source>No other program opened it: %1.</source>
        <translation>ほかのプログラムで開けませんでした：%1。</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderSide</name>
    <message>
        <source>Page %1</source>
        <translation>%1 ページ</translation>
    </message>
    <message>
        <source>This document names no parts.</source>
        <translation>この文書には見出しの情報がありません。</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>アウトライン</translation>
    </message>
    <message>
        <source>Pages, small</source>
        <translation>縮小ページ</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderToolbar</name>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>戻る (Alt+←)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>進む (Alt+→)</translation>
    </message>
    <message>
        <source>Find in this document</source>
        <translation>この文書内を検索</translation>
    </message>
    <message>
        <source>Dark pages in the dark theme</source>
        <translation>ダークテーマではページも暗くする</translation>
    </message>
    <message>
        <source>What can be done with this document</source>
        <translation>この文書に対する操作</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>アウトライン</translation>
    </message>
    <message>
        <source>Small pages</source>
        <translation>縮小ページ</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Fit the text</source>
        <translation>本文の幅に合わせる</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>The page as printed. Type the number of a page of the file to go there.</source>
        <translation>印刷されているページ番号です。ファイルのページ番号を入力すると、そのページに移動します。</translation>
    </message>
    <message>
        <source>%1, page %2</source>
        <translation>%1、%2 ページ</translation>
    </message>
    <message>
        <source>– %1 of %2</source>
        <translation>– %1 / %2</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>ハイライト</translation>
    </message>
</context>
<context>
    <name>adduce::ReadingSettingsPage</name>
    <message>
        <source>Leave them as they are</source>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>Ask me which to recognise</source>
        <translation>認識するものを確認する</translation>
    </message>
    <message>
        <source>Recognise their text at once</source>
        <translation>すぐにテキストを認識する</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Pages that are scans</source>
        <translation>スキャンされたページ</translation>
    </message>
    <message>
        <source>Also pages whose characters mean nothing. Recognising takes seconds a page.</source>
        <translation>文字が意味をなさないページも含みます。認識には 1 ページあたり数秒かかります。</translation>
    </message>
    <message>
        <source>Languages to recognise</source>
        <translation>認識する言語</translation>
    </message>
    <message>
        <source>No language is installed. To install English: sudo apt install tesseract-ocr-eng</source>
        <translation>言語がインストールされていません。英語をインストールするには：sudo apt install tesseract-ocr-eng</translation>
    </message>
    <message>
        <source>Those of your papers; each more makes it slower. Another language, German for example: sudo apt install tesseract-ocr-deu</source>
        <translation>論文の言語を選択します。言語を増やすほど遅くなります。ほかの言語（例：ドイツ語）を追加するには：sudo apt install tesseract-ocr-deu</translation>
    </message>
    <message>
        <source>Cut papers into passages as</source>
        <translation>論文を箇所に分ける方式</translation>
    </message>
    <message>
        <source>For papers that are read from now on. “adduce” is what answers best.</source>
        <translation>今後読み取る論文に適用されます。最もよい回答が得られるのは「adduce」です。</translation>
    </message>
    <message>
        <source>Give up on a document after</source>
        <translation>文書の読み取りを打ち切るまでの時間</translation>
    </message>
    <message>
        <source>Memory for one document</source>
        <translation>1 つの文書に使うメモリ</translation>
    </message>
    <message>
        <source>A document that needs more is listed as failed, with the reason.</source>
        <translation>これより多く必要とする文書は、理由とともに失敗として表示されます。</translation>
    </message>
</context>
<context>
    <name>adduce::ReferenceExport</name>
    <message>
        <source>Export references</source>
        <translation>文献情報をエクスポート</translation>
    </message>
    <message>
        <source>BibTeX (*.bib)</source>
        <translation>BibTeX (*.bib)</translation>
    </message>
    <message>
        <source>All that is known, as CSV (*.csv)</source>
        <translation>既知の情報すべてを CSV で (*.csv)</translation>
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
            <numerusform>文献 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln paper(s) to read</source>
        <translation>
            <numerusform>、読み取る論文 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln not understood, the first in line %1</source>
        <translation>
            <numerusform>、解釈できないもの %Ln 件（最初は %1 行目）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) described by references</source>
        <translation>
            <numerusform>文献情報が付いた文書 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Import references</source>
        <translation>文献情報をインポート</translation>
    </message>
    <message>
        <source>References (*.bib *.ris *.json zotero.sqlite);;All files (*)</source>
        <translation>文献情報 (*.bib *.ris *.json zotero.sqlite);;すべてのファイル (*)</translation>
    </message>
    <message numerus="yes">
        <source>; %Ln reference(s) without a paper kept</source>
        <translation>
            <numerusform>；論文のない文献情報 %Ln 件を保持しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %Ln highlight(s) taken over</source>
        <translation>
            <numerusform>、ハイライト %Ln 件を取り込みました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::RefusalPanel</name>
    <message>
        <source>Passages with your terms</source>
        <translation>検索語を含む箇所</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln paper(s)</source>
        <translation>
            <numerusform>論文 %Ln 件にあり</numerusform>
        </translation>
    </message>
    <message>
        <source>in no paper</source>
        <translation>どの論文にもなし</translation>
    </message>
    <message>
        <source>Nearest passages: they answer with a probability of %1; %2 is needed</source>
        <translation>最も近い箇所: 回答である確率は %1（%2 が必要）</translation>
    </message>
    <message>
        <source>Nearest passages, all under the floor of %1</source>
        <translation>最も近い箇所（すべて下限 %1 未満）</translation>
    </message>
    <message>
        <source>Near passage</source>
        <translation>近い箇所</translation>
    </message>
    <message>
        <source>Lacks: %1</source>
        <translation>不足：%1</translation>
    </message>
    <message>
        <source>Could not be searched</source>
        <translation>検索できなかった文書</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>What to try</source>
        <translation>次に試すこと</translation>
    </message>
    <message>
        <source>Show what could not be read</source>
        <translation>読み取れなかったものを表示</translation>
    </message>
    <message>
        <source>Edit question...</source>
        <translation>質問を編集...</translation>
    </message>
    <message>
        <source>Near words tried: %1</source>
        <translation>試した近い語: %1</translation>
    </message>
    <message>
        <source>Find papers on this question...</source>
        <translation>この質問に関する論文を探す...</translation>
    </message>
    <message>
        <source>Add papers of this computer...</source>
        <translation>このコンピューターの論文を追加...</translation>
    </message>
    <message>
        <source>Next steps</source>
        <translation>次の手がかり</translation>
    </message>
    <message>
        <source>Ask this</source>
        <translation>これを尋ねる</translation>
    </message>
    <message>
        <source>Ask: %1</source>
        <translation>尋ねる：%1</translation>
    </message>
    <message>
        <source>The papers answer this. %1</source>
        <translation>論文はこれに答えられます。%1</translation>
    </message>
    <message>
        <source>Open paper</source>
        <translation>論文を開く</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 を開く</translation>
    </message>
    <message>
        <source>Its title is nearest to the question.</source>
        <translation>その題名が質問に最も近いものです。</translation>
    </message>
</context>
<context>
    <name>adduce::RemovedPanel</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The answer has the sentence without that part.</source>
        <translation>回答にはその部分を除いた文が残っています。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed before you saw the answer</source>
        <translation>
            <numerusform>回答を表示する前に %Ln 件を取り除きました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::RemovedRow</name>
    <message>
        <source>Removed: %1</source>
        <translation>除外: %1</translation>
    </message>
    <message>
        <source>Looking for the nearest passage…</source>
        <translation>最も近い箇所を探しています…</translation>
    </message>
    <message>
        <source>Nothing that was found is near to it.</source>
        <translation>見つかったものに近い箇所はありません。</translation>
    </message>
    <message>
        <source>Nearest passage</source>
        <translation>最も近い箇所</translation>
    </message>
</context>
<context>
    <name>adduce::ReplayDialog</name>
    <message>
        <source>new</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>no more</source>
        <translation>なくなった</translation>
    </message>
    <message>
        <source>%1 new, %2 no more</source>
        <translation>新規 %1、なくなった %2</translation>
    </message>
    <message>
        <source>Asked by the profile in use: the numbers of then are not known.</source>
        <translation>使用中のプロファイルで質問: 当時の数値は不明です。</translation>
    </message>
    <message>
        <source>Asked of all papers: those of then are not known by name.</source>
        <translation>すべての論文に質問: 当時の対象は名前では分かりません。</translation>
    </message>
    <message>
        <source>A model wrote the answer, which was not asked again.</source>
        <translation>回答はモデルが書いたもので、再度は質問していません。</translation>
    </message>
    <message>
        <source>as it was</source>
        <translation>当時のまま</translation>
    </message>
    <message>
        <source>other evidence</source>
        <translation>別の根拠</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Asking again...</source>
        <translation>再度質問しています...</translation>
    </message>
    <message>
        <source>Compared with today</source>
        <translation>現在との比較</translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Question, stage, passage or sentence</source>
        <translation>質問・段階・箇所・文</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>What each stage finds otherwise</source>
        <translation>各段階で異なる結果</translation>
    </message>
    <message>
        <source>The questions are asked again of the papers alone, without a model; nothing is saved.</source>
        <translation>質問は論文だけに、モデルなしで再度行われます。何も保存されません。</translation>
    </message>
    <message numerus="yes">
        <source>All is as it was: %Ln question(s) asked again.</source>
        <translation>
            <numerusform>すべて当時のままです: %Ln 件の質問を再度行いました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln question(s) find other evidence.</source>
        <translation>
            <numerusform>%Ln 件の質問のうち %1 件で別の根拠が見つかりました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::RowCommands</name>
    <message numerus="yes">
        <source>%Ln row(s) added to “%1”</source>
        <translation>
            <numerusform>「%1」に %Ln 行を追加しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit claim</source>
        <translation>主張を編集</translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>メモを編集</translation>
    </message>
    <message>
        <source>Choose a quote</source>
        <translation>引用文を選択</translation>
    </message>
    <message>
        <source>Open in reader</source>
        <translation>リーダーで開く</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>出典付きでコピー</translation>
    </message>
    <message>
        <source>Choose a quote...</source>
        <translation>引用文を選択...</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Add to a table</source>
        <translation>表に追加</translation>
    </message>
</context>
<context>
    <name>adduce::RowsPane</name>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>This table is empty. Add to evidence from an answer, its cards or the reader, or add a row by hand.</source>
        <translation>この表は空です。回答、引用文のカード、リーダーから根拠に追加するか、手動で行を追加してください。</translation>
    </message>
    <message>
        <source>No evidence yet. Each cited sentence of an answer becomes a row here.</source>
        <translation>根拠はまだありません。回答の中で出典の付いた文が、それぞれここの行になります。</translation>
    </message>
    <message>
        <source>Preview of the page</source>
        <translation>ページのプレビュー</translation>
    </message>
</context>
<context>
    <name>adduce::RunActionsMenu</name>
    <message>
        <source>Bring back the deleted run</source>
        <translation>削除した実行結果を復元</translation>
    </message>
    <message>
        <source>Rename run...</source>
        <translation>実行結果の名前を変更...</translation>
    </message>
    <message>
        <source>Export run...</source>
        <translation>実行結果をエクスポート...</translation>
    </message>
    <message>
        <source>Delete run</source>
        <translation>実行結果を削除</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <source>The run before</source>
        <translation>前回の実行結果</translation>
    </message>
    <message>
        <source>All runs...</source>
        <translation>すべての実行結果...</translation>
    </message>
</context>
<context>
    <name>adduce::RunCommands</name>
    <message>
        <source>Rename run</source>
        <translation>実行結果の名前を変更</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>The run was deleted. The menu brings it back.</source>
        <translation>実行結果を削除しました。メニューから復元できます。</translation>
    </message>
    <message>
        <source>Export run</source>
        <translation>実行結果をエクスポート</translation>
    </message>
    <message>
        <source>Report (*.md)</source>
        <translation>レポート (*.md)</translation>
    </message>
    <message>
        <source>Questions as CSV (*.csv)</source>
        <translation>質問を CSV で (*.csv)</translation>
    </message>
    <message>
        <source>All of it (*.json)</source>
        <translation>すべて (*.json)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>書き出しました：%1</translation>
    </message>
    <message>
        <source>Report with charts (*.html)</source>
        <translation>グラフ付きレポート (*.html)</translation>
    </message>
</context>
<context>
    <name>adduce::RunListDialog</name>
    <message>
        <source>Choose</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Filter the runs</source>
        <translation>実行結果を絞り込む</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行結果</translation>
    </message>
</context>
<context>
    <name>adduce::RunMenu</name>
    <message>
        <source>All runs...</source>
        <translation>すべての実行結果...</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>すべての実行結果</translation>
    </message>
</context>
<context>
    <name>adduce::RunModelDialog</name>
    <message>
        <source>Choose...</source>
        <translation>選択...</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Run a GGUF file</source>
        <translation>GGUF ファイルを実行</translation>
    </message>
    <message>
        <source>The model is being loaded</source>
        <translation>モデルを読み込んでいます</translation>
    </message>
    <message>
        <source>What llama-server prints</source>
        <translation>llama-server の出力</translation>
    </message>
    <message>
        <source>What llama-server prints is shown here.</source>
        <translation>llama-server の出力がここに表示されます。</translation>
    </message>
    <message>
        <source>llama-server runs a model out of a file on this computer: what is asked stays here. It is reached by this computer alone, writes the answers while it runs, and ends with Stop or with Adduce.</source>
        <translation>llama-server はファイルにあるモデルをこのコンピューターで動かします。質問の内容は外に出ません。接続できるのはこのコンピューターだけです。動作中はこのモデルが回答を書き、「停止」または Adduce の終了とともに終わります。</translation>
    </message>
    <message>
        <source>a file that ends in .gguf: choose it, or drop it here</source>
        <translation>.gguf で終わるファイルを選択するか、ここにドロップ</translation>
    </message>
    <message>
        <source>GGUF file</source>
        <translation>GGUF ファイル</translation>
    </message>
    <message>
        <source>Context in tokens</source>
        <translation>コンテキスト（トークン）</translation>
    </message>
    <message>
        <source>tokens; more holds more passages and takes more memory</source>
        <translation>トークン。多いほど多くの箇所が入り、メモリーも多く使います</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>コンテキスト</translation>
    </message>
    <message>
        <source>Choose a GGUF file</source>
        <translation>GGUF ファイルを選択</translation>
    </message>
    <message>
        <source>Models (*.gguf)</source>
        <translation>モデル (*.gguf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>adduce::RunningAnswer</name>
    <message>
        <source>Looking…</source>
        <translation>検索中…</translation>
    </message>
</context>
<context>
    <name>adduce::ScopeChip</name>
    <message>
        <source>What is searched</source>
        <translation>検索の対象</translation>
    </message>
    <message>
        <source>No papers yet</source>
        <translation>論文はまだありません</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln paper(s)</source>
        <translation>
            <numerusform>%1：論文 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen paper(s)</source>
        <translation>
            <numerusform>選択した論文 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>All documents: %1 of %2 ready</source>
        <translation>すべての文書：%2 件中 %1 件が準備完了</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln paper(s)</source>
        <translation>
            <numerusform>すべての論文 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>すべての文書</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>選択...</translation>
    </message>
    <message numerus="yes">
        <source>The %Ln document(s) chosen before</source>
        <translation>
            <numerusform>以前に選択した文書 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln document(s) selected in the library</source>
        <translation>
            <numerusform>ライブラリで選択中の文書 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Select documents in the library to search only these</source>
        <translation>ライブラリで文書を選択すると、それだけを検索できます</translation>
    </message>
    <message>
        <source>What is in any of these</source>
        <translation>次のいずれかに含まれるもの</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln document(s)</source>
        <translation>
            <numerusform>%1：文書 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>And carries these tags</source>
        <translation>さらに次のタグが付いたもの</translation>
    </message>
</context>
<context>
    <name>adduce::SearchSettingsPage</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>What your library teaches</source>
        <translation>ライブラリから学習した内容</translation>
    </message>
    <message>
        <source>Downloading: %1 of %2</source>
        <translation>ダウンロード中：%1 / %2</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>ダウンロード中</translation>
    </message>
    <message>
        <source>Comparing words: passage %1 of %2</source>
        <translation>語を比較中：箇所 %1 / %2</translation>
    </message>
    <message>
        <source>Reading the model</source>
        <translation>モデルを読み込み中</translation>
    </message>
    <message>
        <source>Writing the index</source>
        <translation>索引を書き込み中</translation>
    </message>
    <message>
        <source>Choose a model folder...</source>
        <translation>モデルのフォルダーを選択...</translation>
    </message>
    <message>
        <source>Download a model...</source>
        <translation>モデルをダウンロード...</translation>
    </message>
    <message>
        <source>Add a server...</source>
        <translation>サーバーを追加...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Meaning of words from</source>
        <translation>語の意味の取得元</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source> passages</source>
        <translation> 箇所</translation>
    </message>
    <message>
        <source>Search by a graph from</source>
        <translation>グラフで検索する規模の下限</translation>
    </message>
    <message>
        <source>A smaller library is compared whole, which misses nothing. The graph of a larger one takes long to build and is faster to ask; it is built when the library&apos;s index is written next.</source>
        <translation>これより小さいライブラリは全体を比較するため、見落としがありません。大きいライブラリのグラフは、作成に時間がかかりますが検索は速くなります。グラフは、次にライブラリの索引を書き込むときに作成されます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dimension(s)</source>
        <translation>
            <numerusform>%Ln 次元</numerusform>
        </translation>
    </message>
    <message>
        <source>Learned from the papers alone, on this computer: which words are used alike.</source>
        <translation>どの語が似た使われ方をするかを、このコンピューター上で論文だけから学習したものです。</translation>
    </message>
    <message>
        <source>%1. Each passage was sent to the server once, each question is sent when it is asked.</source>
        <translation>%1。各箇所は一度サーバーに送信済みです。質問はそのつど送られます。</translation>
    </message>
    <message>
        <source>%1. Read from %2.</source>
        <translation>%1。%2 から読み込みました。</translation>
    </message>
    <message>
        <source>%1 at %2 (not used yet)</source>
        <translation>%1（%2、まだ使われていません）</translation>
    </message>
    <message>
        <source>Send the library to a server</source>
        <translation>ライブラリをサーバーに送信</translation>
    </message>
    <message>
        <source>Send the text of your papers to %1?</source>
        <translation>論文のテキストを %1 に送りますか？</translation>
    </message>
    <message>
        <source>Every passage is sent once, and each question when you ask it. Papers marked “Never leaves this computer” are left out: they are found by their words.</source>
        <translation>すべての箇所が一度だけ送られ、質問はそのつど送られます。「このコンピューターから出さない」に設定した論文は送られず、語によって検索されます。</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Choose a model folder</source>
        <translation>モデルのフォルダーを選択</translation>
    </message>
    <message>
        <source>Remove a model</source>
        <translation>モデルを削除</translation>
    </message>
    <message>
        <source>Remove “%1” and its vectors from the library?</source>
        <translation>「%1」とそのベクトルをライブラリから削除しますか？</translation>
    </message>
    <message>
        <source>The server stays in the list of models. The library is searched by what it teaches.</source>
        <translation>サーバーはモデルの一覧に残ります。以後の検索では、ライブラリから学習した内容を使います。</translation>
    </message>
    <message>
        <source>The folder stays where it is. The library is searched by what it teaches.</source>
        <translation>フォルダーは元の場所に残ります。以後の検索では、ライブラリから学習した内容を使います。</translation>
    </message>
    <message>
        <source>Words of like meaning</source>
        <translation>意味の近い語</translation>
    </message>
    <message>
        <source>Mistyped words</source>
        <translation>打ち間違えた語</translation>
    </message>
    <message>
        <source>Questions in German</source>
        <translation>ドイツ語の質問</translation>
    </message>
    <message>
        <source>Questions in French</source>
        <translation>フランス語の質問</translation>
    </message>
    <message>
        <source>Questions in Spanish</source>
        <translation>スペイン語の質問</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2、%3</translation>
    </message>
    <message>
        <source>%1: not installed (Debian package %2)</source>
        <translation>%1: 未インストール（Debian パッケージ %2）</translation>
    </message>
    <message>
        <source>Dictionaries</source>
        <translation>辞書</translation>
    </message>
    <message>
        <source>Cutting papers another way: %1 of %2</source>
        <translation>論文を別の分け方で分けています：%1 / %2</translation>
    </message>
    <message>
        <source>Cutting papers another way</source>
        <translation>論文を別の分け方で分けています</translation>
    </message>
    <message>
        <source>Other cuts of the papers</source>
        <translation>論文の別の分け方</translation>
    </message>
</context>
<context>
    <name>adduce::SetMenu</name>
    <message>
        <source>Sample papers</source>
        <translation>サンプル論文</translation>
    </message>
    <message>
        <source>Edit questions...</source>
        <translation>質問を編集...</translation>
    </message>
    <message>
        <source>Open a set...</source>
        <translation>セットを開く...</translation>
    </message>
    <message>
        <source>Measure a retrieval collection...</source>
        <translation>検索コレクションを測定...</translation>
    </message>
    <message>
        <source>Measure the checks...</source>
        <translation>チェックを測定...</translation>
    </message>
    <message>
        <source>Make a set...</source>
        <translation>セットを作成...</translation>
    </message>
</context>
<context>
    <name>adduce::SettingsFinder</name>
    <message>
        <source>Find a setting</source>
        <translation>設定を検索</translation>
    </message>
</context>
<context>
    <name>adduce::StatusLine</name>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>論文 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>文書 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln document(s)</source>
        <translation>
            <numerusform>文書 %Ln 件中 %1 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 searched</source>
        <translation>%1、%2を検索</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln 箇所</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 on this computer</source>
        <translation>%1（このコンピューター）</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>モデルなし</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>費用 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed</source>
        <translation>
            <numerusform>%Ln 文を除外</numerusform>
        </translation>
    </message>
    <message>
        <source>How this was found</source>
        <translation>検索の経緯</translation>
    </message>
</context>
<context>
    <name>adduce::TableCommands</name>
    <message>
        <source>New table</source>
        <translation>新規の表</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Rename table</source>
        <translation>表の名前を変更</translation>
    </message>
    <message>
        <source>Keep as a table</source>
        <translation>表として保存</translation>
    </message>
    <message>
        <source>Import evidence</source>
        <translation>根拠をインポート</translation>
    </message>
    <message>
        <source>Exported evidence (*.csv);;All files (*)</source>
        <translation>エクスポートした根拠 (*.csv);;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>adduce::TableMenu</name>
    <message>
        <source>New table...</source>
        <translation>新規の表...</translation>
    </message>
    <message>
        <source>Import CSV...</source>
        <translation>CSV をインポート...</translation>
    </message>
    <message>
        <source>Add papers...</source>
        <translation>論文を追加...</translation>
    </message>
    <message>
        <source>Add row</source>
        <translation>行を追加</translation>
    </message>
    <message>
        <source>Check all quotes</source>
        <translation>すべての引用文を確認</translation>
    </message>
    <message>
        <source>Rename table...</source>
        <translation>表の名前を変更...</translation>
    </message>
    <message>
        <source>Delete table</source>
        <translation>表を削除</translation>
    </message>
    <message>
        <source>Show personal data</source>
        <translation>個人データを表示</translation>
    </message>
    <message>
        <source>Add question</source>
        <translation>質問を追加</translation>
    </message>
    <message>
        <source>Draw the numbers...</source>
        <translation>数値を図示...</translation>
    </message>
</context>
<context>
    <name>adduce::TablesView</name>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Tables of the document</source>
        <translation>文書内の表</translation>
    </message>
    <message>
        <source>Cells of the table</source>
        <translation>表のセル</translation>
    </message>
    <message>
        <source>Without a caption</source>
        <translation>キャプションなし</translation>
    </message>
    <message>
        <source>The table on its page</source>
        <translation>ページ上の表</translation>
    </message>
</context>
<context>
    <name>adduce::Tabs</name>
    <message>
        <source>Views</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Evidence Table</source>
        <translation>根拠表</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>評価</translation>
    </message>
</context>
<context>
    <name>adduce::TagMenu</name>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>New tag...</source>
        <translation>新規タグ...</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadBar</name>
    <message>
        <source>New thread</source>
        <translation>新規スレッド</translation>
    </message>
    <message>
        <source>Pin this thread</source>
        <translation>このスレッドをピン留め</translation>
    </message>
    <message>
        <source>Export this thread...</source>
        <translation>このスレッドをエクスポート...</translation>
    </message>
    <message>
        <source>What can be done with this thread</source>
        <translation>このスレッドに対する操作</translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>質問 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpin this thread</source>
        <translation>このスレッドのピン留めを外す</translation>
    </message>
    <message>
        <source>Rename...</source>
        <translation>名前を変更...</translation>
    </message>
    <message>
        <source>Copy thread as Markdown</source>
        <translation>スレッドを Markdown としてコピー</translation>
    </message>
    <message>
        <source>Copy what is cited as BibTeX</source>
        <translation>出典を BibTeX としてコピー</translation>
    </message>
    <message>
        <source>Delete thread</source>
        <translation>スレッドを削除</translation>
    </message>
    <message>
        <source>Rename thread</source>
        <translation>スレッドの名前を変更</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadCommands</name>
    <message>
        <source>Rename thread</source>
        <translation>スレッドの名前を変更</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Pin thread</source>
        <translation>スレッドをピン留め</translation>
    </message>
    <message>
        <source>Unpin thread</source>
        <translation>スレッドのピン留めを外す</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>新規タグ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>タグを追加</translation>
    </message>
    <message>
        <source>Take tag away</source>
        <translation>タグを外す</translation>
    </message>
    <message>
        <source>Delete thread</source>
        <translation>スレッドを削除</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thread(s) deleted</source>
        <translation>
            <numerusform>スレッド %Ln 件を削除しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Take back thread</source>
        <translation>スレッドを復元</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>完全に削除</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln thread(s) for good?</source>
        <translation>
            <numerusform>%Ln 件のスレッドを完全に削除しますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing brings them back, unless they were exported.</source>
        <translation>エクスポートしてある場合を除き、元に戻せません。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>%1 のコピー</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Delete for good...</source>
        <translation>完全に削除...</translation>
    </message>
    <message>
        <source>Open in Ask</source>
        <translation>「質問」で開く</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>ピン留めを外す</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>Rename...</source>
        <translation>名前を変更...</translation>
    </message>
    <message>
        <source>Check quotes</source>
        <translation>引用文を確認</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>エクスポート...</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Compare with today...</source>
        <translation>現在と比較...</translation>
    </message>
    <message>
        <source>Questions like this one</source>
        <translation>これに似た質問</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadFilterBar</name>
    <message>
        <source>Tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>対象範囲</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>確信度</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>モデルなし</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>すべての文書</translation>
    </message>
    <message>
        <source>No evidence</source>
        <translation>根拠なし</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadImport</name>
    <message numerus="yes">
        <source>%Ln thread(s) imported</source>
        <translation>
            <numerusform>スレッド %Ln 件をインポートしました</numerusform>
        </translation>
    </message>
    <message>
        <source>every quote found word for word</source>
        <translation>すべての引用文が一字一句一致</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln quote(s) found word for word</source>
        <translation>
            <numerusform>引用文 %Ln 件中 %1 件が一字一句一致</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not on the page</source>
        <translation>
            <numerusform>ページにないもの %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of papers that are not in the library: add them and check again</source>
        <translation>
            <numerusform>ライブラリにない論文のもの %Ln 件：論文を追加して再確認してください</numerusform>
        </translation>
    </message>
    <message>
        <source>without quotes</source>
        <translation>引用文なし</translation>
    </message>
    <message>
        <source>Import thread</source>
        <translation>スレッドをインポート</translation>
    </message>
    <message>
        <source>Exported threads (*.json);;All files (*)</source>
        <translation>エクスポートしたスレッド (*.json);;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadListModel</name>
    <message numerus="yes">
        <source>%Ln quote(s) not found</source>
        <translation>
            <numerusform>見つからない引用文 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s) changed</source>
        <translation>
            <numerusform>変更された出典 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s) not in the library</source>
        <translation>
            <numerusform>ライブラリにない出典 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨日</translation>
    </message>
    <message>
        <source>Last seven days</source>
        <translation>過去 7 日間</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>過去 1 か月</translation>
    </message>
    <message>
        <source>Quote: “%1”</source>
        <translation>引用文：「%1」</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>出典：%1</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>質問：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>質問 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln citation(s)</source>
        <translation>
            <numerusform>出典 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a date of this year, as QLocale takes it</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a date, as QLocale takes it</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message numerus="yes">
        <source>new evidence for %Ln answer(s)</source>
        <translation>
            <numerusform>%Ln 件の回答に新しい根拠</numerusform>
        </translation>
    </message>
    <message>
        <source>No evidence</source>
        <translation>根拠なし</translation>
    </message>
    <message>
        <source>Most alike first</source>
        <translation>似ている順</translation>
    </message>
</context>
<context>
    <name>adduce::TopBar</name>
    <message>
        <source>Tabs</source>
        <translation>タブ</translation>
    </message>
    <message>
        <source>Settings and help</source>
        <translation>設定とヘルプ</translation>
    </message>
</context>
<context>
    <name>adduce::TraceModel</name>
    <message>
        <source>Kept, cited</source>
        <translation>採用、引用済み</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>採用</translation>
    </message>
    <message>
        <source>Beside a kept one</source>
        <translation>採用した箇所の隣</translation>
    </message>
    <message>
        <source>Dropped: too weak</source>
        <translation>不採用：スコア不足</translation>
    </message>
    <message>
        <source>Dropped: enough better ones</source>
        <translation>不採用：より上位の箇所で充足</translation>
    </message>
    <message>
        <source>(no longer in the library)</source>
        <translation>（ライブラリから削除済み）</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>箇所</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>キーワード</translation>
    </message>
    <message>
        <source>Vector</source>
        <translation>ベクトル</translation>
    </message>
    <message>
        <source>Fused</source>
        <translation>統合</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>減点</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
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
            <numerusform>候補 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>+ %Ln neighbour(s)</source>
        <translation>
            <numerusform>+ 隣接 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>no model</source>
        <translation>モデルなし</translation>
    </message>
    <message>
        <source>failed, order kept</source>
        <translation>失敗、順序は変更なし</translation>
    </message>
    <message>
        <source>%1 kept, %2 removed</source>
        <translation>採用 %1、除外 %2</translation>
    </message>
    <message>
        <source>not spoken of</source>
        <translation>言及なし</translation>
    </message>
    <message>
        <source>spoken of</source>
        <translation>言及あり</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation>（除外）</translation>
    </message>
    <message>
        <source>(not in this library)</source>
        <translation>(このライブラリにはありません)</translation>
    </message>
    <message>
        <source>Dropped: same source again</source>
        <translation>除外：同じ出典の重複</translation>
    </message>
    <message>
        <source>This passage speaks to a model. It stays data: nothing that it says is done.</source>
        <translation>この箇所はモデルに向けて書かれています。データとして扱われ、指示は実行されません。</translation>
    </message>
    <message>
        <source>Speaks to a model: %1</source>
        <translation>モデルへの呼びかけ: %1</translation>
    </message>
    <message>
        <source>nobody was asked</source>
        <translation>誰にも尋ねていない</translation>
    </message>
    <message>
        <source>failed, gone on without</source>
        <translation>失敗、なしで続行</translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s)</source>
        <translation>
            <numerusform>結果 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Sub-question</source>
        <translation>小問</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>置き換え済み</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln トークン</numerusform>
        </translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>費用 %1</translation>
    </message>
    <message>
        <source>no page</source>
        <translation>ページなし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) of %1</source>
        <translation>
            <numerusform>%1 の %Ln ページ</numerusform>
        </translation>
    </message>
    <message>
        <source>After penalty</source>
        <translation>減点後</translation>
    </message>
    <message>
        <source>Of keyword and vector together. The floor is compared with it, before any penalty.</source>
        <translation>キーワードとベクトルを合わせた値です。減点の前に、下限と比べられます。</translation>
    </message>
    <message>
        <source>For passages of a page or a paper from which others were kept already.</source>
        <translation>すでに他の箇所が採用されたページや論文の箇所に付きます。</translation>
    </message>
    <message>
        <source>In this order the passages were chosen. The floor does not count here.</source>
        <translation>この順に箇所が選ばれました。ここでは下限は関係しません。</translation>
    </message>
</context>
<context>
    <name>adduce::TracePanel</name>
    <message>
        <source>Passages</source>
        <translation>箇所</translation>
    </message>
    <message>
        <source>How this was found</source>
        <translation>検索の経緯</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>再現</translation>
    </message>
    <message>
        <source>Ask again with the parameters that this answer was found with</source>
        <translation>この回答の検索時と同じパラメーターで、もう一度質問します</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>JSON としてコピー</translation>
    </message>
    <message>
        <source>The profile of this answer is missing from the library: the numbers that it was found with are not known.</source>
        <translation>この回答のプロファイルがライブラリにないため、検索に使われた値は不明です。</translation>
    </message>
</context>
<context>
    <name>adduce::TurnHeading</name>
    <message>
        <source>(no question)</source>
        <translation>（質問なし）</translation>
    </message>
    <message>
        <source>What can be done with this question</source>
        <translation>この質問に対する操作</translation>
    </message>
    <message>
        <source>version %1 of %2</source>
        <translation>バージョン %1 / %2</translation>
    </message>
    <message>
        <source>The version before</source>
        <translation>前のバージョン</translation>
    </message>
    <message>
        <source>The version after</source>
        <translation>次のバージョン</translation>
    </message>
</context>
<context>
    <name>adduce::TurnWidget</name>
    <message>
        <source>Your question is kept.</source>
        <translation>質問は保存されています。</translation>
    </message>
    <message>
        <source>Copy answer with citations</source>
        <translation>回答を出典付きでコピー</translation>
    </message>
    <message>
        <source>Add answer to evidence</source>
        <translation>回答を根拠に追加</translation>
    </message>
    <message>
        <source>Copy question</source>
        <translation>質問をコピー</translation>
    </message>
    <message>
        <source>Edit question...</source>
        <translation>質問を編集...</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>再質問</translation>
    </message>
</context>
<context>
    <name>adduce::UnkeptNote</name>
    <message>
        <source>Save it now</source>
        <translation>今すぐ保存</translation>
    </message>
    <message>
        <source>Go on without saving</source>
        <translation>保存せずに続ける</translation>
    </message>
</context>
<context>
    <name>adduce::UnkeptRun</name>
    <message>
        <source>This run is not saved.</source>
        <translation>この実行結果は保存されていません。</translation>
    </message>
    <message>
        <source>Save it now</source>
        <translation>今すぐ保存</translation>
    </message>
    <message>
        <source>Go on without saving</source>
        <translation>保存せずに続ける</translation>
    </message>
</context>
<context>
    <name>adduce::VerifyDialog</name>
    <message>
        <source>Verify %1</source>
        <translation>%1 の検証</translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>主張</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>引用</translation>
    </message>
    <message>
        <source>Statements of the file</source>
        <translation>ファイルの主張</translation>
    </message>
    <message>
        <source>The papers are elsewhere...</source>
        <translation>論文は別の場所に...</translation>
    </message>
    <message>
        <source>Each paper is found by the hash of its bytes and read anew. A row opens its page.</source>
        <translation>各論文はバイト列のハッシュで特定し、読み直します。行を開くとそのページが開きます。</translation>
    </message>
    <message>
        <source>Folder with the papers</source>
        <translation>論文のあるフォルダー</translation>
    </message>
    <message>
        <source>Verify an exported file</source>
        <translation>書き出したファイルを検証</translation>
    </message>
    <message>
        <source>Exported files (*.json *.md *.pdf *.csv);;All files (*)</source>
        <translation>書き出したファイル (*.json *.md *.pdf *.csv);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Reading the papers...</source>
        <translation>論文を読んでいます...</translation>
    </message>
    <message>
        <source>The file quotes nothing.</source>
        <translation>このファイルには引用がありません。</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln paper(s) read</source>
        <translation>
            <numerusform>論文 %Ln 件中 %L1 件を読みました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln place(s) stand: the file says what it said, and the papers hold every quote.</source>
        <translation>
            <numerusform>全 %Ln か所が成り立ちます：ファイルは元のままで、論文はすべての引用を含みます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln place(s) stand.</source>
        <translation>
            <numerusform>%Ln か所中 %1 か所が成り立ちます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::WantedPapersDialog</name>
    <message>
        <source>%1, not read</source>
        <translation>%1（未読み込み）</translation>
    </message>
    <message>
        <source>no PDF yet</source>
        <translation>PDF はまだありません</translation>
    </message>
    <message>
        <source>Every reference has its paper. Those that BibTeX, RIS, CSL and Zotero name without one are kept here until their paper is added.</source>
        <translation>すべての文献情報に論文があります。BibTeX、RIS、CSL、Zotero に論文なしで記載されたものは、論文が追加されるまでここに残ります。</translation>
    </message>
    <message>
        <source>Find free copies</source>
        <translation>無料のコピーを探す</translation>
    </message>
    <message>
        <source>Choose its file...</source>
        <translation>ファイルを選ぶ...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>References without a paper</source>
        <translation>論文のない文献情報</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>著者</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>掲載誌</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>They are not searched. When the paper is added, however it comes, its reference describes it and goes from here. To find free copies, titles are sent to Europe PMC and Crossref, and to OpenAlex and Unpaywall where Settings has a key or an e-mail for them.</source>
        <translation>これらは検索されません。どのような形であれ論文が追加されると、文献情報はその論文の記述となり、ここから消えます。無料のコピーを探すため、題名が Europe PMC と Crossref に、設定にキーまたはメールがあれば OpenAlex と Unpaywall にも送信されます。</translation>
    </message>
    <message>
        <source>Fetching %1 (%2)</source>
        <translation>%1 を取得しています（%2）</translation>
    </message>
    <message>
        <source>Added, and being read: %1</source>
        <translation>追加して読み込み中: %1</translation>
    </message>
    <message>
        <source>Free copies found: %L1 of %L2.</source>
        <translation>見つかった無料のコピー: %L2 件中 %L1 件。</translation>
    </message>
    <message>
        <source>The web may not be searched yet. Allow it in Settings, Privacy.</source>
        <translation>ウェブの検索はまだ許可されていません。設定の「プライバシー」で許可してください。</translation>
    </message>
    <message>
        <source>Looking for free copies…</source>
        <translation>無料のコピーを探しています…</translation>
    </message>
    <message>
        <source>The file of the paper</source>
        <translation>論文のファイル</translation>
    </message>
    <message>
        <source>Remove references</source>
        <translation>文献情報を削除</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reference(s) removed. Undo brings them back.</source>
        <translation>
            <numerusform>%Ln 件の文献情報を削除しました。元に戻すと復元されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy DOI</source>
        <translation>DOI をコピー</translation>
    </message>
</context>
<context>
    <name>adduce::WatchedFolders</name>
    <message>
        <source>Watch no longer</source>
        <translation>監視をやめる</translation>
    </message>
    <message>
        <source>Watched folders</source>
        <translation>監視フォルダー</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Its papers go into</source>
        <translation>論文を入れるコレクション</translation>
    </message>
    <message>
        <source>New and changed papers in these folders, and in those below them, are read by themselves.</source>
        <translation>これらのフォルダーとその下位フォルダーにある新しい論文と変更された論文は、自動的に読み取られます。</translation>
    </message>
    <message>
        <source>Watch a folder...</source>
        <translation>フォルダーを監視...</translation>
    </message>
    <message>
        <source>Collection for %1</source>
        <translation>%1 のコレクション</translation>
    </message>
    <message>
        <source>No collection</source>
        <translation>コレクションなし</translation>
    </message>
    <message>
        <source>Watch a folder</source>
        <translation>フォルダーを監視</translation>
    </message>
    <message>
        <source>Follow Zotero on this computer</source>
        <translation>このコンピューターの Zotero に追従する</translation>
    </message>
    <message>
        <source>What is added or changed there from now on comes here, with its papers, notes and highlights. What it has already comes with Import references.</source>
        <translation>これからそこに追加・変更されたものが、論文、メモ、ハイライトとともにここに入ります。すでにあるものは「文献情報をインポート」で入ります。</translation>
    </message>
</context>
<context>
    <name>adduce::WebSettingsBox</name>
    <message>
        <source>Let a question search the web when I say so</source>
        <translation>指示したときに質問でウェブを検索する</translation>
    </message>
    <message>
        <source>DuckDuckGo</source>
        <translation>DuckDuckGo</translation>
    </message>
    <message>
        <source>Wikipedia</source>
        <translation>ウィキペディア</translation>
    </message>
    <message>
        <source>Sends the words of a question for which you press &quot;Web&quot;, and fetches the pages that are named. A question that holds words of a document that never leaves this computer is not sent.</source>
        <translation>「ウェブ」を押した質問の言葉を送り、示されたページを取得します。このコンピューターから出ない文書の言葉を含む質問は送られません。</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>尋ねる先</translation>
    </message>
    <message>
        <source>https://searx.example.org, in place of DuckDuckGo</source>
        <translation>https://searx.example.org（DuckDuckGo の代わり）</translation>
    </message>
    <message>
        <source>SearXNG of your own</source>
        <translation>自分の SearXNG</translation>
    </message>
    <message>
        <source>for services that ask whom to write to, such as Unpaywall</source>
        <translation>連絡先を求めるサービス用（Unpaywall など）</translation>
    </message>
    <message>
        <source>Your e-mail</source>
        <translation>メールアドレス</translation>
    </message>
    <message>
        <source> days</source>
        <translation> 日</translation>
    </message>
    <message>
        <source>Pages stay for</source>
        <translation>ページの保存期間</translation>
    </message>
</context>
<context>
    <name>adduce::WebToggle</name>
    <message>
        <source>Web</source>
        <translation>ウェブ</translation>
    </message>
    <message>
        <source>Search the web, too</source>
        <translation>ウェブも検索</translation>
    </message>
    <message>
        <source>&quot;Local only&quot; is on: nothing but this computer is contacted.</source>
        <translation>「ローカルのみ」がオンです: このコンピューター以外には接続しません。</translation>
    </message>
    <message>
        <source>Search the web, too: the words of the question go to the services that Settings names, and the pages that they lead to are read here. Papers come first.</source>
        <translation>ウェブも検索します。質問の言葉は設定にあるサービスに送られ、示されたページはここで読まれます。論文を優先します。</translation>
    </message>
    <message>
        <source>Search the web</source>
        <translation>ウェブを検索</translation>
    </message>
    <message>
        <source>Send the words of a question to DuckDuckGo and Wikipedia, where you press &quot;Web&quot; for it?</source>
        <translation>「ウェブ」を押した質問の言葉を DuckDuckGo とウィキペディアに送りますか?</translation>
    </message>
    <message>
        <source>The pages that they name are fetched and kept in the library for a while, so that each quote can be checked. No paper is sent. Settings, Privacy takes this back, and names other services.</source>
        <translation>示されたページは取得され、引用を確認できるようしばらくライブラリに保存されます。論文は送られません。設定の「プライバシー」で取り消しや他のサービスの指定ができます。</translation>
    </message>
    <message>
        <source>Allow and search</source>
        <translation>許可して検索</translation>
    </message>
    <message>
        <source>The profile &quot;%1&quot; searches the web only where the question asks for it: &quot;search the web&quot;.</source>
        <translation>プロファイル「%1」は、質問が求めるとき（search the web）だけウェブを検索します。</translation>
    </message>
</context>
<context>
    <name>adduce::WhatIfPanel</name>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Other weights</source>
        <translation>別の重み</translation>
    </message>
    <message>
        <source>Vector against keyword</source>
        <translation>ベクトルとキーワードの比率</translation>
    </message>
    <message>
        <source>Penalty for the same page</source>
        <translation>同じページの減点</translation>
    </message>
    <message>
        <source>Penalty for the same paper</source>
        <translation>同じ論文の減点</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>Passages wanted</source>
        <translation>必要な箇所の数</translation>
    </message>
    <message>
        <source>Ask again with these</source>
        <translation>この値で再質問</translation>
    </message>
    <message numerus="yes">
        <source>The same %Ln passage(s) are kept.</source>
        <translation>
            <numerusform>同じ %Ln 箇所が採用されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) are kept:</source>
        <translation>
            <numerusform>%Ln 箇所が採用されます：</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 come in, %2 go.</source>
        <translation>%1 箇所が加わり、%2 箇所が外れます。</translation>
    </message>
</context>
<context>
    <name>adduce::WindowSession</name>
    <message>
        <source>After a crash the words in the question box would be lost: they cannot be written down. %1</source>
        <translation>異常終止した場合、質問欄の文章は失われます。書き留めておくことができません。%1</translation>
    </message>
</context>
<context>
    <name>adduce::SetMaker</name>
    <message>
        <source>Reading the papers for questions...</source>
        <translation>質問を作るため論文を読んでいます...</translation>
    </message>
    <message>
        <source>Reading the papers for questions. Sentences of them are sent to %1 to be worded...</source>
        <translation>論文から質問を探しています。言い回しのために文を %1 に送ります...</translation>
    </message>
</context>
<context>
    <name>adduce::ChartFrame</name>
    <message>
        <source>Enter lists what opens from here</source>
        <translation>Enter キーで、ここから開けるものを一覧表示します</translation>
    </message>
</context>
<context>
    <name>adduce::ConnectSettingsPage</name>
    <message>
        <source>Give it papers that never leave this computer, too</source>
        <translation>このコンピューターから外に出さない論文も渡す</translation>
    </message>
    <message>
        <source>Lines for the program</source>
        <translation>プログラム用の行</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Assistants and editors</source>
        <translation>アシスタントとエディター</translation>
    </message>
    <message>
        <source>Programs that speak the Model Context Protocol can search this library and ask it. Whatever they get names its paper, page and exact quote.</source>
        <translation>Model Context Protocol に対応したプログラムは、このライブラリを検索し、質問できます。渡される内容には必ず論文、ページ、正確な引用が付きます。</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>その他のプログラム</translation>
    </message>
    <message>
        <source>Which program</source>
        <translation>どのプログラムか</translation>
    </message>
    <message>
        <source>Only for a program whose model runs on this computer: it may pass on what it gets.</source>
        <translation>モデルがこのコンピューターで動くプログラムに限ります。受け取った内容を外へ渡すことがあるためです。</translation>
    </message>
    <message>
        <source>adduce-mcp is not installed here. It comes with the package “adduce-server”.</source>
        <translation>adduce-mcp はここにインストールされていません。パッケージ「adduce-server」に含まれています。</translation>
    </message>
    <message>
        <source>What they may add</source>
        <translation>追加できるもの</translation>
    </message>
    <message>
        <source>They may add papers to the library from these folders alone, and from none as long as the list is empty.</source>
        <translation>ライブラリに論文を追加できるのはこれらのフォルダーからだけです。一覧が空の間は追加できません。</translation>
    </message>
    <message>
        <source>Folders that programs may add papers from</source>
        <translation>プログラムが論文を追加できるフォルダー</translation>
    </message>
    <message>
        <source>Add a folder...</source>
        <translation>フォルダーを追加...</translation>
    </message>
    <message>
        <source>Programs may add papers from</source>
        <translation>プログラムが論文を追加できる場所</translation>
    </message>
    <message>
        <source>Chat programs and colleagues</source>
        <translation>チャットプログラムと共同研究者</translation>
    </message>
    <message>
        <source>adduce-server serves the library to chat programs, as OpenAI&apos;s servers do, to browsers and to other computers. Start it, make a token, and give the program these three.</source>
        <translation>adduce-server は、OpenAI のサーバーと同じ形でチャットプログラムに、またブラウザーやほかのコンピューターにライブラリを提供します。起動してトークンを作り、次の三つをプログラムに設定します。</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>How to start the server</source>
        <translation>サーバーの起動方法</translation>
    </message>
    <message>
        <source>Address: %1   Key: the token   Model: adduce</source>
        <translation>アドレス: %1   キー: トークン   モデル: adduce</translation>
    </message>
    <message>
        <source>These lines go into the program&apos;s file of servers. Most of them read this form.</source>
        <translation>これらの行はプログラムのサーバー設定ファイルに入れます。多くのプログラムがこの形式を読みます。</translation>
    </message>
    <message>
        <source>These lines go into %1; where servers are listed already, add this one to them.</source>
        <translation>これらの行は %1 に入れます。すでにサーバーがあれば、そこに加えます。</translation>
    </message>
</context>
<context>
    <name>adduce::OverviewPane</name>
    <message>
        <source>Ask your papers a question</source>
        <translation>論文に質問する</translation>
    </message>
    <message>
        <source>Every sentence of an answer rests on a quote of a paper, with its page. A click on the page&apos;s name opens it with the quote marked. What the papers do not say is not answered.</source>
        <translation>回答の各文は、論文の引用とそのページに基づいています。ページ名をクリックすると、引用に印を付けてそのページを開きます。論文が述べていないことには答えません。</translation>
    </message>
    <message>
        <source>What it found</source>
        <translation>わかったこと</translation>
    </message>
    <message>
        <source>Looking for questions...</source>
        <translation>質問を探しています...</translation>
    </message>
    <message>
        <source>Get a model...</source>
        <translation>モデルを入手...</translation>
    </message>
    <message>
        <source>A model on this computer can write the answers.</source>
        <translation>このコンピューター上のモデルに回答を書かせることができます。</translation>
    </message>
    <message>
        <source>What there is to ask</source>
        <translation>質問できること</translation>
    </message>
    <message>
        <source>Add papers...</source>
        <translation>論文を追加...</translation>
    </message>
    <message>
        <source>Ask the handbook</source>
        <translation>ハンドブックに質問</translation>
    </message>
    <message>
        <source>%1. They speak of %2.</source>
        <translation>%1。主な話題: %2</translation>
    </message>
    <message>
        <source>Questions that they answer</source>
        <translation>これらの論文が答える質問</translation>
    </message>
    <message>
        <source>Questions that it answers</source>
        <translation>この論文が答える質問</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <translation>%1（%2 年）</translation>
    </message>
    <message>
        <source>%1, of %2 to %3</source>
        <translation>%1（%2～%3 年）</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>論文 %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::OverviewReader</name>
    <message numerus="yes">
        <source>%Ln question(s) to ask</source>
        <translation>
            <numerusform>質問 %Ln 件</numerusform>
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
        <translation>表の行</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2: %3</translation>
    </message>
</context>
<context>
    <name>adduce::SearchFilterBar</name>
    <message>
        <source>Since %1</source>
        <translation>%1 年以降</translation>
    </message>
    <message>
        <source>Abstract</source>
        <translation>要旨</translation>
    </message>
    <message>
        <source>Introduction</source>
        <translation>序論</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>考察</translation>
    </message>
    <message>
        <source>Conclusion</source>
        <translation>結論</translation>
    </message>
    <message>
        <source>How passages are found</source>
        <translation>箇所の探し方</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>著者</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>節</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>コレクション</translation>
    </message>
    <message>
        <source>Words and meaning</source>
        <translation>語と意味</translation>
    </message>
    <message>
        <source>Words alone</source>
        <translation>語のみ</translation>
    </message>
    <message>
        <source>Meaning alone</source>
        <translation>意味のみ</translation>
    </message>
</context>
<context>
    <name>adduce::SearchWindow</name>
    <message>
        <source>Search everything</source>
        <translation>すべてを検索</translation>
    </message>
    <message>
        <source>Words that a passage of a paper speaks of</source>
        <translation>論文の箇所が述べている語</translation>
    </message>
    <message>
        <source>Words to find</source>
        <translation>検索する語</translation>
    </message>
    <message>
        <source>Words, &quot;exact words&quot;, -without, author:smith, year:2019..2023, in:COLLECTION, section:methods</source>
        <translation>語、&quot;正確な語&quot;、-除く語、author:smith、year:2019..2023、in:コレクション、section:methods</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>箇所</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>ページを開く</translation>
    </message>
    <message>
        <source>Add to evidence</source>
        <translation>根拠に追加</translation>
    </message>
    <message>
        <source>Added to evidence: %1</source>
        <translation>根拠に追加しました: %1</translation>
    </message>
    <message>
        <source>Ask about it</source>
        <translation>これについて質問</translation>
    </message>
    <message>
        <source>Copy the quote</source>
        <translation>引用をコピー</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>コピーしました: %1</translation>
    </message>
    <message>
        <source>Type what a passage speaks of. All papers are searched, word by word and by what they mean.</source>
        <translation>探したい内容を入力してください。すべての論文を語と意味の両方で検索します。</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>検索中…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln 箇所</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln paper(s)</source>
        <translation>
            <numerusform>（論文 %Ln 件）</numerusform>
        </translation>
    </message>
    <message>
        <source>No passage of these papers speaks of that.</source>
        <translation>これらの論文にそれを述べた箇所はありません。</translation>
    </message>
    <message>
        <source>No passage speaks of that.</source>
        <translation>それを述べた箇所はありません。</translation>
    </message>
    <message>
        <source>Searched by words alone: %1</source>
        <translation>語のみで検索しました: %1</translation>
    </message>
    <message>
        <source>Nothing of this passage can be quoted: its words do not stand on the page as they are read.</source>
        <translation>この箇所は引用できません。読み取った語がページ上の表記と一致しません。</translation>
    </message>
</context>
<context>
    <name>adduce::DocumentEditing</name>
    <message>
        <source>Removal of papers</source>
        <translation>論文の削除</translation>
    </message>
    <message>
        <source>Note on a paper</source>
        <translation>論文のメモ</translation>
    </message>
    <message>
        <source>Tags of a paper</source>
        <translation>論文のタグ</translation>
    </message>
    <message>
        <source>Both stay, and are not offered again</source>
        <translation>両方を残し、今後は提示しません</translation>
    </message>
    <message>
        <source>The other is no longer searched; answers that cite it still open</source>
        <translation>もう一方は検索されなくなります。それを引用する回答は引き続き開けます</translation>
    </message>
    <message>
        <source>Two papers told apart</source>
        <translation>二つの論文の区別</translation>
    </message>
    <message>
        <source>Merging of two papers</source>
        <translation>二つの論文の統合</translation>
    </message>
</context>
<context>
    <name>adduce::RemovedPapersDialog</name>
    <message>
        <source>No paper was removed.</source>
        <translation>削除した論文はありません。</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>記録を消す</translation>
    </message>
    <message>
        <source>Removed papers</source>
        <translation>削除した論文</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>著者</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>削除日時</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>there</source>
        <translation>あり</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>A paper that is put back is described and filed as it was, and its file is read again. What is forgotten can be added as any other file.</source>
        <translation>元に戻した論文は以前の書誌情報と分類のまま、ファイルが読み直されます。記録を消した論文も、ほかのファイルと同じように追加できます。</translation>
    </message>
</context>
<context>
    <name>adduce::HighlightEditing</name>
    <message>
        <source>Highlight</source>
        <translation>ハイライト</translation>
    </message>
    <message>
        <source>Colour of a highlight</source>
        <translation>ハイライトの色</translation>
    </message>
    <message>
        <source>Note on a highlight</source>
        <translation>ハイライトのメモ</translation>
    </message>
    <message>
        <source>Removal of highlights</source>
        <translation>ハイライトの削除</translation>
    </message>
    <message>
        <source>Highlights of the file</source>
        <translation>ファイルのハイライト</translation>
    </message>
    <message>
        <source>%1 of %2 marks were taken over. The words of the others do not stand on their page in this order.</source>
        <translation>%2 件のうち %1 件のマークを取り込みました。残りの言葉はページにこの順序では載っていません。</translation>
    </message>
</context>
<context>
    <name>adduce::HighlightListModel</name>
    <message>
        <source>Note: %1</source>
        <translation>メモ: %1</translation>
    </message>
    <message>
        <source>Beside the text</source>
        <translation>本文の横</translation>
    </message>
    <message>
        <source>%1 · in the file</source>
        <translation>%1 · ファイル内</translation>
    </message>
</context>
<context>
    <name>adduce::HighlightEditor</name>
    <message>
        <source>Remove the highlight</source>
        <translation>ハイライトを削除</translation>
    </message>
    <message>
        <source>A note of your own</source>
        <translation>自分のメモ</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>A note that could not be kept: “%1”</source>
        <translation>保存できなかったメモ: 「%1」</translation>
    </message>
</context>
<context>
    <name>adduce::HighlightPane</name>
    <message>
        <source>Highlights</source>
        <translation>ハイライト</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>ページを開く</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>メモを書く</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Remove the highlight</source>
        <translation>ハイライトを削除</translation>
    </message>
    <message numerus="yes">
        <source>Take over %Ln mark(s) of the file</source>
        <translation>
            <numerusform>ファイルのマーク %Ln 件を取り込む</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::HighlightsWindow</name>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>論文</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>書き出し...</translation>
    </message>
    <message>
        <source>Highlights and notes</source>
        <translation>ハイライトとメモ</translation>
    </message>
    <message>
        <source>Words of a highlight or a note</source>
        <translation>ハイライトやメモの言葉</translation>
    </message>
    <message>
        <source>Words to find</source>
        <translation>探す言葉</translation>
    </message>
    <message>
        <source>Any colour</source>
        <translation>すべての色</translation>
    </message>
    <message>
        <source>All papers</source>
        <translation>すべての論文</translation>
    </message>
    <message>
        <source>Nothing is highlighted yet. Select words in a paper and choose Highlight, or press H in the reader.</source>
        <translation>まだハイライトはありません。論文の言葉を選んで「ハイライト」を選ぶか、リーダーで H を押してください。</translation>
    </message>
    <message>
        <source>No highlight is like that.</source>
        <translation>該当するハイライトはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlight(s)</source>
        <translation>
            <numerusform>ハイライト %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is no longer in the library. Its highlights are kept.</source>
        <translation>「%1」はもうライブラリにありません。ハイライトは残っています。</translation>
    </message>
    <message>
        <source>Export highlights</source>
        <translation>ハイライトを書き出す</translation>
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
        <translation>この論文にハイライトはありません。ページの言葉を選んで H を押すか、メニューから色を選んでください。</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>メモを書く</translation>
    </message>
    <message>
        <source>Remove the highlight</source>
        <translation>ハイライトを削除</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderMenu</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>出典付きでコピー</translation>
    </message>
    <message>
        <source>Ask about this</source>
        <translation>これについて質問</translation>
    </message>
    <message>
        <source>Add to evidence</source>
        <translation>根拠に追加</translation>
    </message>
    <message>
        <source>Find in this document</source>
        <translation>この文書内を検索</translation>
    </message>
    <message>
        <source>Open in another program</source>
        <translation>ほかのプログラムで開く</translation>
    </message>
    <message>
        <source>Show in its folder</source>
        <translation>フォルダーに表示</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>ハイライト</translation>
    </message>
    <message>
        <source>Highlight and write a note</source>
        <translation>ハイライトしてメモを書く</translation>
    </message>
    <message>
        <source>Save a copy with highlights...</source>
        <translation>ハイライト付きのコピーを保存...</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>印刷...</translation>
    </message>
</context>
<context>
    <name>adduce::CopySaver</name>
    <message>
        <source>%1 (highlights)</source>
        <translation>%1(ハイライト)</translation>
    </message>
    <message>
        <source>Save a copy with highlights</source>
        <translation>ハイライト付きのコピーを保存</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF 文書 (*.pdf)</translation>
    </message>
    <message>
        <source>That is the paper itself, which stays as it is. Choose another name for the copy.</source>
        <translation>それは論文そのもので、変更されません。コピーには別の名前を選んでください。</translation>
    </message>
</context>
<context>
    <name>adduce::UnreadDialog</name>
    <message>
        <source>What could not be read</source>
        <translation>読めなかったもの</translation>
    </message>
    <message>
        <source>Every document could be read.</source>
        <translation>すべての文書を読めました。</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>読み直す</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>フォルダーで表示</translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation>ライブラリから削除</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文書</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Recognise text (OCR)</source>
        <translation>文字を認識 (OCR)</translation>
    </message>
</context>
<context>
    <name>adduce::NoteEditor</name>
    <message>
        <source>What you think of this paper</source>
        <translation>この論文についての考え</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Markdown. Your notes stay in the library, and are in no answer.</source>
        <translation>Markdown。メモはライブラリに残り、回答には使われません。</translation>
    </message>
</context>
<context>
    <name>adduce::TagEditor</name>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Parted by commas</source>
        <translation>カンマで区切る</translation>
    </message>
</context>
<context>
    <name>adduce::LibraryColumns</name>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>著者</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>掲載誌</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>追加日</translation>
    </message>
    <message>
        <source>Cited in</source>
        <translation>引用</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
</context>
<context>
    <name>adduce::PagePrinter</name>
    <message>
        <source>Printing %1</source>
        <translation>%1 を印刷中</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>the printer &quot;%1&quot; takes nothing</source>
        <translation>プリンター「%1」が受け付けません</translation>
    </message>
</context>
<context>
    <name>adduce::DuplicatesDialog</name>
    <message>
        <source>No two papers look like one.</source>
        <translation>同一と思われる論文はありません。</translation>
    </message>
    <message>
        <source>They are two papers</source>
        <translation>別々の論文です</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>統合</translation>
    </message>
    <message>
        <source>Open the first</source>
        <translation>一つ目を開く</translation>
    </message>
    <message>
        <source>Open the second</source>
        <translation>二つ目を開く</translation>
    </message>
    <message>
        <source>Possible duplicates</source>
        <translation>重複の可能性</translation>
    </message>
    <message>
        <source>Papers that look like one</source>
        <translation>同一と思われる論文</translation>
    </message>
    <message>
        <source>Because of</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>the same DOI</source>
        <translation>同じ DOI</translation>
    </message>
    <message>
        <source>the same text</source>
        <translation>同じ本文</translation>
    </message>
    <message>
        <source>First</source>
        <translation>一つ目</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>二つ目</translation>
    </message>
    <message>
        <source>Field by field</source>
        <translation>項目ごとの比較</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>What is checked is kept. The other file is no longer searched, and answers that cite it still open; its collections, tags and notes go to the paper that stays.</source>
        <translation>チェックしたものが残ります。もう一方のファイルは検索されなくなり、それを引用する回答は引き続き開けます。そのコレクション、タグ、メモは残る論文に移ります。</translation>
    </message>
</context>
<context>
    <name>adduce::ComparedPapers</name>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>追加日</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>コレクション</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Threads that cite it</source>
        <translation>これを引用するスレッド</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>ハイライト</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderTabs</name>
    <message>
        <source>Open papers</source>
        <translation>開いている論文</translation>
    </message>
    <message>
        <source>No paper</source>
        <translation>論文なし</translation>
    </message>
    <message>
        <source>Close the paper</source>
        <translation>論文を閉じる</translation>
    </message>
    <message>
        <source>The paper is being printed: wait for it, or stop it, then close the paper.</source>
        <translation>論文を印刷中です。終わるのを待つか中止してから閉じてください。</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderPanel</name>
    <message>
        <source>Choose a paper in the library to read it here.</source>
        <translation>ライブラリで論文を選ぶと、ここで読めます。</translation>
    </message>
</context>
<context>
    <name>adduce::ZoteroFollowing</name>
    <message>
        <source>Zotero is not running. What is new there comes once it does.</source>
        <translation>Zotero が起動していません。起動すると新しいものが入ります。</translation>
    </message>
    <message>
        <source>Zotero lets no other program read. Allow it there: Settings &gt; Advanced &gt; Allow other applications on this computer to communicate with Zotero.</source>
        <translation>Zotero は他のプログラムに読み取りを許可していません。Zotero で許可してください: Settings &gt; Advanced &gt; Allow other applications on this computer to communicate with Zotero</translation>
    </message>
    <message>
        <source>Followed; last looked at %1.</source>
        <translation>追従中。最終確認: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new or changed item(s) at %1.</source>
        <translation>
            <numerusform>新規または変更された項目 %Ln 件（%1）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::FindLine</name>
    <message>
        <source>Previous match</source>
        <translation>前の一致</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次の一致</translation>
    </message>
    <message>
        <source>Close the find box</source>
        <translation>検索ボックスを閉じる</translation>
    </message>
    <message>
        <source>%L1 of %L2, looking…</source>
        <translation>%L1 / %L2、検索中…</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 / %L2</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>検索中…</translation>
    </message>
</context>
<context>
    <name>adduce::WrittenFiles</name>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>フォルダーに表示</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadFind</name>
    <message>
        <source>Find in this thread</source>
        <translation>このスレッド内を検索</translation>
    </message>
</context>
<context>
    <name>adduce::Profile</name>
    <message>
        <source>Our own: both lists, weighed by how much of the question the space knows.</source>
        <translation>独自の方式：質問のうちベクトル空間が知っている割合で、両方のリストに重みを付けます。</translation>
    </message>
    <message>
        <source>The five best by vector, and none that is too far away; for complex questions also what is like two imagined answers, and a second search where the scores are low.</source>
        <translation>ベクトルで上位 5 件、遠すぎるものは除きます。複雑な質問では、想定した 2 つの答えに似たものも探し、スコアが低ければもう一度検索します。</translation>
    </message>
    <message>
        <source>Windows of characters, both lists by min-max; the question is rewritten, passages that a model says no of are left out, and an answer that fails its checks is written again.</source>
        <translation>文字の窓、両リストを最小最大で正規化。質問を書き換え、モデルが否とした箇所を除き、検査に通らない答えは書き直します。</translation>
    </message>
    <message>
        <source>Paragraphs, both lists by their relative scores; the question is resolved, split and asked of the collections that it is for; what is missing is asked for, and prose is taken apart into statements.</source>
        <translation>段落、両リストを相対スコアで。質問を補い、分け、ふさわしいコレクションに尋ねます。足りないことは聞き返し、文章は主張に分けます。</translation>
    </message>
    <message>
        <source>Many candidates by vector alone, thinned by marginal relevance; a model examines each unless the reranker is sure; the best of each page.</source>
        <translation>ベクトルだけで多くの候補を集め、限界関連度で間引きます。リランカーが確信しない限りモデルが各候補を調べ、各ページの最良を採ります。</translation>
    </message>
    <message>
        <source>Five-step portal: section-aware chunks, both lists by min-max, neighbours of the best.</source>
        <translation>5 段階のポータル：節に沿った断片、両リストを最小最大で正規化、最良のものの隣も採ります。</translation>
    </message>
</context>
<context>
    <name>adduce::ConflictLines</name>
    <message>
        <source>What other papers say against it</source>
        <translation>これに反する他の論文の記述</translation>
    </message>
    <message>
        <source>Show that cell</source>
        <translation>そのセルを表示</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::PaperChoice</name>
    <message>
        <source>Paper</source>
        <translation>用紙</translation>
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
        <translation>レター</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>用紙サイズ</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>縦</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>横</translation>
    </message>
    <message>
        <source>How the paper lies</source>
        <translation>用紙の向き</translation>
    </message>
</context>
<context>
    <name>adduce::FiguresWindow</name>
    <message>
        <source>Numbers of the matrix</source>
        <translation>マトリクスの数値</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Save picture...</source>
        <translation>画像を保存...</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>画像 (*.png)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) with a number</source>
        <translation>
            <numerusform>数値のある論文 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with one of another kind</source>
        <translation>
            <numerusform>種類の異なる数値 %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::StyleChoice</name>
    <message>
        <source>Citation style</source>
        <translation>引用スタイル</translation>
    </message>
    <message>
        <source>As pandoc does</source>
        <translation>pandoc の既定</translation>
    </message>
    <message>
        <source>Another style file...</source>
        <translation>ほかのスタイルファイル...</translation>
    </message>
    <message>
        <source>Citation styles (*.csl);;All files (*)</source>
        <translation>引用スタイル (*.csl);;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>adduce::HandbookBand</name>
    <message>
        <source>Handbook</source>
        <translation>ハンドブック</translation>
    </message>
    <message>
        <source>Adduce Handbook</source>
        <translation>Adduce ハンドブック</translation>
    </message>
    <message>
        <source>Back to your papers</source>
        <translation>論文に戻る</translation>
    </message>
    <message>
        <source>What is asked here is answered from the handbook alone; your papers are in the other window.</source>
        <translation>ここでの質問にはハンドブックだけから答えます。論文は別のウィンドウにあります。</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadSearchBox</name>
    <message>
        <source>Find in questions, answers and quotes</source>
        <translation>質問、回答、引用文を検索</translation>
    </message>
    <message>
        <source>Find a thread</source>
        <translation>スレッドを検索</translation>
    </message>
</context>
<context>
    <name>adduce::LaboratorySettingsPage</name>
    <message>
        <source>reads</source>
        <translation>閲覧のみ</translation>
    </message>
    <message>
        <source>reads and adds papers</source>
        <translation>閲覧と論文の追加</translation>
    </message>
    <message>
        <source>reads, adds and removes papers</source>
        <translation>閲覧と論文の追加・削除</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>参加</translation>
    </message>
    <message>
        <source>Joining…</source>
        <translation>参加しています…</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>where one is needed; it is kept in the keyring</source>
        <translation>必要な場合。キーリングに保存されます</translation>
    </message>
    <message>
        <source>Synchronise now</source>
        <translation>今すぐ同期</translation>
    </message>
    <message>
        <source>Leave...</source>
        <translation>抜ける...</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>抜ける</translation>
    </message>
    <message>
        <source> as %1, who %2</source>
        <translation>（%1、%2）</translation>
    </message>
    <message>
        <source>Synchronising…</source>
        <translation>同期しています…</translation>
    </message>
    <message>
        <source>In step since %1</source>
        <translation>%1 に同期しました</translation>
    </message>
    <message>
        <source>Not in step yet</source>
        <translation>まだ同期していません</translation>
    </message>
    <message>
        <source>Leave the laboratory</source>
        <translation>研究室から抜ける</translation>
    </message>
    <message>
        <source>Leave this laboratory?</source>
        <translation>この研究室から抜けますか？</translation>
    </message>
    <message>
        <source>All papers stay in this library, those of others among them. Nothing is sent or fetched any more.</source>
        <translation>他の人のものも含め、すべての論文はこのライブラリに残ります。以後は何も送受信されません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln paper(s) are here</source>
        <translation>
            <numerusform>%Ln 件中 %1 件がここにあります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of this library wait(s) to be sent</source>
        <translation>
            <numerusform>このライブラリの %Ln 件が送信待ちです</numerusform>
        </translation>
    </message>
    <message>
        <source>Several computers share the papers of a laboratory by a PostgreSQL database. Each has all of them in its own library, and searches and answers there, offline too. Papers, how they are described and how they are filed are shared; threads and tables of evidence once you share them, by their menus. Papers that never leave this computer are not, nor are highlights and notes.</source>
        <translation>複数のコンピューターが PostgreSQL データベースを通じて研究室の論文を共有します。各コンピューターは自分のライブラリにすべての論文を持ち、オフラインでもそこで検索と回答を行います。論文とその書誌情報、分類が共有され、スレッドと根拠表はメニューから共有すると共有されます。このコンピューターから出さない論文、ハイライト、メモは共有されません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) of this library would be sent there. &quot;Never leaves this computer&quot;, in the menu of a paper or collection, keeps them here.</source>
        <translation>
            <numerusform>このライブラリの論文 %Ln 件がそこに送信されます。論文またはコレクションのメニューの「このコンピューターから出さない」で、ここに留められます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::LaboratoryKeeper</name>
    <message numerus="yes">
        <source>%Ln paper(s) came from the laboratory</source>
        <translation>
            <numerusform>研究室から %Ln 件の論文が届きました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) were taken out of the laboratory</source>
        <translation>
            <numerusform>研究室から %Ln 件の論文が取り除かれました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thread(s) of others came</source>
        <translation>
            <numerusform>他の人のスレッドが %Ln 件届きました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln table(s) of others came</source>
        <translation>
            <numerusform>他の人の表が %Ln 件届きました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::LaboratorySharing</name>
    <message>
        <source>Share with the laboratory</source>
        <translation>研究室と共有</translation>
    </message>
    <message>
        <source>Share no more with the laboratory</source>
        <translation>研究室との共有をやめる</translation>
    </message>
</context>
<context>
    <name>adduce::LostChangesList</name>
    <message>
        <source>Written over unseen</source>
        <translation>気づかずに上書きされたもの</translation>
    </message>
    <message>
        <source>Two changed the same field before they heard of each other. What was written last holds; what was lost is here.</source>
        <translation>二人が互いの変更を知る前に同じ項目を変更しました。最後に書かれたものが有効で、失われたものはここにあります。</translation>
    </message>
    <message>
        <source>%1 emptied it on %2; %3 wrote over it.</source>
        <translation>%1 が %2 に空にし、%3 が上書きしました。</translation>
    </message>
    <message>
        <source>“%1”, as %2 wrote on %3; %4 wrote over it.</source>
        <translation>「%1」（%2 が %3 に記入）。%4 が上書きしました。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>このままにする</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
</context>
</TS>
