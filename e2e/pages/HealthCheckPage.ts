import type { Locator, Page } from '@playwright/test';

/** The assessment on /freight-health-check. */
export class HealthCheckPage {
  readonly page: Page;
  readonly next: Locator;
  readonly previous: Locator;
  readonly complete: Locator;

  constructor(page: Page) {
    this.page = page;
    this.next = page.getByRole('button', { name: 'Next', exact: true });
    this.previous = page.getByRole('button', { name: 'Previous', exact: true });
    this.complete = page.getByRole('button', { name: 'Complete Assessment' });
  }

  step(number: number, title: string): Locator {
    return this.page.getByRole('heading', { level: 2, name: `Step ${number} of 6: ${title}` });
  }

  async choose(option: string): Promise<void> {
    await this.page.getByRole('radio', { name: option, exact: true }).check();
  }

  async type(label: string, text: string): Promise<void> {
    await this.page.getByLabel(label).fill(text);
  }
}
