interface Awaited {
  selector: string;
  call: (element: HTMLElement) => void;
}

const awaited: Awaited[] = [];

function tell(root: ParentNode, { selector, call }: Awaited): void {
  for (const element of root.querySelectorAll<HTMLElement>(selector)) call(element);
}

function onChanges(changes: MutationRecord[]): void {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) {
      if (!(node instanceof HTMLElement)) continue;
      for (const entry of awaited) {
        if (node.matches(entry.selector)) entry.call(node);
        tell(node, entry);
      }
    }
  }
}

/**
 * Calls with every element of the document that matches: those that are there, and those that moves inside the page
 * add later. An element that is taken out and put back is called again.
 */
export function whenPresent(selector: string, call: (element: HTMLElement) => void): void {
  // One observer answers for all selectors, since every change of the page wakes it.
  if (awaited.length === 0) new MutationObserver(onChanges).observe(document, { childList: true, subtree: true });
  const entry = { selector, call };
  awaited.push(entry);
  tell(document, entry);
}
