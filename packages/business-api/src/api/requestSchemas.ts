import type { Schema } from 'yup';
import { emissionsQuerySchema, periodQuerySchema } from '../analytics.ts';
import { bookingInputSchema, cancelBookingSchema, moveBookingSchema, recordPodSchema } from '../bookings.ts';
import { erasePersonSchema, exportPersonSchema, findPersonSchema } from '../people.ts';
import { shipmentQuerySchema } from '../shipments.ts';
import { trackSchema } from '../tracking.ts';
import type { SharedRoutes } from './Api.ts';

type WithBody = {
  [Name in keyof SharedRoutes]: SharedRoutes[Name] extends { body: object } ? Name : never;
}[keyof SharedRoutes];
type WithQuery = {
  [Name in keyof SharedRoutes]: SharedRoutes[Name] extends { query: object } ? Name : never;
}[keyof SharedRoutes];

/** The schemas by which the gateway parses what each route takes. A page may import a schema alone, never this list. */
export const BODY_SCHEMAS: Record<WithBody, Schema> = {
  'POST /api/bookings': bookingInputSchema,
  'POST /api/bookings/:token/cancellation': cancelBookingSchema,
  'POST /api/ops/bookings/:reference/events': moveBookingSchema,
  'POST /api/ops/bookings/:reference/pod': recordPodSchema,
  'POST /api/ops/people/erasure': erasePersonSchema,
  'POST /api/ops/people/erasure-preview': findPersonSchema,
  'POST /api/ops/people/export': exportPersonSchema,
  'POST /api/ops/people/search': findPersonSchema,
  'POST /api/track': trackSchema,
};

/** Of queries, those that are parsed by a schema. */
export const QUERY_SCHEMAS: Partial<Record<WithQuery, Schema>> = {
  'GET /api/analytics': periodQuerySchema,
  'GET /api/emissions': emissionsQuerySchema,
  'GET /api/shipments': shipmentQuerySchema,
  'GET /api/shipments.csv': shipmentQuerySchema,
};
