// Loaded into the gateway of `npm run bench:growth`: at SIGUSR2 it collects its garbage and moves what is left together.
// What is resident besides is what V8 leaves lying as long as the machine has room.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => {
  setFlagsFromString('--compact-on-every-full-gc');
  // The first leaves pages behind that only the second gives back.
  collect();
  collect();
});
