import type { Compiler } from 'webpack';

/**
 * The federation plugin's start module is named by the absolute path of its runtime. A fixed id keeps that path, and
 * with it the place where the repository lies, out of the release's bytes.
 */
export class FederationEntryIdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FederationEntryIdPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('FederationEntryIdPlugin', (modules) => {
        for (const module of modules) {
          const isStart = module.identifier().includes('data:text/javascript;charset=utf-8;base64,');
          if (isStart && compilation.chunkGraph.getModuleId(module) === null) {
            compilation.chunkGraph.setModuleId(module, 'federation');
          }
        }
      });
    });
  }
}
