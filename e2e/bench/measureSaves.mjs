import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { ROOT } from '../platform/root.ts';
import { median } from './median.ts';

const RUNS = 10;
/** The work that follows a save, such as the build for the gateway and the check of types, is over by then. */
const REST_MS = 4_000;

/**
 * Saves a component and a style ten times each, in a copy of mf-quote. Resolves to the medians in milliseconds from writing the
 * file until the browser has drawn what changed. Throws if what was typed was lost.
 * @param folder Where the copy is made, below the repository's root.
 * @param show Shows the page of the copy in a browser, and resolves to what ends that.
 */
export async function measureSaves({ executablePath, folder, show }) {
  const copy = join(ROOT, folder);
  await rm(copy, { recursive: true, force: true });
  await cp(join(ROOT, 'mf-quote'), copy, {
    recursive: true,
    filter: (source) => !/\/(node_modules|dist|development)$/.test(source),
  });
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
    ...(executablePath ? { executablePath } : {}),
  });
  let stop = async () => {};
  try {
    const page = await browser.newPage();
    stop = await show(page);
    await page.locator('[name=pickup]').fill('Dubbo');
    const componentMs = await savesOf(join(copy, 'src/quote/QuotePage.tsx'), page, (text, run) => ({
      text: text.replace(/title="[^"]*"/, `title="Save ${run}"`),
      drawn: { selector: 'h1', style: '', value: `Save ${run}` },
    }));
    const styleMs = await savesOf(join(copy, 'src/quote/QuotePage.styles.ts'), page, (text, run) => ({
      text: text.replace('styled.section`', `styled.section\`\n  outline: ${run + 1}px solid;`),
      drawn: { selector: 'main section', style: 'outlineWidth', value: `${run + 1}px` },
    }));
    return { componentMs, styleMs };
  } finally {
    await browser.close();
    await stop();
    await rm(copy, { recursive: true, force: true });
  }
}

async function savesOf(file, page, change) {
  const before = await readFile(file, 'utf8');
  const times = [];
  for (let run = 1; run <= RUNS; run++) {
    await delay(REST_MS);
    const { text, drawn } = change(before, run);
    const seen = page.evaluate(untilDrawn, drawn);
    const savedAt = Date.now();
    await writeFile(file, text);
    times.push((await seen) - savedAt);
    const typed = await page.locator('[name=pickup]').inputValue();
    if (typed !== 'Dubbo') throw new Error(`The save ${run} of ${file} lost what was typed.`);
  }
  return median(times);
}

/** Runs in the page. Resolves to the time after the frame that shows it. */
function untilDrawn({ selector, style, value }) {
  return new Promise((resolve) => {
    const look = () => {
      const isThere = [...document.querySelectorAll(selector)].some(
        (element) => (style === '' ? element.textContent : getComputedStyle(element)[style]) === value,
      );
      if (isThere) requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
      else requestAnimationFrame(look);
    };
    look();
  });
}
