import { replyHref } from './replyHref.ts';

const enquiry = {
  reference: 'ENQ-2026-00012',
  topic: 'claim',
  name: 'Tom & Co',
  email: 'tom+freight@yarra.example',
  message: 'Two tiles broke.\nWhat now?',
} as const;

const read = (href: string) => ({
  to: decodeURIComponent(href.slice('mailto:'.length, href.indexOf('?'))),
  fields: new URLSearchParams(href.slice(href.indexOf('?'))),
});

it('replies to the sender, names the reference and quotes the message', () => {
  const { to, fields } = read(replyHref(enquiry));
  expect(to).toBe('tom+freight@yarra.example');
  expect(fields.get('subject')).toBe('Damage or loss: ENQ-2026-00012');
  expect(fields.get('body')).toBe('Hello Tom & Co,\r\n\r\n\r\n\r\n> Two tiles broke.\r\n> What now?');
});

it('adds no recipient that the sender hid in the address', () => {
  const { to, fields } = read(replyHref({ ...enquiry, email: 'a@b.example?bcc=all@c.example' }));
  expect(to).toBe('a@b.example?bcc=all@c.example');
  expect(fields.get('bcc')).toBeNull();
});

it('writes spaces in a way that every mail program reads, and stays short', () => {
  const href = replyHref({ ...enquiry, message: 'word '.repeat(1_000) });
  expect(href).not.toContain('+f');
  expect(href.length).toBeLessThan(1_500);
  expect(replyHref(enquiry)).toContain('subject=Damage%20or%20loss');
});
