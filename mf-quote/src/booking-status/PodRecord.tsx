import type { Pod } from '@saltbush/consignments/api';
import { podFacts, podPictures } from '@saltbush/consignments/api';
import { FactList, PictureLinks } from '@saltbush/ui';
import { podPictureHref } from '../api/podPictureHref.ts';

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
    </section>
  );
}
