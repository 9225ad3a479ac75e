import { heldData } from './data-retention.queries.ts'

export const listHeldData = async () => ({ items: [...heldData] })
