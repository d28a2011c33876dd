import { apiError } from '@saltbush/calls';
import { MEMBER_ROLES, mayDo, type RateSheetVersion, whoMay } from '@saltbush/clients/api';
import { Panel, PanelSkeleton } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { ButtonLink, icons, keepTogether, Notice } from '@saltbush/ui';
import { useState } from 'react';
import { failureText } from '../api/failureText.ts';
import { FRESH } from '../api/fresh.ts';
import { useRateSheetsQuery } from '../api/rateSheets.ts';
import { Trouble } from '../frame/Trouble.tsx';
import { HowRatesApply } from './HowRatesApply.tsx';
import { RateSheetComparison } from './RateSheetComparison.tsx';
import { RateSheetList } from './RateSheetList.tsx';
import { RateSheetRates } from './RateSheetRates.tsx';
import { RateSheetUpload } from './RateSheetUpload.tsx';

/** What is open below the list. */
type Opened = { view: 'comparison' | 'rates'; sheet: RateSheetVersion };

/** The client's rate sheets: upload, view, compare and activate. */
export function RateSheets() {
  const { data, isFetching, refetch, error } = useRateSheetsQuery(undefined, FRESH);
  const [opened, setOpened] = useState<Opened | null>(null);
  const failure = apiError(error);
  const code = failure?.problem?.code;

  if (failure && (code === 'no-client' || code === 'client-pending')) {
    return (
      <Panel title="Rate Sheets">
        <Notice tone="info" title={code === 'no-client' ? 'No client account yet' : 'Waiting for approval'}>
          <p>{keepTogether(failureText(failure))}</p>
          {code === 'no-client' && (
            <ButtonLink href="/new-client" size="small" iconAfter={icons.arrowRight}>
              Set up an account
            </ButtonLink>
          )}
        </Notice>
      </Panel>
    );
  }

  const isSuspended = data?.client.status === 'suspended';
  const role = data?.client.role;
  const isForOthers = role !== undefined && !mayDo(role, 'rates');
  return (
    <F.Columns>
      <F.Stacked>
        <Panel title="Rate Sheets">
          {isSuspended ? (
            <Notice tone="warn" title="This account is suspended">
              Its sheets can be read and downloaded, and price nothing. Call us to open it again.
            </Notice>
          ) : isForOthers ? (
            <p>
              You read its rate sheets, as {MEMBER_ROLES[role].as}. Only {whoMay('rates')} save and activate them.
            </p>
          ) : (
            <RateSheetUpload />
          )}
        </Panel>
        <Panel title="Your sheets">
          {failure && !data && (
            <Trouble
              title="Your rate sheets could not be read"
              error={failure}
              isFetching={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          {!failure && !data && <PanelSkeleton label="Reading your rate sheets" rows={4} />}
          {data && (
            <RateSheetList
              sheets={data.sheets}
              isReadOnly={isSuspended || isForOthers}
              onCompare={(sheet) => setOpened({ view: 'comparison', sheet })}
              onShow={(sheet) => setOpened({ view: 'rates', sheet })}
            />
          )}
        </Panel>
        {opened?.view === 'comparison' && (
          <RateSheetComparison key={opened.sheet.id} sheet={opened.sheet} onClose={() => setOpened(null)} />
        )}
        {opened?.view === 'rates' && (
          <RateSheetRates key={opened.sheet.id} sheet={opened.sheet} onClose={() => setOpened(null)} />
        )}
      </F.Stacked>
      <HowRatesApply />
    </F.Columns>
  );
}
