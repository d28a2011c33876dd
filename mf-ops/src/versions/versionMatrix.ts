import type { LiveRelease, ReleaseRuns } from '@saltbush/contract/release-api';
import { type Standing, standing } from './standing.ts';

const HOST = 'shell';

export interface VersionCell {
  /** What it was built for; null where it does not use it or does not say. */
  text: string | null;
  /** Null for the host, and where there is nothing to compare with. */
  standing: Standing | null;
}

export interface VersionRow {
  name: string;
  version: string;
  /** In the order of the columns. */
  cells: VersionCell[];
}

export interface VersionMatrix {
  columns: string[];
  /** The host first, then the remotes by name. */
  rows: VersionRow[];
}

const ABSENT: VersionCell = { text: null, standing: null };

/**
 * What each live release was built for, beside what the live host provides. Shared packages have a column where a remote
 * uses them. Releases of a gateway that does not say are left out.
 */
export function versionMatrix(live: readonly LiveRelease[]): VersionMatrix {
  const told = live.flatMap(({ name, version, runs }) => (runs ? [{ name, version, runs }] : []));
  const host = told.find(({ name }) => name === HOST)?.runs ?? null;
  const remotes = told.filter(({ name }) => name !== HOST).sort((a, b) => (a.name < b.name ? -1 : 1));
  const used = [...new Set(remotes.flatMap(({ runs }) => Object.keys(runs.shared)))].filter(isPackage).sort();
  const rows = [...told.filter(({ name }) => name === HOST), ...remotes].map(({ name, version, runs }) => ({
    name,
    version,
    cells: [
      cellOf(runs.contract, name === HOST ? null : host?.contract),
      cellOf(runs.tooling, name === HOST ? null : host?.tooling),
      ...used.map((key) => sharedCell(runs, key, name === HOST ? null : host)),
    ],
  }));
  return { columns: ['Contract', 'Tooling', ...used], rows };
}

/** The contract has a column of its own, and its entries are keys of the share scope too. */
const isPackage = (key: string) => !key.startsWith('@saltbush/contract');

function sharedCell(runs: ReleaseRuns, key: string, host: ReleaseRuns | null): VersionCell {
  return cellOf(runs.shared[key] ?? null, host?.shared[key]);
}

function cellOf(text: string | null, provided: string | null | undefined): VersionCell {
  if (text === null) return ABSENT;
  return { text, standing: provided ? standing(text, provided) : null };
}
