import { PERSON_PARTS } from '@saltbush/business-api/people';
import type { Person, PersonFile } from '@saltbush/capability/people';
import { brand } from '@saltbush/ui/brand';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { PERSON_PARTS_IN_ORDER } from './parts/personParts.ts';

const utf8 = new TextEncoder();

const readMe = (
  { email }: Person,
  at: Date,
): string => `What ${brand.legalName} holds about ${email}, as of ${at.toISOString()}.

${PERSON_PARTS_IN_ORDER.map(({ id }) => `${id}.json: ${PERSON_PARTS[id].label}`).join('\n')}

The folders hold the files: documents that were handed in, pictures of deliveries, invoices.

Left out, since it is about others: names, telephone numbers and signatures of other people at the ends of a consignment,
what belongs to a company and not to the person, the names of our staff, and their notes to each other. Also left out:
how passwords and private links are kept. Ask us about anything that seems to be missing: ${brand.email}, ${brand.phone}.
`;

async function* jsonList(records: AsyncIterable<object>): AsyncGenerator<Uint8Array> {
  let before = '[';
  for await (const record of records) {
    yield utf8.encode(`${before}\n${JSON.stringify(record, null, 1)}`);
    before = ',';
  }
  yield utf8.encode(before === '[' ? '[]\n' : '\n]\n');
}

async function* text(content: string): AsyncGenerator<Uint8Array> {
  yield utf8.encode(content);
}

/** All files of an export, read while it is sent. No transaction is held open, so a slow reader holds up nobody. */
export async function* exportEntries(db: Kysely<Tables>, person: Person, at: Date): AsyncGenerator<PersonFile> {
  yield { path: 'README.txt', chunks: text(readMe(person, at)) };
  for (const part of PERSON_PARTS_IN_ORDER) {
    yield { path: `${part.id}.json`, chunks: jsonList(part.records(db, person)) };
    if (part.files) yield* part.files(db, person);
  }
}
