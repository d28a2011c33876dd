import type { KnownBad } from '@saltbush/contract/release-api';

/** Versions that advisories name, one a line. */
export const knownBadLines = (bad: readonly KnownBad[]): string =>
  bad
    .map(({ package: name, version, severity, id, summary, fixed }) => {
      const what = fixed === null ? 'no version mends it' : `use ${fixed} or newer`;
      return `  ${name} ${version}: ${summary} (${severity}, ${id}); ${what}`;
    })
    .join('\n');
