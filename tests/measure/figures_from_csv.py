#!/usr/bin/python3
"""The figures of an evaluation, computed again from its exported table alone.

    adduce-cli evaluate --set FILE --output run.csv --json > run.json
    figures_from_csv.py run.csv run.json

Shares nothing with the program but the names of columns and figures. Prints each figure of each way of answering, and fails where one is
not the program's to the last digit.
"""
import csv
import json
import math
import sys


def quantile(values, share):
    """Linear between neighbours (Hyndman and Fan, 1996, type 7)."""
    values = sorted(values)
    at = share * (len(values) - 1)
    below = int(at)
    above = min(below + 1, len(values) - 1)
    return values[below] + (at - below) * (values[above] - values[below])


def mean(values):
    return sum(values) / len(values)


def ndcg10(ranks):
    """Of several sentences in one passage each stands a rank behind the one before."""
    gain = 0.0
    last = 0
    for rank in sorted(rank for rank in ranks if rank > 0):
        last = max(rank, last + 1)
        if last <= 10:
            gain += 1 / math.log2(last + 1)
    ideal = sum(1 / math.log2(place + 1) for place in range(1, min(len(ranks), 10) + 1))
    return gain / ideal


def reciprocal_rank10(ranks):
    found = [rank for rank in ranks if 0 < rank <= 10]
    return 1 / min(found) if found else 0.0


def calibration_error(answers):
    """Expected calibration error over the groups of answers that claim the same."""
    differences = {}
    for claimed, right in answers:
        differences[claimed] = differences.get(claimed, 0.0) + (right - claimed)
    return sum(abs(differences[claimed]) for claimed in sorted(differences)) / len(answers)


def figures(rows):
    """By name; a figure that no row says anything of is left out."""
    found = {"model_failed": sum(row["model_failed"] == "yes" for row in rows)}
    rows = [row for row in rows if row["model_failed"] == "no"]

    def share(name, pairs):
        pairs = list(pairs)
        whole = sum(of for _, of in pairs)
        if whole:
            found[name] = sum(part for part, _ in pairs) / whole

    def average(name, values):
        values = list(values)
        if values:
            found[name] = mean(values)

    for category in ("direct", "synthesis", "edge_case"):
        for part, is_of in (("right", lambda row: row["right"] == "yes"), ("queries", lambda row: True)):
            found[f"categories.{category}.{part}"] = sum(is_of(row) for row in rows if row["category"] == category)
    gold = [row for row in rows if row["has_gold"] == "yes"]
    share("gold.gold_first.share", ((row["gold_first"] == "yes", 1) for row in gold))
    share("gold.gold_any.share", ((int(row["gold_told"]) > 0, 1) for row in gold))
    told = [row for row in gold if row["verdict"] == "answered"]
    share("gold.gold_share.share", ((int(row["gold_told"]), int(row["told"])) for row in told))
    citations = sum(int(row["citations"]) for row in rows)
    found["citation_precision"] = sum(int(row["citations_verbatim"]) for row in rows) / citations if citations else 1
    share("citation_precision_raw.share", ((int(row["citations_sound"]), int(row["citations_written"])) for row in rows))
    share("examination_skipped.share", ((int(row["gates_open"]), int(row["gates"])) for row in rows))
    answerable = [row for row in rows if row["must_be_refused"] == "no"]
    share("refused_wrongly.share", ((row["refused"] == "yes", 1) for row in answerable))
    share("retrieval_precision.share", ((int(row["relevant"]), int(row["retrieved"])) for row in rows))
    share("hallucination_pass.share", ((row["grounded"] == "yes", 1) for row in rows if row["grounded"]))
    share("quality_pass.share", ((row["to_the_question"] == "yes", 1) for row in rows if row["to_the_question"]))
    held = [(int(row["told"]) if row["written_by_model"] == "yes" else 0, int(row["removed"])) for row in rows]
    share("held_by_checks.share", ((told, told + removed) for told, removed in held))
    share("mutants_caught.share", ((int(row["mutants_caught"]), int(row["mutants"])) for row in rows))
    share("web_search_rate.share", ((row["web_searched"] == "yes", 1) for row in rows))
    ranks = [[int(rank) for rank in row["gold_ranks"].split()] for row in rows if row["gold_ranks"]]
    average("passages.mrr@10.mean", map(reciprocal_rank10, ranks))
    average("passages.ndcg@10.mean", map(ndcg10, ranks))
    share("passages.recall@10.share", ((sum(0 < rank <= 10 for rank in one), len(one)) for one in ranks))
    claims = [(float(row["claimed"]), float(row["right"] == "yes")) for row in gold if row["claimed"]]
    if claims:
        found["calibration_error.error"] = calibration_error(claims)
    average("retrieval_attempts.mean", (n for n in (float(row["retrieval_attempts"]) for row in rows) if n > 0))
    average("generation_attempts.mean", (n for n in (float(row["generation_attempts"]) for row in rows) if n > 0))
    average("tokens.mean", (n for n in (float(row["prompt_tokens"]) + float(row["answer_tokens"]) for row in rows) if n > 0))
    average("cost.mean", (n for n in (float(row["cost"]) for row in rows) if n > 0))
    if rows:
        milliseconds = [float(row["ms"]) for row in rows]
        found["median_milliseconds"] = quantile(milliseconds, 0.5)
        found["p95_milliseconds"] = quantile(milliseconds, 0.95)
    return found


def told_by_program(report, name):
    for part in name.split("."):
        if not isinstance(report, dict) or part not in report:
            return None
        report = report[part]
    return report


def main():
    with open(sys.argv[1], encoding="utf-8", newline="") as table:
        rows = list(csv.DictReader(table))
    with open(sys.argv[2], encoding="utf-8") as file:
        run = json.load(file)
    differing = compared = 0
    for report in run.get("reports", [run]):
        way = (report["profile"], report["model"], report.get("space", ""))
        own = [row for row in rows if (row["profile"], row["model"], row["space"]) == way]
        for name, value in figures(own).items():
            told = told_by_program(report, name)
            compared += 1
            if told != value:
                differing += 1
            print(f"{'same' if told == value else 'DIFFERS':8}{report['profile']:12}{name:34}{value!r:24}{told!r}")
    print(f"{compared} figures, {differing} differing")
    return 1 if differing or not compared else 0


if __name__ == "__main__":
    sys.exit(main())
