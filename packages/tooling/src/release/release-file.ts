/** Name of the manifest in a release folder. */
export const RELEASE_FILE = 'release.json';
