import { type Options, parse, type Token, tokTypes } from 'acorn';

export type ScriptReading =
  | {
      status: 'read';
      /** Names and texts as the language understands them: without escapes, texts that are added up as one. */
      words: ReadonlySet<string>;
      /** Texts that are keys of objects, such as those of a container's modules. */
      keys: ReadonlySet<string>;
    }
  | { status: 'not-a-script'; reason: string };

/** Collects names and texts while the parser reads, so that its tree is never walked. */
function collector() {
  const words = new Set<string>();
  const keys = new Set<string>();
  let sum = '';
  let last: Token | null = null;
  let isAdding = false;
  function end(): void {
    if (sum !== '') words.add(sum);
    sum = '';
  }
  function onToken(token: Token): void {
    const { type, value } = token as Token & { value: unknown };
    const isText = type === tokTypes.string || type === tokTypes.template;
    if (isText && typeof value === 'string') {
      if (!isAdding) end();
      sum += value;
      words.add(value);
    } else if (type === tokTypes.plusMin && value === '+' && sum !== '') {
      isAdding = true;
      last = token;
      return;
    } else {
      if (type === tokTypes.colon && last?.type === tokTypes.string)
        keys.add(String((last as { value?: unknown }).value));
      // Backquotes stand between two texts that are added up.
      if (type !== tokTypes.backQuote) end();
      if (type === tokTypes.name && typeof value === 'string') words.add(value);
    }
    if (type !== tokTypes.backQuote) isAdding = false;
    last = token;
  }
  return { words, keys, onToken, end };
}

function read(code: string, options: Omit<Options, 'ecmaVersion' | 'onToken'>): ScriptReading {
  const { words, keys, onToken, end } = collector();
  try {
    parse(code, { ...options, ecmaVersion: 'latest', onToken });
    end();
    return { status: 'read', words, keys };
  } catch (error) {
    const reason = String(error);
    // Brackets that are nested without end exhaust the stack; where exactly depends on the caller.
    return { status: 'not-a-script', reason: /stack/i.test(reason) ? 'it is nested too deeply' : reason };
  }
}

/** Reads a script as browsers would, without running it: as a classic script, or else as a module. */
export function readScript(path: string, code: string): ScriptReading {
  const isModule = path.endsWith('.mjs');
  const first = read(code, {
    sourceType: isModule ? 'module' : 'script',
    allowReturnOutsideFunction: path.endsWith('.cjs'),
  });
  if (first.status === 'read' || isModule) return first;
  const second = read(code, { sourceType: 'module' });
  return second.status === 'read' ? second : first;
}
