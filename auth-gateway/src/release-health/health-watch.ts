/** The actor in the log when the gateway takes a release back by itself. */
export const HEALTH_WATCH = 'health watch';
