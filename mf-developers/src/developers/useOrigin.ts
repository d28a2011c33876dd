import { useSyncExternalStore } from 'react';

/** In the page of the server, which knows no address of its own. */
const SOME_SITE = 'https://www.saltbush.example';

const neverChanges = () => () => undefined;

/** Address of the site for examples. */
export const useOrigin = (): string =>
  useSyncExternalStore(
    neverChanges,
    () => location.origin,
    () => SOME_SITE,
  );
