import { contactPrefill } from './contactPrefill.ts';

const prefill = (query: Record<string, string>) => contactPrefill(new URLSearchParams(query));

describe('contactPrefill', () => {
  it.each([
    ['custom-quote', 'custom-quote'],
    ['Custom quote', 'custom-quote'],
    ['health-check', 'health-check'],
    ['constructor', 'general'],
    ['Call 1900 555 555', 'general'],
    ['', 'general'],
  ])('reads the topic %j as %s', (topic, expected) => {
    expect(prefill({ topic }).topic).toBe(expected);
  });

  it('is blank without a query', () => {
    expect(prefill({})).toEqual({ topic: 'general', message: '' });
  });

  it('keeps plain text, removes hidden characters, and cuts it at the limit of the form', () => {
    expect(prefill({ message: ' <b>Hi</b>\r\n\u202Eabc\u0007 🚚 ' }).message).toBe('<b>Hi</b>\nabc 🚚');
    expect(prefill({ message: 'x'.repeat(9_000) }).message).toHaveLength(5_000);
  });
});
