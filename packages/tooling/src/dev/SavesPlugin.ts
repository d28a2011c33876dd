import { integrityOf } from '@saltbush/contract/gate';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { isHotUpdate } from '../release/isHotUpdate.ts';
import type { Saved } from './page/followSaves.ts';

/** Tells after each good build of a remote what open pages need to take it over. */
export class SavesPlugin {
  readonly #remote: string;
  readonly #onSaved: (saved: Saved) => void;
  /** Of all builds so far, since a page may be several behind. */
  readonly #known: Pick<Saved, 'integrity' | 'updates'> = { integrity: {}, updates: {} };

  /** The scripts of all updates, by name. */
  readonly #scripts = new Map<string, Buffer>();

  constructor(remote: string, onSaved: (saved: Saved) => void) {
    this.#remote = remote;
    this.#onSaved = onSaved;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SavesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'SavesPlugin', stage }, () => this.#look(compilation));
    });
    compiler.hooks.done.tap('SavesPlugin', (stats) => {
      if (!stats.hasErrors()) this.#onSaved({ remote: this.#remote, hash: stats.hash ?? '', ...this.#known });
    });
  }

  /** Webpack's middleware would have pages wait until the build for the gateway is done, too. */
  script(path: string): Buffer | undefined {
    return this.#scripts.get(path);
  }

  #look({ assets, chunks }: Compilation): void {
    const { integrity, updates } = this.#known;
    for (const [path, source] of Object.entries(assets)) {
      if (!isHotUpdate(path)) continue;
      if (path.endsWith('.json')) updates[path] = JSON.parse(source.source().toString()) as unknown;
      if (!path.endsWith('.js')) continue;
      const script = source.buffer();
      this.#scripts.set(path, script);
      integrity[path] = integrityOf(script);
    }
    for (const { id, files } of chunks) {
      const script = [...files].find((file) => file.endsWith('.js') && !isHotUpdate(file));
      const source = script === undefined ? undefined : assets[script];
      if (id !== null && source) integrity[id] = integrityOf(source.buffer());
    }
  }
}
