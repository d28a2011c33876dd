import { expect } from '@playwright/test';
import type { TrafficFigures } from '../traffic/trafficFigures.ts';

/** The most that opening a page may cost. Bytes are on the wire, headers included. */
export type PageBudget = Pick<TrafficFigures, 'htmlBytes' | 'scriptBytes' | 'requestsBesidesPictures' | 'roundTrips'>;

/** Opening a page costs at most what its budget says; the failure names each figure that costs more. */
export function expectWithinBudget(figures: TrafficFigures, budget: PageBudget | undefined): void {
  if (!budget) throw new Error('This page has no budget. Add it to page-budgets.data.ts.');
  const over = Object.entries(budget)
    .map(([name, most]) => ({ name, most, is: figures[name as keyof PageBudget] }))
    .filter(({ is, most }) => is > most);
  expect(over, 'figures of this page above its budget').toEqual([]);
}
