import {
  type Atrule,
  type CssNode,
  generate,
  type List,
  type ListItem,
  parse,
  type Raw,
  type Selector,
  walk,
} from 'css-tree';

export interface PageSelector {
  /** What stands between the combinators. */
  compounds: readonly (readonly CssNode[])[];
  /** Every class that it names, those in `:not()` and the like included. */
  classes: readonly string[];
  /** Whether more than one element, or one class, of the page decides whether it matches. */
  isOfMany: boolean;
  remove: () => void;
}

export interface PageRules {
  selectors: PageSelector[];
  /** Gives classes other names, wherever they are named. */
  rename: (names: ReadonlyMap<string, string>) => void;
  /** The rules that are left, without those at-rules and animations that nothing uses any more. */
  text: () => string;
}

const GROUPS = new Set(['media', 'supports', 'container']);
/** Rules that count only at the beginning of a sheet. */
const FIRST = new Set(['charset', 'import', 'namespace']);
const isKeyframes = (atrule: Atrule | null) => atrule !== null && /keyframes$/.test(atrule.name);

/**
 * A style sheet, ready to be cut. Null for one that is not understood, that looks at `class` as text, or that cannot
 * stand after another.
 */
export function pageRules(css: string): PageRules | null {
  let isUnderstood = true;
  const sheet = parse(css, {
    parseValue: false,
    parseCustomProperty: false,
    parseAtrulePrelude: false,
    onParseError: () => {
      isUnderstood = false;
    },
  });
  const selectors: PageSelector[] = [];
  walk(sheet, function (node) {
    if (node.type === 'Atrule' && FIRST.has(node.name.toLowerCase())) isUnderstood = false;
    if (node.type === 'AttributeSelector' && node.name.name.toLowerCase() === 'class') isUnderstood = false;
    if (node.type !== 'Rule' || isKeyframes(this.atrule)) return;
    if (node.prelude.type !== 'SelectorList') {
      isUnderstood = false;
      return;
    }
    const { children } = node.prelude;
    children.forEach((child, item) => {
      if (child.type === 'Selector') selectors.push(selectorOf(child, () => void children.remove(item)));
      else isUnderstood = false;
    });
  });
  if (!isUnderstood) return null;

  return {
    selectors,
    rename(names) {
      walk(sheet, (node) => {
        if (node.type === 'ClassSelector') node.name = names.get(node.name) ?? node.name;
      });
    },
    text() {
      walk(sheet, {
        leave(node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
          if (node.type === 'Rule' && node.prelude.type === 'SelectorList' && node.prelude.children.isEmpty) {
            list.remove(item);
          }
          if (node.type === 'Atrule' && GROUPS.has(node.name) && node.block?.children.isEmpty) list.remove(item);
        },
      });
      leaveOutAnimations(sheet);
      return generate(sheet);
    },
  };
}

function selectorOf(selector: Selector, remove: () => void): PageSelector {
  const compounds: CssNode[][] = [[]];
  selector.children.forEach((part) => {
    if (part.type === 'Combinator') compounds.push([]);
    else compounds.at(-1)?.push(part);
  });
  const classes: string[] = [];
  walk(selector, (node) => {
    if (node.type === 'ClassSelector') classes.push(node.name);
  });
  const own = compounds.map((parts) => parts.filter(({ type }) => type === 'ClassSelector').length).filter(Boolean);
  const isOfMany = new Set(classes).size > 1 || own.length > 1 || (own[0] ?? 0) < classes.length;
  return { compounds, classes, isOfMany, remove };
}

function leaveOutAnimations(sheet: CssNode): void {
  const values: string[] = [];
  walk(sheet, (node) => {
    if (node.type === 'Declaration') values.push((node.value as Raw).value);
  });
  const used = new Set(values.join(' ').match(/[\w-]+/g));
  walk(sheet, {
    visit: 'Atrule',
    enter(node: Atrule, item, list: List<CssNode>) {
      const name = node.prelude === null ? '' : generate(node.prelude);
      if (isKeyframes(node) && !used.has(name)) list.remove(item);
    },
  });
}
