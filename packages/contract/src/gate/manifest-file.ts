/** Name of the manifest inside a release folder. */
export const MANIFEST_FILE = 'release.json';

/** What the gateway renders with; nothing in it is served to browsers. */
export const SERVER_FOLDER = 'server/';

export const HOW_TO_REBUILD = 'Build it again with mfe build and publish the folder unchanged.';
