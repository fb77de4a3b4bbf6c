import { lazy } from 'react'
import { QuickStart } from './quick/QuickStart.tsx'

/** A match at once needs nothing of the set-up. */
const OperationScreen = lazy(() => import('./operation/OperationScreen.tsx'))
const SetupScreen = lazy(() => import('./SetupScreen.tsx'))

/** #/new/GAME: the set-up; #/new/quick/…: a match at once; #/new/operation/…: several missions in a row. */
export default function NewScreen({ rest }: { rest: string[] }) {
  const [what, ...wishes] = rest
  if (what === 'quick') return <QuickStart key={wishes.join('/')} wishes={wishes} />
  if (what === 'operation') return <OperationScreen key={wishes[0]} id={wishes[0] ?? ''} />
  return <SetupScreen key={what} wanted={what} />
}
