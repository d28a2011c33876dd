import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { arriveInSlot } from '../../fixtures/arriveInSlot.tsx';
import { SlotPage } from '../../fixtures/SlotPage.tsx';
import { slotSite } from '../../fixtures/slotSite.ts';
import { replayEarlyClicks, takeEarlyClicks } from '../early-acts/earlyClicks.ts';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`Pressed ${count}`}
    </button>
  );
}

const act = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
// React works in its own time here, as in a browser.
beforeEach(() => {
  act.IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(() => {
  act.IS_REACT_ACT_ENVIRONMENT = true;
});

const turn = () => new Promise((resolve) => setTimeout(resolve));
const turnUntil = async (isSo: () => boolean) => {
  while (!isSo()) await turn();
};

it.each([
  { when: 'before React has begun with the part', isDue: () => true },
  {
    when: 'while React takes the part over',
    isDue: (part: HTMLElement) => Object.keys(part).some((key) => key.startsWith('__reactContainer')),
  },
  { when: 'once React has taken it over', isDue: (part: HTMLElement) => part.dataset['awake'] !== undefined },
])('counts a press once that comes $when', async ({ isDue }) => {
  const { tools, stop } = slotSite([{ name: 'mf-a', versions: { 1: Counter } }]);
  tools.replayEarlyClicks = replayEarlyClicks;
  takeEarlyClicks({ isPageLate: false });
  const container = arriveInSlot(tools, { version: '1', Part: Counter });
  const part = container.querySelector('[data-part]') as HTMLElement;
  const page = hydrateRoot(container, <SlotPage />);
  await turnUntil(() => isDue(part));
  part.querySelector('button')?.click();
  await turnUntil(() => part.dataset['awake'] !== undefined && part.textContent !== 'Pressed 0');
  // What is repeated comes right after.
  await turn();
  expect(part.textContent).toBe('Pressed 1');
  stop();
  page.unmount();
});
