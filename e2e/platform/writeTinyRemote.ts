import { writeRemote } from './writeRemote.ts';

/** Text of the tiny remote's pages that names their release; `restampRelease` replaces it. */
export const TINY_RELEASE = 'tiny-release-0';

const FILES: Record<string, string> = {
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
export function writeTinyRemote(): Promise<string> {
  return writeRemote('mf-tiny', 'tiny', FILES);
}
