import { Badge } from '@saltbush/ui';

/** An ABN or ACN, and whether it passes its checksum. */
export function CheckedAbn({ abn, isVerified }: { abn: string; isVerified: boolean }) {
  return (
    <>
      {abn} {isVerified ? <Badge tone="good">Passes its check</Badge> : <Badge tone="warn">Fails its check</Badge>}
    </>
  );
}
