import * as S from './ViewLinks.styles.ts';

interface ViewLink {
  id: string;
  label: string;
  /** How many it holds; undefined until the first answer. */
  count: number | undefined;
  href: string;
}

interface ViewLinksProps {
  label: string;
  views: readonly ViewLink[];
  currentId: string;
}

/** The ways to look at a list, each with how many it holds and an address of its own. */
export function ViewLinks({ label, views, currentId }: ViewLinksProps) {
  return (
    <S.Views aria-label={label}>
      {views.map(({ id, label: name, count, href }) => (
        <a key={id} href={href} aria-current={id === currentId ? 'page' : undefined}>
          {name}
          <S.Count>{count ?? '–'}</S.Count>
        </a>
      ))}
    </S.Views>
  );
}
