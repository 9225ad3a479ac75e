import { mails } from '../words.ts'

/** Lists the kinds of email by which the outbox can be filtered, with what they are called. */
export const listMailTemplates = () => ({
  items: Object.entries(mails)
    .map(([template, { name }]) => ({ template, name }))
    .toSorted((left, right) => (left.name < right.name ? -1 : 1)),
})
