import { matchesRoute } from '@saltbush/contract/boot';
import type { FailureStep } from '@saltbush/contract/release-api';
import type { ReportedStep } from './failureBatch.ts';

const TAGS = new Set(['a', 'button', 'input', 'select', 'textarea', 'summary', 'label', 'form', 'option', 'img']);
const TYPES = new Set([
  ...['button', 'submit', 'reset', 'checkbox', 'radio', 'text', 'email', 'tel', 'number', 'date', 'time', 'search'],
  ...['password', 'file', 'range', 'url', 'tab', 'menuitem', 'option', 'switch', 'link'],
]);

export interface Vocabulary {
  /** Routes of pages and of the API. */
  routes: readonly string[];
  /** Whether the sources hold a word. */
  isOfCode: (word: string) => boolean;
}

/** The route of an address; null for one that this site does not have. A route without a parameter comes first. */
export function routeOf(routes: readonly string[], path: string): string | null {
  return routes.find((route) => route === path) ?? routes.find((route) => matchesRoute(route, path)) ?? null;
}

/** Names of controls that steps mention. They are of the markup, or somebody made them up. */
export const controlNames = (steps: readonly ReportedStep[]): string[] =>
  steps.flatMap(({ name }) => (name === undefined ? [] : [name]));

function controlOf({ tag = '', type = '', name }: ReportedStep, { isOfCode }: Vocabulary): string {
  const kind = TAGS.has(tag) ? tag : 'control';
  const sort = TYPES.has(type) ? `[${type}]` : '';
  const called = name !== undefined && /^[A-Za-z][\w-]*$/.test(name) && isOfCode(name) ? ` ${name}` : '';
  return `${kind}${sort}${called}`;
}

/** What is kept of a visitor's last steps: routes of the site and controls of its markup, and nothing else. */
export function keptSteps(steps: readonly ReportedStep[], vocabulary: Vocabulary): FailureStep[] {
  return steps.flatMap((step): FailureStep[] => {
    const { kind, path = '', status = 0 } = step;
    if (kind === 'press' || kind === 'submit') return [{ kind, control: controlOf(step, vocabulary) }];
    const route = routeOf(vocabulary.routes, path);
    if (route === null) return [];
    return kind === 'page' ? [{ kind, route }] : [{ kind, route, status }];
  });
}
