import { isDevelopmentHost } from '@saltbush/contract/release';
import type { Publication } from '../gateway/gateway-answers.ts';
import { packRelease } from '../release/packRelease.ts';
import { releaseSigner } from '../signing/releaseSigner.ts';
import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import { knownBadLines } from './knownBadLines.ts';
import type { CommandOptions } from './parseCommand.ts';
import { releaseDir } from './releaseDir.ts';
import { webAddress } from './webAddress.ts';

function signatureText({ name, status, signer }: Publication, isSigned: boolean): string {
  // What is stored may have been signed by somebody else, or by nobody.
  if (status === 'already-published') return '';
  if (signer) return `\nSigned by ${signer.what}.`;
  return isSigned
    ? `\nNobody looked at its signature: ${name} has no publishers. Operators add them with mfe publishers.`
    : '';
}

export async function publish(dir: string | undefined, options: CommandOptions): Promise<CommandResult> {
  const folder = releaseDir(dir);
  const gateway = gatewayOf(options);
  const sign = releaseSigner({
    keyFile: options['key-file'],
    isKeyless: options.keyless ?? false,
    site: options.audience === undefined ? gateway.url : webAddress(options.audience, '--audience'),
    env: process.env,
  });
  const { release, archive } = await packRelease(folder, sign);
  const publication = await gateway.publish(release.name, archive, options.reason);
  const label = `${publication.name}@${publication.version}`;
  const isForWork = isDevelopmentHost(publication);
  const next = isForWork
    ? 'Working copies run in it while the release that it goes with is live.'
    : `Show it: mfe activate ${label} --reason "…"`;
  const text =
    publication.status === 'published'
      ? `${label} is published (${publication.contentId}). ${next}`
      : `${label} was published before with the same bytes (${publication.contentId}).`;
  const maps =
    release.maps === undefined && !isForWork
      ? '\nIt has no source maps, so its failures are shown without their source.'
      : '';
  const bad = publication.bad?.length ? `\nKnown weaknesses in it:\n${knownBadLines(publication.bad)}` : '';
  return { exitCode: 0, json: publication, text: text + signatureText(publication, sign !== undefined) + maps + bad };
}
