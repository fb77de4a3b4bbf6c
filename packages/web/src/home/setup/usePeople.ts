import { useSettings } from '../../app/settings.ts'
import { useWords } from '../../i18n/context.tsx'
import { personName } from '../../match/players.ts'

/** What the people at this screen are called unless somebody says otherwise. */
export function usePeople(): { own: string; usual(person: number): string } {
  const words = useWords()
  const { name } = useSettings()
  return { own: name, usual: person => (person === 0 && name) || personName(person, words) }
}
