import { clearDraft, readDraft, writeDraft } from './run-draft.ts';
import { firstValues } from './run-values.ts';

const KEY = 'saltbush.run';
beforeEach(() => sessionStorage.clear());

describe('the draft of a run', () => {
  it('has what was typed, for who typed it', () => {
    const values = { ...firstValues(), pickupDate: '2026-11-25', booker: { phone: '0412 345 678' } };
    const sent = { id: '0b8f6c1e-0a39-4d2a-9a53-6f1f6f9d6c01', text: '{}' };
    writeDraft('u1', { values, sent });
    expect(readDraft('u1')).toEqual({ values, sent });
    expect(readDraft('u2')).toBeNull();
    clearDraft();
    expect(readDraft('u1')).toBeNull();
  });

  it.each(['not json', 'null', '[]', '{"user":"u1","values":{"deliveries":"many"}}'])(
    'is none where %p is stored',
    (text) => {
      sessionStorage.setItem(KEY, text);
      expect(readDraft('u1')).toBeNull();
    },
  );

  it('takes nothing of another kind, and no more deliveries than a run has', () => {
    const deliveries = Array.from({ length: 30 }, () => ({ weight: 5, description: 'Water', stop: { street: 9 } }));
    sessionStorage.setItem(KEY, JSON.stringify({ user: 'u1', values: { pickupDate: {}, deliveries }, sent: 'x' }));
    const draft = readDraft('u1');
    expect(draft?.values.deliveries).toHaveLength(20);
    expect(draft?.values.deliveries[0]).toMatchObject({ weight: '', description: 'Water', stop: { street: '' } });
    expect(draft).toMatchObject({ values: { pickupDate: '' }, sent: null });
  });
});
