import { Badge } from '@saltbush/ui';

/** An ABN or ACN, and whether it can be one. */
export function CheckedAbn({ abn, isVerified }: { abn: string; isVerified: boolean }) {
  return (
    <>
      {abn} {isVerified ? <Badge tone="good">Passes its check</Badge> : <Badge tone="warn">Fails its check</Badge>}
    </>
  );
}
