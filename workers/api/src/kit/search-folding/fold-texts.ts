import { foldText } from '@kere/brand/fold-text'
import type { Context } from '../../base/context.ts'
import { soundsOfText } from './sounds.ts'
import { selectTexts, selectUnfolded, updateToFolded } from './unfolded-texts.queries.ts'

const atOnce = 50

function fold(text: string, hasSounds: boolean): string {
  const folded = foldText(text)
  return hasSounds ? `${folded}\n${soundsOfText(folded)}` : folded
}

/**
 * Folds texts in the same way as searches are folded, and adds how they sound; triggers list the texts to fold.
 * @returns how many were folded
 */
export async function foldTexts({ db }: Pick<Context, 'db'>): Promise<number> {
  const unfolded = await selectUnfolded(db, atOnce)
  if (unfolded.length === 0) return 0
  const found = await selectTexts(db, unfolded)
  const folded = found.map(({ table, hasSounds, rows }) => ({
    table,
    hasSounds,
    rows: rows.map(({ seq, texts }) => ({ seq, texts: texts.map((text) => text && fold(text, hasSounds)) })),
  }))
  await updateToFolded(db, unfolded, folded)
  return unfolded.length
}
