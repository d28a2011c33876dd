import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs, type TabsProps } from './Tabs.tsx';

const items = [
  { id: 'ftl', label: 'Full load' },
  { id: 'ltl', label: 'Pallets', badge: '2 errors' },
  { id: 'hourly', label: 'Hourly hire' },
];
const panels = { ftl: <p>Whole truck</p>, ltl: <p>By the pallet</p>, hourly: <p>By the hour</p> };

function Example(props: Partial<TabsProps>) {
  const [selectedId, setSelectedId] = useState('ftl');
  return (
    <Tabs label="Service" items={items} panels={panels} selectedId={selectedId} onSelect={setSelectedId} {...props} />
  );
}

const selected = () => screen.getByRole('tab', { selected: true });

describe('Tabs', () => {
  it('moves with the arrows, around the ends, and with Home and End', async () => {
    render(<Example />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Full load' })).toHaveFocus();
    for (const [key, name] of [
      ['{ArrowRight}', 'Pallets 2 errors'],
      ['{ArrowLeft}', 'Full load'],
      ['{ArrowLeft}', 'Hourly hire'],
      ['{ArrowRight}', 'Full load'],
      ['{End}', 'Hourly hire'],
      ['{Home}', 'Full load'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(selected()).toHaveAccessibleName(name);
      expect(selected()).toHaveFocus();
    }
  });

  it('is one tab stop, and the next is the panel', async () => {
    render(<Example />);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel', { name: 'Full load' })).toHaveFocus();
  });

  it('shows the panel that belongs to the tab, and only that', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('tab', { name: /Pallets/ }));
    const panel = screen.getByRole('tabpanel');
    expect(panel).toHaveTextContent('By the pallet');
    expect(selected()).toHaveAttribute('aria-controls', panel.id);
    expect(screen.queryByText('Whole truck')).not.toBeInTheDocument();
  });

  it('waits for Enter in manual activation', async () => {
    render(<Example activation="manual" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: /Pallets/ })).toHaveFocus();
    expect(selected()).toHaveAccessibleName('Full load');
    await userEvent.keyboard('{Enter}');
    expect(selected()).toHaveAccessibleName('Pallets 2 errors');
  });

  it('keeps what was typed in another panel when asked to', async () => {
    const inputs = { ...panels, ftl: <input aria-label="Weight" /> };
    render(<Example keepMounted panels={inputs} />);
    await userEvent.type(screen.getByLabelText('Weight'), '840');
    await userEvent.click(screen.getByRole('tab', { name: 'Hourly hire' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Full load' }));
    expect(screen.getByLabelText('Weight')).toHaveValue('840');
  });
});
