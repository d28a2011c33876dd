import type { SpanFacts } from './active-span.ts';

const LONGEST_TEXT = 1_000;
/** Our statements carry values as parameters. Texts in quotes are left out all the same, in case one is written otherwise. */
const QUOTED = /'(?:[^']|'')*(?:'|$)/g;
const OPERATION = /^\s*(?:--[^\n]*\n\s*)*([a-z]{2,12})\b/i;
const TABLE = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_][a-z0-9_]{0,62})"?/i;

/** What is said of a statement: its text without any value, what it does and with which table first. */
export function statementFacts(statement: string): { name: string; facts: SpanFacts } {
  const text = statement.slice(0, LONGEST_TEXT).replace(QUOTED, "'…'");
  const operation = OPERATION.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = TABLE.exec(text)?.[1];
  return {
    name: table === undefined ? operation : `${operation} ${table}`,
    facts: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table === undefined ? {} : { 'db.collection.name': table }),
      'db.query.text': text,
    },
  };
}
