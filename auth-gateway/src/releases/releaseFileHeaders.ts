import { fileType } from '@saltbush/contract/gate';

/** For every file: any origin may load it, and browsers must not guess another type. */
const FOR_ALL = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

/**
 * Policy for a file that is opened by its address, since it would be a document of the site's origin. It lets the
 * document run, load and read nothing.
 */
export const INERT_POLICY = "default-src 'none'; sandbox";
/** The same for SVG, which may style itself, and for types that browsers show in a page of their own. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const FILM_POLICY = "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; sandbox";
/**
 * Policy for scripts. A worker takes the policy of its script, and in a sandbox it would have no origin, so there is no
 * sandbox here. A worker, or a script opened by its address, gets no more rights than the site's pages. Neither holds HTML, so
 * nothing need be said of plugins, forms and bases: each script that a page loads would carry it.
 */
const SCRIPT_POLICY = "default-src 'self'; frame-ancestors 'none'";

const DOWNLOAD = { 'content-security-policy': INERT_POLICY, 'content-disposition': 'attachment' };
const UNKNOWN = { 'content-type': 'application/octet-stream', ...DOWNLOAD };

/**
 * Headers that say what a release's file is, decided by its name alone. Older releases may hold types that are no
 * longer allowed; those are sent as downloads without a type.
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
    // iOS opens a linked model in its own viewer, and other browsers download it by themselves.
    case 'model':
    case 'style':
    case 'font':
    case 'text':
      return { 'content-security-policy': INERT_POLICY };
  }
}
