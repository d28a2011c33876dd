import { line } from '@saltbush/business-api/texts';
import { FEWEST_SEARCH_CHARACTERS, MOST_SEARCH_CHARACTERS } from '@saltbush/contract/search';
import * as yup from 'yup';
import type { RouteRate } from '../routes/route.ts';

/** Query of a source of search: `?q=`, one line of 2 to 100 characters. */
export const searchQuerySchema: yup.ObjectSchema<{ q: string }> = yup
  .object({
    q: line('Search', MOST_SEARCH_CHARACTERS).test(
      'long-enough',
      `Type at least ${FEWEST_SEARCH_CHARACTERS} characters`,
      (text) => text.trim().length >= FEWEST_SEARCH_CHARACTERS,
    ),
  })
  .noUnknown();

/**
 * A person who types sends a search of each source whenever they pause. All sources share this, so that it stops only
 * what no hands can do.
 */
export const SEARCH_RATE: RouteRate = { name: 'search', points: 3_000, durationSeconds: 10 * 60, by: 'user' };
