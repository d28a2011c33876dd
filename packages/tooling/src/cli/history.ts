import { readFile } from 'node:fs/promises';
import type { HistoryEntry, ReleaseSigner, SetDetails } from '@saltbush/contract/release-api';
import { ToolingError } from '../errors.ts';
import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import { localTime } from './localTime.ts';
import { readAnchors } from './logAnchor.ts';
import type { CommandOptions } from './parseCommand.ts';
import { readPublicKeys } from './readPublicKeys.ts';
import { setText } from './setText.ts';
import { table } from './table.ts';
import { verifyHistory } from './verifyHistory.ts';

const HEADER = ['Line', 'When', 'What', 'Name', 'Version', 'Share', 'By', 'Reason'];

/** The line that stands for a set names all of its releases. */
function whatOf({ name, version, takenBackBy, details }: HistoryEntry): string[] {
  const { releases } = (details?.set ?? {}) as Partial<SetDetails>;
  const mark = takenBackBy === null ? '' : `, taken back in line ${takenBackBy}`;
  if (releases !== undefined) return ['together', setText(releases) + mark];
  return [name ?? '-', (version ?? '-') + mark];
}

/** Who did it, and who signed what was published. */
function byOf({ actor, details }: HistoryEntry): string {
  const signer = details?.signer as ReleaseSigner | undefined;
  return signer === undefined ? actor : `${actor}, signed by ${signer.what}`;
}

const rowOf = (entry: HistoryEntry): string[] => [
  String(entry.seq),
  localTime(entry.at),
  entry.kind,
  ...whatOf(entry),
  entry.share === null ? '-' : `${entry.share}%`,
  byOf(entry),
  entry.reason,
];

async function contentOf(option: string, file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    const message = `${option} ${file} cannot be read (${(cause as Error).message}).`;
    throw new ToolingError(message, { code: 'usage', cause });
  }
}

async function verify(options: CommandOptions): Promise<CommandResult> {
  const { head, anchor, keys } = options;
  return verifyHistory(gatewayOf(options), {
    head,
    anchors: anchor === undefined ? [] : readAnchors(await contentOf('--anchor', anchor)),
    keys: keys === undefined ? null : readPublicKeys(await contentOf('--keys', keys)),
  });
}

export async function history(name: string | undefined, options: CommandOptions): Promise<CommandResult> {
  if (options.verify) {
    if (name === undefined && !options.all) return verify(options);
    throw new ToolingError('--verify reads the whole log: leave out the name and --all.', { code: 'usage' });
  }
  const alone = (['head', 'anchor', 'keys'] as const).find((option) => options[option] !== undefined);
  if (alone !== undefined) {
    throw new ToolingError(`--${alone} only works together with --verify.`, { code: 'usage' });
  }
  const entries = await gatewayOf(options).history({ name, isWhole: options.all ?? false });
  return {
    exitCode: 0,
    json: { history: entries },
    text: entries.length > 0 ? table(HEADER, entries.map(rowOf)) : 'Nothing in the log yet.',
  };
}
