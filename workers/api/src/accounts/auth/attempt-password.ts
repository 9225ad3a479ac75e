import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { isPassword } from '../passwords/password-hash.ts'
import type { ThrottleKeys } from '../../base/throttle/throttle-keys.ts'
import { giveBackActs, consumeRateLimit } from '../../base/throttle/throttle-rows.ts'
import { requireSecret } from '../../base/secrets.ts'
import { type Attempt, signInBudgets } from './sign-in-budgets.ts'

interface PasswordAttempt extends Attempt {
  password: string
  passwordHash: string | null
}

/**
 * Checks a password. All pages that ask for one share one budget.
 * @returns `keys` of the try, which counts as a failure until its rows are deleted
 */
export async function attemptPassword(
  context: Context,
  { password, passwordHash, ...attempt }: PasswordAttempt,
): Promise<{ isRight: boolean; keys: ThrottleKeys }> {
  const { db, at, argon2id, log } = context
  const budgets = await signInBudgets(requireSecret(context), attempt)
  const { taken, waitMs } = await consumeRateLimit(db, budgets, at)
  if (taken.length === 0) {
    log('sign_in_throttled', { level: 'warn' })
    throw new DomainError('too_many_attempts', undefined, waitMs)
  }
  const isRight = await isPassword(argon2id, password, passwordHash).catch(async (error: unknown) => {
    await giveBackActs(db, taken)
    throw error
  })
  return { isRight, keys: budgets[0].keys }
}
