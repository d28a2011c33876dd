import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, sourceFiles } from '../steps/workspace.mjs';
import { patternFault } from './patternFault.ts';
import { patternsIn } from './patternsIn.ts';

/** Code that never sees text from outside: tests and their helpers, journeys, benches and pictures. */
const OWN_TEXT = /\.test\.|^e2e\/|^scripts\/fixtures\/|\/(fixtures|testing|bench)\//;
const SOURCE = /\.(ts|tsx|mjs|js|cjs)$/;

/**
 * Patterns that the detector refuses although they are linear, because it ignores what must precede a match. Each
 * comes with its worst text, which is matched below.
 */
const PROVEN = [
  {
    pattern: /\b[0-9a-f]{40}\b/g,
    why: 'begins only where a word does, and ends after 40 characters',
    worst: (length: number) => 'a'.repeat(length),
  },
  {
    pattern: /(?<!\d)-?\d+\.\d+(?:e[+-]?\d+)?/g,
    why: 'begins only where a number does',
    worst: (length: number) => '1'.repeat(length),
  },
  {
    pattern: /(?<!\/)\/+$/,
    why: 'begins only at the first of several slashes',
    worst: (length: number) => `${'/'.repeat(length)}x`,
  },
  {
    pattern: /data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([\w,-]*)"\}/g,
    why: 'has a dot and a quote in its beginning, which end what came before',
    worst: (length: number) => `data-styled.g1[id="${'data-styled'.repeat(length / 11)}`,
  },
  {
    pattern: /\{\{(\w+)\}\}/g,
    why: 'a name ends at the next brace, where the next one may begin',
    worst: (length: number) => `{{${'x'.repeat(length)}`,
  },
  {
    pattern:
      /(?<!\S)(?=\S{3,11}(?!\S))\S*\w-\w\S*|(?:\b[A-Z]{1,3}-\d{4}-\d{4,6}\b|\b\d{4} \d{3} \d{3}\b|(?<![\d.,:])\d[\d.,:]*\s(?:AM|PM|GST|m|cm|km|kg|t|tonnes?|pallets?|lanes?|seconds|minutes|hours?|days?|weeks?)(?![\w·-]))[.,;:!?)]*/g,
    why: 'words are at most 11 characters long, a number begins only where none stands before, and signs follow a match',
    worst: (length: number) => '1'.repeat(length),
  },
  {
    pattern:
      /[\p{L}\p{N}._+&'*=?^`{|}~!#$-]{1,64}(?:@|%40)(?!\d+\.\d+\.\d+)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8}\.\p{L}{2,63}/gu,
    why: 'looks at most 64 characters ahead for its sign, and a dot ends each part of the name behind it',
    worst: (length: number) => 'a'.repeat(length),
  },
  {
    pattern: /\bsha(?:256|384|512)-[A-Za-z0-9+/]{20,90}={0,2}/g,
    why: 'begins with a hyphen that the rest cannot hold, and ends after 92 characters',
    worst: (length: number) => `sha384-${'sha384'.repeat(14)}`.repeat(length / 91),
  },
];
const LENGTH = 300_000;
/** A hundred times what a linear match takes on a busy machine; a quadratic one takes minutes. */
const MOST_MS = 2_000;

const patterns = sourceFiles(ROOT)
  .filter((file) => SOURCE.test(file) && !OWN_TEXT.test(file))
  .flatMap((file) => patternsIn(file, readFileSync(join(ROOT, file), 'utf8')));
const distinct = [...new Map(patterns.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern])).entries()];

describe('every pattern of the project', () => {
  it('is found', () => {
    expect(patterns.length).toBeGreaterThan(200);
    const places = patternsIn('a.ts', 'const a = /x+/g;\nconst b = new RegExp(`^${c}*` + "$", "u");\nRegExp("y");');
    expect(places).toEqual([
      { source: 'x+', flags: 'g', place: 'a.ts:1' },
      { source: '^x*$', flags: 'u', place: 'a.ts:2' },
      { source: 'y', flags: '', place: 'a.ts:3' },
    ]);
  });

  it('takes time in proportion to the text', () => {
    const faults = distinct.flatMap(([written, pattern]) => {
      if (PROVEN.some((proven) => proven.pattern.source === pattern.source)) return [];
      const fault = patternFault(pattern);
      return fault === null ? [] : [`${pattern.place} ${written}: ${fault}`];
    });
    expect(faults).toEqual([]);
  });

  it.each(PROVEN)('reads its worst text quickly, since it $why', ({ pattern, worst }) => {
    expect(distinct.map(([written]) => written)).toContain(String(pattern));
    const from = performance.now();
    worst(LENGTH).replace(pattern, '');
    expect(performance.now() - from).toBeLessThan(MOST_MS);
  });

  it.each([
    ['two ways to read one run', '^(a+)+$', ''],
    ['a run that begins anywhere', 'x+$', ''],
    ['dots within a run of anything', '^[^@]+@[^@]+\\.[^@]+$', ''],
    ['spaces around a sign', '\\s*-\\s*', 'g'],
    ['two ways to read one run at one place', '(a+)+b', 'y'],
  ])('would not be %s', (_what, source, flags) => {
    expect(patternFault({ source, flags })).not.toBeNull();
  });
});
