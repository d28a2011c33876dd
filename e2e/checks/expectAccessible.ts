import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with one line per accessibility violation that axe finds on the page as it stands, or in a part of it. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(within).withTags(STANDARDS).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}, at ${target.join(' ')} (${failureSummary ?? ''})`),
  );
  expect(found, 'accessibility violations').toEqual([]);
}
