// Runs first in the container of a remote under development, and never in a release.

import { createTakes } from './createTakes.ts';
import { followSaves } from './followSaves.ts';
import { type Execution, refreshModules } from './refreshModules.ts';
import type { Saved } from './Saved.ts';

declare const __SAVES__: { remote: string; address: string | null };
declare const __webpack_hash__: string;
declare const __webpack_require__: {
  /** Called before each module runs. */
  i: ((execution: Execution) => void)[];
  /** Loads a script. */
  l: (url: string, done: unknown, key?: string, chunkId?: string) => void;
  /** Address of the folder that scripts are loaded from. */
  p: string;
  sriHashes: Record<string, string>;
  /** The name of the file that says what changed since this build, and what reads it. */
  hmrF: () => string;
  hmrM: () => Promise<unknown>;
};
declare const module: { hot: { check: (apply: boolean) => Promise<unknown> } };

// Modules of packages call them too, and without a development build of the host nobody sets others.
globalThis.$RefreshReg$ ??= () => {};
globalThis.$RefreshSig$ ??= () => (type) => type;

const refresh = window.saltbushRefresh;
if (refresh) {
  const { runtime, remotes, takes, saveTakes } = refresh;
  const { remote, address } = __SAVES__;
  const load = __webpack_require__.l;
  // The site's policy admits no script without its hash, and webpack has none for its updates.
  __webpack_require__.l = (url, done, key, chunkId) => {
    if (chunkId !== undefined) return load(url, done, key, chunkId);
    const file = url.split('/').at(-1) ?? '';
    load(updatesFolder === undefined ? url : updatesFolder + file, done, key, file);
  };
  let updates: Record<string, unknown> = {};
  let updatesFolder: string | undefined;
  // It came with the news already, so nothing has to be asked.
  __webpack_require__.hmrM = async () => updates[__webpack_require__.hmrF()];
  __webpack_require__.i.push(refreshModules(remote, runtime));
  const page = {
    hash: () => __webpack_hash__,
    isLedOn: () => __webpack_require__.hmrF() in updates,
    admit(known: Pick<Saved, 'scripts' | 'updates'>, folder?: string) {
      updates = known.updates;
      updatesFolder = folder;
      Object.assign(__webpack_require__.sriHashes, known.scripts);
    },
    arrived: ({ chunks }: Pick<Saved, 'chunks'>) => Object.assign(__webpack_require__.sriHashes, chunks),
    async update() {
      const before = __webpack_hash__;
      await module.hot.check(true);
      if (__webpack_hash__ === before) throw new Error('Nobody knows what changed since the build of this page.');
      runtime.performReactRefresh();
    },
  };
  if (address !== null) followSaves({ ...page, remote, remotes, address });
  else {
    const loadFrom = (folder: string) => {
      __webpack_require__.p = folder;
    };
    const { takeBuild, takeSave, onceWhole } = createTakes({ ...page, loadFrom });
    const loadNow = __webpack_require__.l;
    __webpack_require__.l = (url, done, key, chunkId) => {
      if (chunkId === undefined) return loadNow(url, done, key);
      const file = url.split('/').at(-1);
      onceWhole(() => loadNow(`${__webpack_require__.p}${file}`, done, key, chunkId));
    };
    takes.set(remote, takeBuild);
    saveTakes?.set(remote, takeSave);
  }
}
