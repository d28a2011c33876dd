/** Hash of the build that this code belongs to; webpack fills it in. */
declare const __webpack_hash__: string;
/** Address of this build's files; webpack fills it in. */
declare const __webpack_public_path__: string;

const INTERVAL_MS = 1000;

/** Reloads the page once the development server has another build. */
async function reloadOnChange(): Promise<void> {
  const answer = await fetch(`${__webpack_public_path__}build.json`, { cache: 'no-store' }).catch(() => null);
  if (answer?.ok && ((await answer.json()) as { hash: string }).hash !== __webpack_hash__) location.reload();
  else setTimeout(reloadOnChange, INTERVAL_MS);
}

setTimeout(reloadOnChange, INTERVAL_MS);
