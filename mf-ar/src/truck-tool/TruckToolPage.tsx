import { arVehicles } from '@saltbush/freight';
import {
  ButtonLink,
  Container,
  DataTable,
  FactList,
  PageHeader,
  Section,
  SelectField,
  Split,
  Stack,
} from '@saltbush/ui';
import { useState } from 'react';
import { TruckSketch } from './TruckSketch.tsx';
import { formatKg, formatMetres } from './units.ts';

const vehicles = arVehicles();

const columns = [
  { key: 'name', label: 'Vehicle' },
  { key: 'size', label: 'Length × width × height', align: 'end' },
  { key: 'capacity', label: 'Capacity', align: 'end' },
  { key: 'pallets', label: 'Pallets', align: 'end' },
] as const;

/** Six trucks to scale beside a person, so that a visitor can judge whether one fits where it has to stand. */
export function TruckToolPage() {
  const [vehicleId, setVehicleId] = useState(vehicles[0]?.id);
  const vehicle = vehicles.find(({ id }) => id === vehicleId) ?? vehicles[0];
  if (!vehicle) return null;

  return (
    <>
      <Section tone="sand" spacing="half">
        <Container>
          <PageHeader
            eyebrow="Truck sizes"
            title="Augmented Reality Truck Tool"
            lead="Choose a truck and see how long, wide and high it is beside a person of 1.8 m."
          >
            <ButtonLink href="/" variant="quiet" iconBefore="arrow-left">
              Back to Home
            </ButtonLink>
          </PageHeader>
        </Container>
      </Section>
      <Section aria-labelledby="scale">
        <Container>
          <Split ratio="7/5" align="start">
            <TruckSketch vehicle={vehicle} />
            <Stack gap={3}>
              <h2 id="scale">To scale</h2>
              <SelectField
                label="Vehicle"
                name="vehicle"
                value={vehicle.id}
                onChange={(event) => setVehicleId(vehicles.find(({ id }) => id === event.target.value)?.id)}
                options={vehicles.map(({ id, name }) => ({ value: id, label: name }))}
              />
              <FactList
                aria-label="Dimensions"
                align="end"
                rows={[
                  { term: 'Length', detail: formatMetres(vehicle.lengthM) },
                  { term: 'Width', detail: formatMetres(vehicle.widthM) },
                  { term: 'Height', detail: formatMetres(vehicle.heightM) },
                  { term: 'Capacity', detail: formatKg(vehicle.capacityKg) },
                  { term: 'Pallets', detail: vehicle.pallets },
                ]}
              />
              {vehicle.caption && <p>{vehicle.caption}</p>}
              <div>
                <ButtonLink href="/quote" iconAfter="arrow-right">
                  Quote this truck
                </ButtonLink>
              </div>
            </Stack>
          </Split>
        </Container>
      </Section>
      <Section tone="white" aria-labelledby="all">
        <Container>
          <Stack gap={3}>
            <h2 id="all">All six trucks</h2>
            <DataTable
              caption="Nominal figures; the legal payload is confirmed at booking"
              onPhones="stack"
              columns={columns}
              rows={vehicles.map(({ id, name, lengthM, widthM, heightM, capacityKg, pallets }) => ({
                id,
                name,
                size: `${lengthM} × ${widthM} × ${heightM} m`,
                capacity: formatKg(capacityKg),
                pallets,
              }))}
            />
          </Stack>
        </Container>
      </Section>
    </>
  );
}
