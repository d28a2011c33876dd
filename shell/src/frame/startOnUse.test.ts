import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { startOnUse } from './startOnUse.ts';

const start = jest.fn();
let hostStarts: () => void = () => {};
let onSight: (entries: { isIntersecting: boolean }[]) => void = () => {};
const disconnect = jest.fn();

function open(html: string, { isWide = false } = {}): void {
  document.body.innerHTML = html;
  window.matchMedia = (query) => ({ matches: isWide && query.includes('min-width') }) as MediaQueryList;
  startOnUse({
    start,
    onStart: (listener) => {
      hostStarts = listener;
    },
  });
}

beforeEach(() => {
  start.mockClear();
  disconnect.mockClear();
  globalThis.IntersectionObserver = class {
    constructor(callback: typeof onSight) {
      onSight = callback;
    }
    observe() {}
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => hostStarts());

const PAGE = `
  <header><button>Menu</button></header>
  <main>
    <p>Text</p> <a href="/faq">Link</a> <details><summary>Question</summary></details>
    <button><b>Play</b></button> <button data-prints>Print</button> <input aria-label="Name"> <label><input type="checkbox" data-starts="never">Stop</label> <div role="tab">Tab</div>
    <form action="/quote"><input aria-label="Pickup"><button type="button">Get price</button></form>
    <img alt="Truck" src="/truck.avif"> <figure data-starts="seen">Film</figure>
  </main>`;

describe('a quiet page', () => {
  it.each(['Text', 'Link', 'Question', 'Get price', 'Menu', 'Stop', 'Print'])('starts no host for "%s"', (text) => {
    open(PAGE);
    const element = screen.getByText(text);
    fireEvent.pointerDown(element);
    fireEvent.focusIn(element);
    fireEvent.click(element);
    fireEvent.input(screen.getByLabelText('Pickup'));
    expect(start).not.toHaveBeenCalled();
  });

  it.each([
    ['is pressed', () => fireEvent.pointerDown(screen.getByText('Play'))],
    ['gets the focus', () => fireEvent.focusIn(screen.getByLabelText('Name'))],
    ['is pressed by a program that makes no pointer events', () => fireEvent.click(screen.getByText('Tab'))],
    ['is filled in', () => fireEvent.input(screen.getByLabelText('Name'))],
  ])('starts its host when a control %s', (_what, use) => {
    open(PAGE);
    use();
    expect(start).toHaveBeenCalled();
  });

  it('starts its host when a picture fails, also before this script came', () => {
    open(PAGE);
    fireEvent.error(screen.getByAltText('Truck'));
    expect(start).toHaveBeenCalledTimes(1);
    hostStarts();
    const isDone = { configurable: true, value: true };
    const complete = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'complete') ?? {};
    Object.defineProperty(HTMLImageElement.prototype, 'complete', isDone);
    Object.defineProperty(HTMLImageElement.prototype, 'currentSrc', { configurable: true, value: '/truck.avif' });
    open(PAGE);
    Object.defineProperty(HTMLImageElement.prototype, 'complete', complete);
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('starts its host for a part that starts by itself, in view and on a wide screen', () => {
    open(PAGE, { isWide: true });
    onSight([{ isIntersecting: false }]);
    expect(start).not.toHaveBeenCalled();
    onSight([{ isIntersecting: true }]);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('does not watch such a part on a phone', () => {
    onSight = () => start();
    open(PAGE);
    hostStarts();
    expect(disconnect).not.toHaveBeenCalled();
  });

  it('listens no more once the host starts', () => {
    open(PAGE, { isWide: true });
    hostStarts();
    fireEvent.pointerDown(screen.getByText('Print'));
    expect(start).not.toHaveBeenCalled();
    expect(disconnect).toHaveBeenCalledTimes(1);
  });
});
