import type { ReleaseSummary } from '@saltbush/contract/release-api';
import { Button } from '@saltbush/ui';
import { useState } from 'react';
import { useReleasePreviewsQuery } from '../api/releasePreviews.ts';
import { useStreamedOptions } from '../console/keep-current.ts';
import { PreviewList } from '../console/previews/PreviewList.tsx';
import { isOpenPreview } from '../console/previews/previewStanding.ts';
import { useReturnFocus } from '../console/useReturnFocus.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { NewPreview } from './NewPreview.tsx';

interface PreviewLinksProps {
  name: string;
  /** Newest first. */
  releases: readonly ReleaseSummary[];
  /** Milliseconds. */
  now: number;
}

/** Links that show a release to one browser, whatever is live. */
export function PreviewLinks({ name, releases, now }: PreviewLinksProps) {
  const [isMaking, setIsMaking] = useState(false);
  const opener = useReturnFocus<HTMLDivElement>(isMaking);
  const { currentData } = useReleasePreviewsQuery(undefined, useStreamedOptions());
  const open = (currentData?.previews ?? []).filter((preview) => preview.name === name && isOpenPreview(preview, now));
  return (
    <DeskCard heading="Previews">
      {open.length > 0 ? (
        <PreviewList previews={open} now={now} />
      ) : (
        <p>A preview link shows a release to one browser alone, before anybody else gets it.</p>
      )}
      {isMaking ? (
        <NewPreview name={name} versions={releases.map(({ version }) => version)} onClose={() => setIsMaking(false)} />
      ) : (
        <div ref={opener} tabIndex={-1}>
          <Button size="small" variant="secondary" onClick={() => setIsMaking(true)}>
            Make a preview link
          </Button>
        </div>
      )}
    </DeskCard>
  );
}
