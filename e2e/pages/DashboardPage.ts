import type { Locator, Page } from '@playwright/test';

/** The client's dashboard: its four tabs, and a shipment opened from it. */
export class DashboardPage {
  readonly page: Page;
  readonly main: Locator;
  readonly recent: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.recent = this.panel('Recent Shipments');
  }

  panel(name: string): Locator {
    return this.main.getByRole('region', { name, exact: true });
  }

  tab(name: 'Overview' | 'Analytics' | 'Shipments' | 'Rate Sheets'): Locator {
    return this.main.getByRole('tab', { name, exact: true });
  }

  /** A tile with its comparison, by label. */
  figure(label: string): Locator {
    return this.main.getByText(label, { exact: true }).locator('..');
  }

  chart(name: RegExp): Locator {
    return this.main.getByRole('img', { name });
  }

  /** Waits until the event stream is open. */
  async followed(): Promise<void> {
    await this.main.getByText(/^Live/).waitFor();
  }
}
