import type { Request } from 'express';
import type { Schema } from 'yup';
import { parseBody } from './parseBody.ts';

/**
 * Parses query parameters by their schema. Repeated and unknown parameters are refused.
 * @throws Refusal `invalid-input` that names every parameter at fault.
 */
export const parseQuery = <T>(schema: Schema<T>, { query }: Pick<Request, 'query'>): T =>
  parseBody(schema, { ...query });
