import type { FlagRole, FlagRule, FlagStaleness, ReportedFlag } from '@saltbush/contract/release-api';

/** Whom a rule may be for, in the words of its field. */
export const ROLE_LABELS = {
  'signed-out': 'Not signed in',
  client: 'Clients',
  staff: 'Staff',
  ops: 'Operators',
} as const satisfies Record<FlagRole, string>;

export const ROLES = Object.keys(ROLE_LABELS) as FlagRole[];

/** A value as people read it: a text as it is, and on or off. */
export function valueText(value: FlagRule['value']): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return String(value);
}

/** Whom a rule is for: `10% of clients of CL-2026-00007`. */
export function whomText({ role, company, share }: Omit<FlagRule, 'value'>): string {
  const who =
    role === undefined
      ? 'visitors'
      : role === 'signed-out'
        ? 'visitors who are not signed in'
        : ROLE_LABELS[role].toLowerCase();
  const ofCompany = company === undefined ? '' : ` of ${company}`;
  if (share !== undefined) return `${share}% of ${who}${ofCompany}`;
  return role === undefined && company === undefined ? 'everybody' : `${who}${ofCompany}`;
}

/** Who gets what, one line for each rule and one for everybody else. */
export function ruleLines({ declared, switched }: Pick<ReportedFlag, 'declared' | 'switched'>): string[] {
  const usual = declared === null ? 'the default' : valueText(declared.default);
  if (switched?.isOff) return [`${usual} for everybody: it is switched off`];
  const rules = (switched?.rules ?? []).map((rule) => `${valueText(rule.value)} for ${whomText(rule)}`);
  return rules.length === 0 ? [`${usual} for everybody`] : [...rules, `${usual} for everybody else`];
}

const STALE: Record<FlagStaleness, { label: string; why: string }> = {
  over: { label: 'Past its day', why: 'Its last day has passed. Its team should take it out, or give it another day.' },
  settled: { label: 'Settled', why: 'Everybody has had one value for 30 days. Its team can take it out.' },
  undeclared: {
    label: 'Not declared',
    why: 'No live release has this flag, so its rules do nothing, until a release that has it is live again.',
  },
  misfit: {
    label: 'Value unknown',
    why: 'A rule gives a value that the live release does not have: it gets the default.',
  },
};

/** Why a flag is listed as stale. */
export const staleWords = (stale: FlagStaleness) => STALE[stale];
