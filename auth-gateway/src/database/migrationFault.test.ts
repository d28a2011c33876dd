import { migrationFault } from './migrationFault.ts';

describe('the fault of a migration', () => {
  it('says whose migration it is, why it failed, and what to do', () => {
    const fault = migrationFault({ id: '0017-enquiry-suspicion' }, new Error('type "so" does not exist'));
    expect(fault).toMatchObject({
      code: 'migration-failed',
      message: expect.stringMatching(
        /^The migration 0017-enquiry-suspicion of enquiries failed \(type "so" does not exist\).*Start the version before/,
      ),
    });
  });

  it.each(['55P03', '08006', '53100', '57P01'])('is the fault itself where it passes: %s', (code) => {
    const cause = Object.assign(new Error('wait'), { code });
    expect(migrationFault({ id: '0007-enquiries' }, cause)).toBe(cause);
  });
});
