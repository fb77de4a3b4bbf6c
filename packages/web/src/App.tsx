import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect } from 'react'
import { I18nProvider } from 'react-aria-components'
import { type Above, AboveContext } from './app/above.ts'
import { Crash } from './app/Crash.tsx'
import { keepLanguage } from './app/offline.ts'
import { type RouteName, useRoute } from './app/router.ts'
import { useLocale, useSettings } from './app/settings.ts'
import { Glossary } from './glossary/Glossary.tsx'
import { WithWords } from './i18n/context.tsx'
import { KeepingBanner } from './keeping/KeepingBanner.tsx'
import { heedTurns } from './online/guest/refresh.ts'
import { MeChip } from './online/me/MeChip.tsx'
import { gameScreen } from './screens.ts'
import { Loading } from './ui/Loading.tsx'

const ABOVE: Above = {
  me: isHere => <MeChip isHere={isHere} />,
  glossary: <Glossary />,
  RuleText: lazy(() => import('./rules/RuleText.tsx')),
  PuzzleTable: lazy(() => import('./puzzles/PuzzleTable.tsx')),
  CompanionTable: lazy(() => import('./companion/CompanionTable.tsx')),
  gameScreen,
}

type Screen = ComponentType<{ rest: string[] }>

/** Every screen is loaded when it is first looked at. */
const SCREENS: Record<RouteName, LazyExoticComponent<Screen>> = {
  home: lazy(() => import('./home/HomeScreen.tsx')),
  new: lazy(() => import('./home/NewScreen.tsx')),
  matches: lazy(() => import('./library/MatchesScreen.tsx')),
  match: lazy(() => import('./match/MatchScreen.tsx')),
  table: lazy(() => import('./online/TableScreen.tsx')),
  lobby: lazy(() => import('./online/lobby/LobbyScreen.tsx')),
  me: lazy(() => import('./online/me/MeScreen.tsx')),
  shared: lazy(() => import('./replay/SharedScreen.tsx')),
  replay: lazy(() => import('./replay/ReplayScreen.tsx')),
  rules: lazy(() => import('./rules/RulesScreen.tsx')),
  decks: lazy(() => import('./conquest/decks/DecksScreen.tsx')),
  settings: lazy(() => import('./settings/SettingsScreen.tsx')),
  about: lazy(() => import('./about/AboutScreen.tsx')),
  referee: lazy(() => import('./referee/RefereeScreen.tsx')),
  companion: lazy(() => import('./companion/CompanionScreen.tsx')),
  learn: lazy(() => import('./learn/LearnScreen.tsx')),
  puzzles: lazy(() => import('./puzzles/PuzzlesScreen.tsx')),
  review: lazy(() => import('./review/ReviewScreen.tsx')),
  statistics: lazy(() => import('./statistics/StatisticsScreen.tsx')),
  gallery: lazy(() => import('./gallery/GalleryScreen.tsx')),
}

export function App() {
  const { name, rest } = useRoute()
  const locale = useLocale()
  const { text } = useSettings()
  useEffect(() => {
    document.documentElement.dataset.text = text
  }, [text])
  useEffect(() => keepLanguage(locale), [locale])
  useEffect(heedTurns, [])
  const Screen = SCREENS[name]
  return (
    <Crash key={`${name}/${rest[0] ?? ''}`}>
      <WithWords locale={locale} parts={['app']}>
        <I18nProvider locale={locale}>
          <KeepingBanner />
          <AboveContext value={ABOVE}>
            <Suspense fallback={<Loading />}>
              <Screen rest={rest} />
            </Suspense>
          </AboveContext>
        </I18nProvider>
      </WithWords>
    </Crash>
  )
}
