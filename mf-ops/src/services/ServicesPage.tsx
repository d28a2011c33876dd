import { apiError } from '@saltbush/calls';
import { Button, icons } from '@saltbush/ui';
import { useState } from 'react';
import { useRemoteApisQuery } from '../api/remoteApis.ts';
import { ConsoleFrame } from '../console/ConsoleFrame.tsx';
import { useStreamedOptions } from '../console/keep-current.ts';
import { FormRows } from '../console/rows.styles.ts';
import { useNow } from '../console/useNow.ts';
import { useReturnFocus } from '../console/useReturnFocus.ts';
import { RowsSkeleton } from '../frame/RowsSkeleton.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import * as C from '../sheet/DeskCard.styles.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { ApiList } from './ApiList.tsx';
import { ServiceForm } from './ServiceForm.tsx';
import { ServiceRow } from './ServiceRow.tsx';
import * as S from './ServicesPage.styles.ts';
import { serviceTitle } from './serviceTitle.ts';

/** Where the services of remotes run, and how they do. */
export function ServicesPage() {
  const now = useNow();
  const apis = useRemoteApisQuery(undefined, useStreamedOptions());
  const [isRegistering, setIsRegistering] = useState(false);
  const opener = useReturnFocus<HTMLDivElement>(isRegistering);
  const failure = apiError(apis.error);
  const report = apis.currentData;

  return (
    <ConsoleFrame title="Services">
      {!report && !failure && <RowsSkeleton label="Reading the services" />}
      {!report && failure && (
        <Trouble
          title="The services could not be read"
          error={failure}
          isFetching={apis.isFetching}
          onRetry={() => void apis.refetch()}
        />
      )}
      {report && (
        <S.Layout>
          <DeskCard heading="Where they run">
            <C.Lead>The gateway passes requests for the API of a remote on to its service.</C.Lead>
            {isRegistering ? (
              <ServiceForm report={report} onClose={() => setIsRegistering(false)} />
            ) : (
              <div ref={opener} tabIndex={-1}>
                <Button size="small" iconBefore={icons.plus} onClick={() => setIsRegistering(true)}>
                  Register a service
                </Button>
              </div>
            )}
            {report.upstreams.length === 0 ? (
              <p>No service is registered.</p>
            ) : (
              <FormRows>
                {report.upstreams.map((service) => (
                  <ServiceRow key={serviceTitle(service)} {...{ service, now }} />
                ))}
              </FormRows>
            )}
          </DeskCard>
          <DeskCard heading="APIs of live remotes">
            <ApiList report={report} />
          </DeskCard>
        </S.Layout>
      )}
    </ConsoleFrame>
  );
}
