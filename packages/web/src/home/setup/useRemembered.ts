import { useEffect, useState } from 'react'

/** A choice that is still there when the person comes back. */
export function useRemembered<T>(key: string, open: (kept: unknown) => T): [T, (change: Partial<T>) => void] {
  const [value, setValue] = useState<T>(() => open(read(key)))
  useEffect(() => {
    try {
      localStorage.setItem(key, JSON.stringify(value))
    } catch {
      // a browser that keeps nothing still plays
    }
  }, [key, value])
  return [value, change => setValue(old => ({ ...old, ...change }))]
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
