import { defineAlone } from '@saltbush/capability';
import { routes } from './routes.ts';
import { termsPdf } from './termsPdf.ts';

/** The terms of carriage as a file to keep, also while the database is away. */
export const terms = defineAlone({
  name: 'terms',
  start: () => {
    let made: Promise<Buffer> | null = null;
    return () => {
      made ??= termsPdf();
      return made;
    };
  },
  routes,
});
