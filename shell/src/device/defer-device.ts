import type { Boot } from '@kere/platform/boot'
import type { Device } from '@kere/platform/device'
import type { StartedDevice } from './start-device.ts'

/** In web storage: whose answers and pages this browser keeps. */
const ownerKey = 'kere.device'

export interface DeferredDevice {
  device: Device
  start(): void
  keepPage(path: string): void
  flush(): Promise<void>
  forget(): Promise<void>
}

/** No visitor loads its code, unless somebody has left something here. */
interface DeferredDeviceOptions {
  renewSession: () => Promise<boolean>
  onWaiting: (isWaiting: boolean) => void
}

export function deferDevice(
  { session: { user } }: Boot,
  { renewSession, onWaiting }: DeferredDeviceOptions,
): DeferredDevice | null {
  const owner = readOwner()
  if (!user) {
    if (owner) void forget().catch(reportError)
    return null
  }
  let started: Promise<StartedDevice> | null = null

  async function load() {
    started ??= open().catch((error: unknown) => {
      // A file that did not load may load the next time.
      started = null
      throw error
    })
    return started
  }
  async function open() {
    const { startDevice, forgetDevice } = await import('./start-device.ts')
    // Another account's, who has not signed out here.
    if (owner && owner !== user!.id) await forgetDevice(user!.id)
    localStorage.setItem(ownerKey, user!.id)
    return startDevice({ userId: user!.id, renewSession, onWaiting })
  }

  return {
    device: {
      keepAnswer: async (url, text) => (await load()).keepAnswer(url, text),
      findAnswer: async (url) => (await load()).findAnswer(url),
      send: async (write) => (await load()).send(write),
      listWrites: async () => (await load()).listWrites(),
      dropWrite: async (target) => (await load()).dropWrite(target),
      listen(listener) {
        const stopped = load().then((device) => device.listen(listener))
        stopped.catch(reportError)
        return () => void stopped.then((stop) => stop())
      },
    },
    start: () => void load().catch(reportError),
    keepPage: (path) => void load().then((device) => device.keepPage(path), reportError),
    flush: async () => (await load()).flush(),
    forget,
  }
}

async function forget() {
  const { forgetDevice } = await import('./start-device.ts')
  await forgetDevice()
  localStorage.removeItem(ownerKey)
}

function readOwner() {
  try {
    return localStorage.getItem(ownerKey)
  } catch {
    return null
  }
}
