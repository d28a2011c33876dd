/** `npm run test:faults` does it all; within `npm test` each fault is tried a few times. */
export const isNightly = process.env.FAULTS === 'nightly';
