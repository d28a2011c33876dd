import { setImmediate as turn } from 'node:timers/promises';
import type { PersonFile } from '@saltbush/capability/people';
import { Zip, ZipDeflate } from 'fflate';

/** The fastest level, since pictures and PDFs hardly compress. */
const LEVEL = 1;

/**
 * A ZIP archive of the files, made as fast as it is read. Its size does not matter: at most one slice of a file is in
 * memory.
 */
export async function* zipped(files: AsyncIterable<PersonFile>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  function* taken(): Generator<Uint8Array> {
    if (failure !== null) throw failure;
    const chunks = ready;
    ready = [];
    yield* chunks;
  }
  for await (const { path, chunks } of files) {
    const file = new ZipDeflate(path, { level: LEVEL });
    zip.add(file);
    for await (const chunk of chunks) {
      file.push(chunk);
      yield* taken();
      await turn();
    }
    file.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
