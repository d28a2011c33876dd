import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { BoardPage } from '../pages/BoardPage.ts';
import { DeskPage } from '../pages/DeskPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { expect, test } from '../test.ts';

const STAFF = { email: 'staff@saltbush.example', password: 'saltbush-staff' };

/** Presses and fields from the desk to the proof of delivery. It was fifteen presses and seven fields. */
const MOST_STEPS = 6;

test('staff accept, allocate and deliver a booking from the board, in few presses', async ({ page }) => {
  test.slow();
  await page.goto('/api/login?returnTo=/ops');
  await new SignInPage(page).signIn(STAFF.email, STAFF.password);
  const board = new BoardPage(page);
  let steps = 0;
  const press = async (name: string | RegExp, within = page.getByRole('main')) => {
    steps += 1;
    await within.getByRole('button', { name }).click();
  };

  steps += 1;
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  const requested = board.column('Requested');
  await expect(requested).toContainText('Kurrajong Books');
  await expectAccessible(page);

  const offered = board.card('Kurrajong Books').getByText('Next free:').locator('b');
  const driver = await offered.innerText();
  await press(/^Accept and allocate/, board.card('Kurrajong Books'));
  await expect(board.column('Allocated')).toContainText('Kurrajong Books');
  await expect(page.getByRole('status').filter({ hasText: `is allocated to ${driver} with` })).toBeVisible();

  await press(/^Out/, board.card('Kurrajong Books'));
  await expect(board.column('Out')).toContainText('Kurrajong Books');
  await press(/^Record POD/, board.card('Kurrajong Books'));
  const form = board.dialog.getByRole('form');
  await expect(form.getByLabel('Received by')).not.toHaveValue('');
  steps += 1;
  await new DeskPage(page).sign();
  await press('Record the delivery', form);
  await expect(board.column('Delivered')).toContainText('Kurrajong Books');
  expect(steps).toBeLessThanOrEqual(MOST_STEPS);
});

test('a dispatcher drags a booking onto a vehicle, takes it back with a key, and another one sees it', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/api/login?returnTo=/ops/board?view=vehicles');
  await new SignInPage(page).signIn(STAFF.email, STAFF.password);
  const board = new BoardPage(page);
  const colleague = new BoardPage(await page.context().newPage());
  await colleague.page.goto('/ops/board');
  await expect(colleague.column('Accepted')).toContainText('Gymea Events');

  const waiting = page.getByRole('region', { name: 'Waits for a driver' });
  await expect(waiting).toContainText('Gymea Events');
  const truck = page.getByRole('listitem', { name: /^DK 62 QS/ });
  await waiting.getByRole('listitem').filter({ hasText: 'Gymea Events' }).dragTo(truck);
  await expect(board.dialog.getByLabel('Vehicle').locator('option:checked')).toContainText('DK 62 QS');
  await expectAccessible(page);
  await board.dialog.getByRole('button', { name: /^Allocate/ }).click();
  await expect(truck).toContainText('Sydney to Sydney');
  await expect(colleague.column('Allocated')).toContainText('Gymea Events');

  await page.keyboard.press('u');
  await expect(waiting).toContainText('Gymea Events');
  await expect(colleague.column('Accepted')).toContainText('Gymea Events');
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await colleague.page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(colleague.page);
  }
  await colleague.page.close();
});

test('staff add a vehicle to the fleet, and the board offers it', async ({ page }) => {
  const plate = `T${Date.now() % 1_000_000}`;
  await page.goto('/api/login?returnTo=/ops/fleet');
  await new SignInPage(page).signIn(STAFF.email, STAFF.password);
  await page.getByRole('button', { name: 'Add a vehicle' }).click();
  const form = page.getByRole('form', { name: 'Add a vehicle' });
  await form.getByLabel('Registration').fill(plate);
  await form.getByLabel('Depot').selectOption({ label: 'Sydney' });
  await form.getByRole('combobox', { name: 'Class', exact: true }).selectOption({ label: '14 tonne truck' });
  await expect(form.getByLabel('Licence')).toHaveValue('HR');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add the vehicle' }).click();
  await page.getByLabel('Search vehicles').fill(plate);
  await page.getByRole('link', { name: plate }).click();
  await expect(page.getByRole('region', { name: 'What it may carry' })).toContainText('14,000 kg');
  await expectAccessible(page);
  await page.goto('/ops/board?view=vehicles');
  await expect(page.getByRole('listitem', { name: new RegExp(`^${plate}`) })).toBeVisible();
});
