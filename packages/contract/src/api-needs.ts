import * as yup from 'yup';

/**
 * The routes of the gateway that a release calls, by method and path, each with the form that it was built against. The
 * build finds them in the scripts.
 */
export type ApiNeeds = Record<string, string>;

/** The routes that a gateway offers, each with its form, then the earlier forms of which callers still work. */
export type ApiOffers = Readonly<Record<string, readonly string[]>>;

/** More than the gateway has routes. */
const MOST_NEEDS = 500;
const ROUTE = /^(?:GET|POST|PUT|DELETE) \/api\/[\w:./-]{1,150}$/;
const FORM = /^[0-9a-f]{12}$/;

/** Whether a text is the name of a route, such as `GET /api/quotes/:token`. */
export const isRouteName = (text: string): boolean => ROUTE.test(text);

const isNeeds = (value: unknown): value is ApiNeeds =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length <= MOST_NEEDS;

/** Schema of the `needs` of a release. Releases built before have none. */
export const apiNeeds = yup
  .mixed(isNeeds)
  .optional()
  .test('routes', '${path} must name routes, each with its form of 12 hex digits', (value) =>
    Object.entries(value ?? {}).every(
      ([route, form]) => isRouteName(route) && typeof form === 'string' && FORM.test(form),
    ),
  );
