import { t } from '@kere/brand/messages'
import { pageIds } from '@kere/platform/boot'
import { identifierPrefix } from '@kere/platform/border'
import { notices } from '@kere/platform/notice-texts'
import type { NoticeCode } from '@kere/platform/notices'
import type { Submission } from '@kere/platform/submission'
import { ButtonLink } from '@kere/ui/controls/button'
import { ErrorPanel } from '@kere/ui/status/error-panel'
import { Toast } from '@kere/ui/status/toast'
import { renderToString } from 'react-dom/server.edge'
import type { ChromeState } from './chrome/chrome-state.ts'
import { Bell, type BellProps } from './bell/bell.tsx'
import { DashboardFrame } from './chrome/dashboard-frame.tsx'
import { Footer } from './chrome/footer.tsx'
import { layoutOf, type Layout } from './chrome/layout.ts'
import { PageHeader } from './chrome/page-header.tsx'
import { ConsentBanner } from './consent/consent-banner.tsx'

export { documentTitle } from './document-title.ts'

interface RenderedChrome {
  layout: Layout
  header: string
  footer: string
}

const BellOfNobody = (props: Omit<BellProps, 'source'>) => <Bell {...props} source={null} />

export function renderChrome(state: ChromeState): RenderedChrome {
  const layout = layoutOf(state)
  const header = (
    <PageHeader
      Frame={DashboardFrame}
      Bell={state.session.user && state.owns('/dashboard/notifications') ? BellOfNobody : null}
      state={state}
    />
  )
  return {
    layout,
    header: renderToString(header, { identifierPrefix: identifierPrefix(pageIds.header) }),
    footer:
      layout === 'site'
        ? renderToString(<Footer state={state} />, {
            identifierPrefix: identifierPrefix(pageIds.footer),
          })
        : '',
  }
}

export function renderUnavailable(address: string, reason: 'not_built' | 'needs_script'): string {
  const isScriptMissing = reason === 'needs_script'
  return renderToString(
    <div className="mx-auto max-w-page px-gutter py-section">
      <ErrorPanel
        title={
          isScriptMissing
            ? t('This page needs JavaScript', 'Heading of an error')
            : t('This part is unavailable', 'Heading of an error')
        }
        text={
          isScriptMissing
            ? t('Turn on JavaScript for this site and reload the page. Public pages work without it.', 'Error')
            : t('The site is not available right now. Please try again in a minute.', 'Error')
        }
        headingLevel="h1"
        retryHref={address}
      />
    </div>,
  )
}

/** The notice for browsers that are too old for the scripts (U-38). */
export const renderTooOld = (): string =>
  renderToString(
    <p role="alert" className="mx-auto max-w-page px-gutter py-section">
      {t(
        'Your browser is too old for this page: please update it, or open the page in another browser.',
        'Notice in a browser without the features that the scripts need',
      )}
    </p>,
  )

/** The banner is the same for everybody, because pages are cached. */
export const renderConsent = (): string => renderToString(<ConsentBanner />)

/** A notice for readers without a script. With one, it is shown as a toast. */
export function renderNotice(code: NoticeCode): string {
  const { tone, text, link } = notices[code]
  return renderToString(
    <div className="mx-auto max-w-page px-gutter pt-4">
      <Toast tone={tone}>
        {text}
        {link && (
          <>
            {'. '}
            <a href={link.href} className="font-semibold text-brand">
              {link.label}
            </a>
          </>
        )}
      </Toast>
    </div>,
  )
}

export function renderRefusal({ page, problem: { detail, errors, requestId } }: Submission): string {
  return renderToString(
    <div className="mx-auto max-w-page px-gutter py-section">
      <ErrorPanel
        title="This was not saved"
        text={
          <>
            <p>{detail}.</p>
            {errors.length > 0 && (
              <ul>
                {errors.map(({ pointer, detail: reason }) => (
                  <li key={pointer + reason}>{reason}</li>
                ))}
              </ul>
            )}
            <p>To get back what you entered, use your browser’s Back button.</p>
          </>
        }
        headingLevel="h1"
        action={
          <ButtonLink variant="outline" href={page}>
            Open the form again
          </ButtonLink>
        }
        reference={requestId}
      />
    </div>,
  )
}
