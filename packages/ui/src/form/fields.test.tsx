import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { CheckboxField } from './CheckboxField.tsx';
import { ComboboxField } from './ComboboxField.tsx';
import { FileField } from './FileField.tsx';
import { NumberField } from './NumberField.tsx';
import { RadioCards } from './RadioCards.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

const options = [
  { value: 'std', label: 'Standard', description: '4-5 hours' },
  { value: 'vip', label: 'VIP' },
];

const fields: [string, ComponentType<never>, object][] = [
  ['CheckboxField', CheckboxField, {}],
  [
    'ComboboxField',
    ComboboxField,
    { value: '', onChange: () => {}, onChoose: () => {}, suggestions: [], suggestionsLabel: 'Where' },
  ],
  ['FileField', FileField, {}],
  ['NumberField', NumberField, { unit: 'kg' }],
  ['SelectField', SelectField, { options }],
  ['TextAreaField', TextAreaField, {}],
  ['TextField', TextField, {}],
];

describe.each(fields)('%s', (_name, Component, props) => {
  const Any = Component as ComponentType<Record<string, unknown>>;
  const base = { label: 'Gate', name: 'gate', ...props };

  it('is named by its label and described by its help', () => {
    render(<Any {...base} help="As on the fence" />);
    const control = screen.getByLabelText('Gate');
    expect(control).toHaveAttribute('name', 'gate');
    expect(control).toHaveAccessibleDescription('As on the fence');
    expect(control).not.toHaveAttribute('aria-invalid');
  });

  it('shows the error after the help, and keeps other descriptions', () => {
    render(
      <>
        <p id="other">Third gate</p>
        <Any {...base} help="As on the fence" error="Enter the gate." aria-describedby="other" />
      </>,
    );
    const control = screen.getByLabelText('Gate');
    expect(control).toHaveAccessibleDescription('Third gate As on the fence Enter the gate.');
    expect(control).toBeInvalid();
  });

  it('marks required fields without changing their name', () => {
    render(<Any {...base} required />);
    expect(screen.getByText('required')).toBeInTheDocument();
    expect(screen.getByLabelText(/Gate/)).toHaveAccessibleName('Gate');
    expect(screen.getByLabelText(/Gate/)).toBeRequired();
  });

  it('uses an id of its own when two forms share a name', () => {
    render(
      <>
        <Any {...base} label="One" />
        <Any {...base} label="Two" />
      </>,
    );
    expect(screen.getByLabelText('One').id).not.toBe(screen.getByLabelText('Two').id);
  });
});

describe('RadioCards', () => {
  it('is a named group whose error and help belong to it', () => {
    render(<RadioCards label="Level" name="level" options={options} help="Pickup time" error="Choose a level." />);
    const group = screen.getByRole('group', { name: 'Level' });
    expect(group).toHaveAccessibleDescription('Pickup time Choose a level.');
    expect(screen.getByRole('radio', { name: /Standard/ })).toHaveAccessibleDescription('4-5 hours');
  });

  it('chooses one, and reports it as a native change', async () => {
    const chosen: string[] = [];
    render(
      <RadioCards label="Level" name="level" options={options} onChange={(event) => chosen.push(event.target.value)} />,
    );
    await userEvent.click(screen.getByText('VIP'));
    await userEvent.click(screen.getByText('Standard'));
    expect(chosen).toEqual(['vip', 'std']);
    expect(screen.getByRole('radio', { name: /Standard/ })).toBeChecked();
  });
});

it('SelectField groups its options and can begin empty', () => {
  render(<SelectField label="Vehicle" name="vehicle" placeholder="Choose" options={[{ label: 'Rigid', options }]} />);
  expect(screen.getByRole('group', { name: 'Rigid' })).toBeInTheDocument();
  expect(screen.getByLabelText('Vehicle')).toHaveValue('');
});
