import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NotFound } from './NotFound.tsx';

function renderAt(path: string, signInHelps: boolean) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <NotFound signInHelps={signInHelps} />
    </MemoryRouter>,
  );
}

describe('NotFound', () => {
  it('says it in the exact words, with ways on', () => {
    renderAt('/nowhere', false);
    expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '/quote');
    expect(screen.queryByRole('link', { name: 'Client Portal' })).not.toBeInTheDocument();
  });

  it('offers to sign in and come back where that helps', () => {
    renderAt('/dashboard/shipments?month=7', true);
    expect(screen.getByRole('link', { name: 'Client Portal' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fdashboard%2Fshipments%3Fmonth%3D7',
    );
  });
});
