/** What of a release is judged by how long it takes, and the steps in which browsers tell it. */
export const MEASURES = {
  loadMs: { column: 'load_ms', label: 'load time', step: 1 },
  lcpMs: { column: 'lcp_ms', label: 'LCP', step: 1 },
  // Browsers round what an answer to a press takes to eight milliseconds.
  inpMs: { column: 'inp_ms', label: 'INP', step: 8 },
  // A shift of less than this is hardly seen.
  cls: { column: 'cls', label: 'CLS', step: 0.02 },
} as const satisfies Record<string, { column: string; label: string; step: number }>;

export type Measure = keyof typeof MEASURES;
