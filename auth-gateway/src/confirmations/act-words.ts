export interface ActWords {
  /** The question in the page's heading: `Activate mf-quote 1.4.0 for all visitors?`. */
  question: string;
  /** Label of the button. */
  confirm: string;
  /** Whether the act cannot be undone. */
  isGrave?: boolean;
  /** Facts about the act, each with a name and a text. */
  facts: (readonly [name: string, text: string])[];
  /** For an act that sends a file: the page stays open, so this says what to do next. */
  download?: string;
}
