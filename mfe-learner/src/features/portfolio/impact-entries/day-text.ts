import { dateInIndia } from '@kere/ui/time/time-in-india'

export const dayText = (day: string) => dateInIndia(Date.parse(`${day}T00:00:00+05:30`))
