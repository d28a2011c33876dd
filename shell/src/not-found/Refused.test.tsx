import { HostContext } from '@saltbush/contract';
import { testHost } from '@saltbush/tooling/testing/host';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Refused } from './Refused.tsx';

it('says what kind of account the page needs and who is signed in, without the sentence for unknown addresses', () => {
  const user = { id: 'u1', email: 'kim@example.com', firstName: null, roles: ['client' as const] };
  render(
    <HostContext.Provider value={testHost({ visitor: { status: 'signed-in', user } })}>
      <MemoryRouter initialEntries={['/ops/mail']}>
        <Refused account="a staff account" />
      </MemoryRouter>
    </HostContext.Provider>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'This needs a staff account' })).toBeVisible();
  expect(screen.getByText(/signed in as kim@example\.com/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/api/logout');
  expect(screen.queryByText(/Did you forget to add the page/)).toBeNull();
});
