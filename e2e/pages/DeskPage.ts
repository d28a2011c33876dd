import type { Locator, Page } from '@playwright/test';

/** The desk of staff: the list of bookings, one of them, and the forms that move it on. */
export class DeskPage {
  readonly page: Page;
  readonly search: Locator;
  readonly signature: Locator;
  readonly standing: Locator;
  readonly trail: Locator;
  readonly proof: Locator;

  constructor(page: Page) {
    this.page = page;
    this.search = page.getByLabel('Search bookings');
    this.signature = page.getByRole('img', { name: /^Signature/ }).first();
    this.standing = page.getByRole('region', { name: 'How it stands' });
    this.trail = page.getByRole('region', { name: 'Trail' });
    this.proof = page.getByRole('region', { name: 'Proof of delivery' });
  }

  row(reference: string): Locator {
    return this.page.getByRole('row').filter({ hasText: reference });
  }

  /** Opens the form of an act. */
  async choose(act: string): Promise<Locator> {
    await this.page.getByRole('button', { name: act, exact: true }).first().click();
    return this.page.getByRole('form', { name: act });
  }

  /** Does an act without fields. */
  async do(act: string, confirm: string): Promise<void> {
    const form = await this.choose(act);
    await form.getByRole('button', { name: confirm }).click();
    await form.waitFor({ state: 'detached' });
  }

  /** Signs with the mouse. */
  async sign(): Promise<void> {
    // Waits until the box stands still: text above it may still come or go.
    await this.signature.hover();
    const box = await this.signature.boundingBox();
    if (!box) throw new Error('There is no box to sign in.');
    const { mouse } = this.page;
    await mouse.move(box.x + 30, box.y + box.height / 2);
    await mouse.down();
    for (const step of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await mouse.move(box.x + 30 + step * 20, box.y + box.height / 2 + (step % 2 === 0 ? -24 : 24), { steps: 4 });
    }
    await mouse.up();
  }
}
