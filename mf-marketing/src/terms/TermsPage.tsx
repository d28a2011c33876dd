import { apiHref } from '@saltbush/business-api/api';
import { termsSections, termsVersion } from '@saltbush/terms/api';
import { Button, ButtonLink, Container, DataTable, icons, PageHeader, Section, TextLink } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import type { MouseEvent } from 'react';
import * as S from './TermsPage.styles.ts';

const { address } = brand;

/** In place of the frame, which prints where this page is not hydrated. */
function printPage(event: MouseEvent): void {
  event.preventDefault();
  window.print();
}

export function TermsPage() {
  return (
    <>
      <Section tone="sand" spacing="half">
        <Container>
          <PageHeader
            eyebrow={`Version ${termsVersion.version}`}
            title="Terms & Conditions"
            lead="How we quote, carry, wait, charge and answer for your freight, in 14 sections."
          >
            <ButtonLink href={apiHref('GET /api/terms.pdf')} iconBefore={icons.download} download>
              Download Terms as PDF
            </ButtonLink>
            <Button variant="secondary" iconBefore={icons.document} data-prints onClick={printPage}>
              Print these terms
            </Button>
            <ButtonLink href="/contact" variant="quiet" iconBefore={icons.arrowLeft}>
              Return to Contact Page
            </ButtonLink>
          </PageHeader>
          <S.Dates>
            Effective <time dateTime={termsVersion.effective.iso}>{termsVersion.effective.text}</time>. Last updated{' '}
            <time dateTime={termsVersion.lastUpdated.iso}>{termsVersion.lastUpdated.text}</time>.
          </S.Dates>
        </Container>
      </Section>

      <Section tone="paper" spacing="half" aria-label="The terms">
        <Container>
          <S.Columns>
            <S.Contents aria-label="Sections" data-print="hide">
              <ol>
                {termsSections.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </ol>
            </S.Contents>
            <S.Text>
              {termsSections.map(({ id, title, clauses, table }, index) => (
                <S.Clause key={id} id={id} aria-labelledby={`${id}-title`}>
                  <h2 id={`${id}-title`}>
                    {index + 1}. {title}
                  </h2>
                  <ol>
                    {clauses.map((clause, clauseIndex) => (
                      <li key={clause}>
                        <span>
                          {index + 1}.{clauseIndex + 1}
                        </span>
                        <p>{clause}</p>
                      </li>
                    ))}
                  </ol>
                  {table && (
                    <DataTable
                      caption={table.caption}
                      columns={table.columns.map((label, column) => ({
                        key: String(column),
                        label,
                        align: column === 0 ? ('start' as const) : ('end' as const),
                      }))}
                      rows={table.rows.map((cells) => Object.fromEntries(cells.entries()))}
                    />
                  )}
                  {id === 'contact' && (
                    <S.Address>
                      {brand.legalName}, ABN {brand.abn}
                      <br />
                      {address.street}, {address.suburb} {address.state} {address.postcode}
                      <br />
                      <TextLink href={brand.phoneHref}>{brand.phone}</TextLink>,{' '}
                      <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>
                    </S.Address>
                  )}
                </S.Clause>
              ))}
              <div data-print="hide">
                <ButtonLink href="/contact" variant="secondary" iconBefore={icons.arrowLeft}>
                  Return to Contact Page
                </ButtonLink>
              </div>
            </S.Text>
          </S.Columns>
        </Container>
      </Section>
    </>
  );
}
