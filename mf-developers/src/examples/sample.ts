/** A call as an example shows it. */
export interface Sample {
  /** Address of the site, without a slash at its end. */
  origin: string;
  method: string;
  /** With its parameters filled in, and its query. */
  path: string;
  /** JSON as it is shown; null when nothing is sent. */
  body: string | null;
  /** Name for a file that is answered; null for JSON. */
  file: string | null;
}

/** Stands where a key belongs. */
export const KEY_PLACEHOLDER = 'sk_test_YOUR_KEY';
