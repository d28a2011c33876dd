import { Button } from '@saltbush/ui';
import * as S from './TrackStartPart.styles.ts';

/** For pages of other teams: a plain form that opens the tracking page with the reference in it. It works without scripts. */
export function TrackStartPart() {
  return (
    <S.Form action="/track" method="get" aria-label="Track a consignment">
      <S.Label>
        Consignment reference
        <S.Input name="reference" placeholder="SH-2026-0123" autoComplete="off" required />
      </S.Label>
      <Button type="submit" variant="secondary">
        Track
      </Button>
    </S.Form>
  );
}
