import type { Schema } from 'yup';
import { erasePersonSchema, exportPersonSchema, findPersonSchema } from '../people.ts';
import type { SharedRoutes } from './Api.ts';

type WithBody = {
  [Name in keyof SharedRoutes]: SharedRoutes[Name] extends { body: object } ? Name : never;
}[keyof SharedRoutes];
/** The schemas by which the gateway parses what each route takes. A page may import a schema alone, never this list. */
export const BODY_SCHEMAS: Record<WithBody, Schema> = {
  'POST /api/ops/people/erasure': erasePersonSchema,
  'POST /api/ops/people/erasure-preview': findPersonSchema,
  'POST /api/ops/people/export': exportPersonSchema,
  'POST /api/ops/people/search': findPersonSchema,
};
