"""Answers patterns with Python's `regex` module: one JSON case a line, one JSON answer a line. Used by regex-differential.mjs."""

import json
import sys

import regex


def answer(case):
    try:
        pattern = regex.compile(case["pattern"], regex.DOTALL)
    except regex.error as error:
        return {"error": error.msg, "position": error.pos}
    except Exception as error:
        return {"error": str(error), "position": None}
    try:
        return {"matches": [describe(match) for match in pattern.finditer(case["text"], timeout=1)]}
    except TimeoutError:
        return {"timeout": True}
    except Exception as error:
        return {"failure": str(error)}


def describe(match):
    return [match.start(), match.end(), {name: text for name, text in match.groupdict().items() if text is not None}]


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
