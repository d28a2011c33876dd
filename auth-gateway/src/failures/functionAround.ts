const MOST_LINES_BACK = 400;
const LONGEST_LINE = 300;
const NO_FUNCTION = new Set(['if', 'for', 'while', 'switch', 'catch', 'return', 'function', 'constructor', 'super']);
const DECLARATIONS = [
  /^(?:export )?(?:default )?(?:async )?function ?\*? ?([A-Za-z_$][\w$]*)/,
  /^(?:export )?(?:const|let|var) ([A-Za-z_$][\w$]*)(?:: [^=]{0,80})? = (?:async )?(?:\(|function\b|<|[\w$]+ =>)/,
  /^(?:(?:async|static|get|set|override|public|private) )*#?([A-Za-z_$][\w$]*)\([^;]*\{$/,
];

const indentOf = (text: string): number => text.length - text.trimStart().length;

function declaredIn(text: string): string | null {
  for (const pattern of DECLARATIONS) {
    const name = pattern.exec(text.trim())?.[1];
    if (name !== undefined && !NO_FUNCTION.has(name)) return name;
  }
  return null;
}

/**
 * The function that a line of formatted source stands in; empty when its text does not tell. It stays the same when lines
 * are added elsewhere in the file, so it tells the same cause in two releases.
 */
export function functionAround(lines: readonly string[], line: number): string {
  const own = lines[line - 1] ?? '';
  if (own.length > LONGEST_LINE) return '';
  let indent = indentOf(own);
  const self = declaredIn(own);
  if (self !== null && indent === 0) return self;
  for (let at = line - 2; at >= Math.max(0, line - MOST_LINES_BACK); at -= 1) {
    const text = lines[at] ?? '';
    if (text.trim() === '' || text.length > LONGEST_LINE || indentOf(text) >= indent) continue;
    const name = declaredIn(text);
    if (name !== null) return name;
    indent = indentOf(text);
  }
  return self ?? '';
}
