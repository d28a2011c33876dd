import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FaqPage } from './FaqPage.tsx';
import { faqGroups } from './faq.data.ts';

const itemAt = (index: number) => {
  const item = faqGroups.flatMap(({ items }) => items)[index];
  if (!item) throw new Error(`No question ${index}.`);
  return item;
};

const question = (index: number): HTMLElement => screen.getByRole('heading', { name: itemAt(index).question });
const answer = (index: number): HTMLElement => screen.getByText(itemAt(index).answer);

describe('FaqPage', () => {
  it('shows four groups with all their questions closed', () => {
    render(<FaqPage />);
    expect(faqGroups).toHaveLength(4);
    for (const { title, items } of faqGroups) {
      const group = screen.getByRole('region', { name: title });
      const questions = within(group).getAllByRole('heading', { level: 3 });
      expect(questions.map((heading) => heading.textContent)).toEqual(items.map((item) => item.question));
      for (const item of items) expect(within(group).getByText(item.answer)).not.toBeVisible();
    }
  });

  it('opens and closes each question on its own', async () => {
    const user = userEvent.setup();
    render(<FaqPage />);
    await user.click(question(0));
    await user.click(question(1));
    expect(answer(0)).toBeVisible();
    expect(answer(1)).toBeVisible();
    await user.click(question(0));
    expect(answer(0)).not.toBeVisible();
    expect(answer(1)).toBeVisible();
  });

  it('needs no control that only a script could answer', () => {
    const { container } = render(<FaqPage />);
    expect(container.querySelector('button, input, select, textarea, [role="tab"], [role="button"]')).toBeNull();
  });

  it('gives every question an id of its own', () => {
    const ids = faqGroups.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
