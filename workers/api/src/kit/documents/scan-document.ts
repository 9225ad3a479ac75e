import type { FileKind } from '@kere/contracts/files/file-kind'
import * as z from 'zod/mini'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { textOfRefusal } from './document-refusal.ts'

const timeoutMs = 10_000

const verdict = z.object({ isClean: z.boolean() })

/**
 * Asks the scanner for known malware. Without a scanner every document passes, which each deployment says.
 * @throws {DomainError} `file_refused`; `upload_failed` without a verdict
 */
export async function scanDocument(
  { settings: { scanner }, log }: Pick<Context, 'settings' | 'log'>,
  bytes: Uint8Array,
  { name, messages }: FileKind,
) {
  if (!scanner) return
  const judged = await ask(scanner.url, scanner.secret, bytes).catch((error: unknown) => {
    log('document_not_scanned', { level: 'error', kind: name, message: String(error).slice(0, 200) })
    throw new DomainError('upload_failed', messages.failed)
  })
  if (judged.isClean) return
  log('malware_refused', { level: 'warn', kind: name })
  throw new DomainError('file_refused', textOfRefusal('is_malware'))
}

async function ask(url: string, secret: string, body: Uint8Array) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/octet-stream' },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`The scanner answered ${response.status}`)
  return verdict.parse(await response.json())
}
