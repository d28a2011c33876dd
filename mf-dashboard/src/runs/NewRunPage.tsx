import * as F from '@saltbush/portal/frame.styles';
import { MOST_DELIVERIES } from '@saltbush/runs/api';
import { Notice, WayBack } from '@saltbush/ui';
import { useMay } from '../api/useMay.ts';
import { RunForm } from './RunForm.tsx';

/** Books a run: one pickup with several deliveries. */
export function NewRunPage() {
  const mayBook = useMay('book');
  return (
    <F.Page>
      <F.Head>
        <div>
          <WayBack href="/dashboard/shipments/runs">Runs</WayBack>
          <h1>Book a run</h1>
          <p>One pickup with up to {MOST_DELIVERIES} deliveries, priced and booked together.</p>
        </div>
      </F.Head>
      {mayBook ? (
        <RunForm />
      ) : (
        <Notice title="Your role does not book freight">
          <p>Ask an owner of your company for a role that does, or somebody who has one to book this run.</p>
        </Notice>
      )}
    </F.Page>
  );
}
