import { foldText } from '@kere/brand/fold-text'
import type { Context } from '../../base/context.ts'
import { selectTexts, selectUnfolded, updateToFolded } from './unfolded-texts.queries.ts'

const atOnce = 50

/**
 * Folds texts in the same way as searches are folded; triggers list the texts to fold.
 * @returns how many were folded
 */
export async function foldTexts({ db }: Pick<Context, 'db'>): Promise<number> {
  const unfolded = await selectUnfolded(db, atOnce)
  if (unfolded.length === 0) return 0
  const found = await selectTexts(db, unfolded)
  const folded = found.map(({ table, rows }) => ({
    table,
    rows: rows.map(({ seq, texts }) => ({ seq, texts: texts.map((text) => text && foldText(text)) })),
  }))
  await updateToFolded(db, unfolded, folded)
  return unfolded.length
}
