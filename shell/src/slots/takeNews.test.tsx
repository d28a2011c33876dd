import { jest } from '@jest/globals';
import { useDraft, usePageTitle, useVisitor } from '@saltbush/contract';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { arriveInSlot } from '../../fixtures/arriveInSlot.tsx';
import { Fit, Newer, Other, SlotPage } from '../../fixtures/SlotPage.tsx';
import { part, slotSite } from '../../fixtures/slotSite.ts';
import { visitorKnown } from '../store/visitorSlice.ts';

const user = { id: 'u1', email: 'x@y.example', firstName: 'Ana', roles: [] };

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
it('shows the parts that are live, with what the page gives, and gives them news', async () => {
  setUp([
    { name: 'mf-b', versions: { 1: Other }, parts: [part({ rank: 1 })] },
    { name: 'mf-a', versions: { 1: Fit } },
  ]);
  const { rerender, container } = render(<SlotPage />);
  expect(await screen.findByText('Fits 2')).toBeInTheDocument();
  expect([...container.querySelectorAll<HTMLElement>('[data-part]')].map(({ dataset }) => dataset['part'])).toEqual([
    'mf-a',
    'mf-b',
  ]);
  rerender(<SlotPage pallets={5} />);
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
  render(<SlotPage />);
  const other = await screen.findByText('Other team');
  const button = screen.queryByRole('button', { name: 'Break' });
  if (button) fireEvent.click(button);
  expect(await screen.findByText('Fits 2')).toBeInTheDocument();
  expect(screen.getByText('Other team')).toBe(other);
  expect(screen.getByRole('heading', { name: 'Quote' })).toBeInTheDocument();
});

it('shows what the page has instead when no release of any part works, and the part again once another is live', async () => {
  const { goLive } = setUp([{ name: 'mf-a', versions: { 1: Crashing } }]);
  render(<SlotPage />);
  expect(await screen.findByText('No fit shown')).toBeInTheDocument();
  goLive({ name: 'mf-a', versions: { 2: Newer } });
  expect(await screen.findByText('Newer fit 2')).toBeInTheDocument();
  expect(screen.queryByText('No fit shown')).not.toBeInTheDocument();
});

it('shows what the page has instead where no team has a part', async () => {
  setUp([]);
  render(<SlotPage />);
  expect(await screen.findByText('No fit shown')).toBeInTheDocument();
});

it('shows a part only to whom it is for, and while the values are those it waits for', async () => {
  setUp([
    { name: 'mf-a', versions: { 1: Fit }, parts: [part({ when: { mode: ['ftl'] } })] },
    { name: 'mf-b', versions: { 1: Other }, parts: [part({ access: 'signed-in' })] },
  ]);
  const { rerender } = render(<SlotPage />);
  expect(await screen.findByText('No fit shown')).toBeInTheDocument();
  rerender(<SlotPage mode="ftl" />);
  expect(await screen.findByText('Fits 2')).toBeInTheDocument();
  rerender(<SlotPage mode="ltl" />);
  await waitFor(() => expect(screen.queryByText('Fits 2')).not.toBeInTheDocument());
  expect(screen.queryByText('Other team')).not.toBeInTheDocument();
});

it('leaves a part as it is when another release goes live, and replaces it when its own is taken back', async () => {
  const { goLive } = setUp([{ name: 'mf-a', versions: { 1: Fit } }]);
  render(<SlotPage />);
  const shown = await screen.findByText('Fits 2');
  goLive({ name: 'mf-a', versions: { 2: Newer, 1: Fit } });
  expect(screen.getByText('Fits 2')).toBe(shown);
  goLive({ name: 'mf-a', versions: { 0: Newer }, withdrawn: ['1'] });
  expect(await screen.findByText('Newer fit 2')).toBeInTheDocument();
});

it('takes a part away when its remote leaves the site', async () => {
  const { goLive } = setUp([{ name: 'mf-a', versions: { 1: Fit } }]);
  render(<SlotPage />);
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
  render(<SlotPage />);
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
  render(<SlotPage />);
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
  const { unmount } = render(<SlotPage />);
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

  it('is taken over by React, with what was typed into it', async () => {
    const { tools } = setUp([{ name: 'mf-a', versions: { 1: Form } }]);
    const container = arriveInSlot(tools, { version: '1', Part: Form });
    const field = screen.getByLabelText<HTMLInputElement>('Note');
    field.value = 'Dock 4';
    render(<SlotPage />, { container, hydrate: true });
    expect(await screen.findByText('Dock 4')).toBeInTheDocument();
    expect(screen.getByLabelText('Note')).toBe(field);
  });

  describe('and React is about to take over', () => {
    const whenAbout = async (): Promise<void> => {
      // React takes over in a task of its own.
      for (let step = 0; step < 20; step += 1) await Promise.resolve();
    };
    const heard = jest.fn<(event: ErrorEvent) => void>();
    beforeEach(() => {
      heard.mockClear();
      window.addEventListener('error', heard);
    });
    afterEach(() => window.removeEventListener('error', heard));

    it('leaves a visitor who signs out, and comes again, without an error', async () => {
      const Yours = () => <p>Yours</p>;
      const { tools } = setUp([{ name: 'mf-a', versions: { 1: Yours }, parts: [part({ access: 'signed-in' })] }]);
      tools.store.dispatch(visitorKnown({ status: 'signed-in', user }));
      const container = arriveInSlot(tools, { version: '1', Part: Yours });
      render(<SlotPage />, { container, hydrate: true });
      await whenAbout();
      tools.store.dispatch(visitorKnown({ status: 'signed-out' }));
      expect(screen.queryByText('Yours')).not.toBeInTheDocument();
      tools.store.dispatch(visitorKnown({ status: 'signed-in', user }));
      expect(await screen.findByText('Yours')).toBeInTheDocument();
      expect(heard).not.toHaveBeenCalled();
    });

    it('is replaced when its release is taken back, without an error', async () => {
      const { tools, goLive } = setUp([{ name: 'mf-a', versions: { 1: Form } }]);
      const container = arriveInSlot(tools, { version: '1', Part: Form });
      render(<SlotPage />, { container, hydrate: true });
      await whenAbout();
      goLive({ name: 'mf-a', versions: { 0: Newer }, withdrawn: ['1'] });
      expect(await screen.findByText('Newer fit 2')).toBeInTheDocument();
      expect(screen.queryByLabelText('Note')).not.toBeInTheDocument();
      expect(heard).not.toHaveBeenCalled();
    });
  });

  it('is rendered anew when it came from another release', async () => {
    const { tools } = setUp([{ name: 'mf-a', versions: { 2: Newer } }]);
    const container = arriveInSlot(tools, { version: '1', Part: Form });
    render(<SlotPage />, { container, hydrate: true });
    expect(await screen.findByText('Newer fit 2')).toBeInTheDocument();
    expect(screen.queryByLabelText('Note')).not.toBeInTheDocument();
  });
});
