import { ToolingError } from '../errors.ts';

/** The reason an activation or rollback is logged with. */
export function requiredReason(reason: string | undefined): string {
  if (reason?.trim()) return reason.trim();
  throw new ToolingError('Say why, for the log: --reason "…".', { code: 'usage' });
}
