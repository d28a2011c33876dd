import { itemLines, type LoadItem } from '@saltbush/freight';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { TruckFitPart } from './TruckFitPart.tsx';

const PALLET: LoadItem = { lengthCm: 120, widthCm: 100, heightCm: 150, weightKg: 0, count: 1 };

const truckFit = (vehicle: string, name: string, items: LoadItem[] = [], weightKg = 0, basis = 'chosen') => (
  <TruckFitPart vehicle={vehicle} name={name} basis={basis} items={itemLines(items)} weightKg={weightKg} />
);

it('draws the load on the floor, says in words what is drawn, and what is left over', () => {
  const { rerender } = render(truckFit('semi', 'Semi tautliner', [{ ...PALLET, count: 30 }]));
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'Floor of the Semi tautliner from above, 13.6 by 2.4 metres. 22 pallets on it. 8 pallets left over.',
  );
  rerender(truckFit('b-double', 'B-double', [{ ...PALLET, count: 30 }]));
  expect(screen.getByRole('heading', { level: 2, name: 'B-double' })).toBeInTheDocument();
  expect(screen.getByRole('img')).toHaveAccessibleName(/30 pallets on it\.$/);
  expect(screen.queryByText(/left over/)).toBeNull();
});

it('says how an empty floor is filled', () => {
  render(truckFit('semi', 'Semi tautliner'));
  expect(screen.getByText('Enter sizes or pallets above and see them on the floor.')).toBeInTheDocument();
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'Floor of the Semi tautliner from above, 13.6 by 2.4 metres, empty.',
  );
});

it('compares cubic and dead weight', () => {
  render(truckFit('6t-truck', '6T truck', [{ ...PALLET, count: 4 }], 900));
  expect(screen.getByText('Chargeable weight 1,800 kg')).toBeInTheDocument();
  expect(screen.getByText('Weight').parentElement).toHaveTextContent('900 of 6,000 kg');
  expect(screen.getByText('Pallet places').parentElement).toHaveTextContent('4 of 8 places');
});

it('is empty for a vehicle that it does not know, and plain for a reason that it does not know', () => {
  const { container } = render(truckFit('hovercraft', 'Hovercraft'));
  expect(container).toBeEmptyDOMElement();
  render(truckFit('semi', 'Semi tautliner', [PALLET], 0, 'guessed'));
  expect(screen.getByText('From above and to scale.')).toBeInTheDocument();
});

it('renders on the server without style attributes', () => {
  expect(renderToString(truckFit('semi', 'Semi tautliner', [PALLET]))).not.toMatch(/\sstyle="/);
});
