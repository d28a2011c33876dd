import { gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import { DEMO_USERS } from '../../../auth-gateway/src/auth/issuer/demo-users.data.ts';
import { seedDemoUsers } from '../../../auth-gateway/src/auth/issuer/users.ts';
import { createPrivateLinks } from '../../../auth-gateway/src/references/createPrivateLinks.ts';
import { seedDemo } from '../../../auth-gateway/src/seedDemo.ts';
import type { StandingPickup } from '../api/standing-pickups.ts';

describe('the standing pickup of the demo client', () => {
  let time = new Date('2026-11-20T03:00:00Z');
  const gateway = gatewayOn('embedded', { now: () => time });

  async function start(at: string): Promise<StandingPickup[]> {
    time = new Date(at);
    const { database } = gateway;
    await seedDemoUsers(database.db, DEMO_USERS);
    await seedDemo({ database, links: await createPrivateLinks(database, null), now: () => time });
    const { id } = await database.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'client@saltbush.example')
      .executeTakeFirstOrThrow();
    const answer = await gateway.get('/api/standing-pickups', { 'x-test-role': 'client', 'x-test-user': id });
    return (answer.body as unknown as { rows: StandingPickup[] }).rows;
  }

  it('is there at once and once, paused, and needs no more than a press to go on', async () => {
    await gateway.reset();
    const first = await start('2026-11-20T03:00:00Z');
    expect(first).toMatchObject([{ weekdays: [2, 4], isPaused: true, needsTerms: false, nextDays: [], last: null }]);
    expect(await start('2026-11-24T03:00:00Z')).toEqual(first);
  });
});
