import { integrityOf } from '@saltbush/contract/gate';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { isHotUpdate } from '../webpack/isHotUpdate.ts';
import { scriptOf } from '../webpack/WatchedIntegrityPlugin.ts';
import type { Saved } from './page/Saved.ts';

/** A page that is further behind is loaded anew. */
const MOST_BEHIND = 30;

/** Tells after each good build of a remote what open pages need to take it over. */
export class SavesPlugin {
  readonly #remote: string;
  readonly #onSaved: (saved: Saved) => void;
  /** The scripts of each update by name, the newest last. A page may be several behind. */
  readonly #updates: { told: Saved['updates']; scripts: Map<string, Buffer> }[] = [];

  constructor(remote: string, onSaved: (saved: Saved) => void) {
    this.#remote = remote;
    this.#onSaved = onSaved;
  }

  apply(compiler: Compiler): void {
    let chunks: Saved['chunks'] = {};
    compiler.hooks.thisCompilation.tap('SavesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'SavesPlugin', stage }, () => {
        this.#keepUpdates(compilation);
        chunks = integrityOfChunks(compilation);
      });
    });
    compiler.hooks.done.tap('SavesPlugin', (stats) => {
      if (stats.hasErrors()) return;
      this.#onSaved({ remote: this.#remote, hash: stats.hash ?? '', ...this.#known(), chunks });
    });
  }

  /** Webpack's middleware would have pages wait until the build for the gateway is done, too. */
  script(path: string): Buffer | undefined {
    return this.scripts().get(path);
  }

  /** The scripts of all updates, by name. */
  scripts(): Map<string, Buffer> {
    return new Map(this.#updates.flatMap(({ scripts }) => [...scripts]));
  }

  #known(): Pick<Saved, 'scripts' | 'updates'> {
    const scripts = [...this.scripts()].map(([path, script]) => [path, integrityOf(script)]);
    return {
      scripts: Object.fromEntries(scripts),
      updates: Object.assign({}, ...this.#updates.map(({ told }) => told)),
    };
  }

  #keepUpdates({ assets }: Compilation): void {
    const files = Object.entries(assets).filter(([path]) => isHotUpdate(path));
    if (files.length === 0) return;
    const isTold = ([path]: [string, unknown]) => path.endsWith('.json');
    const told = files
      .filter(isTold)
      .map(([path, source]) => [path, JSON.parse(source.source().toString()) as unknown]);
    const scripts = files
      .filter(([path]) => path.endsWith('.js'))
      .map(([path, source]) => [path, source.buffer()] as const);
    this.#updates.push({ told: Object.fromEntries(told), scripts: new Map(scripts) });
    if (this.#updates.length > MOST_BEHIND) this.#updates.shift();
  }
}

/** As the plugin for integrity has noted it, so that no chunk is hashed twice. */
function integrityOfChunks({ assetsInfo, chunks }: Compilation): Saved['chunks'] {
  const found = [...chunks].flatMap((chunk) => {
    const script = scriptOf(chunk);
    const { integrity, contenthash = [] } = (script !== undefined && assetsInfo.get(script)) || {};
    const noted: unknown = integrity ?? [contenthash].flat().find((hash) => hash.startsWith('sha384-'));
    return chunk.id === null || typeof noted !== 'string' ? [] : [[chunk.id, noted] as const];
  });
  return Object.fromEntries(found);
}
