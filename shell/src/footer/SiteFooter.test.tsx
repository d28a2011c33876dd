import { render, screen, within } from '@testing-library/react';
import { SiteFooter } from './SiteFooter.tsx';

describe('SiteFooter', () => {
  it('shows the links, the help and the copyright line of 2025', () => {
    render(<SiteFooter />);
    const company = within(screen.getByRole('navigation', { name: 'Company' })).getAllByRole('link');
    expect(company.map((link) => link.getAttribute('href'))).toEqual(['/about', '/contact', '/careers', '/terms']);
    const services = within(screen.getByRole('navigation', { name: 'Services' })).getAllByRole('link');
    expect(services).toHaveLength(7);
    const tools = within(screen.getByRole('navigation', { name: 'Tools' })).getAllByRole('link');
    const toolPaths = ['/quote', '/track', '/new-client', '/freight-health-check', '/ar-truck-tool', '/developers'];
    expect(tools.map((link) => link.getAttribute('href'))).toEqual(toolPaths);
    for (const name of ['LinkedIn', 'Facebook', 'Instagram']) expect(screen.getByRole('link', { name })).toBeVisible();
    expect(document.querySelector('a[href^="tel:"]')).toBeVisible();
    expect(document.querySelector('a[href^="mailto:"]')).toBeVisible();
    expect(screen.getByText(/^© 2025 /)).toBeVisible();
    expect(screen.getByText(/^ABN \d/)).toBeVisible();
  });
});
