import { type Address, siteWords } from '@saltbush/addresses/api';
import * as R from '@saltbush/portal/rows.styles';
import { Badge, Button, TextLink } from '@saltbush/ui';
import { useMay } from '../api/useMay.ts';
import * as S from './AddressesPage.styles.ts';

interface AddressRowsProps {
  rows: readonly Address[];
  /** Reference of the address that is being removed. */
  removing: string | null;
  onChange: (address: Address) => void;
  onRemove: (address: Address) => void;
}

/** The truck tool with the limits of a site. */
const fitHref = ({ gateM, drivewayM, heightM }: Address): string => {
  const limits = { gate: gateM, driveway: drivewayM, height: heightM };
  const given = Object.entries(limits).filter(([, metres]) => metres !== '');
  return `/ar-truck-tool?${new URLSearchParams(given).toString()}`;
};

/** Addresses, each with who is there, its hours, limits and habits. */
export function AddressRows({ rows, removing, onChange, onRemove }: AddressRowsProps) {
  const mayBook = useMay('book');
  return (
    <R.List>
      {rows.map((address) => (
        <AddressRow
          key={address.reference}
          address={address}
          mayChange={mayBook}
          isRemoving={removing === address.reference}
          onChange={() => onChange(address)}
          onRemove={() => onRemove(address)}
        />
      ))}
    </R.List>
  );
}

interface AddressRowProps {
  address: Address;
  mayChange: boolean;
  isRemoving: boolean;
  onChange: () => void;
  onRemove: () => void;
}

function AddressRow({ address, mayChange, isRemoving, onChange, onRemove }: AddressRowProps) {
  const { reference, name, street, suburb, postcode, contactName, phone, openingHours } = address;
  const limits = siteWords(address);
  return (
    <S.Row aria-labelledby={reference}>
      <S.Place>
        <h3 id={reference}>{name}</h3>
        <p>
          {street}, {suburb} {postcode}
        </p>
        {(contactName || phone) && <p data-soft>{[contactName, phone].filter((text) => text !== '').join(', ')}</p>}
      </S.Place>
      <S.Habits>
        {openingHours && <p>{openingHours}</p>}
        {limits && (
          <p>
            {limits}: <TextLink href={fitHref(address)}>which trucks fit</TextLink>
          </p>
        )}
        <S.Badges>
          {address.hasForklift && <Badge>Forklift or dock</Badge>}
          {address.needsTailgate && <Badge tone="brand">Tailgate</Badge>}
          {address.hasDangerousGoods && <Badge tone="warn">Dangerous goods</Badge>}
        </S.Badges>
      </S.Habits>
      {mayChange && (
        <S.RowActs>
          <Button variant="secondary" size="small" aria-label={`Change ${name}`} onClick={onChange}>
            Change
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Remove ${name}`}
            busy={isRemoving}
            busyLabel="Removing..."
            onClick={onRemove}
          >
            Remove
          </Button>
        </S.RowActs>
      )}
    </S.Row>
  );
}
