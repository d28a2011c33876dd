/**
 * Every part has a maximum length, so that the time for a long text without an address grows only linearly. Package
 * names are no addresses, nor are releases such as mf-quote@1.4.0.
 */
const ADDRESS =
  /[\p{L}\p{N}._+&'*=?^`{|}~!#$-]{1,64}(?:@|%40)(?!\d+\.\d+\.\d+)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8}\.\p{L}{2,63}/gu;
const BLANK = '[address]';

/** The text with every e-mail address removed. */
export const withoutAddresses = (text: string): string => text.replace(ADDRESS, BLANK);
