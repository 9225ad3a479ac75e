/** Asked before an act: it is answered in words that the API checks too. */
export interface Question {
  text: string
  label: string
  length: number
  hint?: string
  check: (answer: string) => Promise<string | undefined>
  templates?: readonly { name: string; text: string }[]
}
