import type { PersonPart } from '@saltbush/capability/people';
import { CAPABILITIES } from '../../capabilities.ts';
import { accountPart } from './accountPart.ts';
import { inOrder } from './inOrder.ts';
import { mailsPart } from './mailsPart.ts';

/** All kinds of data about people, in the order of erasing: mails first, so that none is sent meanwhile. */
export const PERSON_PARTS_IN_ORDER: readonly PersonPart[] = inOrder([
  mailsPart,
  accountPart,
  ...CAPABILITIES.flatMap(({ people }) => people?.parts ?? []),
]);
