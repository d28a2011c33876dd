import type { ApiPowerAct } from '../releases/power-acts.ts';
import type { ActWords } from './act-words.ts';

const whose = ({ remote, version }: { remote: string; version: string | null }): string =>
  version === null ? remote : `${remote} ${version}`;

/** Describes an act about the service of a remote completely. */
export function apiActWords(act: ApiPowerAct): ActWords {
  const why = ['Reason', act.reason] as const;
  switch (act.kind) {
    case 'set-api':
      return {
        question: `Send the requests of ${whose(act)} to ${act.url}?`,
        confirm: `Send them to ${act.url}`,
        facts: [
          ['Remote', act.remote],
          ['For', act.version ?? 'every version without a service of its own'],
          ['Service', act.url],
          ['It learns', 'who is signed in: e-mail, roles and companies'],
          ['Health', act.healthPath],
          ['Given up after', `${act.timeoutMs} ms`],
          why,
        ],
      };
    case 'remove-api':
      return {
        question: `Send no more requests to the service of ${whose(act)}?`,
        confirm: `End the service of ${whose(act)}`,
        facts: [
          ['Remote', act.remote],
          ['For', act.version ?? 'every version without a service of its own'],
          ['Its API', 'answers 503 from then on, where no other service is registered'],
          why,
        ],
      };
    case 'rotate-api-key':
      return {
        question: 'Make a new key that signs who visitors are?',
        confirm: 'Make a new key',
        facts: [['It signs', 'in ten minutes, once services have learned of it'], why],
      };
  }
}
