export interface BenchPage {
  path: string;
  /** `read`: no script is needed to use the page. `work`: a calculator, a form or a tool. */
  kind: 'read' | 'work';
  /** A page that one of its links leads to. */
  next: string;
  /** What its HTML may weigh, headers included. About 14,000 bytes fit the first flight of a connection. */
  mostHtmlBytes: number;
  /** A field that is filled in as soon as it is there, and the text of the page that goes once the page has taken it. */
  field?: { selector: string; value: string; unanswered: string };
}

/** The pages that the bench measures. */
export const BENCH_PAGES: readonly BenchPage[] = [
  { path: '/', kind: 'read', next: '/services', mostHtmlBytes: 16_000 },
  { path: '/services/ftl', kind: 'read', next: '/services/ltl', mostHtmlBytes: 14_000 },
  {
    path: '/quote',
    kind: 'work',
    next: '/freight-health-check',
    mostHtmlBytes: 14_000,
    field: { selector: 'main input[name="palletCount"]', value: '2', unanswered: 'Empty floor' },
  },
];
