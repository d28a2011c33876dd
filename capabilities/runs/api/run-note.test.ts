import { runInNote, runNote } from './run-note.ts';

describe('the note of a run in a trail', () => {
  it('says the run and the place in it, and is read again', () => {
    const place = { reference: 'RN-2026-00012', position: 2, of: 5 };
    expect(runNote(place)).toBe('Delivery 2 of 5 of run RN-2026-00012. One pickup for all of them.');
    expect(runInNote(runNote(place))).toEqual(place);
  });

  it.each(['', 'Requested', 'See run RN-2026-00012.', 'Delivery 2 of 5 of run RN-2026.'])(
    'reads no run in %p',
    (note) => {
      expect(runInNote(note)).toBeNull();
    },
  );
});
