/** True for `npm run test:faults`, which tries each fault many times; `npm test` tries it a few times. */
export const isNightly = process.env.FAULTS === 'nightly';
