import { jest } from '@jest/globals';
import { startPdfJob } from './startPdfJob.ts';

/** A PDF of one empty page, as pdfkit writes it. */
function onePage(): string {
  const objects = [
    '1 0 obj\n<<\n/Type /Catalog\n/Pages 2 0 R\n>>\nendobj\n',
    '2 0 obj\n<<\n/Type /Pages\n/Count 1\n/Kids [3 0 R]\n>>\nendobj\n',
    '3 0 obj\n<<\n/Type /Page\n/Parent 2 0 R\n/Contents 4 0 R\n>>\nendobj\n',
    '4 0 obj\n<<\n/Length 7\n>>\nstream\n1 0 R\xff\x80\nendstream\nendobj\n',
    '5 0 obj\n<<\n/Title 6 0 R\n>>\nendobj\n',
    '6 0 obj\n(Labels 7 0 R)\nendobj\n',
  ];
  let text = '%PDF-1.7\n';
  const lines = objects.map((object) => {
    const line = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += object;
    return line;
  });
  return (
    `${text}xref\n0 7\n0000000000 65535 f \n${lines.join('')}trailer\n<<\n/Size 7\n/Root 1 0 R\n/Info 5 0 R\n` +
    `/ID [<01> <01>]\n>>\nstartxref\n${text.length}\n%%EOF\n`
  );
}

const answer =
  (status: number, text: string, headers: Record<string, string> = {}) =>
  () =>
    ({
      ...{ ok: status === 200, status, statusText: '' },
      headers: { get: (name: string) => headers[name] ?? null },
      text: async () => text,
      arrayBuffer: async () => Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer,
    }) as unknown as Response;
const pdf = answer(200, onePage());
const busy = answer(503, '', { 'retry-after': '3' });
const problem = (status: number, detail: string) =>
  answer(status, JSON.stringify({ status, title: 'T', code: 'c', detail }), {
    'content-type': 'application/problem+json',
  });

/** The bytes of a file, a letter for each. */
const lettersOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsBinaryString(file);
  });

const asked: { address: string; body: unknown }[] = [];
function answerWith(...answers: (() => Response)[]) {
  asked.length = 0;
  const plan = answer(200, JSON.stringify({ pieces: [{ count: 2 }, { count: 1 }], label: 'both' }));
  const all = [plan, ...answers];
  globalThis.fetch = jest.fn<typeof fetch>(async (address, init) => {
    asked.push({ address: String(address), body: JSON.parse(String(init?.body)) });
    const next = all.shift();
    if (!next) throw new TypeError('Failed to fetch');
    return next();
  });
}

const begin = (signal: AbortSignal) =>
  startPdfJob<{ pieces: { count: number }[]; label: string }>(
    { segments: ['/api/plan'], method: 'POST', body: { paper: 'notes' } },
    ({ count }) => ({ segments: ['/api/piece.pdf'], method: 'POST', body: { count } }),
    signal,
  );

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('asks for piece after piece, waits while the site is busy, and joins them', async () => {
  answerWith(pdf, busy, busy, pdf);
  const { signal } = new AbortController();
  const job = await begin(signal);
  expect(job.label).toBe('both');
  const steps: number[] = [];
  const onWait = jest.fn(() => void jest.advanceTimersByTimeAsync(5_000));
  const file = await job.run({ signal, onWait, onStep: (done) => steps.push(done) });
  expect(steps).toEqual([2, 3]);
  expect(onWait).toHaveBeenCalledTimes(2);
  expect(asked.map(({ body }) => body)).toEqual([
    { paper: 'notes' },
    ...[{ count: 2 }, { count: 1 }, { count: 1 }, { count: 1 }],
  ]);
  expect(file.type).toBe('application/pdf');
  jest.useRealTimers();
  const text = await lettersOf(file);
  // Each object is where the table says, with other numbers in it; streams and texts are as they were.
  const [, table = ''] = text.split(/^xref$/m);
  for (const [index, [, offset]] of [...table.matchAll(/^(\d{10}) 00000 n/gm)].entries()) {
    expect(text.slice(Number(offset)).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
  }
  expect(text).toContain('1 0 obj\n<<\n/Type /Pages\n/Count 2\n/Kids [4 0 R 10 0 R]\n>>');
  expect(text).toContain('10 0 obj\n<<\n/Parent 1 0 R\n/Type /Pages\n/Count 1\n/Kids [11 0 R]');
  expect(text.split('stream\n1 0 R\xff\x80\n')).toHaveLength(3);
  expect(text.split('(Labels 7 0 R)')).toHaveLength(3);
});

it('fails with the words of a refusal, and goes on with that piece when it is run again', async () => {
  answerWith(pdf, problem(404, 'SH-2026-0123 was cancelled.'), pdf);
  const { signal } = new AbortController();
  const job = await begin(signal);
  const steps: number[] = [];
  const progress = { signal, onWait: () => {}, onStep: (done: number) => steps.push(done) };
  await expect(job.run(progress)).rejects.toMatchObject({
    status: 404,
    problem: { detail: 'SH-2026-0123 was cancelled.' },
  });
  await job.run(progress);
  expect(steps).toEqual([2, 3]);
  expect(asked).toHaveLength(4);
});

it('is given up while it waits', async () => {
  answerWith(busy);
  const controller = new AbortController();
  const job = await begin(controller.signal);
  const { signal } = controller;
  const run = job.run({ signal, onWait: () => controller.abort(), onStep: () => {} });
  await expect(run).rejects.toMatchObject({ name: 'AbortError' });
  expect(asked).toHaveLength(2);
});

it('does not wait for minutes', async () => {
  answerWith(answer(429, '', { 'retry-after': '400' }));
  const { signal } = new AbortController();
  const job = await begin(signal);
  await expect(job.run({ signal, onWait: () => {}, onStep: () => {} })).rejects.toMatchObject({ status: 429 });
});
