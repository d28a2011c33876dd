import type { Pod } from '@saltbush/consignments/api';
import { podFacts, podPictures } from '@saltbush/consignments/api';
import { ButtonLink, FactList, icons, PictureLinks } from '@saltbush/ui';
import { podHref, podPictureHref } from '../api/podHref.ts';
import * as S from '../record/record.styles.ts';

/** The proof of delivery: who received the freight, when in local time, and the pictures. */
export function PodRecord({ pod, token }: { pod: Pod; token: string }) {
  const pictures = podPictures(pod);
  return (
    <section aria-labelledby="pod">
      <h2 id="pod">Proof of delivery</h2>
      <FactList rows={podFacts(pod)} />
      {pictures.length > 0 && (
        <PictureLinks
          pictures={pictures.map(({ picture, ...rest }) => ({ ...rest, href: podPictureHref(token, picture) }))}
        />
      )}
      <S.File data-print="hide">
        <ButtonLink href={podHref(token)} variant="secondary" size="small" iconBefore={icons.download} download>
          Proof of delivery PDF
        </ButtonLink>
      </S.File>
    </section>
  );
}
