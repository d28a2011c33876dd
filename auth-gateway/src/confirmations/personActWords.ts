import type { PersonCounts } from '@saltbush/business-api/people';
import type { PersonPowerAct } from '../people/power-acts.ts';
import type { ActWords } from './act-words.ts';

const records = (count: number): string => `${count} ${count === 1 ? 'record' : 'records'}`;

function erasureWords(counts: PersonCounts): string {
  const all = { removed: 0, blanked: 0, kept: 0 };
  for (const { removed, blanked, kept } of Object.values(counts)) {
    all.removed += removed;
    all.blanked += blanked;
    all.kept += kept;
  }
  const parts = [
    all.removed > 0 ? `${records(all.removed)} ${all.removed === 1 ? 'goes' : 'go'}` : '',
    all.blanked > 0 ? `${all.blanked} ${all.blanked === 1 ? 'stays' : 'stay'} without the person` : '',
    all.kept > 0 ? `${all.kept} ${all.kept === 1 ? 'stays' : 'stay'} as the law asks` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** Describes what an act does with the data about a person. */
export function personActWords(act: PersonPowerAct): ActWords {
  const { email, reason } = act;
  const why = ['Reason', reason] as const;
  if (act.kind === 'erase-person') {
    return {
      question: 'Erase this person for good?',
      confirm: 'Erase for good',
      isGrave: true,
      facts: [['Person', email], ['What becomes of it', erasureWords(act.counts)], ['Can it be taken back', 'no'], why],
    };
  }
  return {
    question: 'Download everything that is held about this person?',
    confirm: 'Download the copy',
    facts: [['Person', email], ['The file holds', records(act.records)], why],
    download: 'The file goes to your downloads, once; then go back. Send it to nobody but the person.',
  };
}
