import { writeRemote } from './writeRemote.ts';

declare global {
  interface Window {
    /** What goes wrong in a part of the team with this name: while it renders, or in an effect. */
    partFaults?: Record<string, 'render' | 'effect' | undefined>;
  }
}

/** Text of a part that names its release; `restampRelease` replaces it. */
export const PART_RELEASE = 'part-release-0';

/** A team of its own with a page, and with a part for the overview of the portal. Resolves to its folder. */
export function writePartRemote(team: string, changes: { values?: string } = {}): Promise<string> {
  const { values = '{}' } = changes;
  const files: Record<string, string> = {
    'remote.config.ts': `import { defineRemote } from '@saltbush/tooling';

export default defineRemote({
  name: 'mf-${team}',
  routes: [{ path: '/${team}', page: './src/TeamPage.tsx', title: '${team}', description: 'A page of the team.' }],
  fills: [{ slot: 'dashboard.overview', part: './src/TeamPart.tsx', access: 'signed-in', values: ${values} }],
});
`,
    'src/TeamPage.tsx': `export function TeamPage() {
  return <h1>The team ${team}</h1>;
}
`,
    'src/TeamPart.tsx': `import { useVisitor } from '@saltbush/contract';
import { useEffect, useState } from 'react';

export function TeamPart() {
  const visitor = useVisitor();
  const [pressed, setPressed] = useState(0);
  const [note, setNote] = useState('');
  const fault = globalThis.window?.partFaults?.['${team} ${PART_RELEASE}'];
  if (fault === 'render') throw new Error('Fault while rendering');
  useEffect(() => {
    if (fault === 'effect') throw new Error('Fault in an effect');
  }, [fault]);
  return (
    <section aria-label="Part of ${team}">
      <h2>{'${team} ${PART_RELEASE}'}</h2>
      <p>{visitor.status === 'signed-in' ? visitor.user.email : 'nobody'}</p>
      <label>
        Note for ${team} <input value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
      <button type="button" onClick={() => setPressed(pressed + 1)}>
        {'Pressed ' + pressed}
      </button>
    </section>
  );
}
`,
  };
  return writeRemote(`mf-${team}`, 'parts', files);
}
