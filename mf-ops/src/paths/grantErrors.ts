/** Values of the grant form. */
export interface GrantWish {
  path: string;
  to: string;
  reason: string;
}

const PATH = /^\/$|^(\/(:?[a-z][A-Za-z0-9-]*))+$/;

/** Errors by field. */
export function grantErrors({ path, to, reason }: GrantWish): Partial<Record<keyof GrantWish, string>> {
  return {
    ...(!PATH.test(path.trim()) && { path: 'Give a path such as /quote/new or /quotes/:token.' }),
    ...(to === '' && { to: 'Choose the remote that may have it.' }),
    ...(reason.trim() === '' && { reason: 'Say why: the activity log shows it.' }),
  };
}
