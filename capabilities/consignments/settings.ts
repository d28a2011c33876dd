declare module '@saltbush/capability/settings' {
  interface Settings {
    /** Company prefix of GS1, with which the numbers of packages begin. */
    gs1Prefix: string;
  }
}

export type {};
