import { integrityOf } from '@saltbush/contract/gate';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { isHotUpdate } from '../release/isHotUpdate.ts';
import type { Saved } from './page/followSaves.ts';

/** Tells after each good build of a remote what open pages need to take it over. */
export class SavesPlugin {
  readonly #remote: string;
  readonly #onSaved: (saved: Saved) => void;
  /** Of all builds so far, since a page may be several behind. */
  readonly #known: Pick<Saved, 'scripts' | 'updates'> = { scripts: {}, updates: {} };
  /** The scripts of all updates, by name. */
  readonly #scripts = new Map<string, Buffer>();

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
      this.#onSaved({ remote: this.#remote, hash: stats.hash ?? '', ...this.#known, chunks });
    });
  }

  /** Webpack's middleware would have pages wait until the build for the gateway is done, too. */
  script(path: string): Buffer | undefined {
    return this.#scripts.get(path);
  }

  #keepUpdates({ assets }: Compilation): void {
    for (const [path, source] of Object.entries(assets).filter(([path]) => isHotUpdate(path))) {
      if (path.endsWith('.json')) this.#known.updates[path] = JSON.parse(source.source().toString()) as unknown;
      if (!path.endsWith('.js')) continue;
      const script = source.buffer();
      this.#scripts.set(path, script);
      this.#known.scripts[path] = integrityOf(script);
    }
  }
}

/** As the plugin for integrity has noted it, so that no chunk is hashed twice. */
function integrityOfChunks({ assetsInfo, chunks }: Compilation): Saved['chunks'] {
  const found = [...chunks].flatMap(({ id, files }) => {
    const script = [...files].find((file) => file.endsWith('.js') && !isHotUpdate(file));
    const hashes = script === undefined ? undefined : assetsInfo.get(script)?.contenthash;
    const integrity = [hashes ?? []].flat().find((hash) => hash.startsWith('sha384-'));
    return id === null || integrity === undefined ? [] : [[id, integrity] as const];
  });
  return Object.fromEntries(found);
}
