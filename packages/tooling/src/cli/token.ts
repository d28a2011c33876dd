import type { ReleaseToken } from '@saltbush/contract/release-api';
import { ToolingError } from '../errors.ts';
import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import { localTime } from './localTime.ts';
import type { CommandOptions } from './parseCommand.ts';
import { requiredReason } from './requiredReason.ts';
import { table } from './table.ts';
import { wholeNumber } from './wholeNumber.ts';

const HEADER = ['Id', 'Label', 'Remote', 'May', 'Made by', 'Ends', 'Last used', 'Status'];
const MOST_DAYS = 366;

const timeOr = (time: string | null, otherwise: string) => (time === null ? otherwise : localTime(time));

function required(option: 'remote' | 'can' | 'days' | 'label', { [option]: value }: CommandOptions): string {
  if (value?.trim()) return value.trim();
  const example = '--remote mf-quote --can publish,activate --days 30 --label "mf-quote CI" --reason "…"';
  throw new ToolingError(`--${option} is missing. For example: mfe token create ${example}`, { code: 'usage' });
}

function statusOf({ revokedAt, revokedBy, expiresAt }: ReleaseToken, now: Date): string {
  if (revokedAt !== null) return `revoked by ${revokedBy ?? 'somebody'}`;
  return expiresAt !== null && new Date(expiresAt) <= now ? 'expired' : 'valid';
}

async function create(options: CommandOptions): Promise<CommandResult> {
  const remote = required('remote', options);
  const made = await gatewayOf(options).createToken({
    remote: remote === 'all' ? null : remote,
    actions: required('can', options)
      .split(',')
      .map((action) => action.trim()),
    days: wholeNumber('days', required('days', options), { from: 1, to: MOST_DAYS }),
    label: required('label', options),
    reason: requiredReason(options.reason),
  });
  const text =
    `${made.token}\n\nThis is shown once: keep it as MFE_TOKEN. It may ${made.actions.join(', ')} ` +
    `${made.remote ?? 'everything'} until ${timeOr(made.expiresAt, 'it is revoked')}. End it with ` +
    `mfe token revoke ${made.id} --reason "…"`;
  return { exitCode: 0, json: made, text };
}

async function list(options: CommandOptions): Promise<CommandResult> {
  const tokens = await gatewayOf(options).tokens();
  const now = new Date();
  const rows = tokens.map((token) => [
    token.id,
    token.label,
    token.remote ?? 'all',
    token.actions.join(', '),
    token.createdBy,
    timeOr(token.expiresAt, 'never'),
    timeOr(token.lastUsedAt, 'never'),
    statusOf(token, now),
  ]);
  return { exitCode: 0, json: { tokens }, text: table(HEADER, rows) };
}

async function revoke(id: string | undefined, options: CommandOptions): Promise<CommandResult> {
  if (id === undefined) {
    throw new ToolingError('Which token? mfe token list gives the ids: mfe token revoke <id>.', { code: 'usage' });
  }
  const revoked = await gatewayOf(options).revokeToken(id, requiredReason(options.reason));
  return { exitCode: 0, json: revoked, text: `The token "${revoked.label}" is not valid any more.` };
}

/** Creates, lists and revokes the tokens of teams. */
export async function token([what, id]: string[], options: CommandOptions): Promise<CommandResult> {
  if (what === 'create' && id === undefined) return create(options);
  if (what === 'list' && id === undefined) return list(options);
  if (what === 'revoke') return revoke(id, options);
  throw new ToolingError(`mfe token ${what} is unknown: use create, list or revoke <id>.`, { code: 'usage' });
}
