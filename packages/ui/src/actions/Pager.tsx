import type { ComponentPropsWithRef } from 'react';
import * as icons from '../icons/icons.data.ts';
import { ButtonLink } from './ButtonLink.tsx';
import * as S from './Pager.styles.ts';

export interface PagerProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the list: "Pages of bookings". */
  label: string;
  page: number;
  pageSize: number;
  total: number;
  hrefOf: (page: number) => string;
}

/** Shows which rows of how many are listed, with links to the pages before and after. */
export function Pager({ label, page, pageSize, total, hrefOf, ...props }: PagerProps) {
  if (total === 0) return null;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <S.Row aria-label={label} {...props}>
      <p>{first > last ? `Page ${page} is past the end of ${total}` : `${first} to ${last} of ${total}`}</p>
      {page > 1 && (
        <ButtonLink variant="secondary" size="small" iconBefore={icons.arrowLeft} href={hrefOf(page - 1)}>
          Previous
        </ButtonLink>
      )}
      {last < total && (
        <ButtonLink variant="secondary" size="small" iconAfter={icons.arrowRight} href={hrefOf(page + 1)}>
          Next
        </ButtonLink>
      )}
    </S.Row>
  );
}
