import * as S from './contents.styles.ts';
import type { Entry } from './sectionsOf.ts';
import { useCurrentSection } from './useCurrentSection.ts';

const idsOf = (entries: readonly Entry[]): string[] => entries.flatMap(({ id, entries: own }) => [id, ...idsOf(own)]);

/** What the page holds: at the left where there is room, else behind a line that opens. */
export function Contents({ sections }: { sections: readonly Entry[] }) {
  const current = useCurrentSection(idsOf(sections).join(' '));
  const links = <Links entries={sections} current={current} />;
  return (
    <S.Nav aria-label="On this page">
      <S.Narrow>
        <summary>On this page</summary>
        {links}
      </S.Narrow>
      <S.Wide>{links}</S.Wide>
    </S.Nav>
  );
}

function Links({ entries, current }: { entries: readonly Entry[]; current: string }) {
  return (
    <S.List>
      {entries.map(({ id, label, entries: own }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {label}
          </a>
          {own.length > 0 && <Links entries={own} current={current} />}
        </li>
      ))}
    </S.List>
  );
}
