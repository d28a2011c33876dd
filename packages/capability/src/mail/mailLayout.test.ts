import { mailLayout } from './mailLayout.ts';

const CONTENT = {
  title: 'Quote Q-1',
  preheader: 'A price',
  paragraphs: ['First.', 'Two\nlines.'],
  facts: [{ label: 'From', value: '<b>Tom & Jerry</b>' }],
  lines: [
    { label: 'Freight', amountCents: 48_000 },
    { label: 'Total', amountCents: 58_738, isTotal: true },
  ],
  link: { label: 'See it', href: 'https://www.saltbush.example/quotes/abc?a=1&b="2"' },
  notes: ['A note.'],
};

describe('the layout of mails', () => {
  it('says everything in plain text', () => {
    const { text } = mailLayout(CONTENT);
    expect(text).toMatchInlineSnapshot(`
"Quote Q-1

First.

Two
lines.

From: <b>Tom & Jerry</b>

Freight                                                  $480.00
----------------------------------------------------------------
Total                                                    $587.38

See it:
https://www.saltbush.example/quotes/abc?a=1&b="2"

A note.

-- 
Saltbush Freight Pty Ltd, ABN 19 999 040 271
14 Saltbush Way, Erskine Park NSW 2759
1300 975 707, hello@saltbushfreight.example
"
`);
  });

  it('lets no text become markup', () => {
    const { html } = mailLayout(CONTENT);
    expect(html).toContain('&lt;b&gt;Tom &amp; Jerry&lt;/b&gt;');
    expect(html).not.toContain('<b>Tom');
    expect(html).toContain('href="https://www.saltbush.example/quotes/abc?a=1&amp;b=&quot;2&quot;"');
    expect(html).toContain('Two<br>lines.');
  });

  it('loads nothing from elsewhere and stays small', () => {
    const lines = Array.from({ length: 100 }, () => ({ label: 'x'.repeat(100), amountCents: 1 }));
    const { html } = mailLayout({ ...CONTENT, lines });
    expect(html).not.toMatch(/<img|<link|<script|url\(/);
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  });

  it('lists rows under headings, each with its page, and small links at the end', () => {
    const rows = [{ label: 'Delivered: <SH-1>', href: 'https://www.saltbush.example/a?b=1&c=2', detail: 'To "Perth"' }];
    const links = [{ label: 'Stop these mails', href: 'https://www.saltbush.example/stop' }];
    const { text, html } = mailLayout({ ...CONTENT, lists: [{ title: 'Delivered', rows }], links });
    expect(text).toContain(
      'Delivered\n- Delivered: <SH-1>\n  To "Perth"\n  https://www.saltbush.example/a?b=1&c=2\n\nSee it:',
    );
    expect(text).toContain('A note.\n\nStop these mails:\nhttps://www.saltbush.example/stop\n');
    expect(html).toContain('href="https://www.saltbush.example/a?b=1&amp;c=2"');
    expect(html).toContain('>Delivered: &lt;SH-1&gt;</a>');
    expect(html).toContain('href="https://www.saltbush.example/stop"');
  });

  it('works without facts, lines and a link', () => {
    const { text, html } = mailLayout({ title: 'Hello', preheader: 'Hello', paragraphs: ['Text.'] });
    expect(text).toContain('Hello\n\nText.\n\n-- \n');
    expect(html).not.toContain('Or open this address');
  });

  it('keeps references, spans and our telephone number on one line', () => {
    const { html } = mailLayout({
      ...CONTENT,
      title: 'Claim CLM-2026-00001',
      paragraphs: ['Verified in 1-2 business days. Ring 1300 975 707.'],
    });
    for (const piece of ['CLM-2026-00001', '1-2', '1300 975 707']) {
      expect(html).toContain(`<span style="white-space:nowrap">${piece}</span>`);
    }
  });
});
