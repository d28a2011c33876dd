import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { ErrorSummary } from './ErrorSummary.tsx';

const FAULTS = [
  { id: 'pickup.name', message: 'Pickup: Enter a name' },
  { id: 'abn', message: 'ABN/ACN is required' },
];

it('counts what is wrong and leads to each field', async () => {
  render(
    <form>
      <ErrorSummary faults={FAULTS} />
      <input id="abn" aria-label="ABN" />
    </form>,
  );
  expect(screen.getByRole('heading', { level: 2, name: '2 answers need your attention' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'ABN/ACN is required' }));
  expect(screen.getByLabelText('ABN')).toHaveFocus();
});

it('leaves the way to a field that is not on show to the form', async () => {
  const go = jest.fn<(id: string) => void>();
  render(<ErrorSummary faults={FAULTS} onGo={go} />);
  await userEvent.click(screen.getByRole('link', { name: 'Pickup: Enter a name' }));
  expect(go).toHaveBeenCalledWith('pickup.name');
});

it('takes the focus under its heading as its name, and is no live region that would say the same again', () => {
  const ref = createRef<HTMLDivElement>();
  render(<ErrorSummary ref={ref} faults={FAULTS.slice(1)} />);
  ref.current?.focus();
  expect(screen.getByRole('group', { name: 'One answer needs your attention' })).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is not there while nothing is wrong', () => {
  const { container } = render(<ErrorSummary faults={[]} />);
  expect(container).toBeEmptyDOMElement();
});
