import type { MailRoutes } from './routes/mails.ts';
import type { PeopleRoutes } from './routes/people.ts';

/** The routes of capabilities that have no workspace of their own, by method and path. */
export interface SharedRoutes extends MailRoutes, PeopleRoutes {}

/** Every route that remotes call. A capability with a workspace adds its own in its `api.ts`, by declaration. */
export interface Api extends SharedRoutes {}
