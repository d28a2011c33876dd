import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { ComboboxField } from './ComboboxField.tsx';

const PLACES = ['Marrickville NSW 2204', 'Marsfield NSW 2122', 'Newtown NSW 2042'];

const chosen: string[] = [];
let sent = 0;

function Suburb({ from = '' }: { from?: string }) {
  const [text, setText] = useState(from);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    sent += 1;
  };
  return (
    <form onSubmit={onSubmit}>
      <ComboboxField
        label="Suburb"
        name="suburb"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onChoose={(value) => {
          chosen.push(value);
          setText(value);
        }}
        suggestionsLabel="Suburbs"
        suggestions={PLACES.filter((place) => place.toLowerCase().includes(text.toLowerCase())).map((value) => ({
          value,
        }))}
      />
      <button type="submit">Send</button>
    </form>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Suburb' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  chosen.length = 0;
  sent = 0;
});

describe('ComboboxField', () => {
  it('is closed until it is used, then offers what fits the text', async () => {
    render(<Suburb />);
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field(), 'mar');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(options()).toEqual(['Marrickville NSW 2204', 'Marsfield NSW 2122']);
    expect(screen.getByText('2 suggestions')).toBeInTheDocument();
  });

  it('offers what fits a text that was there before React, once it hears of it', () => {
    render(<Suburb from="mar" />);
    field().focus();
    // As the host repeats what was typed early: React sees no other value than its own.
    fireEvent(field(), new Event('input', { bubbles: true }));
    expect(options()).toEqual(['Marrickville NSW 2204', 'Marsfield NSW 2122']);
  });

  it('leaves the focus where it is when the browser fills it in', async () => {
    render(<Suburb />);
    screen.getByRole('button', { name: 'Send' }).focus();
    fireEvent.input(field(), { target: { value: 'mar' } });
    expect(field()).toHaveValue('mar');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  });

  it('chooses a suggestion by keyboard without sending the form', async () => {
    render(<Suburb />);
    await userEvent.type(field(), 'mar{ArrowDown}');
    const [first] = screen.getAllByRole('option');
    expect(field()).toHaveAttribute('aria-activedescendant', first?.id);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveValue('Marsfield NSW 2122');
    expect(chosen).toEqual(['Marsfield NSW 2122']);
    expect(options()).toEqual([]);
    expect(sent).toBe(0);
    await userEvent.keyboard('{Enter}');
    expect(sent).toBe(1);
  });

  it('chooses a suggestion by pointer and keeps the focus', async () => {
    render(<Suburb />);
    await userEvent.click(field());
    await userEvent.click(within(screen.getByRole('listbox', { name: 'Suburbs' })).getByText('Newtown NSW 2042'));
    expect(field()).toHaveValue('Newtown NSW 2042');
    expect(field()).toHaveFocus();
  });

  it('never replaces what was typed', async () => {
    render(<Suburb />);
    await userEvent.type(field(), 'mar{ArrowDown}');
    await userEvent.tab();
    expect(field()).toHaveValue('mar');
    await userEvent.click(field());
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveValue('mar');
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('mar');
    await userEvent.type(field(), 'zzz');
    expect(field()).toHaveValue('marzzz');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(chosen).toEqual([]);
  });

  it('sends the form with Enter while no suggestion is highlighted, and leaves Home and End to the text', async () => {
    render(<Suburb from="mar" />);
    await userEvent.click(field());
    await userEvent.keyboard('{Home}x{End}y');
    expect(field()).toHaveValue('xmary');
    await userEvent.keyboard('{Enter}');
    expect(sent).toBe(1);
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });
});
