import webpack, { type Compiler, type Module } from 'webpack';
import { SINGLETON_PACKAGES } from '../share-keys.data.ts';

/** Fails the build of a remote that would contain its own copy of a package the host provides. */
export class SingletonGuardPlugin {
  readonly #remote: string;

  constructor(remote: string) {
    this.#remote = remote;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SingletonGuardPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('SingletonGuardPlugin', (modules) => {
        for (const packageName of bundledSingletons(modules)) {
          compilation.errors.push(new webpack.WebpackError(explain(this.#remote, packageName)));
        }
      });
    });
  }
}

function bundledSingletons(modules: Iterable<Module>): Set<string> {
  const names = new Set<string>();
  for (const module of modules) {
    const name: unknown =
      module instanceof webpack.NormalModule ? module.resourceResolveData?.descriptionFileData?.name : undefined;
    if (typeof name === 'string' && SINGLETON_PACKAGES.some((singleton) => singleton === name)) names.add(name);
  }
  return names;
}

function explain(remote: string, packageName: string): string {
  return (
    `${remote} would bundle its own copy of ${packageName}, which the host provides. ` +
    `Declare ${packageName} in peerDependencies and import only its shared entries (SHARE_KEYS of @saltbush/tooling).`
  );
}
