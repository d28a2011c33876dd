import { TOO_SLOW, withinTime } from '@saltbush/capability/database';
import { createLog } from '../log.ts';
import { createOutage } from './createOutage.ts';

describe('createOutage', () => {
  it('is logged in two lines, however many requests meet it', () => {
    const lines: { msg: string; outage?: string; durationMs?: number }[] = [];
    const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
    const outage = createOutage(log, { outage: 'issuer', began: 'away', ended: 'back' });
    outage.end();
    for (let count = 0; count < 50; count += 1) outage.begin(new Error('refused'));
    expect(outage.isOn()).toBe(true);
    for (let count = 0; count < 50; count += 1) outage.end();
    expect(lines.map(({ msg }) => msg)).toEqual(['away', 'back']);
    expect(lines[1]).toMatchObject({ outage: 'issuer', durationMs: expect.any(Number) });
    outage.begin(new Error('refused'));
    expect(lines).toHaveLength(3);
  });
});

describe('withinTime', () => {
  it('gives the result, or the error, or says that it took too long', async () => {
    expect(await withinTime(Promise.resolve(7), 1_000)).toBe(7);
    await expect(withinTime(Promise.reject(new Error('no')), 1_000)).rejects.toThrow('no');
    await expect(withinTime(new Promise(() => {}), 5)).rejects.toMatchObject({ code: TOO_SLOW });
  });
});
