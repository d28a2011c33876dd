import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** Text of the tiny remote's pages that names their release; `restampRelease` replaces it. */
export const TINY_RELEASE = 'tiny-release-0';

const FILES: Record<string, string> = {
  'package.json': JSON.stringify({
    name: '@saltbush/mf-tiny',
    version: '1.0.0',
    private: true,
    type: 'module',
    devDependencies: { '@saltbush/tooling': '1.0.0' },
    peerDependencies: { '@saltbush/contract': '^1.0.0', react: '^19.3.0' },
  }),
  'remote.config.ts': `import { defineRemote } from '@saltbush/tooling';

export default defineRemote({
  name: 'mf-tiny',
  routes: [
    {
      path: '/tiny',
      page: './src/TinyPage.tsx',
      title: 'Tiny',
      description: 'A page that came after the tab was opened.',
      navigation: { menu: 'resources', label: 'Tiny page' },
    },
  ],
});
`,
  'src/TinyPage.tsx': `import { useDraft } from '@saltbush/contract';
import { lazy, Suspense, useState } from 'react';

const Part = lazy(() => import('./Part.tsx'));

export function TinyPage() {
  const [note, setNote] = useState('');
  const [hasPart, setHasPart] = useState(false);
  useDraft(note !== '');
  return (
    <>
      <h1>${TINY_RELEASE}</h1>
      <label>Note <input value={note} onChange={(event) => setNote(event.target.value)} /></label>
      <button type="button" onClick={() => setHasPart(true)}>Show part</button>
      {hasPart && <Suspense fallback={null}><Part /></Suspense>}
    </>
  );
}
`,
  'src/Part.tsx': `export default function Part() {
  return <p>{'part of ${TINY_RELEASE}'}</p>;
}
`,
};

/** A remote with one page, a menu entry and a part that loads later. Resolves to its folder. */
export async function writeTinyRemote(): Promise<string> {
  const folder = join(ROOT, '.data/journeys/tiny/mf-tiny');
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'src'), { recursive: true });
  await Promise.all(Object.entries(FILES).map(([path, text]) => writeFile(join(folder, path), text)));
  return folder;
}
