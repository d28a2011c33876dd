export interface BenchPage {
  path: string;
  /** `read`: no script is needed to use the page. `work`: a calculator, a form or a tool. */
  kind: 'read' | 'work';
  /** A page that one of its links leads to. */
  next: string;
  /** What its HTML may weigh, headers included. About 14,000 bytes fit the first flight of a connection. */
  mostHtmlBytes: number;
}

/** The pages that the bench measures. */
export const BENCH_PAGES: readonly BenchPage[] = [
  { path: '/', kind: 'read', next: '/services', mostHtmlBytes: 16_000 },
  { path: '/services/ftl', kind: 'read', next: '/services/ltl', mostHtmlBytes: 14_000 },
  { path: '/quote', kind: 'work', next: '/freight-health-check', mostHtmlBytes: 14_000 },
];
