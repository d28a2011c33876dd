declare module '@saltbush/capability/settings' {
  interface Settings {
    /** Company prefix of GS1, with which the numbers of packages begin. */
    gs1Prefix: string;
    /** Whether freight is carried: in the test mode, which has a database of its own, it is not. */
    mode: 'live' | 'test';
    /** Accounts of sales in the programs that accounts works with, for the files that they read. */
    salesAccounts: { xero: string; myob: string };
  }
}

export type {};
