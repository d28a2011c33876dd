import type { Size } from '@saltbush/freight';
import { block, drawnOut, outline, rod } from '../shape/geometry.ts';
import { Parts } from '../shape/Parts.ts';
import { cabOver } from './cabOver.ts';
import { curtainBody } from './curtainBody.ts';
import { addAxle } from './wheel.ts';

export interface RigidOptions {
  /** `down` holds the platform level with the deck, ready to load. */
  tailgate?: 'none' | 'folded' | 'down';
  /** Two driven axles. */
  isTandem?: boolean;
}

/** A rigid truck with a curtain body, centred on the origin, driving towards +x. */
export function rigid(
  { lengthM, widthM, heightM }: Size,
  { tailgate = 'none', isTandem = false }: RigidOptions = {},
): Parts {
  const parts = new Parts();
  const scale = Math.min(1, heightM / 3.6);
  const r = 0.5 * Math.max(0.62, scale);
  const cabLength = Math.min(2.05, lengthM * 0.25 + 0.15);
  const cabHeight = Math.min(3.0, heightM * 0.84);
  const tail = tailgate === 'none' ? 0 : tailgate === 'folded' ? 0.16 : Math.min(1.7, lengthM * 0.16);
  const bodyLength = lengthM - cabLength - 0.12 - tail;
  const deck = r * 2.05;
  const rear = -lengthM / 2 + tail;
  const front = lengthM / 2;
  const axleFront = cabLength * 0.62;

  parts.addAll(cabOver({ lengthM: cabLength, widthM, heightM: cabHeight, wheelRadiusM: r, axleM: axleFront }), {
    at: [front, 0, 0],
  });
  const bodyWidth = widthM - 0.02;
  parts.addAll(curtainBody({ lengthM: bodyLength, widthM: bodyWidth, heightM: heightM - deck }), {
    at: [rear, deck, 0],
  });
  parts.addBoth('chassis', block(lengthM - tail - 0.5, 0.2 * scale + 0.04, 0.1, 0.02), {
    at: [(rear + front) / 2 - 0.1, deck - 0.14, 0.4],
  });

  const track = widthM - 0.12;
  const twin = { radiusM: r, widthM: r * 0.54, isTwin: true };
  addAxle(parts, front - axleFront, track - 0.1, { radiusM: r, widthM: r * 0.58 });
  const driven = rear + bodyLength * (isTandem ? 0.27 : 0.25);
  const axles = isTandem ? [driven - r * 1.22, driven + r * 1.22] : [driven];
  for (const x of axles) addAxle(parts, x, track, twin);
  const reach = (axles.length > 1 ? r * 1.22 : 0) + r * 1.2;
  const guard = outline([
    [driven - reach, r * 1.2, 0.05],
    [driven - reach, deck - 0.05, 0.2],
    [driven + reach, deck - 0.05, 0.2],
    [driven + reach, r * 1.2, 0.05],
    [driven + reach - 0.03, r * 1.2],
    [driven + reach - 0.03, deck - 0.08, 0.18],
    [driven - reach + 0.03, deck - 0.08, 0.18],
    [driven - reach + 0.03, r * 1.2],
  ]);
  parts.addBoth('plastic', drawnOut(guard, 0.5, 0.008), { at: [0, 0, track / 2 - 0.25] });
  parts.addBoth('rubber', block(0.02, r * 0.9, 0.44, 0.004), {
    at: [driven - reach - 0.02, r * 0.8, track / 2 - 0.25],
  });

  const free = { from: driven + reach + 0.15, to: front - cabLength - 0.1 };
  const run = free.to - free.from;
  parts.add('alloy', rod(r * 0.5, run * 0.4, 'x', 24), { at: [free.to - run * 0.25, r * 1.05, widthM / 2 - r * 0.65] });
  parts.add('plastic', block(run * 0.3, r * 0.85, r * 0.9, 0.03), {
    at: [free.to - run * 0.25, r * 1.1, -widthM / 2 + r * 0.6],
  });
  parts.addBoth('rail', block(run * 0.92, 0.07, 0.03, 0.01), {
    at: [(free.from + free.to) / 2, r * 0.85, widthM / 2 - 0.1],
  });
  parts.addBoth('rail', block(run * 0.92, 0.07, 0.03, 0.01), {
    at: [(free.from + free.to) / 2, r * 1.35, widthM / 2 - 0.1],
  });
  parts.add('chassis', block(0.1, 0.12, widthM - 0.3, 0.02), { at: [rear + 0.1, r * 0.95, 0] });
  parts.addBoth('chassis', block(0.09, deck - r * 0.9, 0.09, 0.01), { at: [rear + 0.1, (deck + r * 0.9) / 2, 0.5] });
  parts.add('chassis', block(0.06, 0.12, widthM - 0.3, 0.01), { at: [rear + 0.05, deck - 0.09, 0] });
  parts.addBoth('tail', block(0.03, 0.1, 0.3, 0.015), { at: [rear + 0.015, deck - 0.1, widthM / 2 - 0.28] });
  parts.addBoth('amber', block(0.03, 0.1, 0.1, 0.015), { at: [rear + 0.015, deck - 0.1, widthM / 2 - 0.5] });
  // A roof fairing closes the step from cab to body.
  const step = heightM - cabHeight;
  if (step > 0.25) {
    const fairing = outline([
      [front - cabLength * 0.4, cabHeight - 0.05, 0.03],
      [front - cabLength * 0.55, cabHeight + step * 0.4, 0.25],
      [front - cabLength * 0.95, heightM - 0.06, 0.15],
      [front - cabLength, heightM - 0.06],
      [front - cabLength, cabHeight - 0.05],
    ]);
    parts.add('livery', drawnOut(fairing, widthM * 0.7, 0.06));
  }
  if (tailgate === 'folded') {
    parts.add('alloy', block(0.07, Math.min(1.5, (heightM - deck) * 0.62), bodyWidth - 0.1, 0.02), {
      at: [rear - 0.1, deck + (heightM - deck) * 0.3, 0],
    });
    parts.addBoth('chassis', block(0.16, 0.4, 0.1, 0.02), { at: [rear - 0.08, deck - 0.25, 0.6] });
  }
  if (tailgate === 'down') {
    parts.add('alloy', block(tail, 0.06, bodyWidth - 0.1, 0.015), { at: [rear - tail / 2, deck + 0.03, 0] });
    parts.addBoth('chassis', block(tail * 0.7, 0.1, 0.08, 0.02), {
      at: [rear - tail * 0.3, deck - 0.2, 0.6],
      turn: [0, 0, -0.35],
    });
  }
  return parts;
}
