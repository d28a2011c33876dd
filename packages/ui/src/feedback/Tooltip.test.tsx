import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Tooltip } from './Tooltip.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function setUp() {
  const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms), delay: null });
  render(
    ['Zoom in', 'Zoom out'].map((label) => (
      <button key={label} type="button" aria-label={label}>
        <Tooltip>{label}</Tooltip>
      </button>
    )),
  );
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  return { user, wait, first: screen.getByRole('button', { name: 'Zoom in' }) };
}
const shown = () => ['Zoom in', 'Zoom out'].filter((label) => screen.queryByText(label) !== null);

it('appears 700 ms after the pointer, and disappears with it', async () => {
  const { user, wait, first } = setUp();
  await user.hover(first);
  wait(699);
  expect(shown()).toEqual([]);
  wait(1);
  expect(shown()).toEqual(['Zoom in']);
  await user.unhover(first);
  expect(shown()).toEqual([]);
});

it('appears at once at the next control within 300 ms; later it waits again', async () => {
  const { user, wait, first } = setUp();
  const second = screen.getByRole('button', { name: 'Zoom out' });
  await user.hover(first);
  wait(700);
  await user.unhover(first);
  wait(299);
  await user.hover(second);
  expect(shown()).toEqual(['Zoom out']);
  await user.unhover(second);
  wait(300);
  await user.hover(first);
  wait(699);
  expect(shown()).toEqual([]);
});

it('does not appear at a control that was pressed before', async () => {
  const { user, wait, first } = setUp();
  await user.hover(first);
  wait(300);
  await user.click(first);
  wait(2_000);
  expect(shown()).toEqual([]);
});

it('appears at once with the keyboard, and Escape closes it', async () => {
  const { user } = setUp();
  await user.tab();
  expect(shown()).toEqual(['Zoom in']);
  await user.tab();
  expect(shown()).toEqual(['Zoom out']);
  await user.keyboard('{Escape}');
  expect(shown()).toEqual([]);
});

it('is shown while a finger rests on the control, and not for a tap', () => {
  const { wait, first } = setUp();
  // jsdom has no pointer events.
  const touch = (type: string) => fireEvent(first, Object.assign(new MouseEvent(type), { pointerType: 'touch' }));
  touch('pointerdown');
  wait(200);
  touch('pointerup');
  wait(2_000);
  expect(shown()).toEqual([]);
  touch('pointerdown');
  wait(700);
  expect(shown()).toEqual(['Zoom in']);
  touch('pointerup');
  expect(shown()).toEqual([]);
});

it('is not announced twice by screen readers', () => {
  setUp();
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveAccessibleDescription('');
});
