import { ToolingError } from '../errors.ts';

/** The reason that the log keeps for an activation or rollback. */
export function requiredReason(reason: string | undefined): string {
  if (reason?.trim()) return reason.trim();
  throw new ToolingError('Say why, for the log: --reason "…".', { code: 'usage' });
}
