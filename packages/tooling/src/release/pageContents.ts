import { isAbsolute, relative, sep } from 'node:path';
import type { PagePart } from '@saltbush/contract/sbom';
import webpack, { type Chunk, type Compilation, type Module } from 'webpack';
import { exposeName } from '../config/exposeName.ts';
import type { Project } from '../config/loadProject.ts';
import { type BundledPackage, packageOfFile } from './packageOfFile.ts';

/** By `name@version` of a package, and by an empty text for the project's own code. */
export type PageContents = ReadonlyMap<string, readonly PagePart[]>;

const fileOf = (module: Module): string | null =>
  module instanceof webpack.NormalModule ? (module.resource.split('?', 1)[0] ?? null) : null;

/** The modules of a chunk, those that were joined into one included. */
function* modulesOf(chunk: Chunk, { chunkGraph }: Compilation): Generator<Module> {
  for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
    const { modules: joined } = module as Module & { modules?: Iterable<Module> };
    if (joined === undefined) yield module;
    else yield* joined;
  }
}

/**
 * What the scripts of each page and part hold that browsers fetch with it: of which package how many bytes of source, and
 * through which file of the project it came in. Pages that have no file of a package are not named with it.
 */
export function pageContents({ config, dir }: Project, compilation: Compilation): PageContents {
  if (config.kind === 'host') return new Map();
  const { moduleGraph } = compilation;
  const known = new Map<string, BundledPackage | null>();
  const isOwn = (file: string) => file.startsWith(dir + sep) && !file.includes(`${sep}node_modules${sep}`);

  /** The nearest file of the project that leads to a module of a page, from import to import on that page. */
  function through(start: Module, ofPage: ReadonlySet<Module>): string {
    const seen = new Set<Module>([start]);
    for (const module of seen) {
      const file = fileOf(module);
      if (file !== null && isOwn(file)) return relative(dir, file).split(sep).join('/');
      // Of modules that were joined into one, that is the one whose import it is.
      for (const { resolvedOriginModule: origin } of moduleGraph.getIncomingConnections(module)) {
        if (origin && ofPage.has(origin)) seen.add(origin);
      }
    }
    return '';
  }

  const contents = new Map<string, PagePart[]>();
  function add(page: string, expose: string): void {
    const group = compilation.namedChunkGroups.get(expose);
    const parts = new Map<string, PagePart>();
    const ofPage = new Set((group?.chunks ?? []).flatMap((chunk) => [...modulesOf(chunk, compilation)]));
    for (const module of ofPage) {
      const file = fileOf(module);
      if (file === null || !isAbsolute(file)) continue;
      const pack = isOwn(file) ? null : packageOfFile(file, known);
      if (pack === null && !isOwn(file)) continue;
      const key = pack === null ? '' : `${pack.name}@${pack.version}`;
      const part = parts.get(key);
      if (part) part.bytes += module.size();
      else parts.set(key, { page, bytes: module.size(), through: pack === null ? '' : through(module, ofPage) });
    }
    for (const [key, part] of parts) contents.set(key, [...(contents.get(key) ?? []), part]);
  }
  for (const { path, page } of config.routes) add(path, exposeName(page));
  for (const { slot, part } of config.fills) add(slot, exposeName(part));
  return contents;
}
