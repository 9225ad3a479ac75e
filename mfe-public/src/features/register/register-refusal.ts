import { messages } from '@kere/contracts/messages'
import { describeFailure, type Refusal, type RefusalText } from '../../refusal.ts'

/** Why there is no account yet (S-317). */
export function describeRefusal(refusal: Refusal): RefusalText {
  const title = messages.registrationFailed
  if (refusal.code !== 'validation_failed') return describeFailure(refusal, title)
  return {
    title,
    text: 'Choose whether you want to learn or teach, give your name and your email, and choose a password of 6 characters or more that is not a common one.',
  }
}
