import type { Overlays } from '../chrome/overlays-store.ts'

/** Asks once, however many calls wait for the proof. */
export function deferProof({ announce }: Pick<Overlays, 'announce'>): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null
  return () => {
    asking ??= import('./ask-for-proof.tsx')
      .then(({ askForProof }) => askForProof(announce))
      .catch(() => false)
      .finally(() => (asking = null))
    return asking
  }
}
