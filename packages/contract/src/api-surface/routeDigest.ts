import { createHash } from 'node:crypto';
import type { RouteForms } from './ApiSurface.ts';
import type { Form, FormTypes } from './Form.ts';

/** The first 12 hex digits of the sha256 over the route and its forms with everything they refer to. */
export function routeDigest(route: string, forms: RouteForms, types: FormTypes): string {
  const { params, query, headers, body, file, answer, refusals } = forms;
  const content = { route, params, query, headers, body, file, answer, refusals };
  const used: Record<string, Form> = {};
  const text = JSON.stringify(inOrder(content), (key, value: unknown) => {
    if (key === '$ref' && typeof value === 'string') collect(value, types, used);
    return value;
  });
  return createHash('sha256')
    .update(text)
    .update(JSON.stringify(inOrder(used)))
    .digest('hex')
    .slice(0, 12);
}

function collect(reference: string, types: FormTypes, used: Record<string, Form>): void {
  const name = reference.replace('#/types/', '');
  const form = types[name];
  if (form === undefined || Object.hasOwn(used, name)) return;
  used[name] = form;
  JSON.stringify(form, (key, value: unknown) => {
    if (key === '$ref' && typeof value === 'string') collect(value, types, used);
    return value;
  });
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      // What is said to people changes nothing for callers.
      .filter(([key]) => key !== '$comment')
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, inOrder(item)]),
  );
}
