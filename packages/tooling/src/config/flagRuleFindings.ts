import type { FlagDeclarations } from '@saltbush/contract/flags';

/** The contract's rules for flags, once more: `mfe new` runs where no package is installed. A test compares them. */
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LONGEST_NAME = 40;
const LONGEST_TEXT = 40;
const LONGEST_DESCRIPTION = 200;
const MOST_FLAGS = 20;
const MOST_VARIANTS = 10;
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** What is wrong with the flags of a remote. */
export function flagRuleFindings(flags: FlagDeclarations = {}): string[] {
  const entries = Object.entries(flags);
  return [
    ...(entries.length <= MOST_FLAGS
      ? []
      : [
          `flags: a remote may have ${MOST_FLAGS} flags, and this one has ${entries.length}. Remove those that are done.`,
        ]),
    ...entries.flatMap(([name, { type, default: usual, variants, description, until }]) => [
      ...(NAME.test(name) && name.length <= LONGEST_NAME
        ? []
        : [`flags: "${name}" is no name of a flag. One looks like new-summary.`]),
      ...(description.length > 0 && description.length <= LONGEST_DESCRIPTION
        ? []
        : [`flags: ${name} needs a description of 1 to ${LONGEST_DESCRIPTION} characters, for whoever switches it.`]),
      ...(DAY.test(until) ? [] : [`flags: ${name} says until ${until}, which is no day such as 2027-03-31.`]),
      ...valueFindings(name, { type, usual, variants }),
    ]),
  ];
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'string') return typeof value === 'string' && value.length > 0 && value.length <= LONGEST_TEXT;
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value);
  return type === 'boolean' && typeof value === 'boolean';
}

function valueFindings(
  name: string,
  { type, usual, variants }: { type: string; usual: unknown; variants: readonly unknown[] | undefined },
): string[] {
  if (!isOf(type, usual))
    return [`flags: the default of ${name} must be of its type, which is boolean, string or number.`];
  if (type === 'boolean') {
    return variants === undefined
      ? []
      : [`flags: ${name} is true or false. Leave out variants, or choose another type.`];
  }
  const all = variants ?? [];
  const isFit = all.length >= 2 && all.length <= MOST_VARIANTS && new Set(all).size === all.length;
  if (isFit && all.every((value) => isOf(type, value)) && all.includes(usual)) return [];
  return [`flags: ${name} needs 2 to ${MOST_VARIANTS} different variants of its type, with its default among them.`];
}
