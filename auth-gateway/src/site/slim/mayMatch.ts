import type { AttributeSelector, CssNode } from 'css-tree';
import type { StartTag } from './startTags.ts';

/** Attributes that the page's small scripts, a browser or a visitor change on a page that starts no host. */
const CHANGES = /^(aria-.*|checked|data-opening|data-seen|disabled|hidden|open|role|style|tabindex|value)$/;

/** Those that change in a part that needs no script, since only the visitor and the frame touch it. */
const CHANGES_IN_PART = /^(checked|data-opening|data-seen|open|value)$/;

function holds(
  { name, matcher, value }: AttributeSelector,
  attributes: StartTag['attributes'],
  changes: RegExp,
): boolean {
  const key = name.name.toLowerCase();
  if (changes.test(key)) return true;
  const is = attributes.get(key);
  if (is === undefined) return false;
  // The other comparisons are rare, and so are references in values.
  if (matcher !== '=' || value === null || is.includes('&')) return true;
  return is.toLowerCase() === (value.type === 'String' ? value.value : value.name).toLowerCase();
}

/**
 * Whether an element with this start tag can match what stands between two combinators. States, `:not()` and the like
 * are taken as true, and so is every attribute that may change. `isPart`: the element is in a part without a script, where
 * nothing comes to be disabled or busy.
 */
export function mayMatch(
  compound: readonly CssNode[],
  { name, attributes, classes }: StartTag,
  { isPart = false } = {},
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
        return holds(part, attributes, isPart ? CHANGES_IN_PART : CHANGES);
      case 'PseudoClassSelector':
        return !isPart || part.name !== 'disabled' || attributes.has('disabled');
      default:
        return true;
    }
  });
}
