import type { Request } from 'express';

/** The visitor's e-mail in lower case when their issuer says that it is verified; else null. */
export function verifiedEmailOf({ session }: Request): string | null {
  return session?.user && session.isEmailVerified === true ? session.user.email.toLowerCase() : null;
}
