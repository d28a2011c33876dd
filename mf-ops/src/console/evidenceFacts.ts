import { formatNumber } from '@saltbush/freight';
import { exactTime } from './exactTime.ts';

interface EvidenceFact {
  term: string;
  detail: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const percentText = (rate: number) => `${formatNumber(rate * 100, 1)}%`;

/** `failedVisits` becomes `Failed visits`. */
function words(key: string): string {
  const spaced = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/_/g, ' ')
    .toLowerCase();
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1);
}

function detailOf(value: unknown): string {
  if (typeof value === 'number') return formatNumber(value, Math.abs(value) < 1 ? 4 : 2);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(detailOf).join(', ');
  if (isRecord(value)) {
    const { version, visits, failed } = value;
    if (typeof visits === 'number' && typeof failed === 'number') {
      const text = `${formatNumber(failed)} of ${formatNumber(visits)} visits failed`;
      return typeof version === 'string' ? `${version}: ${text}` : text;
    }
    return Object.entries(value)
      .map(([key, part]) => `${key} ${detailOf(part)}`)
      .join(', ');
  }
  return '';
}

function setText(value: unknown): string {
  if (!isRecord(value) || typeof value.revision !== 'number') return '';
  const back = typeof value.undoes === 'number' ? `, which takes back set ${value.undoes}` : '';
  return `${value.revision}${back}`;
}

/** Details that the health watch writes into the log, in plain words. */
const KNOWN: Record<string, (value: unknown) => EvidenceFact> = {
  set: (value) => ({ term: 'Set', detail: setText(value) }),
  withdrawn: (value) => ({ term: 'Taken back', detail: detailOf(value) }),
  since: (value) => ({ term: 'Counted since', detail: typeof value === 'string' ? exactTime(value) : detailOf(value) }),
  predecessor: (value) => ({ term: 'Release before', detail: detailOf(value) }),
  judged: (value) => ({ term: 'Judged on, without doubtful networks', detail: detailOf(value) }),
  codes: (value) => ({ term: 'What failed', detail: detailOf(value) }),
  tolerated: (value) => ({
    term: 'Failures the release before might have',
    detail: typeof value === 'number' ? `up to ${percentText(value)} of visits` : detailOf(value),
  }),
  odds: (value) => ({ term: 'Odds that it is worse', detail: `${detailOf(value)} to 1` }),
};

/** Details of a log entry as terms and facts. */
export function evidenceFacts(details: Record<string, unknown>): EvidenceFact[] {
  const { version, visits, failed, ...others } = details;
  const hasFigures = typeof visits === 'number' && typeof failed === 'number';
  const rest = hasFigures ? others : details;
  const figures = hasFigures ? [{ term: 'Figures', detail: detailOf({ version, visits, failed }) }] : [];
  const facts = Object.entries(rest).map(
    ([key, value]) => KNOWN[key]?.(value) ?? { term: words(key), detail: detailOf(value) },
  );
  return [...figures, ...facts].filter(({ detail }) => detail !== '');
}
