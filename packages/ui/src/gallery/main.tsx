import { createRoot } from 'react-dom/client'
import { Gallery } from '../gallery.tsx'
import './styles.css'

const root = document.getElementById('gallery')
if (root) createRoot(root).render(<Gallery />)
