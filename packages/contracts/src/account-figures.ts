import * as z from 'zod/mini'

// Apart from the endpoints, so that a dashboard loads no more of this capability.

export const userFigures = { users: z.int(), students: z.int(), educators: z.int(), admins: z.int() }
