import { readFileSync } from 'node:fs';
import type { PublisherPolicy } from '@saltbush/contract/release-api';
import { ToolingError } from '../errors.ts';
import type { PublisherWanted } from '../gateway/gateway-answers.ts';
import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import { localTime } from './localTime.ts';
import type { CommandOptions } from './parseCommand.ts';
import { requiredReason } from './requiredReason.ts';
import { table } from './table.ts';

const HEADER = ['Name', 'Id', 'Who may publish', 'By', 'When', 'Reason'];

function rowsOf({ name, publishers }: PublisherPolicy): string[][] {
  if (publishers.length === 0) return [[name, '-', 'nobody', '-', '-', '-']];
  return publishers.map((one) => [name, one.id, one.what, one.by, localTime(one.at), one.reason]);
}

async function list(options: CommandOptions): Promise<CommandResult> {
  const report = await gatewayOf(options).publishers();
  const rows = report.policies.flatMap(rowsOf);
  const rest = 'Whoever has a token may publish any other remote.';
  const text =
    rows.length === 0
      ? 'No remote has publishers: whoever has a token may publish.'
      : `${table(HEADER, rows)}\n\n${rest}`;
  return { exitCode: 0, json: report, text };
}

function usage(message: string): ToolingError {
  return new ToolingError(
    `${message} For example: mfe publishers add mf-quote --key-file team.pub.pem --label "mf-quote CI" --reason "…", or ` +
      '--repository https://github.com/saltbush/mf-quote --workflow .github/workflows/release.yml --branch main.',
    { code: 'usage' },
  );
}

function publicKeyIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new ToolingError(`--key-file ${file} cannot be read (${(cause as Error).message}).`, {
      code: 'usage',
      cause,
    });
  }
}

function wantedOf(options: CommandOptions): Pick<PublisherWanted, 'key' | 'identity'> {
  const { 'key-file': file, label, repository, workflow, branch, issuer } = options;
  const ofCi = [repository, workflow, branch, issuer];
  if (file !== undefined) {
    if (ofCi.some((one) => one !== undefined)) throw usage('Give a key, or a repository, not both.');
    if (!label?.trim()) throw usage('--label is missing.');
    const publicKey = publicKeyIn(file);
    if (publicKey.includes('PRIVATE KEY')) {
      const message = `${file} holds a private key, which only the team should have. Give here what mfe keys show prints.`;
      throw new ToolingError(message, { code: 'usage' });
    }
    return { key: { label: label.trim(), publicKey } };
  }
  if (!repository || !workflow || !branch) throw usage('Who may publish?');
  return { identity: { repository, workflow, branch, ...(issuer === undefined ? {} : { issuer }) } };
}

async function add(name: string, options: CommandOptions): Promise<CommandResult> {
  const wanted = { name, ...wantedOf(options), reason: requiredReason(options.reason) };
  const answer = await gatewayOf(options).addPublisher(wanted);
  const text =
    answer.seq === null
      ? `Publisher ${answer.id} may publish ${name} already.`
      : `Publisher ${answer.id} may publish ${name}. A token alone does not any more.`;
  return { exitCode: 0, json: answer, text };
}

async function remove(name: string, id: string | undefined, options: CommandOptions): Promise<CommandResult> {
  if (id === undefined) {
    throw new ToolingError('Which publisher? mfe publishers gives the ids: mfe publishers remove mf-quote <id>.', {
      code: 'usage',
    });
  }
  const answer = await gatewayOf(options).removePublisher({ name, id, reason: requiredReason(options.reason) });
  return {
    exitCode: 0,
    json: answer,
    text: `Publisher ${id} may not publish ${name} any more. What it published stays.`,
  };
}

async function end(name: string, options: CommandOptions): Promise<CommandResult> {
  const answer = await gatewayOf(options).endPublishers({ name, reason: requiredReason(options.reason) });
  return { exitCode: 0, json: answer, text: `Whoever has a token may publish ${name} again, without a signature.` };
}

/** Lists who may publish which remote; adds and removes publishers. */
export async function publishers([what, name, id]: string[], options: CommandOptions): Promise<CommandResult> {
  if (what === undefined) return list(options);
  if (name === undefined) throw usage(`Which remote? mfe publishers ${what} needs its name.`);
  if (what === 'remove') return remove(name, id, options);
  if (id !== undefined) throw usage(`mfe publishers ${what} takes one name.`);
  if (what === 'add') return add(name, options);
  if (what === 'end') return end(name, options);
  throw new ToolingError(`mfe publishers ${what} is unknown: use mfe publishers, or add, remove or end with a name.`, {
    code: 'usage',
  });
}
