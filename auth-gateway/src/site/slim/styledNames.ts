/** The rule of one component, in which styled-components lists the class names of its styles. */
const COMPONENT = /data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([\w,-]*)"\}/g;

export interface StyledNames {
  /** One for each component: only selectors of other components name it. */
  components: ReadonlySet<string>;
  /** One for each set of styles; nothing but these styles names it. */
  styles: ReadonlySet<string>;
}

/** The class names that styled-components made up for a page. */
export function styledNames(markup: string): StyledNames {
  const found = [...markup.matchAll(COMPONENT)];
  return {
    components: new Set(found.map(([, id = '']) => id)),
    styles: new Set(found.flatMap(([, , names = '']) => names.split(',').filter(Boolean))),
  };
}
