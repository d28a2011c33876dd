import { figureText } from '../figureText.ts';
import { markdownTable } from '../markdownTable.ts';
import { phoneText } from '../phoneText.ts';
import { type Run, runTable } from '../runTable.ts';
import type { MeasuredCase, MeasuredCases } from './measureCases.ts';

const HEADER = [
  'Case',
  'Page',
  'Content shows',
  'Menu works',
  'What a visitor comes for',
  'Requests',
  'On the wire',
  'Outcome',
];

/** The section of docs/performance.md about what happens when something is wrong. */
export function casesReport({ browser, measured }: MeasuredCases, run: Run): string {
  const table = markdownTable(HEADER, measured.map(row), ['Page', 'What a visitor comes for', 'Outcome']);
  return `## When something is wrong

${runTable(run, [
  ['Browser', phoneText(browser)],
  [
    'Visits',
    'two to each page of each case, each with nothing cached: one that looks, and one that uses the page at once',
  ],
])}

Each case is really so: the scripts are not run, the release that is live throws when the server renders it, PostgreSQL is behind a proxy that holds back what it sends and gets. The phone and its line are those of the other sections where the case does not say otherwise. A browser that does not know speculation rules or popovers is Chromium without those parts of the DOM, from whose pages the rules are removed as they arrive.

"Content shows" is when the first heading is painted, "Menu works" when a press on the menu first opens it; both are looked at from outside every 30 ms, since a page may run no scripts, so they come a little later than in the other sections. What a visitor comes for is done without waiting for anything: on \`/\` and \`/quote\` a price for four pallets from Sydney to Melbourne, on \`/contact\` a message that is received. Times are of one visit, so they vary by a fifth; requests and bytes are counted until the page is quiet.

${summary(measured)}

${table}`;
}

function summary(measured: readonly MeasuredCase[]): string {
  const outcomes = measured.map(outcome);
  const count = (wanted: string) => outcomes.filter((one) => one === wanted).length;
  const missing = outcomes.length - count('works') - count('**fails**');
  const rest = missing > 0 ? `, ${missing} could not be visited on this machine` : '';
  return `Of ${outcomes.length} pages, ${count('works')} show their content and work, ${count('**fails**')} fail${rest}.`;
}

function outcome({ figures }: MeasuredCase): string {
  if ('missing' in figures) return 'not measured';
  return figures.shownMs !== null && figures.menuMs !== null && figures.work.isDone ? 'works' : '**fails**';
}

function row(measured: MeasuredCase): string[] {
  const { name, path, figures } = measured;
  const head = [name, `\`${path}\``];
  if ('missing' in figures) return [...head, '', '', figures.missing, '', '', 'not measured'];
  const { shownMs, menuMs, work, requests, bytes } = figures;
  const times = [shownMs, menuMs].map((ms) => (ms === null ? '**never**' : figureText(ms, 'ms')));
  return [...head, ...times, work.text, figureText(requests, 'count'), figureText(bytes, 'kB'), outcome(measured)];
}
