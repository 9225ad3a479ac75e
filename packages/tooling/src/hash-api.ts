import { createHash } from 'node:crypto'

/** Sixteen hexadecimal digits that name exactly this document, as JSON. */
export const hashApi = (document: string): string => createHash('sha256').update(document).digest('hex').slice(0, 16)
