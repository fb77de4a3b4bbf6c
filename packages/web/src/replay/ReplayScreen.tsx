export default function ReplayScreen(_: { rest: string[] }) {
  return <main />
}
