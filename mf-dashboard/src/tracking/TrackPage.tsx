import { apiError } from '@saltbush/calls';
import { Container, PageHeader, Section } from '@saltbush/ui';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTrackMutation } from '../api/track.ts';
import { TrackedConsignment } from './TrackedConsignment.tsx';
import { TrackForm } from './TrackForm.tsx';
import { TrackHelp } from './TrackHelp.tsx';
import * as S from './TrackPage.styles.ts';

/** Tracking for anybody with the reference and one of the postcodes. */
export function TrackPage() {
  const [parameters] = useSearchParams();
  const [track, { data, isLoading, error }] = useTrackMutation();
  const result = useRef<HTMLDivElement>(null);

  const onTrack = async (reference: string, postcode: string) => {
    const answer = await track({ reference, postcode });
    // The result exists only after rendering.
    if (answer.data) requestAnimationFrame(() => result.current?.querySelector('h2')?.focus());
  };

  return (
    <Section tone="sand" spacing="half">
      <Container>
        <PageHeader
          title="Track a consignment"
          lead="Enter the reference on your booking and the postcode of its pickup or delivery."
        />
        <S.Columns>
          <TrackForm
            givenReference={parameters.get('reference') ?? ''}
            busy={isLoading}
            error={apiError(error)}
            onTrack={(reference, postcode) => void onTrack(reference, postcode)}
          />
          <div ref={result}>{data ? <TrackedConsignment tracked={data} /> : <TrackHelp />}</div>
        </S.Columns>
      </Container>
    </Section>
  );
}
