import { expectAccessible } from '../checks/expectAccessible.ts';
import { TruckToolPage } from '../pages/TruckToolPage.ts';
import { expect, test } from '../test.ts';

/** The colours of the cab's side, which is as high as the body, and of its tyres. */
const CAB = '#fbf7f1';
const TYRE = '#14212b';

/** A camera that shows a moving pattern. A browser without windows has nothing that could ask for the permission. */
const CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

test.use({
  permissions: ['camera'],
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...CAMERA] }),
});

test.describe('with a camera', () => {
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
