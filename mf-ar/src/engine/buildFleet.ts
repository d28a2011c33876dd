import { type ArVehicle, arVehicles, type Size } from '@saltbush/freight';
import { Group } from 'three';
import { PERSON_GLB, VEHICLE_GLB } from '../models/models.data.ts';
import { label } from './label.ts';
import { loadModel } from './loadModel.ts';

/** Between two trucks, and from a truck to the person, in metres. */
const GAP_M = 1.5;

const vehicles: readonly ArVehicle[] = arVehicles();
const acrossM = vehicles.reduce((sum, { widthM }) => sum + widthM + GAP_M, GAP_M);
const longestM = Math.max(...vehicles.map(({ lengthM }) => lengthM));

/** The room that all trucks side by side take up. */
export const FLEET_SIZE: Size = {
  lengthM: longestM,
  widthM: acrossM,
  heightM: Math.max(...vehicles.map(({ heightM }) => heightM)),
};

/**
 * All trucks side by side, their fronts in line, the smallest nearest to the camera beside a person of 1.8 m. Rejects
 * when a model does not load.
 */
export async function buildFleet({ showsNames }: { showsNames: boolean }): Promise<Group> {
  const fleet = new Group();
  const [person, ...trucks] = await Promise.all(
    [PERSON_GLB, ...vehicles.map(({ id }) => VEHICLE_GLB[id])].map((url) => loadModel(url)),
  );
  const frontX = longestM / 2;
  let z = acrossM / 2;
  if (person) {
    person.position.set(frontX - 0.6, 0, z);
    person.rotation.y = -Math.PI / 2;
    fleet.add(person);
  }
  for (const [index, { name, lengthM, widthM, heightM }] of vehicles.entries()) {
    z -= GAP_M + widthM / 2;
    const truck = trucks[index];
    if (truck) {
      truck.position.set(frontX - lengthM / 2, 0, z);
      fleet.add(truck);
    }
    if (showsNames) {
      const plate = label(name);
      plate.position.set(frontX, heightM + 0.5, z);
      fleet.add(plate);
    }
    z -= widthM / 2;
  }
  return fleet;
}
