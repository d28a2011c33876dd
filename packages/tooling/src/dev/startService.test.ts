import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../../deploy/testing/freePort.ts';
import { hasService, type RunningService, startService } from './startService.ts';

const PACKAGE = join(import.meta.dirname, '../..');

/** The smallest service: it says a word, and what `mfe dev` told it. */
const source = (word: string) => `
import { createServer } from 'node:http';
const { PORT, SITE_URL, DATABASE_URL, DATA_DIR } = process.env;
const word: string = ${word};
createServer((_request, response) => {
  response.end([word, SITE_URL, DATABASE_URL, DATA_DIR].join(' '));
}).listen(Number(PORT), 'localhost', () => process.stdout.write(\`Listening: \${word}\\n\`));
`;

const TYPESCRIPT = {
  compilerOptions: {
    target: 'ES2023',
    module: 'NodeNext',
    types: ['node'],
    strict: true,
    rootDir: 'src',
    outDir: 'dist',
  },
  include: ['src'],
};

let dir = '';
let service: RunningService;
const waiting = new Set<(line: string) => void>();

/** Resolves at the next line that holds this. */
const line = (part: string): Promise<string> =>
  new Promise((resolve) => {
    const look = (said: string) => {
      if (!said.includes(part)) return;
      waiting.delete(look);
      resolve(said);
    };
    waiting.add(look);
  });
const say = (said: string) => {
  for (const look of [...waiting]) look(said);
};

const write = (word: string) => writeFileSync(join(dir, 'service/src/main.ts'), source(word));
const answer = async () => (await fetch(service.url)).text();

beforeAll(async () => {
  // Inside this package, so that the service finds TypeScript and the types of Node.
  dir = mkdtempSync(join(PACKAGE, '.tmp-service-'));
  mkdirSync(join(dir, 'service/src'), { recursive: true });
  writeFileSync(join(dir, 'service/package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(join(dir, 'service/tsconfig.json'), JSON.stringify(TYPESCRIPT));
  write("'one'");
  const listening = line('Listening: one');
  service = await startService(dir, { port: await freePort(), siteUrl: 'http://localhost:3000', say });
  await listening;
});
afterAll(async () => {
  await service?.stop();
  rmSync(dir, { recursive: true, force: true });
});

describe('the service of a remote under development', () => {
  it('is known by its sources', () => {
    expect(hasService(dir)).toBe(true);
    expect(hasService(join(dir, 'service'))).toBe(false);
  });

  it('knows its site and where it stores', async () => {
    expect(await answer()).toBe(`one http://localhost:3000  ${join(dir, 'service/.data')}`);
  });

  it('is compiled and started again after a save', async () => {
    const again = line('Listening: two');
    write("'two'");
    await again;
    expect(await answer()).toMatch(/^two /);
  });

  it('says which type does not fit', async () => {
    const wrong = line('error TS');
    write('3');
    expect(await wrong).toMatch(/src\/main\.ts.*TS2322/);
  });

  it('ends with the command', async () => {
    await service.stop();
    await expect(answer()).rejects.toThrow();
  });
});
