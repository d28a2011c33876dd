import type { Request } from 'express';

/** Null where the visitor is known without a session. */
export function sessionIdOf(request: Request): string | null {
  const session = request.session as { id?: string } | undefined;
  return session?.id ?? null;
}
