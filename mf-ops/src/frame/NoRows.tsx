import { TextLink } from '@saltbush/ui';
import type { ListQuery } from '../api/list-query.ts';
import type { DeskList } from './desk-list.ts';
import * as S from './table.styles.ts';

interface NoRowsProps<View extends string, Sort extends string> {
  list: Omit<DeskList<View, Sort>, 'title'>;
  wanted: ListQuery<View, Sort>;
}

/** Replaces an empty list: says why it is empty, and where to look instead. */
export function NoRows<View extends string, Sort extends string>({ list, wanted }: NoRowsProps<View, Sort>) {
  const { address, views, wholeView, thing, things, searched } = list;
  const { view, search, page } = wanted;
  const current = views.find(({ id }) => id === view);
  const isWhole = view === wholeView;
  if (page > 1) {
    return (
      <S.Empty>
        <p>This page of the list is empty by now.</p>
        <TextLink href={address.href({ ...wanted, page: 1 })}>Go to the first page</TextLink>
      </S.Empty>
    );
  }
  if (search === '') {
    return (
      <S.Empty>
        <p>{current?.empty}</p>
        {!isWhole && (
          <TextLink href={address.href({ ...wanted, view: wholeView, search: '', page: 1 })}>
            Show all {things}
          </TextLink>
        )}
      </S.Empty>
    );
  }
  return (
    <S.Empty>
      <p>
        No {isWhole || !current ? '' : `${current.label.toLowerCase()} `}
        {thing} has “{search}” in {searched}.
      </p>
      {isWhole ? (
        <TextLink href={address.href({ ...wanted, search: '', page: 1 })}>Clear the search</TextLink>
      ) : (
        <TextLink href={address.href({ ...wanted, view: wholeView, page: 1 })}>Search all {things}</TextLink>
      )}
    </S.Empty>
  );
}
