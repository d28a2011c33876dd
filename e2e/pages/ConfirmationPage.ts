import type { Locator, Page } from '@playwright/test';
import { expectScriptlessAccessible } from '../checks/expectScriptlessAccessible.ts';

/** The gateway's page on which an operator confirms an act. */
export class ConfirmationPage {
  readonly page: Page;
  readonly question: Locator;
  readonly button: Locator;
  readonly back: Locator;

  constructor(page: Page) {
    this.page = page;
    this.question = page.getByRole('heading', { level: 1 });
    this.button = page.getByRole('main').getByRole('button');
    this.back = page.getByRole('link', { name: 'Go back, do nothing' });
  }

  /** Presses the button once it appears, after a second. */
  async confirm(): Promise<void> {
    await this.page.waitForURL('**/confirm/**');
    await this.button.click();
  }

  async expectAccessible(): Promise<void> {
    await expectScriptlessAccessible(this.page);
  }
}
