import HomeScreen from './HomeScreen.tsx'
import { OperationScreen } from './operation/OperationScreen.tsx'
import { QuickStart } from './QuickStart.tsx'

/** #/new/quick/…: a match at once; #/new/operation/…: several missions in a row. */
export default function NewScreen({ rest }: { rest: string[] }) {
  const [what, ...wishes] = rest
  if (what === 'quick') return <QuickStart key={wishes.join('/')} wishes={wishes} />
  if (what === 'operation') return <OperationScreen key={wishes[0]} id={wishes[0] ?? ''} />
  return <HomeScreen rest={[]} />
}
