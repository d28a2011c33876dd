import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '@saltbush/contract/api';
import { ButtonLink, Container, icons, PageHeader, Section, Skeleton, Stack, VisuallyHidden } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import type { ReactNode } from 'react';
import { failureOf } from '../api/failureOf.ts';
import { FailureNotice } from '../sharing/FailureNotice.tsx';

interface Props<T> {
  /** The query that loads the record. */
  query: { currentData?: T | undefined; error?: ApiError | SerializedError | undefined; isFetching: boolean };
  onRetry: () => void;
  /** What it is, in the page's words. */
  noun: 'quote' | 'booking';
  children: (record: T) => ReactNode;
}

/** Shows what a private link opens, and what to do when it opens nothing. */
export function PrivateRecord<T>({ query: { currentData, error, isFetching }, onRetry, noun, children }: Props<T>) {
  if (currentData !== undefined) return children(currentData);
  if (!error) return <Loading noun={noun} />;
  const failure = failureOf(error, 'reading');
  if (failure.code === 'not-found') return <NotHere noun={noun} />;
  return (
    <Section spacing="half">
      <Container>
        <Stack gap={3}>
          <PageHeader eyebrow="Not loaded" title={`We could not load this ${noun}`} />
          <FailureNotice failure={failure} onRetry={onRetry} busy={isFetching} />
        </Stack>
      </Container>
    </Section>
  );
}

function Loading({ noun }: { noun: string }) {
  return (
    <Section spacing="half" aria-busy="true" aria-label={`Loading ${noun}`}>
      <Container>
        <Stack gap={4}>
          <VisuallyHidden role="status">Loading {noun}</VisuallyHidden>
          <Skeleton height="3.25rem" width="min(28rem, 100%)" />
          <Skeleton lines={2} height="1.25rem" width="min(36rem, 100%)" />
          <Skeleton height="18rem" />
        </Stack>
      </Container>
    </Section>
  );
}

function NotHere({ noun }: { noun: string }) {
  return (
    <Section>
      <Container>
        <PageHeader
          eyebrow="Private link"
          title={`There is no ${noun} at this address`}
          lead={`Part of the link may be missing. Open it again from the mail or the page it came from, or call us with the ${noun}'s reference.`}
        >
          <ButtonLink href="/quote" iconAfter={icons.arrowRight}>
            Get a new quote
          </ButtonLink>
          <ButtonLink href={brand.phoneHref} variant="secondary" iconBefore={icons.phone}>
            Call {brand.phone}
          </ButtonLink>
        </PageHeader>
      </Container>
    </Section>
  );
}
