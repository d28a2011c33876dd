import type { Locator, Page } from '@playwright/test';

/** The release console of operators. */
export class ConsolePage {
  readonly page: Page;
  readonly next: Locator;
  readonly standing: Locator;
  readonly slider: Locator;
  /** The notice about what was confirmed on the gateway's page. */
  readonly confirmed: Locator;

  constructor(page: Page) {
    this.page = page;
    this.next = page.getByRole('region', { name: 'What next' });
    this.standing = page.getByRole('region', { name: 'How it stands' });
    this.confirmed = page.getByRole('status', { name: 'Confirmed' });
    this.slider = page.getByRole('slider', { name: 'Share of visitors' });
  }

  /** The card of a release in trouble. */
  trouble(name: string, version: string): Locator {
    return this.page.getByRole('region', { name: `${name} ${version}` });
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name, exact: true }) });
  }

  /** Moves the slider to a percentage by keyboard. */
  async slideTo(percent: number): Promise<void> {
    await this.slider.focus();
    if (percent === 100) {
      await this.slider.press('End');
      return;
    }
    const steps = percent - Number(await this.slider.inputValue());
    for (let step = 0; step < Math.abs(steps); step += 1) {
      await this.slider.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft');
    }
  }
}
