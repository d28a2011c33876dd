/** Opens the messages of whoever's computer or telephone it is, with a message to a driver in it. */
export function smsHref(phone: string, words: string): string {
  return `sms:${phone.replace(/[^+\d]/g, '')}?body=${encodeURIComponent(words)}`;
}
