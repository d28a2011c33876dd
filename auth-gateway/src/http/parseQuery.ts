import type { Request } from 'express';
import type { Schema } from 'yup';
import { parseBody } from './parseBody.ts';

/**
 * Reads the parameters of an address by their schema. One given twice is refused, as is one that nobody knows.
 * @throws Refusal `invalid-input` that names every parameter at fault.
 */
export const parseQuery = <T>(schema: Schema<T>, { query }: Pick<Request, 'query'>): T =>
  parseBody(schema, { ...query });
