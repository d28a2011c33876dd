/** A company is set up by anybody; what is about one that exists is for its members. */
const SIGNED_IN =
  /^\/api\/(?:alerts\/choices$|clients\/.|quotes\/prices$|(?:addresses|bulk-bookings|claims|invitations|ops|rate-sheets|releases|runs|shipments|standing-pickups|webhooks)(?:\/|$))/;

/**
 * Whether whatever is sent to a path is refused without a session or a token, before any of it is read. Paths that are
 * missing here only make a stranger wait.
 */
export const needsSession = (path: string): boolean => SIGNED_IN.test(path);
