import { certificatePicturePath, credentialPath } from '@kere/contracts/certificates/certificate-paths'
import type { MyCertificate } from '@kere/contracts/certificates/certificates'
import type { ApiClient } from '@kere/platform/api'
import { downloadZip } from 'client-zip'

/** A browser reads the file a moment after it was told to save it, so the address stays valid this long. */
const keptMs = 60_000

async function listAll(api: ApiClient): Promise<MyCertificate[]> {
  const { listMyCertificates } = await import('@kere/contracts/certificates/certificates')
  const all: MyCertificate[] = []
  let cursor: string | null = null
  do {
    const query = { limit: 100, ...(cursor !== null && { cursor }) }
    const page: Awaited<ReturnType<typeof api.call<typeof listMyCertificates>>> = await api.call(listMyCertificates, {
      query,
    })
    all.push(...page.items)
    cursor = page.nextCursor
  } while (cursor !== null)
  return all
}

/** A certificate that is not signed yet has no file, and one that is no longer valid has no picture. */
const filesOf = ({ id, state }: MyCertificate) => [
  ...(state === 'signing' ? [] : [{ name: `${id}.json`, path: credentialPath(id) }]),
  ...(state === 'valid' ? [{ name: `${id}.png`, path: certificatePicturePath(id) }] : []),
]

async function* fetchFiles(certificates: readonly MyCertificate[]) {
  for (const { name, path } of certificates.flatMap(filesOf)) {
    const input = await fetch(path)
    if (!input.ok) throw new Error(`${name}: ${input.status}`)
    yield { name, input }
  }
}

/**
 * Saves the signed files and pictures of all own certificates as one ZIP, or nothing.
 * @returns the number of certificates
 */
export async function saveArchive(api: ApiClient): Promise<number> {
  const certificates = (await listAll(api)).filter((certificate) => filesOf(certificate).length > 0)
  if (certificates.length === 0) return 0
  const archive = await downloadZip(fetchFiles(certificates)).blob()
  const link = document.createElement('a')
  link.href = URL.createObjectURL(archive)
  link.download = 'certificates.zip'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs)
  return certificates.length
}
