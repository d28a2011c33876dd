import * as yup from 'yup';
import { month } from './query-fields.ts';

/** Query parameters of a statement. */
export const statementQuerySchema = yup.object({ month: month('Month') }).noUnknown();
