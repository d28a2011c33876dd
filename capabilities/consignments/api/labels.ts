import { type QuoteRequest, readLoad } from '@saltbush/freight';
import type { InferType } from 'yup';
import * as yup from 'yup';
import { among, wholeNumber } from './query-fields.ts';

/** Most labels of one consignment. */
export const MOST_LABELS = 100;

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

/** Packages that a quote counts, as far as there may be labels for them. Whoever hires a whole truck counts none: one. */
export function packagesOf(request: QuoteRequest): number {
  return Math.min(Math.ceil(readLoad(request).count), MOST_LABELS);
}
