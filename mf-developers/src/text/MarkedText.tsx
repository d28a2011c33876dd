import { Marked } from './Marked.tsx';

/** The paragraphs of a description. */
export function MarkedText({ text }: { text: string }) {
  return text
    .split('\n\n')
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => (
      <p key={paragraph}>
        <Marked text={paragraph} />
      </p>
    ));
}
