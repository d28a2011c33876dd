interface ReleaseLinkProps {
  name: string;
  version: string;
}

/** A release, with the way to everything about its remote. */
export function ReleaseLink({ name, version }: ReleaseLinkProps) {
  return (
    <a href={`/ops/releases/${name}`}>
      {name} {version}
    </a>
  );
}
