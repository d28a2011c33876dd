import type { MailRoutes } from './routes/mails.ts';
import type { PeopleRoutes } from './routes/people.ts';
import type { ReleaseRoutes } from './routes/releases.ts';

/** The routes of capabilities that have no workspace of their own, by method and path. */
export interface SharedRoutes extends MailRoutes, PeopleRoutes, ReleaseRoutes {}

/** Every route that remotes call. A capability with a workspace adds its own in its `api.ts`, by declaration. */
export interface Api extends SharedRoutes {}
