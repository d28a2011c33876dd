import { defineCapability } from '@saltbush/capability';
import { routes } from './routes.ts';

/** The result of a freight health check as a PDF. Nothing is stored. */
export const healthChecks = defineCapability({ name: 'health-checks', start: ({ now }) => now, routes });
