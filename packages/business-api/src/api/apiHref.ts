import type { Api } from './Api.ts';
import type { InputOf } from './api-route.ts';
import { withQuery } from './withQuery.ts';

/** The parts of an input that make the address. */
type AddressOf<Name extends keyof Api> = Pick<
  InputOf<Name, Api[Name]>,
  Extract<keyof InputOf<Name, Api[Name]>, 'params' | 'query'>
>;

type Given<Input> = unknown extends Input ? [] : keyof Input extends never ? [] : [input: Input];

/**
 * The address of a route. Query fields that are blank, null or missing are left out. The build finds the name of the
 * route in the code and writes it into the release's `needs`, so the name must stand here as it is.
 */
export function apiHref<Name extends keyof Api>(route: Name, ...[input]: Given<AddressOf<Name>>): string {
  const { params = {}, query = {} } = (input ?? {}) as Record<'params' | 'query', Record<string, unknown> | undefined>;
  const [, path = ''] = route.split(' ', 2);
  const filled = path.replace(/:([a-z]+)/gi, (_part, name: string) => encodeURIComponent(String(params[name])));
  return withQuery(filled, query);
}
