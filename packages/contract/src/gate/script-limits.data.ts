/** Largest file of a release: a film of a few seconds, or a 3D model. */
export const MOST_FILE_BYTES = 8_000_000;

/** Largest script. Reading one takes memory and time in proportion to it. */
export const MOST_SCRIPT_BYTES = 2_000_000;

/** Largest source map, and all of a release together. A map of ours has two to four times the bytes of its script. */
export const MOST_MAP_BYTES = 6_000_000;
export const MOST_MAPS_BYTES = 24_000_000;

/** Largest total of all scripts of a release. */
export const MOST_SCRIPTS_BYTES = 10_000_000;

/** Of a working copy, which is not minified and never goes live. */
export const MOST_COPIED_SCRIPT_BYTES = 2 * MOST_SCRIPT_BYTES;
