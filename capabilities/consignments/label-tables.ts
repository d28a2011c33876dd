/** A package of a consignment. Rows are never changed. */
interface HandlingUnitTable {
  booking_reference: string;
  /** From 1. */
  number: number;
  /** 18 digits, see `ssccOf`. */
  sscc: string;
  numbered_at: Date;
}

export interface LabelTables {
  handling_units: HandlingUnitTable;
}
