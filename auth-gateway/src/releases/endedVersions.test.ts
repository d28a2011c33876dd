import type { LiveKind } from '@saltbush/contract/release-api';
import { endedVersions } from './endedVersions.ts';

const AT = Date.parse('2026-11-20T00:00:00Z');
const at = (hour: number) => new Date(AT + hour * 3_600_000);

const line = (hour: number, kind: LiveKind, version: string, share = 100) => ({
  name: 'mf-quote',
  version,
  kind,
  share,
  at: at(hour),
});

const ended = (...lines: ReturnType<typeof line>[]) => Object.fromEntries(endedVersions(lines).get('mf-quote') ?? []);

describe('endedVersions', () => {
  it('knows when a version was followed by another one', () => {
    const lines = [line(0, 'activate', '1'), line(1, 'activate', '2'), line(2, 'activate', '3')];
    expect(ended(...lines)).toEqual({ 1: at(1), 2: at(2) });
  });

  it('counts a share of the visitors, from its beginning to its end', () => {
    const rollout = [line(0, 'activate', '1'), line(1, 'activate', '2', 10), line(2, 'activate', '2', 50)];
    expect(ended(...rollout)).toEqual({});
    expect(ended(...rollout, line(3, 'activate', '2'))).toEqual({ 1: at(3) });
    expect(ended(...rollout, line(3, 'activate', '3', 10))).toEqual({ 2: at(3) });
  });

  it('leaves out what was taken back, and what is live again', () => {
    const lines = [line(0, 'activate', '1'), line(1, 'activate', '2')];
    expect(ended(...lines, line(2, 'rollback', '1'))).toEqual({});
    expect(ended(...lines, line(2, 'retire', '2'))).toEqual({ 1: at(1) });
    expect(ended(...lines, line(2, 'activate', '1'))).toEqual({ 2: at(2) });
  });
});
