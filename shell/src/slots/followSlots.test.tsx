import { jest } from '@jest/globals';
import { SLOT_EVENT } from '@saltbush/contract/boot';
import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { arriveInSlot } from '../../fixtures/arriveInSlot.tsx';
import { Fit, Newer, Other, SlotPage } from '../../fixtures/SlotPage.tsx';
import { slotSite } from '../../fixtures/slotSite.ts';

let stop = () => {};

function setUp(...given: Parameters<typeof slotSite>) {
  const site = slotSite(...given);
  stop = site.stop;
  return site;
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

describe('a quiet part', () => {
  it('stays as it is, without its script, and leaves with its page', async () => {
    const { tools, loads } = setUp([{ name: 'mf-a', versions: { 1: Fit } }]);
    const container = arriveInSlot(tools, { version: '1', Part: Fit, isQuiet: true });
    const sent = screen.getByText('Fits 2');
    const { rerender, unmount } = render(<SlotPage />, { container, hydrate: true });
    rerender(<SlotPage />);
    expect(screen.getByText('Fits 2')).toBe(sent);
    unmount();
    expect(loads()).toBe(0);
  });

  it('is rendered anew once the page gives it something else, from what the page left out of the site', async () => {
    const { tools, loads } = setUp([{ name: 'mf-a', versions: { 1: Fit } }], { isPartial: true });
    const container = arriveInSlot(tools, { version: '1', Part: Fit, isQuiet: true });
    const { rerender } = render(<SlotPage />, { container, hydrate: true });
    rerender(<SlotPage pallets={5} />);
    rerender(<SlotPage pallets={2} />);
    rerender(<SlotPage pallets={7} />);
    expect(await screen.findByText('Fits 7')).toBeInTheDocument();
    expect(screen.getAllByText(/^Fits/)).toHaveLength(1);
    expect(loads()).toBe(1);
    rerender(<SlotPage pallets={2} />);
    expect(await screen.findByText('Fits 2')).toBeInTheDocument();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('stays when the rest of the site is known, and when another release goes live', async () => {
    const { tools, loads, findOut, goLive } = setUp([{ name: 'mf-a', versions: { 1: Fit } }], { isPartial: true });
    const container = arriveInSlot(tools, { version: '1', Part: Fit, isQuiet: true });
    const sent = screen.getByText('Fits 2');
    render(<SlotPage />, { container, hydrate: true });
    await act(findOut);
    goLive({ name: 'mf-a', versions: { 2: Newer, 1: Fit } });
    expect(screen.getByText('Fits 2')).toBe(sent);
    expect(loads()).toBe(0);
  });

  it('is loaded where the server could not render it', async () => {
    const { tools } = setUp([{ name: 'mf-a', versions: { 1: Fit } }], { isPartial: true });
    const container = arriveInSlot(tools, { version: '1', Part: Fit, isQuiet: true });
    const [part] = container.querySelectorAll<HTMLElement>('[data-part]');
    part?.removeAttribute('data-version');
    part?.replaceChildren();
    render(<SlotPage />, { container, hydrate: true });
    expect(await screen.findByText('Fits 2')).toBeInTheDocument();
  });

  it('keeps no other slot waiting for what the page left out', async () => {
    const { tools } = setUp(
      [
        { name: 'mf-a', versions: { 1: Fit } },
        { name: 'mf-b', versions: { 1: Other } },
      ],
      {
        isPartial: true,
        isRestLate: true,
      },
    );
    const container = arriveInSlot(tools, { version: '1', Part: Fit, isQuiet: true });
    const { rerender } = render(<SlotPage />, { container, hydrate: true });
    rerender(<SlotPage pallets={5} />);
    const live = document.createElement('div');
    live.innerHTML = '<div data-slot="quote.fit" data-given="{}"><div data-part="mf-b"></div></div>';
    document.body.append(live);
    act(() => {
      const detail = { slot: 'quote.fit', given: {}, onFilled: () => {} };
      live.firstElementChild?.dispatchEvent(new CustomEvent(SLOT_EVENT, { bubbles: true, detail }));
    });
    await waitFor(() => expect(live.querySelector('[data-part]')).toBeNull());
    expect(screen.getByText('Fits 2')).toBeInTheDocument();
  });

  it.each([
    { what: 'something was typed before React came', typed: '8', quiet: 'data-quiet', asked: 1 },
    { what: 'nothing was typed', typed: '2', quiet: 'data-quiet', asked: 0 },
    { what: 'the page has none', typed: '8', quiet: '', asked: 0 },
  ])('has what it needs asked for ahead $asked times where $what', ({ typed, quiet, asked }) => {
    document.body.innerHTML = `<input value="2"><input type="checkbox"><div data-slot="quote.fit"><div data-part="mf-a" ${quiet}></div></div>`;
    const [field] = document.querySelectorAll('input');
    if (field) field.value = typed;
    expect(setUp([]).asksAhead()).toBe(asked);
  });

  it('is replaced when its release is taken back', async () => {
    const { tools, goLive } = setUp([{ name: 'mf-a', versions: { 1: Fit } }]);
    const container = arriveInSlot(tools, { version: '1', Part: Fit, isQuiet: true });
    render(<SlotPage />, { container, hydrate: true });
    goLive({ name: 'mf-a', versions: { 0: Newer }, withdrawn: ['1'] });
    expect(await screen.findByText('Newer fit 2')).toBeInTheDocument();
    expect(screen.queryByText('Fits 2')).not.toBeInTheDocument();
  });
});

describe('what a page says in place of parts', () => {
  /** The page as the server sends it where it knows of no part. */
  function arriveWithout(): HTMLElement {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<SlotPage />).replace(
      '<slot-fallback hidden="">',
      '<slot-fallback><p>No fit shown</p>',
    );
    document.body.replaceChildren(container);
    return container;
  }

  it('stays as the server said it, once and not hidden, until a part comes', async () => {
    const { goLive } = setUp([]);
    const container = arriveWithout();
    const sent = screen.getByText('No fit shown');
    render(<SlotPage />, { container, hydrate: true });
    await waitFor(() => expect(sent).not.toBeInTheDocument());
    expect(screen.getByText('No fit shown')).toBeVisible();
    goLive({ name: 'mf-a', versions: { 1: Fit } });
    expect(await screen.findByText('Fits 2')).toBeInTheDocument();
    expect(screen.queryByText('No fit shown')).not.toBeInTheDocument();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('leaves where a part has gone live since the server said it', async () => {
    setUp([{ name: 'mf-a', versions: { 1: Fit } }]);
    const container = arriveWithout();
    render(<SlotPage />, { container, hydrate: true });
    expect(await screen.findByText('Fits 2')).toBeInTheDocument();
    expect(screen.queryByText('No fit shown')).not.toBeInTheDocument();
    expect(console.error).not.toHaveBeenCalled();
  });
});
