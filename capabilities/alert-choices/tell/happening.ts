import type { AlertKind } from '../api/alert-kinds.data.ts';

/** Something that happened, in words, and whom it concerns. */
export interface Happening {
  kind: AlertKind;
  at: Date;
  /** Whose freight it is about: every member of the company, or who booked it for themselves. */
  company: string | null;
  userId: string | null;
  title: string;
  detail: string;
  /** Of the page in the portal. */
  path: string;
  /** Addresses that a mail about the same thing goes to anyway. */
  mailed: readonly string[];
}
