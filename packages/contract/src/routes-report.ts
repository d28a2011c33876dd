/** A route that a remote has. */
export interface ReleaseRoute {
  path: string;
  remote: string;
  /** The line of the log since which the remote has it without a break. */
  since: number;
  /**
   * `owner`: it was the first. `granted`: an operator let it have a route of another remote. `grant-ended`: that was
   * revoked, so its next activation is refused with this route. `left`: only the release that a rollback would bring back
   * has it, so others may take it.
   */
  standing: 'owner' | 'granted' | 'grant-ended' | 'left';
}

/** An operator's permission for a remote to have a route that belongs to another. */
export interface ReleaseRouteGrant {
  path: string;
  to: string;
  by: string;
  at: string;
  reason: string;
}

export interface RoutesReport {
  routes: ReleaseRoute[];
  grants: ReleaseRouteGrant[];
}
