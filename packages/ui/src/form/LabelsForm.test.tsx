import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LabelsForm } from './LabelsForm.tsx';

it('opens as many labels as there are packages, on the chosen paper', async () => {
  const user = userEvent.setup();
  render(<LabelsForm labelsHref="/api/labels.pdf" noteHref="/api/note.pdf" count={4} mostLabels={100} />);
  const packages = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Packages' });
  expect(packages).toHaveValue(4);
  await user.clear(packages);
  await user.type(packages, '6');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Paper' }), 'A4, four a page');
  const { form } = packages;
  if (!form) throw new Error('The field belongs to no form.');
  expect(new URLSearchParams([...new FormData(form)] as [string, string][]).toString()).toBe('count=6&size=a4');
  expect(form).toHaveAttribute('action', '/api/labels.pdf');
  expect(form).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('button', { name: 'Consignment note' })).toHaveAttribute('formaction', '/api/note.pdf');
});

it('offers the declaration where goods are dangerous', () => {
  const given = { labelsHref: '/api/labels.pdf', noteHref: '/api/note.pdf', count: 1, mostLabels: 100 };
  const { rerender } = render(<LabelsForm {...given} />);
  expect(screen.queryByRole('link')).toBeNull();
  rerender(<LabelsForm {...given} dangerousHref="/api/dangerous-goods.pdf" />);
  expect(screen.getByRole('link', { name: 'Dangerous goods declaration' })).toHaveAttribute(
    'href',
    '/api/dangerous-goods.pdf',
  );
});

it('asks for at least one and at most so many', async () => {
  const user = userEvent.setup();
  render(<LabelsForm labelsHref="/api/labels.pdf" noteHref="/api/note.pdf" count={1} mostLabels={100} />);
  const packages = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Packages' });
  for (const [typed, isGood] of [
    ['0', false],
    ['101', false],
    ['1.5', false],
    ['100', true],
  ] as const) {
    await user.clear(packages);
    await user.type(packages, typed);
    expect(packages.validity.valid).toBe(isGood);
  }
});
