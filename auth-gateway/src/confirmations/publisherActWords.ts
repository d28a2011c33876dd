import type { PublisherPowerAct } from '../releases/power-acts.ts';
import { publisherId } from '../releases/provenance/publisherId.ts';
import type { ActWords } from './act-words.ts';

type Adding = Extract<PublisherPowerAct, { kind: 'add-publisher' }>;

function addingWords({ name, publisher, reason }: Adding): ActWords {
  const after = ['A token alone', `does not publish ${name}`] as const;
  const why = ['Reason', reason] as const;
  if (publisher.kind === 'key') {
    const id = publisherId(publisher);
    return {
      question: `Let the holder of key ${id} publish ${name}?`,
      confirm: `Let key ${id} publish ${name}`,
      facts: [
        ['Remote', name],
        ['Name of the key', publisher.label],
        ['Key', id],
        ['Public half', publisher.publicKey],
        after,
        why,
      ],
    };
  }
  const { issuer, repository, workflow, branch } = publisher;
  return {
    question: `Let ${repository} publish ${name}?`,
    confirm: `Let this CI publish ${name}`,
    facts: [
      ['Remote', name],
      ['Repository', repository],
      ['Workflow', workflow],
      ['Branch', branch],
      ['Certified by', issuer],
      after,
      why,
    ],
  };
}

/** Describes an act about who may publish completely. */
export function publisherActWords(act: PublisherPowerAct): ActWords {
  const why = ['Reason', act.reason] as const;
  switch (act.kind) {
    case 'add-publisher':
      return addingWords(act);
    case 'remove-publisher':
      return {
        question: `Take the right to publish ${act.name} from this publisher?`,
        confirm: `Remove publisher ${act.id}`,
        facts: [
          ['Remote', act.name],
          ['Publisher', act.what],
          ['What it published', 'stays, and can be activated and rolled back to'],
          why,
        ],
      };
    case 'end-publishers':
      return {
        question: `Let whoever has a token publish ${act.name}, without a signature?`,
        confirm: `Let tokens alone publish ${act.name}`,
        facts: [['Remote', act.name], ['Its publishers', 'are removed, all of them'], why],
      };
  }
}
