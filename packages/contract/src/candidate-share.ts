/**
 * The share of visitors that a release may get beside the live one, in whole percent; all of it makes the release live. The
 * gateway decides by it, and `mfe` and the console refuse the rest before they ask.
 */
export const CANDIDATE_SHARE: { readonly from: number; readonly to: number } = { from: 1, to: 100 };
