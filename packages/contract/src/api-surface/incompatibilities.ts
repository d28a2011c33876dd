import { type ApiSurface, FORM_NAMES, type RouteForms } from './ApiSurface.ts';
import type { Form } from './Form.ts';
import { formGaps, type Gap } from './formGaps.ts';

export interface Incompatibility {
  route: string;
  /** What changed, and for whom it breaks. */
  message: string;
}

type Surface = Pick<ApiSurface, 'types'> & { routes: Record<string, RouteForms> };

const NOTHING: Form = { type: 'object', properties: {}, required: [] };

/**
 * What callers built for the surface `before` would trip over at a gateway that offers `after`: requests it no longer
 * takes, and answers they cannot read. Empty when each of them goes on working.
 */
export function incompatibilities(before: Surface, after: Surface): Incompatibility[] {
  const sides = { before, after };
  return Object.entries(before.routes).flatMap(([route, earlier]) => {
    const later = Object.hasOwn(after.routes, route) ? after.routes[route] : undefined;
    if (later === undefined) return [{ route, message: `${route} is no longer offered.` }];
    return [
      ...requestMessages(earlier, later, sides),
      ...readerMessages('answer', later.answer, earlier.answer, sides),
      ...Object.entries(earlier.refusals).flatMap(([code, facts]) => {
        const given = Object.hasOwn(later.refusals, code) ? later.refusals[code] : undefined;
        if (given === undefined) return [`the refusal ${code}, which callers handle, is no longer given`];
        return readerMessages(`refusal ${code}`, given, facts, sides);
      }),
    ].map((message) => ({ route, message: `${route}: ${message}.` }));
  });
}

type Sides = Record<'before' | 'after', Surface>;

/** For what the gateway gives, which earlier callers read. */
function readerMessages(part: string, later: Form, earlier: Form, { before, after }: Sides): string[] {
  const gaps = formGaps({ form: later, types: after.types }, { form: earlier, types: before.types }, false);
  return gaps.map((gap) => answerMessage(part, gap));
}

function requestMessages(earlier: RouteForms, later: RouteForms, { before, after }: Sides): string[] {
  const files = (earlier.file ?? []).filter((media) => !later.file?.includes(media));
  const parts = FORM_NAMES.flatMap((name) => {
    if (earlier[name] === undefined && later[name] === undefined) return [];
    const from = { form: earlier[name] ?? NOTHING, types: before.types };
    const into = { form: later[name] ?? NOTHING, types: after.types };
    return formGaps(from, into, true).map((gap) => requestMessage(name, gap));
  });
  const isFileNew = later.file !== undefined && earlier.file === undefined;
  return [
    ...parts,
    ...files.map((media) => `a file of ${media} is no longer taken`),
    ...(isFileNew ? ['it now takes a file'] : []),
  ];
}

const placeIn = (part: string, { at }: Gap): string => (at === '' ? `the ${part}` : `${at} of the ${part}`);

function requestMessage(part: (typeof FORM_NAMES)[number], gap: Gap): string {
  const place = placeIn(part, gap);
  switch (gap.kind) {
    case 'missing':
      return `${place} is now required, and earlier callers may leave it out`;
    case 'unknown':
      return `${place} is no longer taken`;
    case 'type':
      return `${place} may be ${gap.what.replace(' instead of ', ' from earlier callers, and is taken as ')}`;
    case 'values':
      return `${place} is no longer taken as ${gap.what}`;
    case 'limit':
      return `${place} has a tighter limit: ${gap.what}`;
    case 'rule':
      return `${place} must now meet ${gap.what}`;
    case 'default':
      return `${place} now means ${gap.what} when it is left out`;
  }
}

function answerMessage(part: string, gap: Gap): string {
  const place = placeIn(part, gap);
  switch (gap.kind) {
    case 'missing':
      return `${place} ${gap.what}, and earlier callers read it`;
    case 'values':
      return `${place} may now be ${gap.what}, which earlier callers do not know`;
    case 'type':
      return `${place} may now be ${gap.what}`;
    case 'limit':
    case 'rule':
    case 'unknown':
    case 'default':
      return `${place} has another form: ${gap.what}`;
  }
}
