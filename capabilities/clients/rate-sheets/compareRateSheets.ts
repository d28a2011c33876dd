import { inTurns } from '@saltbush/capability/in-turns';
import type { Kysely } from 'kysely';
import {
  MAX_LISTED_CHANGES,
  type NumberedRate,
  type RateChange,
  type RateSheetComparison,
} from '../api/rate-sheets.ts';
import type { Tables } from '../tables.ts';
import { rateSheetRows } from './rate-sheet-rows.ts';

const ORDER: RateChange['kind'][] = ['dearer', 'cheaper', 'added', 'removed'];

const laneOf = ({ origin, destination, vehicle }: NumberedRate): string =>
  JSON.stringify([origin, destination, vehicle].map((text) => text.toLowerCase()));

async function ratesByLane(db: Kysely<Tables>, sheetId: number | null): Promise<Map<string, NumberedRate>> {
  const byLane = new Map<string, NumberedRate>();
  if (sheetId === null) return byLane;
  for await (const rows of rateSheetRows(db, sheetId)) {
    for (const row of rows) {
      const lane = laneOf(row);
      if (!byLane.has(lane)) byLane.set(lane, row);
    }
  }
  return byLane;
}

function changeOf(before: NumberedRate | undefined, after: NumberedRate | undefined): RateChange | null {
  const row = after ?? before;
  if (row === undefined) return null;
  const { origin, destination, vehicle } = row;
  const fromRatePerKm = before?.ratePerKm ?? null;
  const toRatePerKm = after?.ratePerKm ?? null;
  if (fromRatePerKm === toRatePerKm) return null;
  const facts = { origin, destination, vehicle, fromRatePerKm, toRatePerKm };
  if (fromRatePerKm === null) return { kind: 'added', ...facts };
  if (toRatePerKm === null) return { kind: 'removed', ...facts };
  return { kind: toRatePerKm > fromRatePerKm ? 'dearer' : 'cheaper', ...facts };
}

/** The differences between two sheets. When there is no earlier sheet, every lane is new. */
export async function compareRateSheets(
  db: Kysely<Tables>,
  { beforeId, afterId }: { beforeId: number | null; afterId: number },
): Promise<Pick<RateSheetComparison, 'counts' | 'changes'>> {
  const [before, after] = [await ratesByLane(db, beforeId), await ratesByLane(db, afterId)];
  const counts = { added: 0, removed: 0, dearer: 0, cheaper: 0, unchanged: 0 };
  const byKind: Record<RateChange['kind'], RateChange[]> = { dearer: [], cheaper: [], added: [], removed: [] };
  const count = (lane: string) => {
    const change = changeOf(before.get(lane), after.get(lane));
    counts[change?.kind ?? 'unchanged'] += 1;
    if (change !== null && byKind[change.kind].length < MAX_LISTED_CHANGES) byKind[change.kind].push(change);
  };
  await inTurns(after.keys(), count);
  await inTurns(before.keys(), (lane) => {
    if (!after.has(lane)) count(lane);
  });
  return { counts, changes: ORDER.flatMap((kind) => byKind[kind]).slice(0, MAX_LISTED_CHANGES) };
}
