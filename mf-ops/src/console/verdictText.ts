import { formatNumber } from '@saltbush/freight';
import type { Figures, Verdict } from './verdictOf.ts';

const failures = ({ failed, visits }: Figures): string =>
  `${formatNumber(failed)} of ${formatNumber(visits)} ${visits === 1 ? 'visit' : 'visits'} failed`;

/** `0.4 s`, `85 ms`. */
export function loadTime(ms: number): string {
  return ms < 950 ? `${formatNumber(ms)} ms` : `${formatNumber(ms / 1_000, 1)} s`;
}

/** A verdict as a sentence without its full stop: `Worse than 1.4.0: 8 of 120 visits failed, 1 of 900 before`. */
export function verdictText(verdict: Verdict): string {
  switch (verdict.status) {
    case 'unvisited':
      return 'No visits';
    case 'too-few':
      return `Too few visits to judge: ${failures(verdict.now)}`;
    case 'fine':
      if (verdict.now.failed === 0) return `Healthy: none of ${formatNumber(verdict.now.visits)} visits failed`;
      return verdict.before
        ? `No worse than ${verdict.before.version}: ${failures(verdict.now)}`
        : `Few failures: ${failures(verdict.now)}`;
    case 'slower':
      return `Slower than ${verdict.before.version}: ${loadTime(verdict.now.loadMsP75 ?? 0)}, ${loadTime(verdict.before.loadMsP75 ?? 0)} before`;
    case 'worse':
      return verdict.before
        ? `Worse than ${verdict.before.version}: ${failures(verdict.now)}, ${formatNumber(verdict.before.failed)} of ${formatNumber(verdict.before.visits)} before`
        : `Failing: ${failures(verdict.now)}`;
  }
}
