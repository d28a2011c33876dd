import type { Locator, Page } from '@playwright/test';

export const GUEST = {
  businessName: 'Ferngully Roasters',
  name: 'Kim Ngo',
  email: 'kim@example.com',
  phone: '0400 000 000',
};

export const GOODS = 'Coffee in sacks on 4 pallets';

/** From a price to a booking: calculator, saved quote, booking form and booking. */
export class BookingPages {
  readonly page: Page;
  /** Origin of the site, if it is not the journeys' common one. */
  readonly origin: string;
  readonly book: Locator;
  readonly save: Locator;
  readonly mail: Locator;
  readonly request: Locator;

  constructor(page: Page, origin = '') {
    this.page = page;
    this.origin = origin;
    this.book = page.getByRole('button', { name: 'Book This Quote' });
    this.save = page.getByRole('button', { name: 'Save Quote' });
    this.mail = page.getByRole('button', { name: 'Email Quote' });
    this.request = page.getByRole('button', { name: 'Request booking' });
  }

  /** Prices four pallets from Sydney to Melbourne. */
  async price(): Promise<void> {
    await this.page.goto(`${this.origin}/quote?service=ltl&pickup=Sydney&delivery=Melbourne&pallets=4`);
    await this.page.getByRole('button', { name: 'Calculate Quote' }).click();
    await this.book.waitFor();
  }

  /** Saves the price on show; resolves to the path of its private link. */
  async saveQuote(): Promise<string> {
    await this.save.click();
    const link = await this.page.getByRole('link', { name: 'Open quote' }).getAttribute('href');
    return link ?? '';
  }

  async sendTo(address: string): Promise<void> {
    await this.mail.click();
    await this.page.getByLabel('Send the quote to').fill(address);
    await this.page.getByRole('button', { name: 'Send', exact: true }).click();
  }

  part(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true });
  }

  /** Fills in the form as a guest who sends the freight. */
  async fillIn(): Promise<void> {
    await this.part('What is sent').getByLabel('Goods and packaging').fill(GOODS);
    await this.part('What is sent')
      .getByRole('button', { name: /groceries or shop stock/ })
      .click();
    const booker = this.part('Who is booking');
    await booker.getByLabel('Business name').fill(GUEST.businessName);
    await booker.getByLabel('Your name').fill(GUEST.name);
    await booker.getByLabel('Email').fill(GUEST.email);
    await booker.getByLabel('Phone').fill(GUEST.phone);
    await this.page.getByLabel(/my details for the pickup/).check();
    await this.part('Pickup')
      .getByLabel(/Street address/)
      .fill('1 Dock Road, Alexandria');
    const delivery = this.part('Delivery');
    await delivery.getByLabel('Business name').fill('Lee & Co');
    await delivery.getByLabel(/Street address/).fill('2 Gate Street, Footscray');
    await delivery.getByLabel('Contact name').fill('Lee Park');
    await delivery.getByLabel('Contact phone').fill('03 9000 0000');
    await this.page.getByLabel(/I accept the terms/).check();
  }
}
