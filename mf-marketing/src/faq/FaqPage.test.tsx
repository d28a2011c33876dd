import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FaqPage } from './FaqPage.tsx';
import { faqGroups } from './faq.data.ts';

const question = (index: number): HTMLElement => {
  const item = faqGroups.flatMap(({ items }) => items)[index];
  if (!item) throw new Error(`No question ${index}.`);
  return screen.getByRole('button', { name: item.question });
};

describe('FaqPage', () => {
  it('shows four groups with all their questions closed', () => {
    render(<FaqPage />);
    expect(faqGroups).toHaveLength(4);
    for (const { title, items } of faqGroups) {
      const group = screen.getByRole('region', { name: title });
      const buttons = within(group).getAllByRole('button');
      expect(buttons.map((button) => button.textContent)).toEqual(items.map((item) => item.question));
      for (const button of buttons) expect(button).toHaveAttribute('aria-expanded', 'false');
    }
  });

  it('opens and closes each question on its own', async () => {
    const user = userEvent.setup();
    render(<FaqPage />);
    await user.click(question(0));
    await user.click(question(1));
    expect(question(0)).toHaveAttribute('aria-expanded', 'true');
    expect(question(1)).toHaveAttribute('aria-expanded', 'true');
    await user.click(question(0));
    expect(question(0)).toHaveAttribute('aria-expanded', 'false');
    expect(question(1)).toHaveAttribute('aria-expanded', 'true');
  });

  it('gives every question an id of its own', () => {
    const ids = faqGroups.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
