import { mails } from '../words.ts'

export const listMailTemplates = () => ({
  items: Object.entries(mails)
    .map(([template, { name }]) => ({ template, name }))
    .toSorted((left, right) => (left.name < right.name ? -1 : 1)),
})
