import { isAbsolute, sep } from 'node:path';
import webpack, { type Compilation, type Module } from 'webpack';
import { type BundledPackage, packageOfFile } from './packageOfFile.ts';

/** Modules that are in a bundle, those that were joined into one included. */
function* keptModules({ modules, chunkGraph }: Compilation): Generator<Module> {
  for (const module of modules) {
    if (chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    const { modules: joined } = module as Module & { modules?: Iterable<Module> };
    if (joined === undefined) yield module;
    else yield* joined;
  }
}

/** What is really in the bundles of a build, by name and version, without the project in `dir` itself. */
export function bundledPackages(compilations: readonly Compilation[], dir: string): BundledPackage[] {
  const known = new Map<string, BundledPackage | null>();
  const found = new Map<string, BundledPackage>();
  const isOwn = (file: string) => file.startsWith(dir + sep) && !file.includes(`${sep}node_modules${sep}`);
  for (const compilation of compilations) {
    for (const module of keptModules(compilation)) {
      if (!(module instanceof webpack.NormalModule)) continue;
      const [file = ''] = module.resource.split('?', 1);
      const one = isAbsolute(file) && !isOwn(file) ? packageOfFile(file, known) : null;
      if (one !== null) found.set(`${one.name}@${one.version}`, one);
    }
  }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
