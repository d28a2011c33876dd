import type { Group } from 'three';
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'three/addons/libs/fflate.module.js';

/** Archives of USD files start each file at a multiple of 64 bytes (USDZ specification, "Layout"). */
const ALIGNMENT = 64;
const HEADER_BYTES = 30;
const EXTRA_HEADER_BYTES = 4;
/** A fixed time, so that every run writes the same bytes. */
const WRITTEN = new Date(2026, 6, 1);

/** The model for Quick Look on iOS, with numbers rounded to the millimetre: three writes ten times as many digits. */
export async function toUsdz(model: Group): Promise<Uint8Array> {
  const archive = await new USDZExporter().parseAsync(model, { quickLookCompatible: true });
  const files: Zippable = {};
  let offset = 0;
  for (const [name, content] of Object.entries(unzipSync(new Uint8Array(archive)))) {
    const shorter = strToU8(
      strFromU8(content)
        .replace(/(?<!\d)-?\d+\.\d+(?:e[+-]?\d+)?/g, toMillimetre)
        .replaceAll(', ', ','),
    );
    const start = offset + HEADER_BYTES + name.length + EXTRA_HEADER_BYTES;
    const padding = (ALIGNMENT - (start % ALIGNMENT)) % ALIGNMENT;
    files[name] = [shorter, { extra: { 12345: new Uint8Array(padding) } }];
    offset = start + padding + shorter.length;
  }
  return zipSync(files, { level: 0, mtime: WRITTEN });
}

const toMillimetre = (figure: string): string => String(Math.round(Number(figure) * 1000) / 1000).replace(/^-0$/, '0');
