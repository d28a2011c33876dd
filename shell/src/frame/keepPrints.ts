/**
 * Prints the page when a button with `data-prints` is pressed, unless a script of the page has done so. Returns a
 * function that stops it.
 */
export function keepPrints(root: Document): () => void {
  const onClick = (event: MouseEvent) => {
    const isPressed = event.target instanceof Element && event.target.closest('button[data-prints]') !== null;
    if (isPressed && !event.defaultPrevented) window.print();
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}
