import { FEWEST_SEARCH_CHARACTERS } from '@saltbush/contract/search';
import type { SourceAnswer } from './askSource.ts';
import type { LiveSource } from './searchSources.ts';

export interface SearchGroup {
  label: string;
  /** Null while the source is asked. */
  answer: SourceAnswer | null;
}

export interface SearchState {
  /** What the groups are about; blank where nothing was asked. */
  text: string;
  groups: readonly SearchGroup[];
  /** Something else was typed, or a source has not answered. */
  isBusy: boolean;
}

interface Search {
  /** Asks for this text once typing pauses. */
  type: (text: string) => void;
  /** Forgets what was asked. */
  stop: () => void;
}

interface Dependencies {
  /** The sources of this visitor, once it is known which there are. */
  sources: () => Promise<readonly LiveSource[]>;
  ask: (source: LiveSource, text: string, signal: AbortSignal) => Promise<SourceAnswer>;
  onState: (state: SearchState) => void;
}

const PAUSE_MS = 120;

export const NOTHING_ASKED: SearchState = { text: '', groups: [], isBusy: false };

/** What is compared and asked of a text. */
export const askedText = (typed: string): string => typed.replace(/\s+/g, ' ').trim();

/**
 * Asks all sources at once for what was typed last. The groups of the text before stay until the first answer to the new
 * one, and no answer to an older text is shown after that.
 */
export function createSearch({ sources, ask, onState }: Dependencies): Search {
  let state = NOTHING_ASKED;
  let current = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(next: SearchState): void {
    state = next;
    onState(next);
  }

  async function run(text: string, { signal }: AbortController): Promise<void> {
    const asked = await sources().catch(() => null);
    if (signal.aborted) return;
    // Without its sources the search itself is what failed.
    let groups: SearchGroup[] = asked?.map(({ label }) => ({ label, answer: null })) ?? [
      { label: 'The site', answer: { status: 'failed' } },
    ];
    const place = (index: number, answer: SourceAnswer) => {
      if (signal.aborted) return;
      groups = groups.map((group, other) => (other === index ? { ...group, answer } : group));
      show({ text, groups, isBusy: groups.some((group) => group.answer === null) });
    };
    if (asked === null || asked.length === 0) show({ text, groups, isBusy: false });
    await Promise.all(
      (asked ?? []).map(async (source, index) => {
        const answer = await ask(source, text, signal);
        place(index, answer);
      }),
    );
  }

  function stop(): void {
    clearTimeout(timer);
    current.abort();
  }

  return {
    type(typed) {
      const text = askedText(typed);
      if (text === state.text && !state.isBusy) return;
      stop();
      if (text.length < FEWEST_SEARCH_CHARACTERS) return show(NOTHING_ASKED);
      const controller = new AbortController();
      current = controller;
      show({ ...state, isBusy: true });
      timer = setTimeout(() => void run(text, controller), PAUSE_MS);
    },
    stop,
  };
}
