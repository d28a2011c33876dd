import type { PublisherWish } from './publisherErrors.ts';

/** What a part of the form needs. */
export interface PublisherFields {
  wish: PublisherWish;
  errors: Partial<Record<keyof PublisherWish, string>>;
  set: (part: Partial<PublisherWish>) => void;
}
