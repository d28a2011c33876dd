import { Slot } from '@saltbush/contract';
import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { holdsSlot, slotMarks, withFallback, withParts } from './slotMarks.ts';

const slots = {
  'quote.fit': { atMost: 1, values: { note: 'string', pallets: 'number' } },
} as const;

const rendered = (note: string) =>
  renderToString(
    createElement(
      'main',
      null,
      createElement(Slot<typeof slots>, {
        name: 'quote.fit',
        give: { note, pallets: 2 },
      }),
    ),
  );

it.each([
  ['plain', 'Dock 4'],
  ['with signs', `<b>"Tom" & 'Jo'</b>`],
])('finds a slot as React renders it, %s', (_what, note) => {
  const html = rendered(note);
  const [mark, ...others] = slotMarks(html);
  expect(others).toEqual([]);
  expect(mark).toMatchObject({ slot: 'quote.fit', given: { note, pallets: 2 } });
  expect(html.slice(mark?.at)).toBe('</div></main>');
});

describe('what a page says in place of parts', () => {
  const html = renderToString(
    createElement(
      'main',
      null,
      createElement(Slot<typeof slots>, {
        name: 'quote.fit',
        give: { note: '', pallets: 2 },
        fallback: createElement('div', null, 'Call us'),
      }),
      createElement('p', null, 'after'),
    ),
  );
  const [mark] = slotMarks(html);
  if (!mark) throw new Error('There is a slot.');

  it('is hidden as the page is rendered, and shown where the slot has no part', () => {
    const [before] = html.split('<slot-fallback');
    expect(html).toBe(`${before}<slot-fallback hidden=""><div>Call us</div></slot-fallback><p>after</p></main>`);
    expect(withFallback(html, mark)).toBe(
      `${before}<slot-fallback><div>Call us</div></slot-fallback><p>after</p></main>`,
    );
  });

  it('makes way for parts', () => {
    const filled = withParts(html, mark, '<b>fits</b>');
    expect(filled).toContain('<b>fits</b></div><slot-fallback hidden=""></slot-fallback><p>after</p></main>');
  });

  it('holds no slot that parts go into, and is known only where it ends', () => {
    const inner = '<div data-slot="quote.fit" data-given="{}"></div>';
    const outer = `${inner}<slot-fallback hidden="">${inner}</slot-fallback>`;
    expect(slotMarks(outer + inner).map(({ at }) => at)).toEqual([43, outer.length + 43]);
    expect(slotMarks(`${inner}<slot-fallback hidden="">`)).toMatchObject([{ at: 43, fallback: null }]);
  });
});

it('takes no text of a visitor for a slot', () => {
  const typed = '<div data-slot="quote.fit" data-given="{}"></div>';
  expect(slotMarks(renderToStaticMarkup(createElement('p', { title: typed }, typed)))).toEqual([]);
});

it('leaves out what holds no JSON, and what has something in it already', () => {
  expect(slotMarks('<div data-slot="quote.fit" data-given="{&quot;"></div>')).toEqual([]);
  const full = '<div data-slot="quote.fit" data-given="{}"><p>x</p></div>';
  expect(slotMarks(full)).toEqual([]);
  expect(holdsSlot(full)).toBe(true);
});

it('reads no more than twenty', () => {
  expect(slotMarks('<div data-slot="quote.fit" data-given="{}"></div>'.repeat(1_000))).toHaveLength(20);
});
