<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
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
        <translation>一个句子论及了几乎全部所问内容</translation>
    </message>
    <message>
        <source>%1 papers speak of what was asked</source>
        <translation>%1 篇论文论及所问内容</translation>
    </message>
    <message>
        <source>most of what was asked stands close together</source>
        <translation>所问内容大部分集中在相近位置</translation>
    </message>
    <message>
        <source>not all that was written could be proved</source>
        <translation>所写内容并非全部得到证实</translation>
    </message>
    <message>
        <source>the model says that it is not sure</source>
        <translation>模型表示不确定</translation>
    </message>
    <message>
        <source>only some of what was asked stands close together</source>
        <translation>所问内容只有一部分集中在相近位置</translation>
    </message>
    <message>
        <source>All sentences come from one document.</source>
        <translation>所有句子来自同一个文档。</translation>
    </message>
    <message>
        <source>No sentence names: %1.</source>
        <translation>没有句子提到：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) could not be searched.</source>
        <translation>
            <numerusform>有 %Ln 个文档无法检索。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: this answer is partial.</source>
        <translation>已停止：此回答不完整。</translation>
    </message>
    <message>
        <source>These are the papers&apos; own sentences: the model did not answer. %1</source>
        <translation>这些是论文的原句：模型没有回答。%1</translation>
    </message>
    <message>
        <source>The model&apos;s answer broke off; what was proved is kept. %1</source>
        <translation>模型的回答中断；已证实的内容予以保留。%1</translation>
    </message>
    <message>
        <source>The model found no answer in the passages.</source>
        <translation>模型在文段中没有找到答案。</translation>
    </message>
    <message>
        <source>No sentence of the model could be proved; these are the papers&apos; own.</source>
        <translation>模型的句子均未能证实；这些是论文的原句。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) of documents that never leave this computer were not sent.</source>
        <translation>
            <numerusform>有 %Ln 个文段未发送：其所属文档从不离开本机。</numerusform>
        </translation>
    </message>
    <message>
        <source>Searched by words alone, not by meaning. %1</source>
        <translation>仅按词语搜索，未按语义搜索。%1</translation>
    </message>
    <message>
        <source>The model remarks: %1</source>
        <translation>模型备注：%1</translation>
    </message>
    <message>
        <source>Asked as: %1</source>
        <translation>按此提问：%1</translation>
    </message>
    <message>
        <source>A quote runs over a column or page end and is cited in parts.</source>
        <translation>有一条引文跨栏或跨页，因此分段引用。</translation>
    </message>
    <message>
        <source>It cites a passage that was not given.</source>
        <translation>它引用了未提供的文段。</translation>
    </message>
    <message>
        <source>Its words were not found on its page.</source>
        <translation>其词语未在所标页面上找到。</translation>
    </message>
    <message>
        <source>Its quote stands in no passage: %1</source>
        <translation>其引文不在任何文段中：%1</translation>
    </message>
    <message>
        <source>Its quote has other numbers or negations than the page: %1</source>
        <translation>其引文的数字或否定词与页面不同：%1</translation>
    </message>
    <message>
        <source>It says the opposite of its quote: %1</source>
        <translation>它与其引文的意思相反：%1</translation>
    </message>
    <message>
        <source>Its passage does not hold the number %1.</source>
        <translation>其文段不包含数字 %1。</translation>
    </message>
    <message>
        <source>Its passage does not name %1.</source>
        <translation>其文段没有提到 %1。</translation>
    </message>
    <message>
        <source>Its passage does not hold the words %1.</source>
        <translation>其文段不包含词语 %1。</translation>
    </message>
    <message>
        <source>It is no sentence.</source>
        <translation>它不是句子。</translation>
    </message>
    <message>
        <source>Add papers on this question.</source>
        <translation>添加与此问题相关的论文。</translation>
    </message>
    <message>
        <source>Check the spelling of the terms that were not found, or use another word for them.</source>
        <translation>检查未找到的词语的拼写，或换用其他词语。</translation>
    </message>
    <message>
        <source>Ask with the words that the papers use.</source>
        <translation>使用论文所用的词语提问。</translation>
    </message>
    <message>
        <source>Look at the documents that could not be read.</source>
        <translation>查看无法读取的文档。</translation>
    </message>
    <message>
        <source>Ask again when all documents are read.</source>
        <translation>等所有文档读取完成后再次提问。</translation>
    </message>
    <message>
        <source>Ask about fewer things at once.</source>
        <translation>一次少问几项内容。</translation>
    </message>
    <message>
        <source>Upload a PDF first. The library is empty: add papers, then ask about them.</source>
        <translation>请先上传 PDF。文献库为空：请添加论文，然后就其提问。</translation>
    </message>
    <message>
        <source>Hello. Ask a question about your papers; every sentence of the answer names its source, page and quote.</source>
        <translation>您好。请就您的论文提问；回答的每一句都注明来源、页码和引文。</translation>
    </message>
    <message>
        <source>No document can be searched yet. Wait until one is read, or see in the library why it could not be.</source>
        <translation>尚无可搜索的文档。请等待文档读取完成，或在文献库中查看无法读取的原因。</translation>
    </message>
    <message>
        <source>There is no question. Type one in words.</source>
        <translation>没有问题。请用文字输入问题。</translation>
    </message>
    <message>
        <source>I don&apos;t have enough information in the provided documents to answer that accurately</source>
        <translation>所提供的文档中没有足够的信息，无法准确回答该问题</translation>
    </message>
    <message>
        <source>Searched: %1 of %2 documents, %3 passages.</source>
        <translation>已搜索：%2 个文档中的 %1 个，%3 个文段。</translation>
    </message>
    <message>
        <source>%1, p. %2</source>
        <translation>%1，第 %2 页</translation>
    </message>
    <message>
        <source>the question has %1 characters, up to %2 can be asked</source>
        <translation>问题有 %1 个字符，最多可提问 %2 个字符</translation>
    </message>
    <message>
        <source>the output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>The file is not there: %1.</source>
        <translation>文件不存在：%1。</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>无法读取文件：%1。</translation>
    </message>
    <message>
        <source>Check its permissions, and that it is an ordinary file.</source>
        <translation>请检查其权限，并确认它是普通文件。</translation>
    </message>
    <message>
        <source>The file holds nothing to read: %1.</source>
        <translation>文件中没有可读取的内容：%1。</translation>
    </message>
    <message>
        <source>Download or export it again.</source>
        <translation>请重新下载或导出。</translation>
    </message>
    <message>
        <source>This is not a kind of file that can be read: %1.</source>
        <translation>无法读取此类文件：%1。</translation>
    </message>
    <message>
        <source>The file is protected by a password: %1.</source>
        <translation>文件受密码保护：%1。</translation>
    </message>
    <message>
        <source>Save a copy without the password and add that.</source>
        <translation>请保存一份不带密码的副本，然后添加该副本。</translation>
    </message>
    <message>
        <source>The file is damaged: %1.</source>
        <translation>文件已损坏：%1。</translation>
    </message>
    <message>
        <source>The pages hold pictures, but no text: %1.</source>
        <translation>页面只有图像，没有文本：%1。</translation>
    </message>
    <message>
        <source>It is a scan: have its text recognised (OCR).</source>
        <translation>这是扫描件：请识别其文本 (OCR)。</translation>
    </message>
    <message>
        <source>The file is too large: %1.</source>
        <translation>文件过大：%1。</translation>
    </message>
    <message>
        <source>Split it and add the parts.</source>
        <translation>请将其拆分，然后添加各部分。</translation>
    </message>
    <message>
        <source>Reading the file took too long and was stopped: %1.</source>
        <translation>读取文件用时过长，已停止：%1。</translation>
    </message>
    <message>
        <source>Try again, or print it to a new PDF first.</source>
        <translation>请重试，或先将其打印为新的 PDF。</translation>
    </message>
    <message>
        <source>Reading the file needs more memory than is allowed: %1.</source>
        <translation>读取文件所需的内存超出允许范围：%1。</translation>
    </message>
    <message>
        <source>Split it, or print it to a new PDF first.</source>
        <translation>请将其拆分，或先将其打印为新的 PDF。</translation>
    </message>
    <message>
        <source>The file made its reader stop: %1.</source>
        <translation>该文件导致其读取程序停止：%1。</translation>
    </message>
    <message>
        <source>Nothing else is affected. Print it to a new PDF and add that, or try again.</source>
        <translation>其他内容不受影响。请将其打印为新的 PDF 后添加，或重试。</translation>
    </message>
    <message>
        <source>The disk is full or cannot be written: %1.</source>
        <translation>磁盘已满或无法写入：%1。</translation>
    </message>
    <message>
        <source>Free some space and try again; what was saved before is intact.</source>
        <translation>请释放一些空间后重试；此前保存的内容完好无损。</translation>
    </message>
    <message>
        <source>This library was written by a newer version of Adduce: %1.</source>
        <translation>此文献库由更新版本的 Adduce 写入：%1。</translation>
    </message>
    <message>
        <source>Update Adduce, or open another library. Nothing was changed.</source>
        <translation>请更新 Adduce，或打开其他文献库。未做任何更改。</translation>
    </message>
    <message>
        <source>The library file is damaged or is not a library: %1.</source>
        <translation>文献库文件已损坏或不是文献库：%1。</translation>
    </message>
    <message>
        <source>Another program is writing to the library: %1.</source>
        <translation>另一个程序正在写入文献库：%1。</translation>
    </message>
    <message>
        <source>Close it and try again.</source>
        <translation>请关闭该程序后重试。</translation>
    </message>
    <message>
        <source>The pages are written in a script that text recognition was not set to read: %1.</source>
        <translation>这些页面使用的文字未设置为由文本识别读取：%1。</translation>
    </message>
    <message>
        <source>Choose their language in Settings, Reading, and recognise them again.</source>
        <translation>请在“设置”的“读取”中选择其语言，然后重新识别。</translation>
    </message>
    <message>
        <source>The pages are written as %1 is, which text recognition was not set to read.</source>
        <translation>这些页面使用%1的文字书写，而文本识别未设置为读取该文字。</translation>
    </message>
    <message>
        <source>Choose their language in Settings, Reading, and recognise them again. Its data is installed with &quot;%1&quot;.</source>
        <translation>请在“设置”的“读取”中选择其语言，然后重新识别。其数据可用“%1”安装。</translation>
    </message>
    <message>
        <source>Text recognition has no data for the language: %1.</source>
        <translation>文本识别缺少以下语言的数据：%1。</translation>
    </message>
    <message>
        <source>Install it with &quot;%1&quot;, then try again.</source>
        <translation>请使用“%1”安装，然后重试。</translation>
    </message>
    <message>
        <source>The server does not answer as it should: %1.</source>
        <translation>服务器未正常应答：%1。</translation>
    </message>
    <message>
        <source>The server does not accept the key: %1.</source>
        <translation>服务器不接受密钥：%1。</translation>
    </message>
    <message>
        <source>Enter it anew in Settings, or choose a model that it is for.</source>
        <translation>请在“设置”中重新输入，或选择与该密钥对应的模型。</translation>
    </message>
    <message>
        <source>The server does not have the model: %1.</source>
        <translation>服务器没有此模型：%1。</translation>
    </message>
    <message>
        <source>Choose one that it lists, in Settings.</source>
        <translation>请在“设置”中选择服务器所列的模型。</translation>
    </message>
    <message>
        <source>Nothing was sent to %1: the connection cannot be secured.</source>
        <translation>未向 %1 发送任何内容：无法建立安全连接。</translation>
    </message>
    <message>
        <source>The question with its passages is too long for the model: %1.</source>
        <translation>问题连同其文段对模型来说过长：%1。</translation>
    </message>
    <message>
        <source>Choose a narrower scope or fewer passages, or a model with a longer context.</source>
        <translation>请选择更小的范围或更少的文段，或选择上下文更长的模型。</translation>
    </message>
    <message>
        <source>The account&apos;s limit or budget is used up: %1.</source>
        <translation>账户的限额或预算已用完：%1。</translation>
    </message>
    <message>
        <source>See your account there. Answers in the papers&apos; own words need no account.</source>
        <translation>请在服务商处查看您的账户。以论文原文作答无需账户。</translation>
    </message>
    <message>
        <source>The server has too much to do: %1.</source>
        <translation>服务器过于繁忙：%1。</translation>
    </message>
    <message>
        <source>Try again in a while. Nothing was lost.</source>
        <translation>请稍后重试。没有丢失任何内容。</translation>
    </message>
    <message>
        <source>Nothing was sent to %1: only this computer may be contacted.</source>
        <translation>未向 %1 发送任何内容：只允许联系本机。</translation>
    </message>
    <message>
        <source>Turn &quot;Local only&quot; off in Settings, or choose a model on this computer.</source>
        <translation>请在“设置”中关闭“仅限本机”，或选择本机上的模型。</translation>
    </message>
    <message>
        <source>Nothing was sent: this document never leaves the computer: %1.</source>
        <translation>未发送任何内容：此文档永不离开本机：%1。</translation>
    </message>
    <message>
        <source>Choose a model on this computer, or another scope.</source>
        <translation>请选择本机上的模型，或选择其他范围。</translation>
    </message>
    <message>
        <source>Nothing was sent to %1: the connection would not be encrypted.</source>
        <translation>未向 %1 发送任何内容：连接不会加密。</translation>
    </message>
    <message>
        <source>Use an address with https, or agree to it at the server in Settings.</source>
        <translation>请使用 https 地址，或在“设置”中该服务器处表示同意。</translation>
    </message>
    <message>
        <source>This cannot be used: %1.</source>
        <translation>无法使用：%1。</translation>
    </message>
    <message>
        <source>Change it and try again.</source>
        <translation>请更改后重试。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>What was finished before is kept.</source>
        <translation>此前完成的内容已保留。</translation>
    </message>
    <message>
        <source>Something went wrong inside Adduce: %1.</source>
        <translation>Adduce 内部出现问题：%1。</translation>
    </message>
    <message>
        <source>Try again; if it stays, please report it.</source>
        <translation>请重试；如果问题仍然存在，请报告。</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Quotes found</source>
        <translation>找到的引文</translation>
    </message>
    <message>
        <source>Median ms</source>
        <translation>中位数（毫秒）</translation>
    </message>
    <message>
        <source>Comparison: %1</source>
        <translation>比较：%1</translation>
    </message>
    <message>
        <source>the query set: %1</source>
        <translation>查询集：%1</translation>
    </message>
    <message>
        <source>%1 has no text &quot;%2&quot;</source>
        <translation>%1 没有文本“%2”</translation>
    </message>
    <message>
        <source>%1 has the unknown category &quot;%2&quot;</source>
        <translation>%1 的类别“%2”未知</translation>
    </message>
    <message>
        <source>%1 expects a page that is no number from 1</source>
        <translation>%1 期望的页码不是 1 或更大的数字</translation>
    </message>
    <message>
        <source>%1 expects no page of &quot;%2&quot;</source>
        <translation>%1 未给出“%2”的期望页码</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>查询 %1</translation>
    </message>
    <message>
        <source>%1 has no list &quot;%2&quot;</source>
        <translation>%1 没有列表“%2”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no file with its pages, such as &quot;paper.pdf: 4, 27&quot;</source>
        <translation>“%1”不是文件及其页码，例如“paper.pdf: 4, 27”</translation>
    </message>
    <message>
        <source>it is no JSON object</source>
        <translation>它不是 JSON 对象</translation>
    </message>
    <message>
        <source>the set</source>
        <translation>该集合</translation>
    </message>
    <message>
        <source>two queries are called %1</source>
        <translation>有两个查询名为 %1</translation>
    </message>
    <message>
        <source>it has no queries</source>
        <translation>它没有查询</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Evaluation: %1</source>
        <translation>评估：%1</translation>
    </message>
    <message>
        <source>%L1: %L2 of %L3 right</source>
        <translation>%L1：%L3 个中 %L2 个正确</translation>
    </message>
    <message>
        <source>Quotes found on their page: %1 %</source>
        <translation>在所标页面上找到的引文：%1%</translation>
    </message>
    <message>
        <source>Median time to an answer: %1 ms</source>
        <translation>回答用时中位数：%1 毫秒</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Cited pages</source>
        <translation>引用的页码</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>Evidence table</source>
        <translation>证据表</translation>
    </message>
    <message>
        <source>Evidence: %1</source>
        <translation>证据：%1</translation>
    </message>
    <message>
        <source>not reported</source>
        <translation>未报告</translation>
    </message>
    <message>
        <source>Confidence: %1 (%2)</source>
        <translation>置信度：%1 (%2)</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>备注：%1</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>论断</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>引文</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>The quotes on their pages</source>
        <translation>引文及其所在页面</translation>
    </message>
    <message>
        <source>Quote found word for word</source>
        <translation>已逐字找到引文</translation>
    </message>
    <message>
        <source>Quote found, with other spaces or hyphens</source>
        <translation>已找到引文，但空格或连字符不同</translation>
    </message>
    <message>
        <source>Quote not found on its page</source>
        <translation>在其页面上未找到引文</translation>
    </message>
    <message>
        <source>The paper is not in the library</source>
        <translation>该论文不在文献库中</translation>
    </message>
    <message>
        <source>not in the library</source>
        <translation>不在文献库中</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已回答</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>未发送</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Of the page that is shown</source>
        <translation>针对当前显示的页面</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>隐私</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>In an answer: from sentence to sentence</source>
        <translation>在回答中：在句子间移动</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>上、下箭头</translation>
    </message>
    <message>
        <source>To the citations of a sentence</source>
        <translation>移到句子的引用</translation>
    </message>
    <message>
        <source>Right, Left</source>
        <translation>右、左箭头</translation>
    </message>
    <message>
        <source>Open the cited page</source>
        <translation>打开引用的页面</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Show the quote</source>
        <translation>显示引文</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>In the reader: next and previous cited sentence</source>
        <translation>在阅读器中：下一个和上一个被引用的句子</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N、Shift+N</translation>
    </message>
    <message>
        <source>windows, network</source>
        <translation>窗口、网络</translation>
    </message>
    <message>
        <source>charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>reading and drawing pages</source>
        <translation>读取和绘制页面</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>公有领域</translation>
    </message>
    <message>
        <source>the library file, full-text search</source>
        <translation>文献库文件、全文检索</translation>
    </message>
    <message>
        <source>nearest vectors</source>
        <translation>最近邻向量</translation>
    </message>
    <message>
        <source>words of like meaning</source>
        <translation>意义相近的词</translation>
    </message>
    <message>
        <source>PDF export</source>
        <translation>PDF 导出</translation>
    </message>
    <message>
        <source>the learned space</source>
        <translation>学习所得的空间</translation>
    </message>
    <message>
        <source>stems of words</source>
        <translation>词干</translation>
    </message>
    <message>
        <source>languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>quotes that are nearly the page&apos;s</source>
        <translation>与页面近乎一致的引文</translation>
    </message>
    <message>
        <source>prompts</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>the sandbox of readers</source>
        <translation>读取程序的沙箱</translation>
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
        <translation>旧编码</translation>
    </message>
    <message>
        <source>old encodings, order of scripts</source>
        <translation>旧编码、文字的排序</translation>
    </message>
    <message>
        <source>scripts that join or stack</source>
        <translation>需连写或叠加的文字</translation>
    </message>
    <message>
        <source>scans</source>
        <translation>扫描件</translation>
    </message>
    <message>
        <source>pictures of pages</source>
        <translation>页面图像</translation>
    </message>
    <message>
        <source>About Adduce</source>
        <translation>关于 Adduce</translation>
    </message>
    <message>
        <source>To adduce: to cite as evidence. Every sentence of an answer names its source, page and exact quote.

Free software under the GNU Affero General Public License, version 3 or later. It is made with these libraries:</source>
        <translation>Adduce（动词）：援引为证。回答的每一句都注明来源、页码和逐字引文。

本程序是自由软件，采用 GNU Affero 通用公共许可证第 3 版或更高版本。它使用以下程序库构建：</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>程序库</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>For</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>The library cannot be opened</source>
        <translation>无法打开文献库</translation>
    </message>
    <message>
        <source>Choose another library...</source>
        <translation>选择其他文献库...</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Choose or name a library</source>
        <translation>选择或命名文献库</translation>
    </message>
    <message>
        <source>Libraries (*.adduce);;All files (*)</source>
        <translation>文献库 (*.adduce);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Ask your papers; every sentence of the answer names its source, page and quote.</source>
        <translation>向您的论文提问；回答的每一句都注明来源、页码和引文。</translation>
    </message>
    <message>
        <source>The library to open.</source>
        <translation>要打开的文献库。</translation>
    </message>
    <message>
        <source>A folder of papers to begin with when the library is empty.</source>
        <translation>文献库为空时用于起步的论文文件夹。</translation>
    </message>
    <message>
        <source>light, dark or system.</source>
        <translation>light、dark 或 system。</translation>
    </message>
    <message>
        <source>Papers to add, folders of them, or what a reference manager wrote.</source>
        <translation>要添加的论文、论文文件夹，或文献管理软件写出的文件。</translation>
    </message>
    <message>
        <source>--theme is light, dark or system.</source>
        <translation>--theme 的值为 light、dark 或 system。</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>Answer a question</source>
        <translation>回答问题</translation>
    </message>
    <message>
        <source>Rank passages</source>
        <translation>文段排序</translation>
    </message>
    <message>
        <source>Judge an answer</source>
        <translation>评判回答</translation>
    </message>
    <message>
        <source>Compare meanings</source>
        <translation>比较语义</translation>
    </message>
    <message>
        <source>Test a server</source>
        <translation>测试服务器</translation>
    </message>
    <message>
        <source>Look a DOI up</source>
        <translation>查询 DOI</translation>
    </message>
    <message>
        <source>Download a model</source>
        <translation>下载模型</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>Adduce Handbook</source>
        <translation>Adduce 手册</translation>
    </message>
    <message>
        <source>Add a PDF, EPUB, XPS, DOCX, ODT, HTML, Markdown or text file.</source>
        <translation>请添加 PDF、EPUB、XPS、DOCX、ODT、HTML、Markdown 或文本文件。</translation>
    </message>
    <message numerus="yes">
        <source>Left out because it could not be proved: %Ln statement(s).</source>
        <translation>
            <numerusform>因无法证实而略去：%Ln 条论断。</numerusform>
        </translation>
    </message>
    <message>
        <source>No such passage</source>
        <translation>没有这样的文段</translation>
    </message>
    <message>
        <source>Quote not found</source>
        <translation>找不到引文</translation>
    </message>
    <message>
        <source>Quote differs from the page</source>
        <translation>引文与页面不同</translation>
    </message>
    <message>
        <source>Opposite of its quote</source>
        <translation>与其引文相反</translation>
    </message>
    <message>
        <source>Number not in the evidence</source>
        <translation>证据中没有该数字</translation>
    </message>
    <message>
        <source>Name not in the evidence</source>
        <translation>证据中没有该名称</translation>
    </message>
    <message>
        <source>Words not in the evidence</source>
        <translation>证据中没有这些词</translation>
    </message>
    <message>
        <source>No sentence</source>
        <translation>不是句子</translation>
    </message>
    <message>
        <source>Not proved</source>
        <translation>未经证实</translation>
    </message>
    <message>
        <source>%1 expects no page; only a question that must be refused may</source>
        <translation>%1 没有预期页面；只有必须拒答的问题才可以</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>直接</translation>
    </message>
    <message>
        <source>Synthesis</source>
        <translation>综合</translation>
    </message>
    <message>
        <source>Must be refused</source>
        <translation>应当拒答</translation>
    </message>
    <message>
        <source>Passages ranked by %1</source>
        <translation>文段由 %1 排序</translation>
    </message>
    <message>
        <source>Passages were found with: %1</source>
        <translation>查找文段所用参数：%1</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>未评判</translation>
    </message>
    <message>
        <source>Faithful</source>
        <translation>忠实</translation>
    </message>
    <message>
        <source>%1 did not reply in the form that was asked for.</source>
        <translation>%1 没有按要求的格式答复。</translation>
    </message>
    <message>
        <source>Faithful: not judged</source>
        <translation>忠实：未评判</translation>
    </message>
    <message>
        <source>judged %1 of %2 answers by %3</source>
        <translation>%2 个回答中有 %1 个由 %3 评判</translation>
    </message>
    <message>
        <source>Faithful: %1</source>
        <translation>忠实：%1</translation>
    </message>
    <message>
        <source>Faithful: %1 of %2 (95 %: %3-%4 %), %5</source>
        <translation>忠实：%2 个中有 %1 个（95 %：%3-%4 %），%5</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>设置页面</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %1 of %Ln question(s).</source>
        <translation>
            <numerusform>已停止：已提问 %1 个问题，共 %Ln 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未计入</translation>
    </message>
    <message numerus="yes">
        <source>The model failed on %Ln question(s), which are not counted</source>
        <translation>
            <numerusform>模型在 %Ln 个问题上失败，这些问题不计入</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2 至 %3）</translation>
    </message>
    <message>
        <source>%1: query %2 of %3</source>
        <translation>%1：第 %2 个问题，共 %3 个</translation>
    </message>
    <message>
        <source>Counting the texts</source>
        <translation>正在统计文本</translation>
    </message>
    <message>
        <source>Indexing: %1 of %2</source>
        <translation>正在建立索引：%1 / %2</translation>
    </message>
    <message>
        <source>Learning how the texts use words</source>
        <translation>正在学习文本的用词</translation>
    </message>
    <message>
        <source>%1 unchanged</source>
        <translation>%1 无变化</translation>
    </message>
    <message>
        <source>nDCG@10 since %1: %2.</source>
        <translation>与 %1 相比的 nDCG@10：%2。</translation>
    </message>
    <message>
        <source>Nothing may be written there: %1.</source>
        <translation>不允许在此处写入：%1。</translation>
    </message>
    <message>
        <source>Choose another folder, or change who may write to this one; what was there before is intact.</source>
        <translation>请选择其他文件夹，或更改此文件夹的写入权限；原有内容完好无损。</translation>
    </message>
    <message>
        <source>The folder to write to is not there: %1.</source>
        <translation>要写入的文件夹不存在：%1。</translation>
    </message>
    <message>
        <source>Choose another folder, or connect its drive again.</source>
        <translation>请选择其他文件夹，或重新连接其驱动器。</translation>
    </message>
    <message>
        <source>compressed files, checksums</source>
        <translation>压缩文件、校验和</translation>
    </message>
    <message>
        <source>These figures are not kept.</source>
        <translation>这些数据未保存。</translation>
    </message>
    <message>
        <source>The earlier results of this folder cannot be read: %1. The next measurement keeps that file under another name.</source>
        <translation>无法读取此文件夹以前的结果：%1。下次测量会将该文件以另一个名称保留。</translation>
    </message>
    <message>
        <source>The earlier results of this folder cannot be read; they are now in %1.</source>
        <translation>无法读取此文件夹以前的结果；它们现在位于 %1。</translation>
    </message>
    <message>
        <source>Understand</source>
        <translation>理解</translation>
    </message>
    <message>
        <source>Understanding the question…</source>
        <translation>正在理解问题…</translation>
    </message>
    <message>
        <source>Retrieve</source>
        <translation>检索</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Ranking passages…</source>
        <translation>正在排序文段…</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选取</translation>
    </message>
    <message>
        <source>Choosing passages…</source>
        <translation>正在选取文段…</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>扩展</translation>
    </message>
    <message>
        <source>Looking around them…</source>
        <translation>正在查看相邻文段…</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Checking that the papers speak of it…</source>
        <translation>正在核对论文是否论及…</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>撰写</translation>
    </message>
    <message>
        <source>Choosing sentences…</source>
        <translation>正在选取句子…</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>核对</translation>
    </message>
    <message>
        <source>Checking quotes…</source>
        <translation>正在核对引文…</translation>
    </message>
    <message>
        <source>Direct questions right</source>
        <translation>直接问题正确</translation>
    </message>
    <message>
        <source>Synthesis questions right</source>
        <translation>综合问题正确</translation>
    </message>
    <message>
        <source>Refused correctly</source>
        <translation>正确拒答</translation>
    </message>
    <message>
        <source>Citations verbatim</source>
        <translation>引用逐字一致</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>用时中位数</translation>
    </message>
    <message>
        <source>None of the papers that these questions are about is searched: %1. Add them, or choose other questions or another scope.</source>
        <translation>这些问题所涉及的论文均不在检索之列：%1。请添加这些论文，或选择其他问题或其他范围。</translation>
    </message>
    <message>
        <source>Questions on these papers count as wrong, as they are not searched: %1.</source>
        <translation>以下论文不在检索之列，与其相关的问题计为错误：%1。</translation>
    </message>
    <message>
        <source>Writing an answer</source>
        <translation>撰写回答</translation>
    </message>
    <message>
        <source>Correcting what was refused</source>
        <translation>更正被拒内容</translation>
    </message>
    <message>
        <source>Ranking passages</source>
        <translation>文段排序</translation>
    </message>
    <message>
        <source>Grading passages</source>
        <translation>文段评分</translation>
    </message>
    <message>
        <source>Judging answers of an evaluation</source>
        <translation>评判评估中的回答</translation>
    </message>
    <message>
        <source>95 %: %1 to %2 %</source>
        <translation>95%：%1% 至 %2%</translation>
    </message>
    <message numerus="yes">
        <source>the model failed on %1 of %Ln question(s)</source>
        <translation>
            <numerusform>模型在 %1 个问题上失败，共 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln question(s)</source>
        <translation>
            <numerusform>共 %Ln 个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln question(s) asked</source>
        <translation>
            <numerusform>已提问 %1 个问题，共 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>judged %1 of %2</source>
        <translation>已评判 %1 / %2</translation>
    </message>
    <message>
        <source>from question to answer</source>
        <translation>从提问到回答</translation>
    </message>
    <message>
        <source>95th percentile %1 ms</source>
        <translation>第 95 百分位数：%1 毫秒</translation>
    </message>
    <message numerus="yes">
        <source>of %Ln citation(s)</source>
        <translation>
            <numerusform>共 %Ln 条引用</numerusform>
        </translation>
    </message>
    <message>
        <source>unchanged since %1</source>
        <translation>与 %1 相比无变化</translation>
    </message>
    <message>
        <source>%1%2%3 since %4</source>
        <translation>与 %4 相比 %1%2%3</translation>
    </message>
    <message numerus="yes">
        <source>%1, over the %Ln question(s) of both</source>
        <translation>
            <numerusform>%1（两次都提问的 %Ln 个问题）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, stopped</source>
        <translation>%1，已停止</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln quote(s) checked again %1</source>
        <translation>
            <numerusform>全部 %Ln 条引文已重新核对（%1）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln quote(s) found word for word, %2</source>
        <translation>
            <numerusform>%Ln 条引文中有 %1 条逐字找到，%2</numerusform>
        </translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>所有文档</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>无模型</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>标签：%1</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>纯文本</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln 页</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s)</source>
        <translation>
            <numerusform>%Ln 个句子</numerusform>
        </translation>
    </message>
    <message>
        <source>text recognised (%1)</source>
        <translation>文本已识别（%1）</translation>
    </message>
    <message>
        <source>added %1</source>
        <translation>添加于 %1</translation>
    </message>
    <message>
        <source>in “%1”</source>
        <translation>在“%1”中</translation>
    </message>
    <message>
        <source>%1 (this one)</source>
        <translation>%1（本文档）</translation>
    </message>
    <message>
        <source>Add papers</source>
        <translation>添加论文</translation>
    </message>
    <message>
        <source>Papers (*.pdf *.epub *.xps *.oxps *.docx *.odt *.html *.htm *.xhtml *.xml *.nxml *.txt *.text *.md *.markdown);;All files (*)</source>
        <translation>论文 (*.pdf *.epub *.xps *.oxps *.docx *.odt *.html *.htm *.xhtml *.xml *.nxml *.txt *.text *.md *.markdown);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Add a folder of papers</source>
        <translation>添加论文文件夹</translation>
    </message>
    <message>
        <source>Colours of the system</source>
        <translation>系统配色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Settings...</source>
        <translation>设置...</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>文献库(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Thread</source>
        <translation>会话(&amp;T)</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>历史(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Evidence</source>
        <translation>证据(&amp;E)</translation>
    </message>
    <message>
        <source>E&amp;valuation</source>
        <translation>评估(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Reader</source>
        <translation>阅读器(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>All commands...</source>
        <translation>所有命令...</translation>
    </message>
    <message>
        <source>Ask the handbook</source>
        <translation>询问手册</translation>
    </message>
    <message>
        <source>New thread</source>
        <translation>新建会话</translation>
    </message>
    <message>
        <source>Write a question</source>
        <translation>撰写问题</translation>
    </message>
    <message>
        <source>Read the answer</source>
        <translation>阅读回答</translation>
    </message>
    <message>
        <source>Add the answer to evidence</source>
        <translation>将回答添加到证据</translation>
    </message>
    <message>
        <source>Export thread...</source>
        <translation>导出会话...</translation>
    </message>
    <message>
        <source>Stop the question</source>
        <translation>停止提问</translation>
    </message>
    <message>
        <source>Open the thread in Ask</source>
        <translation>在提问中打开会话</translation>
    </message>
    <message>
        <source>Rename the thread...</source>
        <translation>重命名会话...</translation>
    </message>
    <message>
        <source>Pin or unpin the thread</source>
        <translation>固定或取消固定会话</translation>
    </message>
    <message>
        <source>Give the thread a tag...</source>
        <translation>给会话加标签...</translation>
    </message>
    <message>
        <source>Check the quotes of the thread</source>
        <translation>检查会话引文</translation>
    </message>
    <message>
        <source>Duplicate the thread</source>
        <translation>复制会话</translation>
    </message>
    <message>
        <source>Export the chosen threads...</source>
        <translation>导出所选会话...</translation>
    </message>
    <message>
        <source>Import threads...</source>
        <translation>导入会话...</translation>
    </message>
    <message>
        <source>Delete the thread</source>
        <translation>删除会话</translation>
    </message>
    <message>
        <source>New table...</source>
        <translation>新建表格...</translation>
    </message>
    <message>
        <source>Rename the table...</source>
        <translation>重命名表格...</translation>
    </message>
    <message>
        <source>Delete the table</source>
        <translation>删除表格</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>添加行</translation>
    </message>
    <message>
        <source>Check all quotes</source>
        <translation>检查所有引文</translation>
    </message>
    <message>
        <source>Table or matrix</source>
        <translation>表格或矩阵</translation>
    </message>
    <message>
        <source>Add a question to the matrix...</source>
        <translation>向矩阵添加问题...</translation>
    </message>
    <message>
        <source>Add papers to the matrix...</source>
        <translation>向矩阵添加论文...</translation>
    </message>
    <message>
        <source>Import evidence...</source>
        <translation>导入证据...</translation>
    </message>
    <message>
        <source>Export evidence...</source>
        <translation>导出证据...</translation>
    </message>
    <message>
        <source>Run the evaluation</source>
        <translation>运行评估</translation>
    </message>
    <message>
        <source>Stop the evaluation</source>
        <translation>停止评估</translation>
    </message>
    <message>
        <source>Edit the questions...</source>
        <translation>编辑问题...</translation>
    </message>
    <message>
        <source>Open a set of questions...</source>
        <translation>打开问题集...</translation>
    </message>
    <message>
        <source>Measure a retrieval collection...</source>
        <translation>测量检索集...</translation>
    </message>
    <message>
        <source>Rename the run...</source>
        <translation>重命名运行...</translation>
    </message>
    <message>
        <source>Export the run...</source>
        <translation>导出运行...</translation>
    </message>
    <message>
        <source>Delete the run</source>
        <translation>删除运行</translation>
    </message>
    <message>
        <source>Back in the reader</source>
        <translation>阅读器后退</translation>
    </message>
    <message>
        <source>Forward in the reader</source>
        <translation>阅读器前进</translation>
    </message>
    <message>
        <source>Larger pages</source>
        <translation>放大页面</translation>
    </message>
    <message>
        <source>Smaller pages</source>
        <translation>缩小页面</translation>
    </message>
    <message>
        <source>Fit the text</source>
        <translation>适合文本</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>大纲</translation>
    </message>
    <message>
        <source>Small pages</source>
        <translation>缩略图</translation>
    </message>
    <message>
        <source>Dark pages in the dark theme</source>
        <translation>深色主题使用深色页面</translation>
    </message>
    <message>
        <source>Next cited sentence</source>
        <translation>下一个被引句子</translation>
    </message>
    <message>
        <source>Previous cited sentence</source>
        <translation>上一个被引句子</translation>
    </message>
    <message>
        <source>Ask about this</source>
        <translation>就此提问</translation>
    </message>
    <message>
        <source>Add this to evidence</source>
        <translation>添加到证据</translation>
    </message>
    <message>
        <source>Open in another program</source>
        <translation>用其他程序打开</translation>
    </message>
    <message>
        <source>Show in its folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>正在写入 %1</translation>
    </message>
    <message>
        <source>Stopped; nothing was written: %1</source>
        <translation>已停止；未写入任何内容：%1</translation>
    </message>
    <message>
        <source>Evaluating %L1 of %L2</source>
        <translation>正在评估 %L1 / %L2</translation>
    </message>
    <message numerus="yes">
        <source>Filling the matrix: %L1 of %Ln cell(s)</source>
        <translation>
            <numerusform>正在填充矩阵：%L1 / %Ln 个单元格</numerusform>
        </translation>
    </message>
    <message>
        <source>Add files...</source>
        <translation>添加文件...</translation>
    </message>
    <message>
        <source>Add a folder...</source>
        <translation>添加文件夹...</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>新建收藏集</translation>
    </message>
    <message>
        <source>Retry all that failed</source>
        <translation>重试所有失败项</translation>
    </message>
    <message>
        <source>Import references...</source>
        <translation>导入参考文献...</translation>
    </message>
    <message>
        <source>Export references...</source>
        <translation>导出参考文献...</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>停止读取</translation>
    </message>
    <message>
        <source>Library panel</source>
        <translation>文献库面板</translation>
    </message>
    <message>
        <source>Reader panel</source>
        <translation>阅读器面板</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>菜单栏</translation>
    </message>
    <message>
        <source>Close the top-most</source>
        <translation>关闭最上层项目</translation>
    </message>
    <message>
        <source>The file with the settings.</source>
        <translation>存放设置的文件。</translation>
    </message>
    <message>
        <source>Searched for: %1</source>
        <translation>搜索的是：%1</translation>
    </message>
    <message>
        <source>Searched in English, word by word: %1</source>
        <translation>逐词用英语搜索：%1</translation>
    </message>
    <message>
        <source>The papers are in another language than the question. Ask in theirs, or install a dictionary for it.</source>
        <translation>论文与问题使用的语言不同。请用论文的语言提问，或安装相应的词典。</translation>
    </message>
    <message>
        <source>A table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <translation>行 %1：%2</translation>
    </message>
    <message>
        <source>Its quote is too short to prove anything: %1</source>
        <translation>其引文太短，不足以证明任何内容：%1</translation>
    </message>
    <message>
        <source>It exchanges what its quote says of each: %1</source>
        <translation>它把引文对两者的说法颠倒了：%1</translation>
    </message>
    <message>
        <source>Its quote does not say so much, or so little: %1</source>
        <translation>其引文没有说这么多或这么少：%1</translation>
    </message>
    <message>
        <source>It goes further than its quote: %1</source>
        <translation>它的说法超出了引文：%1</translation>
    </message>
    <message>
        <source>Its quote does not speak of %1.</source>
        <translation>其引文没有谈到%1。</translation>
    </message>
    <message>
        <source>It puts another word in the place of one of its quote: %1</source>
        <translation>它用另一个词替换了引文中的词：%1</translation>
    </message>
    <message>
        <source>Its quote does not say: %1</source>
        <translation>其引文没有说：%1</translation>
    </message>
    <message>
        <source>No passage holds the address %1.</source>
        <translation>没有段落包含地址%1。</translation>
    </message>
    <message>
        <source>Quote too short</source>
        <translation>引文太短</translation>
    </message>
    <message>
        <source>Exchanged</source>
        <translation>颠倒</translation>
    </message>
    <message>
        <source>Another amount</source>
        <translation>数量不同</translation>
    </message>
    <message>
        <source>Goes too far</source>
        <translation>说法过头</translation>
    </message>
    <message>
        <source>Speaks of others</source>
        <translation>说的是别人</translation>
    </message>
    <message>
        <source>Another word</source>
        <translation>换了词</translation>
    </message>
    <message>
        <source>Not said by its quote</source>
        <translation>引文未提及</translation>
    </message>
    <message>
        <source>Address not in the evidence</source>
        <translation>证据中没有该地址</translation>
    </message>
    <message>
        <source>False statements that the checks find</source>
        <translation>检查所发现的虚假陈述</translation>
    </message>
    <message>
        <source>%1 sentences of saved answers; unchanged, %2 of them were lost.</source>
        <translation>已保存回答中的 %1 个句子；原样检查时丢失了 %2 个。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>All, by words that no list of the checks has</source>
        <translation>全部（所用词语不在任何检查列表中）</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Passed as proved</source>
        <translation>被当作已证实</translation>
    </message>
    <message>
        <source>Proved: the quote stands on its page</source>
        <translation>已证实：引文在其页面上</translation>
    </message>
    <message>
        <source>The quote stands on its page; the file has no seal that ties the statement to it</source>
        <translation>引文在其页面上；但文件没有将陈述与其绑定的封印</translation>
    </message>
    <message>
        <source>Changed after the export: the statement, its quote or its place</source>
        <translation>导出后被更改：陈述、引文或位置</translation>
    </message>
    <message>
        <source>No file with the bytes that were cited was found</source>
        <translation>未找到与被引用字节一致的文件</translation>
    </message>
    <message>
        <source>The paper&apos;s file has other bytes than the one that was cited</source>
        <translation>论文文件的字节与被引用的不同</translation>
    </message>
    <message>
        <source>The paper&apos;s file cannot be read</source>
        <translation>无法读取论文文件</translation>
    </message>
    <message>
        <source>The quote does not stand on its page</source>
        <translation>引文不在其页面上</translation>
    </message>
    <message>
        <source>The quote stands on its page, but not where its marks are</source>
        <translation>引文在其页面上，但不在标记处</translation>
    </message>
    <message>
        <source>Verify an exported file...</source>
        <translation>验证导出的文件…</translation>
    </message>
    <message>
        <source>it asks to set instructions aside</source>
        <translation>它要求忽略指令</translation>
    </message>
    <message>
        <source>it asks to play a part</source>
        <translation>它要求扮演角色</translation>
    </message>
    <message>
        <source>it asks to know no limits</source>
        <translation>它要求不受限制</translation>
    </message>
    <message>
        <source>it asks for the instructions themselves</source>
        <translation>它索要指令本身</translation>
    </message>
    <message>
        <source>it dictates what is to be said</source>
        <translation>它规定要说的内容</translation>
    </message>
    <message>
        <source>it brings documents of its own</source>
        <translation>它自带文档</translation>
    </message>
    <message>
        <source>This question tries to change the rules that answers are made by: %1. The rules stay. Ask the papers a question.</source>
        <translation>此问题试图改变回答规则：%1。规则不变。请向论文提问。</translation>
    </message>
    <message>
        <source>Ask about your papers in your own words. These can be asked, too:</source>
        <translation>用您自己的话询问论文。还可以这样问：</translation>
    </message>
    <message>
        <source>Which papers are on iron? — the papers that speak of it</source>
        <translation>哪些论文是关于铁的？— 谈到它的论文</translation>
    </message>
    <message>
        <source>How many papers do I have? — what is in the library</source>
        <translation>我有多少篇论文？— 文库的内容</translation>
    </message>
    <message>
        <source>Summarise Smith 2021. — a paper in its own sentences</source>
        <translation>总结 Smith 2021。— 用论文自己的句子</translation>
    </message>
    <message>
        <source>What did Smith 2021 find about sleep? — that paper alone</source>
        <translation>Smith 2021 关于睡眠有何发现？— 仅该论文</translation>
    </message>
    <message>
        <source>What does section 2.3 of Smith 2021 say? — a section</source>
        <translation>Smith 2021 第 2.3 节说了什么？— 一个章节</translation>
    </message>
    <message>
        <source>What did I ask before? — the questions of this thread</source>
        <translation>我之前问过什么？— 此会话的问题</translation>
    </message>
    <message>
        <source>Nothing was asked before in this thread.</source>
        <translation>此会话中之前没有提问。</translation>
    </message>
    <message>
        <source>These were asked before in this thread:</source>
        <translation>此会话中之前的问题：</translation>
    </message>
    <message>
        <source>the paper&apos;s own sentences of what was asked for</source>
        <translation>论文中所问内容的原句</translation>
    </message>
    <message>
        <source>Asked of %1 alone</source>
        <translation>仅询问 %1</translation>
    </message>
    <message>
        <source>The papers speak of %1, but not of %2.</source>
        <translation>论文谈到 %1，但没有谈到 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) can be asked.</source>
        <translation>
            <numerusform>可以询问 %Ln 篇论文。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln paper(s) can be asked.</source>
        <translation>
            <numerusform>共 %Ln 篇论文，可以询问 %1 篇。</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1 such answers on the test papers %2 % held the answer (%3 to %4 %)</source>
        <translation>在测试论文的 %1 个此类回答中，%2 % 含有答案（%3 至 %4 %）</translation>
    </message>
    <message>
        <source>too few such answers on the test papers (%1) to say how often they are right</source>
        <translation>测试论文中此类回答太少（%1），无法说明其正确率</translation>
    </message>
    <message>
        <source>of %1 such answers that you rated %2 % were right (%3 to %4 %)</source>
        <translation>在您评价的 %1 个此类回答中，%2 % 正确（%3 至 %4 %）</translation>
    </message>
    <message>
        <source>too few such answers that you rated (%1) to say how often they are right</source>
        <translation>您评价的此类回答太少（%1），无法说明其正确率</translation>
    </message>
    <message>
        <source>It has no text yet: its pages are pictures.</source>
        <translation>尚无文本：其页面为图片。</translation>
    </message>
    <message>
        <source>It is still to be read.</source>
        <translation>尚待读取。</translation>
    </message>
    <message>
        <source>Asked on %1. %2 of %3 documents could be searched (%4 %), %5 passages.</source>
        <translation>提问于 %1。%3 个文档中有 %2 个可检索（%4 %），共 %5 个段落。</translation>
    </message>
    <message>
        <source>Searched in: %1</source>
        <translation>检索范围：%1</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>词</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>Nearest passages. Together they answer with a probability of %1; %2 is needed.</source>
        <translation>最接近的段落。它们合起来作答的概率为 %1；需要达到 %2。</translation>
    </message>
    <message>
        <source>Nearest passages, by how much of the question they speak of; %1 is needed.</source>
        <translation>最接近的段落，按其涉及问题的比例排列；需要达到 %1。</translation>
    </message>
    <message>
        <source>Lacks: %1</source>
        <translation>缺少：%1</translation>
    </message>
    <message>
        <source>Could not be searched</source>
        <translation>无法检索</translation>
    </message>
    <message>
        <source>Sources differ: %1</source>
        <translation>来源说法不一：%1</translation>
    </message>
    <message>
        <source>Also said</source>
        <translation>另有说法</translation>
    </message>
    <message>
        <source>Revision %1 of the library.</source>
        <translation>文献库第 %1 版。</translation>
    </message>
    <message>
        <source>Near words tried</source>
        <translation>尝试过的近义词</translation>
    </message>
    <message>
        <source>What the papers do not answer</source>
        <translation>论文没有回答的问题</translation>
    </message>
    <message>
        <source>Another number</source>
        <translation>不同的数字</translation>
    </message>
    <message>
        <source>Another unit</source>
        <translation>不同的单位</translation>
    </message>
    <message>
        <source>Another period</source>
        <translation>不同的时段</translation>
    </message>
    <message>
        <source>Another p-value</source>
        <translation>不同的 p 值</translation>
    </message>
    <message>
        <source>Another range</source>
        <translation>不同的范围</translation>
    </message>
    <message>
        <source>Another number in words</source>
        <translation>不同的文字数字</translation>
    </message>
    <message>
        <source>Another direction</source>
        <translation>不同的方向</translation>
    </message>
    <message>
        <source>A word&apos;s opposite</source>
        <translation>反义词</translation>
    </message>
    <message>
        <source>Other people or animals</source>
        <translation>其他人群或动物</translation>
    </message>
    <message>
        <source>Certain in place of possible</source>
        <translation>以确定代替可能</translation>
    </message>
    <message>
        <source>Numbers exchanged</source>
        <translation>数字互换</translation>
    </message>
    <message>
        <source>All, some or none</source>
        <translation>全部、部分或没有</translation>
    </message>
    <message>
        <source>Per cent or percentage points</source>
        <translation>百分比或百分点</translation>
    </message>
    <message>
        <source>Before or after</source>
        <translation>之前或之后</translation>
    </message>
    <message>
        <source>Cause in place of association</source>
        <translation>以因果代替相关</translation>
    </message>
    <message>
        <source>At least or at most</source>
        <translation>至少或至多</translation>
    </message>
    <message>
        <source>Sides of a comparison exchanged</source>
        <translation>比较双方互换</translation>
    </message>
    <message>
        <source>Denial taken out</source>
        <translation>去掉否定</translation>
    </message>
    <message>
        <source>Denial put in</source>
        <translation>加入否定</translation>
    </message>
    <message>
        <source>Significant or not</source>
        <translation>显著与否</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>不同的名称</translation>
    </message>
    <message>
        <source>Another thing</source>
        <translation>不同的事物</translation>
    </message>
    <message>
        <source>A clause put in</source>
        <translation>加入分句</translation>
    </message>
    <message>
        <source>Of the %1 false statements of your own set %2 were found.</source>
        <translation>您自己的集合中的 %1 条错误陈述，找出了 %2 条。</translation>
    </message>
    <message>
        <source>the quotes hold nearly all that the model wrote</source>
        <translation>引文几乎包含模型所写的全部内容</translation>
    </message>
    <message>
        <source>the quotes hold most of what the model wrote</source>
        <translation>引文包含模型所写的大部分内容</translation>
    </message>
    <message>
        <source>the quotes hold only some of what the model wrote</source>
        <translation>引文只包含模型所写的部分内容</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Searched in English, translated by the model: %1</source>
        <translation>用英语搜索，由模型翻译：%1</translation>
    </message>
    <message>
        <source>The model that checks what was written did not answer. %1</source>
        <translation>检查所写内容的模型没有回答。%1</translation>
    </message>
    <message>
        <source>The model %1 finds that its quote does not say this.</source>
        <translation>模型 %1 认为其引文并未这样说。</translation>
    </message>
    <message>
        <source>The model %1 finds that its quote says the opposite.</source>
        <translation>模型 %1 认为其引文说的恰恰相反。</translation>
    </message>
    <message>
        <source>A sentence or row that cannot be quoted exactly speaks of this: %1</source>
        <translation>有一句或一行无法准确引用的内容谈到了这一点：%1</translation>
    </message>
    <message>
        <source>Checking what was written</source>
        <translation>检查所写内容</translation>
    </message>
    <message>
        <source>Translating a question</source>
        <translation>翻译问题</translation>
    </message>
    <message numerus="yes">
        <source>%Ln saved thread(s) would rest on other papers by now.</source>
        <translation>
            <numerusform>有 %Ln 个已保存的会话如今会依据其他论文。</numerusform>
        </translation>
    </message>
    <message>
        <source>The model found no answer in the passages; these are the papers&apos; own sentences.</source>
        <translation>模型在这些段落中没有找到答案；以下是论文自己的句子。</translation>
    </message>
    <message>
        <source>%1 of %2 passages fitted into what the model can read at once.</source>
        <translation>%2 个段落中有 %1 个能放入模型一次可读的长度。</translation>
    </message>
    <message>
        <source>Stopped before the first sentence. Ask again for an answer.</source>
        <translation>在第一句之前已停止。请再次提问以获得答案。</translation>
    </message>
    <message>
        <source>See whether it runs and can be reached, then try again.</source>
        <translation>请检查它是否在运行且可以访问，然后重试。</translation>
    </message>
    <message>
        <source>Nothing listens at %1.</source>
        <translation>%1 处没有服务器在监听。</translation>
    </message>
    <message>
        <source>Start the server (Ollama&apos;s with &quot;ollama serve&quot;), or check the address in Settings.</source>
        <translation>请启动服务器（Ollama 用“ollama serve”），或在设置中检查地址。</translation>
    </message>
    <message>
        <source>What the server replied cannot be used: %1.</source>
        <translation>服务器的回复无法使用：%1。</translation>
    </message>
    <message>
        <source>The server does not take the request: %1.</source>
        <translation>服务器不接受该请求：%1。</translation>
    </message>
    <message>
        <source>Choose another model in Settings, or another server for it.</source>
        <translation>请在设置中另选模型，或为它另选服务器。</translation>
    </message>
    <message>
        <source>The answer came to its longest before its end: %1.</source>
        <translation>答案在结束前已达到最大长度：%1。</translation>
    </message>
    <message>
        <source>Let the model write more (&quot;writing.most_tokens&quot; of the profile), or choose one with a longer context.</source>
        <translation>请让模型写得更多（配置中的“writing.most_tokens”），或选择上下文更长的模型。</translation>
    </message>
    <message>
        <source>A filter of the server keeps the answer back: %1.</source>
        <translation>服务器的过滤器扣留了答案：%1。</translation>
    </message>
    <message>
        <source>Ask in other words, or choose another model.</source>
        <translation>请换个说法提问，或另选模型。</translation>
    </message>
    <message>
        <source>The model refuses to answer: %1.</source>
        <translation>模型拒绝回答：%1。</translation>
    </message>
    <message>
        <source>The server wants a key, and none was given: %1.</source>
        <translation>服务器需要密钥，但没有提供：%1。</translation>
    </message>
    <message>
        <source>Enter it in Settings, or set the variable %1 before the program is started.</source>
        <translation>请在设置中输入，或在启动程序前设置变量 %1。</translation>
    </message>
    <message>
        <source>Check the address, and the date of this computer. If the server is your laboratory&apos;s own, have this computer trust its certificate: copy it to /usr/local/share/ca-certificates, with a name that ends in .crt, and run &quot;sudo update-ca-certificates&quot;.</source>
        <translation>请检查地址和本机日期。如果服务器属于您的实验室，请让本机信任其证书：将其以 .crt 结尾的名称复制到 /usr/local/share/ca-certificates，并运行“sudo update-ca-certificates”。</translation>
    </message>
    <message>
        <source>%1 (nothing)</source>
        <translation>%1（无）</translation>
    </message>
    <message>
        <source>%1 (sentence %2)</source>
        <translation>%1（第 %2 句）</translation>
    </message>
    <message>
        <source>Asked in parts: %1</source>
        <translation>分部分提问：%1</translation>
    </message>
    <message>
        <source>Rewrite</source>
        <translation>改写</translation>
    </message>
    <message>
        <source>Putting it in the words of a search…</source>
        <translation>正在改写为检索用语…</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>解析指代</translation>
    </message>
    <message>
        <source>Resolving what it points at…</source>
        <translation>正在解析所指内容…</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>拆分</translation>
    </message>
    <message>
        <source>Splitting the question…</source>
        <translation>正在拆分问题…</translation>
    </message>
    <message>
        <source>Imagine</source>
        <translation>设想</translation>
    </message>
    <message>
        <source>Imagining what to search for…</source>
        <translation>正在设想要查找的内容…</translation>
    </message>
    <message>
        <source>Examine</source>
        <translation>逐段审查</translation>
    </message>
    <message>
        <source>Examining passages…</source>
        <translation>正在逐段审查…</translation>
    </message>
    <message>
        <source>Assess</source>
        <translation>评估</translation>
    </message>
    <message>
        <source>Looking whether it is enough…</source>
        <translation>正在判断是否足够…</translation>
    </message>
    <message>
        <source>It took longer than %1 seconds.</source>
        <translation>用时超过 %1 秒。</translation>
    </message>
    <message>
        <source>Putting a question in the words of a search</source>
        <translation>将问题改写为检索用语</translation>
    </message>
    <message>
        <source>Resolving a question by its conversation</source>
        <translation>根据对话解析问题</translation>
    </message>
    <message>
        <source>Splitting a question</source>
        <translation>拆分问题</translation>
    </message>
    <message>
        <source>Imagining passages to search for</source>
        <translation>设想要查找的段落</translation>
    </message>
    <message>
        <source>Examining a passage</source>
        <translation>审查段落</translation>
    </message>
    <message>
        <source>Assessing what was found</source>
        <translation>评估找到的内容</translation>
    </message>
    <message numerus="yes">
        <source>It was written %Ln time(s) until the checks held or no attempt was left.</source>
        <translation>
            <numerusform>共撰写 %Ln 次，直到检查通过或次数用尽。</numerusform>
        </translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Deciding what it needs…</source>
        <translation>正在决定需要什么…</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>省略</translation>
    </message>
    <message>
        <source>%1 by keyword, %2 by vector</source>
        <translation>按词 %1 个，按向量 %2 个</translation>
    </message>
    <message>
        <source>thinned to %1 by marginal relevance</source>
        <translation>按边际相关性精简到 %1 个</translation>
    </message>
    <message>
        <source>%1 passages, from many pages and papers</source>
        <translation>%1 个段落，来自多页多篇</translation>
    </message>
    <message>
        <source>%1 passages, the best of each page</source>
        <translation>%1 个段落，每页取最佳</translation>
    </message>
    <message>
        <source>the best %1 passages</source>
        <translation>最佳的 %1 个段落</translation>
    </message>
    <message>
        <source>what is wanted, of which papers, in which words and language</source>
        <translation>想要什么、针对哪些论文、用什么词和语言</translation>
    </message>
    <message>
        <source>papers, web, and up to %1 passages</source>
        <translation>论文、网络及最多 %1 个段落</translation>
    </message>
    <message>
        <source>papers or web</source>
        <translation>论文或网络</translation>
    </message>
    <message>
        <source>papers</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>the subject is carried over by rule</source>
        <translation>按规则沿用主题</translation>
    </message>
    <message>
        <source>up to %1 sub-questions, searched at the same time</source>
        <translation>最多 %1 个子问题，同时检索</translation>
    </message>
    <message>
        <source>the words of a search</source>
        <translation>检索用语</translation>
    </message>
    <message>
        <source>searched as it is asked</source>
        <translation>按原问题检索</translation>
    </message>
    <message>
        <source>%1 passages, to search for what is like them, of complex questions</source>
        <translation>复杂问题设想 %1 个段落以查找相似内容</translation>
    </message>
    <message>
        <source>statements, each with a quote</source>
        <translation>每句带引文的陈述</translation>
    </message>
    <message>
        <source>checked as a whole, up to %1 attempts</source>
        <translation>整体检查，最多 %1 次尝试</translation>
    </message>
    <message>
        <source>by a model for it</source>
        <translation>由专门的模型</translation>
    </message>
    <message>
        <source>as retrieval ranked them</source>
        <translation>按检索的次序</translation>
    </message>
    <message>
        <source>each of the best by itself, unless the scores are clear</source>
        <translation>逐一审查最佳段落，除非分数已分明</translation>
    </message>
    <message>
        <source>%1 neighbours on either side, %2 passages at most</source>
        <translation>两侧各 %1 个相邻段落，最多 %2 个</translation>
    </message>
    <message>
        <source>do they speak of it, and do they answer it?</source>
        <translation>是否谈到，是否回答？</translation>
    </message>
    <message>
        <source>by scores; once more in other words where they are low</source>
        <translation>按分数；过低时换词再查一次</translation>
    </message>
    <message>
        <source>up to %1 questions for what is missing</source>
        <translation>最多 %1 个关于缺失内容的问题</translation>
    </message>
    <message>
        <source>the papers&apos; own sentences</source>
        <translation>论文自己的句子</translation>
    </message>
    <message>
        <source>every quote on its page</source>
        <translation>每条引文核对其页</translation>
    </message>
    <message>
        <source>without a model: %1</source>
        <translation>无模型时：%1</translation>
    </message>
    <message>
        <source>it is not for the papers</source>
        <translation>不属于论文范围</translation>
    </message>
    <message>
        <source>the question asks for it</source>
        <translation>问题要求如此</translation>
    </message>
    <message>
        <source>Deciding what a question needs</source>
        <translation>决定问题需要什么</translation>
    </message>
    <message>
        <source>Deciding between papers and web</source>
        <translation>在论文与网络之间决定</translation>
    </message>
    <message>
        <source>Checking an answer against its passages</source>
        <translation>对照段落检查答案</translation>
    </message>
    <message>
        <source>Checking an answer against its question</source>
        <translation>对照问题检查答案</translation>
    </message>
    <message>
        <source>This is no GGUF file: %1. Models for llama-server have names that end in .gguf.</source>
        <translation>这不是 GGUF 文件：%1。llama-server 的模型文件名以 .gguf 结尾。</translation>
    </message>
    <message>
        <source>Weather of %1 (%2°, %3°).</source>
        <translation>%1 的天气（%2°，%3°）。</translation>
    </message>
    <message>
        <source>%1 °C</source>
        <translation>%1 °C</translation>
    </message>
    <message>
        <source>wind %1 km/h</source>
        <translation>风速 %1 km/h</translation>
    </message>
    <message>
        <source>humidity %1 %</source>
        <translation>湿度 %1 %</translation>
    </message>
    <message>
        <source>At %1 there: %2.</source>
        <translation>当地 %1：%2。</translation>
    </message>
    <message>
        <source>From one hour to the next the temperature changes by %1 °C on average.</source>
        <translation>气温每小时平均变化 %1 °C。</translation>
    </message>
    <message>
        <source>Calm hours, with wind below %1 km/h: %2. Gusty hours, with gusts of %3 km/h or more: %4.</source>
        <translation>静风（风速低于 %1 km/h）小时数：%2。阵风（不低于 %3 km/h）小时数：%4。</translation>
    </message>
    <message>
        <source>All values are there for %1 % of the hours.</source>
        <translation>%1 % 的小时数据完整。</translation>
    </message>
    <message>
        <source>Of the places of this name, the one with the most inhabitants was taken. Others: %1.</source>
        <translation>同名地点中选取了人口最多的一个。其他：%1。</translation>
    </message>
    <message>
        <source>The days before: %1 to %2 °C, %3 mm of precipitation.</source>
        <translation>前几天：%1 至 %2 °C，降水 %3 mm。</translation>
    </message>
    <message>
        <source>The days before: %1 to %2 °C.</source>
        <translation>前几天：%1 至 %2 °C。</translation>
    </message>
    <message>
        <source>The days ahead: %1 to %2 °C, %3 mm of precipitation.</source>
        <translation>未来几天：%1 至 %2 °C，降水 %3 mm。</translation>
    </message>
    <message>
        <source>The days ahead: %1 to %2 °C.</source>
        <translation>未来几天：%1 至 %2 °C。</translation>
    </message>
    <message>
        <source>Source: Open-Meteo.com, CC BY 4.0.</source>
        <translation>来源：Open-Meteo.com，CC BY 4.0。</translation>
    </message>
    <message>
        <source>The weather service knows no place called %1.</source>
        <translation>天气服务不知道名为 %1 的地点。</translation>
    </message>
    <message>
        <source>Check the spelling, or name a larger place nearby.</source>
        <translation>请检查拼写，或换用附近较大的地点。</translation>
    </message>
    <message>
        <source>The weather service does not answer: %1.</source>
        <translation>天气服务没有响应：%1。</translation>
    </message>
    <message>
        <source>Check the connection to the internet, and ask again in a while.</source>
        <translation>请检查网络连接，稍后再问一次。</translation>
    </message>
    <message>
        <source>What the weather service replied cannot be used: %1.</source>
        <translation>天气服务的回复无法使用：%1。</translation>
    </message>
    <message>
        <source>Ask again in a while.</source>
        <translation>请稍后再问一次。</translation>
    </message>
    <message>
        <source>The weather service does not take the request: %1.</source>
        <translation>天气服务不接受该请求：%1。</translation>
    </message>
    <message>
        <source>Look the weather up</source>
        <translation>查询天气</translation>
    </message>
    <message>
        <source>Looked up on the web, not in your papers:</source>
        <translation>在网上查询，并非来自您的论文：</translation>
    </message>
    <message>
        <source>it is not for the papers alone</source>
        <translation>并非仅属论文范围</translation>
    </message>
    <message>
        <source>Search the web</source>
        <translation>搜索网络</translation>
    </message>
    <message>
        <source>It says that it is a PDF, and is none.</source>
        <translation>它声称是 PDF，但并不是。</translation>
    </message>
    <message>
        <source>It is neither HTML nor plain text nor a PDF, but &quot;%1&quot;.</source>
        <translation>它既不是 HTML，也不是纯文本或 PDF，而是“%1”。</translation>
    </message>
    <message>
        <source>It has more than %1 MB.</source>
        <translation>它超过 %1 MB。</translation>
    </message>
    <message>
        <source>It sends on to an address that may not be followed.</source>
        <translation>它重定向到一个不允许访问的地址。</translation>
    </message>
    <message>
        <source>It sends on and on.</source>
        <translation>它不断重定向。</translation>
    </message>
    <message>
        <source>no passage stands out</source>
        <translation>没有突出的段落</translation>
    </message>
    <message>
        <source>few passages help</source>
        <translation>有帮助的段落很少</translation>
    </message>
    <message>
        <source>they do not answer</source>
        <translation>它们没有回答</translation>
    </message>
    <message>
        <source>The papers may not be enough for this: %1. The web was not searched.</source>
        <translation>论文可能不足以回答：%1。未搜索网络。</translation>
    </message>
    <message>
        <source>The web was searched, and no page was found.</source>
        <translation>已搜索网络，未找到网页。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) of the web were read, too.</source>
        <translation>
            <numerusform>还阅读了 %Ln 个网页。</numerusform>
        </translation>
    </message>
    <message>
        <source>The web could not be searched. %1</source>
        <translation>无法搜索网络。%1</translation>
    </message>
    <message>
        <source>The web was not searched, as the question holds words of a document that never leaves this computer.</source>
        <translation>未搜索网络，因为问题含有永不离开本机的文档中的文字。</translation>
    </message>
    <message>
        <source>p. %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>web page %1, fetched on %2</source>
        <translation>网页 %1，获取于 %2</translation>
    </message>
    <message>
        <source>Web</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Searching the web…</source>
        <translation>正在搜索网络…</translation>
    </message>
    <message>
        <source>if you allow it for a question, at the same time as the papers</source>
        <translation>若您允许该问题，则与论文同时搜索</translation>
    </message>
    <message>
        <source>if you allow it for a question, where no passage stands out</source>
        <translation>若您允许该问题，且没有突出的段落时</translation>
    </message>
    <message>
        <source>if you allow it for a question, where fewer than %1 passages help</source>
        <translation>若您允许该问题，且有帮助的段落少于 %1 个时</translation>
    </message>
    <message>
        <source>if you allow it for a question, and a model holds it to be needed</source>
        <translation>若您允许该问题，且模型认为需要时</translation>
    </message>
    <message>
        <source>Allow it in Settings, Privacy, or with &quot;adduce-cli web allow&quot;.</source>
        <translation>请在“设置”的“隐私”中允许，或使用 &quot;adduce-cli web allow&quot;。</translation>
    </message>
    <message>
        <source>Putting a question in the words of a search of the web</source>
        <translation>将问题改写为网络搜索用语</translation>
    </message>
    <message>
        <source>Naming what to look up in an encyclopedia</source>
        <translation>指明要在百科全书中查找的条目</translation>
    </message>
    <message>
        <source>the question</source>
        <translation>该问题</translation>
    </message>
    <message>
        <source>It is a page about the paper, and no PDF of it.</source>
        <translation>这是关于该论文的网页，而不是其 PDF。</translation>
    </message>
    <message>
        <source>the web</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Find papers on a question...</source>
        <translation>查找与问题相关的论文...</translation>
    </message>
    <message>
        <source>Nothing was sent to %1: the web may not be searched.</source>
        <translation>未向 %1 发送任何内容：不允许搜索网络。</translation>
    </message>
    <message>
        <source>The words of the model, made of this conversation alone: nothing was searched, and nothing of it is proved.</source>
        <translation>以下是模型的话,仅依据本次对话:没有检索,也没有任何内容得到证明。</translation>
    </message>
    <message>
        <source>There is no answer here to be put in other words, or no model that may do it. Ask the papers a question first; a model is chosen in the settings.</source>
        <translation>这里没有可以换种说法的回答,或没有可以这样做的模型。请先向文献提问;模型在设置中选择。</translation>
    </message>
    <message>
        <source>Other words take a model. The last answer said:</source>
        <translation>换种说法需要模型。上一个回答是:</translation>
    </message>
    <message>
        <source>The last answer in short, in the sentences that were proved:</source>
        <translation>上一个回答的简短版,用已证明的句子:</translation>
    </message>
    <message>
        <source>Putting what was said in other words</source>
        <translation>换种说法表述已说内容</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>回顾</translation>
    </message>
    <message>
        <source>Looking through the conversation…</source>
        <translation>正在回顾对话…</translation>
    </message>
    <message>
        <source>up to %1 sentences of the last %2 messages, for the model that writes</source>
        <translation>最近 %2 条消息中最多 %1 句,供写作模型使用</translation>
    </message>
    <message>
        <source>Asked of the papers in %1, which the question is for</source>
        <translation>仅向 %1 中的文献提问,问题与其相关</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>收藏集</translation>
    </message>
    <message>
        <source>Choosing collections…</source>
        <translation>正在选择集合…</translation>
    </message>
    <message>
        <source>those that the question is for, where no scope was chosen</source>
        <translation>未选择范围时,与问题相关的集合</translation>
    </message>
    <message>
        <source>one that is clearly nearest by its words</source>
        <translation>按用词明显最接近的一个</translation>
    </message>
    <message>
        <source>Choosing collections for a question</source>
        <translation>为问题选择集合</translation>
    </message>
    <message>
        <source>Suggesting what to ask next</source>
        <translation>建议接下来问什么</translation>
    </message>
    <message>
        <source>free text, then taken apart into statements, each with a quote</source>
        <translation>自由文本,然后拆分为带引文的陈述</translation>
    </message>
    <message>
        <source>Writing an answer as free text</source>
        <translation>以自由文本写回答</translation>
    </message>
    <message>
        <source>Taking free text apart into statements</source>
        <translation>将自由文本拆分为陈述</translation>
    </message>
    <message>
        <source>Remembering what will be of use</source>
        <translation>记住有用的内容</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>记忆</translation>
    </message>
    <message>
        <source>The web would have to be searched, too, which was not done: %1</source>
        <translation>还需搜索网络，但未执行：%1</translation>
    </message>
    <message>
        <source>The model made nothing of it that can be shown.</source>
        <translation>模型没有由此写出可以显示的内容。</translation>
    </message>
    <message>
        <source>The model made nothing of it that can be shown. The last answer said:</source>
        <translation>模型没有由此写出可以显示的内容。上一个回答是：</translation>
    </message>
    <message>
        <source>Leaves out: %1</source>
        <translation>省去：%1</translation>
    </message>
    <message>
        <source>The papers answer: %1 (%2)</source>
        <translation>论文能回答：%1（%2）</translation>
    </message>
    <message>
        <source>The paper that is nearest by its title: %1</source>
        <translation>标题最接近的论文：%1</translation>
    </message>
    <message>
        <source>Citations as the model wrote them, before the checks: %1 % right (%2 of %3), %4 points less than shown</source>
        <translation>模型原样写出的引用，检查之前：%1 % 正确（%2 / %3），比显示的少 %4 个百分点</translation>
    </message>
    <message>
        <source>Citations as written</source>
        <translation>原样引用</translation>
    </message>
    <message>
        <source>%1 points less than shown</source>
        <translation>比显示的少 %1 个百分点</translation>
    </message>
    <message>
        <source>Quotes as written</source>
        <translation>原样引文</translation>
    </message>
    <message>
        <source>Examination skipped</source>
        <translation>跳过逐段审查</translation>
    </message>
    <message>
        <source>%1 of %2 times</source>
        <translation>%2 次中 %1 次</translation>
    </message>
    <message>
        <source>Examination skipped, as the scores were clear: %1 of %2 times (%3 %)</source>
        <translation>因分数分明而跳过逐段审查：%2 次中 %1 次（%3 %）</translation>
    </message>
    <message>
        <source>Next steps</source>
        <translation>可继续之处</translation>
    </message>
    <message>
        <source>In the words of the model: %1</source>
        <translation>模型的表述：%1</translation>
    </message>
    <message>
        <source>Saying what the weather is</source>
        <translation>说明天气情况</translation>
    </message>
    <message>
        <source>No hour lies more than %1 standard deviations from the mean temperature.</source>
        <translation>没有任何一小时的气温偏离平均气温超过 %1 个标准差。</translation>
    </message>
    <message>
        <source>Hours more than %1 standard deviations from the mean temperature: %2; the farthest has %3 °C (%4).</source>
        <translation>偏离平均气温超过 %1 个标准差的小时数：%2；偏离最大的为 %3 °C（%4）。</translation>
    </message>
    <message numerus="yes">
        <source>Mean temperature of the last %Ln hour(s): %1 °C.</source>
        <translation>
            <numerusform>最近 %Ln 小时的平均气温：%1 °C。</numerusform>
        </translation>
    </message>
    <message>
        <source>I don&apos;t know: nothing that was said in this conversation answers that. Ask the papers a question of its own.</source>
        <translation>我不知道：这次对话中没有内容能回答这个问题。请就此单独向论文提问。</translation>
    </message>
    <message numerus="yes">
        <source>searched %Ln time(s)</source>
        <translation>
            <numerusform>检索 %Ln 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>written %Ln time(s)</source>
        <translation>
            <numerusform>撰写 %Ln 次</numerusform>
        </translation>
    </message>
    <message>
        <source>what it points at in the last %1 questions and answers</source>
        <translation>它在最近 %1 组问答中所指的内容</translation>
    </message>
    <message>
        <source>what it points at in the last %1 questions</source>
        <translation>它在最近 %1 个问题中所指的内容</translation>
    </message>
    <message>
        <source>asks back</source>
        <translation>会反问</translation>
    </message>
    <message>
        <source>by a model for it, or by the one that writes</source>
        <translation>由专用模型或撰写模型完成</translation>
    </message>
    <message>
        <source>only what helps stays</source>
        <translation>只保留有帮助的段落</translation>
    </message>
    <message>
        <source>A model made of the question: “%1”. Nothing answers that, so it was answered as it was typed.</source>
        <translation>模型把问题理解为：“%1”。没有内容能回答它，因此按原样回答了输入的问题。</translation>
    </message>
    <message>
        <source>it asks for what is recent</source>
        <translation>它问的是近期内容</translation>
    </message>
    <message>
        <source>complex questions get twice as many passages, and the web is for what is recent</source>
        <translation>复杂问题取双倍段落，近期内容则查网络</translation>
    </message>
    <message>
        <source>it asks for several things</source>
        <translation>它问了好几件事</translation>
    </message>
    <message>
        <source>Close other programs or large papers and try again; what was saved before is intact.</source>
        <translation>请关闭其他程序或大型论文后重试；此前保存的内容完好无损。</translation>
    </message>
    <message>
        <source>Take over what can be read into a new library (&quot;adduce-cli rescue&quot;), restore a backup, or choose another library. The file was not changed.</source>
        <translation>请把可读的内容转入新文献库(“adduce-cli rescue”)、恢复备份,或选择其他文献库。文件没有被更改。</translation>
    </message>
    <message>
        <source>The library holds tables, views or triggers that Adduce did not make: %1.</source>
        <translation>文献库中含有并非由 Adduce 创建的表、视图或触发器:%1。</translation>
    </message>
    <message>
        <source>Somebody may have changed it so that it does something of its own. Nothing of it was run or changed. Take over what is yours into a new library (&quot;adduce-cli rescue&quot;), or choose another library.</source>
        <translation>可能有人改动了它,使它会自行执行操作。其中的内容没有被执行,也没有被更改。请把属于您的内容转入新文献库(“adduce-cli rescue”),或选择其他文献库。</translation>
    </message>
    <message>
        <source>This library can only be read: %1.</source>
        <translation>此文献库只能读取:%1。</translation>
    </message>
    <message>
        <source>Change who may write to its file and its folder, or open a copy in a folder of your own.</source>
        <translation>请更改其文件和所在文件夹的写入权限,或在您自己的文件夹中打开一个副本。</translation>
    </message>
    <message>
        <source>Rescued thread</source>
        <translation>恢复的会话</translation>
    </message>
    <message>
        <source>Rescued table</source>
        <translation>恢复的表格</translation>
    </message>
    <message>
        <source>Back up the library...</source>
        <translation>备份文献库...</translation>
    </message>
    <message>
        <source>Restore a backup...</source>
        <translation>恢复备份...</translation>
    </message>
    <message>
        <source>Taken over into a new library</source>
        <translation>已转入新文献库</translation>
    </message>
    <message>
        <source>Taking over what can be read into %1</source>
        <translation>正在把可读内容转入 %1</translation>
    </message>
    <message>
        <source>A new library for what can be read</source>
        <translation>用于存放可读内容的新文献库</translation>
    </message>
    <message>
        <source>Libraries (*.adduce)</source>
        <translation>文献库 (*.adduce)</translation>
    </message>
    <message>
        <source>Open the new library</source>
        <translation>打开新文献库</translation>
    </message>
    <message>
        <source>Take over what can be read...</source>
        <translation>转移可读内容...</translation>
    </message>
    <message>
        <source>spelling</source>
        <translation>拼写</translation>
    </message>
    <message>
        <source>lines on the command line</source>
        <translation>命令行中的输入行</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Libraries, their versions and licences</source>
        <translation>程序库及其版本和许可证</translation>
    </message>
    <message>
        <source>There is no memory left for %1.</source>
        <translation>没有内存可供 %1 使用。</translation>
    </message>
    <message>
        <source>Retracted: %1. Read the notice before you rely on it.</source>
        <translation>已撤稿：%1。引用之前请先阅读撤稿声明。</translation>
    </message>
    <message>
        <source>texts in the library</source>
        <translation>资料库中的文本</translation>
    </message>
    <message>
        <source>References without a paper...</source>
        <translation>没有论文的参考文献...</translation>
    </message>
    <message>
        <source>Read as %1 it makes no sense. Choose the language that it is in, and recognise it again</source>
        <translation>按 %1 识别没有意义。请选择其所用的语言后重新识别</translation>
    </message>
    <message>
        <source>Gold first</source>
        <translation>参考句居首</translation>
    </message>
    <message>
        <source>Gold told</source>
        <translation>给出参考句</translation>
    </message>
    <message>
        <source>Gold of all told</source>
        <translation>所给句中的参考句</translation>
    </message>
    <message>
        <source>The first sentence is a gold one: %1 (95 %: %2)</source>
        <translation>第一句是参考句：%1（95 %：%2）</translation>
    </message>
    <message>
        <source>A gold sentence is told: %1 (95 %: %2)</source>
        <translation>给出了参考句：%1（95 %：%2）</translation>
    </message>
    <message>
        <source>%1 has &quot;%2&quot;, which is no regular expression</source>
        <translation>%1 中的“%2”不是正则表达式</translation>
    </message>
    <message>
        <source>%1 wants gold sentences of %2 papers, and has them of %3</source>
        <translation>%1 要求来自 %2 篇论文的参考句，但只有 %3 篇</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>it has no queries called %1</source>
        <translation>其中没有名为 %1 的问题</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no figure with its limit, such as right&gt;=0.6</source>
        <translation>“%1”不是带界限的指标，例如 right&gt;=0.6</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no figure; there are %2</source>
        <translation>没有指标“%1”；可用的有 %2</translation>
    </message>
    <message>
        <source>%1 at most</source>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>%1 at least</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>%1: %2, asked for %3: reached</source>
        <translation>%1：%2，要求 %3：达到</translation>
    </message>
    <message>
        <source>%1: %2, asked for %3: missed</source>
        <translation>%1：%2，要求 %3：未达到</translation>
    </message>
    <message>
        <source>Beside %1, question by question:</source>
        <translation>与 %1 逐题比较：</translation>
    </message>
    <message>
        <source>Right instead</source>
        <translation>改为正确</translation>
    </message>
    <message>
        <source>Wrong instead</source>
        <translation>改为错误</translation>
    </message>
    <message>
        <source>Since the run of %1</source>
        <translation>自 %1 的运行以来</translation>
    </message>
    <message>
        <source>%1 has something in its list &quot;%2&quot; that is no text</source>
        <translation>%1 的列表“%2”中有不是文本的内容</translation>
    </message>
    <message>
        <source>%1 has a gold sentence without a letter or a digit</source>
        <translation>%1 有一个不含字母或数字的参考句</translation>
    </message>
    <message>
        <source>%1 must be refused, and has gold sentences</source>
        <translation>%1 应被拒绝，却带有参考句</translation>
    </message>
    <message>
        <source>line %1 is no JSON object</source>
        <translation>第 %1 行不是 JSON 对象</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: a share is a number from 0 to 1</source>
        <translation>“%1”：比例是 0 到 1 之间的数</translation>
    </message>
    <message>
        <source>Sentences told that are gold ones: %1 (%2 %)</source>
        <translation>所给句子中的参考句：%1（%2 %）</translation>
    </message>
    <message>
        <source>Calibration error</source>
        <translation>校准误差</translation>
    </message>
    <message numerus="yes">
        <source>over %Ln answer(s)</source>
        <translation>
            <numerusform>基于 %Ln 个回答</numerusform>
        </translation>
    </message>
    <message>
        <source>Confidence lies %1 points from how often such answers were right, over %2 answers</source>
        <translation>置信度与此类回答实际正确率相差 %1 个百分点（基于 %2 个回答）</translation>
    </message>
    <message>
        <source>Refused wrongly</source>
        <translation>错误拒答</translation>
    </message>
    <message>
        <source>Refused though the papers answer: %1 (95 %: %2)</source>
        <translation>论文中有答案却拒答：%1（95 %：%2）</translation>
    </message>
    <message>
        <source>95 % within ms</source>
        <translation>95 % 在 ms 内</translation>
    </message>
    <message>
        <source>95 % of answers within %1 ms</source>
        <translation>95 % 的回答在 %1 ms 内</translation>
    </message>
    <message>
        <source>Passages relevant</source>
        <translation>相关段落</translation>
    </message>
    <message>
        <source>Passages that were relevant: %1 (%2 %)</source>
        <translation>相关的段落：%1（%2 %）</translation>
    </message>
    <message>
        <source>Gold sentences in the first ten passages: %1 (%2 %)</source>
        <translation>前十个段落中的标准句：%1（%2 %）</translation>
    </message>
    <message>
        <source>Questions that searched the web: %1</source>
        <translation>搜索了网络的问题：%1</translation>
    </message>
    <message>
        <source>Passages: MRR@10 %1</source>
        <translation>段落：MRR@10 %1</translation>
    </message>
    <message>
        <source>Passages: nDCG@10 %1</source>
        <translation>段落：nDCG@10 %1</translation>
    </message>
    <message>
        <source>Held by its passages, says the model that checked: %1</source>
        <translation>检查模型认为有段落支持：%1</translation>
    </message>
    <message>
        <source>To the question, says the model that checked: %1</source>
        <translation>检查模型认为切题：%1</translation>
    </message>
    <message>
        <source>Times passages were retrieved for a question: %1</source>
        <translation>每个问题的检索次数：%1</translation>
    </message>
    <message>
        <source>Times a model wrote an answer: %1</source>
        <translation>模型撰写回答的次数：%1</translation>
    </message>
    <message>
        <source>Tokens of a question: %1</source>
        <translation>每个问题的词元数：%1</translation>
    </message>
    <message>
        <source>Cost of a question: %1</source>
        <translation>每个问题的费用：%1</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Budget ms</source>
        <translation>预算 ms</translation>
    </message>
    <message>
        <source>Right, by category</source>
        <translation>按类别的正确率</translation>
    </message>
    <message>
        <source>Right, by type of question</source>
        <translation>按问题类型的正确率</translation>
    </message>
    <message>
        <source>Time by stage</source>
        <translation>各阶段用时</translation>
    </message>
    <message>
        <source>Time by stage: median, and within which 95 % were done</source>
        <translation>各阶段用时：中位数，以及 95 % 完成所需</translation>
    </message>
    <message>
        <source>Confidence: how often such answers were right, over how often they are said to be</source>
        <translation>置信度：实际正确率与所称正确率</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>首句</translation>
    </message>
    <message>
        <source>better</source>
        <translation>更好</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>更差</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>%1 pages and %2 sections of %3 and %4</source>
        <translation>%3 页中的 %1 页，%4 节中的 %2 节</translation>
    </message>
    <message>
        <source>%1 of %2 questions</source>
        <translation>%2 个问题中的 %1 个</translation>
    </message>
    <message>
        <source>slowest answer %1 ms</source>
        <translation>最慢的回答 %1 ms</translation>
    </message>
    <message>
        <source>Questions on %1</source>
        <translation>关于 %1 的问题</translation>
    </message>
    <message>
        <source>the query set: line %1 has &quot;%2&quot;, which cannot be read</source>
        <translation>问题集：第 %1 行的“%2”无法读取</translation>
    </message>
    <message>
        <source>the query set: it has no column &quot;%1&quot;</source>
        <translation>问题集：缺少列“%1”</translation>
    </message>
    <message>
        <source>%1 has an &quot;accepted&quot; that is neither true nor false</source>
        <translation>%1 的 &quot;accepted&quot; 既不是 true 也不是 false</translation>
    </message>
    <message>
        <source>%1 expects a page of &quot;%2&quot;, which is withheld</source>
        <translation>%1 期望“%2”的页面，但该文件被排除</translation>
    </message>
    <message>
        <source>Caveats</source>
        <translation>注意事项</translation>
    </message>
    <message>
        <source>Cost of a question: %1; the model that writes takes %2 and %3 for a million tokens read and written, as entered on %4</source>
        <translation>每个问题的费用：%1；写作模型每百万读取和写入令牌收取 %2 和 %3，于 %4 录入</translation>
    </message>
    <message>
        <source>Cost of a question: %1; the model that writes takes %2 and %3 for a million tokens read and written</source>
        <translation>每个问题的费用：%1；写作模型每百万读取和写入令牌收取 %2 和 %3</translation>
    </message>
    <message>
        <source>Held by the checks</source>
        <translation>通过检查</translation>
    </message>
    <message>
        <source>of what models wrote: %1</source>
        <translation>模型所写的内容中：%1</translation>
    </message>
    <message>
        <source>Statements of models that the checks let stand: %1 (%2 %)</source>
        <translation>模型的陈述中通过检查的：%1（%2 %）</translation>
    </message>
    <message>
        <source>False statements caught</source>
        <translation>被发现的虚假陈述</translation>
    </message>
    <message>
        <source>of those made of true ones: %1</source>
        <translation>由真实陈述改成的：%1</translation>
    </message>
    <message>
        <source>Statements of models, made false, that the checks catch: %1 (%2 %)</source>
        <translation>被改为虚假的模型陈述中检查发现的：%1（%2 %）</translation>
    </message>
    <message>
        <source>Wording the questions of a set</source>
        <translation>拟定问题集的问题</translation>
    </message>
    <message>
        <source>Without refusing what is off topic or improbable</source>
        <translation>不拒绝偏题或不太可能的内容</translation>
    </message>
    <message>
        <source>Without a model that puts passages in order</source>
        <translation>没有为段落排序的模型</translation>
    </message>
    <message>
        <source>Without searching again by the best passages</source>
        <translation>不按最佳段落再次检索</translation>
    </message>
    <message>
        <source>Without words of near meaning</source>
        <translation>没有近义词</translation>
    </message>
    <message>
        <source>Without the neighbours of passages</source>
        <translation>没有相邻段落</translation>
    </message>
    <message>
        <source>Without the vector search</source>
        <translation>没有向量检索</translation>
    </message>
    <message>
        <source>Without the keyword search</source>
        <translation>没有关键词检索</translation>
    </message>
    <message>
        <source>%1 %2 of %3 right</source>
        <translation>%1 %3 题中 %2 题正确</translation>
    </message>
    <message>
        <source>Evaluated: %1</source>
        <translation>评估完成：%1</translation>
    </message>
    <message>
        <source>differs first in %1</source>
        <translation>首先不同的阶段：%1</translation>
    </message>
    <message>
        <source>every stage found the same</source>
        <translation>每个阶段的结果相同</translation>
    </message>
    <message>
        <source>Differ first in</source>
        <translation>首先不同的阶段</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>已拒答</translation>
    </message>
    <message>
        <source>The run before</source>
        <translation>上一次运行</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy these lines</source>
        <translation>复制这些行</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Search everything...</source>
        <translation>搜索全部...</translation>
    </message>
    <message>
        <source>Removed papers...</source>
        <translation>已移除的论文...</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>高亮</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>粉色</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>Highlights and notes...</source>
        <translation>高亮和笔记...</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>高亮</translation>
    </message>
    <message>
        <source>Highlight and write a note</source>
        <translation>高亮并写笔记</translation>
    </message>
    <message>
        <source>What could not be read...</source>
        <translation>无法读取的文档...</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>打印...</translation>
    </message>
    <message>
        <source>Possible duplicates...</source>
        <translation>可能的重复...</translation>
    </message>
    <message>
        <source>Next open paper</source>
        <translation>下一篇打开的论文</translation>
    </message>
    <message>
        <source>Previous open paper</source>
        <translation>上一篇打开的论文</translation>
    </message>
    <message>
        <source>New tab in the reader</source>
        <translation>在阅读器中新建标签页</translation>
    </message>
    <message>
        <source>Paper to the other side</source>
        <translation>将论文移到另一侧</translation>
    </message>
    <message>
        <source>Close the paper</source>
        <translation>关闭论文</translation>
    </message>
    <message>
        <source>Ask Zotero</source>
        <translation>询问 Zotero</translation>
    </message>
    <message>
        <source>Watched folders and Zotero...</source>
        <translation>监视的文件夹和 Zotero...</translation>
    </message>
    <message>
        <source>There is no document called %1 in the library.</source>
        <translation>文献库中没有名为“%1”的文档。</translation>
    </message>
    <message>
        <source>Pages are counted from 1.</source>
        <translation>页码从 1 开始。</translation>
    </message>
    <message>
        <source>There is no thread with the number %1.</source>
        <translation>没有编号为 %1 的会话。</translation>
    </message>
    <message>
        <source>There is no table of evidence called %1.</source>
        <translation>没有名为“%1”的证据表。</translation>
    </message>
    <message>
        <source>See which there are: &quot;adduce-cli list&quot;.</source>
        <translation>可用“adduce-cli list”查看。</translation>
    </message>
    <message>
        <source>See which there are: &quot;adduce-cli threads&quot;.</source>
        <translation>可用“adduce-cli threads”查看。</translation>
    </message>
    <message>
        <source>See which there are: &quot;adduce-cli evidence&quot;.</source>
        <translation>可用“adduce-cli evidence”查看。</translation>
    </message>
    <message>
        <source>%1 has 1 page; there is no page %2</source>
        <translation>%1 有 1 页；没有第 %2 页</translation>
    </message>
    <message>
        <source>%1 has %2 pages; there is no page %3</source>
        <translation>%1 有 %2 页；没有第 %3 页</translation>
    </message>
    <message>
        <source>%1: %2 “%3”, %4 “%5”</source>
        <translation>%1：%2“%3”，%4“%5”</translation>
    </message>
    <message>
        <source>What the papers say against each other</source>
        <translation>论文之间的相反说法</translation>
    </message>
    <message>
        <source>References</source>
        <translation>参考文献</translation>
    </message>
    <message>
        <source>%1 is not installed, which writes this kind of file.</source>
        <translation>写出此类文件的 %1 尚未安装。</translation>
    </message>
    <message>
        <source>Install its package (on Debian and Ubuntu: sudo apt install %1), and try again.</source>
        <translation>请安装其软件包（Debian 和 Ubuntu：sudo apt install %1），然后重试。</translation>
    </message>
    <message>
        <source>Ask the handbook a question</source>
        <translation>向手册提问</translation>
    </message>
    <message>
        <source>Add it again, so that it is read as it is now, and try again.</source>
        <translation>请重新添加，使其按现在的内容读取，然后重试。</translation>
    </message>
    <message>
        <source>Ask its publisher or your library for the file, and add that.</source>
        <translation>请向出版社或您的图书馆索取该文件，然后添加。</translation>
    </message>
    <message>
        <source>Check the address in Settings. That of a model server mostly ends in /v1.</source>
        <translation>请在“设置”中检查地址。模型服务器的地址多以 /v1 结尾。</translation>
    </message>
    <message>
        <source>Give another name, or move what is there out of the way.</source>
        <translation>请使用其他名称，或移走已有的内容。</translation>
    </message>
    <message>
        <source>It may have been moved or renamed. Choose it, or add it again, from where it is now.</source>
        <translation>文件可能已被移动或重命名。请从其当前位置重新选择或添加。</translation>
    </message>
    <message>
        <source>It may have been removed meanwhile. Look at the list once more.</source>
        <translation>它可能在此期间已被移除。请再查看一次列表。</translation>
    </message>
    <message>
        <source>No copy of this paper is known that anybody may read: %1.</source>
        <translation>没有已知的可自由阅读的该论文副本：%1。</translation>
    </message>
    <message>
        <source>The file has changed since it was read: %1.</source>
        <translation>文件在读取之后已被更改：%1。</translation>
    </message>
    <message>
        <source>This is there already, and is not written over: %1.</source>
        <translation>此项已存在，不会被覆盖：%1。</translation>
    </message>
    <message>
        <source>Try again. If it stays so, and it is the server of a model, test the model in Settings, or choose another.</source>
        <translation>请重试。若仍如此且它是模型服务器，请在“设置”中测试该模型，或另选一个。</translation>
    </message>
    <message>
        <source>What answers at this address is not the server that was expected: %1.</source>
        <translation>在此地址应答的不是预期的服务器：%1。</translation>
    </message>
    <message>
        <source>What was asked for is not in the library any more.</source>
        <translation>所请求的内容已不在文献库中。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a profile that comes with the program; give yours another name</source>
        <translation>“%1”是程序自带的配置，请为您的配置另取名称</translation>
    </message>
    <message>
        <source>there is no profile called &quot;%1&quot;; there are %2</source>
        <translation>没有名为“%1”的配置，现有 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no file of settings</source>
        <translation>“%1”不是设置文件</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no SHA-256, which has 64 hexadecimal digits</source>
        <translation>“%1”不是由 64 位十六进制数字组成的 SHA-256</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no https address</source>
        <translation>“%1”不是 https 地址</translation>
    </message>
    <message>
        <source>no query has a relevant document in &quot;%1&quot;</source>
        <translation>“%1”中没有任何问题有相关文档</translation>
    </message>
    <message>
        <source>that run asked %1, with other numbers or models than now; it stays as it is</source>
        <translation>该运行使用 %1，其数值或模型与现在不同；它保持不变</translation>
    </message>
    <message>
        <source>that run asked other questions, or of other papers; it stays as it is</source>
        <translation>该运行提的是其他问题或针对其他论文；它保持不变</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no citation style (CSL)</source>
        <translation>“%1”不是引文样式 (CSL)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; only points to another style, which would be fetched; choose %2</source>
        <translation>“%1”只指向另一个需要下载的样式，请选择 %2</translation>
    </message>
    <message>
        <source>a highlight needs a page and the words on it</source>
        <translation>高亮需要页面和其中的文字</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name of a collection, which has 1 to %2 characters and no slash</source>
        <translation>“%1”不能作为收藏集的名称：名称为 1 至 %2 个字符，且不含斜杠</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no collection, or one that lies more than %2 deep</source>
        <translation>“%1”没有指明收藏集，或其层级超过 %2 层</translation>
    </message>
    <message>
        <source>a collection cannot lie in itself</source>
        <translation>收藏集不能放在其自身之中</translation>
    </message>
    <message>
        <source>several collections are called &quot;%1&quot;; name one with what it lies in, as Outer/%1</source>
        <translation>有多个名为“%1”的收藏集，请连同其上级一起指明，例如 上级/%1</translation>
    </message>
    <message>
        <source>the description has %L1 characters, up to %L2 can be kept</source>
        <translation>说明有 %L1 个字符，最多可保存 %L2 个字符</translation>
    </message>
    <message>
        <source>there is a collection called &quot;%1&quot; already</source>
        <translation>已有名为“%1”的收藏集</translation>
    </message>
    <message>
        <source>the library has no embedding space &quot;%1&quot;</source>
        <translation>文献库中没有嵌入空间“%1”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no address of a server, such as http://localhost:11434</source>
        <translation>“%1”不是服务器地址，例如 http://localhost:11434</translation>
    </message>
    <message>
        <source>the address of %1 holds a name or password; a key is set by itself</source>
        <translation>%1 的地址中含有用户名或密码；密钥须单独设置</translation>
    </message>
    <message>
        <source>the prompt &quot;%1&quot; is no sound template</source>
        <translation>提示词“%1”不是有效的模板</translation>
    </message>
    <message>
        <source>the prompt &quot;%1&quot; leaves out {{{%2}}}</source>
        <translation>提示词“%1”缺少 {{{%2}}}</translation>
    </message>
    <message>
        <source>the key of %1 holds a line end or another control character</source>
        <translation>%1 的密钥含有换行或其他控制字符</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be a number from %2 to %3</source>
        <translation>“%1”必须是 %2 至 %3 之间的数</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be a whole number from %2 to %3</source>
        <translation>“%1”必须是 %2 至 %3 之间的整数</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be one of %2</source>
        <translation>“%1”必须是以下之一：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be true or false</source>
        <translation>“%1”必须是 true 或 false</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name of a profile, which has 1 to 40 letters and digits, - and _</source>
        <translation>“%1”不能作为配置的名称：名称由 1 至 40 个字母、数字、- 和 _ 组成</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no part of a profile</source>
        <translation>“%1”不是配置的组成部分</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no prompt of a profile</source>
        <translation>“%1”不是配置的提示词</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no DOI, such as 10.1000/182</source>
        <translation>“%1”不是 DOI，例如 10.1000/182</translation>
    </message>
    <message>
        <source>the file holds no list of references (CSL-JSON)</source>
        <translation>文件中没有参考文献列表 (CSL-JSON)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read as a library of Zotero</source>
        <translation>“%1”无法作为 Zotero 文献库读取</translation>
    </message>
    <message>
        <source>&quot;in:%1&quot; names no collection of the library</source>
        <translation>“in:%1”不是文献库中的收藏集</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the address of a page on the web</source>
        <translation>“%1”不是网页的地址</translation>
    </message>
    <message>
        <source>Unpaywall wants an e-mail address of whoever asks, and &quot;%1&quot; is none</source>
        <translation>Unpaywall 需要查询者的电子邮箱，而“%1”不是邮箱地址</translation>
    </message>
    <message>
        <source>the query has no words to search for</source>
        <translation>查询中没有可搜索的词</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no code of a language, such as eng or deu</source>
        <translation>“%1”不是语言代码，例如 eng 或 deu</translation>
    </message>
    <message>
        <source>no language is chosen for text recognition</source>
        <translation>没有为文本识别选择语言</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the library itself, and no backup of it</source>
        <translation>“%1”是文献库本身，而不是其备份</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not end in .md, .pdf or .json</source>
        <translation>“%1”未以 .md、.pdf 或 .json 结尾</translation>
    </message>
    <message>
        <source>this question was answered; only where no evidence was found is there a certificate</source>
        <translation>此问题已得到回答；只有未找到证据时才有证明</translation>
    </message>
    <message>
        <source>no run has the number %1</source>
        <translation>没有编号为 %1 的运行</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a model of the kind &quot;%2&quot;, which cannot be used for &quot;%3&quot;</source>
        <translation>“%1”是“%2”类模型，不能用于“%3”</translation>
    </message>
    <message>
        <source>no model called &quot;%1&quot; is kept; &quot;adduce-cli models kept&quot; lists those that are</source>
        <translation>没有保存名为“%1”的模型；“adduce-cli models kept”会列出已保存的模型</translation>
    </message>
    <message>
        <source>several servers have the model &quot;%1&quot;; name one as %2</source>
        <translation>多个服务器上有模型“%1”，请以 %2 的形式指明其中一个</translation>
    </message>
    <message>
        <source>the matrix of &quot;%1&quot; has no question yet</source>
        <translation>“%1”的矩阵还没有问题</translation>
    </message>
    <message>
        <source>the name of a table of evidence cannot be empty</source>
        <translation>证据表的名称不能为空</translation>
    </message>
    <message>
        <source>the table &quot;%1&quot; has no rows yet</source>
        <translation>表“%1”还没有行</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not in the matrix of &quot;%2&quot;</source>
        <translation>“%1”不在“%2”的矩阵中</translation>
    </message>
    <message>
        <source>the matrix of &quot;%1&quot; has no question with the number &quot;%2&quot;</source>
        <translation>“%1”的矩阵中没有编号为“%2”的问题</translation>
    </message>
    <message>
        <source>the question has no words</source>
        <translation>问题中没有文字</translation>
    </message>
    <message>
        <source>no saved answer has the number &quot;%1&quot;</source>
        <translation>没有编号为“%1”的已保存回答</translation>
    </message>
    <message>
        <source>the title of a thread cannot be empty</source>
        <translation>会话的标题不能为空</translation>
    </message>
    <message>
        <source>no document that can be searched is in this scope</source>
        <translation>此范围内没有可搜索的文档</translation>
    </message>
    <message>
        <source>several documents are called &quot;%1&quot;; name one by its number: %2</source>
        <translation>有多个名为“%1”的文档，请用编号指明其中一个：%2</translation>
    </message>
    <message>
        <source>several tables are called &quot;%1&quot;; name one by its number: %2</source>
        <translation>有多个名为“%1”的表，请用编号指明其中一个：%2</translation>
    </message>
    <message>
        <source>there is no collection called &quot;%1&quot; in the library</source>
        <translation>文献库中没有名为“%1”的收藏集</translation>
    </message>
    <message>
        <source>no sentence of these papers answers a question that can be made of it by rule</source>
        <translation>这些论文中没有可按规则生成问题的句子</translation>
    </message>
    <message>
        <source>there is no library at &quot;%1&quot;</source>
        <translation>“%1”处没有文献库</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of days from %2 to %3</source>
        <translation>“%1”不是 %2 至 %3 之间的天数</translation>
    </message>
    <message>
        <source>there is no library at &quot;%1&quot;; adding or importing papers makes one</source>
        <translation>“%1”处没有文献库；添加或导入论文会创建一个</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Adduce: %1.</source>
        <translation>此文件由较新版本的 Adduce 写入：%1。</translation>
    </message>
    <message>
        <source>Update Adduce, or have it exported by a version like this one.</source>
        <translation>请更新 Adduce，或用与此相同的版本重新导出。</translation>
    </message>
    <message>
        <source>Questions like this one</source>
        <translation>与此类似的问题</translation>
    </message>
    <message>
        <source>Draw the numbers of the matrix...</source>
        <translation>绘制矩阵中的数字...</translation>
    </message>
    <message>
        <source>The laboratory does not answer: %1.</source>
        <translation>实验室没有响应：%1。</translation>
    </message>
    <message>
        <source>See whether its server runs and can be reached. What you do here is kept and sent later.</source>
        <translation>请检查其服务器是否在运行且可以连接。您在此所做的会保留，稍后发送。</translation>
    </message>
    <message>
        <source>The laboratory does not take the name or the password: %1.</source>
        <translation>实验室不接受该名称或密码：%1。</translation>
    </message>
    <message>
        <source>Check both, and ask who administers the laboratory if they stay refused.</source>
        <translation>请检查两者；如仍被拒绝，请询问实验室管理员。</translation>
    </message>
    <message>
        <source>Your role in the laboratory does not allow this: %1.</source>
        <translation>您在实验室的角色不允许这样做：%1。</translation>
    </message>
    <message>
        <source>Ask who administers it for another role. What you did here is kept.</source>
        <translation>请向管理员申请其他角色。您在此所做的已保留。</translation>
    </message>
    <message>
        <source>The disk of the laboratory&apos;s server is full: %1.</source>
        <translation>实验室服务器的磁盘已满：%1。</translation>
    </message>
    <message>
        <source>Tell who administers it. What you did here is kept and sent later.</source>
        <translation>请告知管理员。您在此所做的已保留，稍后发送。</translation>
    </message>
    <message>
        <source>There is no laboratory in this database: %1.</source>
        <translation>此数据库中没有实验室：%1。</translation>
    </message>
    <message>
        <source>Check the name of the database, or make a laboratory of it: &quot;adduce-cli lab create ADDRESS&quot;.</source>
        <translation>请检查数据库名称，或将其建为实验室：&quot;adduce-cli lab create ADDRESS&quot;。</translation>
    </message>
    <message>
        <source>The laboratory needs a newer version of Adduce: %1.</source>
        <translation>实验室需要更新版本的 Adduce：%1。</translation>
    </message>
    <message>
        <source>Update Adduce. Until then its papers stay here as they are, and what you do waits.</source>
        <translation>请更新 Adduce。在此之前，其论文在此保持原样，您所做的会等待。</translation>
    </message>
    <message>
        <source>this library is in no laboratory; &quot;adduce-cli lab join ADDRESS&quot; joins one</source>
        <translation>此文献库不属于任何实验室；&quot;adduce-cli lab join ADDRESS&quot; 可加入一个</translation>
    </message>
    <message>
        <source>at %1 there is another laboratory now than the one that was joined; leave that one and join this</source>
        <translation>%1 处现在是另一个实验室，而非已加入的那个；请先退出再加入此实验室</translation>
    </message>
    <message>
        <source>this library is in another laboratory (%1); leave that one first</source>
        <translation>此文献库属于另一个实验室（%1）；请先退出</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no address of a laboratory, such as postgresql://anna@server.example.org/laboratory</source>
        <translation>“%1”不是实验室的地址，例如 postgresql://anna@server.example.org/laboratory</translation>
    </message>
    <message>
        <source>the address of a laboratory ends in the name of its database, such as postgresql://server.example.org/laboratory</source>
        <translation>实验室地址以其数据库名结尾，例如 postgresql://server.example.org/laboratory</translation>
    </message>
    <message>
        <source>the address of a laboratory must not hold a password; it is asked for, or read from the file that PGPASSFILE names</source>
        <translation>实验室地址不得包含密码；密码会被询问，或从 PGPASSFILE 指定的文件读取</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no option of a laboratory&apos;s address; there are host=/FOLDER and sslrootcert=FILE</source>
        <translation>“%1”不是实验室地址的选项；可用的有 host=/FOLDER 和 sslrootcert=FILE</translation>
    </message>
    <message>
        <source>the address of a laboratory names one server</source>
        <translation>实验室地址只指定一台服务器</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Share with the laboratory</source>
        <translation>与实验室共享</translation>
    </message>
    <message>
        <source>a laboratory&apos;s library</source>
        <translation>实验室的文献库</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>实验室</translation>
    </message>
    <message>
        <source>in the laboratory, by %1</source>
        <translation>在实验室中，由 %1 添加</translation>
    </message>
    <message>
        <source>the variable %1 of the environment, which would lead the connection elsewhere than its address; unset it</source>
        <translation>环境变量 %1，它会把连接引向其地址以外的地方；请取消设置</translation>
    </message>
    <message>
        <source>the laboratory at %1 cannot search yet; who administers its database brings it up to date by &quot;adduce-cli lab create&quot;</source>
        <translation>%1 处的实验室尚不支持搜索；由其数据库的管理者用 &quot;adduce-cli lab create&quot; 更新</translation>
    </message>
    <message>
        <source>it is %1&apos;s, and only its owner shares it</source>
        <translation>它属于 %1，只有其所有者才能共享</translation>
    </message>
</context>
<context>
    <name>adduce::AddServerDialog</name>
    <message>
        <source>Another server (OpenAI&apos;s protocol)</source>
        <translation>其他服务器（OpenAI 协议）</translation>
    </message>
    <message>
        <source>Reranker (llama.cpp, vLLM and others)</source>
        <translation>重排序模型（llama.cpp、vLLM 等）</translation>
    </message>
    <message>
        <source>Cohere&apos;s rerankers</source>
        <translation>Cohere 的重排序模型</translation>
    </message>
    <message>
        <source>Jina&apos;s rerankers</source>
        <translation>Jina 的重排序模型</translation>
    </message>
    <message>
        <source>Meanings of passages (llama.cpp, vLLM and others)</source>
        <translation>文段语义（llama.cpp、vLLM 等）</translation>
    </message>
    <message>
        <source>Meanings of passages, by Ollama</source>
        <translation>文段语义，由 Ollama 提供</translation>
    </message>
    <message>
        <source>Meanings of passages, by OpenAI</source>
        <translation>文段语义，由 OpenAI 提供</translation>
    </message>
    <message>
        <source>Meanings of passages, by Google Gemini</source>
        <translation>文段语义，由 Google Gemini 提供</translation>
    </message>
    <message>
        <source>Send text to this computer without encryption: whoever is on the network can read it</source>
        <translation>不加密地将文本发送到这台计算机：网络中的任何人都可以读取</translation>
    </message>
    <message>
        <source>Show its models</source>
        <translation>显示其模型</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add a server</source>
        <translation>添加服务器</translation>
    </message>
    <message>
        <source>or its name, when it is not listed</source>
        <translation>若未列出，请输入其名称</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Kept in the system&apos;s keyring, never in a file; without a keyring, until Adduce is closed. A server on this computer usually wants none.</source>
        <translation>保存在系统密钥环中，从不写入文件；若无密钥环，则保留到 Adduce 关闭为止。本机上的服务器通常不需要密钥。</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Asking %1</source>
        <translation>正在询问 %1</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 个词元</translation>
    </message>
    <message numerus="yes">
        <source>%Ln model(s)</source>
        <translation>
            <numerusform>%Ln 个模型</numerusform>
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
            <numerusform>另有说法：%Ln 句</numerusform>
        </translation>
    </message>
    <message>
        <source>Also said by %1</source>
        <translation>%1 另有说法</translation>
    </message>
</context>
<context>
    <name>adduce::AnswerBody</name>
    <message>
        <source>Ask it as it stands</source>
        <translation>按原样提问</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Show the personal data of this answer</source>
        <translation>显示此回答中的个人数据</translation>
    </message>
    <message numerus="yes">
        <source>%Ln personal datum(s) masked</source>
        <translation>
            <numerusform>已隐藏 %Ln 处个人数据</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask all papers</source>
        <translation>询问所有文献</translation>
    </message>
    <message>
        <source>Use the space learned from the library</source>
        <translation>使用从文献库学到的空间</translation>
    </message>
    <message>
        <source>Asks again. Settings &gt; Search leads back to the server.</source>
        <translation>重新提问。可在“设置 &gt; 搜索”中改回服务器。</translation>
    </message>
</context>
<context>
    <name>adduce::AnswerRatings</name>
    <message>
        <source>Rate answer</source>
        <translation>评价回答</translation>
    </message>
    <message>
        <source>Take rating back</source>
        <translation>撤销评价</translation>
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
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy answer with citations</source>
        <translation>复制回答及引用</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>adduce::AppearanceSettingsPage</name>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Size of all that is shown</source>
        <translation>全部显示内容的大小</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Start again now</source>
        <translation>立即重新启动</translation>
    </message>
    <message>
        <source>For another size or language the window is made anew. Your question and your place are kept.</source>
        <translation>更改大小或语言时窗口会重新生成。您的问题和位置会保留。</translation>
    </message>
    <message>
        <source>Something is running that this would stop. Wait for its end, or do it now.</source>
        <translation>有任务正在运行，这样做会中断它。请等待其结束，或立即执行。</translation>
    </message>
</context>
<context>
    <name>adduce::AskPage</name>
    <message>
        <source>“%1” is still being answered: stop it or wait, then change the thread.</source>
        <translation>“%1”仍在回答中：请停止或等待，然后再切换会话。</translation>
    </message>
    <message>
        <source>The library can only be read: this answer is not kept.</source>
        <translation>文献库只能读取:此回答不会被保存。</translation>
    </message>
</context>
<context>
    <name>adduce::AskedQuestion</name>
    <message>
        <source>%1 is writing; each sentence is checked before you see it…</source>
        <translation>%1 正在撰写；每个句子在显示前都会核对…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s)</source>
        <translation>
            <numerusform>%Ln 个句子</numerusform>
        </translation>
    </message>
    <message>
        <source>Answered: %1</source>
        <translation>已回答：%1</translation>
    </message>
    <message>
        <source>This answer is not saved.</source>
        <translation>此回答尚未保存。</translation>
    </message>
    <message>
        <source>%1 (looking)</source>
        <translation>%1（正在查找）</translation>
    </message>
    <message>
        <source>%1 (found)</source>
        <translation>%1（已找到）</translation>
    </message>
    <message>
        <source>%1 (nothing found)</source>
        <translation>%1（未找到）</translation>
    </message>
    <message numerus="yes">
        <source>Asked in %Ln part(s)</source>
        <translation>
            <numerusform>分为 %Ln 个部分提问</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::CellPane</name>
    <message>
        <source>Open in reader</source>
        <translation>在阅读器中打开</translation>
    </message>
    <message>
        <source>Choose another quote...</source>
        <translation>选择其他引文...</translation>
    </message>
    <message>
        <source>Fill again</source>
        <translation>重新填充</translation>
    </message>
    <message>
        <source>Mark as not reported</source>
        <translation>标记为未报告</translation>
    </message>
    <message>
        <source>chosen by you</source>
        <translation>由您选择</translation>
    </message>
    <message>
        <source>the paper&apos;s own sentence</source>
        <translation>论文原句</translation>
    </message>
    <message>
        <source>chosen by %1</source>
        <translation>由 %1 选择</translation>
    </message>
    <message>
        <source>quote checked</source>
        <translation>引文已核对</translation>
    </message>
    <message>
        <source>What else can be done with this cell</source>
        <translation>对此单元格还可做的事</translation>
    </message>
</context>
<context>
    <name>adduce::CellSteps</name>
    <message>
        <source>No sentence of this paper answers the question well enough. What may lead on:</source>
        <translation>本论文中没有句子能充分回答该问题。可能的下一步：</translation>
    </message>
    <message>
        <source>Nearest sentences...</source>
        <translation>最接近的句子...</translation>
    </message>
    <message>
        <source>Shows the sentences of this paper that are nearest to the question, to quote one of them</source>
        <translation>显示本论文中最接近该问题的句子，以便引用其中一句</translation>
    </message>
    <message>
        <source>Ask all papers</source>
        <translation>询问所有论文</translation>
    </message>
    <message>
        <source>Asks this question of all papers, in the Ask tab</source>
        <translation>在提问标签页中向所有论文提出此问题</translation>
    </message>
    <message>
        <source>Ask in other words...</source>
        <translation>换种说法提问...</translation>
    </message>
    <message>
        <source>Adds the question in other words as a column of its own</source>
        <translation>将换种说法的问题添加为单独一列</translation>
    </message>
    <message>
        <source>What may lead on</source>
        <translation>可能的下一步</translation>
    </message>
</context>
<context>
    <name>adduce::CertificateButton</name>
    <message>
        <source>Save certificate...</source>
        <translation>保存证明...</translation>
    </message>
    <message>
        <source>What was searched in vain as a file: words and passages, near words, the nearest passages, what could not be searched</source>
        <translation>将未找到结果的检索存为文件：词与段落、近义词、最接近的段落、无法检索的内容</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>Save certificate</source>
        <translation>保存证明</translation>
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
        <translation>图表</translation>
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
        <translation>改错的内容</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>找出</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>False statements by kind</source>
        <translation>按类型的错误陈述</translation>
    </message>
    <message>
        <source>Passed as proved</source>
        <translation>被当作已证实</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>改动</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>引文</translation>
    </message>
    <message>
        <source>False statements that passed</source>
        <translation>通过的错误陈述</translation>
    </message>
    <message>
        <source>Add to my set</source>
        <translation>加入我的集合</translation>
    </message>
    <message>
        <source>What the checks find</source>
        <translation>检查能找出什么</translation>
    </message>
    <message>
        <source>Sentences checked</source>
        <translation>已检查的句子</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>Keeps the chosen false statements beside the library, to be checked with every run</source>
        <translation>将所选错误陈述保存在文献库旁，每次运行都检查</translation>
    </message>
    <message>
        <source>Sentences of your saved answers are made false in one way each and given to the checks of a model&apos;s statements. No model is asked.</source>
        <translation>将已保存回答中的句子各以一种方式改错，交给对模型陈述的检查。不询问任何模型。</translation>
    </message>
    <message>
        <source>No answer with quotes is saved: ask something first.</source>
        <translation>没有保存带引文的回答：请先提问。</translation>
    </message>
    <message numerus="yes">
        <source>Of %1 false statements %2 were found (%3); %4 of %Ln true one(s) were lost.</source>
        <translation>
            <numerusform>%1 条错误陈述中找出 %2 条（%3）；%Ln 条正确陈述中误删 %4 条。</numerusform>
        </translation>
    </message>
    <message>
        <source>By words that no list of the checks has</source>
        <translation>用检查列表中没有的词</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>My set</source>
        <translation>我的集合</translation>
    </message>
    <message numerus="yes">
        <source>%Ln statement(s) kept in %1</source>
        <translation>
            <numerusform>%Ln 条陈述已保存到 %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::ChoicesPanel</name>
    <message>
        <source>Ask: %1</source>
        <translation>提问：%1</translation>
    </message>
    <message>
        <source>Answer it as it stands</source>
        <translation>按原样回答</translation>
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
        <translation>如果所用的配置与论文读入时的切分方式不同，提问时论文也会按该方案切分，并建立单独的索引。为此不会打开任何论文。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s), %1</source>
        <translation>
            <numerusform>%Ln 个文段，%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s), %1; not complete: the next question by such a profile goes on with it</source>
        <translation>
            <numerusform>%Ln 个文段，%1；尚未完成：下次用这种配置提问时会继续</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Asked for by: %2</source>
        <translation>%1。使用它的配置：%2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>移除：%1</translation>
    </message>
    <message>
        <source>Remove a cut of the papers</source>
        <translation>移除论文的一种切分</translation>
    </message>
    <message>
        <source>Remove the passages “%1” with their index?</source>
        <translation>移除文段“%1”及其索引？</translation>
    </message>
    <message>
        <source>The papers stay as they were read. They are cut so again when a question is asked by a profile that asks for it.</source>
        <translation>论文保持读入时的样子。再次用需要它的配置提问时，会重新这样切分。</translation>
    </message>
    <message>
        <source>Tokens are estimated, also for profiles that have them counted by cl100k_base: %1 is damaged.</source>
        <translation>词元为估算值，要求按 cl100k_base 计数的配置也是如此：%1 已损坏。</translation>
    </message>
    <message>
        <source>Tokens are estimated, also for profiles that have them counted by cl100k_base: %1 is not there.</source>
        <translation>词元为估算值，要求按 cl100k_base 计数的配置也是如此：%1 不存在。</translation>
    </message>
</context>
<context>
    <name>adduce::CollectionChoices</name>
    <message>
        <source>Choose...</source>
        <translation>选择...</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Choose a folder with a collection</source>
        <translation>选择含有集合的文件夹</translation>
    </message>
</context>
<context>
    <name>adduce::CollectionDialog</name>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>复制为 CSV</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>导出...</translation>
    </message>
    <message>
        <source>Remove its index</source>
        <translation>删除其索引</translation>
    </message>
    <message>
        <source>Measure a retrieval collection</source>
        <translation>测量检索集合</translation>
    </message>
    <message>
        <source>The folder holds corpus.jsonl, queries.jsonl and qrels/test.tsv, as BEIR has them. Its texts are indexed once, apart from your library.</source>
        <translation>文件夹包含 corpus.jsonl、queries.jsonl 和 qrels/test.tsv，与 BEIR 相同。其文本只建立一次索引，与您的文献库分开。</translation>
    </message>
    <message>
        <source>In brackets: where the mean of all such queries lies, at 95 %.</source>
        <translation>括号内：所有此类问题的均值所在范围，置信水平 95 %。</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>已复制。</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %Ln profile(s) measured whole.</source>
        <translation>
            <numerusform>已停止：%Ln 个配置已完整测量。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln judgement(s) of queries or texts that are not in the folder left out.</source>
        <translation>
            <numerusform>已略去 %Ln 条针对文件夹中不存在的问题或文本的判断。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export figures</source>
        <translation>导出数据</translation>
    </message>
    <message>
        <source>Figures as CSV (*.csv)</source>
        <translation>CSV 格式数据 (*.csv)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
</context>
<context>
    <name>adduce::CollectionMenu</name>
    <message>
        <source>New collection</source>
        <translation>新建收藏集</translation>
    </message>
    <message>
        <source>New collection inside</source>
        <translation>在其中新建收藏集</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Describe...</source>
        <translation>描述...</translation>
    </message>
    <message>
        <source>Remove the collection, not its papers</source>
        <translation>移除收藏集，保留其中的论文</translation>
    </message>
    <message>
        <source>Take this tag off all papers</source>
        <translation>从所有论文中移除此标签</translation>
    </message>
</context>
<context>
    <name>adduce::CollectionTable</name>
    <message>
        <source>Profile</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>用时中位数</translation>
    </message>
    <message>
        <source>Figures of each profile</source>
        <translation>各配置的数据</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
</context>
<context>
    <name>adduce::CollectionTree</name>
    <message>
        <source>Collections and tags</source>
        <translation>收藏集和标签</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln document(s)</source>
        <translation>
            <numerusform>%1，%Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>All papers</source>
        <translation>所有论文</translation>
    </message>
    <message>
        <source>Tag: %1</source>
        <translation>标签：%1</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>收藏集</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
</context>
<context>
    <name>adduce::ColumnMenu</name>
    <message>
        <source>Design</source>
        <translation>研究设计</translation>
    </message>
    <message>
        <source>Sample size</source>
        <translation>样本量</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>人群</translation>
    </message>
    <message>
        <source>Intervention</source>
        <translation>干预</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>结局指标</translation>
    </message>
    <message>
        <source>Main finding</source>
        <translation>主要发现</translation>
    </message>
    <message>
        <source>Limitations</source>
        <translation>局限</translation>
    </message>
    <message>
        <source>Funding</source>
        <translation>资助</translation>
    </message>
    <message>
        <source>A question of your own...</source>
        <translation>自定义问题...</translation>
    </message>
    <message>
        <source>All of these</source>
        <translation>以上全部</translation>
    </message>
</context>
<context>
    <name>adduce::CommandPalette</name>
    <message>
        <source>All commands</source>
        <translation>所有命令</translation>
    </message>
    <message>
        <source>A command, a paper or a thread</source>
        <translation>命令、论文或会话</translation>
    </message>
    <message>
        <source>Commands, papers and threads</source>
        <translation>命令、论文和会话</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>Paper: %1, %2</source>
        <translation>论文：%1，%2</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Thread: %1</source>
        <translation>会话：%1</translation>
    </message>
    <message>
        <source>Nothing is called so</source>
        <translation>没有这个名称</translation>
    </message>
</context>
<context>
    <name>adduce::CrossrefLookup</name>
    <message>
        <source>Look up at Crossref</source>
        <translation>在 Crossref 中查询</translation>
    </message>
    <message>
        <source>Send the DOI to api.crossref.org? Nothing else of the paper leaves this computer.</source>
        <translation>要将 DOI 发送到 api.crossref.org 吗？论文的其他内容都不会离开本机。</translation>
    </message>
    <message>
        <source>This allows it from now on; Settings takes it back.</source>
        <translation>今后将一直允许；可在“设置”中撤回。</translation>
    </message>
    <message>
        <source>Allow and look up</source>
        <translation>允许并查询</translation>
    </message>
    <message numerus="yes">
        <source>Crossref: %Ln paper(s) found</source>
        <translation>
            <numerusform>Crossref：找到 %Ln 篇论文</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not known there</source>
        <translation>
            <numerusform>%Ln 篇未收录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a DOI</source>
        <translation>
            <numerusform>%Ln 篇没有 DOI</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%Ln never leave(s) this computer</source>
        <translation>
            <numerusform>%Ln 篇从不离开本机</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::DockTitle</name>
    <message>
        <source>Float or dock</source>
        <translation>浮动或停靠</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>adduce::DocumentFacts</name>
    <message>
        <source>The file is damaged and was repaired while it was read.</source>
        <translation>文件已损坏，读取时已修复。</translation>
    </message>
    <message>
        <source>Some pages could not be read. What they say is not searched.</source>
        <translation>部分页面无法读取，其内容不会被搜索。</translation>
    </message>
    <message>
        <source>Some pages have no text.</source>
        <translation>部分页面没有文本。</translation>
    </message>
    <message>
        <source>Some pages are scans. What they say is searched only once their text was recognised.</source>
        <translation>部分页面是扫描件。识别文本后，其内容才会被搜索。</translation>
    </message>
    <message>
        <source>The text of some pages means nothing (its characters are coded wrongly). It is not searched; recognise the text instead.</source>
        <translation>部分页面的文本没有意义（字符编码错误）。这些文本不会被搜索；请改用文本识别。</translation>
    </message>
    <message>
        <source>The file does not say how its characters are coded; this was guessed.</source>
        <translation>文件未说明其字符编码；编码为推测所得。</translation>
    </message>
    <message>
        <source>Recognising the text did not come to the end. Recognise it again to go on.</source>
        <translation>文本识别未完成。再次识别即可继续。</translation>
    </message>
    <message>
        <source>The file has a newer version. This one is no longer searched; it is kept for the answers that cite it.</source>
        <translation>该文件有更新的版本。此版本不再被搜索；为引用它的回答而保留。</translation>
    </message>
    <message>
        <source>The file is no longer at %1. What was read of it is still searched; its pages cannot be shown.</source>
        <translation>文件已不在 %1。已读取的内容仍会被搜索；其页面无法显示。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln piece(s) of text cannot be seen on the page. They are neither searched nor given to any model.</source>
        <translation>
            <numerusform>有 %Ln 段文本在页面上不可见。这些文本既不会被搜索，也不会提供给任何模型。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” looks like the same paper.</source>
        <translation>“%1”看似同一篇论文。</translation>
    </message>
    <message>
        <source>from the first page</source>
        <translation>来自首页</translation>
    </message>
    <message>
        <source>from the file&apos;s own data</source>
        <translation>来自文件自带的数据</translation>
    </message>
    <message>
        <source>from the file&apos;s XMP data</source>
        <translation>来自文件的 XMP 数据</translation>
    </message>
    <message>
        <source>looked up at Crossref</source>
        <translation>在 Crossref 中查得</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>typed by you</source>
        <translation>由您输入</translation>
    </message>
    <message>
        <source>drawn invisibly</source>
        <translation>以不可见方式绘制</translation>
    </message>
    <message>
        <source>in the colour of the page</source>
        <translation>与页面颜色相同</translation>
    </message>
    <message>
        <source>off the page</source>
        <translation>在页面之外</translation>
    </message>
    <message>
        <source>too small to see</source>
        <translation>太小而不可见</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>被遮盖</translation>
    </message>
    <message>
        <source>This paper was retracted (%1). Read the notice before you rely on it; answers that quote it say so.</source>
        <translation>这篇论文已被撤稿（%1）。引用之前请先阅读撤稿声明；引用它的回答会注明这一点。</translation>
    </message>
    <message>
        <source>The order in which some pages are read is not certain. Sentences whose lines do not follow each other there are searched, but not quoted.</source>
        <translation>部分页面的阅读顺序不确定。其中各行不相连的句子可以检索，但不会被引用。</translation>
    </message>
    <message>
        <source>The file is not on this computer: the laboratory has what the paper says, and %1 has its file. Its pages cannot be shown; they can be once you add the file yourself.</source>
        <translation>文件不在此计算机上：实验室有论文内容，文件在 %1 处。在您自行添加文件之前无法显示其页面。</translation>
    </message>
</context>
<context>
    <name>adduce::DocumentFoot</name>
    <message>
        <source>Retry</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Recognise text</source>
        <translation>识别文本</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>以及另外 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln saved answer(s) rest on it: %1.</source>
        <translation>
            <numerusform>%Ln 个已保存的回答以此为据：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove “%1” from the library? The file stays where it is, and saved answers keep their quotes. All else that it says leaves the library. It can be put back.</source>
        <translation>要从文库中移除“%1”吗？文件仍在原处，已保存的回答保留其引文。其余内容都会离开文库。之后可以放回。</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln document(s) from the library? The files stay where they are, and saved answers keep their quotes. All else that they say leaves the library. They can be put back.</source>
        <translation>
            <numerusform>要从文库中移除 %Ln 个文档吗？文件仍在原处，已保存的回答保留其引文。其余内容都会离开文库。之后可以放回。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::DocumentList</name>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Details...</source>
        <translation>详细信息...</translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation>从文献库中移除</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>%Ln 篇论文</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::DocumentMenu</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Copy the name used in citations</source>
        <translation>复制引用中使用的名称</translation>
    </message>
    <message>
        <source>Details...</source>
        <translation>详细信息...</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Recognise text (OCR)</source>
        <translation>识别文本 (OCR)</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Look up at Crossref...</source>
        <translation>在 Crossref 中查询...</translation>
    </message>
    <message>
        <source>Remove from the library...</source>
        <translation>从文献库中移除...</translation>
    </message>
    <message>
        <source>Retry all that failed</source>
        <translation>重试所有失败项</translation>
    </message>
    <message>
        <source>Add files...</source>
        <translation>添加文件...</translation>
    </message>
    <message>
        <source>Add a folder...</source>
        <translation>添加文件夹...</translation>
    </message>
    <message>
        <source>Compare with its possible duplicate...</source>
        <translation>与可能的重复论文比较...</translation>
    </message>
    <message>
        <source>Open in a new tab</source>
        <translation>在新标签页中打开</translation>
    </message>
    <message>
        <source>Open side by side</source>
        <translation>并排打开</translation>
    </message>
    <message>
        <source>Compare these papers</source>
        <translation>比较这些论文</translation>
    </message>
</context>
<context>
    <name>adduce::DocumentPage</name>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Hidden text</source>
        <translation>隐藏文本</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Why it cannot be seen</source>
        <translation>不可见的原因</translation>
    </message>
    <message>
        <source>Cited in</source>
        <translation>被引用于</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>引文</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>上次使用</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>添加时间</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>What you typed could not be saved. It stays here; closing tries again.</source>
        <translation>您输入的内容无法保存。内容仍保留在此；关闭时会再次尝试。</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>不保存并关闭</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
</context>
<context>
    <name>adduce::EmptyNote</name>
    <message>
        <source>Show all papers</source>
        <translation>显示所有论文</translation>
    </message>
</context>
<context>
    <name>adduce::EncodingChoice</name>
    <message>
        <source>Characters coded as</source>
        <translation>字符编码</translation>
    </message>
    <message>
        <source>Detect it</source>
        <translation>自动检测</translation>
    </message>
    <message>
        <source>Detected: %1</source>
        <translation>检测结果：%1</translation>
    </message>
</context>
<context>
    <name>adduce::EvaluationCharts</name>
    <message>
        <source>Right by category</source>
        <translation>各类别正确率</translation>
    </message>
    <message>
        <source>per cent</source>
        <translation>百分比</translation>
    </message>
    <message>
        <source>Time by stage</source>
        <translation>各阶段用时</translation>
    </message>
    <message>
        <source>median per question, ms</source>
        <translation>每个问题的中位数，毫秒</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>可靠性</translation>
    </message>
    <message>
        <source>right by stated confidence, per cent</source>
        <translation>按所述置信度的正确率，百分比</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>引文</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
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
        <translation>原始与把关后</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>已修正</translation>
    </message>
    <message>
        <source>statements of models that passed each check, and that stand repaired, per cent</source>
        <translation>模型论断中通过各项检查的，以及修正后保留的，百分比</translation>
    </message>
    <message>
        <source>Click a bar to see its questions</source>
        <translation>点击柱形可查看其问题</translation>
    </message>
    <message>
        <source>Right over the runs</source>
        <translation>历次运行的正确率</translation>
    </message>
    <message>
        <source>runs of this set, the newest last, per cent</source>
        <translation>此问题集的各次运行，最新的在最后，百分比</translation>
    </message>
    <message>
        <source>Click a point to see its run</source>
        <translation>单击一个点以查看该次运行</translation>
    </message>
</context>
<context>
    <name>adduce::EvaluationModel</name>
    <message>
        <source>Answered</source>
        <translation>已回答</translation>
    </message>
    <message>
        <source>No evidence</source>
        <translation>无证据</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>直接回复</translation>
    </message>
    <message>
        <source>you: right</source>
        <translation>您的判定：正确</translation>
    </message>
    <message>
        <source>you: wrong</source>
        <translation>您的判定：错误</translation>
    </message>
    <message>
        <source>right: refused</source>
        <translation>正确：已拒答</translation>
    </message>
    <message>
        <source>wrong: answered</source>
        <translation>错误：已回答</translation>
    </message>
    <message>
        <source>wrong: refused</source>
        <translation>错误：已拒答</translation>
    </message>
    <message>
        <source>right: %1 of %2 papers</source>
        <translation>正确：%2 篇论文中的 %1 篇</translation>
    </message>
    <message>
        <source>wrong: another page</source>
        <translation>错误：页码不符</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>尚未提问</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Citations verbatim</source>
        <translation>引用逐字一致</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Faithful</source>
        <translation>忠实</translation>
    </message>
    <message>
        <source>not measured: the model failed</source>
        <translation>未计入：模型失败</translation>
    </message>
    <message>
        <source>Model failed</source>
        <translation>模型失败</translation>
    </message>
    <message>
        <source>Partly answered</source>
        <translation>部分回答</translation>
    </message>
    <message>
        <source>Asked back</source>
        <translation>反问</translation>
    </message>
    <message>
        <source>right: a gold sentence is told</source>
        <translation>正确：给出了参考句</translation>
    </message>
    <message>
        <source>wrong: no gold sentence is told</source>
        <translation>错误：没有给出参考句</translation>
    </message>
    <message>
        <source>wrong: a part of the answer is missing</source>
        <translation>错误：答案缺少一部分</translation>
    </message>
</context>
<context>
    <name>adduce::EvaluationPage</name>
    <message>
        <source>over the chosen papers</source>
        <translation>范围：所选论文</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>范围：%1</translation>
    </message>
    <message>
        <source>Asks the papers and checks the pages, the quotes and the refusals. Without a model nothing leaves this computer.</source>
        <translation>向论文提问，并检查页码、引文和拒答。不用模型时，任何内容都不会离开本机。</translation>
    </message>
    <message numerus="yes">
        <source>so far: %1 of %Ln question(s)</source>
        <translation>
            <numerusform>目前：%Ln 个问题中的 %1 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Charts...</source>
        <translation>图表...</translation>
    </message>
    <message>
        <source>No question of this set is accepted. Tick those that are to be asked under Edit questions.</source>
        <translation>此问题集中没有已接受的问题。请在“编辑问题”中勾选要提问的问题。</translation>
    </message>
    <message>
        <source>A set can be made once the run has ended.</source>
        <translation>运行结束后即可创建问题集。</translation>
    </message>
</context>
<context>
    <name>adduce::EvaluationTools</name>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>What can be done with this run</source>
        <translation>可对此运行执行的操作</translation>
    </message>
    <message>
        <source>Set of questions</source>
        <translation>问题集</translation>
    </message>
    <message>
        <source>Profiles to compare</source>
        <translation>要比较的配置</translation>
    </message>
    <message>
        <source>Models to compare</source>
        <translation>要比较的模型</translation>
    </message>
    <message>
        <source>Run that is shown</source>
        <translation>显示的运行</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>问题集</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Run shown</source>
        <translation>显示的运行</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s) left</source>
        <translation>
            <numerusform>剩余 %Ln 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s) left</source>
        <translation>
            <numerusform>剩余 %Ln 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln question(s)</source>
        <translation>
            <numerusform>%1：%Ln 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The questions and the passages found for them are sent to %1.</source>
        <translation>问题和为其找到的文段会发送到 %1。</translation>
    </message>
    <message>
        <source>The questions, their answers and the passages are sent to %1.</source>
        <translation>问题、其回答和文段会发送到 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln paper(s)</source>
        <translation>
            <numerusform>添加 %Ln 篇论文</numerusform>
        </translation>
    </message>
    <message>
        <source>Run asks them once they are read.</source>
        <translation>读取完成后，点击“运行”即可提问。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceEditing</name>
    <message>
        <source>New table</source>
        <translation>新建表格</translation>
    </message>
    <message>
        <source>Rename table</source>
        <translation>重命名表格</translation>
    </message>
    <message>
        <source>Delete table</source>
        <translation>删除表格</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln row(s)</source>
        <translation>
            <numerusform>添加 %Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln row(s)</source>
        <translation>
            <numerusform>删除 %Ln 行</numerusform>
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
            <numerusform>%Ln 篇论文</numerusform>
        </translation>
    </message>
    <message>
        <source>all quotes checked</source>
        <translation>所有引文已核对</translation>
    </message>
    <message numerus="yes">
        <source>%Ln quote(s) not found as cited</source>
        <translation>
            <numerusform>%Ln 条引文与引用不符</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep as a table...</source>
        <translation>保存为表格...</translation>
    </message>
    <message>
        <source>Double-click a claim or a note to edit</source>
        <translation>双击论断或备注即可编辑</translation>
    </message>
    <message>
        <source>These rows follow the thread.</source>
        <translation>这些行随会话更新。</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceModel</name>
    <message>
        <source>page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>No quote yet</source>
        <translation>尚无引文</translation>
    </message>
    <message>
        <source>quote checked</source>
        <translation>引文已核对</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>论断</translation>
    </message>
    <message>
        <source>Evidence, verbatim</source>
        <translation>证据（逐字）</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>引用</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Caveats</source>
        <translation>注意事项</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceNote</name>
    <message>
        <source>Show what changes</source>
        <translation>显示变化</translation>
    </message>
    <message>
        <source>Mark as seen</source>
        <translation>标记为已看</translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) would rest on other papers by now: %1</source>
        <translation>
            <numerusform>有 %Ln 个答案如今会依据其他论文：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::EvidencePage</name>
    <message numerus="yes">
        <source>%Ln quote(s) not found as cited</source>
        <translation>
            <numerusform>%Ln 条引文与引用不符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln quote(s) checked: all stand on their pages</source>
        <translation>
            <numerusform>已核对 %Ln 条引文：均在其页面上</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::EvidencePreview</name>
    <message>
        <source>Open in reader</source>
        <translation>在阅读器中打开</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>核对</translation>
    </message>
    <message>
        <source>Choose a quote...</source>
        <translation>选择引文...</translation>
    </message>
    <message>
        <source>Close the preview</source>
        <translation>关闭预览</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Choose a row to see its quote on the page.</source>
        <translation>选择一行，即可查看其引文所在的页面。</translation>
    </message>
    <message>
        <source>The file is unchanged since.</source>
        <translation>此后文件未更改。</translation>
    </message>
    <message>
        <source>The file has changed since: the quote stands in the version that was cited.</source>
        <translation>此后文件已更改：引文存在于被引用时的版本中。</translation>
    </message>
    <message>
        <source>The file is not where it was: the library&apos;s text of it was looked at.</source>
        <translation>文件不在原位置：已改为查阅文献库中保存的文本。</translation>
    </message>
    <message>
        <source>Preview of row %1</source>
        <translation>第 %1 行的预览</translation>
    </message>
    <message>
        <source>Choose another quote...</source>
        <translation>选择其他引文...</translation>
    </message>
    <message>
        <source>From the answer to “%1”</source>
        <translation>来自对“%1”的回答</translation>
    </message>
    <message>
        <source>Not checked again since it was added</source>
        <translation>添加后尚未重新核对</translation>
    </message>
    <message>
        <source>Checked %1. %2</source>
        <translation>核对于 %1。%2</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceTables</name>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceToolbar</name>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Papers...</source>
        <translation>论文...</translation>
    </message>
    <message>
        <source>Check all quotes</source>
        <translation>核对所有引文</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>导出...</translation>
    </message>
    <message>
        <source>What can be done with this table</source>
        <translation>可对此表格执行的操作</translation>
    </message>
    <message>
        <source>Add a question that each paper is asked</source>
        <translation>添加向每篇论文提出的问题</translation>
    </message>
    <message>
        <source>Add papers of the library</source>
        <translation>添加文献库中的论文</translation>
    </message>
    <message>
        <source>Add a row to write a claim in</source>
        <translation>添加一行以填写论断</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter the evidence</source>
        <translation>筛选证据</translation>
    </message>
</context>
<context>
    <name>adduce::EvidenceView</name>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Usual widths</source>
        <translation>默认列宽</translation>
    </message>
</context>
<context>
    <name>adduce::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
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
        <translation>证据 (CSV)</translation>
    </message>
    <message>
        <source>BibTeX of what is cited</source>
        <translation>所引文献 (BibTeX)</translation>
    </message>
    <message>
        <source>For another Adduce (JSON)</source>
        <translation>供另一个 Adduce 使用 (JSON)</translation>
    </message>
    <message>
        <source>What goes in</source>
        <translation>包含的内容</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>问题和回答</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>Quotes on their pages</source>
        <translation>引文及其所在页面</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>选择...</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>in</source>
        <translation>位于</translation>
    </message>
    <message>
        <source>Choose what goes in.</source>
        <translation>请选择要包含的内容。</translation>
    </message>
    <message>
        <source>Type a name for the file.</source>
        <translation>请输入文件名。</translation>
    </message>
    <message>
        <source>There is no such folder. Choose another.</source>
        <translation>没有此文件夹。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>Nothing can be written to this folder. Choose another.</source>
        <translation>无法写入此文件夹。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>Replace file</source>
        <translation>替换文件</translation>
    </message>
    <message>
        <source>%1 is there already. It is replaced as a whole.</source>
        <translation>%1 已存在，将被整个替换。</translation>
    </message>
    <message>
        <source>Folder to export to</source>
        <translation>导出到的文件夹</translation>
    </message>
    <message>
        <source>The matrix goes into a file of its own: %1.</source>
        <translation>矩阵写入单独的文件：%1。</translation>
    </message>
    <message>
        <source>%1 are there already. They are replaced as a whole.</source>
        <translation>%1 已存在，将被整体替换。</translation>
    </message>
    <message>
        <source>RIS of what is cited</source>
        <translation>所引文献 (RIS)</translation>
    </message>
    <message>
        <source>CSL JSON of what is cited</source>
        <translation>所引文献 (CSL JSON)</translation>
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
        <translation>Word 文件由 pandoc 写出，但尚未安装。请安装其软件包，或选择 LibreOffice。</translation>
    </message>
    <message>
        <source>With pandoc installed, sources become footnotes and there is a bibliography.</source>
        <translation>安装 pandoc 后，来源会成为脚注，并附参考文献。</translation>
    </message>
</context>
<context>
    <name>adduce::ExportPreview</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Nothing of what is chosen goes into this format.</source>
        <translation>所选内容均不适用于此格式。</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>第 %1 页</translation>
    </message>
</context>
<context>
    <name>adduce::Exporter</name>
    <message>
        <source>&quot;%1&quot; does not end in .pdf, .docx, .odt, .md, .csv, .bib, .ris, .csl.json or .json</source>
        <translation>“%1”未以 .pdf、.docx、.odt、.md、.csv、.bib、.ris、.csl.json 或 .json 结尾</translation>
    </message>
</context>
<context>
    <name>adduce::FileMessage</name>
    <message>
        <source>Look for the quote</source>
        <translation>查找引文</translation>
    </message>
    <message>
        <source>Locate...</source>
        <translation>定位...</translation>
    </message>
    <message>
        <source>Show without marks</source>
        <translation>不带标记显示</translation>
    </message>
    <message>
        <source>No page is open.</source>
        <translation>未打开任何页面。</translation>
    </message>
    <message>
        <source>Choose a citation in an answer, or a document in the library.</source>
        <translation>请选择回答中的引用，或文献库中的文档。</translation>
    </message>
    <message>
        <source>That is another file: %1.</source>
        <translation>这是另一个文件：%1。</translation>
    </message>
    <message>
        <source>Its bytes differ from those of the file that was cited. Choose another, or show this one without marks.</source>
        <translation>其字节与被引用的文件不同。请选择其他文件，或不带标记显示此文件。</translation>
    </message>
    <message>
        <source>This file has changed since it was cited: %1.</source>
        <translation>此文件在被引用后已更改：%1。</translation>
    </message>
    <message>
        <source>The quote may stand elsewhere in it or be gone. Look for it there, locate the file as it was, or show this one without marks.</source>
        <translation>引文可能在文件中的其他位置，或已不存在。请在此文件中查找引文、定位原来的文件，或不带标记显示此文件。</translation>
    </message>
    <message>
        <source>It may have been moved or renamed. Show where it is now; the answer keeps its quote.</source>
        <translation>文件可能已被移动或重命名。请指出它现在的位置；回答会保留其引文。</translation>
    </message>
    <message>
        <source>This password does not open the file: %1.</source>
        <translation>此密码无法打开文件：%1。</translation>
    </message>
    <message>
        <source>The password is kept until Adduce is closed, and never stored.</source>
        <translation>密码仅保留到关闭 Adduce 为止，绝不存储。</translation>
    </message>
    <message>
        <source>Where is the file now?</source>
        <translation>文件现在在哪里？</translation>
    </message>
    <message>
        <source>Papers (*.pdf *.epub *.xps *.oxps *.docx *.odt *.html *.htm *.xhtml *.xml *.nxml *.txt *.text *.md *.markdown);;All files (*)</source>
        <translation>论文 (*.pdf *.epub *.xps *.oxps *.docx *.odt *.html *.htm *.xhtml *.xml *.nxml *.txt *.text *.md *.markdown);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>adduce::Filer</name>
    <message>
        <source>Collection renamed</source>
        <translation>收藏集已重命名</translation>
    </message>
    <message>
        <source>Collection removed, its papers stay</source>
        <translation>收藏集已移除，其中的论文保留</translation>
    </message>
    <message>
        <source>Tag taken off</source>
        <translation>标签已移除</translation>
    </message>
    <message>
        <source>Collection moved</source>
        <translation>收藏集已移动</translation>
    </message>
    <message>
        <source>%1. Ctrl+Z undoes it.</source>
        <translation>%1。Ctrl+Z 可撤销。</translation>
    </message>
    <message>
        <source>Collection made</source>
        <translation>收藏集已创建</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>新建收藏集</translation>
    </message>
    <message>
        <source>New collection %1</source>
        <translation>新建收藏集 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) filed</source>
        <translation>
            <numerusform>已归入 %Ln 篇论文</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) taken out</source>
        <translation>
            <numerusform>已移出 %Ln 篇论文</numerusform>
        </translation>
    </message>
    <message>
        <source>Tagged “%1”</source>
        <translation>已添加标签“%1”</translation>
    </message>
    <message>
        <source>Tag “%1” taken off</source>
        <translation>已移除标签“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) never leave this computer</source>
        <translation>
            <numerusform>%Ln 篇论文永不离开本机</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) may be sent to the servers you choose</source>
        <translation>
            <numerusform>%Ln 篇论文可发送到您选择的服务器</numerusform>
        </translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>新建标签</translation>
    </message>
    <message numerus="yes">
        <source>Tag for %Ln paper(s)</source>
        <translation>
            <numerusform>%Ln 篇论文的标签</numerusform>
        </translation>
    </message>
    <message>
        <source>Add to collection</source>
        <translation>添加到收藏集</translation>
    </message>
    <message>
        <source>Take out of this collection</source>
        <translation>从此收藏集中移出</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>New tag...</source>
        <translation>新建标签...</translation>
    </message>
    <message>
        <source>Never leaves this computer</source>
        <translation>永不离开本机</translation>
    </message>
    <message>
        <source>No server of another computer is sent anything of it</source>
        <translation>其任何内容都不会发送到其他计算机的服务器</translation>
    </message>
    <message>
        <source>Describe the collection</source>
        <translation>描述集合</translation>
    </message>
    <message>
        <source>What are the papers in %1 about? By this is told which collection a question is for. Empty: by their titles.</source>
        <translation>%1 中的文献讲什么?据此判断问题属于哪个集合。留空:按标题判断。</translation>
    </message>
    <message>
        <source>Collection described</source>
        <translation>已描述集合</translation>
    </message>
</context>
<context>
    <name>adduce::FilterBar</name>
    <message>
        <source>Find title, author or file</source>
        <translation>查找标题、作者或文件</translation>
    </message>
    <message>
        <source>Find in the library</source>
        <translation>在文献库中查找</translation>
    </message>
    <message>
        <source>Words, &quot;exact words&quot;, -without, author:smith, year:2019..2023, in:COLLECTION</source>
        <translation>词语、&quot;完整词语&quot;、-排除、author:smith、year:2019..2023、in:合集</translation>
    </message>
    <message>
        <source>Which documents are shown</source>
        <translation>显示哪些文档</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln document(s)</source>
        <translation>
            <numerusform>%1 个文档，共 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No paper here has this in its title, authors, year or file.</source>
        <translation>此处没有论文的标题、作者、年份或文件名包含这些内容。</translation>
    </message>
    <message numerus="yes">
        <source>Ask these %Ln</source>
        <translation>
            <numerusform>询问这 %Ln 篇</numerusform>
        </translation>
    </message>
    <message>
        <source>The next questions search these papers alone</source>
        <translation>接下来的问题只搜索这些论文</translation>
    </message>
    <message>
        <source>Search the text of papers for this</source>
        <translation>在论文正文中搜索</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>表格视图</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>最新在前</translation>
    </message>
    <message>
        <source>In reverse</source>
        <translation>倒序</translation>
    </message>
    <message>
        <source>With their first pages</source>
        <translation>显示首页缩略图</translation>
    </message>
</context>
<context>
    <name>adduce::FindBar</name>
    <message>
        <source>Find in this document</source>
        <translation>在此文档中查找</translation>
    </message>
</context>
<context>
    <name>adduce::FindPapersDialog</name>
    <message>
        <source>no free copy known</source>
        <translation>没有已知的免费副本</translation>
    </message>
    <message>
        <source>free to read</source>
        <translation>可自由阅读</translation>
    </message>
    <message>
        <source>free, %1</source>
        <translation>免费，%1</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Add to the library</source>
        <translation>添加到文献库</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Find papers on a question</source>
        <translation>查找与问题相关的论文</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The words above are sent to Europe PMC and Crossref, and to OpenAlex and Unpaywall where Settings has a key or an e-mail for them. A free copy is fetched from where they say that it lies.</source>
        <translation>上面的文字会发送给 Europe PMC 和 Crossref；若设置中有相应的密钥或邮箱，也会发送给 OpenAlex 和 Unpaywall。免费副本从其指明的位置获取。</translation>
    </message>
    <message>
        <source>Fetching %1 (%2)</source>
        <translation>正在获取 %1（%2）</translation>
    </message>
    <message>
        <source>added</source>
        <translation>已添加</translation>
    </message>
    <message>
        <source>Added, and being read: %1</source>
        <translation>已添加，正在读取：%1</translation>
    </message>
    <message>
        <source>could not be fetched</source>
        <translation>无法获取</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>The web may not be searched yet. Allow it in Settings, Privacy.</source>
        <translation>尚不允许搜索网络。请在“设置”的“隐私”中允许。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>No paper was found.</source>
        <translation>未找到论文。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) found.</source>
        <translation>
            <numerusform>找到 %Ln 篇论文。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::FirstRun</name>
    <message>
        <source>Drop papers here</source>
        <translation>将论文拖放到此处</translation>
    </message>
    <message>
        <source>Choose files...</source>
        <translation>选择文件...</translation>
    </message>
    <message>
        <source>Choose a folder...</source>
        <translation>选择文件夹...</translation>
    </message>
    <message>
        <source>Works without a language model and without a network. Nothing leaves this computer.</source>
        <translation>无需语言模型和网络即可使用。任何内容都不会离开本机。</translation>
    </message>
    <message>
        <source>Import references...</source>
        <translation>导入参考文献...</translation>
    </message>
    <message>
        <source>From Zotero, or a file of BibTeX, RIS or CSL JSON, with the papers attached</source>
        <translation>来自 Zotero，或 BibTeX、RIS、CSL JSON 文件，连同所附论文</translation>
    </message>
    <message>
        <source>Open the sample library</source>
        <translation>打开示例文献库</translation>
    </message>
    <message>
        <source>Try it on the handbook</source>
        <translation>用手册试一试</translation>
    </message>
    <message>
        <source>PDF, EPUB, DOCX, HTML, text or Markdown files, or a folder of them.
Files stay where they are.</source>
        <translation>PDF、EPUB、DOCX、HTML、文本或 Markdown 文件，或包含它们的文件夹。
文件保留在原处。</translation>
    </message>
    <message>
        <source>Get a model...</source>
        <translation>获取模型...</translation>
    </message>
    <message>
        <source>Run a GGUF file...</source>
        <translation>运行 GGUF 文件...</translation>
    </message>
    <message>
        <source>How to get one...</source>
        <translation>如何获取...</translation>
    </message>
    <message>
        <source>A model on this computer can write the answers.</source>
        <translation>本机上的模型可以撰写答案。</translation>
    </message>
</context>
<context>
    <name>adduce::FoldedTurn</name>
    <message>
        <source>Show this answer</source>
        <translation>显示此回答</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>显示：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s)</source>
        <translation>
            <numerusform>%Ln 个句子</numerusform>
        </translation>
    </message>
    <message>
        <source>No evidence</source>
        <translation>无证据</translation>
    </message>
    <message>
        <source>Partly answered</source>
        <translation>部分回答</translation>
    </message>
</context>
<context>
    <name>adduce::FollowUpRow</name>
    <message>
        <source>Questions one might ask next</source>
        <translation>接下来可以提的问题</translation>
    </message>
    <message>
        <source>Ask about</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>Ask about %1</source>
        <translation>询问 %1</translation>
    </message>
    <message>
        <source>Ask next</source>
        <translation>接着问</translation>
    </message>
</context>
<context>
    <name>adduce::GetModelDialog</name>
    <message>
        <source>It writes the answers from then on</source>
        <translation>之后由它撰写答案</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Get a model</source>
        <translation>获取模型</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>%1 GB, licence %2</source>
        <translation>%1 GB，许可证 %2</translation>
    </message>
    <message>
        <source>How much of the model is there</source>
        <translation>模型已下载的部分</translation>
    </message>
    <message>
        <source>Ollama runs models on this computer: what is asked stays here. It fetches them from its registry on the web; nothing of your library is sent. What has come is kept when it is stopped, and the next time goes on. Ollama itself is at ollama.com.</source>
        <translation>Ollama 在本机运行模型：所问内容留在本机。它从网上的模型库获取模型；不会发送您文库中的任何内容。停止时已下载的部分会保留，下次继续。Ollama 可在 ollama.com 获取。</translation>
    </message>
    <message>
        <source>Stopped. What has come is kept: Download goes on with it.</source>
        <translation>已停止。已下载的部分会保留，再次下载时继续。</translation>
    </message>
    <message>
        <source>Asking Ollama for %1</source>
        <translation>正在向 Ollama 请求 %1</translation>
    </message>
    <message>
        <source>%1 of %2 GB</source>
        <translation>%1 / %2 GB</translation>
    </message>
    <message>
        <source>%1 is there and writes the answers.</source>
        <translation>%1 已就绪，将撰写答案。</translation>
    </message>
    <message>
        <source>%1 is there.</source>
        <translation>%1 已就绪。</translation>
    </message>
</context>
<context>
    <name>adduce::HistoryFoot</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>导入...</translation>
    </message>
    <message>
        <source>Takes in a thread that was exported as JSON, and checks its quotes</source>
        <translation>导入以 JSON 导出的会话，并核对其引文</translation>
    </message>
    <message>
        <source>Back to the threads</source>
        <translation>返回会话</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted</source>
        <translation>
            <numerusform>已删除 %Ln 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::HistoryList</name>
    <message>
        <source>Threads</source>
        <translation>会话</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <translation>
            <numerusform>已选择 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted thread(s)</source>
        <translation>
            <numerusform>%Ln 个已删除的会话</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thread(s)</source>
        <translation>
            <numerusform>%Ln 个会话</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln thread(s)</source>
        <translation>
            <numerusform>%1 个会话，共 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>No thread yet. What you ask is kept here as it is answered.</source>
        <translation>尚无会话。您的提问在得到回答后会保存在这里。</translation>
    </message>
    <message>
        <source>No thread has all of these words in its questions, answers, quotes or sources.</source>
        <translation>没有会话在问题、回答、引文或来源中包含所有这些词。</translation>
    </message>
    <message>
        <source>No thread is like that. Choose other filters.</source>
        <translation>没有符合条件的会话。请选择其他筛选条件。</translation>
    </message>
    <message>
        <source>No saved question is like this one.</source>
        <translation>没有与此相似的已保存问题。</translation>
    </message>
</context>
<context>
    <name>adduce::HistoryPage</name>
    <message>
        <source>Rename...</source>
        <translation>重命名...</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>adduce::HistoryToolbar</name>
    <message>
        <source>Take back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>What can be done with this thread</source>
        <translation>可对此会话执行的操作</translation>
    </message>
    <message>
        <source>Open in Ask</source>
        <translation>在“提问”中打开</translation>
    </message>
    <message>
        <source>Rename...</source>
        <translation>重命名...</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>导出...</translation>
    </message>
    <message>
        <source>Check quotes</source>
        <translation>核对引文</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>adduce::JobBar</name>
    <message numerus="yes">
        <source>%Ln s left</source>
        <translation>
            <numerusform>剩余 %Ln 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln min left</source>
        <translation>
            <numerusform>剩余 %Ln 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) read</source>
        <translation>
            <numerusform>已读取 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already there</source>
        <translation>
            <numerusform>%Ln 个已存在</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read: see the library</source>
        <translation>
            <numerusform>%Ln 个无法读取：见文献库</numerusform>
        </translation>
    </message>
    <message>
        <source>stopped; the rest waits</source>
        <translation>已停止；其余等待中</translation>
    </message>
    <message>
        <source>No papers were found there. PDF, EPUB, XPS, DOCX, ODT, HTML, JATS, Markdown and text files can be read.</source>
        <translation>未在其中找到论文。可以读取 PDF、EPUB、XPS、DOCX、ODT、HTML、JATS、Markdown 和文本文件。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) searchable</source>
        <translation>
            <numerusform>%Ln 个文档可供搜索</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln document(s) searchable</source>
        <translation>
            <numerusform>%Ln 个文档中有 %1 个可供搜索</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Learning the library&apos;s words</source>
        <translation>正在学习文献库的词汇</translation>
    </message>
    <message>
        <source>Paused at %L1 of %L2</source>
        <translation>已暂停：%L1 / %L2</translation>
    </message>
    <message>
        <source>Reading %L1 of %L2</source>
        <translation>正在读取 %L1 / %L2</translation>
    </message>
    <message>
        <source>Looking for papers</source>
        <translation>正在查找论文</translation>
    </message>
    <message>
        <source>recognising p. %1 of %2</source>
        <translation>正在识别第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>p. %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>jobs</comment>
        <translation>
            <numerusform>还有 %Ln 项</numerusform>
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
            <numerusform>文件夹中略过 %Ln 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Links, pipes and folders that may not be looked into were passed over:</source>
        <translation>已略过链接、管道和无权查看的文件夹：</translation>
    </message>
    <message>
        <source>What folders say of themselves was left out. To read one, drop it on the window or choose it by itself:</source>
        <translation>文件夹的自述文件未读取。若要读取其中某个文件，请将其拖放到窗口或单独选择：</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
</context>
<context>
    <name>adduce::KeyboardSettingsPage</name>
    <message>
        <source>Set</source>
        <translation>问题集</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>命令及其按键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>新按键</translation>
    </message>
    <message>
        <source>“%1” has these keys and loses them.</source>
        <translation>“%1”正在使用这些按键，将失去它们。</translation>
    </message>
</context>
<context>
    <name>adduce::LibraryCare</name>
    <message>
        <source>%1 (read-only)</source>
        <translation>%1(只读)</translation>
    </message>
    <message>
        <source>The library is damaged</source>
        <translation>文献库已损坏</translation>
    </message>
    <message>
        <source>The library is damaged. It was opened for reading only: nothing is written into it.</source>
        <translation>文献库已损坏。它以只读方式打开:不会向其中写入任何内容。</translation>
    </message>
    <message>
        <source>Take over what can be read...</source>
        <translation>转移可读内容...</translation>
    </message>
    <message>
        <source>Libraries (*.adduce)</source>
        <translation>文献库 (*.adduce)</translation>
    </message>
    <message>
        <source>Back up the library</source>
        <translation>备份文献库</translation>
    </message>
    <message>
        <source>The library was copied to %1</source>
        <translation>文献库已复制到 %1</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>恢复备份</translation>
    </message>
    <message>
        <source>Backups (*.adduce *.adduce.gz)</source>
        <translation>备份 (*.adduce *.adduce.gz)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>The backup was restored</source>
        <translation>备份已恢复</translation>
    </message>
    <message>
        <source>It is a library of its own: %1. The one that is open was not changed.</source>
        <translation>它是一个独立的文献库:%1。当前打开的文献库没有更改。</translation>
    </message>
    <message>
        <source>A new library for what can be read</source>
        <translation>用于存放可读内容的新文献库</translation>
    </message>
    <message>
        <source>Taking over what can be read into %1</source>
        <translation>正在把可读内容转入 %1</translation>
    </message>
    <message>
        <source>Taken over into a new library</source>
        <translation>已转入新文献库</translation>
    </message>
    <message>
        <source>Open the new library</source>
        <translation>打开新文献库</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message numerus="yes">
        <source>%Ln papers came over.</source>
        <translation>
            <numerusform>已转入 %Ln 篇文献。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads came over.</source>
        <translation>
            <numerusform>已转入 %Ln 个会话。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows of evidence came over.</source>
        <translation>
            <numerusform>已转入 %Ln 行证据。</numerusform>
        </translation>
    </message>
    <message>
        <source>Read again from their files: %1.</source>
        <translation>已从文件重新读取:%1。</translation>
    </message>
    <message>
        <source>The text of these is lost, as their files are gone or have changed: %1.</source>
        <translation>下列文献的正文已丢失,因为其文件不存在或已更改:%1。</translation>
    </message>
    <message>
        <source>Pages of the library file that cannot be read: %1; rows: %2.</source>
        <translation>文献库文件中无法读取的页:%1;行:%2。</translation>
    </message>
    <message>
        <source>Nothing of the library file was unreadable.</source>
        <translation>文献库文件中没有无法读取的内容。</translation>
    </message>
    <message>
        <source>What was written last is lost.</source>
        <translation>最后写入的内容已丢失。</translation>
    </message>
    <message>
        <source>Nothing of the backup was missing in the library.</source>
        <translation>文献库中没有缺少备份里的任何内容。</translation>
    </message>
    <message>
        <source>Came back from the backup: threads %1, answers %2, tables of evidence %3, rows %4, papers %5, highlights %6.</source>
        <translation>已从备份恢复:会话 %1,回答 %2,证据表 %3,行 %4,文献 %5,高亮 %6。</translation>
    </message>
</context>
<context>
    <name>adduce::LibraryDock</name>
    <message>
        <source>Library</source>
        <translation>文献库</translation>
    </message>
    <message>
        <source>Add papers</source>
        <translation>添加论文</translation>
    </message>
    <message>
        <source>Add files...</source>
        <translation>添加文件...</translation>
    </message>
    <message>
        <source>Add a folder...</source>
        <translation>添加文件夹...</translation>
    </message>
</context>
<context>
    <name>adduce::LibraryFilter</name>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>尚未读取</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Scans without text</source>
        <translation>无文本的扫描件</translation>
    </message>
    <message>
        <source>Possible duplicates</source>
        <translation>可能重复</translation>
    </message>
    <message>
        <source>Hidden text found</source>
        <translation>发现隐藏文本</translation>
    </message>
    <message>
        <source>No paper is here.</source>
        <translation>此处没有论文。</translation>
    </message>
    <message>
        <source>Everything here was read.</source>
        <translation>此处的内容已全部读取。</translation>
    </message>
    <message>
        <source>Nothing here failed.</source>
        <translation>此处没有失败的项目。</translation>
    </message>
    <message>
        <source>Every paper here has text.</source>
        <translation>此处的每篇论文都有文本。</translation>
    </message>
    <message>
        <source>No two papers here look like one.</source>
        <translation>此处没有看似相同的论文。</translation>
    </message>
    <message>
        <source>No paper here hides text from its reader.</source>
        <translation>此处没有对读者隐藏文本的论文。</translation>
    </message>
</context>
<context>
    <name>adduce::LibraryModel</name>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln 页</numerusform>
        </translation>
    </message>
    <message>
        <source>No author</source>
        <translation>无作者</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空文件</translation>
    </message>
    <message>
        <source>unknown kind</source>
        <translation>未知类型</translation>
    </message>
    <message>
        <source>encrypted</source>
        <translation>已加密</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>无文本</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>过大</translation>
    </message>
    <message>
        <source>took too long</source>
        <translation>用时过长</translation>
    </message>
    <message>
        <source>too much memory</source>
        <translation>内存占用过大</translation>
    </message>
    <message>
        <source>reader crashed</source>
        <translation>读取程序崩溃</translation>
    </message>
    <message>
        <source>disk full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>see details</source>
        <translation>见详细信息</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Reading %1 of %2</source>
        <translation>正在读取 %1 / %2</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>正在读取</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Needs OCR</source>
        <translation>需要 OCR</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>失败：%1</translation>
    </message>
    <message>
        <source>Retracted</source>
        <translation>已撤稿</translation>
    </message>
    <message>
        <source>Possible duplicate</source>
        <translation>可能重复</translation>
    </message>
</context>
<context>
    <name>adduce::LinkOpener</name>
    <message>
        <source>Page %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>Not opened from here:</source>
        <translation>不会从这里打开：</translation>
    </message>
    <message>
        <source>Link in the document</source>
        <translation>文档中的链接</translation>
    </message>
    <message>
        <source>Open %1?</source>
        <translation>打开 %1？</translation>
    </message>
    <message>
        <source>This link is not opened.</source>
        <translation>此链接不会被打开。</translation>
    </message>
    <message>
        <source>Another program opens it.</source>
        <translation>将由其他程序打开。</translation>
    </message>
    <message>
        <source>Only addresses of the web and of mail, and DOIs, are opened from a document. This one can be copied.</source>
        <translation>从文档中只能打开网址、邮件地址和 DOI。此地址可以复制。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Copy link address</source>
        <translation>复制链接地址</translation>
    </message>
    <message>
        <source>No other program opened it: %1.</source>
        <translation>没有其他程序能打开它：%1。</translation>
    </message>
    <message>
        <source>Go to page %1</source>
        <translation>转到第 %1 页</translation>
    </message>
    <message>
        <source>Open %1...</source>
        <translation>打开 %1...</translation>
    </message>
    <message>
        <source>Links on this page</source>
        <translation>本页的链接</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>第 %1 页</translation>
    </message>
</context>
<context>
    <name>adduce::LocalModelRunner</name>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>%1 is being loaded</source>
        <translation>正在加载 %1</translation>
    </message>
    <message>
        <source>%1 runs on this computer</source>
        <translation>%1 正在本机运行</translation>
    </message>
    <message>
        <source>%1 is being stopped</source>
        <translation>正在停止 %1</translation>
    </message>
</context>
<context>
    <name>adduce::LocalServer</name>
    <message>
        <source>llama-server could not be started: %1</source>
        <translation>无法启动 llama-server：%1</translation>
    </message>
    <message>
        <source>llama-server said nothing for a long time while it loaded the model, and was stopped.</source>
        <translation>llama-server 在加载模型时长时间没有任何输出，已被停止。</translation>
    </message>
    <message>
        <source>llama-server is not installed. It is part of llama.cpp: get a build from github.com/ggml-org/llama.cpp, and put it where programs are found (on the PATH).</source>
        <translation>未安装 llama-server。它是 llama.cpp 的一部分：请从 github.com/ggml-org/llama.cpp 获取，并放到能找到程序的位置（PATH 中）。</translation>
    </message>
    <message>
        <source>llama-server was killed, which happens when there is not enough memory. A smaller model or context takes less.</source>
        <translation>llama-server 被系统终止，通常是因为内存不足。较小的模型或上下文占用更少。</translation>
    </message>
    <message>
        <source>Another program took the port of llama-server meanwhile. Start it again.</source>
        <translation>其他程序此时占用了 llama-server 的端口。请重新启动。</translation>
    </message>
    <message>
        <source>llama-server ended before the model was loaded: %1</source>
        <translation>llama-server 在模型加载完成前退出：%1</translation>
    </message>
    <message>
        <source>llama-server ended by itself: %1</source>
        <translation>llama-server 自行退出：%1</translation>
    </message>
    <message>
        <source>it did not say why</source>
        <translation>未说明原因</translation>
    </message>
</context>
<context>
    <name>adduce::MainWindow</name>
    <message>
        <source>The settings cannot be saved: %1 cannot be written. What you change holds until the window is closed.</source>
        <translation>无法保存设置：%1 不可写入。您的更改在窗口关闭前有效。</translation>
    </message>
</context>
<context>
    <name>adduce::MatchSteps</name>
    <message>
        <source>Previous match</source>
        <translation>上一处匹配</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一处匹配</translation>
    </message>
    <message>
        <source>Match %L1 of %L2</source>
        <translation>第 %L1 处匹配，共 %L2 处</translation>
    </message>
</context>
<context>
    <name>adduce::MatrixCommands</name>
    <message>
        <source>Add question</source>
        <translation>添加问题</translation>
    </message>
    <message>
        <source>What each paper is asked</source>
        <translation>向每篇论文提出的问题</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln paper(s)</source>
        <translation>
            <numerusform>添加 %Ln 篇论文</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove question</source>
        <translation>移除问题</translation>
    </message>
    <message>
        <source>Remove paper</source>
        <translation>移除论文</translation>
    </message>
    <message>
        <source>Choose a quote</source>
        <translation>选择引文</translation>
    </message>
    <message>
        <source>Mark as not reported</source>
        <translation>标记为未报告</translation>
    </message>
    <message>
        <source>Fill again</source>
        <translation>重新填充</translation>
    </message>
    <message>
        <source>Add questions</source>
        <translation>添加问题</translation>
    </message>
    <message>
        <source>Ask in other words</source>
        <translation>换种说法提问</translation>
    </message>
    <message numerus="yes">
        <source>Comparison of %Ln paper(s)</source>
        <translation>
            <numerusform>%Ln 篇论文的比较</numerusform>
        </translation>
    </message>
    <message>
        <source>No question of this matrix is answered with numbers of one kind by two papers.</source>
        <translation>此矩阵中没有两篇论文以同类数字回答的问题。</translation>
    </message>
</context>
<context>
    <name>adduce::MatrixModel</name>
    <message>
        <source>p. %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>paper not in the library</source>
        <translation>论文不在文献库中</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>waits until it is read</source>
        <translation>等待读取完成</translation>
    </message>
    <message numerus="yes">
        <source>%Ln quote(s)</source>
        <translation>
            <numerusform>%Ln 条引文</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not reported</source>
        <translation>
            <numerusform>%Ln 个未报告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln 个等待中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without</source>
        <translation>
            <numerusform>%Ln 个未找到</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 says otherwise: “%2”, here “%3”</source>
        <translation>%1 的说法不同：“%2”，此处为“%3”</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s)</source>
        <translation>
            <numerusform>%Ln 处矛盾</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::MatrixView</name>
    <message>
        <source>Remove question</source>
        <translation>移除问题</translation>
    </message>
    <message>
        <source>Remove paper</source>
        <translation>移除论文</translation>
    </message>
    <message>
        <source>Mark as not reported</source>
        <translation>标记为未报告</translation>
    </message>
    <message>
        <source>Fill again</source>
        <translation>重新填充</translation>
    </message>
    <message>
        <source>Open in reader</source>
        <translation>在阅读器中打开</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Choose another quote...</source>
        <translation>选择其他引文...</translation>
    </message>
    <message>
        <source>Add questions and papers: each cell becomes a checked quote of that paper, or “nothing found”.</source>
        <translation>添加问题和论文：每个单元格将填入该论文中一条经过核对的引文，或“未找到”。</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>Draw the numbers...</source>
        <translation>绘制数值...</translation>
    </message>
</context>
<context>
    <name>adduce::MeasuringBar</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Reading the folder</source>
        <translation>正在读取文件夹</translation>
    </message>
</context>
<context>
    <name>adduce::MemoryKeeper</name>
    <message>
        <source>Remember &quot;%1&quot;</source>
        <translation>记住“%1”</translation>
    </message>
    <message>
        <source>Remembered: %1 Undo takes it out again.</source>
        <translation>已记住：%1 可用撤销将其移除。</translation>
    </message>
</context>
<context>
    <name>adduce::MemorySettingsPage</name>
    <message>
        <source>Let the model that writes remember what will be of use</source>
        <translation>允许撰写的模型记住有用的内容</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Delete all of it...</source>
        <translation>全部删除...</translation>
    </message>
    <message>
        <source>After an answer it may put one line into one of the files below, and later answers are worded by them. Never the question or the answer as they stand, nothing that says who somebody is, no key, and nothing of papers that never leave this computer. Nothing of it is ever shown as evidence.</source>
        <translation>回答之后，它可以向下面的文件之一写入一行，之后的回答会据此措辞。绝不写入原样的问题或回答，不写能表明某人身份的内容或密钥，也不写永不离开本机的论文内容。其中任何内容都不会作为证据显示。</translation>
    </message>
    <message>
        <source>About you</source>
        <translation>关于您</translation>
    </message>
    <message>
        <source>What interests you, what you know, work on and prefer</source>
        <translation>您的兴趣、知识、工作和偏好</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>What was found and will be of use again</source>
        <translation>已发现且以后有用的内容</translation>
    </message>
    <message>
        <source>Delete the memory</source>
        <translation>删除记忆</translation>
    </message>
    <message>
        <source>Delete both files, with all that was remembered?</source>
        <translation>删除两个文件以及所有已记住的内容？</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>adduce::MetadataEditor</name>
    <message>
        <source>Edit of the metadata</source>
        <translation>编辑元数据</translation>
    </message>
    <message>
        <source>One name a line</source>
        <translation>每行一个姓名</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>DOI</source>
        <translation>DOI</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>发表于</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>卷</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>期</translation>
    </message>
    <message>
        <source>Pages or article</source>
        <translation>页码或文章号</translation>
    </message>
    <message>
        <source>ISSN</source>
        <translation>ISSN</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Retraction</source>
        <translation>撤稿</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Abstract</source>
        <translation>摘要</translation>
    </message>
</context>
<context>
    <name>adduce::ModelChip</name>
    <message>
        <source>Who writes the answers</source>
        <translation>由谁撰写回答</translation>
    </message>
    <message>
        <source>No model: quotes only</source>
        <translation>无模型：仅引文</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 on this computer</source>
        <translation>%1（本机）</translation>
    </message>
    <message>
        <source>Models...</source>
        <translation>模型...</translation>
    </message>
    <message>
        <source>%1 at %2 (text leaves this computer)</source>
        <translation>%1（%2，文本会离开本机）</translation>
    </message>
</context>
<context>
    <name>adduce::ModelDetails</name>
    <message>
        <source>not set</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>From the environment of this program.</source>
        <translation>来自本程序的环境变量。</translation>
    </message>
    <message>
        <source>Kept in the system&apos;s keyring, not in a file.</source>
        <translation>保存在系统密钥环中，而不在文件中。</translation>
    </message>
    <message>
        <source>For this run only: the system offers no keyring. It is asked for again next time.</source>
        <translation>仅限本次运行：系统未提供密钥环。下次会再次询问。</translation>
    </message>
    <message>
        <source>None is set.</source>
        <translation>未设置。</translation>
    </message>
    <message>
        <source>A server on this computer usually wants none.</source>
        <translation>本机上的服务器通常不需要密钥。</translation>
    </message>
    <message>
        <source>Not encrypted: whoever is on the network can read what is sent.</source>
        <translation>未加密：网络中的任何人都可以读取所发送的内容。</translation>
    </message>
    <message>
        <source>Price of a million tokens read</source>
        <translation>每百万读取词元的价格</translation>
    </message>
    <message>
        <source>Price of a million tokens written</source>
        <translation>每百万写出词元的价格</translation>
    </message>
    <message>
        <source>Writing answers</source>
        <translation>撰写回答</translation>
    </message>
    <message>
        <source>Ranking passages</source>
        <translation>文段排序</translation>
    </message>
    <message>
        <source>Set key...</source>
        <translation>设置密钥...</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Context in tokens</source>
        <translation>上下文（词元）</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>For a million tokens read, and written; each answer then says what it cost.</source>
        <translation>每百万读取词元和写出词元的价格；此后每个回答都会注明费用。</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>Use for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Asks for a few short answers about texts of our own; nothing of your library is sent.</source>
        <translation>请求针对我们自备的文本给出几个简短回答；不会发送您文献库中的任何内容。</translation>
    </message>
    <message>
        <source>tokens, of %1</source>
        <translation>词元，上限 %1</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>重新测试</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>正在测试…</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>未测试</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Answers in</source>
        <translation>回答用时</translation>
    </message>
    <message>
        <source>First word</source>
        <translation>首词用时</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Writes while it thinks (streaming)</source>
        <translation>边思考边输出（流式）</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 词元/秒</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Puts the answer first</source>
        <translation>将答案排在首位</translation>
    </message>
    <message>
        <source>Puts like beside like</source>
        <translation>将相近内容放在一起</translation>
    </message>
    <message>
        <source>Keeps to a given form (JSON)</source>
        <translation>遵守给定格式 (JSON)</translation>
    </message>
    <message>
        <source>Says so when nothing fits</source>
        <translation>无合适内容时予以说明</translation>
    </message>
    <message>
        <source>Set key</source>
        <translation>设置密钥</translation>
    </message>
    <message>
        <source>Key for %1 (empty forgets it)</source>
        <translation>%1 的密钥（留空则清除）</translation>
    </message>
    <message>
        <source>Judging passages and evaluated answers</source>
        <translation>评判文段和所评估的回答</translation>
    </message>
    <message>
        <source>Checking what another model wrote</source>
        <translation>检查另一个模型所写的内容</translation>
    </message>
    <message>
        <source>Entered on %1.</source>
        <translation>于 %1 录入。</translation>
    </message>
</context>
<context>
    <name>adduce::ModelDownloadDialog</name>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Download a model</source>
        <translation>下载模型</translation>
    </message>
    <message>
        <source>Choose where the folder is made</source>
        <translation>选择创建文件夹的位置</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>SHA-256 of model.safetensors</source>
        <translation>model.safetensors 的 SHA-256</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>保存到</translation>
    </message>
    <message>
        <source>A static model (model2vec) knows words that your papers do not use. potion-base-8M is for English, of 30 MB, by MinishLab under the MIT licence. Nothing of your library is sent. What comes is kept only if it has the checksum; a download that breaks goes on where it was.</source>
        <translation>静态模型 (model2vec) 认识您的论文中没有用到的词。potion-base-8M 适用于英语，30 MB，由 MinishLab 以 MIT 许可证发布。不会发送您文献库中的任何内容。下载的内容只有校验和相符才会保留；中断的下载会从中断处继续。</translation>
    </message>
    <message>
        <source>The address of the model&apos;s folder begins with https://</source>
        <translation>模型文件夹的地址以 https:// 开头</translation>
    </message>
    <message>
        <source>The checksum has 64 digits, 0 to 9 and a to f. The page of the model tells it.</source>
        <translation>校验和有 64 位，由 0 到 9 和 a 到 f 组成，可在模型的页面上找到。</translation>
    </message>
    <message>
        <source>The folder is named with its whole path.</source>
        <translation>请用完整路径指定文件夹。</translation>
    </message>
    <message>
        <source>There is something of this name already. To use it: Choose a model folder.</source>
        <translation>已有同名项目。如要使用它，请选择“选择模型文件夹”。</translation>
    </message>
</context>
<context>
    <name>adduce::ModelMenu</name>
    <message>
        <source>No model</source>
        <translation>无模型</translation>
    </message>
    <message>
        <source>No model is chosen in Ask</source>
        <translation>“提问”中未选择模型</translation>
    </message>
    <message>
        <source>No model is chosen for judging</source>
        <translation>未选择评判模型</translation>
    </message>
    <message>
        <source>Answers are judged by %1</source>
        <translation>回答由 %1 评判</translation>
    </message>
    <message>
        <source>judged by %1</source>
        <translation>由 %1 评判</translation>
    </message>
    <message>
        <source>Search by the vectors of %1</source>
        <translation>按 %1 的向量检索</translation>
    </message>
</context>
<context>
    <name>adduce::ModelsSettingsPage</name>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>重新查找</translation>
    </message>
    <message>
        <source>For Ollama, llama.cpp, LM Studio and vLLM on this computer</source>
        <translation>查找本机上的 Ollama、llama.cpp、LM Studio 和 vLLM</translation>
    </message>
    <message>
        <source>Who writes the answers</source>
        <translation>由谁撰写回答</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Add a server...</source>
        <translation>添加服务器...</translation>
    </message>
    <message>
        <source>Looking for servers on this computer</source>
        <translation>正在查找本机上的服务器</translation>
    </message>
    <message numerus="yes">
        <source>Looked for Ollama, llama.cpp, LM Studio and vLLM on this computer; %Ln server(s) found.</source>
        <translation>
            <numerusform>已在本机上查找 Ollama、llama.cpp、LM Studio 和 vLLM；找到 %Ln 个服务器。</numerusform>
        </translation>
    </message>
    <message>
        <source>ranks passages</source>
        <translation>文段排序</translation>
    </message>
    <message>
        <source>meanings of passages</source>
        <translation>文段语义</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 个词元</translation>
    </message>
    <message>
        <source>Text leaves this computer</source>
        <translation>文本会离开本机</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>未测试</translation>
    </message>
    <message>
        <source>Tested %1</source>
        <translation>测试于 %1</translation>
    </message>
    <message>
        <source>Did not answer</source>
        <translation>无应答</translation>
    </message>
    <message>
        <source>No model: quotes only</source>
        <translation>无模型：仅引文</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>verbatim sentences</source>
        <translation>逐字原句</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Get a model...</source>
        <translation>获取模型...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Run a GGUF file...</source>
        <translation>运行 GGUF 文件...</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>Not running here</source>
        <translation>未在此运行</translation>
    </message>
</context>
<context>
    <name>adduce::Notifications</name>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message numerus="yes">
        <source>Messages, %Ln unread</source>
        <translation>
            <numerusform>消息，%Ln 条未读</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::OpenThread</name>
    <message>
        <source>Pin thread</source>
        <translation>固定会话</translation>
    </message>
    <message>
        <source>Unpin thread</source>
        <translation>取消固定会话</translation>
    </message>
    <message>
        <source>Rename thread</source>
        <translation>重命名会话</translation>
    </message>
    <message>
        <source>Delete thread</source>
        <translation>删除会话</translation>
    </message>
</context>
<context>
    <name>adduce::OpenedAnswer</name>
    <message>
        <source>Not judged whether this answer is faithful.</source>
        <translation>未评判此回答是否忠实。</translation>
    </message>
    <message>
        <source>Not judged: %1</source>
        <translation>未评判：%1</translation>
    </message>
    <message>
        <source>Faithful, as %1 judges: every claim stands in the passages that it cites.</source>
        <translation>%1 判定为忠实：每个论断都见于其引用的文段。</translation>
    </message>
    <message>
        <source>Not faithful, as %1 judges: a claim does not stand in the passages that it cites.</source>
        <translation>%1 判定为不忠实：有论断未见于其引用的文段。</translation>
    </message>
    <message>
        <source>In the other ways</source>
        <translation>其他方式</translation>
    </message>
</context>
<context>
    <name>adduce::PageAnnouncer</name>
    <message>
        <source>Line: “%1”</source>
        <translation>行：“%1”</translation>
    </message>
    <message>
        <source>%1, page %2</source>
        <translation>%1，第 %2 页</translation>
    </message>
    <message>
        <source>Marked: “%1”</source>
        <translation>已标记：“%1”</translation>
    </message>
</context>
<context>
    <name>adduce::PageCrop</name>
    <message>
        <source>The quote on its page</source>
        <translation>页面上的引文</translation>
    </message>
    <message>
        <source>The paper is not in the library.</source>
        <translation>论文不在文献库中。</translation>
    </message>
    <message>
        <source>The file is not the one that was cited.</source>
        <translation>文件不是被引用的那一个。</translation>
    </message>
</context>
<context>
    <name>adduce::PageMouse</name>
    <message>
        <source>This sentence speaks to a model. It stays data: nothing that it says is done.</source>
        <translation>此句是对模型说的。它只是数据：其中的要求不会被执行。</translation>
    </message>
</context>
<context>
    <name>adduce::PageView</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>This page cannot be drawn. %1</source>
        <translation>无法绘制此页。%1</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>第 %1 页</translation>
    </message>
</context>
<context>
    <name>adduce::PaperChooser</name>
    <message>
        <source>Add papers</source>
        <translation>添加论文</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Find a paper</source>
        <translation>查找论文</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
</context>
<context>
    <name>adduce::PasswordPrompt</name>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
</context>
<context>
    <name>adduce::PrintedPlaces</name>
    <message>
        <source>As printed: %1</source>
        <translation>原页印刷样式：%1</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>打开页面</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
</context>
<context>
    <name>adduce::PrivacySettingsPage</name>
    <message>
        <source>Refused (HTTP %1)</source>
        <translation>被拒绝 (HTTP %1)</translation>
    </message>
    <message>
        <source>Local only: contact no other computer</source>
        <translation>仅限本机：不联系其他计算机</translation>
    </message>
    <message>
        <source>Look papers up at Crossref when I ask for it</source>
        <translation>按我的要求在 Crossref 中查询论文</translation>
    </message>
    <message>
        <source>Nothing was sent or fetched yet.</source>
        <translation>尚未发送或获取任何内容。</translation>
    </message>
    <message>
        <source>Models on this computer still answer. Everything else is refused before it is sent, whatever is allowed below or chosen elsewhere.</source>
        <translation>本机上的模型仍可回答。其他一切请求在发送前都会被拒绝，无论下方允许了什么或别处选择了什么。</translation>
    </message>
    <message>
        <source>Sends the DOI of the paper to api.crossref.org, and nothing else. Each answer is kept in the library and asked for once.</source>
        <translation>将论文的 DOI 发送到 api.crossref.org，不发送其他内容。每个结果都保存在文献库中，只查询一次。</translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation>清除这些记录</translation>
    </message>
    <message>
        <source>What was sent</source>
        <translation>已发送的内容</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>已发送</translation>
    </message>
    <message>
        <source>Passages of</source>
        <translation>文段来源</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>%Ln 篇论文</numerusform>
        </translation>
    </message>
    <message>
        <source>Another computer</source>
        <translation>其他计算机</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>Keep a log of questions beside the library</source>
        <translation>在文献库旁保留提问日志</translation>
    </message>
    <message>
        <source>A line for each: how it was answered, what it took and what it cost. It stays on this computer, and holds no sentence of papers that never leave it.</source>
        <translation>每个问题一行：如何回答、用时与费用。日志只保存在本机，且不含从不离开本机的论文中的任何句子。</translation>
    </message>
</context>
<context>
    <name>adduce::ProfileMenu</name>
    <message numerus="yes">
        <source>%Ln profile(s)</source>
        <translation>
            <numerusform>%Ln 个配置</numerusform>
        </translation>
    </message>
    <message>
        <source>Your profile without a part</source>
        <translation>去掉一部分的您的配置</translation>
    </message>
    <message>
        <source>Vector search alone</source>
        <translation>仅向量检索</translation>
    </message>
    <message>
        <source>Keyword search alone</source>
        <translation>仅关键词检索</translation>
    </message>
</context>
<context>
    <name>adduce::ProfileSettingsPage</name>
    <message>
        <source>How text is cut into passages</source>
        <translation>如何将文本切分为文段</translation>
    </message>
    <message>
        <source>Tokens of a passage, at most</source>
        <translation>文段词元数上限</translation>
    </message>
    <message>
        <source>Tokens that two passages share</source>
        <translation>两个文段共有的词元数</translation>
    </message>
    <message>
        <source>Characters of a passage</source>
        <translation>文段的字符数</translation>
    </message>
    <message>
        <source>Characters that two passages share</source>
        <translation>两个文段共有的字符数</translation>
    </message>
    <message>
        <source>Candidates by meaning</source>
        <translation>按语义的候选数</translation>
    </message>
    <message>
        <source>Candidates by words</source>
        <translation>按词语的候选数</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>Candidates for each passage wanted</source>
        <translation>每个所需文段的候选数</translation>
    </message>
    <message>
        <source>Candidates besides</source>
        <translation>额外的候选数</translation>
    </message>
    <message>
        <source>Candidates, at most</source>
        <translation>候选数上限</translation>
    </message>
    <message>
        <source>BM25: worth of a word said again (k1)</source>
        <translation>BM25：重复出现的词的价值 (k1)</translation>
    </message>
    <message>
        <source>BM25: how far long passages are held back (b)</source>
        <translation>BM25：对长文段的抑制程度 (b)</translation>
    </message>
    <message>
        <source>How words and meaning become one score</source>
        <translation>词语与语义得分如何合并</translation>
    </message>
    <message>
        <source>Weight of words</source>
        <translation>词语的权重</translation>
    </message>
    <message>
        <source>Weight of meaning</source>
        <translation>语义的权重</translation>
    </message>
    <message>
        <source>Reward for every word of the question</source>
        <translation>包含问题中每个词的奖励</translation>
    </message>
    <message>
        <source>How steeply that reward falls</source>
        <translation>该奖励下降的陡峭程度</translation>
    </message>
    <message>
        <source>Weight of likeness to the best passages</source>
        <translation>与最佳文段相似度的权重</translation>
    </message>
    <message>
        <source>How many best passages those are</source>
        <translation>最佳文段的数量</translation>
    </message>
    <message>
        <source>Constant of reciprocal rank fusion</source>
        <translation>倒数排名融合的常数</translation>
    </message>
    <message>
        <source>Likeness that is needed where only the meaning matches</source>
        <translation>仅语义匹配时所需的相似度</translation>
    </message>
    <message>
        <source>Thin the candidates first, relevance against difference</source>
        <translation>先精简候选，相关性对差异性</translation>
    </message>
    <message>
        <source>How passages are chosen</source>
        <translation>如何选取文段</translation>
    </message>
    <message>
        <source>Passages wanted</source>
        <translation>所需文段数</translation>
    </message>
    <message>
        <source>Penalty for the same page</source>
        <translation>同一页面的惩罚</translation>
    </message>
    <message>
        <source>Penalty for the same paper</source>
        <translation>同一论文的惩罚</translation>
    </message>
    <message>
        <source>Floor of the fused score</source>
        <translation>融合分数的下限</translation>
    </message>
    <message>
        <source>Relevance against difference (MMR)</source>
        <translation>相关性与差异性之比 (MMR)</translation>
    </message>
    <message>
        <source>Passages that are compared for it, at least</source>
        <translation>为此比较的文段数下限</translation>
    </message>
    <message>
        <source>Passages this alike are told once (1: none)</source>
        <translation>达到此相似度的文段只保留一次（1：不去重）</translation>
    </message>
    <message>
        <source>Neighbours on either side</source>
        <translation>每侧的相邻文段数</translation>
    </message>
    <message>
        <source>What a neighbour counts</source>
        <translation>相邻文段的权重</translation>
    </message>
    <message>
        <source>Passages with neighbours, at most</source>
        <translation>含相邻文段的文段数上限</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>维数</translation>
    </message>
    <message>
        <source>Power iterations</source>
        <translation>幂迭代次数</translation>
    </message>
    <message>
        <source>Oversampling</source>
        <translation>过采样</translation>
    </message>
    <message>
        <source>Passages that a word stands in, at least</source>
        <translation>词语出现的文段数下限</translation>
    </message>
    <message>
        <source>Passages that it is learned from, at most</source>
        <translation>用于学习的文段数上限</translation>
    </message>
    <message>
        <source>Growth of the library after which it is learned anew</source>
        <translation>触发重新学习的文献库增幅</translation>
    </message>
    <message>
        <source>Share of unknown words after which it is learned anew</source>
        <translation>触发重新学习的未知词比例</translation>
    </message>
    <message>
        <source>New passages that are indexed in memory</source>
        <translation>在内存中建立索引的新文段数</translation>
    </message>
    <message>
        <source>Vectors from which a graph is searched</source>
        <translation>启用图搜索的向量数</translation>
    </message>
    <message>
        <source>Passages that a reranker reads, at most</source>
        <translation>重排序模型读取的文段数上限</translation>
    </message>
    <message>
        <source>Of them, for each passage wanted</source>
        <translation>其中，每个所需文段对应的数量</translation>
    </message>
    <message>
        <source>Of them, besides</source>
        <translation>其中，额外的数量</translation>
    </message>
    <message>
        <source>It says yes or no of each</source>
        <translation>对每个文段只答是或否</translation>
    </message>
    <message>
        <source>Sentences on either side that count as near</source>
        <translation>每侧视为邻近的句数</translation>
    </message>
    <message>
        <source>Weight of a term in a near sentence</source>
        <translation>邻近句中词语的权重</translation>
    </message>
    <message>
        <source>Weight of a term in a heading</source>
        <translation>章节标题中词语的权重</translation>
    </message>
    <message>
        <source>Weight of a term elsewhere in the passage</source>
        <translation>文段其他位置词语的权重</translation>
    </message>
    <message>
        <source>Share of the question that one sentence must speak of</source>
        <translation>单个句子须论及的问题比例</translation>
    </message>
    <message>
        <source>Sentences, at most</source>
        <translation>句数上限</translation>
    </message>
    <message>
        <source>Share of the best sentence&apos;s score that is needed</source>
        <translation>须达到最佳句子得分的比例</translation>
    </message>
    <message>
        <source>Discount for the same paper</source>
        <translation>同一论文的折减</translation>
    </message>
    <message>
        <source>Overlap of words that counts as repeating</source>
        <translation>视为重复的词语重合度</translation>
    </message>
    <message>
        <source>Words of a quote, at most</source>
        <translation>引文词数上限</translation>
    </message>
    <message>
        <source>Tokens of an answer, at least</source>
        <translation>回答词元数下限</translation>
    </message>
    <message>
        <source>Tokens of an answer, at most</source>
        <translation>回答词元数上限</translation>
    </message>
    <message>
        <source>Share of the context that an answer may take</source>
        <translation>回答可占用的上下文比例</translation>
    </message>
    <message>
        <source>Statements, at most</source>
        <translation>论断数上限</translation>
    </message>
    <message>
        <source>Remarks of the model, at most</source>
        <translation>模型备注数上限</translation>
    </message>
    <message>
        <source>Refused statements go back once</source>
        <translation>被拒的论断退回模型一次</translation>
    </message>
    <message>
        <source>Likeness of a quote to its page that is needed</source>
        <translation>引文与其页面所需的相似度</translation>
    </message>
    <message>
        <source>Nearest passages shown</source>
        <translation>显示的最接近文段数</translation>
    </message>
    <message>
        <source>Terms shown, at most</source>
        <translation>显示的词语数上限</translation>
    </message>
    <message>
        <source>Questions offered, at most</source>
        <translation>提供的问题数上限</translation>
    </message>
    <message>
        <source>Sentences that speak of it, at least</source>
        <translation>论及该内容的句数下限</translation>
    </message>
    <message>
        <source>How closely two words go together</source>
        <translation>两个词的关联程度</translation>
    </message>
    <message>
        <source>Letters of a word, at least</source>
        <translation>词语字母数下限</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>文段</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>检索</translation>
    </message>
    <message>
        <source>Meaning learned from the library</source>
        <translation>从文献库学得的语义</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>索引</translation>
    </message>
    <message>
        <source>Order by a model</source>
        <translation>由模型排序</translation>
    </message>
    <message>
        <source>Is the topic there?</source>
        <translation>是否论及该主题？</translation>
    </message>
    <message>
        <source>What a sentence counts as an answer</source>
        <translation>句子作为回答的权重</translation>
    </message>
    <message>
        <source>Answers in the papers&apos; words</source>
        <translation>以论文原文作答</translation>
    </message>
    <message>
        <source>Answers written by a model</source>
        <translation>由模型撰写的回答</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Refusals</source>
        <translation>拒答</translation>
    </message>
    <message>
        <source>Follow-up questions</source>
        <translation>追问</translation>
    </message>
    <message>
        <source>Whole sentences</source>
        <translation>整句</translation>
    </message>
    <message>
        <source>Whole paragraphs</source>
        <translation>整段</translation>
    </message>
    <message>
        <source>Characters, at the best place</source>
        <translation>按字符，在最佳位置</translation>
    </message>
    <message>
        <source>Characters, anywhere</source>
        <translation>按字符，在任意位置</translation>
    </message>
    <message>
        <source>As many of each list as said</source>
        <translation>各列表按指定数量</translation>
    </message>
    <message>
        <source>As many as the passages wanted ask for</source>
        <translation>按所需文段数而定</translation>
    </message>
    <message>
        <source>The same, and some besides</source>
        <translation>同上，另加若干</translation>
    </message>
    <message>
        <source>By how much the space knows</source>
        <translation>按空间的了解程度</translation>
    </message>
    <message>
        <source>Lowest to highest of all</source>
        <translation>全部的最低到最高</translation>
    </message>
    <message>
        <source>Lowest to highest of each list</source>
        <translation>各列表的最低到最高</translation>
    </message>
    <message>
        <source>Reciprocal ranks</source>
        <translation>倒数排名</translation>
    </message>
    <message>
        <source>From many pages and papers</source>
        <translation>来自多页多篇论文</translation>
    </message>
    <message>
        <source>The best of each page</source>
        <translation>每页最佳</translation>
    </message>
    <message>
        <source>As they are ranked</source>
        <translation>按排名</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Save, export, import, remove</source>
        <translation>保存、导出、导入、移除</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Save under a name...</source>
        <translation>命名保存...</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>导出...</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>导入...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Back to the profile: %1</source>
        <translation>恢复为配置值：%1</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>从 %1 到 %2</translation>
    </message>
    <message>
        <source>Save profile</source>
        <translation>保存配置</translation>
    </message>
    <message>
        <source>Name: letters, digits, - and _</source>
        <translation>名称：字母、数字、- 和 _</translation>
    </message>
    <message>
        <source>Import profile</source>
        <translation>导入配置</translation>
    </message>
    <message>
        <source>Export profile</source>
        <translation>导出配置</translation>
    </message>
    <message>
        <source>Profiles (*.json)</source>
        <translation>配置 (*.json)</translation>
    </message>
    <message>
        <source>Adduce</source>
        <translation>Adduce</translation>
    </message>
    <message>
        <source>As the design “%1”</source>
        <translation>按设计“%1”</translation>
    </message>
    <message>
        <source>standard: %1</source>
        <translation>默认：%1</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>标准值</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) changed</source>
        <translation>
            <numerusform>已更改 %Ln 个值</numerusform>
        </translation>
    </message>
    <message>
        <source>Weight of a word that only asks (&quot;took part&quot;)</source>
        <translation>仅用于提问的词的权重（“took part”）</translation>
    </message>
    <message>
        <source>Passages whose sentences are looked at</source>
        <translation>检查其句子的段落数</translation>
    </message>
    <message>
        <source>Usual length of a sentence, in words that carry meaning</source>
        <translation>句子的通常长度（以实词计）</translation>
    </message>
    <message>
        <source>Probability of an answer that is needed</source>
        <translation>所需的回答概率</translation>
    </message>
    <message>
        <source>High from this probability</source>
        <translation>达到此概率为“高”</translation>
    </message>
    <message>
        <source>Medium from this probability</source>
        <translation>达到此概率为“中”</translation>
    </message>
    <message>
        <source>Medium from this share of the question</source>
        <translation>达到此问题比例即为“中”</translation>
    </message>
    <message>
        <source>High from this share of the question</source>
        <translation>达到此问题比例即为“高”</translation>
    </message>
    <message>
        <source>Letters of a word that may be mistyped, at least</source>
        <translation>可能拼错的单词的字母数下限</translation>
    </message>
    <message>
        <source>Mistakes in a word, for each of its letters, at most</source>
        <translation>单词中每个字母的错误数上限</translation>
    </message>
    <message>
        <source>Mistakes that each doubling of a word&apos;s passages outweighs</source>
        <translation>单词所在段落每翻一倍所抵消的错误数</translation>
    </message>
    <message>
        <source>Passages that a word of questions counts for</source>
        <translation>疑问词所折合的段落数</translation>
    </message>
    <message>
        <source>Translations of a word, at most</source>
        <translation>单词译法数上限</translation>
    </message>
    <message>
        <source>Words of a translation, at most</source>
        <translation>译法的词数上限</translation>
    </message>
    <message>
        <source>Letters of each part of a compound, at least</source>
        <translation>复合词每一部分的字母数下限</translation>
    </message>
    <message>
        <source>Differences from a word of the library, for each letter, at most</source>
        <translation>与文库中单词的差异（每字母）上限</translation>
    </message>
    <message>
        <source>Weight of a word that was not found</source>
        <translation>未找到的单词的权重</translation>
    </message>
    <message>
        <source>Senses of a word that are looked at</source>
        <translation>考虑的单词义项数</translation>
    </message>
    <message>
        <source>What a synonym counts</source>
        <translation>同义词的权重</translation>
    </message>
    <message>
        <source>Factor of the rarer senses</source>
        <translation>较少见义项的系数</translation>
    </message>
    <message>
        <source>What a derived word counts</source>
        <translation>派生词的权重</translation>
    </message>
    <message>
        <source>What a word of like meaning counts</source>
        <translation>近义词的权重</translation>
    </message>
    <message>
        <source>Rows of tables that are looked at</source>
        <translation>查看的表格行数</translation>
    </message>
    <message>
        <source>Mistyped words</source>
        <translation>拼错的单词</translation>
    </message>
    <message>
        <source>Questions in another language</source>
        <translation>其他语言的问题</translation>
    </message>
    <message>
        <source>Words of like meaning</source>
        <translation>近义词</translation>
    </message>
    <message>
        <source>Words of a quote that is no whole sentence, at least</source>
        <translation>非完整句子的引文的最少词数</translation>
    </message>
    <message>
        <source>Share of a clause&apos;s words that its evidence must hold</source>
        <translation>证据须包含的分句词语比例</translation>
    </message>
    <message>
        <source>Words from which a clause is no short one</source>
        <translation>达到此词数的分句不算短</translation>
    </message>
    <message>
        <source>The same share for a short clause</source>
        <translation>短分句的同一比例</translation>
    </message>
    <message>
        <source>Weight of what the evidence holds in a score</source>
        <translation>证据所含内容在得分中的权重</translation>
    </message>
    <message>
        <source>Factor of a score for a foreign number or name</source>
        <translation>外来数字或名称的得分系数</translation>
    </message>
    <message>
        <source>Factor of a score for a contradiction</source>
        <translation>矛盾的得分系数</translation>
    </message>
    <message>
        <source>Factor of a score for what is not proved</source>
        <translation>未证实内容的得分系数</translation>
    </message>
    <message>
        <source>Papers on a topic, at most</source>
        <translation>某主题的论文数上限</translation>
    </message>
    <message>
        <source>Sentences of a summary, at most</source>
        <translation>总结的句子数上限</translation>
    </message>
    <message>
        <source>Sentences of a section, at most</source>
        <translation>章节的句子数上限</translation>
    </message>
    <message>
        <source>Passages read of a paper or section</source>
        <translation>论文或章节读取的段落数</translation>
    </message>
    <message>
        <source>Share of the question that a partial answer speaks of</source>
        <translation>部分回答所涉及的问题比例</translation>
    </message>
    <message>
        <source>Sentences of a partial answer</source>
        <translation>部分回答的句子数</translation>
    </message>
    <message>
        <source>Sentences also said, at most</source>
        <translation>另有说法的句数上限</translation>
    </message>
    <message>
        <source>Least share of the best score, also said</source>
        <translation>另有说法与最高分的最小比例</translation>
    </message>
    <message>
        <source>Shared words of sentences that differ in a number</source>
        <translation>数字不一致的句子的共同词比例</translation>
    </message>
    <message>
        <source>Shared words of sentences that differ in a direction</source>
        <translation>方向不一致的句子的共同词比例</translation>
    </message>
    <message>
        <source>Fewest shared words of sentences that differ</source>
        <translation>不一致句子的最少共同词数</translation>
    </message>
    <message>
        <source>High from this share of a model&apos;s words</source>
        <translation>模型用词达到此比例为高</translation>
    </message>
    <message>
        <source>Medium from this share of a model&apos;s words</source>
        <translation>模型用词达到此比例为中</translation>
    </message>
    <message>
        <source>A word that sentences of a column mostly have</source>
        <translation>该列句子常有的词</translation>
    </message>
    <message>
        <source>Its usual section</source>
        <translation>通常所在章节</translation>
    </message>
    <message>
        <source>Speaking of the study itself</source>
        <translation>讲述本研究</translation>
    </message>
    <message>
        <source>Less for citing others</source>
        <translation>引用他人时扣分</translation>
    </message>
    <message>
        <source>Fewest points of a column&apos;s sentence</source>
        <translation>该列句子的最低分</translation>
    </message>
    <message>
        <source>Share of the best points for further sentences</source>
        <translation>其他句子占最高分的比例</translation>
    </message>
    <message>
        <source>Sentences of a column, at most</source>
        <translation>每列最多句数</translation>
    </message>
    <message>
        <source>Columns of every study</source>
        <translation>各研究通用的列</translation>
    </message>
    <message>
        <source>Places of sentences that cannot be quoted, at most</source>
        <translation>无法引用的句子的位置数上限</translation>
    </message>
    <message>
        <source>Lines of a sentence that cannot be quoted, at most</source>
        <translation>无法引用的句子的行数上限</translation>
    </message>
    <message>
        <source>Least share of the best score, cannot be quoted</source>
        <translation>占最佳得分的最小比例（无法引用）</translation>
    </message>
    <message>
        <source>A model puts the question in the words of a search</source>
        <translation>由模型将问题改写为检索用语</translation>
    </message>
    <message>
        <source>A model names what the question points at in the conversation</source>
        <translation>由模型指明问题在对话中所指</translation>
    </message>
    <message>
        <source>Sub-questions that it is split into, at most (0: none)</source>
        <translation>最多拆分的子问题数（0：不拆分）</translation>
    </message>
    <message>
        <source>Turns of the conversation that a model is told of</source>
        <translation>告知模型的对话轮数</translation>
    </message>
    <message>
        <source>Choices of a question that is asked back, at most</source>
        <translation>反问的选项数上限</translation>
    </message>
    <message>
        <source>Answers that a model imagines, to search for what is like them</source>
        <translation>由模型设想、用于查找相似内容的答案数</translation>
    </message>
    <message>
        <source>Passages found for each that stays when they are thinned</source>
        <translation>精简时每保留一段所查找的段落数</translation>
    </message>
    <message>
        <source>Passages found then, at least</source>
        <translation>此时至少查找的段落数</translation>
    </message>
    <message>
        <source>A model is asked about passages one by one</source>
        <translation>逐段询问模型</translation>
    </message>
    <message>
        <source>Passages that are examined, for each passage wanted</source>
        <translation>每个所需段落审查的段落数</translation>
    </message>
    <message>
        <source>Passages that are examined, at most</source>
        <translation>最多审查的段落数</translation>
    </message>
    <message>
        <source>Mean score of the best (z) from which nobody is asked</source>
        <translation>最佳段落平均分（z）达到此值时不再询问</translation>
    </message>
    <message>
        <source>Gap behind them (standard deviations) from which nobody is asked</source>
        <translation>其后差距（标准差）达到此值时不再询问</translation>
    </message>
    <message>
        <source>Score of a passage that was not judged</source>
        <translation>未判定段落的分数</translation>
    </message>
    <message>
        <source>Score that a passage needs to stay</source>
        <translation>段落保留所需的分数</translation>
    </message>
    <message>
        <source>How the scores become one</source>
        <translation>各分数如何合并</translation>
    </message>
    <message>
        <source>Additive: share of the reranker</source>
        <translation>相加：重排器的份额</translation>
    </message>
    <message>
        <source>Additive: share of the opinion</source>
        <translation>相加：判定的份额</translation>
    </message>
    <message>
        <source>Additive: bonus of a direct answer</source>
        <translation>相加：直接答案的加分</translation>
    </message>
    <message>
        <source>Weighted: weight of the reranker</source>
        <translation>加权：重排器的权重</translation>
    </message>
    <message>
        <source>Weighted: weight of an opinion that finds a direct answer</source>
        <translation>加权：找到直接答案的判定的权重</translation>
    </message>
    <message>
        <source>Weighted: weight of any other opinion</source>
        <translation>加权：其他判定的权重</translation>
    </message>
    <message>
        <source>Weighted: weight of retrieval</source>
        <translation>加权：检索的权重</translation>
    </message>
    <message>
        <source>Who says whether what was found is enough</source>
        <translation>由谁判断所找到的是否足够</translation>
    </message>
    <message>
        <source>Similarity of the best passage that is enough</source>
        <translation>最佳段落足够的相似度</translation>
    </message>
    <message>
        <source>Mean similarity that is enough</source>
        <translation>足够的平均相似度</translation>
    </message>
    <message>
        <source>Both are needed</source>
        <translation>两者都需要</translation>
    </message>
    <message>
        <source>Questions for what is missing, at most</source>
        <translation>询问缺失内容的问题数上限</translation>
    </message>
    <message>
        <source>Seconds that a model may take over a step</source>
        <translation>模型每一步可用的秒数</translation>
    </message>
    <message>
        <source>Tokens of its reply, at most</source>
        <translation>其回复的令牌数上限</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>同时请求数</translation>
    </message>
    <message>
        <source>Understanding the question by a model</source>
        <translation>由模型理解问题</translation>
    </message>
    <message>
        <source>Passages examined by a model</source>
        <translation>由模型审查的段落</translation>
    </message>
    <message>
        <source>Is it enough?</source>
        <translation>是否足够？</translation>
    </message>
    <message>
        <source>Limits of what a model is asked on the way</source>
        <translation>途中询问模型的限制</translation>
    </message>
    <message>
        <source>Additive</source>
        <translation>相加</translation>
    </message>
    <message>
        <source>Weighted</source>
        <translation>加权</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>A model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Who decides what a question needs</source>
        <translation>由谁决定问题需要什么</translation>
    </message>
    <message>
        <source>Passages that a decision may ask for, at most</source>
        <translation>决定可要求的段落数上限</translation>
    </message>
    <message>
        <source>A model checks whether the passages hold the answer</source>
        <translation>由模型检查段落是否支持答案</translation>
    </message>
    <message>
        <source>A model checks whether it answers the question</source>
        <translation>由模型检查是否回答了问题</translation>
    </message>
    <message>
        <source>Attempts then, at most</source>
        <translation>此时的尝试次数上限</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>A model, with how many passages</source>
        <translation>模型，并定段落数</translation>
    </message>
    <message>
        <source>A model: papers or web</source>
        <translation>模型：论文或网络</translation>
    </message>
    <message>
        <source>All of it is begun at once</source>
        <translation>同时开始全部步骤</translation>
    </message>
    <message>
        <source>The weather of a place is looked up on the web (Open-Meteo)</source>
        <translation>在网上查询某地天气（Open-Meteo）</translation>
    </message>
    <message>
        <source>Searched beside the papers, whatever they say</source>
        <translation>无论论文如何，都同时搜索</translation>
    </message>
    <message>
        <source>Searched where the papers are not enough</source>
        <translation>论文不足时搜索</translation>
    </message>
    <message>
        <source>Scores are flat below this mean of the best</source>
        <translation>最佳者均值低于此值时分数视为平坦</translation>
    </message>
    <message>
        <source>Or below this distance to the next</source>
        <translation>或与下一个的差距低于此值</translation>
    </message>
    <message>
        <source>Passages of help, of which fewer are few</source>
        <translation>有帮助的段落少于此数即为少</translation>
    </message>
    <message>
        <source>Pages that a search engine names, at most</source>
        <translation>搜索引擎最多给出的网页数</translation>
    </message>
    <message>
        <source>Articles of an encyclopedia, at most</source>
        <translation>百科全书条目的最大数</translation>
    </message>
    <message>
        <source>Seconds for searching and reading the pages</source>
        <translation>搜索和阅读网页的秒数</translation>
    </message>
    <message>
        <source>What a sentence of a page counts beside a paper&apos;s</source>
        <translation>网页句子相对论文句子的权重</translation>
    </message>
    <message>
        <source>The web, where a question may search it</source>
        <translation>网络（问题获准搜索时）</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>No passage stands out</source>
        <translation>没有突出的段落</translation>
    </message>
    <message>
        <source>Few passages help</source>
        <translation>有帮助的段落很少</translation>
    </message>
    <message>
        <source>Questions and answers of the conversation that a model may see</source>
        <translation>模型可看到的对话问答数</translation>
    </message>
    <message>
        <source>The conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Sentences of it that the model that writes is told (0: none)</source>
        <translation>告知写作模型的对话句数(0:无)</translation>
    </message>
    <message>
        <source>Share of the question that such a sentence must speak of</source>
        <translation>此类句子须涉及的问题比例</translation>
    </message>
    <message>
        <source>A question without a scope is asked of the collections that it is for</source>
        <translation>未选范围的问题只问相关集合</translation>
    </message>
    <message>
        <source>How much more one collection must share with it, without a model</source>
        <translation>无模型时,一个集合须多出几倍的共同点</translation>
    </message>
    <message>
        <source>Share of the question that it must speak of then</source>
        <translation>此时须涉及的问题比例</translation>
    </message>
    <message>
        <source>Titles that describe a collection without a description</source>
        <translation>用于描述无说明集合的标题数</translation>
    </message>
    <message>
        <source>Topics offered, at most</source>
        <translation>最多提供的话题数</translation>
    </message>
    <message>
        <source>Questions that are looked up for them</source>
        <translation>为此查找的问题数</translation>
    </message>
    <message>
        <source>The model that writes makes them</source>
        <translation>由写作模型提出</translation>
    </message>
    <message>
        <source>What the model writes</source>
        <translation>模型写什么</translation>
    </message>
    <message>
        <source>Statements with quotes</source>
        <translation>带引文的陈述</translation>
    </message>
    <message>
        <source>Free text, then taken apart into statements</source>
        <translation>自由文本,然后拆分为陈述</translation>
    </message>
    <message>
        <source>How questions are answered. Holds from the next one on; each answer keeps the profile that it was made with. Papers that were cut otherwise than a profile asks are cut so, too, once it is asked by.</source>
        <translation>问题如何回答。从下一个问题起生效；每个答案都保留生成它时的配置。若论文的切分方式与某配置要求的不同，用它提问后也会这样切分。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) in the library were cut otherwise than this profile asks. They are cut so, too, when you ask next; until then their passages are searched as they are.</source>
        <translation>
            <numerusform>文献库中有 %Ln 篇论文的切分方式与此配置要求的不同。下次提问时也会这样切分；在此之前按现有文段搜索。</numerusform>
        </translation>
    </message>
    <message>
        <source>A model remembers what will be of use, where that is allowed</source>
        <translation>在允许时由模型记住有用的内容</translation>
    </message>
    <message>
        <source>How sure of it the model must be</source>
        <translation>模型须有的把握</translation>
    </message>
    <message>
        <source>Letters of a line, at most</source>
        <translation>每行最多字符数</translation>
    </message>
    <message>
        <source>Lines that the model is told of</source>
        <translation>告知模型的行数</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>记忆</translation>
    </message>
    <message>
        <source>Shorter questions offered</source>
        <translation>提供的较短问题</translation>
    </message>
    <message>
        <source>Shorter questions looked up</source>
        <translation>查找的较短问题</translation>
    </message>
    <message>
        <source>Share for the nearest title</source>
        <translation>最接近标题所需的比例</translation>
    </message>
    <message>
        <source>Share for a page without a quote</source>
        <translation>无引文页面所需的比例</translation>
    </message>
    <message>
        <source>Passages that are compared for it, for each passage wanted</source>
        <translation>为此比较的段落数（每个所需段落）</translation>
    </message>
    <message>
        <source>Share of them for searching and fetching</source>
        <translation>其中用于搜索和获取的比例</translation>
    </message>
    <message>
        <source>Days before today</source>
        <translation>今天之前的天数</translation>
    </message>
    <message>
        <source>Days from today on</source>
        <translation>从今天起的天数</translation>
    </message>
    <message>
        <source>Hours of a rolling mean</source>
        <translation>滑动平均的小时数</translation>
    </message>
    <message>
        <source>Standard deviations from the mean that are unusual</source>
        <translation>视为异常的偏离平均值的标准差倍数</translation>
    </message>
    <message>
        <source>Wind that is calm, below (km/h)</source>
        <translation>低于此风速为静风（km/h）</translation>
    </message>
    <message>
        <source>Gusts that are told, from (km/h)</source>
        <translation>计入阵风的起始风速（km/h）</translation>
    </message>
    <message>
        <source>Seconds for finding the place</source>
        <translation>查找地点的秒数</translation>
    </message>
    <message>
        <source>Seconds for its weather</source>
        <translation>获取其天气的秒数</translation>
    </message>
    <message>
        <source>The model that writes says in words what the figures say</source>
        <translation>由撰写模型用文字说明数字的含义</translation>
    </message>
    <message>
        <source>The weather of a place</source>
        <translation>某地天气</translation>
    </message>
    <message>
        <source>These with their answers, to name what a question points at</source>
        <translation>连同其回答，用于指明问题所指的内容</translation>
    </message>
    <message>
        <source>Temperature of the model (below 0: as it is set)</source>
        <translation>模型的温度（小于 0：按其设置）</translation>
    </message>
    <message>
        <source>How places are marked in text</source>
        <translation>文本中如何标注出处</translation>
    </message>
    <message>
        <source>[Source, p. 4]</source>
        <translation>[来源，第 4 页]</translation>
    </message>
    <message>
        <source>[Section 4 Discussion, Page 4]</source>
        <translation>[Section 4 Discussion, Page 4]</translation>
    </message>
    <message>
        <source>[Source/p.4]</source>
        <translation>[来源/p.4]</translation>
    </message>
    <message>
        <source>(Source, passage)</source>
        <translation>（来源，段落）</translation>
    </message>
    <message>
        <source>Passages that a chat model puts in order (0: all)</source>
        <translation>由聊天模型排序的段落数（0：全部）</translation>
    </message>
    <message>
        <source>The model that writes does it, where none is chosen</source>
        <translation>未选择时由撰写模型完成</translation>
    </message>
    <message>
        <source>What it does not say yes of is left out</source>
        <translation>未被肯定的段落将被略去</translation>
    </message>
    <message>
        <source>BM25: worth of a word that several sentences say (k3)</source>
        <translation>BM25：多个句子都提到的词的分量（k3）</translation>
    </message>
    <message>
        <source>Weight of two words that stand together in both</source>
        <translation>两个词在问题与段落中相邻时的权重</translation>
    </message>
    <message>
        <source>Words that such two may be apart</source>
        <translation>这两个词最多相隔的词数</translation>
    </message>
    <message>
        <source>Share of the question that the nearest must hold for full weight</source>
        <translation>最相近的段落须含有问题的多少才有全部权重</translation>
    </message>
    <message>
        <source>How steeply the weight of meaning falls below it</source>
        <translation>低于该值时语义权重下降的快慢</translation>
    </message>
    <message>
        <source>How many nearest passages are looked at</source>
        <translation>查看多少个最相近的段落</translation>
    </message>
    <message>
        <source>Share that the best by words must hold to judge that</source>
        <translation>按词最好的段落须含有多少才可作此判断</translation>
    </message>
    <message>
        <source>How tokens are counted</source>
        <translation>词元的计数方式</translation>
    </message>
    <message>
        <source>By an estimate</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>cl100k_base, if installed</source>
        <translation>cl100k_base（若已安装）</translation>
    </message>
</context>
<context>
    <name>adduce::PromptsSettingsPage</name>
    <message>
        <source>Use this prompt</source>
        <translation>使用此提示词</translation>
    </message>
    <message>
        <source>What the prompt is for</source>
        <translation>提示词的用途</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>As it is built in.</source>
        <translation>与内置一致。</translation>
    </message>
    <message>
        <source>The profile in use has a prompt of its own for this task, which is used instead of this one.</source>
        <translation>当前配置对此任务有自己的提示词，将代替此处的提示词使用。</translation>
    </message>
    <message>
        <source>%1, %2 than the built-in prompt.</source>
        <translation>与内置提示词相比，%1，%2。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) more</source>
        <translation>
            <numerusform>多 %Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) less</source>
        <translation>
            <numerusform>少 %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>What differs from the built-in prompt</source>
        <translation>与内置提示词的差异</translation>
    </message>
    <message>
        <source>A Mustache template. It must hold %1. What stands above the line of three dashes is the model&apos;s instruction.</source>
        <translation>Mustache 模板，必须包含 %1。三条短横线所在行以上的内容是给模型的指令。</translation>
    </message>
</context>
<context>
    <name>adduce::QuerySetDialog</name>
    <message>
        <source>Edit questions</source>
        <translation>编辑问题</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Right pages</source>
        <translation>正确页码</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>问题集名称</translation>
    </message>
    <message>
        <source>Save a copy...</source>
        <translation>保存副本...</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Add question</source>
        <translation>添加问题</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Right pages: the file&apos;s name and its pages, such as paper.pdf: 4, 27; other.pdf: 3. A question that must be refused has none.</source>
        <translation>正确页码：文件名及其页码，例如 paper.pdf: 4, 27; other.pdf: 3。应当拒答的问题没有正确页码。</translation>
    </message>
    <message>
        <source>Save set of questions</source>
        <translation>保存问题集</translation>
    </message>
    <message>
        <source>Sets of questions (*.json)</source>
        <translation>问题集 (*.json)</translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>Discard what you changed in these questions?</source>
        <translation>放弃对这些问题所做的更改？</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>继续编辑</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Make a set</source>
        <translation>创建问题集</translation>
    </message>
    <message>
        <source>Answered by</source>
        <translation>回答该问题的句子</translation>
    </message>
    <message>
        <source>Save...</source>
        <translation>保存...</translation>
    </message>
    <message>
        <source>Tick the questions that are to be asked.</source>
        <translation>请勾选要提问的问题。</translation>
    </message>
    <message>
        <source>%1, which is not searched for it</source>
        <translation>%1（此问题不检索该文件）</translation>
    </message>
    <message>
        <source>These are proposals. Tick the ones that their sentence answers, and that the papers left cannot answer where one must be refused; change their words as you like. The others are not asked.</source>
        <translation>这些是建议的问题。请勾选所附句子能回答的问题；对于必须拒绝的问题，请勾选其余论文无法回答的问题。措辞可自行修改。其他问题不会提问。</translation>
    </message>
</context>
<context>
    <name>adduce::QuestionBox</name>
    <message>
        <source>Ask</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Editing a question: its answer becomes another version</source>
        <translation>正在编辑问题：其回答将成为另一个版本</translation>
    </message>
    <message>
        <source>Enter asks  ·  Shift+Enter starts a new line</source>
        <translation>Enter 提问  ·  Shift+Enter 换行</translation>
    </message>
    <message>
        <source>Ask a follow-up question</source>
        <translation>追问</translation>
    </message>
    <message>
        <source>Ask your papers a question</source>
        <translation>向您的论文提问</translation>
    </message>
</context>
<context>
    <name>adduce::QuestionEdit</name>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
</context>
<context>
    <name>adduce::QuestionFilter</name>
    <message>
        <source>All outcomes</source>
        <translation>全部结果</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>未提问</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>全部类别</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Filter the questions</source>
        <translation>筛选问题</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln question(s)</source>
        <translation>
            <numerusform>%Ln 个问题中的 %1 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Model failed</source>
        <translation>模型失败</translation>
    </message>
</context>
<context>
    <name>adduce::QuestionList</name>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Answers of</source>
        <translation>回答来自</translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 right, %2 wrong, %3 not asked</source>
        <translation>%1 个正确，%2 个错误，%3 个未提问</translation>
    </message>
    <message>
        <source>Judge as right</source>
        <translation>判为正确</translation>
    </message>
    <message>
        <source>Judge as wrong</source>
        <translation>判为错误</translation>
    </message>
    <message>
        <source>Take my judgement back</source>
        <translation>撤回我的判定</translation>
    </message>
</context>
<context>
    <name>adduce::QuestionSets</name>
    <message>
        <source>Open a set of questions</source>
        <translation>打开问题集</translation>
    </message>
    <message>
        <source>Sets of questions (*.json *.jsonl *.csv *.tsv)</source>
        <translation>问题集 (*.json *.jsonl *.csv *.tsv)</translation>
    </message>
</context>
<context>
    <name>adduce::QuoteActions</name>
    <message>
        <source>The selected words do not stand on the page in this order, so that they cannot be quoted. Select a stretch of one column.</source>
        <translation>所选的词在页面上并非按此顺序排列，因此无法引用。请选择单个分栏中的一段。</translation>
    </message>
    <message>
        <source>Select words on a page first.</source>
        <translation>请先在页面上选中文字。</translation>
    </message>
</context>
<context>
    <name>adduce::QuoteCard</name>
    <message>
        <source>section %1</source>
        <translation>章节 %1</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>Why: beside a passage that was found · final %1</source>
        <translation>原因：与找到的文段相邻 · 最终 %1</translation>
    </message>
    <message>
        <source>Why: keyword %1 · vector %2 · final %3</source>
        <translation>原因：关键词 %1 · 向量 %2 · 最终 %3</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>引文</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>逐字一致</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Add to evidence</source>
        <translation>添加到证据</translation>
    </message>
    <message>
        <source>Enter opens</source>
        <translation>Enter 打开</translation>
    </message>
</context>
<context>
    <name>adduce::QuoteChecker</name>
    <message>
        <source>Looking for quote %L1 of %L2</source>
        <translation>正在查找引文 %L1 / %L2</translation>
    </message>
</context>
<context>
    <name>adduce::QuoteChooser</name>
    <message>
        <source>Use this quote</source>
        <translation>使用此引文</translation>
    </message>
    <message>
        <source>Choose a quote</source>
        <translation>选择引文</translation>
    </message>
    <message>
        <source>Words to find</source>
        <translation>要查找的词</translation>
    </message>
    <message>
        <source>Words that the sentence speaks of</source>
        <translation>句子提到的词</translation>
    </message>
    <message>
        <source>Sentences of the papers</source>
        <translation>论文中的句子</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Type some words.</source>
        <translation>请输入一些词。</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>No sentence speaks of that.</source>
        <translation>没有句子提到这些内容。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s)</source>
        <translation>
            <numerusform>%Ln 个句子</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::QuoteFoot</name>
    <message>
        <source>Previous cited sentence</source>
        <translation>上一个被引用的句子</translation>
    </message>
    <message>
        <source>Next cited sentence</source>
        <translation>下一个被引用的句子</translation>
    </message>
    <message>
        <source>Ask about this</source>
        <translation>就此提问</translation>
    </message>
    <message>
        <source>Add to evidence</source>
        <translation>添加到证据</translation>
    </message>
    <message>
        <source>Selected: “%1”</source>
        <translation>已选择：“%1”</translation>
    </message>
    <message>
        <source>Cited sentence %1 of %2</source>
        <translation>被引用的句子 %1 / %2</translation>
    </message>
    <message>
        <source>section %1</source>
        <translation>章节 %1</translation>
    </message>
    <message numerus="yes">
        <source>Cited in %Ln thread(s)</source>
        <translation>
            <numerusform>被 %Ln 个会话引用</numerusform>
        </translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>高亮</translation>
    </message>
    <message>
        <source>Colours to highlight in</source>
        <translation>高亮的颜色</translation>
    </message>
</context>
<context>
    <name>adduce::RatingBar</name>
    <message>
        <source>This answer is right</source>
        <translation>此回答正确</translation>
    </message>
    <message>
        <source>This answer is right in part</source>
        <translation>此回答部分正确</translation>
    </message>
    <message>
        <source>This answer is wrong</source>
        <translation>此回答错误</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Partly</source>
        <translation>部分正确</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>错误</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderDock</name>
    <message>
        <source>Reader</source>
        <translation>阅读器</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderFile</name>
    <message>
        <source>No other program opened it: %1.</source>
        <translation>没有其他程序能打开它：%1。</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderSide</name>
    <message>
        <source>Page %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>This document names no parts.</source>
        <translation>此文档没有列出章节。</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>大纲</translation>
    </message>
    <message>
        <source>Pages, small</source>
        <translation>页面缩略图</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderToolbar</name>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>后退 (Alt+Left)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>前进 (Alt+Right)</translation>
    </message>
    <message>
        <source>Find in this document</source>
        <translation>在此文档中查找</translation>
    </message>
    <message>
        <source>Dark pages in the dark theme</source>
        <translation>深色主题下使用深色页面</translation>
    </message>
    <message>
        <source>What can be done with this document</source>
        <translation>可对此文档执行的操作</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>大纲</translation>
    </message>
    <message>
        <source>Small pages</source>
        <translation>缩略图</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Fit the text</source>
        <translation>适合文本</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页</translation>
    </message>
    <message>
        <source>The page as printed. Type the number of a page of the file to go there.</source>
        <translation>印刷页码。输入文件的页码即可跳转到该页。</translation>
    </message>
    <message>
        <source>%1, page %2</source>
        <translation>%1，第 %2 页</translation>
    </message>
    <message>
        <source>– %1 of %2</source>
        <translation>– %1 / %2</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>高亮</translation>
    </message>
</context>
<context>
    <name>adduce::ReadingSettingsPage</name>
    <message>
        <source>Leave them as they are</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>Ask me which to recognise</source>
        <translation>询问我要识别哪些</translation>
    </message>
    <message>
        <source>Recognise their text at once</source>
        <translation>立即识别其文本</translation>
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
        <translation>扫描页面</translation>
    </message>
    <message>
        <source>Also pages whose characters mean nothing. Recognising takes seconds a page.</source>
        <translation>也包括字符无意义的页面。每页识别需要数秒。</translation>
    </message>
    <message>
        <source>Languages to recognise</source>
        <translation>识别语言</translation>
    </message>
    <message>
        <source>No language is installed. To install English: sudo apt install tesseract-ocr-eng</source>
        <translation>未安装任何语言。安装英语：sudo apt install tesseract-ocr-eng</translation>
    </message>
    <message>
        <source>Those of your papers; each more makes it slower. Another language, German for example: sudo apt install tesseract-ocr-deu</source>
        <translation>您的论文所用的语言；每多一种都会更慢。安装其他语言，例如德语：sudo apt install tesseract-ocr-deu</translation>
    </message>
    <message>
        <source>Cut papers into passages as</source>
        <translation>论文切分为文段的方式</translation>
    </message>
    <message>
        <source>For papers that are read from now on. “adduce” is what answers best.</source>
        <translation>适用于此后读取的论文。“adduce”的回答效果最好。</translation>
    </message>
    <message>
        <source>Give up on a document after</source>
        <translation>放弃读取文档的时限</translation>
    </message>
    <message>
        <source>Memory for one document</source>
        <translation>单个文档的内存</translation>
    </message>
    <message>
        <source>A document that needs more is listed as failed, with the reason.</source>
        <translation>需要更多内存的文档会列为失败，并注明原因。</translation>
    </message>
</context>
<context>
    <name>adduce::ReferenceExport</name>
    <message>
        <source>Export references</source>
        <translation>导出参考文献</translation>
    </message>
    <message>
        <source>BibTeX (*.bib)</source>
        <translation>BibTeX (*.bib)</translation>
    </message>
    <message>
        <source>All that is known, as CSV (*.csv)</source>
        <translation>全部已知信息 CSV (*.csv)</translation>
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
            <numerusform>%Ln 条参考文献</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln paper(s) to read</source>
        <translation>
            <numerusform>，%Ln 篇论文待读取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln not understood, the first in line %1</source>
        <translation>
            <numerusform>，%Ln 条无法理解，第一条在第 %1 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) described by references</source>
        <translation>
            <numerusform>参考文献已描述 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>Import references</source>
        <translation>导入参考文献</translation>
    </message>
    <message>
        <source>References (*.bib *.ris *.json zotero.sqlite);;All files (*)</source>
        <translation>参考文献 (*.bib *.ris *.json zotero.sqlite);;所有文件 (*)</translation>
    </message>
    <message numerus="yes">
        <source>; %Ln reference(s) without a paper kept</source>
        <translation>
            <numerusform>；保留了 %Ln 条没有论文的参考文献</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %Ln highlight(s) taken over</source>
        <translation>
            <numerusform>;已采用 %Ln 处高亮</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::RefusalPanel</name>
    <message>
        <source>Passages with your terms</source>
        <translation>含有您的检索词的段落</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln paper(s)</source>
        <translation>
            <numerusform>见于 %Ln 篇论文</numerusform>
        </translation>
    </message>
    <message>
        <source>in no paper</source>
        <translation>不见于任何论文</translation>
    </message>
    <message>
        <source>Nearest passages: they answer with a probability of %1; %2 is needed</source>
        <translation>最接近的段落：回答的概率为 %1，需要 %2</translation>
    </message>
    <message>
        <source>Nearest passages, all under the floor of %1</source>
        <translation>最接近的文段，均低于下限 %1</translation>
    </message>
    <message>
        <source>Near passage</source>
        <translation>接近的文段</translation>
    </message>
    <message>
        <source>Lacks: %1</source>
        <translation>缺少：%1</translation>
    </message>
    <message>
        <source>Could not be searched</source>
        <translation>无法搜索</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>另有 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>What to try</source>
        <translation>可以尝试</translation>
    </message>
    <message>
        <source>Show what could not be read</source>
        <translation>显示无法读取的文档</translation>
    </message>
    <message>
        <source>Edit question...</source>
        <translation>编辑问题...</translation>
    </message>
    <message>
        <source>Near words tried: %1</source>
        <translation>尝试过的近义词：%1</translation>
    </message>
    <message>
        <source>Find papers on this question...</source>
        <translation>查找与此问题相关的论文...</translation>
    </message>
    <message>
        <source>Add papers of this computer...</source>
        <translation>添加本机上的论文...</translation>
    </message>
    <message>
        <source>Next steps</source>
        <translation>可继续之处</translation>
    </message>
    <message>
        <source>Ask this</source>
        <translation>提出此问题</translation>
    </message>
    <message>
        <source>Ask: %1</source>
        <translation>提问：%1</translation>
    </message>
    <message>
        <source>The papers answer this. %1</source>
        <translation>论文能回答此问题。%1</translation>
    </message>
    <message>
        <source>Open paper</source>
        <translation>打开论文</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Its title is nearest to the question.</source>
        <translation>其标题与问题最接近。</translation>
    </message>
</context>
<context>
    <name>adduce::RemovedPanel</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>以及另外 %Ln 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The answer has the sentence without that part.</source>
        <translation>回答保留了去掉这一部分后的句子。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed before you saw the answer</source>
        <translation>
            <numerusform>显示回答之前移除了 %Ln 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::RemovedRow</name>
    <message>
        <source>Removed: %1</source>
        <translation>已移除：%1</translation>
    </message>
    <message>
        <source>Looking for the nearest passage…</source>
        <translation>正在查找最接近的文段…</translation>
    </message>
    <message>
        <source>Nothing that was found is near to it.</source>
        <translation>找到的内容中没有与之接近的。</translation>
    </message>
    <message>
        <source>Nearest passage</source>
        <translation>最接近的文段</translation>
    </message>
</context>
<context>
    <name>adduce::ReplayDialog</name>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>no more</source>
        <translation>不再有</translation>
    </message>
    <message>
        <source>%1 new, %2 no more</source>
        <translation>新增 %1，不再有 %2</translation>
    </message>
    <message>
        <source>Asked by the profile in use: the numbers of then are not known.</source>
        <translation>按当前使用的配置提问：当时的参数未知。</translation>
    </message>
    <message>
        <source>Asked of all papers: those of then are not known by name.</source>
        <translation>向所有论文提问：当时的论文名称未知。</translation>
    </message>
    <message>
        <source>A model wrote the answer, which was not asked again.</source>
        <translation>答案由模型撰写，未再次询问该模型。</translation>
    </message>
    <message>
        <source>as it was</source>
        <translation>与当时一样</translation>
    </message>
    <message>
        <source>other evidence</source>
        <translation>证据不同</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Asking again...</source>
        <translation>正在重新提问...</translation>
    </message>
    <message>
        <source>Compared with today</source>
        <translation>与今天比较</translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Question, stage, passage or sentence</source>
        <translation>问题、步骤、段落或句子</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>What each stage finds otherwise</source>
        <translation>各步骤发现的不同之处</translation>
    </message>
    <message>
        <source>The questions are asked again of the papers alone, without a model; nothing is saved.</source>
        <translation>仅向论文重新提问，不使用模型；不保存任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>All is as it was: %Ln question(s) asked again.</source>
        <translation>
            <numerusform>一切如旧：重新提问了 %Ln 个问题。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln question(s) find other evidence.</source>
        <translation>
            <numerusform>%Ln 个问题中有 %1 个找到了不同的证据。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::RowCommands</name>
    <message numerus="yes">
        <source>%Ln row(s) added to “%1”</source>
        <translation>
            <numerusform>已向“%1”添加 %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit claim</source>
        <translation>编辑论断</translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>编辑备注</translation>
    </message>
    <message>
        <source>Choose a quote</source>
        <translation>选择引文</translation>
    </message>
    <message>
        <source>Open in reader</source>
        <translation>在阅读器中打开</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>复制并附引用</translation>
    </message>
    <message>
        <source>Choose a quote...</source>
        <translation>选择引文...</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Add to a table</source>
        <translation>添加到表格</translation>
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
        <translation>此表格为空。可从回答、引文卡片或阅读器添加证据，也可手动添加行。</translation>
    </message>
    <message>
        <source>No evidence yet. Each cited sentence of an answer becomes a row here.</source>
        <translation>尚无证据。回答中每个带引用的句子都会成为此处的一行。</translation>
    </message>
    <message>
        <source>Preview of the page</source>
        <translation>页面预览</translation>
    </message>
</context>
<context>
    <name>adduce::RunActionsMenu</name>
    <message>
        <source>Bring back the deleted run</source>
        <translation>恢复已删除的运行</translation>
    </message>
    <message>
        <source>Rename run...</source>
        <translation>重命名运行...</translation>
    </message>
    <message>
        <source>Export run...</source>
        <translation>导出运行...</translation>
    </message>
    <message>
        <source>Delete run</source>
        <translation>删除运行</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>The run before</source>
        <translation>上一次运行</translation>
    </message>
    <message>
        <source>All runs...</source>
        <translation>所有运行...</translation>
    </message>
</context>
<context>
    <name>adduce::RunCommands</name>
    <message>
        <source>Rename run</source>
        <translation>重命名运行</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>The run was deleted. The menu brings it back.</source>
        <translation>运行已删除。可通过菜单恢复。</translation>
    </message>
    <message>
        <source>Export run</source>
        <translation>导出运行</translation>
    </message>
    <message>
        <source>Report (*.md)</source>
        <translation>报告 (*.md)</translation>
    </message>
    <message>
        <source>Questions as CSV (*.csv)</source>
        <translation>问题 CSV (*.csv)</translation>
    </message>
    <message>
        <source>All of it (*.json)</source>
        <translation>全部内容 (*.json)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>Report with charts (*.html)</source>
        <translation>带图表的报告 (*.html)</translation>
    </message>
</context>
<context>
    <name>adduce::RunListDialog</name>
    <message>
        <source>Choose</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Filter the runs</source>
        <translation>筛选运行</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
</context>
<context>
    <name>adduce::RunMenu</name>
    <message>
        <source>All runs...</source>
        <translation>所有运行...</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>所有运行</translation>
    </message>
</context>
<context>
    <name>adduce::RunModelDialog</name>
    <message>
        <source>Choose...</source>
        <translation>选择...</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Run a GGUF file</source>
        <translation>运行 GGUF 文件</translation>
    </message>
    <message>
        <source>The model is being loaded</source>
        <translation>正在加载模型</translation>
    </message>
    <message>
        <source>What llama-server prints</source>
        <translation>llama-server 的输出</translation>
    </message>
    <message>
        <source>What llama-server prints is shown here.</source>
        <translation>llama-server 的输出显示在这里。</translation>
    </message>
    <message>
        <source>llama-server runs a model out of a file on this computer: what is asked stays here. It is reached by this computer alone, writes the answers while it runs, and ends with Stop or with Adduce.</source>
        <translation>llama-server 在本机运行文件中的模型：所问内容留在本机。只有本机可以访问它；运行期间由它撰写答案，按“停止”或关闭 Adduce 时结束。</translation>
    </message>
    <message>
        <source>a file that ends in .gguf: choose it, or drop it here</source>
        <translation>以 .gguf 结尾的文件：选择或拖放到此处</translation>
    </message>
    <message>
        <source>GGUF file</source>
        <translation>GGUF 文件</translation>
    </message>
    <message>
        <source>Context in tokens</source>
        <translation>上下文（词元）</translation>
    </message>
    <message>
        <source>tokens; more holds more passages and takes more memory</source>
        <translation>词元；越多可容纳的段落越多，占用内存也越多</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>Choose a GGUF file</source>
        <translation>选择 GGUF 文件</translation>
    </message>
    <message>
        <source>Models (*.gguf)</source>
        <translation>模型 (*.gguf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>adduce::RunningAnswer</name>
    <message>
        <source>Looking…</source>
        <translation>正在查找…</translation>
    </message>
</context>
<context>
    <name>adduce::ScopeChip</name>
    <message>
        <source>What is searched</source>
        <translation>搜索范围</translation>
    </message>
    <message>
        <source>No papers yet</source>
        <translation>尚无论文</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln paper(s)</source>
        <translation>
            <numerusform>%1：%Ln 篇论文</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen paper(s)</source>
        <translation>
            <numerusform>%Ln 篇所选论文</numerusform>
        </translation>
    </message>
    <message>
        <source>All documents: %1 of %2 ready</source>
        <translation>所有文档：%1 / %2 已就绪</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln paper(s)</source>
        <translation>
            <numerusform>全部 %Ln 篇论文</numerusform>
        </translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>所有文档</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>选择...</translation>
    </message>
    <message numerus="yes">
        <source>The %Ln document(s) chosen before</source>
        <translation>
            <numerusform>之前选择的 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln document(s) selected in the library</source>
        <translation>
            <numerusform>文献库中选中的 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>Select documents in the library to search only these</source>
        <translation>在文献库中选中文档，即可只搜索这些文档</translation>
    </message>
    <message>
        <source>What is in any of these</source>
        <translation>属于以下任一项</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln document(s)</source>
        <translation>
            <numerusform>%1：%Ln 个文档</numerusform>
        </translation>
    </message>
    <message>
        <source>And carries these tags</source>
        <translation>并带有这些标签</translation>
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
        <translation>从您的文献库学得</translation>
    </message>
    <message>
        <source>Downloading: %1 of %2</source>
        <translation>正在下载：%1 / %2</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>正在下载</translation>
    </message>
    <message>
        <source>Comparing words: passage %1 of %2</source>
        <translation>正在比较词语：文段 %1 / %2</translation>
    </message>
    <message>
        <source>Reading the model</source>
        <translation>正在读取模型</translation>
    </message>
    <message>
        <source>Writing the index</source>
        <translation>正在写入索引</translation>
    </message>
    <message>
        <source>Choose a model folder...</source>
        <translation>选择模型文件夹...</translation>
    </message>
    <message>
        <source>Download a model...</source>
        <translation>下载模型...</translation>
    </message>
    <message>
        <source>Add a server...</source>
        <translation>添加服务器...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Meaning of words from</source>
        <translation>词义来源</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source> passages</source>
        <translation> 个文段</translation>
    </message>
    <message>
        <source>Search by a graph from</source>
        <translation>启用图搜索的规模</translation>
    </message>
    <message>
        <source>A smaller library is compared whole, which misses nothing. The graph of a larger one takes long to build and is faster to ask; it is built when the library&apos;s index is written next.</source>
        <translation>较小的文献库会完整比较，不会遗漏。较大文献库的图构建时间长，但查询更快；下次写入文献库索引时构建。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dimension(s)</source>
        <translation>
            <numerusform>%Ln 维</numerusform>
        </translation>
    </message>
    <message>
        <source>Learned from the papers alone, on this computer: which words are used alike.</source>
        <translation>仅在本机上从论文中学得：哪些词的用法相似。</translation>
    </message>
    <message>
        <source>%1. Each passage was sent to the server once, each question is sent when it is asked.</source>
        <translation>%1。每个文段已向服务器发送一次，每个问题在提问时发送。</translation>
    </message>
    <message>
        <source>%1. Read from %2.</source>
        <translation>%1。读取自 %2。</translation>
    </message>
    <message>
        <source>%1 at %2 (not used yet)</source>
        <translation>%1（%2，尚未使用）</translation>
    </message>
    <message>
        <source>Send the library to a server</source>
        <translation>将文献库发送到服务器</translation>
    </message>
    <message>
        <source>Send the text of your papers to %1?</source>
        <translation>要将您论文的文本发送到 %1 吗？</translation>
    </message>
    <message>
        <source>Every passage is sent once, and each question when you ask it. Papers marked “Never leaves this computer” are left out: they are found by their words.</source>
        <translation>每个文段发送一次，每个问题在您提问时发送。标记为“永不离开本机”的论文除外：这些论文按词语查找。</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Choose a model folder</source>
        <translation>选择模型文件夹</translation>
    </message>
    <message>
        <source>Remove a model</source>
        <translation>移除模型</translation>
    </message>
    <message>
        <source>Remove “%1” and its vectors from the library?</source>
        <translation>要从文献库中移除“%1”及其向量吗？</translation>
    </message>
    <message>
        <source>The server stays in the list of models. The library is searched by what it teaches.</source>
        <translation>服务器保留在模型列表中。文献库将使用从自身学得的词义进行搜索。</translation>
    </message>
    <message>
        <source>The folder stays where it is. The library is searched by what it teaches.</source>
        <translation>文件夹保留在原位置。文献库将使用从自身学得的词义进行搜索。</translation>
    </message>
    <message>
        <source>Words of like meaning</source>
        <translation>近义词</translation>
    </message>
    <message>
        <source>Mistyped words</source>
        <translation>打错的词</translation>
    </message>
    <message>
        <source>Questions in German</source>
        <translation>德语问题</translation>
    </message>
    <message>
        <source>Questions in French</source>
        <translation>法语问题</translation>
    </message>
    <message>
        <source>Questions in Spanish</source>
        <translation>西班牙语问题</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>%1: not installed (Debian package %2)</source>
        <translation>%1：未安装（Debian 软件包 %2）</translation>
    </message>
    <message>
        <source>Dictionaries</source>
        <translation>词典</translation>
    </message>
    <message>
        <source>Cutting papers another way: %1 of %2</source>
        <translation>正在以另一种方式切分论文：第 %1 篇，共 %2 篇</translation>
    </message>
    <message>
        <source>Cutting papers another way</source>
        <translation>正在以另一种方式切分论文</translation>
    </message>
    <message>
        <source>Other cuts of the papers</source>
        <translation>论文的其他切分方式</translation>
    </message>
</context>
<context>
    <name>adduce::SetMenu</name>
    <message>
        <source>Sample papers</source>
        <translation>示例论文</translation>
    </message>
    <message>
        <source>Edit questions...</source>
        <translation>编辑问题...</translation>
    </message>
    <message>
        <source>Open a set...</source>
        <translation>打开问题集...</translation>
    </message>
    <message>
        <source>Measure a retrieval collection...</source>
        <translation>测量检索集合...</translation>
    </message>
    <message>
        <source>Measure the checks...</source>
        <translation>测量检查...</translation>
    </message>
    <message>
        <source>Make a set...</source>
        <translation>创建问题集...</translation>
    </message>
</context>
<context>
    <name>adduce::SettingsFinder</name>
    <message>
        <source>Find a setting</source>
        <translation>查找设置</translation>
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
            <numerusform>%Ln 篇论文</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln document(s)</source>
        <translation>
            <numerusform>%1 个文档，共 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 searched</source>
        <translation>已搜索 %1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln 个文段</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 on this computer</source>
        <translation>%1（本机）</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>无模型</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>费用 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed</source>
        <translation>
            <numerusform>已移除 %Ln 句</numerusform>
        </translation>
    </message>
    <message>
        <source>How this was found</source>
        <translation>查找过程</translation>
    </message>
</context>
<context>
    <name>adduce::TableCommands</name>
    <message>
        <source>New table</source>
        <translation>新建表格</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Rename table</source>
        <translation>重命名表格</translation>
    </message>
    <message>
        <source>Keep as a table</source>
        <translation>保存为表格</translation>
    </message>
    <message>
        <source>Import evidence</source>
        <translation>导入证据</translation>
    </message>
    <message>
        <source>Exported evidence (*.csv);;All files (*)</source>
        <translation>导出的证据 (*.csv);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>adduce::TableMenu</name>
    <message>
        <source>New table...</source>
        <translation>新建表格...</translation>
    </message>
    <message>
        <source>Import CSV...</source>
        <translation>导入 CSV...</translation>
    </message>
    <message>
        <source>Add papers...</source>
        <translation>添加论文...</translation>
    </message>
    <message>
        <source>Add row</source>
        <translation>添加行</translation>
    </message>
    <message>
        <source>Check all quotes</source>
        <translation>核对所有引文</translation>
    </message>
    <message>
        <source>Rename table...</source>
        <translation>重命名表格...</translation>
    </message>
    <message>
        <source>Delete table</source>
        <translation>删除表格</translation>
    </message>
    <message>
        <source>Show personal data</source>
        <translation>显示个人数据</translation>
    </message>
    <message>
        <source>Add question</source>
        <translation>添加问题</translation>
    </message>
    <message>
        <source>Draw the numbers...</source>
        <translation>绘制数值...</translation>
    </message>
</context>
<context>
    <name>adduce::TablesView</name>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Tables of the document</source>
        <translation>文档中的表格</translation>
    </message>
    <message>
        <source>Cells of the table</source>
        <translation>表格单元格</translation>
    </message>
    <message>
        <source>Without a caption</source>
        <translation>无标题</translation>
    </message>
    <message>
        <source>The table on its page</source>
        <translation>页面上的表格</translation>
    </message>
</context>
<context>
    <name>adduce::Tabs</name>
    <message>
        <source>Views</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Evidence Table</source>
        <translation>证据表</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>评估</translation>
    </message>
</context>
<context>
    <name>adduce::TagMenu</name>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>New tag...</source>
        <translation>新建标签...</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadBar</name>
    <message>
        <source>New thread</source>
        <translation>新建会话</translation>
    </message>
    <message>
        <source>Pin this thread</source>
        <translation>固定此会话</translation>
    </message>
    <message>
        <source>Export this thread...</source>
        <translation>导出此会话...</translation>
    </message>
    <message>
        <source>What can be done with this thread</source>
        <translation>可对此会话执行的操作</translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpin this thread</source>
        <translation>取消固定此会话</translation>
    </message>
    <message>
        <source>Rename...</source>
        <translation>重命名...</translation>
    </message>
    <message>
        <source>Copy thread as Markdown</source>
        <translation>将会话复制为 Markdown</translation>
    </message>
    <message>
        <source>Copy what is cited as BibTeX</source>
        <translation>将所引文献复制为 BibTeX</translation>
    </message>
    <message>
        <source>Delete thread</source>
        <translation>删除会话</translation>
    </message>
    <message>
        <source>Rename thread</source>
        <translation>重命名会话</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadCommands</name>
    <message>
        <source>Rename thread</source>
        <translation>重命名会话</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Pin thread</source>
        <translation>固定会话</translation>
    </message>
    <message>
        <source>Unpin thread</source>
        <translation>取消固定会话</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>新建标签</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>添加标签</translation>
    </message>
    <message>
        <source>Take tag away</source>
        <translation>移除标签</translation>
    </message>
    <message>
        <source>Delete thread</source>
        <translation>删除会话</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thread(s) deleted</source>
        <translation>
            <numerusform>已删除 %Ln 个会话</numerusform>
        </translation>
    </message>
    <message>
        <source>Take back thread</source>
        <translation>恢复会话</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>永久删除</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln thread(s) for good?</source>
        <translation>
            <numerusform>永久删除 %Ln 个会话？</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing brings them back, unless they were exported.</source>
        <translation>除非已导出，否则无法恢复。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>%1 的副本</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Delete for good...</source>
        <translation>永久删除...</translation>
    </message>
    <message>
        <source>Open in Ask</source>
        <translation>在“提问”中打开</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>取消固定</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Rename...</source>
        <translation>重命名...</translation>
    </message>
    <message>
        <source>Check quotes</source>
        <translation>核对引文</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>导出...</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Compare with today...</source>
        <translation>与今天比较...</translation>
    </message>
    <message>
        <source>Questions like this one</source>
        <translation>与此类似的问题</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadFilterBar</name>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>无模型</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>所有文档</translation>
    </message>
    <message>
        <source>No evidence</source>
        <translation>无证据</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadImport</name>
    <message numerus="yes">
        <source>%Ln thread(s) imported</source>
        <translation>
            <numerusform>已导入 %Ln 个会话</numerusform>
        </translation>
    </message>
    <message>
        <source>every quote found word for word</source>
        <translation>所有引文均逐字找到</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln quote(s) found word for word</source>
        <translation>
            <numerusform>%Ln 条引文中有 %1 条逐字找到</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not on the page</source>
        <translation>
            <numerusform>%Ln 条不在所标页面上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of papers that are not in the library: add them and check again</source>
        <translation>
            <numerusform>%Ln 条所属的论文不在文献库中：请添加论文后重新核对</numerusform>
        </translation>
    </message>
    <message>
        <source>without quotes</source>
        <translation>没有引文</translation>
    </message>
    <message>
        <source>Import thread</source>
        <translation>导入会话</translation>
    </message>
    <message>
        <source>Exported threads (*.json);;All files (*)</source>
        <translation>导出的会话 (*.json);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadListModel</name>
    <message numerus="yes">
        <source>%Ln quote(s) not found</source>
        <translation>
            <numerusform>%Ln 条引文未找到</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s) changed</source>
        <translation>
            <numerusform>%Ln 个来源已更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s) not in the library</source>
        <translation>
            <numerusform>%Ln 个来源不在文献库中</numerusform>
        </translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>已固定</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>Last seven days</source>
        <translation>最近七天</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>最近一个月</translation>
    </message>
    <message>
        <source>Quote: “%1”</source>
        <translation>引文：“%1”</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>问题：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln 个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln citation(s)</source>
        <translation>
            <numerusform>%Ln 条引用</numerusform>
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
            <numerusform>%Ln 个答案有新证据</numerusform>
        </translation>
    </message>
    <message>
        <source>No evidence</source>
        <translation>无证据</translation>
    </message>
    <message>
        <source>Most alike first</source>
        <translation>最相似的在前</translation>
    </message>
</context>
<context>
    <name>adduce::TopBar</name>
    <message>
        <source>Tabs</source>
        <translation>标签页</translation>
    </message>
    <message>
        <source>Settings and help</source>
        <translation>设置和帮助</translation>
    </message>
</context>
<context>
    <name>adduce::TraceModel</name>
    <message>
        <source>Kept, cited</source>
        <translation>保留，已引用</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Beside a kept one</source>
        <translation>与保留文段相邻</translation>
    </message>
    <message>
        <source>Dropped: too weak</source>
        <translation>舍弃：相关性太弱</translation>
    </message>
    <message>
        <source>Dropped: enough better ones</source>
        <translation>舍弃：已有足够更好的文段</translation>
    </message>
    <message>
        <source>(no longer in the library)</source>
        <translation>（已不在文献库中）</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>文段</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>关键词</translation>
    </message>
    <message>
        <source>Vector</source>
        <translation>向量</translation>
    </message>
    <message>
        <source>Fused</source>
        <translation>融合</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>惩罚</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>p. %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>pp. %1–%2</source>
        <translation>第 %1–%2 页</translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate(s)</source>
        <translation>
            <numerusform>%Ln 个候选</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>+ %Ln neighbour(s)</source>
        <translation>
            <numerusform>+ %Ln 个相邻文段</numerusform>
        </translation>
    </message>
    <message>
        <source>no model</source>
        <translation>无模型</translation>
    </message>
    <message>
        <source>failed, order kept</source>
        <translation>失败，保留原顺序</translation>
    </message>
    <message>
        <source>%1 kept, %2 removed</source>
        <translation>保留 %1 句，移除 %2 句</translation>
    </message>
    <message>
        <source>not spoken of</source>
        <translation>未论及</translation>
    </message>
    <message>
        <source>spoken of</source>
        <translation>已论及</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>评判</translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation>（已移除）</translation>
    </message>
    <message>
        <source>(not in this library)</source>
        <translation>（不在此文库中）</translation>
    </message>
    <message>
        <source>Dropped: same source again</source>
        <translation>已舍弃：来源重复</translation>
    </message>
    <message>
        <source>This passage speaks to a model. It stays data: nothing that it says is done.</source>
        <translation>此段落是对模型说的。它只是数据：其中的要求不会被执行。</translation>
    </message>
    <message>
        <source>Speaks to a model: %1</source>
        <translation>对模型说话：%1</translation>
    </message>
    <message>
        <source>nobody was asked</source>
        <translation>未询问模型</translation>
    </message>
    <message>
        <source>failed, gone on without</source>
        <translation>失败，已跳过</translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s)</source>
        <translation>
            <numerusform>%Ln 个结果</numerusform>
        </translation>
    </message>
    <message>
        <source>Sub-question</source>
        <translation>子问题</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>已被取代</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln 个令牌</numerusform>
        </translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>费用 %1</translation>
    </message>
    <message>
        <source>no page</source>
        <translation>无网页</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) of %1</source>
        <translation>
            <numerusform>%1 的 %Ln 个网页</numerusform>
        </translation>
    </message>
    <message>
        <source>After penalty</source>
        <translation>扣分后</translation>
    </message>
    <message>
        <source>Of keyword and vector together. The floor is compared with it, before any penalty.</source>
        <translation>由关键词和向量合成。与下限比较的是这个值，在扣分之前。</translation>
    </message>
    <message>
        <source>For passages of a page or a paper from which others were kept already.</source>
        <translation>用于同一页或同一论文中已有其他文段被保留的文段。</translation>
    </message>
    <message>
        <source>In this order the passages were chosen. The floor does not count here.</source>
        <translation>文段按此顺序选出。下限在这里不起作用。</translation>
    </message>
</context>
<context>
    <name>adduce::TracePanel</name>
    <message>
        <source>Passages</source>
        <translation>文段</translation>
    </message>
    <message>
        <source>How this was found</source>
        <translation>查找过程</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>重放</translation>
    </message>
    <message>
        <source>Ask again with the parameters that this answer was found with</source>
        <translation>使用得出此回答时的参数再次提问</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>复制为 JSON</translation>
    </message>
    <message>
        <source>The profile of this answer is missing from the library: the numbers that it was found with are not known.</source>
        <translation>文献库中缺少此回答的配置：查找时所用的数值未知。</translation>
    </message>
</context>
<context>
    <name>adduce::TurnHeading</name>
    <message>
        <source>(no question)</source>
        <translation>（无问题）</translation>
    </message>
    <message>
        <source>What can be done with this question</source>
        <translation>可对此问题执行的操作</translation>
    </message>
    <message>
        <source>version %1 of %2</source>
        <translation>版本 %1 / %2</translation>
    </message>
    <message>
        <source>The version before</source>
        <translation>上一版本</translation>
    </message>
    <message>
        <source>The version after</source>
        <translation>下一版本</translation>
    </message>
</context>
<context>
    <name>adduce::TurnWidget</name>
    <message>
        <source>Your question is kept.</source>
        <translation>您的问题已保留。</translation>
    </message>
    <message>
        <source>Copy answer with citations</source>
        <translation>复制回答及引用</translation>
    </message>
    <message>
        <source>Add answer to evidence</source>
        <translation>将回答添加到证据</translation>
    </message>
    <message>
        <source>Copy question</source>
        <translation>复制问题</translation>
    </message>
    <message>
        <source>Edit question...</source>
        <translation>编辑问题...</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>再次提问</translation>
    </message>
</context>
<context>
    <name>adduce::UnkeptNote</name>
    <message>
        <source>Save it now</source>
        <translation>立即保存</translation>
    </message>
    <message>
        <source>Go on without saving</source>
        <translation>不保存并继续</translation>
    </message>
</context>
<context>
    <name>adduce::UnkeptRun</name>
    <message>
        <source>This run is not saved.</source>
        <translation>此次运行尚未保存。</translation>
    </message>
    <message>
        <source>Save it now</source>
        <translation>立即保存</translation>
    </message>
    <message>
        <source>Go on without saving</source>
        <translation>不保存并继续</translation>
    </message>
</context>
<context>
    <name>adduce::VerifyDialog</name>
    <message>
        <source>Verify %1</source>
        <translation>验证 %1</translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>陈述</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>引文</translation>
    </message>
    <message>
        <source>Statements of the file</source>
        <translation>文件中的陈述</translation>
    </message>
    <message>
        <source>The papers are elsewhere...</source>
        <translation>论文在别处…</translation>
    </message>
    <message>
        <source>Each paper is found by the hash of its bytes and read anew. A row opens its page.</source>
        <translation>每篇论文按其字节的哈希查找并重新读取。点击一行可打开其页面。</translation>
    </message>
    <message>
        <source>Folder with the papers</source>
        <translation>论文所在文件夹</translation>
    </message>
    <message>
        <source>Verify an exported file</source>
        <translation>验证导出的文件</translation>
    </message>
    <message>
        <source>Exported files (*.json *.md *.pdf *.csv);;All files (*)</source>
        <translation>导出的文件 (*.json *.md *.pdf *.csv);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Reading the papers...</source>
        <translation>正在读取论文…</translation>
    </message>
    <message>
        <source>The file quotes nothing.</source>
        <translation>该文件没有引文。</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln paper(s) read</source>
        <translation>
            <numerusform>已读取 %L1/%Ln 篇论文</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln place(s) stand: the file says what it said, and the papers hold every quote.</source>
        <translation>
            <numerusform>全部 %Ln 处均成立：文件内容未变，论文中包含每条引文。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln place(s) stand.</source>
        <translation>
            <numerusform>%Ln 处中有 %1 处成立。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::WantedPapersDialog</name>
    <message>
        <source>%1, not read</source>
        <translation>%1，未读取</translation>
    </message>
    <message>
        <source>no PDF yet</source>
        <translation>尚无 PDF</translation>
    </message>
    <message>
        <source>Every reference has its paper. Those that BibTeX, RIS, CSL and Zotero name without one are kept here until their paper is added.</source>
        <translation>每条参考文献都有论文。BibTeX、RIS、CSL 和 Zotero 中没有论文的条目会保留在这里，直到添加其论文。</translation>
    </message>
    <message>
        <source>Find free copies</source>
        <translation>查找免费副本</translation>
    </message>
    <message>
        <source>Choose its file...</source>
        <translation>选择其文件...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>References without a paper</source>
        <translation>没有论文的参考文献</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>发表于</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>They are not searched. When the paper is added, however it comes, its reference describes it and goes from here. To find free copies, titles are sent to Europe PMC and Crossref, and to OpenAlex and Unpaywall where Settings has a key or an e-mail for them.</source>
        <translation>不会在其中检索。无论以何种方式添加论文后，参考文献都会用来描述它，并从此处消失。为查找免费副本，标题会发送到 Europe PMC 和 Crossref；若设置中有密钥或电子邮箱，也会发送到 OpenAlex 和 Unpaywall。</translation>
    </message>
    <message>
        <source>Fetching %1 (%2)</source>
        <translation>正在获取 %1（%2）</translation>
    </message>
    <message>
        <source>Added, and being read: %1</source>
        <translation>已添加，正在读取：%1</translation>
    </message>
    <message>
        <source>Free copies found: %L1 of %L2.</source>
        <translation>找到的免费副本：%L1/%L2。</translation>
    </message>
    <message>
        <source>The web may not be searched yet. Allow it in Settings, Privacy.</source>
        <translation>尚不允许搜索网络。请在“设置”的“隐私”中允许。</translation>
    </message>
    <message>
        <source>Looking for free copies…</source>
        <translation>正在查找免费副本…</translation>
    </message>
    <message>
        <source>The file of the paper</source>
        <translation>论文的文件</translation>
    </message>
    <message>
        <source>Remove references</source>
        <translation>移除参考文献</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reference(s) removed. Undo brings them back.</source>
        <translation>
            <numerusform>已移除 %Ln 条参考文献。可通过撤销恢复。</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy DOI</source>
        <translation>复制 DOI</translation>
    </message>
</context>
<context>
    <name>adduce::WatchedFolders</name>
    <message>
        <source>Watch no longer</source>
        <translation>停止监视</translation>
    </message>
    <message>
        <source>Watched folders</source>
        <translation>监视的文件夹</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Its papers go into</source>
        <translation>论文归入</translation>
    </message>
    <message>
        <source>New and changed papers in these folders, and in those below them, are read by themselves.</source>
        <translation>这些文件夹及其子文件夹中新增和更改的论文会自动读取。</translation>
    </message>
    <message>
        <source>Watch a folder...</source>
        <translation>监视文件夹...</translation>
    </message>
    <message>
        <source>Collection for %1</source>
        <translation>%1 的收藏集</translation>
    </message>
    <message>
        <source>No collection</source>
        <translation>无收藏集</translation>
    </message>
    <message>
        <source>Watch a folder</source>
        <translation>监视文件夹</translation>
    </message>
    <message>
        <source>Follow Zotero on this computer</source>
        <translation>跟随本机上的 Zotero</translation>
    </message>
    <message>
        <source>What is added or changed there from now on comes here, with its papers, notes and highlights. What it has already comes with Import references.</source>
        <translation>从现在起在那里添加或更改的内容会连同论文、笔记和高亮来到这里。已有的内容可用“导入参考文献”导入。</translation>
    </message>
</context>
<context>
    <name>adduce::WebSettingsBox</name>
    <message>
        <source>Let a question search the web when I say so</source>
        <translation>在我要求时允许问题搜索网络</translation>
    </message>
    <message>
        <source>DuckDuckGo</source>
        <translation>DuckDuckGo</translation>
    </message>
    <message>
        <source>Wikipedia</source>
        <translation>维基百科</translation>
    </message>
    <message>
        <source>Sends the words of a question for which you press &quot;Web&quot;, and fetches the pages that are named. A question that holds words of a document that never leaves this computer is not sent.</source>
        <translation>发送您按下“网络”的问题文字，并获取所指的网页。含有永不离开本机的文档文字的问题不会发送。</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>https://searx.example.org, in place of DuckDuckGo</source>
        <translation>https://searx.example.org，代替 DuckDuckGo</translation>
    </message>
    <message>
        <source>SearXNG of your own</source>
        <translation>您自己的 SearXNG</translation>
    </message>
    <message>
        <source>for services that ask whom to write to, such as Unpaywall</source>
        <translation>用于需要联系人的服务，如 Unpaywall</translation>
    </message>
    <message>
        <source>Your e-mail</source>
        <translation>您的邮箱</translation>
    </message>
    <message>
        <source> days</source>
        <translation> 天</translation>
    </message>
    <message>
        <source>Pages stay for</source>
        <translation>网页保留</translation>
    </message>
</context>
<context>
    <name>adduce::WebToggle</name>
    <message>
        <source>Web</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Search the web, too</source>
        <translation>同时搜索网络</translation>
    </message>
    <message>
        <source>&quot;Local only&quot; is on: nothing but this computer is contacted.</source>
        <translation>“仅本地”已开启：只联系本机。</translation>
    </message>
    <message>
        <source>Search the web, too: the words of the question go to the services that Settings names, and the pages that they lead to are read here. Papers come first.</source>
        <translation>同时搜索网络：问题的文字会发送给设置中的服务，其指向的网页在本机阅读。论文优先。</translation>
    </message>
    <message>
        <source>Search the web</source>
        <translation>搜索网络</translation>
    </message>
    <message>
        <source>Send the words of a question to DuckDuckGo and Wikipedia, where you press &quot;Web&quot; for it?</source>
        <translation>当您为某个问题按下“网络”时，将其文字发送给 DuckDuckGo 和维基百科？</translation>
    </message>
    <message>
        <source>The pages that they name are fetched and kept in the library for a while, so that each quote can be checked. No paper is sent. Settings, Privacy takes this back, and names other services.</source>
        <translation>其指明的网页会被获取并在文献库中保留一段时间，以便核对每处引文。不会发送任何论文。可在“设置”的“隐私”中撤销或指定其他服务。</translation>
    </message>
    <message>
        <source>Allow and search</source>
        <translation>允许并搜索</translation>
    </message>
    <message>
        <source>The profile &quot;%1&quot; searches the web only where the question asks for it: &quot;search the web&quot;.</source>
        <translation>配置“%1”仅在问题要求时搜索网络：“search the web”。</translation>
    </message>
</context>
<context>
    <name>adduce::WhatIfPanel</name>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Other weights</source>
        <translation>其他权重</translation>
    </message>
    <message>
        <source>Vector against keyword</source>
        <translation>向量与关键词之比</translation>
    </message>
    <message>
        <source>Penalty for the same page</source>
        <translation>同一页面的惩罚</translation>
    </message>
    <message>
        <source>Penalty for the same paper</source>
        <translation>同一论文的惩罚</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>Passages wanted</source>
        <translation>所需文段数</translation>
    </message>
    <message>
        <source>Ask again with these</source>
        <translation>用这些参数再次提问</translation>
    </message>
    <message numerus="yes">
        <source>The same %Ln passage(s) are kept.</source>
        <translation>
            <numerusform>保留的仍是这 %Ln 个文段。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) are kept:</source>
        <translation>
            <numerusform>保留 %Ln 个文段：</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 come in, %2 go.</source>
        <translation>新增 %1 个，移出 %2 个。</translation>
    </message>
</context>
<context>
    <name>adduce::WindowSession</name>
    <message>
        <source>After a crash the words in the question box would be lost: they cannot be written down. %1</source>
        <translation>如果程序崩溃，提问框中的文字将会丢失：无法将其写入磁盘。%1</translation>
    </message>
</context>
<context>
    <name>adduce::SetMaker</name>
    <message>
        <source>Reading the papers for questions...</source>
        <translation>正在阅读论文以生成问题...</translation>
    </message>
    <message>
        <source>Reading the papers for questions. Sentences of them are sent to %1 to be worded...</source>
        <translation>正在从论文中寻找问题。其中的句子会发送到 %1 以便措辞……</translation>
    </message>
</context>
<context>
    <name>adduce::ChartFrame</name>
    <message>
        <source>Enter lists what opens from here</source>
        <translation>按 Enter 键列出可从此处打开的内容</translation>
    </message>
</context>
<context>
    <name>adduce::ConnectSettingsPage</name>
    <message>
        <source>Give it papers that never leave this computer, too</source>
        <translation>也提供永不离开此计算机的论文</translation>
    </message>
    <message>
        <source>Lines for the program</source>
        <translation>供程序使用的行</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Assistants and editors</source>
        <translation>助手与编辑器</translation>
    </message>
    <message>
        <source>Programs that speak the Model Context Protocol can search this library and ask it. Whatever they get names its paper, page and exact quote.</source>
        <translation>支持 Model Context Protocol 的程序可以检索本文库并向其提问。它们得到的一切都注明论文、页码和准确引文。</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>其他程序</translation>
    </message>
    <message>
        <source>Which program</source>
        <translation>哪个程序</translation>
    </message>
    <message>
        <source>Only for a program whose model runs on this computer: it may pass on what it gets.</source>
        <translation>仅用于模型在此计算机上运行的程序：它可能会转发所得内容。</translation>
    </message>
    <message>
        <source>adduce-mcp is not installed here. It comes with the package “adduce-server”.</source>
        <translation>此处未安装 adduce-mcp。它随软件包“adduce-server”提供。</translation>
    </message>
    <message>
        <source>What they may add</source>
        <translation>它们可以添加什么</translation>
    </message>
    <message>
        <source>They may add papers to the library from these folders alone, and from none as long as the list is empty.</source>
        <translation>它们只能从这些文件夹向文库添加论文；列表为空时不能添加。</translation>
    </message>
    <message>
        <source>Folders that programs may add papers from</source>
        <translation>程序可从中添加论文的文件夹</translation>
    </message>
    <message>
        <source>Add a folder...</source>
        <translation>添加文件夹...</translation>
    </message>
    <message>
        <source>Programs may add papers from</source>
        <translation>程序可从此处添加论文</translation>
    </message>
    <message>
        <source>Chat programs and colleagues</source>
        <translation>聊天程序与同事</translation>
    </message>
    <message>
        <source>adduce-server serves the library to chat programs, as OpenAI&apos;s servers do, to browsers and to other computers. Start it, make a token, and give the program these three.</source>
        <translation>adduce-server 以 OpenAI 服务器的方式向聊天程序提供文库，也向浏览器和其他计算机提供。启动它，创建令牌，然后把这三项填入程序。</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>How to start the server</source>
        <translation>如何启动服务器</translation>
    </message>
    <message>
        <source>Address: %1   Key: the token   Model: adduce</source>
        <translation>地址：%1   密钥：令牌   模型：adduce</translation>
    </message>
    <message>
        <source>These lines go into the program&apos;s file of servers. Most of them read this form.</source>
        <translation>这些行放入程序的服务器配置文件。多数程序都读取这种格式。</translation>
    </message>
    <message>
        <source>These lines go into %1; where servers are listed already, add this one to them.</source>
        <translation>这些行放入 %1；若其中已有服务器，则把此项加进去。</translation>
    </message>
</context>
<context>
    <name>adduce::OverviewPane</name>
    <message>
        <source>Ask your papers a question</source>
        <translation>向您的论文提问</translation>
    </message>
    <message>
        <source>Every sentence of an answer rests on a quote of a paper, with its page. A click on the page&apos;s name opens it with the quote marked. What the papers do not say is not answered.</source>
        <translation>答案的每一句都以论文的引文及其页码为依据。点击页名即可打开该页并标出引文。论文没有说的，不予回答。</translation>
    </message>
    <message>
        <source>What it found</source>
        <translation>研究发现</translation>
    </message>
    <message>
        <source>Looking for questions...</source>
        <translation>正在寻找问题...</translation>
    </message>
    <message>
        <source>Get a model...</source>
        <translation>获取模型...</translation>
    </message>
    <message>
        <source>A model on this computer can write the answers.</source>
        <translation>本机上的模型可以撰写答案。</translation>
    </message>
    <message>
        <source>What there is to ask</source>
        <translation>可以提问的内容</translation>
    </message>
    <message>
        <source>Add papers...</source>
        <translation>添加论文...</translation>
    </message>
    <message>
        <source>Ask the handbook</source>
        <translation>询问手册</translation>
    </message>
    <message>
        <source>%1. They speak of %2.</source>
        <translation>%1。主题：%2</translation>
    </message>
    <message>
        <source>Questions that they answer</source>
        <translation>它们能回答的问题</translation>
    </message>
    <message>
        <source>Questions that it answers</source>
        <translation>它能回答的问题</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <translation>%1（%2 年）</translation>
    </message>
    <message>
        <source>%1, of %2 to %3</source>
        <translation>%1（%2–%3 年）</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s)</source>
        <translation>
            <numerusform>%Ln 篇论文</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::OverviewReader</name>
    <message numerus="yes">
        <source>%Ln question(s) to ask</source>
        <translation>
            <numerusform>%Ln 个可问的问题</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::PassageListModel</name>
    <message>
        <source>p. %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>row of a table</source>
        <translation>表格行</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
</context>
<context>
    <name>adduce::SearchFilterBar</name>
    <message>
        <source>Since %1</source>
        <translation>%1 年起</translation>
    </message>
    <message>
        <source>Abstract</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Introduction</source>
        <translation>引言</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>讨论</translation>
    </message>
    <message>
        <source>Conclusion</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>How passages are found</source>
        <translation>段落的查找方式</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>收藏集</translation>
    </message>
    <message>
        <source>Words and meaning</source>
        <translation>词语和含义</translation>
    </message>
    <message>
        <source>Words alone</source>
        <translation>仅词语</translation>
    </message>
    <message>
        <source>Meaning alone</source>
        <translation>仅含义</translation>
    </message>
</context>
<context>
    <name>adduce::SearchWindow</name>
    <message>
        <source>Search everything</source>
        <translation>搜索全部</translation>
    </message>
    <message>
        <source>Words that a passage of a paper speaks of</source>
        <translation>论文段落谈到的词语</translation>
    </message>
    <message>
        <source>Words to find</source>
        <translation>要查找的词语</translation>
    </message>
    <message>
        <source>Words, &quot;exact words&quot;, -without, author:smith, year:2019..2023, in:COLLECTION, section:methods</source>
        <translation>词语、&quot;精确词语&quot;、-排除、author:smith、year:2019..2023、in:收藏集、section:methods</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>打开页面</translation>
    </message>
    <message>
        <source>Add to evidence</source>
        <translation>添加到证据</translation>
    </message>
    <message>
        <source>Added to evidence: %1</source>
        <translation>已添加到证据：%1</translation>
    </message>
    <message>
        <source>Ask about it</source>
        <translation>就此提问</translation>
    </message>
    <message>
        <source>Copy the quote</source>
        <translation>复制引文</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message>
        <source>Type what a passage speaks of. All papers are searched, word by word and by what they mean.</source>
        <translation>输入段落所谈的内容。将按词语和含义搜索所有论文。</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在查找…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln 个段落</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln paper(s)</source>
        <translation>
            <numerusform>（来自 %Ln 篇论文）</numerusform>
        </translation>
    </message>
    <message>
        <source>No passage of these papers speaks of that.</source>
        <translation>这些论文中没有段落谈到它。</translation>
    </message>
    <message>
        <source>No passage speaks of that.</source>
        <translation>没有段落谈到它。</translation>
    </message>
    <message>
        <source>Searched by words alone: %1</source>
        <translation>仅按词语搜索：%1</translation>
    </message>
    <message>
        <source>Nothing of this passage can be quoted: its words do not stand on the page as they are read.</source>
        <translation>此段落无法引用：其词语与页面上的读法不一致。</translation>
    </message>
</context>
<context>
    <name>adduce::DocumentEditing</name>
    <message>
        <source>Removal of papers</source>
        <translation>移除论文</translation>
    </message>
    <message>
        <source>Note on a paper</source>
        <translation>论文笔记</translation>
    </message>
    <message>
        <source>Tags of a paper</source>
        <translation>论文标签</translation>
    </message>
    <message>
        <source>Both stay, and are not offered again</source>
        <translation>两篇都保留，不再提示</translation>
    </message>
    <message>
        <source>The other is no longer searched; answers that cite it still open</source>
        <translation>另一篇不再被搜索；引用它的回答仍可打开</translation>
    </message>
    <message>
        <source>Two papers told apart</source>
        <translation>区分两篇论文</translation>
    </message>
    <message>
        <source>Merging of two papers</source>
        <translation>合并两篇论文</translation>
    </message>
</context>
<context>
    <name>adduce::RemovedPapersDialog</name>
    <message>
        <source>No paper was removed.</source>
        <translation>没有移除过论文。</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>放回</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>忘记</translation>
    </message>
    <message>
        <source>Removed papers</source>
        <translation>已移除的论文</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>移除时间</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>there</source>
        <translation>存在</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>A paper that is put back is described and filed as it was, and its file is read again. What is forgotten can be added as any other file.</source>
        <translation>放回的论文保持原来的描述和归类，并重新读取其文件。忘记的论文可以像其他文件一样添加。</translation>
    </message>
</context>
<context>
    <name>adduce::HighlightEditing</name>
    <message>
        <source>Highlight</source>
        <translation>高亮</translation>
    </message>
    <message>
        <source>Colour of a highlight</source>
        <translation>高亮的颜色</translation>
    </message>
    <message>
        <source>Note on a highlight</source>
        <translation>高亮的笔记</translation>
    </message>
    <message>
        <source>Removal of highlights</source>
        <translation>移除高亮</translation>
    </message>
    <message>
        <source>Highlights of the file</source>
        <translation>文件中的高亮</translation>
    </message>
    <message>
        <source>%1 of %2 marks were taken over. The words of the others do not stand on their page in this order.</source>
        <translation>已采用 %2 处标记中的 %1 处。其余标记的文字在页面上不是按此顺序出现。</translation>
    </message>
</context>
<context>
    <name>adduce::HighlightListModel</name>
    <message>
        <source>Note: %1</source>
        <translation>笔记:%1</translation>
    </message>
    <message>
        <source>Beside the text</source>
        <translation>正文旁</translation>
    </message>
    <message>
        <source>%1 · in the file</source>
        <translation>%1 · 文件中</translation>
    </message>
</context>
<context>
    <name>adduce::HighlightEditor</name>
    <message>
        <source>Remove the highlight</source>
        <translation>移除高亮</translation>
    </message>
    <message>
        <source>A note of your own</source>
        <translation>您自己的笔记</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>A note that could not be kept: “%1”</source>
        <translation>一条未能保存的笔记: “%1”</translation>
    </message>
</context>
<context>
    <name>adduce::HighlightPane</name>
    <message>
        <source>Highlights</source>
        <translation>高亮</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>打开该页</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>写笔记</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Remove the highlight</source>
        <translation>移除高亮</translation>
    </message>
    <message numerus="yes">
        <source>Take over %Ln mark(s) of the file</source>
        <translation>
            <numerusform>采用文件中的 %Ln 处标记</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::HighlightsWindow</name>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>导出...</translation>
    </message>
    <message>
        <source>Highlights and notes</source>
        <translation>高亮和笔记</translation>
    </message>
    <message>
        <source>Words of a highlight or a note</source>
        <translation>高亮或笔记中的词</translation>
    </message>
    <message>
        <source>Words to find</source>
        <translation>要查找的词</translation>
    </message>
    <message>
        <source>Any colour</source>
        <translation>任意颜色</translation>
    </message>
    <message>
        <source>All papers</source>
        <translation>所有论文</translation>
    </message>
    <message>
        <source>Nothing is highlighted yet. Select words in a paper and choose Highlight, or press H in the reader.</source>
        <translation>还没有高亮。在论文中选中文字并选择“高亮”,或在阅读器中按 H。</translation>
    </message>
    <message>
        <source>No highlight is like that.</source>
        <translation>没有符合条件的高亮。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlight(s)</source>
        <translation>
            <numerusform>%Ln 处高亮</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is no longer in the library. Its highlights are kept.</source>
        <translation>“%1”已不在文献库中。其高亮仍保留。</translation>
    </message>
    <message>
        <source>Export highlights</source>
        <translation>导出高亮</translation>
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
        <translation>此论文没有高亮。在页面上选中文字并按 H,或从其菜单中选择颜色。</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>写笔记</translation>
    </message>
    <message>
        <source>Remove the highlight</source>
        <translation>移除高亮</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderMenu</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy with citation</source>
        <translation>复制并附引用</translation>
    </message>
    <message>
        <source>Ask about this</source>
        <translation>就此提问</translation>
    </message>
    <message>
        <source>Add to evidence</source>
        <translation>添加到证据</translation>
    </message>
    <message>
        <source>Find in this document</source>
        <translation>在此文档中查找</translation>
    </message>
    <message>
        <source>Open in another program</source>
        <translation>用其他程序打开</translation>
    </message>
    <message>
        <source>Show in its folder</source>
        <translation>在所在文件夹中显示</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>高亮</translation>
    </message>
    <message>
        <source>Highlight and write a note</source>
        <translation>高亮并写笔记</translation>
    </message>
    <message>
        <source>Save a copy with highlights...</source>
        <translation>保存带高亮的副本...</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>打印...</translation>
    </message>
</context>
<context>
    <name>adduce::CopySaver</name>
    <message>
        <source>%1 (highlights)</source>
        <translation>%1(高亮)</translation>
    </message>
    <message>
        <source>Save a copy with highlights</source>
        <translation>保存带高亮的副本</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>That is the paper itself, which stays as it is. Choose another name for the copy.</source>
        <translation>那是论文本身,它保持原样。请为副本另选名称。</translation>
    </message>
</context>
<context>
    <name>adduce::UnreadDialog</name>
    <message>
        <source>What could not be read</source>
        <translation>无法读取的文档</translation>
    </message>
    <message>
        <source>Every document could be read.</source>
        <translation>所有文档均已读取。</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation>从文献库移除</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Recognise text (OCR)</source>
        <translation>识别文字 (OCR)</translation>
    </message>
</context>
<context>
    <name>adduce::NoteEditor</name>
    <message>
        <source>What you think of this paper</source>
        <translation>您对这篇论文的看法</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Markdown. Your notes stay in the library, and are in no answer.</source>
        <translation>Markdown。笔记保存在文献库中,不会出现在任何回答里。</translation>
    </message>
</context>
<context>
    <name>adduce::TagEditor</name>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Parted by commas</source>
        <translation>以逗号分隔</translation>
    </message>
</context>
<context>
    <name>adduce::LibraryColumns</name>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>Published in</source>
        <translation>发表于</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>添加日期</translation>
    </message>
    <message>
        <source>Cited in</source>
        <translation>引用次数</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页数</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>adduce::PagePrinter</name>
    <message>
        <source>Printing %1</source>
        <translation>正在打印 %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>the printer &quot;%1&quot; takes nothing</source>
        <translation>打印机“%1”不接受任务</translation>
    </message>
</context>
<context>
    <name>adduce::DuplicatesDialog</name>
    <message>
        <source>No two papers look like one.</source>
        <translation>没有看起来相同的论文。</translation>
    </message>
    <message>
        <source>They are two papers</source>
        <translation>这是两篇论文</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Open the first</source>
        <translation>打开第一篇</translation>
    </message>
    <message>
        <source>Open the second</source>
        <translation>打开第二篇</translation>
    </message>
    <message>
        <source>Possible duplicates</source>
        <translation>可能的重复</translation>
    </message>
    <message>
        <source>Papers that look like one</source>
        <translation>看起来相同的论文</translation>
    </message>
    <message>
        <source>Because of</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>the same DOI</source>
        <translation>相同的 DOI</translation>
    </message>
    <message>
        <source>the same text</source>
        <translation>相同的文本</translation>
    </message>
    <message>
        <source>First</source>
        <translation>第一篇</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>第二篇</translation>
    </message>
    <message>
        <source>Field by field</source>
        <translation>逐字段比较</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>What is checked is kept. The other file is no longer searched, and answers that cite it still open; its collections, tags and notes go to the paper that stays.</source>
        <translation>保留勾选的内容。另一个文件不再被搜索，引用它的回答仍可打开；它的收藏集、标签和笔记归入保留的论文。</translation>
    </message>
</context>
<context>
    <name>adduce::ComparedPapers</name>
    <message>
        <source>Pages</source>
        <translation>页数</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>添加日期</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>收藏集</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Threads that cite it</source>
        <translation>引用它的会话</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>高亮</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderTabs</name>
    <message>
        <source>Open papers</source>
        <translation>打开的论文</translation>
    </message>
    <message>
        <source>No paper</source>
        <translation>无论文</translation>
    </message>
    <message>
        <source>Close the paper</source>
        <translation>关闭论文</translation>
    </message>
    <message>
        <source>The paper is being printed: wait for it, or stop it, then close the paper.</source>
        <translation>论文正在打印: 请等待或停止打印后再关闭。</translation>
    </message>
</context>
<context>
    <name>adduce::ReaderPanel</name>
    <message>
        <source>Choose a paper in the library to read it here.</source>
        <translation>在文献库中选择一篇论文即可在此阅读。</translation>
    </message>
</context>
<context>
    <name>adduce::ZoteroFollowing</name>
    <message>
        <source>Zotero is not running. What is new there comes once it does.</source>
        <translation>Zotero 未运行。启动后，新内容会自动到来。</translation>
    </message>
    <message>
        <source>Zotero lets no other program read. Allow it there: Settings &gt; Advanced &gt; Allow other applications on this computer to communicate with Zotero.</source>
        <translation>Zotero 不允许其他程序读取。请在 Zotero 中允许: Settings &gt; Advanced &gt; Allow other applications on this computer to communicate with Zotero</translation>
    </message>
    <message>
        <source>Followed; last looked at %1.</source>
        <translation>正在跟随；上次查看时间 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new or changed item(s) at %1.</source>
        <translation>
            <numerusform>%1 有 %Ln 个新增或更改的条目。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::FindLine</name>
    <message>
        <source>Previous match</source>
        <translation>上一处匹配</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一处匹配</translation>
    </message>
    <message>
        <source>Close the find box</source>
        <translation>关闭查找栏</translation>
    </message>
    <message>
        <source>%L1 of %L2, looking…</source>
        <translation>%L1 / %L2,查找中…</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 / %L2</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在查找…</translation>
    </message>
</context>
<context>
    <name>adduce::WrittenFiles</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadFind</name>
    <message>
        <source>Find in this thread</source>
        <translation>在此会话中查找</translation>
    </message>
</context>
<context>
    <name>adduce::Profile</name>
    <message>
        <source>Our own: both lists, weighed by how much of the question the space knows.</source>
        <translation>我们自己的方案：两个列表按向量空间对问题的了解程度加权。</translation>
    </message>
    <message>
        <source>The five best by vector, and none that is too far away; for complex questions also what is like two imagined answers, and a second search where the scores are low.</source>
        <translation>按向量取最好的五个，过远的不取；对复杂问题还查找与两个设想答案相似的内容，得分低时再搜索一次。</translation>
    </message>
    <message>
        <source>Windows of characters, both lists by min-max; the question is rewritten, passages that a model says no of are left out, and an answer that fails its checks is written again.</source>
        <translation>按字符开窗，两个列表用最小最大归一；改写问题，去掉模型否定的文段，未通过检查的答案会重写。</translation>
    </message>
    <message>
        <source>Paragraphs, both lists by their relative scores; the question is resolved, split and asked of the collections that it is for; what is missing is asked for, and prose is taken apart into statements.</source>
        <translation>按段落，两个列表用相对得分；问题被补全、拆分并只问相应的收藏集；缺少的会追问，文字被拆成论断。</translation>
    </message>
    <message>
        <source>Many candidates by vector alone, thinned by marginal relevance; a model examines each unless the reranker is sure; the best of each page.</source>
        <translation>仅按向量取大量候选，再按边际相关性精简；除非重排器有把握，否则由模型逐一检查；每页取最好的。</translation>
    </message>
    <message>
        <source>Five-step portal: section-aware chunks, both lists by min-max, neighbours of the best.</source>
        <translation>五步门户：按章节切分，两个列表用最小最大归一，并取最佳文段的相邻文段。</translation>
    </message>
</context>
<context>
    <name>adduce::ConflictLines</name>
    <message>
        <source>What other papers say against it</source>
        <translation>其他论文的相反说法</translation>
    </message>
    <message>
        <source>Show that cell</source>
        <translation>显示该单元格</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>另有 %Ln 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::PaperChoice</name>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
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
        <translation>信纸</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>纸张大小</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>纵向</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>横向</translation>
    </message>
    <message>
        <source>How the paper lies</source>
        <translation>纸张方向</translation>
    </message>
</context>
<context>
    <name>adduce::FiguresWindow</name>
    <message>
        <source>Numbers of the matrix</source>
        <translation>矩阵中的数值</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Save picture...</source>
        <translation>保存图片...</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) with a number</source>
        <translation>
            <numerusform>%Ln 篇论文有数值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with one of another kind</source>
        <translation>
            <numerusform>%Ln 篇的数值属于其他类型</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::StyleChoice</name>
    <message>
        <source>Citation style</source>
        <translation>引文样式</translation>
    </message>
    <message>
        <source>As pandoc does</source>
        <translation>按 pandoc 的默认样式</translation>
    </message>
    <message>
        <source>Another style file...</source>
        <translation>其他样式文件...</translation>
    </message>
    <message>
        <source>Citation styles (*.csl);;All files (*)</source>
        <translation>引文样式 (*.csl);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>adduce::HandbookBand</name>
    <message>
        <source>Handbook</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Adduce Handbook</source>
        <translation>Adduce 手册</translation>
    </message>
    <message>
        <source>Back to your papers</source>
        <translation>返回您的论文</translation>
    </message>
    <message>
        <source>What is asked here is answered from the handbook alone; your papers are in the other window.</source>
        <translation>此处的提问只依据手册回答；您的论文在另一个窗口中。</translation>
    </message>
</context>
<context>
    <name>adduce::ThreadSearchBox</name>
    <message>
        <source>Find in questions, answers and quotes</source>
        <translation>在问题、回答和引文中查找</translation>
    </message>
    <message>
        <source>Find a thread</source>
        <translation>查找会话</translation>
    </message>
</context>
<context>
    <name>adduce::LaboratorySettingsPage</name>
    <message>
        <source>reads</source>
        <translation>可阅读</translation>
    </message>
    <message>
        <source>reads and adds papers</source>
        <translation>可阅读和添加论文</translation>
    </message>
    <message>
        <source>reads, adds and removes papers</source>
        <translation>可阅读、添加和移除论文</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Joining…</source>
        <translation>正在加入…</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>where one is needed; it is kept in the keyring</source>
        <translation>如需要；保存在密钥环中</translation>
    </message>
    <message>
        <source>Synchronise now</source>
        <translation>立即同步</translation>
    </message>
    <message>
        <source>Leave...</source>
        <translation>退出...</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>退出</translation>
    </message>
    <message>
        <source> as %1, who %2</source>
        <translation>，身份 %1（%2）</translation>
    </message>
    <message>
        <source>Synchronising…</source>
        <translation>正在同步…</translation>
    </message>
    <message>
        <source>In step since %1</source>
        <translation>已同步：%1</translation>
    </message>
    <message>
        <source>Not in step yet</source>
        <translation>尚未同步</translation>
    </message>
    <message>
        <source>Leave the laboratory</source>
        <translation>退出实验室</translation>
    </message>
    <message>
        <source>Leave this laboratory?</source>
        <translation>要退出此实验室吗？</translation>
    </message>
    <message>
        <source>All papers stay in this library, those of others among them. Nothing is sent or fetched any more.</source>
        <translation>所有论文（包括他人的）都留在此文献库中。不再发送或获取任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln paper(s) are here</source>
        <translation>
            <numerusform>%Ln 篇论文中的 %1 篇在此</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of this library wait(s) to be sent</source>
        <translation>
            <numerusform>此文献库有 %Ln 篇等待发送</numerusform>
        </translation>
    </message>
    <message>
        <source>Several computers share the papers of a laboratory by a PostgreSQL database. Each has all of them in its own library, and searches and answers there, offline too. Papers, how they are described and how they are filed are shared; threads and tables of evidence once you share them, by their menus. Papers that never leave this computer are not, nor are highlights and notes.</source>
        <translation>多台计算机通过 PostgreSQL 数据库共享实验室的论文。每台计算机在自己的文献库中拥有全部论文，并在本地（包括离线时）搜索和回答。共享的有论文、其描述和分类；会话和证据表在您通过其菜单共享之后共享。永不离开此计算机的论文不共享，高亮和笔记也不共享。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) of this library would be sent there. &quot;Never leaves this computer&quot;, in the menu of a paper or collection, keeps them here.</source>
        <translation>
            <numerusform>此文献库的 %Ln 篇论文将发送到那里。在论文或合集的菜单中选择“永不离开本机”可将其留在本地。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::LaboratoryKeeper</name>
    <message numerus="yes">
        <source>%Ln paper(s) came from the laboratory</source>
        <translation>
            <numerusform>从实验室收到 %Ln 篇论文</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paper(s) were taken out of the laboratory</source>
        <translation>
            <numerusform>%Ln 篇论文已从实验室移除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thread(s) of others came</source>
        <translation>
            <numerusform>收到他人的 %Ln 个会话</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln table(s) of others came</source>
        <translation>
            <numerusform>收到他人的 %Ln 个表</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adduce::LaboratorySharing</name>
    <message>
        <source>Share with the laboratory</source>
        <translation>与实验室共享</translation>
    </message>
    <message>
        <source>Share no more with the laboratory</source>
        <translation>不再与实验室共享</translation>
    </message>
</context>
<context>
    <name>adduce::LostChangesList</name>
    <message>
        <source>Written over unseen</source>
        <translation>在未看到的情况下被覆盖</translation>
    </message>
    <message>
        <source>Two changed the same field before they heard of each other. What was written last holds; what was lost is here.</source>
        <translation>两个人在得知对方的更改之前更改了同一字段。以最后写入的为准；丢失的内容在这里。</translation>
    </message>
    <message>
        <source>%1 emptied it on %2; %3 wrote over it.</source>
        <translation>%1 于 %2 将其清空；%3 覆盖了它。</translation>
    </message>
    <message>
        <source>“%1”, as %2 wrote on %3; %4 wrote over it.</source>
        <translation>“%1”，%2 于 %3 写入；%4 覆盖了它。</translation>
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
        <translation>恢复</translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>保持原样</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>以及另外 %Ln 项</numerusform>
        </translation>
    </message>
</context>
</TS>
