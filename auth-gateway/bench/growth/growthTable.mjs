const ms = (value) => `${value.toFixed(value < 1 ? 2 : value < 10 ? 1 : 0)} ms`;
const pair = ({ median, most }) => `${ms(median)} (${ms(most)})`;
const memory = ({ residentMb, heapMb }) => `${residentMb.toFixed(0)} MB, ${heapMb.toFixed(0)} MB`;
const kb = (bytes) => `${(bytes / 1_000).toFixed(1)} kB`;

const ROWS = [
  ['first byte of `/`, warm', ({ warmMs }) => ms(warmMs)],
  ['HTML of `/`, with brotli', (figures) => `${kb(figures['html /'].bytes)}, ${kb(figures['html /'].wire)}`],
  [
    'HTML of `/quote`, with brotli',
    (figures) => `${kb(figures['html /quote'].bytes)}, ${kb(figures['html /quote'].wire)}`,
  ],
  ['activation with `mfe` of a release that was never tried', ({ activate }) => pair(activate)],
  ['then the first byte of `/`', ({ home }) => pair(home)],
  ['then of the activated page', ({ own }) => pair(own)],
  ['then of a page that nobody asked for yet', ({ unasked }) => pair(unasked)],
  ['activation with `mfe` of a release that was tried before', ({ again }) => pair(again)],
  ['rollback with `mfe`', ({ rollback }) => pair(rollback)],
  ['until new loads have it, from the start of the command', ({ newLoads }) => pair(newLoads)],
  ['until an open tab was told and has asked, without its wait of up to a second', ({ tabs }) => pair(tabs)],
  ['`mfe status`', ({ statusMs }) => ms(statusMs)],
  ['its answer from the gateway', ({ reportMs, statusBytes }) => `${ms(reportMs)}, ${kb(statusBytes)}`],
  [
    '20 activations under load: pages, of them empty, failed',
    ({ load }) => `${load.pages}, ${load.empty}, ${load.failed} (${load.statuses})`,
  ],
  ['first byte meanwhile, p50 and p99', ({ load }) => `${ms(load.p50)}, ${ms(load.p99)}`],
  ['activation meanwhile', ({ load }) => pair(load.activate)],
  ['memory of the gateway right after, of it JavaScript', ({ busy }) => memory(busy)],
  ['half a minute later', ({ atRest }) => memory(atRest)],
  ['after a collection of its garbage', ({ collected }) => memory(collected)],
];

/** A table with a column for each site. */
export function growthTable(sites) {
  const header = ['Median (worst)', ...sites.map(({ title }) => title)];
  const rows = ROWS.map(([what, read]) => [what, ...sites.map(({ figures }) => read(figures))]);
  const lines = [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return lines.join('\n');
}
