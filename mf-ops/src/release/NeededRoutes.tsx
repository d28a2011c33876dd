import type { LiveRelease, ReleaseNeeds } from '@saltbush/contract/release-api';
import { Moment } from '../console/Moment.tsx';
import { needsText } from '../console/needsText.ts';
import * as R from '../console/rows.styles.ts';
import { UnmetNeeds } from '../console/UnmetNeeds.tsx';
import { DeskCard } from '../sheet/DeskCard.tsx';

interface NeededRoutesProps {
  live: LiveRelease;
  /** Milliseconds. */
  now: number;
}

interface Caller {
  version: string;
  /** ISO 8601. */
  since: string;
  needs: ReleaseNeeds;
}

/** The routes of the API that the live release and its candidate call: what a gateway must offer while visitors get them. */
export function NeededRoutes({ live, now }: NeededRoutesProps) {
  const { version, activatedAt, needs, candidate } = live;
  const callers: Caller[] = [
    ...(needs ? [{ version, since: activatedAt, needs }] : []),
    ...(candidate?.needs ? [{ version: candidate.version, since: candidate.since, needs: candidate.needs }] : []),
  ];
  if (callers.length === 0) return null;
  return (
    <DeskCard heading="What it calls of the API">
      <UnmetNeeds live={live} />
      <R.Rows>
        {callers.map((caller) => (
          <li key={caller.version}>
            <R.What>{caller.version}</R.What>
            <R.Soft>
              {needsText(caller.needs)}, since <Moment at={caller.since} now={now} />
            </R.Soft>
            {caller.needs.routes !== null && caller.needs.routes.length > 0 && (
              <details>
                <summary>Routes that {caller.version} calls</summary>
                <ul>
                  {caller.needs.routes.map((route) => (
                    <li key={route}>
                      <code>{route}</code>
                      {caller.needs.replaced?.[route] && (
                        <>
                          , which <code>{caller.needs.replaced[route]}</code> replaces
                        </>
                      )}
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </R.Rows>
    </DeskCard>
  );
}
