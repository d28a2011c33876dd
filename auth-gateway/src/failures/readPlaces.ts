import type { Release } from '@saltbush/contract/release';

/** A place in a script of a release. */
export interface ScriptPlace {
  script: string;
  line: number;
  column: number;
}

const MOST_LINES = 40;
const MOST_PLACES = 20;
const LONGEST_LINE = 500;
const IN_BROWSER = /^\/mf\/([a-z][a-z0-9-]*)\/([\w.+-]+)\/([\w@.+/-]+):(\d{1,7}):(\d{1,7})/;
/** Server bundles run under the name of their release. */
const ON_SERVER = /^((?:mf-|shell)[a-z0-9-]*)@([\w.+-]+)\.cjs:(\d{1,7}):(\d{1,7})/;
/** What stands before the first line of a server bundle while it runs, in characters. */
const WRAPPER_LENGTH = '(function (require, module, exports) {'.length;

/** A frame names its place alone, or in brackets behind a function. */
function serverPlace(line: string): RegExpExecArray | null {
  const words = line.split(/[\s(/]/);
  return words.map((word) => ON_SERVER.exec(word)).find((found) => found !== null) ?? null;
}

type OwnScripts = Pick<Release, 'name' | 'version' | 'files' | 'serverBundle'>;

/**
 * The places in this release's scripts that a stack names, nearest first. Nothing else of the stack is kept: the names in it
 * are short ones of the minifier, and whoever sent it may have written the rest.
 */
export function readPlaces(stack: string, { name, version, files, serverBundle }: OwnScripts): ScriptPlace[] {
  const own = new Set(files.map(({ path }) => path));
  const places: ScriptPlace[] = [];
  for (const line of stack.split('\n', MOST_LINES)) {
    if (line.length > LONGEST_LINE || places.length >= MOST_PLACES) continue;
    const [, remote, release, script = '', row, column] = IN_BROWSER.exec(line.slice(line.indexOf('/mf/'))) ?? [];
    const isOwn = remote === name && release === version && own.has(script);
    if (isOwn) places.push({ script, line: Number(row), column: Number(column) });
    const [, bundle, of, at, character] = serverPlace(line) ?? [];
    if (bundle !== name || of !== version) continue;
    const before = Number(at) === 1 ? WRAPPER_LENGTH : 0;
    places.push({ script: serverBundle, line: Number(at), column: Number(character) - before });
  }
  return places;
}
