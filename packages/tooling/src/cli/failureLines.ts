import type { Failure, FailureSeen } from '@saltbush/contract/release-api';
import { localTime } from './localTime.ts';

const SIDES = { browser: 'in browsers', server: 'while rendered on the server', api: 'in the gateway' };
/** Characters that would move the cursor of a terminal. A release wrote the text of its sources. */
const CONTROL = /\p{Control}/gu;

const plain = (text: string): string => text.replace(CONTROL, ' ');

function backText({ backIn }: FailureSeen): string {
  if (backIn === undefined) return '';
  return backIn === '' ? '; met again since' : `; back in ${backIn}`;
}

/** What fails, as a paragraph for a terminal. */
export function failureLines(failure: Failure): string {
  const { remote, side, error, message, frames, releases, visits, browsers, firstAt, lastAt, seen } = failure;
  const [frame] = frames.filter(({ lines }) => lines.length > 0).concat(frames);
  const [since] = releases;
  const kinds = Object.entries(browsers).filter(([kind]) => kind !== '');
  const shipped = since?.activated ? `, shipped by ${since.activated.actor}` : '';
  return [
    `${remote} ${SIDES[side]}: ${error}${message === '' ? '' : `: ${plain(message)}`}`,
    ...(frame ? [`  ${plain(frame.source)}:${frame.line}:${frame.column} ${plain(frame.inFunction)}`.trimEnd()] : []),
    ...(frame?.lines ?? []).map(
      ({ number, text }) => `  ${number === frame?.line ? '>' : ' '} ${String(number).padStart(5)} ${plain(text)}`,
    ),
    `  ${visits} ${visits === 1 ? 'visit' : 'visits'}, first ${localTime(firstAt)}, last ${localTime(lastAt)}`,
    ...(since && since.version !== '' ? [`  since ${since.version}${shipped}`] : []),
    ...(seen ? [`  seen by ${seen.by}, ${localTime(seen.at)}${backText(seen)}`] : []),
    ...(kinds.length > 0 ? [`  ${kinds.map(([kind, count]) => `${kind} ${count}`).join(', ')}`] : []),
  ].join('\n');
}
