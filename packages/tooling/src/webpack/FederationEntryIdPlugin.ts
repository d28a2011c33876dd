import type { Compiler, Module } from 'webpack';

/**
 * The federation plugin derives the ids of its two start modules from the absolute path of its runtime. Fixed ids
 * keep the bytes of a release independent of where the repository lies.
 */
export class FederationEntryIdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FederationEntryIdPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('FederationEntryIdPlugin', (modules) => {
        for (const module of modules) {
          const id = fixedId(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function fixedId(module: Module): string | undefined {
  if (module.identifier().startsWith('container entry')) return 'container';
  const isInline = module.nameForCondition()?.startsWith('data:text/javascript;charset=utf-8;base64,');
  return isInline ? 'federation' : undefined;
}
