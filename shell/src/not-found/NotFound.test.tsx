import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NotFound } from './NotFound.tsx';

function renderAt(path: string, signInHelps: boolean, isGone = false) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <NotFound signInHelps={signInHelps} isGone={isGone} />
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

  it('tells whoever had a page open here that it left the site', () => {
    renderAt('/quote', false, true);
    expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    expect(screen.getByText(/was taken off the site a moment ago/)).toBeVisible();
    expect(screen.queryByText(/Did you forget/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact' })).toBeVisible();
    // It would lead here again.
    expect(screen.queryByRole('link', { name: 'Get a quote' })).toBeNull();
  });

  it('offers to sign in and come back where that helps', () => {
    renderAt('/dashboard/shipments?month=7', true);
    expect(screen.getByRole('link', { name: 'Client Portal' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fdashboard%2Fshipments%3Fmonth%3D7',
    );
  });
});
