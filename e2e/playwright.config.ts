import { defineConfig } from '@playwright/test';

/** Starts with Playwright's own list, because setting this option replaces it. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** Chromium's spare renderers and address-bar pages cost half a second per window and are not needed. */
const OFF_BESIDES = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...OFF_BESIDES].join(',')}`,
];

/** Set by `npm run test:e2e` and `npm test`, which look for a browser; without it Playwright uses its own. */
const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  // `PICTURES=1 npm run test:e2e` takes the pictures of the documents; no journey needs them.
  testDir: process.env.PICTURES ? 'pictures' : 'journeys',
  outputDir: '../test-results',
  // The pictures have a site of their own.
  ...(process.env.PICTURES ? {} : { globalSetup: './platform/globalSetup.ts' }),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // More than the cores, since a journey waits for the site half of its time.
  workers: 3,
  retries: 0,
  // Limits against hanging, which also hold on a machine that others use. A journey takes seconds.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/journeys.json' }],
  ],
  use: {
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Tracing every journey would cost a quarter of its time. For one: `npm run test:e2e -- quote --trace on`.
    trace: 'off',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [{ name: 'chromium' }],
});
