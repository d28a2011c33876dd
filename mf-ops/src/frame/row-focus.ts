/** Marks the link of a row, so that j and k find it. */
export const ROW_LINK = { 'data-desk-row': '' } as const;

const linksOf = (list: HTMLElement | null) => Array.from(list?.querySelectorAll<HTMLElement>('[data-desk-row]') ?? []);

/** The row that has the focus, else the one that is open beside the list; -1 for none. */
function currentOf(links: readonly HTMLElement[]): number {
  const focused = links.findIndex(
    (link) => link.contains(document.activeElement) || link.closest('tr')?.contains(document.activeElement),
  );
  return focused === -1 ? links.findIndex((link) => link.getAttribute('aria-current') === 'true') : focused;
}

/** The link of the current row. */
export function currentRow(list: HTMLElement | null): HTMLElement | undefined {
  const links = linksOf(list);
  return links[currentOf(links)];
}

/** Moves the focus from one row to the next. @returns the link that has it then. */
export function moveInList(list: HTMLElement | null, step: 1 | -1): HTMLElement | undefined {
  const links = linksOf(list);
  const current = currentOf(links);
  const next = links[current === -1 ? (step === 1 ? 0 : links.length - 1) : current + step];
  next?.focus();
  next?.scrollIntoView?.({ block: 'nearest' });
  return next;
}
