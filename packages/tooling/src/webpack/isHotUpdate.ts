/** Whether only open pages load this file, once, to take a save over. Only a working copy has such files. */
export const isHotUpdate = (path: string): boolean => path.includes('.hot-update.');
