import type { BenchPage } from './pages.data.ts';

/** What a page saw of itself. Times are milliseconds since its navigation started; null until it happened. */
export interface PageSeen {
  paintedMs: number | null;
  largestMs: number | null;
  /** Cumulative Layout Shift, by session windows. */
  layoutShift: number;
  longTasks: { startMs: number; durationMs: number }[];
  /** For each heading that is waited for: when it was painted. */
  headingMs: Record<string, number>;
  menuMs: number | null;
  /** When the page had taken what was typed into its form. */
  fieldMs: number | null;
}

declare global {
  interface Window {
    benchSeen?: PageSeen;
  }
}

export interface Watch {
  /** Filled in once, as soon as it is there. */
  field?: BenchPage['field'];
  /** First headings to wait for: of this page and of the next. */
  headings: string[];
  /** Presses the phone menu every 30 ms until that has an effect. */
  pressesMenu: boolean;
  /** The button of the phone menu, whose visible text is `menuText`. */
  menuSelector: string;
  menuText: string;
  /** What is only there while the menu is open, on sites whose button does not say so. */
  openSelector: string;
}

/** Runs in the page before anything else, so it can use nothing from outside itself. */
export function watchPage({ headings, pressesMenu, menuSelector, menuText, openSelector, field }: Watch): void {
  if (window.top !== window) return;
  const seen: PageSeen = {
    paintedMs: null,
    largestMs: null,
    layoutShift: 0,
    longTasks: [],
    headingMs: {},
    menuMs: null,
    fieldMs: null,
  };
  window.benchSeen = seen;

  const observe = (type: string, take: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paintedMs = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestMs = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    seen.longTasks.push({ startMs: startTime, durationMs: duration });
  });
  let windowSum = 0;
  let windowStart = 0;
  let lastShift = Number.NEGATIVE_INFINITY;
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (hadRecentInput) return;
    const isSameWindow = startTime - lastShift < 1000 && startTime - windowStart < 5000;
    windowSum = isSameWindow ? windowSum + value : value;
    if (!isSameWindow) windowStart = startTime;
    lastShift = startTime;
    seen.layoutShift = Math.max(seen.layoutShift, windowSum);
  });

  const textOf = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim();
  const isShown = (text: string) =>
    [...document.querySelectorAll('main h1')].some(
      (heading) => textOf(heading) === text && heading.getClientRects().length > 0,
    );
  const afterPaint = (run: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = run;
      channel.port2.postMessage(null);
    });
  const waiting = new Set(headings);
  const look = () => {
    for (const text of waiting) {
      if (!isShown(text)) continue;
      waiting.delete(text);
      afterPaint(() => {
        seen.headingMs[text] = performance.now();
      });
    }
  };

  // Kept, since looking for it makes the browser lay the page out.
  let button: HTMLElement | undefined;
  const menuButton = () => {
    if (button?.isConnected) return button;
    button = [...document.querySelectorAll<HTMLElement>(menuSelector)].find(
      (candidate) => textOf(candidate) === menuText && candidate.getClientRects().length > 0,
    );
    return button;
  };
  const noteOpen = () => {
    const says = button?.getAttribute('aria-expanded') === 'true' || button?.closest('details')?.open === true;
    const isOpen = says || document.querySelector(openSelector) !== null;
    if (!isOpen || seen.menuMs !== null) return;
    seen.menuMs = performance.now();
    clearInterval(pressing);
  };
  const press = () => {
    noteOpen();
    if (seen.menuMs !== null) return;
    menuButton()?.click();
    setTimeout(noteOpen, 0);
  };
  const pressing = pressesMenu ? setInterval(press, 30) : undefined;

  let isFilled = false;
  const fill = () => {
    const input = field && !isFilled ? document.querySelector<HTMLInputElement>(field.selector) : null;
    if (!field || !input) return;
    isFilled = true;
    // As a browser does when somebody types: React looks at the value that was set past its own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, field.value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const noteAnswer = () => {
    if (!field || !isFilled || seen.fieldMs !== null) return;
    if (document.querySelector('main')?.textContent?.includes(field.unanswered)) return;
    seen.fieldMs = performance.now();
  };

  const onChange = () => {
    look();
    noteOpen();
    noteAnswer();
    fill();
  };
  new MutationObserver(onChange).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-expanded', 'open', 'hidden', 'class', 'style'],
  });
}
