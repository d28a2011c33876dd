export interface ActWords {
  /** What is asked, as the heading of the page: `Activate mf-quote 1.4.0 for all visitors?`. */
  question: string;
  /** What the button does. */
  confirm: string;
  /** Whether it cannot be taken back. */
  isGrave?: boolean;
  /** What is known of the act, a name and a text each. */
  facts: (readonly [name: string, text: string])[];
  /** Of an act that hands out a file: the page stays, so it says what to do next. */
  download?: string;
}
