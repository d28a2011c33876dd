import { readScript, type ScriptReading } from './readScript.ts';

/**
 * Reads the scripts of one build after the other, and none again that has not changed since the build before. Call what it
 * returns once for each build.
 */
export function createScriptReader(): () => typeof readScript {
  let known = new Map<string, { text: string; reading: ScriptReading }>();
  return () => {
    const before = known;
    const now: typeof known = new Map();
    known = now;
    return (path, text) => {
      const last = before.get(path);
      const one = last?.text === text ? last : { text, reading: readScript(path, text) };
      now.set(path, one);
      return one.reading;
    };
  };
}
