import type { Failure, FailureSide, FailureStep } from '@saltbush/contract/release-api';

export const SIDES: Readonly<Record<FailureSide, string>> = {
  browser: 'In browsers',
  server: 'Rendering on the server',
  api: 'In the gateway',
};

export const SIDE_IDS = Object.keys(SIDES) as FailureSide[];

/** What failed, in one line. */
export const failureTitle = ({ error, message }: Pick<Failure, 'error' | 'message'>): string =>
  message === '' ? error : `${error}: ${message}`;

export const visitsText = (visits: number): string => (visits === 1 ? '1 visit' : `${visits} visits`);

/** Since which release, and who shipped it. */
export function sinceText({ releases }: Pick<Failure, 'releases'>): string | null {
  const [first] = releases;
  if (first === undefined || first.version === '') return null;
  return first.activated === null ? first.version : `${first.version}, shipped by ${first.activated.actor}`;
}

/** Who has seen it, and what brought it back; null when nobody said so. */
export function seenText({ seen }: Pick<Failure, 'seen'>): string | null {
  if (seen === undefined) return null;
  const { by, backIn } = seen;
  if (backIn === undefined) return `by ${by}`;
  return backIn === '' ? `by ${by}, and met again since` : `by ${by}, and back in ${backIn}`;
}

/** Kinds of browsers, the most frequent first. */
export function browsersText({ browsers }: Pick<Failure, 'browsers'>): string | null {
  const kinds = Object.entries(browsers).filter(([kind]) => kind !== '');
  if (kinds.length === 0) return null;
  return kinds
    .sort(([, one], [, other]) => other - one)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ');
}

export function stepText(step: FailureStep): string {
  switch (step.kind) {
    case 'page':
      return `Page ${step.route}`;
    case 'press':
      return `Pressed ${step.control}`;
    case 'submit':
      return `Sent with ${step.control}`;
    case 'answer':
      return step.status === 0 ? `Called ${step.route}` : `${step.route} answered ${step.status}`;
  }
}
