import { isInstalled } from './isInstalled.ts';

/**
 * `describe` when these programs are on the PATH. Otherwise its tests are skipped and its name says what is missing, so
 * that nobody takes a skipped check for a passed one.
 */
export function describeWith(programs: readonly string[], name: string, tests: () => void): void {
  const missing = programs.filter((program) => !isInstalled(program));
  const describeIt = missing.length === 0 ? describe : describe.skip;
  const title = missing.length === 0 ? name : `${name} (skipped: ${missing.join(', ')} not installed)`;
  describeIt(title, () => tests());
}
