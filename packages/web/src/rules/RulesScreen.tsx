export default function RulesScreen(_: { rest: string[] }) {
  return <main />
}
