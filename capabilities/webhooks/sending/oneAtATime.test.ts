import { oneAtATime } from './oneAtATime.ts';

it('runs once more for all who came while it ran, and never twice at once', async () => {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const act = oneAtATime(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  });
  const first = act();
  const others = [act(), act(), act()];
  ends.shift()?.();
  await first;
  await Promise.resolve();
  ends.shift()?.();
  await Promise.all(others);
  expect([most, ends.length]).toEqual([1, 0]);
});

it('tells of a failure those who waited for it, and runs again', async () => {
  let isFailing = true;
  const act = oneAtATime(async () => {
    if (isFailing) throw new Error('away');
  });
  await expect(act()).rejects.toThrow('away');
  isFailing = false;
  await act();
});
