import { instantOf } from '../../base/instants.ts'

interface Event {
  type: string
  createdAt: number
  data: Readonly<Record<string, unknown>>
}

export const bodyOf = ({ type, createdAt, data }: Event) =>
  JSON.stringify({ type, timestamp: instantOf(createdAt), data })
