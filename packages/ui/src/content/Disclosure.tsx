import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import * as icons from '../icons/icons.data.ts';
import * as S from './Disclosure.styles.ts';

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'title' | 'open'> {
  title: ReactNode;
  /** Level of the heading that holds the title. */
  headingLevel?: 2 | 3 | 4;
  defaultIsOpen?: boolean;
}

/**
 * A question that opens to show its answer, with no script. Closed answers are found by the browser's page search, and
 * are open in print.
 */
export function Disclosure({ title, headingLevel = 3, defaultIsOpen = false, children, ...props }: DisclosureProps) {
  return (
    // The visitor may open it before React starts, so `open` may differ from the HTML of the server.
    <S.Root suppressHydrationWarning {...props} open={defaultIsOpen}>
      <S.Summary>
        <S.Heading as={`h${headingLevel}`}>{title}</S.Heading>
        <Icon path={icons.chevronDown} size={22} />
      </S.Summary>
      <S.Body>{children}</S.Body>
    </S.Root>
  );
}
