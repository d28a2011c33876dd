import { jest } from '@jest/globals';
import { EARLY_INPUT_SCRIPT } from '@saltbush/contract/early-input';
import { EARLY_SUBMITS_SCRIPT } from '@saltbush/contract/early-submits';
import { ComboboxField } from '@saltbush/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { EarlyActs } from './EarlyActs.tsx';

const RENDERED = { place: '', pallets: '1', message: 'About storage: ', service: 'road', notes: 'none' };
const DRAFT = { ...RENDERED, place: 'Kept place', notes: 'kept notes' };
const SUBURBS = [{ value: 'Geelong' }];

const left = jest.fn();
const sent = jest.fn();
const chosen = jest.fn();

/** Every kind of field, controlled. Like the site's forms it restores a draft once it runs in the browser. */
function Form({ draft = RENDERED }: { draft?: typeof RENDERED }) {
  const [values, setValues] = useState(RENDERED);
  const [isHeavy, setIsHeavy] = useState(false);
  const [size, setSize] = useState('small');
  const [isHere, setIsHere] = useState(false);
  const latest = useRef(values);
  latest.current = values;
  useEffect(() => setIsHere(true), []);
  // Restored in a second pass, as in forms that must know the time first, and from the state last rendered.
  useEffect(() => {
    if (isHere) setValues(draft === RENDERED ? { ...latest.current } : draft);
  }, [draft, isHere]);
  const field = (name: keyof typeof RENDERED) => ({
    name,
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      setValues({ ...values, [name]: target.value }),
  });
  const suburbs = { suggestions: SUBURBS, suggestionsLabel: 'Suburbs', onChoose: () => undefined };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(values.place);
      }}
    >
      <ComboboxField label="Place" {...suburbs} {...field('place')} />
      <input aria-label="Pallets" type="number" {...field('pallets')} />
      <textarea aria-label="Message" {...field('message')} onBlur={left} />
      <select aria-label="Service" {...field('service')}>
        <option value="road">Road</option>
        <option value="rail">Rail</option>
      </select>
      <input aria-label="Heavy" type="checkbox" name="heavy" checked={isHeavy} onChange={() => setIsHeavy(!isHeavy)} />
      {['small', 'large'].map((value) => (
        <input
          key={value}
          aria-label={value}
          type="radio"
          name="size"
          value={value}
          checked={size === value}
          onChange={() => setSize(value)}
        />
      ))}
      <input aria-label="Notes" {...field('notes')} />
      <input aria-label="Sheet" type="file" onChange={({ target }) => chosen(target.files?.length)} />
      <button type="submit">Send</button>
      <output>{JSON.stringify({ ...values, isHeavy, size })}</output>
    </form>
  );
}

/** Makes a choice as soon as React answers events, before the form has restored its draft. */
function QuickVisitor() {
  useEffect(() => {
    const service = box('Service');
    service.value = 'rail';
    service.dispatchEvent(new Event('change', { bubbles: true }));
    box('Heavy').click();
  }, []);
  return null;
}

const pageOf = (content: ReactNode) => (
  <main>
    {content}
    <EarlyActs />
  </main>
);

/** The search of the frame, outside the page. It has no name, as nothing submits it. */
function Framed() {
  const [asked, setAsked] = useState('');
  return (
    <>
      <input aria-label="Search" type="text" value={asked} onChange={({ target }) => setAsked(target.value)} />
      <p>Asked for {asked}</p>
    </>
  );
}

let root: Root | undefined;
let container: HTMLElement;

/** The page as it arrives, with its inline script. */
function arrive(content: ReactNode = <Form />): void {
  container = document.createElement('div');
  container.innerHTML = renderToString(pageOf(content));
  document.body.replaceChildren(container);
  // biome-ignore lint/security/noGlobalEval: it is run as the browser runs it, in the page.
  window.eval(`${EARLY_INPUT_SCRIPT};${EARLY_SUBMITS_SCRIPT}`);
}

async function comeToLife(content: ReactNode = <Form />): Promise<void> {
  await act(async () => {
    root = hydrateRoot(container, pageOf(content));
  });
}

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const known = () => JSON.parse(container.querySelector('output')?.textContent ?? '') as Record<string, unknown>;

function typeInto(label: string, value: string) {
  box(label).focus();
  fireEvent.input(box(label), { target: { value } });
}

describe('EarlyActs', () => {
  afterEach(async () => {
    await waitFor(() => expect(window.saltbushTakeSubmit).toBeUndefined());
    act(() => root?.unmount());
    left.mockClear();
    sent.mockClear();
    chosen.mockClear();
  });

  it('passes on to React what was typed and chosen before, for every kind of field', async () => {
    arrive();
    typeInto('Place', 'Gee');
    typeInto('Pallets', '14');
    typeInto('Message', 'About storage: two weeks');
    fireEvent.change(box('Service'), { target: { value: 'rail' } });
    box('Heavy').click();
    box('large').click();
    await comeToLife();
    expect(known()).toEqual({
      place: 'Gee',
      pallets: '14',
      message: 'About storage: two weeks',
      service: 'rail',
      isHeavy: true,
      size: 'large',
      notes: 'none',
    });
    expect(box('Message')).toHaveValue('About storage: two weeks');
    expect(box('Heavy')).toBeChecked();
    expect(box('large')).toBeChecked();
  });

  it('keeps the caret, also when the text has to be put back', async () => {
    arrive();
    typeInto('Message', 'About storage: two weeks');
    box('Message').setSelectionRange(3, 5);
    fireEvent(document, new Event('selectionchange'));
    await comeToLife();
    const { selectionStart, selectionEnd } = box('Message');
    expect([selectionStart, selectionEnd]).toEqual([3, 5]);
    expect(box('Message')).toHaveFocus();
    expect(left).not.toHaveBeenCalled();
  });

  it('passes on a change when the visitor has already left the field', async () => {
    arrive();
    typeInto('Message', 'x');
    typeInto('Place', 'Gee');
    box('Notes').focus();
    await comeToLife();
    expect(left).toHaveBeenCalledTimes(1);
    expect(box('Notes')).toHaveFocus();
  });

  it('prefers what was typed to the draft, and keeps the rest of the draft', async () => {
    const content = <Form draft={DRAFT} />;
    arrive(content);
    typeInto('Place', 'Geelong');
    await comeToLife(content);
    expect(known()).toMatchObject({ place: 'Geelong', notes: 'kept notes' });
    expect(box('Notes')).toHaveValue('kept notes');
  });

  it('changes no field that nobody touched, or whose choice was undone', async () => {
    arrive();
    box('Heavy').click();
    box('Heavy').click();
    box('large').click();
    box('small').click();
    typeInto('Place', 'x');
    typeInto('Place', '');
    await comeToLife();
    expect(known()).toEqual({ ...RENDERED, isHeavy: false, size: 'small' });
  });

  it('passes on only once what is typed after React has started', async () => {
    arrive();
    typeInto('Place', 'Gee');
    await comeToLife();
    fireEvent.input(box('Place'), { target: { value: 'Geelong' } });
    fireEvent.click(box('Heavy'));
    expect(known()).toMatchObject({ place: 'Geelong', isHeavy: true });
  });

  it('repeats a choice made while the page settled, if the page replaced it with its draft', async () => {
    const content = (
      <>
        <Form draft={DRAFT} />
        <QuickVisitor />
      </>
    );
    arrive(content);
    await comeToLife(content);
    expect(known()).toMatchObject({ place: 'Kept place', service: 'rail', isHeavy: true });
    expect(box('Service')).toHaveValue('rail');
  });

  it('finds the fields again on a page that is rendered anew', async () => {
    arrive();
    typeInto('Place', 'Gee');
    box('large').click();
    typeInto('Notes', 'Dock 4');
    await act(async () => {
      root = createRoot(container);
      root.render(pageOf(<Form />));
    });
    expect(known()).toMatchObject({ place: 'Gee', size: 'large', notes: 'Dock 4' });
    expect(box('Notes')).toHaveFocus();
  });

  it('finds a field of the frame again when the frame is rendered anew, too', async () => {
    arrive(<Framed />);
    typeInto('Search', 'INV-2026-00045');
    await act(async () => {
      root = createRoot(container);
      root.render(
        <>
          <Framed />
          {pageOf(<Form />)}
        </>,
      );
    });
    expect(screen.getByText('Asked for INV-2026-00045')).toBeInTheDocument();
    expect(box('Search')).toHaveValue('INV-2026-00045');
    expect(box('Search')).toHaveFocus();
  });

  it('passes on a file that was chosen before, once', async () => {
    arrive();
    Object.defineProperty(box('Sheet'), 'files', { value: [new File(['Origin'], 'winter.csv')] });
    fireEvent.input(box('Sheet'));
    fireEvent.change(box('Sheet'));
    await comeToLife();
    expect(chosen.mock.calls).toEqual([[1]]);
  });

  it('sends a form that was submitted before, once, with everything typed into it', async () => {
    arrive();
    typeInto('Place', 'Gee');
    screen.getByRole('button', { name: 'Send' }).click();
    screen.getByRole('button', { name: 'Send' }).click();
    expect(sent).not.toHaveBeenCalled();
    await comeToLife();
    await waitFor(() => expect(sent.mock.calls).toEqual([['Gee']]));
    screen.getByRole('button', { name: 'Send' }).click();
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('says at the button that nothing can be sent once the host has failed, until it comes after all', async () => {
    arrive();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    button.click();
    expect(button.validationMessage).toBe('');
    window.saltbushFailed?.();
    expect(button.validationMessage).toMatch(/load the page again/);
    await comeToLife();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(button.validationMessage).toBe('');
  });
});
