import type { ActWords } from './act-words.ts';
import { apiActWords } from './apiActWords.ts';
import { flagActWords } from './flagActWords.ts';
import { personActWords } from './personActWords.ts';
import type { PowerAct } from './power-act.ts';
import { publisherActWords } from './publisherActWords.ts';

const everybody = (share: number): string => (share === 100 ? 'all visitors' : `${share}% of the visitors`);
const EVEN_IF_TAKEN_BACK = ['Even if it was taken back', 'yes'] as const;
const everything = 'every remote and the host';

/** Describes an act completely. The page shows these words, and exactly this is then done. */
export function actWords(act: PowerAct): ActWords {
  const why = ['Reason', act.reason] as const;
  switch (act.kind) {
    case 'activate': {
      const { name, version, share, isWatched, base, isEvenThoughWithdrawn } = act;
      const watch = isWatched === false ? 'no' : 'when it is clearly worse than the one before';
      return {
        question: `Activate ${name} ${version} for ${everybody(share)}?`,
        confirm: `Activate ${name} ${version}`,
        facts: [
          ['Release', `${name} ${version}`],
          ['For', everybody(share)],
          ['Live when you asked', base ?? 'not said'],
          ['Rolls back by itself', watch],
          ...(isEvenThoughWithdrawn ? [EVEN_IF_TAKEN_BACK] : []),
          why,
        ],
      };
    }
    case 'rollback': {
      const { name, to, from } = act;
      return {
        question: `Go back to ${name} ${to}, which was taken away before?`,
        confirm: `Go back to ${name} ${to}`,
        facts: [
          ['Release', `${name} ${to}`],
          ['For', everybody(100)],
          ['Live when you asked', from ?? 'not said'],
          why,
        ],
      };
    }
    case 'activate-set': {
      const { releases, isWatched, isEvenThoughWithdrawn } = act;
      const all = releases.map(({ name, version }) => `${name} ${version}`);
      return {
        question: `Activate ${all.length} releases together for all visitors?`,
        confirm: 'Activate them together',
        facts: [
          ['Releases', listed(all)],
          ['For', everybody(100)],
          ['Rolls back by itself', isWatched ? 'all of them, when one is clearly worse than before' : 'no'],
          ...(isEvenThoughWithdrawn ? [EVEN_IF_TAKEN_BACK] : []),
          why,
        ],
      };
    }
    case 'rollback-set': {
      const { set, releases } = act;
      const back = releases.flatMap(({ name, before }) => (before === null ? [] : [`${name} ${before}`]));
      const gone = releases.flatMap(({ name, before }) => (before === null ? [name] : []));
      return {
        question: `Take back set ${set}, which takes ${listed(gone)} off the site?`,
        confirm: `Take back set ${set}`,
        facts: [['Live again', back.length === 0 ? 'nothing' : listed(back)], ['Off the site', listed(gone)], why],
      };
    }
    case 'retire': {
      const { name, from } = act;
      return {
        question: `Take ${name} off the site?`,
        confirm: `Take ${name} off the site`,
        facts: [
          ['Remote', name],
          ['Live when you asked', from ?? 'not said'],
          ['Its pages', 'answer "404 Page Not Found" and leave the menus at once; open tabs leave them too'],
          ['The way back', `activate a release of ${name} again`],
          why,
        ],
      };
    }
    case 'token': {
      const { label, remote, actions, days } = act;
      return {
        question: `Make a token that may ${listed(actions.map(verb))} ${remote ?? everything}?`,
        confirm: `Make the token ${label}`,
        facts: [
          ['Name', label],
          ['For', remote ?? everything],
          ['It may', listed(actions.map(verb))],
          ['Ends after', days === 1 ? '1 day' : `${days} days`],
          why,
        ],
      };
    }
    case 'export-person':
    case 'erase-person':
      return personActWords(act);
    case 'grant': {
      const { path, to } = act;
      return {
        question: `Let ${to} have ${path}, also where another remote owns it?`,
        confirm: `Grant ${path} to ${to}`,
        facts: [['Path', path], ['To', to], why],
      };
    }
    case 'revoke-grant': {
      const { path, to } = act;
      return {
        question: `Take the grant of ${path} from ${to}?`,
        confirm: `Revoke ${path} from ${to}`,
        facts: [['Path', path], ['From', to], ['Its page', 'stays until the next activation of this remote'], why],
      };
    }
    case 'set-flag':
      return flagActWords(act);
    case 'set-api':
    case 'remove-api':
    case 'rotate-api-key':
      return apiActWords(act);
    case 'add-publisher':
    case 'remove-publisher':
    case 'end-publishers':
      return publisherActWords(act);
    case 'set-watch': {
      const { name, takesSlowerBack } = act;
      return {
        question: takesSlowerBack
          ? `Let the health watch take slower releases of ${name} back?`
          : `Let the health watch only tell of slower releases of ${name}?`,
        confirm: takesSlowerBack ? `Take slower releases of ${name} back` : 'Only tell of them',
        facts: [
          ['Remote', name],
          ['A release that visitors wait longer for', takesSlowerBack ? 'goes back to the one before' : 'stays'],
          ['From', 'now on, also for the release that is live'],
          why,
        ],
      };
    }
    case 'revoke':
      return {
        question: `End the token ${act.label}?`,
        confirm: `End the token ${act.label}`,
        facts: [['Token', `${act.label} (${act.id})`], why],
      };
  }
}

const verb = (action: string): string => (action === 'rollback' ? 'roll back' : action);

function listed(words: readonly string[]): string {
  const all = [...new Set(words)];
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} and ${last}`;
}
