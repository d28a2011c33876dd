import { keepScrollers } from './keepScrollers.ts';

const reported = () => new Promise<void>((resolve) => setTimeout(resolve));

const observed = new Set<Element>();
let tell: (target: Element) => void = () => undefined;

/** jsdom has no layout and no observer of sizes; the test says when a size changed. */
class SizesToldByTheTest {
  constructor(callback: ResizeObserverCallback) {
    tell = (target) => callback([{ target } as ResizeObserverEntry], this as unknown as ResizeObserver);
  }
  observe(element: Element) {
    observed.add(element);
  }
  unobserve(element: Element) {
    observed.delete(element);
  }
}

function tableOf({ contentPx }: { contentPx: number }) {
  const frame = document.body.appendChild(document.createElement('div'));
  frame.dataset.scroller = 'rates-title';
  frame.innerHTML = '<table><caption id="rates-title">Rates</caption></table>';
  const widths = { contentPx };
  Object.defineProperty(frame, 'scrollWidth', { get: () => widths.contentPx });
  Object.defineProperty(frame, 'clientWidth', { value: 350 });
  return { frame, table: frame.children[0] as Element, widths };
}

const stops = ({ attributes }: Element) =>
  Object.fromEntries(
    [...attributes].filter(({ name }) => name !== 'data-scroller').map(({ name, value }) => [name, value]),
  );

beforeAll(() => {
  Object.assign(globalThis, { ResizeObserver: SizesToldByTheTest });
  keepScrollers();
});

describe('keepScrollers', () => {
  it('makes a frame a named tab stop while its content is wider than itself', async () => {
    const { frame, table, widths } = tableOf({ contentPx: 500 });
    await reported();
    tell(frame);
    expect(stops(frame)).toEqual({ role: 'region', tabindex: '0', 'aria-labelledby': 'rates-title' });
    widths.contentPx = 350;
    tell(table);
    expect(stops(frame)).toEqual({});
  });

  it('follows content that is put in later', async () => {
    const { frame, table } = tableOf({ contentPx: 500 });
    await reported();
    const other = document.createElement('table');
    table.replaceWith(other);
    tell(table);
    expect(observed).not.toContain(table);
    await reported();
    tell(other);
    expect(frame).toHaveAttribute('role', 'region');
  });

  it('leaves a frame alone whose content fits', async () => {
    const { frame } = tableOf({ contentPx: 350 });
    await reported();
    tell(frame);
    expect(stops(frame)).toEqual({});
  });

  it('lets go of a frame that has left the page, with its content', async () => {
    const { frame, table } = tableOf({ contentPx: 500 });
    await reported();
    expect([...observed]).toEqual(expect.arrayContaining([frame, table]));
    frame.remove();
    tell(frame);
    tell(table);
    expect(observed).not.toContain(frame);
    expect(observed).not.toContain(table);
  });
});
