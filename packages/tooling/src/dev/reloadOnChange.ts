/** Hash of the build this code is part of; webpack writes it in. */
declare const __webpack_hash__: string;
/** Where this build's files are; webpack writes it in. */
declare const __webpack_public_path__: string;

const INTERVAL_MS = 1000;

/** Reloads the page when the development server has a newer build than the one that runs. */
async function reloadOnChange(): Promise<void> {
  const answer = await fetch(`${__webpack_public_path__}build.json`, { cache: 'no-store' }).catch(() => null);
  if (answer?.ok && ((await answer.json()) as { hash: string }).hash !== __webpack_hash__) location.reload();
  else setTimeout(reloadOnChange, INTERVAL_MS);
}

setTimeout(reloadOnChange, INTERVAL_MS);
