import { ToolingError } from '../errors.ts';

/** `--hours` for a request; empty when it was not given. */
export function optionalHours(hours: string | undefined): { hours?: number } {
  if (hours === undefined) return {};
  const count = Number(hours);
  if (Number.isInteger(count) && count > 0) return { hours: count };
  throw new ToolingError('--hours takes a whole number, such as --hours 24.', { code: 'usage' });
}
