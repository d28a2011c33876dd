import type { Release } from '@saltbush/contract/release';
import type { BuildFailure } from '@saltbush/contract/release-api';
import type { MultiCompiler, Stats } from 'webpack';
import { describeRelease } from '../release/describeRelease.ts';
import type { BuildTarget } from '../webpack/BuildTarget.ts';
import { buildFailures } from '../webpack/buildFailures.ts';
import { errorLines } from '../webpack/errorLines.ts';
import { failureLines } from './failureLines.ts';

/** Result of the last good build of a project. */
export interface DevBuild {
  release: Release;
  /** Hash of the client build. */
  hash: string;
}

interface Options {
  targets: readonly BuildTarget[];
  onBuild: (line: string) => void;
  /** What is served as it is. */
  built: readonly Release[];
}

/** Keeps the manifest of the last good build of each project, and what is wrong with its sources now. */
export class DevBuilds {
  readonly #targets: readonly BuildTarget[];
  readonly #onBuild: (line: string) => void;
  readonly #builds: Map<string, DevBuild>;
  readonly #failures = { build: new Map<string, BuildFailure[]>(), types: new Map<string, BuildFailure[]>() };

  constructor({ targets, onBuild, built }: Options) {
    this.#targets = targets;
    this.#onBuild = onBuild;
    this.#builds = new Map(built.map((release) => [release.name, { release, hash: release.contentId }]));
  }

  /** `compiler` holds two compilers per target, in the targets' order: first for browsers, then for the gateway. */
  watch(compiler: MultiCompiler): void {
    compiler.hooks.done.tap('DevBuilds', ({ stats }) => {
      this.#targets.forEach((target, index) => {
        const [client, server] = stats.slice(2 * index, 2 * index + 2);
        if (client && server) void this.#keep(target, client, server);
      });
    });
  }

  latest(name: string): DevBuild | undefined {
    return this.#builds.get(name);
  }

  /** Why the sources do not build; else which types do not fit. */
  failures(name: string): BuildFailure[] {
    const { build, types } = this.#failures;
    return build.get(name) ?? types.get(name) ?? [];
  }

  noteTypes(name: string, failures: BuildFailure[]): void {
    if (failures.length > 0) this.#onBuild([`${name} has types that do not fit`, ...failureLines(failures)].join('\n'));
    else if (this.#failures.types.has(name)) this.#onBuild(`${name}: all types fit`);
    keepSome(this.#failures.types, name, failures);
  }

  async #keep(target: BuildTarget, client: Stats, server: Stats): Promise<void> {
    const { name } = target.project.config;
    const hash = client.hash ?? '';
    if (client.hasErrors() || server.hasErrors()) {
      keepSome(this.#failures.build, name, buildFailures(client, server));
      const reasons = errorLines(client, server).map((reason) => `- ${reason}`);
      this.#onBuild([`${name} does not build; its last good build stays`, ...reasons].join('\n'));
      return;
    }
    if (this.#builds.get(name)?.hash === hash) {
      this.#failures.build.delete(name);
      return;
    }
    try {
      const release = await describeRelease(target, { client: client.compilation, server: server.compilation });
      this.#builds.set(name, { release, hash });
      this.#failures.build.delete(name);
      this.#onBuild(`${name} built in ${client.endTime - client.startTime} ms`);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      keepSome(this.#failures.build, name, [{ kind: 'build', file: null, line: null, message }]);
      this.#onBuild(`${name} cannot be served: ${message}`);
    }
  }
}

function keepSome(kept: Map<string, BuildFailure[]>, name: string, failures: BuildFailure[]): void {
  if (failures.length === 0) kept.delete(name);
  else kept.set(name, failures);
}
