import type { ExposedModule } from './exposedModule.ts';

export const SLOT_VALUE_TYPES = ['string', 'number', 'boolean', 'string?', 'number?', 'boolean?'] as const;
/** The type of one value that a slot gives its parts. With a question mark it may be absent. */
export type SlotValueType = (typeof SLOT_VALUE_TYPES)[number];

/** The values of a slot: their names with their types. */
export type SlotValues = Readonly<Record<string, SlotValueType>>;

export type SlotValue = string | number | boolean;

/** What a slot gives its parts: plain values, so that they mean the same on the server, and to a release of another day. */
export type Given = Readonly<Record<string, SlotValue | undefined>>;

type ValueOf<Type extends SlotValueType> = Type extends `string${string}`
  ? string
  : Type extends `number${string}`
    ? number
    : boolean;

/** Values of these types, as a page gives them and a part takes them. */
export type GivenOf<Values extends SlotValues> = {
  [Name in keyof Values as Values[Name] extends `${string}?` ? never : Name]: ValueOf<Values[Name]>;
} & {
  [Name in keyof Values as Values[Name] extends `${string}?` ? Name : never]?: ValueOf<Values[Name]> | undefined;
};

/** A place in the pages of a remote that parts of other remotes may fill. */
export interface SlotOffer {
  /** Routes of the pages that it stands in. */
  pages: readonly string[];
  /** What it gives its parts. */
  values: SlotValues;
  /** How many remotes may fill it at once. */
  atMost: number;
  /** Remotes in the order of their parts; the others follow by name. */
  order?: readonly string[];
  /** The only remotes that may fill it. Without it every remote may. */
  from?: readonly string[];
  /** The last day on which it is offered, `2027-03-31`. Who fills it is told from the release that says so. */
  until?: string;
}

/** A part of a remote for a page of another one. */
export interface ReleasePart extends ExposedModule {
  slot: string;
  /** The values that it takes of what the slot gives. */
  values: SlotValues;
  /** It is there only while each of these values is one of those listed. */
  when?: Record<string, SlotValue[]>;
  /**
   * `none`: nothing in it needs a script. Browsers load it only once it has to look otherwise than the server rendered it.
   * Without it they load it with the page.
   */
  interactive?: 'none';
}

/** A slot's name begins with that of the remote whose pages hold it: `dashboard.overview` is of `mf-dashboard`. */
export const SLOT_NAME = /^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/;
export const LONGEST_SLOT_NAME = 60;
export const MOST_SLOTS = 20;
export const MOST_PARTS = 20;
export const MOST_SLOT_VALUES = 20;
export const MOST_IN_SLOT = 8;
/** Characters of one text that a slot gives. */
export const LONGEST_SLOT_TEXT = 500;

/** The remote that a slot belongs to. */
export function ownerOfSlot(slot: string): string {
  return `mf-${slot.split('.', 1)[0]}`;
}

/** Whether these values are such that a part is shown with them. */
export function isPartDue({ when = {} }: Pick<ReleasePart, 'when'>, given: Given): boolean {
  return Object.entries(when).every(([name, values]) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    return value !== undefined && values.includes(value);
  });
}

const isOptional = (type: SlotValueType) => type.endsWith('?');
const withoutMark = (type: SlotValueType) => type.replace('?', '');

/** Names of the values that a part takes and a slot does not give in such a way. Empty when they fit. */
export function unfitValues({ values, when = {} }: Pick<ReleasePart, 'values' | 'when'>, offer: SlotOffer): string[] {
  const offered = (name: string) => (Object.hasOwn(offer.values, name) ? offer.values[name] : undefined);
  const taken = Object.entries(values).filter(([name, type]) => {
    const given = offered(name);
    if (given === undefined) return true;
    return withoutMark(given) !== withoutMark(type) || (isOptional(given) && !isOptional(type));
  });
  const asked = Object.entries(when).filter(([name, list]) => {
    const given = offered(name);
    return given === undefined || list.some((value) => typeof value !== withoutMark(given));
  });
  return [...new Set([...taken, ...asked].map(([name]) => name))].sort();
}

/** Of what a page gave, the values that the slot offers, if each is of its type and short enough; null otherwise. */
export function readGiven(given: unknown, { values }: Pick<SlotOffer, 'values'>): Given | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
  const read: Record<string, SlotValue> = {};
  for (const [name, type] of Object.entries(values)) {
    const value: unknown = Object.hasOwn(given, name) ? Reflect.get(given, name) : undefined;
    if (value === undefined && isOptional(type)) continue;
    if (typeof value !== withoutMark(type)) return null;
    if (typeof value === 'string' && value.length > LONGEST_SLOT_TEXT) return null;
    read[name] = value as SlotValue;
  }
  return read;
}

/** Remotes whose parts are in a slot, as the slot orders them. */
export function inSlotOrder(names: readonly string[], { order = [] }: Pick<SlotOffer, 'order'>): string[] {
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...names].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}
