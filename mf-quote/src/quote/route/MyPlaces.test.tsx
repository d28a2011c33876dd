import type { Address } from '@saltbush/addresses/api';
import { screen } from '@testing-library/react';
import { gatewayOf } from '../../../fixtures/gatewayOf.ts';
import { renderAt } from '../../../fixtures/renderAt.tsx';
import { QuotePage } from '../QuotePage.tsx';

const LOAF: Address = {
  ...{ reference: 'ADR-2026-00001', version: 1, name: 'Corner Loaf', street: '211 King Street', suburb: 'Newtown' },
  ...{ postcode: '2042', contactName: '', phone: '', openingHours: '', gateM: '', drivewayM: '', heightM: '' },
  ...{ hasForklift: false, needsTailgate: true, hasDangerousGoods: false, instructions: '' },
};
const user = { id: 'u1', email: 'maya@example.com', firstName: 'Maya', roles: ['client' as const] };

it('offers signed-in clients the suburbs of their own addresses first, with the tailgate that one needs', async () => {
  const calls = gatewayOf(({ name }) => ({
    status: 200,
    body: { rows: name.includes('loaf') ? [LOAF] : [], total: 1, page: 1, pageSize: 25 },
  }));
  const view = renderAt('/quote', { route: '/quote', page: <QuotePage />, visitor: { status: 'signed-in', user } });
  const pickup = await screen.findByRole('combobox', { name: 'Pickup suburb' });
  await view.user.type(pickup, 'loaf');
  await view.user.click(await screen.findByRole('option', { name: 'Newtown 2042 Corner Loaf' }));
  expect(pickup).toHaveValue('Newtown 2042');
  expect(screen.getByRole('checkbox', { name: /Tailgate/ })).toBeChecked();
  expect(calls.map(({ name }) => name)).toContain('GET /api/addresses?search=loaf');
});
