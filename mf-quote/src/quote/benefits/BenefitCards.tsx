import { Card, Icon } from '@saltbush/ui';
import { BENEFITS } from './benefits.data.ts';
import * as S from './benefits.styles.ts';

/** Three reasons to trust the price. */
export function BenefitCards({ headingId }: { headingId: string }) {
  return (
    <S.Benefits>
      <h2 id={headingId}>What stands behind the price</h2>
      <ul>
        {BENEFITS.map(({ icon, title, text }) => (
          <Card as="li" key={title}>
            <Icon path={icon} size={28} />
            <h3>{title}</h3>
            <p>{text}</p>
          </Card>
        ))}
      </ul>
    </S.Benefits>
  );
}
