/** Something that staff do with a record, with a note. */
export interface NoteAct<Id extends string> {
  id: Id;
  /** Label of the button that opens the form. */
  label: string;
  /** Label of the button that sends it. */
  confirm: string;
  /** Consequence of the act. */
  lead: string;
  /** Toast after the act; follows the record's reference or the name of its part. */
  done: string;
  noteLabel: string;
  /** Who reads the note. */
  noteHelp: string;
  /** Error when the required note is missing; null when it may be blank. */
  noteNeeded: string | null;
  /** Ends something early, or reports trouble. */
  isGrave: boolean;
}

/** The record that an act changes, as it is now. */
export interface ActTarget {
  /** Kind of record: "enquiry". */
  thing: string;
  reference: string;
  version: number;
  /** Its status, in a word. */
  standing: string;
}
