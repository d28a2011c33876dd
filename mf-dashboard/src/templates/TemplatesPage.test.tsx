import type { BookingTemplate } from '@saltbush/consignments/api';
import { type Answer, type Call, refusal } from '@saltbush/tooling/testing/page';
import { screen } from '@testing-library/react';
import { aSavedQuote, aShipmentDetail } from '../../fixtures/freight.ts';
import { openPage } from '../../fixtures/openPage.tsx';
import { TemplatesPage } from './TemplatesPage.tsx';

const WEEKLY: BookingTemplate = {
  ...{ reference: 'TPL-2026-00001', name: 'Weekly to Melbourne', shipmentReference: 'SH-2026-0123' },
  ...{ from: 'Sydney', to: 'Melbourne', serviceName: 'Less Than Truck Load (LTL)' },
  ...{ sender: 'Banksia Tiles', receiver: 'Lee Co' },
};

function open(rows: BookingTemplate[], answer: (call: Call) => Answer = () => ({ body: WEEKLY })) {
  const path = '/dashboard/templates';
  const answered = (call: Call) =>
    call.method === 'GET' && call.path === '/api/shipments/templates' ? { body: { rows } } : answer(call);
  return openPage({ path, page: TemplatesPage, address: path, answer: answered });
}

it('books a template again at the price of the day', async () => {
  const { user } = open([WEEKLY], ({ method }) => ({ body: method === 'GET' ? aShipmentDetail() : aSavedQuote() }));
  expect(await screen.findByRole('listitem', { name: 'Weekly to Melbourne' })).toHaveTextContent(
    'Banksia Tiles to Lee Co',
  );
  await user.click(screen.getByRole('button', { name: 'Book Weekly to Melbourne again' }));
  expect(await screen.findByRole('link', { name: /^Book for/ })).toHaveAttribute(
    'href',
    '/quotes/quotetokenquotetokenqu/book?again=SH-2026-0123',
  );
});

it('removes a template, and puts it back; the shipment stays', async () => {
  const { user, calls } = open([WEEKLY]);
  await user.click(await screen.findByRole('button', { name: 'Remove Weekly to Melbourne' }));
  expect(await screen.findByRole('group', { name: 'Weekly to Melbourne is removed' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Weekly to Melbourne is back')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: '/api/shipments/templates/TPL-2026-00001/removal' },
    { path: '/api/shipments/SH-2026-0123/templates', body: { name: 'Weekly to Melbourne' } },
  ]);
});

it('says what it did not remove, and why', async () => {
  const { user } = open([WEEKLY], () => refusal(503, 'too-busy', 'Try again in a minute.'));
  await user.click(await screen.findByRole('button', { name: 'Remove Weekly to Melbourne' }));
  expect(await screen.findByRole('group', { name: 'Weekly to Melbourne is not removed' })).toHaveTextContent(/minute/);
});

it('says how a first template is made', async () => {
  open([]);
  expect(await screen.findByText(/Nothing here yet/)).toBeVisible();
});
