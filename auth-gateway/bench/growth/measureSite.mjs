import { setTimeout as wait } from 'node:timers/promises';
import { callSite, figuresOf } from '../load/site.mjs';
import { askPage, madeFrom } from './askPage.mjs';
import { teamName, teamPaths, teamVersion } from './fillReleases.mjs';
import { followEvents } from './followEvents.mjs';

/** Before the gateway's own start is over and its code is compiled, the first byte says nothing about the number of remotes. */
const AFTER_START_MS = 5_000;
/** Pages that are asked for twice are compressed once more, a second later and one at a time. */
const AFTER_ASKING_MS = 4_000;
const WARM_ASKS = 500;
/** With fewer, a median of some milliseconds differs by half from run to run. */
const ROUNDS = 21;
const REPORTS = 3;
const ACTIVATIONS_UNDER_LOAD = 20;
const BETWEEN_ACTIVATIONS_MS = 1_000;
const LOAD_PER_SECOND = 20;
/** A collection takes a fraction of it. */
const COLLECT_MS = 3_000;
const AT_REST_MS = 30_000;
/** Visitors ask for these and for the first page of some teams. */
const SITE_PAGES = ['/', '/services', '/services/ftl', '/industries', '/quote', '/faq', '/contact', '/about'];
const TEAMS_VISITED = 30;

const sorted = (values) => [...values].sort((a, b) => a - b);
export const quantile = (values, share) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))];
export const median = (values) => quantile(values, 0.5);

/** Pages that visitors ask for at a steady pace, until `stop`, which resolves to all answers. */
function visit(url, paths) {
  const answers = [];
  let turn = 0;
  const timer = setInterval(() => {
    turn += 1;
    // Every second visitor asks for one of the first few, as on any site.
    const path = paths[turn % 2 === 0 ? (turn / 2) % SITE_PAGES.length : (turn * 7) % paths.length];
    const network = `10.0.${Math.floor(turn / 250)}.${turn % 250}`;
    answers.push(
      askPage(url + path, { network }).then(({ status, firstByteMs, isEmpty }) => ({ status, firstByteMs, isEmpty })),
    );
  }, 1_000 / LOAD_PER_SECOND);
  return {
    async stop() {
      clearInterval(timer);
      return Promise.all(answers);
    },
  };
}

/**
 * Measures a site in which `teams` remotes of `fillReleases` are live at version number `live`, with others up to
 * `newest`. `mfe` runs the command with these arguments and resolves when it has ended; `collect` has the gateway
 * collect its garbage.
 */
export async function measureSite({ url, token, teams, live, newest, mfe, collect }) {
  const site = { url, token };
  const figures = {};
  await wait(AFTER_START_MS);
  for (let turn = 0; turn < WARM_ASKS; turn += 1) await askPage(`${url}/`, { encoding: 'br' });
  const warm = [];
  for (let turn = 0; turn < WARM_ASKS; turn += 1) warm.push((await askPage(`${url}/`, { encoding: 'br' })).firstByteMs);
  figures.warmMs = median(warm);
  for (const path of ['/', '/quote']) {
    const [plain, packed] = [await askPage(url + path), await askPage(url + path, { encoding: 'br' })];
    figures[`html ${path}`] = { bytes: plain.bytes.length, wire: packed.bytes.length };
  }

  const events = followEvents(url);
  const times = { activate: [], home: [], own: [], unasked: [], again: [], rollback: [], newLoads: [], tabs: [] };
  let fresh = live;
  for (let round = 0; round < ROUNDS; round += 1) {
    const team = 1 + (round % teams);
    if (team === 1) fresh += 1;
    const [name, [first]] = [teamName(team), teamPaths(team)];
    await askPage(`${url}/`);
    await askPage(url + first);
    await wait(AFTER_ASKING_MS);
    let startedAt = performance.now();
    await mfe('activate', `${name}@${teamVersion(fresh)}`, '--reason', 'Bench', '--no-watch');
    times.activate.push(performance.now() - startedAt);
    times.home.push((await askPage(`${url}/`)).firstByteMs);
    times.own.push((await askPage(url + first)).firstByteMs);
    // Each team has four pages besides its first, and each is asked for once only.
    const other = 1 + ((((teams - 1 - round) % teams) + teams) % teams);
    const unasked = teamPaths(other)[1 + (Math.floor(round / teams) % 4)];
    times.unasked.push((await askPage(url + unasked)).firstByteMs);
    await wait(1_000);

    // Its trial is remembered, as that of a release which was published some seconds ago.
    await mfe('rollback', name, '--reason', 'Bench');
    await wait(500);
    startedAt = performance.now();
    await mfe(
      'activate',
      `${name}@${teamVersion(fresh)}`,
      '--reason',
      'Bench',
      '--no-watch',
      '--even-though-withdrawn',
    );
    times.again.push(performance.now() - startedAt);
    await wait(1_000);

    const before = events.newest();
    startedAt = performance.now();
    const tabHasIt = events.until(before + 1).then(async () => {
      await callSite(site, '/api/site/live');
      times.tabs.push(performance.now() - startedAt);
    });
    const loadHasIt = (async () => {
      while (madeFrom(await askPage(url + first)).version === teamVersion(fresh)) await wait(10);
      times.newLoads.push(performance.now() - startedAt);
    })();
    await mfe('rollback', name, '--reason', 'Bench');
    times.rollback.push(performance.now() - startedAt);
    await Promise.all([tabHasIt, loadHasIt]);
  }
  for (const [what, values] of Object.entries(times))
    figures[what] = { median: median(values), most: Math.max(...values) };

  const [commands, reports] = [[], []];
  for (let turn = 0; turn < REPORTS; turn += 1) {
    let startedAt = performance.now();
    await mfe('status');
    commands.push(performance.now() - startedAt);
    startedAt = performance.now();
    figures.statusBytes = (await callSite(site, '/api/releases')).length;
    reports.push(performance.now() - startedAt);
  }
  Object.assign(figures, { statusMs: median(commands), reportMs: median(reports) });

  const visited = Array.from({ length: Math.min(TEAMS_VISITED, teams) }, (_, index) => teamPaths(index + 1)[0]);
  const paths = [...SITE_PAGES, ...visited];
  for (const path of paths) await askPage(url + path);
  const load = visit(url, paths);
  const calls = [];
  for (let turn = 0; turn < ACTIVATIONS_UNDER_LOAD; turn += 1) {
    await wait(BETWEEN_ACTIVATIONS_MS);
    const team = 1 + (turn % Math.min(teams, 5));
    if (team === 1) fresh += 1;
    const version = teamVersion(Math.min(fresh, newest));
    const startedAt = performance.now();
    const activation = { version, reason: 'Bench', watch: false, evenThoughWithdrawn: true };
    await callSite(site, `/api/releases/${teamName(team)}/activations`, activation);
    calls.push(performance.now() - startedAt);
  }
  await wait(2_000);
  const answers = await load.stop();
  figures.load = {
    pages: answers.length,
    empty: answers.filter(({ isEmpty }) => isEmpty).length,
    failed: answers.filter(({ status }) => status !== 200).length,
    statuses: [...new Set(answers.map(({ status }) => status))].join(' '),
    p50: median(answers.map(({ firstByteMs }) => firstByteMs)),
    p99: quantile(
      answers.map(({ firstByteMs }) => firstByteMs),
      0.99,
    ),
    activate: { median: median(calls), most: Math.max(...calls) },
  };
  events.close();
  const busy = await figuresOf(site);
  // What the activations left behind is given back once the gateway has nothing to do.
  await wait(AT_REST_MS);
  const atRest = await figuresOf(site);
  collect();
  await wait(COLLECT_MS);
  const collected = await figuresOf(site);
  const mb = ({ resident, heap }) => ({ residentMb: resident / 1_000_000, heapMb: heap / 1_000_000 });
  Object.assign(figures, { busy: mb(busy), atRest: mb(atRest), collected: mb(collected) });
  return figures;
}
