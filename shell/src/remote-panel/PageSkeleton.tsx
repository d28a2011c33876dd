import { Skeleton, VisuallyHidden } from '@saltbush/ui';
import * as S from './PageSkeleton.styles.ts';

/** Placeholder while a page loads: a heading, a lead, and a block beside text. */
export function PageSkeleton() {
  return (
    <S.Width>
      <S.Missing does="This page is put together" instead="we help you" />
      <S.Layout aria-busy="true">
        <VisuallyHidden role="status">Loading page</VisuallyHidden>
        <S.Head>
          <Skeleton height="3.25rem" width="min(34rem, 100%)" />
          <Skeleton lines={2} height="1.25rem" width="min(42rem, 100%)" />
        </S.Head>
        <S.Body>
          <Skeleton lines={6} height="1.25rem" />
          <Skeleton height="20rem" />
        </S.Body>
      </S.Layout>
    </S.Width>
  );
}
