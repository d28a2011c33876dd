import { expect, test } from '../test.ts';

const FORMS = 'https://forms.example';

test.use({
  siteSettings: {
    DRIVER_FORM_SCRIPT: `${FORMS}/embed.js`,
    DRIVER_FORM_PORTAL_ID: '123',
    DRIVER_FORM_INDUCTION_FORM_ID: 'in',
    DRIVER_FORM_APPLICATION_FORM_ID: 'ap',
    DRIVER_FORM_REGION: 'ap1',
  },
});
// One site for all tests of this file.
test.describe.configure({ mode: 'default' });

/** The third party's script: it makes a form in the given element, and asks its own server for more. */
const SCRIPT = `window.hbspt = { forms: { create({ target, portalId, formId, region }) {
  fetch('${FORMS}/' + portalId + '/' + formId + '/' + region).then((answer) => answer.text()).then((text) => {
    document.querySelector(target).innerHTML = '<p>' + text + '</p>';
  });
} } };`;

test('a third party’s form replaces ours, also after a move within the site', async ({ page, ownSite }) => {
  await page.route(`${FORMS}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const headers = { 'access-control-allow-origin': '*' };
    return pathname === '/embed.js'
      ? route.fulfill({ contentType: 'text/javascript', headers, body: SCRIPT })
      : route.fulfill({ contentType: 'text/plain', headers, body: `Form ${pathname}` });
  });
  await page.goto(`${ownSite.url}/driver-application`);
  await expect(page.getByText('Form /123/ap/ap1')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Application form' })).toHaveCount(0);
  await page.goto(`${ownSite.url}/careers`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /induction/i })
    .first()
    .click();
  await expect(page.getByText('Form /123/in/ap1')).toBeVisible();
});

test.describe('blocked', () => {
  test.use({ expectedErrors: [/forms\.example|ERR_FAILED/] });

  test('our form comes back when theirs does not load', async ({ page, ownSite }) => {
    await page.route(`${FORMS}/**`, (route) => route.abort());
    await page.goto(`${ownSite.url}/driver-application`);
    await expect(page.getByRole('form', { name: 'Application form' })).toBeVisible();
    await expect(page.getByText('Loading the form...')).toHaveCount(0);
  });
});

test('no other page allows the third party', async ({ request, ownSite }) => {
  const policyOf = async (path: string) => (await request.get(ownSite.url + path)).headers()['content-security-policy'];
  expect(await policyOf('/driver-induction')).toContain(FORMS);
  expect(await policyOf('/contact')).not.toContain(FORMS);
});
