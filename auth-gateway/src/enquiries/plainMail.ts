import { escapeHtml } from '../site/htmlDocument.ts';

interface Letter {
  title: string;
  paragraphs: string[];
  facts?: { term: string; detail: string }[];
  button?: { label: string; url: string };
}

export function plainMail({ title, paragraphs, facts = [], button }: Letter): { text: string; html: string } {
  const lines = [
    title,
    ...paragraphs,
    ...(facts.length ? [facts.map(({ term, detail }) => `${term}: ${detail}`).join('\n')] : []),
    ...(button ? [`${button.label}: ${button.url}`] : []),
  ];
  return { text: lines.join('\n\n'), html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('') };
}
