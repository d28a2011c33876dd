import type { Release } from '@saltbush/contract/release';
import type { MultiCompiler, Stats } from 'webpack';
import { describeRelease } from '../release/describeRelease.ts';
import type { BuildTarget } from '../webpack/BuildTarget.ts';
import { errorLines } from '../webpack/errorLines.ts';

/** Result of the last good build of a project. */
export interface DevBuild {
  release: Release;
  /** Hash of the client build, which the running page knows as `__webpack_hash__`. */
  hash: string;
}

/** Keeps the manifest of the last good build of each project. */
export class DevBuilds {
  readonly #targets: readonly BuildTarget[];
  readonly #onBuild: (line: string) => void;
  readonly #builds = new Map<string, DevBuild>();

  constructor(targets: readonly BuildTarget[], onBuild: (line: string) => void) {
    this.#targets = targets;
    this.#onBuild = onBuild;
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

  async #keep(target: BuildTarget, client: Stats, server: Stats): Promise<void> {
    const { name } = target.project.config;
    const hash = client.hash ?? '';
    if (client.hasErrors() || server.hasErrors()) {
      const reasons = errorLines(client, server).map((reason) => `- ${reason}`);
      this.#onBuild([`${name} does not build; its last good build stays`, ...reasons].join('\n'));
      return;
    }
    if (this.#builds.get(name)?.hash === hash) return;
    try {
      const release = await describeRelease(target, { client: client.compilation, server: server.compilation });
      this.#builds.set(name, { release, hash });
      this.#onBuild(`${name} built in ${client.endTime - client.startTime} ms`);
    } catch (error) {
      this.#onBuild(`${name} cannot be served: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
