import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CustomerMarks } from './CustomerMarks.tsx';
import { brands, distributionCentres } from './marks.data.ts';

describe('CustomerMarks', () => {
  it('reads every name once', () => {
    render(<CustomerMarks />);
    expect(screen.getAllByRole('listitem')).toHaveLength(brands.length + distributionCentres.length);
  });

  it('can be stopped and started again', async () => {
    const user = userEvent.setup();
    render(<CustomerMarks />);
    await user.click(screen.getByRole('button', { name: 'Stop the scrolling' }));
    await user.click(screen.getByRole('button', { name: 'Scroll the names' }));
    expect(screen.getByRole('button', { name: 'Stop the scrolling' })).toBeVisible();
  });
});
