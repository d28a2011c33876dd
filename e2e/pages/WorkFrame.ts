import type { Locator, Page } from '@playwright/test';

/** The frame to work in: its bar, its rail, and the bar at the bottom of phones. */
export class WorkFrame {
  readonly bar: Locator;
  readonly places: Locator;
  readonly rail: Locator;
  readonly phoneBar: Locator;
  readonly more: Locator;
  readonly strip: Locator;

  constructor(page: Page) {
    this.bar = page.getByRole('banner');
    this.places = page.getByRole('navigation', { name: 'Places' });
    this.rail = page.getByRole('navigation', { name: 'Areas', exact: true });
    this.phoneBar = page.getByRole('navigation', { name: 'Areas on small screens' });
    this.more = this.phoneBar.locator('summary');
    this.strip = page.getByRole('contentinfo');
  }

  /** An area in the rail, with or without a figure. */
  area(label: string): Locator {
    return this.rail.getByRole('link', { name: new RegExp(`^${label}( \\d+\\+? .+)?$`) });
  }

  place(label: 'Portal' | 'Desk' | 'Console'): Locator {
    return this.places.getByRole('link', { name: label, exact: true });
  }
}
