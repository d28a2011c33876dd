import type { SpanFacts } from '@saltbush/capability/traces';

const LONGEST_TEXT = 1_000;
const OPERATION = /^\s*(?:--[^\n]*\n\s*)*([a-z]{2,12})\b/i;
const BEFORE_TABLE = new Set(['from', 'into', 'update']);
const TABLE = /^"?([a-z_][a-z0-9_]{0,62})/i;

/**
 * Our statements carry values as parameters. Texts in quotes are left out all the same, in case one is written otherwise.
 * Between two quotes in a row a text goes on.
 */
function withoutTexts(statement: string): string {
  return statement
    .split("'")
    .map((part, at, parts) => {
      if (at % 2 === 0) return part;
      return at > 1 && parts[at - 1] === '' ? '' : "'…'";
    })
    .join('');
}

function tableOf(statement: string): string | undefined {
  const words = statement.split(/\s/).filter(Boolean);
  for (const [at, word] of words.entries()) {
    if (!BEFORE_TABLE.has(word.toLowerCase())) continue;
    const next = words[at + 1]?.toLowerCase() === 'only' ? words[at + 2] : words[at + 1];
    const table = TABLE.exec(next ?? '')?.[1];
    if (table !== undefined) return table;
  }
  return undefined;
}

/** What is said of a statement: its text without any value, what it does and with which table first. */
export function statementFacts(statement: string): { name: string; facts: SpanFacts } {
  const text = withoutTexts(statement.slice(0, LONGEST_TEXT));
  const operation = OPERATION.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = tableOf(text);
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
