import { HEADING } from './changedQuote.ts';

export type Fault = 'render' | 'effect' | 'handler' | 'nested';

declare global {
  interface Window {
    /** The fault for a release of the quote page; set by a journey, read by the release. */
    quoteFaults?: Partial<Record<string, Fault>>;
  }
}

/** Changes the quote page's source so that its heading shows the release and it fails in the browser on demand. */
export function addFaultSwitch(source: string, release: string): string {
  const page = source
    .replace('export function QuotePage()', 'function WholeQuotePage()')
    .replace(HEADING, `Quote, release ${release}`);
  return `import { lazy, Suspense, useEffect, useState } from 'react';
${page}
const Nested = lazy(() => import(/* webpackChunkName: "nested" */ 'data:text/javascript,export default () => "Nested part"'));

const faultNow = () => (typeof window === 'undefined' ? undefined : window.quoteFaults?.['${release}']);

export function QuotePage() {
  const [note, setNote] = useState('');
  const [hasNested, setHasNested] = useState(false);
  if (faultNow() === 'render') throw new Error('Fault while rendering');
  useEffect(() => {
    if (faultNow() === 'effect') throw new Error('Fault in an effect');
    if (faultNow() === 'nested') setHasNested(true);
  }, []);
  return (
    <>
      <WholeQuotePage />
      <label>
        Note
        <input value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      <button type="button" onClick={() => { if (faultNow() === 'handler') throw new Error('Fault in a handler'); }}>
        Provoke
      </button>
      <button type="button" onClick={() => setHasNested(true)}>Show nested</button>
      {hasNested && <Suspense fallback={null}><Nested /></Suspense>}
    </>
  );
}
`;
}
