import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { noteFigure } from '../checks/noteFigure.ts';
import { ROOT } from '../platform/root.ts';
import { startDevSite } from '../platform/startDevSite.ts';
import type { Site } from '../platform/startSite.ts';
import { writeRemote } from '../platform/writeRemote.ts';
import { expect, test } from '../test.ts';

const FILES = {
  'package.json': JSON.stringify({
    name: '@saltbush/mf-saved',
    version: '1.0.0',
    private: true,
    type: 'module',
    devDependencies: { '@saltbush/tooling': '1.0.0' },
    peerDependencies: { '@saltbush/contract': '^1.0.0', react: '^19.3.0', 'styled-components': '^6.1.0' },
  }),
  'remote.config.ts': `import { defineRemote } from '@saltbush/tooling';

export default defineRemote({
  name: 'mf-saved',
  routes: [
    {
      path: '/saved',
      page: './src/SavedPage.tsx',
      title: 'Saved',
      description: 'A page that somebody works on.',
      navigation: { menu: 'resources', label: 'Saved page' },
    },
  ],
});
`,
  'src/SavedPage.tsx': `import { lazy, Suspense, useState } from 'react';
import * as S from './SavedPage.styles.ts';

const Later = lazy(() => import('./Later.tsx'));

export function SavedPage() {
  const [pallets, setPallets] = useState(4);
  const [hasLater, setHasLater] = useState(false);
  return (
    <S.Frame>
      <h1>Morning run</h1>
      <label>
        Note <input />
      </label>
      <button type="button" onClick={() => setPallets(pallets + 1)}>
        {pallets} pallets
      </button>
      <button type="button" onClick={() => setHasLater(true)}>
        Later
      </button>
      {hasLater && (
        <Suspense fallback={null}>
          <Later />
        </Suspense>
      )}
    </S.Frame>
  );
}
`,
  'src/SavedPage.styles.ts': `import styled from 'styled-components';

export const Frame = styled.section\`
  padding-top: 11px;
\`;
`,
  'src/Later.tsx': `export default function Later() {
  return <p>Tomorrow</p>;
}
`,
};

let site: Site;
let folder = '';

/** Saves one of the files with a change. */
async function save(file: keyof typeof FILES, change: (text: string) => string): Promise<string> {
  const before = await readFile(join(folder, file), 'utf8');
  await writeFile(join(folder, file), change(before));
  return before;
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = await writeRemote('mf-saved', 'dev', FILES);
  site = await startDevSite('mf-saved', relative(ROOT, folder));
});
test.afterAll(() => site?.stop());

test('what is saved is in the page at once, with what was typed, and a mistake says where it is', async ({ page }) => {
  await page.goto(`${site.url}/saved`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Morning run');
  // Rendered on the server, too: the same page as of a release.
  expect(await (await page.request.get(`${site.url}/saved`)).text()).toContain('Morning run</h1>');
  await page.getByRole('button', { name: '4 pallets' }).click();
  await page.getByLabel('Note').fill('Gate 3');
  const kept = async () => {
    await expect(page.getByLabel('Note')).toHaveValue('Gate 3');
    await expect(page.getByRole('button', { name: '5 pallets' })).toBeVisible();
  };

  const savedAt = Date.now();
  await save('src/SavedPage.tsx', (text) => text.replace('Morning run', 'Evening run'));
  await expect(heading).toHaveText('Evening run');
  noteFigure('from save to screen', savedAt);
  await kept();

  await save('src/SavedPage.styles.ts', (text) => text.replace('11px', '22px'));
  await expect(page.locator('section', { has: heading })).toHaveCSS('padding-top', '22px');
  await kept();

  const notice = page.getByRole('alert').filter({ hasText: 'mf-saved does not build. The last good build stays.' });
  const good = await save('src/SavedPage.tsx', (text) => text.replace('<S.Frame>', '<S.Frame'));
  await expect(notice).toContainText(/mf-saved\/src\/SavedPage\.tsx:\d+/);
  await kept();
  await expectAccessible(page);
  await save('src/SavedPage.tsx', () => good.replace('Evening run', 'Night run'));
  await expect(heading).toHaveText('Night run');
  await expect(notice).toHaveCount(0);
  await kept();

  // A chunk that was saved before it was loaded has another name and another hash than the page began with.
  const built = async () => (await (await page.request.get(`${site.url}/api/site/builds`)).json()).builds['mf-saved'];
  const before = await built();
  await save('src/Later.tsx', (text) => text.replace('Tomorrow', 'Next week'));
  await expect.poll(built).not.toBe(before);
  await save('src/SavedPage.tsx', (text) => text.replace('Night run', 'Next run'));
  await expect(heading).toHaveText('Next run');
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText('Next week')).toBeVisible();
  await kept();
});
