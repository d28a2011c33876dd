import type { Locator, Page } from '@playwright/test';

/** The board of a day, and the forms that open over it. */
export class BoardPage {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
  }

  column(name: string): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^${name} \\d`) });
  }

  /** The card of a business. */
  card(business: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: business });
  }
}
