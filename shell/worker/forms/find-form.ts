import type { ReleaseForm } from '@kere/platform/release-form'
import { matchRoute } from '@kere/platform/match'
import type { LiveRemote } from '@kere/platform/routing'

export interface FoundForm {
  form: ReleaseForm
  params: Readonly<Record<string, string>>
}

export function findForm(live: readonly LiveRemote[], pathname: string): FoundForm | null {
  const forms = live.flatMap(({ release }) => release.forms)
  const match = matchRoute(
    forms.map(({ path }) => path),
    pathname,
  )
  const form = match && forms.find(({ path }) => path === match.pattern)
  return form ? { form, params: match.params } : null
}
