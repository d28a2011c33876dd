import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { seenElements } from '../../fixtures/seenElements.ts';

const serveFilm = jest.fn();
jest.unstable_mockModule('../film/serveFilm.ts', () => ({ serveFilm }));
const { keepFilms } = await import('./keepFilms.ts');

const { observed, tell } = seenElements();

/** Whether the screen is wide, on which a film may start by itself. */
let isWide = false;

beforeAll(() => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query.includes('min-width') && isWide }) as MediaQueryList);
});

beforeEach(() => {
  serveFilm.mockClear();
  document.body.innerHTML =
    '<figure data-film=""><video></video><button data-film-act="play"><b>Play</b></button><a href="#x">Words</a></figure><button data-film-act="play">Stray</button>';
});

const figure = () => screen.getByRole('figure');

describe('keepFilms', () => {
  it('plays a film when one of its buttons is pressed, and never by itself on a narrow screen', async () => {
    keepFilms();
    expect([...observed]).toEqual([]);
    fireEvent.click(screen.getByText('Words'));
    fireEvent.click(screen.getByText('Stray'));
    fireEvent.click(screen.getByText('Play'));
    await waitFor(() => expect(serveFilm.mock.calls).toEqual([[figure(), 'play']]));
  });

  it('plays it once it comes into view where something may start by itself', async () => {
    isWide = true;
    keepFilms();
    expect([...observed]).toEqual([figure()]);
    tell(figure(), false);
    expect(observed.size).toBe(1);
    tell(figure(), true);
    expect(observed.size).toBe(0);
    await waitFor(() => expect(serveFilm.mock.calls).toEqual([[figure(), undefined]]));
  });
});
