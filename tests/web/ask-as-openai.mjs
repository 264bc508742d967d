// Asks a running adduce-server as a chat program would, by OpenAI's own library; run by hand where npm is:
//     npm install openai && node tests/web/ask-as-openai.mjs ADDRESS TOKEN
import OpenAI from "openai";

const [address, token] = process.argv.slice(2);
const client = new OpenAI({ baseURL: `${address}/v1`, apiKey: token });
const question = process.env.QUESTION || "When is a zero-inflated model preferred to a hurdle model?";
let failed = 0;

function check(what, isTrue, shown) {
  if (!isTrue) failed += 1;
  console.log(`${isTrue ? "ok  " : "FAIL"} ${what}${shown ? `: ${shown}` : ""}`);
}

const models = await client.models.list();
check("models", models.data.some((model) => model.id === "adduce"), models.data.map((model) => model.id).join(", "));
const messages = [{ role: "user", content: question }];
const whole = await client.chat.completions.create({ model: "adduce", messages });
const said = whole.choices[0].message;
check("a completion", said.content.length > 0 && whole.choices[0].finish_reason === "stop", said.content.slice(0, 160).replaceAll("\n", " "));
check("its annotations", said.annotations.every((one) => one.url_citation.url.startsWith(address)), String(said.annotations.length));
let streamed = "";
for await (const chunk of await client.chat.completions.create({ model: "adduce", messages, stream: true })) streamed += chunk.choices[0]?.delta?.content || "";
check("a stream", streamed === said.content);
messages.push({ role: "assistant", content: said.content }, { role: "user", content: "And when is it not?" });
const next = await client.chat.completions.create({ model: "adduce", messages });
check("the next question", next.choices[0].message.content.length > 0, next.choices[0].message.content.slice(0, 120).replaceAll("\n", " "));
try {
  await client.chat.completions.create({ model: "gpt-none", messages });
  check("an unknown model is refused", false);
} catch (error) {
  check("an unknown model is refused", error.status === 400, error.message);
}
process.exit(failed ? 1 : 0);
