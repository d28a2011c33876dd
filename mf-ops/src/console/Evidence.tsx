import * as S from './Evidence.styles.ts';
import { evidenceFacts } from './evidenceFacts.ts';

/** Details of a log entry, such as the numbers behind an automatic rollback. */
export function Evidence({ details }: { details: Record<string, unknown> }) {
  const facts = evidenceFacts(details);
  if (facts.length === 0) return null;
  return (
    <S.Evidence>
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </S.Evidence>
  );
}
