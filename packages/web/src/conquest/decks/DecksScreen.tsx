export default function DecksScreen(_: { rest: string[] }) {
  return <main />
}
