import type { SQL } from 'drizzle-orm'
import type { Language } from '@kere/contracts/accounts/languages'
import type { Context, Database, SignedIn } from '../../base/context.ts'

export interface Original {
  /** The row with which translations are erased. */
  root: { kind: string; id: string }
  /** The page on which the original is edited. */
  editPath: string
  language: Language
  title: string
  summary: string
  body: string
  /** Parts that have translations of their own. */
  parts: readonly { kind: string; id: string; title: string }[]
}

/** A kind of text that can stand in other languages too, declared in its `*.translated-kind.ts` (decision 0150). */
export interface TranslatedKind {
  kind: string
  /** Characters of each text. A limit of 0 means that the kind has no such text. */
  limits: { title: number; summary: number; body: number }
  /** Admins alone publish originals of this kind, so they alone show its translations. */
  isShownByAdmins?: true
  /** Renders and sanitizes Markdown. Without it the body is plain text. */
  render?(context: Context, translation: { id: string; title: string; body: string }): Promise<string>
  /** Reads the original as its author writes it; nothing for anybody else. */
  read(db: Database, id: string, author: SignedIn): Promise<Original | undefined>
  /** A condition in SQL under which the original may be changed by its author. */
  isChangeable(id: string, author: SignedIn): SQL
}
