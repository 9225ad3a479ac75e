import { cataloguePath } from './catalogue-address.ts'

export const courseHref = (id: string) => `${cataloguePath}/${encodeURIComponent(id)}`
