import type { CommandResult } from './CommandResult.ts';
import type { ParsedCommand } from './parseCommand.ts';

type Run = Extract<ParsedCommand, { status: 'run' }>;

/** Imports a command only when it runs, so that commands that just call a gateway do not load webpack. */
export async function runCommand({ name, args, options }: Run): Promise<CommandResult> {
  const [first] = args;
  switch (name) {
    case 'new':
      return (await import('./newRemote.ts')).newRemote(first ?? '', options);
    case 'build':
      return (await import('./build.ts')).build(first, options);
    case 'check':
      return (await import('./check.ts')).check(first, options);
    case 'contract':
      return (await import('./contract.ts')).contract(first ?? '', options);
    case 'upgrade':
      return (await import('./upgrade.ts')).upgrade(options);
    case 'publish':
      return (await import('./publish.ts')).publish(first, options);
    case 'activate':
      return args.length > 1 || options.together
        ? (await import('./activateTogether.ts')).activateTogether(args, options)
        : (await import('./activate.ts')).activate(first ?? '', options);
    case 'rollback':
      return options.set === undefined
        ? (await import('./rollback.ts')).rollback(first, options)
        : (await import('./rollbackSet.ts')).rollbackSet(first, options);
    case 'watch':
      return (await import('./watch.ts')).watch(first ?? '', options);
    case 'retire':
      return (await import('./retire.ts')).retire(first ?? '', options);
    case 'status':
      return (await import('./status.ts')).status(options);
    case 'errors':
      return (await import('./errors.ts')).errors(first, options);
    case 'history':
      return (await import('./history.ts')).history(first, options);
    case 'log':
      return (await import('./log.ts')).log(first, options);
    case 'prune':
      return (await import('./prune.ts')).prune(options);
    case 'preview':
      return (await import('./preview.ts')).preview(args, options);
    case 'token':
      return (await import('./token.ts')).token(args, options);
    case 'keys':
      return (await import('./keys.ts')).keys(first ?? '', options);
    case 'publishers':
      return (await import('./publishers.ts')).publishers(args, options);
    case 'sbom':
      return (await import('./sbom.ts')).sbom(first ?? '', options);
    case 'slots':
      return (await import('./slots.ts')).slots(options);
    case 'flags':
      return (await import('./flags.ts')).flags(args, options);
    case 'routes':
      return (await import('./routes.ts')).routes(args, options);
    case 'api':
      return (await import('./api.ts')).api(args, options);
    case 'dev':
      return (await import('./dev.ts')).dev(args, options);
  }
}
