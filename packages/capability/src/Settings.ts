/** What the gateway is configured with, as far as capabilities ask for it. Each adds its own by declaration. */
export interface Settings {
  /** Origin of the site, for the links in mails. */
  publicUrl: string;
}
