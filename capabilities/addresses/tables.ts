import type { GroundTables } from '@saltbush/capability/database';
import type { Generated } from 'kysely';

interface AddressTable {
  reference: string;
  /** The company whose book it is in; null in the book of somebody who sends freight alone. */
  client_reference: string | null;
  /** Who sends freight alone; null in the book of a company. */
  user_id: string | null;
  /** Null for rows of a file. */
  submission_id: string | null;
  /** Hash of name, street, suburb and postcode, by which the same place is found again. */
  place_key: string;
  name: string;
  street: string;
  suburb: string;
  postcode: string;
  contact_name: string;
  phone: string;
  opening_hours: string;
  gate_cm: number | null;
  driveway_cm: number | null;
  height_cm: number | null;
  has_forklift: boolean;
  needs_tailgate: boolean;
  has_dangerous_goods: boolean;
  instructions: string;
  /** Counts changes, so that two people do not overwrite each other. */
  version: Generated<number>;
  added_at: Date;
  /** E-mail of who added it. */
  added_by: string;
}

export interface AddressTables {
  addresses: AddressTable;
}

/** With what every capability has. */
export type Tables = AddressTables & GroundTables;
