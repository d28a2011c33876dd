import * as S from './ReleaseLink.styles.ts';

interface ReleaseLinkProps {
  name: string;
  version: string;
}

/** A release, with the way to everything about its remote. */
export function ReleaseLink({ name, version }: ReleaseLinkProps) {
  return (
    <S.Link href={`/ops/releases/${name}`}>
      {name} {version}
    </S.Link>
  );
}
