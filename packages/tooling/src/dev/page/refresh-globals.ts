import type { TakeBuild, TakeSave } from './createTakes.ts';

/** The part of `react-refresh/runtime` that is used. */
export type RefreshRuntime = typeof import('react-refresh/runtime');

/** What a development build of the host offers to the remotes under development. */
export interface Refresh {
  runtime: RefreshRuntime;
  /** Remotes whose saves are put into the page as it stands. The notice of builds loads the page anew for all others. */
  remotes: Set<string>;
  /** Of each working copy in this page: puts another build of it into the page, or says that it could not. */
  takes: Map<string, TakeBuild>;
  /** The same for what was saved, before there is a build of it. An older host has none. */
  saveTakes?: Map<string, TakeSave>;
}

declare global {
  interface Window {
    saltbushRefresh?: Refresh;
    /** Of styled-components. */
    SC_DISABLE_SPEEDY?: boolean;
  }
}
