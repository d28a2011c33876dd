import { type Figures, verdictOf } from './verdictOf.ts';
import { verdictText } from './verdictText.ts';

const before: Figures = { version: '1.4.0', visits: 900, failed: 1, loadMsP75: 300 };
const now = (change: Partial<Figures>): Figures => ({
  version: '1.5.0',
  visits: 120,
  failed: 0,
  loadMsP75: 310,
  ...change,
});

it.each([
  [null, before, 'No visits'],
  [now({ visits: 0 }), before, 'No visits'],
  [now({}), before, 'Healthy: none of 120 visits failed'],
  [now({ failed: 1 }), before, 'No worse than 1.4.0: 1 of 120 visits failed'],
  [now({ failed: 8 }), before, 'Worse than 1.4.0: 8 of 120 visits failed, 1 of 900 before'],
  [now({ failed: 3, visits: 5 }), before, 'Worse than 1.4.0: 3 of 5 visits failed, 1 of 900 before'],
  [
    now({ failed: 21, visits: 121 }),
    { ...before, visits: 45, failed: 0 },
    'Worse than 1.4.0: 21 of 121 visits failed, 0 of 45 before',
  ],
  [now({ failed: 4 }), { ...before, failed: 30 }, 'No worse than 1.4.0: 4 of 120 visits failed'],
  [now({ failed: 2, visits: 5 }), before, 'Too few visits to judge: 2 of 5 visits failed'],
  [now({ failed: 8 }), null, 'Failing: 8 of 120 visits failed'],
  [now({ failed: 3, visits: 1_000 }), null, 'Few failures: 3 of 1,000 visits failed'],
  [now({ loadMsP75: 1_240 }), before, 'Slower than 1.4.0: 1.2 s, 300 ms before'],
  [now({ loadMsP75: 380 }), before, 'Healthy: none of 120 visits failed'],
  [now({ failed: 10, visits: 10 }), { ...before, failed: 900 }, 'Failing: 10 of 10 visits failed'],
])('%j after %j: %s', (current, earlier, expected) => {
  expect(verdictText(verdictOf(current, earlier))).toBe(expected);
});
