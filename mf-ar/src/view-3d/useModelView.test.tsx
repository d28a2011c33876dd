import { jest } from '@jest/globals';
import { arVehicles } from '@saltbush/freight';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';

const asked: (string | null)[] = [];
let isLoading = true;
const loadEngine = jest.fn(async () => {
  if (!isLoading) throw new Error('Offline');
  return {
    createModelView: () => ({
      show: async ({ vehicle }: { vehicle: { id: string } | null }) => void asked.push(vehicle?.id ?? null),
      dispose: () => undefined,
    }),
  };
});
jest.unstable_mockModule('./hasWebGl.ts', () => ({ hasWebGl: () => true }));
jest.unstable_mockModule('./loadEngine.ts', () => ({ loadEngine }));
const { useModelView } = await import('./useModelView.ts');

const SEMI = arVehicles().find(({ id }) => id === 'semi') ?? null;
const NOTHING: [] = [];

function View() {
  const [isChosen, setIsChosen] = useState(false);
  const vehicle = isChosen ? SEMI : null;
  const { canvas, state, retry } = useModelView({
    vehicle,
    scalePercent: 100,
    showsDimensions: false,
    surroundings: NOTHING,
  });
  return (
    <>
      <canvas ref={canvas} />
      <p>{state}</p>
      <button type="button" onClick={() => setIsChosen(true)}>
        Choose
      </button>
      <button type="button" onClick={retry}>
        Again
      </button>
    </>
  );
}

const connection = Object.assign(new EventTarget(), { saveData: false, effectiveType: '4g' });
const idle = new Map<number, () => void>();
let requests = 0;
/** Lets the browser be idle, as after the page has loaded. */
const rest = () =>
  act(async () => {
    const waiting = [...idle.values()];
    idle.clear();
    for (const work of waiting) work();
  });

beforeEach(() => {
  asked.length = 0;
  isLoading = true;
  loadEngine.mockClear();
  Object.assign(connection, { saveData: false, effectiveType: '4g' });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  idle.clear();
  globalThis.requestIdleCallback = (work) => {
    requests += 1;
    idle.set(requests, () => work({ didTimeout: false, timeRemaining: () => 50 }));
    return requests;
  };
  globalThis.cancelIdleCallback = (request) => void idle.delete(request);
});

it('shows all trucks once the page is at rest', async () => {
  render(<View />);
  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(loadEngine).not.toHaveBeenCalled();
  await rest();
  expect(screen.getByText('ready')).toBeInTheDocument();
  expect(asked).toEqual([null]);
});

it.each([{ saveData: true }, { effectiveType: '3g' }])(
  'fetches only the truck that is chosen with %j',
  async (says) => {
    Object.assign(connection, says);
    render(<View />);
    await rest();
    expect(screen.getByText('on-request')).toBeInTheDocument();
    expect(loadEngine).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    expect(screen.getByText('loading')).toBeInTheDocument();
    await rest();
    expect(screen.getByText('ready')).toBeInTheDocument();
    expect(asked).toEqual(['semi']);
  },
);

it('begins when a slow connection becomes fast, and keeps the view when it becomes slow again', async () => {
  connection.effectiveType = '2g';
  render(<View />);
  const change = (effectiveType: string) =>
    act(async () => {
      connection.effectiveType = effectiveType;
      connection.dispatchEvent(new Event('change'));
    });
  await change('4g');
  await rest();
  expect(screen.getByText('ready')).toBeInTheDocument();
  await change('2g');
  expect(screen.getByText('ready')).toBeInTheDocument();
  expect(asked).toEqual([null]);
});

it('says that it failed, and tries again when asked to', async () => {
  isLoading = false;
  render(<View />);
  await rest();
  expect(screen.getByText('failed')).toBeInTheDocument();
  isLoading = true;
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(screen.getByText('loading')).toBeInTheDocument();
  await rest();
  expect(screen.getByText('ready')).toBeInTheDocument();
});
