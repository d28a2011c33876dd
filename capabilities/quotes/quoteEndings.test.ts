import { gatewayOn } from '../../auth-gateway/fixtures/gatewayOn.ts';

const STAFF = { 'x-test-role': 'staff' };
const DAY_MS = 86_400_000;
/** A Friday, 2:00 PM in Sydney. */
const FRIDAY = new Date('2026-11-20T03:00:00Z');

describe('how requests for a price end', () => {
  let time = FRIDAY;
  const gateway = gatewayOn('embedded', { now: () => time });

  const tell = (body: unknown) => gateway.post('/api/quotes/endings', body, {});
  const counts = async () => (await gateway.get('/api/ops/quote-endings', STAFF)).body;

  it('is counted by day, for staff', async () => {
    for (const daysAgo of [40, 20, 0, 0]) {
      time = new Date(FRIDAY.getTime() - daysAgo * DAY_MS);
      expect(await tell({ ending: 'no-lane' })).toMatchObject({ status: 204 });
    }
    await tell({ ending: 'closed' });
    expect(await counts()).toEqual({
      rows: expect.arrayContaining([
        { ending: 'no-lane', last7Days: 2, last30Days: 3 },
        { ending: 'closed', last7Days: 1, last30Days: 1 },
        { ending: 'priced', last7Days: 0, last30Days: 0 },
      ]),
    });
  });

  it('is counted without what else a page may say of it', async () => {
    expect(await tell({ ending: 'no-lane', pickup: 'Sydney' })).toMatchObject({ status: 204 });
    expect(JSON.stringify(await counts())).not.toContain('Sydney');
  });

  it.each([{}, { ending: 'whatever' }, { ending: ['closed'] }, null])(
    'accepts only a known ending: %j',
    async (body) => {
      expect(await tell(body)).toMatchObject({ status: 400 });
    },
  );
});
