import type { WaitingWrite } from '@kere/platform/device'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

export interface StoredWrite extends WaitingWrite {
  userId: string
  /** Every retry sends the same key, so that the write is not done twice. */
  key: string
  /** The page on which the user made the change. Writes that an older shell stored lack it. */
  page?: { path: string; title: string }
}

interface StoredAnswer {
  userId: string
  url: string
  text: string
  at: number
}

interface Schema extends DBSchema {
  answers: { key: [userId: string, url: string]; value: StoredAnswer; indexes: { byAge: [userId: string, at: number] } }
  writes: { key: number; value: StoredWrite; indexes: { byTarget: [userId: string, target: string] } }
}

export type DeviceStore = IDBPDatabase<Schema>

export const openStore = (name = 'kere'): Promise<DeviceStore> =>
  openDB<Schema>(name, 1, {
    upgrade(database) {
      const answers = database.createObjectStore('answers', { keyPath: ['userId', 'url'] })
      answers.createIndex('byAge', ['userId', 'at'])
      const writes = database.createObjectStore('writes', { autoIncrement: true })
      writes.createIndex('byTarget', ['userId', 'target'])
    },
    // Closes the connection, so that a newer page can upgrade the database.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })

export const allOf = (userId: string) => IDBKeyRange.bound([userId], [userId, []])
