import { render, screen } from '@testing-library/react';
import { keepTogether } from './keepTogether.tsx';

const pieces = (text: string) => {
  const { container } = render(keepTogether(text));
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
  return [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
};

describe('keepTogether', () => {
  it.each([
    ['It takes 5-10 minutes.', ['5-10']],
    ['A semi-trailer or a B-double', ['B-double']],
    ['Mon-Fri 7AM-6PM AEST', ['Mon-Fri', '7AM-6PM']],
    ['6:00 AM-5:00 PM', ['AM-5:00']],
    ['A person of 1.8 m, within 2 hours.', ['1.8 m,', '2 hours.']],
    ['7 May 2026, 2:05 PM AEST', ['2:05 PM']],
    ['By the hour, three-hour minimum', ['three-hour']],
    ['Enquiry ENQ-2026-00007: Partnership', ['ENQ-2026-00007:']],
    ['Try again, or call 1300 975 707.', ['1300 975 707.']],
  ])('keeps together what belongs together in %p', (text, expected) => {
    expect(pieces(text)).toEqual(expected);
  });

  it('underlines a piece of a link as it does the rest of the link', () => {
    render(<a href="/quotes/q">{keepTogether('See quote Q-2026-000139')}</a>);
    expect(screen.getByText('Q-2026-000139')).toHaveStyle({ textDecoration: 'inherit' });
  });

  it.each(['Plain words only', 'less-than-truckload lanes', 'To be - or not', '5 market days', '1,054 t·km'])(
    'leaves %p alone',
    (text) => {
      expect(pieces(text)).toEqual([]);
    },
  );

  it('passes what is not text unchanged', () => {
    const bold = <b>5-10</b>;
    expect(keepTogether(bold)).toBe(bold);
  });
});
