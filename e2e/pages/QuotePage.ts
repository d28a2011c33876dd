import type { Locator, Page } from '@playwright/test';

/** The calculator on /quote. */
export class QuotePage {
  readonly page: Page;
  readonly calculate: Locator;
  readonly summary: Locator;

  constructor(page: Page) {
    this.page = page;
    this.calculate = page.getByRole('button', { name: 'Calculate Quote' });
    this.summary = page.getByRole('region', { name: /quote summary/i });
  }

  async open(service: string): Promise<void> {
    await this.page.goto(`/quote?service=${service}`);
  }

  async chooseLane(origin: string, destination: string): Promise<void> {
    await this.page.getByLabel('Origin city').selectOption({ label: origin });
    await this.page.getByLabel('Destination city').selectOption({ label: destination });
  }

  async setPallets(count: number): Promise<void> {
    await this.page.getByPlaceholder('Enter number of pallets (1-50)').fill(String(count));
  }
}
