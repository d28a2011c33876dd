/** Whose freight something happened to, and who may know of it. */
export interface Owned {
  userId: string | null;
  company: string | null;
  /** Whether only staff may know of it. */
  isForStaff: boolean;
}
