import { KEY_SCOPE_NAMES, KEY_SCOPES, type KeyScope } from '@saltbush/business-api/key-scopes';
import type { ApiKey } from '@saltbush/clients/api';
import { sydneyMoment } from '../consignment/moment.ts';

/** A key among others of the same name. */
export const keyName = ({ name, hint }: Pick<ApiKey, 'name' | 'hint'>): string => `${name}, ${hint}`;

/** What a key may do, such as "Price, book and label". */
export function scopeWords(scopes: readonly KeyScope[]): string {
  const words = KEY_SCOPE_NAMES.filter((scope) => scopes.includes(scope)).map((scope) => KEY_SCOPES[scope].label);
  const [first = '', ...rest] = words;
  const others = rest.map((word) => word.toLowerCase());
  const last = others.pop();
  return last === undefined ? first : `${[first, ...others].join(', ')} and ${last}`;
}

export const lastUsed = ({ lastUsedAt }: Pick<ApiKey, 'lastUsedAt'>): string =>
  lastUsedAt === null ? 'Never used' : `Last used ${sydneyMoment(lastUsedAt)}`;
