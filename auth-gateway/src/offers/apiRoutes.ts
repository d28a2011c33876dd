import { PLATFORM_ROUTES } from '../platform/platform-routes.data.ts';
import { OFFERS } from './offers.ts';

const pathOf = (route: string): string => route.slice(route.indexOf(' ') + 1);

/** The route of each call that this gateway answers, without its method. */
export const API_ROUTES: readonly string[] = [
  ...new Set([...Object.keys(OFFERS), ...Object.keys(PLATFORM_ROUTES)].map(pathOf)),
];
