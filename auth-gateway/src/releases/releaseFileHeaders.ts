import { fileType } from '@saltbush/contract/gate';

/** On every file: any origin may load it, and nobody may take it for something else. */
const FOR_ALL = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

/** A file opened by its address is a document of the site's origin. With this it runs, loads and reads nothing. */
export const INERT_POLICY = "default-src 'none'; sandbox";
/** The same, for what browsers show in a page of their own making, and for SVG, which may style itself. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const FILM_POLICY = "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; sandbox";
/**
 * A worker has the policy of its own script, so it cannot be a sandbox: the worker would be of no origin. This one gives
 * a worker, and a script opened by its address, no more than the pages of the site have.
 */
const SCRIPT_POLICY =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const DOWNLOAD = { 'content-security-policy': INERT_POLICY, 'content-disposition': 'attachment' };
const UNKNOWN = { 'content-type': 'application/octet-stream', ...DOWNLOAD };

/**
 * The headers that say what a release's file is, by its name alone. Releases that were stored when other types were
 * allowed are served on, as downloads of no type.
 */
export function releaseFileHeaders(path: string): Record<string, string> {
  const type = fileType(path);
  return {
    ...FOR_ALL,
    ...(type === null ? UNKNOWN : { 'content-type': type.contentType, ...headersOfKind(type.kind) }),
  };
}

function headersOfKind(kind: NonNullable<ReturnType<typeof fileType>>['kind']): Record<string, string> {
  switch (kind) {
    case 'script':
      return { 'content-security-policy': SCRIPT_POLICY };
    case 'picture':
      return { 'content-security-policy': PICTURE_POLICY };
    case 'film':
      return { 'content-security-policy': FILM_POLICY };
    case 'data':
      return DOWNLOAD;
    // iOS opens a model from its link in its own viewer, and other browsers download it by themselves.
    case 'model':
    case 'style':
    case 'font':
    case 'text':
      return { 'content-security-policy': INERT_POLICY };
  }
}
