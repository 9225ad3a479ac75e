import { vi } from 'vitest'

export const creationOptions = {
  challenge: 'AQID',
  rp: { id: 'localhost', name: 'Kere' },
  user: { id: 'dXNyXzE', name: 'meera.n@example.in', displayName: 'Meera Nambiar' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
}

export const requestOptions = { challenge: 'AQID', rpId: 'localhost', timeout: 300_000, userVerification: 'required' }

const bytes = (...values: number[]) => Uint8Array.from(values).buffer

const named = { id: 'AQ', rawId: bytes(1), type: 'public-key', getClientExtensionResults: () => ({}) }

/** The bytes 1, 2, 3 and 4 in base64url. */
const written = { one: 'AQ', two: 'Ag', three: 'Aw', four: 'BA' }

/**
 * Takes the place of the browser's passkeys. The name of an error stands for a refusal of the browser or of the user.
 * `vi.restoreAllMocks` undoes it.
 */
export function stubPasskeys() {
  const stub = {
    refusal: null as string | null,
    asked: [] as string[],
    proven: {
      id: written.one,
      rawId: written.one,
      type: 'public-key',
      response: { clientDataJSON: written.two, authenticatorData: written.three, signature: written.four },
    },
    made: {
      id: written.one,
      rawId: written.one,
      type: 'public-key',
      response: { clientDataJSON: written.two, attestationObject: written.three },
    },
  }
  const give = (response: object) => {
    if (stub.refusal !== null) throw new DOMException('Not now', stub.refusal)
    // The types demand members that no code reads.
    return { ...named, response } as unknown as Credential
  }
  vi.spyOn(navigator.credentials, 'create').mockImplementation(async () => {
    stub.asked.push('create')
    return give({ clientDataJSON: bytes(2), attestationObject: bytes(3) })
  })
  vi.spyOn(navigator.credentials, 'get').mockImplementation(async () => {
    stub.asked.push('get')
    return give({ clientDataJSON: bytes(2), authenticatorData: bytes(3), signature: bytes(4) })
  })
  return stub
}
