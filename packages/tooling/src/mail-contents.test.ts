import { expect, it } from 'vitest'
import { setDifference } from './set-difference.ts'

const namesIn = async (file: string, list: string) => {
  // The path is computed, because a workspace may not import the code of another.
  const lists = (await import(new URL(`../../../workers/${file}`, import.meta.url).href)) as Record<string, object>
  return Object.keys(lists[list] ?? {})
}

it('finds the content of every mail that the API sends in the jobs worker, and of no other', async () => {
  const names = await namesIn('api/src/console/labels.ts', 'mailTemplates')
  expect(names.length).toBeGreaterThan(0)
  const difference = setDifference(names, await namesIn('jobs/src/mail/render-mail.ts', 'mails'), {
    missing: (name) => `write what ${name} says in a *.mails.ts of workers/jobs/src, then run \`pnpm generate\`.`,
    surplus: (name) => `nothing in workers/api sends ${name}; take its content out of workers/jobs/src.`,
  })
  expect(difference).toEqual([])
})
