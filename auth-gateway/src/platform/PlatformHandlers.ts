import type { RequestHandler } from 'express';
import type { PLATFORM_ROUTES } from './platform-routes.data.ts';

export type PlatformRouteId = keyof typeof PLATFORM_ROUTES;

/** The words behind colons. */
type NamesIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NamesIn<More>
    : Rest
  : never;

type Handler<Id extends string> = RequestHandler<{ [Name in NamesIn<Id>]: string }>;

/** A handler, or several that pass the request on, for each of these routes. */
export type HandlersOf<Table> = {
  readonly [Id in keyof Table & string]: Handler<Id> | readonly Handler<Id>[];
};

/** Handlers for some routes of the platform. */
export type PlatformHandlers = Partial<HandlersOf<typeof PLATFORM_ROUTES>>;
