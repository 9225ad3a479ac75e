import * as z from 'zod/mini'

export const userFigures = { users: z.int(), students: z.int(), educators: z.int(), admins: z.int() }
