import type { Locator, Page } from '@playwright/test';

/** The calculator on /quote. */
export class QuotePage {
  readonly page: Page;
  readonly form: Locator;
  readonly pickup: Locator;
  readonly delivery: Locator;
  readonly calculate: Locator;
  readonly summary: Locator;
  /** What screen readers hear of a change, wherever on the page it shows. */
  readonly news: Locator;
  /** Opens the summary from the bar of small screens. */
  readonly details: Locator;
  /** The cut-offs in the pickup city's time. */
  readonly clock: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.getByRole('form', { name: 'Quote' });
    this.pickup = page.getByRole('combobox', { name: 'Pickup suburb' });
    this.delivery = page.getByRole('combobox', { name: 'Delivery suburb' });
    this.calculate = page.getByRole('button', { name: 'Calculate Quote' });
    this.summary = page.getByRole('region', { name: /quote summary/i });
    this.news = page.locator('main span[role="status"]');
    this.details = this.summary.getByRole('button', { name: 'Details' });
    this.clock = page.getByRole('region', { name: /^\d+:\d\d [AP]M / });
  }

  async open(service: string): Promise<void> {
    await this.page.goto(`/quote?service=${service}`);
  }

  async openAddress(query: string): Promise<void> {
    await this.page.goto(`/quote${query}`);
  }

  /** Typed as a full address, without choosing a suggestion. */
  async enterPlaces(pickup: string, delivery: string): Promise<void> {
    await this.pickup.fill(pickup);
    await this.delivery.fill(delivery);
    await this.delivery.press('Escape');
  }

  async chooseLane(origin: string, destination: string): Promise<void> {
    await this.page.getByLabel('Origin city').selectOption({ label: origin });
    await this.page.getByLabel('Destination city').selectOption({ label: destination });
  }

  async setPallets(count: number): Promise<void> {
    await this.page.getByPlaceholder('Enter number of pallets (1-50)').fill(String(count));
  }

  async choose(label: string, option: string | RegExp): Promise<void> {
    const select = this.page.getByLabel(label);
    const text = await select.getByRole('option', { name: option }).textContent();
    await select.selectOption({ label: text ?? '' });
  }

  option(text: string): Locator {
    return this.page.getByRole('option', { name: text });
  }

  tab(level: string): Locator {
    return this.page.getByRole('tab', { name: level });
  }

  /** A service card, with its price. */
  card(service: string): Locator {
    return this.page.locator('label').filter({ has: this.page.getByRole('radio', { name: service }) });
  }
}
