import type { Device } from '@kere/platform/device'
import { allOf, type DeviceStore } from './device-store.ts'
import { isBelow } from './kept-pages.ts'

const mostKept = 400

type Answers = Pick<Device, 'keepAnswer' | 'findAnswer'> & Required<Pick<Device, 'forgetBelow'>>

export function createAnswers(store: Promise<DeviceStore>, userId: string): Answers {
  return {
    async keepAnswer(url, text) {
      const transaction = (await store).transaction('answers', 'readwrite')
      await transaction.store.put({ userId, url, text, at: Date.now() })
      let surplus = (await transaction.store.count(allOf(userId))) - mostKept
      let oldest = surplus > 0 ? await transaction.store.index('byAge').openCursor(allOf(userId)) : null
      for (; oldest && surplus > 0; surplus -= 1) {
        await oldest.delete()
        oldest = await oldest.continue()
      }
      await transaction.done
    },
    async findAnswer(url) {
      const kept = await (await store).get('answers', [userId, url])
      return kept ? { text: kept.text, at: kept.at } : null
    },
    async forgetBelow(path) {
      const { store: answers, done } = (await store).transaction('answers', 'readwrite')
      for (let cursor = await answers.openCursor(allOf(userId)); cursor; cursor = await cursor.continue())
        if (isBelow(cursor.value.url, path)) await cursor.delete()
      await done
    },
  }
}
