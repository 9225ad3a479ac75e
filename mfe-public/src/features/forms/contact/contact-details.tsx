import { t } from '@kere/brand/messages'
import { city, country, supportHours, teamEmail } from '@kere/brand/brand'
import { TextLink } from '@kere/ui/controls/link'
import { Fact, SideFacts } from '../../../pages/side-facts.tsx'

export const ContactDetails = () => (
  <SideFacts id="contact-details" title={t('Contact details', 'Heading')}>
    <Fact name={t('Email', 'Label of a field')}>
      <TextLink href={`mailto:${teamEmail}`}>{teamEmail}</TextLink>
    </Fact>
    <Fact name={t('Hours', 'Label: when we answer')}>{supportHours}</Fact>
    <Fact name={t('Location', 'Label')}>
      {city}, {country}
    </Fact>
  </SideFacts>
)
