import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWith } from '../testing/describeWith.ts';

const UNIT = join(import.meta.dirname, 'saltbush-gateway.service');
/** What systemd rates "OK" ends at 5; a service without any protection has 10. */
const MOST_EXPOSURE = 2;

/** A copy of the unit that starts this machine's Node, which may be elsewhere than the unit says. */
function withNode<Result>(change: (text: string) => string, use: (file: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'saltbush-systemd-'));
  const file = join(folder, 'saltbush-gateway.service');
  writeFileSync(file, change(readFileSync(UNIT, 'utf8').replace('/usr/bin/node', process.execPath)));
  try {
    return use(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const analyze = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, {
    encoding: 'utf8',
    env: { ...process.env, SYSTEMD_PAGER: '' },
  });
  return { status, printed: stdout + stderr };
};
const verify = (file: string) => analyze('verify', '--man=no', '--recursive-errors=one', file).printed;

describeWith(['systemd-analyze'], 'the systemd unit', () => {
  it('is valid for systemd', () => {
    expect(withNode((text) => text, verify)).toBe('');
  });

  it('would fail with a setting that systemd does not know', () => {
    const printed = withNode((text) => text.replace('ProtectSystem=', 'ProtectSistem='), verify);
    expect(printed).toMatch(/Unknown key.*ProtectSistem/);
  });

  it('protects the system from the gateway', () => {
    const judge = (file: string) =>
      analyze('security', '--offline=true', `--threshold=${MOST_EXPOSURE * 10}`, '--no-pager', file);
    const { status, printed } = withNode((text) => text, judge);
    expect([status, /Overall exposure level.*: (.*) [A-Z]+/.exec(printed)?.[1]]).toEqual([0, expect.any(String)]);
    const bare = withNode(
      (text) => text.replace(/^(Protect|Private|Restrict|SystemCall|Capability|DynamicUser).*$/gm, ''),
      judge,
    );
    expect(bare.status).not.toBe(0);
  });
});
