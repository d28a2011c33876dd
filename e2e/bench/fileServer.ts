interface Files {
  port: number;
  /** A folder with the files `page-0`, `page-1` and so on. */
  root: string;
  /** The headers of each file. */
  headers: readonly (readonly [name: string, value: string])[][];
}

/** A server of nginx's configuration that sends files with the headers of pages, and does nothing else. */
export function fileServer({ port, root, headers }: Files): string {
  const locations = headers.map((own, index) => {
    const lines = own.map(([name, value]) =>
      name === 'content-type' ? `default_type ${quoted(value)};` : `add_header ${name} ${quoted(value)};`,
    );
    return `    location = /page-${index} { ${lines.join(' ')} }`;
  });
  return `  server {
    listen 127.0.0.1:${port};
    root ${root};
    access_log off;
    brotli off;
    gzip off;
${locations.join('\n')}
  }`;
}

/** In nginx's notation. A dollar sign would begin a variable. */
function quoted(value: string): string {
  if (value.includes('$')) throw new Error(`nginx cannot send this header, since it has a dollar sign: ${value}`);
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
