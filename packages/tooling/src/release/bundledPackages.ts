import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, sep } from 'node:path';
import webpack, { type Compilation, type Module } from 'webpack';

/** A package of which a bundle holds code. */
export interface BundledPackage {
  name: string;
  version: string;
  licence: string | null;
}

/** Modules that are in a bundle, those that were joined into one included. */
function* keptModules({ modules, chunkGraph }: Compilation): Generator<Module> {
  for (const module of modules) {
    if (chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    const { modules: joined } = module as Module & { modules?: Iterable<Module> };
    if (joined === undefined) yield module;
    else yield* joined;
  }
}

/** The package that a file belongs to: the nearest folder whose package.json has a name and a version. */
function packageOf(file: string, known: Map<string, BundledPackage | null>): BundledPackage | null {
  const folder = dirname(file);
  const seen = known.get(folder);
  if (seen !== undefined) return seen;
  const manifest = join(folder, 'package.json');
  const { name, version, license } = (existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}) as {
    name?: unknown;
    version?: unknown;
    license?: unknown;
  };
  const isWhole = typeof name === 'string' && typeof version === 'string';
  const own = isWhole ? { name, version, licence: typeof license === 'string' ? license : null } : null;
  const found = own ?? (dirname(folder) === folder ? null : packageOf(folder, known));
  known.set(folder, found);
  return found;
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
      const one = isAbsolute(file) && !isOwn(file) ? packageOf(file, known) : null;
      if (one !== null) found.set(`${one.name}@${one.version}`, one);
    }
  }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
