import layer from '../layers/Layer.module.css'

/** A word on the line of sight, with its sign. */
export function Tag({
  x,
  y,
  text,
  icon,
  colour = 'var(--warn)',
  ink = 'var(--warn-ink)',
}: {
  x: number
  y: number
  text: string
  icon: string
  colour?: string
  ink?: string
}) {
  const w = text.length * 6.1 + 28
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-w / 2} y={-9.5} width={w} height={19} rx={4} fill={colour} stroke="var(--steel-03)" strokeWidth={2} />
      <g color={ink}>
        <use href={`#${icon}`} x={-w / 2 + 5} y={-6.5} width={13} height={13} />
      </g>
      <text x={-w / 2 + 21} y={4} className={layer.tag} fontSize={11} fill={ink}>
        {text}
      </text>
    </g>
  )
}
