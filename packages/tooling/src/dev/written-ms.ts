/** How long a build waits for the rest of a save. An editor writes a file within a millisecond or two; webpack would wait for 20. */
export const WRITTEN_MS = 5;
