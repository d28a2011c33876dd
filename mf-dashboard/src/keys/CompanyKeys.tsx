import { apiError } from '@saltbush/calls';
import type { ApiKey, ApiKeyMade, Membership } from '@saltbush/clients/api';
import { Panel, PanelSkeleton } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import * as R from '@saltbush/portal/rows.styles';
import { Button, icons } from '@saltbush/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FRESH } from '../api/fresh.ts';
import { useKeysQuery } from '../api/keys.ts';
import { Trouble } from '../frame/Trouble.tsx';
import { FormMissing } from './FormMissing.tsx';
import { KeyRow } from './KeyRow.tsx';
import { isUsable, keyStanding } from './key-standing.ts';
import { NewKey } from './NewKey.tsx';

// The form and what it checks with are for whoever makes a key.
const KeyForm = lazy(() =>
  import('./KeyForm.tsx').then(
    (loaded) => ({ default: loaded.KeyForm }),
    () => ({ default: FormMissing }),
  ),
);

const LIST = 'keys';
const MAKE = 'Make a key';

interface CompanyKeysProps {
  membership: Membership;
  /** Title of the list. */
  panel: string;
}

/** The keys of one company: those in use, those that were revoked or ended lately, and making one. */
export function CompanyKeys({ membership, panel }: CompanyKeysProps) {
  const { reference, businessName, status } = membership;
  const { data, isFetching, refetch, ...query } = useKeysQuery(reference, FRESH);
  const error = apiError(query.error);
  const [isAsking, setIsAsking] = useState(false);
  const [made, setMade] = useState<ApiKeyMade | null>(null);
  const page = useRef<HTMLDivElement>(null);
  const [isClosed, setIsClosed] = useState(false);
  // What was pressed is gone, so the focus moves to the list that it changed.
  const toList = () => page.current?.querySelector<HTMLElement>(`#${LIST}`)?.focus();
  useEffect(() => {
    if (isClosed) page.current?.querySelector<HTMLElement>('[data-act="make"]')?.focus();
  }, [isClosed]);

  if (!data) {
    return (
      <Panel title={panel}>
        {error ? (
          <Trouble
            title="The keys could not be read"
            error={error}
            isFetching={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <PanelSkeleton label="Reading the keys" rows={6} />
        )}
      </Panel>
    );
  }
  const now = Date.now();
  const isActive = status === 'active';
  const mayMake = isActive && !isAsking;
  const standingOf = (key: ApiKey) => keyStanding(key, now);
  const inUse = data.keys.filter((key) => isUsable(standingOf(key)));
  const gone = data.keys.filter((key) => !isUsable(standingOf(key)));
  const rowOf = (key: ApiKey) => (
    <KeyRow
      key={key.id}
      apiKey={key}
      standing={standingOf(key)}
      mayMake={isActive}
      onGone={toList}
      onReplaced={setMade}
    />
  );
  const open = () => {
    setMade(null);
    setIsClosed(false);
    setIsAsking(true);
  };
  const button = (
    <Button size="small" iconBefore={icons.plus} data-act="make" onClick={open}>
      {MAKE}
    </Button>
  );
  return (
    <F.Stacked ref={page}>
      {made && (
        <NewKey
          key={made.key.id}
          made={made}
          replaces={data.keys.find(({ successorId }) => successorId === made.key.id) ?? null}
          onClose={() => {
            setMade(null);
            toList();
          }}
        />
      )}
      {isAsking && (
        <Panel title={MAKE}>
          <Suspense fallback={<PanelSkeleton label="Opening the form" rows={8} />}>
            <KeyForm
              reference={reference}
              businessName={businessName}
              onMade={(answer) => {
                setIsAsking(false);
                setMade(answer);
              }}
              onCancel={() => {
                setIsAsking(false);
                setIsClosed(true);
              }}
            />
          </Suspense>
        </Panel>
      )}
      <Panel title={panel} id={LIST} beside={mayMake && inUse.length > 0 && button}>
        {inUse.length > 0 && <R.List>{inUse.map(rowOf)}</R.List>}
        {inUse.length === 0 && (
          <F.Stacked>
            <p>
              No key is in use. With a key, a program of yours, such as your warehouse system, prices, books, labels and
              tracks for {businessName} by itself. Begin with a key of the test mode: it carries, charges and mails
              nothing.
            </p>
            {mayMake && <div>{button}</div>}
          </F.Stacked>
        )}
      </Panel>
      {gone.length > 0 && (
        <Panel title="Revoked or ended in the last 90 days">
          <R.List>{gone.map(rowOf)}</R.List>
        </Panel>
      )}
    </F.Stacked>
  );
}
