/** What a text, document or bytes column says about a person. */
export interface PersonalColumn {
  kind: 'name' | 'e-mail' | 'phone' | 'address' | 'picture' | 'document' | 'free text' | 'id' | 'form';
  /** The person it is about. */
  about: string;
  /** What an export contains of it. */
  exported: 'as it is' | 'own part' | 'no';
  /** What an erasure does: remove the row, blank the words, put the pseudonym in their place, or keep them. */
  erased: 'row goes' | 'blanked' | 'pseudonym' | 'kept';
  /** Why it is kept, or why it is not given out. */
  why?: string;
}

/** Holds nothing about a person: codes, references, hashes of random tokens, or our own texts. */
export const NONE = 'nothing personal';

/** By table, then by column, what every column says that can hold words or bytes. */
export type PersonalData = Record<string, Record<string, PersonalColumn | typeof NONE>>;

/** What is the person's own, such as their name. */
export const own = (
  kind: PersonalColumn['kind'],
  about: string,
  erased: PersonalColumn['erased'],
  exported: PersonalColumn['exported'] = 'as it is',
): PersonalColumn => ({ kind, about, exported, erased });

/** Who did it, at work. */
export const audit = (
  about = 'staff',
  why = 'Who did what at work: the audit, kept with the record',
): PersonalColumn => ({
  ...{ kind: 'e-mail', about, exported: 'no', erased: 'kept', why },
});

/** The same column, but not given out. */
export const withheld = (column: PersonalColumn, why: string): PersonalColumn => ({ ...column, exported: 'no', why });
