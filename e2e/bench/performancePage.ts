/** The sections of docs/performance.md, in this order. Each is written by the part of the bench with its name. */
export const SECTIONS = ['pages', 'host', 'references', 'cases', 'rate'] as const;
export type Section = (typeof SECTIONS)[number];

const MARK = /^<!-- section: (\w+) -->$/m;
const HEAD = `# Performance

What the site costs its visitors, and what it carries. \`npm run bench\` measures and writes everything here; each section says with which command it is measured alone, and when it was. Edit nothing here.`;

/** The text of docs/performance.md with one section replaced. The others stay as they are. */
export function performancePage(current: string, section: Section, text: string): string {
  // Every mark is followed by its section; what stands before the first one is written anew.
  const [, ...parts] = current.split(MARK);
  const written = new Map<string, string>();
  for (let at = 0; at + 1 < parts.length; at += 2) written.set(parts[at] ?? '', (parts[at + 1] ?? '').trim());
  written.set(section, text.trim());
  const sections = SECTIONS.flatMap((name) => {
    const body = written.get(name);
    return body === undefined ? [] : [`<!-- section: ${name} -->\n\n${body}`];
  });
  return `${[HEAD, ...sections].join('\n\n')}\n`;
}
