import { gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import { startDemo } from '../../../auth-gateway/fixtures/startDemo.ts';
import type { StandingPickup } from '../api/standing-pickups.ts';

describe('the standing pickup of the demo client', () => {
  let time = new Date('2026-11-20T03:00:00Z');
  const gateway = gatewayOn('embedded', { now: () => time });

  async function start(at: string): Promise<StandingPickup[]> {
    time = new Date(at);
    const answer = await gateway.get('/api/standing-pickups', await startDemo(gateway, () => time));
    return (answer.body as unknown as { rows: StandingPickup[] }).rows;
  }

  it('is there at once and once, paused, and needs no more than a press to go on', async () => {
    await gateway.reset();
    const first = await start('2026-11-20T03:00:00Z');
    expect(first).toMatchObject([{ weekdays: [2, 4], isPaused: true, needsTerms: false, nextDays: [], last: null }]);
    expect(await start('2026-11-24T03:00:00Z')).toEqual(first);
  });
});
