import type { Locator, Page } from '@playwright/test';

export class ContactPage {
  readonly page: Page;
  readonly form: Locator;
  readonly send: Locator;
  readonly receipt: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.getByRole('form', { name: 'Send us a message' });
    this.send = this.form.getByRole('button');
    this.receipt = this.form.getByRole('status');
  }

  box(label: string): Locator {
    return this.form.getByLabel(new RegExp(`^${label}`));
  }

  async fill(answers: Record<string, string>): Promise<void> {
    for (const [label, answer] of Object.entries(answers)) await this.box(label).fill(answer);
  }
}
