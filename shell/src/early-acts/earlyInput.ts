import type { EarlyValue, EarlyField as Field } from '@saltbush/contract/early-input';

type TextField = HTMLInputElement | HTMLTextAreaElement;

interface Kept extends EarlyValue {
  /** React has been told once. It is told again only if the field no longer shows the value. */
  isAnswered?: boolean;
}

/** React calls `onChange` only when a field differs from the value this tracker remembers. */
type Tracked = Field & { _valueTracker?: { setValue(value: string): void } | null };

const ANSWERED_EVENTS = ['input', 'change', 'click'] as const;

let kept: Map<EventTarget, Kept> = new Map();
let isSettling = false;
const shielded = new Map<EventTarget, PropertyDescriptor>();

/**
 * Takes over what was typed so far. Call it when React has just hydrated the page. From then on React answers
 * changes, but until the page has settled its effects may overwrite one, so changes are remembered until then.
 */
export function takeEarlyInput(): void {
  const taken = window.saltbushTakeInput?.();
  delete window.saltbushTakeInput;
  if (!taken) return;
  kept = taken;
  // React overwrote a prefilled text area while hydrating.
  holdEarlyInput();
  for (const field of taken.keys()) shield(field);
  for (const type of ANSWERED_EVENTS) window.addEventListener(type, noteAnswered, true);
  isSettling = true;
}

/** True between taking and replaying. */
export function isEarly(): boolean {
  return isSettling;
}

function noteAnswered({ type, target }: Event): void {
  if (!isField(target)) return;
  if (type !== answeredEvent(target)) return;
  kept.delete(target);
  if (type === 'input') {
    const { value, selectionStart, selectionEnd } = target as TextField;
    kept.set(target, { value, start: selectionStart, end: selectionEnd });
  } else if (target.type !== 'file') {
    const { value, checked } = target as HTMLInputElement;
    kept.set(target, { value, checked, isAnswered: true });
  }
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
}

/** The event that React listens to for changes of this field. */
function answeredEvent(field: Field): (typeof ANSWERED_EVENTS)[number] {
  if (isCheckable(field)) return 'click';
  return field instanceof HTMLSelectElement || field.type === 'file' ? 'change' : 'input';
}

/**
 * While the page settles, React's writes change only its own idea of the value, not the field: the visitor sees no
 * flicker, the caret stays, and text under composition (most typing on phones) is not interrupted.
 */
function shield(field: Tracked): void {
  const own = Object.getOwnPropertyDescriptor(field, 'value');
  const tracker = field._valueTracker;
  if (!own || !tracker || answeredEvent(field) !== 'input') return;
  shielded.set(field, own);
  Object.defineProperty(field, 'value', { ...own, set: (value: unknown) => tracker.setValue(String(value)) });
}

function unshield(field: EventTarget): void {
  const own = shielded.get(field);
  if (own) Object.defineProperty(field, 'value', own);
  shielded.delete(field);
}

/** Writes what was typed back into the fields after the page has rendered its own values. */
export function holdEarlyInput(): void {
  for (const [typedIn, content] of kept) {
    const field = standingFor(typedIn as Field);
    if (field && answeredEvent(field) === 'input') putBack(field as TextField, content);
  }
}

/**
 * Passes on to React what was typed, as if it were typed now. Call it once the page has rendered what it had stored,
 * such as a draft: what was typed since wins.
 */
export function replayEarlyInput(): void {
  for (const type of ANSWERED_EVENTS) window.removeEventListener(type, noteAnswered, true);
  isSettling = false;
  for (const field of shielded.keys()) unshield(field);
  const due = [...kept];
  kept = new Map();
  for (const [field, content] of due) replay(field as Field, content, field === due.at(-1)?.[0]);
}

/** Passes on to React what is in one field. */
export function replay(typedIn: Field, content: Kept, isLast: boolean): void {
  const field = standingFor(typedIn);
  if (!field || (content.isAnswered && shows(field, content))) return;
  // A page that was rendered anew has lost the focus of the last field.
  if (field !== typedIn && isLast && document.activeElement === document.body) field.focus({ preventScroll: true });
  if (isCheckable(field)) check(field, content.checked === true);
  else if (answeredEvent(field) === 'change') choose(field, content.value);
  else type(field as TextField, content);
}

function shows(field: Field, { value, checked }: Kept): boolean {
  return isCheckable(field) ? field.checked === checked : field.value === value;
}

function check(field: HTMLInputElement, isChecked: boolean): void {
  const isAsRendered = field.defaultChecked === isChecked && field.checked === isChecked;
  if (isAsRendered || (field.type === 'radio' && !isChecked)) return;
  field.checked = !isChecked;
  field.click();
}

function choose(field: Field, value: string): void {
  // Scripts cannot choose files, but those the visitor chose are still in the field.
  if (field.type !== 'file') {
    const shown = field.value;
    field.value = value;
    if (field.value !== value) {
      // The page no longer offers this option.
      field.value = shown;
      return;
    }
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function type(field: TextField, content: Kept): void {
  putBack(field, content);
  // React resets the default value, which must match.
  (field as Tracked)._valueTracker?.setValue(field.defaultValue);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Leaves a field alone that still shows the value, so that its caret stays and composition goes on. */
function putBack(field: TextField, { value, start, end }: Kept): void {
  if (field.value === value) return;
  field.value = value;
  const hasCaret = typeof start === 'number' && typeof end === 'number';
  if (hasCaret && document.activeElement === field) field.setSelectionRange(start, end);
}

/** The field itself, or the one field that replaced it when the page was rendered anew. */
function standingFor(typedIn: Field): Field | null {
  if (typedIn.isConnected) return typedIn;
  const { tagName, type, name, value, ariaLabel } = typedIn;
  const isTwin = (field: Field) =>
    field.type === type &&
    field.name === name &&
    field.ariaLabel === ariaLabel &&
    (!isCheckable(typedIn) || field.value === value);
  // In the whole document, since a page that is made in the browser brings a new frame too.
  const twins = [...document.querySelectorAll<Field>(tagName)].filter(isTwin);
  return twins.length === 1 && type !== 'file' ? (twins[0] ?? null) : null;
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}
