export const FLAG_TYPES = ['boolean', 'string', 'number'] as const;

export type FlagValue = boolean | string | number;

interface Described {
  /** What it switches, for whoever switches it. */
  description: string;
  /** The last day on which it should still be there, `2027-03-31`. After it the flag is listed as stale. */
  until: string;
}

/** A flag of a remote, as its `remote.config.ts` states it. `default` is what visitors get while no rule says otherwise. */
export type FlagDeclaration = Described &
  (
    | { type: 'boolean'; default: boolean; variants?: never }
    | { type: 'string'; default: string; variants: readonly string[] }
    | { type: 'number'; default: number; variants: readonly number[] }
  );

/** The flags of a remote, by their names. */
export type FlagDeclarations = Readonly<Record<string, FlagDeclaration>>;

/** The values of a remote's flags for one visitor, by their names. */
export type FlagValues = Readonly<Record<string, FlagValue>>;

/** What a flag of this declaration can be. */
export type FlagValueOf<Declaration extends FlagDeclaration> = Declaration extends {
  variants: readonly (infer Value)[];
}
  ? Value
  : boolean;

export const FLAG_NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
export const LONGEST_FLAG_NAME = 40;
export const LONGEST_FLAG_TEXT = 40;
export const MOST_FLAGS = 20;
export const MOST_VARIANTS = 10;

/** Every value that a flag may have, the default first. */
export function flagVariants({ type, default: usual, variants }: FlagDeclaration): FlagValue[] {
  const all: readonly FlagValue[] = type === 'boolean' ? [true, false] : variants;
  return [usual, ...all.filter((value) => value !== usual)];
}
