/**
 * For `merge` of a record's query. A read that began before an act may end after it, with the record as it was. That one
 * is left out, since the next act would start from it and be refused as if somebody else had changed the record.
 */
export function keepNewer<Detail extends { version: number }>(shown: Detail, read: Detail): Detail {
  return read.version < shown.version ? shown : read;
}
