/** What browsers use a file for. `data` is what scripts fetch; opened by its address it is sent as a download. */
export type FileKind = 'script' | 'style' | 'font' | 'picture' | 'film' | 'model' | 'text' | 'data';

interface FileType {
  kind: FileKind;
  contentType: string;
  /** Whether compressing makes the file smaller. The other types are compressed already. */
  isCompressible: boolean;
}

/** Every extension that a release may hold. HTML, XML and PDF are not here: browsers open them as documents. */
export const FILE_TYPES = {
  avif: { kind: 'picture', contentType: 'image/avif', isCompressible: false },
  css: { kind: 'style', contentType: 'text/css; charset=utf-8', isCompressible: true },
  gif: { kind: 'picture', contentType: 'image/gif', isCompressible: false },
  glb: { kind: 'data', contentType: 'model/gltf-binary', isCompressible: true },
  gltf: { kind: 'data', contentType: 'model/gltf+json', isCompressible: true },
  ico: { kind: 'picture', contentType: 'image/x-icon', isCompressible: false },
  jpeg: { kind: 'picture', contentType: 'image/jpeg', isCompressible: false },
  jpg: { kind: 'picture', contentType: 'image/jpeg', isCompressible: false },
  js: { kind: 'script', contentType: 'text/javascript; charset=utf-8', isCompressible: true },
  json: { kind: 'data', contentType: 'application/json; charset=utf-8', isCompressible: true },
  mjs: { kind: 'script', contentType: 'text/javascript; charset=utf-8', isCompressible: true },
  mp4: { kind: 'film', contentType: 'video/mp4', isCompressible: false },
  png: { kind: 'picture', contentType: 'image/png', isCompressible: false },
  svg: { kind: 'picture', contentType: 'image/svg+xml', isCompressible: true },
  /** A package that a host hands out. Stored as it is, since few ever fetch one. */
  tar: { kind: 'data', contentType: 'application/x-tar', isCompressible: false },
  txt: { kind: 'text', contentType: 'text/plain; charset=utf-8', isCompressible: true },
  usdz: { kind: 'model', contentType: 'model/vnd.usdz+zip', isCompressible: false },
  vtt: { kind: 'data', contentType: 'text/vtt; charset=utf-8', isCompressible: true },
  wasm: { kind: 'data', contentType: 'application/wasm', isCompressible: true },
  webm: { kind: 'film', contentType: 'video/webm', isCompressible: false },
  webmanifest: { kind: 'data', contentType: 'application/manifest+json', isCompressible: true },
  webp: { kind: 'picture', contentType: 'image/webp', isCompressible: false },
  woff: { kind: 'font', contentType: 'font/woff', isCompressible: false },
  woff2: { kind: 'font', contentType: 'font/woff2', isCompressible: false },
} as const satisfies Record<string, FileType>;

/** Extensions under `server/`, which only the gateway reads. */
export const SERVER_EXTENSIONS: readonly string[] = ['cjs', 'js', 'mjs', 'json'];

/**
 * Parts of a file name that some servers take for its type, wherever they stand: such a server would send
 * `page.html.js` as a page.
 */
export const DOCUMENT_EXTENSIONS: ReadonlySet<string> = new Set([
  ...[
    'htm',
    'html',
    'xhtm',
    'xhtml',
    'xht',
    'shtml',
    'shtm',
    'stm',
    'mht',
    'mhtml',
    'hta',
    'htc',
    'xml',
    'xsl',
    'xslt',
  ],
  ...[
    'rdf',
    'rss',
    'atom',
    'svgz',
    'pdf',
    'swf',
    'jar',
    'exe',
    'sh',
    'bat',
    'cmd',
    'asp',
    'aspx',
    'cgi',
    'jsp',
    'jspx',
  ],
  ...['php', 'php3', 'php4', 'php5', 'php7', 'phps', 'phar', 'phtml', 'pl', 'py', 'rb'],
]);
