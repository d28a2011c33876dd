import type { Visitor } from '@saltbush/contract';
import { type FlagDeclaration, type FlagValue, flagVariants } from '@saltbush/contract/flags';
import type { FlagRule, FlagSwitch } from '@saltbush/contract/release-api';

/** Of whom a flag is asked: OpenFeature's evaluation context. */
export interface FlagContext {
  visitor: Visitor;
  /** References of the companies that the visitor sends freight for. */
  companies: readonly string[];
  /** The visitor's place in the shares of a flag, from 0 up to 1; null for visitors who take part in none. */
  placeIn: (remote: string, flag: string) => number | null;
}

/** What a flag is for somebody, and why: OpenFeature's resolution details. */
export interface FlagResolution {
  value: FlagValue;
  reason: 'DEFAULT' | 'DISABLED' | 'ERROR' | 'SPLIT' | 'STATIC' | 'TARGETING_MATCH';
  errorCode?: 'TYPE_MISMATCH';
}

type Asked = Pick<FlagContext, 'visitor' | 'companies'> & {
  /** Costs a hash, so it is asked for only where a rule needs it. */
  place: () => number | null;
};

function isFor({ role, company, share }: FlagRule, { visitor, companies, place }: Asked): boolean {
  if (role === 'signed-out' && visitor.status !== 'signed-out') return false;
  if (role !== undefined && role !== 'signed-out') {
    if (visitor.status !== 'signed-in' || !visitor.user.roles.includes(role)) return false;
  }
  if (company !== undefined && !companies.includes(company)) return false;
  if (share === undefined) return true;
  const own = place();
  return own !== null && own < share / 100;
}

function reasonOf({ role, company, share }: FlagRule): FlagResolution['reason'] {
  if (share !== undefined) return 'SPLIT';
  return role === undefined && company === undefined ? 'STATIC' : 'TARGETING_MATCH';
}

/**
 * The value of a flag for somebody: that of the first rule that fits them, and without one the default. A value that the
 * release does not declare is none: a release never gets what it was not made for.
 */
export function evaluateFlag(
  declared: FlagDeclaration,
  switched: FlagSwitch | undefined,
  context: FlagContext,
): FlagResolution {
  if (switched === undefined) return { value: declared.default, reason: 'DEFAULT' };
  if (switched.isOff) return { value: declared.default, reason: 'DISABLED' };
  const { visitor, companies, placeIn } = context;
  let known: number | null = null;
  const place = () => {
    known ??= placeIn(switched.remote, switched.flag);
    return known;
  };
  const rule = switched.rules.find((one) => isFor(one, { visitor, companies, place }));
  if (rule === undefined) return { value: declared.default, reason: 'DEFAULT' };
  if (flagVariants(declared).includes(rule.value)) return { value: rule.value, reason: reasonOf(rule) };
  return { value: declared.default, reason: 'ERROR', errorCode: 'TYPE_MISMATCH' };
}
