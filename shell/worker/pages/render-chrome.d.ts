import type { ChromeState } from '../../src/chrome/chrome-state.ts'
import type { NoticeCode } from '@kere/platform/notices'
import type { Submission } from '@kere/platform/submission'
import type { Layout } from '../../src/chrome/layout.ts'

/** The components speak of the DOM, which the worker does not have. */
export function renderChrome(state: ChromeState): { layout: Layout; header: string; footer: string }
export function renderUnavailable(address: string, reason: 'not_built' | 'needs_script'): string
export function renderTooOld(): string
export function renderConsent(): string
export function renderNotice(code: NoticeCode): string
export function renderRefusal(submission: Submission): string
