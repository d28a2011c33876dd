/** Ignores a pointer that only passes by, and leaves time to cross the gap between a menu's word and its panel. */
const HOVER_OPEN_MS = 90;
const HOVER_CLOSE_MS = 220;

type Menu = HTMLDetailsElement;

/** The menus of the header. The groups inside the sheet of small screens are no menus of their own. */
const MENU = 'details[data-menu]';
const isSheet = (menu: Menu) => menu.dataset.menu === 'sheet';

const around = <E extends Element>(target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<E>(selector) : null;
const menuAround = (target: EventTarget | null) => around<Menu>(target, MENU);
const holds = (menu: Menu, target: EventTarget | null) => target instanceof Node && menu.contains(target);
const focusToggle = (menu: Menu) => menu.querySelector('summary')?.focus();

/**
 * Adds to the menus of the header what the browser does not do for `details`: hovering with a mouse opens them, Escape,
 * a chosen link, a press or focus elsewhere and a move through the history close them, and the sheet takes the focus.
 * Listens on the document alone, so it makes no difference whether React has taken over the header. Returns a function
 * that stops it.
 */
export function keepMenus(root: Document): () => void {
  const openMenus = () => [...root.querySelectorAll<Menu>(`${MENU}[open]`)];
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;
  /** The menu that hovering opened, until a press keeps it open. */
  let hovered: Menu | null = null;
  let shown: Menu[] = [];

  const close = (menu: Menu) => {
    clearTimeout(hoverTimer);
    if (menu === hovered) hovered = null;
    menu.open = false;
  };

  // A host that renders the page anew, with other elements, leaves the menu open that the visitor reads.
  const rendered = new MutationObserver(() => {
    const replaced = shown.filter(({ isConnected }) => !isConnected);
    if (replaced.length === 0) return;
    for (const { dataset } of replaced) {
      const menu = root.querySelector<Menu>(`details[data-menu="${dataset.menu}"]`);
      if (menu) menu.open = true;
    }
    shown = openMenus();
  });
  const noteShown = (menus: Menu[]) => {
    shown = menus;
    if (shown.length > 0) rendered.observe(root, { childList: true, subtree: true });
    else rendered.disconnect();
  };

  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || menuAround(target) === null) return;
    if (target.open) {
      // Browsers that know the attribute `name` have closed the others already.
      const name = target.getAttribute('name');
      for (const other of root.querySelectorAll<Menu>('details[name][open]')) {
        if (other !== target && other.getAttribute('name') === name) other.open = false;
      }
      if (isSheet(target)) target.querySelector('a')?.focus();
    } else {
      if (target === hovered) hovered = null;
      for (const group of target.querySelectorAll<Menu>('details[open]')) group.open = false;
    }
    noteShown(openMenus());
  };

  const onClick = (event: MouseEvent) => {
    const menu = menuAround(event.target);
    if (menu === null) return;
    if (around(event.target, 'summary')?.parentElement === menu) {
      clearTimeout(hoverTimer);
      // The browser tells of it later than a host may render the page anew.
      if (!menu.open) noteShown([...openMenus(), menu]);
      if (menu !== hovered) return;
      hovered = null;
      // The browser would close it; the visitor pressed to keep it.
      if (menu.open) event.preventDefault();
    } else if (around(event.target, 'a') && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) {
      focusToggle(menu);
      close(menu);
    }
  };

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    for (const menu of openMenus()) {
      if (isSheet(menu) || holds(menu, root.activeElement)) focusToggle(menu);
      close(menu);
    }
  };

  const onElsewhere = ({ target }: Event) => {
    for (const menu of openMenus()) if (!holds(menu, target)) close(menu);
  };

  const onPointerOver = ({ target, relatedTarget, pointerType }: PointerEvent) => {
    const menu = menuAround(target);
    if (menu === null || isSheet(menu) || pointerType !== 'mouse' || holds(menu, relatedTarget)) return;
    clearTimeout(hoverTimer);
    hoverTimer = setTimeout(() => {
      if (openMenus().some((open) => open !== hovered)) return;
      hovered = menu;
      menu.open = true;
    }, HOVER_OPEN_MS);
  };

  const onPointerOut = ({ target, relatedTarget }: PointerEvent) => {
    const menu = menuAround(target);
    if (menu === null || isSheet(menu) || holds(menu, relatedTarget)) return;
    clearTimeout(hoverTimer);
    hoverTimer = setTimeout(() => hovered && close(hovered), HOVER_CLOSE_MS);
  };

  const onPopState = () => {
    for (const menu of openMenus()) close(menu);
  };

  const listening = new AbortController();
  const { signal } = listening;
  root.addEventListener('toggle', onToggle, { signal, capture: true });
  root.addEventListener('click', onClick, { signal });
  root.addEventListener('keydown', onKeyDown, { signal });
  root.addEventListener('pointerdown', onElsewhere, { signal });
  root.addEventListener('focusin', onElsewhere, { signal });
  root.addEventListener('pointerover', onPointerOver, { signal, passive: true });
  root.addEventListener('pointerout', onPointerOut, { signal, passive: true });
  root.defaultView?.addEventListener('popstate', onPopState, { signal });
  noteShown(openMenus());
  return () => {
    listening.abort();
    rendered.disconnect();
    clearTimeout(hoverTimer);
  };
}
