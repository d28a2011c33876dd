/** Metadata of a schema whose reader leaves out fields that it does not know. */
export const IGNORES_UNKNOWN = { unknownFields: 'ignored' } as const;

/** What is asked of a yup schema of an object here, whatever its fields. */
interface ObjectReader {
  fields: object;
  meta(metadata: typeof IGNORES_UNKNOWN): unknown;
}

/**
 * For requests of which nothing is stored, priced or promised by any field: what a newer form adds is left out, so that
 * an open tab goes on working with a gateway of before. Everything else refuses unknown fields (`noUnknown`), because a
 * field that is silently left out there is money, a place or a date that somebody relied on.
 */
export const ignoringUnknown = <Fields extends ObjectReader>(schema: Fields): Fields =>
  schema.meta(IGNORES_UNKNOWN) as Fields;
