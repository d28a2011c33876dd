import * as yup from 'yup';
import { date } from './query-fields.ts';

/** `?date=2026-11-24`: the day of the pickups, by the calendar of the place. Left out: today in Sydney. */
export const manifestQuerySchema = yup.object({ date: date('Date') }).noUnknown();

export type ManifestQuery = yup.InferType<typeof manifestQuerySchema>;
