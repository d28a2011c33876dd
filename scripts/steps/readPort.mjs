import { StepError } from './StepError.mjs';

/** The port from `PORT`, 3000 by default. */
export function readPort() {
  const text = process.env.PORT?.trim() || '3000';
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_534) return port;
  throw new StepError(`PORT is "${text}". Give a whole number from 1 to 65534.`);
}
