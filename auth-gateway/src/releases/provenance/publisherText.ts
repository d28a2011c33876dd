import type { NewPublisher } from '@saltbush/contract/release-api';
import { GITHUB_ISSUER } from './github-issuer.ts';
import { publisherId } from './publisherId.ts';

/** A publisher in words, completely: what a person compares before they allow one. */
export function publisherText(publisher: NewPublisher): string {
  if (publisher.kind === 'key') return `key ${publisherId(publisher)} (${publisher.label})`;
  const { issuer, repository, workflow, branch } = publisher;
  const whose = issuer === GITHUB_ISSUER ? '' : `, by ${issuer}`;
  return `${repository}, ${workflow} on ${branch}${whose}`;
}
