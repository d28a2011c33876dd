import { render, screen } from '@testing-library/react';
import { SiteForTests } from '../../../fixtures/SiteForTests.tsx';
import { ApplicationReceived } from './ApplicationReceived.tsx';

it('is read out once: its heading takes the focus, and nothing around it is a live region', () => {
  render(
    <SiteForTests url="/driver-application">
      <ApplicationReceived reference="DA-2026-0001" token="abc" />
    </SiteForTests>,
  );
  expect(screen.getByRole('heading', { name: 'We have your application' })).toHaveFocus();
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('DA-2026-0001')).toBeVisible();
});
