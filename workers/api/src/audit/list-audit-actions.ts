import { acts } from '../words.ts'

export const listAuditActions = () => ({
  items: Object.entries(acts)
    .map(([action, { name }]) => ({ action, name }))
    .toSorted((left, right) => (left.name < right.name ? -1 : 1)),
})
