import type { Request } from 'express';

/** The id of the request's session; null when the visitor is known by other means. */
export function sessionIdOf(request: Request): string | null {
  const session = request.session as { id?: string } | undefined;
  return session?.id ?? null;
}
