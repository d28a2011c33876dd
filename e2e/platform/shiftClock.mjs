// Loaded before the gateway's own code: sets its clock, and that of its embedded database, back by the milliseconds
// in a file, so that pictures and journeys show hours of releases and visits after a minute.
import { readFileSync } from 'node:fs';

const file = process.env.CLOCK_BEHIND_FILE;
const realNow = Date.now;

function behindMs() {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return 0;
    throw error;
  }
}

Date.now = () => realNow() - behindMs();
globalThis.Date = new Proxy(Date, {
  construct: (target, args, self) => Reflect.construct(target, args.length > 0 ? args : [Date.now()], self),
});
