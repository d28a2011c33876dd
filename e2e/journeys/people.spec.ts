import { readFileSync } from 'node:fs';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { ConfirmationPage } from '../pages/ConfirmationPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { expect, test } from '../test.ts';

// An act that needs a confirmation is answered with 403.
test.use({ expectedErrors: [/403.*\/api\/ops\/people\/(export|erasure)\b/] });

const STAFF = { email: 'staff@saltbush.example', password: 'saltbush-staff' };

for (const width of [390, 768, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('staff give a person a copy of their data, and erase them', async ({ page, request, baseURL }) => {
      test.slow();
      const email = `ana.${width}.${Date.now()}@private.example`;
      const enquiry = {
        ...{ submissionId: crypto.randomUUID(), topic: 'general', name: 'Ana Ruiz', email, phone: '', company: '' },
        ...{ message: 'Two pallets to Geelong, please.', trap: '' },
      };
      const sent = await request.post('/api/enquiries', { data: enquiry, headers: { origin: baseURL ?? '' } });
      expect(sent.status()).toBe(201);

      await page.goto('/api/login?returnTo=/ops/people');
      await new SignInPage(page).signIn(STAFF.email, STAFF.password);
      await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
      await expectAccessible(page);
      // The key that focuses the search on every page of the desk.
      await page.keyboard.press('f');
      await page.keyboard.type(email.toUpperCase());
      await page.keyboard.press('Enter');
      const card = page.getByRole('region', { name: /^About / });
      await expect(card).toContainText('Enquiries');
      await expect(card.getByRole('heading', { level: 2 })).toBeFocused();
      expect(page.url()).toMatch(/\/ops\/people$/);
      await expectAccessible(page);

      await card.getByRole('button', { name: 'Download a copy' }).click();
      await card.getByLabel(/^Why/).fill('Asked by mail');
      await expectAccessible(page);
      await card.getByRole('button', { name: 'Download the copy' }).click();
      // The confirmation page offers the file and stays open.
      const confirmation = new ConfirmationPage(page);
      await expect(confirmation.question).toHaveText('Download everything that is held about this person?');
      await expect(page.getByRole('definition').first()).toHaveText(email.toUpperCase());
      await expect(confirmation.button).toBeVisible();
      await confirmation.expectAccessible();
      await expectNoSidewaysScroll(page);
      const [download] = await Promise.all([page.waitForEvent('download'), confirmation.confirm()]);
      expect(download.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d{2}-\d{2}\.zip$/);
      expect(
        readFileSync(await download.path())
          .subarray(0, 2)
          .toString(),
      ).toBe('PK');
      await page.getByRole('link', { name: 'Go back', exact: true }).click();
      await expect(page).toHaveURL(/\/ops\/people$/);
      const list = page.getByRole('region', { name: 'What was done' });
      await expect(list.getByRole('row').filter({ hasText: 'Copy given out' }).first()).toContainText(STAFF.email);

      await page.getByLabel(/^E-mail of the person/).fill(email);
      await page.keyboard.press('Enter');
      await card.getByRole('button', { name: 'Erase the person' }).click();
      const form = card.getByRole('form', { name: 'Erase the person' });
      await expect(form.getByRole('list', { name: 'What the erasure does' })).toContainText('Enquiries1 goes');
      await form.getByLabel(/^Why/).fill('Asked by mail');
      await form.getByLabel(/^Type the e-mail address/).fill('somebody@else.example');
      await form.getByRole('button', { name: 'Erase for good' }).click();
      await expect(form.getByLabel(/^Type the e-mail address/)).toBeFocused();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await form.getByLabel(/^Type the e-mail address/).fill(email);
      await page.keyboard.press('Enter');
      await expect(confirmation.question).toHaveText('Erase this person for good?');
      await expect(page.getByRole('definition').first()).toHaveText(email);
      await expect(confirmation.button).toBeVisible();
      await confirmation.expectAccessible();
      await expectNoSidewaysScroll(page);
      await confirmation.confirm();
      const done = page.getByRole('status', { name: 'Confirmed' });
      await expect(done).toContainText('stands in the place of the name');
      await expect(done).toBeFocused();
      await expect(list.getByRole('row').filter({ hasText: 'Erased person' }).first()).toContainText('Asked by mail');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByLabel(/^E-mail of the person/).fill(email);
      await page.keyboard.press('Enter');
      await expect(card).toContainText('Nothing has come in since.');

      await page.goto(`/ops/enquiries?view=all&search=${email}`);
      await expect(page.getByText(`has “${email}” in`)).toBeVisible();
    });
  });
}
