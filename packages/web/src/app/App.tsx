import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect } from 'react'
import { WithWords } from '../i18n/context.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Crash } from './Crash.tsx'
import { KeepingBanner } from './KeepingBanner.tsx'
import { type RouteName, useRoute } from './router.ts'
import { useSettings } from './settings.ts'

type Screen = ComponentType<{ rest: string[] }>

/** Every screen is loaded when it is first looked at. */
const SCREENS: Record<RouteName, LazyExoticComponent<Screen>> = {
  home: lazy(() => import('../home/HomeScreen.tsx')),
  new: lazy(() => import('../home/NewScreen.tsx')),
  matches: lazy(() => import('../library/MatchesScreen.tsx')),
  match: lazy(() => import('../match/MatchScreen.tsx')),
  replay: lazy(() => import('../replay/ReplayScreen.tsx')),
  rules: lazy(() => import('../rules/RulesScreen.tsx')),
  decks: lazy(() => import('../conquest/decks/DecksScreen.tsx')),
  settings: lazy(() => import('./SettingsScreen.tsx')),
  about: lazy(() => import('../about/AboutScreen.tsx')),
  gallery: lazy(() => import('../gallery/GalleryScreen.tsx')),
}

export function App() {
  const { name, rest } = useRoute()
  const { locale, text } = useSettings()
  useEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dataset.text = text
  }, [locale, text])
  const Screen = SCREENS[name]
  return (
    <Crash key={`${name}/${rest[0] ?? ''}`}>
      <WithWords locale={locale} parts={['app']}>
        <KeepingBanner />
        <Suspense fallback={<Loading />}>
          <Screen rest={rest} />
        </Suspense>
      </WithWords>
    </Crash>
  )
}
