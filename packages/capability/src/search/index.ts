export { asReference, beginsWith, hasWords, mayBegin } from './matches.ts';
export { SEARCH_RATE, searchQuerySchema } from './search-query.ts';
export { searchAnswer } from './searchAnswer.ts';
export { searchRows } from './searchRows.ts';
