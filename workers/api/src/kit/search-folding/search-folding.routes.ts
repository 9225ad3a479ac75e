import type { Route } from '../../http/route.ts'
import { foldTexts } from './fold-texts.ts'

export const routes: readonly Route[] = []

export const clock = { textsFolded: foldTexts }
