import { limits } from '@kere/contracts/http/limits'
import { deviceCookie, writeSessionCookie } from '@kere/session/session-cookies'
import type { Dependencies } from '../../base/context.ts'
import { hashHex, writeBase64Url } from '../../base/digests.ts'

const lifeMs = limits.deviceDays * 24 * 60 * 60 * 1000

export const clearedDeviceCookie = () => writeSessionCookie(deviceCookie, '', 0)

const tokenBytes = 16
const wellFormed = /^[\w-]{22}$/

export interface Device {
  hash: string
  cookie: string
}

export async function readDevice(
  { randomBytes }: Pick<Dependencies, 'randomBytes'>,
  value: string | undefined,
): Promise<Device> {
  const token = value !== undefined && wellFormed.test(value) ? value : writeBase64Url(randomBytes(tokenBytes))
  return { hash: await hashHex(token), cookie: writeSessionCookie(deviceCookie, token, lifeMs) }
}
