const WORKING_COPY = /^0\.0\.0-dev(\.|$)/;

/** Whether this is the version of a build that only its developer sees. */
export const isWorkingCopy = (version: string): boolean => WORKING_COPY.test(version);
