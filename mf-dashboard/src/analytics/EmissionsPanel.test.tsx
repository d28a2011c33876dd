import { screen } from '@testing-library/react';
import { aShipmentDetail, someEmissions } from '../../fixtures/freight.ts';
import { openPage } from '../../fixtures/openPage.tsx';
import { EmissionsFacts } from '../shipment/EmissionsFacts.tsx';
import { EmissionsPanel } from './EmissionsPanel.tsx';

// One tonne from Melbourne to Hobart: 273 km by road at 89 g and 430 km by sea at 142 g.
const CROSSING = {
  distanceKm: 703,
  seaKm: 430,
  massKg: 1_000,
  tonneKm: 703,
  seaGramsCo2ePerTonneKm: 142,
  kgCo2e: 85.357,
};

it('says which part of the way is sea, and where the factor of the ship comes from', async () => {
  const [row] = someEmissions().rows;
  if (!row) throw new Error('The fixture has no consignment.');
  const { user } = openPage({
    path: '/panel',
    page: () => <EmissionsPanel to={null} />,
    address: '/panel',
    answer: () => ({ body: someEmissions({ rows: [{ ...row, ...CROSSING, to: 'Hobart' }] }) }),
  });
  await user.click(await screen.findByText('Every consignment'));
  const panel = screen.getByRole('region', { name: 'Freight Emissions' });
  expect(panel).toHaveTextContent('703 km, 430 km of it by sea');
  expect(panel).toHaveTextContent('89 by road, 142 by sea');
  await user.click(screen.getByText('How it is estimated'));
  expect(panel).toHaveTextContent(someEmissions().derivation);
});

it('shows the sea on the page of the consignment too', () => {
  const { emissions } = aShipmentDetail();
  if (!emissions) throw new Error('The fixture has no emissions.');
  openPage({
    path: '/facts',
    page: () => <EmissionsFacts emissions={{ ...emissions, ...CROSSING }} />,
    address: '/facts',
    answer: () => ({ body: {} }),
  });
  const facts = screen.getByRole('region', { name: 'Emissions' });
  expect(facts).toHaveTextContent('703 km, 430 km of it by sea');
  expect(facts).toHaveTextContent('89 by road, 142 by sea');
});
