import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { expect, test } from '../test.ts';

// What is chosen stays, so they have a site of their own.
test.use({ baseURL: async ({ ownSite }, use) => use(ownSite.url) });

/** A gateway looks every minute. */
const LOOK_MS = 100_000;

async function signIn(page: Page, path: string, role: 'client' | 'staff' = 'client'): Promise<void> {
  await page.goto(`/api/login?returnTo=${path}`);
  await new SignInPage(page).signIn(`${role}@saltbush.example`, `saltbush-${role}`);
}

/** Says on the desk that something is on its way late. @returns its reference. */
const delayFreight = (desk: Page): Promise<string> =>
  desk.evaluate(async () => {
    const json = async (path: string, body?: object) => {
      const init = body && {
        ...{ method: 'POST', body: JSON.stringify(body) },
        headers: { 'content-type': 'application/json' },
      };
      const answer = await fetch(path, init);
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
      return answer.json();
    };
    const { rows } = await json('/api/ops/bookings?search=Wattle&view=moving');
    const { reference } = rows[0];
    const { version, status } = await json(`/api/ops/bookings/${reference}`);
    const exception = { kind: 'delayed', reason: 'The road is closed' };
    await json(`/api/ops/bookings/${reference}/events`, { version, status, note: '', exception });
    return reference as string;
  });

test('a member chooses on a phone what they are told, gets a mail about a delay, and ends such mails from it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, '/dashboard');
  await page.getByRole('link', { name: 'Choose what you are told' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible();
  await page.getByLabel('Mails about pickups').selectOption('In the daily summary');
  await page.getByLabel('Show deliveries in the portal').uncheck();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. You are told as you chose')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Alerts now' }).getByText(/^Proof of delivery/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Mails about pickups')).toHaveValue('daily');
  await expect(page.getByLabel('Show deliveries in the portal')).not.toBeChecked();

  const desk = await browser.newPage({ baseURL: baseURL ?? '' });
  await signIn(desk, '/ops', 'staff');
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  const reference = await delayFreight(desk);
  const mail = async () => {
    const { rows } = await (await desk.request.get(`/api/ops/mails?search=${reference}`)).json();
    const row = rows.find(({ subject }: { subject: string }) => subject === `Delivery delayed: ${reference}`);
    return row ? (await (await desk.request.get(`/api/ops/mails/${row.id}`)).json()).text : '';
  };
  await expect.poll(mail, { timeout: LOOK_MS }).toContain('The road is closed.');
  const [link = ''] = /\/alerts\/unsubscribe\/\S+\/delay/.exec(await mail()) ?? [];
  await desk.close();

  // Whoever has the mail needs no sign-in.
  const visitor = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Stop alert mails' })).toBeVisible();
  await expectNoSidewaysScroll(visitor);
  await expectAccessible(visitor);
  await page.reload();
  await expect(page.getByLabel('Mails about delays')).toHaveValue('each');
  await visitor.getByRole('button', { name: 'Stop mails about delays' }).click();
  await expect(visitor.getByText('You get no more mails about delays')).toBeVisible();
  await expectAccessible(visitor);
  await page.reload();
  await expect(page.getByLabel('Mails about delays')).toHaveValue('none');
  await expect(page.getByLabel('Mails about pickups')).toHaveValue('daily');
  await visitor.getByRole('button', { name: 'Stop all alert mails' }).click();
  await expect(visitor.getByText('You get no more alert mails')).toBeVisible();
  await visitor.close();
});
