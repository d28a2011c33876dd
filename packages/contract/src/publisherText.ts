import type { NewPublisher, Publisher, ReleaseSigner } from './publishers-report.ts';

export const GITHUB_ISSUER = 'https://token.actions.githubusercontent.com';

/** A publisher in words, completely: what a person compares before they allow one. */
export function publisherText(publisher: NewPublisher | Publisher | ReleaseSigner): string {
  if (publisher.kind === 'key') {
    return `key ${'id' in publisher ? `${publisher.id} (${publisher.label})` : publisher.label}`;
  }
  const { issuer, repository, workflow, branch } = publisher;
  const whose = issuer === GITHUB_ISSUER ? '' : `, by ${issuer}`;
  return `${repository}, ${workflow} on ${branch}${whose}`;
}
