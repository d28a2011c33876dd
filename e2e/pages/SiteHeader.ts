import type { Locator, Page } from '@playwright/test';

/** Top of every page, as a visitor on a large screen uses it. */
export class SiteHeader {
  readonly root: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('banner');
  }

  group(label: string): Locator {
    return this.root.getByRole('button', { name: label, exact: true });
  }

  link(label: string): Locator {
    return this.root.getByRole('link', { name: label, exact: true });
  }

  async choose(group: string, entry: string): Promise<void> {
    await this.group(group).click();
    await this.link(entry).click();
  }
}
