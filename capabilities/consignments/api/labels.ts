import type { InferType } from 'yup';
import * as yup from 'yup';
import { MOST_LABELS } from './packages.ts';
import { among, wholeNumber } from './query-fields.ts';

export const LABEL_SIZES = ['a6', 'a4'] as const;
/** `a6`: one label a page, for label printers; `a4`: four a page. */
export type LabelSize = (typeof LABEL_SIZES)[number];

/** `?size=a4&count=12`. Without a count there is a label for each package of the quote. */
export const labelQuerySchema = yup
  .object({
    size: among(LABEL_SIZES, 'Size must be a6 or a4'),
    count: wholeNumber('Count', MOST_LABELS),
  })
  .noUnknown();

export type LabelQuery = InferType<typeof labelQuerySchema>;
