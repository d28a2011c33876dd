import type { PageWeight, ReleaseHealthReport, ReleaseVerdict, SlownessFinding } from '@saltbush/contract/release-api';
import { kilobytes } from './kilobytes.ts';
import { signedKilobytes } from './signedKilobytes.ts';

/** A change that nobody has to hear of. */
const LEAST_BYTES = 100;
const LABELS = { loadMs: 'load time', lcpMs: 'LCP', inpMs: 'INP', cls: 'CLS' } as const;

const inSeconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;
const figure = ({ measure }: SlownessFinding, value: number): string =>
  measure === 'cls' ? String(Number(value.toPrecision(2))) : inSeconds(value);

/** The heaviest page, or the one that became heavier or lighter by most: `+18.0 kB on /quote (82.1 kB)`. */
function pagesText(pages: readonly PageWeight[] | undefined): string {
  if (pages === undefined) return 'not known';
  const [heaviest] = pages.toSorted((a, b) => b.bytes - a.bytes);
  if (heaviest === undefined) return '-';
  const changes = pages.flatMap(({ path, bytes, before }) =>
    before === null ? [] : [{ path, bytes, by: bytes - before }],
  );
  if (changes.length === 0) return `${kilobytes(heaviest.bytes)} at most`;
  const [most] = changes.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
  if (most === undefined || Math.abs(most.by) < LEAST_BYTES) return `as before, ${kilobytes(heaviest.bytes)} at most`;
  return `${signedKilobytes(most.by)} on ${most.path} (${kilobytes(most.bytes)})`;
}

function speedText({ before, slowness }: ReleaseVerdict): string {
  if (slowness === undefined) return 'not known';
  if (before === null) return 'nothing before it';
  const [worst] = slowness;
  if (worst === undefined) return 'no visits to compare';
  const figures = `${LABELS[worst.measure]} ${figure(worst, worst.median)} for half of ${worst.visits}, ${figure(worst, worst.before)} before`;
  if (worst.status === 'no-evidence') return `no slower: ${figures}`;
  return `SLOWER THAN BEFORE: ${figures}`;
}

/** What each release costs those who visit it, beside the one before. */
export function costRows(verdicts: readonly ReleaseVerdict[], day: ReleaseHealthReport | null): string[][] {
  return verdicts.map((verdict) => {
    const { name, version, before, pages } = verdict;
    const releases = day?.remotes.find((remote) => remote.name === name)?.releases ?? [];
    const vitalOf = (wanted: string | undefined, vital: 'lcpMs' | 'inpMs') =>
      releases.find((release) => release.version === wanted)?.vitals[vital] ?? null;
    const text = (vital: 'lcpMs' | 'inpMs'): string => {
      const [own, earlier] = [vitalOf(version, vital), vitalOf(before?.version, vital)];
      if (own === null) return '-';
      return earlier === null ? inSeconds(own) : `${inSeconds(own)}, ${inSeconds(earlier)} before`;
    };
    return [name, version, pagesText(pages), text('lcpMs'), text('inpMs'), speedText(verdict)];
  });
}
