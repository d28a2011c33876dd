import * as S from './reference.styles.ts';

interface AnchoredProps {
  id: string;
  level: 2 | 3;
  /** Its words. */
  children: string;
}

/** A heading with a link to itself beside it, to send to a colleague. */
export function Anchored({ id, level, children }: AnchoredProps) {
  return (
    <S.Anchored>
      <S.Heading as={`h${level}`} id={id} tabIndex={-1} data-level={level}>
        {children}
      </S.Heading>
      <S.Anchor href={`#${id}`} aria-label={`Link to: ${children}`}>
        #
      </S.Anchor>
    </S.Anchored>
  );
}
