import { expectAccessible } from '../checks/expectAccessible.ts';
import { fakeXr } from '../pages/fakeXr.ts';
import { TruckToolPage } from '../pages/TruckToolPage.ts';
import { expect, test } from '../test.ts';

/** WebGL without a graphics card. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []).filter((flag) => flag !== '--disable-gpu'),
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
      ],
    }),
  // A small view, because the processor draws every pixel.
  viewport: { width: 800, height: 600 },
  expectedErrors: [/ERR_FAILED|Failed to load resource/],
});

test('the truck can be walked around in 3D, which no other page downloads', async ({ page }) => {
  test.slow();
  const tool = new TruckToolPage(page);
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    if ((await response.text().catch(() => '')).includes('WebGLRenderer')) scripts.push(response.url());
  });
  await page.goto('/quote');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);

  // The page works before the 3D part has arrived, and without it.
  const isEngine = (url: URL) => /\/mf\/mf-ar\/[^/]+\/\d+\.[0-9a-f]+\.js$/.test(url.pathname);
  await page.route(isEngine, (route) => route.abort('failed'));
  await page.getByRole('link', { name: 'Augmented Reality tool' }).click();
  await expect(page.getByRole('img', { name: /BDOUBLE from the side on one scale/ })).toBeVisible();
  await expect(tool.main.getByText('The 3D view did not load')).toBeVisible();
  await page.unroute(isEngine);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('img', { name: 'All six trucks in 3D' })).toBeVisible({ timeout: 60_000 });
  expect(scripts).toHaveLength(1);
  await expect(tool.start).toBeDisabled();
  await tool.vehicle.selectOption('12 TONNE');
  await expect(page.getByRole('img', { name: '12 TONNE in 3D' })).toBeVisible();

  await expect(page.getByRole('checkbox', { name: /^Driveway/ })).toBeVisible();
  const before = await tool.modelView.screenshot();
  await page.getByRole('button', { name: 'Turn left' }).click();
  await page.keyboard.press('ArrowLeft');
  expect((await tool.modelView.screenshot()).equals(before)).toBe(false);
  await page.getByRole('checkbox', { name: /^Driveway/ }).check();
  await expect(page).toHaveURL(/beside=dock\.car\.driveway/);
  await expectAccessible(page);
});

test('the tool opens in 3D, and its drawing does not flash up before', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      const drawing = document.querySelector('main svg[role="img"]');
      if (!drawing) return;
      document.documentElement.dataset.drawing = getComputedStyle(drawing).visibility;
      seen.disconnect();
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/ar-truck-tool');
  await expect(page.locator('html')).toHaveAttribute('data-drawing', 'hidden');
  await expect(page.getByRole('img', { name: 'All six trucks in 3D' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('img', { name: /from the side on one scale/ })).toBeHidden();
  const view = page.getByRole('group', { name: 'Turn and zoom the 3D view' });
  await view.getByRole('button', { name: 'Turn left' }).focus();
  await page.keyboard.press('ArrowRight');
  await expectAccessible(page);
});

test('a phone that knows the ground places the truck at full size', async ({ page }) => {
  test.slow();
  const device = await fakeXr(page);
  const tool = new TruckToolPage(page);
  await page.goto('/ar-truck-tool?vehicle=4t-truck');
  await page.getByRole('button', { name: 'Place it here at full size' }).click();
  await expect(page.getByText('Tap to put the truck on the ring.')).toBeVisible({ timeout: 30_000 });
  await device.tapGround();
  await expect(page.getByText('Walk around it.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn right' }).last().click();
  expect(await device.isRunning()).toBe(true);
  await page.getByRole('button', { name: 'Exit' }).click();
  await expect(page.getByText('Walk around it.')).toBeHidden();
  expect(await device.isRunning()).toBe(false);
  await expect(tool.start).toBeEnabled();
});
