import type { ContractSurface } from '@saltbush/contract/gate';
import { entryOfKey } from '@saltbush/contract/release';
import type { Compilation, Dependency } from 'webpack';
import { ToolingError } from '../errors.ts';
import { shareKeyOf } from './shareKeyOf.ts';

/**
 * For each contract entry that a build imports: the exports it uses, with their forms. A namespace import counts as
 * using all.
 * @throws ToolingError `build-failed` for an export that the contract does not have.
 */
export function usedExports(
  { modules, moduleGraph }: Pick<Compilation, 'modules' | 'moduleGraph'>,
  surface: ContractSurface,
): Record<string, Record<string, string>> {
  const uses = new Map<string, Set<string>>();
  for (const module of modules) {
    const key = shareKeyOf(module);
    const entry = key === null ? undefined : surface[entryOfKey(key)];
    if (key === null || entry === undefined) continue;
    const names = uses.get(key) ?? new Set();
    for (const { dependency } of moduleGraph.getIncomingConnections(module)) {
      for (const name of namesOf(dependency) ?? Object.keys(entry)) names.add(name);
    }
    uses.set(key, names);
  }
  return Object.fromEntries(
    [...uses]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, names]) => [
        key,
        Object.fromEntries([...names].sort().map((name) => [name, formOf(surface, entryOfKey(key), name)])),
      ]),
  );
}

function formOf(surface: ContractSurface, key: string, name: string): string {
  const entry = surface[key] ?? {};
  const known = Object.hasOwn(entry, name) ? entry[name] : undefined;
  if (known) return known.form;
  const has = Object.keys(entry).join(', ');
  throw new ToolingError(`The build imports ${name} of ${key}, which has ${has}. Import one of these.`, {
    code: 'build-failed',
  });
}

/** Names that a dependency imports from its module; null for all of them. */
function namesOf(dependency: Dependency | null): string[] | null {
  if (dependency === null || dependency.type === 'harmony side effect evaluation') return [];
  const isImport = /harmony (import|export imported) specifier$/.test(dependency.type);
  if (!isImport || !('ids' in dependency) || !Array.isArray(dependency.ids)) return null;
  const [name] = dependency.ids as unknown[];
  return typeof name === 'string' ? [name] : null;
}
