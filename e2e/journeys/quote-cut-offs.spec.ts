import { QuotePage } from '../pages/QuotePage.ts';
import { untilFollowing } from '../platform/untilFollowing.ts';
import { expect, test } from '../test.ts';
import { recordTraffic } from '../traffic/recordTraffic.ts';

// The browser is far from any Australian time zone, and on another date.
test.use({ timezoneId: 'America/Los_Angeles' });

const LEVELS = ['All Day', 'Standard 4-5 hrs', 'VIP 2-3 hrs', 'Express Immediate'];
const CUT_OFFS = ['10:00', '14:00', '15:30', '18:00'];

const CLOCKS = [
  { pickup: 'Newtown', date: '2026-11-20', offset: '+11:00', zone: 'AEDT in Sydney' },
  { pickup: 'Newtown', date: '2026-07-17', offset: '+10:00', zone: 'AEST in Sydney' },
  { pickup: 'Brisbane', date: '2026-11-20', offset: '+10:00', zone: 'AEST in Brisbane' },
];

for (const { pickup, date, offset, zone } of CLOCKS) {
  test(`every level closes at its minute, ${zone}`, async ({ page }) => {
    const at = (time: string) => new Date(`${date}T${time}${offset}`);
    const quote = new QuotePage(page);
    await page.clock.install({ time: at('06:00:00') });
    const isStarted = untilFollowing(page);
    const traffic = await recordTraffic(await page.context().newCDPSession(page));
    await quote.openAddress(`?service=metro-pallets&pickup=${pickup}&delivery=Marrickville`);
    await isStarted;
    await expect(quote.clock).toContainText(zone);
    // A script that is under way while the clock is set hours ahead would count as one that never came.
    await traffic.untilQuiet();
    for (const [index, cutOff] of CUT_OFFS.entries()) {
      const level = LEVELS[index] ?? '';
      await page.clock.pauseAt(new Date(at(`${cutOff}:00`).getTime() - 1000));
      await expect(quote.clock.getByText('1 min left', { exact: true })).toBeVisible();
      await expect(quote.tab(level)).not.toContainText('Closed');
      await page.clock.pauseAt(at(`${cutOff}:00`));
      await expect(quote.tab(level)).toContainText('Closed');
      await expect(quote.clock.getByText('Closed', { exact: true })).toHaveCount(index + 1);
    }
    await expect(quote.clock).toContainText('every cut-off has passed');
  });
}

test('a page left open past 2:00 PM closes Standard by itself, and offers the next business day', async ({ page }) => {
  const quote = new QuotePage(page);
  await page.clock.install({ time: new Date('2026-11-20T13:57:00+11:00') });
  const isStarted = untilFollowing(page);
  const traffic = await recordTraffic(await page.context().newCDPSession(page));
  await quote.openAddress('?pickup=Newtown&delivery=Marrickville&quoted=1');
  await isStarted;
  await expect(quote.summary).toContainText('$82.50');
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeChecked();

  await traffic.untilQuiet();
  await page.clock.pauseAt(new Date('2026-11-20T14:00:00+11:00'));
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeDisabled();
  // It speaks once no answer has come for a while, so the clock must go on.
  await page.clock.resume();
  await expect(quote.news).toContainText('Book by 2:00 PM');
  await expect(quote.summary).not.toContainText('$82.50');

  await page.getByRole('button', { name: 'Quote for 23 Nov 2026' }).click();
  await expect(quote.summary).toContainText('$82.50');
  await expect(quote.clock).toContainText('Pickup Mon 23 Nov 2026: every level is open.');
  await quote.clock.getByRole('button', { name: 'Back to today' }).click();
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeDisabled();
});

test('weekends and public holidays say so', async ({ page }) => {
  const quote = new QuotePage(page);
  await page.clock.setFixedTime(new Date('2026-11-21T09:00:00+11:00'));
  await quote.openAddress('?service=metro-pallets&pickup=Newtown&delivery=Bondi');
  await expect(quote.clock).toContainText('Pickup today, Sat 21 Nov 2026: no same-day services on weekends.');
  await page.clock.setFixedTime(new Date('2026-12-24T20:00:00+11:00'));
  await page.reload();
  await expect(quote.clock).toContainText('every cut-off has passed');
  await page.getByRole('button', { name: 'Quote for 29 Dec 2026' }).click();
  await expect(quote.clock).toContainText('Pickup Tue 29 Dec 2026: every level is open.');
  await page.getByLabel('Pickup date').fill('2026-12-25');
  await expect(quote.clock).toContainText('no same-day services on Christmas Day.');
});
