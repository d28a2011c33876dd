import type { FlagRole, FlagRule } from '@saltbush/contract/release-api';

/** A rule as it is typed. */
export interface RuleWish {
  /** Names the row while it moves. */
  id: number;
  /** JSON of the value. */
  value: string;
  role: FlagRole | '';
  company: string;
  share: string;
}

/** Values of the form of one flag. */
export interface FlagWish {
  isOff: boolean;
  rules: readonly RuleWish[];
  reason: string;
}

const COMPANY = /^[A-Z0-9-]{1,20}$/;

/** What is wrong with the fields of one rule. */
export function ruleFaults({ company, share }: RuleWish): { company?: string; share?: string } {
  const percent = Number(share);
  return {
    ...(company.trim() !== '' &&
      !COMPANY.test(company.trim()) && { company: 'Give the reference of a client, such as CL-2026-00007.' }),
    ...(share.trim() !== '' &&
      !(Number.isInteger(percent) && percent >= 1 && percent <= 99) && { share: 'Give 1 to 99, or nothing for all.' }),
  };
}

/** Errors by field. */
export function flagErrors({ rules, reason }: FlagWish): Partial<Record<keyof FlagWish, string>> {
  const isWrong = rules.some((rule) => Object.keys(ruleFaults(rule)).length > 0);
  return {
    ...(isWrong && { rules: 'Correct the rules.' }),
    ...(reason.trim() === '' && { reason: 'Say why: the activity log shows it.' }),
  };
}

/** The rules that were typed. */
export function typedRules(rules: readonly RuleWish[]): FlagRule[] {
  return rules.map(({ value, role, company, share }) => ({
    value: JSON.parse(value) as FlagRule['value'],
    ...(role === '' ? {} : { role }),
    ...(company.trim() === '' ? {} : { company: company.trim() }),
    ...(share.trim() === '' ? {} : { share: Number(share) }),
  }));
}

/** What the form begins with: the rules in force. */
export function wishOf(switched: { isOff: boolean; rules: readonly FlagRule[] } | null): FlagWish {
  const rules = (switched?.rules ?? []).map(({ value, role, company = '', share }, id): RuleWish => {
    return {
      id,
      value: JSON.stringify(value),
      role: role ?? '',
      company,
      share: share === undefined ? '' : String(share),
    };
  });
  return { isOff: switched?.isOff ?? false, rules, reason: '' };
}
