import type { FailureExample } from '@saltbush/contract/release-api';
import { CopyText } from '../console/CopyText.tsx';
import { Moment } from '../console/Moment.tsx';
import * as C from '../sheet/DeskCard.styles.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import * as S from './FailuresPage.styles.ts';
import { stepText } from './failure-words.ts';

/** A few visits that met it: where, and what they did before. */
export function ExampleVisits({ examples, now }: { examples: readonly FailureExample[]; now: number }) {
  return (
    <DeskCard heading="Visits that met it">
      {examples.map(({ at, version, page, browser, steps, components, trace }, index) => (
        // Visits have no id that anybody may see, and the list only changes as a whole.
        // biome-ignore lint/suspicious/noArrayIndexKey: two visits may be alike in everything
        <C.Facts key={`${at} ${index}`}>
          <div>
            <dt>When</dt>
            <dd>
              <Moment at={at} now={now} />
              {version !== '' && `, release ${version}`}
            </dd>
          </div>
          {page !== '' && (
            <div>
              <dt>Page</dt>
              <dd>{page}</dd>
            </div>
          )}
          {browser !== '' && (
            <div>
              <dt>Browser</dt>
              <dd>{browser}</dd>
            </div>
          )}
          {steps.length > 0 && (
            <div>
              <dt>Last steps</dt>
              <dd>
                <S.Steps>
                  {steps.map((step, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the same step may come twice, and none moves
                    <li key={place}>{stepText(step)}</li>
                  ))}
                </S.Steps>
              </dd>
            </div>
          )}
          {components.length > 0 && (
            <div>
              <dt>Components</dt>
              <dd>{components.join(', in ')}</dd>
            </div>
          )}
          {trace !== undefined && (
            <div>
              <dt>Trace</dt>
              <dd>
                <CopyText text={trace} what="trace" />
              </dd>
            </div>
          )}
        </C.Facts>
      ))}
    </DeskCard>
  );
}
