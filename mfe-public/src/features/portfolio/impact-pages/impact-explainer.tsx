import { t } from '@kere/brand/messages'
import { product } from '@kere/brand/brand'
import { ButtonLink } from '@kere/ui/controls/button'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import UserCheck from 'lucide-react/icons/user-check'

const marks = [
  {
    Icon: BadgeCheck,
    title: t('Verified by {product}', { product }, 'Heading, portfolio'),
    text: t(
      'A finished course, lab, fellowship or mentorship, or an attended event. Title and date come from us and cannot be edited.',
      'Text, portfolio',
    ),
  },
  {
    Icon: UserCheck,
    title: t('Confirmed', 'Heading, portfolio'),
    text: t('A person or group whom the owner named has answered our email and agreed.', 'Text, portfolio'),
  },
  {
    Icon: CircleDashed,
    title: t('Own record', 'Heading, portfolio'),
    text: t(
      'Written by its owner. Nobody has confirmed it yet; pictures, documents or a link may show it.',
      'Text, portfolio',
    ),
  },
]

export function ImpactExplainer({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <div className="grid gap-y-section pt-section wide:grid-cols-12 wide:gap-x-12">
      <section aria-labelledby="marks" className="border-t-2 border-ink pt-3.5 wide:col-span-7">
        <h2 id="marks">{t('Who vouches for an entry', 'Heading, portfolio')}</h2>
        <ul className="mt-2 list-none">
          {marks.map(({ Icon, title, text }) => (
            <li key={title} className="flex gap-3 border-b border-hairline py-4">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
              <div>
                <h3 className="text-body leading-dense">{title}</h3>
                <p className="mt-1 text-snug text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="own" className="border-t-2 border-ink pt-3.5 wide:col-span-5">
        <h2 id="own">
          {isSignedIn
            ? t('Add what you did', 'Heading, portfolio')
            : t('Start your own portfolio', 'Heading, portfolio')}
        </h2>
        <p className="mt-4 text-muted">
          {t(
            'Write down what you changed, with a date, a number and a link. Entries are private until you make them public. Nothing to show yet? Challenge Labs are projects that you can join.',
            'Text, portfolio',
          )}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          {isSignedIn ? (
            <ButtonLink href="/dashboard">{t('Go to your dashboard', 'Button, portfolio')}</ButtonLink>
          ) : (
            <ButtonLink href="/auth/register">{t('Create an account', 'Button, portfolio')}</ButtonLink>
          )}
          <ButtonLink href="/challenge-labs" variant="outline">
            {t('Challenge Labs', 'Button, portfolio')}
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}
