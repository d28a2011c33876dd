/** Two channels of samples from -1 to 1 as the bytes of a WAV file of 16 bits (RIFF, PCM). */
export function toWav([left, right], { samplesPerSecond = 48_000 } = {}) {
  const header = 44;
  const frameBytes = 4;
  const file = Buffer.alloc(header + left.length * frameBytes);
  file.write('RIFF', 0, 'ascii');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'ascii');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(samplesPerSecond, 24);
  file.writeUInt32LE(samplesPerSecond * frameBytes, 28);
  file.writeUInt16LE(frameBytes, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'ascii');
  file.writeUInt32LE(file.length - header, 40);
  for (let at = 0; at < left.length; at++) {
    file.writeInt16LE(Math.round(left[at] * 32_767), header + at * frameBytes);
    file.writeInt16LE(Math.round(right[at] * 32_767), header + at * frameBytes + 2);
  }
  return file;
}
