import type { GroundTables, Json } from '@saltbush/capability/database';
import type { IsoDate } from '@saltbush/freight';
import type { Generated } from 'kysely';
import type { AlertKind } from './api/alert-kinds.data.ts';
import type { AlertMails } from './api/choices.ts';

/** What a user chose. Who never chose has no row. */
interface AlertChoiceTable {
  user_id: string;
  /** The address of the account that was verified when they chose; null without one. Members are mailed at their company's. */
  email: string | null;
  /** Of the link that ends their mails. */
  token_hash: string;
  mails: Json<AlertMails>;
  /** The day whose summary went out last. */
  summary_day: IsoDate | null;
  changed_at: Date;
}

/** Something that waits for the summary of a user. */
interface AlertItemTable {
  id: Generated<number>;
  user_id: string;
  /** Whose freight it is about; null for their own. */
  company: string | null;
  kind: AlertKind;
  title: string;
  detail: string;
  /** Of the page in the portal. */
  path: string;
  at: Date;
  /** The day whose summary it belongs to. */
  summary_day: IsoDate;
}

/** How far something was told that comes from elsewhere. */
interface AlertRoundTable {
  what: 'claims' | 'invoices';
  /** The day that is being told. */
  day: IsoDate;
  /** The last record of it that was told. */
  after: string;
}

export interface AlertTables {
  alert_choices: AlertChoiceTable;
  alert_items: AlertItemTable;
  alert_rounds: AlertRoundTable;
}

/** With what every capability has. */
export type Tables = AlertTables & GroundTables;
