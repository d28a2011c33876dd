import { alternativesOf, type Form, type FormTypes } from './Form.ts';

/** How a value fails to fit. */
export type GapKind = 'type' | 'values' | 'limit' | 'rule' | 'missing' | 'unknown' | 'default';

export interface Gap {
  /** Such as `pickup.suburb` or `rows[].status`; blank for the whole. */
  at: string;
  kind: GapKind;
  /** What differs, for a message. */
  what: string;
}

/** One side of a comparison. */
export interface Side {
  form: Form;
  types: FormTypes;
}

/**
 * Why some value of the form `from` would not fit the form `into`; empty when every value does. Whoever reads ignores
 * fields that it does not know, unless `isStrict`.
 */
export function formGaps(from: Side, into: Side, isStrict: boolean, at = ''): Gap[] {
  const targets = alternativesOf(into.form, into.types);
  // A form without anything takes whatever comes.
  if (targets.some((target) => Object.keys(target).length === 0)) return [];
  const kinds = (form: Form, types: FormTypes) => ({ form, types });
  return alternativesOf(from.form, from.types).flatMap((source): Gap[] => {
    if (source.enum !== undefined && source.type === undefined) return missingValues(source.enum, targets, at);
    const alike = targets.filter(({ type, enum: values }) => type === source.type && values === undefined);
    if (alike.length === 0) return [{ at, kind: 'type', what: `${nameOf(source)} instead of ${namesOf(targets)}` }];
    const all = alike.map((target) =>
      gapsWithin(kinds(source, from.types), kinds(target, into.types), isStrict, at).sort(byPlace),
    );
    // Among several objects the one that comes nearest is meant.
    return all.reduce((best, gaps) => (gaps.length < best.length ? gaps : best));
  });
}

const byPlace = (one: Gap, other: Gap): number => (one.at < other.at ? -1 : 1);

function missingValues(values: readonly (string | number | boolean)[], targets: readonly Form[], at: string): Gap[] {
  const unmet = values.filter(
    (value) => !targets.some(({ type, enum: known }) => (known ? known.includes(value) : type === typeof value)),
  );
  return unmet.length === 0
    ? []
    : [{ at, kind: 'values', what: unmet.map((value) => JSON.stringify(value)).join(', ') }];
}

function gapsWithin(from: Side, into: Side, isStrict: boolean, at: string): Gap[] {
  const own = [...limitGaps(from.form, into.form, at), ...ruleGaps(from.form, into.form, at)];
  if (from.form.items && into.form.items) {
    const items = { from: { ...from, form: from.form.items }, into: { ...into, form: into.form.items } };
    return [...own, ...formGaps(items.from, items.into, isStrict, `${at}[]`)];
  }
  return from.form.type === 'object' ? [...own, ...fieldGaps(from, into, isStrict, at)] : own;
}

const MOST = ['maximum', 'maxLength', 'maxItems'] as const;
const LEAST = ['minimum', 'minLength', 'minItems'] as const;

function limitGaps(from: Form, into: Form, at: string): Gap[] {
  const above = MOST.filter(
    (name) => (from[name] ?? Number.POSITIVE_INFINITY) > (into[name] ?? Number.POSITIVE_INFINITY),
  );
  const below = LEAST.filter(
    (name) => (from[name] ?? Number.NEGATIVE_INFINITY) < (into[name] ?? Number.NEGATIVE_INFINITY),
  );
  return [...above, ...below].map((name) => ({
    at,
    kind: 'limit',
    what: `${name} ${into[name]} instead of ${from[name] ?? 'none'}`,
  }));
}

/** A rule of one parameter of a query, such as `company: max 40`, binds nobody who cannot name that parameter yet. */
function bindsCallers(rule: string, { properties }: Form): boolean {
  const [parameter = '', ...rest] = rule.split(': ');
  return rest.length === 0 || properties === undefined || Object.hasOwn(properties, parameter);
}

function ruleGaps(from: Form, into: Form, at: string): Gap[] {
  const pattern = into.pattern !== undefined && into.pattern !== from.pattern ? [`the pattern ${into.pattern}`] : [];
  const rules = (into.rules ?? [])
    .filter((rule) => !from.rules?.includes(rule) && bindsCallers(rule, from))
    .map((rule) => `the rule ${rule}`);
  return [...pattern, ...rules].map((what) => ({ at, kind: 'rule', what }));
}

function fieldGaps(from: Side, into: Side, isStrict: boolean, at: string): Gap[] {
  const given = from.form.properties ?? {};
  const known = into.form.properties ?? {};
  const placeOf = (name: string) => (at === '' ? name : `${at}.${name}`);
  const required = new Set(from.form.required);
  const missing = (into.form.required ?? []).filter((name) => !required.has(name));
  // Some readers of requests say that they leave out what they do not know.
  const isRefusing = isStrict && into.form.unknown !== 'ignored';
  const gaps: Gap[] = missing.map((name) => ({
    at: placeOf(name),
    kind: 'missing',
    what: Object.hasOwn(given, name) ? 'may be left out' : 'is never there',
  }));
  for (const [name, form] of Object.entries(given)) {
    const field = Object.hasOwn(known, name) ? known[name] : into.form.additionalProperties;
    if (field) {
      gaps.push(...formGaps({ ...from, form }, { ...into, form: field }, isStrict, placeOf(name)));
      if (isStrict && form.default !== undefined && field.default !== form.default)
        gaps.push({ at: placeOf(name), kind: 'default', what: JSON.stringify(field.default ?? null) });
    } else if (isRefusing) gaps.push({ at: placeOf(name), kind: 'unknown', what: 'is not known' });
  }
  const { additionalProperties: values } = from.form;
  if (values && into.form.additionalProperties) {
    const other = { ...into, form: into.form.additionalProperties };
    gaps.push(...formGaps({ ...from, form: values }, other, isStrict, placeOf('*')));
  } else if (values && isRefusing) {
    gaps.push({ at: placeOf('*'), kind: 'unknown', what: 'is not known' });
  }
  return gaps;
}

function nameOf({ type, enum: values }: Form): string {
  return type ?? (values ? values.map((value) => JSON.stringify(value)).join(' or ') : 'anything');
}

const namesOf = (forms: readonly Form[]): string => forms.map(nameOf).join(' or ');
