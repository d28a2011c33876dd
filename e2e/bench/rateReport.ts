import { markdownTable } from './markdownTable.ts';
import { type Run, runTable } from './runTable.ts';

export interface RateFigures {
  /** Requests answered a second, by 32 clients who do not pause. */
  perSecond: number;
  /** Processor time that the answering side takes for one request. */
  serverMicroseconds: number;
  /** What the clients took of a core. */
  generatorShare: number;
  /** Requests that were refused, limited or not answered. */
  notServed: number;
  /** At 1,000 requests a second, which come whether or not earlier ones were answered. */
  steadyPerSecond: number;
  p50: number;
  p99: number;
  /** How late the clients themselves were. */
  lateP99: number;
  steadyNotServed: number;
}

export type Server = 'file' | 'site' | 'gateway';

export interface MeasuredRates {
  /** Compressed size of each page, and the figures of each server; without nginx there is only the gateway. */
  pages: { path: string; bytes: number; figures: Partial<Record<Server, RateFigures>> }[];
  /** Whether servers and clients had cores of their own. */
  isApart: boolean;
  /** Why there is no nginx; null where there is. */
  missing: string | null;
}

const LEAST_SHARE = 0.5;
const MOST_P99_MS = 20;
const NAMES: readonly [Server, string][] = [
  ['file', 'nginx, a file'],
  ['site', 'the site, behind nginx'],
  ['gateway', 'one gateway without nginx'],
];
const BUSY = [
  'Page',
  'Answered by',
  'Requests/s',
  '÷ file',
  'Server, µs each',
  'File ÷ that',
  'Clients, of a core',
  'Not served',
];
const STEADY = ['Page', 'Answered by', 'Requests/s', 'p50', 'p99', 'Clients late, p99', 'Not served'];

/** The section of docs/performance.md about how many signed-out pages the site sends. */
export function rateReport({ pages, isApart, missing }: MeasuredRates, run: Run): string {
  const cores = isApart
    ? 'servers on one half of the cores, clients on the other'
    : 'servers and clients on the same cores';
  const rows = (cells: (figures: RateFigures, file: RateFigures | undefined) => string[]) =>
    pages.flatMap(({ path, figures }) =>
      NAMES.flatMap(([server, name]) => {
        const own = figures[server];
        return own ? [[`\`${path}\``, name, ...cells(own, figures.file)]] : [];
      }),
    );
  const busy = rows((own, file) => [
    own.perSecond.toFixed(0),
    file ? (own.perSecond / file.perSecond).toFixed(2) : '',
    own.serverMicroseconds.toFixed(0),
    file ? (file.serverMicroseconds / own.serverMicroseconds).toFixed(2) : '',
    percent(own.generatorShare),
    String(own.notServed),
  ]);
  const steady = rows((own) => [
    own.steadyPerSecond.toFixed(0),
    ...[own.p50, own.p99, own.lateP99].map((ms) => `${ms.toFixed(1)} ms`),
    String(own.steadyNotServed),
  ]);
  return `## How many pages are sent

${runTable(run, [
  ['Layout', cores],
  ['Pages', pages.map(({ path, bytes }) => `\`${path}\` ${(bytes / 1000).toFixed(1)} kB`).join(', ')],
])}

Signed-out pages as the site sends them: one gateway behind nginx, configured as in \`deploy/nginx\` but for TLS, which would cost the clients as much as the servers. **nginx, a file** is the same nginx, which sends the same compressed bytes with the same headers from a file, without a log and without limits. Each client is of another network.${missing === null ? '' : ` There is no nginx here: ${missing}.`}

32 clients ask again as soon as they are answered, 3 seconds at a time, three rounds in turn, medians. "Server, µs each" is the processor time of nginx and the gateway for one request; the target is judged by the lower of the two ratios, since clients that fill their core hide what the faster server could do:

${markdownTable(BUSY, busy, ['Answered by'])}

At 1,000 requests a second for 10 seconds, at random times, whether or not earlier ones were answered:

${markdownTable(STEADY, steady, ['Answered by'])}

${verdicts(pages).join('\n')}`;
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

function verdicts(pages: MeasuredRates['pages']): string[] {
  return pages.flatMap(({ path, figures: { file, site } }) => {
    if (!file || !site) return [`- \`${path}\`: the targets need nginx, so they were not measured.`];
    // Where the clients' core is full, it hides how much more the faster server could answer.
    const share = Math.min(site.perSecond / file.perSecond, file.serverMicroseconds / site.serverMicroseconds);
    const rate = `at least ${LEAST_SHARE} of the rate of the file: ${share.toFixed(2)}, ${outcome(share >= LEAST_SHARE)}`;
    const isServed = site.steadyNotServed === 0 && site.p99 < MOST_P99_MS;
    const steady = `p99 below ${MOST_P99_MS} ms at 1,000 a second: ${site.p99.toFixed(1)} ms, ${outcome(isServed)}`;
    return [`- \`${path}\`: ${rate}; ${steady}.`];
  });
}

const outcome = (isHeld: boolean): string => (isHeld ? 'held' : '**missed**');
