import { expect } from '@playwright/test';
import type { SeenRequest } from '../traffic/recordTraffic.ts';
import { type TrafficFigures, trafficFigures } from '../traffic/trafficFigures.ts';

/** The most that opening a page may cost. Bytes are on the wire, headers included. */
export type PageBudget = Pick<TrafficFigures, 'htmlBytes' | 'scriptBytes' | 'requestsBesidesPictures' | 'roundTrips'>;

/** Opening a page costs at most what its budget says; the failure names each figure that costs more, and all requests. */
export function expectWithinBudget(requests: readonly SeenRequest[], budget: PageBudget | undefined): void {
  if (!budget) throw new Error('This page has no budget. Add it to page-budgets.data.ts.');
  const figures = trafficFigures(requests, Date.now() / 1000);
  const over = Object.entries(budget)
    .map(([name, most]) => ({ name, most, is: figures[name as keyof PageBudget] }))
    .filter(({ is, most }) => is > most);
  const asked = requests.map(({ type, url, bytes }) => `${type} ${url}, ${bytes} bytes`).join('\n');
  expect(over, `figures of this page above its budget; it asked for\n${asked}\n`).toEqual([]);
}
