import { BOB, MIA } from '../../auth-gateway/fixtures/claimDesk.ts';
import { driverDesk } from '../../auth-gateway/fixtures/driverDesk.ts';
import { DATABASES, gatewayOn } from '../../auth-gateway/fixtures/gatewayOn.ts';
import { listenTo } from '../../auth-gateway/fixtures/listenTo.ts';

const FRIDAY = new Date('2026-11-20T03:00:00Z');
const SECOND_MS = 1_000;

describe.each(DATABASES)('news of positions on the %s database', (kind) => {
  let time = FRIDAY;
  const { lay, underWay, report, position } = driverDesk(
    () => gateway,
    () => time,
  );
  const gateway = gatewayOn(kind, { now: () => time });
  const pass = (seconds: number) => {
    time = new Date(FRIDAY.getTime() + seconds * SECOND_MS);
  };
  async function open(headers: Record<string, string>) {
    const page = await listenTo(`${gateway.url}/api/shipments/events`, headers);
    await page.event('ready');
    const news = () => page.data<{ reference: string; at: string }>('position');
    return { ...page, news, hears: (count: number) => page.until(() => (news().length >= count ? true : undefined)) };
  }

  it('go to the pages of its client at most once in fifteen seconds, and to nobody else', async () => {
    await lay();
    const { reference, token } = await underWay();
    const [own, other] = [await open(MIA), await open(BOB)];
    pass(60);
    await report(token, position());
    await own.hears(1);
    pass(74);
    await report(token, position(new Date(FRIDAY.getTime() + 30 * SECOND_MS)));
    pass(76);
    await report(token, position());
    await own.hears(2);
    expect(own.news()).toEqual([
      { reference, at: '2026-11-20T03:01:00.000Z' },
      { reference, at: '2026-11-20T03:01:16.000Z' },
    ]);
    // A page that opens later reads the position itself.
    const late = await open(MIA);
    pass(120);
    await report(token, position());
    await Promise.all([own.hears(3), late.hears(1)]);
    expect(late.news()).toEqual([{ reference, at: '2026-11-20T03:02:00.000Z' }]);
    expect(other.news()).toEqual([]);
    for (const page of [own, other, late]) page.leave();
  });
});
