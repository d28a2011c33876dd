import type { ComponentType } from 'react';
import type { DeskPlace } from '../frame/desk-areas.data.ts';

/** The result of a query hook. */
export interface RecordAnswer<Detail> {
  currentData?: Detail | undefined;
  isFetching: boolean;
  fulfilledTimeStamp?: number | undefined;
  error?: unknown;
  refetch: () => unknown;
}

/** One kind of record: how it is read, named and shown, on its own page and beside its list. */
export interface DeskRecord<Detail> {
  place: DeskPlace;
  /** "booking". */
  thing: string;
  /** Asks for it again while it is on show. `key` is what it is addressed by. */
  useRecord: (key: string) => RecordAnswer<Detail>;
  /** `detail` is undefined until it has been read. */
  titleOf: (detail: Detail | undefined, key: string) => string;
  /** Text when it does not exist, with a link to the full list. */
  missingOf: (key: string) => { title: string; advice: string; link: string; href: string };
  Sheet: ComponentType<{
    detail: Detail;
    /** When it was read, in milliseconds. */
    readAt: number;
    refetch: () => unknown;
  }>;
}
