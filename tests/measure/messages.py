#!/usr/bin/python3
"""The table of all messages of errors, docs/MESSAGES.md, as the source has them.

    messages.py            print it
    messages.py --write    put it where it belongs
    messages.py --check    fail where it is not what would be written

What is said of each kind stands in words() of core/base/error.cpp; why an input cannot be used stands where Error{BadInput} is thrown, or
where a function is called that throws it (THROWING). Kinds without a place in PARTS are an error: whoever adds one says where it belongs.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
TABLE = ROOT / "docs" / "MESSAGES.md"
FOLDERS = ("core", "ui", "app")
CLAUSES = "BadInput|NoSuchPage"  # kinds whose detail is a clause
THROWING = "refuse|notOneOf"  # functions that throw BadInput, by what they are given
# What lies in these parentheses is text that is read; in others it is a name, a separator or a part that is filled in.
READ_INSIDE = {"", "tr", "QStringLiteral", "QString"}
PARTS = {
    "Files and programs": "Missing Unreadable Empty MissingProgram Unsupported NewerFile Encrypted Damaged NoText TooLarge TimedOut OutOfMemory NoMemory "
    "Crashed DiskFull Unwritable AlreadyThere FileChanged FolderGone OtherScript MissingLanguage",
    "The library": "NoSuchDocument NoSuchPage NoSuchThread NoSuchTable NewerLibrary DamagedLibrary ForeignSchema ReadOnlyLibrary Busy",
    "Models and servers": "Unreachable NotListening BadReply Rejected CutOff Withheld Declined Untrusted NotAllowed NoKey NoSuchModel "
    "WrongAddress PromptTooLong LimitReached Overloaded WebNotAllowed LocalOnly DocumentLocalOnly Unencrypted NotOpen",
    "A laboratory": "LaboratoryAway LaboratoryRefuses LaboratoryForbids LaboratoryFull NoLaboratory NewerLaboratory",
    "What is typed or chosen, and the rest": "BadInput Stopped Internal",
}
HEAD = """# Messages

What Adduce says where something fails: what happened, why, and what to do next. `tests/measure/messages.py` makes this file from the
source (`./dev messages`); nobody edits it. `%1` and `%2` stand for what is filled in: a path, a name, a number. The name of a kind is what
JSON has. A library's or server's own words follow a message in brackets.
"""
INPUT_HEAD = """
## What cannot be used

Each is said as "This cannot be used: ... . Change it and try again.", and its kind is `bad_input` unless another is named. Those of
`core/serving` are mostly read by programs: a reply says "This request cannot be used." or what was given, and why behind it. Those of the
command line and of the servers, and some of `core/evaluation`, are English alone.
"""
LITERAL = re.compile(r'u?"((?:[^"\\\n]|\\.)*)"(?:_s|_L1)?')


def unescaped(text):
    return re.sub(r"\\(.)", lambda m: {"n": " "}.get(m[1], m[1]), text)


def code_of(path):
    """Without comments, which have quotes of their own."""
    text = path.read_text(encoding="utf-8")
    return re.sub(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*', lambda m: m[0] if m[0][0] == '"' else "", text)


def arguments(code, at):
    """The arguments of the call or list whose bracket is at `at`, each as its source."""
    found, depth, begin = [], 0, at + 1
    for match in re.compile(r'"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\]|\\.)\'|[(){}\[\],]').finditer(code, at):
        sign = match[0]
        if sign in "({[":
            depth += 1
        elif sign in ")}]":
            depth -= 1
            if depth == 0:
                return found + [code[begin : match.start()]]
        elif sign == "," and depth == 1:
            found.append(code[begin : match.start()])
            begin = match.end()
    raise ValueError("a bracket stays open: " + code[at : at + 80])


def texts(code):
    """What is read of an expression: one text each side of a question mark, literals that follow each other as one."""
    found, inside, last = [], [], None
    for match in re.compile(LITERAL.pattern + r"|([\w:.]*)\s*([({\[])|[)}\]]").finditer(code):
        sign = match[0][-1]
        if match[1] is not None:
            if all(name in READ_INSIDE for name in inside):
                text = unescaped(match[1])
                if last is not None and not code[last : match.start()].strip():
                    found[-1] += text
                elif re.search(r"[^\W\d_]{2}", re.sub(r"%L?\d", "", text)):
                    found.append(text)
                else:
                    continue
                last = match.end()
        elif sign in "({[":
            inside.append("[" if sign == "[" else re.split(r"::|\.", match[2] or "")[-1])
        elif inside:
            inside.pop()
    return found


def kinds():
    """Rows of each kind: (kind, what is said, what to do next)."""
    code = code_of(ROOT / "core/base/error.cpp")
    names = dict(re.findall(r'\{ ErrorKind::(\w+), "(\w+)" \}', code))
    body = code[code.index("ErrorWords words(") :]
    rows = {}
    for case in re.split(r"case ErrorKind::", body)[1:]:
        kind = re.match(r"\w+", case)[0]
        for at in re.finditer(r"\bw = \{", case):
            what, following = arguments(case, at.end() - 1)
            said = " ".join(unescaped(m[1]) for m in LITERAL.finditer(what) if m[1]) if not texts(what) else " ".join(texts(what))
            rows.setdefault(kind, []).append((said, " ".join(texts(following))))
    return names, rows


def put_in(template, reason):
    """The reason in the place of the template's last number; its own numbers follow those of the template."""
    places = [int(number) for number in re.findall(r"%L?(\d)", template)]
    if not places:
        return reason
    later = re.sub(r"%(L?)(\d)", lambda m: f"%{m[1]}{int(m[2]) + len(places) - 1}", reason)
    return re.sub(r"%%L?%d" % places[-1], lambda m: later, template)


def template_of(code):
    """What the function of THROWING makes of what it is given; "%1" where it is thrown as it is."""
    made = re.search(r"(?:\b(?:void|Error) (?:%s)\([^)]*\)[^{;]*|\brefuse = \[&\]\([^)]*\) )\{" % THROWING, code)
    if not made:
        return ""
    literal = LITERAL.search(code[made.end() : code.index("}", made.end())])
    return unescaped(literal[1]) if literal else "%1"


def clauses(path):
    """Of a file, why something cannot be used: (clause, kind)."""
    code = code_of(path)
    template, found = template_of(code) if "ErrorKind::BadInput" in code else "", []
    for match in re.finditer(r"\bError\(\s*ErrorKind::(%s)\b|(?<!void )(?<!Error )\b(?:%s)\(" % (CLAUSES, THROWING), code):
        given = arguments(code, code.index("(", match.start()))
        if match[1]:
            said = (texts(given[1]) if len(given) > 1 else []) or texts(",".join(given[2:]))
        elif template:
            said = [put_in(template, text) for argument in given for text in texts(argument)]
        else:
            continue
        said = [text for text in said if text != template]
        found += [(text if text[0] != " " else "%1" + text, match[1] or "BadInput") for text in said]
    return [one for at, one in enumerate(found) if one not in found[:at]]


def row(*cells):
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |\n"


def table():
    out = HEAD
    names, rows = kinds()
    placed = " ".join(PARTS.values()).split()
    if sorted(placed) != sorted(names) or set(rows) != set(names):
        sys.exit("messages.py: kinds without a place in PARTS or without words: %s" % sorted(set(placed) ^ set(names) | set(rows) ^ set(names)))
    for part, members in PARTS.items():
        out += f"\n## {part}\n\n" + row("What is said", "What to do next", "Kind") + row("---", "---", "---")
        for kind in members.split():
            for what, following in rows[kind]:
                out += row(what, following, f"`{names[kind]}`")
    out += INPUT_HEAD
    files = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*")) if path.suffix in (".cpp", ".h")]
    part = None
    for path in files:
        found = [] if path.name.startswith("error.") else clauses(path)
        place = path.relative_to(ROOT)
        if found and place.parts[:2] != part:
            part = place.parts[:2]
            out += "\n### " + "/".join(part) + "\n\n" + row("What cannot be used, and why", "Where") + row("---", "---")
        for clause, kind in found:
            out += row(clause, f"`{place.name}`" + ("" if kind == "BadInput" else f", `{names[kind]}`"))
    return out


def main(asked):
    made = table()
    if asked == ["--write"]:
        TABLE.write_text(made, encoding="utf-8")
    elif asked == ["--check"]:
        if not TABLE.exists() or TABLE.read_text(encoding="utf-8") != made:
            sys.exit("docs/MESSAGES.md is not what the source says: ./dev messages makes it anew")
    elif asked:
        sys.exit(__doc__)
    else:
        sys.stdout.write(made)


main(sys.argv[1:])
