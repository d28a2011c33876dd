import type { LogKind } from '@saltbush/contract/release-api';
import { KIND_IDS } from './kinds.data.ts';

export interface WantedActivity {
  /** Blank for all. */
  name: string;
  kind: LogKind | '';
  before: number | null;
}

/** Reads the filters from an address. Missing and invalid values become the defaults. */
export function readActivity(parameters: URLSearchParams): WantedActivity {
  const before = Number(parameters.get('before'));
  return {
    name: (parameters.get('name') ?? '').trim().slice(0, 40),
    kind: KIND_IDS.find((kind) => kind === parameters.get('kind')) ?? '',
    before: Number.isInteger(before) && before > 0 ? before : null,
  };
}

/** The shortest address of these filters. */
export function activityHref({ name, kind, before }: WantedActivity): string {
  const parameters = new URLSearchParams();
  if (name !== '') parameters.set('name', name);
  if (kind !== '') parameters.set('kind', kind);
  if (before !== null) parameters.set('before', String(before));
  const query = parameters.toString();
  return query === '' ? '/ops/activity' : `/ops/activity?${query}`;
}
