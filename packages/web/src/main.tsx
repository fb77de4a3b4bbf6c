import './app/noeval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './fonts.css'
import './tokens.css'
import './app/base.css'
import { App } from './app/App.tsx'
import { keepOffline } from './app/offline.ts'
import { loadSprite } from './ui/sprite.ts'

void loadSprite()
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

keepOffline()
