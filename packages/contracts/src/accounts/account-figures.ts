import * as z from 'zod/mini'
import { weekCounts } from '../console/week-counts.ts'

export const userFigures = {
  users: z.int(),
  students: z.int(),
  educators: z.int(),
  admins: z.int(),
  signUpsByWeek: z.optional(weekCounts),
}
