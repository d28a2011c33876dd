import { CodeSample, TextLink } from '@saltbush/ui';
import { useContext, useState } from 'react';
import { curlOf } from '../examples/curlOf.ts';
import { filledPath } from '../examples/filledPath.ts';
import { KeyContext, keyInExamples } from '../key/key-context.ts';
import { useTestWebhooksHref } from '../key/useKeysHref.ts';
import { Marked } from '../text/Marked.tsx';
import { TryButton } from '../try/TryButton.tsx';
import * as S from './guide.styles.ts';
import { guideSteps } from './guideSteps.ts';
import { NOTHING_YET, withAnswer } from './progress.ts';
import { usePickupDate } from './usePickupDate.ts';

/** Six calls from a price to freight that is delivered; each that is tried fills what it answered into the next ones. */
export function Guide({ origin }: { origin: string }) {
  const [progress, setProgress] = useState(NOTHING_YET);
  const pickupDate = usePickupDate();
  const webhooksHref = useTestWebhooksHref();
  const key = keyInExamples(useContext(KeyContext));
  return (
    <>
      <p>
        A system of yours can hear of each step within seconds:{' '}
        <TextLink href={webhooksHref}>add a webhook of the test mode</TextLink> first.
      </p>
      <S.Steps>
        {guideSteps(progress, pickupDate).map(({ id, title, text, trial, after }, index) => (
          <li key={id}>
            <h3 id={`guide-${id}`} tabIndex={-1}>
              <S.Count>{index + 1}</S.Count> {title}
            </h3>
            <p>
              <Marked text={text} />
            </p>
            <CodeSample
              label={`Step ${index + 1}, with curl`}
              code={curlOf({ ...trial, origin, path: withQuery(trial.path, trial.values) }, key)}
            />
            <TryButton {...{ trial, after }} onDone={(json) => setProgress((known) => withAnswer(known, id, json))} />
          </li>
        ))}
      </S.Steps>
    </>
  );
}

/** The path with what is known of it: a parameter that is not in it goes into the query. */
function withQuery(path: string, values: Readonly<Record<string, string>>): string {
  const inQuery = Object.entries(values).filter(([name]) => !path.includes(`{${name}}`));
  return filledPath(path, values, Object.fromEntries(inQuery));
}
