import { brotliDecompressSync } from 'node:zlib';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { FailureFrame } from '@saltbush/contract/release-api';
import { functionAround } from './functionAround.ts';
import type { ScriptPlace } from './readPlaces.ts';

const MOST_MAP_BYTES = 6_000_000;
const LINES_AROUND = 3;
const LONGEST_LINE = 200;
const LONGEST_NAME = 200;
/** Paths as builds write them; nothing that a page or a terminal could take for something else. */
const SOURCE = /^[\w@.+/-]+$/;

export interface MapJob {
  /** Source maps, compressed, by their script. */
  maps: ReadonlyMap<string, Uint8Array>;
  /** Lists of places, each mapped by itself. */
  stacks: readonly (readonly ScriptPlace[])[];
  /** Words that may be of the code. */
  words: readonly string[];
}

export interface Mapped {
  stacks: FailureFrame[][];
  /** Those of the words that the sources hold. */
  known: string[];
}

interface OpenMap {
  trace: TraceMap;
  sources: Map<string, string[]>;
  text: string;
}

/** @throws Error for a map that is none. */
function openMap(packed: Uint8Array): OpenMap {
  const text = brotliDecompressSync(packed, { maxOutputLength: MOST_MAP_BYTES }).toString('utf8');
  const trace = new TraceMap(text);
  const sources = new Map<string, string[]>();
  const contents = trace.sourcesContent ?? [];
  for (const [index, source] of trace.sources.entries()) {
    const content = contents[index];
    if (typeof source === 'string' && typeof content === 'string') sources.set(source, content.split('\n'));
  }
  return { trace, sources, text: contents.filter((one) => typeof one === 'string').join('\n') };
}

const unmapped = ({ script, line, column }: ScriptPlace): FailureFrame => ({
  ...{ source: script, line, column, inFunction: '', lines: [] },
});

function mapPlace(place: ScriptPlace, map: OpenMap | undefined): FailureFrame {
  if (map === undefined || place.line < 1 || place.column < 1) return unmapped(place);
  const { source, line, column } = originalPositionFor(map.trace, { line: place.line, column: place.column - 1 });
  if (source === null || line === null || source.length > LONGEST_NAME || !SOURCE.test(source)) return unmapped(place);
  const all = map.sources.get(source) ?? [];
  const from = Math.max(0, line - 1 - LINES_AROUND);
  const lines = all.slice(from, line + LINES_AROUND).map((text, index) => ({
    number: from + index + 1,
    text: text.slice(0, LONGEST_LINE),
  }));
  return { source, line, column: column + 1, inFunction: functionAround(all, line), lines };
}

/** A map may be read and still hold something else than places. */
function mapPlaceIf(place: ScriptPlace, map: OpenMap | undefined): FailureFrame {
  try {
    return mapPlace(place, map);
  } catch {
    return unmapped(place);
  }
}

/** Whether a text holds a word by itself, and not as a part of another. */
export function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + word.length] ?? ' '}`;
    if (!/[\w$]/.test(around)) return true;
  }
  return false;
}

/** Finds the lines of the sources that places in scripts were made from. A map that cannot be read maps nothing. */
export function mapPlaces({ maps, stacks, words }: MapJob): Mapped {
  const open = new Map<string, OpenMap>();
  for (const [script, packed] of maps) {
    try {
      open.set(script, openMap(packed));
    } catch {
      // The places in this script are shown as they are.
    }
  }
  const texts = [...open.values()].map(({ text }) => text);
  return {
    stacks: stacks.map((places) => places.map((place) => mapPlaceIf(place, open.get(place.script)))),
    known: words.filter((word) => texts.some((text) => hasWord(text, word))),
  };
}
