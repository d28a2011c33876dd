import type { Api } from './Api.ts';
import type { InputOf } from './api-route.ts';
import { apiHref } from './apiHref.ts';

type Given<Input> = unknown extends Input ? [] : [input: Input];

/** A request for `request` of the contract and for `query` of an endpoint. */
export interface ApiCall {
  segments: [string];
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
}

/** What a route of the gateway's API answers. */
export type ApiAnswer<Name extends keyof Api> = Api[Name]['answer'];

/** The request that calls a route, with everything the route takes. */
export function apiCall<Name extends keyof Api>(route: Name, ...given: Given<InputOf<Name, Api[Name]>>): ApiCall {
  const [method] = route.split(' ', 1);
  const [input] = given as [{ body?: unknown }?];
  const href = apiHref as (name: Name, address?: unknown) => string;
  return {
    segments: [href(route, input)],
    method: method as ApiCall['method'],
    ...(input?.body === undefined ? {} : { body: input.body }),
  };
}
