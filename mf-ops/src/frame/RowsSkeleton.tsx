import { Skeleton, VisuallyHidden } from '@saltbush/ui';
import * as S from './RowsSkeleton.styles.ts';

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Placeholder while a list loads. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <S.Frame aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {ROWS.map((row) => (
        <Skeleton key={row} height="1rem" />
      ))}
    </S.Frame>
  );
}
