import type { FlagDeclaration, FlagValue } from '@saltbush/contract/flags';
import { FLAG_ROLES, type FlagRule, type ReportedFlag } from '@saltbush/contract/release-api';
import { ToolingError } from '../errors.ts';
import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import type { CommandOptions } from './parseCommand.ts';
import { requiredReason } from './requiredReason.ts';
import { table } from './table.ts';

const HEADER = ['Flag', 'Type', 'Who gets what', 'By', 'Until', 'Stale'];
const STALE = {
  over: 'its day is past',
  settled: 'the same for everybody for 30 days',
  undeclared: 'declared by no live release',
  misfit: 'a value that the live release does not have',
} as const;

const whom = ({ role, company, share }: FlagRule): string =>
  [share === undefined ? '' : `${share}%`, role ?? '', company ?? ''].filter((part) => part !== '').join(' of ') ||
  'everybody';

function rulesText({ declared, switched }: ReportedFlag): string {
  const usual = declared === null ? 'the default' : String(declared.default);
  if (switched?.isOff) return `${usual} for everybody, switched off`;
  const rules = (switched?.rules ?? []).map((rule) => `${String(rule.value)} for ${whom(rule)}`);
  return [...rules, `${usual} for ${rules.length === 0 ? 'everybody' : 'the others'}`].join('; ');
}

const row = (reported: ReportedFlag): string[] => [
  `${reported.remote} ${reported.flag}`,
  reported.declared?.type ?? '',
  rulesText(reported),
  reported.switched?.by ?? '',
  reported.declared?.until ?? '',
  reported.stale.map((one) => STALE[one]).join(', '),
];

async function list(remote: string | undefined, options: CommandOptions): Promise<CommandResult> {
  const report = await gatewayOf(options).flags();
  const flags = report.flags.filter((one) => remote === undefined || one.remote === remote);
  const none = remote === undefined ? 'No live release has a flag.' : `${remote} has no flag.`;
  return { exitCode: 0, json: { flags }, text: flags.length === 0 ? none : table(HEADER, flags.map(row)) };
}

const usage = (message: string) => new ToolingError(message, { code: 'usage' });

/** A value as it is typed, in the type of the flag: the gateway says whether the flag can be that. */
function typedValue(text: string, declared: FlagDeclaration | null): FlagValue {
  if (declared?.type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  if (declared?.type === 'number' && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  return text;
}

function ruleOf({ value, role, company, percent }: CommandOptions, declared: FlagDeclaration | null): FlagRule {
  if (value === undefined) throw usage('Give the value: mfe flags set mf-quote new-summary --value true --reason "…"');
  const known = FLAG_ROLES.find((one) => one === role);
  if (role !== undefined && known === undefined) throw usage(`--role takes one of ${FLAG_ROLES.join(', ')}.`);
  return {
    value: typedValue(value, declared),
    ...(known === undefined ? {} : { role: known }),
    ...(company === undefined ? {} : { company }),
    ...(percent === undefined ? {} : { share: Number(percent) }),
  };
}

async function change(what: 'set' | 'off' | 'clear', args: string[], options: CommandOptions): Promise<CommandResult> {
  const [remote, flag] = args;
  if (remote === undefined || flag === undefined) {
    throw usage(`Which flag, of which remote? For example: mfe flags ${what} mf-quote new-summary --reason "…"`);
  }
  const reason = requiredReason(options.reason);
  const gateway = gatewayOf(options);
  const known = (await gateway.flags()).flags.find((one) => one.remote === remote && one.flag === flag);
  const before = known?.switched ?? null;
  const rules = {
    set: () => [ruleOf(options, known?.declared ?? null)],
    off: () => before?.rules ?? [],
    clear: () => [],
  };
  const wish = { remote, flag, isOff: what === 'off', rules: rules[what](), base: before?.seq ?? null, reason };
  const answer = await gateway.setFlag(wish);
  const now = { remote, flag, declared: known?.declared ?? null, values: [], versions: [], stale: [] };
  const switched = { ...wish, seq: answer.revision, by: '', at: '' };
  return { exitCode: 0, json: answer, text: `${flag} of ${remote}: ${rulesText({ ...now, switched })}.` };
}

/** Lists the flags of a site; says who gets which value of one. */
export async function flags([what, ...args]: string[], options: CommandOptions): Promise<CommandResult> {
  if (what === 'set' || what === 'off' || what === 'clear') return change(what, args, options);
  if (what === undefined || what.startsWith('mf-')) return list(what, options);
  throw usage(`mfe flags ${what} is unknown: use mfe flags, mfe flags set, mfe flags off or mfe flags clear.`);
}
