import type { IncomingHttpHeaders } from 'node:http';

/** Types that no browser runs as a page, a script or a style. */
const TYPES = new Set([
  'application/json',
  'application/ld+json',
  'application/geo+json',
  'application/problem+json',
  'application/octet-stream',
  'application/pdf',
  'application/zip',
  'image/avif',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/webp',
  'text/csv',
  'text/plain',
]);
const LONGEST = 500;
const MOST_AGE_SECONDS = 3_600;
const MOST_WAIT_SECONDS = 3_600;
const DISPOSITION = /^(?:inline|attachment)(?:; ?filename\*?=(?:"[\w. -]{1,120}"|[\w.%'-]{1,120}))?$/;
const LANGUAGE = /^[A-Za-z0-9]{1,8}(?:-[A-Za-z0-9]{1,8}){0,3}$/;
const ETAG = /^(?:W\/)?"[\x21\x23-\x7e]{0,120}"$/;
const CHARSET = /^; ?charset="?(?:utf-8|us-ascii)"?$/i;

export type AnswerHead = { status: 'passed'; headers: Record<string, string> } | { status: 'refused'; why: string };

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The prefix of the API: the service may point to addresses below it, and to no others. */
  prefix: string;
  /** Whether the request was for the head alone. */
  isHead: boolean;
}

const refused = (why: string): AnswerHead => ({ status: 'refused', why });

/** What of an answer's head goes on to the browser, or why nothing of the answer does. */
export function answerHeaders({ status, headers, prefix, isHead }: Answer): AnswerHead {
  if (status < 200 || status > 599) return refused(`its status is ${status}`);
  if (status >= 300 && status < 400 && status !== 304) return refused('it redirects');
  if (headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity') {
    return refused('it is compressed');
  }
  const hasBody = !isHead && status !== 204 && status !== 304 && headers['content-length'] !== '0';
  const type = typeOf(headers['content-type']);
  if (hasBody && type === null) return refused('it has a content type that a browser could run, or none');
  const passed: Record<string, string | null> = {
    'content-type': type,
    'content-disposition': fitting(headers['content-disposition'], DISPOSITION),
    'content-language': fitting(headers['content-language'], LANGUAGE),
    etag: fitting(headers.etag, ETAG),
    'last-modified': dateOf(headers['last-modified']),
    'retry-after': secondsOf(headers['retry-after']),
    location: status === 201 || status === 202 ? placeOf(headers.location, prefix) : null,
    'cache-control': cachingOf(headers['cache-control']),
  };
  return {
    status: 'passed',
    headers: Object.fromEntries(
      Object.entries(passed).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
    ),
  };
}

function fitting(value: string | undefined, pattern: RegExp): string | null {
  return value !== undefined && value.length <= LONGEST && pattern.test(value) ? value : null;
}

/** The type as it is sent on, always in UTF-8 where it is text. */
function typeOf(value: string | undefined): string | null {
  if (value === undefined || value.length > LONGEST) return null;
  const end = value.indexOf(';');
  const type = (end < 0 ? value : value.slice(0, end)).trim().toLowerCase();
  if (!TYPES.has(type)) return null;
  const rest = end < 0 ? '' : value.slice(end).trim();
  if (rest !== '' && type.startsWith('text/') && !CHARSET.test(rest)) return null;
  return type.startsWith('text/') || type.endsWith('json') ? `${type}; charset=utf-8` : type;
}

function dateOf(value: string | undefined): string | null {
  if (value === undefined || value.length > 40 || Number.isNaN(Date.parse(value))) return null;
  return new Date(value).toUTCString();
}

function secondsOf(value: string | undefined): string | null {
  return value !== undefined && /^\d{1,6}$/.test(value) ? String(Math.min(Number(value), MOST_WAIT_SECONDS)) : null;
}

function placeOf(value: string | undefined, prefix: string): string | null {
  if (value === undefined || value.length > LONGEST) return null;
  const path = value.split('?', 1)[0] ?? '';
  return path.startsWith(`${prefix}/`) &&
    /^[\w./~-]+$/.test(path) &&
    !/(^|\/)\.{1,2}(\/|$)/.test(path) &&
    /^[\x21-\x7e]+$/.test(value)
    ? value
    : null;
}

/**
 * Nothing is kept unless the service says for how long, at most an hour, and then by this browser alone: an answer may be
 * about its visitor.
 */
function cachingOf(value: string | undefined): string {
  if (value === undefined || value.length > LONGEST) return 'no-store';
  const wishes = new Map(
    value.split(',').map((wish) => {
      const [name = '', given = ''] = wish.trim().toLowerCase().split('=');
      return [name, given];
    }),
  );
  if (wishes.has('no-store')) return 'no-store';
  if (wishes.has('no-cache')) return 'private, no-cache';
  const age = wishes.get('max-age');
  if (age === undefined || !/^\d{1,9}$/.test(age)) return 'no-store';
  return `private, max-age=${Math.min(Number(age), MOST_AGE_SECONDS)}`;
}
