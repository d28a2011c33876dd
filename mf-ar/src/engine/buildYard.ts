import type { ArVehicle } from '@saltbush/freight';
import { Group, type Object3D } from 'three';
import { DOCK_GLB, PERSON_GLB, VEHICLE_GLB } from '../models/models.data.ts';
import type { Surrounding } from '../tool-address/toolState.ts';
import { dimensionLines } from './dimensionLines.ts';
import { paintedBay, strip } from './groundMarks.ts';
import { label } from './label.ts';
import { loadModel } from './loadModel.ts';

/** A parking bay for all-day parking (AS/NZS 2890.1, user class 1). */
const CAR_SPACE = { lengthM: 5.4, widthM: 2.4 };
/** A driveway for one car, from a garage six metres back to the kerb. */
const DRIVEWAY = { lengthM: 6, widthM: 3 };
const DOCK_BUFFER_M = 0.14;
const PERSON_AHEAD_M = 1.4;

export interface Yard {
  vehicle: ArVehicle;
  surroundings: readonly Surrounding[];
  showsDimensions: boolean;
}

const at = <T extends Object3D>(thing: T, x: number, y: number, z: number): T => {
  thing.position.set(x, y, z);
  return thing;
};

/** The truck, a person of 1.8 m and the chosen surroundings. Rejects when a model does not load. */
export async function buildYard({ vehicle, surroundings, showsDimensions }: Yard): Promise<Group> {
  const { lengthM, widthM } = vehicle;
  const yard = new Group();
  const [truck, person, dock] = await Promise.all([
    loadModel(VEHICLE_GLB[vehicle.id]),
    loadModel(PERSON_GLB),
    surroundings.includes('dock') ? loadModel(DOCK_GLB) : null,
  ]);
  yard.add(truck);
  at(person, lengthM / 2 + PERSON_AHEAD_M, 0, -widthM / 4);
  person.rotation.y = -Math.PI / 2;
  yard.add(person);
  if (dock) yard.add(at(dock, -lengthM / 2 - DOCK_BUFFER_M, 0, 0));
  if (surroundings.includes('car')) {
    const x = lengthM / 2 - CAR_SPACE.lengthM / 2;
    const z = widthM / 2 + 1.2 + CAR_SPACE.widthM / 2;
    yard.add(at(paintedBay(CAR_SPACE), x, 0, z));
    if (showsDimensions) yard.add(at(label('Car space'), x, 0.1, z));
  }
  if (surroundings.includes('driveway')) {
    const x = -lengthM / 2 + DRIVEWAY.lengthM / 2;
    yard.add(at(strip(DRIVEWAY), x, 0.006, 0), at(paintedBay(DRIVEWAY), x, 0, 0));
    if (showsDimensions) yard.add(at(label('Driveway'), x, 0.1, widthM / 2 + 0.8));
  }
  if (showsDimensions) {
    yard.add(dimensionLines(vehicle));
    const height = at(label('1.8 m'), lengthM / 2 + PERSON_AHEAD_M, 1.85, -widthM / 4);
    // The label sits on the person's head.
    height.center.set(0.5, -0.15);
    yard.add(height);
  }
  return yard;
}
