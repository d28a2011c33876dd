import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { createEventStreams } from './createEventStreams.ts';

/** The parts of a response that a stream touches. */
class Page extends EventEmitter {
  writableLength = 0;
  writableEnded = false;
  text = '';
  headers: Record<string, string> = {};
  writeHead(_status: number, headers: Record<string, string>) {
    this.headers = headers;
  }
  write(text: string) {
    this.text += text;
  }
  end() {
    this.writableEnded = true;
  }
  destroy() {
    this.emit('close');
  }
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const streams = () => {
  const all = createEventStreams();
  const open = (owner: string | null, method = 'GET') => {
    const page = new Page();
    const stream = all.open({ method } as Request, page as unknown as Response, { owner });
    return { page, stream };
  };
  return { all, open };
};

describe('createEventStreams', () => {
  it("keeps each page's stream alive, and tells the page when to reconnect", () => {
    const { all, open } = streams();
    const { page } = open(null);
    expect(page.headers['content-type']).toBe('text/event-stream');
    expect(page.text).toBe('retry: 2000\n\n');
    jest.advanceTimersByTime(30_000);
    expect(page.text).toBe('retry: 2000\n\n: still here\n\n: still here\n\n');
    all.close();
  });

  it('drops a browser that does not read what it is sent', () => {
    const { all, open } = streams();
    const { page, stream } = open(null);
    page.writableLength = 1_000_000;
    stream?.send('event: x\n\n');
    expect(page.text).not.toContain('event');
    expect(all.size).toBe(0);
    all.close();
  });

  it('allows ten pages to one owner and any number to anonymous ones, and another when one leaves', () => {
    const { all, open } = streams();
    const first = open('ana');
    for (let page = 1; page < 10; page += 1) open('ana');
    for (let page = 0; page < 20; page += 1) open(null);
    expect(() => open('ana')).toThrow('At most 10 pages');
    expect(open('bob').stream).not.toBeNull();
    first.page.emit('close');
    expect(open('ana').stream).not.toBeNull();
    all.close();
  });

  it('ends all streams when it closes, and later ones at once', () => {
    const { all, open } = streams();
    const before = open('ana');
    all.close();
    expect(before.page.writableEnded).toBe(true);
    before.stream?.send('too late');
    expect(before.page.text).not.toContain('too late');
    const after = open('ana');
    expect(after).toMatchObject({ stream: null, page: { writableEnded: true } });
  });

  it('answers a HEAD request with the head alone', () => {
    const { all, open } = streams();
    expect(open(null, 'HEAD')).toMatchObject({ stream: null, page: { writableEnded: true, text: '' } });
    expect(all.size).toBe(0);
    all.close();
  });
});
