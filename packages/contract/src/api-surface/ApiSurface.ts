import type { Form } from './Form.ts';

/** What a route takes and gives. */
export interface RouteForms {
  params?: Form;
  query?: Form;
  headers?: Form;
  body?: Form;
  /** Media types of a body that is a file. */
  file?: string[];
  /** `{type: 'null'}` for an answer without content. */
  answer: Form;
  /** The refusals that callers tell apart: code to the fields beside `detail`. */
  refusals: Record<string, Form>;
  /** The route of the next major that takes its place; both are offered until nobody needs this one. */
  replacedBy?: string;
}

export interface SurfaceRoute extends RouteForms {
  /** Digest over all forms of the route. */
  form: string;
  /** Earlier digests of which callers still work. */
  compatible: string[];
}

/** What one capability of the gateway offers: a committed `surface/<capability>.json`. */
export interface ApiSurface {
  /** Raised for a change after which earlier callers would fail. */
  major: number;
  /** By method and path, such as `POST /api/quotes/:token/reprice`. */
  routes: Record<string, SurfaceRoute>;
  types: Record<string, Form>;
}

export const FORM_NAMES = ['params', 'query', 'headers', 'body'] as const;
