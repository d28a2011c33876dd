import type { ComparedPage, Comparison } from './compareSites.ts';
import { NAMED_FIGURES, type NamedFigure } from './figures.data.ts';
import { figureText } from './figureText.ts';
import { judgeTarget } from './judgeTarget.ts';
import { markdownTable } from './markdownTable.ts';
import { phoneText } from './phoneText.ts';
import { type Run, runTable } from './runTable.ts';
import { targetsOf } from './targetsOf.ts';
import { targetText } from './targetText.ts';

/** The section of docs/performance.md about pages beside the same pages made in other ways. */
export function performanceReport({ browser, pages }: Comparison, run: Run & { rounds: number }): string {
  return [introduction(run, browser), summary(pages), ...pages.map(section)].join('\n\n');
}

function introduction(run: Run & { rounds: number }, browser: string): string {
  const visits = `${run.rounds}, each with a visit to every page of every site in turn; times are medians`;
  return `## Pages beside the same pages made in other ways

What a page costs its visitors, beside the same page as a static page and in a single-page application.

${runTable(run, [
  ['Browser', phoneText(browser)],
  ['Rounds', visits],
])}

**Static** is the HTML that the gateway renders, without scripts and boot state, with the same styles, pictures and font. **Application** is one webpack build of the same page components and the host's frame, split by page, for visitors who are not signed in. It loads a page when a link is clicked, not before. Both are served with brotli; their files are kept for ever, and HTML is asked for again.

HTML, scripts, round trips, layout shift, and what is counted until the page is quiet are exact: the same build gives the same figures, apart from films, of which a browser fetches as much as it likes. What had arrived when the page was ready depends on the machine, as times do: compare both within one run only, as the ratios do. Bytes are on the wire, headers included; 1 kB is 1,000 bytes. The latency is added to each request, so a connection costs nothing here.

"First click on the menu works" clicks every 30 ms from when the button is in the page; "none" means that it never worked. "The form has taken what was typed" fills a field in once, as soon as it is in the page, and waits until the page shows that it counts. "Move to the next page" begins with a click on a link that was pointed at for half a second, and ends when the next heading is painted; the browser of the comparison fetches pages ahead where a site asks it to, but does not slow those fetches down. "Move to a prerendered page" is the same in a browser that prerenders too, after three seconds of pointing, for the static pages from a server whose headers ask for it; "none" where no page was prerendered. A repeat visit is made in another tab, with the first visit in the browser's cache.`;
}

function summary(pages: readonly ComparedPage[]): string {
  const outcomes = pages.flatMap(({ page, sites }) =>
    targetsOf(page).map((target) => judgeTarget(target, sites).outcome),
  );
  const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
  const unmeasured = count('not measured');
  const rest = unmeasured > 0 ? `, ${unmeasured} could not be measured` : '';
  return `Of ${outcomes.length} targets, ${count('held')} are held and ${count('missed')} missed${rest}.`;
}

function section(compared: ComparedPage): string {
  const { path, kind, next } = compared.page;
  const what = kind === 'read' ? 'a page that is read' : 'a page that is worked with';
  const header = [
    'Figure',
    'Static',
    'Application',
    'Site',
    'Site ÷ static',
    'Site ÷ application',
    'Target',
    'Outcome',
  ];
  const rows = NAMED_FIGURES.map((named) => row(named, compared));
  const table = markdownTable(header, rows, ['Target', 'Outcome']);
  return `### \`${path}\`, ${what}\n\nThe move leads to \`${next}\`.\n\n${table}`;
}

function row({ figure, name, unit }: NamedFigure, { page, sites }: ComparedPage): string[] {
  const ratio = (base: number | null) => {
    const value = sites.site[figure];
    return value === null || base === null || base === 0 ? '' : (value / base).toFixed(2);
  };
  const target = targetsOf(page).find((one) => one.figure === figure);
  const verdict = target && judgeTarget(target, sites);
  return [
    name,
    figureText(sites.static[figure], unit),
    figureText(sites.application[figure], unit),
    figureText(sites.site[figure], unit),
    ratio(sites.static[figure]),
    ratio(sites.application[figure]),
    target && verdict ? targetText(target, verdict, unit) : '',
    verdict?.outcome === 'missed' ? '**missed**' : (verdict?.outcome ?? ''),
  ];
}
