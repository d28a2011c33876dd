import type { Request } from 'express';

/** The e-mail of whoever sent the request, in lower case, if their issuer says that it is theirs; else null. */
export function verifiedEmailOf({ session }: Request): string | null {
  return session?.user && session.isEmailVerified === true ? session.user.email.toLowerCase() : null;
}
