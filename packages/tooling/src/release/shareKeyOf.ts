import type { Module } from 'webpack';

/** Share key of a module made by the federation plugin; null for any other module. */
export function shareKeyOf(module: Module): string | null {
  if (module.type !== 'consume-shared-module' || !('options' in module)) return null;
  const { shareKey } = module.options as { shareKey?: unknown };
  return typeof shareKey === 'string' ? shareKey : null;
}
