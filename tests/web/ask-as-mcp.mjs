// Asks adduce-mcp, or a running adduce-server, by the protocol's own SDK, each tool once; run by hand where npm is:
//     npm install @modelcontextprotocol/sdk && node tests/web/ask-as-mcp.mjs stdio PROGRAM LIBRARY
//     node tests/web/ask-as-mcp.mjs http ADDRESS TOKEN
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

const [way, place, more] = process.argv.slice(2);
const transport = way === "stdio"
  ? new StdioClientTransport({ command: place, args: ["--library", more, "--configuration", `${more}.configuration.json`] })
  : new StreamableHTTPClientTransport(new URL(`${place}/mcp`), { requestInit: { headers: { Authorization: `Bearer ${more}` } } });
const client = new Client({ name: "adduce-test", version: "1" });
let failed = 0;

function check(what, isTrue, shown) {
  if (!isTrue) failed += 1;
  console.log(`${isTrue ? "ok  " : "FAIL"} ${what}${shown ? `: ${shown}` : ""}`);
}

async function call(name, args) {
  const result = await client.callTool({ name, arguments: args });
  check(name, !result.isError && result.content[0].text.length > 0, result.content[0].text.slice(0, 140).replaceAll("\n", " "));
  return result.structuredContent;
}

await client.connect(transport);
check("initialize", client.getServerVersion().name === "adduce", JSON.stringify(client.getServerCapabilities()));
const { tools } = await client.listTools();
check("tools/list", tools.length >= 6, tools.map((tool) => tool.name).join(", "));
const { documents } = await call("list_documents", {});
await call("search", { query: "standard errors", limit: 3 });
const answer = await call("ask", { question: process.env.QUESTION || "When is a zero-inflated model preferred to a hurdle model?" });
const citation = answer.sentences[0]?.citations[0];
check("ask proves", Boolean(citation?.quote && citation.page && citation.sha256 && citation.link), citation?.link);
await call("read_page", { document: documents[0].id, page: 1 });
if (citation) {
  const checked = await call("quote_check", { document: citation.document, page: citation.page, quote: citation.quote });
  check("quote_check finds it", checked.stands === true);
}
const wrong = await client.callTool({ name: "evidence_add", arguments: { table: 999999, thread: String(answer.thread) } });
check("evidence_add of no table is told", wrong.isError === true, wrong.content[0].text);
const { resources } = await client.listResources();
check("resources/list", resources.length === documents.length, String(resources.length));
const page = await client.readResource({ uri: `${resources[0].uri}/pages/1` });
check("resources/read", page.contents[0].text.length > 0);
const { resourceTemplates } = await client.listResourceTemplates();
check("resources/templates/list", resourceTemplates.length === 3);
const { prompts } = await client.listPrompts();
const prompt = await client.getPrompt({ name: prompts[0].name, arguments: { [prompts[0].arguments[0].name]: "Do naps help?" } });
check("prompts/get", prompt.messages[0].content.text.includes("Do naps help?"));
await client.close();
process.exit(failed ? 1 : 0);
