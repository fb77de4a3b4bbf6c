import './tables/noeval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './fonts.css'
import './tokens.css'
import './app/base.css'
import './ui/Icon.module.css'
import './ui/Panel.module.css'
import './ui/Button.module.css'
import './ui/Page.module.css'
import './ui/Form.module.css'
import './ui/Menu.module.css'
import './ui/Hidden.module.css'
import { App } from './App.tsx'
import { listenForInstall } from './app/install.ts'
import { keepOffline } from './app/offline.ts'
import { arriveByLink } from './app/router.ts'
import { keepTheme } from './app/theme.ts'
import { loadSprite } from './ui/sprite.ts'
import { warmUp } from './warm.ts'

keepTheme()
listenForInstall()
arriveByLink()
warmUp(location.hash)
void loadSprite()
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

keepOffline()
