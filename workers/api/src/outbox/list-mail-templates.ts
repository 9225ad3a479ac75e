import { mails } from '../mails.ts'

/** Lists the kinds of email by which the outbox can be filtered, with what they are called. */
export const listMailTemplates = () => ({
  items: Object.entries(mails).map(([template, { name }]) => ({ template, name })),
})
