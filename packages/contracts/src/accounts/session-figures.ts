import * as z from 'zod/mini'

export const sessionFigures = {
  sessionsActive: z.int(),
}
