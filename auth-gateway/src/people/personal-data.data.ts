/** What a text, document or bytes column says about a person. */
interface PersonalColumn {
  kind: 'name' | 'e-mail' | 'phone' | 'address' | 'picture' | 'document' | 'free text' | 'id' | 'form';
  /** The person it is about. */
  about: string;
  /** What an export contains of it. */
  exported: 'as it is' | 'own part' | 'no';
  /** What an erasure does: remove the row, blank the words, put the pseudonym in their place, or keep them. */
  erased: 'row goes' | 'blanked' | 'pseudonym' | 'kept';
  /** Why it is kept, or why it is not given out. */
  why?: string;
}

type Column = PersonalColumn | typeof NONE;

/** Holds nothing about a person: codes, references, hashes of random tokens, or our own texts. */
export const NONE = 'nothing personal';

const own = (
  kind: PersonalColumn['kind'],
  about: string,
  erased: PersonalColumn['erased'],
  exported: PersonalColumn['exported'] = 'as it is',
): PersonalColumn => ({ kind, about, exported, erased });

const audit = (about = 'staff', why = 'Who did what at work: the audit, kept with the record'): PersonalColumn => ({
  ...{ kind: 'e-mail', about, exported: 'no', erased: 'kept', why },
});

const withheld = (column: PersonalColumn, why: string): PersonalColumn => ({ ...column, exported: 'no', why });

const LAW = 'Tax and company law keep it seven years as it was issued; the buyer is named on a tax invoice';

/**
 * Every column that can hold words or bytes, by table, with what it says about people. One test compares this with the
 * schema of the database, another with what is left after an erasure. Effective 2026-11.
 */
export const PERSONAL_DATA: Record<string, Record<string, Column>> = {
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
  // Quotes and bookings
  quotes: {
    reference: NONE,
    token_hash: NONE,
    submission_id: NONE,
    user_id: own('id', 'who saved it', 'blanked', 'no'),
    replaces: NONE,
    request: own('address', 'who saved it: suburbs, freight', 'row goes'),
    quote: NONE,
    pricing_version: NONE,
    terms_version: NONE,
    valid_until: NONE,
    booking_reference: NONE,
  },
  quote_endings: { ending: NONE },
  quote_mails: { submission_id: NONE, reference: NONE, recipient: own('e-mail', 'who got it', 'row goes') },
  bookings: {
    reference: NONE,
    token_hash: NONE,
    submission_id: NONE,
    quote_reference: NONE,
    user_id: own('id', 'who booked', 'blanked', 'no'),
    client_reference: NONE,
    status: NONE,
    exception_kind: NONE,
    exception_reason: own('free text', 'whoever is named', 'blanked', 'own part'),
    eta: NONE,
    driver: withheld(own('name', 'the driver', 'kept'), 'Another person; goes with the consignment'),
    vehicle: NONE,
    request: NONE,
    quote: NONE,
    details: own('form', 'who booked, and the contacts at both ends', 'pseudonym', 'own part'),
    business_name: own('name', 'the business; of a sole trader, the person', 'kept'),
    customer_reference: NONE,
    pickup_suburb: NONE,
    delivery_suburb: NONE,
    pickup_date: NONE,
    pickup_time: NONE,
    service: NONE,
    service_name: NONE,
    vehicle_id: NONE,
    promised_eta: NONE,
    delivered_on: NONE,
  },
  booking_events: {
    reference: NONE,
    status: NONE,
    by: NONE,
    actor: own('e-mail', 'who booked; staff stay as the audit', 'pseudonym', 'no'),
    note: own('free text', 'whoever is named', 'blanked', 'own part'),
    exception_kind: NONE,
    exception_reason: own('free text', 'whoever is named', 'blanked', 'own part'),
    eta: NONE,
  },
  pods: {
    reference: NONE,
    receiver_name: withheld(own('name', 'who received it', 'pseudonym'), 'Mostly another person'),
    delivered_at_local: NONE,
    zone_abbreviation: NONE,
    notes: own('free text', 'whoever is named', 'blanked'),
    recorded_by: audit(),
  },
  pod_pictures: {
    reference: NONE,
    kind: NONE,
    media_type: NONE,
    content: own('picture', 'who received it; goods and places', 'row goes', 'own part'),
    stored_by: audit(),
  },
  invoices: {
    reference: NONE,
    booking_reference: NONE,
    issued_on: NONE,
    due_on: NONE,
    seller: NONE,
    buyer: { ...own('name', 'who is to pay', 'kept'), why: LAW },
    supply: NONE,
    issued_by: audit(),
  },
  invoice_lines: { invoice_reference: NONE, label: NONE },
  invoice_documents: {
    invoice_reference: NONE,
    content: { ...own('document', 'who is to pay', 'kept'), why: LAW },
  },
  reference_counters: { series: NONE },
  // Enquiries and drivers
  enquiries: {
    reference: NONE,
    submission_id: NONE,
    topic: NONE,
    name: own('name', 'who wrote', 'row goes'),
    email: own('e-mail', 'who wrote', 'row goes'),
    phone: own('phone', 'who wrote', 'row goes'),
    company: own('name', 'who wrote', 'row goes'),
    message: own('free text', 'who wrote', 'row goes'),
    status: NONE,
  },
  enquiry_events: {
    reference: NONE,
    status: NONE,
    note: withheld(own('free text', 'whoever is named', 'row goes'), 'What staff note for each other'),
    actor: { ...audit(), erased: 'row goes' },
  },
  driver_applications: {
    submission_id: NONE,
    token_hash: NONE,
    purpose: NONE,
    status: NONE,
    reference: NONE,
    details: own('form', 'the driver', 'pseudonym'),
    note: own('free text', 'the driver', 'blanked'),
  },
  driver_documents: {
    kind: NONE,
    status: NONE,
    note: own('free text', 'the driver', 'blanked', 'no'),
    file_name: own('free text', 'the driver', 'blanked', 'no'),
    media_type: NONE,
    content: own('document', 'the driver', 'blanked'),
  },
  driver_events: {
    document: NONE,
    status: NONE,
    note: withheld(own('free text', 'the driver', 'blanked'), 'What staff note for each other'),
    actor: audit(),
  },
  // Clients
  clients: {
    reference: NONE,
    submission_id: NONE,
    input_digest: withheld(own('id', 'who set it up', 'blanked'), 'A hash over the form'),
    business_name: own('name', 'the business; of a sole trader, the person', 'kept'),
    contact_name: own('name', 'the contact', 'pseudonym'),
    email: own('e-mail', 'the contact', 'pseudonym'),
    details: own('form', 'the contact, and the business', 'pseudonym'),
    requested_status: NONE,
    status: NONE,
  },
  client_users: {
    reference: NONE,
    user_id: own('id', 'who signs in', 'row goes', 'no'),
    email: own('e-mail', 'who signs in', 'row goes', 'no'),
  },
  client_invitations: {
    reference: NONE,
    email: own('e-mail', 'the contact', 'row goes', 'no'),
    invited_by_kind: NONE,
    invited_by: own('e-mail', 'who set the company up', 'pseudonym', 'no'),
    status: NONE,
    user_id: own('id', 'who answered it', 'row goes', 'no'),
  },
  client_events: {
    reference: NONE,
    status: NONE,
    reason: withheld(own('free text', 'the business', 'kept'), 'Why staff set a status: about the account'),
    actor: own('e-mail', 'who set it up; staff stay as the audit', 'pseudonym', 'no'),
  },
  rate_sheets: {
    client_reference: NONE,
    file_name: own('free text', 'who uploaded it', 'blanked'),
    uploaded_by: own('e-mail', 'who uploaded it', 'pseudonym', 'no'),
    submission_id: NONE,
    content_digest: NONE,
  },
  rate_sheet_activations: { client_reference: NONE, actor: own('e-mail', 'who activated it', 'pseudonym', 'no') },
  rate_sheet_rows: { origin: NONE, destination: NONE, vehicle: NONE },
  rate_sheet_lanes: { origin_key: NONE, destination_key: NONE, vehicle_key: NONE },
  rate_sheet_uploads: {
    token_hash: NONE,
    network: withheld(own('address', 'who uploads a sheet', 'row goes'), 'A network, for an hour; it names nobody'),
    content_digest: NONE,
  },
  rate_sheet_upload_batches: { token_hash: NONE, rows: NONE },
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
  },
  visit_networks: {
    network: withheld(own('id', 'a network', 'row goes'), 'A hash, for two days; it names nobody'),
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
  release_files: { name: NONE, version: NONE, path: NONE, integrity: NONE },
  release_log: {
    kind: NONE,
    name: NONE,
    version: NONE,
    actor: audit('operators and teams', 'The release log is never changed: each line holds a hash over the one before'),
    reason: NONE,
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
};
