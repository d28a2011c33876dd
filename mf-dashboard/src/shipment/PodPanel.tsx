import type { ShipmentDetail } from '@saltbush/consignments/api';
import { podFacts, podPictures } from '@saltbush/consignments/api';
import { Panel } from '@saltbush/portal';
import { ButtonLink, FactList, icons, PictureLinks } from '@saltbush/ui';
import { podHref, podPictureHref } from '../api/shipment.ts';
import * as S from './shipment.styles.ts';

/** Who received the freight, the local time, and the pictures; or that it is not delivered yet. */
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
  const pictures = podPictures(pod);
  return (
    <Panel title="Proof of delivery" id="pod">
      <FactList rows={podFacts(pod)} />
      {pictures.length > 0 && (
        <PictureLinks
          pictures={pictures.map(({ picture, ...rest }) => ({ ...rest, href: podPictureHref(reference, picture) }))}
        />
      )}
      <S.File data-print="hide">
        <ButtonLink href={podHref(reference)} variant="secondary" size="small" iconBefore={icons.download} download>
          Proof of delivery PDF
        </ButtonLink>
      </S.File>
    </Panel>
  );
}
