import type { Locator, Page } from '@playwright/test';

/** The set-up on /new-client. */
export class NewClientPage {
  readonly page: Page;
  readonly next: Locator;
  readonly previous: Locator;
  readonly save: Locator;
  readonly summary: Locator;
  readonly zone: Locator;
  readonly leaveQuestion: Locator;

  constructor(page: Page) {
    this.page = page;
    this.next = page.getByRole('button', { name: 'Next', exact: true });
    this.previous = page.getByRole('button', { name: 'Previous', exact: true });
    this.save = page.getByRole('button', { name: 'Save & Go To First Quote' });
    this.summary = page.getByRole('group', { name: 'your attention' });
    this.zone = page.getByLabel(/^Delivery zones/);
    this.leaveQuestion = page.getByRole('dialog', { name: 'Leave the set-up?' });
  }

  async open(): Promise<void> {
    await this.page.goto('/new-client');
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}`) });
  }

  part(number: number, name: string): Locator {
    return this.page.getByRole('heading', { level: 2, name: `Step ${number} of 4: ${name}` });
  }

  field(label: string): Locator {
    return this.page.getByLabel(new RegExp(`^${label}`));
  }

  /** Fills in every required field, part by part. */
  async fillRequired(businessName: string, email: string): Promise<void> {
    await this.tab('Business Info').click();
    await this.field('Business name').fill(businessName);
    await this.field('ABN/ACN').fill('51824753556');
    await this.field('Contact name').fill('Nina Park');
    await this.field('Email').fill(email);
    await this.field('Phone number').fill('0412345678');
    await this.tab('Freight Profile').click();
    await this.field('Freight type').selectOption('Pallets');
    await this.field('Average shipments per week').fill('12');
    await this.page.getByLabel('4T Truck').check();
    await this.tab('Delivery Zones').click();
    await this.field('Origin suburb').fill('Alexandria NSW 2015');
    await this.tab('Account Setup').click();
    await this.field('POD method').selectOption('Digital POD Only');
  }
}
