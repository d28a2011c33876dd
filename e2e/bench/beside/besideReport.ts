import type { Unit } from '../figures.data.ts';
import { figureText } from '../figureText.ts';
import { markdownTable } from '../markdownTable.ts';
import { phoneText } from '../phoneText.ts';
import { type Run, runTable } from '../runTable.ts';
import type { BesideFigures, Way, WayFigures } from './besideSites.ts';

const NAMES: Record<Way['id'], string> = {
  static: 'static HTML',
  astro: 'Astro, islands',
  application: 'one webpack application',
  next: 'Next.js, prerendered',
  site: 'this platform, the page as it is',
  quietSite: "this platform, the page marked `interactive: 'none'`",
};

const COLUMNS: readonly [title: string, figure: keyof WayFigures, unit: Unit][] = [
  ['LCP', 'largestMs', 'ms'],
  ['Ready', 'readyMs', 'ms'],
  ['Click works', 'menuMs', 'ms'],
  ['Blocked', 'blockedFromStartMs', 'ms'],
  ['Requests', 'requests', 'count'],
  ['Scripts', 'scriptBytes', 'kB'],
  ['HTML', 'htmlBytes', 'kB'],
  ['Repeat visit', 'repeatBytes', 'kB'],
  ['Move', 'moveMs', 'ms'],
  ['Layout shift', 'layoutShift', 'score'],
];

interface Target {
  figure: keyof WayFigures;
  unit: Unit;
  name: string;
  most: (figuresOf: (id: Way['id']) => WayFigures | undefined) => number | null | undefined;
}

const times = (factor: number, value: number | null | undefined) => (value == null ? value : factor * value);

/** What the page that is read is meant to cost at most. */
const TARGETS: readonly Target[] = [
  {
    figure: 'largestMs',
    unit: 'ms',
    name: 'LCP, at most 1.15 × static',
    most: (of) => times(1.15, of('static')?.largestMs),
  },
  { figure: 'largestMs', unit: 'ms', name: 'LCP, never behind Astro', most: (of) => of('astro')?.largestMs },
  { figure: 'scriptBytes', unit: 'kB', name: 'Scripts', most: () => 10_000 },
  { figure: 'htmlBytes', unit: 'kB', name: 'HTML', most: () => 14_000 },
  {
    figure: 'menuMs',
    unit: 'ms',
    name: 'A click works, 50 ms after the page is ready',
    most: (of) => plus(50, of('quietSite')?.readyMs),
  },
  {
    figure: 'blockedFromStartMs',
    unit: 'ms',
    name: 'Blocked, at most 1.2 × static',
    most: (of) => times(1.2, of('static')?.blockedFromStartMs),
  },
  { figure: 'requestsBesidesPictures', unit: 'count', name: 'Requests, pictures left out', most: () => 6 },
  { figure: 'repeatBytes', unit: 'kB', name: 'Repeat visit', most: () => 1000 },
  {
    figure: 'moveMs',
    unit: 'ms',
    name: 'Move, at most 0.25 × the application',
    most: (of) => times(0.25, of('application')?.moveMs),
  },
  { figure: 'layoutShift', unit: 'score', name: 'Layout shift', most: () => 0 },
];

function plus(milliseconds: number, value: number | null | undefined) {
  return value == null ? value : value + milliseconds;
}

/** The section of docs/performance.md about one page that is built in several ways. */
export function besideReport({ browser, ways }: BesideFigures, run: Run & { rounds: number }): string {
  const rows = ways.map(({ id, figures }) => [
    NAMES[id],
    ...COLUMNS.map(([_title, figure, unit]) => figureText(figures[figure], unit)),
  ]);
  const of = (id: Way['id']) => ways.find((way) => way.id === id)?.figures;
  const targets = TARGETS.map((target) => verdict(target, of));
  return `## Beside other ways of building the same page

${runTable(run, [
  ['Browser', phoneText(browser)],
  ['Rounds', `${run.rounds}, each with two visits to every site in turn; medians`],
])}

One page of about 6 kB with a menu, built as static HTML, with Astro, as a webpack application, with Next.js, and as a remote of this platform; its content is the same everywhere, while the platform's pages have the site's own header and footer. The sites are not part of this repository: \`BENCH_REFERENCES\` names the folder that has them. All are served with brotli. "Click works" presses the menu every 30 ms, "Blocked" is from the start of the navigation, requests are counted until the page is quiet, "Move" leads to a form with a price, which on the platform belongs to another team and starts the host.

${markdownTable(['', ...COLUMNS.map(([title]) => title)], rows)}

Targets of the page that is read, with what follows from this run:

${markdownTable(['Target', 'At most', 'Site', 'Outcome'], targets, ['Outcome'])}`;
}

function verdict({ figure, unit, name, most }: Target, of: (id: Way['id']) => WayFigures | undefined): string[] {
  const value = of('quietSite')?.[figure] ?? null;
  const limit = most(of) ?? null;
  const shown = [limit, value].map((one) => figureText(one, unit));
  if (value === null || limit === null) return [name, ...shown, 'not measured'];
  return [name, ...shown, value <= limit ? 'held' : '**missed**'];
}
