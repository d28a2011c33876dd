import type { Locator, Page } from '@playwright/test';
import { SignInPage } from './SignInPage.ts';

/** The rate sheets of the demo client. */
export class RateSheetsPage {
  readonly page: Page;
  readonly file: Locator;
  readonly save: Locator;
  /** Within the page, so that toasts of the host are ignored. */
  readonly main: Locator;

  constructor(page: Page) {
    this.page = page;
    this.file = page.getByLabel('Rate sheet file');
    this.save = page.getByRole('button', { name: 'Save rate sheet' });
    this.main = page.getByRole('main');
  }

  async open(): Promise<void> {
    await this.page.goto('/api/login?returnTo=/dashboard/rate-sheets');
    await new SignInPage(this.page).signIn('client@saltbush.example', 'saltbush-client');
    await this.file.waitFor();
  }

  async choose(name: string, content: string | Buffer): Promise<void> {
    await this.file.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  }

  /** Saves a sheet and activates it. */
  async activateNew(name: string, content: string): Promise<void> {
    await this.choose(name, content);
    await this.save.click();
    await this.page.getByRole('button', { name: 'Activate now' }).click();
    await this.main.getByText(`${name} is active: it prices your quotes`).waitFor();
  }

  sheet(name: string): Locator {
    return this.page.getByRole('listitem', { name });
  }
}
