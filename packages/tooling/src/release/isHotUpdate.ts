/** Whether only open pages load this file, once, to take a save over. It is no file of a release. */
export const isHotUpdate = (path: string): boolean => path.includes('.hot-update.');
