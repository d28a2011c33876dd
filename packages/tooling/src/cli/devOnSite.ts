import { MANIFEST_FILE } from '@saltbush/contract/gate';
import { type BuildFailure, SAVE_FILE } from '@saltbush/contract/release-api';
import type { RemoteConfig } from '../config/defineRemote.ts';
import type { Project } from '../config/loadProject.ts';
import { failureLines } from '../dev/failureLines.ts';
import { startTypeChecks } from '../dev/startTypeChecks.ts';
import { watchWorkingCopy } from '../dev/watchWorkingCopy.ts';
import { ToolingError } from '../errors.ts';
import { packFiles } from '../release/packFiles.ts';
import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import { localTime } from './localTime.ts';
import { optionalHours } from './optionalHours.ts';
import type { CommandOptions } from './parseCommand.ts';
import { serveWorkingCopy } from './serveWorkingCopy.ts';
import { stopSignal } from './stopSignal.ts';
import { webAddress } from './webAddress.ts';

/** The fastest level: how soon a save is seen matters more than how much is sent. */
const GZIP_LEVEL = 1;

/** Shows the working copy of one remote inside a running site, in one browser, until stopped. */
export async function devOnSite({ config, ...project }: Project, options: CommandOptions): Promise<CommandResult> {
  if (config.kind !== 'remote') {
    throw new ToolingError('The host has no working copy in a site. Use npm run dev.', { code: 'usage' });
  }
  const { name } = config;
  const gateway = gatewayOf({ ...options, url: options.site });
  const hours = optionalHours(options.hours);
  const copy = await gateway.startWorkingCopy(name, { ...hours, path: options.path ?? firstPath(config) });
  const say = (line: string) => process.stderr.write(`${line}\n`);
  say(`Building ${name}. Its link works in one browser, until ${localTime(copy.expiresAt)}:\n${copy.url}`);
  const stopped = stopSignal();
  const siteUrl = webAddress(options.site ?? '', 'The address of the site');
  const stopService = await serveWorkingCopy({ project: { ...project, config }, siteUrl, gateway, say });
  let end = (_reason: ToolingError): void => {};
  const refused = new Promise<ToolingError>((resolve) => {
    end = resolve;
  });
  const wrong: Record<BuildFailure['kind'], BuildFailure[]> = { build: [], types: [] };
  let told: Promise<unknown> = Promise.resolve();

  /** Tells the page what is wrong now. A site of before, or one that is away, shows it in the terminal only. */
  function tell(): void {
    const failures = wrong.build.length > 0 ? wrong.build : wrong.types;
    told = told.then(() => gateway.tellFailures(name, copy.id, failures)).catch(() => {});
  }

  const stopWatching = watchWorkingCopy(
    { ...project, config },
    {
      isRefreshed: copy.hasDevelopmentHost ?? false,
      onSave: async ({ scripts, ...facts }) => {
        const files = [...scripts].map(([path, content]) => ({ path, content }));
        const packed = await packFiles([{ path: SAVE_FILE, content: jsonOf(facts) }, ...files], GZIP_LEVEL);
        await gateway.showSave(name, copy.id, packed);
      },
      onBuild: async ({ release, files }, durationMs) => {
        const manifest = { path: MANIFEST_FILE, content: jsonOf(release) };
        try {
          await gateway.showWorkingCopy(name, copy.id, await packFiles([manifest, ...files], GZIP_LEVEL));
          say(`${release.version} built in ${durationMs} ms, and shown`);
          wrong.build = [];
          tell();
          return true;
        } catch (error) {
          const refusal = error as ToolingError;
          say([refusal.message, ...(refusal.details ?? [])].join('\n- '));
          if (refusal.code === 'gateway-refused' && !(await isOpen(copy.id))) end(refusal);
          return false;
        }
      },
      onFailure: (failures, lines) => {
        if (failures.length > 0) say([`${name} does not build; its last good build stays`, ...lines].join('\n- '));
        wrong.build = failures;
        tell();
      },
    },
  );
  const stopTypes = startTypeChecks(project.dir, (failures) => {
    if (failures.length > 0) say([`${name} has types that do not fit`, ...failureLines(failures)].join('\n'));
    else if (wrong.types.length > 0) say(`${name}: all types fit`);
    wrong.types = failures;
    tell();
  });

  async function isOpen(id: string): Promise<boolean> {
    const previews = await gateway.previews().catch(() => null);
    const preview = previews?.find((one) => one.id === id);
    return previews === null || (preview !== undefined && preview.revokedAt === null);
  }

  const outcome = await Promise.race([stopped, refused]);
  await Promise.all([stopWatching(), stopTypes(), stopService()]);
  await told;
  if (typeof outcome !== 'string') throw outcome;
  await gateway.revokePreview(copy.id);
  return { exitCode: 0, json: { status: 'stopped', signal: outcome, id: copy.id }, text: `Stopped by ${outcome}.` };
}

const jsonOf = (facts: object): Buffer => Buffer.from(JSON.stringify(facts));

function firstPath({ routes }: RemoteConfig): string {
  return routes.find(({ path }) => !path.includes(':'))?.path ?? '/';
}
