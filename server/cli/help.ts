export const HELP = `Usage: response-template COMMAND [OPTIONS]

Response templates turn the raw output of a chat model into a structured message.

Commands:
  batch     parse JSON Lines from standard input, one answer a line

Options:
  -h, --help      show this help; with a command, its own
  -V, --version   show the version

Examples:
  response-template batch < cases.jsonl > answers.jsonl
  response-template batch --validate < templates.jsonl
`;

export const BATCH_HELP = `Usage: response-template batch [--validate] < CASES > ANSWERS

Reads JSON Lines, a case a line, and writes an answer a line, in order:

  {"id": …, "template": {…}, "prefix": "…", "chunks": ["…"] or "text": "…", "tools": […]}

  {"id": …, "ok": true, "message": {…}, "initial_events": […], "events": [[…] per chunk], "final_events": […]}
  {"id": …, "ok": false, "stage": "load" | "init" | "feed" | "finalize", "code": "…", "message": "…", "feed_index": …}

"prefix" is the prompt that came before the text; it is required, and "" says that there is none. Other keys are
ignored. A line that is no case gets an answer with the code "line-invalid", and the rest goes on. Numbers that JSON
cannot carry exactly are written {"$int": "…"} and {"$float": "nan" | "inf" | "-inf"}.

Options:
  --validate   load the templates only; the answer names the implicit field
  -h, --help   show this help
`;
