import * as S from './Command.styles.ts';

/** A command to type; it never breaks over two lines. */
export function Command({ children }: { children: string }) {
  return <S.Command>{children}</S.Command>;
}
