import type { User } from '@saltbush/contract';

/** Who may use a route. Each is a rule of the authorisation matrix, under the same name. */
export type Access =
  /** Everybody. */
  | 'public'
  /** Holders of a private link. An unknown link is the same to all: the handler finds nothing. */
  | 'link'
  /** Signed-in users, about themselves. */
  | 'signed in'
  /** Signed-in users, for their own records: to everybody else these do not exist, as the handler says. */
  | 'own'
  /** Members of a client company, as the handler finds out. */
  | 'company'
  /** Members of the client company that has the record, as the handler finds out. */
  | 'own company'
  | 'staff';

/** The user whom a handler gets: always one where the access asks for a sign-in. */
export type UserOf<A extends Access> = A extends 'public' | 'link' ? User | null : User;
