import type { ProfileSectionName } from '@kere/contracts/accounts/profile-settings'
import { useState } from 'react'
import { keepTyped, type TypedSection, type TypedSections } from './typed-sections.ts'

export function useTypedSections(userId: string, kept: TypedSections) {
  const [typed, setTyped] = useState(kept)

  const write = (name: ProfileSectionName, next: TypedSection | null) => {
    setTyped(({ [name]: _before, ...others }) => (next ? { ...others, [name]: next } : others))
    keepTyped(userId, name, next)
  }
  const settle = (name: ProfileSectionName, sent: object, version: number) =>
    setTyped(({ [name]: now, ...others }) => {
      const left = now && now.values !== sent ? { ...now, version } : null
      keepTyped(userId, name, left)
      return left ? { ...others, [name]: left } : others
    })
  return { typed, write, settle }
}

export type TypedState = ReturnType<typeof useTypedSections>
