import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls } from '../../../fixtures/answerCalls.ts';
import { SiteForTests } from '../../../fixtures/SiteForTests.tsx';
import { DriverForm } from './DriverForm.tsx';
import { fileFault } from './useDriverDocuments.ts';

beforeEach(() => sessionStorage.clear());

const show = () =>
  render(
    <SiteForTests url="/driver-application">
      <DriverForm purpose="application" />
    </SiteForTests>,
  );

describe('DriverForm', () => {
  it('shows what is missing, including licence and privacy notice, and sends nothing', async () => {
    const calls = answerCalls(() => ({ status: 500, body: {} }));
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Send Application' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveFocus());
    expect(screen.getByText('Please choose your licence class')).toBeVisible();
    expect(screen.getByText(/attach your driver’s licence/)).toBeVisible();
    expect(screen.getByText(/without it we may not keep/)).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('warns of an ABN that fails its check', async () => {
    show();
    const box = screen.getByRole('textbox', { name: /^ABN/ });
    await userEvent.type(box, '51 824 753 557');
    expect(box).toHaveAccessibleDescription(/doesn't pass the ABN\/ACN check/);
    expect(box).not.toHaveAttribute('aria-invalid');
  });

  it('names every document on its buttons', () => {
    show();
    expect(screen.getAllByRole('button', { name: /^Choose File\s+for / })).toHaveLength(7);
    expect(screen.getByRole('button', { name: /^Choose File\s+for Motor insurance$/ })).toBeEnabled();
  });
});

describe('fileFault', () => {
  it('accepts 10 MB and nothing larger, or empty', () => {
    expect(fileFault({ name: 'a.pdf', size: 10 * 1024 * 1024 })).toBeNull();
    expect(fileFault({ name: 'a.pdf', size: 10 * 1024 * 1024 + 1 })).toContain('at most 10 MB');
    expect(fileFault({ name: 'a.pdf', size: 0 })).toContain('empty');
  });
});
