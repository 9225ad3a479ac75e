/** A question before an act: the API checks its answer too. */
export interface Question {
  text: string
  label: string
  length: number
  hint?: string
  check: (answer: string) => Promise<string | undefined>
  templates?: readonly { name: string; text: string }[]
}
