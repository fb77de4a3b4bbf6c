import { BREAKPOINTS } from '../ui/breakpoints.ts'
import { getSettings, listen } from './settings.ts'

/** The page is light or dark: as was chosen, else as the system is, now and whenever one of them changes. */
export function keepTheme(): void {
  const system = matchMedia(BREAKPOINTS.light)
  const root = document.documentElement
  const show = () => {
    const { theme } = getSettings()
    root.dataset.theme = theme === 'system' ? (system.matches ? 'light' : 'dark') : theme
    const edge = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    if (edge) edge.content = getComputedStyle(root).getPropertyValue('--bg')
  }
  system.addEventListener('change', show)
  listen(show)
  show()
}
