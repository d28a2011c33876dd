declare module '@saltbush/capability/settings' {
  interface Settings {
    /** Whether webhooks may go to this machine, as where somebody tries them out. Never in production. */
    allowsLoopback: boolean;
  }
}

export type {};
