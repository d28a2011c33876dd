import type { Release, RemoteRelease } from '../release.ts';
import { bundledCopy } from './bundledCopy.ts';
import type { Finding } from './Finding.ts';
import { isScript } from './isScript.ts';
import { HOW_TO_REBUILD, SERVER_FOLDER } from './manifest-file.ts';
import { hiddenCallFindings } from './needFindings.ts';
import type { readScript, ScriptReading } from './readScript.ts';
import { SINGLETON_MARKERS } from './singleton-markers.data.ts';

/** A hash as builds write them into an entry, for the files that it loads. */
const INTEGRITY = /\bsha(?:256|384|512)-[A-Za-z0-9+/]{20,90}={0,2}/g;
const LONGEST_REASON = 120;

/**
 * Refuses scripts that no browser could run, containers without the modules that pages name, and scripts that name files
 * with other bytes. Nothing is run.
 */
export function scriptFindings(
  release: Release,
  files: ReadonlyMap<string, Buffer>,
  read: typeof readScript,
): Finding[] {
  const readings = new Map<string, ScriptReading>();
  for (const [path, bytes] of files) {
    if (isScript(path)) readings.set(path, read(path, bytes.toString('utf8')));
  }
  return [
    ...[...readings].flatMap(([path, reading]) => syntaxFindings(path, reading)),
    ...exposeFindings(release, readings.get(release.entry)),
    ...integrityFindings(release, files.get(release.entry)),
    ...(release.kind === 'remote' ? remoteFindings(release, readings) : []),
  ];
}

/** What is said of the scripts of a remote, however many of them there are. */
export function remoteFindings(release: RemoteRelease, readings: ReadonlyMap<string, ScriptReading>): Finding[] {
  // What the gateway renders with holds the same calls, and those of code that browsers never get.
  const forBrowsers = [...readings].filter(([path]) => !path.startsWith(SERVER_FOLDER));
  const words = forBrowsers.flatMap(([, reading]) => (reading.status === 'read' ? [...reading.words] : []));
  return [
    ...[...readings].flatMap(([path, reading]) => hiddenCopies(path, reading)),
    ...hiddenCallFindings(release, words),
  ];
}

/** What is said of a script that nothing could run. */
export function syntaxFindings(path: string, reading: ScriptReading): Finding[] {
  if (reading.status === 'read') return [];
  const reason = reading.reason.replace(/^SyntaxError: /, '').slice(0, LONGEST_REASON);
  return [{ code: 'script-invalid', message: `${path} cannot be run (${reason}). ${HOW_TO_REBUILD}` }];
}

function exposeFindings(release: Release, entry: ScriptReading | undefined): Finding[] {
  if (release.kind === 'host' || entry?.status !== 'read') return [];
  const exposes = new Set([...release.pages, ...(release.parts ?? [])].map(({ expose }) => expose));
  return [...exposes]
    .filter((expose) => !entry.keys.has(expose))
    .map((expose) => ({
      code: 'expose-missing',
      message: `${release.entry} has no module ${expose}, which a page or a part names. ${HOW_TO_REBUILD}`,
    }));
}

function integrityFindings(release: Release, entry: Buffer | undefined): Finding[] {
  const known = new Set(release.files.map(({ integrity }) => integrity));
  const named = new Set(entry?.toString('latin1').match(INTEGRITY) ?? []);
  if ([...named].every((integrity) => known.has(integrity))) return [];
  const message =
    `${release.entry} names the hash of a file that is not in this release, so browsers would refuse that file. ` +
    HOW_TO_REBUILD;
  return [{ code: 'integrity-unknown', message }];
}

/** Copies whose marks are written with escapes, or put together from parts. */
function hiddenCopies(path: string, reading: ScriptReading): Finding[] {
  if (reading.status !== 'read') return [];
  const text = [...reading.words].join('\n');
  const found = SINGLETON_MARKERS.find(({ marker }) => text.includes(marker));
  return found === undefined ? [] : [bundledCopy(path, found.package)];
}
