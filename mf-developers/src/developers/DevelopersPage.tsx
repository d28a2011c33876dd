import { ButtonLink, Container, Notice, PageHeader, Section, TextLink } from '@saltbush/ui';
import { useMemo, useState } from 'react';
import { Contents } from '../contents/Contents.tsx';
import { GUIDE_ID, sectionsOf } from '../contents/sectionsOf.ts';
import { operationsOf } from '../description/operationsOf.ts';
import { DESCRIPTION_PATH, useDescription } from '../description/useDescription.ts';
import { Guide } from '../guide/Guide.tsx';
import { KeyContext } from '../key/key-context.ts';
import { TestKeyField } from '../key/TestKeyField.tsx';
import { testKey } from '../key/testKey.ts';
import { useKeysHref } from '../key/useKeysHref.ts';
import { Anchored } from '../reference/Anchored.tsx';
import { Reference } from '../reference/Reference.tsx';
import * as S from './DevelopersPage.styles.ts';
import { ReferencePlace } from './ReferencePlace.tsx';
import { useArrival } from './useArrival.ts';
import { useOrigin } from './useOrigin.ts';

/** What the API does, a guide through it, and every call, from the description that the gateway writes. */
export function DevelopersPage() {
  const [pasted, setPasted] = useState('');
  const key = useMemo(() => testKey(pasted), [pasted]);
  const { reading, readAgain } = useDescription();
  const description = reading.status === 'read' ? reading.description : null;
  const groups = useMemo(() => (description === null ? [] : operationsOf(description)), [description]);
  const origin = useOrigin();
  const keysHref = useKeysHref();
  useArrival(description !== null);
  return (
    <KeyContext.Provider value={key}>
      <Section tone="sand" spacing="half">
        <Container>
          <PageHeader
            eyebrow="For developers"
            title="Freight from your own programs"
            lead="Price, book, label and track over one API. Try every call here, in a test mode that carries and charges nothing."
          >
            <ButtonLink href={keysHref} size="large">
              Get a Key
            </ButtonLink>
            <ButtonLink href={DESCRIPTION_PATH} size="large" variant="secondary">
              OpenAPI Description
            </ButtonLink>
          </PageHeader>
        </Container>
      </Section>
      <Section tone="paper" spacing="half" aria-label="The API">
        <Container>
          <S.Columns>
            <Contents sections={sectionsOf(description, groups)} />
            <S.Main>
              <S.Part aria-labelledby={GUIDE_ID}>
                <Anchored id={GUIDE_ID} level={2}>
                  From key to booked, labelled freight
                </Anchored>
                <TestKeyField value={pasted} read={key} onChange={setPasted} />
                <Guide origin={origin} />
              </S.Part>
              <noscript>
                <Notice>
                  The list of all calls is drawn by a script in your browser, and scripts are switched off. Read{' '}
                  <TextLink href={DESCRIPTION_PATH}>the description itself</TextLink>, an OpenAPI 3.1 document.
                </Notice>
              </noscript>
              {description === null ? (
                <ReferencePlace reading={reading} onRetry={readAgain} />
              ) : (
                <Reference {...{ description, groups, origin }} />
              )}
            </S.Main>
          </S.Columns>
        </Container>
      </Section>
    </KeyContext.Provider>
  );
}
