import type { ApiClient } from '@kere/platform/api'
import { mutationOptions } from '@tanstack/react-query'
import { forgetEducatorAnswers, readEducatorAnswers } from '../../../auth/educator-answers.ts'

export const applicationMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: async () => {
      const answers = readEducatorAnswers()
      if (!answers) throw new Error('The answers went while the page was open')
      const { applyToTeach } = await import('@kere/contracts/accounts/educator-applications')
      return api.call(applyToTeach, { body: { answers } })
    },
    onSuccess: forgetEducatorAnswers,
  })
