import type { Locator, Page } from '@playwright/test';

/** Top of every page, as a visitor uses it. */
export class SiteHeader {
  readonly root: Locator;
  /** The word that opens and closes the menu of small screens, and that menu; it has `open` while it is. */
  readonly toggle: Locator;
  readonly sheet: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('banner');
    this.sheet = this.root.locator('details[data-menu="sheet"]');
    this.toggle = this.sheet.locator('> summary');
  }

  /** The word that opens and closes a menu, of those that show at this width. */
  group(label: string): Locator {
    return this.root.locator('summary').filter({ hasText: new RegExp(`^${label}$`), visible: true });
  }

  /** The menu around its word; it has `open` while it is. */
  menu(label: string): Locator {
    return this.group(label).locator('..');
  }

  link(label: string): Locator {
    return this.root.getByRole('link', { name: label, exact: true });
  }

  async choose(group: string, entry: string): Promise<void> {
    await this.group(group).click();
    await this.link(entry).click();
  }
}
