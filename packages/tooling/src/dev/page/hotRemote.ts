// Runs first in the container of a remote under development, and never in a release.
import { followSaves } from './followSaves.ts';
import { type Execution, refreshModules } from './refreshModules.ts';

declare const __SAVES__: { remote: string; address: string };
declare const __webpack_hash__: string;
declare const __webpack_require__: {
  /** Called before each module runs. */
  i: ((execution: Execution) => void)[];
  /** Loads a script. */
  l: (url: string, done: unknown, key?: string, chunkId?: string) => void;
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
  const { runtime, remotes } = refresh;
  const load = __webpack_require__.l;
  // The site's policy admits no script without its hash, and webpack has none for its updates.
  __webpack_require__.l = (url, done, key, chunkId) => load(url, done, key, chunkId ?? url.split('/').at(-1));
  let updates: Record<string, unknown> = {};
  // It came with the news already, so nothing has to be asked.
  __webpack_require__.hmrM = async () => updates[__webpack_require__.hmrF()];
  __webpack_require__.i.push(refreshModules(__SAVES__.remote, runtime));
  followSaves({
    ...__SAVES__,
    remotes,
    hash: () => __webpack_hash__,
    admit(known) {
      updates = known.updates;
      Object.assign(__webpack_require__.sriHashes, known.scripts);
    },
    arrived: ({ chunks }) => Object.assign(__webpack_require__.sriHashes, chunks),
    async update() {
      await module.hot.check(true);
      runtime.performReactRefresh();
    },
  });
}
