import { brandServiceHours } from '@saltbush/ui/brand';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TermsPage } from './TermsPage.tsx';

const titles = [
  'Introduction',
  'Definitions',
  'Bookings and quotes',
  'Delivery and proof of delivery',
  'Wait time and demurrage',
  'Surcharges',
  'Pallet return',
  'Insurance and liability',
  'Compliance (chain of responsibility)',
  'Cancellations',
  'Payment terms',
  'Privacy',
  'Disputes and jurisdiction',
  'Contact',
];

describe('TermsPage', () => {
  it('has the 14 numbered sections in order', () => {
    render(<TermsPage />);
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings).toEqual(titles.map((title, index) => `${index + 1}. ${title}`));
  });

  it('lists demurrage by vehicle', () => {
    render(<TermsPage />);
    const table = screen.getByRole('table', { name: 'Free time and demurrage' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toContain('Up to 1T15 minutes$46');
    expect(rows).toContain('2T to 4T30 minutes$65');
    expect(rows).toContain('6T and larger30 minutes$85');
  });

  it('states its dates as dates', () => {
    render(<TermsPage />);
    for (const time of document.querySelectorAll('time')) {
      expect(time.getAttribute('datetime')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
    expect(document.querySelectorAll('time')).toHaveLength(2);
  });

  it('prints', async () => {
    let prints = 0;
    window.print = () => {
      prints += 1;
    };
    render(<TermsPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Print these terms' }));
    expect(prints).toBe(1);
  });
});

it('names the hours of customer service that the rest of the site names', () => {
  render(<TermsPage />);
  const { label } = brandServiceHours;
  const hours = label.replace('Mon-Fri ', '');
  expect(label).toMatch(/^Mon-Fri /);
  expect(screen.getByText(`Customer service is open Monday to Friday, ${hours}.`)).toBeInTheDocument();
});
