import { jest } from '@jest/globals';
import { askForAnswer } from './askForAnswer.ts';
import type { Patience } from './askPatiently.ts';

const answer = (status: number, text: string) =>
  ({
    ...{ ok: status === 200, status, statusText: '' },
    headers: { get: () => null },
    text: async () => text,
  }) as unknown as Response;

const given: (AbortSignal | null | undefined)[] = [];
function answerWith(...answers: Response[]) {
  given.length = 0;
  globalThis.fetch = jest.fn<typeof fetch>(async (_address, init) => {
    given.push(init?.signal);
    const next = answers.shift();
    if (!next) throw new TypeError('Failed to fetch');
    return next;
  });
}

const ask = (patience: Patience) =>
  askForAnswer<{ rows: number[] }>({ segments: ['/api/rows'], method: 'POST', body: {} }, patience);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('waits while the site is busy, and reads the answer', async () => {
  answerWith(answer(503, ''), answer(429, ''), answer(200, '{"rows":[1]}'));
  const { signal } = new AbortController();
  const onWait = jest.fn(() => void jest.advanceTimersByTimeAsync(5_000));
  expect(await ask({ signal, onWait })).toEqual({ rows: [1] });
  expect(onWait).toHaveBeenCalledTimes(2);
  expect(given).toEqual([signal, signal, signal]);
});

it('gives up only between two requests where it is asked to', async () => {
  answerWith(answer(503, ''), answer(200, '{"rows":[]}'));
  const controller = new AbortController();
  const { signal } = controller;
  const asked = ask({ signal, stops: 'between', onWait: () => controller.abort() });
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  expect(given).toEqual([undefined]);
});
