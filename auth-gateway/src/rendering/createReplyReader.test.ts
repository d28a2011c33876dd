import { createReplyReader } from './createReplyReader.ts';
import {
  MOST_COMPILED_BYTES,
  MOST_HTML_BYTES,
  MOST_REASON_BYTES,
  MOST_STYLES_BYTES,
  REPLY,
} from './worker/protocol.ts';

function header(status: number, length: number): Buffer {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt8(status);
  bytes.writeUInt32LE(length, 1);
  return bytes;
}

function rendered(stylesLength: number, text: string | Buffer): Buffer {
  const styles = Buffer.alloc(4);
  styles.writeUInt32LE(stylesLength);
  const payload = Buffer.from(text);
  return Buffer.concat([header(REPLY.rendered, 4 + payload.length), styles, payload]);
}

const read = (bytes: Buffer) => createReplyReader().take(bytes);

describe('createReplyReader', () => {
  it('reads what a worker answers', () => {
    expect(read(header(REPLY.loaded, 0))).toEqual({ status: 'loaded', compiled: '' });
    const made = Buffer.concat([header(REPLY.loaded, 3), Buffer.from([1, 2, 255])]);
    expect(read(made)).toEqual({ status: 'loaded', compiled: 'AQL/' });
    expect(read(Buffer.concat([header(REPLY.failed, 3), Buffer.from('why')]))).toEqual({
      status: 'failed',
      reason: 'why',
    });
    expect(read(rendered(2, 'abcd'))).toEqual({ status: 'rendered', styles: 'ab', html: 'cd' });
    expect(read(rendered(0, ''))).toEqual({ status: 'rendered', styles: '', html: '' });
  });

  it('reads it in pieces of any size', () => {
    const bytes = rendered(3, 'ab€cd');
    for (let size = 1; size < bytes.length; size += 1) {
      const reader = createReplyReader();
      let last: unknown = null;
      for (let at = 0; at < bytes.length; at += size) {
        if (last !== null) expect(last).toEqual({ status: 'incomplete' });
        last = reader.take(bytes.subarray(at, at + size));
      }
      expect(last).toMatchObject({ status: 'rendered' });
    }
  });

  it('takes the largest page that is allowed', () => {
    const text = 'x'.repeat(MOST_STYLES_BYTES + MOST_HTML_BYTES);
    const reading = read(rendered(MOST_STYLES_BYTES, text));
    expect(reading.status === 'rendered' && reading.html.length).toBe(MOST_HTML_BYTES);
  });

  it.each([
    ['a length of 4 GB', header(REPLY.rendered, 0xffffffff)],
    ['a page that is too large', header(REPLY.rendered, 4 + MOST_STYLES_BYTES + MOST_HTML_BYTES + 1)],
    ['HTML in place of styles', rendered(0, 'x'.repeat(MOST_HTML_BYTES + 1))],
    ['styles that are too large', rendered(MOST_STYLES_BYTES + 1, 'x'.repeat(MOST_STYLES_BYTES + 1))],
    ['styles longer than the answer', rendered(9, 'abcd')],
    ['half a length', Buffer.concat([header(REPLY.rendered, 2), Buffer.alloc(2)])],
    ['a long reason', header(REPLY.failed, MOST_REASON_BYTES + 1)],
    ['a bundle that is too large', header(REPLY.loaded, MOST_COMPILED_BYTES + 1)],
    ['an unknown kind', header(9, 0)],
    ['two answers', Buffer.concat([rendered(0, 'a'), rendered(0, 'b')])],
  ])('breaks off at %s', (_what, bytes) => expect(read(bytes)).toEqual({ status: 'breach' }));

  it('stores nothing of a reply that announces itself as too long', () => {
    const reader = createReplyReader();
    expect(reader.take(header(REPLY.rendered, 0xfffffff0).subarray(0, 4))).toEqual({ status: 'incomplete' });
    expect(reader.take(Buffer.from([0xff]))).toEqual({ status: 'breach' });
  });
});
