/** One number, and what it must be at least or may be at most. */
export interface Measurement {
  readonly name: string
  readonly value: number
  readonly unit: 'MB/s' | 'MB' | 'ms' | 'bytes' | 'requests' | '×'
  readonly goal: { readonly atLeast: number } | { readonly atMost: number }
  /** What the number was made of. */
  readonly note?: string
}

export const ratio = (name: string, ours: number, theirs: number, atMost: number): Measurement => ({
  name,
  value: ours / theirs,
  unit: '×',
  goal: { atMost },
  note: `${ours.toFixed(0)} to ${theirs.toFixed(0)}`,
})

export function isMet({ value, goal }: Measurement): boolean {
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost
}

export function renderMeasurement(measurement: Measurement): string {
  const { name, value, unit, goal, note } = measurement
  const limit = 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`
  const shown = value >= 100 ? value.toFixed(0) : value.toFixed(2)
  return `${isMet(measurement) ? 'ok  ' : 'MISS'} ${name.padEnd(58)} ${shown.padStart(8)} ${unit}  (${limit})${note ? `  ${note}` : ''}`
}
