export default function MatchesScreen(_: { rest: string[] }) {
  return <main />
}
