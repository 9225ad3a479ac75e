import { createRemote } from '@kere/platform/react/remote'
import { app } from './app.tsx'
import './styles.css'

export const { contract, mount, prefetch } = createRemote(app)
