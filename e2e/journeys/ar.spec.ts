import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { TruckToolPage } from '../pages/TruckToolPage.ts';
import { expect, test } from '../test.ts';

const CAMERA_REQUIRED =
  'Camera access is required for AR visualization. Please enable camera permissions or try a different device.';
/** The colours of the cab's side, which is as high as the body, and of its tyres. */
const CAB = '#fbf7f1';
const TYRE = '#14212b';

/** A camera that shows a moving pattern. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream'] }),
});

test.describe('with a camera', () => {
  test.use({ permissions: ['camera'] });

  test('a truck stands in the picture, true to scale', async ({ page }) => {
    const tool = new TruckToolPage(page);
    await tool.withoutWebGl();
    await page.goto('/ar-truck-tool');
    await expect(tool.start).toBeDisabled();
    await expect(tool.start).toHaveAccessibleDescription(/Choose a vehicle/);
    await tool.vehicle.selectOption('8 TONNE');
    await expect(tool.main.getByText('8,000 kg').first()).toBeVisible();
    await expect(page).toHaveURL('/ar-truck-tool?vehicle=8t-truck');

    await tool.start.click();
    await expect(tool.cameraView).toBeVisible();
    const first = await tool.picture();
    await expect.poll(() => tool.picture(), 'the picture moves').not.toBe(first);
    const white = async () => tool.rowsOf('#ffffff');
    await expect.poll(async () => (await white()).top, 'dimension lines').not.toBeNaN();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Hide Dimensions' }).click();
    await expect(page.getByRole('button', { name: 'Show Dimensions' })).toBeVisible();
    for (const scale of [100, 50, 200]) {
      await expect(tool.scale).toHaveText(`Scale ${scale}%`);
      const truck = await tool.computed('truck');
      const person = await tool.computed('person');
      await expect
        .poll(async () => {
          const top = (await tool.rowsOf(CAB, person.left)).top;
          const bottom = (await tool.rowsOf(TYRE, person.left)).bottom;
          // A row that the truck covers in part has a blended colour: half a row at either end, on average.
          return Math.abs(bottom - top + 1 - (truck.bottom - truck.top));
        }, `height of the truck at ${scale}%`)
        .toBeLessThanOrEqual(1);
      await tool.scale.click();
    }
    await expect(tool.scale).toHaveText('Scale 100%');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save Picture' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('truck-8-tonne.png');
  });

  test('the camera goes dark when the visitor stops, and when the visitor leaves', async ({ page }) => {
    const tool = new TruckToolPage(page);
    await tool.withoutWebGl();
    await tool.countCameras();
    await page.goto('/ar-truck-tool?vehicle=1t-van&scale=200');
    await tool.start.click();
    await expect(tool.cameraView).toBeVisible();
    expect(await tool.camerasOn()).toBe(1);
    await tool.stop.click();
    await expect(tool.cameraView).toBeHidden();
    expect(await tool.camerasOn()).toBe(0);
    await tool.start.click();
    await expect(tool.cameraView).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => tool.camerasOn(), 'cameras on').toBe(0);
  });
});

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
