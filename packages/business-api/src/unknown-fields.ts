import type { ObjectSchema } from 'yup';

/** Metadata of a schema whose reader leaves out fields that it does not know. */
export const IGNORES_UNKNOWN = { unknownFields: 'ignored' } as const;

/**
 * For requests of which nothing is stored, priced or promised by any field: what a newer form adds is left out, so that
 * an open tab goes on working with a gateway of before. Everything else refuses unknown fields (`noUnknown`), because a
 * field that is silently left out there is money, a place or a date that somebody relied on.
 */
// biome-ignore lint/suspicious/noExplicitAny: the parameters of a yup object say nothing here.
export const ignoringUnknown = <Fields extends ObjectSchema<any, any, any, any>>(schema: Fields): Fields =>
  schema.meta(IGNORES_UNKNOWN) as Fields;
