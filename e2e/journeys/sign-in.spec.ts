import { readHtml } from '../checks/readHtml.ts';
import { DashboardPage } from '../pages/DashboardPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { SiteHeader } from '../pages/SiteHeader.ts';
import { WorkFrame } from '../pages/WorkFrame.ts';
import { expect, test } from '../test.ts';

const CLIENT = { email: 'client@saltbush.example', password: 'saltbush-client', firstName: 'Maya' };

test('a client signs in, has the dashboard at home, and signs out again', async ({ page }) => {
  await page.goto('/');
  const publicHeading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const header = new SiteHeader(page);
  await header.link('Client Portal').click();
  await new SignInPage(page).signIn(CLIENT.email, CLIENT.password);

  await expect(page).toHaveURL('/');
  const greeting = page.getByRole('heading', { level: 1, name: /Welcome back/ });
  await expect(greeting).toContainText(CLIENT.firstName);
  await expect(header.root).toContainText(CLIENT.firstName);
  const frame = new WorkFrame(page);
  await expect(frame.place('Portal')).toBeVisible();
  await expect(header.link('Client Portal')).toBeHidden();

  // The first HTML is already the right page, so the public home never flashes.
  const plain = await readHtml(page.request, '/');
  expect(plain.html).not.toContain(publicHeading);
  await page.reload();
  await expect(greeting).toBeVisible();

  await page.goto('/dashboard');
  await expect(greeting).toBeVisible();
  // By then the user is signed out, so the event stream is refused.
  await new DashboardPage(page).followed();

  await header.link('Logout').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(publicHeading);
  await expect(frame.place('Portal')).toBeHidden();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test.describe('a wrong password', () => {
  test.use({ expectedErrors: [/\b(400|401|422)\b/] });

  test('is refused with a message', async ({ page }) => {
    await page.goto('/api/login?returnTo=/faq');
    const signInPage = new SignInPage(page);
    await signInPage.signIn(CLIENT.email, 'not-the-password');
    await expect(page.getByRole('alert')).toBeVisible();
    await signInPage.signIn(CLIENT.email, CLIENT.password);
    await expect(page).toHaveURL('/faq');
  });
});
