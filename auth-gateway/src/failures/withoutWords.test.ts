import { fileURLToPath } from 'node:url';
import { createLog } from '../log.ts';
import { withoutWords } from './withoutWords.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What people type and what must stay theirs. */
const PERSONAL = [
  'Priya Ramanathan',
  'priya.ramanathan@private.example',
  '0412 345 678',
  '14 Wattle Street, Dubbo NSW 2830',
  'c2VjcmV0LXRva2Vu',
  'fragile: grandmother’s piano',
];

function logged(error: unknown): { line: string; err: Record<string, unknown> } {
  const lines: string[] = [];
  withoutWords(createLog('info', { write: (line) => lines.push(line) })).error({ err: error }, 'request failed');
  const [line = ''] = lines;
  return { line, err: JSON.parse(line).err };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

it.each(PERSONAL)('nothing of "%s" is logged, wherever an error has it', (text) => {
  const errors = [
    new Error(`No rate for ${text}`),
    new TypeError(`Cannot read properties of undefined (reading '${text}')`),
    new Error('It failed', { cause: new Error(text) }),
    Object.assign(new Error(text), { name: text, detail: text, stack: `${text}\n    at ${text} (${text}:1:2)` }),
    parse(`${text} {`),
    text,
    { message: text },
  ];
  const lines = errors.map((error) => logged(error).line).join();
  expect(
    [text, ...text.split(/[\s,@]+/).filter((word) => word.length > 3)].filter((one) => lines.includes(one)),
  ).toEqual([]);
});

it('the codes, the kind and the place of our own code are logged, also of what was behind it', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'quotes_token',
    table: 'quotes',
  });
  const thrown = new TypeError('x is not a function', { cause });
  thrown.stack = `TypeError: x is not a function\n    at saveQuote (file://${ROOT}capabilities/quotes/saveQuote.ts:12:5)`;
  const { err } = logged(thrown);
  expect(err).toMatchObject({
    type: 'TypeError',
    message: '… is not a function',
    cause: { code: '23505', constraint: 'quotes_token', table: 'quotes', message: '' },
  });
  expect(err.at).toEqual(['capabilities/quotes/saveQuote.ts:12:5 saveQuote']);
});
