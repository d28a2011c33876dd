import type {
  AdvisoriesReport,
  LiveRelease,
  LiveReport,
  ReleaseVerdict,
  VerdictReport,
} from '@saltbush/contract/release-api';
import type { CommandResult } from './CommandResult.ts';
import { costRows } from './costRows.ts';
import { gatewayOf } from './gatewayOf.ts';
import { healthText } from './healthText.ts';
import { knownBadLines } from './knownBadLines.ts';
import { localTime } from './localTime.ts';
import { needsLines } from './needsLines.ts';
import type { CommandOptions } from './parseCommand.ts';
import { setText } from './setText.ts';
import { table } from './table.ts';

const HEADER = ['Name', 'Version', 'Content', 'Share', 'Last hour', 'Live since', 'By', 'Before', 'Watched', 'Reason'];
const SETS = ['Set', 'Live together', 'Since', 'By', 'Reason'];
const GONE = ['Off the site', 'Version', 'Since', 'By', 'Reason'];

const COST = ['Cost', 'Version', 'Pages', 'LCP', 'INP', 'Speed'];

/** Figures of LCP and INP are of the last day. */
const DAY_HOURS = 24;
const MOST_TAKEN_BACK = 5;

type Row = Pick<LiveRelease, 'version' | 'contentId' | 'share' | 'actor' | 'before' | 'isWatched' | 'reason'> & {
  since: string;
};

const cellsOf = (name: string, row: Row, verdict: ReleaseVerdict | undefined): string[] => [
  name,
  row.version,
  row.contentId,
  `${row.share}%`,
  healthText(verdict),
  localTime(row.since),
  row.actor,
  row.before ?? '-',
  row.isWatched ? 'yes' : 'no',
  row.reason,
];

/** One row, and a second one for a candidate. */
function rowsOf({ candidate, ...live }: LiveRelease, verdicts: readonly ReleaseVerdict[]): string[][] {
  const verdictOf = (isCandidate: boolean) =>
    verdicts.find((one) => one.name === live.name && one.isCandidate === isCandidate);
  const row = cellsOf(live.name, { ...live, since: live.activatedAt }, verdictOf(false));
  // A rollback gives visitors with the candidate what everybody else has.
  return candidate ? [row, cellsOf(live.name, { ...candidate, before: live.version }, verdictOf(true))] : [row];
}

export async function status(options: CommandOptions): Promise<CommandResult> {
  const gateway = gatewayOf(options);
  // What is live is needed most when the figures are not to be had.
  const health = gateway
    .verdicts()
    .catch((): Pick<VerdictReport, 'verdicts' | 'takesSlowerBack'> => ({ verdicts: [] }));
  // Older gateways have no advisories.
  const weak = gateway.advisories().catch(() => null);
  const day = gateway.health(DAY_HOURS).catch(() => null);
  const [report, watched, advisories, vitals] = await Promise.all([gateway.liveSet(), health, weak, day]);
  const { verdicts } = watched;
  const rows = report.live.flatMap((live) => rowsOf(live, verdicts));
  const body = rows.length > 0 ? table(HEADER, rows) : 'Nothing is live. Publish a release and activate it.';
  const gone = report.retired.map((one) => [one.name, one.version, localTime(one.retiredAt), one.actor, one.reason]);
  const sets = report.sets.map((set) => [
    ...[String(set.revision), setText(set.releases), localTime(set.at), set.actor, set.reason],
  ]);
  const parts = [
    `Revision ${report.revision}`,
    body,
    ...(verdicts.length > 0 ? [table(COST, costRows(verdicts, vitals))] : []),
    ...slowerLines(watched),
    ...(sets.length > 0 ? [table(SETS, sets)] : []),
    ...(gone.length > 0 ? [table(GONE, gone)] : []),
    ...takenBackLines(report),
    ...needsLines(report),
    ...advisoryLines(advisories),
    ...signatureLines(report),
  ];
  return {
    exitCode: 0,
    json: { ...report, verdicts, takesSlowerBack: watched.takesSlowerBack ?? null, advisories },
    text: parts.join('\n\n'),
  };
}

/** What the watch does with a slower release. Gateways of before do not say. */
function slowerLines({ takesSlowerBack }: Pick<VerdictReport, 'takesSlowerBack'>): string[] {
  if (takesSlowerBack === undefined) return [];
  const names = takesSlowerBack.join(', ');
  return [
    names === ''
      ? 'Of a slower release people are told; none is taken back by itself (mfe watch).'
      : `Slower releases of ${names} are taken back by themselves; of others people are told (mfe watch).`,
  ];
}

/** What was taken back, a few versions of each name. */
function takenBackLines({ takenBack }: LiveReport): string[] {
  const lines = Object.entries(takenBack).map(([name, versions]) => {
    const more = versions.length - MOST_TAKEN_BACK;
    return `  ${name}: ${versions.slice(0, MOST_TAKEN_BACK).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  });
  if (lines.length === 0) return [];
  return [['Taken back, so activating one needs --even-though-withdrawn:', ...lines].join('\n')];
}

/** Live releases with known weaknesses, where the gateway has a list of them. */
function advisoryLines(report: AdvisoriesReport | null): string[] {
  if (report === null || report.asOf === null) return [];
  const lines = report.releases.map(({ name, version, bad }) => `${name} ${version}\n${knownBadLines(bad)}`);
  if (lines.length === 0) return [`No live release holds a version with a weakness known on ${report.asOf}.`];
  return [[`Live, with weaknesses known on ${report.asOf}:`, ...lines].join('\n')];
}

/** Whether the log is signed. Gateways of before do not say. */
function signatureLines({ logKeyId }: LiveReport): string[] {
  if (logKeyId === undefined) return [];
  return [logKeyId === null ? 'The log is not signed: no key is set.' : `The log is signed with key ${logKeyId}.`];
}
