import type { NoPage } from './routes.ts';

/** Title of the page that is shown in place of one that is not there, or not for this visitor. It says what the heading says. */
export function noPageTitle({ account }: Pick<NoPage, 'account'>): string {
  return account === null ? 'Page not found' : `This needs ${account}`;
}
