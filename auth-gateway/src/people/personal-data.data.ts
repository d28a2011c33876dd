import { audit, NONE, own, type PersonalData, withheld } from '@saltbush/capability/people';
import { CAPABILITIES } from '../capabilities.ts';

/**
 * Every column that can hold words or bytes, by table, with what it says about people. One test compares this with the
 * schema of the database, another with what is left after an erasure. Effective 2026-11.
 */
export const PERSONAL_DATA: PersonalData = {
  // Sign-in
  users: {
    id: own('id', 'who signs in', 'row goes'),
    email: own('e-mail', 'who signs in', 'row goes'),
    first_name: own('name', 'who signs in', 'row goes'),
    roles: own('form', 'who signs in', 'row goes'),
    password_hash: withheld(own('id', 'who signs in', 'row goes'), 'It could be tried against passwords'),
  },
  sessions: {
    sid: withheld(own('id', 'who signs in', 'row goes'), 'Whoever has it is signed in'),
    sess: own('form', 'who signs in', 'row goes', 'own part'),
  },
  session_ends: {
    user_id: {
      ...{ kind: 'id', about: 'whose sessions were ended', exported: 'no', erased: 'kept' },
      why: 'The audit of operators; it names nobody once the account is gone',
    },
    reason: {
      ...{ kind: 'free text', about: 'whose sessions were ended', exported: 'no', erased: 'kept' },
      why: 'Why an operator ended them: the audit',
    },
    actor: audit('operators'),
  },
  oidc_payloads: {
    model: NONE,
    id: withheld(own('id', 'who signs in', 'row goes'), 'Whoever has it is signed in'),
    payload: withheld(own('form', 'who signs in', 'row goes'), 'Ids of the sign-in only'),
    grant_id: NONE,
    user_code: NONE,
    uid: NONE,
  },
  settings: { key: NONE, value: NONE },
  rate_limits: {
    key: withheld(own('address', 'who sends requests', 'row goes'), 'A network, for minutes; it names nobody'),
  },
  reference_counters: { series: NONE },
  // Mails
  mails: {
    kind: NONE,
    message_id: NONE,
    recipient: own('e-mail', 'who gets it', 'row goes'),
    reply_to: own('e-mail', 'whom a notice to staff is about', 'row goes', 'own part'),
    subject: own('free text', 'who gets it', 'row goes'),
    text: own('free text', 'who gets it', 'row goes'),
    html: withheld(own('free text', 'who gets it', 'row goes'), 'The same as the text'),
    attachments: withheld(own('document', 'who gets it', 'row goes'), 'Copies of quotes and invoices'),
    unsubscribe_url: withheld(own('form', 'who gets it', 'row goes'), 'Whoever has it can end their mails'),
    status: NONE,
    fault: own('free text', 'who gets it', 'row goes', 'no'),
  },
  // What browsers report
  telemetry_events: { kind: NONE, remote: NONE, version: NONE, page: NONE, code: NONE },
  release_visits: {
    visit: NONE,
    name: NONE,
    version: NONE,
    network: withheld(
      own('id', 'a network', 'kept'),
      'Nobody can tell whose it was after the next day, nor before by e-mail',
    ),
    code: NONE,
    page: NONE,
    device: NONE,
    connection: NONE,
  },
  visit_networks: {
    network: withheld(own('id', 'a network', 'row goes'), 'A hash, for two days; it names nobody'),
  },
  // What fails. Nothing that a person typed gets there: a test sends a corpus of it
  failures: {
    ...{
      id: NONE,
      side: NONE,
      remote: NONE,
      error: NONE,
      message: NONE,
      source: NONE,
      in_function: NONE,
      frames: NONE,
      seen_by: audit('operators and teams'),
    },
  },
  failure_counts: { failure: NONE, version: NONE, browser: NONE },
  failure_examples: {
    ...{ failure: NONE, version: NONE, page: NONE, browser: NONE, steps: NONE, components: NONE, trace: NONE },
  },
  // Releases
  releases: {
    name: NONE,
    version: NONE,
    content_id: NONE,
    digest: NONE,
    manifest: NONE,
    published_by: audit('operators and teams'),
  },
  blobs: { integrity: NONE, identity: NONE, gzip: NONE, brotli: NONE },
  route_claims: { remote: NONE, path: NONE, shape: NONE },
  upstreams: { remote: NONE, version: NONE, url: NONE, health_path: NONE },
  identity_keys: { kid: NONE, private_key: NONE },
  release_maps: { name: NONE, version: NONE, script: NONE, brotli: NONE },
  release_files: { name: NONE, version: NONE, path: NONE, integrity: NONE },
  release_log: {
    kind: NONE,
    name: NONE,
    version: NONE,
    actor: audit('operators and teams', 'The release log is never changed: each line holds a hash over the one before'),
    reason: NONE,
    // Rules of flags name companies by their references, which name nobody.
    details: NONE,
    hash: NONE,
    signed_by: NONE,
    signature: NONE,
  },
  release_tokens: {
    id: NONE,
    hash: NONE,
    label: NONE,
    remote: NONE,
    actions: NONE,
    created_by: audit('operators'),
    revoked_by: audit('operators'),
  },
  release_overrides: {
    id: NONE,
    kind: NONE,
    name: NONE,
    version: NONE,
    path: NONE,
    created_by: audit('operators and teams'),
    claimed_by: NONE,
    failures: NONE,
  },
  copy_saves: { override_id: NONE, hash: NONE, updates: NONE, scripts: NONE },
  // What was done about people
  person_acts: {
    kind: NONE,
    submission_id: NONE,
    actor: audit(),
    reason: audit('staff; whoever they name', 'The form asks staff not to name anybody'),
    person: withheld(own('id', 'who was exported or erased', 'kept'), 'A keyed hash: says whether, not who'),
    pseudonym: NONE,
    counts: NONE,
    hash: NONE,
  },
  confirmations: {
    id: NONE,
    session_id: withheld(
      own('id', 'staff and operators', 'kept'),
      'Gone within the hour or two; their addresses are not erased',
    ),
    user_id: withheld(
      own('id', 'staff and operators', 'kept'),
      'Gone within the hour or two; their addresses are not erased',
    ),
    actor: audit('operators', 'An act that waits to be confirmed; gone within the hour or two'),
    act: own('e-mail', 'of whom a copy or an erasure waits to be confirmed', 'row goes', 'no'),
    secret_hash: NONE,
  },
  schema_migrations: { id: NONE, needs: NONE },
  ...Object.assign({}, ...CAPABILITIES.map(({ people }) => people?.data)),
};
