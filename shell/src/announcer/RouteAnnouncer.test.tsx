import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { setPageTitle } from './pageTitle.ts';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

let go: NavigateFunction;
let isLoading = false;
const scrollTo = jest.fn();

function Site() {
  const { pathname, hash } = useLocation();
  go = useNavigate();
  const [, page = 'home'] = pathname.split('/');
  return (
    <>
      <main tabIndex={-1}>
        {isLoading ? <p>Loading page</p> : <h1>{`Heading of ${page}`}</h1>}
        <input aria-label="Search" />
        {hash && hash !== '#linkedin' && <h2 id={hash.slice(1)}>Part</h2>}
      </main>
      <RouteAnnouncer page={{ title: `Title of ${page}`, identity: page }} />
    </>
  );
}

const tree = () => (
  <MemoryRouter initialEntries={['/home']}>
    <Site />
  </MemoryRouter>
);
const navigate = (to: string) => act(() => go(to));
const announced = () => document.querySelector('[aria-live]')?.textContent;

beforeEach(() => {
  isLoading = false;
  document.title = 'From the server';
  scrollTo.mockClear();
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
  Element.prototype.scrollIntoView = () => undefined;
});

describe('RouteAnnouncer', () => {
  it('does nothing on the first page', () => {
    render(tree());
    expect(document.body).toHaveFocus();
    expect(document.title).toBe('From the server');
    expect(announced()).toBe('');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('on a new page sets the title, scrolls up, focuses the heading and says the title', () => {
    render(tree());
    navigate('/quote');
    expect(document.title).toBe('Title of quote | Saltbush Freight');
    expect(screen.getByRole('heading', { name: 'Heading of quote' })).toHaveFocus();
    expect(announced()).toBe('Title of quote');
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  it('shows the title that the page sets, as long as it is set', () => {
    render(tree());
    navigate('/quote');
    act(() => setPageTitle('Quote Q-1'));
    expect(document.title).toBe('Quote Q-1 | Saltbush Freight');
    expect(announced()).toBe('Title of quote');
    act(() => setPageTitle(null));
    expect(document.title).toBe('Title of quote | Saltbush Freight');
  });

  it('keeps focus on moves within a page', () => {
    render(tree());
    navigate('/dashboard');
    screen.getByRole('textbox', { name: 'Search' }).focus();
    scrollTo.mockClear();
    navigate('/dashboard/shipments?month=7');
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('scrolls to the top on a link to the current page', () => {
    render(tree());
    navigate('/home');
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(screen.getByRole('heading', { name: 'Heading of home' })).toHaveFocus();
  });

  it('goes to the element that the hash names', () => {
    render(tree());
    navigate('/terms#privacy');
    expect(screen.getByRole('heading', { name: 'Part' })).toHaveFocus();
  });

  it('goes to a part of the current page', () => {
    render(tree());
    navigate('/home#part');
    expect(screen.getByRole('heading', { name: 'Part' })).toHaveFocus();
    expect(announced()).toBe('');
  });

  it('ignores a hash that names nothing', () => {
    render(tree());
    screen.getByRole('textbox', { name: 'Search' }).focus();
    navigate('/home#linkedin');
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('waits in main for the heading of a page that is still loading', async () => {
    const { rerender } = render(tree());
    isLoading = true;
    navigate('/quote');
    expect(screen.getByRole('main')).toHaveFocus();
    isLoading = false;
    await act(async () => rerender(tree()));
    expect(screen.getByRole('heading', { name: 'Heading of quote' })).toHaveFocus();
  });

  it('does not pull focus away from a visitor who has moved on', async () => {
    const { rerender } = render(tree());
    isLoading = true;
    navigate('/quote');
    screen.getByRole('textbox', { name: 'Search' }).focus();
    isLoading = false;
    await act(async () => rerender(tree()));
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
  });

  it('restores the scroll position on going back', () => {
    render(tree());
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    act(() => window.dispatchEvent(new Event('scroll')));
    navigate('/quote');
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    act(() => go(-1));
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
    expect(screen.getByRole('heading', { name: 'Heading of home' })).toHaveFocus();
  });
});
