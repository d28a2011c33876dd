import { Slot } from '@saltbush/contract';
import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { holdsSlot, slotMarks } from './slotMarks.ts';

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
