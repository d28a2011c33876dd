import type { DriverDocument } from '@saltbush/drivers/api';
import { openDocuments, possibleDecisions, possibleDocumentActs } from './possibleActs.ts';

const file = {
  name: 'licence.pdf',
  mediaType: 'application/pdf',
  sizeBytes: 100,
  uploadedAt: '2026-11-20T00:00:00.000Z',
} as const;
const document = (change: Partial<DriverDocument> = {}): DriverDocument => ({
  ...{ kind: 'licence', status: 'received', file, note: '' },
  ...change,
});
const settled = [document({ status: 'verified' }), document({ kind: 'abn', status: 'not-needed', file: null })];

describe('the decision', () => {
  it('approves only when every document is verified or not needed', () => {
    expect(possibleDecisions({ status: 'received', documents: settled })).toEqual(['approved', 'declined']);
    expect(possibleDecisions({ status: 'received', documents: [...settled, document({ kind: 'motor' })] })).toEqual([
      'declined',
    ]);
    expect(openDocuments({ documents: [...settled, document({ kind: 'motor', status: 'declined' })] })).toEqual([
      'Motor insurance',
    ]);
  });

  it.each(['approved', 'declined'] as const)('is decided once: %s', (status) => {
    expect(possibleDecisions({ status, documents: settled })).toEqual([]);
    expect(possibleDocumentActs({ status, documents: settled }, document())).toEqual([]);
  });
});

it.each([
  ['received', file, ['verified', 'declined', 'not-needed']],
  ['verified', file, ['declined', 'not-needed']],
  ['declined', file, ['verified', 'not-needed']],
  ['missing', null, ['not-needed']],
  ['not-needed', null, []],
  ['not-needed', file, ['verified', 'declined']],
] as const)('a document that is %s', (status, kept, expected) => {
  expect(possibleDocumentActs({ status: 'received', documents: [] }, document({ status, file: kept }))).toEqual(
    expected,
  );
});
