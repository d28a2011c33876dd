import { formatNumber } from '@saltbush/freight';

interface EvidenceFact {
  term: string;
  detail: string;
}

/** `failedVisits` as `Failed visits`. */
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
  return JSON.stringify(value);
}

/** The details of a log line as terms and facts, those of a group led by its name: `Before, visits`. */
export function evidenceFacts(details: Record<string, unknown>, group = ''): EvidenceFact[] {
  return Object.entries(details).flatMap(([key, value]) => {
    if (value === null || value === undefined) return [];
    const term = group === '' ? words(key) : `${group}, ${words(key).toLowerCase()}`;
    if (typeof value === 'object' && !Array.isArray(value)) {
      return evidenceFacts(value as Record<string, unknown>, term);
    }
    return [{ term, detail: detailOf(value) }];
  });
}
