"use strict";

// Asks the library and shows what it answers. Whatever comes is put in as text, never as markup.

const at = (id) => document.getElementById(id);
const scale = 2; // pixels a point of pictures
const margin = 18; // points around a quote that is shown

let thread = null; // the conversation that the next question goes on with
let asking = null; // stops the question that is answered

function element(name, text, className) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
}

function tell(fault) {
  at("fault").textContent = fault || "";
}

async function faultOf(reply) {
  const json = await reply.json().catch(() => ({}));
  return [json.title, json.detail].filter(Boolean).join("\n") || `The server replied with status ${reply.status}.`;
}

function show(user) {
  at("enter").hidden = Boolean(user);
  at("ask").hidden = !user;
  at("leave").hidden = !user;
  at("who").hidden = !user;
  at("who").textContent = user ? user.name : "";
  (user ? at("question") : at("token")).focus();
}

async function begin() {
  try {
    const reply = await fetch("/v1/user");
    show(reply.ok ? await reply.json() : null);
  } catch {
    show(null);
    tell("The server cannot be reached.");
  }
}

async function signIn(event) {
  event.preventDefault();
  tell();
  const token = at("token").value.trim();
  if (!/^[\x21-\x7e]+$/.test(token)) return tell("That is no token.");
  try {
    const reply = await fetch("/v1/session", { method: "POST", headers: { Authorization: `Bearer ${token}` } });
    if (!reply.ok) return tell(await faultOf(reply));
    at("token").value = "";
    show(await reply.json());
  } catch {
    tell("The server cannot be reached.");
  }
}

async function signOut() {
  if (asking) asking.abort();
  await fetch("/v1/session", { method: "DELETE" }).catch(() => {});
  startAnew();
  at("answers").replaceChildren();
  show(null);
}

function startAnew() {
  thread = null;
  at("anew").hidden = true;
  at("question").value = "";
  at("question").focus();
}

// The part of the page around some rectangles (left, top, right, bottom in points).
function regionOf(rects) {
  const left = Math.max(0, Math.min(...rects.map((r) => r[0])) - margin);
  const top = Math.max(0, Math.min(...rects.map((r) => r[1])) - margin);
  const right = Math.max(...rects.map((r) => r[2])) + margin;
  const bottom = Math.max(...rects.map((r) => r[3])) + margin;
  return [left, top, right, bottom].map((side) => side.toFixed(1)).join(",");
}

function figureOf(citation) {
  const figure = element("figure");
  figure.append(element("blockquote", citation.quote));
  const page = `/v1/documents/${citation.document}/pages/${citation.page}/image`;
  if (citation.rects.length > 0) {
    const picture = element("img");
    picture.alt = `Page ${citation.label || citation.page} of ${citation.source}, where the quote stands`;
    picture.src = `${page}?scale=${scale}&region=${regionOf(citation.rects)}`;
    picture.addEventListener("error", () => picture.replaceWith(element("p", "The page cannot be shown.", "help")));
    figure.append(picture);
  }
  const caption = element("figcaption", `${citation.title || citation.source}, page ${citation.label || citation.page}. `);
  const link = element("a", "Open the page");
  link.href = `${page}?scale=${scale}`;
  link.target = "_blank";
  link.rel = "noopener";
  caption.append(link);
  figure.append(caption);
  return figure;
}

function placeOf(citation, into) {
  const button = element("button", `${citation.source}, p. ${citation.label || citation.page}`, "place");
  button.type = "button";
  button.setAttribute("aria-expanded", "false");
  let figure = null;
  button.addEventListener("click", () => {
    if (figure) {
      figure.remove();
      figure = null;
    } else {
      figure = figureOf(citation);
      into.append(figure);
    }
    button.setAttribute("aria-expanded", String(Boolean(figure)));
  });
  return button;
}

function sentenceOf(sentence) {
  const whole = element("div", undefined, "sentence");
  const line = element("p", `${sentence.text} `);
  for (const citation of sentence.citations) line.append(placeOf(citation, whole), " ");
  whole.append(line);
  return whole;
}

function showAnswer(answer, into) {
  into.replaceChildren(element("h2", answer.question), ...answer.sentences.map(sentenceOf));
  if (answer.message) into.append(element("p", answer.message));
  for (const caveat of answer.caveats) into.append(element("p", caveat, "help"));
  if (answer.sentences.length > 0) into.append(element("p", `Confidence: ${answer.confidence}.`, "help"));
  thread = answer.thread ? String(answer.thread) : null;
  at("anew").hidden = !thread;
}

// Server-sent events out of the body of a reply, one after another.
async function* eventsOf(reply) {
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  let come = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    come += value;
    for (let end = come.indexOf("\n\n"); end >= 0; end = come.indexOf("\n\n")) {
      const lines = come.slice(0, end).split("\n");
      come = come.slice(end + 2);
      const field = (name) => (lines.find((line) => line.startsWith(`${name}: `)) || "").slice(name.length + 2);
      if (field("event")) yield { name: field("event"), data: JSON.parse(field("data")) };
    }
  }
}

async function hear(reply, into) {
  let isAnswered = false;
  for await (const event of eventsOf(reply)) {
    if (event.name === "stage") at("state").textContent = `${event.data.stage.replaceAll("_", " ")} …`;
    if (event.name === "sentence") into.append(sentenceOf(event.data));
    if (event.name === "error") throw new Error([event.data.title, event.data.detail].filter(Boolean).join("\n"));
    if (event.name === "answer") {
      showAnswer(event.data, into);
      isAnswered = true;
    }
  }
  if (!isAnswered) throw new Error("The connection ended before the answer was whole. Ask again.");
}

async function ask(event) {
  event.preventDefault();
  const question = at("question").value.trim();
  if (!question || asking) return;
  tell();
  asking = new AbortController();
  at("send").disabled = true;
  at("stop").hidden = false;
  const into = element("article");
  into.append(element("h2", question));
  at("answers").prepend(into);
  try {
    const body = { question, stream: true };
    if (thread) body.thread = thread;
    const reply = await fetch("/v1/ask", {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body), signal: asking.signal,
    });
    if (reply.status === 401) show(null);
    if (!reply.ok) throw new Error(await faultOf(reply));
    await hear(reply, into);
    at("question").value = "";
  } catch (error) {
    into.remove();
    if (error.name !== "AbortError") tell(error instanceof TypeError ? "The server cannot be reached." : error.message);
  } finally {
    asking = null;
    at("send").disabled = false;
    at("stop").hidden = true;
    at("state").textContent = "";
  }
}

at("enter").addEventListener("submit", signIn);
at("leave").addEventListener("click", signOut);
at("ask").addEventListener("submit", ask);
at("stop").addEventListener("click", () => asking && asking.abort());
at("anew").addEventListener("click", startAnew);
at("question").addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) at("ask").requestSubmit();
});
begin();
