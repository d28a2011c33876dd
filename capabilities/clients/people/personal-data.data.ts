import { NONE, own, type PersonalData, withheld } from '@saltbush/capability/people';

/** What each column that can hold words says about people. */
export const PERSONAL_DATA: PersonalData = {
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
};
