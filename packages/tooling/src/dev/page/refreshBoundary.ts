import type { RefreshRuntime } from './refresh-globals.ts';

/**
 * The exports of a module that exports nothing but components, as text; null for every other module. Such a module can be
 * run again by itself. What uses another one has to run again too: a styled component, for one, may be extended elsewhere.
 */
export function refreshBoundary(exports: unknown, runtime: Pick<RefreshRuntime, 'isLikelyComponentType'>) {
  if (typeof exports !== 'object' || exports === null) return null;
  const entries = Object.entries(exports);
  const isAll = entries.every(([, value]) => runtime.isLikelyComponentType(value) && !isStyled(value));
  return isAll && entries.length > 0 ? entries.map(([name]) => name).join(' ') : null;
}

const isStyled = (value: unknown): boolean => Object.hasOwn(Object(value), 'styledComponentId');
