import { useKept } from '../kept/useKept.ts';

const SETTING = {
  key: 'saltbush-desk-shortcuts',
  parse: (text: string | null) => text !== 'off',
  format: (isOn: boolean) => (isOn ? 'on' : 'off'),
};

/** Whether single-key shortcuts are on. Stored in this browser; on by default. */
export function useShortcutSetting(): [boolean, (isOn: boolean) => void] {
  return useKept(SETTING);
}
