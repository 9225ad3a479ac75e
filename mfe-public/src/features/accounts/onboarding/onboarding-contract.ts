import { onboarding } from '@kere/contracts/accounts/onboarding'
import { checkBirthDate } from './birth-date.ts'
import { emptyFields, toOnboarding, type Asked, type OnboardingFields } from './onboarding-fields.ts'

export const schemaFor = (asked: Asked) => ({
  safeParse(typed: Partial<OnboardingFields>) {
    const fields = { ...emptyFields, ...typed }
    const date = checkBirthDate(fields, asked.today)
    const checked = onboarding.safeParse(toOnboarding(fields, asked))
    if (checked.success && !date) return checked
    const ofDate = date ? date.parts.map((part) => ({ path: [part], message: date.message })) : []
    const issues = [...ofDate, ...(checked.error?.issues ?? [])]
    return { success: false as const, error: { issues } }
  },
})

export { chooseRole, completeOnboarding } from '@kere/contracts/accounts/onboarding'
