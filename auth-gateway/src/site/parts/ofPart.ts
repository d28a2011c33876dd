import { styleElements } from '../styleMarkup.ts';

const GROUP = /^data-styled\.g(\d{1,5})\[/gm;
const VERSION = /^<style data-styled="true" data-styled-version="([\w.-]{1,40})">/;
const MOST_ELEMENTS = 4;
const LONGEST = 200_000;

/** The highest number of a group of components in styles that styled-components wrote; 0 when it wrote none. */
export function highestGroup(styles: string): number {
  let highest = 0;
  for (const [, group] of styles.matchAll(GROUP)) highest = Math.max(highest, Number(group));
  return highest;
}

/**
 * The styles of a part beside those of its page. Each process counts the groups of its components from 1, and the browser
 * takes all of them over into one sheet, where two components must not share a group.
 * @param after The highest group so far.
 * @param of Attributes that name a quiet part in its plain styles, which leave once the host has written those rules itself.
 */
export function stylesOfPart(styles: string, after: number, of = ''): string {
  const version = VERSION.exec(styles)?.[1] ?? '';
  return styleElements(styles)
    .map(({ text, isStyled }) => {
      const own = text.replace(GROUP, (_, group: string) => `data-styled.g${Number(group) + after}[`);
      const mark = isStyled ? ` data-styled="true" data-styled-version="${version}"` : of;
      return `<style${mark}>${own}</style>`;
    })
    .join('');
}

/** Whether a part is small enough to be written into a page. */
export function fitsPage({ html, styles }: { html: string; styles: string }): boolean {
  return html.length + styles.length <= LONGEST && styleElements(styles).length <= MOST_ELEMENTS;
}
