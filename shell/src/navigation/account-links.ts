/** Plain links, because the gateway answers them and not the router. */
export const LOGOUT_HREF = '/api/logout';

export function loginHref(returnTo: string): string {
  return `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
}

export function staffLoginHref(staffAppUrl: string): string {
  return `${staffAppUrl.replace(/(?<!\/)\/+$/, '')}/auth`;
}
