import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { ContactPage } from '../pages/ContactPage.ts';
import { expect, test } from '../test.ts';

const ENQUIRY = {
  Name: 'Jo Citizen',
  Email: 'jo@client.example',
  Company: 'Citizen & Daughters',
  Message: 'Two pallets from Newcastle to Geelong on Tuesday.',
};

for (const width of [390, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a message is sent once, and its reference stays', async ({ page }) => {
      const contact = new ContactPage(page);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/enquiries')) sent.push(request.method());
      });
      await page.goto('/contact');
      await expectAccessible(page);
      await contact.fill(ENQUIRY);
      await contact.send.dblclick();
      await expect(contact.send).toHaveText('Message Sent!');
      await expect(contact.receipt).toContainText(/ENQ-\d{4}-\d{5}/);
      await expectAccessible(page);
      await expect(contact.send).toHaveText('Send Message');
      await expect(contact.box('Message')).toHaveValue('');
      await expect(contact.receipt).toContainText(/ENQ-\d{4}-\d{5}/);
      expect(sent).toEqual(['POST']);
      await expectNoSidewaysScroll(page);
    });

    test('what is missing is shown beside the field', async ({ page }) => {
      const contact = new ContactPage(page);
      await page.goto('/contact');
      await contact.send.click();
      await expect(contact.box('Name')).toBeFocused();
      await expect(contact.form).toContainText('Email is required');
      await expectAccessible(page);
    });
  });
}

test.describe('when the site cannot be reached', () => {
  test.use({ expectedErrors: [/api\/enquiries|ERR_FAILED/] });

  test('everything typed stays, even after a reload, and is sent later', async ({ page }) => {
    const contact = new ContactPage(page);
    await page.goto('/contact');
    await contact.fill(ENQUIRY);
    await page.route('**/api/enquiries', (route) => route.abort());
    await contact.send.click();
    await expect(contact.form.getByRole('alert')).toContainText('cannot be reached');
    await expectAccessible(page);
    await page.reload();
    await expect(contact.box('Message')).toHaveValue(ENQUIRY.Message);
    await page.unroute('**/api/enquiries');
    await contact.send.click();
    await expect(contact.receipt).toContainText(/ENQ-\d{4}-\d{5}/);
  });
});

test('a link fills in topic and message as plain text', async ({ page }) => {
  const contact = new ContactPage(page);
  const message = 'Hobart to Perth, 20 pallets\n<img src=x onerror=alert(1)>';
  await page.goto(`/contact?${new URLSearchParams({ topic: 'custom-quote', message })}`);
  await expect(contact.form).toContainText('About: Custom quote');
  await expect(contact.box('Message')).toHaveValue(message);
});
