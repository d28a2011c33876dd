import { arVehicles, type Size } from '@saltbush/freight';
import { Group } from 'three';
import { PERSON_GLB, VEHICLE_GLB } from '../models/models.data.ts';
import { label } from './label.ts';
import { loadModel } from './loadModel.ts';

/** Rows as in the drawing, the highest trucks behind. */
const ROWS = [
  { z: 6.2, ids: ['8t-truck', '4t-truck', '1t-van'] },
  { z: 0, ids: ['semi', '12t-tailgate'] },
  { z: -6.2, ids: ['b-double'] },
] as const;
const GAP_M = 1.4;
const FIRST_BACK_M = -10.5;
const LABEL_ABOVE_M = 0.6;

/** As of one truck for which the camera would stand where it sees all of them. Found by eye. */
export const FLEET_SIZE: Size = { lengthM: 18.5, widthM: 9, heightM: 4.3 };

/** All trucks in three rows on one scale, with a person of 1.8 m in front. Rejects when a model does not load. */
export async function buildFleet({ showsNames }: { showsNames: boolean }): Promise<Group> {
  const fleet = new Group();
  const vehicles = arVehicles();
  const add = async (url: string, x: number, z: number, turn = 0) => {
    const model = await loadModel(url);
    model.position.set(x, 0, z);
    model.rotation.y = turn;
    fleet.add(model);
  };
  const arrivals: Promise<void>[] = [];
  for (const { z, ids } of ROWS) {
    let backX = FIRST_BACK_M;
    for (const id of ids) {
      const vehicle = vehicles.find((one) => one.id === id);
      if (!vehicle) continue;
      const { name, lengthM, heightM } = vehicle;
      const x = backX + lengthM / 2;
      arrivals.push(add(VEHICLE_GLB[id], x, z));
      if (showsNames) {
        const plate = label(name);
        plate.position.set(x, heightM + LABEL_ABOVE_M, z);
        fleet.add(plate);
      }
      backX += lengthM + GAP_M;
    }
    if (z > 0) arrivals.push(add(PERSON_GLB, backX, z, -Math.PI / 2));
  }
  await Promise.all(arrivals);
  return fleet;
}
