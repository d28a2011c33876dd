/** Something that staff do with a record and say a few words about. */
export interface NoteAct<Id extends string> {
  id: Id;
  /** On the button that opens the form. */
  label: string;
  /** On the button that does it. */
  confirm: string;
  /** What follows from it. */
  lead: string;
  /** Said once it is done, after the record's reference or what of it was meant. */
  done: string;
  noteLabel: string;
  /** Who reads the note. */
  noteHelp: string;
  /** Said where the note is needed and missing; null where it may stay blank. */
  noteNeeded: string | null;
  /** Ends something early, or tells of trouble. */
  isGrave: boolean;
}

/** What an act is done to, as it stands now. */
export interface ActTarget {
  /** What it is: "enquiry". */
  thing: string;
  reference: string;
  version: number;
  /** How it stands, in a word. */
  standing: string;
}
