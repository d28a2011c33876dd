import type { PersonActKind } from '@saltbush/business-api/people';
import type { BadgeProps } from '@saltbush/ui';

/** Kinds of acts, in the words of the list. */
export const ACT_KINDS: Record<PersonActKind, { label: string; tone: NonNullable<BadgeProps['tone']> }> = {
  export: { label: 'Copy given out', tone: 'neutral' },
  erasure: { label: 'Erased', tone: 'warn' },
  repeated: { label: 'Erased again', tone: 'warn' },
};
