export default function HomeScreen(_: { rest: string[] }) {
  return <main />
}
