/** Name of the manifest inside a release folder. */
export const MANIFEST_FILE = 'release.json';

/** Files that only the gateway reads, to render; browsers cannot fetch them. */
export const SERVER_FOLDER = 'server/';

export const HOW_TO_REBUILD = 'Build it again with mfe build and publish the folder unchanged.';
