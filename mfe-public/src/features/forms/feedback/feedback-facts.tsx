import { t } from '@kere/brand/messages'
import { product, supportHours, supportReply } from '@kere/brand/brand'
import { TextLink } from '@kere/ui/controls/link'
import { Fact, SideFacts } from '../../../pages/side-facts.tsx'

/** Says what becomes of feedback (S-012, W-36), and where else to write. */
export const FeedbackFacts = () => (
  <div className="grid content-start gap-8">
    <SideFacts id="next" title={t('What happens next', 'Heading')}>
      <Fact name={t('Who reads it', 'Label, feedback')}>
        {t('The admins of {product}. They mark each message as planned or done.', { product }, 'Feedback page')}
      </Fact>
      <Fact name={t('Reply', 'Label, feedback')}>
        {t('By email, if you ask for one.', 'Feedback page')}{' '}
        {t(
          'We usually reply {time}, {hours}.',
          { time: supportReply, hours: supportHours },
          'As “We usually reply within 24 hours, Mon–Fri, 9:00 am–6:00 pm IST.”',
        )}
      </Fact>
      <Fact name={t('How long we keep it', 'Label, feedback')}>
        <TextLink href="/privacy/retention">{t('Deleted after 2 years', 'Link, feedback')}</TextLink>
      </Fact>
    </SideFacts>
    <SideFacts id="other-ways" title={t('Other ways to reach us', 'Heading, feedback')}>
      <Fact name={t('You have a question', 'Label, feedback')}>
        <TextLink href="/contact">{t('Contact', 'Title')}</TextLink>
      </Fact>
      <Fact name={t('A page does not work', 'Label, feedback')}>
        <TextLink href="/status">{t('See whether everything works', 'Link, feedback')}</TextLink>
      </Fact>
      <Fact name={t('Somebody breaks the rules', 'Label, feedback')}>
        {t('Open their page and choose “Report this profile”.', 'Feedback page')}
      </Fact>
    </SideFacts>
  </div>
)
