import { ListPage } from '@kere/screens/list-page'
import { ResponseFigures } from './response-figures.tsx'
import { responses } from './responses.list.tsx'

export const ResponsesPage = () => (
  <ListPage list={responses}>
    <ResponseFigures />
  </ListPage>
)
