/** A route that a remote has, or could come back to. */
export interface RouteClaim {
  path: string;
  remote: string;
  /** The line of the log since which the remote has had it without a break. */
  since: number;
  /**
   * Whether visitors may get it now, from the live release or a candidate, or could until its remote was taken off the
   * site. Otherwise only the release that a rollback
   * would bring back has it: others may take it, but its remote comes first if it goes back.
   */
  isHeld: boolean;
}

/** An operator's permission for a remote to have a route that belongs to another. */
export interface RouteGrant {
  path: string;
  to: string;
}

/** Who has which routes of a site. */
export interface RouteOwnership {
  claims: readonly RouteClaim[];
  grants: readonly RouteGrant[];
}
