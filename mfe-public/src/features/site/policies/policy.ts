export interface Policy {
  path: string
  title: string
  description: string
  lead: string
  parts: readonly { title: string; text: readonly string[] }[]
}
