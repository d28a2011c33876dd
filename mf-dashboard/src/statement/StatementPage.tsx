import { apiError } from '@saltbush/calls';
import { entryText, type Statement, termsText } from '@saltbush/consignments/api';
import { addMonths, formatAud, formatDate, formatMonth } from '@saltbush/freight';
import { Panel, PanelSkeleton } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { ButtonLink, DataTable, icons, WayBack } from '@saltbush/ui';
import { useSearchParams } from 'react-router-dom';
import { FRESH } from '../api/fresh.ts';
import { statementFileHref, useClientStatementQuery } from '../api/statement.ts';
import { Ageing } from '../frame/Ageing.tsx';
import { Figures } from '../frame/figures.styles.ts';
import { Trouble } from '../frame/Trouble.tsx';
import * as S from './StatementPage.styles.ts';
import { readMonth, statementHref } from './statementAddress.ts';

/** What the client was charged and has paid in a month, last month unless the address says which. */
export function StatementPage() {
  const [parameters] = useSearchParams();
  const { currentData, isFetching, refetch, ...query } = useClientStatementQuery(readMonth(parameters), FRESH);
  const error = apiError(query.error);
  return (
    <F.Page>
      <F.Head>
        <div>
          <WayBack href="/dashboard/invoices">Invoices</WayBack>
          <h1>Statement{currentData && `, ${formatMonth(currentData.month)}`}</h1>
        </div>
      </F.Head>
      {error && !currentData && (
        <Panel title="Your statement">
          <Trouble
            title="Your statement could not be read"
            error={error}
            isFetching={isFetching}
            onRetry={() => void refetch()}
          />
        </Panel>
      )}
      {!currentData && !error && (
        <Panel title="Your statement">
          <PanelSkeleton label="Reading your statement" rows={8} />
        </Panel>
      )}
      {currentData && <StatementOf statement={currentData} />}
    </F.Page>
  );
}

function StatementOf({ statement }: { statement: Statement }) {
  const { month, presentMonth, from, to, accounts, entries, entryCount, closingCents, ageing } = statement;
  const { creditedCents = 0, terms = [] } = statement;
  return (
    <>
      <S.Tools data-print="hide">
        <nav aria-label="Months">
          <ButtonLink
            href={statementHref(addMonths(month, -1))}
            variant="secondary"
            size="small"
            iconBefore={icons.arrowLeft}
          >
            {formatMonth(addMonths(month, -1))}
          </ButtonLink>
          {month < presentMonth && (
            <ButtonLink
              href={statementHref(addMonths(month, 1))}
              variant="secondary"
              size="small"
              iconAfter={icons.arrowRight}
            >
              {formatMonth(addMonths(month, 1))}
            </ButtonLink>
          )}
        </nav>
        <div>
          <ButtonLink href={statementFileHref('pdf', month)} size="small" iconBefore={icons.download} download>
            Statement PDF
          </ButtonLink>
          <ButtonLink
            href={statementFileHref('csv', month)}
            variant="secondary"
            size="small"
            iconBefore={icons.download}
            download
          >
            Export CSV
          </ButtonLink>
        </div>
      </S.Tools>
      <Figures>
        <div>
          <dt>Owed before {formatDate(from)}</dt>
          <dd>{formatAud(statement.openingCents)}</dd>
        </div>
        <div>
          <dt>Invoiced</dt>
          <dd>{formatAud(statement.invoicedCents)}</dd>
        </div>
        <div>
          <dt>Paid</dt>
          <dd>{formatAud(statement.paidCents)}</dd>
        </div>
        {creditedCents > 0 && (
          <div>
            <dt>Credited</dt>
            <dd>{formatAud(creditedCents)}</dd>
          </div>
        )}
        <div>
          <dt>Still to pay on {formatDate(to)}</dt>
          <dd>{formatAud(closingCents)}</dd>
        </div>
      </Figures>
      <Panel
        title={accounts.length === 0 ? 'Invoices and payments' : `Invoices and payments of ${accounts.join(', ')}`}
      >
        <DataTable
          caption={`Invoices and payments of ${formatMonth(month)}`}
          isCaptionHidden
          density="compact"
          onPhones="stack"
          columns={[
            { key: 'entry', label: 'Entry' },
            { key: 'day', label: 'Day' },
            { key: 'shipment', label: 'Consignment' },
            { key: 'amount', label: 'Amount', align: 'end' },
            { key: 'balance', label: 'Balance', align: 'end' },
          ]}
          rows={entries.map(({ day, kind, creditNote, invoiceReference, shipmentReference, ...entry }, index) => ({
            id: `${index} ${invoiceReference}`,
            day: formatDate(day),
            entry: `${entryText({ kind, creditNote })}${creditNote ? ' for' : ''} ${invoiceReference}`,
            shipment: <a href={`/dashboard/shipments/${shipmentReference}#price`}>{shipmentReference}</a>,
            amount: formatAud(entry.amountCents),
            balance: formatAud(entry.balanceCents),
          }))}
          emptyText="Nothing was invoiced or paid in this month."
        />
        {entryCount > entries.length && (
          <F.Small>
            The CSV has all {entryCount} entries; here are the first {entries.length}.
          </F.Small>
        )}
        <F.Small>Amounts include GST. Days are those of Sydney. {termsText(terms)}</F.Small>
      </Panel>
      {closingCents > 0 && (
        <Panel title="Still to pay by age">
          <Ageing ageing={ageing} />
        </Panel>
      )}
    </>
  );
}
