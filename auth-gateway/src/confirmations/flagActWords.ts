import type { FlagRule } from '@saltbush/contract/release-api';
import type { FlagPowerAct } from '../flags/power-acts.ts';
import type { ActWords } from './act-words.ts';

const ROLES = { 'signed-out': 'visitors who are not signed in', client: 'clients', staff: 'staff', ops: 'operators' };

/** Whom a rule is for, in words. */
function whom({ role, company, share }: FlagRule): string {
  const who = role === undefined ? 'visitors' : ROLES[role];
  const ofCompany = company === undefined ? '' : ` of ${company}`;
  if (share !== undefined) return `${share}% of ${who}${ofCompany}`;
  return role === undefined && company === undefined ? 'everybody' : `${who}${ofCompany}`;
}

/** Describes a change of a flag completely. */
export function flagActWords({ remote, flag, isOff, rules, reason }: FlagPowerAct): ActWords {
  const first = rules.map(
    (rule, index) => [`Rule ${index + 1}`, `${JSON.stringify(rule.value)} for ${whom(rule)}`] as const,
  );
  return {
    question: isOff ? `Switch ${flag} of ${remote} off for everybody?` : `Change who gets which value of ${flag}?`,
    confirm: isOff ? `Switch ${flag} off` : `Change ${flag}`,
    facts: [
      ['Flag', `${flag} of ${remote}`],
      ...(isOff ? [['Everybody gets', 'the default, whatever the rules say'] as const] : []),
      ...first,
      ['Everybody else', 'the default'],
      ['Pages that are open', 'take it with their next page'],
      ['Reason', reason],
    ],
  };
}
