import { expect, it } from 'vitest'

const namesIn = async (file: string) => {
  // By an address made here, because no workspace may import the code of another.
  const { mails } = (await import(new URL(`../../../workers/${file}`, import.meta.url).href)) as {
    mails: object
  }
  return Object.keys(mails).toSorted()
}

it('finds the content of every mail that the API sends in the jobs worker, and of no other', async () => {
  const names = await namesIn('api/src/words.ts')
  expect(names.length).toBeGreaterThan(0)
  expect(await namesIn('jobs/src/mails.ts')).toEqual(names)
})
