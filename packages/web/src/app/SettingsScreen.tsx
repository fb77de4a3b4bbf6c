export default function SettingsScreen(_: { rest: string[] }) {
  return <main />
}
