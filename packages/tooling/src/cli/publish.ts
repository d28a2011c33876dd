import { packRelease } from '../release/packRelease.ts';
import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import type { CommandOptions } from './parseCommand.ts';
import { releaseDir } from './releaseDir.ts';

export async function publish(dir: string | undefined, options: CommandOptions): Promise<CommandResult> {
  const folder = releaseDir(dir);
  const { release, archive } = await packRelease(folder);
  const publication = await gatewayOf(options).publish(release.name, archive, options.reason);
  const label = `${publication.name}@${publication.version}`;
  const text =
    publication.status === 'published'
      ? `${label} is published (${publication.contentId}). Show it: mfe activate ${label} --reason "…"`
      : `${label} was published before with the same bytes (${publication.contentId}).`;
  const maps =
    release.maps === undefined ? '\nIt has no source maps, so its failures are shown without their source.' : '';
  return { exitCode: 0, json: publication, text: text + maps };
}
