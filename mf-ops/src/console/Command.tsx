import * as S from './Command.styles.ts';

/** A command as it is typed: never broken over two lines. */
export function Command({ children }: { children: string }) {
  return <S.Command>{children}</S.Command>;
}
