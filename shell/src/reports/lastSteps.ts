/** One of a visitor's last steps. The gateway keeps the route of an address, and names that the markup has. */
export type Step =
  | { kind: 'page'; path: string }
  | { kind: 'press' | 'submit'; tag: string; type: string; name: string }
  | { kind: 'answer'; path: string; status: number };

const MOST_PAGES = 3;
const MOST_STEPS = 8;
const LONGEST = { path: 200, type: 20, name: 60 };
const CONTROL = 'a,button,input,select,textarea,summary,label,form,[role]';

interface HistoryEntry {
  url: string | null;
  sameDocument: boolean;
}

/** The Navigation API, which some browsers do not have. */
interface WithNavigation {
  navigation?: { entries: () => HistoryEntry[]; currentEntry: { index: number } | null };
}

const pathOf = (url: string): string => new URL(url, location.href).pathname.slice(0, LONGEST.path);

function pages(): Step[] {
  const { navigation } = globalThis as WithNavigation;
  const known = navigation?.entries().slice(0, (navigation.currentEntry?.index ?? 0) + 1) ?? [];
  const here = known.filter(({ sameDocument }) => sameDocument).flatMap(({ url }) => (url === null ? [] : [url]));
  const shown = here.length > 0 ? here : [location.href];
  return shown.slice(-MOST_PAGES).map((url) => ({ kind: 'page', path: pathOf(url) }));
}

/** What a control is, never what it says or holds. */
function stepOf({ target }: Event): Step | null {
  const control = target instanceof Element ? target.closest(CONTROL) : null;
  if (control === null) return null;
  const sort = control.getAttribute('role') ?? control.getAttribute('type') ?? '';
  return {
    kind: (control as Partial<HTMLButtonElement>).type === 'submit' ? 'submit' : 'press',
    tag: control.localName,
    type: sort.slice(0, LONGEST.type),
    name: (control.getAttribute('name') ?? '').slice(0, LONGEST.name),
  };
}

/** The pages that a visitor came by, then what they pressed and what the API answered, in order. */
export function lastSteps(acts: readonly Event[]): Step[] {
  const done = acts.flatMap((act) => {
    const step = stepOf(act);
    return step === null ? [] : [{ atMs: act.timeStamp, step }];
  });
  const calls = performance.getEntriesByType('resource') as (PerformanceResourceTiming & { responseStatus?: number })[];
  const answers = calls
    .filter(({ initiatorType, name }) => initiatorType === 'fetch' && name.startsWith(`${location.origin}/api/`))
    .slice(-MOST_STEPS)
    .map(({ name, responseEnd, responseStatus = 0 }) => ({
      atMs: responseEnd,
      step: { kind: 'answer', path: pathOf(name), status: responseStatus } satisfies Step,
    }));
  const moves = pages();
  const timed = [...done, ...answers].sort((one, other) => one.atMs - other.atMs).map(({ step }) => step);
  return [...moves, ...timed.slice(moves.length - MOST_STEPS)];
}
