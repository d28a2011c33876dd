import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import type { Toast } from '@saltbush/contract';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { ToastRegion } from './ToastRegion.tsx';
import { showToast, toastSlice } from './toastSlice.ts';

const SUCCESS: Toast = {
  title: 'Success!',
  description: 'Harbour Produce has been set up successfully.',
  tone: 'success',
};
const ERROR: Toast = { title: 'Validation Error', description: 'Please fill in all required fields.', tone: 'error' };

function renderRegion() {
  const store = configureStore({ reducer: { toasts: toastSlice.reducer } });
  render(
    <Provider store={store}>
      <button type="button">Save</button>
      <ToastRegion />
    </Provider>,
  );
  return { store, show: (toast: Toast) => act(() => store.dispatch(showToast(toast))) };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const cardOf = (title: string): HTMLElement => {
  const card = screen.getByText(title).closest<HTMLElement>('[class]')?.parentElement?.parentElement;
  if (!card) throw new Error(`No toast ${title}.`);
  return card;
};

describe('ToastRegion', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('has both live regions before anything is shown', () => {
    renderRegion();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('says success as a status and takes it away after five seconds', () => {
    const { show } = renderRegion();
    show(SUCCESS);
    expect(within(screen.getByRole('status')).getByText('Success!')).toBeInTheDocument();
    wait(4999);
    expect(screen.getByText('Success!')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByText('Success!')).not.toBeInTheDocument();
  });

  it('says an error as an alert and keeps it until it is dismissed', () => {
    const { show } = renderRegion();
    show(ERROR);
    wait(600_000);
    expect(within(screen.getByRole('alert')).getByText('Validation Error')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Validation Error')).not.toBeInTheDocument();
  });

  it('shows the newest only', () => {
    const { show } = renderRegion();
    show(ERROR);
    show(SUCCESS);
    expect(screen.queryByText('Validation Error')).not.toBeInTheDocument();
    expect(screen.getByText('Success!')).toBeInTheDocument();
  });

  it.each([
    [
      'hovered',
      (card: HTMLElement) => fireEvent.pointerEnter(card),
      (card: HTMLElement) => fireEvent.pointerLeave(card),
    ],
    ['focused', (card: HTMLElement) => fireEvent.focus(card), (card: HTMLElement) => fireEvent.blur(card)],
  ])('stands still while %s', (_name, enter, leave) => {
    const { show } = renderRegion();
    show(SUCCESS);
    wait(3000);
    enter(cardOf('Success!'));
    wait(60_000);
    leave(cardOf('Success!'));
    wait(1999);
    expect(screen.getByText('Success!')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByText('Success!')).not.toBeInTheDocument();
  });

  it.each([
    [49, true],
    [50, false],
    [-80, true],
  ])('pulled %d px to the right, it is still there: %s', (distancePx, isThere) => {
    HTMLElement.prototype.setPointerCapture = () => undefined;
    const { show } = renderRegion();
    show(ERROR);
    const card = cardOf('Validation Error');
    fireEvent(card, pointer('pointerdown', 100));
    fireEvent(card, pointer('pointermove', 100 + distancePx));
    fireEvent(card, pointer('pointerup', 100 + distancePx));
    expect(screen.queryByText('Validation Error') !== null).toBe(isThere);
  });

  it('takes focus on F8 and gives it back on dismissal', () => {
    const { show } = renderRegion();
    screen.getByRole('button', { name: 'Save' }).focus();
    show(ERROR);
    fireEvent.keyDown(document.body, { key: 'F8' });
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });

  it('stands still while F8 holds focus on the region', () => {
    const { show } = renderRegion();
    show(SUCCESS);
    fireEvent.keyDown(document.body, { key: 'F8' });
    wait(60_000);
    expect(screen.getByText('Success!')).toBeInTheDocument();
  });

  it('removes a dismissed toast from the state 1,000,000 ms later', () => {
    const { store, show } = renderRegion();
    show(SUCCESS);
    wait(5000);
    wait(999_999);
    expect(store.getState().toasts).toHaveLength(1);
    wait(1);
    expect(store.getState().toasts).toHaveLength(0);
  });
});

/** jsdom has no PointerEvent; React reads these fields from any event of the type. */
function pointer(type: string, clientX: number): Event {
  return new MouseEvent(type, { bubbles: true, clientX, button: 0 });
}
