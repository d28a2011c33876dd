import { integrityOf } from '@saltbush/contract/gate';
import type { CopySave, HotUpdate } from '@saltbush/contract/release-api';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { isHotUpdate } from '../webpack/isHotUpdate.ts';
import { scriptOf } from '../webpack/WatchedIntegrityPlugin.ts';
import type { Saved } from './page/Saved.ts';

/** A page that is further behind is loaded anew. */
const MOST_BEHIND = 30;

/** What brings one build of a remote into pages that run the build before it. */
interface Update {
  /** The name of the file that webpack would ask for, with the hash of the build before it. */
  file: string;
  content: HotUpdate;
  scripts: Map<string, Buffer>;
}

/** What open pages need that run an earlier build. */
export interface Save extends CopySave {
  scripts: Map<string, Buffer>;
}

/** Tells after each good build of a remote what open pages need to take it over. */
export class SavesPlugin {
  readonly #remote: string;
  readonly #onSaved: (saved: Saved) => void;
  /** The scripts of each update by name, the newest last. A page may be several behind. */
  readonly #updates: Update[] = [];
  #hash = '';

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
      this.#hash = stats.hash ?? '';
      this.#onSaved({ remote: this.#remote, hash: this.#hash, ...this.#known(), chunks });
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

  /** What was saved since the build of that hash; null for nothing, and where that build is too long ago. */
  since(hash: string): Save | null {
    const first = this.#updates.findIndex(({ file }) => file.split('.').includes(hash));
    if (first < 0) return null;
    const updates = this.#updates.slice(first);
    return {
      hash: this.#hash,
      updates: updates.map(({ file, content }) => ({ file, content })),
      scripts: new Map(updates.flatMap(({ scripts }) => [...scripts])),
    };
  }

  #known(): Pick<Saved, 'scripts' | 'updates'> {
    const scripts = [...this.scripts()].map(([path, script]) => [path, integrityOf(script)]);
    return {
      scripts: Object.fromEntries(scripts),
      updates: Object.fromEntries(this.#updates.map(({ file, content }) => [file, content])),
    };
  }

  #keepUpdates({ assets }: Compilation): void {
    const files = Object.entries(assets).filter(([path]) => isHotUpdate(path));
    const told = files.find(([path]) => path.endsWith('.json'));
    if (!told) return;
    const [file, facts] = told;
    const content = JSON.parse(facts.source().toString()) as HotUpdate;
    const scripts = files
      .filter(([path]) => path.endsWith('.js'))
      .map(([path, source]) => [path, source.buffer()] as const);
    this.#updates.push({ file, content, scripts: new Map(scripts) });
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
