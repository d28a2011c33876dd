import type { ApisReport, ApiUpstream } from '@saltbush/contract/release-api';
import { ToolingError } from '../errors.ts';
import type { CommandResult } from './CommandResult.ts';
import { duration } from './duration.ts';
import { gatewayOf } from './gatewayOf.ts';
import type { CommandOptions } from './parseCommand.ts';
import { requiredReason } from './requiredReason.ts';
import { table } from './table.ts';
import { webAddress } from './webAddress.ts';

const STATES = {
  answers: 'answers',
  away: 'does not answer',
  'not-asked': 'not asked since this gateway started',
} as const satisfies Record<ApiUpstream['state'], string>;

const row = ({ remote, version, upstream, health, timeoutMs, by, state }: ApiUpstream): string[] => [
  remote,
  version ?? 'all others',
  upstream,
  health,
  `${timeoutMs / 1_000} s`,
  by,
  STATES[state],
];

/** Live releases whose API nobody answers for. */
function withoutService({ apis, upstreams }: ApisReport): string[] {
  return apis
    .filter(({ remote, version }) =>
      upstreams.every((one) => one.remote !== remote || (one.version !== null && one.version !== version)),
    )
    .map(
      ({ remote, version, prefix }) =>
        `${prefix} of ${remote} ${version} answers 503: no service is registered. mfe api set ${remote} --upstream URL --reason "…"`,
    );
}

async function list(options: CommandOptions): Promise<CommandResult> {
  const report = await gatewayOf(options).apis();
  const { apis, upstreams } = report;
  const blocks = [
    apis.length === 0
      ? 'No live remote has an API of its own.'
      : table(
          ['API', 'Remote', 'Version', 'For'],
          apis.map(({ prefix, remote, version, access }) => [prefix, remote, version, access]),
        ),
    upstreams.length === 0
      ? 'No service is registered.'
      : table(['Remote', 'Version', 'Service', 'Health', 'Given up after', 'By', 'State'], upstreams.map(row)),
    ...withoutService(report),
  ];
  return { exitCode: 0, json: report, text: blocks.join('\n\n') };
}

function named(act: 'set' | 'remove', remote: string | undefined, options: CommandOptions) {
  if (remote === undefined) {
    const example = act === 'set' ? 'set mf-tracking --upstream https://tracking.internal:8443' : 'remove mf-tracking';
    throw new ToolingError(`Which remote? For example: mfe api ${example} --reason "…"`, { code: 'usage' });
  }
  return { remote, ...(options.version === undefined ? {} : { version: options.version }) };
}

const titleOf = (remote: string, version: string | null): string =>
  version === null ? remote : `${remote} ${version}`;

async function set(remote: string | undefined, options: CommandOptions): Promise<CommandResult> {
  const { upstream, health, timeout, reason } = options;
  const name = named('set', remote, options);
  if (upstream === undefined) {
    const message = `--upstream is missing: where does the service run? For example: mfe api set ${name.remote} --upstream https://tracking.internal:8443 --reason "…"`;
    throw new ToolingError(message, { code: 'usage' });
  }
  const answer = await gatewayOf(options).setApi({
    ...name,
    upstream: webAddress(upstream, '--upstream'),
    ...(health === undefined ? {} : { health }),
    ...(timeout === undefined ? {} : { timeoutMs: duration('timeout', timeout) }),
    reason: requiredReason(reason),
  });
  const whose = titleOf(answer.remote, answer.version);
  const text =
    answer.seq === null
      ? `The service of ${whose} is registered exactly so already.`
      : `Requests for the API of ${whose} go to ${upstream} from now on.`;
  return { exitCode: 0, json: answer, text };
}

async function remove(remote: string | undefined, options: CommandOptions): Promise<CommandResult> {
  const wanted = { ...named('remove', remote, options), reason: requiredReason(options.reason) };
  const answer = await gatewayOf(options).removeApi(wanted);
  return {
    exitCode: 0,
    json: answer,
    text: `No service is registered for ${titleOf(answer.remote, answer.version)} any more.`,
  };
}

async function rotateKey(options: CommandOptions): Promise<CommandResult> {
  const answer = await gatewayOf(options).rotateApiKey(requiredReason(options.reason));
  const text =
    'There is a new key. It signs in ten minutes, once services have learned of it; the old one stays valid for an hour after that.';
  return { exitCode: 0, json: answer, text };
}

/** Says where the services of remotes run, and lists that. */
export async function api([what, remote]: string[], options: CommandOptions): Promise<CommandResult> {
  if (what === 'list' && remote === undefined) return list(options);
  if (what === 'set') return set(remote, options);
  if (what === 'remove') return remove(remote, options);
  if (what === 'rotate-key' && remote === undefined) return rotateKey(options);
  throw new ToolingError(`mfe api ${what} is unknown: use list, set <name>, remove <name> or rotate-key.`, {
    code: 'usage',
  });
}
