import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FailureFrame } from '@saltbush/contract/release-api';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MOST_LINES = 40;
const MOST_FRAMES = 20;
const LINES_AROUND = 3;
const LONGEST_LINE = 200;
/** A frame of the gateway's or a capability's own code, in the folder that this file is in too. */
const OWN = /^((?:auth-gateway|capabilities\/[a-z-]+|packages\/[a-z-]+)\/[\w./-]+\.[cm]?[jt]s):(\d{1,6}):(\d{1,6})/;
const FUNCTION = /^\s*at (?:async )?(?:new )?([\w$.]{1,60}) \(/;

function linesAround(source: string, line: number): FailureFrame['lines'] {
  try {
    const all = readFileSync(join(ROOT, source), 'utf8').split('\n');
    const from = Math.max(0, line - 1 - LINES_AROUND);
    return all.slice(from, line + LINES_AROUND).map((text, index) => ({
      number: from + index + 1,
      text: text.slice(0, LONGEST_LINE),
    }));
  } catch {
    return [];
  }
}

/** The places of our own code in a stack of the gateway, nearest first. */
export function gatewayFrames(stack: string): FailureFrame[] {
  const frames: FailureFrame[] = [];
  // The message stands first and may have lines of its own, so only lines that begin as frames do are read.
  for (const text of stack.split('\n', MOST_LINES)) {
    if (!/^\s*at /.test(text) || text.includes('node_modules') || frames.length >= MOST_FRAMES) continue;
    const [, source, row, column] = OWN.exec(text.slice(text.indexOf(ROOT) + ROOT.length)) ?? [];
    if (source === undefined || source.includes('..') || !text.includes(ROOT)) continue;
    const inFunction = FUNCTION.exec(text)?.[1] ?? '';
    const line = Number(row);
    const lines = frames.length === 0 ? linesAround(source, line) : [];
    frames.push({ source, line, column: Number(column), inFunction, lines });
  }
  return frames;
}
