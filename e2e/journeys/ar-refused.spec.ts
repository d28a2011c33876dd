import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { TruckToolPage } from '../pages/TruckToolPage.ts';
import { expect, test } from '../test.ts';

const CAMERA_REQUIRED =
  'Camera access is required for AR visualization. Please enable camera permissions or try a different device.';

test.describe('on a phone without 3D that keeps its camera to itself', () => {
  test.use({ viewport: { width: 390, height: 844 }, permissions: [] });

  test('the tool says so, and still tells whether the truck fits', async ({ page }) => {
    const tool = new TruckToolPage(page);
    await tool.withoutWebGl();
    await page.goto('/ar-truck-tool');
    await page.getByRole('radio', { name: 'SEMI-TRAILER' }).check();
    await expect(tool.vehicle).toHaveValue('semi');
    await expect(tool.main.getByText('This browser shows no 3D')).toBeVisible();
    await expect(page.getByRole('img', { name: /SEMI-TRAILER from the side, 12.5 m long/ })).toBeVisible();
    await tool.start.click();
    await expect(tool.main.getByRole('alert').getByText(CAMERA_REQUIRED, { exact: true })).toBeVisible();
    await expect(tool.start).toBeEnabled();

    await page.getByLabel('Gate width').fill('2.45');
    await page.getByLabel('Driveway length').fill('12');
    await expect(tool.main.getByText('SEMI-TRAILER does not fit')).toBeVisible();
    await expect(
      tool.main.getByText('Too wide for the gate by 0.05 m, too long for the driveway by 0.5 m.'),
    ).toBeVisible();
    await expect(tool.main.getByText(/Biggest truck that fits: 12 TONNE/)).toBeVisible();
    await page.getByLabel('Height limit').fill('0');
    await expect(tool.main.getByText('Please enter metres above 0 and up to 100, for example 3.2.')).toBeVisible();
    await page.getByRole('button', { name: 'Choose 12 TONNE' }).click();
    await expect(tool.main.getByText('12 TONNE fits by its nominal figures')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await page.reload();
    await expect(page.getByLabel('Gate width')).toHaveValue('2.45');
    await expect(tool.vehicle).toHaveValue('12t-tailgate');
    await page.getByRole('link', { name: 'Quote this truck' }).click();
    await expect(page).toHaveURL(/\/quote\?service=metro-hourly&hourlyVehicle=12t-tailgate/);
    await expect(page.getByLabel('Vehicle type')).toHaveValue('12t-tailgate');
  });
});
