import type { KeyScope } from '@saltbush/business-api/key-scopes';
import type { Request, Response } from 'express';
import type { Schema } from 'yup';
import type { Access, UserOf } from '../access/Access.ts';
import type { RateLimit } from '../http/createRateLimiter.ts';

/** Method and path, such as `GET /api/ops/enquiries/:reference`. */
export type RouteId = `${'DELETE' | 'GET' | 'POST' | 'PUT'} /${string}`;

type NameOf<Part extends string> = Part extends `${infer Name}.${string}` ? Name : Part;

/** The names behind colons, each with its text. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Part}/${infer Rest}`
  ? Record<NameOf<Part>, string> & ParamsOf<Rest>
  : Path extends `${string}:${infer Part}`
    ? Record<NameOf<Part>, string>
    : object;

/** Counted by network unless it says `user`, which a route can only where somebody is signed in. */
export interface RouteRate extends RateLimit {
  by?: 'user';
}

/** What programs with an API key may use a route for, as its description says. */
export interface RouteForKeys {
  /** What the key must be allowed. */
  scope: KeyScope;
  /** In a few words, such as `Book a saved quote`. */
  summary: string;
  /** What else a program needs to know. */
  detail?: string;
}

/** What can be known of a route without running it. */
export interface RouteFacts {
  id: RouteId;
  access: Access;
  /** How many requests each network, or each user, may make. Counted before the body is read. */
  rate: RouteRate | null;
  /** Sent with every answer, refusals too. */
  headers: Readonly<Record<string, string>>;
  /** What a JSON body must be; null where none is read, or the handler reads it as it is. */
  body: Schema<unknown> | null;
  /** Message for a body that is too large, in place of the general one. */
  tooLarge: string | undefined;
  /** What the query must be; null where the handler reads it, or nobody does. */
  query: Schema<unknown> | null;
  /** Status of a JSON answer. */
  answers: number;
  /** Null for a route that no API key opens. */
  forKeys: RouteForKeys | null;
}

/** One request that has passed the checks of its route. */
export interface Call<Path extends string, A extends Access, Body, Query = undefined> {
  params: ParamsOf<Path>;
  /**
   * As its schema says, like the query. Where the handler has to find out whether there is anything at this address, as
   * behind a private link, both are checked once it asks for one of them: it looks first, then asks.
   */
  readonly body: Body;
  readonly query: Query;
  user: UserOf<A>;
  request: Request;
  response: Response;
}

export interface Route<Context> extends RouteFacts {
  handle: (call: Call<string, Access, unknown, unknown>, context: Context) => unknown;
}

/** A route of a capability that was started. */
export interface StartedRoute extends RouteFacts {
  handle: (call: Call<string, Access, unknown, unknown>) => unknown;
}

interface RouteRules<A extends Access, Body, Query> {
  /** Who may use it. Checked before anything of the body is read. */
  access: A;
  rate?: RouteRate;
  headers?: Readonly<Record<string, string>>;
  body?: Schema<Body>;
  tooLarge?: string;
  query?: Schema<Query>;
  /** 200 unless named. */
  answers?: number;
  forKeys?: RouteForKeys;
}

/**
 * A route as data. The handler gets the request once it has passed the checks, and what its capability was started with.
 * It returns what is sent as JSON, or sends something else itself and returns nothing.
 */
export function route<Id extends RouteId, A extends Access, Context, Body = undefined, Query = undefined>(
  id: Id,
  { access, rate, headers = {}, body, tooLarge, query, answers = 200, forKeys }: RouteRules<A, Body, Query>,
  handler: (call: Call<Id, A, Body, Query>, context: Context) => Promise<object | undefined> | object | undefined,
): Route<Context> {
  return {
    ...{ id, access, rate: rate ?? null, headers, body: body ?? null, tooLarge, query: query ?? null, answers },
    forKeys: forKeys ?? null,
    // The checks have made of each call what the handler expects: `mountRoutes` is the one place that makes calls.
    handle: (call, context) => handler(call as unknown as Call<Id, A, Body, Query>, context),
  };
}
