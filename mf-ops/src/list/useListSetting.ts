import { useMemo } from 'react';
import { useKept } from '../kept/useKept.ts';
import { type ListSetting, parseListSetting } from './listSetting.ts';

/** The columns and views that this person chose for a list, kept in this browser. */
export function useListSetting(path: string): [ListSetting, (next: ListSetting) => void] {
  return useKept(
    useMemo(
      () => ({
        key: `saltbush-desk-list ${path}`,
        parse: parseListSetting,
        format: (setting: ListSetting) => JSON.stringify(setting),
      }),
      [path],
    ),
  );
}
