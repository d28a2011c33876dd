import { jest } from '@jest/globals';
import { Slot, useDraft, usePageTitle, useVisitor } from '@saltbush/contract';
import { SLOT_EVENT } from '@saltbush/contract/boot';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { part, slotSite } from '../../fixtures/slotSite.ts';
import { PartRoot } from './PartRoot.tsx';
import { partPrefix } from './partPrefix.ts';
import type { SlotTools } from './SlotTools.ts';

const slots = {
  'quote.fit': { atMost: 3, values: { pallets: 'number', mode: 'string?' } },
} as const;

type Given = { pallets?: number; mode?: string };

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

const Page = ({ pallets = 2, mode }: Given) => (
  <main>
    <h1>Quote</h1>
    <Slot<typeof slots> name="quote.fit" give={{ pallets, mode }} fallback={<p>No fit shown</p>} />
  </main>
);

const Fit = ({ pallets }: Given) => <p>Fits {pallets}</p>;
const Newer = ({ pallets }: Given) => <p>Newer fit {pallets}</p>;
const Crashing = () => {
  throw new Error('boom');
};
const CrashingLater = () => {
  const [isBroken, breakIt] = useState(false);
  if (isBroken) throw new Error('boom');
  return (
    <button type="button" onClick={() => breakIt(true)}>
      Break
    </button>
  );
};
const Other = () => <p>Other team</p>;

it('shows the parts that are live, with what the page gives, and gives them news', async () => {
  setUp([
    { name: 'mf-b', versions: { 1: Other }, parts: [part({ rank: 1 })] },
    { name: 'mf-a', versions: { 1: Fit } },
  ]);
  const { rerender, container } = render(<Page />);
  expect(await screen.findByText('Fits 2')).toBeInTheDocument();
  expect([...container.querySelectorAll<HTMLElement>('[data-part]')].map(({ dataset }) => dataset['part'])).toEqual([
    'mf-a',
    'mf-b',
  ]);
  rerender(<Page pallets={5} />);
  expect(await screen.findByText('Fits 5')).toBeInTheDocument();
});

it.each([
  ['throws at once', Crashing],
  ['throws later', CrashingLater],
])('goes to the last good release of a part that %s, and leaves page and neighbours alone', async (_when, Broken) => {
  setUp([
    { name: 'mf-a', versions: { 2: Broken, 1: Fit } },
    { name: 'mf-b', versions: { 1: Other } },
  ]);
  render(<Page />);
  const other = await screen.findByText('Other team');
  const button = screen.queryByRole('button', { name: 'Break' });
  if (button) fireEvent.click(button);
  expect(await screen.findByText('Fits 2')).toBeInTheDocument();
  expect(screen.getByText('Other team')).toBe(other);
  expect(screen.getByRole('heading', { name: 'Quote' })).toBeInTheDocument();
});

it('shows what the page has instead when no release of any part works, and the part again once another is live', async () => {
  const { goLive } = setUp([{ name: 'mf-a', versions: { 1: Crashing } }]);
  render(<Page />);
  expect(await screen.findByText('No fit shown')).toBeInTheDocument();
  goLive({ name: 'mf-a', versions: { 2: Newer } });
  expect(await screen.findByText('Newer fit 2')).toBeInTheDocument();
  expect(screen.queryByText('No fit shown')).not.toBeInTheDocument();
});

it('shows what the page has instead where no team has a part', async () => {
  setUp([]);
  render(<Page />);
  expect(await screen.findByText('No fit shown')).toBeInTheDocument();
});

it('shows a part only to whom it is for, and while the values are those it waits for', async () => {
  setUp([
    { name: 'mf-a', versions: { 1: Fit }, parts: [part({ when: { mode: ['ftl'] } })] },
    { name: 'mf-b', versions: { 1: Other }, parts: [part({ access: 'signed-in' })] },
  ]);
  const { rerender } = render(<Page />);
  expect(await screen.findByText('No fit shown')).toBeInTheDocument();
  rerender(<Page mode="ftl" />);
  expect(await screen.findByText('Fits 2')).toBeInTheDocument();
  rerender(<Page mode="ltl" />);
  await waitFor(() => expect(screen.queryByText('Fits 2')).not.toBeInTheDocument());
  expect(screen.queryByText('Other team')).not.toBeInTheDocument();
});

it('leaves a part as it is when another release goes live, and replaces it when its own is taken back', async () => {
  const { goLive } = setUp([{ name: 'mf-a', versions: { 1: Fit } }]);
  render(<Page />);
  const shown = await screen.findByText('Fits 2');
  goLive({ name: 'mf-a', versions: { 2: Newer, 1: Fit } });
  expect(screen.getByText('Fits 2')).toBe(shown);
  goLive({ name: 'mf-a', versions: { 0: Newer }, withdrawn: ['1'] });
  expect(await screen.findByText('Newer fit 2')).toBeInTheDocument();
});

it('takes a part away when its remote leaves the site', async () => {
  const { goLive } = setUp([{ name: 'mf-a', versions: { 1: Fit } }]);
  render(<Page />);
  await screen.findByText('Fits 2');
  goLive();
  expect(await screen.findByText('No fit shown')).toBeInTheDocument();
  expect(screen.queryByText('Fits 2')).not.toBeInTheDocument();
});

it('keeps a part that holds a draft until it is sent', async () => {
  const Form = () => {
    const [note, setNote] = useState('');
    useDraft(note !== '');
    return <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />;
  };
  const { goLive, drafts } = setUp([{ name: 'mf-a', versions: { 1: Form } }]);
  render(<Page />);
  fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'Dock 4' } });
  expect(drafts).toHaveLength(1);
  goLive({ name: 'mf-a', versions: { 0: Newer }, withdrawn: ['1'] });
  expect(screen.getByLabelText('Note')).toHaveValue('Dock 4');
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: '' } });
  expect(await screen.findByText('Newer fit 2')).toBeInTheDocument();
});

it('tells a part who the visitor is, and leaves the title to the page', async () => {
  const Titled = () => {
    usePageTitle('Mine');
    return <p>{useVisitor().status}</p>;
  };
  const { titles } = setUp([{ name: 'mf-a', versions: { 1: Titled } }]);
  render(<Page />);
  expect(await screen.findByText('signed-out')).toBeInTheDocument();
  expect(titles).toEqual([]);
});

it('ends with its page', async () => {
  const left = jest.fn<() => void>();
  const Leaving = () => {
    useEffect(() => () => left(), []);
    return <p>x</p>;
  };
  setUp([{ name: 'mf-a', versions: { 1: Leaving } }]);
  const { unmount } = render(<Page />);
  await screen.findByText('x');
  unmount();
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
});

describe('what the server rendered', () => {
  const Form = () => {
    const [note, setNote] = useState('');
    return (
      <>
        <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
        <output>{note}</output>
      </>
    );
  };

  /** The page as the server sends it, with the part of this version in its slot. */
  function arrive(
    tools: SlotTools,
    version: string,
    { Part = Form, quiet = false }: { Part?: ComponentType<Given>; quiet?: boolean } = {},
  ) {
    const { store, services } = tools;
    const inner = renderToString(
      <PartRoot store={store} services={services}>
        <Suspense>
          <Part pallets={2} />
        </Suspense>
      </PartRoot>,
      { identifierPrefix: partPrefix('mf-a', 'quote.fit') },
    );
    const html = renderToString(<Page />).replace(
      /(<div data-slot[^>]*>)/,
      `$1<div data-part="mf-a" data-version="${version}"${quiet ? ' data-quiet=""' : ''}>${inner}</div>`,
    );
    const container = document.createElement('div');
    container.innerHTML = html;
    document.body.replaceChildren(container);
    return container;
  }

  it('is taken over by React, with what was typed into it', async () => {
    const { tools } = setUp([{ name: 'mf-a', versions: { 1: Form } }]);
    const container = arrive(tools, '1');
    const field = screen.getByLabelText<HTMLInputElement>('Note');
    field.value = 'Dock 4';
    render(<Page />, { container, hydrate: true });
    expect(await screen.findByText('Dock 4')).toBeInTheDocument();
    expect(screen.getByLabelText('Note')).toBe(field);
  });

  it('is rendered anew when it came from another release', async () => {
    const { tools } = setUp([{ name: 'mf-a', versions: { 2: Newer } }]);
    const container = arrive(tools, '1');
    render(<Page />, { container, hydrate: true });
    expect(await screen.findByText('Newer fit 2')).toBeInTheDocument();
    expect(screen.queryByLabelText('Note')).not.toBeInTheDocument();
  });

  describe('of a quiet part', () => {
    it('stays as it is, without its script, and leaves with its page', async () => {
      const { tools, loads } = setUp([{ name: 'mf-a', versions: { 1: Fit } }]);
      const container = arrive(tools, '1', { Part: Fit, quiet: true });
      const sent = screen.getByText('Fits 2');
      const { rerender, unmount } = render(<Page />, { container, hydrate: true });
      rerender(<Page />);
      expect(screen.getByText('Fits 2')).toBe(sent);
      unmount();
      expect(loads()).toBe(0);
    });

    it('is rendered anew once the page gives it something else, from what the page left out of the site', async () => {
      const { tools, loads } = setUp([{ name: 'mf-a', versions: { 1: Fit } }], { isPartial: true });
      const container = arrive(tools, '1', { Part: Fit, quiet: true });
      const { rerender } = render(<Page />, { container, hydrate: true });
      rerender(<Page pallets={5} />);
      rerender(<Page pallets={2} />);
      rerender(<Page pallets={7} />);
      expect(await screen.findByText('Fits 7')).toBeInTheDocument();
      expect(screen.getAllByText(/^Fits/)).toHaveLength(1);
      expect(loads()).toBe(1);
      rerender(<Page pallets={2} />);
      expect(await screen.findByText('Fits 2')).toBeInTheDocument();
      expect(console.error).not.toHaveBeenCalled();
    });

    it('stays when the rest of the site is known, and when another release goes live', async () => {
      const { tools, loads, findOut, goLive } = setUp([{ name: 'mf-a', versions: { 1: Fit } }], { isPartial: true });
      const container = arrive(tools, '1', { Part: Fit, quiet: true });
      const sent = screen.getByText('Fits 2');
      render(<Page />, { container, hydrate: true });
      await act(findOut);
      goLive({ name: 'mf-a', versions: { 2: Newer, 1: Fit } });
      expect(screen.getByText('Fits 2')).toBe(sent);
      expect(loads()).toBe(0);
    });

    it('is loaded where the server could not render it', async () => {
      const { tools } = setUp([{ name: 'mf-a', versions: { 1: Fit } }], { isPartial: true });
      const container = arrive(tools, '1', { Part: Fit, quiet: true });
      const [part] = container.querySelectorAll<HTMLElement>('[data-part]');
      part?.removeAttribute('data-version');
      part?.replaceChildren();
      render(<Page />, { container, hydrate: true });
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
      const container = arrive(tools, '1', { Part: Fit, quiet: true });
      const { rerender } = render(<Page />, { container, hydrate: true });
      rerender(<Page pallets={5} />);
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

    it('is replaced when its release is taken back', async () => {
      const { tools, goLive } = setUp([{ name: 'mf-a', versions: { 1: Fit } }]);
      const container = arrive(tools, '1', { Part: Fit, quiet: true });
      render(<Page />, { container, hydrate: true });
      goLive({ name: 'mf-a', versions: { 0: Newer }, withdrawn: ['1'] });
      expect(await screen.findByText('Newer fit 2')).toBeInTheDocument();
      expect(screen.queryByText('Fits 2')).not.toBeInTheDocument();
    });
  });
});
