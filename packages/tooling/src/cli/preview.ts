import type { ReleasePreview } from '@saltbush/contract/release-api';
import { ToolingError } from '../errors.ts';
import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import { localTime } from './localTime.ts';
import { optionalHours } from './optionalHours.ts';
import type { CommandOptions } from './parseCommand.ts';
import { table } from './table.ts';

/** `mfe preview mf-quote@1.5.0`, `mfe preview list` and `mfe preview revoke ID`. */
export async function preview([target = '', id]: string[], options: CommandOptions): Promise<CommandResult> {
  if (target === 'list' && id === undefined) return list(options);
  if (target === 'revoke' && id !== undefined) return revoke(id, options);
  const [, name, version] = /^([^@\s]+)@([^@\s]+)$/.exec(target) ?? [];
  if (!name || !version || id !== undefined) {
    throw new ToolingError('mfe preview takes mf-quote@1.4.0, list, or revoke and an id.', { code: 'usage' });
  }
  const { path } = options;
  const created = await gatewayOf(options).createPreview(name, {
    version,
    ...optionalHours(options.hours),
    ...(path === undefined ? {} : { path }),
  });
  const text = [
    `${name} ${version}, for the first browser that opens this link, until ${localTime(created.expiresAt)}:`,
    created.url,
    `End it: mfe preview revoke ${created.id}`,
  ].join('\n');
  return { exitCode: 0, json: created, text };
}

async function list(options: CommandOptions): Promise<CommandResult> {
  const previews = await gatewayOf(options).previews();
  const rows = previews.map((one) => [
    one.id,
    one.name,
    one.version ?? '-',
    one.kind,
    one.createdBy,
    localTime(one.expiresAt),
    stateOf(one),
  ]);
  const header = ['Id', 'Name', 'Version', 'Kind', 'By', 'Until', 'State'];
  return { exitCode: 0, json: { previews }, text: rows.length > 0 ? table(header, rows) : 'There is no preview.' };
}

function stateOf({ revokedAt, expiresAt, isClaimed }: ReleasePreview): string {
  if (revokedAt !== null) return 'revoked';
  if (new Date(expiresAt) <= new Date()) return 'expired';
  return isClaimed ? 'open in a browser' : 'not opened';
}

async function revoke(id: string, options: CommandOptions): Promise<CommandResult> {
  const revoked = await gatewayOf(options).revokePreview(id);
  return { exitCode: 0, json: revoked, text: `The preview of ${revoked.name} is over; its browser gets what is live.` };
}
