import { QuickStart } from './QuickStart.tsx'

/** #/new/quick/…: a match at once. */
export default function NewScreen({ rest }: { rest: string[] }) {
  const [what, ...wishes] = rest
  if (what === 'quick') return <QuickStart key={wishes.join('/')} wishes={wishes} />
  return <main />
}
