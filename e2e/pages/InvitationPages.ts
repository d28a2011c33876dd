import type { Locator, Page } from '@playwright/test';
import { SignInPage } from './SignInPage.ts';

/** The question to a contact on the dashboard, and its status on the desk. */
export class InvitationPages {
  readonly page: Page;
  /** The people of a client, and the invitation of its contact, on its page of the desk. */
  readonly people: Locator;
  readonly contact: Locator;

  constructor(page: Page) {
    this.page = page;
    this.people = page.getByRole('region', { name: 'People', exact: true });
    this.contact = page.getByRole('region', { name: 'The contact' });
  }

  card(businessName: string): Locator {
    return this.page.getByRole('region', { name: `${businessName} names you as its contact` });
  }

  missing(reference: string): Locator {
    return this.page.getByRole('region', { name: 'No invitation waits for you' }).filter({ hasText: reference });
  }

  /** Opens the link in the mail, and signs in when that is required. */
  async follow(origin: string, reference: string, account: 'client' | 'ops' | 'staff'): Promise<void> {
    const returnTo = `/dashboard?invitation=${reference}`;
    await this.page.goto(`${origin}/api/login?${new URLSearchParams({ returnTo })}`);
    if (this.page.url().includes('/idp/')) {
      await new SignInPage(this.page).signIn(`${account}@saltbush.example`, `saltbush-${account}`);
    }
    await this.page.getByRole('heading', { level: 1, name: /^Welcome back/ }).waitFor();
  }

  /** Opens a client on the desk, signed in as staff. */
  async onDesk(origin: string, reference: string): Promise<void> {
    await this.page.goto(`${origin}/api/login?${new URLSearchParams({ returnTo: `/ops/clients/${reference}` })}`);
    if (this.page.url().includes('/idp/')) {
      await new SignInPage(this.page).signIn('staff@saltbush.example', 'saltbush-staff');
    }
    await this.people.waitFor();
  }
}
