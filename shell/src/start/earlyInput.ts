type TextField = HTMLInputElement | HTMLTextAreaElement;
type Field = TextField | HTMLSelectElement;

/** What a field held after the visitor's last change. */
interface Kept {
  value: string;
  /** Of boxes and radios. */
  checked?: boolean;
  /** The caret or selection; null where a field has none to tell. */
  start?: number | null;
  end?: number | null;
  /** React was told of it once; again only if the field no longer shows it. */
  isAnswered?: boolean;
}

declare global {
  interface Window {
    /** Left by the script in the page: ends keeping, and gives what was typed and chosen so far, the last field last. */
    saltbushTakeInput?: () => Map<Field, Kept>;
  }
}

/** React calls `onChange` only where a field differs from what this remembers. */
type Tracked = Field & { _valueTracker?: { setValue(value: string): void } | null };

const ANSWERED_EVENTS = ['input', 'change', 'click'] as const;

let kept: Map<EventTarget, Kept> = new Map();
let isSettling = false;
const shielded = new Map<EventTarget, PropertyDescriptor>();

/**
 * Takes over what was typed so far. Call it when React has just hydrated the page. React answers every later change, but
 * until the page has settled it may forget one again for what its effects bring, so they are kept until then.
 */
export function takeEarlyInput(): void {
  const taken = window.saltbushTakeInput?.();
  delete window.saltbushTakeInput;
  if (!taken) return;
  kept = taken;
  // A prefilled text area was written over while React hydrated it.
  holdEarlyInput();
  for (const field of taken.keys()) shield(field);
  for (const type of ANSWERED_EVENTS) window.addEventListener(type, noteAnswered, true);
  isSettling = true;
}

/** From taking until replaying. */
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

/** The event that React answers a change of the field by. */
function answeredEvent(field: Field): (typeof ANSWERED_EVENTS)[number] {
  if (isCheckable(field)) return 'click';
  return field instanceof HTMLSelectElement || field.type === 'file' ? 'change' : 'input';
}

/**
 * Until the page has settled React writes into the field only for itself, so that nobody sees the text go and come back,
 * the caret stays, and a word goes on that is being composed, as nearly all are on telephones.
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

/** Keeps in sight what was typed, where the page has just rendered what it knows itself. */
export function holdEarlyInput(): void {
  for (const [typedIn, content] of kept) {
    const field = standingFor(typedIn as Field);
    if (field && answeredEvent(field) === 'input') putBack(field as TextField, content);
  }
}

/**
 * Tells React what was typed, as if it were typed now. Call it once the page has rendered what it had kept itself, such
 * as a draft: what was typed since goes before that.
 */
export function replayEarlyInput(): void {
  for (const type of ANSWERED_EVENTS) window.removeEventListener(type, noteAnswered, true);
  isSettling = false;
  for (const field of shielded.keys()) unshield(field);
  const due = [...kept];
  kept = new Map();
  for (const [field, content] of due) replay(field as Field, content, field === due.at(-1)?.[0]);
}

function replay(typedIn: Field, content: Kept, isLast: boolean): void {
  const field = standingFor(typedIn);
  if (!field || (content.isAnswered && shows(field, content))) return;
  // Rendered anew, the field that was typed into last has lost the focus.
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
  // Files can be chosen only by the visitor; those that they chose are still there.
  if (field.type !== 'file') {
    const shown = field.value;
    field.value = value;
    if (field.value !== value) {
      // The page no longer offers it.
      field.value = shown;
      return;
    }
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function type(field: TextField, content: Kept): void {
  putBack(field, content);
  // React keeps the default value at what it knows.
  (field as Tracked)._valueTracker?.setValue(field.defaultValue);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** A field that still holds it stays as it is: its caret does not move, and a word that is being composed goes on. */
function putBack(field: TextField, { value, start, end }: Kept): void {
  if (field.value === value) return;
  field.value = value;
  const hasCaret = typeof start === 'number' && typeof end === 'number';
  if (hasCaret && document.activeElement === field) field.setSelectionRange(start, end);
}

/** The field itself, or the one field that took its place when the page was rendered anew. */
function standingFor(typedIn: Field): Field | null {
  if (typedIn.isConnected) return typedIn;
  const { tagName, type, name, value } = typedIn;
  const isTwin = (field: Field) =>
    field.type === type && field.name === name && (!isCheckable(typedIn) || field.value === value);
  const twins = [...document.querySelectorAll<Field>(`main ${tagName}`)].filter(isTwin);
  return twins.length === 1 && type !== 'file' ? (twins[0] ?? null) : null;
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}
