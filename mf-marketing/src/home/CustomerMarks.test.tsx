import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CustomerMarks } from './CustomerMarks.tsx';
import { brands, distributionCentres } from './marks.data.ts';

const movement = () => {
  const [place] = screen.getAllByRole('list');
  const track = place?.parentElement;
  if (!track) throw new Error('There is no strip of names.');
  return getComputedStyle(track).animationPlayState;
};

describe('CustomerMarks', () => {
  it('reads every name once', () => {
    render(<CustomerMarks />);
    expect(screen.getAllByRole('listitem')).toHaveLength(brands.length + distributionCentres.length);
  });

  it('can be stopped and started again', async () => {
    const user = userEvent.setup();
    render(<CustomerMarks />);
    const stop = screen.getByRole('checkbox', { name: 'Stop the scrolling' });
    expect(movement()).not.toBe('paused');
    await user.click(stop);
    expect(movement()).toBe('paused');
    await user.click(stop);
    expect(movement()).not.toBe('paused');
  });
});
