import type { Pod, PodPicture } from '@saltbush/business-api/bookings';
import type { ShipmentDetail } from '@saltbush/business-api/shipments';
import { FactList, PictureLinks } from '@saltbush/ui';
import { podPictureHref } from '../api/shipment.ts';
import { localMoment } from '../consignment/moment.ts';
import { Panel } from '../frame/Panel.tsx';

const PICTURES: readonly { picture: PodPicture; caption: string; alt: (pod: Pod) => string }[] = [
  { picture: 'signature', caption: 'Signature', alt: ({ receiverName }) => `Signature of ${receiverName}` },
  { picture: 'photo', caption: 'Photo', alt: () => 'Photo of the delivered freight' },
];

/** Who received the freight, when by the clock there, and the pictures taken; or that this is still to come. */
export function PodPanel({ shipment: { reference, pod, badge } }: { shipment: ShipmentDetail }) {
  if (!pod) {
    const isOver = badge === 'Declined' || badge === 'Cancelled';
    return (
      <Panel title="Proof of delivery" id="pod">
        <p>
          {isOver
            ? 'There is none: this booking was not carried out.'
            : 'Not yet delivered. The name, time, signature and photo show here the moment the driver records them.'}
        </p>
      </Panel>
    );
  }
  const { receiverName, deliveredAtLocal, zoneAbbreviation, palletsIn, palletsOut, notes } = pod;
  const taken = PICTURES.filter(({ picture }) => (picture === 'signature' ? pod.hasSignature : pod.hasPhoto));
  return (
    <Panel title="Proof of delivery" id="pod">
      <FactList
        rows={[
          { term: 'Received by', detail: receiverName },
          { term: 'Delivered', detail: `${localMoment(deliveredAtLocal)} ${zoneAbbreviation}` },
          { term: 'Pallets in', detail: String(palletsIn) },
          { term: 'Pallets out', detail: String(palletsOut) },
          ...(notes ? [{ term: 'Notes', detail: notes }] : []),
        ]}
      />
      {taken.length > 0 && (
        <PictureLinks
          pictures={taken.map(({ picture, caption, alt }) => ({
            href: podPictureHref(reference, picture),
            caption,
            alt: alt(pod),
          }))}
        />
      )}
    </Panel>
  );
}
