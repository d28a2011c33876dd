const MB = 1024 * 1024;
const COLUMNS = [
  'Phase',
  'Kind',
  'asked/s',
  'admitted',
  'refused',
  'limited',
  'failed',
  'p50 ms',
  'p99 ms',
  '503 p99 ms',
];
const NAMES = {
  unloaded: 'unloaded',
  half: 'half of capacity',
  busy: '500 connections',
  more: 'three times capacity',
  overload: 'ten times capacity',
  back: 'unloaded again',
};

const ms = (value) => (value === null ? '' : value.toFixed(1));
const percent = (share) => `${(share * 100).toFixed(0)} %`;
const table = (lines) =>
  [lines[0], lines[0].map(() => '---'), ...lines.slice(1)].map((row) => `| ${row.join(' | ')} |`).join('\n');

function rowsOf([phase, { rows, askedPerSecond }]) {
  return rows.map(({ kind, admitted, refused, limited, failed, p50, p99, refusedP99 }, index) => [
    index === 0 ? NAMES[phase] : '',
    kind,
    index === 0 ? askedPerSecond.toFixed(0) : '',
    ...[admitted, refused, limited, failed].map(String),
    ...[p50, p99, refusedP99].map(ms),
  ]);
}

/** Which answers were faults, so that somebody can look for the reason. */
const failuresOf = ([phase, { rows }]) =>
  rows
    .filter(({ kind, failed }) => kind !== 'all' && failed > 0)
    .map(({ kind, failures }) => {
      const each = Object.entries(failures).map(([status, count]) => `${count} × ${status === '0' ? 'none' : status}`);
      return `${NAMES[phase]}, ${kind}: ${each.join(', ')}`;
    });

/** How many times later visitors are answered in a crowd than on the unloaded site. The target is three. */
function timesLater(unloaded, overload) {
  return overload.rows.map(({ kind, p99 }) => {
    const calm = unloaded.rows.find((row) => row.kind === kind)?.p99 ?? null;
    return `${kind} ${calm === null || p99 === null ? '-' : (p99 / calm).toFixed(1)}`;
  });
}

/** Prints the measurements of `benchLoad` as tables for docs/reliability.md. */
export function printLoad({ capacity, phases, acts, memory }) {
  console.log(`\nCapacity: ${capacity.toFixed(0)} requests a second of the mix, 16 at once.\n`);
  console.log(table([COLUMNS, ...Object.entries(phases).flatMap(rowsOf)]));
  const failures = Object.entries(phases).flatMap(failuresOf);
  if (failures.length > 0) console.log(`\nFailed, by status: ${failures.join('; ')}.`);
  const machine = Object.entries(phases).map(([phase, { cores, lateP99, connections }]) => [
    NAMES[phase],
    ...[cores.gateway, cores.generator, cores.allOfThis, cores.others].map(percent),
    String(connections),
    lateP99.toFixed(1),
  ]);
  const columns = ['Of a core', 'gateway', 'generator', 'all, databases and pages included', 'other work'];
  columns.push('connections', 'generator late, p99 ms');
  console.log(`\n${table([columns, ...machine])}`);
  const { unloaded, more, overload } = phases;
  console.log(`\np99 at three times by the unloaded p99: ${timesLater(unloaded, more).join(', ')}.`);
  console.log(`p99 at ten times by the unloaded p99: ${timesLater(unloaded, overload).join(', ')}.`);
  console.log(`Operator at ten times: ${acts.map((one) => `${one.act} ${one.ms.toFixed(0)} ms`).join(', ')}.`);
  const mb = ({ resident, heap }) => `${(resident / MB).toFixed(0)} MB (heap ${(heap / MB).toFixed(0)} MB)`;
  const grown = percent(memory.after.resident / memory.before.resident - 1);
  console.log(`Memory: before ${mb(memory.before)}, peak ${mb(memory.peak)}, after ${mb(memory.after)}: ${grown}.`);
  console.log(`Slow clients closed at ten times: ${JSON.stringify(phases.overload.closedSlow)}.`);
}
