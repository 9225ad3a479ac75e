import { acts } from '../words.ts'

/** Lists the actions by which the log can be filtered, with what they are called. */
export const listAuditActions = () => ({
  items: Object.entries(acts)
    .map(([action, { name }]) => ({ action, name }))
    .toSorted((left, right) => (left.name < right.name ? -1 : 1)),
})
