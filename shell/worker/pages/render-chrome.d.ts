import type { ChromeState } from '../../src/chrome/chrome-state.ts'
import type { NoticeCode } from '@kere/platform/notices'
import type { Submission } from '@kere/platform/submission'
import type { Layout } from '../../src/chrome/layout.ts'

/** Typed without the components, because their types use the DOM, which a worker lacks. */
export function documentTitle(title: string): string
export function renderChrome(state: ChromeState): { layout: Layout; header: string; footer: string }
export function renderUnavailable(address: string, reason: 'not_built' | 'needs_script'): string
export function renderTooOld(): string
export function renderConsent(): string
export function renderNotice(code: NoticeCode): string
export function renderRefusal(submission: Submission): string
