import type { ComponentPropsWithRef } from 'react';
import * as S from './ReasonList.styles.ts';

export interface ReasonListProps extends ComponentPropsWithRef<'div'> {
  /** Introduces the list: "To get a price". */
  title: string;
  reasons: readonly string[];
}

/**
 * Says beside a disabled button why it is disabled. Give it an `id`, and name that in the button's
 * `aria-describedby`.
 */
export function ReasonList({ title, reasons, ...props }: ReasonListProps) {
  if (reasons.length === 0) return null;
  return (
    <S.Root {...props}>
      <p>{title}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </S.Root>
  );
}
