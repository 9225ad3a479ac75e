import type { Boot } from '@kere/platform/boot'
import type { KeptPlace } from '@kere/platform/device'
import { lazyOnce } from '@kere/platform/lazy-once'
import { localStore } from '@kere/platform/web-storage'
import { ownerKey } from './owner-key.ts'
import type { StartedDevice } from './start-device.ts'

export interface DeferredDevice {
  open(): Promise<StartedDevice>
  start(): void
  flush(): Promise<void>
  forget(): Promise<void>
}

interface DeferredDeviceOptions {
  renewSession: () => Promise<boolean>
  onWaiting: (isWaiting: boolean) => void
}

const load = () => import('./start-device.ts')

export function deferDevice(
  { session: { user } }: Pick<Boot, 'session'>,
  options: DeferredDeviceOptions,
): DeferredDevice | null {
  const owner = localStore.read(ownerKey)
  let opened: Promise<StartedDevice> | null = null
  let isForgotten = false

  async function forget() {
    isForgotten = true
    if (!owner && !opened) return
    await (await load()).forgetDevice(null)
  }
  if (!user) {
    // The previous page may have been left before it had deleted everything.
    if (owner) void forget().then(() => localStore.remove(ownerKey), reportError)
    return null
  }

  async function start(userId: string) {
    const { startDevice, forgetDevice } = await load()
    // The stored data belong to another account that did not sign out here.
    if (owner && owner !== userId) await forgetDevice(userId)
    localStore.write(ownerKey, userId)
    const device = await startDevice({ userId, ...options })
    return {
      ...device,
      // An answer that a page has requested may arrive after the page is left.
      keepAnswer: async (url: string, text: string) => void (isForgotten || (await device.keepAnswer(url, text))),
      listPlace: async (place: KeptPlace) => void (isForgotten || (await device.listPlace(place))),
      keepPage: async (path: string) => void (isForgotten || (await device.keepPage(path))),
    }
  }
  const open = lazyOnce(() => (opened = start(user.id)))

  async function openIfUsed() {
    // Waiting writes outlive the session and web storage. Firefox can list databases since version 126.
    const databases = await indexedDB.databases?.()
    if (databases?.some(({ name }) => name === 'kere') ?? true) await open()
  }

  return {
    open,
    start: () => void openIfUsed().catch(reportError),
    flush: async () => (await opened)?.flush(),
    forget,
  }
}
