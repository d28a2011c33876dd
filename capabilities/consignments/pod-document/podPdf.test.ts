import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { bookingDesk, STAFF } from '../../../auth-gateway/fixtures/bookingDesk.ts';
import { gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import { makePng, pngChunk } from '../../../auth-gateway/fixtures/makePng.ts';
import { isReadablePng } from './isReadablePng.ts';

const ANA = { 'x-test-role': 'client', 'x-test-user': 'ana' };
const BOB = { 'x-test-role': 'client', 'x-test-user': 'bob' };
const NOW = new Date('2026-11-20T03:00:00Z');

const SIGNATURE = makePng({ width: 60, height: 20 });
const PHOTO = makePng({ width: 80, height: 60, colourType: 2 });
/** It begins as a JPEG does, and that is all. */
const NO_JPEG = Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), Buffer.alloc(64)]);

describe('the proof of delivery as a PDF', () => {
  const { make, carry, recordPod, putPicture } = bookingDesk(
    () => gateway,
    () => NOW,
  );
  const gateway = gatewayOn('embedded', { now: () => NOW });
  beforeEach(() => gateway.reset());

  async function delivered() {
    const made = await make({ customerReference: 'PO 77' }, ANA);
    await carry(made.reference, 'out_for_delivery');
    await recordPod(made.reference, { notes: 'Left at dock 2' });
    return made;
  }

  async function read(path: string, headers: Record<string, string>) {
    const answer = await fetch(gateway.url + path, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const { text } = await extractText(pdf, { mergePages: true });
    return {
      name: answer.headers.get('content-disposition'),
      text: text.replace(/\s+/g, ' '),
      title: (await getMeta(pdf)).info.Title,
      pictures: bytes.toString('latin1').split('/Subtype /Image').length - 1,
    };
  }

  it('says who received what, when and where, with signature and photo, to all who may see it', async () => {
    const { reference, token } = await delivered();
    expect((await putPicture(reference, 'signature', SIGNATURE)).status).toBe(200);
    expect((await putPicture(reference, 'photo', PHOTO)).status).toBe(200);
    for (const [path, headers] of [
      [`/api/shipments/${reference}/pod.pdf`, ANA],
      [`/api/bookings/${token}/pod.pdf`, {}],
      [`/api/ops/bookings/${reference}/pod.pdf`, STAFF],
    ] as const) {
      const { name, text, title, pictures } = await read(path, headers);
      expect(name).toBe(`inline; filename="${reference}-pod.pdf"`);
      expect(title).toBe(`Proof of delivery ${reference}`);
      for (const words of [
        `${reference}, Sydney to Melbourne`,
        'Delivered 20 Nov 2026, 2:00 PM AEDT',
        'Received by Lee Wong',
        'Harbour Foods, 12 Dock Road, Melbourne',
        'PO 77',
        'Left at dock 2',
        'Signature of Lee Wong',
      ]) {
        expect(text).toContain(words);
      }
      // The signature is see-through, so it has a mask, which is a picture too.
      expect(pictures).toBe(3);
    }
  });

  it('names a picture that it cannot hold, and holds the others', async () => {
    const { reference } = await delivered();
    const broken = makePng({ width: 60, height: 20, compressed: Buffer.from('no pixels') });
    expect((await putPicture(reference, 'signature', broken)).status).toBe(200);
    expect((await putPicture(reference, 'photo', NO_JPEG)).status).toBe(200);
    const { text, pictures } = await read(`/api/shipments/${reference}/pod.pdf`, ANA);
    expect(text).toContain(`Kept as a file of its own, ${reference}-signature.png`);
    expect(text).toContain(`Kept as a file of its own, ${reference}-photo.jpg`);
    expect(pictures).toBe(0);
  });

  it('says so when there is neither signature nor photo', async () => {
    const { reference } = await delivered();
    expect((await read(`/api/shipments/${reference}/pod.pdf`, ANA)).text).toContain(
      'It was recorded without a signature and without a photo.',
    );
  });

  it('is not there before the delivery, and not for others', async () => {
    const open = await make({}, ANA);
    const { reference } = await delivered();
    for (const [path, headers] of [
      [`/api/shipments/${open.reference}/pod.pdf`, ANA],
      [`/api/bookings/${open.token}/pod.pdf`, {}],
      [`/api/ops/bookings/${open.reference}/pod.pdf`, STAFF],
      [`/api/shipments/${reference}/pod.pdf`, BOB],
      [`/api/bookings/${'a'.repeat(43)}/pod.pdf`, {}],
    ] as const) {
      expect(await gateway.get(path, headers)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
    expect((await gateway.get(`/api/ops/bookings/${reference}/pod.pdf`, ANA)).status).toBe(403);
  });
});

describe('a PNG that the writer of PDFs can read', () => {
  const [width, height] = [30, 20];
  const rows = Buffer.alloc(height * (1 + width * 4));
  const noise = (across: number, down: number) =>
    Buffer.concat(Array.from({ length: down }, () => Buffer.concat([Buffer.of(0), randomBytes(across * 4)])));
  const ofPalette = makePng({ width, height, colourType: 3, raw: Buffer.alloc(height * (1 + width)) });
  const emptyChunks = Array.from({ length: 100_000 }, () => pngChunk('tEXt', Buffer.alloc(0)));
  const manyChunks = Buffer.concat([ofPalette.subarray(0, 33), ...emptyChunks, ofPalette.subarray(33)]);
  const seeThrough = Buffer.concat([
    ofPalette.subarray(0, 33),
    pngChunk('tRNS', Buffer.alloc(1)),
    ofPalette.subarray(33),
  ]);

  it.each([
    ['with alpha', makePng({ width, height }), true],
    ['without', makePng({ width, height, colourType: 2 }), true],
    [
      'with a palette',
      makePng({ width, height, colourType: 3, bits: 4, raw: Buffer.alloc(height * (1 + width / 2)) }),
      true,
    ],
    ['with colours of a palette that are see-through', seeThrough, false],
    ['of a hundred thousand empty chunks', manyChunks, false],
    ['cut short', makePng({ width, height }).subarray(0, 60), false],
    [
      'with a chunk longer than the file',
      Buffer.concat([makePng({ width, height }).subarray(0, 33), Buffer.alloc(12, 255)]),
      false,
    ],
    ['with an unknown filter', makePng({ width, height, raw: Buffer.alloc(rows.length, 9) }), false],
    ['with fewer pixels than it says', makePng({ width, height, raw: rows.subarray(1) }), false],
    ['with more', makePng({ width, height, raw: Buffer.concat([rows, rows]) }), false],
    ['that inflates without end', makePng({ width, height, compressed: deflateSync(Buffer.alloc(50_000_000)) }), false],
    ['that is see-through', makePng({ width: 600, height: 440 }), true],
    ['that is see-through and larger', makePng({ width: 700, height: 440 }), false],
    ['as large as photos get, not see-through', makePng({ width: 1_200, height: 1_100, colourType: 2 }), true],
    ['that is noise', makePng({ width: 900, height: 900, colourType: 2, raw: noise(675, 900) }), false],
    ['that is see-through noise', makePng({ width: 300, height: 300, raw: noise(300, 300) }), false],
    ['of many pixels', makePng({ width: 4_000, height: 4_000, raw: rows }), false],
    ['of a size that overflows', makePng({ width: 0xffffffff, height: 0xffffffff, raw: rows }), false],
    ['without a height', makePng({ width, height: 0, raw: Buffer.alloc(0) }), false],
    ['interlaced', makePng({ width, height, interlace: 1 }), false],
    ['of 16 bits', makePng({ width, height, bits: 16 }), false],
    ['that is none', Buffer.from('GIF89a'), false],
  ])('%s', async (_name, png, isReadable) => {
    expect(await isReadablePng(png)).toBe(isReadable);
  });
});
