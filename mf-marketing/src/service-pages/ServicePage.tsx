import {
  ButtonLink,
  Container,
  DataTable,
  FactList,
  icons,
  keepTogether,
  PageHeader,
  Section,
  Stack,
  Steps,
  TextLink,
} from '@saltbush/ui';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { ScenePicture } from '../pictures/ScenePicture.tsx';
import * as S from './ServicePage.styles.ts';
import type { ServicePageContent } from './service-page.ts';

const isPriced = ({ detail }: { detail: string }) => detail.includes('$');

/** The page of one service: description, facts, prices, steps. */
export function ServicePage({ service }: { service: ServicePageContent }) {
  const { name, eyebrow, lead, picture, pictureSide, quote, facts, fit, tables, stepsTitle, steps, details } = service;
  return (
    <>
      <Section tone="sand" spacing="half">
        <Container>
          <S.Opening $pictureSide={pictureSide}>
            <PageHeader eyebrow={eyebrow} title={name} lead={lead}>
              {quote && (
                <ButtonLink href={quote.href} size="large" iconAfter={icons.arrowRight}>
                  {quote.label}
                </ButtonLink>
              )}
              <ButtonLink href="/contact" size="large" variant={quote ? 'secondary' : 'primary'}>
                Contact Us
              </ButtonLink>
            </PageHeader>
            <ScenePicture name={picture} ratio="4 / 3" sizes="(min-width: 1024px) 560px, 100vw" isFirst />
          </S.Opening>
        </Container>
      </Section>

      <Section tone="paper" aria-labelledby="service-facts">
        <Container>
          <S.Facts>
            <div>
              <S.Heading id="service-facts">The facts</S.Heading>
              <FactList rows={facts} />
              {facts.some(isPriced) && <S.Note>Prices in these facts are before GST.</S.Note>}
            </div>
            <S.Fit>
              <h2>{fit.title}</h2>
              <ul>
                {fit.goodFor.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
              <p>
                {fit.otherwise.text} <TextLink href={fit.otherwise.href}>{fit.otherwise.label}</TextLink>.
              </p>
            </S.Fit>
          </S.Facts>
        </Container>
      </Section>

      <Section tone="white">
        <Container>
          <Stack gap={6}>
            {tables.map(({ caption, columns, rows, note, onPhones }) => (
              <div key={caption}>
                <DataTable caption={caption} columns={columns} rows={rows} onPhones={onPhones} />
                {note && <S.Note>{keepTogether(note)}</S.Note>}
              </div>
            ))}
          </Stack>
        </Container>
      </Section>

      <Section tone="paper" aria-labelledby="service-steps">
        <Container>
          <S.Running>
            <div>
              <S.Heading id="service-steps">{stepsTitle}</S.Heading>
              <Steps items={steps} />
            </div>
            <S.Details>
              {details.map(({ title, text }) => (
                <div key={title}>
                  <h3>{title}</h3>
                  <p>{keepTogether(text)}</p>
                </div>
              ))}
            </S.Details>
          </S.Running>
        </Container>
      </Section>

      <ClosingCall
        id="service-call"
        title="Ready when you are"
        text="In business hours a person answers within 2 hours, with a price or with the question that is missing."
      >
        {quote && (
          <ButtonLink href={quote.href} size="large">
            {quote.label}
          </ButtonLink>
        )}
        <ButtonLink href="/contact" size="large" variant={quote ? 'secondary' : 'primary'}>
          Contact Us
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
