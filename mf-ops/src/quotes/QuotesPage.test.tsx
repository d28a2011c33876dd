import { QUOTE_ENDINGS } from '@saltbush/freight';
import { openPage, refusal } from '@saltbush/tooling/testing/page';
import { screen } from '@testing-library/react';
import { QuotesPage } from './QuotesPage.tsx';

const rows = QUOTE_ENDINGS.map((ending, index) => ({ ending, last7Days: index, last30Days: 10 * index }));

describe('the quotes desk', () => {
  const open = (answer: Parameters<typeof openPage>[0]['answer']) =>
    openPage({ path: '/ops/quotes', page: QuotesPage, address: '/ops/quotes', answer });

  it('says in words how often prices ended in which way', async () => {
    const { calls } = open(() => ({ body: { rows } }));
    expect(await screen.findByRole('row', { name: /Unknown place 3 30/ })).toHaveTextContent('misspelt');
    expect(screen.getAllByRole('row')).toHaveLength(1 + rows.length);
    expect(calls[0]?.path).toBe('/api/ops/quote-endings');
  });

  it('says that the counts could not be read', async () => {
    open(() => refusal(503, 'busy', 'Too much at once.'));
    expect(await screen.findByText('The counts could not be read')).toBeInTheDocument();
  });
});
