/**
 * Lets the skip link move the focus itself, because the browser's own jump adds a history entry and a `#` to the address.
 * Returns a function that stops it.
 */
export function keepSkipLink(root: Document): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href="#main"]') : null;
    const main = link && root.getElementById('main');
    if (!main) return;
    event.preventDefault();
    main.focus();
    main.scrollIntoView();
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}
