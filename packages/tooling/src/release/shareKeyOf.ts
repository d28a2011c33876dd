import type { Module } from 'webpack';

/** The share key a module of the federation plugin stands for; null for every other module. */
export function shareKeyOf(module: Module): string | null {
  if (module.type !== 'consume-shared-module' || !('options' in module)) return null;
  const { shareKey } = module.options as { shareKey?: unknown };
  return typeof shareKey === 'string' ? shareKey : null;
}
