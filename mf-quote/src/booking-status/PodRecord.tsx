import type { Pod, PodPicture } from '@saltbush/business-api/bookings';
import { formatDate } from '@saltbush/freight';
import { FactList, PictureLinks } from '@saltbush/ui';
import { podPictureHref } from '../api/podPictureHref.ts';
import { clockTime } from '../price/clockTime.ts';

const PICTURES: readonly { picture: PodPicture; caption: string; alt: (pod: Pod) => string }[] = [
  { picture: 'signature', caption: 'Signature', alt: ({ receiverName }) => `Signature of ${receiverName}` },
  { picture: 'photo', caption: 'Photo', alt: () => 'Photo of the delivered freight' },
];

/** The proof of delivery: who received the freight, when by the clock there, and the pictures taken. */
export function PodRecord({ pod, token }: { pod: Pod; token: string }) {
  const { receiverName, deliveredAtLocal, zoneAbbreviation, palletsIn, palletsOut, notes } = pod;
  const [date = '', time = ''] = deliveredAtLocal.split('T');
  const taken = PICTURES.filter(({ picture }) => (picture === 'signature' ? pod.hasSignature : pod.hasPhoto));
  return (
    <section aria-labelledby="pod">
      <h2 id="pod">Proof of delivery</h2>
      <FactList
        rows={[
          { term: 'Received by', detail: receiverName },
          { term: 'Delivered', detail: `${formatDate(date)}, ${clockTime(time)} ${zoneAbbreviation}` },
          { term: 'Pallets in', detail: String(palletsIn) },
          { term: 'Pallets out', detail: String(palletsOut) },
          ...(notes ? [{ term: 'Notes', detail: notes }] : []),
        ]}
      />
      {taken.length > 0 && (
        <PictureLinks
          pictures={taken.map(({ picture, caption, alt }) => ({
            href: podPictureHref(token, picture),
            caption,
            alt: alt(pod),
          }))}
        />
      )}
    </section>
  );
}
