import { integrityOf } from '@saltbush/contract/gate';
import webpack, { type Chunk, type Compilation, type Compiler, type sources } from 'webpack';
import { isHotUpdate } from './isHotUpdate.ts';

const NAME = 'WatchedIntegrityPlugin';

/** Stands in the container for the hashes of its chunks until they are known. */
const PLACE = '/* hashes of the chunks */';

/**
 * Has a container load its chunks with their hashes, as `webpack-subresource-integrity` does for releases. That one hashes and
 * searches all chunks in every build (50 ms in one of 630 modules); here a chunk that a save did not change keeps its hash.
 */
export class WatchedIntegrityPlugin {
  readonly #known = new WeakMap<sources.Source, string>();

  apply(compiler: Compiler): void {
    const { RuntimeGlobals, Compilation, runtime } = webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap(NAME, (chunk) => compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule()));
      const ofScripts = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      ofScripts.createScript.tap(NAME, (code) =>
        [code, 'script.integrity = __webpack_require__.sriHashes[chunkId];', 'script.crossOrigin = "anonymous";'].join(
          '\n',
        ),
      );
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => this.#write(compilation));
    });
  }

  #write(compilation: Compilation): void {
    const hashes: Record<string, string> = {};
    for (const chunk of compilation.chunks) {
      const script = scriptOf(chunk);
      if (script === undefined || chunk.id === null || chunk.hasRuntime()) continue;
      const integrity = this.#integrityOf(compilation.assets[script]);
      hashes[chunk.id] = integrity;
      compilation.updateAsset(script, (source) => source, { integrity });
    }
    for (const chunk of compilation.chunks) {
      const script = chunk.hasRuntime() ? scriptOf(chunk) : undefined;
      if (script === undefined) continue;
      compilation.updateAsset(script, (source) => withHashes(source, hashes));
    }
  }

  #integrityOf(source: sources.Source | undefined): string {
    if (!source) throw new TypeError('A chunk has no script.');
    const integrity = this.#known.get(source) ?? integrityOf(source.buffer());
    this.#known.set(source, integrity);
    return integrity;
  }
}

class IntegrityRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('chunk integrity');
  }

  override generate(): string {
    return `__webpack_require__.sriHashes = {${PLACE}};`;
  }
}

/** Path of the script that a page loads for a chunk. */
export function scriptOf({ files }: Chunk): string | undefined {
  return [...files].find((file) => file.endsWith('.js') && !isHotUpdate(file));
}

function withHashes(source: sources.Source, hashes: Record<string, string>): sources.Source {
  const at = source.source().toString().indexOf(PLACE);
  if (at < 0) return source;
  const replaced = new webpack.sources.ReplaceSource(source);
  replaced.replace(at, at + PLACE.length - 1, JSON.stringify(hashes).slice(1, -1));
  return replaced;
}
