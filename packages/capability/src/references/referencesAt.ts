import { localTime } from '@saltbush/freight';
import type { GroundTables } from '../database/ground-tables.ts';
import type { Queries } from '../database/queries.ts';
import { nextReferences, type Series } from './nextReference.ts';

/** A reference for each moment. The moments are in order, and each number counts up within its year. */
export async function referencesAt(
  db: Queries<GroundTables>,
  series: Series,
  moments: readonly Date[],
): Promise<string[]> {
  const byYear = new Map<string, Date[]>();
  for (const at of moments) {
    const year = localTime(at, 'Australia/Sydney').date.slice(0, 4);
    byYear.set(year, [...(byYear.get(year) ?? []), at]);
  }
  const references: string[] = [];
  for (const [first, ...rest] of byYear.values()) {
    if (first) references.push(...(await nextReferences(db, series, first, rest.length + 1)));
  }
  return references;
}
