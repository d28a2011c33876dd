import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './Disclosure.tsx';

const example = (
  <>
    <Disclosure title="Levy">Follows diesel.</Disclosure>
    <Disclosure title="Terms" defaultIsOpen>
      Seven days.
    </Disclosure>
  </>
);

describe('Disclosure', () => {
  it('is a button in a heading that opens and closes its own panel only', async () => {
    render(example);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    const levy = screen.getByRole('button', { name: 'Levy' });
    const terms = screen.getByRole('button', { name: 'Terms' });
    const panel = document.getElementById(levy.getAttribute('aria-controls') ?? '');

    expect(levy).toHaveAttribute('aria-expanded', 'false');
    expect(panel).toHaveAttribute('hidden');
    await userEvent.click(levy);
    expect(levy).toHaveAttribute('aria-expanded', 'true');
    expect(panel).not.toHaveAttribute('hidden');
    expect(terms).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    expect(levy).toHaveAttribute('aria-expanded', 'false');
    expect(panel).toHaveAttribute('hidden', 'until-found');
  });

  it('opens when the browser finds a word inside', () => {
    render(example);
    const levy = screen.getByRole('button', { name: 'Levy' });
    const panel = document.getElementById(levy.getAttribute('aria-controls') ?? '');
    act(() => {
      if (panel) fireEvent(panel, new Event('beforematch'));
    });
    expect(levy).toHaveAttribute('aria-expanded', 'true');
  });
});
