import { extname } from 'node:path';

const TEXT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gltf': 'model/gltf+json',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

const BINARY_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.glb': 'model/gltf-binary',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.usdz': 'model/vnd.usdz+zip',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** HTML is not here on purpose: a release's files are never a page of the site. */
export function contentType(path: string): string {
  const extension = extname(path).toLowerCase();
  return TEXT_TYPES[extension] ?? BINARY_TYPES[extension] ?? 'application/octet-stream';
}

export function isCompressible(path: string): boolean {
  const extension = extname(path).toLowerCase();
  return extension in TEXT_TYPES || extension === '.wasm' || extension === '.glb';
}
