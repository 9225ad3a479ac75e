import { createHash } from 'node:crypto'

export const hashApi = (document: string): string => createHash('sha256').update(document).digest('hex').slice(0, 16)
