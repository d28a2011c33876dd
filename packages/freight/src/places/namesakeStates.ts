import { NAMESAKES } from './namesakes.data.ts';
import type { AuState } from './place-types.ts';

let byName: ReadonlyMap<string, readonly AuState[]> | undefined;

function readTable(): ReadonlyMap<string, readonly AuState[]> {
  const states = new Map<string, AuState[]>();
  for (const [state, names] of Object.entries(NAMESAKES)) {
    for (const name of names) states.set(name, [...(states.get(name) ?? []), state as AuState]);
  }
  return states;
}

/** The other states that have a place with the name of this listed suburb; empty for most names. */
export function namesakeStates(suburbName: string): readonly AuState[] {
  byName ??= readTable();
  return byName.get(suburbName) ?? [];
}
