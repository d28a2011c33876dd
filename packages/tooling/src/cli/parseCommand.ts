import { parseArgs } from 'node:util';

const OPTIONS = {
  url: { type: 'string' },
  token: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  release: { type: 'boolean' },
  development: { type: 'boolean' },
  budget: { type: 'string' },
  site: { type: 'string' },
  reason: { type: 'string' },
  slower: { type: 'string' },
  to: { type: 'string' },
  together: { type: 'boolean' },
  set: { type: 'string' },
  from: { type: 'string' },
  percent: { type: 'string' },
  'no-watch': { type: 'boolean' },
  base: { type: 'string' },
  'even-though-withdrawn': { type: 'boolean' },
  all: { type: 'boolean' },
  verify: { type: 'boolean' },
  head: { type: 'string' },
  anchor: { type: 'string' },
  keys: { type: 'string' },
  out: { type: 'string' },
  remote: { type: 'string' },
  can: { type: 'string' },
  days: { type: 'string' },
  label: { type: 'string' },
  port: { type: 'string' },
  path: { type: 'string' },
  title: { type: 'string' },
  api: { type: 'boolean' },
  registry: { type: 'boolean' },
  hours: { type: 'string' },
  'dry-run': { type: 'boolean' },
  upstream: { type: 'string' },
  version: { type: 'string' },
  health: { type: 'string' },
  timeout: { type: 'string' },
  follow: { type: 'boolean' },
  side: { type: 'string' },
  'key-file': { type: 'string' },
  keyless: { type: 'boolean' },
  audience: { type: 'string' },
  repository: { type: 'string' },
  workflow: { type: 'string' },
  branch: { type: 'string' },
  issuer: { type: 'string' },
  value: { type: 'string' },
  role: { type: 'string' },
  company: { type: 'string' },
} as const;

type Option = keyof typeof OPTIONS;

const ALWAYS: Option[] = ['json', 'help'];
const GATEWAY: Option[] = ['url', 'token'];

/** For each command: fewest and most arguments, and its options. */
const COMMANDS = {
  new: { min: 1, max: 1, options: ['path', 'title', 'site', 'api', 'registry'] },
  build: { min: 0, max: 1, options: ['release', 'development'] },
  check: { min: 0, max: 1, options: ['budget', 'site', 'token'] },
  contract: { min: 1, max: 1, options: ['site', 'out'] },
  upgrade: { min: 0, max: 0, options: ['site', 'out'] },
  publish: { min: 0, max: 1, options: [...GATEWAY, 'reason', 'key-file', 'keyless', 'audience'] },
  activate: {
    min: 1,
    max: Number.POSITIVE_INFINITY,
    options: [...GATEWAY, 'reason', 'together', 'percent', 'no-watch', 'base', 'even-though-withdrawn'],
  },
  rollback: { min: 0, max: 1, options: [...GATEWAY, 'reason', 'set', 'to', 'from', 'even-though-withdrawn'] },
  retire: { min: 1, max: 1, options: [...GATEWAY, 'reason', 'from'] },
  watch: { min: 1, max: 1, options: [...GATEWAY, 'slower', 'reason'] },
  status: { min: 0, max: 0, options: GATEWAY },
  errors: { min: 0, max: 1, options: [...GATEWAY, 'version', 'side', 'follow'] },
  history: { min: 0, max: 1, options: [...GATEWAY, 'all', 'verify', 'head', 'anchor', 'keys'] },
  log: { min: 1, max: 1, options: [...GATEWAY, 'out'] },
  token: { min: 1, max: 2, options: [...GATEWAY, 'remote', 'can', 'days', 'label', 'reason'] },
  keys: { min: 1, max: 1, options: ['out', 'key-file'] },
  publishers: {
    min: 0,
    max: 3,
    options: [...GATEWAY, 'key-file', 'label', 'repository', 'workflow', 'branch', 'issuer', 'reason'],
  },
  sbom: { min: 1, max: 1, options: [...GATEWAY, 'version', 'out'] },
  slots: { min: 0, max: 0, options: [...GATEWAY] },
  flags: { min: 0, max: 3, options: [...GATEWAY, 'value', 'role', 'company', 'percent', 'reason'] },
  routes: { min: 0, max: 2, options: [...GATEWAY, 'to', 'from', 'reason'] },
  api: { min: 1, max: 2, options: [...GATEWAY, 'upstream', 'version', 'health', 'timeout', 'reason'] },
  dev: { min: 0, max: Number.POSITIVE_INFINITY, options: ['port', 'site', 'token', 'hours', 'path'] },
  prune: { min: 0, max: 0, options: [...GATEWAY, 'reason', 'dry-run'] },
  preview: { min: 1, max: 2, options: [...GATEWAY, 'hours', 'path'] },
} as const satisfies Record<string, { min: number; max: number; options: readonly Option[] }>;

export type CommandName = keyof typeof COMMANDS;

/** A word that is not known, and those that are, all as they are written on the command line. */
export interface Mistyped {
  word: string;
  known: readonly string[];
}

export type ParsedCommand =
  | { status: 'run'; name: CommandName; args: string[]; options: CommandOptions }
  | { status: 'help' }
  | { status: 'usage'; message: string; mistyped?: Mistyped };

/** The options as given, by their names on the command line; all may be missing. */
export type CommandOptions = Omit<ReturnType<typeof readTokens>['values'], 'help'>;

/** Reads the command line. Never throws: for a line it cannot read it returns `usage` with the reason. */
export function parseCommand(argv: string[]): ParsedCommand {
  const parsed = tokens(argv);
  if ('status' in parsed) return parsed;
  const [name, ...args] = parsed.positionals;
  if (parsed.values.help || name === 'help') return { status: 'help' };
  if (name === undefined) return { status: 'usage', message: 'Which command?' };
  if (!isCommand(name)) {
    const mistyped = { word: name, known: Object.keys(COMMANDS) };
    return { status: 'usage', message: `There is no command "${name}".`, mistyped };
  }
  const { min, max, options } = COMMANDS[name];
  if (args.length < min || args.length > max) {
    return { status: 'usage', message: `mfe ${name} takes ${countText(min, max)}, not ${args.length}.` };
  }
  const known: readonly string[] = [...options, ...ALWAYS];
  const unknown = Object.keys(parsed.values).find((option) => !known.includes(option));
  if (unknown) return noOption(`mfe ${name}`, unknown, known);
  return { status: 'run', name, args, options: parsed.values };
}

const readTokens = (argv: string[]) => parseArgs({ args: argv, options: OPTIONS, allowPositionals: true });

function tokens(argv: string[]) {
  try {
    return readTokens(argv);
  } catch (error) {
    const unknown = unknownOption(argv);
    if (unknown !== undefined) return noOption('mfe', unknown, Object.keys(OPTIONS));
    return { status: 'usage' as const, message: error instanceof Error ? error.message : String(error) };
  }
}

/** An option that no command has. */
function unknownOption(argv: string[]): string | undefined {
  const { tokens } = parseArgs({ args: argv, options: OPTIONS, strict: false, tokens: true });
  const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  return given.find((name) => !Object.hasOwn(OPTIONS, name));
}

function noOption(command: string, option: string, known: readonly string[]) {
  const mistyped: Mistyped = { word: `--${option}`, known: known.map((name) => `--${name}`) };
  return { status: 'usage' as const, message: `${command} has no option --${option}.`, mistyped };
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

function countText(min: number, max: number): string {
  if (max === 0) return 'no argument';
  if (min === max) return 'one argument';
  if (max === Number.POSITIVE_INFINITY) return 'one argument or more';
  return min === 0 ? 'at most one argument' : `${min} or ${max} arguments`;
}
