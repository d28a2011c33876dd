import type { ReleaseRoute, ReleaseRouteGrant } from '@saltbush/contract/release-api';
import { ToolingError } from '../errors.ts';
import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import { localTime } from './localTime.ts';
import type { CommandOptions } from './parseCommand.ts';
import { requiredReason } from './requiredReason.ts';
import { table } from './table.ts';

const STANDINGS = {
  owner: 'owner',
  granted: 'granted',
  left: 'given up: a rollback would bring it back, others may take it',
  'grant-ended': 'grant revoked: its next activation is refused with this path',
} as const satisfies Record<ReleaseRoute['standing'], string>;

const routeRow = ({ path, remote, since, standing }: ReleaseRoute): string[] => [
  path,
  remote,
  `line ${since}`,
  STANDINGS[standing],
];

const grantRow = ({ path, to, by, at, reason }: ReleaseRouteGrant): string[] => [path, to, by, localTime(at), reason];

async function list(options: CommandOptions): Promise<CommandResult> {
  const report = await gatewayOf(options).routes();
  const { routes: all, grants } = report;
  const blocks = [
    all.length === 0 ? 'No remote has a path yet.' : table(['Path', 'Remote', 'Since', 'As'], all.map(routeRow)),
    grants.length === 0
      ? 'No path is granted.'
      : table(['Granted', 'To', 'By', 'When', 'Reason'], grants.map(grantRow)),
  ];
  return { exitCode: 0, json: report, text: blocks.join('\n\n') };
}

function required(option: 'to' | 'from', path: string | undefined, { [option]: name }: CommandOptions): GrantTarget {
  if (path !== undefined && name?.trim()) return { path, to: name.trim() };
  const act = option === 'to' ? 'grant' : 'revoke';
  const message = `Which path, and which remote? For example: mfe routes ${act} /quote/new --${option} mf-offers --reason "…"`;
  throw new ToolingError(message, { code: 'usage' });
}

interface GrantTarget {
  path: string;
  to: string;
}

async function grant(path: string | undefined, options: CommandOptions): Promise<CommandResult> {
  const wanted = { ...required('to', path, options), reason: requiredReason(options.reason) };
  const answer = await gatewayOf(options).grantRoute(wanted);
  const text =
    answer.seq === null ? `${answer.to} may have ${answer.path} already.` : `${answer.to} may have ${answer.path}.`;
  return { exitCode: 0, json: answer, text };
}

async function revoke(path: string | undefined, options: CommandOptions): Promise<CommandResult> {
  const wanted = { ...required('from', path, options), reason: requiredReason(options.reason) };
  const answer = await gatewayOf(options).revokeGrant(wanted);
  const rest = answer.isLive
    ? ` Its page there stays until its next activation, which is refused with this path. To take it away now, roll ${answer.to} back to a release without it.`
    : '';
  return { exitCode: 0, json: answer, text: `${answer.to} may not have ${answer.path} any more.${rest}` };
}

/** Lists which remote has which path; grants a path of one remote to another, and ends that. */
export async function routes([what, path]: string[], options: CommandOptions): Promise<CommandResult> {
  if (what === undefined) return list(options);
  if (what === 'grant') return grant(path, options);
  if (what === 'revoke') return revoke(path, options);
  throw new ToolingError(`mfe routes ${what} is unknown: use mfe routes, mfe routes grant or mfe routes revoke.`, {
    code: 'usage',
  });
}
