import type { ReleasePart, SlotOffer } from '@saltbush/contract/slots';
import { exposeName } from './exposeName.ts';

/** The contract's rules for slots, once more: `mfe new` runs where no package is installed. A test compares them. */
const SLOT = /^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/;
const LONGEST_SLOT = 60;
const MOST_IN_SLOT = 8;
const TYPES: readonly string[] = ['string', 'number', 'boolean', 'string?', 'number?', 'boolean?'];
const VALUE = /^[a-z][A-Za-z0-9]{0,39}$/;
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

type Route = { path: string; page: string };
type Slot = Omit<SlotOffer, 'values'> & Partial<Pick<SlotOffer, 'values'>>;
type Fill = { slot: string; part: string } & Partial<Pick<ReleasePart, 'values' | 'access' | 'render' | 'interactive'>>;

interface Declared {
  name: string;
  routes: readonly Route[];
  slots?: Record<string, Slot>;
  fills?: readonly Fill[];
}

/** What is wrong with the slots of a remote, and with its parts for slots of others. */
export function slotRuleFindings({ name, routes, slots = {}, fills = [] }: Declared): string[] {
  const paths = new Set(routes.map(({ path }) => path));
  const prefix = name.replace(/^mf-/, '');
  return [
    ...Object.entries(slots).flatMap(([slot, offer]) => [
      ...nameFindings('slots', slot),
      ...(slot.startsWith(`${prefix}.`)
        ? []
        : [`slots: the name ${slot} must begin with ${prefix}. as this remote does.`]),
      ...offer.pages
        .filter((path) => !paths.has(path))
        .map((path) => `slots: ${slot} is said to stand at ${path}, which is no route of this remote.`),
      ...(Number.isInteger(offer.atMost) && offer.atMost >= 1 && offer.atMost <= MOST_IN_SLOT
        ? []
        : [`slots: ${slot} says atMost ${String(offer.atMost)}, and may have room for 1 to ${MOST_IN_SLOT} remotes.`]),
      ...(offer.until === undefined || DAY.test(offer.until)
        ? []
        : [`slots: ${slot} says until ${offer.until}, which is no day such as 2027-03-31.`]),
      ...valueFindings(`slots: ${slot}`, offer.values),
    ]),
    ...fills.flatMap(({ slot, part, values, access = 'everyone', render, interactive }) => [
      ...nameFindings('fills', slot),
      ...(interactive !== undefined && (render === 'client' || access !== 'everyone')
        ? [
            `fills: the part for ${slot} needs its script, unless the server renders it for everyone. Leave out interactive.`,
          ]
        : []),
      ...(/^\.\/.+\.tsx$/.test(part) && /^[A-Z]\w*$/.test(exposeName(part))
        ? []
        : [
            `fills: the part "${part}" for ${slot} must be a file named as its component, such as ./src/home/QuotePart.tsx.`,
          ]),
      ...valueFindings(`fills: ${slot}`, values),
    ]),
    ...sharedNames(routes, fills),
  ];
}

function nameFindings(where: string, slot: string): string[] {
  if (SLOT.test(slot) && slot.length <= LONGEST_SLOT) return [];
  return [`${where}: "${slot}" is no name of a slot. One looks like dashboard.overview.`];
}

function valueFindings(where: string, values: Slot['values'] = {}): string[] {
  return Object.entries(values)
    .filter(([value, type]) => !VALUE.test(value) || !TYPES.includes(type))
    .map(([value, type]) => `${where}: the value ${value} of type "${type}" must have one of ${TYPES.join(', ')}.`);
}

/** Files of one name would be one module. */
function sharedNames(routes: readonly Route[], fills: readonly Fill[]): string[] {
  const files = new Set([...routes.map(({ page }) => page), ...fills.map(({ part }) => part)]);
  return fills.flatMap(({ part }) => {
    const other = [...files].find((file) => file !== part && exposeName(file) === exposeName(part));
    return other === undefined ? [] : [`fills: ${part} and ${other} have the same file name. Rename one.`];
  });
}
