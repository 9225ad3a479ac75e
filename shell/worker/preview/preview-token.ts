import { readCookie } from '@kere/session/session-cookies'
import { isSameText, signText } from '../releases/sign-text.ts'

export interface Preview {
  remote: string
  release: string
  until: number
}

/** The path of the link that gives its token to a browser. */
export const previewPath = '/_preview'

export const pathOfPreview = (token: string) => `${previewPath}/${token}`

export const previewCookie = '__Host-kere_preview'

const shape = /^([a-z]{1,30})\.([0-9a-f]{12})\.(\d{1,12})\.([A-Za-z0-9_-]{22})$/

export async function writePreviewToken({ remote, release, until }: Preview, secret: string): Promise<string> {
  const named = `${remote}.${release}.${Math.floor(until / 1000)}`
  return `${named}.${await signText('preview', named, secret)}`
}

/** @returns null unless the token was made here and has not expired */
export async function readPreviewToken(token: string, secret: string, now: number): Promise<Preview | null> {
  const [, remote = '', release = '', seconds = '', mac = ''] = shape.exec(token) ?? []
  const until = Number(seconds) * 1000
  if (!mac || until <= now) return null
  const isOurs = isSameText(await signText('preview', `${remote}.${release}.${seconds}`, secret), mac)
  return isOurs ? { remote, release, until } : null
}

/** Reads the preview from the cookies alone, because almost nobody has one. */
export async function readPreview(cookies: string, secret: string | undefined): Promise<Preview | null> {
  const token = secret && readCookie(cookies, previewCookie)
  return token ? readPreviewToken(token, secret, Date.now()) : null
}
