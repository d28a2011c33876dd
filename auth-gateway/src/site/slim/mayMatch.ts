import type { AttributeSelector, CssNode } from 'css-tree';
import type { StartTag } from './startTags.ts';

/** Attributes that the page's small scripts, a browser or a visitor change on a page that starts no host. */
const CHANGES = /^(aria-.*|checked|data-opening|data-seen|disabled|hidden|open|role|style|tabindex|value)$/;

/** By these something is disabled or busy, which nothing comes to be where no script answers. */
const STOPS = /^(aria-busy|aria-disabled|disabled)$/;

/** Whether a start tag says that its element is disabled or busy. */
export const isStopped = ({ attributes }: StartTag): boolean => [...attributes.keys()].some((key) => STOPS.test(key));

function holds(
  { name, matcher, value }: AttributeSelector,
  attributes: StartTag['attributes'],
  isFree: boolean,
): boolean {
  const key = name.name.toLowerCase();
  if (CHANGES.test(key)) return !(isFree && STOPS.test(key));
  const is = attributes.get(key);
  if (is === undefined) return false;
  // The other comparisons are rare, and so are references in values.
  if (matcher !== '=' || value === null || is.includes('&')) return true;
  return is.toLowerCase() === (value.type === 'String' ? value.value : value.name).toLowerCase();
}

/**
 * Whether an element with this start tag can match what stands between two combinators. States, `:not()` and the like
 * are taken as true, and so is every attribute that may change. `isFree`: nothing around it is, or
 * comes to be, disabled or busy.
 */
export function mayMatch(
  compound: readonly CssNode[],
  { name, attributes, classes }: StartTag,
  { isFree = false } = {},
): boolean {
  return compound.every((part) => {
    switch (part.type) {
      case 'TypeSelector':
        return part.name === '*' || part.name.toLowerCase() === name;
      case 'ClassSelector':
        return classes.includes(part.name);
      case 'IdSelector':
        return attributes.get('id') === part.name;
      case 'AttributeSelector':
        return holds(part, attributes, isFree);
      case 'PseudoClassSelector':
        return !(isFree && part.name === 'disabled');
      default:
        return true;
    }
  });
}
